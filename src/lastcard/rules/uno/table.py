"""Everything there is to know of a game of UNO between two actions."""

from collections.abc import MutableSequence, Sequence

from ..chance import BLOCK_WORDS
from ..record import Record, own, public, secret, turn_only
from .cards import FACES, PACK_SIZE

SEATS = 10  # U2
HAND_SIZE = 7  # U4

# Phases: what the seat on turn is asked for.
COLOUR, TURN, DRAWN, CHALLENGE, SWAPHAND, ROUND_OVER, MATCH_OVER = range(7)

# Scorings (U31-U33).
WINNER, HANDS, NONE = range(3)

NOBODY = -1
NO_CARD = -1

# The most that one action can report: a shuffled pack drawn for the deal, and the deal itself.
EVENTS = 200


class Table(Record):
    """The state of a table: rules agreed, match, piles, hands, the moment, chance, events."""

    # The rules agreed on
    players: int = public()
    scoring: int = public()
    target: int = public("i4")
    reverse_skips_with_two: int = public()
    stacking: int = public()
    seven_zero: int = public()
    jump_in: int = public()
    draw_until_playable: int = public()
    force_play: int = public()
    no_bluffing: int = public()

    # The match
    rounds: int = public("i4")  # dealt so far
    dealer: int = public()
    scores: MutableSequence[int] = public("i4", SEATS)
    points: MutableSequence[int] = public("i4", SEATS)  # of the round that has ended
    winner: int = public()  # of the round that has ended
    winners: int = public("i2")  # of the match: a set of seats

    # The piles: the last card is drawn next, the last card is on top
    stock: MutableSequence[int] = secret("i1", PACK_SIZE)
    stock_count: int = public()
    discards: MutableSequence[int] = public("i1", PACK_SIZE)
    discard_count: int = public()

    # The hands: how many of each face; the set of faces; the number of cards
    hands: Sequence[MutableSequence[int]] = own("i1", SEATS, FACES)
    held: MutableSequence[int] = own("i8", SEATS)
    counts: MutableSequence[int] = public("i1", SEATS)
    shown: MutableSequence[int] = public("i2", SEATS)  # the seats that have seen this very hand

    # The moment
    phase: int = public()
    turn: int = public()
    direction: int = public()
    colour: int = public()  # in force
    drawn: int = turn_only()  # the card just drawn, in phase DRAWN
    owed: int = public()  # cards to be drawn for Draw Twos or Wild Draw Fours
    accused: int = public()  # who played the last Wild Draw Four
    bluffed: int = secret()  # U22: whether it was not allowed when it was played
    just_played: int = public()  # the top card was played, and nobody has acted since (H3)
    passes: int = public()  # in a row (U29)
    uno_due: int = public("i2")  # the seats that can be caught

    # Chance; ``ordered``: as in a scenario, nothing is shuffled
    ordered: int = public()
    key: MutableSequence[int] = secret("i8", 8)
    nonce: MutableSequence[int] = secret("i8", 3)
    block: int = secret("i8")
    words: MutableSequence[int] = secret("i8", BLOCK_WORDS)
    halves_used: int = secret()
    luck: int = secret("i8")  # of the policies in a playout

    # What has happened since the caller last emptied this: kind, seat, and two details
    events: Sequence[MutableSequence[int]] = secret("i1", EVENTS, 4)
    event_count: int = secret("i2")
