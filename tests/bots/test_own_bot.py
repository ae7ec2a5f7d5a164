"""The package on the page about bots: found by its entry point, and it plays every game."""

import importlib
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard import NotationError, Rules
from lastcard.bots.guard import BotFailure, guarded
from lastcard.bots.registry import GROUP, maker, names
from lastcard.game.match import Match

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def block(language: str) -> str:
    """The first block of the page in a language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.M | re.S)
    assert found is not None
    return found[1]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package as pip would have installed it."""
    project = tomllib.loads(block("toml"))["project"]
    (tmp_path / f"{project['name']}.py").write_text(block("python"), "utf-8")
    metadata = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, "utf-8")
    points = [f"{name} = {place}" for name, place in project["entry-points"][GROUP].items()]
    (metadata / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield
    sys.modules.pop(project["name"], None)


def test_without_the_package_its_name_is_not_known() -> None:
    assert "heavy" not in names()
    with pytest.raises(NotationError, match='there is no bot "heavy"; there are: random, greedy'):
        maker("heavy")


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_it_is_found_and_plays_without_a_failure(game: str) -> None:
    assert names()[-1] == "heavy"
    failures: list[BotFailure] = []
    for seed in range(8 if game != "rummy" else 2):
        made = [maker(name)(seed) for name in ("heavy", "random", "family")]
        bots = [guarded(bot, failures.append) for bot in made]
        match = Match.new(["Heavy", "Random", "Family"], game, seed, Rules(scoring="none"))
        match.play([lambda view, bot=bot: bot(view, view.legal, 20.0) for bot in bots])  # type: ignore[misc]
        assert match.over
    assert failures == []
