"""What happens in UNO, as a client is told it."""

from ..events import Called, Caught, Deed, Happened, MatchEnded, MissedTurn, Reversed, RoundEnded


class DrewForDeal(Happened, frozen=True, tag="drew_for_deal"):
    """A seat drew this card to decide who deals (U3)."""

    seat: int
    card: str


class Dealt(Happened, frozen=True, tag="dealt"):
    """The dealer dealt (U4)."""

    dealer: int
    count: int  # of the cards in each hand
    hands: list[str | None]  # None: not to be seen


class TurnedUp(Happened, frozen=True, tag="turned_up"):
    """The first card of the discard pile (U4)."""

    card: str


class PutBack(Happened, frozen=True, tag="put_back"):
    """A Wild Draw Four turned up first went back into the pile (U10)."""

    card: str


class Named(Deed, frozen=True, tag="named"):
    """A seat named the colour of a Wild turned up first (U9)."""

    seat: int
    colour: str


class Played(Deed, frozen=True, tag="played"):
    """A seat played a card."""

    seat: int
    card: str
    colour: str | None = None  # that a wild card was given


class Drew(Deed, frozen=True, tag="drew"):
    """A seat drew cards, for whatever reason."""

    seat: int
    count: int
    cards: str | None = None  # in the order drawn; for the player who drew them


class Kept(Deed, frozen=True, tag="kept"):
    """A seat kept the card just drawn (U13), or those that the wheel lets it put down (S14)."""

    seat: int


class Passed(Deed, frozen=True, tag="passed"):
    """A seat could neither play nor draw (U29)."""

    seat: int


class Reshuffled(Happened, frozen=True, tag="reshuffled"):
    """The discard pile became the draw pile (U28)."""

    count: int


class Accepted(Deed, frozen=True, tag="accepted"):
    """A seat drew what it owed without a challenge."""

    seat: int


class Challenged(Deed, frozen=True, tag="challenged"):
    """A seat challenged a Wild Draw Four (U19)."""

    seat: int
    accused: int


class Showed(Deed, frozen=True, tag="showed"):
    """A seat showed its hand to another one alone (U20), or to all (S11)."""

    seat: int
    to: int | None  # None: to all
    count: int
    cards: str | None = None  # for those who may see them


class Judged(Happened, frozen=True, tag="judged"):
    """Whether the Wild Draw Four of a seat had been a bluff (U21)."""

    seat: int
    guilty: bool


class PassedHands(Happened, frozen=True, tag="passed_hands"):
    """All hands were passed on (H2)."""

    direction: int  # 1: to the left, -1: to the right


class SwappedHands(Deed, frozen=True, tag="swapped_hands"):
    """A seat swapped hands with another one (H2)."""

    seat: int
    other: int


BeforeTurns = DrewForDeal | Dealt | TurnedUp | PutBack
InTurn = Named | Played | Called | Drew | Kept | Passed | MissedTurn | Reversed | Reshuffled
AmongPlayers = Accepted | Challenged | Showed | Judged | Caught | PassedHands | SwappedHands
UnoEvent = BeforeTurns | InTurn | AmongPlayers | RoundEnded | MatchEnded
