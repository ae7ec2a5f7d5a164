"""Every planted fault still fits the source; ``run.py`` says whether the tests notice it."""

from pathlib import Path

import pytest

from planted.fault import Fault
from planted.faults import FAULTS

SOURCE = Path(__file__).parents[2] / "src/lastcard"
TODO = "The source has changed: bring the fault up to date in tests/planted/, or replace it."


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_fault_fits_the_source(fault: Fault) -> None:
    count = (SOURCE / fault.file).read_text(encoding="utf-8").count(fault.old)
    assert count == 1, f"{fault}: {fault.old!r} occurs {count} times in {fault.file}. {TODO}"
    assert fault.new != fault.old, f"{fault} breaks nothing: old and new text are the same."


def test_faults_differ() -> None:
    changes = [(fault.file, fault.old, fault.new) for fault in FAULTS]
    assert len(set(changes)) == len(changes), "a fault is planted twice"
