"""What visitors, editors, the host and its workflow read beside the docs is true, too."""

import configparser
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import lastcard
from run_checks import CHECKS, MODES

ROOT = Path(__file__).parents[1]
WORKFLOW = ".github/workflows/test.yml"
HOOKS = ".pre-commit-config.yaml"
FILES = [
    WORKFLOW,
    HOOKS,
    "CITATION.cff",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    ".github/PULL_REQUEST_TEMPLATE.md",
    *(f".github/ISSUE_TEMPLATE/{name}.yml" for name in ("bug", "rule", "feature")),
]
FOLDERS = "benchmarks|docs|requirements|scripts|src|tests|web"
PLACE = re.compile(rf"(?<![\w/.-])(?:(?:{FOLDERS})/[\w*./-]*[\w*]|[A-Z_]+\.md|[a-z]+\.toml)")
MODE = re.compile(r"(?:`|: )\./test (\w+)(?![\w/])")
VERSION = "Programming Language :: Python :: 3."


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def read(name: str) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(text_of(name))
    return found


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads(text_of("pyproject.toml"))


@pytest.fixture(scope="module")
def job() -> dict[str, Any]:
    found: dict[str, Any] = read(WORKFLOW)["jobs"]["test"]
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_place_that_a_file_names_is_there(name: str) -> None:
    for place in PLACE.findall(text_of(name)):
        assert list(ROOT.glob(place)), f"{name} names {place}"


@pytest.mark.parametrize("name", FILES)
def test_every_mode_of_the_tests_that_a_file_names_is_there(name: str) -> None:
    assert set(MODE.findall(text_of(name))) <= {*MODES}


# The workflow


def test_the_workflow_tries_the_pythons_that_the_package_names(
    job: dict[str, Any], project: dict[str, Any]
) -> None:
    about = project["project"]
    pythons = [f"3.{c.removeprefix(VERSION)}" for c in about["classifiers"] if VERSION in c]
    assert job["strategy"]["matrix"]["python"] == pythons
    assert about["requires-python"] == f">={pythons[0]}"


def test_the_workflow_calls_the_same_test_with_the_python_of_its_turn(job: dict[str, Any]) -> None:
    runs = [step["run"] for step in job["steps"] if "run" in step]
    assert "./test" in runs
    assert runs[-1] == "./test thorough"
    assert job["env"]["PYTHON"] == "python${{ matrix.python }}"
    assert "${PYTHON:-}" in text_of("scripts/environment")


def test_the_workflow_may_only_read_and_names_the_versions_of_its_actions(
    job: dict[str, Any],
) -> None:
    assert read(WORKFLOW)["permissions"] == {"contents": "read"}
    assert "permissions" not in job
    uses = [step["uses"] for step in job["steps"] if "uses" in step]
    assert uses
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", each) for each in uses)


def test_the_workflow_keeps_what_is_compiled_by_its_sources(
    job: dict[str, Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    run = next(step["run"] for step in job["steps"] if step.get("id") == "rules")
    code = re.search(r'python -c "(.*)" >>', run)
    assert code is not None
    exec(code[1], {})
    assert re.fullmatch(r"hash=[0-9a-f]{16}\n", capsys.readouterr().out)


# What runs before a commit, editors, citations


@pytest.mark.parametrize("hook", read(HOOKS)["repos"][0]["hooks"], ids=lambda hook: hook["id"])
def test_a_hook_runs_the_check_of_its_name(hook: dict[str, Any]) -> None:
    # A hook mends what it can, and is told the files.
    ours = CHECKS[hook["id"]].replace(" --check", "").removesuffix(" .")
    assert hook["entry"].removesuffix(" --fix") == f".venv/bin/{ours}"


def test_editors_break_lines_where_ruff_does(project: dict[str, Any]) -> None:
    editors = configparser.ConfigParser()
    editors.read_string("[top]\n" + text_of(".editorconfig"))
    assert editors["*.py"]["max_line_length"] == str(project["tool"]["ruff"]["line-length"])


def test_what_is_cited_is_this_version(project: dict[str, Any]) -> None:
    cited, about = read("CITATION.cff"), project["project"]
    assert cited["version"] == lastcard.__version__
    assert cited["license"] == about["license"]
    assert cited["authors"] == about["authors"]


# Small files

MOST_LINES = 400
GENERATED = {"web/src/lib/words.ts"}
SOURCES = ["src/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css"]


def test_no_source_has_too_many_lines() -> None:
    files = {str(file.relative_to(ROOT)) for place in SOURCES for file in ROOT.glob(place)}
    lines = {name: len(text_of(name).splitlines()) for name in files - GENERATED}
    assert len(lines) > 300
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}
