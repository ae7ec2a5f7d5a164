"""One action, carried out."""

from ..mode import rule
from . import actions as do
from . import turn
from .deal import next_round
from .draft import say
from .finish import finish_exhausted
from .legality import place_to_swap
from .playing import ask, ask_about_drawn
from .solver.plays import any_play
from .solver.tables import Tables
from .solver.work import Work
from .table import DRAWN_FITS, NO, NO_QUESTION, YES, RummyTable


@rule
def apply(t: RummyTable, w: Work, g: Tables, seat: int, action: int) -> None:
    """Carry out an action that :func:`~lastcard.rules.rummy.legality.refusal` does not refuse."""
    begin(t, seat, action)
    answer_questions(t, w, g)


@rule
def begin(t: RummyTable, seat: int, action: int) -> None:
    """Carry out an action, up to what has to be asked."""
    if action == do.DEAL:
        next_round(t)
    else:
        act(t, seat, action)


@rule
def act(t: RummyTable, seat: int, action: int) -> None:
    """The same within a round."""
    if do.is_said(action):
        say(t, action)
    elif action in do.LAST_WORDS:
        turn.lay(t, seat, action == do.LAID_CALLING)
    elif action == do.DRAW:
        turn.draw_instead(t, seat)
    elif action == do.KEEP:
        turn.keep(t, seat)
    elif action == do.CALL:
        turn.call(t, seat)
    elif action >= do.END:
        turn.end(t, seat, action, action >= do.END + do.CALLING)
    elif action >= do.SWAP:
        face = (action - do.SWAP) // 64
        place = place_to_swap(t, face, (action - do.SWAP) % 64)
        turn.swap(t, seat, face, place % 128, place // 128)
    else:
        turn.catch(t, seat, action - do.CATCH)


@rule
def answer_questions(t: RummyTable, w: Work, g: Tables) -> None:
    """Ask the solver what the rules have to know (R6, R27), and go on."""
    while t.question:
        ask(t, w, t.turn)
        if t.question == DRAWN_FITS:
            ask_about_drawn(w, t.drawn)
        take_answer(t, any_play(w, g))


@rule
def take_answer(t: RummyTable, fits: bool) -> None:
    """After the answer to a question: something of what was asked about can be played, or not."""
    drawn = t.question == DRAWN_FITS
    t.question = NO_QUESTION
    if not drawn:
        t.can_play = YES if fits else NO
        if not fits:
            finish_exhausted(t)
    elif not fits:
        seat = t.turn
        turn.end_turn(t, seat, 0, False)
        t.drew_last = seat
