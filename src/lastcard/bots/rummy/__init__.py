"""The expert of UNO Rummy: plans, imagined tables, values."""
