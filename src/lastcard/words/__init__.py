"""All texts a person reads: a folder of Fluent files for each language.

A file is named after the part it speaks for, and its keys begin with that name:
``terminal-turn`` is in ``terminal.ftl``. Nothing is read before it is asked for.

    >>> from lastcard import words
    >>> words.say("en", "cards-points", count=1), words.say("de", "cards-points", count=20)
    ('1 point', '20 Punkte')
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(file.parent.name for file in FOLDER.glob("*/terminal.ftl")))


@cache
def bundle(language: str, part: str) -> "FluentBundle":
    """One file of one language, ready to be asked."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(text))
    return found


def knows(language: str, key: str) -> bool:
    """Whether there is such a text."""
    return bool(bundle(language, key.partition("-")[0]).has_message(key))


def say(language: str, key: str, **values: str | int) -> str:
    """A text, with its placeholders filled in."""
    speaking = bundle(language, key.partition("-")[0])
    pattern = speaking.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    text, problems = speaking.format_pattern(pattern, values)
    assert not problems, f"{key}: {problems}"
    return str(text)
