"""Everything there is to know about a game of UNO between two actions."""

from collections.abc import MutableSequence, Sequence

from ..chance import BLOCK_WORDS
from ..record import Record, own, public, secret, turn_only
from ..shared.table import EVENT_SIZE
from .cards import FACES, PACK_SIZE

SEATS = 10  # U2
HAND_SIZE = 7  # U4

# Phases of this game alone; those of the wheel come behind them.
COLOUR = 0
CHALLENGE = 3
SWAPHAND = 4

RESULTS = 9  # of the wheel (S4)
COMING = 250  # the most results that a scenario can give

# Who has seen a hand is a set of seats; the bit after the last seat stands for spectators.
SPECTATORS = SEATS
EVERYBODY_SAW = (1 << (SEATS + 1)) - 1

# The most that one action can report: a shuffled pack drawn for the deal, and the deal itself.
EVENTS = 200


class Table(Record):
    """The state of a table: rules agreed on, match, piles, hands, the moment, chance, events."""

    # The rules agreed on
    players: int = public()
    spin: int = public()  # UNO Spin: played with spin cards and the wheel
    scoring: int = public()
    target: int = public("i4")
    rounds: int = public("i4")  # at most this many (U33); 0: not limited
    reverse_skips_with_two: int = public()
    stacking: int = public()
    seven_zero: int = public()
    jump_in: int = public()
    draw_until_playable: int = public()
    force_play: int = public()
    no_bluffing: int = public()

    # The match
    dealt: int = public("i4")  # rounds so far
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

    # The hands: how many of each face; sets of faces; the number of cards
    hands: Sequence[MutableSequence[int]] = own("i1", SEATS, FACES)
    held: MutableSequence[int] = own("i8", SEATS)
    stars: MutableSequence[int] = own("i8", SEATS)  # the set of faces held as spin cards
    counts: MutableSequence[int] = public("i1", SEATS)
    shown: MutableSequence[int] = public("i2", SEATS)  # the seats that have seen this very hand

    # The moment
    phase: int = public()
    turn: int = public()
    direction: int = public()
    colour: int = public()  # the current one
    drawn: int = turn_only()  # the card just drawn, in phase DRAWN
    owed: int = public()  # cards to be drawn for Draw Twos or Wild Draw Fours
    accused: int = public()  # who played the last Wild Draw Four
    bluffed: int = secret()  # U22: whether it was not allowed when it was played
    just_played: int = public()  # the top card was played, and nobody has acted since (H3)
    passes: int = public()  # in a row (U29)
    uno_due: int = public("i2")  # the seats that can be caught
    called: int = public("i2")  # the seats that have called; only for the words of a refusal

    # UNO Spin: the wheel, what it has stopped at, and what follows from that
    wheel: MutableSequence[int] = public("i4", RESULTS)  # the weight of each result (S4)
    coming: MutableSequence[int] = secret("i1", COMING)  # results that a scenario gives, last first
    coming_count: int = public("i2")
    coming_given: int = public()  # a scenario says what the wheel gives
    result: int = public()
    spinner: int = public()
    gone_out: int = public()  # the seat whose last card was a spin card (S17)
    put: int = public()  # cards put down so far (S5-S7, S12, S13)
    put_card: int = public()  # the last of them
    fighters: int = public("i2")  # the seats that lay in this turn of a war
    to_lay: int = public("i2")  # the seats that still have to lay in a war
    laying: MutableSequence[int] = own("i1", SEATS)  # the card each lays, until all have laid
    laid: Sequence[MutableSequence[int]] = public("i1", SEATS, FACES)  # shown in this war, by face
    laid_stars: MutableSequence[int] = public("i8", SEATS)

    # Chance; ``ordered``: as in a scenario, nothing is shuffled
    ordered: int = public()
    key: MutableSequence[int] = secret("i8", 8)
    nonce: MutableSequence[int] = secret("i8", 3)
    block: int = secret("i8")
    words: MutableSequence[int] = secret("i8", BLOCK_WORDS)
    halves_used: int = secret()
    spin_words: MutableSequence[int] = secret("i8", BLOCK_WORDS)
    spin_words_used: int = secret("i4")
    luck: int = secret("i8")  # of the policies in a playout

    # What has happened since the caller last emptied this: kind, seat, and two details
    events: MutableSequence[int] = secret("i1", EVENTS * EVENT_SIZE)
    event_count: int = secret("i2")
