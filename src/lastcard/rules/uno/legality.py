"""Who may do what now: the one place that knows.

:func:`playable` is the set of cards a seat may play, :func:`refusal` says of any action why it is
not allowed, :func:`choices` lists what is.
"""

from collections.abc import MutableSequence

from .. import bits
from ..mode import hot, rule
from ..shared.actions import CALL, CATCH, DEAL, DRAW, KEEP
from ..shared.deal import deal_refusal
from ..shared.table import DRAWN, ROUND_OVER, TURN
from ..shared.turns import next_seat, not_to_be_caught
from . import refusals as no
from .actions import ACCEPT, CALLING, CHALLENGE, NAME, OTHERS, PASS, SWAPHAND, card_of, play_of
from .cards import (
    COLOURS,
    DRAW_TWO,
    SEVEN,
    STAR,
    SYMBOL,
    WILD_FOUR,
    WILD_FOUR_BIT,
    ZERO,
    answering,
    face_of,
    is_wild,
    matching,
)
from .hands import can_draw, holds, holds_colour, top
from .table import CHALLENGE as CHALLENGE_PHASE
from .table import COLOUR, Table
from .table import SWAPHAND as SWAPHAND_PHASE


@rule
def four_allowed(t: Table, seat: int) -> bool:
    """U18: no other card of the current colour."""
    return not holds_colour(t, seat, t.colour)


@hot
def turn_plays(t: Table, seat: int) -> int:
    """The faces that a seat could play on a turn of its own."""
    plays = t.held[seat] & matching(top(t), t.colour)
    if t.no_bluffing and plays & WILD_FOUR_BIT and not four_allowed(t, seat):  # H6
        plays &= ~WILD_FOUR_BIT
    return plays


@rule
def answers(t: Table, seat: int) -> int:
    """H1: the faces with which a seat could pass on the cards it has to draw."""
    return turn_plays(t, seat) & answering(top(t)) if t.stacking else 0


@hot
def playable(t: Table, seat: int) -> int:
    """The faces that a seat may play now."""
    if seat == t.turn:
        if t.phase == TURN:
            return turn_plays(t, seat)
        if t.phase == DRAWN:
            return 1 << face_of(t.drawn)  # U13: nothing held before
        return answers(t, seat) if t.phase == CHALLENGE_PHASE else 0
    if can_jump_in(t, seat):
        return t.held[seat] & (1 << top(t))
    return 0


@rule
def can_jump_in(t: Table, seat: int) -> bool:
    """H3: whether a seat out of turn might play the card that was just played, if it holds it."""
    return is_open_to_jump_in(t) and not drew_for_top(t, seat)


@hot
def is_open_to_jump_in(t: Table) -> bool:
    """H3: whether the identical card might be played out of turn now."""
    return t.jump_in != 0 and t.just_played != 0 and t.phase == TURN and not is_wild(top(t))


@rule
def drew_for_top(t: Table, seat: int) -> bool:
    """Whether a seat has just drawn for the Draw Two on top: then it missed the last turn."""
    return SYMBOL[top(t)] == DRAW_TWO and next_seat(t, seat) == t.turn


@rule
def may_play(t: Table, seat: int, card: int) -> bool:
    """Whether a seat may play this very card now."""
    return playable(t, seat) >> face_of(card) & 1 != 0 and is_at_hand(t, seat, card)


@hot
def is_at_hand(t: Table, seat: int, card: int) -> bool:
    """Of a face that a seat may play: whether it is this very card."""
    if t.phase == DRAWN:
        return card == t.drawn
    return holds(t, seat, card)


@rule
def moves_hands(t: Table, card: int) -> bool:
    """H2: whether playing this card makes hands change owners."""
    return t.seven_zero != 0 and (SYMBOL[card] == SEVEN or SYMBOL[card] == ZERO)


@rule
def may_keep(t: Table, seat: int) -> bool:
    """H5: a player who must play the drawn card may not keep it."""
    return not t.force_play or (t.drawn == WILD_FOUR and not four_allowed(t, seat))


@rule
def out_of_place(t: Table, seat: int) -> int:
    """Why a seat cannot take an ordinary turn now."""
    if t.phase >= ROUND_OVER:
        return no.ROUND_IS_OVER
    if seat != t.turn:
        return no.NOT_YOUR_TURN
    if t.phase == COLOUR:
        return no.NAME_COLOUR_FIRST
    if t.phase == DRAWN:
        return no.ONLY_DRAWN_CARD
    if t.phase == SWAPHAND_PHASE:
        return no.CHOOSE_HAND_FIRST
    if t.phase > SWAPHAND_PHASE:
        return no.WHEEL_FIRST
    if t.phase == CHALLENGE_PHASE:
        return answer_first(t)
    return 0


@rule
def answer_first(t: Table) -> int:
    """What a player who owes cards is asked for."""
    if not t.stacking:
        return no.ANSWER_FOUR_FIRST
    challengeable = top(t) == WILD_FOUR and not t.no_bluffing
    return no.ANSWER_STACKED_FOUR_FIRST if challengeable else no.ANSWER_STACK_FIRST


@rule
def play_refusal(t: Table, seat: int, played: int) -> int:
    if may_play(t, seat, played):
        return 0
    card = face_of(played)
    reason = out_of_place(t, seat)
    held = holds(t, seat, played)
    if reason == no.NOT_YOUR_TURN and t.jump_in:
        return jump_in_refusal(t, seat, card) if held else no.NOT_HELD + no.DETAIL * played
    stacked = reason == no.ANSWER_STACK_FIRST or reason == no.ANSWER_STACKED_FOUR_FIRST
    if stacked and answering(top(t)) >> card & 1:
        return no.BLUFF if held else no.NOT_HELD + no.DETAIL * played
    if reason:
        return reason
    if not held:
        return no.NOT_HELD + no.DETAIL * played
    return no.BLUFF if matching(top(t), t.colour) >> card & 1 else no.NO_MATCH


@rule
def jump_in_refusal(t: Table, seat: int, card: int) -> int:
    """H3: why a card that a seat holds cannot be played out of turn."""
    if card != top(t):
        return no.NO_JUMP_IN
    if is_wild(card):
        return no.NO_JUMP_IN_ON_WILD
    if t.phase != TURN and t.phase != DRAWN:
        return no.NO_JUMP_IN_NOW
    return no.DREW_FOR_IT if t.just_played else no.JUMPS_TOO_LATE


@rule
def answer_refusal(t: Table, seat: int, action: int) -> int:
    """Of ``accept`` and ``challenge``."""
    if t.phase >= ROUND_OVER:
        return no.ROUND_IS_OVER
    if action == CHALLENGE and t.no_bluffing:
        return no.NO_CHALLENGES
    if t.phase != CHALLENGE_PHASE or (action == CHALLENGE and top(t) != WILD_FOUR):
        return no.NOTHING_TO_CHALLENGE
    return 0 if seat == t.turn else no.NOT_YOURS_TO_CHALLENGE


@rule
def catch_refusal(t: Table, seat: int, whom: int) -> int:
    if t.uno_due >> whom & 1:
        return no.CATCH_YOURSELF if whom == seat else 0
    if t.phase >= ROUND_OVER:
        return no.NOT_DUE
    return not_to_be_caught(t, whom)


@rule
def keep_refusal(t: Table, seat: int) -> int:
    if t.phase == DRAWN and seat == t.turn:
        return 0 if may_keep(t, seat) else no.MUST_PLAY_DRAWN
    reason = out_of_place(t, seat)
    return reason if reason else no.NOTHING_DRAWN


@rule
def draw_refusal(t: Table, seat: int) -> int:
    reason = out_of_place(t, seat)
    return reason if reason or can_draw(t) else no.NOTHING_TO_DRAW


@rule
def pass_refusal(t: Table, seat: int) -> int:
    reason = out_of_place(t, seat)
    if reason and reason != no.ONLY_DRAWN_CARD:
        return reason
    return no.NO_PASSING if reason or can_draw(t) or playable(t, seat) else 0


@rule
def name_refusal(t: Table, seat: int) -> int:
    if t.phase != COLOUR:
        return no.NO_COLOUR_TO_NAME
    return 0 if seat == t.turn else no.NOT_YOURS_TO_NAME


@rule
def swaphand_refusal(t: Table, seat: int, whom: int) -> int:
    if t.phase != SWAPHAND_PHASE:
        return no.NO_HAND_TO_SWAP
    if seat != t.turn:
        return no.NOT_YOUR_TURN
    return no.SWAP_WITH_YOURSELF if whom == seat else 0


@rule
def refusal(t: Table, seat: int, action: int) -> int:
    """Why an action is not allowed now; 0 if it is. Seats named in it must exist."""
    if action < OTHERS:
        return play_refusal(t, seat, card_of(action & ~CALLING))
    if action >= SWAPHAND:
        return swaphand_refusal(t, seat, action - SWAPHAND)
    if action >= CATCH:
        return catch_refusal(t, seat, action - CATCH)
    if action >= NAME:
        return name_refusal(t, seat)
    if action == DRAW:
        return draw_refusal(t, seat)
    if action == KEEP:
        return keep_refusal(t, seat)
    if action == PASS:
        return pass_refusal(t, seat)
    if action == DEAL:
        return deal_refusal(t, seat)
    if action == CALL:
        return 0  # U25: where it is not due it has no effect
    return answer_refusal(t, seat, action)


@rule
def listed(t: Table, seat: int, action: int, found: MutableSequence[int], n: int) -> int:
    """Write an action into ``found`` if it is allowed; return how many there are then."""
    if refusal(t, seat, action) != 0:
        return n
    found[n] = action
    return n + 1


@rule
def choices(t: Table, seat: int, found: MutableSequence[int]) -> int:
    """Write what a seat may do now into ``found`` and return how many actions that is.

    A play with the call is listed where the call would be due, the bare call where it is (U23).
    """
    n = 0
    if seat != t.turn and not (t.uno_due or t.jump_in) and t.phase < ROUND_OVER:
        return n  # nothing to do out of turn
    plays = playable(t, seat)
    while plays:
        face = bits.lowest(plays)
        plays &= plays - 1
        call_due = t.counts[seat] == 2 and not moves_hands(t, face)
        for card in (face, face + STAR):
            if is_at_hand(t, seat, card):
                for colour in range(COLOURS if is_wild(face) else 1):
                    found[n] = play_of(card, colour)
                    n += 1
                    if call_due:
                        found[n] = play_of(card, colour) + CALLING
                        n += 1
    if t.phase >= ROUND_OVER:
        n = listed(t, seat, DEAL, found, n)
    elif seat == t.turn and t.phase == TURN:
        n = listed(t, seat, DRAW, found, n)
        n = listed(t, seat, PASS, found, n)
    elif seat == t.turn and t.phase == DRAWN:
        n = listed(t, seat, KEEP, found, n)
    elif seat == t.turn and t.phase == CHALLENGE_PHASE:
        n = listed(t, seat, ACCEPT, found, n)
        n = listed(t, seat, CHALLENGE, found, n)
    elif seat == t.turn and t.phase == COLOUR:
        for colour in range(COLOURS):
            found[n] = NAME + colour
            n += 1
    if t.uno_due >> seat & 1:
        found[n] = CALL
        n += 1
    if t.uno_due or t.phase == SWAPHAND_PHASE:
        for other in range(t.players):
            if catch_refusal(t, seat, other) == 0:
                found[n] = CATCH + other
                n += 1
            if swaphand_refusal(t, seat, other) == 0:
                found[n] = SWAPHAND + other
                n += 1
    return n
