"""What happened in a match, as a client is told it: a type for each event of :mod:`lastcard.game`.

Cards and tiles are in notation. What a viewer may not know is absent.
"""

import msgspec


class Happened(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Anything that happened in a match; ``kind`` tells what."""


class Deed(Happened, frozen=True, kw_only=True):
    """What a seat did."""

    stand_in: bool = False  # a bot did it for the player


# UNO, and what all games have


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


class Called(Deed, frozen=True, tag="called"):
    """A seat called "UNO!" (U23)."""

    seat: int


class Drew(Deed, frozen=True, tag="drew"):
    """A seat drew cards, for whatever reason."""

    seat: int
    count: int
    cards: str | None = None  # in the order drawn; for the one who drew them


class Kept(Deed, frozen=True, tag="kept"):
    """A seat kept the card just drawn (U13), or those that the wheel lets it put down (S14)."""

    seat: int


class Passed(Deed, frozen=True, tag="passed"):
    """A seat could neither play nor draw (U29)."""

    seat: int


class MissedTurn(Happened, frozen=True, tag="missed_turn"):
    """A seat missed its turn."""

    seat: int


class Reversed(Happened, frozen=True, tag="reversed"):
    """The direction of play changed."""

    direction: int  # 1: to the left, -1: to the right


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


class Caught(Deed, frozen=True, tag="caught"):
    """A seat was caught for not calling (U24)."""

    seat: int
    by: int  # the seat that did it


class PassedHands(Happened, frozen=True, tag="passed_hands"):
    """All hands were passed on (H2)."""

    direction: int  # 1: to the left, -1: to the right


class SwappedHands(Deed, frozen=True, tag="swapped_hands"):
    """A seat swapped hands with another one (H2)."""

    seat: int
    other: int


class RoundEnded(Happened, frozen=True, tag="round_ended"):
    """The round is over."""

    winner: int | None
    points: tuple[int, ...]  # that each seat was credited or charged


class MatchEnded(Happened, frozen=True, tag="match_ended"):
    """The match is over."""

    winners: tuple[int, ...]


# UNO Spin


class Spun(Deed, frozen=True, tag="spun"):
    """A seat turned the wheel (S4)."""

    seat: int
    result: str


class TradedHands(Happened, frozen=True, tag="traded_hands"):
    """Everybody handed the hand to the left (S10)."""


class Laid(Deed, frozen=True, tag="laid"):
    """A seat laid a card in a war (S12)."""

    seat: int
    card: str | None = None  # for the one who laid it


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


# UNO Rummy


class DrewToOpen(Happened, frozen=True, tag="drew_to_open"):
    """A seat drew this tile to decide who opens (R2)."""

    seat: int
    tile: str


class DealtTiles(Happened, frozen=True, tag="dealt_tiles"):
    """Each drew a rack (R3)."""

    opener: int
    count: int  # of the tiles on each rack
    hands: list[str | None]  # None: not to be seen


class TurnedUpTiles(Happened, frozen=True, tag="turned_up_tiles"):
    """The start tiles (R3)."""

    tiles: str


class LaidTiles(Deed, frozen=True, tag="laid_tiles"):
    """A seat played these tiles from its rack (R5, R7)."""

    seat: int
    tiles: str
    table: list[str]  # the runs and sets, as they are now


class SwappedJoker(Deed, frozen=True, tag="swapped_joker"):
    """A seat put a tile in the place of a joker, which went to its rack (R10)."""

    seat: int
    tile: str
    meld: int  # counted from 1


class EndedTurn(Deed, frozen=True, tag="ended_turn"):
    """A seat ended its turn after swaps alone."""

    seat: int


class DrewTiles(Deed, frozen=True, tag="drew_tiles"):
    """A seat drew tiles."""

    seat: int
    count: int
    tiles: str | None = None  # in the order drawn; for the one who drew them


class KeptTile(Deed, frozen=True, tag="kept_tile"):
    """A seat kept the tile just drawn."""

    seat: int


GameEvent = (
    DrewForDeal
    | Dealt
    | TurnedUp
    | PutBack
    | Named
    | Played
    | Called
    | Drew
    | Kept
    | Passed
    | MissedTurn
    | Reversed
    | Reshuffled
    | Accepted
    | Challenged
    | Showed
    | Judged
    | Caught
    | PassedHands
    | SwappedHands
    | RoundEnded
    | MatchEnded
    | Spun
    | TradedHands
    | Laid
    | Revealed
    | WonWar
    | PutDown
    | Shouted
    | DrewToOpen
    | DealtTiles
    | TurnedUpTiles
    | LaidTiles
    | SwappedJoker
    | EndedTurn
    | DrewTiles
    | KeptTile
)
