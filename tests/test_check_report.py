"""What `./test` says in the end: all of it on one screen."""

import pytest

from check_report import Result, Run, Step, report

SCREEN = 50  # lines
UNO = "tests/uno/test_turn.py::test_U13_keep"
WEB = "tests/web/test_table.py::test_a_bluff_is_found_out"


def run(*tests: Result, mode: str = "./test", good: bool = True) -> Run:
    all_good = good and all(test.outcome != "failed" for test in tests)
    step = Step("tests", "pytest", 60.0, all_good, list(tests))
    return Run(mode, 2, 75.0, "1f8bc7d", [Step("style", "ruff check .", 1.0, True), step])


def result(name: str, outcome: str = "passed", why: str = "") -> Result:
    return Result(name, outcome, 30.0, why)


def said(capsys: pytest.CaptureFixture[str], done: Run, code: int) -> list[str]:
    assert report(done) == code
    return capsys.readouterr().out.splitlines()


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)


def test_a_good_run_says_how_many_of_which_kind_ran_and_how_long(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = said(capsys, run(result(UNO), result(UNO + "_too"), result(WEB)), 0)
    assert lines[1].startswith("./test: 1 min 15 s on 2 cores")
    assert lines[1].endswith("samples of 1f8bc7d")
    assert any(line.split() == ["style", "1", "s"] for line in lines)
    assert any(line.split() == ["rules", "of", "UNO", "2", "1", "min", "0", "s"] for line in lines)
    assert any(line.split() == ["pages", "in", "a", "browser", "1", "30", "s"] for line in lines)
    assert lines[-1] == "3 passed, 0 failed, 0 skipped"


def test_what_was_skipped_and_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    skipped = [result(f"{WEB}[{n}]", "skipped", "no Chromium") for n in range(7)]
    lines = said(capsys, run(result(UNO), *skipped), 0)
    assert "  7 × no Chromium" in lines
    monkeypatch.setenv("CI", "true")
    assert "In CI nothing may be skipped." in said(capsys, run(result(UNO), *skipped), 1)


def test_what_failed_and_how_to_run_just_that(capsys: pytest.CaptureFixture[str]) -> None:
    why = "test_U13_keep: AssertionError: assert 3 == 4"
    lines = said(capsys, run(result(UNO, "failed", why), result(WEB), mode="./test thorough"), 1)
    at = lines.index("FAILED")
    assert lines[at + 1 : at + 3] == [f"  {why}", f"    ./test thorough '{UNO}'"]
    assert lines[-1] == "1 passed, 1 failed, 0 skipped"


def test_many_failures_still_fit_on_a_screen(capsys: pytest.CaptureFixture[str]) -> None:
    failed = [result(f"{UNO}[{n}]", "failed", f"{n}: " + 300 * "x") for n in range(400)]
    everywhere = [result(f"{place}x.py::y") for place in ("tests/spin/", "src/", "tests/")]
    lines = said(capsys, run(*failed, *everywhere), 1)
    assert "  ... and 388 more, above" in lines
    assert len(lines) <= SCREEN
    assert all(len(line) <= 120 for line in lines)


def test_a_check_that_fails_is_named_with_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(result(UNO))
    done.steps[0].good = False
    lines = said(capsys, done, 1)
    at = lines.index("FAILED")
    assert lines[at + 1 : at + 3] == ["  style", "    PATH=.venv/bin:$PATH ruff check ."]


def test_tests_that_break_off_are_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert "  tests" in said(capsys, run(result(UNO), good=False), 1)
