"""Everything there is to know about a game of UNO Rummy between two actions."""

from collections.abc import MutableSequence, Sequence

from ..chance import BLOCK_WORDS
from ..record import Record, own, public, secret, turn_only
from ..shared.table import EVENT_SIZE
from .tiles import FACES, PACK_SIZE

SEATS = 4  # R1
RACK_SIZE = 14  # R3
START_TILES = 4  # R3
MOST_TILES = 4  # R5
MELDS = 34  # more than there can be

# Whether the seat on turn can play a tile: known, or not yet asked.
NO, YES, UNKNOWN = range(3)

# What only the solver can say, before an action is over: can the tile just drawn be played (R6);
# can the player on turn play, where there is nothing to draw (R27)?
NO_QUESTION, DRAWN_FITS, EXHAUSTED = range(3)

EVENTS = 200


class RummyTable(Record):
    """The state of a table: rules agreed on, match, tiles, racks, the moment, chance, events."""

    # The rules agreed on
    players: int = public()
    scoring: int = public()
    target: int = public("i4")
    rounds: int = public("i4")  # at most this many (U33); 0: not limited
    must_play: int = public()  # R6
    reverse_skips_with_two: int = public()  # U15

    # The match
    dealt: int = public("i4")  # rounds so far
    dealer: int = public()  # who opened (R2)
    scores: MutableSequence[int] = public("i4", SEATS)
    points: MutableSequence[int] = public("i4", SEATS)  # of the round that has ended
    winner: int = public()  # of the round that has ended
    winners: int = public("i2")  # of the match: a set of seats

    # The tiles: face down, the last one is drawn next; start tiles; runs and sets in one row
    stock: MutableSequence[int] = secret("i1", PACK_SIZE)
    stock_count: int = public()
    singles: MutableSequence[int] = public("i1", START_TILES)
    single_count: int = public()
    tiles: MutableSequence[int] = public("i1", PACK_SIZE)
    meld_size: MutableSequence[int] = public("i1", MELDS)
    melds: int = public()
    lying: MutableSequence[int] = public("i1", FACES)  # how many of each face are in runs and sets

    # The racks: how many of each face; the number of tiles
    hands: Sequence[MutableSequence[int]] = own("i1", SEATS, FACES)
    counts: MutableSequence[int] = public("i1", SEATS)

    # The moment
    phase: int = public()
    turn: int = public()
    direction: int = public()
    drawn: int = turn_only()  # the tile just drawn, in phase DRAWN
    can_play: int = turn_only()
    question: int = public()  # open between an action and its end
    swaps: int = public()  # in this turn (R10)
    swapped: MutableSequence[int] = public("i1", MOST_TILES)  # the tiles swapped in
    swapped_into: MutableSequence[int] = public("i1", MOST_TILES)  # the melds they came into
    uno_due: int = public("i2")  # the seats that can be caught
    called: int = public("i2")  # the seats that have called; only for the words of a refusal
    called_ahead: int = public()  # the seat on turn has called, for the end of its turn (R20)
    drew_last: int = public()  # the seat whose turn a draw has just ended (R6); for a refusal too

    # What the seat on turn is giving: the new table with marks; empty between two actions
    draft: MutableSequence[int] = public("i2", PACK_SIZE)
    draft_tiles: int = public()
    draft_size: MutableSequence[int] = public("i1", MELDS)
    draft_melds: int = public()
    said: MutableSequence[int] = public("i1", FACES)  # how many of each face
    said_mine: MutableSequence[int] = public("i1", FACES)  # of these, marked as from the rack
    fresh: MutableSequence[int] = public("i1", PACK_SIZE)  # which tiles were just played

    # Chance; ``ordered``: as in a scenario, nothing is shuffled
    ordered: int = public()
    key: MutableSequence[int] = secret("i8", 8)
    nonce: MutableSequence[int] = secret("i8", 3)
    block: int = secret("i8")
    words: MutableSequence[int] = secret("i8", BLOCK_WORDS)
    halves_used: int = secret()
    luck: int = secret("i8")  # of the policies in a playout

    # What has happened since the caller last emptied this: kind, seat, and two details
    events: MutableSequence[int] = secret("i1", EVENTS * EVENT_SIZE)
    event_count: int = secret("i2")
