"""A finished round, step by step, with all hands open; and codes to scan."""

import json
from pathlib import Path

import pytest

from lastcard.game.match import Match
from lastcard.server.finished_round import finished
from server.clients import Guest, served
from server.long_matches import log_of_rounds


@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_the_last_round_comes_back_step_by_step(game: str) -> None:
    lines = log_of_rounds(game, 2)
    found = finished(lines)
    match = Match.replay(json.loads(found.record))
    replay = json.loads(found.replay)
    dealt = max(n for n, (_, action) in enumerate(match.game.actions) if str(action) == "deal")
    steps = replay["steps"]
    assert len(steps) == len(match.game.actions) - dealt
    assert replay["names"] == ["Ada", "Ben"]
    assert all(hand is not None for step in steps for hand in step["match"]["hands"])
    last = steps[-1]["match"]
    assert last["hands"] == [" ".join(map(str, hand)) for hand in match.game.hands()]
    assert last["scores"] == list(match.game.scores)
    assert any(event["kind"] == "round_ended" for event in steps[-1]["events"])
    kinds = ("dealt", "dealt_tiles")
    dealt = next(event for event in steps[0]["events"] if event["kind"] in kinds)
    assert dealt["hands"] == steps[0]["match"]["hands"]  # open, as they were dealt


def test_pictures_and_replays_over_http(tmp_path: Path) -> None:
    import urllib.request

    with served(tmp_path) as server:
        with urllib.request.urlopen(f"{server.url}/api/qr.svg?text=hello", timeout=20) as answer:
            assert answer.headers["content-type"] == "image/svg+xml"
            assert b'xmlns="http://www.w3.org/2000/svg"' in answer.read()
        ada = Guest(server, "Ada")
        assert ada.call("/api/qr.svg")[0] == 400
        assert ada.call("/api/records/nothing/replay")[0] == 404
