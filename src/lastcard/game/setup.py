"""From a seed or a scenario to a table."""

from typing import Any

from ..kinds import KINDS
from ..notation.options import Rules
from ..notation.scenario import Scenario
from ..notation.seeds import Seed, seed_words
from ..rules.shared.table import AnyTable


def empty_table(game: str, players: int, rules: Rules) -> Any:
    """A table to sit down at, before anything is dealt."""
    engine = KINDS[game].engine
    table = engine.table()
    table.players = players
    rules.write_to(table, game)
    engine.clear(table)
    return table


def table_from_seed(game: str, players: int, rules: Rules, seed: Seed, dealer: int | None) -> Any:
    """A whole game from its shuffle; without a ``dealer`` the cards decide (U3, R2)."""
    table = empty_table(game, players, rules)
    set_seed(table, seed)
    KINDS[game].engine.start(table, dealer)
    return table


def set_seed(table: AnyTable, seed: Seed) -> None:
    """All chance from the next deal on comes from this seed."""
    for i, word in enumerate(seed_words(seed)):
        table.key[i] = word


def table_from_scenario(scenario: Scenario) -> Any:
    """The position that a scenario describes."""
    game, players, rules = scenario.game, scenario.players, scenario.rules
    engine = KINDS[game].engine
    if scenario.seed is not None:
        table = table_from_seed(game, players, rules, scenario.seed, scenario.dealer)
        set_scores(table, scenario)
        engine.set_chance(table, scenario)
        return table
    assert scenario.dealer is not None
    table = empty_table(game, players, rules)
    table.ordered = 1
    table.dealt = 1
    table.dealer = scenario.dealer
    set_scores(table, scenario)
    engine.set_chance(table, scenario)
    engine.set_position(table, scenario)
    return table


def set_scores(table: AnyTable, scenario: Scenario) -> None:
    for seat, score in enumerate(scenario.scores):
        table.scores[seat] = score
