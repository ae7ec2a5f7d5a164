"""Simulations of UNO."""
