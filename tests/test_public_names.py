"""Every public name has a docstring, and everything that is called has an example."""

import ast
import inspect
import subprocess
import sys

import pytest

import lastcard

CLASSES = [getattr(lastcard, name) for name in lastcard.__all__]
METHODS = [
    pytest.param(function, id=f"{owner.__name__}.{name}")
    for owner in CLASSES
    if inspect.isclass(owner)
    for name, member in vars(owner).items()
    if not name.startswith("_")
    for function in [getattr(member, "__func__", member)]
    if inspect.isfunction(function)
]
PROPERTIES = [
    pytest.param(member, id=f"{owner.__name__}.{name}")
    for owner in CLASSES
    if inspect.isclass(owner)
    for name, member in vars(owner).items()
    if isinstance(member, property)
]


@pytest.mark.parametrize("public", [*CLASSES, *METHODS])
def test_it_has_an_example(public: object) -> None:
    assert ">>>" in (inspect.getdoc(public) or "")


@pytest.mark.parametrize("member", PROPERTIES)
def test_it_has_a_docstring(member: property) -> None:
    assert inspect.getdoc(member)


def fresh(code: str) -> list[str]:
    """The words that a new process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_package_imports_nothing_before_it_is_asked_for() -> None:
    loaded = fresh("import sys, lastcard; print(*sys.modules)")
    assert [name for name in loaded if name.startswith("lastcard")] == ["lastcard"]


def test_all_names_are_listed_and_come_with_a_star() -> None:
    public = set(lastcard.__all__)
    assert public <= set(fresh("import lastcard; print(*dir(lastcard))"))
    assert public <= set(fresh("from lastcard import *; print(*globals())"))


def test_type_checkers_are_told_the_same_names() -> None:
    tree = ast.parse(inspect.getsource(lastcard))
    told = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.level]
    homes = {each.asname: node.module for node in told for each in node.names}
    assert homes == {**lastcard.HOMES, "solver": None}
    assert homes.keys() == set(lastcard.__all__)


def test_every_name_is_found_by_itself() -> None:
    for name in lastcard.__all__:
        assert fresh(f"import lastcard; lastcard.{name}") == []


def test_there_is_no_other_name() -> None:
    unknown = "Gmae"
    with pytest.raises(AttributeError, match="module 'lastcard' has no attribute 'Gmae'"):
        getattr(lastcard, unknown)
