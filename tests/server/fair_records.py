"""Records of rounds that were shuffled from what was committed to."""

import random
import string
from dataclasses import fields, replace
from typing import Any

from lastcard import Game, Rules
from lastcard.bots.greedy import greedy
from lastcard.game.fairness import Shuffle
from lastcard.game.match import Match
from lastcard.game.record import deal
from lastcard.game.setup import set_seed
from lastcard.kinds import KINDS
from lastcard.rules.shared.actions import DEAL
from server.forgeries import Record

LETTERS = string.printable + "äßéĳ漢字🂡\u0301\u200d"
LONG = Rules(target=1_000_000)


def shuffles(dice: random.Random, players: int, rounds: int) -> list[Shuffle]:
    def word() -> str:
        return "".join(dice.choices(LETTERS, k=dice.choice([0, 0, 1, 5, 20, 64])))

    return [
        Shuffle(dice.randbytes(32).hex(), tuple(word() for _ in range(players)))
        for _ in range(rounds)
    ]


def with_fairness(record: Record, used: list[Shuffle]) -> Record:
    return record | {"fairness": [shuffle.to_json() for shuffle in used]}


def dealt_only(game: str, players: int, used: list[Shuffle], rules: Rules = LONG) -> Record:
    """A record whose rounds are dealt by Python's rules, but not played: many are made at once."""
    start = Game.new(game, players, used[0].seed, rules)
    kind, table = KINDS[game], start.state()
    record = start.record()
    for shuffle in used[1:]:
        set_seed(table, shuffle.seed)
        table.event_count = 0
        kind.engine.apply(table, 0, DEAL)
        record["deals"].append(deal(kind, table) | {"seed": shuffle.seed})
        record["actions"].append("0:deal")
    return with_fairness(record, used)


def any_rules(dice: random.Random) -> Rules:
    """Whatever is agreed on, the deal is the same."""
    names = [each.name for each in fields(Rules) if each.default is False]
    switches: dict[str, Any] = {name: dice.random() < 0.7 for name in names}
    return replace(LONG, **switches)


def played(game: str, players: int, used: list[Shuffle]) -> Record:
    """A record of rounds that were really played; in the last one nothing is done yet."""
    match = Match.new([f"Player {n}" for n in range(players)], game, used[0].seed, LONG)
    for shuffle in used[1:]:
        match.play([lambda view: greedy(view, view.legal)] * players, rounds=1)
        match.game.reseed(shuffle.seed)
        match.deal()
    return with_fairness(match.record(), used)


def as_python_has_them(record: Record) -> list[Record]:
    """The rounds of a record as the page is to give them."""
    starter, first = ("opener", "singles") if record["game"] == "rummy" else ("dealer", "discard")
    seeds = [record["seed"], *(deal["seed"] for deal in record["deals"][1:])]
    return [
        shuffle
        | {"round": number, "seed": seed, "dealer": dealt[starter], "hands": dealt["hands"]}
        | {"first": dealt[first], "stock": dealt["stock"]}
        for number, (shuffle, seed, dealt) in enumerate(
            zip(record["fairness"], seeds, record["deals"], strict=True), 1
        )
    ]
