"""UNO Rummy on every screen: nothing moves, all fits, and many tiles can be reached."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.browser import SIZES
from web.fingers import fingers_of, middle, press
from web.hands import rack
from web.positions import RUN_AND_SET, Shows
from web.tiles import button, lay, put, tap_twice, tile


def inside(page: Page) -> None:
    """No button lies, or says anything, beyond the edge of a phone."""
    beyond = page.locator("section.rummy button").evaluate_all(
        """all => all.filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > 360 || one.scrollWidth > one.clientWidth + 1;
        }).map((one) => one.textContent)"""
    )
    assert beyond == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def crowded() -> list[str]:
    """A table of 90 tiles."""
    runs = [" ".join(f"{c}{n}" for n in range(a, a + 4)) for c in "rygb" for a in (1, 5)]
    sets = [f"r{n} y{n} g{n} b{n}" for n in range(1, 12)]
    ends = [" ".join(f"{c}{n}" for n in range(9, 13)) for c in "ryg"]
    return [*runs, *sets, *ends, "b12 y12 j=g12"]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_a_turn_is_played(show: Shows, size: str) -> None:
    page = show("g8 b8 j y12", RUN_AND_SET, size=size)
    places = [".cloth", ".rack", ".dock .actions", ".dock > .line"]

    def boxes() -> list[Any]:
        return [page.locator(place).bounding_box() for place in places]

    before = boxes()
    press(page.locator(".meld [data-piece]").nth(1))  # split, take, let go
    assert boxes() == before
    press(button(page, "Deselect"))
    tap_twice(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    expect(page.locator(".meld.wrong")).to_have_count(1)
    assert boxes() == before
    put(page, "green 8", tile(page.locator(".meld").last, "red 8"))
    put(page, "joker", tile(page.locator(".meld").last, "red 8"))
    expect(page.get_by_role("group", name="The joker stands for")).to_be_visible()
    assert boxes() == before
    lay(page)
    assert boxes() == before


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_that_can_be_done_fits_on_a_phone(show: Shows, language: str) -> None:
    page = show("b6 r9 y12", ["r8 j=r9 r10", "b9 g9 j=y9"], singles="b7", language=language)
    page.set_viewport_size({"width": 360, "height": 740})
    press(rack(page, language).get_by_role("button").nth(0))  # two swaps are possible
    inside(page)
    press(rack(page, language).get_by_role("button").nth(0))
    press(rack(page, language).get_by_role("button").nth(2))
    press(page.locator(".singles [data-piece]"))
    press(page.locator(".meld").last.locator("[data-piece]").nth(1))  # back, split, all, new
    inside(page)


def test_a_table_of_ninety_tiles_on_a_phone(show: Shows) -> None:
    page = show("g12 b9", crowded(), size="phone", ben="b10", cleo="j", stock="b11")
    cloth, first = page.locator(".cloth"), page.locator(".cloth [data-piece]").first
    assert page.locator(".cloth [data-piece]").count() >= 90

    def width() -> float:
        box = first.bounding_box()
        assert box
        return box["width"]

    def sideways() -> float:
        return float(page.evaluate("document.documentElement.scrollWidth"))

    usual = width()
    assert usual >= 30
    for _ in range(3):
        press(button(page, "Larger tiles"))
    assert width() > usual * 1.5
    assert sideways() <= 360
    for _ in range(6):
        if button(page, "Smaller tiles").is_enabled():
            press(button(page, "Smaller tiles"))
    assert width() < usual * 0.8
    x, y = middle(cloth)
    fingers = fingers_of(page)
    small = width()
    fingers.pinch(x, y, 60, 120)
    assert width() == pytest.approx(small * 2, rel=0.15)
    fingers.pinch(x, y, 120, 90)
    assert width() == pytest.approx(small * 1.5, rel=0.15)
    assert page.evaluate("visualViewport.scale") == 1

    cloth.evaluate("cloth => (cloth.scrollTop = 0)")
    box = cloth.bounding_box()
    assert box
    fingers.swipe(box["x"] + 3, y, -100)  # beside the tiles, however long the finger rests there
    page.wait_for_function("document.querySelector('.cloth').scrollTop > 40")
    assert page.evaluate("scrollY") == 0
    assert sideways() <= 360

    # Every tile can be brought under a finger.
    hidden = page.evaluate("""() => {
      const cloth = document.querySelector('.cloth');
      const covered = (tile) => {
        tile.scrollIntoView({block: 'center'});
        const {left, top, width, height} = tile.getBoundingClientRect();
        return !tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      return [...cloth.querySelectorAll('[data-piece]')].filter(covered).length;
    }""")
    assert hidden == 0


def test_a_mouse_pulls_the_table_and_the_wheel_makes_it_larger(show: Shows) -> None:
    page = show("g12 b9", crowded(), size="phone", ben="b10", cleo="j", stock="b11")
    cloth = page.locator(".cloth")
    x, y = middle(cloth)
    usual = page.locator(".cloth [data-piece]").first.evaluate("tile => tile.offsetWidth")
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function(
        f"document.querySelector('.cloth [data-piece]').offsetWidth > {usual + 5}"
    )
    top = cloth.evaluate("cloth => cloth.scrollTop")
    box = cloth.bounding_box()
    assert box
    edge = box["x"] + 3  # beside all tiles
    page.mouse.move(edge, y)
    page.mouse.down()
    page.mouse.move(edge, y - 60, steps=3)
    page.mouse.up()
    assert cloth.evaluate("cloth => cloth.scrollTop") == pytest.approx(top + 60, abs=2)


@pytest.mark.parametrize("height", [568, 640, 740])
@pytest.mark.parametrize("tiles", [3, 24])
def test_the_stock_and_the_zoom_are_never_under_the_rack(
    show: Shows, height: int, tiles: int
) -> None:
    many = " ".join(f"{c}{n}" for c in "rg" for n in range(1, 13))
    page = show(" ".join(many.split()[:tiles]), RUN_AND_SET, size="phone")
    page.set_viewport_size({"width": 360, "height": height})
    dock = page.locator(".dock").bounding_box()
    assert dock
    for part in (
        page.locator(".stock"),
        button(page, "Larger tiles"),
        button(page, "Smaller tiles"),
    ):
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box
        assert box["y"] + box["height"] <= dock["y"]
    press(button(page, "Larger tiles"))


def test_a_phone_has_room_for_the_table_and_the_rack(show: Shows) -> None:
    page = show("g8 b8 y12", RUN_AND_SET, size="phone")
    assert page.evaluate("document.documentElement.scrollHeight") <= SIZES["phone"][1]
