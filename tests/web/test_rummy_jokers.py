"""UNO Rummy in the browser: what a joker stands for, swaps, and which tile counts."""

from playwright.sync_api import expect

from web.fingers import press
from web.hands import rack
from web.positions import RUN_AND_SET, Shows
from web.tiles import button, fits, lay, melds, put, status, tile, tiles


def test_a_joker_asks_what_it_stands_for(show: Shows) -> None:
    page = show("j y12 g3", ["r4 r5 r6"])
    put(page, "joker", tile(page.locator(".meld"), "red 5"))
    question = page.get_by_role("group", name="The joker stands for")
    expect(question.locator("[aria-pressed=true]")).to_have_attribute("aria-label", "red 7")
    press(button(page, "red 3"))
    expect(question).to_have_count(0)
    assert melds(page) == ["j=r3 r4 r5 r6"]
    fits(page)
    press(page.locator(".meld [data-piece]").first)  # and it can be asked again
    press(question.get_by_role("button", name="other"))
    press(button(page, "blue 12"))
    expect(page.locator(".meld.wrong p")).to_contain_text("neither a run nor a set")
    press(button(page, "Undo"))
    lay(page)
    assert melds(page) == ["j=r3 r4 r5 r6"]


def test_a_joker_is_swapped_for_its_tile_and_played(show: Shows) -> None:
    page = show("r5 b9 y12 g2", ["r4 j=r5 r6", "r9 g9 y9"])
    press(tile(rack(page), "red 5"))
    press(page.get_by_role("button", name="Swap for the joker"))
    expect(page.locator(".meld").first.locator("[data-piece]").nth(1)).to_have_attribute(
        "aria-label", "red 5, yours"
    )
    assert (melds(page)[0], tiles(rack(page))) == ("r4 r5 r6", "y12 g2 b9 j")
    expect(status(page)).to_contain_text("0 of 3 tiles")
    page.reload()  # and it is still known what was swapped in
    expect(tile(page.locator(".meld").first, "red 5, yours")).to_be_visible()
    put(page, "joker", tile(page.locator(".meld").first, "red 6"))
    # R18: the Skip that was swapped in and the joker came into the same run.
    question = page.get_by_role("group", name="Which action counts?")
    press(button(page, "Deselect"))
    press(question.get_by_role("button", name="red 5"))
    lay(page)
    assert melds(page) == ["r4 r5 r6 j=r7", "r9 g9 y9"]


def test_one_of_two_jokers_is_chosen_for_a_swap(show: Shows) -> None:
    page = show("r9 y12", ["r8 j=r9 r10", "b9 g9 j=r9"])
    press(tile(rack(page), "red 9"))
    swaps = page.get_by_role("button", name="Swap for the joker")
    expect(swaps).to_have_count(2)
    press(swaps.last)
    expect(status(page)).to_contain_text("Swapped.")
    assert melds(page) == ["r8 j=r9 r10", "b9 g9 r9"]
    press(button(page, "End turn"))
    expect(status(page)).to_contain_text("Wait for your turn.")


def test_the_tile_that_works_is_chosen(show: Shows) -> None:
    page = show("r5 r7 y12 g3", RUN_AND_SET[1:], singles="r6")
    for name in ("red 5", "red 7"):
        press(tile(rack(page), name))
    press(tile(page.get_by_role("group", name="Start tiles"), "red 6"))
    expect(page.locator(".meld.wrong p")).to_have_text("choose which action counts R18")
    question = page.get_by_role("group", name="Which action counts?")
    press(question.get_by_role("button", name="red 7"))
    fits(page)
    press(question.get_by_role("button", name="red 5"))
    expect(page.locator(".meld .acting")).to_have_attribute("aria-label", "red 5, yours")
    lay(page)
    expect(page.get_by_text("Cleo’s turn")).to_be_visible()  # the Skip counts, not the Reverse


def test_after_two_swaps_the_tile_that_works_is_chosen_with_the_end(show: Shows) -> None:
    page = show("r5 r7 y12 g3", ["j=r5 r6 j=r7 r8"])
    for name in ("red 5", "red 7"):
        press(tile(rack(page), name))
        press(page.get_by_role("button", name="Swap for the joker"))
        expect(tile(page.locator(".meld"), name)).to_be_visible()
    expect(button(page, "End turn")).to_be_disabled()
    press(button(page, "End turn with the action of red 7"))
    expect(status(page)).to_contain_text("Wait for your turn.")
