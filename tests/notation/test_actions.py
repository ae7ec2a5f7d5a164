"""Actions as text."""

from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from lastcard import Action, Card, NotationError, parse_action
from lastcard.notation.action import Catch
from lastcard.notation.actions import SIMPLE, action_of, parse_seat_action
from lastcard.notation.uno.actions import Name, Play, SwapHand
from tables import allowed, referee

COLOURED = [colour + symbol for colour in "rygb" for symbol in [*"0123456789", "s", "r", "+2"]]
NAMED = [f"{wild}={colour}" for wild in ("w", "w+4") for colour in "rygb"]
PLAYS = [f"play {card}{uno}" for card in [*COLOURED, *NAMED] for uno in ("", " uno")]
WORDS = ["draw", "keep", "accept", "challenge", "uno", "pass", "deal"]
EVERY_TEXT = [
    *PLAYS,
    *WORDS,
    *(f"colour {colour}" for colour in "rygb"),
    *(f"catch {seat}" for seat in range(10)),
    *(f"swaphand {seat}" for seat in range(10)),
]
SPIN_AND_RUMMY = [
    *["show r9", "show b3*", "discard r1", "discard r1 b1* w=g", "discard w r1 uno"],
    *["discard w+4 w=b", "lay r3 r4 r5", "lay r3 r4 r5 / b1 g1 j=y1 uno", "lay r5^! r6^ r7!"],
    *["swap r6", "swap r6 2", "end", "end uno", "end r5!", "end r5! b7! uno"],
]
HANDS = ["r1 r2 b5 w", "g4 g5", "y1 y2 y3"]

seats = st.integers(0, 9)
colours = st.sampled_from("rygb")
plays = st.one_of(
    st.builds(Play, st.sampled_from(COLOURED).map(Card.parse), uno=st.booleans()),
    st.builds(Play, st.sampled_from(["w", "w+4"]).map(Card.parse), colours, st.booleans()),
)
actions = st.one_of(
    plays,
    st.builds(Name, colours),
    st.builds(Catch, seats),
    st.builds(SwapHand, seats),
    st.sampled_from(list(SIMPLE.values())),
)


@pytest.mark.parametrize("text", [*EVERY_TEXT, *SPIN_AND_RUMMY])
def test_every_action_prints_as_it_is_read(text: str) -> None:
    assert str(parse_action(text)) == text


@given(actions)
def test_an_action_reads_what_it_prints(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(actions)
def test_an_action_is_known_by_its_number(action: Action) -> None:
    assert action_of(action.code) == action


def test_all_that_is_said_reaches_the_rules() -> None:
    """Marks, calls and colours, and which wild card it is."""
    said = [*SPIN_AND_RUMMY, "discard r1 uno", "discard w w=b", "discard w r1", "lay r3 r4 r5 uno"]
    said += ["lay r5! r6^ r7!", "lay r5^! r6 r7!", "lay r5^! r6^ r7", "swap r6 1", "end b7!"]
    assert len({parse_action(text).codes for text in said}) == len(said)


def test_every_action_has_a_number_of_its_own() -> None:
    assert len({parse_action(text).code for text in EVERY_TEXT}) == len(EVERY_TEXT)


@given(seats, actions)
def test_an_action_with_its_seat_reads_what_it_prints(seat: int, action: Action) -> None:
    assert parse_seat_action(f"{seat}:{action}") == (seat, action)


def test_a_play_says_which_card_which_colour_and_whether_it_calls() -> None:
    assert parse_action("play w+4=r uno") == Play(Card.parse("w+4"), "r", uno=True)
    assert parse_action("play r+2") == Play(Card.parse("r+2"), None, uno=False)


NO_ACTIONS = [
    *["", " ", "jump", "play", "play r1 r2", "play r10", "play r1 uno uno", "play uno", "playr1"],
    *["play w", "play w+4", "play w uno", "play r1=g", "play w=", "play w=x", "play w=rg"],
    *["play w=g=g", "play r6*", "play j=r6", "play ?", "PLAY r1", "play r1 UNO", "play r1 no"],
    *["draw 2", "draw uno", "keep r1", "uno uno", "accept 1", "pass 1", "deal 0", "Draw"],
    *["colour", "colour x", "colour red", "colour r g", "color r"],
    *["catch", "catch x", "catch -1", "catch 1.5", "catch 1 2", "catch 1e1", "catch ٣", "catch ²"],
    *["show", "show r1 r2", "discard", "discard uno", "discard r1=g", "discard w=x", "discard r6*"],
    *[
        "lay",
        "lay uno",
        "lay r3 / ",
        "lay r5^^",
        "lay r5!!",
        "lay j=j",
        "swap",
        "swap j",
        "swap r6 0",
    ],
    *["swap r6 2 3", "end r5", "end r5^!", "end j!", "end r1! r2! r3!"],
    *["swaphand", "swaphand x", "swaphand -1", "swaphand 1 2", "swap 1", f"catch 1{'0' * 5000}"],
]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@pytest.mark.parametrize(
    "text", ["draw", ":draw", "x:draw", "-1:draw", "1.0:draw", "0", "0:", "0;draw", "٣:draw", ""]
)
def test_no_action_of_a_seat(text: str) -> None:
    with pytest.raises(NotationError):
        parse_seat_action(text)


words = st.sampled_from(["play", "uno", "catch", "1", "r1", "w", "w=g", "colour", "r"])


@given(st.one_of(st.text(), st.lists(words).map(" ".join)))
@example("play " + "r" * 10_000)
@example("\ud800")
def test_any_other_text_is_an_error_of_one_line(text: str) -> None:
    assume(" ".join(text.split()) not in EVERY_TEXT)
    with pytest.raises(NotationError) as found:
        parse_action(text)
    assert 0 < len(str(found.value)) < 600
    assert "\n" not in str(found.value)


# What the referee makes of actions that cannot be read


UNREADABLE = [
    *["", "1", "1:", "draw", "1:jump", "1:play r77", "1:play w=p", "9:draw", "1:spin"],
    *["1:lay r3 r4 r5", "1:show r9", "1:swap r6 2", "1:end", "1:discard r1"],
    *["\ud800", "1:\n", "nobody:draw", "99999999999999999999:draw"],
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_an_action_that_cannot_be_read_is_refused_without_a_rule(text: str) -> None:
    before = allowed(HANDS, "0:play r1")
    verdict = referee(HANDS, "0:play r1", text, "1:draw")
    assert (verdict["ok"], verdict["applied"]) == (False, 1)
    assert verdict["error"]["action"] == text
    assert verdict["error"]["rule"] is None
    assert verdict["error"]["message"]
    changed = ("ok", "error")
    assert without(verdict, *changed) == without(before, *changed)


@given(st.text(), st.integers(0, 2))
def test_the_referee_never_fails_on_any_text(text: str, seat: int) -> None:
    verdict = referee(HANDS, "0:play r1", f"{seat}:{text}", text)
    assert not verdict["ok"] or verdict["applied"] == 3


def without(verdict: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in verdict.items() if key not in keys}
