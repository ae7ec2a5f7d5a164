"""What games and bots take a short way for is what the long way says."""

from collections.abc import Iterator
from random import Random

import pytest

from lastcard import Game, Rules, ready
from lastcard.bots.at_random import make_random
from lastcard.bots.rummy.answers import ANSWERS
from lastcard.game.engine import Engine
from lastcard.game.rummy.view import RummyView
from lastcard.kinds import KINDS
from lastcard.rules.rummy import refusals as no
from lastcard.rules.rummy.actions import CHOSEN, FROM_RACK, NEXT_MELD, TILE
from lastcard.rules.rummy.playing import know_whether_can_play
from lastcard.rules.rummy.solver.tables import tables
from lastcard.rules.rummy.solver.work import Work
from lastcard.rules.rummy.table import NO, UNKNOWN, YES, RummyTable
from lastcard.rules.shared.table import TURN
from lastcard.solver import Position, best_play, saying, warm_up
from lastcard.solver.solver import SOLVERS
from rummy.tiles import allowed

NO_TILE = TILE + 55


def positions(seeds: range) -> Iterator[tuple[RummyTable, RummyView]]:
    """Turns of games at random, with swaps and start tiles left."""
    for seed in seeds:
        game = Game.new("rummy", 3, seed, Rules(must_play=False))
        bots = [make_random(seed + seat) for seat in range(3)]
        while not game.round_over:
            assert game.turn is not None
            view = game.view(game.turn)
            assert isinstance(view, RummyView)
            table = game.state()
            assert isinstance(table, RummyTable)
            yield table, view
            action = bots[game.turn](view, view.legal, None)
            assert action is not None
            game.push(game.turn, action)


@pytest.mark.slow
@pytest.mark.compiled
def test_short_ways_and_long_ways_agree() -> None:
    warm_up()
    short = swaps = 0
    can = {YES: 0, NO: 0}
    for table, view in positions(range(6)):
        position = view.position
        assert position == Position(
            position.table,
            position.singles,
            position.rack,
            position.limit,
            position.swapped,
            position.drawn,
        )
        swaps += bool(position.swapped)
        if (found := best_play(position)) is not None:
            said = saying.say(found)
            assert said == saying.say_with_marks(found, compiled=False)
            assert said == saying.say_with_marks(found, compiled=True)
            short += saying.needs_no_marks(found)
        if table.phase == TURN:
            table.can_play = UNKNOWN
            answer = SOLVERS.mine(compiled=True).can_play(table)
            know_whether_can_play(table, Work(), tables())
            assert answer == (table.can_play == YES)
            can[table.can_play] += 1
    assert short > 20
    assert swaps > 5
    assert min(can.values()) > 5


def slips_of_the_tongue(codes: tuple[int, ...], dice: Random) -> Iterator[list[int]]:
    """A new table as it may be said, and as it may not."""
    yield list(codes)
    for _ in range(12):
        said = list(codes)
        i, k = dice.randrange(len(said) - 1), dice.randrange(len(said) - 1)
        said[i] = dice.choice([said[k], said[i] ^ FROM_RACK, said[i] ^ CHOSEN, NO_TILE, NEXT_MELD])
        if dice.random() < 0.5:
            del said[k]
        yield said
    yield [*codes[:-1] * 8, codes[-1]]


@pytest.mark.compiled
def test_a_new_table_is_judged_alike_in_one_call_and_tile_by_tile() -> None:
    warm_up()
    dice, engine = Random(1), KINDS["rummy"].engine
    reasons = set()
    for table, view in positions(range(4)):
        assert view.seat is not None
        if (found := best_play(view.position)) is None:
            continue
        for said in slips_of_the_tongue(found.action.codes, dice):
            at_once, drafted = SOLVERS.mine(compiled=True).judge(table, view.seat, said[:-1])
            assert SOLVERS.mine(compiled=False).judge(table, view.seat, said[:-1]) == (
                at_once,
                drafted,
            )
            reason, after = Engine.judge(engine, table, view.seat, said)
            assert reason == at_once
            assert {name: after[name] for name in drafted} == drafted
            reasons.add(at_once % no.DETAIL)
    assert len(reasons) > 8


def told(seed: int) -> list[str]:
    """All that happens in a round at random."""
    game = Game.new("rummy", 2 + seed % 3, seed)
    bots = [make_random(seed + seat) for seat in range(game.players)]
    happened: list[str] = []
    while not game.round_over:
        assert game.turn is not None
        view = game.view(game.turn)
        action = bots[game.turn](view, view.legal, None)
        assert action is not None
        happened += map(str, game.push(game.turn, action))
        if game.phase == "drawn":
            happened.append("it fits")
    return happened


@pytest.mark.slow
@pytest.mark.compiled
def test_R6_it_makes_no_difference_which_solver_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready.warm_up("rummy")
    rounds = [told(seed) for seed in range(12)]
    assert sum(each.count("it fits") for each in rounds) > 10
    for workers in (SOLVERS, ANSWERS):
        monkeypatch.setattr(workers, "ready", False)
    assert [told(seed) for seed in range(12)] == rounds


@pytest.mark.compiled
@pytest.mark.parametrize(("rack", "phase"), [("g1 g4", "round_over"), ("r12 g4", "turn")])
def test_R27_the_compiled_solver_knows_when_nobody_can_go_on(rack: str, phase: str) -> None:
    warm_up()
    racks = ["r11 b1", rack, "y1 y8"]
    verdict = allowed(racks, "0:lay r8 r9 r10 r11", table=["r8 r9 r10"], stock="")
    assert verdict["phase"] == phase


@pytest.mark.compiled
def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    """Found: what was left of a larger question made equal answers differ."""
    large = Position.parse(["r3 r4 r5", "b5 g5 y5"], rack="r6 b6 g6 y6 r7 b7 g7 y7 r8 r9")
    small = Position.parse(rack="r6 r7 r8 b2")
    answers = []
    for earlier in (small, large):
        best_play(earlier, compiled=True)
        answers.append(best_play(small, compiled=True))
    assert answers[0] == answers[1] == best_play(small, compiled=False)
