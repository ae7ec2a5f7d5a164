"""Policies for UNO that can be compiled: fast players for simulations and playouts.

They read nothing but what the seat they decide for may know: its own hand, the discard pile, and
how many cards the others hold.
"""

from ...rules import bits
from ...rules.luck import roll
from ...rules.mode import hot, rule
from ...rules.shared.table import DRAWN, ROUND_OVER
from ...rules.shared.turns import next_seat
from ...rules.uno import actions as do
from ...rules.uno.apply import act
from ...rules.uno.cards import COLOUR as COLOUR_OF
from ...rules.uno.cards import (
    COLOURS,
    NO_COLOUR,
    POINTS,
    SKIP,
    STAR,
    SYMBOL,
    WILD_FOUR,
    WILD_FOUR_BIT,
    is_wild,
)
from ...rules.uno.hands import can_draw, stars_of, top
from ...rules.uno.legality import four_allowed, is_open_to_jump_in, moves_hands, playable
from ...rules.uno.table import CHALLENGE, COLOUR, SWAPHAND, Table
from ..policies import RANDOM, SHARP
from .counting import colour_count
from .sharp import sharp_worth

DOUBTFUL = 6  # cards: a player who holds as many hardly lacks the colour (U18)

NO_LIMIT = 1 << 40  # actions of a round


@hot
def policy_of(policies: int, seat: int) -> int:
    return policies >> (2 * seat) & 3


@hot
def decide(t: Table, policies: int) -> tuple[int, int]:
    """Who acts next, and what they do."""
    if t.uno_due:
        seat, action = late_call(t, policies)
        if seat >= 0:
            return seat, action
    if is_open_to_jump_in(t):
        jumper = next_jumper(t)
        if jumper >= 0:
            policy = policy_of(policies, jumper)
            if policy != RANDOM or roll(t, 2):
                return jumper, play(t, jumper, top(t), policy)
    return t.turn, answer(t, policy_of(policies, t.turn))


@rule
def play_out(t: Table, policies: int, most: int) -> int:
    """Play a round to its end, or ``most`` actions of it; how many that took."""
    n = 0
    while t.phase < ROUND_OVER and n < most:
        seat, action = decide(t, policies)
        t.event_count = 0
        act(t, seat, action)
        n += 1
    return n


@rule
def late_call(t: Table, policies: int) -> tuple[int, int]:
    """Somebody has one card and has not called: RANDOM may be caught, all others call late."""
    due = bits.lowest(t.uno_due)
    if policy_of(policies, due) != RANDOM:
        return due, do.CALL
    catcher = next_seat(t, due)
    while policy_of(policies, catcher) == RANDOM and catcher != due:
        catcher = next_seat(t, catcher)
    if catcher != due:
        return catcher, do.CATCH + due
    return (next_seat(t, due), do.CATCH + due) if roll(t, 2) else (-1, 0)


@rule
def next_jumper(t: Table) -> int:
    """The next seat out of turn that can jump in (H3); -1 where nobody can."""
    seat = next_seat(t, t.turn)
    while seat != t.turn:
        if playable(t, seat):
            return seat
        seat = next_seat(t, seat)
    return -1


@hot
def answer(t: Table, policy: int) -> int:
    """What the seat on turn does."""
    seat = t.turn
    if t.phase == COLOUR:
        return do.NAME + colour_choice(t, seat, policy)
    if t.phase == SWAPHAND:
        return do.SWAPHAND + hand_choice(t, seat, policy)
    if t.phase == CHALLENGE:
        return draw_answer(t, seat, policy)
    plays = playable(t, seat)
    if policy != RANDOM:
        plays = honest(t, seat, plays)
    if plays == 0:
        if t.phase == DRAWN:
            return do.KEEP
        return do.DRAW if can_draw(t) else do.PASS
    return play(t, seat, card_choice(t, seat, plays, policy), policy)


@rule
def honest(t: Table, seat: int, plays: int) -> int:
    """Without a Wild Draw Four that could be challenged (U18)."""
    if plays & WILD_FOUR_BIT and not four_allowed(t, seat):
        plays &= ~WILD_FOUR_BIT
    return plays


@rule
def draw_answer(t: Table, seat: int, policy: int) -> int:
    """To a Wild Draw Four, or to what is passed on (H1)."""
    plays = playable(t, seat)
    if policy != RANDOM:
        plays = honest(t, seat, plays)
    if plays and (policy != RANDOM or roll(t, 2)):
        return play(t, seat, card_choice(t, seat, plays, policy), policy)
    if top(t) == WILD_FOUR and not t.no_bluffing and doubts(t, policy):
        return do.CHALLENGE
    return do.ACCEPT


@rule
def doubts(t: Table, policy: int) -> bool:
    """U19: whether to challenge. One that is right saves four cards and the turn, one that is wrong
    costs two; six cards lack a colour only one time in five.
    """
    return roll(t, 4) == 0 if policy == RANDOM else t.counts[t.accused] >= DOUBTFUL


@hot
def card_choice(t: Table, seat: int, plays: int, policy: int) -> int:
    if policy == RANDOM:
        return bits.member(plays, roll(t, bits.count(plays)))
    pressed = t.counts[next_seat(t, seat)] <= 2
    best = -1 << 20
    chosen = 0
    while plays:
        card = bits.lowest(plays)
        plays &= plays - 1
        if policy == SHARP:
            worth = sharp_worth(t, seat, card, pressed)
        else:
            worth = card_worth(t, seat, card, pressed)
        if worth > best:
            best = worth
            chosen = card
    return chosen


@rule
def card_worth(t: Table, seat: int, card: int, pressed: bool) -> int:
    """How glad the greedy player is to play a card now."""
    return worth_of(card, 0 if is_wild(card) else colour_count(t, seat, COLOUR_OF[card]), pressed)


@rule
def worth_of(card: int, of_its_colour: int, pressed: bool) -> int:
    if is_wild(card):
        return 500 if pressed and card == WILD_FOUR else 1  # wild cards are kept for later
    worth = 10 + 12 * of_its_colour + POINTS[card]
    if SYMBOL[card] >= SKIP and pressed:
        worth += 300  # the next player is about to go out
    return worth


@rule
def colour_choice(t: Table, seat: int, policy: int) -> int:
    if policy == RANDOM:
        return roll(t, COLOURS)
    best = 0
    most = -1
    for colour in range(COLOURS):
        total = colour_count(t, seat, colour)
        if total > most:
            most = total
            best = colour
    return best


@rule
def hand_choice(t: Table, seat: int, policy: int) -> int:
    """H2: whose hand."""
    if policy == RANDOM:
        other = roll(t, t.players - 1)
        return other + 1 if other >= seat else other
    best = next_seat(t, seat)
    for other in range(t.players):
        if other != seat and t.counts[other] < t.counts[best]:
            best = other
    return best


@rule
def play(t: Table, seat: int, face: int, policy: int) -> int:
    colour = colour_choice(t, seat, policy) if is_wild(face) else NO_COLOUR
    calls = t.counts[seat] == 2 and not moves_hands(t, face)
    card = t.drawn if t.phase == DRAWN else face + STAR * stars_of(t, seat, face)
    if calls and policy == RANDOM:
        calls = roll(t, 4) > 0
    return do.play_of(card, colour) + (do.CALLING if calls else 0)
