"""UNO Rummy in the browser: no press is lost while tiles glide, whatever others do meanwhile."""

import asyncio

import pytest
from playwright.sync_api import expect

from web.fingers import fingers_of, middle, press
from web.hands import rack, story
from web.positions import RUN_AND_SET, Shows
from web.stage import Stage, ask
from web.tiles import lay, melds, put, tile, tiles


async def keep_busy(stage: Stage) -> None:
    """Ben calls, though late, and then makes one emote after the other."""
    ben = stage.guests[1]
    async with await ben.connect() as socket:
        await ben.until(socket, "frame")
        await ask(ben, socket, "act", seq=ben.seq, action="uno")
        while True:
            await ask(ben, socket, "emote", emote="wow")
            await asyncio.sleep(0.03)


@pytest.mark.parametrize("others", ["wait", "act"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_press_counts_while_tiles_glide(show: Shows, size: str, others: str) -> None:
    page = show(
        "b6 b8 b9 b10 y12 g2", RUN_AND_SET, "b7", size, motion="move", ben="y4", uno_due=[1]
    )
    if others == "act":
        show.stage.meanwhile(keep_busy(show.stage))
    put(page, "blue 6", tile(page.get_by_role("group", name="Start tiles"), "blue 7"))
    for count, name in enumerate(("blue 8", "blue 9", "blue 10"), 3):
        meld = page.locator(".meld").last
        put(page, name, tile(meld, "blue 7"))
        expect(meld.locator("[data-piece]")).to_have_count(count)
    lay(page)
    assert melds(page) == [*RUN_AND_SET, "b6 b7 b8 b9 b10"]
    assert tiles(rack(page)) == "y12 g2"
    if others == "act":
        expect(story(page)).to_contain_text("Ben calls UNO!")


def test_a_slow_tap_on_the_table_picks_its_tile(show: Shows) -> None:
    """A finger that rests there could begin to drag the tile, but does not move it."""
    page = show("g8 b8 y12", RUN_AND_SET, size="phone")
    last = tile(page.locator(".meld").first, "red 8")
    x, y = middle(last)
    fingers = fingers_of(page)
    fingers.touch("Start", (x, y))
    page.locator(".ghost").wait_for()
    fingers.touch("End")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(last).to_have_attribute("aria-pressed", "true")
    press(page.locator(".new"))
    assert melds(page) == ["r5 r6 r7", "y1 g1 b1", "r8"]
