"""The command `lastcard simulate`."""

from functools import partial

import pytest

from cli import commands
from cli.commands import run, run_here

pytestmark = pytest.mark.compiled

simulate = partial(run, "simulate")
figures = partial(commands.figures, "simulate")


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures_whatever_the_threads() -> None:
    one = ["uno", "--players", "3", "--games", "700", "--seed", "5", "--policy", "random"]
    assert figures(*one, "--threads", "1") == figures(*one, "--threads", "3")
    assert figures(*one) != figures(*one[:-3], "6", "--policy", "random")


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
        ["uno", "--policy", "best"],
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
