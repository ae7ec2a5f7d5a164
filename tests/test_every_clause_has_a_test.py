"""A clause that no test names is a clause that nobody has tested."""

import re
from pathlib import Path

import pytest

RULEBOOK = Path(__file__).parents[1] / "docs/rules.md"
CLAUSES = re.findall(r'<a id="[ushr]\d+"></a>\*\*([USHR]\d+)\*\*', RULEBOOK.read_text("utf-8"))
SOURCES = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
NAMES = [name for source in SOURCES for name in re.findall(r"^def (test_\w+)", source, re.M)]
NAMED = {word for name in NAMES for word in name.split("_")}


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause(clause: str) -> None:
    assert clause in NAMED, f"no test is called test_{clause}_..."


def test_the_rulebook_has_its_clauses() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) >= 84
