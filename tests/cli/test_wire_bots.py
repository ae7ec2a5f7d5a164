"""Programs in a tournament: they are started, play over the wire, and are gone at the end."""

import json
import os
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cli import commands
from lastcard.lab.tournament.programs import Program
from server.examples import COMMANDS, example

pytestmark = pytest.mark.slow

# What a program begins with: ``say``, and ``frames`` that want an answer.
BEGINNING = """
import json, sys
from websockets.sync.client import connect

heard = open("heard.txt", "a")
socket = connect(sys.argv[1])

def say(kind, **more):
    socket.send(json.dumps({"kind": kind, "id": "x", **more}))

def frames():
    for text in socket:
        print(text, file=heard, flush=True)
        message = json.loads(text)
        match = message.get("match")
        if match and match["legal"] and match["phase"] != "round_over":
            yield message["seq"], match
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


run = partial(commands.run, "tournament", "--json")


def figures(*arguments: str) -> dict[str, Any]:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return dict(json.loads(done.stdout))


def bots(found: dict[str, Any]) -> dict[str, Any]:
    return {bot["name"]: bot for bot in found["bots"]}


def program(folder: Path, text: str) -> str:
    (folder / "bot.py").write_text(BEGINNING + text, encoding="utf-8")
    return f"mine=wire:{sys.executable} bot.py"


def from_page(folder: Path, language: str) -> str:
    name, command = COMMANDS[language]
    (folder / name).write_text(example(language), encoding="utf-8")
    return f"{language}=wire:{shlex.join([*command, name])} {{url}}"


def still_there(folder: Path) -> list[str]:
    """The programs that run in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").resolve() == folder and process.name != str(os.getpid()):
                found.append((process / "cmdline").read_text())
        except OSError:
            continue
    return found


@pytest.mark.parametrize(
    "arguments",
    [
        ("uno", "--games", "20", "--processes", "2"),
        ("uno", "--games", "4", "--matches", "--rule", "target=60"),
        ("uno", "--games", "8", "--time", "5s", "--rule", "jump_in", "seven_zero"),
        ("spin", "--games", "12", "--players", "3", "--processes", "2"),
        ("rummy", "--games", "4"),
    ],
    ids=" ".join,
)
def test_the_programs_of_the_page_play_each_other(folder: Path, arguments: tuple[str, ...]) -> None:
    """Both choose alike, so on the same deals they win exactly the same."""
    entrants = ",".join(from_page(folder, language) for language in ("py", "js"))
    found = figures(*arguments, "--bots", entrants)
    par = found["par"]
    for bot in found["bots"]:
        assert (bot["share"]["mean"], bot["faults"]) == (par, 0), bot
        assert bot["decisions"] > 20
    assert not still_there(folder)


def test_a_program_hears_what_it_needs_and_is_refused_what_is_wrong(folder: Path) -> None:
    mine = program(
        folder,
        """
for seq, match in frames():
    socket.send("{")
    say("chat")
    say("ready", ready=True)
    say("hint")
    say("act", seq=seq - 1, action=match["legal"][-1])
    say("act", seq=seq, action="play r77")
    say("act", seq=seq, action="spin")
    say("try", action=match["legal"][-1])
    say("act", seq=seq, action=match["legal"][-1])
""",
    )
    found = figures("uno", "--bots", f"greedy,{mine}", "--games", "2", "--rule", "stacking")
    assert bots(found)["mine"]["faults"] == 0
    heard = [json.loads(line) for line in (folder / "heard.txt").read_text().splitlines()]
    assert heard[0] == {"kind": "ping", "number": 1}
    codes = [message["code"] for message in heard if message["kind"] == "refused"]
    assert {"message", "match", "stale", "notation", "illegal"} == set(codes)
    frames = [message for message in heard if message["kind"] == "frame"]
    assert [frame["seq"] for frame in frames] == list(range(1, len(frames) + 1))
    asked = [f for f in frames if f["match"]["legal"] and f["match"]["phase"] != "round_over"]
    assert codes.count("stale") == codes.count("illegal") == len(asked)
    started = [frame for frame in frames if frame["what"] == "started"]
    assert len(started) == 3, "one position beforehand, then two games"
    assert started[0]["room"]["settings"]["rules"] == {"stacking": True}
    assert {frame["room"]["you"] for frame in started[1:]} == {0, 1}
    assert [e["kind"] for e in started[1]["events"]].count("turned_up") == 1
    assert [frame["match"]["phase"] for frame in frames].count("round_over") == 2
    told = [event for frame in frames for event in frame.get("events", ())]
    assert any(event["kind"] == "played" for event in told)
    done = [message for message in heard if message["kind"] == "done"]
    assert len(done) > len(frames), "what was tried, and what was done"


def test_a_program_that_says_nothing_out_of_turn_lets_chances_pass(folder: Path) -> None:
    mine = program(
        folder,
        """
for seq, match in frames():
    if match["turn"] == match["hands"].index(match["hand"]):
        say("act", seq=seq, action=match["legal"][-1].removesuffix(" uno"))
""",
    )
    found = bots(figures("uno", "--bots", f"greedy,{mine}", "--games", "2"))
    assert found["mine"]["faults"] == 0
    assert found["mine"]["seconds"]["longest"] >= 0.25


def test_a_program_that_stays_is_ended(folder: Path) -> None:
    mine = program(
        folder,
        """
import time
try:
    for seq, match in frames():
        say("act", seq=seq, action=match["legal"][-1])
finally:
    time.sleep(600)
""",
    )
    figures("uno", "--bots", f"greedy,{mine}", "--games", "2", "--processes", "1")
    assert not still_there(folder)


def test_a_program_has_time_for_its_first_thought(folder: Path) -> None:
    mine = program(
        folder,
        """
import time
for number, (seq, match) in enumerate(frames()):
    time.sleep(0 if number else 4)
    say("act", seq=seq, action=match["legal"][-1])
""",
    )
    asked = ("--games", "2", "--processes", "1", "--time", "3s")
    found = bots(figures("uno", "--bots", f"greedy,{mine}", *asked))
    assert found["mine"]["faults"] == 0, found["mine"]["first_fault"]


# A program has a second for its first thought, and not a minute.
IMPATIENT = """
import sys
from lastcard.cli.main import main
from lastcard.lab.tournament import one_game
one_game.TO_GET_READY = 1.0
sys.exit(main())
"""


def test_a_program_that_says_nothing_is_late(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "LASTCARD", [sys.executable, "-c", IMPATIENT])
    mine = program(folder, "for seq, match in frames():\n    pass\n")
    asked = ("--games", "2", "--processes", "1", "--time", "50ms")
    found = bots(figures("uno", "--bots", f"greedy,{mine}", *asked))
    assert found["mine"]["first_fault"]["what"] == "it said nothing within 0.05 s"


def test_a_program_that_crashes_is_started_again_and_counted(folder: Path) -> None:
    mine = program(
        folder,
        """
import pathlib
for seq, match in frames():
    if len(match["hand"].split()) < 5 and not pathlib.Path("crashed").exists():
        pathlib.Path("crashed").touch()
        sys.exit("no idea what to do")
    say("act", seq=seq, action=match["legal"][-1])
""",
    )
    found = bots(figures("uno", "--bots", f"greedy,{mine}", "--games", "4", "--processes", "1"))
    assert found["mine"]["faults"] == 1
    assert "code 1 (no idea what to do)" in found["mine"]["first_fault"]["what"]


def test_a_program_that_crashed_since_its_last_game_comes_back(folder: Path) -> None:
    """What it did is told once, with its last words."""
    text = BEGINNING.replace("socket = connect", "open('started'); socket = connect")
    (folder / "bot.py").write_text(text + "frames().__next__()", encoding="utf-8")
    running = Program([sys.executable, "bot.py", "{url}"])
    try:
        running.start()
        assert running.process is not None
        assert running.process.wait(20) == 1
        (folder / "started").touch()
        assert "it ended with code 1 (FileNotFoundError" in str(running.come_back())
        assert running.socket is not None
        assert running.come_back() is None
    finally:
        running.end()


def test_a_program_that_crashes_at_the_end_of_a_game_ends_no_tournament(folder: Path) -> None:
    mine = program(
        folder,
        """
import pathlib
for text in socket:
    match = json.loads(text).get("match")
    if match and match["phase"] == "round_over" and not pathlib.Path("crashed").exists():
        pathlib.Path("crashed").touch()
        sys.exit("enough")
    if match and match["legal"] and match["phase"] != "round_over":
        say("act", seq=json.loads(text)["seq"], action=match["legal"][-1])
""",
    )
    found = bots(figures("uno", "--bots", f"greedy,{mine}", "--games", "4", "--processes", "1"))
    assert found["mine"]["faults"] == 1
    assert "code 1 (enough)" in found["mine"]["first_fault"]["what"]


def test_a_program_is_told_how_every_round_of_a_match_ends(folder: Path) -> None:
    mine = program(
        folder,
        """
for seq, match in frames():
    say("act", seq=seq, action=match["legal"][-1])
""",
    )
    asked = ("--games", "2", "--matches", "--rule", "target=400", "--processes", "1")
    figures("uno", "--bots", f"greedy,{mine}", *asked)
    heard = [json.loads(line) for line in (folder / "heard.txt").read_text().splitlines()]
    events = [event for message in heard for event in message.get("events", [])]
    rounds = [event for event in events if event["kind"] == "round_ended"]
    deals = [event for event in events if event["kind"] == "dealt"]
    assert len(rounds) >= 2
    assert len(rounds) == len(deals) - 1  # one deal was for getting ready
    answers = [message.get("code", "done") for message in heard if message.get("id")]
    assert answers.count("stale") == 0, answers


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("wire:/no/such/program", "there is no such file"),
        (f"wire:{sys.executable} -c 'import nothing_of_the_kind' {{url}}", "nothing_of_the_kind"),
    ],
)
def test_a_program_that_does_not_come_ends_the_tournament(command: str, words: str) -> None:
    done = run("uno", "--bots", f'greedy,"{command}"', "--games", "4")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert words in done.stderr
