"""From the rules' event numbers to events."""

from collections.abc import Callable, Sequence

from ..notation.cards import COLOURS, Card, card
from ..notation.options import WHEEL
from ..rules.common import EVENT_SIZE
from ..rules.spin import events as wheel
from ..rules.uno import events as kinds
from ..rules.uno.table import NOBODY, Table
from . import events as told
from . import rummy_tell
from . import spin_events as spun
from .engines import AnyTable
from .events import Event
from .pieces import seats_in

Row = Sequence[int]
NO_KIND = -1


def drain_events(table: AnyTable) -> tuple[Event, ...]:
    """What has happened since this was last called."""
    count = table.event_count * EVENT_SIZE
    numbers = list(table.events[:count])
    rows: list[Row] = [numbers[first : first + EVENT_SIZE] for first in range(0, count, EVENT_SIZE)]
    table.event_count = 0
    if isinstance(table, Table):
        return tuple([event for group in grouped(rows) for event in tell(table, group)])
    return tuple([event for group in grouped(rows) for event in rummy_tell.tell(table, group)])


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


def cards_of(rows: list[Row]) -> tuple[Card, ...]:
    return tuple(card(row[2]) for row in rows)


def tell(table: Table, rows: list[Row]) -> list[Event]:
    kind, seat, _, more = rows[0]
    if (simple := SIMPLE.get(kind)) is not None:
        return [simple(seat, detail, more) for _, seat, detail, more in rows]
    if kind == kinds.DREW:
        return [told.Drew(seat, len(rows), cards_of(rows))]
    if kind == kinds.SHOWED:
        return [told.Showed(seat, None if more < 0 else more, len(rows), cards_of(rows))]
    if kind == kinds.DEALT:
        hands = [
            tuple(sorted(cards_of([r for r in rows if r[1] == s]))) for s in range(table.players)
        ]
        return [told.Dealt(table.dealer, tuple(hands))]
    if kind == kinds.DEALS:
        return []  # told with the deal
    if kind == kinds.ROUND_ENDED:
        points = tuple(table.points[: table.players])
        return [told.RoundEnded(None if seat == NOBODY else seat, points)]
    if kind == kinds.MATCH_ENDED:
        return [told.MatchEnded(seats_in(table.winners))]
    raise ValueError(f"no event has the number {kind}")


SIMPLE: dict[int, Callable[[int, int, int], Event]] = {
    kinds.DREW_FOR_DEAL: lambda seat, face, _: told.DrewForDeal(seat, card(face)),
    kinds.TURNED_UP: lambda _, face, __: told.TurnedUp(card(face)),
    kinds.PUT_BACK: lambda _, face, __: told.PutBack(card(face)),
    kinds.NAMED: lambda seat, colour, _: told.Named(seat, COLOURS[colour]),
    kinds.PLAYED: lambda seat, face, colour: told.Played(
        seat, card(face), COLOURS[colour] if colour >= 0 else None
    ),
    kinds.CALLED: lambda seat, _, __: told.Called(seat),
    kinds.KEPT: lambda seat, _, __: told.Kept(seat),
    kinds.PASSED: lambda seat, _, __: told.Passed(seat),
    kinds.MISSED_TURN: lambda seat, _, __: told.MissedTurn(seat),
    kinds.REVERSED: lambda _, direction, __: told.Reversed(direction),
    kinds.RESHUFFLED: lambda _, count, __: told.Reshuffled(count),
    kinds.ACCEPTED: lambda seat, _, __: told.Accepted(seat),
    kinds.CHALLENGED: lambda seat, accused, _: told.Challenged(seat, accused),
    kinds.JUDGED: lambda seat, guilty, _: told.Judged(seat, bool(guilty)),
    kinds.CAUGHT: lambda seat, by, _: told.Caught(seat, by),
    kinds.PASSED_HANDS: lambda _, direction, __: told.PassedHands(direction),
    wheel.SPUN: lambda seat, result, _: spun.Spun(seat, WHEEL[result]),
    wheel.TRADED_HANDS: lambda _, __, ___: spun.TradedHands(),
    wheel.LAID: lambda seat, number, _: spun.Laid(seat, card(number)),
    wheel.REVEALED: lambda seat, number, _: spun.Revealed(seat, card(number)),
    wheel.WON_WAR: lambda seat, _, __: spun.WonWar(seat),
    wheel.PUT_DOWN: lambda seat, number, colour: spun.PutDown(
        seat, card(number), COLOURS[colour] if colour >= 0 else None
    ),
    wheel.SHOUTED: lambda seat, _, __: spun.Shouted(seat),
    kinds.SWAPPED_HANDS: lambda seat, other, _: told.SwappedHands(seat, other),
}
