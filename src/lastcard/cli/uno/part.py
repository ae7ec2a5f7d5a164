"""How it is played in the terminal."""

from .terminal import CardTerminal

PART = CardTerminal
