"""People who spoil the game, as the pages deal with them."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.callers import Caller
from server.clients import Server
from web.browser import Visits
from web.conftest import QuickServer
from web.fingers import press
from web.hands import button
from web.stage import Match, Stage, collecting, my_turn, still
from web.test_access import faults
from web.words import Words

WORDS = Words("en")
ELSEWHERE = "127.0.0.21"  # the browser's own address is 127.0.0.1


def host_from_elsewhere(server: Server, **settings: object) -> Caller:
    ada = Caller(server, "Ada", ELSEWHERE)
    ada.create(seats=6, **settings)
    return ada


def asks_in(visit: Visits, room: str, name: str, language: str) -> Page:
    visit.allow("403")
    return visit.joins(room, name, language)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_who_was_sent_away_with_their_connection_is_told_when_they_come_again(
    server: Server, visit: Visits, language: str
) -> None:
    words = Words(language)
    ada = host_from_elsewhere(server)
    host = visit("room", ada.room, name="Ada", cookie=ada.cookie, language=language)
    seats = host.get_by_role("list", name=words("lobby-seats")).get_by_role("listitem")
    tick = host.get_by_role("checkbox", name=words("lobby-kick-address"))
    expect(seats.first).to_be_visible()
    expect(tick).to_have_count(0)  # there is nobody to send away
    for with_address in (False, True):
        asks_in(visit, ada.room, "Eve", language)
        expect(seats.filter(has_text="Eve")).to_have_count(1)
        expect(tick).not_to_be_checked()
        if with_address:
            assert faults(host) == []
            press(tick)
            expect(tick).to_be_checked()
        press(seats.filter(has_text="Eve").get_by_role("button", name=words("lobby-kick")))
        expect(seats.filter(has_text="Eve")).to_have_count(0)
    page = asks_in(visit, ada.room, "Eve", language)
    expect(page.get_by_text(words("reasons-address_removed"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_who_finds_the_places_of_their_connection_taken_is_told(
    server: Server, visit: Visits, language: str
) -> None:
    ada = host_from_elsewhere(server, public=True)
    for n in range(3):  # half of the seats
        Caller(server, f"Guest {n}", "127.0.0.1").join(ada.room)
    page = asks_in(visit, ada.room, "Eve", language)
    expect(page.get_by_text(Words(language)("reasons-too_many_from_address"))).to_be_visible()


# A player who does nothing


@pytest.fixture(scope="module")
def hurried(
    pages: None, chance: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[QuickServer]:
    """A server on which people may hurry each other almost at once."""
    running = QuickServer(tmp_path_factory.mktemp("hurried"), 0, "--stalling", "0.3")
    yield running
    running.stop()


@pytest.fixture
def visit_hurried(browser: Browser, hurried: QuickServer) -> Iterator[Visits]:
    with closing(Visits(browser, hurried.url)) as visits:
        yield visits


def bens_turn(match: Match) -> bool:
    return match.get("turn") == 1 and match["phase"] == "turn"


@pytest.mark.parametrize(("game", "language"), [("uno", "en"), ("spin", "de"), ("rummy", "nl")])
def test_the_host_lets_a_bot_play_for_who_does_nothing(
    hurried: QuickServer, visit_hurried: Visits, game: str, language: str
) -> None:
    words = Words(language)
    with Stage(hurried, game, style=still).open() as stage:
        stage.start()
        if game != "rummy":  # where a player who must lay lays (R6), however still
            stage.play_along()
        stage.reach(bens_turn)
        page = stage.show(visit_hurried, language=language)
        asked = button(page, "table-stand-in-for", "Ben", language=language)
        expect(asked).to_be_visible()
        page.wait_for_function(
            "sentence => heard.some((it) => it.includes(sentence))",
            arg=words("table-stalls", "Ben"),
        )
        assert faults(page) == []
        asked.focus()
        page.keyboard.press("Enter")
        expect(asked).to_have_count(0)
        others = page.get_by_role("listitem").filter(has_text="Ben")
        expect(others.filter(has_text=words("table-away"))).to_have_count(1)
        assert any(frame.get("what") == "went_away" for frame in visit_hurried.frames[page])


def test_who_goes_on_waiting_is_not_asked_again_in_this_turn(
    hurried: QuickServer, visit_hurried: Visits
) -> None:
    with Stage(hurried, style=still).begin() as stage:
        stage.reach(bens_turn)
        page = stage.show(visit_hurried)
        asked = button(page, "table-stand-in-for", "Ben")
        press(button(page, "table-keep-waiting"))
        expect(asked).to_have_count(0)
        watching = visit_hurried.joins(stage.room, "Eve")  # something that is not of the match
        expect(watching.get_by_text(WORDS("table-watching"))).to_be_visible()
        expect(asked).to_have_count(0)
        page.reload()
        expect(asked).to_be_visible()


def test_the_others_vote_about_a_host_who_does_nothing(
    hurried: QuickServer, visit_hurried: Visits
) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan")
    with Stage(hurried, names=names, style=collecting).begin() as stage:
        stage.reach(my_turn)
        stage.run(stage.stop_playing())
        stage.play_along(stage.guests[3:])
        ben, cleo = (
            visit_hurried("room", stage.room, name=guest.name, cookie=guest.cookie)
            for guest in stage.guests[1:3]
        )
        for page in (ben, cleo):
            expect(button(page, "table-stand-in-for", "Ada")).to_be_visible()
            expect(page.get_by_text(WORDS("table-want-bot", 0, 2)).first).to_be_visible()
        press(button(ben, "table-stand-in-for", "Ada"))
        expect(button(ben, "table-stand-in-for", "Ada")).to_have_attribute("aria-pressed", "true")
        expect(cleo.get_by_text(WORDS("table-want-bot", 1, 2)).first).to_be_visible()
        press(button(cleo, "table-stand-in-for", "Ada"))
        for page in (ben, cleo):
            expect(button(page, "table-stand-in-for", "Ada")).to_have_count(0)
        assert any(frame.get("what") == "went_away" for frame in visit_hurried.frames[ben])
