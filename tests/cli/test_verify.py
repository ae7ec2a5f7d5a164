"""``lastcard verify``: a record whose shuffles were committed to can be checked by anybody."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.commands import run_here
from lastcard import Game, Rules
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
    file.write_text(json.dumps(record))
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


def edited(record: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A record with some parts changed; ``None`` takes one out."""
    return {key: value for key, value in (record | change).items() if value is not None}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": None}, '"seed" is missing'),
        ({"format": None}, '"format" is missing'),
        ({"deals": None}, '"deals" is missing'),
        ({"actions": None}, '"actions" is missing'),
        ({"fairness": None}, "this record does not say how its rounds were shuffled"),
        ({"dealer": 0, "opener": 0}, 'a record that can be checked has no "dealer"'),
        ({"wheel": ["war"]}, 'a record that can be checked has no "wheel"'),
        ({"colour": "r"}, 'a record that can be checked has no "colour"'),
        ({"scores": [0, 5]}, 'a match that can be checked begins without points: "scores" are 0'),
        ({"date": "\ud83c"}, '"date" holds half a character: \\ud83c'),
        ({"rules": {"stakcing": 1}}, '"stakcing" is not an option; did you mean "stacking"?'),
        ({"seed": 5}, "round 1 was not shuffled from what was committed to"),
        ({"deals": []}, "rounds dealt: 3, shown: 0"),
        ({"fairness": []}, "rounds dealt: 3, explained: 0"),
        ({"actions": ["0:draw 5"]}, "rounds dealt: 1, explained: 3"),
    ],
    ids=lambda part: next(iter(part)) if isinstance(part, dict) else "",
)
def test_one_line_says_what_is_wrong(
    tmp_path: Path,
    fair: dict[str, Any],
    change: dict[str, Any],
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert verdict(tmp_path, edited(fair, change)) == 1
    assert capsys.readouterr() == ("", f"lastcard verify: {said}\n")


def test_an_illegal_action_is_named(
    tmp_path: Path, fair: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verdict(tmp_path, forged(fair, ["actions", 4], "0:deal ")) == 1
    assert capsys.readouterr().err == (
        'lastcard verify: action 5, "0:deal ": U34: the next round is dealt when this one is over\n'
    )


@pytest.mark.parametrize("words", [["ada"], ["ada", "word 1", ""], []])
def test_fewer_or_more_words_than_seats_are_refused(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of them would give another deal from the same commitment."""
    shuffle = Shuffle("ab" * 32, tuple(words))
    record = Match.new(["Ada", "Ben"], "uno", shuffle.seed).record()
    assert verdict(tmp_path, record | {"fairness": [shuffle.to_json()]}) == 1
    assert capsys.readouterr().err == (
        "lastcard verify: round 1: each seat has a word, if only an empty one: "
        f"seats 2, words {len(words)}\n"
    )


def test_a_dealer_who_was_not_drawn_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The deal is another one, and nobody has committed to it (U3)."""
    shuffle = Shuffle("ab" * 32, ("", ""))
    record = Game.new("uno", 2, shuffle.seed, dealer=1).record(fairness=[shuffle.to_json()])
    assert verdict(tmp_path, record) == 1
    assert 'has no "dealer"' in capsys.readouterr().err


def test_a_deal_is_written_in_one_way(tmp_path: Path, fair: dict[str, Any]) -> None:
    """Blanks are different ones in different languages; nobody may miss a round."""
    place = next(n for n, text in enumerate(fair["actions"]) if text.endswith(":deal"))
    assert verdict(tmp_path, forged(fair, ["actions", place], "0: deal")) == 1


def test_scores_of_0_say_nothing_new(tmp_path: Path, fair: dict[str, Any]) -> None:
    assert verdict(tmp_path, fair | {"scores": [0, 0]}) == 0


@pytest.mark.parametrize("record", [[], 5, None, "record", {}])
def test_what_is_not_a_record(tmp_path: Path, record: object) -> None:
    assert verdict(tmp_path, record) == 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "the input is empty"),
        (b"{", "this is not JSON: Expecting property name enclosed in double quotes: line 1, col"),
        (b"[1", "this is not JSON: Expecting ',' delimiter: line 1, column 3"),
        (b'{"format": 1, "format": 1}', '"format" appears twice'),
        (b'{"seed": ' + b"7" * 5_000 + b"}", "a number of 5000 digits is too long: line 1, col"),
        (b'{"seed": NaN}', "NaN is not a number in JSON: line 1, column 10"),
        (b"\xef\xbb\xbf" * 2 + b"{}", "this is not JSON: it begins with more than one byte order"),
        (b'{"date": "\xff"}', "this is not a text in UTF-8: byte 11 is 0xff"),
        (b"[" * 100_000, "this JSON is nested too deeply"),
    ],
    ids=range(9),
)
def test_what_cannot_be_read(data: bytes, said: str) -> None:
    done = run_here("verify", "-", given=data)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"lastcard verify: -: {said}")


def test_no_file(tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    assert main(["verify", str(tmp_path)]) == 2
