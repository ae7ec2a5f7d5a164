"""The words of the pages: a control is found by its name in any language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast

from lastcard.words import FOLDER, say
from lastcard.words.reading import blanks, messages

BLANK = "\ue000"  # stands where a name or number goes; no text has it


@cache
def texts(language: str) -> dict[str, ast.Pattern]:
    """All texts of a language, taken apart."""
    parts = [file.stem for file in (FOLDER / language).glob("*.ftl")]
    return {key: text for part in parts for key, text in messages(language, part).items()}


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """What a text can read like, with blanks: one card is put differently from two."""
    ways: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            each = (forms(variant.value) for variant in element.expression.variants)
            ways.append([form for some in each for form in some])
        else:
            ways.append([BLANK])
    for parts in product(*ways):
        yield "".join(parts)


def spoken(text: str) -> str:
    """A text as a name is computed from it."""
    return " ".join(text.split())


class Words:
    """What the pages say in one language: ``words("table-catch", "Ben")`` is "Catch Ben"."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, *values: str | int) -> str:
        """A text, with its blanks filled in as they come in English."""
        names = blanks(texts("en")[key])
        return say(self.language, key, **dict(zip(names, values, strict=True)))

    def pattern(self, *keys: str) -> str:
        """A regular expression for any of these texts, whatever fills the blanks."""
        found = {spoken(form) for key in keys for form in forms(texts(self.language)[key])}
        return "^(" + "|".join(re.escape(f).replace(BLANK, ".+") for f in sorted(found)) + ")$"

    def all(self, start: str) -> list[str]:
        """The keys that begin in the same way."""
        return [key for key in texts("en") if key.startswith(f"{start}-")]
