"""Small screens, many players, long words: all that matters is in sight."""

from typing import Any

import pytest
from playwright.sync_api import expect

from server.clients import Server
from web.browser import SIZES, Visits
from web.hands import draw_pile, hand
from web.stage import Stage, ask, my_turn, still
from web.test_sizes import fits

TEN = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Maximiliane Berg", "Ida", "Joe")
LONG = {"rules": {"target": 10_000}}
WORDS = "What a long sentence, " * 4 + "Donaudampfschifffahrtsgesellschaftskapitän"


@pytest.mark.parametrize("game", ["uno", "spin"])
def test_the_hand_of_ten_players_is_in_sight_on_a_low_screen(
    server: Server, visit: Visits, game: str
) -> None:
    with Stage(server, game, TEN, LONG).begin() as stage:
        stage.reach(my_turn)
        stage.style = still
        page = stage.show(visit, size="desktop")
        page.set_viewport_size({"width": 800, "height": 600})
        for card in hand(page).all():
            expect(card).to_be_in_viewport(ratio=0.95)
        expect(draw_pile(page)).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight") <= 600
        fits(page)


async def say(stage: Stage, seat: int) -> None:
    guest = stage.guests[seat]
    async with await guest.connect() as socket:
        await guest.until(socket, "frame")
        await ask(guest, socket, "say", text=WORDS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_words_stay_on_the_screen(server: Server, visit: Visits, players: int, size: str) -> None:
    width, height = SIZES[size]
    with Stage(server, "uno", TEN[:players], LONG, still) as stage:
        stage.open()
        stage.run(stage._begin())
        page = stage.show(visit, size=size)
        bubble = page.locator(".bubble")
        for seat in range(1, players):
            stage.run(say(stage, seat))
            spoken = page.get_by_role("listitem").filter(has_text=TEN[seat]).locator(".bubble")
            expect(spoken).to_be_visible()
            box: Any = spoken.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        expect(bubble.last).to_be_visible()
