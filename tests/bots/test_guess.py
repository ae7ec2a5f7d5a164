"""The walk over what is hidden stays with a deal as often as that deal explains the round."""

import importlib
from collections import Counter

import numpy as np
import pytest

from lastcard import CardView, Game
from lastcard.bots.uno import guess
from lastcard.bots.uno.memory import NOW, Memory
from lastcard.bots.uno.remember import remember
from lastcard.notation.cards import card

pytestmark = pytest.mark.compiled


def round_with(*actions: str) -> CardView:
    """Seat 0 looks at a round in which seat 1 holds five cards at first."""
    view = Game.replay(
        {
            "game": "uno",
            "players": 2,
            "dealer": 0,
            "opening": True,
            "hands": ["r1 r2 r3 g1 g2", "g3 g4 y7 b8 w"],
            "stock": "y1 y2 y3 y6 b7 b8 b9 r0 r5 r6 w w+4 r7 r8 r9 g9 g0 y0",
            "discard": "r4",
            "actions": list(actions),
        }
    ).view(0)
    assert isinstance(view, CardView)
    return view


def walked(view: CardView, samples: int) -> Counter[str]:
    """How often each card was in the hand of seat 1, over many steps of the compiled walk."""
    kernels = importlib.import_module("lastcard.compiled.bots.uno.kernels")
    tables = np.zeros(3, view.table.dtype())
    view.table.to_numpy(tables[0])
    memories = np.zeros(1, Memory.dtype())
    remember(view, memories[0], luck=7)
    kernels.begin(tables, memories, 2000)
    found: Counter[str] = Counter()
    nothing = np.zeros(1, np.int8)
    won = np.zeros((1, 1), np.int8)
    for _ in range(samples):
        kernels.try_out(tables, memories, 0, np.array([256]), nothing, won, 0, 1)
        found.update(hand(memories[0]))
    return found


def hand(memory: object) -> list[str]:
    m = memory
    slots = range(m["first"][1], m["first"][2])  # type: ignore[index]
    return [str(card(int(m["card"][i]))) for i in slots if m["until"][i] == NOW]  # type: ignore[index]


def weighed(view: CardView, samples: int) -> Counter[str]:
    """The same by brute force: deals at random, each counted as much as it explains."""
    record = np.zeros(1, Memory.dtype())
    found: Counter[str] = Counter()
    for luck in range(1, samples + 1):
        remember(view, record[0], luck=luck * 7919)
        m = Memory.from_numpy(record[0])
        guess.begin(m, 2)
        weight = np.exp(guess.credit(m, 1))
        for i in range(m.first[1], m.first[2]):
            if m.until[i] == NOW:
                found[str(card(m.card[i]))] += weight
    return found


def colours(found: Counter[str]) -> dict[str, float]:
    shares: Counter[str] = Counter()
    for text, count in found.items():
        shares[text[0]] += count
    total = sum(shares.values())
    return {colour: shares[colour] / total for colour in "rygbw"}


def test_without_a_clue_every_card_is_as_likely() -> None:
    found = colours(walked(round_with(), 4000))
    unseen = {"r": 21, "y": 25, "g": 23, "b": 25, "w": 8}
    for colour, count in unseen.items():
        assert found[colour] == pytest.approx(count / sum(unseen.values()), abs=0.03)


def test_who_draws_has_nothing_that_fits() -> None:
    """Seat 1 drew on a red card, and the card it drew did not fit either (U13)."""
    found = colours(walked(round_with("1:draw"), 2000))
    assert found["r"] < 0.02
    assert found["w"] < 0.02


def test_who_names_a_colour_has_most_of_it() -> None:
    green = colours(walked(round_with("1:play w=g"), 2000))["g"]
    blue = colours(walked(round_with("1:play w=b"), 2000))["g"]
    assert green > blue + 0.08


@pytest.mark.parametrize("actions", [("1:draw",), ()])
def test_the_walk_agrees_with_brute_force(actions: tuple[str, ...]) -> None:
    view = round_with(*actions)
    fast, slow = colours(walked(view, 6000)), colours(weighed(view, 3000))
    for colour, share in slow.items():
        assert fast[colour] == pytest.approx(share, abs=0.05)
