"""The rulebook and the three tutorials, read and played as a beginner would."""

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

import samples
from web.browser import Visits
from web.fingers import press
from web.words import Words

LESSONS = ("uno", "spin", "rummy")
Answer = list[int]  # buttons of the lesson, by their places
# What is right in each step; to try out everything takes long.
RIGHT: dict[str, list[Answer]] = {
    "uno": [[1], [1], [2], [0], [4], [1], [1], [6], [2], [5], [1], [2], [4], [1]],
    "spin": [[1], [5], [2, 3, 5], [1, 2, 5, 6], [1, 2, 5], [0], [0], [2], [4], [1], [3], [2]],
    "rummy": [
        [1, 2, 3, 6],
        [1, 2, 4, 6],
        [4, 7],
        [1, 2, 5],
        [4],
        [8, 10],
        [0],
        [4],
        [7],
        [1, 2, 3, 7],
        [5],
    ],
}

BUTTONS = ".lesson button:not(:disabled), .lesson .actions .main"


def onwards(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("button", name=Words(language)("learn-next"), exact=True)


def buttons(page: Page) -> list[Locator]:
    return page.locator(BUTTONS).all()


def answers(page: Page) -> Iterator[Answer]:
    """All that a beginner could try: one thing, or some pieces and then the button for them."""
    places = range(len(buttons(page)))
    picks = page.locator(".hand button[aria-pressed]")
    if picks.count() == 0:
        yield from ([place] for place in places)
        return
    first = next(n for n in places if buttons(page)[n].get_attribute("aria-pressed") is not None)
    hand = range(first, first + picks.count())
    for size in range(1, len(hand) + 1):
        for chosen in itertools.combinations(hand, size):
            yield [*chosen, places[-1]]


def give(page: Page, answer: Answer) -> None:
    for place in answer:
        press(buttons(page)[place])


def take_back(page: Page) -> None:
    picked = page.locator(".hand button[aria-pressed=true]")
    while picked.count():
        press(picked.first)


def solve(page: Page) -> Answer:
    """Try until the step is done."""
    for answer in [*answers(page)]:
        give(page, answer)
        if page.locator(".done").count():
            return answer
        take_back(page)
    raise AssertionError(f"nothing is right: {page.locator('.words').inner_text()}")


def steps_left(page: Page) -> bool:
    page.locator(".lesson, .end").first.wait_for()
    return page.locator(".end").count() == 0


def fits(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


WAYS = ("en", "de", "nl", "keys")


@pytest.mark.large
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_by_touch_in_every_language_and_by_keys(visit: Visits, lesson: str) -> None:
    if samples.thorough:
        assert tried_out(visit("learn", lesson)) == RIGHT[lesson]
    for way in samples.some_of(WAYS, 2, lesson):
        if way == "keys":
            by_keys(visit("learn", lesson), RIGHT[lesson])
        else:
            by_touch(way, visit("learn", lesson, language=way), RIGHT[lesson])


def tried_out(page: Page) -> list[Answer]:
    """What is right, found as a beginner could find it."""
    found: list[Answer] = []
    while steps_left(page):
        found.append(solve(page))
        assert fits(page)
        press(onwards(page))
    return found


def by_touch(language: str, page: Page, found: list[Answer]) -> None:
    for answer in found:
        page.locator(".lesson").wait_for()
        assert fits(page)
        give(page, answer)
        expect(onwards(page, language)).to_be_in_viewport()  # no scrolling on a phone
        assert fits(page)
        press(onwards(page, language))
    expect(page.locator(".end")).to_be_visible()
    assert page.locator(".end").get_by_role("link").count() == 3


def by_keys(page: Page, found: list[Answer]) -> None:
    for answer in found:
        page.locator(".lesson").wait_for()
        for place in answer:
            press_by_keys(page, buttons(page)[place])
        expect(onwards(page)).to_be_focused()  # the way on is under the finger
        page.keyboard.press("Enter")
    expect(page.locator(".end")).to_be_visible()


def press_by_keys(page: Page, wanted: Locator) -> None:
    """Reach something by Tab, and press it."""
    for _ in range(40):
        if wanted.evaluate("(it) => it === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by keys")


def at_step(page: Page, lesson: str, number: int) -> Page:
    """The lesson, with the first steps done."""
    page.locator(".lesson").wait_for()
    for answer in RIGHT[lesson][: number - 1]:
        give(page, answer)
        press(onwards(page))
    return page


def order(page: Page) -> list[str]:
    """Which way play goes, and who is marked as next: what is read out at the seats."""
    words = Words("en")
    ways = [words("table-left"), words("table-right")]
    way = page.locator(".middle .visually-hidden").inner_text()
    seats = page.locator(".seat").all()
    marked = [seat for seat in seats if words("learn-comes-next") in seat.inner_text()]
    assert way in ways
    return [way, *(seat.locator("strong").inner_text() for seat in marked)]


def test_a_reverse_turns_the_arrows_round(visit: Visits) -> None:
    page = at_step(visit("learn", "uno"), "uno", 3)
    words = Words("en")
    assert order(page) == [words("table-left"), "Mia"]
    arrows = page.locator(".way, .arrow")
    assert arrows.all_inner_texts() == ["→", "→"]
    give(page, [1])  # fits too, but leaves Mia next
    expect(page.locator(".slip")).to_contain_text(words("lessons-slip-miaNext"))
    give(page, RIGHT["uno"][2])
    expect(page.locator(".done")).to_be_visible()
    assert order(page) == [words("table-right"), "Ben"]
    assert arrows.all_inner_texts() == ["←", "←"]


def test_almost_uno_leaves_any_two_cards(visit: Visits) -> None:
    page = at_step(visit("learn", "spin"), "spin", 5)
    words = Words("en")
    give(page, [2, 5])
    expect(page.locator(".slip")).to_contain_text(words("lessons-slip-moreToTwo"))
    give(page, [3, 4, 5])
    expect(page.locator(".slip")).to_contain_text(words("lessons-slip-keepTwo"))
    give(page, [3, 5])  # one of the three goes back
    expect(page.locator(".done")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(2)


def test_a_hand_is_shown_to_everyone(visit: Visits) -> None:
    page = at_step(visit("learn", "spin"), "spin", 11)
    expect(page.locator(".shown")).to_contain_text(Words("en")("learn-shows-all", "Mia"))
    for answer in ([1], [2]):  # what Mia could play on
        give(page, answer)
        expect(page.locator(".slip")).to_contain_text("Mia")
    give(page, RIGHT["spin"][10])
    expect(page.locator(".done")).to_be_visible()


def test_a_long_run_is_split_and_shows_the_new_tile(visit: Visits) -> None:
    page = at_step(visit("learn", "rummy"), "rummy", 6)
    give(page, [6, 10])
    expect(page.locator(".slip")).to_contain_text(Words("en")("lessons-slip-shortPart"))
    give(page, [6, 8, 10])
    expect(page.locator(".meld")).to_have_count(2)
    expect(page.locator(".meld").last.locator("button").first.locator(".fresh")).to_be_visible()
    expect(page.locator(".meld .fresh")).to_have_count(1)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_link_leads_to_its_clause(visit: Visits, size: str) -> None:
    page = visit("rules", "S12", size=size)
    clause = page.locator("#S12")
    expect(clause).to_be_in_viewport(ratio=0.5)
    expect(clause).to_be_focused()
    bar = page.locator(".tools").bounding_box()
    box = clause.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] >= bar["y"] + bar["height"]  # not behind the search
    page.goto("/#/rules/R4")
    expect(page.locator("#R4.target")).to_be_in_viewport()


def test_the_rules_can_be_searched(visit: Visits) -> None:
    page = visit("rules", language="de")
    search = page.get_by_role("searchbox")
    search.fill("zieh vier")
    expect(page.get_by_role("status")).to_be_visible()
    assert 0 < page.locator("article").count() < 20
    search.fill("H3")
    expect(page.locator("#H3")).to_be_visible()
    search.fill("xyzzy")
    expect(page.locator("article")).to_have_count(0)
    press(page.get_by_role("button", name="Suche leeren"))
    expect(page.locator("#U1")).to_be_visible()
