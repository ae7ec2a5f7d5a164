"""Pictures of the main moments on every screen, to look at: tests/web/screenshots/."""

import pytest

import samples
from server.clients import Server
from web.browser import SIZES, Visits
from web.hands import own
from web.places import PICTURES, PLACES, look, stage_of
from web.stage import Stage, still

DARK = ("start", "lobby", "uno", "spin wheel", "rummy", "score")
TEN = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Maximiliane Berg", "Ida", "Joe")


@pytest.mark.large
@pytest.mark.parametrize("name", samples.some_of(PLACES, 3, "pictures"))
def test_pictures_of(server: Server, visit: Visits, name: str) -> None:
    with stage_of(name, server) as stage:
        for size in SIZES:
            page = look(name, visit, stage, size=size)
            page.screenshot(path=PICTURES / f"{name.replace(' ', '-')}-{size}.png")
            page.close()
        if name in DARK:
            page = look(name, visit, stage, "de", size="phone", scheme="dark")
            page.screenshot(path=PICTURES / f"{name.replace(' ', '-')}-dark.png")


def test_pictures_of_ten_players(server: Server, visit: Visits) -> None:
    with Stage(server, "uno", TEN, style=still).begin() as stage:
        for size in SIZES:
            page = stage.show(visit, size=size)
            own(page, "uno").first.wait_for()
            page.screenshot(path=PICTURES / f"uno-ten-{size}.png")
            page.close()
