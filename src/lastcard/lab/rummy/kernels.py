"""Whole rounds and matches of UNO Rummy in one compiled call."""

from typing import Any

from ...bots.rummy.policy import decide
from ...rules.mode import kernel, rule
from ...rules.rummy.actions import END, LAID, LAID_CALLING
from ...rules.rummy.apply import act, answer_questions
from ...rules.rummy.deal import next_round, start_match
from ...rules.rummy.solver.tables import Tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import RummyTable
from ...rules.shared.actions import DRAW
from ...rules.shared.table import EVENT_SIZE, MATCH_OVER, ROUND_OVER
from ..counting import count_end, count_match
from ..seating import begin_game, seed_luck
from .tally import RummyTally


@rule
def sit_down(t: RummyTable, number: int) -> None:
    """The first deal of game ``number`` of a simulation."""
    begin_game(t, number)
    start_match(t)


@rule
def count_events(t: RummyTable, tally: RummyTally) -> None:
    for i in range(t.event_count):
        tally.events[t.events[i * EVENT_SIZE]] += 1
    t.event_count = 0


@rule
def play_round(t: RummyTable, w: Work, g: Tables, tally: RummyTally, policy: int) -> None:
    """Play a round to its end and count what happens."""
    turns = 0
    count_events(t, tally)
    while t.phase < ROUND_OVER:
        seat, action = decide(t, w, g, policy)
        before = t.counts[seat]
        act(t, seat, action)
        answer_questions(t, w, g)
        if action in (LAID, LAID_CALLING):
            tally.lays[before - t.counts[seat]] += 1
        turns += 1 if action in (LAID, LAID_CALLING, DRAW) or action >= END else 0
        count_events(t, tally)
        tally.actions += 1
    count_round(t, tally, turns)


@rule
def count_round(t: RummyTable, tally: RummyTally, turns: int) -> None:
    count_end(t, tally, turns)
    over = True
    for seat in range(t.players):
        over = over and t.counts[seat] > 0
    tally.exhausted += 1 if over else 0


@kernel
def simulate(
    tables: Any,
    works: Any,
    lookups: Any,
    tallies: Any,
    first: int,
    count: int,
    policy: int,
    whole_matches: bool,
) -> None:
    """As in UNO (:func:`lastcard.lab.uno.kernels.simulate`); with what the solver needs."""
    t = tables[0]
    w = works[0]
    g = lookups[0]
    tally = tallies[0]
    seed_luck(t, first)
    for number in range(first, first + count):
        sit_down(t, number)
        play_round(t, w, g, tally, policy)
        if whole_matches:
            while t.phase != MATCH_OVER:
                next_round(t)
                play_round(t, w, g, tally, policy)
            count_match(t, tally)
