"""The pages and moments that are looked at: by axe, by a reader of names, and in pictures."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from server.clients import Server
from web.browser import Visits
from web.fingers import press
from web.hands import button, own, picker, tap_card
from web.stage import Match, Stage, Style, eager, holds_what_does_not_fit, lingering, my_turn, still
from web.words import Words

PICTURES = Path(__file__).parent / "screenshots"  # to look at; not kept in git
LONG: dict[str, object] = {"target": 10_000}
SHORT: dict[str, object] = {"scoring": "none"}
PAGES = {
    "start": (),
    "rules": ("rules",),
    "rules spin": ("rules", "S"),
    "rules rummy": ("rules", "R"),
    "rules house": ("rules", "H"),
    "learn": ("learn",),
    "lesson": ("learn", "uno"),
    "lesson spin": ("learn", "spin"),
    "lesson rummy": ("learn", "rummy"),
}
MOMENTS = (
    "lobby",
    "lobby guest",
    "lobby options",
    "join",
    "uno",
    "uno aside",
    "uno refused",
    "uno drawn",
    "uno colour",
    "uno challenge",
    "spin",
    "spin wheel",
    "spin discard",
    "spin war",
    "spin race",
    "rummy",
    "rummy hint",
    "rummy call",
    "score",
    "score rummy",
    "replay",
    "replay rummy",
    "verify",
)
PLACES = (*PAGES, *MOMENTS)


def lays(match: Match) -> bool:
    return my_turn(match) and "lay" in match["legal"] and len(match["table"]) > 2


def wheel(result: str) -> dict[str, object]:
    return LONG | {"wheel": {result: 1_000}}


def in_phase(phase: str) -> Callable[[Match], bool]:
    return lambda match: match.get("phase") == phase and bool(match["legal"])


def leaves_the_race(match: Match) -> str | None:
    return None if match.get("phase") in ("race", "war") else eager(match)


def fights(match: Match) -> str | None:
    """Of the others: a war that does not concern the first guest would never end without them."""
    return eager(match) if match.get("phase") == "war" else leaves_the_race(match)


def draws(match: Match) -> str | None:
    return "draw" if "draw" in match.get("legal", []) else lingering(match)


def over(match: Match) -> bool:
    return match.get("phase") == "match_over"


# Until when guests play over sockets, with which rules, and how.
REACHED: dict[str, tuple[Callable[[Match], bool], dict[str, object], Style]] = {
    "uno": (my_turn, LONG, lingering),
    "uno aside": (my_turn, LONG, lingering),
    "uno refused": (holds_what_does_not_fit, LONG, lingering),
    "uno drawn": (in_phase("drawn"), LONG, draws),
    "uno colour": (lambda match: my_turn(match, "w"), LONG, lingering),
    "uno challenge": (lambda match: "challenge" in match.get("legal", []), LONG, lingering),
    "spin": (my_turn, LONG, lingering),
    "spin wheel": (lambda match: "spin" in match.get("legal", []), LONG, eager),
    "spin discard": (in_phase("discard"), wheel("almost_uno"), eager),
    "spin war": (in_phase("war"), wheel("war"), leaves_the_race),
    "spin race": (in_phase("race"), wheel("uno_spin"), leaves_the_race),
    "rummy": (lays, LONG, eager),
    "rummy hint": (lays, LONG, eager),
    "rummy call": (lambda match: my_turn(match) and bool(match.get("may_call")), LONG, eager),
    "score": (over, SHORT, eager),
    "score rummy": (over, SHORT, eager),
    "replay": (over, SHORT, eager),
    "replay rummy": (over, SHORT, eager),
    "verify": (over, SHORT, eager),
}


def game_of(name: str) -> str:
    return next((game for game in ("spin", "rummy") if game in name.split()), "uno")


@contextmanager
def stage_of(name: str, server: Server) -> Iterator[Stage | None]:
    """The room in which a moment is reached; it stays as it is while it is looked at."""
    if name in PAGES:
        yield None
        return
    names = ("Ada", "Ben", "Cleo")
    reached, rules, style = REACHED.get(name, (my_turn, LONG, eager))
    others = fights if style is leaves_the_race else style
    free = {"seats": len(names) + 1} if name == "lobby" else {}
    with Stage(server, game_of(name), names, {"rules": rules} | free, others) as stage:
        if name in REACHED:
            stage.begin().reach(reached, style)
            stage.style = still
        else:
            stage.open()
        yield stage


def look(name: str, visit: Visits, stage: Stage | None, language: str = "en", **how: str) -> Page:
    """A page as it looks at that moment."""
    words = Words(language)
    if stage is None:
        page = visit(*PAGES[name], language=language, **how)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        return page
    if name == "join":
        visit.allow("403")
        page = visit("room", stage.room, language=language, **how)
        expect(page.get_by_role("heading", name=words("room-join-title"))).to_be_visible()
        return page
    guest = stage.guests[1 if name == "lobby guest" else 0]
    page = visit("room", stage.room, name=guest.name, cookie=guest.cookie, language=language, **how)
    if name.startswith("lobby"):
        expect(page.get_by_role("list", name=words("lobby-seats"))).to_be_visible()
        if name == "lobby options":
            press(page.get_by_text(words("options-details"), exact=True))
            press(page.get_by_text(words("lobby-programs"), exact=True))
            press(button(page, "lobby-admit", language=language))
            expect(page.get_by_text(words("lobby-copy-address"), exact=True)).to_be_visible()
    elif REACHED[name][0] is over:
        after_the_match(name, page, words)
    else:
        expect(own(page, game_of(name), language).first).to_be_visible()
    if name == "uno aside" and (page.viewport_size or {"width": 0})["width"] < 992:
        press(page.get_by_role("button", name=words("table-aside"), exact=True))
    if name == "uno refused":
        tap_card(page, re.compile(words.pattern("table-cannot-play")), language)
        link = page.get_by_role("link", name=re.compile(words.pattern("table-rule")))
        expect(link).to_be_visible()
    if name == "uno colour":
        tap_card(page, words("cards-wild"), language)
        expect(picker(page, language)).to_be_visible()
    if name == "rummy hint":
        press(page.get_by_role("button", name=words("rummy-hint"), exact=True))
        shown = page.get_by_role("button", name=words("rummy-best"), exact=True)
        expect(shown.or_(page.get_by_text(words("rummy-fits"))).first).to_be_visible()
    if name.startswith("spin "):
        page.wait_for_timeout(500)  # the wheel settles
    return page


def after_the_match(name: str, page: Page, words: Words) -> None:
    title = re.compile(words.pattern("table-match-won-by", "table-you-won-match"))
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    replay = page.get_by_role("link", name=words("table-replay"), exact=True)
    expect(replay).to_be_visible()
    if name.startswith("replay"):
        press(replay)
        expect(page.get_by_role("slider")).to_be_visible()
        page.get_by_role("slider").press("End")
    if name == "verify":
        record = str(replay.get_attribute("href")).split("/")[-1]
        page.goto(f"/verify.html?record={record}")
        expect(page.locator("#rounds > li").first).to_be_visible()
