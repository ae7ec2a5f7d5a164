"""Outside the games' own packages no line asks which game it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lastcard
from lastcard.kinds import KINDS, Kind

SOURCE = Path(lastcard.__file__).parent
GAMES = {name for kind in KINDS.values() for name in (kind.name, kind.package)}
# Of the rules everything is about some game; the solver is about UNO Rummy alone.
OF_GAMES = {"rules", "solver"}
# The list of the games, and the names that users import.
REGISTRY = {"kinds.py", "__init__.py"}
# All that can be said in any game as one type: from it come the types of clients.
TYPES = "wire/games.py"
# Cards and tiles are what all layers talk about.
PIECES = {("notation/cards.py", "rules.uno"), ("notation/tiles.py", "rules.rummy")}
# "uno" is also the word of the player who has one card left, and the notation knows one option and
# one key of every scenario that only the wheel heeds.
SAID = {
    "notation/action.py": {"uno"},
    "server/actor.py": {"uno"},
    "lab/report.py": {"uno"},
    "cli/simulate.py": {"uno"},
    "notation/options.py": {"wheel"},
    "server/games.py": {"wheel"},
}
# What every game is asked for, and words that mean something else as well.
SHARED = {
    "top",
    "colour",
    "tiles",
    "shown",
    "position",
    "put",
    "fresh",
    "question",
    "result",
    "said",
}


def has(kind: Kind) -> set[str]:
    """What the table and the view of a game have."""
    return {*kind.notation.table.fields, *dir(kind.engine.view)}


# What some games have and others do not.
OF_ONE_GAME = set.union(*map(has, KINDS.values()))
OF_ONE_GAME -= set.intersection(*map(has, KINDS.values())) | SHARED


def shared_files() -> list[Path]:
    """All files that belong to no game."""
    files = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    own = GAMES | OF_GAMES
    return [
        file for file in files if not own & set(file.parts) and str(file) not in {*REGISTRY, TYPES}
    ]


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """What is said beside the code, examples among it."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def questions(tree: ast.AST, file: str) -> Iterator[str]:
    """Where a file imports from the package of a game, names one, or asks for what only one has."""
    beside = docstrings(tree)
    for node in ast.walk(tree):
        found: set[str] = set()
        match node:
            case ast.Import(names):
                found = GAMES & {part for alias in names for part in alias.name.split(".")}
            case ast.ImportFrom(module, names):
                if (file, (module or "").lstrip(".")) not in PIECES:
                    found = GAMES & {*(module or "").split("."), *(alias.name for alias in names)}
            case ast.Constant(str(text)) if node not in beside:
                found = GAMES & {*re.split(r"[./:]", text)} | OF_ONE_GAME & {text}
            case ast.Attribute(_, name):
                found = OF_ONE_GAME & {name}
        for name in found - SAID.get(file, set()):
            yield f"{file}:{getattr(node, 'lineno', 0)} says {name}"


@pytest.mark.parametrize("file", shared_files(), ids=str)
def test_no_line_asks_which_game_it_is(file: Path) -> None:
    tree = ast.parse((SOURCE / file).read_text("utf-8"))
    assert not [*questions(tree, str(file))]


@pytest.mark.parametrize(
    "line",
    [
        "from ..game.rummy.view import RummyView",
        "from ..game import rummy",
        "import lastcard.game.rummy.view",
        "if game == 'spin': pass",
        "match game:\n case 'spin': pass",
        "seats = {'rummy': 4}",
        "def play(game='uno'): pass",
        "if game.startswith('rummy'): pass",
        "import_module('lastcard.game.rummy')",
        "if game in ('uno', 'spin'): pass",
        "if table.spin: pass",
        "if hasattr(table, 'melds'): pass",
    ],
)
def test_a_question_is_found(line: str) -> None:
    assert [*questions(ast.parse(line), "x.py")]


def test_what_is_said_beside_the_code_is_no_question() -> None:
    assert not [*questions(ast.parse("def f():\n    'uno'\n"), "x.py")]
