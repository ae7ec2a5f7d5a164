"""Every game through every layer, and the variant too: referee, records, bots, lab, sockets."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games.all_games import MACHINES, every_game
from lastcard import Game, Match, Rules
from lastcard.bots.guard import stand_in
from lastcard.bots.registry import maker
from lastcard.game.referee import judge
from lastcard.lab.simulate import Simulation, simulate
from lastcard.notation.actions import text_of
from lastcard.notation.scenario import Scenario
from lastcard.wire.games import shown_match
from server.clients import Server
from server.test_matches import whole_match
from tables import scenario

LISTENING = ("--host", "127.0.0.1", "--trusted-proxy", "127.0.0.1")


class StrictServer(Server):
    """A server that knows the variant."""

    program = (str(Path(__file__).with_name("serving.py")), "serve", *LISTENING)


@every_game
def test_the_referee_plays_a_record_again(game: str) -> None:
    played = Match.new(["Ada", "Ben"], game, seed=4, rules=MACHINES[game].short)
    played.play([lambda view: stand_in(view, view.legal)] * 2)
    record = json.loads(json.dumps(played.record()))
    assert Game.replay(record).state() == played.game.state()
    verdict = judge(Scenario.from_json(record))
    assert verdict["ok"]
    assert verdict["scores"] == list(played.game.scores)


def test_the_variant_has_a_rule_of_its_own() -> None:
    hands = ["r1 b5 b6", "g1 g2 g3"]
    for game, rule_holds in (("uno", False), ("strict", True)):
        verdict = judge(Scenario.from_json(scenario(hands, "0:draw", game=game, discard="r7")))
        assert verdict["ok"] != rule_holds
        legal = Game.replay(scenario(hands, game=game, discard="r7")).legal(0)
        assert ("draw" in legal) != rule_holds
    refused = verdict["error"]
    assert refused["message"] == "you can play a tile, so you may not draw"


@every_game
@pytest.mark.parametrize("name", ["random", "greedy", "newcomer", "family"])
def test_bots_play_it(game: str, name: str) -> None:
    bots = [maker(name)(seat) for seat in range(2)]
    match = Match.new(["Ada", "Ben"], game, seed=5, rules=Rules(scoring="none"))
    match.play([lambda view, bot=bot: bot(view, view.legal, None) for bot in bots])  # type: ignore[misc]
    assert match.over


@pytest.mark.compiled
@every_game
@pytest.mark.parametrize("policy", ["greedy", "random"])
def test_it_is_simulated(game: str, policy: str) -> None:
    asked = Simulation(game=game, players=2, games=2, seed=3, policy=policy, rounds=True)
    report = simulate(asked, threads=1)
    assert report.complete
    assert report.tally.rounds == 2
    assert sum(report.tally.wins) <= 2
    assert report.figures()["turns_per_round"]["mean"] > 1
    assert simulate(asked, threads=2).figures() == report.figures()


@every_game
def test_it_is_shown_as_its_view_knows_it(game: str) -> None:
    match = Match.new(["Ada", "Ben", "Cleo"], game, seed=6)
    for seat in (None, 0, 1, 2):
        shown = shown_match(match, seat)
        view = match.game.view(seat)
        assert list(shown.hands) == view.texts
        assert shown.counts == view.counts
        assert [*shown.legal] == ([] if seat is None else [str(a) for a in match.game.legal(seat)])


@every_game
def test_numbers_and_texts_of_actions_are_the_same(game: str) -> None:
    played = Game.new(game, players=3, seed=7)
    for seat in range(3):
        for action in played.legal(seat):
            assert text_of(action.code) == str(action)


@pytest.mark.slow
@every_game
def test_a_match_over_sockets(tmp_path: Path, game: str) -> None:
    machine = MACHINES[game]
    rules = machine.short.changed()
    whole_match(tmp_path, machine.over_sockets, kind=StrictServer, game=game, rules=rules)


def test_a_game_that_nobody_registered_is_unknown() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lastcard.cli.main", "simulate", "strict"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "invalid choice: 'strict'" in done.stderr
