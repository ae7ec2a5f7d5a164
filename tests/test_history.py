"""The history of the benchmarks: kept when asked for, and compared on one machine only."""

import argparse
import doctest
import importlib
import json
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
TITLE = "a benchmark"


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(BENCHMARKS)
    module = importlib.import_module("bars")
    monkeypatch.setattr(module.history, "FILE", tmp_path / "history.jsonl")
    return module


def measured(bars: Any, rate: float, *words: str) -> int:
    parser = argparse.ArgumentParser()
    bars.add_options(parser)
    figures = {"rate": f"{rate:12,.0f} rounds/s", "said": "no number"}
    limits = {"seconds": bars.at_most(rate / 1000, 9)}
    code: int = bars.report(TITLE, figures, limits, parser.parse_args(words))
    return code


def test_the_change_is_told_against_the_last_entry_that_was_kept(
    bars: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert measured(bars, 1000, "--keep") == 0
    assert "%" not in capsys.readouterr().out
    assert measured(bars, 2000, "--keep", "--note", "noisy") == 0
    assert measured(bars, 5000) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-2:] for line in lines if "%" in line][-2:] == [["+150.0", "%"]] * 2
    kept = [json.loads(line) for line in (tmp_path / "history.jsonl").read_text().splitlines()]
    assert [entry["figures"]["rate"] for entry in kept] == [1000, 2000]
    assert kept[1]["figures"] == {"rate": 2000, "seconds": 2}
    assert [entry.get("note") for entry in kept] == [None, "noisy"]


def test_the_examples_are_true(bars: Any) -> None:
    assert doctest.testmod(bars.history) == (0, 2)


def test_machines_are_not_compared(
    bars: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(bars, 1000, "--keep")
    monkeypatch.setattr(bars.history, "processor", lambda: "another")
    assert measured(bars, 10_000) == 1  # a bar is missed
    assert "%" not in capsys.readouterr().out
    measured(bars, 1000, "--json")
    assert json.loads(capsys.readouterr().out)["changes"] == {}


def test_the_history_can_be_read() -> None:
    lines = (BENCHMARKS / "history.jsonl").read_text(encoding="utf-8").splitlines()
    assert lines
    for entry in map(json.loads, lines):
        assert {*entry} - {"note"} == {"benchmark", "commit", "machine", "python", "figures"}
        assert {*entry["machine"]} == {"processor", "cores"}
