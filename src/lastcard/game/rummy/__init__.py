"""UNO Rummy as :mod:`lastcard.game` knows it."""
