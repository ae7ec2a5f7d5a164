"""From a seed or a scenario to a table of UNO Rummy."""

from ...notation.scenario import Scenario
from ...notation.tiles import Tile
from ...rules.rummy.deal import start_match, start_match_opened_by
from ...rules.rummy.table import RummyTable
from ...rules.rummy.turn import begin_turn


def start(table: RummyTable, opener: int | None) -> None:
    """The first round; without an ``opener`` the tiles decide (R2)."""
    if opener is None:
        start_match(table)
    else:
        start_match_opened_by(table, opener)


def set_position(table: RummyTable, scenario: Scenario) -> None:
    """The position that a scenario describes."""
    assert scenario.turn is not None
    for seat, rack in enumerate(scenario.hands):
        for held in rack:
            table.hands[seat][held.number] += 1
        table.counts[seat] = len(rack)
    # The first tile of the text is drawn next: it comes last.
    for i, tile in enumerate(reversed(scenario.stock)):
        table.stock[i] = tile.number
    table.stock_count = len(scenario.stock)
    for i, single in enumerate(scenario.singles):
        table.singles[i] = single.number
    table.single_count = len(scenario.singles)
    set_melds(table, scenario.table)
    table.direction = scenario.direction
    table.uno_due = sum(1 << seat for seat in scenario.uno_due)
    begin_turn(table, scenario.turn)


def set_melds(table: RummyTable, melds: tuple[tuple[Tile, ...], ...]) -> None:
    place = 0
    for i, meld in enumerate(melds):
        table.meld_size[i] = len(meld)
        for tile in meld:
            table.tiles[place] = tile.number
            table.lying[tile.face.number] += 1
            place += 1
    table.melds = len(melds)
