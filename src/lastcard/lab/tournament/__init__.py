"""Bots against bots, on the same deals from every seat: :func:`play`."""

from .report import Report
from .run import Tournament, TournamentError, play

__all__ = ["Report", "Tournament", "TournamentError", "play"]
