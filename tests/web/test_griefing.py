"""People who spoil the game, as the pages deal with them."""

import pytest
from playwright.sync_api import Page, expect

from lastcard.server.addresses import MOST_PLACES
from server.callers import Caller
from server.clients import Server
from web.browser import Visits
from web.fingers import press
from web.words import Words

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
    seats = host.get_by_role("list", name=words("lobby.seats")).get_by_role("listitem")
    tick = host.get_by_role("checkbox", name=words("lobby.kickAddress"))
    expect(seats.first).to_be_visible()
    expect(tick).to_have_count(0)  # there is nobody to send away
    for with_address in (False, True):
        asks_in(visit, ada.room, "Eve", language)
        expect(seats.filter(has_text="Eve")).to_have_count(1)
        expect(tick).not_to_be_checked()
        if with_address:
            press(tick)
            expect(tick).to_be_checked()
        press(seats.filter(has_text="Eve").get_by_role("button", name=words("lobby.kick")))
        expect(seats.filter(has_text="Eve")).to_have_count(0)
    page = asks_in(visit, ada.room, "Eve", language)
    expect(page.get_by_text(words("problems.codes.address"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_who_finds_the_places_of_their_connection_taken_is_told(
    server: Server, visit: Visits, language: str
) -> None:
    ada = host_from_elsewhere(server, public=True)
    for n in range(MOST_PLACES):
        Caller(server, f"Guest {n}", "127.0.0.1").join(ada.room)
    page = asks_in(visit, ada.room, "Eve", language)
    expect(page.get_by_text(Words(language)("problems.codes.places"))).to_be_visible()
