"""From the rules' event numbers to events."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..rules.shared import events as kinds
from ..rules.shared.table import EVENT_SIZE, NOBODY
from .events import Called, Caught, Event, MatchEnded, MissedTurn, Reversed, RoundEnded
from .pieces import seats_in

Row = Sequence[int]
Singly = Mapping[int, Callable[[int, int, int], Event]]
Together = Mapping[int, Callable[[Any, list[Row]], list[Event]]]
NO_KIND = -1


def drain_events(table: Any, singly: Singly, together: Together) -> tuple[Event, ...]:
    """What has happened since this was last called."""
    count = table.event_count * EVENT_SIZE
    numbers = list(table.events[:count])
    rows: list[Row] = [numbers[first : first + EVENT_SIZE] for first in range(0, count, EVENT_SIZE)]
    table.event_count = 0
    events: list[Event] = []
    for group in grouped(rows):
        if (one := singly.get(group[0][0])) is not None:
            events += [one(seat, detail, more) for _, seat, detail, more in group]
        else:
            events += together[group[0][0]](table, group)
    return tuple(events)


def grouped(rows: list[Row]) -> list[list[Row]]:
    """Cards drawn or shown one after the other are one event; so is the whole deal."""
    groups: list[list[Row]] = []
    for row in rows:
        last = groups[-1][0] if groups else (NO_KIND, NOBODY)
        if row[0] == last[0] and (row[1] == last[1] or row[0] == kinds.DEALT):
            groups[-1].append(row)
        else:
            groups.append([row])
    return groups


def round_ended(table: Any, rows: list[Row]) -> list[Event]:
    winner = rows[0][1]
    points = tuple(table.points[: table.players])
    return [RoundEnded(None if winner == NOBODY else winner, points)]


#: What every game tells in the same way.
SINGLY: Singly = {
    kinds.CALLED: lambda seat, _, __: Called(seat),
    kinds.MISSED_TURN: lambda seat, _, __: MissedTurn(seat),
    kinds.REVERSED: lambda _, direction, __: Reversed(direction),
    kinds.CAUGHT: lambda seat, by, _: Caught(seat, by),
}
TOGETHER: Together = {
    kinds.DEALS: lambda table, rows: [],  # told with the deal
    kinds.ROUND_ENDED: round_ended,
    kinds.MATCH_ENDED: lambda table, rows: [MatchEnded(seats_in(table.winners))],
}
