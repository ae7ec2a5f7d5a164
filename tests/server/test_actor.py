"""A room at work, with its log in a real file: whole matches, restarts, repeats, two tabs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lastcard import parse_action, wire
from lastcard.bots.greedy import greedy
from lastcard.game.fairness import verify
from lastcard.server import entries as log
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.pacing import AT_ONCE
from lastcard.server.room import open_room
from lastcard.server.storage.sqlite import SqliteStore

ADA, BEN = "guest-ada", "guest-ben"


class Client:
    """A guest's connection that keeps all it is told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.latency = 0.0
        self.heard: list[wire.FromServer] = []
        self.news = asyncio.Event()
        self.asked = 0

    def send(self, message: wire.FromServer) -> None:
        text = wire.encoder.encode(message)
        assert len(text) < 20_000
        self.heard.append(message)
        self.news.set()

    @property
    def frames(self) -> list[wire.Frame]:
        return [message for message in self.heard if isinstance(message, wire.Frame)]

    @property
    def match(self) -> Any:
        return next(frame.match for frame in reversed(self.frames) if frame.match)

    async def ask(self, actor: RoomActor, message: wire.Command) -> wire.Done | wire.Refusal:
        actor.hear(self, message)
        while True:
            for heard in reversed(self.heard):
                if isinstance(heard, wire.Done | wire.Refusal) and heard.id == message.id:
                    return heard
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)

    def next_id(self) -> str:
        self.asked += 1
        return f"{self.guest} {self.asked}"


def in_a_room(
    tmp_path: Path,
    work: Callable[[RoomActor, Client], Awaitable[None]],
    **settings: object,
) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "log.db")
        await store.open()
        actor = RoomActor("room", "CODE", House(store, AT_ONCE))
        chosen = wire.Settings(**{"seats": 3, "window_seconds": 0.0} | settings)  # type: ignore[arg-type]
        await actor.open(open_room(ADA, "Ada", chosen, 0.0))
        ada = Client(ADA)
        actor.connect(ada)
        try:
            await work(actor, ada)
        finally:
            await actor.close()
            await store.close()

    asyncio.run(go())


async def start_with_bots(actor: RoomActor, ada: Client) -> None:
    while actor.room.commitment is None:
        await asyncio.sleep(0.001)
    for seat in (1, 2):
        done = await ada.ask(actor, wire.AddBot(ada.next_id(), seat, "family"))
        assert isinstance(done, wire.Done)
    assert isinstance(await ada.ask(actor, wire.Start(ada.next_id())), wire.Done)


async def play_on(actor: RoomActor, ada: Client, until: Callable[[], bool]) -> None:
    """Ada plays as she is shown, until something is true."""
    while not until():
        assert actor.room.match is not None
        game = actor.room.match.game
        legal = ada.match.legal
        wanted = None
        if game.round_over:
            if actor.room.commitment is not None and not actor.room.seats[0].ready:
                await ada.ask(actor, wire.Ready(ada.next_id(), True))
        elif game.turn == 0 or any(a.startswith(("catch", "show", "uno")) for a in legal):
            view = game.view(0)
            wanted = greedy(view, view.legal)
        if wanted is None:
            await asyncio.sleep(0.001)
            continue
        seq = ada.frames[-1].seq
        await ada.ask(actor, wire.Act(ada.next_id(), seq, str(wanted)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rules"),
    [("uno", {"target": 60}), ("spin", {"target": 60}), ("rummy", {"scoring": "rounds"})],
)
def test_a_whole_match_with_bots(tmp_path: Path, game: str, rules: dict[str, object]) -> None:
    async def work(actor: RoomActor, ada: Client) -> None:
        await start_with_bots(actor, ada)
        await play_on(actor, ada, lambda: bool(actor.room.match and actor.room.match.over))
        news = [frame.seq for frame in ada.frames if frame.what != "welcome"]
        assert news == [*range(2, actor.room.seq + 1)]
        assert verify(actor.room.record()) >= 1
        again = RoomActor("room", "CODE", actor.house)
        await again.restore()
        assert again.room.match is not None
        assert actor.room.match is not None
        assert again.room.match.game.state() == actor.room.match.game.state()
        await again.close()

    in_a_room(tmp_path, work, game=game, rules=rules)


def test_a_repeated_id_gets_the_first_answer_and_a_late_action_is_refused(tmp_path: Path) -> None:
    async def work(actor: RoomActor, ada: Client) -> None:
        await start_with_bots(actor, ada)
        assert actor.room.match is not None
        game = actor.room.match.game
        await play_on(actor, ada, lambda: game.turn == 0 and game.phase == "turn")
        seq = actor.room.seq
        act = wire.Act("mine", seq, str(next(iter(game.legal(0)))))
        first = await ada.ask(actor, act)
        assert isinstance(first, wire.Done)
        kept = len(await actor.house.store.log("room"))
        ada.heard.clear()
        assert await ada.ask(actor, act) == first
        assert await ada.ask(actor, wire.Act("late", seq, "draw")) != first
        answer = ada.heard[-1] if isinstance(ada.heard[-1], wire.Refusal) else ada.heard[-2]
        assert isinstance(answer, wire.Refusal)
        assert answer.code == "stale"
        assert any(frame.what == "welcome" for frame in ada.frames)
        actions = [log.from_text(text) for text in await actor.house.store.log("room")]
        mine = [e for e in actions if isinstance(e, log.Acted) and e.id == "mine"]
        assert len(mine) == 1
        assert len(actions) >= kept

    in_a_room(tmp_path, work)


def test_the_newest_tab_plays_and_a_tab_that_was_away_hears_what_it_missed(tmp_path: Path) -> None:
    async def work(actor: RoomActor, ada: Client) -> None:
        await start_with_bots(actor, ada)
        assert actor.room.match is not None
        game = actor.room.match.game
        await play_on(actor, ada, lambda: len(game.actions) > 6)
        second = Client(ADA)
        actor.connect(second)
        assert isinstance(ada.heard[-1], wire.Replaced)
        heard = len(ada.heard)
        await play_on(actor, second, lambda: len(game.actions) > 9)
        assert len(ada.heard) == heard
        actor.disconnect(second)
        seen = second.frames[-1].seq
        while actor.room.seq < seen + 1 and game.turn != 0:
            await asyncio.sleep(0.001)
        third = Client(ADA)
        actor.connect(third, after=seen - 2)
        assert third.frames[0].seq == seen - 1
        assert third.frames[-1].seq == actor.room.seq
        assert third.frames[-1].match

    in_a_room(tmp_path, work)


def test_nobody_is_shown_a_card_of_another(tmp_path: Path) -> None:
    async def work(actor: RoomActor, ada: Client) -> None:
        await actor.enter(BEN, "Ben")
        ben = Client(BEN)
        actor.connect(ben)
        await actor.enter(BEN, "Ben")  # again: nothing happens
        await ben.ask(actor, wire.Ready(ben.next_id(), True))
        await ada.ask(actor, wire.AddBot(ada.next_id(), 2, "expert"))
        while actor.room.commitment is None:
            await asyncio.sleep(0.001)
        assert isinstance(await ada.ask(actor, wire.Start(ada.next_id())), wire.Done)
        for client, seat in ((ada, 0), (ben, 1)):
            frame = client.frames[-1]
            assert [hand is None for hand in client.match.hands] == [
                other != seat for other in range(3)
            ]
            assert actor.room.shuffles[-1].secret not in wire.encoder.encode(frame).decode()
        with pytest.raises(ValueError, match="not an action"):
            parse_action("peek")

    in_a_room(tmp_path, work)
