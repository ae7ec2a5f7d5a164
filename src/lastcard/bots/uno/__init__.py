"""How bots think in UNO."""
