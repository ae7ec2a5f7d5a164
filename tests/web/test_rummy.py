"""UNO Rummy in the browser: the table is rearranged by mouse, finger and keys, from positions."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web.fingers import press
from web.hands import rack
from web.positions import RUN_AND_SET, Shows
from web.tiles import (
    button,
    drag_with_finger,
    drag_with_mouse,
    fits,
    go_to,
    lay,
    melds,
    press_keys,
    put,
    start_meld,
    status,
    tab_to,
    tap_twice,
    tile,
    tiles,
)

SETS_OF_EIGHT = ["r5 r6 r7", "y1 g1 b1", "r8 g8 b8"]


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
    press(button(page, "Undo"))
    assert melds(page) == ["r5 r6 r7", "y1 g1 b1", "r8"]
    press(button(page, "Redo"))
    assert melds(page) == drafted
    press(button(page, "Start over"))
    assert (melds(page), tiles(rack(page))) == (RUN_AND_SET, "y12 g8 b8")
    press(button(page, "Undo"))  # also that can be taken back
    assert melds(page) == drafted


def test_a_run_is_split_and_a_whole_meld_is_taken(show: Shows) -> None:
    page = show("y6 g6", ["b3 b4 b5 b6 b7 b8"])
    press(tile(page.locator(".meld"), "blue 6"))
    press(button(page, "Split"))
    assert melds(page) == ["b3 b4 b5", "b6 b7 b8"]
    press(tile(page.locator(".meld").last, "blue 6"))
    press(button(page, "Take all"))
    press(tile(page.locator(".meld").first, "blue 3"))
    assert melds(page) == ["b3 b4 b5 b6 b7 b8"]


def test_every_wrong_meld_says_why_and_by_which_rule(show: Shows) -> None:
    page = show("g7 g9 r11 y12", ["r5 r6 r7", "y1 g1 b1"])
    put(page, "green 7", tile(page.locator(".meld").first, "red 5"))
    start_meld(page, "red 11")
    wrong = page.locator(".meld.wrong")
    expect(wrong).to_have_count(2)
    expect(wrong.first.locator("p")).to_have_text("neither a run nor a set R4")
    expect(wrong.last.locator("p")).to_have_text("at least 3 tiles R4")
    expect(wrong.first.get_by_role("link", name="R4")).to_have_attribute("href", "#/rules/R4")
    expect(page.locator(".meld:not(.wrong)")).to_have_count(1)
    expect(status(page)).to_contain_text("2 melds aren’t right yet.")
    expect(button(page, "Lay")).to_be_disabled()
    press(button(page, "Undo"))
    expect(wrong).to_have_count(1)
    expect(status(page)).to_contain_text("Meld 1: neither a run nor a set R4")


def test_what_cannot_be_done_is_explained(show: Shows) -> None:
    page = show("r9 y12", ["r5 r6 r7 r8"])
    expect(button(page, "Draw")).to_have_attribute("aria-disabled", "true")
    press(button(page, "Draw"), off=True)
    expect(status(page)).to_contain_text("You have a tile that fits, so you may not draw. R6")


def test_four_tiles_leave_the_rack_and_no_more(show: Shows) -> None:
    page = show("b6 b8 b9 b10 b11 y12", RUN_AND_SET, singles="b7")
    for name in ("blue 6", "blue 8", "blue 9", "blue 10", "blue 11"):
        press(tile(rack(page), name))
    press(tile(page.get_by_role("group", name="Start tiles"), "blue 7"))
    expect(status(page)).to_contain_text("5 of 4 tiles")
    expect(status(page)).to_contain_text("You may play at most four tiles from your rack")
    expect(button(page, "Lay")).to_be_disabled()
    press(tile(page.locator(".meld").last, "blue 11"))
    press(button(page, "Put back on the rack"))
    expect(status(page)).to_contain_text("4 of 4 tiles")
    lay(page)


def test_a_drawn_tile_is_played_alone(show: Shows) -> None:
    page = show("g12 y12", ["r5 r6 r7"], stock="r8 y3 y10 g10 b10")
    press(button(page, "Draw"))
    expect(tile(rack(page), "red 8")).to_have_attribute("aria-pressed", "true")
    press(tile(page.locator(".meld"), "red 7"))
    lay(page)
    assert melds(page) == ["r5 r6 r7 r8"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_R6_a_drawn_tile_is_played_with_others_of_the_rack(show: Shows, size: str) -> None:
    page = show("r9 r10 g12 y12", ["b5 b6 b7"], size=size, stock="r8 y3 y10 g10 b10")
    press(button(page, "Draw"))
    expect(tile(rack(page), "red 8")).to_have_attribute("aria-pressed", "true")
    for name in ("red 9", "red 10"):
        press(tile(rack(page), name))
    press(page.locator(".new"))
    lay(page)
    assert melds(page) == ["b5 b6 b7", "r8 r9 r10"]
    assert tiles(rack(page)) == "y12 g12"


def test_R6_without_the_drawn_tile_it_is_told_so(show: Shows) -> None:
    rules = {"must_play": False}
    page = show("b8 g12 y12", ["b5 b6 b7"], stock="b4 y3 y10 g10 b10", rules=rules)
    press(button(page, "Draw"))
    press(tile(rack(page), "blue 4"))  # let go
    put(page, "blue 8", tile(page.locator(".meld"), "blue 7"))
    expect(status(page)).to_contain_text("lay it, alone or with other tiles, or keep it. R6")
    expect(button(page, "Lay")).to_be_disabled()


def test_R20_uno_is_called_before_the_last_but_one_is_laid(show: Shows) -> None:
    page = show("r8 y12", ["r5 r6 r7"], size="phone")
    press(button(page, "Call UNO!"))
    expect(button(page, "UNO! called")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("news")).to_contain_text("UNO")
    put(page, "red 8", tile(page.locator(".meld"), "red 7"))
    lay(page)
    expect(page.get_by_role("button", name=re.compile("UNO"))).to_have_count(0)


def test_R20_a_call_does_not_undo_what_is_laid_out(show: Shows) -> None:
    page = show("r8 y12", ["r5 r6 r7"])
    put(page, "red 8", tile(page.locator(".meld"), "red 7"))
    fits(page)
    press(button(page, "Call UNO!"))
    expect(button(page, "UNO! called")).to_have_attribute("aria-pressed", "true")
    assert melds(page) == ["r5 r6 r7 r8"]
    lay(page)


def test_R20_with_many_tiles_there_is_nothing_to_call(show: Shows) -> None:
    page = show("r8 y12 g1 g3 b3 b6", ["r5 r6 r7"])
    expect(button(page, "Draw")).to_be_visible()
    expect(button(page, "Call UNO!")).to_have_count(0)


def test_a_draft_outlives_a_reload(show: Shows) -> None:
    page = show("g8 j y12", RUN_AND_SET)
    tap_twice(page, tile(page.locator(".meld").first, "red 8"), page.locator(".new"))
    put(page, "green 8", tile(page.locator(".meld").last, "red 8"))
    put(page, "joker", tile(page.locator(".meld").last, "red 8"))
    press(
        page.get_by_role("group", name="The joker stands for").get_by_role("button", name="blue 8")
    )
    drafted = melds(page)
    page.reload()
    fits(page)
    assert (melds(page), tiles(rack(page))) == (drafted, "y12")
    press(button(page, "Undo"))
    assert melds(page) == RUN_AND_SET
    page.reload()
    expect(status(page)).to_contain_text("Pick a tile")
    assert melds(page) == RUN_AND_SET


# Hints


def test_a_hint_shows_the_best_play_and_the_smallest_change(show: Shows) -> None:
    page = show("g1 g3 b3 b4 b5 b6 b12", ["r2 y2 g2 b2", "r7 y7 b7"], singles="b7 r8")
    gentle = button(page, "Smallest change")
    for _ in range(90):  # a server that has just been started knows only the best for a while
        press(button(page, "Hint"))
        fits(page)
        if gentle.count():
            break
        press(button(page, "Start over"))
        page.wait_for_timeout(1000)
    best = melds(page)
    press(gentle)
    fits(page)
    assert button(page, "Smallest change").get_attribute("aria-pressed") == "true"
    assert melds(page)[:2] == ["r2 y2 g2 b2", "r7 y7 b7"]
    assert melds(page) != best
    press(button(page, "Most points"))
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
    press(button(page, "Hint"))
    fits(page)
    glided = dict(page.evaluate("window.glided"))
    if motion == "reduce":
        assert glided == {}
    else:
        assert 180 <= glided["red 8, yours"] <= 260
