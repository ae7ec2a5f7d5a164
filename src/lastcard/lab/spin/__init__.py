"""Simulations of UNO Spin."""
