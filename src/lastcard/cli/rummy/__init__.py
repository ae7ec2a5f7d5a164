"""UNO Rummy in the terminal."""
