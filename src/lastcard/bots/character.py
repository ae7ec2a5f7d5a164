"""What a player likes: small habits that people at the table come to know."""

from typing import NamedTuple


class Character(NamedTuple):
    """How often a player gives way to a habit."""

    bluffs: float = 0.0  # plays a Wild Draw Four although something else fits (U18)
    hoards: float = 0.0  # keeps wild cards, and rather draws
    shows_off: float = 0.0  # plays action cards as soon as they fit


CHARACTERS = (Character(), Character(bluffs=0.5), Character(hoards=0.6), Character(shows_off=0.6))
