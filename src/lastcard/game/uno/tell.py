"""From the event numbers of UNO to events."""

from ...notation.cards import COLOURS, Card, card
from ...rules.uno import events as kinds
from ...rules.uno.table import Table
from .. import tell
from ..events import Event
from ..tell import Row, Singly, Together
from . import events


def cards_of(rows: list[Row]) -> tuple[Card, ...]:
    return tuple(card(row[2]) for row in rows)


def drew(_: Table, rows: list[Row]) -> list[Event]:
    return [events.Drew(rows[0][1], len(rows), cards_of(rows))]


def showed(_: Table, rows: list[Row]) -> list[Event]:
    seat, to = rows[0][1], rows[0][3]
    return [events.Showed(seat, None if to < 0 else to, len(rows), cards_of(rows))]


def dealt(table: Table, rows: list[Row]) -> list[Event]:
    hands = [tuple(sorted(cards_of([r for r in rows if r[1] == s]))) for s in range(table.players)]
    return [events.Dealt(table.dealer, tuple(hands))]


SINGLY: Singly = {
    **tell.SINGLY,
    kinds.DREW_FOR_DEAL: lambda seat, face, _: events.DrewForDeal(seat, card(face)),
    kinds.TURNED_UP: lambda _, face, __: events.TurnedUp(card(face)),
    kinds.PUT_BACK: lambda _, face, __: events.PutBack(card(face)),
    kinds.NAMED: lambda seat, colour, _: events.Named(seat, COLOURS[colour]),
    kinds.PLAYED: lambda seat, face, colour: events.Played(
        seat, card(face), COLOURS[colour] if colour >= 0 else None
    ),
    kinds.KEPT: lambda seat, _, __: events.Kept(seat),
    kinds.PASSED: lambda seat, _, __: events.Passed(seat),
    kinds.RESHUFFLED: lambda _, count, __: events.Reshuffled(count),
    kinds.ACCEPTED: lambda seat, _, __: events.Accepted(seat),
    kinds.CHALLENGED: lambda seat, accused, _: events.Challenged(seat, accused),
    kinds.JUDGED: lambda seat, guilty, _: events.Judged(seat, bool(guilty)),
    kinds.PASSED_HANDS: lambda _, direction, __: events.PassedHands(direction),
    kinds.SWAPPED_HANDS: lambda seat, other, _: events.SwappedHands(seat, other),
}
TOGETHER: Together = {
    **tell.TOGETHER,
    kinds.DREW: drew,
    kinds.SHOWED: showed,
    kinds.DEALT: dealt,
}
