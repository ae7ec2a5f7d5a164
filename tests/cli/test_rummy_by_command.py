"""UNO Rummy by the commands `lastcard referee` and `lastcard simulate`."""

import json
import subprocess
from typing import Any

import pytest

from cli.commands import LASTCARD, run_here
from rummy.tiles import scenario

GOOD = scenario(
    ["r6 r9 b1 b3", "g1 g4", "y1 y4"],
    "0:swap r9",
    "0:lay r8 r9 r10 / r3 r4 r5 r6 j=r7!",
    table=["r8 j=r9 r10", "r3 r4 r5"],
    singles="y12",
)
BAD = GOOD | {"actions": ["0:swap r9", "0:lay r8 r9 r10 / r3 r4 r5 r6 r7", "1:draw"]}


def run(*arguments: str, given: object = None) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*LASTCARD, *arguments],
        input="" if given is None else json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert "Traceback" not in done.stderr
    return done


# The referee


def test_a_legal_scenario_exits_0() -> None:
    done = run("referee", "-", given=GOOD)
    assert (done.returncode, done.stderr) == (0, "")
    verdict = json.loads(done.stdout)
    assert (verdict["ok"], verdict["applied"], verdict["turn"]) == (True, 2, 2)
    assert verdict["table"] == ["r8 r9 r10", "r3 r4 r5 r6 j=r7"]
    assert (verdict["singles"], verdict["top"], verdict["colour"]) == ("y12", None, None)
    assert verdict["hands"] == ["b1 b3", "y10 y12 g1 g4 b10 b12", "y1 y4"]


def test_an_illegal_action_exits_1_with_the_state_before_it() -> None:
    done = run("referee", "-", given=BAD)
    assert (done.returncode, done.stderr) == (1, "")
    verdict = json.loads(done.stdout)
    assert (verdict["ok"], verdict["applied"]) == (False, 1)
    assert verdict["table"] == ["r8 r9 r10", "r3 r4 r5"]
    assert verdict["hands"][0] == "r6 b1 b3 j"
    assert verdict["error"]["action"] == BAD["actions"][1]
    assert verdict["error"]["rule"] is None
    assert "r7" in verdict["error"]["message"]


@pytest.mark.parametrize(
    "action", ["0:lay", "0:lay r3 r4 r5 /", "0:lay r3 r4 r5^^", "0:swap", "0:swap j", "0:end r5"]
)
def test_an_action_that_cannot_be_read_exits_1_without_a_rule(action: str) -> None:
    done = run_here("referee", "-", given=json.dumps(GOOD | {"actions": [action]}))
    assert done.returncode == 1
    error = json.loads(done.stdout)["error"]
    assert (error["action"], error["rule"]) == (action, None)


@pytest.mark.parametrize(
    "change",
    [
        {"players": 5},
        {"table": ["r3 r4 r6"]},
        {"table": "r3 r4 r5"},
        {"singles": "r9 r9 r9"},
        {"singles": "r1 r2 y1 y2 g2"},
        {"hands": ["r6 j=r9", "g1", "y1"]},
        {"discard": "r7"},
        {"opener": 3},
        {"rules": {"must_play": 1}},
    ],
    ids=str,
)
def test_no_scenario_is_one_line_and_exit_2(change: dict[str, Any]) -> None:
    done = run_here("referee", "-", given=json.dumps(GOOD | change))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_whole_game_from_its_seed() -> None:
    done = run("referee", "-", given={"game": "rummy", "players": 4, "seed": 1, "opener": 2})
    assert done.returncode == 0
    verdict = json.loads(done.stdout)
    assert verdict["turn"] == 2
    assert [len(hand.split()) for hand in verdict["hands"]] == [14] * 4
    assert len(verdict["singles"].split()) == 4
    assert len(verdict["stock"].split()) == 40


# The simulator


def figures(*arguments: str) -> dict[str, Any]:
    done = run("simulate", "rummy", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.slow
@pytest.mark.compiled
def test_greedy_players() -> None:
    found = figures("--players", "4", "--games", "200", "--rounds", "--seed", "1")
    assert (found["game"], found["players"], found["complete"]) == ("rummy", 4, True)
    assert (found["rounds"], found["matches"]) == (200, 0)
    assert sum(found["win_share_by_seat"]) == pytest.approx(1, abs=0.02)  # ties win for nobody
    assert sum(found["win_share_by_opener_distance"]) == pytest.approx(1, abs=0.02)
    assert sum(found["lay_share_by_tiles"].values()) == pytest.approx(1, abs=1e-4)
    assert 200 < found["lays"] < found["actions"]
    assert 5 < found["turns_per_round"]["mean"] < 60
    assert found["tiles_drawn"] > found["turns_missed"] > 200
    assert (found["swaps"], found["uno"]["caught"]) == (0, 0)
    assert found["uno"]["called"] > 0
    assert "challenges" not in found


@pytest.mark.slow
@pytest.mark.compiled
def test_random_players_swap_and_forget_to_call() -> None:
    found = figures("--players", "3", "--games", "60", "--rounds", "--policy", "random")
    assert found["swaps"] > 60
    assert found["uno"]["caught"] > 0


@pytest.mark.slow
@pytest.mark.compiled
def test_matches_of_the_light_game() -> None:
    found = figures("--players", "2", "--games", "20", "--rule", "scoring=rounds", "target=4")
    assert found["matches"] == 20
    assert 80 <= found["rounds"] <= 140
    assert sum(found["match_win_share_by_seat"]) == pytest.approx(1, abs=1e-4)
    assert found["points_per_round"]["mean"] == pytest.approx(1, abs=0.02)


@pytest.mark.slow
@pytest.mark.compiled
def test_must_play_changes_the_figures() -> None:
    one = ["--players", "2", "--games", "30", "--rounds", "--policy", "random"]
    free = figures(*one, "--rule", "must_play=off")
    assert free["tiles_drawn"] > figures(*one)["tiles_drawn"]


def test_scoring_by_rounds_is_for_rummy_alone() -> None:
    done = run("simulate", "uno", "--rule", "scoring=rounds")
    assert (done.returncode, done.stdout) == (2, "")
    assert "R25" in done.stderr
