"""Whole rounds by clicking: four people in browsers and a bot; all of it is told to who listens."""

import itertools
import re

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
    r"(\d+) played .*": {"en": "play", "de": "spiel", "nl": "speel"},
    r"(\d+) drew .*": {"en": "draw", "de": "zieh", "nl": "(pak|trek)"},
    r"(\d+) called uno": {"en": "UNO!", "de": "UNO!", "nl": "UNO!"},
    r"\d+ was caught by (\d+)": {"en": "catch", "de": "erwisch", "nl": "betrap"},
    r"(\d+) challenged \d+": {"en": "challenge", "de": "glaub", "nl": "daag"},
    r"(\d+) spun .*": {"en": "wheel", "de": "Rad", "nl": "rad"},
    r"(\d+) shouted": {"en": "UNO Spin!", "de": "UNO Spin!", "nl": "UNO Spin!"},
    r"(\d+) put down .*": {"en": "put", "de": "leg", "nl": "leg"},
    r"(\d+) laid .*": {"en": "lay", "de": "leg", "nl": "leg"},
    r"(\d+) swapped .*": {"en": "swap", "de": "tausch", "nl": "ruil"},
    r"round won by (\d+), .*": {"en": "win", "de": "gewinn", "nl": "wint"},
}
SELF = {"en": "You", "de": "Du", "nl": "(Jij|Je)"}
NUMBER = re.compile(r"(?:played|laid|put down) [rygb](\d+)")


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
        press(button(page, "lobby.iAmReady", language=language))
    if game != "rummy":
        press(button(first, "lobby.fill", language=language))
    press(button(first, "lobby.start", language=language))
    for page in (first, *others):
        expect(own(page, game, language).first).to_be_visible()
    return [first, *others]


def not_told(events: list[str], heard: str, names: list[str], language: str) -> list[str]:
    """The events that were not told, in their order."""
    missed, at = [], 0
    for event in events:
        for form, verbs in TOLD.items():
            if found := re.fullmatch(form, event):
                who = f"({re.escape(names[int(found[1])])}|{SELF[language]})"
                number = rf"[^.]*\b{card[1]}\b" if (card := NUMBER.search(event)) else ""
                told = re.compile(f"{who}[^.]*{verbs[language]}{number}", re.IGNORECASE)
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
        assert sum(event.split()[1] in ("played", "laid") for event in events) > 3
        assert any(event.startswith("round won") for event in events)
        heard = ". ".join(page.evaluate("window.heard"))
        missed = not_told(events, heard, names, language)
        assert not missed, f"{missed}\n{heard}\n{events}"


def test_what_is_not_told_is_found() -> None:
    """The test of the test: an event that nobody reads out is missed."""
    events = ["0 played r7", "1 drew ?", "0 called uno", "round won by 0, points 20 0"]
    heard = "Ada plays red 7. Ben draws 1 card. Ada calls UNO!. Ada wins the round: 20 points"
    names = ["Ada", "Ben"]
    assert not_told(events, heard, names, "en") == []
    for sentence in heard.split(". "):
        assert len(not_told(events, heard.replace(sentence, ""), names, "en")) == 1
