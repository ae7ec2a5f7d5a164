"""Every result of the wheel of UNO Spin, seen in the browser, and its control used there."""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, Page, expect

from lastcard.notation.uno.wheel import WHEEL
from server.clients import Server
from web.browser import SIZES, Visits
from web.fingers import press
from web.hands import button, hand, hand_names, story
from web.stage import Match, Stage, eager
from web.words import Words

WORDS = Words("en")


def only(result: str) -> dict[str, object]:
    """A room whose wheel always stops there."""
    return {"rules": {"target": 10_000, "wheel": {each: int(each == result) for each in WHEEL}}}


def at_the_wheel(match: Match) -> bool:
    """With some cards, and nobody has none (S17)."""
    return "spin" in match.get("legal", []) and match["counts"][0] > 3 and min(match["counts"]) > 0


def only_fights(match: Match) -> str | None:
    """Lays a card in a war, and leaves all else to the browser."""
    return next((action for action in match.get("legal", []) if action.startswith("show")), None)


def told(page: Page, pattern: str) -> None:
    expect(story(page).get_by_text(re.compile(pattern)).first).to_be_attached()


@pytest.mark.parametrize("result", WHEEL)
def test_a_result_of_the_wheel(server: Server, visit: Visits, result: str) -> None:
    names = ("Ada", "Ben", "Cleo")
    with Stage(server, "spin", names, only(result)).begin() as stage:
        stage.reach(at_the_wheel, eager)
        stage.style = only_fights
        page = stage.show(visit)
        watching = visit.joins(stage.room, "Eve", size="desktop")
        expect(watching.get_by_text(WORDS("table-watching"))).to_be_visible()
        before = hand_names(page)
        press(button(page, "spin-turn"))
        expect(button(page, "spin-turn")).to_have_count(0)
        told(page, f"(Ada|You) spins? the wheel: {WORDS(f'cards-results-{result}')}")
        told(watching, f"Ada spins the wheel: {WORDS(f'cards-results-{result}')}")
        AND_THEN[result](page, watching, before)
        assert not stage.wrong


# Where the button of the race has been.
PLACES = """() => {
  window.places = new Set();
  const look = () => {
    const box = document.querySelector(".shout")?.getBoundingClientRect();
    if (box) window.places.add(JSON.stringify(box));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("size", SIZES)
def test_the_shout_stays_in_its_place_when_the_wheel_stops(
    server: Server, visit: Visits, size: str
) -> None:
    with Stage(server, "spin", ("Ada", "Ben", "Cleo"), only("uno_spin")).begin() as stage:
        stage.reach(at_the_wheel, eager)
        stage.style = only_fights
        page = stage.show(visit, size=size)
        page.evaluate(PLACES)
        press(button(page, "spin-turn"))
        expect(button(page, "spin-shout")).to_be_in_viewport(ratio=1)
        page.wait_for_timeout(1000)  # until it has stopped and settled
        assert len(page.evaluate("[...window.places]")) == 1


# What the player does then


def to_put_down(page: Page) -> Locator:
    return page.get_by_role("group", name=WORDS("spin-cards")).get_by_role("button")


def name_colour(page: Page) -> None:
    """Where a wild card is to lie on top."""
    colours = page.get_by_role("group", name=WORDS("spin-which-colour")).get_by_role("button")
    if colours.count():
        press(colours.last)


def put_down(page: Page, wanted: Callable[[str], bool]) -> list[str]:
    """Choose cards in their order, then put them down."""
    cards = to_put_down(page)
    expect(cards.first).to_be_visible()
    names = [str(each.get_attribute("aria-label")) for each in cards.all()]
    chosen = [place for place, name in enumerate(names) if wanted(name)]
    for number, place in enumerate(chosen, 1):
        press(cards.nth(place))
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(cards.nth(place)).to_have_accessible_name(re.compile(WORDS("spin-nth", number)))
    name_colour(page)
    press(button(page, "spin-put-down", len(chosen)))
    return [names[place] for place in chosen]


def number_of(name: str) -> str:
    return name.split()[-1]


def colour_of(name: str) -> str:
    return name.split()[0]


def almost_uno(page: Page, watching: Page, before: list[str]) -> None:
    cards = to_put_down(page)
    expect(cards).to_have_count(len(before))
    for place in range(2, len(before)):
        press(cards.nth(place))
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
    press(cards.nth(0))
    expect(page.get_by_text(WORDS("reasons-not_down_to_two"))).to_be_visible()  # two have to stay
    name_colour(page)
    press(button(page, "spin-put-down", len(before) - 2))
    told(watching, "Ada puts down")
    expect(hand(page)).to_have_count(2)


def same_number(page: Page, watching: Page, before: list[str]) -> None:
    numbers = Counter(number_of(name) for name in before if number_of(name).isdigit())
    wanted = numbers.most_common(1)[0][0]
    down = put_down(page, lambda name: number_of(name) == wanted)
    told(watching, f"Ada puts down .*{down[-1]}")
    expect(hand(page)).to_have_count(len(before) - len(down))


def same_colour(page: Page, watching: Page, before: list[str]) -> None:
    colours = Counter(colour_of(name) for name in before if colour_of(name) != "Wild")
    wanted = colours.most_common(1)[0][0]
    down = put_down(page, lambda name: colour_of(name) == wanted)
    told(watching, f"Ada puts down .*{down[-1]}")
    if len(down) < len(before):
        expect(hand(page)).to_have_count(len(before) - len(down))


def drawing(colour: str) -> Callable[[Page, Page, list[str]], None]:
    def drawn(page: Page, watching: Page, before: list[str]) -> None:
        told(watching, "Ada draws")
        expect(hand(page)).not_to_have_count(len(before))
        new = Counter(hand_names(page)) - Counter(before)
        assert sum(colour_of(name) in (colour, "Wild") for name in new.elements()) == 1

    return drawn


def traded(page: Page, watching: Page, before: list[str]) -> None:
    told(watching, WORDS("story-traded"))
    told(page, WORDS("story-traded"))
    assert hand_names(page) != before


def shown(page: Page, watching: Page, before: list[str]) -> None:
    cards = watching.get_by_role("region", name=WORDS("spin-hand-of", "Ada")).get_by_role("img")
    expect(cards).to_have_count(len(before))


def fight(page: Page, watching: Page, before: list[str]) -> None:
    lay = page.get_by_role("button", name=re.compile(WORDS.pattern("spin-lay"))).first
    won = story(page).get_by_text(re.compile("wins? the war")).first
    press(lay)
    for _ in range(20):  # a tie is fought out with the next cards
        if won.count():
            break
        with suppress(PageError):
            press(lay, timeout=2000)
    told(watching, "wins the war")
    if to_put_down(page).count():
        down = put_down(page, lambda name: True)
        told(watching, f"Ada puts down .*{down[-1]}")


def shout(page: Page, watching: Page, before: list[str]) -> None:
    press(button(page, "spin-shout"))
    expect(to_put_down(page)).to_have_count(len(before))
    first = str(to_put_down(page).first.get_attribute("aria-label"))
    once = iter([True])
    put_down(page, lambda name: name == first and next(once, False))
    told(watching, "Ada shouts UNO Spin!")
    told(watching, f"Ada puts down .*{first}")
    expect(hand(page)).to_have_count(len(before) - 1)


AND_THEN: dict[str, Callable[[Page, Page, list[str]], None]] = {
    "almost_uno": almost_uno,
    "discard_number": same_number,
    "discard_colour": same_colour,
    "draw_red": drawing("red"),
    "draw_blue": drawing("blue"),
    "trade_hands": traded,
    "show_hand": shown,
    "war": fight,
    "uno_spin": shout,
}


def waits_at_the_wheel(match: Match) -> str | None:
    """While nobody has none (S17)."""
    return None if "spin" in match.get("legal", []) and min(match["counts"]) > 0 else eager(match)


def test_who_puts_nothing_down_is_told(server: Server, visit: Visits) -> None:
    def ben_at_the_wheel(match: Match) -> bool:
        spins = match.get("phase") == "spin" and match["turn"] == 1
        return spins and min(match["counts"]) > 0

    style = waits_at_the_wheel
    with Stage(server, "spin", ("Ada", "Ben"), only("almost_uno"), style).begin() as stage:
        stage.reach(ben_at_the_wheel, eager)
        page = stage.show(visit)
        stage.style = eager  # which keeps all cards
        stage.nudge()
        panel = page.get_by_test_id("spin")
        expect(panel).to_contain_text(WORDS("spin-puts-nothing", "Ben"))
