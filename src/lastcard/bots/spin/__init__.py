"""How bots think in UNO Spin."""
