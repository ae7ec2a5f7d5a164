"""Whole matches over real sockets: by many, through dropped lines, two tabs and a restart."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import samples
from lastcard.game.fairness import verify
from server.clients import Guest, ImpatientServer, Server, served

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Joe")
OPEN_ENDED = ("discard", "lay", "swap")  # named once in the list, not said whole
PATIENCE = 600  # seconds; a match that takes longer has failed

Until = Callable[[Guest], bool]


def over(guest: Guest) -> bool:
    return bool(guest.match) and guest.match["phase"] == "match_over" and bool(recorded(guest))


def recorded(guest: Guest) -> bool:
    """Whether every round that is on the score sheet has its record."""
    return len(guest.place["records"]) >= len(guest.match["sheet"]) > 0


def choice(match: dict[str, Any]) -> str | None:
    """What a guest who knows only what is allowed does: call, catch, play, or what there is."""
    said: list[str] = [action for action in match.get("legal", ()) if action not in OPEN_ENDED]
    for wanted in ("uno", "catch", "show", "shout", "play", "lay"):
        for action in reversed(said):
            if action.startswith(wanted) or (wanted == "uno" and action.endswith("uno")):
                return action
    return said[-1] if said else None


class Player:
    """A guest who plays whatever comes, over a socket of their own."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.refused = 0
        self.done: list[int] = []

    async def play(self, until: Until = over) -> None:
        async with await self.guest.connect() as socket:
            await self.guest.until(socket, "frame")
            await self.play_on(socket, until)

    async def play_on(self, socket: ClientConnection, until: Until = over) -> None:
        guest = self.guest
        while not until(guest):
            action = await self._choose(socket)
            if action is None or self._waits_for_the_record(action):
                await guest.until(socket, "frame")
                continue
            await guest.say(socket, "act", seq=guest.seq, action=action)
            answer = await guest.until(socket, "done", "refused")
            if answer["kind"] == "done":
                if action != "uno":  # which has no entry where it was not due (U25)
                    self.done.append(answer["seq"])
            else:  # somebody was faster
                assert answer["code"] in ("stale", "illegal"), answer
                self.refused += 1
                assert self.refused < 2000

    def _waits_for_the_record(self, action: str) -> bool:
        return action == "deal" and not (self.guest.place["commitment"] and recorded(self.guest))

    async def _choose(self, socket: ClientConnection) -> str | None:
        """What is allowed; where the list names only the word, the room is asked for a hint."""
        match = self.guest.match
        if match.get("game") == "rummy" and "lay" in match["legal"]:
            await self.guest.say(socket, "hint")
            hint = await self.guest.until(socket, "hinted", "refused")
            if hint.get("best"):
                return str(hint["best"])
        return choice(self.guest.match)


def table(server: Server, players: int, **settings: Any) -> list[Guest]:
    """This many guests at a table."""
    guests = [Guest(server, name) for name in NAMES[:players]]
    code = guests[0].create(seats=players, **{"window_seconds": 0.0} | settings)
    for guest in guests[1:]:
        guest.join(code)
    return guests


async def ask(guest: Guest, socket: ClientConnection, kind: str, **more: Any) -> dict[str, Any]:
    await guest.say(socket, kind, **more)
    return await guest.until(socket, "done", "refused")


async def start(guests: Sequence[Guest]) -> None:
    for guest in guests[1:]:
        async with await guest.connect() as socket:
            await guest.until(socket, "frame")
            assert (await ask(guest, socket, "speak", word=f"word of {guest.name}"))[
                "kind"
            ] == "done"
            assert (await ask(guest, socket, "ready", ready=True))["kind"] == "done"
    async with await guests[0].connect() as socket:
        await guests[0].until(socket, "frame")
        assert (await ask(guests[0], socket, "start"))["kind"] == "done"


async def together(*work: Awaitable[Any]) -> None:
    await asyncio.wait_for(asyncio.gather(*work), PATIENCE)


def check_records(guest: Guest) -> None:
    """Every finished round has a record that can be verified, and tells of one round more."""
    rounds = [verified(guest, name) for name in guest.place["records"]]
    assert rounds == [*range(1, len(guest.match["sheet"]) + 1)]


def verified(guest: Guest, name: str) -> int:
    status, record = guest.call(f"/api/records/{name}")
    assert status == 200
    assert [shuffle["words"] for shuffle in record["fairness"]]
    return verify(record)


def whole_match(
    folder: Path, players: int, kind: type[Server] = Server, **settings: Any
) -> list[Guest]:
    with served(folder, kind=kind) as server:
        guests = table(server, players, **settings)
        crowd = [Player(guest) for guest in guests]

        async def go() -> None:
            await start(guests)
            await together(*(player.play() for player in crowd))

        asyncio.run(go())
        sheets = [guest.match["sheet"] for guest in guests]
        assert all(sheet == sheets[0] for sheet in sheets)
        assert guests[0].match["winners"]
        done = sorted(seq for player in crowd for seq in player.done)
        assert len(done) == len(set(done))
        check_records(guests[0])
        assert server.stop() in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log.read_text()
    return guests


# Whole matches


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rules"),
    [("uno", {}), ("spin", {"scoring": "hands"}), ("rummy", {})],
)
def test_U33_R25_a_match_of_two_rounds(tmp_path: Path, game: str, rules: dict[str, Any]) -> None:
    guests = whole_match(tmp_path, 2, game=game, rules=rules | {"target": 10_000, "rounds": 2})
    assert len(guests[0].match["sheet"]) == 2
    assert guests[0].match["winners"] == best_of(guests[0].match["scores"], rules)


def best_of(scores: list[int], rules: dict[str, Any]) -> list[int]:
    """The seats that win by their scores (U33): with "hands" the fewest points are best (U32)."""
    best = min(scores) if rules.get("scoring") == "hands" else max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


@pytest.mark.slow
@pytest.mark.large
@pytest.mark.parametrize("players", samples.some_of(range(2, 11), 4, "a match of so many"))
@pytest.mark.parametrize("game", ["uno", "spin"])
def test_a_match_of_so_many(tmp_path: Path, game: str, players: int) -> None:
    guests = whole_match(tmp_path, players, game=game, rules={"target": 150})
    assert max(guests[0].match["scores"]) >= 150


@pytest.mark.slow
@pytest.mark.parametrize("rules", [{"stacking": True, "jump_in": True, "seven_zero": True}])
def test_a_match_with_house_rules(tmp_path: Path, rules: dict[str, Any]) -> None:
    whole_match(tmp_path, 4, game="uno", rules=rules | {"target": 100})


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_of_rummy(tmp_path: Path, players: int) -> None:
    rules = {"scoring": "rounds", "target": 2}
    guests = whole_match(tmp_path, players, game="rummy", rules=rules)
    assert len(guests[0].match["sheet"]) >= 2


# Two tabs, dropped lines, a restart


def moves(count: int) -> Until:
    """Until this many things have happened since, or the match is over."""
    reached: dict[str, int] = {}

    def enough(guest: Guest) -> bool:
        until = reached.setdefault(guest.name, guest.seq + count)
        return guest.seq >= until or over(guest)

    return enough


def test_the_newest_tab_plays_and_the_older_one_is_told(tmp_path: Path) -> None:
    async def go(ada: Guest, ben: Guest) -> None:
        await start([ada, ben])
        other = asyncio.create_task(Player(ben).play())
        async with await ada.connect() as old:
            await ada.until(old, "ping")
            second = Guest(ada.server, ada.name)
            second.cookie, second.room, second.asked = ada.cookie, ada.room, 1000
            async with await second.connect() as new:
                await second.until(new, "frame")
                with pytest.raises(ConnectionClosed):
                    await ada.until(old, "never")
                assert '"replaced"' in ada.heard[-1]
                assert old.close_code == 4010
                await Player(second).play_on(new)
                assert ada.server.process.poll() is None
        await together(other)
        check_records(second)

    with served(tmp_path) as server:
        ada, ben = table(server, 2, rules={"scoring": "none"})
        asyncio.run(go(ada, ben))


def test_everybody_drops_and_resumes_where_they_were(tmp_path: Path) -> None:
    async def go(guests: list[Guest]) -> None:
        await start(guests)
        for _ in range(3):
            await together(*(drop_after(guest, moves(6)) for guest in guests))
        for guest in guests:
            guest.heard.clear()
        after = guests[0].seq
        async with await guests[0].connect() as socket:
            frame = await guests[0].until(socket, "frame")
            assert frame["seq"] in (after, after + 1)  # the next, or all as it is
            assert frame.get("what") == "welcome" or frame["seq"] == after + 1
        await together(*(Player(guest).play() for guest in guests))
        for guest in guests:
            assert guest.match["sheet"] == guests[0].match["sheet"]
        check_records(guests[0])

    async def drop_after(guest: Guest, until: Until) -> None:
        socket = await guest.connect()
        await guest.until(socket, "frame")
        with suppress(TimeoutError):  # one who has dropped out does not act, and the others wait
            await asyncio.wait_for(Player(guest).play_on(socket, until), 2)
        socket.transport.abort()

    with served(tmp_path) as server:
        asyncio.run(go(table(server, 3, rules={"target": 40})))


def test_who_resumes_hears_all_that_was_missed(tmp_path: Path) -> None:
    async def go(guests: list[Guest]) -> None:
        await start(guests)
        sockets = [await guest.connect() for guest in guests]
        for guest, socket in zip(guests, sockets, strict=True):
            await guest.until(socket, "frame")
        watched = guests[2]
        seen = watched.seq
        await sockets[2].close()
        for muted in (True, False, True, False):  # an entry that tells the others nothing
            for guest, socket in zip(guests[:2], sockets[:2], strict=True):
                answer = await ask(guest, socket, "mute", name="Cleo", muted=muted)
                assert answer["kind"] == "done"
        async with await watched.connect() as socket:
            frames = []
            while watched.seq < answer["seq"]:
                frames.append(await watched.until(socket, "frame"))
        assert [frame["seq"] for frame in frames] == [*range(seen + 1, answer["seq"] + 1)]
        assert frames[-1]["match"]["hand"] == watched.match["hand"]
        for socket in sockets[:2]:
            await socket.close()

    with served(tmp_path) as server:
        asyncio.run(go(table(server, 3)))


def test_who_leaves_and_comes_back_has_the_same_seat_and_cards(tmp_path: Path) -> None:
    async def go(guests: list[Guest]) -> None:
        await start(guests)
        turn = await current_turn(guests[0])
        ben = guests[1 if turn != 1 else 2]  # no bot plays now for a player who is not on turn
        async with await ben.connect() as socket:
            await ben.until(socket, "ping")
            before = (ben.place["you"], ben.match["hand"], ben.match["scores"])
            await ben.say(socket, "leave")
            with pytest.raises(ConnectionClosed):
                await ben.until(socket, "never")
            assert socket.close_code == 4011
        assert ben.call(f"/api/rooms/{ben.room}/ticket", {})[0] == 403
        ben.join(ben.room)
        async with await ben.connect() as socket:
            await ben.until(socket, "frame")
            assert (ben.place["you"], ben.match["hand"], ben.match["scores"]) == before
        await together(*(Player(guest).play() for guest in guests))
        check_records(guests[0])

    with served(tmp_path) as server:
        asyncio.run(go(table(server, 3, rules={"scoring": "none"})))


async def current_turn(guest: Guest) -> int:
    async with await guest.connect() as socket:
        while not guest.match:
            await guest.until(socket, "frame")
    return int(guest.match["turn"])


@pytest.mark.slow
def test_a_match_goes_on_after_a_restart_in_the_middle(tmp_path: Path) -> None:
    async def first_part(guests: list[Guest], server: Server) -> list[int | None]:
        await start(guests)
        sockets = [await guest.connect() for guest in guests]
        for guest, socket in zip(guests, sockets, strict=True):
            await guest.until(socket, "frame")

        async def until_it_stops(guest: Guest, socket: ClientConnection) -> None:
            with pytest.raises(ConnectionClosed):
                await Player(guest).play_on(socket, lambda guest: False)

        playing = [
            asyncio.create_task(until_it_stops(guest, socket))
            for guest, socket in zip(guests, sockets, strict=True)
        ]
        while min(guest.seq for guest in guests) < 25:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.stop)
        await together(*playing)
        return [socket.close_code for socket in sockets]

    server = Server(tmp_path)
    guests = table(server, 3, rules={"target": 120})
    codes = asyncio.run(first_part(guests, server))
    assert codes == [1012] * 3
    assert "Traceback" not in server.log.read_text()
    with served(tmp_path, server.port) as again:
        for guest in guests:
            guest.server = again

        async def second_part() -> None:
            await together(*(Player(guest).play() for guest in guests))

        asyncio.run(second_part())
        assert max(guests[0].match["scores"]) >= 120
        check_records(guests[0])


# Who watches, who is host


@pytest.mark.parametrize("allowed", [True, False])
def test_who_watches_sees_what_the_host_allows(tmp_path: Path, allowed: bool) -> None:
    async def go(guests: list[Guest], eve: Guest) -> None:
        await start(guests)
        eve.join(guests[0].room)
        async with await eve.connect() as socket:
            await eve.until(socket, "frame")
            await together(*(Player(guest).play() for guest in guests))
            while eve.seq < guests[0].seq:
                await eve.until(socket, "frame")
        assert eve.place["you"] is None
        assert eve.place["watching"] == ["Eve"]
        assert bool(eve.match) == allowed
        told = "".join(eve.heard)
        assert ('"events"' in told) == allowed
        assert '"legal":["' not in told
        if allowed:
            assert eve.match["hand"] == ""
            assert eve.match["sheet"] == guests[0].match["sheet"]

    with served(tmp_path) as server:
        guests = table(server, 2, rules={"scoring": "none"}, spectators=allowed)
        asyncio.run(go(guests, Guest(server, "Eve")))


def test_the_host_is_who_is_there(tmp_path: Path) -> None:
    async def go(guests: list[Guest]) -> None:
        ada, ben, cleo = guests
        async with await ben.connect() as his, await cleo.connect() as hers:
            await ben.until(his, "frame")
            async with await ada.connect() as socket:
                await ada.until(socket, "ping")
                assert (await ask(ada, socket, "hand_over", name="Cleo"))["kind"] == "done"
                refused = await ask(ada, socket, "hand_over", name="Ada")
                assert refused["code"] == "host"
            await cleo.until(hers, "ping")
            await cleo.say(hers, "leave")
            with pytest.raises(ConnectionClosed):
                await cleo.until(hers, "never")
            while ben.place["host"] == "Cleo" or len(ben.place["watching"]):
                await ben.until(his, "frame")
            assert ben.place["host"] == "Ada"  # the first who is in the room

    with served(tmp_path) as server:
        asyncio.run(go(table(server, 3)))


def test_when_the_host_is_gone_another_is_host(tmp_path: Path) -> None:
    async def go(ada: Guest, ben: Guest) -> None:
        async with await ada.connect() as hers, await ben.connect() as his:
            await ben.until(his, "frame")
            await hers.close()
            while ben.place["host"] == "Ada":
                await ben.hear(his)
            assert ben.place["host"] == "Ben"

    with served(tmp_path, kind=ImpatientServer) as server:
        asyncio.run(go(*table(server, 2)))


@pytest.mark.slow
def test_a_match_can_be_played_again(tmp_path: Path) -> None:
    async def go(guests: list[Guest]) -> None:
        for _ in range(2):
            await start(guests)
            await together(*(Player(guest).play() for guest in guests))
            async with await guests[0].connect() as socket:
                await guests[0].until(socket, "frame")
                assert (await ask(guests[0], socket, "go_on"))["kind"] == "done"
                assert not guests[0].place["playing"]
            for guest in guests:
                guest.match = {}
        assert [verified(guests[0], name) for name in guests[0].place["records"]] == [1, 1]

    with served(tmp_path) as server:
        asyncio.run(go(table(server, 2, rules={"scoring": "none"})))
