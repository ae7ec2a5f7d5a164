"""Never shows a card: whole rounds over real sockets, and all that anybody was told is explained.

See :mod:`server.knowledge` for what a viewer may know. Tables of people, bots and spectators play;
people lose their connection and open second tabs, ask for what is not allowed, and chat. Then the
server's log says what was true, and every message to everybody is held against it.
"""

import asyncio
import hashlib
import hmac
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import samples
from lastcard.game.fairness import verify
from lastcard.kinds import KINDS
from server.clients import log_of, served
from server.curious import Player, Table
from server.knowledge import Auditor, history, secrets_in

ENDLESS = 1_000_000
LEVELS = ("newcomer", "family", "expert")
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"stacking": True, "seven_zero": True},
    {"jump_in": True, "seven_zero": True},
    {"draw_until_playable": True, "force_play": True},
    {"stacking": True, "jump_in": True, "no_bluffing": True},
)
WAR = {"wheel": {"war": 6, "show_hand": 3}}  # S11, S12 more often than by chance


def tables_of(game: str, rounds: int, rooms: int) -> list[Table]:
    """Tables of all sizes: some with house rules, watched or not, some with bots, many rounds."""
    found = []
    for number in range(rooms):
        seats = min((2, 3, 2, 4)[number % 4], KINDS[game].notation.seats)
        rules: dict[str, Any] = {"scoring": "none"}
        if game != "rummy":
            rules |= HOUSE_RULES[number % len(HOUSE_RULES)]
        if game == "spin" and number % 2:
            rules |= WAR
        if number % 4 == 1:  # matches of several rounds
            rules |= {"scoring": "rounds"} if game == "rummy" else {"scoring": "hands"}
            rules |= {"target": 2 if game == "rummy" else 150}
        crowd = rounds > 20 and number == 3
        if crowd:
            seats = KINDS[game].notation.seats
        settings = {
            "game": game,
            "rules": rules,
            "seats": seats,
            "window_seconds": (0.0, 0.3)[number % 2],
            "spectators": number % 3 != 2,
            "turn_seconds": (60, 0)[number % 2],
        }
        watchers = (1, 0, 2)[number % 3]
        found.append(Table(settings, 2 if crowd else -(-rounds // (rooms - 1 or 1)), watchers))
    # Bots think as long as people do: at these tables not much happens until the others are done.
    slow = {"game": game, "rules": {"scoring": "none"}, "seats": 4, "window_seconds": 0.0}
    leaving = slow | {"seats": 3, "rules": {"scoring": "hands", "target": 1000}}
    return [
        *found,
        Table(slow, ENDLESS, watchers=1, bots=2, program=True),
        Table(leaving, ENDLESS, watchers=2, restless=True),
    ]


async def seat_the_bots(table: Table) -> None:
    host = table.players[0]
    async with await host.connect() as socket:
        for number in range(table.bots):
            seat = table.settings["seats"] - 1 - number
            await host.say(socket, "add_bot", seat=seat, level=host.dice.choice(LEVELS))
            answer = await host.until(socket, "done", "refused")
            assert answer["kind"] == "done", answer
    host.waiting = ""


async def play_all(tables: list[Table]) -> None:
    """Play until all tables are done that have an end."""
    for table in tables:
        if table.bots:
            await seat_the_bots(table)
        await asyncio.to_thread(table.come_in)
    endless = [table for table in tables if table.rounds == ENDLESS]
    going_on = [asyncio.ensure_future(table.play()) for table in endless]
    try:
        await asyncio.gather(*(table.play() for table in tables if table not in endless))
    finally:
        for table in endless:
            table.done.set()
        await asyncio.gather(*going_on)


# The audit


def cookie_key(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "lastcard.db")) as kept:
        ((key,),) = kept.execute("SELECT value FROM settings WHERE name = 'cookie key'")
        return str(key)


def tell_tale(player: Player, secret: set[str], keys: set[str]) -> Iterator[str]:
    """What somebody was told, in whatever bytes, and must not be."""
    over_sockets = "\n".join(player.heard) + "\n".join(player.reasons)
    over_http = "\n".join(player.answers)
    for other in player.table.players:
        yield from (w for w in other.words if w in over_sockets or w in over_http)
    yield from (s for s in secret | keys if s in over_sockets)
    yield from (s for s in (secret | keys) - {player.guest, player.room} if s in over_http)


def audit(tables: list[Table], folder: Path) -> Counter[str]:
    """Hold everything that was told against the truth; what there was."""
    seen: Counter[str] = Counter()
    logs = {table.name: log_of(folder, table.name) for table in tables}
    keys = {cookie_key(folder), *logs}
    secret = {found for lines in logs.values() for found in secrets_in(lines)}
    assert all(len(found) >= 20 for found in secret | keys)
    for table in tables:
        moments = history(logs[table.name], table.code)
        for player in table.players:
            auditor = Auditor(player.guest, moments, player.asks, table.said)
            for text in player.heard:
                message = json.loads(text)
                try:
                    auditor.check(message)
                except (AssertionError, KeyError) as error:
                    raise AssertionError(f"{player.name} was told {text}") from error
                seen[message["kind"]] += 1
            assert not set(tell_tale(player, secret, keys))
            seen["hidden"] += auditor.hidden_cards
        for moment in moments[1:]:
            seen.update(
                re.sub(r".*(spun|showed|fights|caught|laid).*", r"\1", e) for e in moment.events
            )
            seen["rounds"] += sum(event.startswith("round won") for event in moment.events)
    assert not any(found in (folder / "server.log").read_text() for found in secret | keys)
    return seen


def check_records(tables: list[Table]) -> None:
    """What has ended is told in full; what is on is not told at all, whoever asks.

    To know the room's name is not enough to work out the names of its records.
    """
    for table in tables:
        host = table.players[0]
        for record in host.place["records"][-2:]:
            status, found = host.call(f"/api/records/{record}")
            host.answers.pop()  # this one reveals all, and may
            assert status == 200
            assert verify(found) >= 1
        if table.rounds == ENDLESS:
            for seq in range(max(1, host.seq - 20), host.seq + 5):
                name = hmac.new(table.name.encode(), str(seq).encode(), hashlib.sha256)
                assert host.call(f"/api/records/{name.hexdigest()[:32]}")[0] == 404


def everybody_asks_around(tables: list[Table]) -> None:
    for path in ("/api/rooms", "/api/health", "/api/openapi.json", "/api/records/none"):
        tables[0].players[0].call(path)


def play_and_audit(folder: Path, game: str, rounds: int, rooms: int) -> Counter[str]:
    tables = tables_of(game, rounds, rooms)
    dice = samples.dice(game, rounds)
    with served(folder) as server:
        for table in tables:
            table.open(server, dice)
        asyncio.run(play_all(tables))
        everybody_asks_around(tables)
        check_records(tables)
    seen = audit(tables, folder)
    assert seen["rounds"] >= rounds
    assert seen["hidden"] > 100 * rounds
    return seen


@pytest.mark.slow
@pytest.mark.large
@pytest.mark.parametrize(
    ("game", "some", "whole"), [("uno", 10, 230), ("spin", 9, 230), ("rummy", 3, 40)]
)
def test_nobody_is_told_what_is_hidden(tmp_path: Path, game: str, some: int, whole: int) -> None:
    rounds = samples.number(some, whole)
    seen = play_and_audit(tmp_path, game, rounds, rooms=samples.number(min(rounds, 5), 10))
    assert seen["frame"] > 100
    assert seen["refused"]
    if samples.thorough:
        assert_all_was_there(game, seen)


def assert_all_was_there(game: str, seen: Counter[str]) -> None:
    """In many rounds all happens that can tell something."""
    kinds = {"frame", "done", "refused", "here", "said", "ping", "replaced"}
    kinds |= {"spun", "showed", "fights", "caught"} if game == "spin" else set()
    kinds |= {"showed", "caught"} if game == "uno" else set()
    kinds |= {"hinted", "laid"} if game == "rummy" else set()
    assert kinds <= set(seen), kinds - set(seen)
