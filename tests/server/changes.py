"""One change to a piece of JSON, anywhere in it."""

import json
import random
from typing import Any

Path = tuple[str | int, ...]

#: What might stand in any place; ``GONE``: nothing stands there any more.
GONE = object()
SIMPLE = (None, True, False, 0, 1, -1, 2, 2**70, 1.5, "", "0", "x", "\ud83c")
ANYTHING: tuple[Any, ...] = (GONE, *SIMPLE, [], {}, [0])
#: Parts of records and scenarios, and some that nobody knows.
PARTS: dict[str, Any] = {
    "dealer": 0,
    "opener": 0,
    "scores": [5, 0],
    "wheel": ["war"],
    "hands": ["r1", "r2"],
    "stock": "r1 r2",
    "discard": "r1",
    "table": [],
    "singles": "",
    "colour": "r",
    "turn": 0,
    "direction": -1,
    "opening": True,
    "uno_due": [0],
    "seed": 1,
    "note": "",
    "__proto__": {"dealer": 0},
}


def other_values(value: Any, dice: random.Random) -> list[Any]:
    """What could stand in place of a value, and looks much like it."""
    match value:
        case bool():
            return [not value, int(value)]
        case int():
            return [value + 1, value - 1, bool(value), str(value), float(value)]
        case str():
            words = value.split(" ")
            middle = dice.randrange(len(value) + 1)
            return [
                value + "x",
                value + " ",
                " " + value,
                value[:-1],
                value.upper(),
                value[:middle] + dice.choice("0a\x00é") + value[middle + 1 :],
                " ".join(reversed(words)),
                " ".join(dice.sample(words, len(words))),
            ]
        case list():
            mixed = dice.sample(value, len(value))
            return [value[1:], value[:-1], value + value[-1:], [*value, ""], [*value, 0], mixed]
        case dict():
            name = dice.choice(list(PARTS))
            return [value | {name: PARTS[name]}, list(value.values())]
    return []


def put(data: Any, path: Path, value: Any) -> Any:
    """A copy of a piece of JSON with another value in one place."""
    if not path:
        return value
    copy = data.copy()
    key, *rest = path
    changed = put(data[key], tuple(rest), value) if rest else value
    if changed is GONE:
        del copy[key]
    else:
        copy[key] = changed
    return copy


def one_change(record: dict[str, Any], dice: random.Random) -> tuple[Path, dict[str, Any]]:
    """A place in a record, and the record with something else there; all parts are as likely."""
    while True:
        path, value = another_part(dice) if dice.random() < 0.1 else another_value(record, dice)
        changed = put(record, path, value)
        if json.dumps(changed) != json.dumps(record):
            return path, changed


def another_part(dice: random.Random) -> tuple[Path, Any]:
    name, value = dice.choice(list(PARTS.items()))
    return (name,), value


def another_value(record: dict[str, Any], dice: random.Random) -> tuple[Path, Any]:
    """Go down from the whole record, and stop anywhere: the few large things count, too."""
    path: Path = ()
    value: Any = record
    while not path or (isinstance(value, dict | list) and value and dice.random() < 0.7):
        key = dice.choice([*value] if isinstance(value, dict) else range(len(value)))
        path, value = (*path, key), value[key]
    much_like_it = other_values(value, dice) if dice.random() < 0.6 else []
    return path, dice.choice(much_like_it or ANYTHING)
