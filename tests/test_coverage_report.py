"""What is said of coverage, and that too little of it is a failure."""

import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

import coverage_report
from coverage_report import Counted, told

ROOT = Path(__file__).parents[1]


def test_lines_and_branches_are_added_up_and_the_least_covered_files_are_named() -> None:
    files = {f"game/{n}.py": Counted(100, 100 - n, 10, 5) for n in range(20)} | {
        "words/__init__.py": Counted(0, 0, 0, 0)
    }
    good, said = told(files)
    assert good
    assert said[0] == "coverage by the quick tests: 90.5 % of 2,000 lines, 50.0 % of 200 branches"
    assert [line.split()[2] for line in said[1:]] == [f"game/{n}.py" for n in range(19, 9, -1)]


def test_too_little_is_a_failure_with_a_clear_sentence() -> None:
    good, said = told({"game/game.py": Counted(1000, 899, 0, 0)})
    assert not good
    assert said[-1] == "Tests must run at least 90 % of the lines: test what you have added."
    assert told({"game/game.py": Counted(1000, 900, 0, 0)})[0]


def test_processes_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for name, value in coverage_report.environment(tmp_path / "data").items():
        monkeypatch.setenv(name, value)
    for code in ("import lastcard.words", "import lastcard.notation.seeds"):
        subprocess.run([sys.executable, "-c", code], check=True)
    monkeypatch.delenv("COVERAGE_PROCESS_START")
    subprocess.run([sys.executable, "-c", "import lastcard.server.names"], check=True)
    files = coverage_report.counted(tmp_path / "data")
    seeds = files["notation/seeds.py"]
    assert 0 < seeds.lines_run < seeds.lines
    assert seeds.branches_run < seeds.branches
    assert files["server/names.py"].lines_run == 0
    assert files["server/names.py"].lines > 0


def test_nothing_is_counted_in_slow_tests_and_in_their_processes(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    conftest = request.config.pluginmanager.get_plugin(str(ROOT / "tests" / "conftest.py"))
    assert conftest is not None
    monkeypatch.setenv("COVERAGE_PROCESS_START", "pyproject.toml")
    counting = Mock()
    with conftest.not_counted(counting):
        assert "COVERAGE_PROCESS_START" not in os.environ
        assert [call[0] for call in counting.method_calls] == ["stop"]
    assert os.environ["COVERAGE_PROCESS_START"] == "pyproject.toml"
    assert [call[0] for call in counting.method_calls] == ["stop", "start"]
