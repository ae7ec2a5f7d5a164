"""A turn: playing, drawing, what the cards do (U11-U18, U23-U25, H)."""

from ..mode import hot, rule
from ..shared.events import emit
from ..shared.table import DRAWN, NO_CARD, TURN
from ..shared.turns import must_call, next_seat, told_uno
from . import events
from .actions import CALLING, card_of, colour_after, colour_named
from .cards import (
    DRAW_TWO,
    FACES,
    SEVEN,
    SKIP,
    STAR,
    SYMBOL,
    WILD,
    WILD_FOUR,
    ZERO,
    face_of,
)
from .finish import finish, finish_blocked
from .hands import can_draw, draw, draw_one, put_down, stars_of, swap_hands, take
from .legality import answers, four_allowed, moves_hands, turn_plays
from .table import CHALLENGE, EVERYBODY_SAW, SWAPHAND, Table


@rule
def begin_turn(t: Table) -> None:
    """U24: nobody can be caught any more. H3: nobody can jump in any more."""
    t.uno_due = 0
    t.just_played = 0
    t.passes = 0
    t.drawn = NO_CARD


@rule
def pass_turn_to(t: Table, seat: int) -> None:
    t.turn = seat
    t.phase = TURN


@rule
def miss_turn(t: Table, seat: int) -> None:
    emit(t, events.MISSED_TURN, seat, 0, 0)
    pass_turn_to(t, next_seat(t, seat))


@hot
def play(t: Table, seat: int, action: int) -> None:
    """U11: play a card, perhaps calling "UNO!" with it."""
    code = action & ~CALLING
    card = face_of(card_of(code))
    # U22: judged on the hand and the current colour at this moment.
    bluffed = card == WILD_FOUR and not four_allowed(t, seat)
    lay_down(t, seat, code)
    if t.counts[seat] == 0:
        last_card(t, seat, next_seat(t, seat), card)
        return
    if t.counts[seat] == 1 and not moves_hands(t, card):  # U23
        one_left(t, seat, action >= CALLING)
    if card == WILD_FOUR:
        t.accused = seat
        t.bluffed = bluffed
        owe(t, seat, 4)
    else:
        carry_out(t, seat, SYMBOL[card])


@hot
def lay_down(t: Table, seat: int, play: int) -> None:
    """A card goes from the hand to the discard pile, whatever follows from it."""
    begin_turn(t)
    card = card_of(play)
    take(t, seat, card)
    put_down(t, card)
    t.colour = colour_after(play)
    t.just_played = 1
    emit(t, events.PLAYED, seat, card, colour_named(play))


@rule
def one_left(t: Table, seat: int, called: bool) -> None:
    """U23: a player who is left with one card calls, or can be caught."""
    if called:
        told_uno(t, seat)
    else:
        must_call(t, seat)


@hot
def carry_out(t: Table, seat: int, symbol: int) -> None:
    """What a card does, except for the Wild Draw Four."""
    if symbol < SKIP or symbol == WILD:
        if t.seven_zero and symbol == SEVEN:  # H2
            t.turn = seat
            t.phase = SWAPHAND
            return
        if t.seven_zero and symbol == ZERO:  # H2
            pass_hands(t)
        pass_turn_to(t, next_seat(t, seat))
    elif symbol == SKIP:  # U16
        miss_turn(t, next_seat(t, seat))
    elif symbol == DRAW_TWO:  # U14
        owe(t, seat, 2)
    else:  # U15
        t.direction = -t.direction
        emit(t, events.REVERSED, -1, t.direction, 0)
        if t.players == 2 and t.reverse_skips_with_two:
            miss_turn(t, next_seat(t, seat))
        else:
            pass_turn_to(t, next_seat(t, seat))


@rule
def last_card(t: Table, seat: int, following: int, card: int) -> None:
    """U27: what has to be drawn for the last card is drawn, and counts."""
    if card == WILD_FOUR:
        draw(t, following, t.owed + 4)
    elif SYMBOL[card] == DRAW_TWO:
        draw(t, following, t.owed + 2)
    t.owed = 0
    finish(t, seat)


@rule
def owe(t: Table, seat: int, count: int) -> None:
    """The next player has to draw, or may answer first (U19, H1)."""
    following = next_seat(t, seat)
    t.owed += count
    t.turn = following
    challengeable = count == 4 and not t.no_bluffing
    if challengeable or answers(t, following):
        t.phase = CHALLENGE
    else:
        draw_owed(t, following)


@rule
def draw_owed(t: Table, seat: int) -> None:
    owed = t.owed
    t.owed = 0
    draw(t, seat, owed)
    miss_turn(t, seat)


@hot
def draw_instead(t: Table, seat: int) -> None:
    """U13: draw a card instead of playing; H4: until one can be played."""
    begin_turn(t)
    while True:
        card = draw_one(t, seat)
        fits = turn_plays(t, seat) >> face_of(card) & 1
        if fits or not t.draw_until_playable or not can_draw(t):
            break
    if fits:
        t.drawn = card
        t.phase = DRAWN
    else:
        pass_turn_to(t, next_seat(t, seat))


@rule
def keep(t: Table, seat: int) -> None:
    """U13: keep the card just drawn."""
    t.drawn = NO_CARD
    emit(t, events.KEPT, seat, 0, 0)
    pass_turn_to(t, next_seat(t, seat))


@rule
def pass_turn(t: Table, seat: int) -> None:
    """U29: neither play nor draw."""
    passes = t.passes + 1
    begin_turn(t)
    t.passes = passes
    emit(t, events.PASSED, seat, 0, 0)
    if passes == t.players:
        finish_blocked(t)
    else:
        pass_turn_to(t, next_seat(t, seat))


@rule
def name_colour(t: Table, seat: int, colour: int) -> None:
    """U9: the colour of a Wild turned up first."""
    t.colour = colour
    t.phase = TURN
    emit(t, events.NAMED, seat, colour, 0)


@rule
def call(t: Table, seat: int) -> None:
    """U23: "UNO!" after the play. U25: no effect where it is not due."""
    if t.uno_due >> seat & 1:
        told_uno(t, seat)


@rule
def catch(t: Table, seat: int, whom: int) -> None:
    """U24: two penalty cards, and it is settled."""
    t.uno_due &= ~(1 << whom)
    emit(t, events.CAUGHT, whom, seat, 0)
    draw(t, whom, 2)


@rule
def received(t: Table, seat: int) -> None:
    """H2, S10: a player who is handed exactly one card must call."""
    if t.counts[seat] == 1:
        must_call(t, seat)


@rule
def swap_hand(t: Table, seat: int, whom: int) -> None:
    """H2: a 7 swaps hands."""
    swap_hands(t, seat, whom)
    emit(t, events.SWAPPED_HANDS, seat, whom, 0)
    received(t, seat)
    received(t, whom)
    pass_turn_to(t, next_seat(t, seat))


@rule
def pass_hands(t: Table) -> None:
    """H2: a 0 passes all hands on in the direction of play."""
    first = 0
    other = next_seat(t, first)
    while other != first:
        # The hand that has come to the first seat is the one that belongs to the other.
        swap_hands(t, first, other)
        other = next_seat(t, other)
    emit(t, events.PASSED_HANDS, -1, t.direction, 0)
    for seat in range(t.players):
        received(t, seat)


@rule
def accept(t: Table, seat: int) -> None:
    """Draw what is owed and miss the turn (U14, U18)."""
    begin_turn(t)
    emit(t, events.ACCEPTED, seat, 0, 0)
    draw_owed(t, seat)


@rule
def challenge(t: Table, seat: int) -> None:
    """U19-U22: was the Wild Draw Four allowed?"""
    begin_turn(t)
    emit(t, events.CHALLENGED, seat, t.accused, 0)
    show_hand(t, t.accused, seat)
    emit(t, events.JUDGED, t.accused, t.bluffed, 0)
    if t.bluffed:  # U21: guilty
        owed = t.owed
        t.owed = 0
        draw(t, t.accused, owed)
        t.phase = TURN
    else:
        t.owed += 2
        draw_owed(t, seat)


@rule
def show_hand(t: Table, seat: int, viewer: int) -> None:
    """U20: the hand is shown to the challenger, and to nobody else. S11: or to everybody (-1)."""
    for face in range(FACES):
        stars = stars_of(t, seat, face)
        for _ in range(t.hands[seat][face] - stars):
            emit(t, events.SHOWED, seat, face, viewer)
        for _ in range(stars):
            emit(t, events.SHOWED, seat, face + STAR, viewer)
    t.shown[seat] |= EVERYBODY_SAW if viewer < 0 else 1 << viewer
