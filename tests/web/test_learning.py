"""The rulebook and the three tutorials, read and played as a beginner would."""

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

import samples
from web.browser import Visits
from web.fingers import press

LESSONS = ("uno", "spin", "rummy")
Answer = list[int]  # buttons of the lesson, by their places
# What is right in each step; to try out everything takes long.
RIGHT: dict[str, list[Answer]] = {
    "uno": [[1], [1], [0], [4], [1], [1], [6], [2], [5], [1], [2], [4], [1]],
    "spin": [[1], [5], [2, 3, 5], [1, 2, 5, 6], [0], [0], [2], [4], [1], [2]],
    "rummy": [[1, 2, 3, 6], [1, 2, 4, 6], [4, 7], [1, 2, 5], [4], [0], [4], [7], [1, 2, 3, 7], [5]],
}

BUTTONS = ".lesson button:not(:disabled), .lesson .actions .main"
NEXT = {"en": "Go on", "de": "Weiter", "nl": "Verder"}


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
        press(page.get_by_role("button", name=NEXT["en"], exact=True))
    return found


def by_touch(language: str, page: Page, found: list[Answer]) -> None:
    for answer in found:
        page.locator(".lesson").wait_for()
        assert fits(page)
        give(page, answer)
        onwards = page.get_by_role("button", name=NEXT[language], exact=True)
        expect(onwards).to_be_in_viewport()  # no scrolling on a phone
        assert fits(page)
        press(onwards)
    expect(page.locator(".end")).to_be_visible()
    assert page.locator(".end").get_by_role("link").count() == 3


def by_keys(page: Page, found: list[Answer]) -> None:
    for answer in found:
        page.locator(".lesson").wait_for()
        for place in answer:
            press_by_keys(page, buttons(page)[place])
        onwards = page.get_by_role("button", name=NEXT["en"], exact=True)
        expect(onwards).to_be_focused()  # the way on is under the finger
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
