"""A bot that fails plays something legal instead, and does not hold up the table."""

import threading
import time
from collections.abc import Iterator

import pytest

from lastcard import Action, CardView, Game, Legal, Rules, View, parse_action
from lastcard.bots import guard
from lastcard.bots.bot import Bot
from lastcard.bots.greedy import greedy
from lastcard.bots.guard import BotFailure, guarded
from lastcard.game.match import Match
from lastcard.notation.rummy.actions import Lay
from lastcard.notation.spin.actions import Discard
from spin.at_the_wheel import spun_game
from tables import game

MINE = game(["r1 b5 w", "g4 g5 g6"]).view(0)
assert isinstance(MINE, CardView)


class Unspeakable(Exception):
    def __repr__(self) -> str:
        raise RuntimeError("no words")


def answers(answer: object) -> Bot:
    return lambda view, legal, clock: answer  # type: ignore[return-value]


def raises(error: BaseException) -> Bot:
    def bot(view: View, legal: Legal, clock: float | None) -> Action | None:
        raise error

    return bot


def parses(view: View, legal: Legal, clock: float | None) -> Action | None:
    return parse_action("paly r1")


HERE = f"(test_guard.py, line {raises.__code__.co_firstlineno + 2})"
WRONG_WORD = 'NotationError(\'"paly" is not an action; did you mean "play"?\')'
IN_PARSES = f"(test_guard.py, line {parses.__code__.co_firstlineno + 1})"


def outcome(bot: Bot, view: View, clock: float | None = None) -> tuple[str, list[str]]:
    """What is done, and why it was not the bot that chose it."""
    failures: list[BotFailure] = []
    action = guarded(bot, failures.append)(view, view.legal, clock)
    return str(action), [str(failure) for failure in failures]


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Until this is set, bots hang; before and after, none does."""
    nobody_hangs()
    event = threading.Event()
    yield event
    event.set()
    nobody_hangs()


def nobody_hangs() -> None:
    while guard.stuck:
        time.sleep(0.001)


def hanging(event: threading.Event) -> Bot:
    def bot(view: View, legal: Legal, clock: float | None) -> Action | None:
        event.wait()
        return parse_action("play r1")

    return bot


@pytest.mark.parametrize("clock", [None, 5.0])
def test_what_a_sound_bot_chooses_is_done(clock: float | None) -> None:
    assert outcome(greedy, MINE, clock) == ("play r1", [])


@pytest.mark.parametrize("clock", [None, 5.0])
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (raises(ZeroDivisionError("oh")), f"it raised ZeroDivisionError('oh') {HERE}"),
        (raises(TimeoutError("oh")), f"it raised TimeoutError('oh') {HERE}"),
        (raises(SystemExit()), f"it raised SystemExit() {HERE}"),
        (parses, f"it raised {WRONG_WORD} {IN_PARSES}"),
        (5, "it raised TypeError(\"'int' object is not callable\")"),
        (answers(None), "it chose nothing, but has to act"),
        (answers(parse_action("play g1")), 'it chose "play g1", which is not legal'),
        (answers("play r1"), "its answer is no Action but of the type str"),
        (answers(7), "its answer is no Action but of the type int"),
        (answers(Discard((MINE.top,))), 'it chose "Discard", which is not legal'),
        (raises(Unspeakable()), f"it raised Unspeakable {HERE}"),
    ],
)
def test_a_bot_that_fails_does_something_legal(bot: Bot, why: str, clock: float | None) -> None:
    assert outcome(bot, MINE, clock) == ("play w=y", [why])


def test_an_error_comes_with_its_cause() -> None:
    failures: list[BotFailure] = []
    error = ValueError("oh")
    guarded(raises(error), failures.append)(MINE, MINE.legal, 1.0)
    assert failures[0].__cause__ is error


def test_out_of_turn_nothing_is_a_choice_and_a_failure_does_nothing() -> None:
    view = game(["r1 b5", "g4 g5 g6", "y1 y2"], "0:play r1").view(2)
    assert "catch 0" in view.legal
    assert outcome(answers(None), view) == ("None", [])
    assert outcome(answers(parse_action("draw")), view)[0] == "None"


def test_S12_in_a_war_everybody_has_to_lay() -> None:
    position = spun_game("war", ["r1 b6", "g4 g5 g6", "y1 y2"])
    for seat in range(3):
        action, failures = outcome(answers(None), position.view(seat))
        assert action.startswith("show")
        assert failures == ["it chose nothing, but has to act"]


def test_R6_what_is_listed_as_a_bare_word_is_no_answer() -> None:
    view = Game.new("rummy", 2, 1).view(1)
    assert Lay() in view.legal
    action, failures = outcome(answers(Lay()), view)
    assert action in view.legal
    assert action != "lay"
    assert failures == ['it chose "lay", which is not legal']


def test_a_lay_of_what_are_no_tiles_is_not_legal() -> None:
    view = Game.new("rummy", 2, 1).view(1)
    action, failures = outcome(answers(Lay((("r1",),))), view)  # type: ignore[arg-type]
    assert action in view.legal
    assert len(failures) == 1


def test_who_overruns_the_clock_does_not_hold_up_the_table(held: threading.Event) -> None:
    failures: list[BotFailure] = []
    bot = guarded(hanging(held), failures.append, leeway=0.0)
    assert str(bot(MINE, MINE.legal, 0.01)) == "play w=y"
    assert str(bot(MINE, MINE.legal, 0.01)) == "play w=y"
    assert [str(failure) for failure in failures] == [
        "it overran its clock of 0.01 s",
        "it is still thinking about an earlier question",
    ]
    assert len(guard.stuck) == 1
    assert outcome(greedy, MINE, 5.0) == ("play r1", [])  # others think on
    held.set()
    nobody_hangs()
    # The late answer is thrown away; the next question is answered as any other.
    assert str(bot(MINE, MINE.legal, 5.0)) == "play r1"
    assert len(failures) == 2


def test_there_is_an_end_to_threads_that_hang(held: threading.Event) -> None:
    before = threading.active_count()
    for _ in range(guard.MOST_STUCK):
        guarded(hanging(held), lambda failure: None, leeway=0.0)(MINE, MINE.legal, 0.001)
    assert len(guard.stuck) == guard.MOST_STUCK
    assert threading.active_count() <= before + guard.MOST_STUCK
    assert outcome(greedy, MINE, 5.0) == ("play w=y", ["16 bots hang: no more are asked"])
    assert threading.active_count() <= before + guard.MOST_STUCK
    held.set()
    nobody_hangs()
    assert outcome(greedy, MINE, 5.0) == ("play r1", [])


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
def test_a_match_of_bots_that_always_fail_is_played_to_its_end(name: str) -> None:
    failures: list[BotFailure] = []
    bot = guarded(raises(RuntimeError("out of order")), failures.append)
    match = Match.new(["Ada", "Ben"], name, 3, Rules(scoring="none"))
    match.play([lambda view: bot(view, view.legal, None)] * 2, rounds=1)
    assert match.game.round_over
    assert len(failures) >= len(match.game.actions)
