"""The documentation is true: its examples run, its links lead somewhere, its clauses are there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lastcard.cli.main import main
from lastcard.game.fairness import Shuffle
from lastcard.kinds import KINDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]

PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
PRINTED = re.compile(r"^ *print\(.*\)  # (.*)$", re.M)
SCENARIO = re.compile(r"^lastcard referee - <<'END'\n(.*?)^END$", re.M | re.S)
JUDGED = re.compile(SCENARIO.pattern + r"\n```\n[^`]*^```json\n(.*?)^```$", re.M | re.S)
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


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("README.md", PYTHON),
        ("README.md", SCENARIO),
        ("docs/python.md", PYTHON),
        ("docs/solver.md", PYTHON),
        ("docs/referee.md", SCENARIO),
        ("docs/referee.md", JUDGED),
    ],
)
def test_the_pages_that_show_examples_have_some(name: str, shown: re.Pattern[str]) -> None:
    assert shown.search(text_of(ROOT / name))


def test_every_page_is_within_reach_of_the_readme() -> None:
    pages = {(ROOT / link.partition("#")[0]).resolve() for link in links(ROOT / "README.md")}
    assert [name for name, page in zip(NAMES, PAGES, strict=True) if page not in pages] == [
        "README.md"
    ]


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


def judged(scenario: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> dict[str, Any]:
    """What ``lastcard referee`` prints about a scenario, and how it ends."""
    (tmp_path / "scenario.json").write_text(scenario, encoding="utf-8")
    code = main(["referee", str(tmp_path / "scenario.json")])
    verdict: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert code == (0 if verdict["ok"] else 1)
    return verdict


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_referee_says_what_the_pages_say(
    page: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A scenario on a page is one; the JSON shown after it is part of the verdict."""
    for scenario in SCENARIO.findall(text_of(page)):
        judged(scenario, capsys, tmp_path)
    for scenario, shown in JUDGED.findall(text_of(page)):
        verdict = judged(scenario, capsys, tmp_path)
        told = json.loads(shown)
        assert {key: verdict[key] for key in told} == told


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


TOLD = [told for kind in KINDS.values() for told in kind.engine.reasons.values()]
CLAUSES = {clause for _, clause in TOLD if clause}


@pytest.mark.parametrize("clause", sorted(CLAUSES))
def test_every_clause_that_an_error_cites_can_be_looked_up(clause: str) -> None:
    assert clause.lower() in ANCHOR.findall(text_of(ROOT / "docs" / "rules.md"))


def test_no_anchor_stands_twice() -> None:
    found = ANCHOR.findall(text_of(ROOT / "docs" / "rules.md"))
    assert len(found) == len(set(found))
