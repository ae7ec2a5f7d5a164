"""Policies that can be compiled: fast players for simulations and playouts."""
