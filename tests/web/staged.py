"""A server as in ``serving``, but its matches begin in a position and not with a deal.

The position is the scenario that lies with the server's data when a match is started.
"""

import json
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lastcard.game.game import Game
from lastcard.game.match import Match
from lastcard.server import applying

SCENE = "scene.json"


class Staged(Match):
    """A match that begins in a position."""

    folder: Path

    @classmethod
    def new(cls, names: Sequence[str], *_: Any, **__: Any) -> Match:
        return Match(names, Game.replay(json.loads((cls.folder / SCENE).read_text())))


if __name__ == "__main__":
    Staged.folder = Path(sys.argv[sys.argv.index("--data") + 1])
    applying.__dict__["Match"] = Staged
    runpy.run_path(str(Path(__file__).with_name("serving.py")), run_name="__main__")
