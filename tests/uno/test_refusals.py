"""An action that is refused changes nothing, whatever the clause that forbids it."""

from typing import Any

import pytest

from lastcard import IllegalAction, NotationError, parse_action
from tables import game, referee

LONG = ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3"]
SHORT = ["r1 b5", "g4 g5", "y2 y3"]
FOUR = ["r1 b5 w+4", "g4 g5 g6", "y1 y2 y3"]
OPENING: dict[str, Any] = {"opening": True, "dealer": 2, "discard": "w"}
STUCK: dict[str, Any] = {"stock": "", "discard": "r7"}

# The clause, the hands, what is done before, what is refused, and more about the position.
REFUSED: list[tuple[str | None, list[str], list[str], str, dict[str, Any]]] = [
    (None, LONG, [], "1:draw", {}),
    (None, LONG, [], "0:play r9", {}),
    (None, LONG, [], "0:play b9", {}),
    ("U17", LONG, [], "0:play w", {}),
    ("U18", LONG, [], "0:play w+4", {}),
    (None, LONG, [], "0:jump", {}),
    (None, LONG, [], "0:spin", {}),
    (None, LONG, [], "7:draw", {}),
    (None, LONG, [], "draw", {}),
    ("U9", LONG, [], "0:draw", OPENING),
    ("U9", LONG, [], "1:colour g", OPENING),
    ("U9", LONG, [], "0:colour g", {}),
    ("U11", LONG, [], "0:play b5", {}),
    ("U11", LONG, ["0:play r1"], "1:play g4", {}),
    ("U13", LONG, [], "0:keep", {}),
    ("U13", LONG, ["0:draw"], "0:play r1", {"stock": "r9 b1"}),
    ("U13", LONG, ["0:draw"], "0:draw", {"stock": "r9 b1"}),
    ("U19", FOUR, ["0:play w+4=g"], "2:challenge", {}),
    ("U19", FOUR, ["0:play w+4=g"], "0:accept", {}),
    ("U19", FOUR, ["0:play w+4=g"], "1:draw", {}),
    ("U19", FOUR, ["0:play w+4=g"], "1:pass", {}),
    ("U19", FOUR, [], "0:challenge", {}),
    ("U24", SHORT, ["0:play r1"], "0:catch 0", {}),
    ("U25", SHORT, ["0:play r1 uno"], "1:catch 0", {}),
    ("U25", LONG, ["0:play r1"], "1:catch 0", {}),
    ("U26", ["r1", "g4 g5"], ["0:play r1"], "1:draw", {}),
    ("U29", LONG, [], "0:pass", {}),
    ("U29", SHORT, [], "0:draw", STUCK),
    ("U29", SHORT, [], "0:pass", STUCK),
    ("U34", LONG, [], "0:deal", {}),
    ("U34", ["r1", "g4 g5"], ["0:play r1"], "1:deal", {"dealer": 1}),
    ("U34", ["r1", "g4 g5"], ["0:play r1"], "0:deal", {"scores": [491, 0], "dealer": 1}),
]
IDS = [f"{rule}-{bad}" for rule, _, _, bad, _ in REFUSED]
case = pytest.mark.parametrize(("rule", "hands", "before", "bad", "more"), REFUSED, ids=IDS)


@case
def test_the_verdict_names_the_clause_and_gives_the_position_before(
    rule: str | None, hands: list[str], before: list[str], bad: str, more: dict[str, Any]
) -> None:
    until_then = referee(hands, *before, **more)
    verdict = referee(hands, *before, bad, "0:draw", **more)
    error = verdict.pop("error")
    assert (error["action"], error["rule"]) == (bad, rule)
    assert error["message"]
    assert (until_then.pop("ok"), until_then.pop("error"), verdict.pop("ok")) == (True, None, False)
    assert verdict == until_then


@case
def test_the_game_is_what_it_was(
    rule: str | None, hands: list[str], before: list[str], bad: str, more: dict[str, Any]
) -> None:
    position = game(hands, *before, **more)
    state, actions = position.state(), position.actions
    seat, _, action = bad.rpartition(":")
    with pytest.raises((IllegalAction, NotationError)):
        position.push(int(seat or -1), action)
    assert position.state() == state
    assert position.actions == actions


def test_what_is_not_listed_is_refused_and_what_is_listed_is_not() -> None:
    cards = [f"{c}{n}" for c in "rygb" for n in (*range(10), "s", "r", "+2")]
    wilds = [f"{wild}={c}" for wild in ("w", "w+4") for c in "rygb"]
    words = ["draw", "keep", "accept", "challenge", "pass", "deal"]
    words += [f"colour {c}" for c in "rygb"] + [f"catch {seat}" for seat in range(3)]
    everything = [*words, *(f"play {card}" for card in (*cards, *wilds))]
    for before in ([], ["0:play w+4=g"], ["0:draw"], ["0:play r1"]):
        hands, more = ["r1 b5 w+4", "g4 g5", "y1 y2"], {"stock": "r9 b1 b2 b3 b4 b6"}
        for seat in range(3):
            for action in everything:
                position = game(hands, *before, **more)
                listed = parse_action(action) in position.legal(seat)
                try:
                    position.push(seat, action)
                except IllegalAction:
                    assert not listed
                else:
                    assert listed
