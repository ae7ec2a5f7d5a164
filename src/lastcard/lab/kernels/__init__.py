"""Bulk work in one compiled call."""
