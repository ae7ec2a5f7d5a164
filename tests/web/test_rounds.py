"""Whole rounds by clicking: four people in browsers and a bot; listeners are told all of it."""

import itertools
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import samples
from server.clients import Guest, Server
from web.browser import Visits
from web.fingers import press
from web.hands import Player, button, own, play_round, score_sheet

SIZES = ("phone", "tablet", "desktop", "desktop")
NAMES = ("Ada", "Ben", "Cleo", "Dan")
LANGUAGES = ("en", "de", "nl")
GAMES = ("uno", "spin", "rummy")

# What a screen reader must have said of an event; these words are not taken from the pages.
TOLD = {
    "played": {"en": "play", "de": "spiel", "nl": "speel"},
    "drew_for_deal": {"en": "draw", "de": "zieh", "nl": "(pak|trek)"},
    "drew_to_open": {"en": "draw", "de": "zieh", "nl": "(pak|trek)"},
    "drew": {"en": "draw", "de": "zieh", "nl": "(pak|trek)"},
    "drew_tiles": {"en": "draw", "de": "zieh", "nl": "(pak|trek)"},
    "called": {"en": "UNO!", "de": "UNO!", "nl": "UNO!"},
    "caught": {"en": "catch", "de": "erwisch", "nl": "betrap"},
    "challenged": {"en": "challenge", "de": "forder", "nl": "daag"},
    "spun": {"en": "wheel", "de": "Rad", "nl": "rad"},
    "shouted": {"en": "UNO Spin!", "de": "UNO Spin!", "nl": "UNO Spin!"},
    "put_down": {"en": "put", "de": "leg", "nl": "leg"},
    "laid": {"en": "lay", "de": "leg", "nl": "leg"},
    "laid_tiles": {"en": "lay", "de": "leg", "nl": "leg"},
    "swapped_joker": {"en": "swap", "de": "tausch", "nl": "ruil"},
    "swapped_hands": {"en": "swap", "de": "tausch", "nl": "ruil"},
    "round_ended": {"en": "win", "de": "gewinn", "nl": "wint"},
}
SELF = {"en": "You", "de": "Du", "nl": "(Jij|Je)"}
NUMBER = re.compile(r"[rygb](\d+)")


def four_at_a_table(server: Server, visit: Visits, game: str, language: str) -> list[Page]:
    """A match begun: four in browsers, and where there is a seat left, a bot."""
    host = Guest(server, NAMES[0])
    seats = 4 if game == "rummy" else 5  # R1: UNO Rummy has no more
    host.create(game=game, seats=seats, turn_seconds=0, window_seconds=0.0)
    first = visit(
        "room", host.room, name=host.name, cookie=host.cookie, size=SIZES[0], language=language
    )
    others = [
        visit.joins(host.room, name, language, size=size)
        for name, size in zip(NAMES[1:], SIZES[1:])
    ]
    for page in others:
        press(button(page, "lobby-i-am-ready", language=language))
    if game != "rummy":
        press(button(first, "lobby-fill", language=language))
    press(button(first, "lobby-start", language=language))
    for page in (first, *others):
        expect(own(page, game, language).first).to_be_visible()
    return [first, *others]


def not_told(
    events: list[dict[str, Any]], heard: str, names: list[str], language: str
) -> list[dict[str, Any]]:
    """The events that were not told, in their order."""
    missed, at = [], 0
    for event in events:
        who = event.get("by", event.get("winner", event.get("seat")))
        if event["kind"] not in TOLD or who is None:
            continue
        pieces = event.get("card") or event.get("tiles") or ""
        laid = event["kind"] in ("played", "laid", "laid_tiles", "put_down")
        name = f"({re.escape(names[who])}|{SELF[language]})"
        number = rf"[^.]*\b{face[1]}\b" if laid and (face := NUMBER.match(pieces)) else ""
        told = re.compile(f"{name}[^.]*{TOLD[event['kind']][language]}{number}", re.IGNORECASE)
        if place := told.search(heard, at):
            at = place.start() + 1
        else:
            missed.append(event)
    return missed


def tables() -> list[tuple[str, str]]:
    """Every game in every language; in a sample every game, and every language once."""
    first = samples.dice("rounds").randrange(3)
    each = [(game, LANGUAGES[(first + n) % 3]) for n, game in enumerate(GAMES)]
    return list(itertools.product(GAMES, LANGUAGES)) if samples.thorough else each


@pytest.mark.large
@pytest.mark.parametrize(("game", "language"), tables())
def test_a_round_of_four_people(server: Server, visit: Visits, game: str, language: str) -> None:
    pages = four_at_a_table(server, visit, game, language)
    players = [Player(page, game, language) for page in pages]
    play_round(*players)
    sheets = [score_sheet(page) for page in pages]
    assert sheets == [sheets[0]] * 4
    names = sheets[0][0][1:]
    assert names[:4] == list(NAMES)
    assert all(len(player.clicked) > 1 for player in players)
    for page in pages:
        events = visit.events(page, after="started")  # the deal is there when the table appears
        kinds = Counter(event["kind"] for event in events)
        assert kinds["played"] + kinds["laid"] + kinds["laid_tiles"] > 3
        assert kinds["round_ended"] == 1
        heard = ". ".join(page.evaluate("window.heard"))
        missed = not_told(events, heard, names, language)
        assert not missed, f"{missed}\n{heard}\n{events}"


def test_what_is_not_told_is_found() -> None:
    """The test of the test: an event that nobody reads out is missed."""
    events: list[dict[str, Any]] = [
        {"kind": "played", "seat": 0, "card": "r7"},
        {"kind": "drew", "seat": 1, "count": 1},
        {"kind": "called", "seat": 0},
        {"kind": "round_ended", "winner": 0, "points": [20, 0]},
    ]
    heard = "Ada plays red 7. Ben draws 1 card. Ada calls UNO!. Ada wins the round: 20 points"
    names = ["Ada", "Ben"]
    assert not_told(events, heard, names, "en") == []
    for sentence in heard.split(". "):
        assert len(not_told(events, heard.replace(sentence, ""), names, "en")) == 1
