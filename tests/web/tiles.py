"""Tiles in the browser: what is seen of them, and the ways to move one."""

import re

from playwright.sync_api import Locator, Page, expect

from web.fingers import fingers_of, middle, press
from web.hands import rack

COLOURS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}


# What is seen


def written(name: str) -> str:
    """A tile's name in notation: what stands for what, and without who laid it."""
    joker, *_ = name.split(", ")
    found = re.findall(r"(red|yellow|green|blue) (\d+)", joker)
    face = "".join(COLOURS[colour] + number for colour, number in found)
    return ("j" + ("=" + face if face else "")) if "joker" in joker else face


def tiles(within: Locator) -> str:
    names = within.locator("[data-piece]").evaluate_all(
        "tiles => tiles.map(tile => tile.getAttribute('aria-label'))"
    )
    return " ".join(map(written, names))


def melds(page: Page) -> list[str]:
    return [tiles(meld) for meld in page.locator(".meld").all()]


def tile(within: Locator, name: str) -> Locator:
    return within.get_by_role("button", name=re.compile(rf"^{name}(,|$)")).first


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def status(page: Page) -> Locator:
    return page.locator(".dock > .line")


def fits(page: Page) -> None:
    expect(status(page)).to_contain_text("That fits.")


# What is done


def lay(page: Page) -> None:
    fits(page)
    press(button(page, "Lay"))
    expect(status(page)).to_contain_text("Wait for your turn.")


def put(page: Page, name: str, onto: Locator) -> None:
    """Tap a tile of the rack, then its place."""
    press(tile(rack(page), name))
    press(onto)


def start_meld(page: Page, *names: str) -> None:
    for name in names:
        press(tile(rack(page), name))
    press(page.locator(".new"))


# Ways to move a tile


def drag_with_mouse(page: Page, what: Locator, where: Locator) -> None:
    x, y = middle(what)
    to_x, to_y = middle(where)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 10)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def drag_with_finger(page: Page, what: Locator, where: Locator) -> None:
    fingers_of(page).drag(what, where)


def tap_twice(page: Page, what: Locator, where: Locator) -> None:
    press(what)
    press(where)


def go_to(page: Page, where: Locator) -> None:
    """Press arrow keys, as somebody who sees the screen would, until a place has the focus."""
    to_x, to_y = middle(where)
    for _ in range(40):
        if where.evaluate("place => place === document.activeElement"):
            return
        x, y = middle(page.locator(":focus"))
        if abs(to_y - y) > 12:
            page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
    raise AssertionError("arrow keys do not lead there")


def press_keys(page: Page, what: Locator, where: Locator) -> None:
    go_to(page, what)
    page.keyboard.press("Enter")
    go_to(page, where)
    page.keyboard.press("Enter")


def tab_to(page: Page, where: Locator) -> None:
    for _ in range(40):
        if where.evaluate("place => place === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")
