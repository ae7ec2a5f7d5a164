"""Pictures of the main moments, to look at: tests/web/screenshots/ (not kept in git)."""

from pathlib import Path

import pytest

from server.clients import Server
from web.browser import SIZES, Visits
from web.hands import own
from web.places import PLACES, look, stage_of
from web.stage import Stage, still

FOLDER = Path(__file__).parent / "screenshots"
DARK = ("start", "lobby", "uno", "spin wheel", "rummy", "score")
TEN = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Maximiliane Berg", "Ida", "Joe")


@pytest.mark.parametrize("name", PLACES)
def test_pictures_of(server: Server, visit: Visits, name: str) -> None:
    with stage_of(name, server) as stage:
        for size in SIZES:
            page = look(name, visit, stage, size=size)
            page.screenshot(path=FOLDER / f"{name.replace(' ', '-')}-{size}.png")
            page.close()
        if name in DARK:
            page = look(name, visit, stage, "de", size="phone", scheme="dark")
            page.screenshot(path=FOLDER / f"{name.replace(' ', '-')}-dark.png")


def test_pictures_of_ten_players(server: Server, visit: Visits) -> None:
    with Stage(server, "uno", TEN, style=still).begin() as stage:
        for size in SIZES:
            page = stage.show(visit, size=size)
            own(page, "uno").first.wait_for()
            page.screenshot(path=FOLDER / f"uno-ten-{size}.png")
            page.close()
