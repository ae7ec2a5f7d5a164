"""The rules of UNO Rummy."""
