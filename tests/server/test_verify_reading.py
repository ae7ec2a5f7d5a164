"""A record as bytes: the page and ``lastcard verify`` read the same, or neither reads it."""

import json
import random
from collections.abc import Callable

import pytest

from lastcard import NotationError
from lastcard.game.fairness import verify
from lastcard.notation.reading import decode, load_json
from server.fair_records import as_python_has_them, played, shuffles
from server.forgeries import Record
from server.page_in_node import verdicts_on_bytes

MARK = b"\xef\xbb\xbf"
Writing = Callable[[Record], bytes]


def written(record: Record) -> str:
    return json.dumps(record, ensure_ascii=False)


def with_instead(old: str, new: bytes) -> Writing:
    """The first of something replaced in the text."""

    def write(record: Record) -> bytes:
        before, found, after = written(record).partition(old)
        assert found, old
        return before.encode() + new + after.encode()

    return write


@pytest.fixture(scope="module")
def fair() -> Record:
    return played("uno", 3, shuffles(random.Random(4), 3, 2))


def python_believes(data: bytes) -> bool:
    try:
        return verify(load_json(decode(data))) == 2
    except NotationError:
        return False


SAME: dict[str, Writing] = {
    "as it is": lambda record: written(record).encode(),
    "in ASCII": lambda record: json.dumps(record).encode(),
    "with blanks": lambda record: b"\r\n\t " + json.dumps(record, indent=3).encode() + b"\n",
    "with a byte order mark": lambda record: MARK + written(record).encode(),
    "in another order": lambda record: json.dumps(record, sort_keys=True).encode(),
    "with escapes": with_instead('"format"', rb'"\u0066or\u006dat"'),
    "with scores of 0": with_instead("{", b'{"scores": [0, -0, 0], '),
}


@pytest.mark.parametrize("way", SAME)
def test_the_same_record_in_other_bytes(way: str, fair: Record) -> None:
    data = SAME[way](fair)
    assert python_believes(data)
    assert verdicts_on_bytes([data]) == [{"rounds": as_python_has_them(fair)}]


OTHERS: dict[str, tuple[Writing, str]] = {
    "two byte order marks": (
        lambda record: MARK * 2 + written(record).encode(),
        "This is not JSON: line 1, column 1",
    ),
    "bytes that are not UTF-8": (
        with_instead("{", b'{"date": "\xe9", '),
        "This is not text in UTF-8: byte 12",
    ),
    "a surrogate in bytes": (
        with_instead("{", b'{"date": "\xed\xa0\x80", '),
        "This is not text in UTF-8: byte 12",
    ),
    "UTF-16": (
        lambda record: written(record).encode("utf-16"),
        "This is not text in UTF-8: byte 1",
    ),
    "cut off within a character": (
        lambda record: written(record).encode() + b"\xe2\x82",
        "This is not text in UTF-8: byte ",
    ),
    "nothing": (lambda record: b"", "This is not JSON: line 1, column 1"),
    "a part twice": (
        with_instead("{", b'{"format": 1, '),
        "“format” appears twice: line 1, column ",
    ),
    "a part twice, once with escapes": (
        with_instead("{", b'{"\\u0066ormat": 1, '),
        "“format” appears twice: line 1, column ",
    ),
    "a part of a deal twice": (
        with_instead('{"dealer": ', b'{"dealer": 0, "dealer": '),
        "“dealer” appears twice: line 1, column ",
    ),
    "a part of a shuffle twice": (
        with_instead('"secret"', b'"secret": "", "secret"'),
        "“secret” appears twice: line 1, column ",
    ),
    "a fraction": (
        with_instead('"players": 3', b'\n"players": 3.0'),
        "This is not a whole number: line 2, column 12",
    ),
    "an exponent": (
        with_instead('"players": 3', b'"players": 3e0'),
        "This is not a whole number: line 1, column ",
    ),
    "a zero in front": (
        with_instead('"players": 3', b'"players": 03'),
        "This is not JSON: line 1, column ",
    ),
    "a plus sign": (
        with_instead('"players": 3', b'"players": +3'),
        "This is not JSON: line 1, column ",
    ),
    "no number": (with_instead("{", b'{"scores": NaN, '), "This is not JSON: line 1, column 12"),
    "a huge number": (
        with_instead("{", b'{"scores": [' + b"9" * 5_000 + b", 0, 0], "),
        "A match that can be checked begins without points",
    ),
    "a comma at the end": (
        lambda record: written(record).encode()[:-1] + b",}",
        "This is not JSON: line 1, column ",
    ),
    "a comment": (with_instead("{", b"{/* fair */"), "This is not JSON: line 1, column 2"),
    "text after the end": (
        lambda record: written(record).encode() * 2,
        "This is not JSON: line 1, column ",
    ),
    "a line feed within a text": (
        with_instead("{", b'{"date": "\n", '),
        "This is not JSON: line 1, column 10",
    ),
    "an escape that is none": (
        with_instead("{", rb'{"date": "\x41", '),
        "This is not JSON: line 1, column 10",
    ),
    "a blank of another kind": (
        with_instead("{", "{\u00a0".encode()),
        "This is not JSON: line 1, column 2",
    ),
    "deep lists": (
        with_instead("{", b'{"date": ' + b"[" * 5_000 + b"]" * 5_000 + b", "),
        "This JSON is nested too deeply: line 1, column ",
    ),
    "another prototype": (
        with_instead("{", b'{"__proto__": {"dealer": 0}, '),
        "A record that can be checked has no “__proto__”",
    ),
}


@pytest.mark.parametrize("way", OTHERS)
def test_what_neither_reads(way: str, fair: Record) -> None:
    write, said = OTHERS[way]
    data = write(fair)
    assert not python_believes(data)
    assert verdicts_on_bytes([data])[0]["error"].startswith(said)


def test_a_text_that_is_cut_off_anywhere_is_not_read(fair: Record) -> None:
    whole = written(fair).encode()
    parts = [whole[:length] for length in range(0, len(whole), 23)]
    assert not any(map(python_believes, parts))
    assert all("error" in verdict for verdict in verdicts_on_bytes(parts))
