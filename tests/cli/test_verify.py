"""``lastcard verify``: a record whose shuffles were committed to can be checked by anybody."""

import json
from pathlib import Path
from typing import Any

import pytest

from lastcard import Rules
from lastcard.bots.greedy import greedy
from lastcard.cli.main import main
from lastcard.game.fairness import Shuffle
from lastcard.game.match import Match


@pytest.fixture(scope="module", params=["uno", "spin", "rummy"])
def fair(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Three rounds, each from a secret and the players' words."""
    shuffles = [Shuffle(f"{n:064x}", ("ada", f"word {n}")) for n in range(3)]
    rules = Rules(target=10_000)
    match = Match.new(["Ada", "Ben"], request.param, shuffles[0].seed, rules)
    for shuffle in shuffles[1:]:
        match.play([lambda view: greedy(view, view.legal)] * 2, rounds=1)
        match.game.reseed(shuffle.seed)
        match.deal()
    return match.record() | {"fairness": [shuffle.to_json() for shuffle in shuffles]}


def verdict(tmp_path: Path, record: object) -> int:
    file = tmp_path / "record.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record))
    return main(["verify", str(file)])


def test_a_fair_record(
    tmp_path: Path, fair: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verdict(tmp_path, fair) == 0
    assert capsys.readouterr().out.startswith("All 3 rounds were shuffled from what was committed")


def forged(record: dict[str, Any], path: list[str | int], value: Any) -> dict[str, Any]:
    copy = json.loads(json.dumps(record))
    place = copy
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["fairness", 1, "secret"], "ab" * 32),
        (["fairness", 1, "commitment"], "ab" * 32),
        (["fairness", 1, "words", 0], "eve"),
        (["fairness", 2, "words"], ["ada"]),
        (["fairness", 0], 5),
        (["fairness", 0, "secret"], "short"),
        (["fairness"], []),
        (["seed"], "another"),
        (["deals", 1, "seed"], "another"),
        (["deals", 2, "hands", 0], "r1"),
    ],
)
def test_whatever_is_forged_is_found(
    tmp_path: Path,
    fair: dict[str, Any],
    path: list[str | int],
    value: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert verdict(tmp_path, forged(fair, path, value)) == 1
    assert capsys.readouterr().err.startswith("lastcard verify: ")


def test_a_record_without_commitments(tmp_path: Path) -> None:
    assert verdict(tmp_path, {"game": "uno", "players": 2, "seed": 1}) == 1


@pytest.mark.parametrize("text", ["", "{", "[1"])
def test_no_record(tmp_path: Path, text: str) -> None:
    assert verdict(tmp_path, text) == 2


def test_no_file(tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
