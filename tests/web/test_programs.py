"""A host lets a program in, which plays from its seat."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from server.examples import program
from web.browser import Visits
from web.fingers import press
from web.hands import Player, button, play_round
from web.test_room import host_opens, room_of
from web.words import Words

WORDS = Words("en")


def admit(page: Page, name: str) -> None:
    page.get_by_label(WORDS("lobby-program-name"), exact=True).fill(name)
    press(button(page, "lobby-admit"))


def address_of(page: Page, name: str) -> Locator:
    return page.get_by_label(WORDS("lobby-address-of", name), exact=True)


@pytest.mark.parametrize("language", ["py", "js"])
def test_a_program_plays_with_the_address_that_the_page_gives(
    visit: Visits, tmp_path: Path, language: str
) -> None:
    page = host_opens(visit)
    press(page.get_by_text(WORDS("lobby-programs"), exact=True))
    admit(page, "Robo")
    address = address_of(page, "Robo")
    expect(page.get_by_role("list", name=WORDS("lobby-seats"))).to_contain_text("Robo")
    running = program(language, address.input_value(), tmp_path)
    try:
        press(button(page, "lobby-fill"))
        press(button(page, "lobby-start"))
        play_round(Player(page, "uno"))
    finally:
        running.kill()
        said, _ = running.communicate()
    assert said == ""
    told = visit.events(page, "started")
    assert any(event["kind"] == "played" and event["seat"] == 1 for event in told)


def test_a_name_that_is_none_is_refused_in_words(visit: Visits) -> None:
    visit.allow("400")
    page = host_opens(visit)
    press(page.get_by_text(WORDS("lobby-programs"), exact=True))
    admit(page, " ")
    expect(page.get_by_text(WORDS("reasons-name_empty"))).to_be_visible()


def test_addresses_stay_and_a_program_without_a_seat_is_sent_away_too(visit: Visits) -> None:
    page = host_opens(visit)
    press(page.get_by_text(WORDS("lobby-programs"), exact=True))
    press(button(page, "lobby-fill"))
    expect(button(page, "lobby-fill")).to_have_count(0)
    for name in ("Robo", "Robo 2"):  # the same name twice
        admit(page, "Robo")
        expect(address_of(page, name)).to_have_value(re.compile("^ws://.*token=.+"))
        copy = f"{WORDS('lobby-copy-address')}: {name}"
        expect(page.get_by_role("button", name=copy, exact=True)).to_be_visible()
        assert WORDS("lobby-let-in", name) in page.evaluate("window.heard")
    expect(page.get_by_text(WORDS("lobby-no-seat"))).to_have_count(2)
    guest = visit.joins(room_of(page), "Ben")  # who sends nobody away
    expect(guest.locator(".watching")).to_contain_text(re.compile(r"Robo,\s*Robo 2,\s*Ben"))
    page.reload()
    press(page.get_by_text(WORDS("lobby-programs"), exact=True))
    expect(address_of(page, "Robo 2")).to_be_visible()
    press(page.get_by_role("button", name=f"{WORDS('lobby-kick')}: Robo", exact=True))
    expect(address_of(page, "Robo")).to_have_count(0)
    expect(address_of(page, "Robo 2")).to_be_visible()


def test_a_program_is_not_offered_to_be_host(visit: Visits) -> None:
    page = host_opens(visit)
    visit.joins(room_of(page), "Ben")
    press(page.get_by_text(WORDS("lobby-programs"), exact=True))
    admit(page, "Robo")
    expect(address_of(page, "Robo")).to_be_visible()
    crowns = page.get_by_role("button", name=re.compile(WORDS("lobby-make-host")))
    expect(crowns).to_have_count(1)
    expect(crowns).to_have_accessible_name(re.compile("Ben"))


def test_who_is_not_host_is_not_offered_to_let_programs_in(visit: Visits) -> None:
    host = host_opens(visit)
    guest = visit.joins(room_of(host), "Ben")
    expect(guest.get_by_role("list", name=WORDS("lobby-seats"))).to_contain_text("Ben")
    expect(host.get_by_text(WORDS("lobby-programs"), exact=True)).to_be_visible()
    expect(guest.get_by_text(WORDS("lobby-programs"), exact=True)).not_to_be_attached()
