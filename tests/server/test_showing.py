"""What is shown of a match: as much as the view of a seat holds, swaps, the score sheet."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard import wire
from lastcard.bots.greedy import greedy
from lastcard.game.game import Game
from lastcard.game.match import Match
from lastcard.game.rummy.view import RummyView
from lastcard.game.uno.view import CardView
from lastcard.kinds import KINDS
from lastcard.server.actor import RoomActor
from lastcard.wire.games import shown_match
from lastcard.wire.rummy.shown import RummyShown
from rummy.tiles import game
from server.test_actor import Client, in_a_room, play_on, start_with_bots

TABLE = ["r4 j=r5 r6", "b1 g1 y1", "r9 g9 j=b9"]


def sheet_in(frame: wire.Frame) -> bool:
    return frame.match is not None and frame.match.sheet is not msgspec.UNSET


def shown(position: Game, seat: int | None) -> Any:
    match = Match([f"Seat {n}" for n in range(position.players)], position)
    found = shown_match(match, seat)
    assert isinstance(found, RummyShown)
    return found


def test_every_swap_is_listed_for_who_can_make_it() -> None:
    """R10: the very tile that a joker stands for, in a set too."""
    position = game(["r5 b9 y9 y12", "r5 g4"], table=TABLE)
    assert shown(position, 0).swaps == ["swap r5 1", "swap b9 3"]
    for swap in shown(position, 0).swaps:
        assert swap in position.view(0).legal
    assert shown(position, 1).swaps == shown(position, None).swaps == []


def test_what_was_swapped_is_shown_to_all_until_the_turn_ends() -> None:
    position = game(["r5 b9 y12 y10", "r5 g4"], table=TABLE)
    position.push(0, "swap r5")
    position.push(0, "swap b9 3")
    assert shown(position, 0).swaps == []
    for seat in (0, 1, None):
        assert shown(position, seat).swapped == ["r5 1", "b9 3"]
    position.push(0, "end")
    assert shown(position, 1).swapped == []


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_shown_is_what_the_view_holds(name: str, players: int) -> None:
    """It is put together from what all know and what one seat knows, which must make a view."""
    dice = random.Random(players)
    match = Match.new([f"Seat {n}" for n in range(players)], name, seed=7)
    for _ in range(60):
        for seat in (None, *range(players)):
            view, own = match.game.view(seat), match.game.own(seat)
            assert isinstance(view, CardView | RummyView)
            assert (own.texts, own.drawn, [*own.legal]) == (view.texts, view.drawn, [*view.legal])
            assert own.hand == view.hand
            if isinstance(view, RummyView):
                assert own.may_call == view.may_call
            kind = KINDS[name].wire.showing
            again = kind(view, match.score_sheet).to(kind.own_in(view, view.legal))
            assert shown_match(match, seat) == again
        if match.game.round_over:
            match.deal()
            continue
        bots = [(seat, match.game.view(seat)) for seat in match.game.to_act]
        choices = [(seat, greedy(view, view.legal)) for seat, view in bots]
        match.push(*dice.choice([(seat, action) for seat, action in choices if action is not None]))


def test_the_score_sheet_comes_only_when_it_changes(tmp_path: Path) -> None:
    async def work(actor: RoomActor, ada: Client) -> None:
        await start_with_bots(actor, ada)
        await play_on(actor, ada, lambda: len(actor.room.ended) == 2)
        told = [frame for frame in ada.frames if frame.match]
        sheets = [frame.match.sheet for frame in told if frame.match and sheet_in(frame)]
        assert set(map(bool, sheets)) == {True, False}
        for frame in told:
            assert frame.match is not None
            over = frame.match.phase.endswith("over")
            assert sheet_in(frame) == (over or frame.what != "acted"), frame
        actor.connect(back := Client(ada.guest), after=ada.frames[-1].seq - 1)
        assert sheet_in(back.frames[-1])

    in_a_room(tmp_path, work, rules={"target": 10_000})
