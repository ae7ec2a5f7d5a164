"""Simulations of UNO Rummy."""
