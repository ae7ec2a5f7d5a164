"""Events on the wire: each has a form, and tells what its text tells a viewer who may know it."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lastcard import Card, Tile, wire
from lastcard.game import events
from lastcard.game.events import Event
from lastcard.game.rummy import events as rummy
from lastcard.game.spin import events as spin
from lastcard.game.uno import events as uno
from lastcard.rules.rummy.table import RACK_SIZE
from lastcard.rules.uno.table import HAND_SIZE
from lastcard.wire import GameEvent
from lastcard.wire.telling import FORMS, on_wire
from server.known_events import DEEDS, as_known

R7, W, B2 = Card.parse("r7"), Card.parse("w"), Card.parse("b2*")
T6, T9, JOKER = Tile.parse("r6"), Tile.parse("b12"), Tile.parse("j=g4")
HANDS = ((R7,) * HAND_SIZE, (B2,) * HAND_SIZE, (W,) * HAND_SIZE)
RACKS = ((T6,) * RACK_SIZE, (T9,) * RACK_SIZE)
EVERY: list[Event] = [
    uno.DrewForDeal(0, R7),
    uno.Dealt(1, HANDS),
    uno.TurnedUp(R7),
    uno.PutBack(Card.parse("w+4")),
    uno.Named(2, "g"),
    uno.Played(0, R7, None),
    uno.Played(0, W, "b"),
    events.Called(1),
    uno.Drew(1, 2, (R7, W)),
    uno.Kept(1),
    uno.Passed(1),
    events.MissedTurn(1),
    events.Reversed(-1),
    uno.Reshuffled(30),
    uno.Accepted(1),
    uno.Challenged(1, 0),
    uno.Showed(1, 0, 2, (R7, B2)),
    uno.Showed(1, None, 2, (R7, B2)),
    uno.Judged(1, True),
    uno.Judged(1, False),
    events.Caught(0, 1),
    uno.PassedHands(1),
    uno.SwappedHands(1, 2),
    events.RoundEnded(1, (0, 34, 0)),
    events.RoundEnded(None, (0, 0, 0)),
    events.MatchEnded((0, 2)),
    events.MatchEnded(()),
    spin.Spun(1, "war"),
    spin.TradedHands(),
    spin.Laid(1, R7),
    spin.Revealed(1, R7),
    spin.WonWar(1),
    spin.PutDown(1, B2, None),
    spin.PutDown(1, W, "r"),
    spin.Shouted(1),
    rummy.DrewToOpen(1, T9),
    rummy.DealtTiles(0, RACKS),
    rummy.TurnedUpTiles((T6, T9)),
    rummy.LaidTiles(1, (T6, JOKER), ((T6, JOKER), (T9,))),
    rummy.SwappedJoker(1, T6, 2),
    rummy.EndedTurn(1),
    rummy.DrewTiles(1, 2, (T6, T9)),
    rummy.KeptTile(1),
]
#: As their texts tell the same in both, what the text is cannot tell which it is.
IN_RUMMY = {rummy.TurnedUpTiles, rummy.DrewTiles}


def kinds_of(base: type[Event]) -> Iterator[type[Event]]:
    """All events that can happen; a class with slots replaces one of the same name."""
    for kind in base.__subclasses__():
        yield from kinds_of(kind)
        worded = kind.says or "__str__" in vars(kind)
        if worded and getattr(sys.modules[kind.__module__], kind.__name__) is kind:
            yield kind


def plain(event: GameEvent) -> Any:
    return msgspec.json.decode(wire.encoder.encode(event))


def test_every_event_has_a_form_on_the_wire() -> None:
    every = set(kinds_of(Event))  # type: ignore[type-abstract]
    assert every == set(FORMS)
    assert every == {type(event) for event in EVERY}
    forms = [type(on_wire(event)) for event in EVERY]
    assert set(forms) == set(get_args(GameEvent))
    assert len(set(forms)) == len(every), "two events would look the same"


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("event", EVERY, ids=str)
def test_the_wire_tells_what_the_text_tells_and_a_viewer_may_know(
    event: Event, viewer: int | None
) -> None:
    known = as_known(str(event), viewer, type(event) in IN_RUMMY)
    assert plain(on_wire(event.seen_by(viewer))) == known


@pytest.mark.parametrize("event", EVERY, ids=str)
def test_a_bot_stands_in_for_who_does_something_and_for_nobody_else(event: Event) -> None:
    for seat in range(3):
        marked = plain(on_wire(event, seat)).get("stand_in", False)
        does = plain(on_wire(event))
        assert marked == (does["kind"] in DEEDS and does.get("by", does.get("seat")) == seat)


@pytest.mark.parametrize("event", EVERY, ids=str)
def test_every_event_is_read_back_by_its_kind(event: Event) -> None:
    happened = on_wire(event)
    again = msgspec.json.decode(wire.encoder.encode(happened), type=GameEvent)
    assert again == happened


def test_the_events_in_the_docs_are_events() -> None:
    page = (Path(__file__).parents[2] / "docs/wire.md").read_text(encoding="utf-8")
    examples = page.split("```jsonl\n")[1].split("```")[0].splitlines()
    for example in examples:
        assert plain(msgspec.json.decode(example, type=GameEvent)) == json.loads(example)
    named = set(re.findall(r"`(\w+)`", page.split("### Events")[1].split("`stand_in`")[0]))
    assert {struct.__struct_config__.tag for struct in get_args(GameEvent)} <= named
