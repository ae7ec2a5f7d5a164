"""A language made for tests: English, with every text in brackets."""

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from lastcard.words import FOLDER

OPEN, CLOSE = "⟦", "⟧"


def add_language(words: Path, code: str) -> None:
    """All that a language takes: its folder."""
    (words / code).mkdir()
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        text = bracketed(file.read_text(encoding="utf-8"))
        (words / code / file.name).write_text(text, encoding="utf-8")


def bracketed(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            enclose(entry.value)
    return FluentSerializer().serialize(resource)


def enclose(pattern: ast.Pattern) -> None:
    """A text in brackets, or each of its forms."""
    forms = [
        variant.value
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
        for variant in element.expression.variants
    ]
    for form in forms:
        enclose(form)
    if not forms:
        pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]


def written_elsewhere(text: str) -> list[str]:
    """The words that do not come from the files of words."""
    while text != (text := re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", " ", text)):
        pass
    return re.findall(r"[^\W\d_]{2,}", text)


def copy_of(project: Path, folder: Path, *parts: str) -> Path:
    """Parts of the project in a folder, without what is built."""
    left_out = shutil.ignore_patterns("static", "__pycache__", "node_modules", ".venv")
    for part in parts:
        if (project / part).is_dir():
            shutil.copytree(project / part, folder / part, ignore=left_out)
        else:
            (folder / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(project / part, folder / part)
    return folder
