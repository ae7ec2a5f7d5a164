"""UNO Rummy on the wire."""
