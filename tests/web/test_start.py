"""The first page, and the way from it to a table."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import lastcard.server
from lastcard.words import LANGUAGES
from server.clients import Guest, Server
from web.browser import SIZES, Visits
from web.fingers import press
from web.hands import Player, button, own, story
from web.words import Words

TITLES = {"en": "What shall we play?", "de": "Was spielen wir?", "nl": "Wat spelen we?"}
GAMES = ("uno", "spin", "rummy")
FIRST_LOAD = 100_000  # bytes of scripts, styles and words, compressed
WORDS = Words("en")


def choose(page: Page, game: str) -> None:
    games = page.get_by_role("radiogroup", name=WORDS("start-choose")).get_by_role("radio")
    wanted = games.nth(GAMES.index(game))
    press(wanted)
    expect(wanted).to_have_accessible_name(re.compile("^" + WORDS(f"games-{game}-name")))
    expect(wanted).to_be_checked()


def play_now(page: Page) -> None:
    press(page.get_by_role("button", name=re.compile("^" + WORDS("start-play"))))


@pytest.mark.parametrize("language", TITLES)
def test_the_start_speaks_the_visitors_language(visit: Visits, language: str) -> None:
    page = visit(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_another_language_can_be_chosen_and_stays(visit: Visits) -> None:
    page = visit()
    page.get_by_label(WORDS("app-language")).select_option("nl")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["nl"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["nl"])


def test_light_and_dark_can_be_chosen_and_stay(visit: Visits) -> None:
    page = visit(scheme="light")
    toggle = page.get_by_role("button", name=re.compile("^" + WORDS("app-theme")))
    for _ in range(3):  # as the device, light, dark
        if page.locator("html[data-theme=dark]").count():
            break
        press(toggle)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_wrong_code_is_told(visit: Visits) -> None:
    visit.allow("404")
    page = visit(name="Ada")
    page.get_by_label(WORDS("start-code")).fill("NOROOM")
    press(button(page, "start-join"))
    card = page.locator("section").filter(has=page.get_by_label(WORDS("start-code")))
    told = page.get_by_text(WORDS("reasons-no_such_room"))
    expect(card.get_by_text(WORDS("reasons-no_such_room"))).to_be_visible()
    expect(told).to_have_count(1)
    page.get_by_label(WORDS("start-code")).fill("OTHERS")
    expect(told).to_have_count(0)  # nobody has said so of this one


@pytest.mark.parametrize(
    ("written", "shown"),
    [("kchsjv", "KCHSJV"), (" kch-sjv ", "KCHSJV"), ("KCHSJVXW", "KCHSJV"), ("k c h", "KCH")],
)
def test_the_field_takes_the_six_letters_of_a_code(visit: Visits, written: str, shown: str) -> None:
    page = visit()
    field = page.get_by_label(WORDS("start-code"))
    field.press_sequentially(written)
    expect(field).to_have_value(shown)
    field.fill(written)  # at once, as when it is pasted
    expect(field).to_have_value(shown)


@pytest.mark.parametrize("way", ["code", "link"])
def test_a_code_or_a_link_leads_to_the_table(server: Server, visit: Visits, way: str) -> None:
    host = Guest(server, "Ada")
    host.create(game="uno", seats=2)
    code = visit("room", host.room, name="Ada", cookie=host.cookie).locator(".code").inner_text()
    guest = visit(name="Ben")
    dashed = f" {code[:3].lower()}-{code[3:]} "
    link = f"Come! {server.url}/#/room/{host.room} "
    guest.get_by_label(WORDS("start-code")).fill(dashed if way == "code" else link)
    press(button(guest, "start-join"))
    seats = guest.get_by_role("list", name=WORDS("lobby-seats"))
    expect(seats).to_contain_text("Ben")
    assert guest.url.endswith(host.room)


TOP = "() => scrollY === 0"


def test_the_start_is_shown_from_its_top(visit: Visits) -> None:
    page = visit(name="Ada")

    def scroll() -> None:
        page.evaluate("scrollTo(0, 10_000)")
        page.wait_for_function("() => scrollY > 50")

    def is_at_the_start() -> None:
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["en"])
        page.wait_for_function(TOP)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate(TOP)

    scroll()
    page.evaluate("location.hash = '#/rules'")  # the link is in sight only at the top
    expect(page.locator("#U1")).to_be_visible()
    assert page.evaluate(TOP)
    scroll()
    page.go_back()
    is_at_the_start()
    press(page.get_by_role("button", name=re.compile("^" + WORDS("start-invite"))))
    expect(page.get_by_role("list", name=WORDS("lobby-seats"))).to_be_visible()
    scroll()
    page.evaluate("location.hash = '#/'")
    is_at_the_start()
    scroll()
    page.go_back()
    expect(page.get_by_role("list", name=WORDS("lobby-seats"))).to_be_visible()
    page.go_back()
    is_at_the_start()


def test_back_in_the_rulebook_leads_to_the_same_lines(visit: Visits) -> None:
    page = visit("rules")
    expect(page.locator("#U20")).to_be_attached()
    page.evaluate("scrollTo(0, 700)")
    page.wait_for_function("() => scrollY === 700")
    page.evaluate("location.hash = '#/rules/U20'")
    page.wait_for_function("() => scrollY > 1000")
    page.go_back()
    page.wait_for_function("() => scrollY === 700")


@pytest.mark.parametrize("size", SIZES)
def test_play_now_can_be_seen_at_once(visit: Visits, size: str) -> None:
    page = visit(size=size)
    play = page.get_by_role("button", name=re.compile("^" + WORDS("start-play")))
    expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_to_a_table_with_bots(visit: Visits, game: str) -> None:
    page = visit(name="Ada")
    choose(page, game)
    play_now(page)
    expect(own(page, game).first).to_be_visible()
    player = Player(page, game)
    told = story(page).get_by_text(re.compile("^(Ada|You) (play|lay|laid|draw)"))
    for _ in range(400):
        player.act()
        if told.count():
            break
        page.wait_for_timeout(50)
    assert told.count(), player.shows()


def test_the_first_load_is_small(pages: None) -> None:
    """What the first page needs, by its own list, and the words of the longest language."""
    static = Path(lastcard.server.__file__).parent / "static"
    index = (static / "index.html").read_text()
    files = [static / path.lstrip("/") for path in re.findall(r'"(/assets/[^"]+)"', index)]
    words = [*(static / "assets").glob("pages-*.js")]
    assert len(files) > 1
    assert len(words) == len(LANGUAGES)
    sizes = {file: len(gzip.compress(file.read_bytes(), 9)) for file in files + words}
    first = sum(sizes[file] for file in files) + max(sizes[file] for file in words)
    assert first <= FIRST_LOAD
