"""What is legal is worked out once for a seat in a position, and told to whom it concerns."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lastcard import Game, parse_action, wire
from lastcard.bots.greedy import greedy
from lastcard.game import game as games
from lastcard.game import view as views
from lastcard.lab.tournament.program_bots import ProgramBot
from lastcard.wire.rummy.shown import RummyShown
from rummy.tiles import game as position
from server.tables import Table, at_a_table
from server.test_moments import start

PLAYERS = ("ada", "ben", "cleo")


@contextmanager
def asking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[tuple[int, int]]]:
    """How often it was asked what a seat may do, after how many actions."""
    asked: Counter[tuple[int, int]] = Counter()
    legal_for = views.legal_for

    def counting(table: Any, engine: Any, seat: int) -> Any:
        asked[moved(), seat] += 1
        return legal_for(table, engine, seat)

    moves = [0]

    def moved() -> int:
        return moves[0]

    do = Game.do

    def doing(self: Game, *given: Any) -> Any:
        moves[0] += 1
        return do(self, *given)

    with monkeypatch.context() as patched:
        patched.setattr(views, "legal_for", counting)
        patched.setattr(games, "legal_for", counting)
        patched.setattr(Game, "do", doing)
        yield asked


def choice(game: Game) -> tuple[int, str]:
    """What somebody does."""
    for seat in game.to_act:
        view = game.view(seat)
        if (action := greedy(view, view.legal)) is not None:
            return seat, str(action)
    raise AssertionError("nobody does anything")


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
def test_three_people_play(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for whoever sees it; at the end of a round again, to know who deals."""

    async def work(table: Table) -> None:
        for guest in PLAYERS[1:]:
            await table.actor.enter(guest, guest.title())
            table.connect(guest)
            await table.ask(guest, wire.Ready, True)
        game = await start(table)
        while not game.round_over:
            seat, action = choice(game)
            with asking(monkeypatch) as asked:
                assert isinstance(await table.act(PLAYERS[seat], action), wire.Done), action
                await table.settle()
            most = 2 if game.round_over or game.phase == "war" else 1
            assert set(asked.values()) <= set(range(1, most + 1)), (action, asked)
        assert len(game.actions) > 5

    at_a_table(tmp_path, work, game=name, seats=3, turn_seconds=0)


def test_those_who_watch_are_told_the_same(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        for guest in ("ben", "dora", "emil"):
            await table.actor.enter(guest, guest.title())
            table.connect(guest)
        await table.ask("ben", wire.Ready, True)
        seat, action = choice(await start(table))
        await table.act(PLAYERS[seat], action)
        await table.settle()
        told = {guest: table.clients[guest].of(wire.Frame)[-1] for guest in table.clients}
        assert told["dora"].what == "acted"
        assert told["dora"] is told["emil"]
        assert told["dora"] is not told["ben"]

    at_a_table(tmp_path, work, seats=2, turn_seconds=0)


class Scripted:
    """A program that says one thing."""

    def __init__(self, action: str) -> None:
        self.seq = 0
        self.action = action
        self.heard: list[wire.FromServer] = []

    def say(self, message: wire.FromServer) -> None:
        self.heard.append(message)

    def hear(self, until: float) -> str:
        return wire.encoder.encode(wire.Act("1", self.seq, self.action)).decode()


def test_a_program_is_shown_what_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """With jokers on the table: for every swap it is asked whether that is legal."""
    view = position(["r5 b9 y12 y10", "r5 g4"], table=["r4 j=r5 r6", "r9 g9 j=b9"]).view(0)
    legal = view.legal
    program = Scripted("swap r5")
    bot = ProgramBot(program, wire.Settings("rummy", seats=2), [])  # type: ignore[arg-type]
    with asking(monkeypatch) as asked:
        assert bot(view, legal, None) == parse_action("swap r5")
    assert not asked
    frame = program.heard[-1]
    assert isinstance(frame, wire.Frame)
    assert isinstance(frame.match, RummyShown)
    assert (frame.match.legal, frame.match.swaps) == (legal.texts, ["swap r5 1", "swap b9 2"])
