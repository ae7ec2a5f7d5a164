"""The command `lastcard tournament`."""

import json
from functools import partial
from pathlib import Path

import pytest

from cli import commands
from cli.commands import run, run_here
from lastcard.cli.tournament import drawn
from lastcard.lab.tournament import Tournament, play

BOT = """
from lastcard.bots.greedy import greedy

count = 7

def make_mine(seed):
    return greedy

def make_chatty(seed):
    print("hello")
    return greedy

def make_shy(seed):
    def shy(view, legal, clock):
        if "+4" in str(legal):
            raise ValueError("not that card")
        return greedy(view, legal)
    return shy
"""
# Modules that cannot be imported
WRONG = {"fails": "1 / 0", "leaves": "raise SystemExit(0)", "misspelt": "deff make(seed):"}


@pytest.fixture(autouse=True)
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots in it, in which the command is run."""
    for name, text in {"own_bots": BOT, **WRONG}.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    (tmp_path / "folder.svg").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


tournament = partial(run, "tournament")
figures = partial(commands.figures, "tournament")


@pytest.mark.slow
def test_bots_of_ones_own_take_part() -> None:
    found = figures(
        *("uno", "--bots", "greedy,mine=own_bots:make_mine,own_bots:make_shy", "--games", "240"),
        *("--seed", "5", "--rule", "stacking", "--time", "5s", "--processes", "2"),
    )
    assert (found["games"], found["deals"], found["par"]) == (240, 40, 0.5)
    assert (found["rules"], found["clock"], found["seed"]) == ({"stacking": True}, 5.0, 5)
    bots = {bot["name"]: bot for bot in found["bots"]}
    assert list(bots) == [bot["name"] for bot in found["bots"]]
    twins = found["lineups"][0]
    assert twins["seats"] == ["greedy", "mine"]
    assert twins["share"]["greedy"] == {"mean": 0.5, "interval": [0.5, 0.5]}
    assert bots["own_bots:make_shy"]["faults"] > 0
    fault = bots["own_bots:make_shy"]["first_fault"]["what"]
    assert "not that card" in fault
    assert "own_bots.py, line 16" in fault
    assert set(bots["greedy"]["seconds"]) == {"mean", "p95", "longest"}


@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_bots_print_does_not_spoil_the_result(processes: str) -> None:
    chatty = "own_bots:make_chatty"
    asked = ("uno", "--bots", f"{chatty},greedy", "--games", "4", "--processes", processes)
    done = tournament(*asked, "--json")
    assert json.loads(done.stdout)["games"] == 4
    assert "hello" in done.stderr


def test_bots_of_an_installed_package_take_part(own_bots: Path) -> None:
    package = own_bots / "visitor-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: visitor\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[lastcard.bots]\nguest = own_bots:make_mine\n")
    found = figures("uno", "--bots", "guest,greedy", "--games", "8", "--processes", "2")
    assert [bot["share"]["mean"] for bot in found["bots"]] == [0.5, 0.5]
    assert {bot["name"] for bot in found["bots"]} == {"guest", "greedy"}


@pytest.mark.slow
def test_the_tables_are_readable() -> None:
    done = tournament(
        "spin", "--bots", "greedy,own_bots:make_shy", "--players", "3", "--games", "100"
    )
    assert done.returncode == 0
    for words in (
        "UNO Spin, 3 players, seed 0: 102 rounds = 17 deals × 6",
        "won (par 33.3%)",
        "rating",
        "greedy, 2 × own_bots:make_shy",
        "95 % within",
        "own_bots:make_shy failed; the first time in game",
        "not that card",
    ):
        assert words in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if "failed; the" not in line)


@pytest.mark.slow
def test_the_result_names_the_rules_and_says_why_there_are_no_intervals() -> None:
    rules = ("--rule", "stacking", "target=250")
    done = tournament("uno", "--bots", "greedy,random", "--games", "2", *rules)
    assert "UNO, 2 players, target=250, stacking, seed 0: 2 rounds = 1 deal × 2" in done.stdout
    assert "Too few deals for intervals: 30 are needed." in done.stdout


def test_one_process_and_whole_matches() -> None:
    asked = ("uno", "--bots", "greedy,greedy,greedy", "--players", "3", "--games", "6")
    found = figures(*asked, "--matches", "--rule", "target=80", "--processes", "1")
    assert (found["unit"], found["games"]) == ("match", 6)
    assert found["bots"][0]["share"]["interval"] is None
    assert found["bots"][0]["decisions"] > 6 * 20


@pytest.mark.slow
@pytest.mark.parametrize("name", ["standing.svg", "standing.png"])
def test_a_plot(own_bots: Path, name: str) -> None:
    asked = ("uno", "--bots", "greedy,own_bots:make_shy", "--games", "80", "--plot", name)
    assert tournament(*asked).returncode == 0
    picture = (own_bots / name).read_bytes()
    if name.endswith(".png"):
        assert picture.startswith(b"\x89PNG")
    else:
        assert b"<svg" in picture
        (own_bots / name).unlink()
        tournament(*asked)
        assert (own_bots / name).read_bytes() == picture, "the same tournament, the same picture"


TWO = ["uno", "--bots", "greedy,greedy"]


def test_a_plot_that_cannot_be_written_in_the_end_costs_nothing_else(
    own_bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = play(Tournament(bots=("greedy", "random"), games=2))
    assert not drawn(report, own_bots / "folder.svg")
    assert capsys.readouterr().err.endswith('" cannot be written: it is a folder, not a file\n')


def test_who_is_refused_a_plot_finds_no_empty_file(own_bots: Path) -> None:
    assert tournament(*TWO, "--games", "0", "--plot", "figure.svg").returncode == 2
    assert not (own_bots / "figure.svg").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["uno"],
        ["skat", "--bots", "greedy,greedy"],
        ["uno", "--bots", "greedy"],
        ["uno", "--bots", "greedy,,greedy"],
        ["uno", "--bots", ""],
        ["uno", "--bots", "greedy,deep blue"],
        ["uno", "--bots", "greedy,own_bots:make_yours"],
        ["uno", "--bots", "greedy,mine="],
        ["uno", "--bots", "=greedy,greedy"],
        ["uno", "--bots", "mine=greedy,mine=random"],
        ["uno", "--bots", "greedy,wire:"],
        ["uno", "--bots", "greedy,wire:'bot"],
        ["uno", "--bots", "greedy,own_bots:count"],
        ["uno", "--bots", "greedy,no_such_module:make"],
        ["uno", "--bots", "greedy,:make"],
        ["uno", "--bots", "greedy,..own_bots:make"],
        ["uno", "--bots", "greedy,fails:make"],
        ["uno", "--bots", "greedy,leaves:make"],
        ["uno", "--bots", "greedy,misspelt:make"],
        ["uno", "--bots", "greedy,greedy,greedy"],
        [*TWO, "--players", "1"],
        [*TWO, "--players", "3"],
        [*TWO, "--games", "0"],
        [*TWO, "--games", "many"],
        [*TWO, "--time", "50"],
        [*TWO, "--time", "0ms"],
        [*TWO, "--processes", "0"],
        [*TWO, "--rule", "stakcing"],
        [*TWO, "--plot", "figure.gif"],
        [*TWO, "--plot", "no/such/folder/figure.svg"],
        [*TWO, "--plot", "folder.svg"],
        ["rummy", "--bots", "greedy,greedy", "--players", "5"],
        ["rummy", "--bots", "greedy,greedy", "--rule", "stacking"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_one_line_and_exit_2(arguments: list[str]) -> None:
    done = run_here("tournament", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_gives_what_was_done_so_far(processes: str) -> None:
    endless = ("tournament", *TWO, "--games", "1e9", "--processes", processes)
    found = commands.interrupted(*endless)
    assert 0 < found["games"] < 1e9
    assert found["games"] == 2 * found["deals"]
