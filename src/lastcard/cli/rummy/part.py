"""How it is played in the terminal."""

from .terminal import RummyTerminal

PART = RummyTerminal
