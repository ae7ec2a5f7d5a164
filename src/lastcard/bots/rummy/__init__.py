"""How bots think in UNO Rummy."""
