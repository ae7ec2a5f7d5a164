"""A finished round again: step by step, by keys, and with its shuffle checked in the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from server.clients import Server
from web.browser import Visits
from web.fingers import press
from web.stage import Stage, eager


@pytest.fixture
def record(server: Server) -> Iterator[str]:
    with Stage(server, names=("Ada", "Ben", "Cleo")).begin() as stage:
        stage.reach(lambda _: bool(stage.first.place.get("records")), eager)
        yield stage.first.place["records"][-1]


def open_replay(visit: Visits, record: str, **how: str) -> Page:
    page = visit("replay", record, **how)
    expect(page.get_by_role("slider")).to_have_value("0")
    return page


def test_keys_go_through_a_round(visit: Visits, record: str) -> None:
    page = open_replay(visit, record)
    slider = page.get_by_role("slider")
    hands = page.locator("li .row").all()
    assert all(hand.get_by_role("img").count() >= 7 for hand in hands)  # open, all of them (U6)
    assert len(hands) == 3
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        expect(slider).to_have_value(value)
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")  # one step, even where the slider knows the key itself
    page.keyboard.press("End")
    end = slider.get_attribute("max")
    expect(slider).to_have_value(str(end))
    expect(page.locator(".events")).to_contain_text("wins")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).not_to_have_value("0")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_record_is_downloaded(visit: Visits, record: str) -> None:
    page = open_replay(visit, record)
    with page.expect_download() as coming:
        press(page.get_by_role("link", name="Download the record"))
    assert coming.value.suggested_filename == f"lastcard-{record[:8]}.json"


def test_the_shuffle_is_checked_in_the_page(visit: Visits, record: str) -> None:
    page = open_replay(visit, record)
    press(page.get_by_role("button", name="Check the shuffle"))
    expect(page.get_by_text("shuffled from what was committed to")).to_be_visible()
    expect(page.get_by_role("link", name="Details")).to_have_attribute(
        "href", f"/verify.html?record={record}"
    )


def test_a_shuffle_that_was_changed_does_not_pass(visit: Visits, record: str) -> None:
    page = open_replay(visit, record)

    def forge(route: Route) -> None:
        found = route.fetch().json()
        found["fairness"][0]["secret"] = "0" * 64
        route.fulfill(json=found)

    page.route(f"**/api/records/{record}", forge)
    press(page.get_by_role("button", name="Check the shuffle"))
    expect(page.get_by_text("Rounds that pass: 0 of 1")).to_be_visible()


def test_a_record_without_its_deals_does_not_pass(visit: Visits, record: str) -> None:
    """Nor is the reader told to look after the network."""
    page = open_replay(visit, record)

    def forge(route: Route) -> None:
        found = route.fetch().json()
        del found["deals"]
        route.fulfill(json=found)

    page.route(f"**/api/records/{record}", forge)
    press(page.get_by_role("button", name="Check the shuffle"))
    expect(page.get_by_text("“deals” is missing.")).to_be_visible()


def test_a_record_that_is_not_there(visit: Visits) -> None:
    visit.allow("404")
    page = visit("replay", "none")
    expect(page.get_by_role("heading", name="This replay doesn’t exist.")).to_be_visible()
    expect(page.get_by_role("link", name="Go to start", exact=True)).to_be_visible()
