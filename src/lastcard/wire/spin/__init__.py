"""UNO Spin on the wire."""
