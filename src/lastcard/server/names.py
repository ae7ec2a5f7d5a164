"""Names that guests choose."""

import unicodedata
from collections.abc import Iterable

from ..notation.reasons import Reason
from ..wire.refused import Refused
from .look_alikes import looks

LONGEST = 20
# Control characters, and those that turn the direction of text or are not seen.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters, signs and marks that cannot be seen, by their numbers.
UNSEEN = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),  # of Mongolian
            *range(0xFE00, 0xFE10),  # variation selectors
            *range(0xE0100, 0xE01F0),
        ),
    )
)


def clean_name(text: str) -> str:
    """A name as it is shown: no hidden characters, single spaces, 1 to 20 characters.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    >>> clean_name("\\u202e evil")
    'evil'
    >>> clean_name("A\\u3164da \\u0301")
    'Ada'
    """
    blanks = "".join(" " if c.isspace() else c for c in text)
    seen = "".join(c for c in blanks if unicodedata.category(c) not in HIDDEN and c not in UNSEEN)
    words = (without_lone_marks(word) for word in unicodedata.normalize("NFC", seen).split())
    name = " ".join(word for word in words if word)
    if not name or not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Refused(Reason.NAME_EMPTY)
    if len(name) > LONGEST:
        raise Refused(Reason.NAME_TOO_LONG, most=LONGEST)
    return name


def without_lone_marks(word: str) -> str:
    """A word without accents that come before every letter, and would land on something else."""
    return word.lstrip("".join(c for c in word if unicodedata.category(c)[0] == "M"))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, or the name with a number where somebody in the room has one that looks like it.

    >>> free_name("Ada", {"Ada", "Ada 2"}), free_name("АdА", {"Ada"})
    ('Ada 3', 'АdА 2')
    """
    number = 1
    free = name
    others = frozenset[str]().union(*map(looks, taken))
    while looks(free) & others:
        number += 1
        free = f"{name[: LONGEST - len(str(number)) - 1]} {number}"
    return free
