"""Scenarios of UNO Spin: those of UNO, with its pack."""

from ...rules.uno.cards import SPIN_PACK
from ..uno.scenario import CardReader


class SpinReader(CardReader):
    """Reads and checks the parts of one scenario."""

    pack = SPIN_PACK
