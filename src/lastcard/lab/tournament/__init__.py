"""Bots against bots, on the same deals from every seat: :func:`play`."""

from .results import Results
from .run import play
from .tournament import Tournament, TournamentError

__all__ = ["Results", "Tournament", "TournamentError", "play"]
