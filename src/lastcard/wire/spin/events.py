"""What happens in UNO Spin, as a client is told it: at the wheel, and everything that UNO has."""

from ..events import Deed, Happened
from ..uno.events import UnoEvent


class Spun(Deed, frozen=True, tag="spun"):
    """A seat spun the wheel (S4)."""

    seat: int
    result: str


class TradedHands(Happened, frozen=True, tag="traded_hands"):
    """Everybody passed their hand to the left (S10)."""


class Laid(Deed, frozen=True, tag="laid"):
    """A seat laid a card in a war (S12)."""

    seat: int
    card: str | None = None  # for the player who laid it


class Revealed(Happened, frozen=True, tag="revealed"):
    """All have laid: the card of a seat (S12)."""

    seat: int
    card: str


class WonWar(Happened, frozen=True, tag="won_war"):
    """A seat won the war (S12)."""

    seat: int


class PutDown(Deed, frozen=True, tag="put_down"):
    """A seat put down a card through the wheel (S14)."""

    seat: int
    card: str
    colour: str | None = None  # that a wild card was given


class Shouted(Deed, frozen=True, tag="shouted"):
    """A seat was the first to shout (S13)."""

    seat: int


SpinEvent = UnoEvent | Spun | TradedHands | Laid | Revealed | WonWar | PutDown | Shouted
