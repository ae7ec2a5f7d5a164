"""From a scenario to a table of UNO."""

from ...notation.cards import parse_colour
from ...notation.scenario import Scenario
from ...rules.shared.table import TURN
from ...rules.uno.deal import start_match, start_match_dealt_by, turn_up
from ...rules.uno.hands import give, put_down
from ...rules.uno.table import Table


def start(table: Table, dealer: int | None) -> None:
    """The first round; without a ``dealer`` the cards decide (U3)."""
    if dealer is None:
        start_match(table)
    else:
        start_match_dealt_by(table, dealer)


def set_position(table: Table, scenario: Scenario) -> None:
    """The position that a scenario describes."""
    for seat, hand in enumerate(scenario.hands):
        for card in hand:
            give(table, seat, card.number)
    # The first card of the text is drawn next: it comes last.
    stock = [card.number for card in reversed(scenario.stock)]
    if scenario.opening:
        set_stock(table, [*stock, scenario.discard[0].number])
        turn_up(table)
        return
    set_stock(table, stock)
    for card in scenario.discard:
        put_down(table, card.number)
    assert scenario.turn is not None
    assert scenario.colour is not None
    table.phase = TURN
    table.turn = scenario.turn
    table.direction = scenario.direction
    table.colour = parse_colour(scenario.colour)
    table.uno_due = sum(1 << seat for seat in scenario.uno_due)


def set_stock(table: Table, faces: list[int]) -> None:
    for i, face in enumerate(faces):
        table.stock[i] = face
    table.stock_count = len(faces)
