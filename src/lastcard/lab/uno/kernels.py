"""Whole rounds and matches of UNO in one compiled call."""

from collections.abc import MutableSequence
from typing import Any

from ...bots.policies import EVERY_SEAT
from ...bots.uno.policy import NO_LIMIT, decide, play_out
from ...rules.mode import kernel, rule
from ...rules.shared.actions import DRAW
from ...rules.shared.table import DRAWN, EVENT_SIZE, MATCH_OVER, NOBODY, ROUND_OVER
from ...rules.uno.actions import ACCEPT, CHALLENGE, OTHERS, PASS
from ...rules.uno.apply import act
from ...rules.uno.deal import next_round, start_match
from ...rules.uno.events import JUDGED
from ...rules.uno.hands import top
from ...rules.uno.table import Table
from ..counting import count_end, count_match
from ..seating import begin_game, seed_luck
from .tally import CardTally


@rule
def sit_down(t: Table, number: int) -> None:
    """The first deal of game ``number`` of a simulation."""
    begin_game(t, number)
    start_match(t)


@kernel
def play_rounds(tables: Any, first: int, count: int, policy: int) -> int:
    """Play the first rounds of ``count`` games at a table; all actions together."""
    t = tables[0]
    actions = 0
    for number in range(first, first + count):
        sit_down(t, number)
        actions += play_out(t, policy * EVERY_SEAT, NO_LIMIT)
    return actions


@kernel
def duel(tables: Any, wins: MutableSequence[int], first: int, count: int, policies: int) -> None:
    """Play the first rounds of ``count`` games, each seat after a policy of its own; who wins."""
    t = tables[0]
    for number in range(first, first + count):
        sit_down(t, number)
        play_out(t, policies, NO_LIMIT)
        if t.winner != NOBODY:
            wins[t.winner] += 1


@rule
def count_events(t: Table, tally: CardTally) -> None:
    for i in range(t.event_count):
        kind = t.events[i * EVENT_SIZE]
        tally.events[kind] += 1
        if kind == JUDGED:
            tally.guilty += t.events[i * EVENT_SIZE + 2]
    t.event_count = 0


@rule
def begins_turn(t: Table, action: int) -> bool:
    if t.phase == DRAWN:
        return False
    return action < OTHERS or action in (DRAW, PASS, ACCEPT, CHALLENGE)


@rule
def play_round(t: Table, tally: CardTally, policy: int) -> None:
    """Play a round to its end and count what happens."""
    turns = 0
    count_events(t, tally)
    while t.phase < ROUND_OVER:
        seat, action = decide(t, policy * EVERY_SEAT)
        turns += begins_turn(t, action)
        act(t, seat, action)
        count_events(t, tally)
        tally.actions += 1
    count_round(t, tally, turns)


@rule
def count_round(t: Table, tally: CardTally, turns: int) -> None:
    """What is counted when a round is over."""
    count_end(t, tally, turns)
    if t.passes == t.players:
        tally.blocked += 1
    else:
        tally.winning_cards[top(t)] += 1


@kernel
def simulate(
    tables: Any, tallies: Any, first: int, count: int, policy: int, whole_matches: bool
) -> None:
    """Play games number ``first`` to ``first + count - 1`` and add to the tally.

    The figures depend on the numbers of the games alone, so it does not matter how many of these
    calls run at once, as long as each has a table and a tally of its own.
    """
    t = tables[0]
    tally = tallies[0]
    seed_luck(t, first)
    for number in range(first, first + count):
        sit_down(t, number)
        play_round(t, tally, policy)
        if whole_matches:
            while t.phase != MATCH_OVER:
                next_round(t)
                play_round(t, tally, policy)
            count_match(t, tally)
