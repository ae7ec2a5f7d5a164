"""What happens at the table of UNO, one thing at a time."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from server.clients import Server
from web.browser import Visits
from web.fingers import press
from web.hands import button, hand, hand_names, picker, score_sheet, story, tap_card
from web.stage import (
    Match,
    Stage,
    Style,
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


def holds_wild(match: Match) -> bool:
    return my_turn(match, "w")


def told(page: Page, pattern: str) -> None:
    expect(story(page).get_by_text(re.compile(pattern)).first).to_be_attached()


# A card that does not fit, and the choice of a colour


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_card_that_does_not_fit_says_why_with_the_rule(
    server: Server, visit: Visits, language: str
) -> None:
    words = Words(language)
    with Stage(server, style=collecting).begin() as stage:
        stage.reach(holds_what_does_not_fit)
        page = stage.show(visit, language=language)
        expect(page.get_by_text(words("table-your-turn"))).to_be_visible()
        tap_card(page, re.compile(words.pattern("table-cannot-play")), language)
        link = page.get_by_role("link", name=re.compile(words.pattern("table-rule")))
        expect(link).to_be_visible()
        clause = link.inner_text().split()[-1]
        with page.context.expect_page() as opened:
            press(link)
        expect(opened.value.locator(f"#{clause}")).to_be_in_viewport()
        opened.value.close()
        press(button(page, "table-close", language=language))
        expect(link).to_have_count(0)


def test_the_choice_of_a_colour_can_be_cancelled(server: Server, visit: Visits) -> None:
    with Stage(server, style=lingering).begin() as stage:
        stage.reach(holds_wild)
        page = stage.show(visit)
        before = hand_names(page)
        tap_card(page, WORDS("cards-wild"))
        press(picker(page).get_by_role("button", name=WORDS("table-cancel")))
        expect(picker(page)).to_have_count(0)
        assert hand_names(page) == before
        tap_card(page, WORDS("cards-wild"))
        press(picker(page).get_by_role("button", name=re.compile("blue", re.IGNORECASE)))
        told(page, "(Ada|You) plays? Wild")
        told(page, "blue")
        expect(picker(page)).to_have_count(0)


def test_who_is_caught_while_choosing_a_colour_is_not_trapped(
    server: Server, visit: Visits
) -> None:
    """Ada has one card left and has not called; on her next turn Ben catches her meanwhile."""

    def one_wild_left(match: Match) -> bool:
        return my_turn(match, "w") and 0 in match.get("uno_due", [])

    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(one_wild_left, down_to_one_wild)
        stage.style = still
        page = stage.show(visit)
        tap_card(page, WORDS("cards-wild"))
        expect(picker(page)).to_be_visible()
        stage.style = catching
        stage.nudge()
        told(page, "Ben catches")
        expect(hand(page)).to_have_count(3)
        # Whether the choice goes on or is over: the colour can be named, and the card is played.
        if not picker(page).count():
            tap_card(page, WORDS("cards-wild"))
        press(picker(page).get_by_role("button", name=re.compile("red", re.IGNORECASE)))
        told(page, "(Ada|You) plays? Wild")
        expect(picker(page)).to_have_count(0)


def down_to_one_wild(match: Match) -> str | None:
    """Keeps a Wild and a Skip or Reverse, then plays that: the turn stays (U15, U16)."""
    cards: list[str] = match.get("hand", "").split()
    skip = next((card for card in cards if card[1:] in ("s", "r")), "?")
    kept = {skip, "w"}
    plays = [a for a in match.get("legal", []) if a.startswith("play ") and not a.endswith(" uno")]
    if len(cards) == 2 and kept == set(cards):
        return next((a for a in plays if a == f"play {skip}"), collecting(match))
    if len(cards) < 3:
        return collecting(match)
    held = Counter(cards)
    spare = [a for a in plays if (card := re.split("[ =]", a)[1]) not in kept or held[card] > 1]
    # Rather in the colour of the one that is kept.
    spare.sort(key=lambda a: not (a.endswith(f"={skip[0]}") or a.startswith(f"play {skip[0]}")))
    return spare[0] if spare else collecting(match)


def catching(match: Match) -> str | None:
    legal: list[str] = match.get("legal", [])
    return next((a for a in legal if a.startswith("catch")), None)


# The challenge


def plays_four(guilty: bool) -> Style:
    """Plays a Wild Draw Four as soon as it is a bluff, or as soon as it is none."""

    def style(match: Match) -> str | None:
        cards = match.get("hand", "").split()
        bluff = any(card.startswith(match.get("colour") or "?") for card in cards)
        fours: list[str] = [a for a in match.get("legal", []) if a.startswith("play w+4")]
        if fours and bluff == guilty and len(cards) > 2:
            return fours[0]
        spare: list[str] = [a for a in match.get("legal", []) if not a.startswith("play w+4")]
        return lingering(match | {"legal": spare})

    return style


def asked(match: Match) -> bool:
    return "challenge" in match.get("legal", [])


def challenged(server: Server, visit: Visits, guilty: bool, then: Callable[[Page], None]) -> None:
    with Stage(server, settings=LONG, style=plays_four(guilty)).begin() as stage:
        stage.reach(asked, lingering)
        stage.style = still
        page = stage.show(visit)
        expect(page.get_by_text(WORDS("table-challenge-line", "Ben"))).to_be_visible()
        then(page)
        assert not stage.wrong


def test_a_bluff_is_found_out(server: Server, visit: Visits) -> None:
    def then(page: Page) -> None:
        count = hand(page).count()
        press(button(page, "table-challenge"))
        told(page, "Ben was bluffing")
        told(page, "Ben draws")
        expect(page.get_by_text(WORDS("table-your-turn"))).to_be_visible()
        expect(hand(page)).to_have_count(count)

    challenged(server, visit, True, then)


def test_a_challenge_in_vain_costs_six(server: Server, visit: Visits) -> None:
    def then(page: Page) -> None:
        count = hand(page).count()
        press(button(page, "table-challenge"))
        told(page, "Ben wasn’t bluffing")
        expect(hand(page)).to_have_count(count + 6)

    challenged(server, visit, False, then)


def test_who_accepts_draws_four(server: Server, visit: Visits) -> None:
    def then(page: Page) -> None:
        count = hand(page).count()
        press(button(page, "table-draw-owed", 4))
        told(page, "(Ada|You) accepts?")
        expect(hand(page)).to_have_count(count + 4)

    challenged(server, visit, True, then)


def owing(match: Match) -> bool:
    """H1: there is an answer to a Draw Two, which nobody may challenge."""
    legal = match.get("legal", [])
    return "accept" in legal and "challenge" not in legal


def plays_two(match: Match) -> str | None:
    twos = [a for a in match.get("legal", []) if re.match(r"play .\+2$", a)]
    return twos[0] if twos else lingering(match)


def saves_two(match: Match) -> str | None:
    return lingering(match | {"legal": [a for a in match.get("legal", []) if "+2" not in a]})


@pytest.mark.parametrize("how", ["button", "pile"])
def test_H1_who_could_answer_a_draw_two_may_draw_instead(
    server: Server, visit: Visits, how: str
) -> None:
    stacking = {"rules": {"target": 10_000, "stacking": True}}
    with Stage(server, settings=stacking, style=plays_two).begin() as stage:
        stage.reach(owing, saves_two)
        stage.style = still
        page = stage.show(visit)
        owed, count = stage.first.match["owed"], hand(page).count()
        expect(page.get_by_text(WORDS("table-owed", owed))).to_be_visible()
        draw = button(page, "table-draw-owed", owed)
        press(draw if how == "button" else page.locator(".stock"))
        told(page, "(Ada|You) accepts?")
        expect(hand(page)).to_have_count(count + owed)


# "UNO!"


def two_left(match: Match) -> bool:
    """Ada has two cards, one of which can be played plainly."""
    plain = [a for a in match.get("legal", []) if re.match(r"play [rygb]\d$", a)]
    return my_turn(match) and len(match["hand"].split()) == 2 and bool(plain)


def ada_with_two(server: Server) -> Stage:
    stage = Stage(server, settings=LONG, style=lingering).begin()
    stage.reach(two_left, quiet)
    stage.style = still
    return stage


def quiet(match: Match) -> str | None:
    """Plays, and never calls."""
    plays = [a for a in match.get("legal", []) if a.startswith("play ") and not a.endswith(" uno")]
    if len(match.get("hand", "").split()) == 2:
        return collecting(match)
    return plays[0] if plays else collecting(match)


def play_a_number(page: Page) -> None:
    tap_card(page, re.compile(r"^(red|yellow|green|blue) \d$"))


def test_call_beforehand(server: Server, visit: Visits) -> None:
    with ada_with_two(server) as stage:
        page = stage.show(visit)
        call = button(page, "table-uno")
        press(call)
        expect(call).to_have_attribute("aria-pressed", "true")
        play_a_number(page)
        told(page, "(Ada|You) calls? UNO!")
        expect(hand(page)).to_have_count(1)
        expect(call).to_have_count(0)


def test_call_late(server: Server, visit: Visits) -> None:
    with ada_with_two(server) as stage:
        page = stage.show(visit)
        play_a_number(page)
        expect(hand(page)).to_have_count(1)
        expect(story(page).get_by_text("UNO!")).to_have_count(0)
        press(button(page, "table-uno"))
        told(page, "(Ada|You) calls? UNO!")
        expect(button(page, "table-uno")).to_have_count(0)


def test_catch(server: Server, visit: Visits) -> None:
    def ben_forgot(match: Match) -> bool:
        return "catch 1" in match.get("legal", [])

    with Stage(server, settings=LONG, style=forgetful).begin() as stage:
        stage.reach(ben_forgot)
        stage.style = still
        page = stage.show(visit)
        press(button(page, "table-catch", "Ben"))
        told(page, "(Ada|You) catch(es)? Ben")
        expect(button(page, "table-catch", "Ben")).to_have_count(0)


def forgetful(match: Match) -> str | None:
    """Plays what can be played, never calls, and waits when one card is left."""
    if len(match.get("hand", "").split()) == 1:
        return None
    plays = [a for a in match.get("legal", []) if a.startswith("play ") and not a.endswith(" uno")]
    return plays[0] if plays else collecting(match)


# The drawn card, and no motion


def test_a_drawn_card_can_be_kept_or_played(server: Server, visit: Visits) -> None:
    def drew(match: Match) -> bool:
        return match.get("phase") == "drawn" and match.get("turn") == 0

    def draws(match: Match) -> str | None:
        return "draw" if "draw" in match.get("legal", []) else collecting(match)

    for key, what in (("table-play-drawn", "plays?"), ("table-keep", "keeps? the card")):
        with Stage(server, settings=LONG, style=collecting).begin() as stage:
            stage.reach(drew, draws)
            page = stage.show(visit)
            press(button(page, key))
            if picker(page).count():
                press(picker(page).get_by_role("button").first)
            told(page, f"(Ada|You) {what}")


def test_nothing_moves_for_who_wants_it_still(server: Server, visit: Visits) -> None:
    with Stage(server, style=collecting).begin() as stage:
        stage.reach(my_turn)
        page = stage.show(visit, motion="reduce")
        expect(page.get_by_text(WORDS("table-your-turn"))).to_be_visible()
        page.evaluate("""() => {
          window.moved = [];
          const look = () => {
            for (const one of document.getAnimations()) {
              const frames = one.effect.getKeyframes();
              const moves = frames.some((f) => f.transform || f.translate || f.scale || f.rotate);
              const lasts = one.effect.getComputedTiming().duration > 20;
              if (moves && lasts) window.moved.push(JSON.stringify(frames[0]));
            }
            requestAnimationFrame(look);
          };
          look();
        }""")
        press(button(page, "table-draw"))
        told(page, "(Ada|You) draws?")
        page.evaluate("() => new Promise((done) => setTimeout(done, 400))")
        assert page.evaluate("window.moved.slice(0, 3)") == []


def last_card(match: Match) -> bool:
    plain = [a for a in match.get("legal", []) if re.match(r"play [^w ]+$", a)]
    return my_turn(match) and len(match["hand"].split()) == 1 and bool(plain)


# Since when a card is on the pile, and since when there is a score sheet.
SINCE = """(name) => {
  window.since = {};
  new MutationObserver(() => {
    const cards = [...document.querySelectorAll("[data-testid=piles] [role=img]")];
    const onPile = cards.some((one) => one.ariaLabel === name);
    const sheet = document.querySelector("table") !== null;
    for (const [what, seen] of Object.entries({ card: onPile, sheet }))
      if (seen) window.since[what] ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("scoring", ["winner", "hands"])
def test_the_winning_card_is_seen_then_the_sheet(
    server: Server, visit: Visits, scoring: str
) -> None:
    rules = {"rules": {"target": 10_000, "scoring": scoring}}
    with Stage(server, settings=rules, style=lingering).begin() as stage:
        stage.reach(last_card, eager)
        page = stage.show(visit)
        page.evaluate(SINCE, hand_names(page)[0])
        press(hand(page).first)
        expect(page.get_by_role("heading", name=WORDS("table-you-won-round"))).to_be_visible()
        assert page.evaluate("window.since.sheet - window.since.card") > 1000  # milliseconds
        *_, last, _ = score_sheet(page)
        points = [int(each) for each in last[1:]]
        assert (points[0] > 0) == (scoring == "winner")
        assert (points[1] > 0) == (scoring == "hands")


@pytest.mark.parametrize(
    ("rounds", "title", "next_step"),
    [(1, "you-won-match", "rematch"), (2, "you-won-round", "next-round")],
)
def test_U33_the_sheet_says_which_round_of_how_many_it_was(
    server: Server, visit: Visits, rounds: int, title: str, next_step: str
) -> None:
    rules = {"rules": {"target": 10_000, "rounds": rounds}}
    with Stage(server, settings=rules, style=lingering).begin() as stage:
        stage.reach(last_card, eager)
        page = stage.show(visit, motion="reduce")
        press(hand(page).first)
        expect(page.get_by_role("heading", name=WORDS(f"table-{title}"))).to_be_visible()
        expect(button(page, f"table-{next_step}")).to_be_visible()
        first, *_ = score_sheet(page)
        assert first[0] == f"Round 1 of {rounds}"


# Dragging, and cards that fly


def has_number(match: Match) -> bool:
    return my_turn(match) and any(re.match(r"play [rygb]\d$", a) for a in match["legal"])


@pytest.mark.parametrize("where", ["pile", "hand"])
def test_a_card_is_dragged(server: Server, visit: Visits, where: str) -> None:
    """Onto the table it is played; back into the hand it is not."""
    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(has_number)
        stage.style = still
        page = stage.show(visit, size="desktop", motion="reduce")
        cards = hand(page)
        count = cards.count()
        number = re.compile(r"^(red|yellow|green|blue) \d$")
        box = cards.and_(page.get_by_role("button", name=number)).first.bounding_box()
        pile = page.get_by_test_id("piles").bounding_box()
        assert box
        assert pile
        to = (pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2)
        page.mouse.move(box["x"] + 20, box["y"] + 50)
        page.mouse.down()
        page.mouse.move(*to, steps=4)
        if where == "hand":
            page.mouse.move(box["x"] + 60, box["y"] + 80, steps=4)
        page.mouse.up()
        if where == "pile":
            told(page, "^You play")
            expect(cards).to_have_count(count - 1)
        else:
            page.wait_for_timeout(300)
            expect(cards).to_have_count(count)


def only_draws(match: Match) -> str | None:
    return "draw" if "draw" in match.get("legal", []) else None


# Some have, and for a while no other one does.
ALL_HAVE_FLOWN = """() => new Promise((done) => {
  const look = (before) => {
    if (window.flown && window.flown === before) done();
    else setTimeout(look, 600, window.flown);
  };
  look(0);
})"""


def test_cards_fly_once_and_not_again_for_a_word(server: Server, visit: Visits) -> None:
    counting = """() => {
      window.flown = 0;
      const fly = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        if (this.closest("[data-lies], [data-testid=flights]")) window.flown += 1;
        return fly.apply(this, how);
      };
    }"""
    with Stage(server, settings=LONG, style=lingering).begin() as stage:
        stage.reach(has_number)
        stage.style = only_draws  # so that the last thing that happened is a card that flew
        page = stage.show(visit, motion="move")
        page.evaluate(counting)
        drawn = story(page).get_by_text(re.compile("^Ben draws 1"))
        before = drawn.count()
        play_a_number(page)
        expect(drawn).not_to_have_count(before)
        page.evaluate(ALL_HAVE_FLOWN)
        page.evaluate("window.flown = 0")
        press(button(page, "table-aside"))
        press(page.get_by_role("button", name=WORDS("table-emotes-wow")))
        expect(page.get_by_role("log", name=WORDS("table-chat"))).to_contain_text("Ada")
        page.wait_for_timeout(300)
        assert page.evaluate("window.flown") == 0
