"""The sheets, sentence by sentence: every clause and every test that the table names is there."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from test_docs import ANCHOR, ROOT, text_of
from test_every_clause_has_a_test import CLAUSES

PAGE = text_of(ROOT / "docs" / "sheets.md")
RULES = text_of(ROOT / "docs" / "rules.md")

HEADING = re.compile(r"^## (.+)$", re.M)
LINK = re.compile(r"\[([USRH]\d+)\]\(rules\.md#(\w+)\)")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
NUMBERS = re.compile(r"([USRH])(\d+)(?:_to_\1(\d+))?(?=_)")
NOTHING = "–"


class Row(NamedTuple):
    sheet: str
    number: str
    says: str
    clauses: str
    tests: str

    def __str__(self) -> str:
        return f"{self.sheet} {self.number}"


def rows_of(page: str) -> list[Row]:
    """The rows of all tables, without their headings."""
    _, *parts = HEADING.split(page)
    found = []
    for sheet, text in zip(parts[::2], parts[1::2], strict=True):
        lines = [line for line in text.splitlines() if line.startswith("|")]
        for line in lines[2:]:
            _, *cells, _ = (cell.strip() for cell in line.split("|"))
            found.append(Row(sheet, *cells))
    return found


ROWS = rows_of(PAGE)
INTRO = HEADING.split(PAGE)[0]
SHEETS = list(dict.fromkeys(row.sheet for row in ROWS))


def clauses_in(text: str) -> list[str]:
    return [clause for clause, _ in LINK.findall(text)]


@cache
def functions_of(path: Path) -> set[str]:
    """The functions that a file defines; none where there is no such file."""
    if not path.is_file():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def named_after(test: str) -> set[str]:
    """The clauses in a test's name: ``test_U5_to_U10_…`` is named after six."""
    return {
        f"{letter}{number}"
        for letter, first, last in NUMBERS.findall(test)
        for number in range(int(first), int(last or first) + 1)
    }


def text_of_clause(clause: str) -> str:
    """What the rulebook says, up to the next clause."""
    return RULES.partition(f"**{clause}** ")[2].partition("<a id=")[0]


def test_there_are_five_sheets() -> None:
    assert len(SHEETS) == 5
    assert len(ROWS) > 300


def test_the_rows_are_numbered() -> None:
    for sheet in SHEETS:
        numbers = [row.number for row in ROWS if row.sheet == sheet]
        assert numbers == [str(n + 1) for n in range(len(numbers))], sheet


def test_a_row_has_a_clause_and_a_test_or_a_reason() -> None:
    for row in ROWS:
        if row.clauses == NOTHING:
            assert row.says.startswith("Not a rule: "), row
            assert row.tests == NOTHING, row
        else:
            clauses, tests = clauses_in(row.clauses), TEST.findall(row.tests)
            assert clauses, row
            assert tests, row
            assert row.clauses == ", ".join(f"[{c}](rules.md#{c.lower()})" for c in clauses), row
            assert row.tests == "<br>".join(f"`{path}::{name}`" for path, name in tests), row


def test_every_clause_named_exists() -> None:
    known = {clause for clause in CLAUSES if clause.lower() in ANCHOR.findall(RULES)}
    missing = {str(row): set(clauses_in(row.clauses)) - known for row in ROWS}
    assert {row: clauses for row, clauses in missing.items() if clauses} == {}


def test_every_test_named_exists() -> None:
    missing = {
        f"{path}::{name}": str(row)
        for row in ROWS
        for path, name in TEST.findall(row.tests)
        if name not in functions_of(ROOT / path)
    }
    assert missing == {}


def test_each_clause_of_a_row_has_one_of_its_tests() -> None:
    for row in ROWS:
        tested = {clause for _, name in TEST.findall(row.tests) for clause in named_after(name)}
        assert set(clauses_in(row.clauses)) <= tested, row


def test_a_ruling_that_a_row_names_is_one() -> None:
    named = {c for row in ROWS for c in re.findall(r"\*\*Ruling\*\* (\w+)", row.says)}
    assert {clause for clause in named if "**Ruling" not in text_of_clause(clause)} == set()


def test_every_clause_of_the_games_has_a_row_but_for_those_named() -> None:
    """Those stand in the introduction, and each of them is a ruling."""
    listed = [c for c in clauses_in(INTRO) if c[0] != "H"]
    cited = {clause for row in ROWS for clause in clauses_in(row.clauses)}
    assert listed == [c for c in CLAUSES if c[0] != "H" and c not in cited]
    for clause in listed:
        assert "**Ruling**" in text_of_clause(clause), f"{clause} is not a ruling"
