"""Records: a whole game to keep, share and replay."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..kinds import KINDS, Kind
from ..notation.errors import NotationError, quoted
from ..notation.scenario import Scenario
from ..notation.seeds import Seed, parse_seed
from ..rules.shared.deal import from_stock
from ..rules.shared.table import AnyTable

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1


def record(
    game: "Game",
    start: Scenario,
    deals: list[AnyTable],
    seeds: dict[int, Seed],
    **details: Any,
) -> dict[str, Any]:
    """A game as a JSON object: how it started, what was done, and the deals revealed."""
    actions = tuple(f"{seat}:{action}" for seat, action in game.actions)
    data = {"format": FORMAT} | replace(start, actions=actions).to_json() | details
    if start.seed is not None:
        data["deals"] = [
            deal(KINDS[start.game], table) | ({"seed": seeds[number]} if number in seeds else {})
            for number, table in enumerate(deals)
        ]
    return data


def later_seeds(data: dict[str, Any]) -> dict[int, Seed]:
    """The seeds that a record reveals with its later rounds."""
    deals = data.get("deals", [])
    if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
        raise NotationError('"deals" is a list of objects')
    later = enumerate(deals[1:], 1)
    return {number: parse_seed(deal["seed"]) for number, deal in later if "seed" in deal}


def deal(kind: Kind, table: AnyTable) -> dict[str, Any]:
    """A round as it began."""
    engine, pile = kind.engine, table.copy()
    stock = [engine.piece(from_stock(pile)) for _ in range(pile.stock_count)]
    hands = [engine.hand_of(table, seat).text for seat in range(table.players)]
    dealt = {"hands": hands, "stock": " ".join(map(str, stock))}
    return {kind.notation.starter: table.dealer} | dealt | engine.dealt(table)


def check_deals(game: "Game", data: dict[str, Any]) -> None:
    """The deals that a record reveals must be those that its seed gives."""
    if "deals" not in data:
        return
    shown, dealt = data["deals"], game.record().get("deals", [])
    if len(shown) != len(dealt):
        raise NotationError(f'rounds dealt: {len(dealt)}, but in "deals": {len(shown)}')
    for number, (found, own) in enumerate(zip(shown, dealt, strict=True), 1):
        check_deal(f'round {number} in "deals"', found, own)


def check_deal(where: str, found: dict[str, Any], own: dict[str, Any]) -> None:
    if found.keys() != own.keys():
        raise NotationError(f"{where} has {', '.join(map(quoted, own))} and nothing else")
    for part, value in own.items():
        # True equals 1 and is not a seat.
        if type(found[part]) is not type(value) or found[part] != value:
            raise NotationError(f'{where}: "{part}" is not what the seed gives')
