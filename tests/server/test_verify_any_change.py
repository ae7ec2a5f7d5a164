"""Any change to a true record that alters a deal, or what is told of it, is found."""

import random
from typing import Any

import pytest

import samples
from lastcard import NotationError
from lastcard.game.fairness import verify
from server.changes import one_change
from server.fair_records import as_python_has_them, played, shuffles
from server.forgeries import Record
from server.page_in_node import verdicts

#: What no shuffle depends on, and no hash binds.
FREE = {"names", "date", "rules", "actions", "scores"}
#: What only Python judges: it takes a game to be played.
PLAYED = {"rules", "actions"}


def refusal(record: object) -> str | None:
    """What Python says against a record."""
    try:
        verify(record)
    except NotationError as error:
        return str(error)
    return None


@pytest.fixture(scope="module", params=[("uno", 2), ("spin", 3), ("rummy", 2)], ids=lambda p: p[0])
def true(request: pytest.FixtureRequest) -> Record:
    game, players = request.param
    return played(game, players, shuffles(random.Random(game), players, 2))


@pytest.mark.large
def test_any_change_that_alters_a_deal_is_found_by_both(true: Record) -> None:
    dice = samples.dice("any change", true["game"])
    # Rummy takes longer to be played again.
    some, whole = (50, 500) if true["game"] == "rummy" else (300, 8_000)
    changes = [one_change(true, dice) for _ in range(samples.number(some, whole))]
    told = as_python_has_them(true)
    assert verdicts([true]) == [{"rounds": told}]
    for (path, record), page in zip(changes, verdicts(r for _, r in changes), strict=True):
        said = refusal(record)
        what = (path, record.get(str(path[0])), said, page.get("error"))
        if "rounds" in page:
            assert page["rounds"] == told, what
            assert path[0] in FREE, what
            assert said is None or path[0] in PLAYED, what
        else:
            assert said is not None, what
            assert "\n" not in said, what
            assert len(said) < 300, what


@pytest.mark.parametrize(
    "change",
    [
        {"names": ["Eve", "Mallory", "Trudy"]},
        {"date": "tomorrow"},
        {"rules": {"target": 1_000}},
        {"scores": [0, 0, 0]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_what_no_shuffle_depends_on_is_taken_as_it_is(true: Record, change: Record) -> None:
    seats: dict[str, Any] = {
        key: value[: true["players"]] if isinstance(value, list) else value
        for key, value in change.items()
    }
    assert refusal(true | seats) is None
    assert verdicts([true | seats]) == [{"rounds": as_python_has_them(true)}]
