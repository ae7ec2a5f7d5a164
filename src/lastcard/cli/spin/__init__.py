"""UNO Spin in the terminal."""
