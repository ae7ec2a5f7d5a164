"""Every public name has a docstring, and everything that is called has an example."""

import inspect

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
