"""What is past goes, and what stays does not move because of it."""

import re

from playwright.sync_api import expect

from server.clients import Server
from web.browser import Visits
from web.fingers import press
from web.hands import button, hand, picker, tap_card
from web.stage import (
    Match,
    Stage,
    collecting,
    eager,
    holds_what_does_not_fit,
    lingering,
    my_turn,
    still,
)
from web.words import Words

WORDS = Words("en")
LONG = {"rules": {"target": 10_000}}


def theirs(match: Match) -> bool:
    return match.get("turn") == 1 and match["phase"] == "turn"


def until_theirs(match: Match) -> str | None:
    """Play on until the second player has the turn, whoever begins, then do nothing."""
    return None if theirs(match) else collecting(match)


def test_a_refusal_goes_with_the_turn_it_is_about(server: Server, visit: Visits) -> None:
    with Stage(server, settings=LONG, style=until_theirs).begin() as stage:
        stage.reach(theirs, lingering)
        page = stage.show(visit)
        press(hand(page).first)
        expect(page.locator(".refusal")).to_contain_text("not your turn")
        stage.style = collecting
        stage.nudge()
        expect(page.get_by_text(WORDS("table-your-turn"))).to_be_visible()
        expect(page.locator(".refusal p")).to_have_count(0)


def test_a_refusal_goes_when_something_else_is_chosen(server: Server, visit: Visits) -> None:
    def both(match: Match) -> bool:
        return my_turn(match, "w") and holds_what_does_not_fit(match)

    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(both)
        page = stage.show(visit)
        tap_card(page, re.compile(WORDS.pattern("table-cannot-play")))
        expect(page.locator(".refusal p")).to_be_visible()
        tap_card(page, WORDS("cards-wild"))
        expect(picker(page)).to_be_visible()
        expect(page.locator(".refusal p")).to_have_count(0)


def two_left(match: Match) -> bool:
    calls = any(action.endswith(" uno") for action in match.get("legal", []))
    return my_turn(match) and calls and "draw" in match["legal"]


def test_drawing_stays_in_its_place_whether_uno_can_be_called_or_not(
    server: Server, visit: Visits
) -> None:
    def down_to_two(match: Match) -> str | None:
        return eager(match) if len(match.get("hand", "").split()) > 2 else collecting(match)

    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(two_left, down_to_two)
        stage.style = still
        page = stage.show(visit)
        draw, uno = button(page, "table-draw"), button(page, "table-uno")
        expect(uno).to_be_visible()
        before = draw.bounding_box()
        uno.evaluate("one => one.remove()")
        assert draw.bounding_box() == before


def test_a_question_stays_in_its_place_when_something_is_refused(
    server: Server, visit: Visits
) -> None:
    def both(match: Match) -> bool:
        return my_turn(match, "w") and holds_what_does_not_fit(match)

    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(both)
        page = stage.show(visit)
        tap_card(page, WORDS("cards-wild"))
        expect(picker(page)).to_be_visible()
        before = picker(page).bounding_box()
        tap_card(page, re.compile(WORDS.pattern("table-cannot-play")))
        expect(page.locator(".refusal p")).to_be_visible()
        assert picker(page).bounding_box() == before
