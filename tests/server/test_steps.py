"""A finished round, step by step, with all hands open; and codes to scan."""

from pathlib import Path

import pytest

from lastcard import Match
from lastcard.bots.greedy import greedy
from lastcard.notation.options import Rules
from lastcard.server.steps import steps_of
from server.clients import Guest, served


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_the_last_round_comes_back_step_by_step(game: str) -> None:
    match = Match.new(["Ada", "Ben"], game, seed=5, rules=Rules(target=1000))
    match.play([lambda view: greedy(view, view.legal)] * 2, rounds=2)
    replay = steps_of(match.record())
    dealt = max(n for n, (_, action) in enumerate(match.game.actions) if str(action) == "deal")
    assert len(replay.steps) == len(match.game.actions) - dealt
    assert replay.names == ["Ada", "Ben"]
    assert all(hand is not None for step in replay.steps for hand in step.match.hands)
    last = replay.steps[-1].match
    assert last.hands == [" ".join(map(str, hand)) for hand in match.game.hands()]
    assert last.scores == match.game.scores
    assert any("round won" in event for event in replay.steps[-1].events)


def test_pictures_and_replays_over_http(tmp_path: Path) -> None:
    import urllib.request

    with served(tmp_path) as server:
        with urllib.request.urlopen(f"{server.url}/api/qr.svg?text=hello", timeout=20) as answer:
            assert answer.headers["content-type"] == "image/svg+xml"
            assert b'xmlns="http://www.w3.org/2000/svg"' in answer.read()
        ada = Guest(server, "Ada")
        assert ada.call("/api/qr.svg")[0] == 400
        assert ada.call("/api/records/nothing/replay")[0] == 404
