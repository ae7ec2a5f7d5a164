"""By keyboard alone: from the first page to a card that is played."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.clients import Server
from web.browser import Visits
from web.hands import hand, own, picker, story
from web.stage import Match, Stage, lingering, my_turn, still
from web.words import Words

WORDS = Words("en")
FOCUS = """() => {
  const one = document.activeElement;
  const group = one.closest("[role=group][aria-label], ul[aria-label], [role=radiogroup]");
  const name = one.ariaLabel ?? one.innerText ?? "";
  return { name: name.replace(/\\s+/g, " ").trim(), group: group?.ariaLabel ?? "",
           seen: getComputedStyle(one).outlineStyle !== "none" };
}"""


def tab_to(page: Page, name: str = "", group: str = "", most: int = 60) -> None:
    """Press Tab until the focus is there; it can be seen on the way."""
    passed = []
    for _ in range(most):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUS)
        passed.append(at["name"])
        if at["name"].startswith(name) and (not group or at["group"] == group):
            assert at["seen"], f"nobody sees that {at['name']} has the focus"
            return
    raise AssertionError(f"no way to {name or group}; passed {passed}")


def test_from_the_start_to_a_played_card(visit: Visits) -> None:
    page = visit(size="desktop", name="Ada")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, WORDS("start-play"))
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_visible()
    for _ in range(20):  # turns, until a card can be played
        expect(page.get_by_text(WORDS("table-your-turn"))).to_be_visible(timeout=30_000)
        if play_a_card(page):
            break
        tab_to(page, WORDS("table-draw"))
        count = hand(page).count()
        page.keyboard.press("Enter")
        expect(hand(page)).not_to_have_count(count)
    expect(story(page).get_by_text(re.compile("^(Ada|You) plays? ")).first).to_be_attached()


def play_a_card(page: Page) -> bool:
    """Go through the hand with the arrow keys to a card that can be played, and play it."""
    later = re.compile(WORDS.pattern("table-cannot-play"))
    tab_to(page, group=WORDS("table-hand"))
    for _ in range(hand(page).count()):
        name = page.evaluate(FOCUS)["name"]
        if not later.match(name):
            page.keyboard.press("Enter")
            if name.startswith("Wild"):
                expect(picker(page)).to_be_visible()
                tab_to(page, group=WORDS("table-choose-colour"))
                page.keyboard.press("Enter")
            return True
        page.keyboard.press("ArrowRight")
    return False


@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_own_cards_are_one_stop_for_the_tab_key(server: Server, visit: Visits, game: str) -> None:
    with Stage(server, game, style=still).begin() as stage:
        page = stage.show(visit)
        expect(own(page, game).first).to_be_visible()
        stops = own(page, game).evaluate_all("all => all.filter((one) => one.tabIndex >= 0).length")
        assert stops == 1


def test_a_tile_is_laid_by_keyboard(server: Server, visit: Visits) -> None:
    """The hint, then Lay; picking and putting tiles one by one is in test_rummy.py."""

    def can_lay(match: Match) -> bool:
        return match.get("turn") == 0 and "lay" in match.get("legal", [])

    with Stage(server, "rummy", style=lingering).begin() as stage:
        stage.reach(lambda match: my_turn(match) and can_lay(match))
        page = stage.show(visit, size="desktop")
        expect(own(page, "rummy").first).to_be_visible()
        tab_to(page, WORDS("rummy-hint"))
        page.keyboard.press("Enter")
        lay = page.get_by_role("button", name=WORDS("rummy-lay"), exact=True)
        best = page.get_by_role("button", name=WORDS("rummy-best"), exact=True)
        expect(best.or_(page.get_by_text(WORDS("rummy-fits"))).first).to_be_visible()
        if best.count():
            best.focus()
            page.keyboard.press("Enter")
        expect(lay).to_be_enabled()
        tab_to(page, WORDS("rummy-lay"))
        page.keyboard.press("Enter")
        expect(story(page).get_by_text(re.compile("^(Ada|You) lays? ")).first).to_be_attached()
