"""Positions of UNO Rummy in the browser, from a server that does not deal."""

import json
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from server.clients import Server
from web import staged
from web.browser import Visits
from web.stage import Stage

RUN_AND_SET = ["r5 r6 r7 r8", "y1 g1 b1"]


class StagedServer(Server):
    program = (staged.__file__,)

    def __init__(self, folder: Path) -> None:
        self.scene = folder / staged.SCENE
        super().__init__(folder)


@dataclass
class Shows:
    """Shows positions in the browser: it is Ada's turn; Ben and Cleo wait.

    With three, it is never Ada's turn again at once, whatever works.
    """

    server: StagedServer
    visit: Visits
    stages: ExitStack = field(default_factory=ExitStack)
    stage: Stage = field(init=False)  # of the last one shown

    def __call__(
        self, rack: str, table: list[str], singles: str = "", size: str = "desktop", **how: Any
    ) -> Page:
        scenario = {
            "game": "rummy",
            "players": 3,
            "rules": how.pop("rules", {}),
            "opener": 0,
            "turn": 0,
            "direction": 1,
            "hands": [rack, how.pop("ben", "y4 b6"), how.pop("cleo", "y4 g11")],
            "stock": how.pop("stock", "y3 y10 g10 b10 r10 r1 r2 b2"),
            "table": table,
            "singles": singles,
            "uno_due": how.pop("uno_due", []),
        }
        self.server.scene.write_text(json.dumps(scenario))
        settings = {"hints": how.pop("hints", True)}
        self.stage = stage = Stage(self.server, "rummy", ("Ada", "Ben", "Cleo"), settings)
        self.stages.enter_context(stage).open()
        stage.run(stage._begin())
        page = stage.show(self.visit, size=size, **how)
        expect(page.locator(".new")).to_be_visible()
        return page
