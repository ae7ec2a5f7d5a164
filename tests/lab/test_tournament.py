"""Tournaments from beginning to end."""

import gc
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from lastcard import Action, Game, Legal, Rules, View
from lastcard.bots.bot import Bot
from lastcard.bots.greedy import greedy
from lastcard.lab.tournament import Results, Tournament, TournamentError, play
from lastcard.lab.tournament.arena import Arena, maker_of
from lastcard.lab.tournament.conduct import Conduct
from lastcard.lab.tournament.lineups import Deal
from lastcard.lab.tournament.one_game import MOST_ACTIONS, Format, Outcome, Seats
from tables import game as position

CARELESS = "lab.bots:make_careless"


def results(report: Results) -> dict[str, Any]:
    """All figures but the times."""
    found = report.figures()
    for bot in found["bots"]:
        del bot["seconds"]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "games"),
    [
        ("uno", 2, 60),
        ("uno", 3, 60),
        ("spin", 3, 60),
        pytest.param("rummy", 2, 8, marks=pytest.mark.slow),
    ],
)
def test_the_same_seed_gives_the_same_whatever_the_processes(
    game: str, players: int, games: int
) -> None:
    asked = Tournament(bots=("greedy", CARELESS), game=game, players=players, games=games, seed="x")
    once = results(play(asked))
    assert results(play(asked, processes=3)) == once
    other = replace(asked, seed="y")
    assert results(play(other))["bots"] != once["bots"]


@pytest.mark.slow
def test_the_better_bot_is_found() -> None:
    report = play(Tournament(bots=(CARELESS, "greedy"), games=400))
    share = report.share("greedy")
    assert report.ranking == ["greedy", CARELESS]
    assert share.margin is not None
    assert share.mean - share.margin > 0.5
    assert report.share(CARELESS).mean == pytest.approx(1 - share.mean)
    assert report.ratings["greedy"].mu > report.ratings[CARELESS].mu


def test_games_are_rounded_up_to_whole_deals() -> None:
    told: list[int] = []
    asked = Tournament(bots=("greedy", CARELESS, "lab.bots:make_raising"), games=10)
    report = play(asked, progress=told.append)
    assert (report.games, len(report.deals), told) == (12, 2, [6, 6])
    assert {len(lineup["seats"]) for lineup in report.figures()["lineups"]} == {2}
    assert [lineup["games"] for lineup in report.figures()["lineups"]] == [4, 4, 4]


def test_whole_matches() -> None:
    rules = Rules(target=100)
    report = play(Tournament(bots=("greedy", CARELESS), games=8, matches=True, rules=rules))
    assert report.figures()["unit"] == "match"
    for deal in report.deals:
        for game in deal:
            assert sum(game.wins) == 1
            assert max(game.points) >= 100


def test_what_nobody_wins_is_shared() -> None:
    """Two who will not play a card: the round is given up."""
    two = Format("uno", 2)
    bots = [lazy("draw"), lazy("draw")]
    conducts = [Conduct(), Conduct()]
    wins, points = two.play(Deal(0, 0, 2), bots, conducts)
    assert (wins, points) == ((0.5, 0.5), (0, 0))
    assert conducts[0].decisions + conducts[1].decisions >= MOST_ACTIONS


def lazy(*words: str) -> Bot:
    idle = (*words, "keep", "pass", "accept")
    return lambda view, legal, clock: next(
        (action for action in legal if str(action) in idle), greedy(view, legal)
    )


def test_a_bot_that_fails_plays_on_and_is_counted() -> None:
    report = play(Tournament(bots=("greedy", "lab.bots:make_raising"), games=40))
    conduct = report.conducts["lab.bots:make_raising"]
    assert 0 < conduct.faults < conduct.decisions
    assert conduct.first_fault is not None
    assert "what is a Draw Two?" in conduct.first_fault.what
    assert report.conducts["greedy"].faults == 0
    assert report.figures()["bots"][-1]["first_fault"]["deal"] == conduct.first_fault.deal


def test_the_first_fault_of_a_game_is_the_one_that_came_first() -> None:
    conduct, earlier = Conduct(), Conduct()
    conduct.failed(3, 1, "it overran its clock")
    conduct.failed(3, 1, "it is still thinking")
    assert conduct.first_fault == (3, 1, "it overran its clock")
    earlier.failed(2, 5, "it raised")
    conduct.add(earlier)
    assert conduct.first_fault == (2, 5, "it raised")


@pytest.mark.parametrize(("bots", "compiled"), [("expert", True), ("family", False)])
def test_an_expert_is_compiled_before_its_clock_runs(
    monkeypatch: pytest.MonkeyPatch, bots: str, compiled: bool
) -> None:
    """Else it would play greedily, and nobody would notice."""
    asked: dict[str, bool] = {}
    monkeypatch.setattr("lastcard.lab.tournament.arena.warm_up", asked.setdefault)
    Arena(Tournament(bots=(bots, "greedy"), game="spin", clock=0.05), maker_of).get_ready()
    assert asked == {"spin": compiled}


def test_the_first_thought_is_unhurried_but_who_wants_a_clock_has_one() -> None:
    clocks: list[float | None] = []

    def looks_at_it(view: View, legal: Legal, clock: float | None) -> Action | None:
        clocks.append(clock)
        assert clock is not None
        return None

    Format("uno", 2, clock=0.01).first_move(Deal(0, 0, 2), looks_at_it)
    assert clocks == [None, 0.01]


def test_who_hangs_at_its_first_thought_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.lab.tournament.one_game.TO_GET_READY", 0.05)
    clocks: list[float | None] = []
    let_go: list[bool] = []
    end = threading.Event()

    def hangs(view: View, legal: Legal, clock: float | None) -> Action | None:
        clocks.append(clock)
        end.wait(60)
        let_go.append(end.is_set())
        return None

    Format("uno", 2, clock=0.01).first_move(Deal(0, 0, 2), hangs)
    assert not let_go  # it hangs still
    while not clocks:
        time.sleep(0.01)
    end.set()
    assert clocks == [None]


def test_who_thinks_too_long_is_counted() -> None:
    report = play(Tournament(bots=("greedy", "lab.bots:make_slow"), games=4, clock=0.02))
    conduct = report.conducts["lab.bots:make_slow"]
    assert conduct.late >= 4
    assert conduct.longest >= 0.05


def test_a_bot_that_cannot_be_made_ends_the_tournament() -> None:
    for processes in (1, 2):
        with pytest.raises(TournamentError, match=r"make_nothing cannot be made.*out of order"):
            play(Tournament(bots=("greedy", "lab.bots:make_nothing")), processes=processes)


def test_a_bot_that_kills_its_process_ends_the_tournament() -> None:
    with pytest.raises(TournamentError, match="process"):
        play(Tournament(bots=("greedy", "lab.bots:make_deadly")), processes=2)


def test_a_bot_is_told_when_its_game_is_over() -> None:
    ends: list[View] = []

    class Learner:
        def __call__(self, view: Any, legal: Any, clock: float | None) -> Any:
            return greedy(view, legal)

        def game_over(self, view: View) -> None:
            ends.append(view)

    play(
        Tournament(bots=("greedy", "learner"), games=6),
        makers=lambda name: lambda seed: Learner() if name == "learner" else greedy,
    )
    # Each bot has thought about one position beforehand.
    assert [view.phase for view in ends] == ["turn"] + ["round_over"] * 6
    assert {view.seat for view in ends} == {0, 1}


def test_a_bot_that_fails_at_the_end_is_counted() -> None:
    class Sore:
        def __call__(self, view: Any, legal: Any, clock: float | None) -> Any:
            return greedy(view, legal)

        def game_over(self, view: View) -> None:
            raise ValueError("unfair")

    bots: list[Bot] = [Sore(), greedy]
    conducts = [Conduct(), Conduct()]
    Format("uno", 2).play(Deal(0, 5, 2), bots, conducts)
    assert (conducts[0].faults, conducts[1].faults) == (1, 0)
    assert conducts[0].first_fault is not None
    assert "unfair" in conducts[0].first_fault.what


# The order of asking


def acted(game: Game, order: list[int], bots: list[Bot] | None = None) -> str:
    """Who does what when all are asked once."""
    seats = Seats(game, bots or [greedy] * game.players, [Conduct()] * game.players, order, None)
    seats.act()
    seat, action = game.actions[-1]
    return f"{seat}:{action}"


@pytest.mark.parametrize(
    ("order", "expected"),
    [([0, 1, 2], "0:uno"), ([1, 0, 2], "1:catch 0"), ([2, 1, 0], "2:catch 0")],
)
def test_who_calls_or_catches_first_is_up_to_the_deal(order: list[int], expected: str) -> None:
    """Seat 1 is on turn and may catch like all others."""
    game = position(["r1 b5", "g4 g5 g6", "y1 y2 y3"], "0:play r1")
    assert acted(game, order) == expected


def test_who_is_on_turn_waits_for_those_who_jump_in() -> None:
    hands = ["r1 b5 b6", "r4 g5 g6", "r1 y2 y3"]
    game = position(hands, "0:play r1", rules={"jump_in": True})
    assert acted(game, [1, 0, 2]) == "2:play r1"


def test_who_is_on_turn_acts_when_others_pass() -> None:
    hands = ["r1 b5 b6", "r4 g5 g6", "r1 y2 y3"]
    game = position(hands, "0:play r1", rules={"jump_in": True})
    bots: list[Bot] = [greedy, greedy, lambda view, legal, clock: None]
    assert acted(game, [2, 1, 0], bots) == "1:play r4"


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_nobody_thinks_while_all_objects_are_looked_through(processes: int) -> None:
    before = gc.get_freeze_count()
    asked = Tournament(bots=("greedy", "lab.bots:make_tidy"), games=8)
    assert play(asked, processes=processes).conducts["lab.bots:make_tidy"].faults == 0
    assert gc.get_freeze_count() <= before


def test_a_line_up_has_shares_of_its_own() -> None:
    """Each bot alone among the other: what it wins there is not what it wins in all."""
    asked = Tournament(bots=("greedy", "random"), players=3, games=6)
    ann = [Outcome(0, ("greedy", "random", "random"), (1.0, 0.0, 0.0), (9, 0, 0))] * 3
    ben = [Outcome(1, ("random", "greedy", "greedy"), (1.0, 0.0, 0.0), (9, 0, 0))] * 3
    conducts = {"greedy": Conduct(), "random": Conduct()}
    report = Results(asked, [ann + ben] * 40, conducts, complete=True)
    shares = [report.share(bot, lineup).mean for lineup in (0, 1) for bot in conducts]
    assert shares == [1.0, 0.0, 0.0, 1.0]
    # In all: greedy has one seat of three with a win each in one line-up, two without in the other.
    assert [report.share(bot).mean for bot in conducts] == pytest.approx([1 / 3, 1 / 3])
