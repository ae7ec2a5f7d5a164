"""What a simulation of UNO Rummy counts besides."""

from collections.abc import MutableSequence

from ...rules.record import public
from ...rules.rummy.table import MOST_TILES
from ..tally import Tally


class RummyTally(Tally):
    """Counts over many rounds."""

    exhausted: int = public("i8")  # rounds in which the tiles ran out (R27)
    lays: MutableSequence[int] = public("i8", MOST_TILES + 1)  # by tiles from the rack
