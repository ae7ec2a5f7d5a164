"""From the bytes of a file to what its JSON says, or one line about what is wrong and where."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from .errors import NotationError, quoted

BYTE_ORDER_MARK = "\ufeff"
LONGEST_NUMBER = 640  # digits: Python reads that many, whatever its own limit is set to
TEXT = r'"(?:[^"\\]|\\.)*"'
HALF = re.compile("[\ud800-\udfff]")


def decode(data: bytes) -> str:
    """A text from its bytes in UTF-8; it may begin with a byte order mark.

    >>> decode(b"caf\\xe9")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: this is not a text in UTF-8: byte 4 is 0xe9
    """
    try:
        return data.decode().removeprefix(BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        place, byte = error.start + 1, data[error.start]
        raise NotationError(f"this is not a text in UTF-8: byte {place} is 0x{byte:02x}") from None


def check_text(text: str, what: str) -> None:
    """Refuse half a character (a lone surrogate): JSON can write it, UTF-8 has no bytes for it.

    >>> check_text("\\ud83c", "a seed")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: a seed holds half a character: \\ud83c
    """
    if half := HALF.search(text):
        raise NotationError(f"{what} holds half a character: \\u{ord(half[0]):x}")


def texts_in(data: object) -> Iterator[str]:
    """All texts in a piece of JSON, keys too."""
    waiting = [data]
    while waiting:
        match waiting.pop():
            case str(text):
                yield text
            case list(items):
                waiting += items
            case dict(parts):
                waiting += [*parts, *parts.values()]


def load_json(text: str) -> object:
    """Read JSON, whatever the text is.

    >>> load_json('{"seed": NaN}')
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: NaN is not a number in JSON: line 1, column 10
    """
    if not text.strip():
        raise NotationError("the input is empty; a JSON object belongs there")
    if text.startswith(BYTE_ORDER_MARK):
        raise NotationError("this is not JSON: it begins with more than one byte order mark")
    try:
        return json.loads(
            text, parse_int=whole, parse_constant=reject_constant, object_pairs_hook=once_each
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise NotationError(f"this is not JSON: {error.msg}: {where}") from None
    except NoNumber as error:
        raise NotationError(f"{error}: {place_of(error.token, text)}") from None
    except RecursionError:
        raise NotationError("this JSON is nested too deeply") from None


class NoNumber(Exception):
    """Something that stands in place of a number."""

    def __init__(self, token: str, message: str) -> None:
        super().__init__(message)
        self.token = token


def whole(token: str) -> int:
    digits = len(token.removeprefix("-"))
    if digits > LONGEST_NUMBER:
        raise NoNumber(token, f"a number of {digits} digits is too long")
    return int(token)


def reject_constant(token: str) -> object:
    raise NoNumber(token, f"{token} is not a number in JSON")


def place_of(token: str, text: str) -> str:
    """Where a token stands for the first time that is not within a text; all before it is JSON."""
    found = re.finditer(f"{TEXT}|({re.escape(token)})", text, re.DOTALL)
    place = next((match.start() for match in found if match[1]), 0)
    line_start = text.rfind("\n", 0, place) + 1
    return f"line {text.count(chr(10), 0, place) + 1}, column {place - line_start + 1}"


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object in which no key appears twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, n in Counter(key for key, _ in pairs).items() if n > 1)
        raise NotationError(f"{quoted(twice)} appears twice")
    return found
