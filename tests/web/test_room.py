"""A room seen by several: seats and agreements, talk, spectators, and lines that break."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from server.clients import Server
from web.browser import Visits
from web.conftest import QuickServer
from web.fingers import press
from web.hands import button, hand, hand_names, picker, story, tap_card
from web.stage import Match, Stage, collecting, eager, lingering, my_turn, still
from web.words import Words

WORDS = Words("en")
CUT = r"ERR_(INTERNET_DISCONNECTED|CONNECTION_|NETWORK|EMPTY)|WebSocket connection"


def host_opens(visit: Visits, **how: str) -> Page:
    page = visit(name="Ada", **how)
    press(page.get_by_role("button", name=re.compile("^" + WORDS("start-invite"))))
    expect(page.get_by_role("list", name=WORDS("lobby-seats"))).to_be_visible()
    return page


def room_of(page: Page) -> str:
    return page.url.split("/")[-1]


def choice(page: Page, key: str) -> Locator:
    return page.get_by_role("combobox", name=WORDS(key), exact=True)


def holds_wild(match: Match) -> bool:
    return my_turn(match, "w")


# In the lobby


def test_the_code_leads_to_the_same_table(visit: Visits) -> None:
    host = host_opens(visit)
    guest = visit(name="Ben")
    guest.get_by_label(WORDS("start-code")).fill(code_of(visit, host))
    press(button(guest, "start-join"))
    expect(host.get_by_role("list", name=WORDS("lobby-seats"))).to_contain_text("Ben")


def code_of(visit: Visits, page: Page) -> str:
    """The code that the page shows, as the server told it."""
    code = next(str(f["room"]["code"]) for f in visit.frames[page] if f.get("room"))
    expect(page.get_by_text(code, exact=True)).to_be_visible()
    return code


def test_the_guest_sees_what_the_host_changes(visit: Visits) -> None:
    host = host_opens(visit)
    guest = visit.joins(room_of(host), "Ben")
    choice(host, "options-game").select_option("spin")
    expect(choice(guest, "options-game")).to_have_value("spin")
    expect(choice(guest, "options-game")).to_be_disabled()
    stacking = re.compile(WORDS("options-rule-stacking-name"))
    for page in (host, guest):
        press(page.get_by_text(WORDS("options-details"), exact=True))
    press(host.get_by_role("checkbox", name=stacking))
    expect(guest.get_by_role("checkbox", name=stacking)).to_be_checked()
    choice(host, "options-players").select_option("2")
    seats = guest.get_by_role("list", name=WORDS("lobby-seats")).get_by_role("listitem")
    expect(seats).to_have_count(2)


def test_changes_at_once_all_count(visit: Visits) -> None:
    """On a slow line somebody chooses again before the first choice was answered."""
    host = host_opens(visit)
    host.evaluate("""() => {
      const [game, players] = document.querySelectorAll("main fieldset select");
      for (const [box, value] of [[players, "2"], [game, "spin"], [players, "5"]]) {
        box.value = value;
        box.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }""")
    guest = visit.joins(room_of(host), "Ben")
    expect(choice(guest, "options-game")).to_have_value("spin")
    expect(choice(guest, "options-players")).to_have_value("5")


def test_every_setting_of_the_lobby_is_accepted(visit: Visits) -> None:
    host = host_opens(visit, size="desktop")
    press(host.get_by_text(WORDS("options-details"), exact=True))
    for game in ("uno", "spin", "rummy"):
        choice(host, "options-game").select_option(game)
        main = host.get_by_role("main")
        for box in main.get_by_role("combobox").all()[1:]:
            for option in box.locator("option").all()[:3]:
                value = str(option.get_attribute("value"))
                box.select_option(value)
                expect(box).to_have_value(value)
        for box in main.get_by_role("checkbox").all():
            was = box.is_checked()
            press(box)
            expect(box).to_be_checked(checked=not was)
        expect(button(host, "table-close")).to_have_count(0)  # nothing was refused


def test_who_is_sent_away_is_told(visit: Visits) -> None:
    host = host_opens(visit)
    guest = visit.joins(room_of(host), "Ben")
    expect(guest.get_by_role("list", name=WORDS("lobby-seats"))).to_be_visible()
    send_away(host, "Ben")
    expect(guest.get_by_role("heading", name=WORDS("room-parted"))).to_be_visible()
    press(guest.get_by_role("link", name=WORDS("app-to-start"), exact=True))
    expect(guest.get_by_role("heading", level=1)).to_have_text(WORDS("start-title"))
    expect(guest.get_by_text(WORDS("start-back-to-table"))).to_have_count(0)


def send_away(host: Page, name: str) -> None:
    row = host.get_by_role("list", name=WORDS("lobby-seats")).get_by_role("listitem")
    press(row.filter(has_text=name).get_by_role("button", name=WORDS("lobby-kick")))
    expect(row.filter(has_text=name)).to_have_count(0)


def test_who_is_sent_away_before_they_see_the_table_is_told(visit: Visits) -> None:
    host = host_opens(visit)
    visit.allow("403")  # the tickets of guests who have not joined yet, or were sent away
    guest = visit("room", room_of(host), name="Ben")
    expect(button(guest, "room-join")).to_be_visible()
    guest.route("**/ticket", lambda route: None)
    press(button(guest, "room-join"))
    send_away(host, "Ben")
    guest.unroute("**/ticket")  # which lets the one go that was held
    expect(guest.get_by_role("heading", name=WORDS("room-parted"))).to_be_visible()


def test_who_is_sent_away_while_their_line_is_down_is_told(visit: Visits) -> None:
    host = host_opens(visit)
    guest = visit.joins(room_of(host), "Ben")
    expect(guest.get_by_role("list", name=WORDS("lobby-seats"))).to_be_visible()
    visit.allow(CUT)
    guest.context.set_offline(True)
    expect(guest.get_by_text(WORDS("room-lost"))).to_be_visible()
    send_away(host, "Ben")
    guest.context.set_offline(False)
    expect(guest.get_by_role("heading", name=WORDS("room-parted"))).to_be_visible()


# Two at once


def test_a_tap_is_not_lost_because_somebody_calls_meanwhile(server: Server, visit: Visits) -> None:
    calls = False

    def silent_at_first(match: Match) -> str | None:
        legal = match.get("legal", [])
        if calls:
            return "uno" if "uno" in legal else None
        return eager(match | {"legal": [a for a in legal if not a.endswith("uno")]})

    def can_catch(match: Match) -> bool:
        return my_turn(match) and {"catch 1", "draw"} <= set(match["legal"])

    with Stage(server, settings={"rules": {"target": 10_000}}, style=silent_at_first) as stage:
        stage.begin().reach(can_catch)
        page = stage.show(visit)
        held: list[str | bytes] | None = None

        def pass_on(to_page: WebSocketRoute) -> None:
            def hear(text: str | bytes) -> None:
                to_page.send(text) if held is None else held.append(text)

            routes.append(to_page)
            to_page.connect_to_server().on_message(hear)

        routes: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/socket"), pass_on)
        page.reload()
        expect(button(page, "table-draw")).to_be_visible()
        held = []
        calls = True
        stage.nudge()
        stage.wait_for(1, lambda match: "uno" not in match["legal"])
        press(button(page, "table-draw"))
        page.wait_for_timeout(200)  # refused, but neither that nor the call has come here yet
        late, held = held, None
        for text in late:
            routes[-1].send(text)
        expect(hand(page)).to_have_count(len(stage.first.match["hand"].split()) + 1)


# Talk


def test_talk_emotes_and_silence(visit: Visits) -> None:
    host = host_opens(visit)
    guest = visit.joins(room_of(host), "Ben")
    log = host.get_by_role("log", name=WORDS("table-chat"))

    def say(text: str) -> None:
        guest.get_by_label(WORDS("table-say")).fill(text)
        press(button(guest, "table-send"))

    say("<b>hello</b>")
    expect(log).to_contain_text("<b>hello</b>")  # as text, not as a tag
    press(button(guest, "table-emotes-well_played"))
    expect(log).to_contain_text(WORDS("table-emotes-well_played"))
    press(button(host, "table-mute", "Ben"))
    expect(button(host, "table-hear", "Ben")).to_be_visible()
    say("still there?")
    expect(guest.get_by_role("log", name=WORDS("table-chat"))).to_contain_text("still there?")
    press(button(host, "table-hear", "Ben"))
    say("and now?")
    expect(log).to_contain_text("and now?")
    expect(log).not_to_contain_text("still there?")


def test_talk_at_the_table(server: Server, visit: Visits) -> None:
    with Stage(server, style=still).begin() as stage:
        page = stage.show(visit, size="desktop")
        watching = visit.joins(stage.room, "Eve", size="desktop")
        watching.get_by_label(WORDS("table-say")).fill("good luck")
        press(button(watching, "table-send"))
        expect(page.get_by_role("log", name=WORDS("table-chat"))).to_contain_text("good luck")
        press(button(page, "table-emotes-thanks"))
        log = watching.get_by_role("log", name=WORDS("table-chat"))
        expect(log).to_contain_text(WORDS("table-emotes-thanks"))


# Watching, leaving, being away


def test_who_comes_later_watches_and_sees_no_hand(server: Server, visit: Visits) -> None:
    with Stage(server, style=still).begin() as stage:
        page = visit.joins(stage.room, "Eve")
        expect(page.get_by_text(WORDS("table-watching"))).to_be_visible()
        expect(page.get_by_text(WORDS("table-watching-line"))).to_be_in_viewport()  # what to do
        expect(hand(page)).to_have_count(0)
        shown = [frame["match"] for frame in visit.frames[page] if frame.get("match")]
        assert shown
        assert all(match["hands"] == [None, None] for match in shown)


def test_a_bot_plays_for_who_is_away_until_they_are_back(server: Server, visit: Visits) -> None:
    short = {"turn_seconds": 15}
    with Stage(server, settings=short, style=lingering).begin() as stage:
        stage.reach(my_turn, lingering)
        page = stage.show(visit)
        notice = page.get_by_text(WORDS("table-autopilot"))
        expect(notice).to_be_visible(timeout=60_000)
        stage.style = still  # the round does not end meanwhile
        press(button(page, "table-come-back"))
        expect(notice).to_have_count(0)
        expect(hand(page).first).to_be_visible()


def test_who_leaves_is_asked_and_goes_to_the_start(server: Server, visit: Visits) -> None:
    with Stage(server, style=collecting).begin() as stage:
        page = stage.show(visit)
        press(button(page, "table-aside"))
        press(button(page, "table-leave"))
        press(button(page, "table-no"))
        expect(page.get_by_text(WORDS("table-leave-sure"))).to_have_count(0)
        press(button(page, "table-leave"))
        expect(page.get_by_text(WORDS("table-leave-sure"))).to_be_visible()
        press(button(page, "table-yes"))
        expect(page.get_by_role("heading", level=1)).to_have_text(WORDS("start-title"))


# Lines that break, and tabs


def pick_wild(page: Page) -> None:
    tap_card(page, WORDS("cards-wild"))
    expect(picker(page)).to_be_visible()


def name_green(page: Page) -> None:
    press(picker(page).get_by_role("button", name=re.compile("green", re.IGNORECASE)))
    expect(story(page).get_by_text(re.compile("(Ada|You) plays? Wild")).first).to_be_attached()


def test_a_reload_in_the_middle_of_a_choice(server: Server, visit: Visits) -> None:
    with Stage(server, style=lingering).begin() as stage:
        stage.reach(holds_wild)
        page = stage.show(visit)
        before = hand_names(page)
        pick_wild(page)
        page.reload()
        expect(hand(page)).to_have_count(len(before))
        assert hand_names(page) == before
        pick_wild(page)
        name_green(page)


def test_offline_and_back_in_the_middle_of_a_choice(server: Server, visit: Visits) -> None:
    visit.allow(CUT)
    with Stage(server, style=lingering).begin() as stage:
        stage.reach(holds_wild)
        stage.style = still  # nobody makes Ada draw before she has looked at her hand
        page = stage.show(visit)
        before = hand_names(page)
        pick_wild(page)
        page.context.set_offline(True)
        expect(page.get_by_text(WORDS("room-lost"))).to_be_visible()
        press(picker(page).get_by_role("button", name=re.compile("green", re.IGNORECASE)))
        assert hand_names(page) == before
        page.context.set_offline(False)
        expect(page.get_by_text(WORDS("room-lost"))).to_be_hidden()
        # What was said while the line was broken is said again.
        expect(story(page).get_by_text(re.compile("^You play Wild")).first).to_be_attached()
        expect(hand(page)).to_have_count(len(before) - 1)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_in_the_middle_of_a_choice(
    browser: Browser, pages: None, tmp_path: Path, how: signal.Signals
) -> None:
    server = QuickServer(tmp_path)
    visit = Visits(browser, server.url)
    visit.allow(CUT)
    again = None
    try:
        with Stage(server, style=lingering).begin() as stage:
            stage.reach(holds_wild)
            page = stage.show(visit)
            before = hand_names(page)
            pick_wild(page)
            server.stop(how)
            expect(page.get_by_text(WORDS("room-lost"))).to_be_visible()
            assert hand_names(page) == before
            again = QuickServer(tmp_path, server.port)
            expect(page.get_by_text(WORDS("room-lost"))).to_be_hidden(timeout=60_000)
            assert hand_names(page) == before
            name_green(page)
    finally:
        visit.close()
        server.stop()
        if again:
            again.stop()


def test_two_tabs(server: Server, visit: Visits) -> None:
    with Stage(server, style=collecting).begin() as stage:
        stage.reach(my_turn)
        older = stage.show(visit)
        expect(older.get_by_text(WORDS("table-your-turn"))).to_be_visible()
        newer = visit.tab(older.context, "room", stage.room)
        expect(newer.get_by_text(WORDS("table-your-turn"))).to_be_visible()
        expect(older.get_by_role("heading", name=WORDS("room-replaced"))).to_be_visible()
        press(button(older, "room-take-over"))
        expect(older.get_by_text(WORDS("table-your-turn"))).to_be_visible()
        expect(newer.get_by_role("heading", name=WORDS("room-replaced"))).to_be_visible()
        assert len(hand_names(older)) >= 7
