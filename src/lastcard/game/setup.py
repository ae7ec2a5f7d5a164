"""From a seed or a scenario to a table."""

from ..notation.cards import parse_colour
from ..notation.options import WHEEL, Rules
from ..notation.scenario import Scenario
from ..notation.seeds import Seed, seed_words
from ..rules.uno.deal import clear, start_match, start_match_dealt_by, turn_up
from ..rules.uno.hands import give, put_down
from ..rules.uno.table import TURN, Table
from . import rummy_setup
from .engines import AnyTable


def empty_table(game: str, players: int, rules: Rules) -> AnyTable:
    """A table to sit down at, before any card is dealt."""
    if game == "rummy":
        return rummy_setup.empty_table(players, rules)
    table = Table()
    table.players = players
    table.spin = int(game == "spin")
    rules.write_to(table, game)
    clear(table)
    return table


def table_from_seed(
    game: str, players: int, rules: Rules, seed: Seed, dealer: int | None
) -> AnyTable:
    """A whole game from its shuffle; without a ``dealer`` the cards decide (U3, R2)."""
    table = empty_table(game, players, rules)
    set_seed(table, seed)
    if not isinstance(table, Table):
        rummy_setup.start(table, dealer)
    elif dealer is None:
        start_match(table)
    else:
        start_match_dealt_by(table, dealer)
    return table


def set_seed(table: AnyTable, seed: Seed) -> None:
    """All chance from the next deal on comes from this seed."""
    for i, word in enumerate(seed_words(seed)):
        table.key[i] = word


def table_from_scenario(scenario: Scenario) -> AnyTable:
    """The position that a scenario describes."""
    if scenario.seed is not None:
        table = table_from_seed(
            scenario.game, scenario.players, scenario.rules, scenario.seed, scenario.dealer
        )
        set_scores(table, scenario)
        if isinstance(table, Table):
            set_wheel(table, scenario)
        return table
    assert scenario.dealer is not None
    table = empty_table(scenario.game, scenario.players, scenario.rules)
    if not isinstance(table, Table):
        set_scores(table, scenario)
        rummy_setup.set_position(table, scenario)
        return table
    table.ordered = 1
    table.dealt = 1
    table.dealer = scenario.dealer
    set_scores(table, scenario)
    set_wheel(table, scenario)
    for seat, hand in enumerate(scenario.hands):
        for card in hand:
            give(table, seat, card.number)
    # The first card of the text is drawn next: it comes last.
    stock = [card.number for card in reversed(scenario.stock)]
    if scenario.opening:
        set_stock(table, [*stock, scenario.discard[0].number])
        turn_up(table)
        return table
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
    return table


def set_scores(table: AnyTable, scenario: Scenario) -> None:
    for seat, score in enumerate(scenario.scores):
        table.scores[seat] = score


def set_wheel(table: Table, scenario: Scenario) -> None:
    """The results of the coming spins; the first comes last, to be taken from the end."""
    results = scenario.wheel or ()
    for i, result in enumerate(reversed(results)):
        table.coming[i] = WHEEL.index(result)
    table.coming_count = len(results)
    table.coming_given = int(scenario.wheel is not None)


def set_stock(table: Table, faces: list[int]) -> None:
    for i, face in enumerate(faces):
        table.stock[i] = face
    table.stock_count = len(faces)
