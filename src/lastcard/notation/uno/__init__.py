"""The notation of UNO."""
