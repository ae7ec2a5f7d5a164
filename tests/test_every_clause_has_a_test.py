"""A clause that no test names is a clause that nobody has tested."""

import re
from pathlib import Path

import pytest

CLAUSES = [
    *("U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10"),
    *("U11", "U12", "U13", "U14", "U15", "U16", "U17", "U18"),
    *("U19", "U20", "U21", "U22", "U23", "U24", "U25"),
    *("U26", "U27", "U28", "U29", "U30", "U31", "U32", "U33", "U34"),
    *("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"),
    *("S10", "S11", "S12", "S13", "S14", "S15", "S16", "S17"),
    *("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12"),
    *("R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20"),
    *("R21", "R22", "R23", "R24", "R25", "R26", "R27"),
    *("H1", "H2", "H3", "H4", "H5", "H6"),
]
SOURCES = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
NAMES = [name for source in SOURCES for name in re.findall(r"^def (test_\w+)", source, re.M)]
NAMED = {word for name in NAMES for word in name.split("_")}


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause(clause: str) -> None:
    assert clause in NAMED, f"no test is called test_{clause}_..."
