"""UNO on the wire."""
