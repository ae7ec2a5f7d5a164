"""How it is played in the terminal."""

from .terminal import SpinTerminal

PART = SpinTerminal
