"""The command `lastcard referee`, as a person runs it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.commands import run_here
from tables import scenario

GOOD = scenario(
    ["r1 r2 b5 w", "g4 g5", "y1 y2 y3"], "0:play r1", "1:draw", discard="r9 r7", stock="b8 g2"
)
RUMMY = {"game": "rummy", "players": 2, "seed": 1, "actions": []}
BAD = GOOD | {"actions": ["0:play r1", "1:play g4", "1:draw"]}

NOT_NEEDED = {
    "lastcard.game.match",  # a public name that nobody asks for
    *("lastcard.bots", "lastcard.compiled", "lastcard.lab", "lastcard.server", "lastcard.words"),
    *("asyncio", "fluent", "msgspec", "numba", "numpy", "rich", "socket", "sqlite3", "ssl"),
}


def referee(*arguments: str, given: bytes | str = b"") -> subprocess.CompletedProcess[str]:
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [sys.executable, "-m", "lastcard.cli.main", "referee", *arguments],
        input=data,
        capture_output=True,
        check=False,
        timeout=60,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def test_a_legal_scenario_exits_0() -> None:
    done = referee("-", given=json.dumps(GOOD))
    assert (done.returncode, done.stderr) == (0, "")
    verdict = json.loads(done.stdout)
    assert (verdict["ok"], verdict["applied"], verdict["turn"]) == (True, 2, 2)


def test_an_illegal_action_exits_1_with_the_state_before_it() -> None:
    done = referee("-", given=json.dumps(BAD))
    assert (done.returncode, done.stderr) == (1, "")
    verdict = json.loads(done.stdout)
    assert (verdict["ok"], verdict["applied"], verdict["top"]) == (False, 1, "r1")
    assert verdict["error"]["action"] == "1:play g4"
    assert verdict["error"]["rule"] == "U11"


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(GOOD))
    assert referee(str(path)).returncode == 0


@pytest.mark.parametrize(
    "given",
    [
        b"",
        b"\x00\xff\xfe\x80" * 100,
        b"[]",
        b"null",
        b"[" * 200_000,
        b'{"game": ' * 50_000,
        b'{"game": "uno", "players": "3"}',
        json.dumps(GOOD | {"players": 3.0}).encode(),
        json.dumps(GOOD | {"hands": ["r1", "r2"]}).encode(),
        json.dumps(GOOD | {"rules": {"stacking": 1}}).encode(),
        json.dumps(GOOD | {"actions": [1]}).encode(),
        b'{"game": "uno", "players": 3, "seed": ' + b"9" * 10_000 + b"}",
        b'"' + b"x" * 10_000_000 + b'"',
        json.dumps(GOOD | {"stock": "r1 " * 3_000_000}).encode(),
        b'{"game": "\\ud800"}',
        b'{"game": "uno", "players": 2, "seed": "\\ud800"}',
        b'{"game": "uno", "players": 2, "seed": 1, "names": ["\\ud800", "Ben"]}',
        b"\xef\xbb\xbf" * 2 + json.dumps(GOOD).encode(),
        json.dumps(GOOD).encode().replace(b"uno", b"uno\xe9"),
    ],
    ids=lambda given: given[:12].decode("ascii", "replace"),
)
def test_no_scenario_is_one_line_and_exit_2(given: bytes) -> None:
    done = run_here("referee", "-", given=given)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert len(done.stderr) < 300


@pytest.mark.parametrize(
    "action", ["", ":", "x:draw", "0:", "0:fly", "0:play", "0:play w=", "99:draw"]
)
def test_an_action_that_cannot_be_read_exits_1_without_a_rule(action: str) -> None:
    done = run_here("referee", "-", given=json.dumps(GOOD | {"actions": [action]}))
    assert done.returncode == 1
    error = json.loads(done.stdout)["error"]
    assert (error["action"], error["rule"]) == (action, None)


@pytest.mark.parametrize("name", ["no-such-file.json", "."])
def test_a_file_that_cannot_be_read(name: str) -> None:
    done = referee(name)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("arguments", [[], ["--wat", "-"], ["a", "b"]])
def test_wrong_arguments_are_one_line_and_exit_2(arguments: list[str]) -> None:
    done = referee(*arguments)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def lines(*scenarios: Any) -> tuple[int, list[dict[str, Any]]]:
    text = "\n".join(s if isinstance(s, str) else json.dumps(s) for s in scenarios)
    done = referee("--lines", "-", given=text)
    assert done.stderr == ""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_lines_give_a_verdict_each_and_the_worst_exit() -> None:
    code, verdicts = lines(GOOD, BAD, GOOD)
    assert code == 1
    assert [verdict["ok"] for verdict in verdicts] == [True, False, True]
    code, verdicts = lines(GOOD, "nonsense", BAD)
    assert code == 2
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False]
    assert "JSON" in verdicts[1]["error"]["message"]
    assert lines(GOOD, "", GOOD)[0] == 0


@pytest.mark.parametrize("given", [GOOD, RUMMY], ids=["uno", "rummy"])
def test_it_imports_only_what_it_needs(given: dict[str, Any]) -> None:
    """How soon it is ready is measured in benchmarks/start.py."""
    code = (
        "import sys; before = set(sys.modules)\n"
        "from lastcard.cli.main import main; main(['referee', '-'])\n"
        "print(*{*sys.modules} - before, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps(given), text=True, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    imported = set(done.stderr.split())
    assert "lastcard.game.referee" in imported
    assert NOT_NEEDED & imported == set()
