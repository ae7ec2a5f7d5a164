"""The rulebook as a family reads it: a game at a glance, a rule that is looked up, a word."""

import pytest
from playwright.sync_api import Page, expect

import samples
from web.browser import LOCALES, SIZES, Visits
from web.fingers import press
from web.test_sizes import fits
from web.words import Words

GAMES = {"U": "UNO", "S": "UNO Spin", "R": "UNO Rummy"}
LINES = ("aim", "deal", "turn", "call", "points")


@pytest.mark.parametrize("book", GAMES)
def test_a_game_begins_with_a_glance_at_it(visit: Visits, book: str) -> None:
    page = visit("rules", book)
    words = Words("en")
    title = words("rulebook-overview-title", GAMES[book])
    first = page.get_by_role("main").get_by_role("heading", level=2).first
    expect(first).to_have_text(title)
    expect(first).to_be_in_viewport()
    lines = page.get_by_role("region", name=title).get_by_role("listitem")
    expect(lines).to_have_count(5)
    for line, item in zip(LINES, lines.all(), strict=True):
        expect(item.get_by_text(words(f"rulebook-overview-{line}"), exact=True)).to_be_visible()
        expect(item).to_contain_text(words(f"rulebook-overview-{book}-{line}"))
    last, clause = lines.last.bounding_box(), page.locator("article").first.bounding_box()
    assert last is not None
    assert clause is not None
    assert last["y"] + last["height"] < clause["y"]


def is_open(page: Page, clause: str) -> bool:
    return bool(page.locator(f"#{clause} details").evaluate("(it) => it.open"))


def test_a_link_opens_what_is_folded_away(visit: Visits) -> None:
    page = visit("rules", "U24")
    words = Words("en")
    rest = words("rulebook-U24-exactly").split("§")[0].strip()
    expect(page.locator("#U24").get_by_text(rest)).to_be_in_viewport()
    assert not is_open(page, "U28")
    press(page.locator("#U29").get_by_role("link", name="U29"))
    expect(page.locator("#U29.target")).to_be_focused()
    assert is_open(page, "U29")
    assert not is_open(page, "U24")
    press(page.locator("#U28 summary"))
    assert is_open(page, "U28")


@pytest.mark.parametrize("name", ["Stechen", "Krieg"])
def test_a_word_of_the_sheets_finds_its_rule(visit: Visits, name: str) -> None:
    """The sheet's own word; and another, which is said to be the same."""
    page = visit("rules", language="de")
    page.get_by_role("searchbox").fill(name)
    expect(page.locator("#S12")).to_be_visible()
    expect(page.locator("#S5")).to_have_count(0)
    assert is_open(page, "S12")
    row = page.get_by_role("row", name="Krieg Stechen S12")
    expect(row).to_have_count(0 if name == "Stechen" else 1)


@pytest.mark.large
@pytest.mark.parametrize("book", [*GAMES, "H"])
def test_nothing_is_wider_than_the_screen(visit: Visits, book: str) -> None:
    """With all unfolded, too. A sample is one language, on every screen."""
    for language in samples.some_of(tuple(LOCALES), 1, book):
        for size in SIZES:
            page = visit("rules", book, language=language, size=size)
            expect(page.locator("article").first).to_be_visible()
            fits(page)
            page.locator("details").evaluate_all("(all) => all.forEach((it) => (it.open = true))")
            fits(page)
            page.close()
