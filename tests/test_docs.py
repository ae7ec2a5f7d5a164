"""The documentation is true: its examples run, its links lead somewhere, its clauses are there."""

import json
import re
import string
from pathlib import Path
from typing import Any

import pytest

from lastcard.cli.texts import LANGUAGES
from lastcard.game.errors import REASONS
from lastcard.game.fairness import Shuffle

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]

PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
PRINTED = re.compile(r"^ *print\(.*\)  # (.*)$", re.M)
FENCED = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
ANCHOR = re.compile(r'<a id="([^"]+)">')
HEADING = re.compile(r"^#+ (.*)$", re.M)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """A page without its code."""
    return FENCED.sub("", text_of(page))


def slug(heading: str) -> str:
    """The anchor that a heading gets by itself."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def anchors(page: Path) -> set[str]:
    text = prose(page)
    return {*ANCHOR.findall(text), *map(slug, HEADING.findall(text))}


def links(page: Path) -> list[str]:
    found = LINK.findall(CODE.sub("", prose(page)))
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def test_the_pages_are_there() -> None:
    ours = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}
    assert ours | {"docs/rules.md", "docs/notation.md", "docs/architecture.md"} <= set(NAMES)
    assert PYTHON.search(text_of(ROOT / "README.md")), "README.md shows no Python"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_python_examples_run_and_print_what_they_say(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The blocks of a page run one after the other; ``print(...)  # text`` must print the text."""
    examples = PYTHON.findall(text_of(page))
    space: dict[str, Any] = {"__name__": "example"}
    for example in examples:
        exec(compile(example, str(page), "exec"), space)
    said = [text for example in examples for text in PRINTED.findall(example)]
    assert capsys.readouterr().out.splitlines() == said


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert target.exists(), f"{link}: there is no such file"
        if anchor:
            assert anchor in anchors(target), f"{link}: there is no such place in the file"


def test_the_shuffle_in_the_notation_is_what_it_says() -> None:
    text = text_of(ROOT / "docs/notation.md")
    found = re.search(r'```json\n(\{\s*"commitment".*?\})\n```.*?`([0-9a-f]{64})`', text, re.DOTALL)
    assert found is not None
    shown = json.loads(found[1])
    shuffle = Shuffle(shown["secret"], tuple(shown["words"]))
    assert (shuffle.to_json(), shuffle.seed) == (shown, found[2])


@pytest.mark.parametrize("clause", sorted({clause for clause, _ in REASONS.values() if clause}))
def test_every_clause_that_an_error_cites_can_be_looked_up(clause: str) -> None:
    assert clause.lower() in ANCHOR.findall(text_of(ROOT / "docs" / "rules.md"))


def test_no_anchor_stands_twice() -> None:
    found = ANCHOR.findall(text_of(ROOT / "docs" / "rules.md"))
    assert len(found) == len(set(found))


def placeholders(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert set(LANGUAGES[language]) == set(LANGUAGES["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_in_the_same(language: str) -> None:
    words = LANGUAGES[language]
    different = {
        key: (placeholders(text), placeholders(words[key]))
        for key, text in LANGUAGES["en"].items()
        if key in words and placeholders(text) != placeholders(words[key])
    }
    assert different == {}, f"placeholders: in English, in {language}"
