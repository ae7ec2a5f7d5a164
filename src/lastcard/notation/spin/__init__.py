"""The notation of UNO Spin."""
