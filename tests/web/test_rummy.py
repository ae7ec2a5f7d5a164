"""UNO Rummy in the browser: the table is rearranged by mouse, finger and keys, from positions."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.clients import Server
from web import staged
from web.browser import SIZES, Visits
from web.stage import Stage
from web.words import Words

RUN_AND_SET = ["r5 r6 r7 r8", "y1 g1 b1"]
SETS_OF_EIGHT = ["r5 r6 r7", "y1 g1 b1", "r8 g8 b8"]


# The stage


class StagedServer(Server):
    program = (staged.__file__,)

    def __init__(self, folder: Path) -> None:
        self.scene = folder / staged.SCENE
        super().__init__(folder)


@pytest.fixture(scope="module")
def server(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServer]:
    """In place of the one that deals."""
    running = StagedServer(tmp_path_factory.mktemp("staged"))
    yield running
    running.stop()


@dataclass
class Shows:
    """Shows positions in the browser: it is Ada's turn; Ben and Cleo wait.

    With three, it is never Ada's turn again at once, whatever works.
    """

    server: StagedServer
    visit: Visits
    stages: ExitStack = field(default_factory=ExitStack)

    def __call__(
        self, rack: str, table: list[str], singles: str = "", size: str = "desktop", **how: Any
    ) -> Page:
        scenario = {
            "game": "rummy",
            "players": 3,
            "opener": 0,
            "turn": 0,
            "direction": 1,
            "hands": [rack, how.pop("ben", "y4 b6"), how.pop("cleo", "y4 g11")],
            "stock": how.pop("stock", "y3 y10 g10 b10 r10 r1 r2 b2"),
            "table": table,
            "singles": singles,
        }
        self.server.scene.write_text(json.dumps(scenario))
        settings = {"hints": how.pop("hints", True)}
        stage = Stage(self.server, "rummy", ("Ada", "Ben", "Cleo"), settings)
        self.stages.enter_context(stage).open()
        stage.run(stage._begin())
        page = stage.show(self.visit, size=size, **how)
        expect(page.locator(".new")).to_be_visible()
        return page


@pytest.fixture
def show(server: StagedServer, visit: Visits) -> Iterator[Shows]:
    shows = Shows(server, visit)
    with shows.stages:
        yield shows


# What is seen

COLOURS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}


def written(name: str) -> str:
    """A tile's name in notation: what stands for what, and without who laid it."""
    joker, *_ = name.split(", ")
    found = re.findall(r"(red|yellow|green|blue) (\d+)", joker)
    face = "".join(COLOURS[colour] + number for colour, number in found)
    return ("j" + ("=" + face if face else "")) if "joker" in joker else face


def tiles(within: Locator) -> str:
    names = within.locator("[data-piece]").evaluate_all(
        "tiles => tiles.map(tile => tile.getAttribute('aria-label'))"
    )
    return " ".join(map(written, names))


def melds(page: Page) -> list[str]:
    return [tiles(meld) for meld in page.locator(".meld").all()]


def rack(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("group", name=Words(language)("rummy.rack"))


def tile(within: Locator, name: str) -> Locator:
    return within.get_by_role("button", name=re.compile(rf"^{name}(,|$)")).first


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def status(page: Page) -> Locator:
    return page.locator(".dock > .line")


def fits(page: Page) -> None:
    expect(status(page)).to_contain_text("That fits.")


def lay(page: Page) -> None:
    fits(page)
    button(page, "Lay").click()
    expect(status(page)).to_contain_text("Wait for your turn.")


def put(page: Page, name: str, onto: Locator) -> None:
    """Tap a tile of the rack, then its place."""
    tile(rack(page), name).click()
    onto.click()


def start_meld(page: Page, *names: str) -> None:
    for name in names:
        tile(rack(page), name).click()
    page.locator(".new").click()


# Ways to move a tile


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(page: Page, what: Locator, where: Locator) -> None:
    x, y = middle(what)
    to_x, to_y = middle(where)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 10)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


class Fingers:
    """Touches the screen as a browser hears it from one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touches})

    def drag(self, what: Locator, where: Locator) -> None:
        x, y = middle(what)
        self.touch("Start", (x, y))
        if not what.locator("xpath=ancestor::*[@data-place='rack']").count():
            # A finger on the table scrolls it, unless it rests.
            self.page.locator(".ghost").wait_for()
        to_x, to_y = middle(where)
        for part in (0.3, 0.6, 1):
            self.touch("Move", (x + (to_x - x) * part, y + (to_y - y) * part))
        self.touch("End")

    def swipe(self, x: float, y: float, by: float) -> None:
        self.touch("Start", (x, y))
        for part in range(1, 11):
            self.touch("Move", (x, y + by * part / 10))
        self.touch("End")

    def pinch(self, x: float, y: float, apart: float, then: float) -> None:
        self.touch("Start", (x, y - apart / 2), (x, y + apart / 2))
        for part in range(1, 6):
            now = apart + (then - apart) * part / 5
            self.touch("Move", (x, y - now / 2), (x, y + now / 2))
        self.touch("End")


def drag_with_finger(page: Page, what: Locator, where: Locator) -> None:
    Fingers(page).drag(what, where)


def tap_twice(page: Page, what: Locator, where: Locator) -> None:
    what.click()
    where.click()


def go_to(page: Page, where: Locator) -> None:
    """Press arrow keys, as somebody who sees the screen would, until a place has the focus."""
    to_x, to_y = middle(where)
    for _ in range(40):
        if where.evaluate("place => place === document.activeElement"):
            return
        x, y = middle(page.locator(":focus"))
        if abs(to_y - y) > 12:
            page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
    raise AssertionError("arrow keys do not lead there")


def press_keys(page: Page, what: Locator, where: Locator) -> None:
    go_to(page, what)
    page.keyboard.press("Enter")
    go_to(page, where)
    page.keyboard.press("Enter")


def tab_to(page: Page, where: Locator) -> None:
    for _ in range(40):
        if where.evaluate("place => place === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


# A turn


@pytest.mark.parametrize(
    ("move", "size"),
    [
        (drag_with_mouse, "desktop"),
        (drag_with_finger, "phone"),
        (drag_with_finger, "tablet"),
        (tap_twice, "phone"),
    ],
)
def test_a_tile_of_the_table_becomes_part_of_a_new_set(show: Shows, move: Any, size: str) -> None:
    page = show("g8 b8 y12", RUN_AND_SET, size=size)
    move(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    move(page, tile(rack(page), "green 8"), tile(page.locator(".meld").last, "red 8"))
    move(page, tile(rack(page), "blue 8"), tile(page.locator(".meld").last, "red 8"))
    assert melds(page) == SETS_OF_EIGHT
    lay(page)
    assert (melds(page), tiles(rack(page))) == (SETS_OF_EIGHT, "y12")


def test_a_whole_turn_with_the_keyboard_alone(show: Shows) -> None:
    page = show("g8 b8 y12", RUN_AND_SET)
    tab_to(page, tile(rack(page), "yellow 12"))
    press_keys(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    press_keys(page, tile(rack(page), "green 8"), tile(page.locator(".meld").last, "red 8"))
    go_to(page, tile(rack(page), "blue 8"))
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.keyboard.press("Space")
    go_to(page, button(page, "Put into meld 3"))
    page.keyboard.press("Enter")
    assert melds(page) == SETS_OF_EIGHT
    page.keyboard.press("Control+z")
    assert melds(page)[2] == "r8 g8"
    page.keyboard.press("Control+Shift+Z")
    fits(page)
    tab_to(page, button(page, "Call UNO!"))
    page.keyboard.press("Enter")
    tab_to(page, button(page, "Lay"))
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text("Wait for your turn.")
    assert (melds(page), tiles(rack(page))) == (SETS_OF_EIGHT, "y12")


def test_undo_redo_and_start_over(show: Shows) -> None:
    page = show("g8 b8 y12", RUN_AND_SET)
    expect(button(page, "Undo")).to_be_disabled()
    tap_twice(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    put(page, "green 8", tile(page.locator(".meld").last, "red 8"))
    drafted = melds(page)
    button(page, "Undo").click()
    assert melds(page) == ["r5 r6 r7", "y1 g1 b1", "r8"]
    button(page, "Redo").click()
    assert melds(page) == drafted
    button(page, "Start over").click()
    assert (melds(page), tiles(rack(page))) == (RUN_AND_SET, "y12 g8 b8")
    button(page, "Undo").click()  # also that can be taken back
    assert melds(page) == drafted


def test_a_run_is_split_and_a_whole_meld_is_taken(show: Shows) -> None:
    page = show("y6 g6", ["b3 b4 b5 b6 b7 b8"])
    tile(page.locator(".meld"), "blue 6").click()
    button(page, "Split").click()
    assert melds(page) == ["b3 b4 b5", "b6 b7 b8"]
    tile(page.locator(".meld").last, "blue 6").click()
    button(page, "Take all").click()
    tile(page.locator(".meld").first, "blue 3").click()
    assert melds(page) == ["b3 b4 b5 b6 b7 b8"]


def test_every_wrong_meld_says_why_and_by_which_rule(show: Shows) -> None:
    page = show("g7 g9 r11 y12", ["r5 r6 r7", "y1 g1 b1"])
    put(page, "green 7", tile(page.locator(".meld").first, "red 5"))
    start_meld(page, "red 11")
    wrong = page.locator(".meld.wrong")
    expect(wrong).to_have_count(2)
    expect(wrong.first.locator("p")).to_have_text("no run, no set R4")
    expect(wrong.last.locator("p")).to_have_text("at least 3 tiles R4")
    expect(wrong.first.get_by_role("link", name="R4")).to_have_attribute("href", "#/rules/R4")
    expect(page.locator(".meld:not(.wrong)")).to_have_count(1)
    expect(status(page)).to_contain_text("2 melds are not right yet.")
    expect(button(page, "Lay")).to_be_disabled()
    button(page, "Undo").click()
    expect(wrong).to_have_count(1)
    expect(status(page)).to_contain_text("Meld 1: no run, no set R4")


def test_what_cannot_be_done_is_explained(show: Shows) -> None:
    page = show("r9 y12", ["r5 r6 r7 r8"])
    expect(button(page, "Draw")).to_have_attribute("aria-disabled", "true")
    button(page, "Draw").click(force=True)
    expect(status(page)).to_contain_text("You have a tile that fits, so you may not draw. R6")


def test_four_tiles_leave_the_rack_and_no_more(show: Shows) -> None:
    page = show("b6 b8 b9 b10 b11 y12", RUN_AND_SET, singles="b7")
    for name in ("blue 6", "blue 8", "blue 9", "blue 10", "blue 11"):
        tile(rack(page), name).click()
    tile(page.get_by_role("group", name="Start tiles"), "blue 7").click()
    expect(status(page)).to_contain_text("5 of 4 tiles")
    expect(status(page)).to_contain_text("At most four tiles leave your rack")
    expect(button(page, "Lay")).to_be_disabled()
    tile(page.locator(".meld").last, "blue 11").click()
    button(page, "Put back on the rack").click()
    expect(status(page)).to_contain_text("4 of 4 tiles")
    lay(page)


def test_a_drawn_tile_is_played_alone_or_kept(show: Shows) -> None:
    page = show("g12 y12", ["r5 r6 r7"], stock="r8 y3 y10 g10 b10")
    button(page, "Draw").click()
    expect(tile(rack(page), "red 8")).to_have_attribute("aria-pressed", "true")
    tile(page.locator(".meld"), "red 7").click()
    lay(page)
    assert melds(page) == ["r5 r6 r7 r8"]


# Jokers and actions


def test_a_joker_asks_what_it_stands_for(show: Shows) -> None:
    page = show("j y12 g3", ["r4 r5 r6"])
    put(page, "joker", tile(page.locator(".meld"), "red 5"))
    question = page.get_by_role("group", name="The joker stands for")
    expect(question.locator("[aria-pressed=true]")).to_have_attribute("aria-label", "red 7")
    button(page, "red 3").click()
    expect(question).to_have_count(0)
    assert melds(page) == ["j=r3 r4 r5 r6"]
    fits(page)
    page.locator(".meld [data-piece]").first.click()  # and it can be asked again
    question.get_by_role("button", name="other").click()
    button(page, "blue 12").click()
    expect(page.locator(".meld.wrong p")).to_contain_text("no run, no set")
    button(page, "Undo").click()
    lay(page)
    assert melds(page) == ["j=r3 r4 r5 r6"]


def test_a_joker_is_swapped_for_its_tile_and_played(show: Shows) -> None:
    page = show("r5 b9 y12 g2", ["r4 j=r5 r6", "r9 g9 y9"])
    tile(rack(page), "red 5").click()
    page.get_by_role("button", name="Swap for the joker").click()
    expect(page.locator(".meld").first.locator("[data-piece]").nth(1)).to_have_attribute(
        "aria-label", "red 5, yours"
    )
    assert (melds(page)[0], tiles(rack(page))) == ("r4 r5 r6", "y12 g2 b9 j")
    expect(status(page)).to_contain_text("0 of 3 tiles")
    page.reload()  # and it is still known what was swapped in
    expect(tile(page.locator(".meld").first, "red 5, yours")).to_be_visible()
    put(page, "joker", tile(page.locator(".meld").first, "red 6"))
    # R18: the Skip that was swapped in and the joker came into the same run.
    question = page.get_by_role("group", name="Which one works?")
    button(page, "Let go").click()
    question.get_by_role("button", name="red 5").click()
    lay(page)
    assert melds(page) == ["r4 r5 r6 j=r7", "r9 g9 y9"]


def test_one_of_two_jokers_is_chosen_for_a_swap(show: Shows) -> None:
    page = show("r9 y12", ["r8 j=r9 r10", "b9 g9 j=y9"])
    tile(rack(page), "red 9").click()
    swaps = page.get_by_role("button", name="Swap for the joker")
    expect(swaps).to_have_count(2)
    swaps.last.click()
    expect(status(page)).to_contain_text("Swapped.")
    assert melds(page) == ["r8 j=r9 r10", "b9 g9 r9"]
    button(page, "End turn").click()
    expect(status(page)).to_contain_text("Wait for your turn.")


def test_the_tile_that_works_is_chosen(show: Shows) -> None:
    page = show("r5 r7 y12 g3", RUN_AND_SET[1:], singles="r6")
    for name in ("red 5", "red 7"):
        tile(rack(page), name).click()
    tile(page.get_by_role("group", name="Start tiles"), "red 6").click()
    expect(page.locator(".meld.wrong p")).to_have_text("choose which works R18")
    question = page.get_by_role("group", name="Which one works?")
    question.get_by_role("button", name="red 7").click()
    fits(page)
    question.get_by_role("button", name="red 5").click()
    expect(page.locator(".meld .acting")).to_have_attribute("aria-label", "red 5, yours")
    lay(page)
    expect(
        page.get_by_text("Cleo is on turn")
    ).to_be_visible()  # for the Skip works, not the Reverse


def test_after_two_swaps_the_tile_that_works_is_chosen_with_the_end(show: Shows) -> None:
    page = show("r5 r7 y12 g3", ["j=r5 r6 j=r7 r8"])
    for name in ("red 5", "red 7"):
        tile(rack(page), name).click()
        page.get_by_role("button", name="Swap for the joker").click()
        expect(tile(page.locator(".meld"), name)).to_be_visible()
    expect(button(page, "End turn")).to_be_disabled()
    button(page, "End turn, red 7 works").click()
    expect(status(page)).to_contain_text("Wait for your turn.")


def test_uno_is_called_with_the_last_but_one(show: Shows) -> None:
    page = show("r8 y12", ["r5 r6 r7"], size="phone")
    expect(button(page, "Call UNO!")).to_have_count(0)
    put(page, "red 8", tile(page.locator(".meld"), "red 7"))
    button(page, "Call UNO!").click()
    lay(page)
    expect(page.get_by_test_id("news")).to_contain_text("UNO")


# Hints


def test_a_hint_shows_the_best_play_and_the_smallest_change(show: Shows) -> None:
    page = show("g1 g3 b3 b4 b5 b6 b12", ["r2 y2 g2 b2", "r7 y7 b7"], singles="b7 r8")
    gentle = button(page, "Smallest change")
    for _ in range(90):  # a server that has just been started knows only the best for a while
        button(page, "Hint").click()
        fits(page)
        if gentle.count():
            break
        button(page, "Start over").click()
        page.wait_for_timeout(1000)
    best = melds(page)
    gentle.click()
    fits(page)
    assert button(page, "Smallest change").get_attribute("aria-pressed") == "true"
    assert melds(page)[:2] == ["r2 y2 g2 b2", "r7 y7 b7"]
    assert melds(page) != best
    button(page, "Most points").click()
    fits(page)
    assert melds(page) == best
    lay(page)


def test_a_room_can_go_without_hints(show: Shows) -> None:
    page = show("r8 y12", ["r5 r6 r7"], hints=False)
    expect(button(page, "Hint")).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tiles_glide_to_their_places(show: Shows, motion: str) -> None:
    page = show("r8 y12", ["r5 r6 r7"], motion=motion)
    page.evaluate("""() => {
      window.glided = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        window.glided.push([this.getAttribute('aria-label'), how.duration]);
        return animate.call(this, frames, how);
      };
    }""")
    button(page, "Hint").click()
    fits(page)
    glided = dict(page.evaluate("window.glided"))
    if motion == "reduce":
        assert glided == {}
    else:
        assert 180 <= glided["red 8, yours"] <= 260


# Reload, places, sizes


def test_a_draft_outlives_a_reload(show: Shows) -> None:
    page = show("g8 j y12", RUN_AND_SET)
    tap_twice(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    put(page, "green 8", tile(page.locator(".meld").last, "red 8"))
    put(page, "joker", tile(page.locator(".meld").last, "red 8"))
    page.get_by_role("group", name="The joker stands for").get_by_role(
        "button", name="blue 8"
    ).click()
    drafted = melds(page)
    page.reload()
    fits(page)
    assert (melds(page), tiles(rack(page))) == (drafted, "y12")
    button(page, "Undo").click()
    assert melds(page) == RUN_AND_SET
    page.reload()
    expect(status(page)).to_contain_text("Pick a tile")
    assert melds(page) == RUN_AND_SET


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_a_turn_is_played(show: Shows, size: str) -> None:
    page = show("g8 b8 j y12", RUN_AND_SET, size=size)
    places = [".cloth", ".rack", ".dock .actions", ".dock > .line"]

    def boxes() -> list[Any]:
        return [page.locator(place).bounding_box() for place in places]

    before = boxes()
    page.locator(".meld [data-piece]").nth(1).click()  # split, take, let go
    assert boxes() == before
    button(page, "Let go").click()
    tap_twice(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    expect(page.locator(".meld.wrong")).to_have_count(1)
    assert boxes() == before
    put(page, "green 8", tile(page.locator(".meld").last, "red 8"))
    put(page, "joker", tile(page.locator(".meld").last, "red 8"))
    expect(page.get_by_role("group", name="The joker stands for")).to_be_visible()
    assert boxes() == before
    lay(page)
    assert boxes() == before


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_that_can_be_done_fits_on_a_phone(show: Shows, language: str) -> None:
    page = show("b6 r9 y12", ["r8 j=r9 r10", "b9 g9 j=y9"], singles="b7", language=language)
    page.set_viewport_size({"width": 360, "height": 740})
    rack(page, language).get_by_role("button").nth(0).click()  # two swaps are possible
    inside(page)
    rack(page, language).get_by_role("button").nth(0).click()
    rack(page, language).get_by_role("button").nth(2).click()
    page.locator(".singles [data-piece]").click()
    page.locator(".meld").last.locator("[data-piece]").nth(1).click()  # back, split, all, new
    inside(page)


def inside(page: Page) -> None:
    """No button lies, or says anything, beyond the edge of a phone."""
    beyond = page.locator("section.rummy button").evaluate_all(
        """all => all.filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > 360 || one.scrollWidth > one.clientWidth + 1;
        }).map((one) => one.textContent)"""
    )
    assert beyond == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def crowded() -> list[str]:
    """A table of 90 tiles."""
    runs = [" ".join(f"{c}{n}" for n in range(a, a + 4)) for c in "rygb" for a in (1, 5)]
    sets = [f"r{n} y{n} g{n} b{n}" for n in range(1, 12)]
    ends = [" ".join(f"{c}{n}" for n in range(9, 13)) for c in "ryg"]
    return [*runs, *sets, *ends, "b12 y12 j=g12"]


def test_a_table_of_ninety_tiles_on_a_phone(show: Shows) -> None:
    page = show("g12 b9", crowded(), size="phone", ben="b10", cleo="j", stock="b11")
    cloth, first = page.locator(".cloth"), page.locator(".cloth [data-piece]").first
    assert page.locator(".cloth [data-piece]").count() >= 90

    def width() -> float:
        box = first.bounding_box()
        assert box
        return box["width"]

    def sideways() -> float:
        return float(page.evaluate("document.documentElement.scrollWidth"))

    usual = width()
    assert usual >= 30
    for _ in range(3):
        button(page, "Larger tiles").click()
    assert width() > usual * 1.5
    assert sideways() <= 360
    for _ in range(6):
        if button(page, "Smaller tiles").is_enabled():
            button(page, "Smaller tiles").click()
    assert width() < usual * 0.8
    x, y = middle(cloth)
    fingers = Fingers(page)
    small = width()
    fingers.pinch(x, y, 60, 120)
    assert width() == pytest.approx(small * 2, rel=0.15)
    fingers.pinch(x, y, 120, 90)
    assert width() == pytest.approx(small * 1.5, rel=0.15)
    assert page.evaluate("visualViewport.scale") == 1

    cloth.evaluate("cloth => (cloth.scrollTop = 0)")
    fingers.swipe(x, y, -100)
    page.wait_for_function("document.querySelector('.cloth').scrollTop > 40")
    assert page.evaluate("scrollY") == 0
    assert sideways() <= 360

    # Every tile can be brought under a finger.
    hidden = page.evaluate("""() => {
      const cloth = document.querySelector('.cloth');
      const covered = (tile) => {
        tile.scrollIntoView({block: 'center'});
        const {left, top, width, height} = tile.getBoundingClientRect();
        return !tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      return [...cloth.querySelectorAll('[data-piece]')].filter(covered).length;
    }""")
    assert hidden == 0


def test_a_mouse_pulls_the_table_and_the_wheel_makes_it_larger(show: Shows) -> None:
    page = show("g12 b9", crowded(), size="phone", ben="b10", cleo="j", stock="b11")
    cloth = page.locator(".cloth")
    x, y = middle(cloth)
    usual = page.locator(".cloth [data-piece]").first.evaluate("tile => tile.offsetWidth")
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function(
        f"document.querySelector('.cloth [data-piece]').offsetWidth > {usual + 5}"
    )
    top = cloth.evaluate("cloth => cloth.scrollTop")
    box = cloth.bounding_box()
    assert box
    edge = box["x"] + 3  # beside all tiles
    page.mouse.move(edge, y)
    page.mouse.down()
    page.mouse.move(edge, y - 60, steps=3)
    page.mouse.up()
    assert cloth.evaluate("cloth => cloth.scrollTop") == pytest.approx(top + 60, abs=2)
