"""UNO as :mod:`lastcard.game` knows it."""
