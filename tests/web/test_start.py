"""The first page, and the way from it to a table."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import lastcard.server
from web.browser import SIZES, Visits
from web.fingers import press
from web.hands import Player, button, own, story
from web.words import Words

TITLES = {"en": "What shall we play?", "de": "Was spielen wir?", "nl": "Wat spelen we?"}
GAMES = ("uno", "spin", "rummy")
FIRST_LOAD = 150_000  # bytes of scripts and styles, compressed
WORDS = Words("en")


def choose(page: Page, game: str) -> None:
    games = page.get_by_role("radiogroup", name=WORDS("start.choose")).get_by_role("radio")
    wanted = games.nth(GAMES.index(game))
    press(wanted)
    expect(wanted).to_have_accessible_name(re.compile("^" + WORDS(f"games.{game}.name")))
    expect(wanted).to_be_checked()


def play_now(page: Page) -> None:
    press(page.get_by_role("button", name=re.compile("^" + WORDS("start.play"))))


@pytest.mark.parametrize("language", TITLES)
def test_the_start_speaks_the_visitors_language(visit: Visits, language: str) -> None:
    page = visit(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_another_language_can_be_chosen_and_stays(visit: Visits) -> None:
    page = visit()
    page.get_by_label(WORDS("app.language")).select_option("nl")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["nl"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["nl"])


def test_light_and_dark_can_be_chosen_and_stay(visit: Visits) -> None:
    page = visit(scheme="light")
    toggle = page.get_by_role("button", name=re.compile("^" + WORDS("app.theme")))
    for _ in range(3):  # as the device, light, dark
        if page.locator("html[data-theme=dark]").count():
            break
        press(toggle)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_wrong_code_is_told(visit: Visits) -> None:
    visit.allow("404")
    page = visit(name="Ada")
    page.get_by_label(WORDS("start.code")).fill("NOROOM")
    press(button(page, "start.join"))
    expect(page.get_by_text(WORDS("problems.codes.room"))).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_play_now_can_be_seen_at_once(visit: Visits, size: str) -> None:
    page = visit(size=size)
    play = page.get_by_role("button", name=re.compile("^" + WORDS("start.play")))
    expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_to_a_table_with_bots(visit: Visits, game: str) -> None:
    page = visit(name="Ada")
    choose(page, game)
    play_now(page)
    expect(own(page, game).first).to_be_visible()
    player = Player(page, game)
    told = story(page).get_by_text(re.compile("^(Ada|You) (play|lay|laid|draw)"))
    for _ in range(400):
        player.act()
        if told.count():
            break
        page.wait_for_timeout(50)
    assert told.count(), player.shows()


def test_the_first_load_is_small(pages: None) -> None:
    """What the first page needs, by its own list; no time is measured in a test."""
    static = Path(lastcard.server.__file__).parent / "static"
    index = (static / "index.html").read_text()
    files = [static / path.lstrip("/") for path in re.findall(r'"(/assets/[^"]+)"', index)]
    assert len(files) > 1
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) <= FIRST_LOAD
