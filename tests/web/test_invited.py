"""The first minute: a name for everybody, the rules that are ready to take, an app to install."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.browser import LOCALES, Visits
from web.fingers import press
from web.hands import button, own
from web.words import Words

WORDS = Words("en")
OFFER = """() => {
  const offer = new Event("beforeinstallprompt");
  offer.prompt = () => Promise.resolve((window.asked = true));
  dispatchEvent(offer);
}"""


def lobby(visit: Visits, game: int = 0, **how: str) -> Page:
    page = visit(**how)
    press(page.get_by_role("radio").nth(game))
    press(page.locator(".others button"))
    page.locator(".lobby").wait_for()
    return page


@pytest.mark.parametrize("language", LOCALES)
def test_who_gives_no_name_gets_one_and_is_not_stopped(visit: Visits, language: str) -> None:
    page = visit(language=language)
    name = page.get_by_role("textbox").first.input_value()
    assert re.fullmatch(r"\w{3,20}", name)
    press(page.locator(".big"))  # nothing else is asked
    expect(page.get_by_test_id("piles")).to_be_visible()
    page.goto("/#/")
    expect(page.get_by_role("textbox").first).to_have_value(name)  # it stays
    page.get_by_role("textbox").first.fill("")
    page.get_by_role("textbox").first.blur()
    expect(page.get_by_role("textbox").first).not_to_have_value("")


def test_arrows_choose_a_game(visit: Visits) -> None:
    page = visit()
    radios = page.get_by_role("radio")
    radios.first.focus()
    page.keyboard.press("ArrowDown")
    expect(radios.nth(1)).to_be_focused()
    expect(radios.nth(1)).to_be_checked()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(radios.nth(2)).to_be_checked()


@pytest.mark.parametrize(("game", "count"), [(0, 9), (1, 9), (2, 3)])
def test_the_server_takes_every_preset(visit: Visits, game: int, count: int) -> None:
    page = lobby(visit, game)
    presets = page.locator(".presets button")
    expect(presets).to_have_count(count)
    for preset in reversed(presets.all()):
        press(preset)
        expect(preset).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".refusal p")).to_have_count(0)
    press(page.get_by_text("All settings"))
    first = page.get_by_role("checkbox").first
    press(first)
    if game != 2:
        expect(
            page.get_by_role("status").filter(has_text="answered with one of its kind")
        ).to_be_visible()
        press(page.get_by_role("checkbox").nth(1))
    expect(page.get_by_text("Your own mix.")).to_be_visible()


def test_an_app_is_offered_where_the_browser_can(visit: Visits) -> None:
    page = visit()
    button = page.get_by_role("button", name="Install as an app")
    expect(button).to_have_count(0)
    page.evaluate(OFFER)
    press(button)
    assert page.evaluate("window.asked")
    expect(button).to_have_count(0)


# What is seen of a page in every frame: nothing, or that something is still loaded.
WATCH = """(loading) => {
  window.frames = 0;
  window.lacking = [];
  const look = () => {
    const text = document.querySelector("main").innerText.trim();
    if (text === "" || text.includes(loading)) window.lacking.push(text);
    window.frames += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
TABLES = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\/Table-[^/]*\\.css$/.test(name)).length"""


@pytest.mark.parametrize(("game", "tables"), [("uno", 1), ("spin", 2), ("rummy", 1)])
def test_a_guest_fetches_the_table_of_the_game_and_never_waits_before_an_empty_page(
    visit: Visits, game: str, tables: int
) -> None:
    host = lobby(visit, ("uno", "spin", "rummy").index(game), name="Ada")
    guest = visit.joins(host.url.split("/")[-1], "Ben")
    press(button(guest, "lobby-i-am-ready"))
    guest.evaluate(WATCH, WORDS("app-loading"))
    press(button(host, "lobby-fill"))
    press(button(host, "lobby-start"))
    own(guest, game).first.wait_for()
    assert guest.evaluate("window.frames") > 0
    assert guest.evaluate("window.lacking") == []
    assert guest.evaluate(TABLES) == tables  # that of UNO Spin has that of UNO in it
