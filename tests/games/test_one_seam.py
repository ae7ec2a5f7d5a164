"""Outside the games' own packages no line asks which game it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import lastcard
from lastcard.kinds import KINDS

SOURCE = Path(lastcard.__file__).parent
GAMES = {kind.package for kind in KINDS.values()}
# Of the rules everything is about some game; the solver is about UNO Rummy alone.
OF_GAMES = {"rules", "solver"}
# The list of the games, and the names that users import.
REGISTRY = {"kinds.py", "__init__.py"}
# All that can be said in any game as one type: from it come the types of clients.
TYPES = "wire/games.py"
# Cards and tiles are what all layers talk about.
PIECES = {("notation/cards.py", "rules.uno"), ("notation/tiles.py", "rules.rummy")}


def shared_files() -> list[Path]:
    """All files that belong to no game."""
    files = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    own = GAMES | OF_GAMES
    return [
        file for file in files if not own & set(file.parts) and str(file) not in {*REGISTRY, TYPES}
    ]


def questions(tree: ast.AST, file: str) -> Iterator[str]:
    """Where a file imports from the package of a game, or compares with the name of one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            named = {*module.split("."), *(alias.name for alias in node.names)}
            if named & GAMES and (file, module.lstrip(".")) not in PIECES:
                yield f"{file}:{node.lineno} imports from {module or '.'}"
        elif isinstance(node, ast.Compare | ast.MatchValue):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and part.value in GAMES:
                    yield f"{file}:{node.lineno} compares with {part.value!r}"


@pytest.mark.parametrize("file", shared_files(), ids=str)
def test_no_line_asks_which_game_it_is(file: Path) -> None:
    tree = ast.parse((SOURCE / file).read_text("utf-8"))
    assert not [*questions(tree, str(file))]


def test_a_question_is_found() -> None:
    text = 'from ..game.rummy.view import RummyView\nif game == "spin": pass\n'
    assert len([*questions(ast.parse(text), "x.py")]) == 2
