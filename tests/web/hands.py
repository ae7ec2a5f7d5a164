"""How a player finds what to click, in any game and language: all such knowledge is here."""

import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page

from web.fingers import POINT, press, press_at
from web.words import Words

PATIENCE = 240.0  # seconds until a round has failed
PAUSE = 25  # milliseconds before looking again when there was nothing to click


@dataclass(frozen=True)
class Way:
    """Something to click: its name, perhaps in a group that has a name, and when it is due.

    What is pressed already is left alone. ``first``: only while nothing in the group is pressed.
    ``unless``: not while a control of this name can be clicked. ``turn``: only on the player's own
    turn.
    """

    name: str
    group: str = ""
    first: bool = False
    unless: str = ""
    turn: bool = False

    def to_json(self) -> dict[str, Any]:
        return self.__dict__


def card_ways(words: Words) -> list[Way]:
    """How to play UNO: what is asked first, then cards, then drawing."""
    colours = words.pattern(*words.all("cards-colours"))
    playable = rf"^(?!{words.pattern('table-cannot-play')[1:]}).+"
    return [
        Way(colours, words.pattern("table-choose-colour"), first=True),
        Way(words.pattern("table-challenge")),
        Way(words.pattern("table-play-drawn")),
        Way(words.pattern("table-swap-with")),
        Way(words.pattern("table-uno")),
        Way(words.pattern("table-catch")),
        Way(playable, words.pattern("table-hand"), turn=True),
        Way(words.pattern("table-keep")),
        Way(words.pattern("table-draw", "table-draw-owed", "table-pass")),
    ]


def spin_ways(words: Words) -> list[Way]:
    """How to use the wheel; then as in UNO."""
    cards = words.pattern("spin-cards")
    colours = words.pattern(*words.all("cards-colours"))
    return [
        Way(words.pattern("spin-turn")),
        Way(words.pattern("spin-shout")),
        Way(words.pattern("spin-lay")),
        Way(colours, words.pattern("spin-which-colour"), first=True),
        Way(words.pattern("spin-call")),
        Way(words.pattern("spin-put-down")),
        Way(".+", cards, first=True),
        *card_ways(words),
    ]


def rummy_ways(words: Words) -> list[Way]:
    """How to play UNO Rummy by its hints."""
    return [
        Way(words.pattern("rummy-uno")),
        Way(words.pattern("rummy-lay")),
        Way(".+", words.pattern("rummy-acts"), first=True),  # R18
        Way(words.pattern("rummy-best")),
        Way(words.pattern("rummy-keep")),
        Way(words.pattern("rummy-draw"), unless=words.pattern("rummy-undo")),
        Way(words.pattern("rummy-end", "rummy-end-with")),
        Way(words.pattern("rummy-hint"), unless=words.pattern("rummy-undo")),
        Way(words.pattern("table-catch")),
    ]


WAYS = {"uno": card_ways, "spin": spin_ways, "rummy": rummy_ways}

# Looks at the page once: is the round over, and what can be clicked, where does it show?
LOOK = """({ ways, over, turn, dice }) => {
  const point = POINT;
  const text = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return "";
    return node.ariaLabel ?? [...node.childNodes].map(text).join(" ");
  };
  const named = (one) => {
    const label = document.getElementById(one.getAttribute("aria-labelledby") ?? "");
    return (one.ariaLabel ?? text(label ?? one)).replace(/\\s+/g, " ").trim();
  };
  const inGroup = (one, group) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if ((up.ariaLabel || up.hasAttribute("aria-labelledby")) && group.test(named(up))) return up;
  };
  const able = [...document.querySelectorAll("button")].filter((one) =>
    !one.matches(":disabled") && one.ariaDisabled !== "true" && one.checkVisibility());
  const called = (name) => able.filter((one) => new RegExp(name).test(named(one)));
  const mine = new RegExp(turn).test(text(document.body).replace(/\\s+/g, " "));
  const heads = [...document.querySelectorAll("h1, h2")].map(named);
  const seen = { over: heads.some((it) => new RegExp(over).test(it)), click: null, covered: [] };
  if (seen.over) return seen;
  for (const { name, group, first, unless, turn } of ways) {
    if ((turn && !mine) || (unless && called(unless).length)) continue;
    const found = called(name).filter((one) => {
      if (one.ariaPressed === "true") return false;
      const around = group && inGroup(one, new RegExp(group));
      return !group || (around && !(first && around.querySelector("[aria-pressed=true]")));
    });
    // Any of them, so that one which is refused is not all that is ever tried.
    for (let n = 0, at = Math.floor(dice * found.length); n < found.length; n += 1) {
      const one = found[(at + n) % found.length];
      const place = point(one);
      if (place) return { ...seen, click: { label: named(one), x: place[0], y: place[1] } };
      seen.covered.push(named(one));
    }
  }
  return seen;
}""".replace("POINT", POINT)

CONTROLS = """() => [...document.querySelectorAll("main :is(button, p, h1, h2)")]
  .filter((one) => one.checkVisibility())
  .map((one) => (one.ariaLabel ?? one.innerText).trim().slice(0, 90)
    + (one.disabled ? " (off)" : "") + (one.ariaPressed === "true" ? " (on)" : ""))
  .filter((one) => one)"""


@dataclass
class Player:
    """Somebody at a table in a browser, who clicks what there is to click."""

    page: Page
    game: str
    language: str = "en"
    clicked: list[str] = field(default_factory=list)
    covered: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.words = Words(self.language)
        self.ways = WAYS[self.game](self.words)

    @property
    def over(self) -> str:
        return self.words.pattern(
            "table-round-won-by", "table-match-won-by", "table-you-won-round", "table-you-won-match"
        )

    def act(self, ways: Sequence[Way] | None = None) -> str:
        """Click one thing, if there is one; "over" when the score sheet is there."""
        seen = self.page.evaluate(
            LOOK,
            {
                "ways": [way.to_json() for way in ways or self.ways],
                "over": self.over,
                "turn": re.escape(self.words("table-your-turn")),
                "dice": random.random(),
            },
        )
        self.covered = seen["covered"]
        if seen["over"]:
            return "over"
        if not seen["click"]:
            return ""
        label, x, y = (seen["click"][key] for key in ("label", "x", "y"))
        press_at(self.page, x, y)
        self.clicked.append(label)
        return str(label)

    def shows(self) -> str:
        """What the page shows, for when it goes wrong."""
        return (
            f"{self.page.url}\n  shows: {self.page.evaluate(CONTROLS)}\n"
            f"  covered: {self.covered}\n  clicked: {self.clicked[-15:]}"
        )


def play_round(*players: Player, seconds: float = PATIENCE) -> None:
    """Click in turns until every page has the score sheet."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done = [player.act() for player in players]
        if all(each == "over" for each in done):
            return
        if not any(each not in ("", "over") for each in done):
            players[0].page.wait_for_timeout(PAUSE)
    raise AssertionError(
        "the round does not end:\n" + "\n".join(player.shows() for player in players)
    )


# Parts of a page


def hand(page: Page, language: str = "en") -> Locator:
    """The player's own cards."""
    return page.get_by_label(Words(language)("table-hand"), exact=True).get_by_role("button")


def tap_card(page: Page, name: str | re.Pattern[str], language: str = "en") -> None:
    """Tap the first card of this name in the hand."""
    named = page.get_by_role("button", name=name, exact=True)
    press(hand(page, language).and_(named).first)


def rack(page: Page, language: str = "en") -> Locator:
    """Where the player's own tiles lie."""
    return page.get_by_role("group", name=Words(language)("rummy-rack"), exact=True)


def own(page: Page, game: str, language: str = "en") -> Locator:
    return rack(page, language).get_by_role("button") if game == "rummy" else hand(page, language)


def hand_names(page: Page) -> list[str]:
    """The names of the player's own cards, whether they can be played or not."""
    later = Words("en")("table-cannot-play", "")
    names = hand(page).evaluate_all("all => all.map((one) => one.ariaLabel)")
    return sorted(str(name).removesuffix(later) for name in names)


def button(page: Page, key: str, *blanks: str | int, language: str = "en") -> Locator:
    """A button by what it says."""
    return page.get_by_role("button", name=Words(language)(key, *blanks), exact=True)


def picker(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("group", name=Words(language)("table-choose-colour"))


def draw_pile(page: Page) -> Locator:
    """It says how many cards it has."""
    return page.get_by_role("img", name=re.compile(Words("en").pattern("table-draw-pile")))


def story(page: Page) -> Locator:
    """What is told of the round to people who listen: the last sentences of it."""
    return page.get_by_test_id("news")


def score_sheet(page: Page) -> list[list[str]]:
    """Its rows; names, then points."""
    rows = page.get_by_role("table").get_by_role("row").all()
    return [each.locator("th, td").all_inner_texts() for each in rows]
