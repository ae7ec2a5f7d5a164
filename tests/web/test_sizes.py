"""Nothing scrolls sideways or hides: on a phone, a tablet and a desktop, with one card or 49."""

import pytest
from playwright.sync_api import Page, expect

from server.clients import Server
from web.browser import SIZES, Visits
from web.hands import Player, draw_pile, hand, own, story
from web.stage import Match, Stage, collecting, eager, lingering, my_turn, still
from web.words import Words

WORDS = Words("en")
LONG = {"rules": {"target": 10_000}}
NAMES = ("Ada", "Ben", "Cleo", "Dan")
WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 5).map((one) => one.outerHTML.slice(0, 120))"""


def fits(page: Page) -> None:
    """The page is as wide as the screen."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("innerWidth"), page.evaluate(WIDE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_what_one_needs_is_in_sight(server: Server, visit: Visits, game: str, size: str) -> None:
    style = eager if game == "rummy" else lingering

    def in_one_view(match: Match) -> bool:
        """A larger hand is a row to scroll."""
        return my_turn(match) and (game == "rummy" or len(match["hand"].split()) < 10)

    with Stage(server, game, NAMES, LONG, style).begin() as stage:
        stage.reach(in_one_view, style)
        page = stage.show(visit, size=size)
        expect(page.get_by_text(WORDS("table-your-turn"))).to_be_in_viewport()
        cards = own(page, game)
        expect(cards.first).to_be_in_viewport(ratio=0.9)
        expect(cards.last).to_be_in_viewport(ratio=0.9)
        for name in NAMES[1:]:
            expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_in_viewport()
        if game != "rummy":
            expect(draw_pile(page)).to_be_in_viewport(ratio=0.9)
        fits(page)


@pytest.mark.parametrize("count", [1, 7, 12, 25, 49])
def test_a_hand_of(server: Server, visit: Visits, count: int) -> None:
    """Every card can be reached with a finger on the smallest phone, and the last one played."""

    def reached(match: Match) -> bool:
        playable = any(a.startswith("play ") for a in match.get("legal", []))
        return my_turn(match) and len(match["hand"].split()) == count and playable

    def grow(match: Match) -> str | None:
        many = len(match.get("hand", "").split()) > count
        return lingering(match) if many else collecting(match)

    def shrink(match: Match) -> str | None:
        return eager(match) if len(match.get("hand", "").split()) > 1 else collecting(match)

    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(reached, shrink if count == 1 else grow)
        stage.style = still
        page = stage.show(visit)
        expect(hand(page)).to_have_count(count)
        fits(page)
        for place in {0, count // 2, count - 1}:
            card = hand(page).nth(place)
            card.scroll_into_view_if_needed()
            expect(card).to_be_in_viewport(ratio=0.45)  # the rest may lie under its neighbour
        covered = hand(page).evaluate_all(COVERED)
        assert covered == [], "no part of these can be touched"
        player = Player(page, "uno")
        for _ in range(100):
            player.act()
            if story(page).get_by_text("You play").count():
                return
            page.wait_for_timeout(50)
        raise AssertionError(player.shows())


# A card can be touched where 22 pixels of its width, over half its height, are its own.
COVERED = """async (cards) => {
  const out = [];
  for (const card of cards) {
    card.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = card.getBoundingClientRect();
    const own = (x) => card.contains(document.elementFromPoint(left + x, top + height * 0.45));
    let longest = 0, run = 0;
    for (let x = 1; x < width; x += 1) longest = Math.max(longest, (run = own(x) ? run + 1 : 0));
    if (longest < 22) out.push(`${card.ariaLabel}: ${longest} px`);
  }
  return out;
}"""
