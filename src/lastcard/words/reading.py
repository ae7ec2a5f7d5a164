"""The files of words taken apart: for tests, and for pages, which get their types or plain JSON."""

from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from . import FOLDER


def messages(language: str, part: str) -> dict[str, ast.Pattern]:
    """The texts of a file by their keys."""
    text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}/{part}.ftl cannot be read: {entry.content!r}")
        if isinstance(entry, ast.Message):
            key = entry.id.name
            if key in found:
                raise ValueError(f"{language}/{part}.ftl has {key} twice")
            assert entry.value is not None, f"{key} has no text"
            found[key] = entry.value
    return found


def blanks(pattern: ast.Pattern) -> dict[str, bool]:
    """What is filled into a text, in its order; true where a number decides about the form."""
    found: dict[str, bool] = {}
    for expression in expressions(pattern):
        if isinstance(expression, ast.VariableReference):
            found.setdefault(expression.id.name, False)
        elif isinstance(expression, ast.SelectExpression):
            inner = [blanks(variant.value) for variant in expression.variants]
            found = {name: counts for each in [found, *inner] for name, counts in each.items()}
            if isinstance(expression.selector, ast.VariableReference):
                found[expression.selector.id.name] = any(map(is_of_number, expression.variants))
    return found


def is_of_number(form: ast.Variant) -> bool:
    return isinstance(form.key, ast.NumberLiteral) or form.key.name in ("one", "two", "few", "many")


def plain(pattern: ast.Pattern) -> Any:
    """A text as JSON: a string with {blanks}; with forms to choose from, a list of its parts."""
    parts = [plain_part(element) for element in pattern.elements]
    return "".join(parts) if all(isinstance(part, str) for part in parts) else parts


def plain_part(element: ast.TextElement | ast.Placeable) -> Any:
    match element:
        case ast.TextElement():
            return element.value
        case ast.Placeable(expression=ast.VariableReference() as blank):
            return f"{{{blank.id.name}}}"
        case ast.Placeable(
            expression=ast.SelectExpression(selector=ast.VariableReference() as number) as choice
        ):
            forms = {key_of(variant): plain(variant.value) for variant in choice.variants}
            [default] = [key_of(variant) for variant in choice.variants if variant.default]
            return {"by": number.id.name, "forms": {"other": forms[default]} | forms}
    raise ValueError("only texts, blanks and forms can be plain")


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


def expressions(pattern: ast.Pattern) -> Iterator[object]:
    """What stands in braces."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield element.expression
