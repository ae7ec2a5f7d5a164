"""The command `lastcard simulate`."""

from functools import partial

import pytest

from cli import commands
from cli.commands import run, run_here

pytestmark = pytest.mark.compiled

simulate = partial(run, "simulate")
figures = partial(commands.figures, "simulate")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("uno", 700), ("spin", 700), ("rummy", 100)])
def test_the_same_seed_gives_the_same_figures_whatever_the_threads(game: str, games: int) -> None:
    one = [game, "--players", "3", "--games", f"{games}", "--rounds", "--policy", "random"]
    found = figures(*one, "--seed", "5", "--threads", "1")
    assert found == figures(*one, "--seed", "5", "--threads", "3")
    assert found != figures(*one, "--seed", "6")


@pytest.mark.slow
def test_matches_and_rounds() -> None:
    rounds = figures("uno", "--games", "500", "--rounds")
    assert (rounds["rounds"], rounds["matches"]) == (500, 0)
    matches = figures("uno", "--games", "50")
    assert matches["matches"] == 50
    assert matches["rounds"] > 50
    assert sum(matches["match_win_share_by_seat"]) == pytest.approx(1, abs=1e-4)
    assert sum(matches["win_share_by_dealer_distance"]) == pytest.approx(1, abs=1e-4)


@pytest.mark.slow
def test_house_rules_change_the_figures() -> None:
    plain = figures("uno", "--games", "300", "--rounds", "--policy", "random")
    bluff = figures(
        "uno", "--games", "300", "--rounds", "--policy", "random", "--rule", "no_bluffing"
    )
    assert plain["challenges"]["made"] > 0
    assert bluff["challenges"]["made"] == 0
    both = simulate("uno", "--games", "99", "--rule", "stacking", "jump_in", "--rule", "target=250")
    assert both.returncode == 0


@pytest.mark.slow
def test_spin_tells_what_the_wheel_did() -> None:
    found = figures("spin", "--games", "400", "--rounds", "--players", "4", "--seed", "2")
    wheel = found["wheel"]
    assert found["game"] == "spin"
    assert wheel["spins"] > 400
    assert sum(wheel["share"].values()) == pytest.approx(1, abs=1e-3)
    assert all(0.06 < share < 0.17 for share in wheel["share"].values())
    assert wheel["cards_put_down"]["almost_uno"] > 0
    assert wheel["cards_put_down"]["draw_red"] == 0
    assert wheel["rounds_ended"]["uno_spin"] > 0
    table = simulate("spin", "--games", "200").stdout
    assert "almost uno" in table


def test_S4_the_wheel_has_the_weights_that_were_agreed_on() -> None:
    found = figures("spin", "--games", "100", "--rounds", "--rule", 'wheel={"war": 1000}')
    assert found["wheel"]["share"]["war"] > 0.9


def test_the_table_is_readable() -> None:
    done = simulate("uno", "--games", "100")
    for words in ("turns per round", "round wins by seat", "winning card", "reshuffles", "UNO!"):
        assert words in done.stdout


@pytest.mark.slow
def test_the_table_of_rummy_is_readable() -> None:
    done = simulate("rummy", "--games", "5", "--players", "3")
    for words in ("UNO Rummy", "by steps left of opener", "tiles in a lay", "swaps", "ran out"):
        assert words in done.stdout
    assert "challenge" not in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["skat"],
        ["uno", "--players", "1"],
        ["uno", "--players", "eleven"],
        ["uno", "--games", "0"],
        ["uno", "--games", "-5"],
        ["uno", "--games", "1e999"],
        ["uno", "--rule", "stakcing"],
        ["uno", "--rule", "must_play"],
        ["uno", "--rule", "target=none"],
        ["uno", "--rule", "scoring=golf"],
        ["spin", "--rule", "wheel"],
        ["spin", "--rule", "wheel=war"],
        ["spin", "--rule", 'wheel={"war":'],
        ["spin", "--rule", 'wheel={"wars": 2}'],
        ["rummy", "--players", "5"],
        ["rummy", "--players", "1"],
        ["rummy", "--games", "0"],
        ["rummy", "--rule", "must_pay"],
        ["rummy", "--rule", "must_play=2"],
        ["rummy", "--rule", "scoring=golf"],
        ["uno", "--policy", "best"],
        ["rummy", "--policy", "best"],
        ["uno", "--threads", "0"],
        ["uno", "--seed", "1" * 90],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_one_line_and_exit_2(arguments: list[str]) -> None:
    done = run_here("simulate", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.slow
def test_ctrl_c_gives_what_was_done_so_far() -> None:
    figures("uno", "--games", "1", "--rounds")  # now it is compiled
    found = commands.interrupted("simulate", "uno", "--games", "1e12", "--rounds")
    assert 0 <= found["rounds"] < 1e12
