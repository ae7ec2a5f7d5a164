"""The C program of the benchmarks reads the rules independently: its totals must be ours."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lastcard.lab.simulate import POLICIES, Simulation, kernels

pytestmark = pytest.mark.compiled

SOURCE = Path(__file__).parents[2] / "benchmarks" / "peer" / "uno.c"
ROUNDS = 20_000


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    gcc = shutil.which("gcc")
    if gcc is None:
        pytest.skip("gcc is missing")
    path = tmp_path_factory.mktemp("c") / "uno"
    subprocess.run([gcc, "-O2", "-Wall", "-Wextra", "-Werror", "-o", path, SOURCE], check=True)
    return path


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_all_totals_are_the_same(program: Path, players: int, policy: str) -> None:
    command = [str(program), str(players), str(ROUNDS), policy]
    theirs = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    tables = Simulation(players=players).table()
    tables[0]["key"] = np.arange(8)
    tables[0]["luck"] = 7
    totals: dict[str, Any] = {"actions": 0, "points": 0, "wins": [0] * players}
    for number in range(ROUNDS):
        totals["actions"] += kernels().play_rounds(tables, number, 1, POLICIES[policy])
        totals["points"] += int(tables[0]["points"].sum())
        if tables[0]["winner"] >= 0:
            totals["wins"][tables[0]["winner"]] += 1
    assert totals == {name: theirs[name] for name in totals}
