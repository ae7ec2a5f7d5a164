"""Names that guests choose."""

import unicodedata
from collections.abc import Iterable

LONGEST = 20
# Control characters, and those that turn the direction of text or are not seen.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class BadName(ValueError):
    """A name that nobody could read."""


def clean_name(text: str) -> str:
    """A name as it is shown: no hidden characters, single blanks, 1 to 20 characters.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    >>> clean_name("\\u202e evil")
    'evil'
    """
    blanks = "".join(" " if c.isspace() else c for c in text)
    seen = "".join(c for c in blanks if unicodedata.category(c) not in HIDDEN)
    name = " ".join(unicodedata.normalize("NFC", seen).split())
    if not name or not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise BadName("a name has at least one letter, number or sign")
    if len(name) > LONGEST:
        raise BadName(f"a name has at most {LONGEST} characters")
    return name


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, or the name with a number where somebody in the room has it already.

    >>> free_name("Ada", {"Ada", "Ada 2"})
    'Ada 3'
    """
    number = 1
    free = name
    folded = {other.casefold() for other in taken}
    while free.casefold() in folded:
        number += 1
        free = f"{name[: LONGEST - len(str(number)) - 1]} {number}"
    return free
