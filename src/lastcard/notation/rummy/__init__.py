"""The notation of UNO Rummy."""
