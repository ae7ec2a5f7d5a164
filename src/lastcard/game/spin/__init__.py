"""UNO Spin as :mod:`lastcard.game` knows it."""
