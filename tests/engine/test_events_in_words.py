"""What happens has words, for the referee's verdicts and for logs."""

import dataclasses
from string import Formatter

import pytest

from lastcard.game.events import Event, MissedTurn, Public
from lastcard.game.uno.events import Kept, SwappedHands
from lastcard.kinds import KINDS

EVENTS = [event for kind in KINDS.values() for event in kind.wire.forms]


def test_they_are_filled_in_with_the_event() -> None:
    assert str(Kept(2)) == "2 kept the card"
    assert str(MissedTurn(1)) == "1 missed a turn"
    assert str(SwappedHands(0, 3)) == "0 swapped hands with 3"


@pytest.mark.parametrize("event", dict.fromkeys(EVENTS))
def test_a_pattern_names_parts_of_its_event(event: type[Event]) -> None:
    assert dataclasses.is_dataclass(event)
    if event.__str__ is not Public.__str__:
        return  # it says more than a pattern can
    named = {name.removeprefix("0.") for _, name, *_ in Formatter().parse(event.says) if name}
    assert event.says
    assert named <= {part.name for part in dataclasses.fields(event)}
