"""The walk over what is hidden keeps its books, and guesses become tables; nothing is compiled."""

from collections import Counter
from itertools import islice
from math import log

import numpy as np
import pytest

from bots.test_remember import moments
from lastcard import CardView
from lastcard.bots.policies import GREEDY, RANDOM, SHARP
from lastcard.bots.uno import guess
from lastcard.bots.uno.imagine import imagine
from lastcard.bots.uno.memory import NOW, UNKNOWN, Memory
from lastcard.bots.uno.policy import policy_of
from lastcard.bots.uno.remember import remember
from lastcard.notation.cards import Card
from lastcard.rules.uno.cards import MATCHES
from lastcard.rules.uno.hands import draw_one
from tables import game


def remembered(view: CardView) -> Memory:
    record = np.zeros(1, Memory.dtype())
    remember(view, record[0], luck=5)
    return Memory.from_numpy(record[0])


def cards(m: Memory, players: int) -> Counter[int]:
    """All that is guessed at, wherever it is."""
    return Counter([*m.card[: m.first[players]], *m.pool[: m.pool_count]])


@pytest.mark.parametrize(("name", "seed"), [("uno", 5), ("uno", 6), ("spin", 1), ("spin", 7)])
def test_the_walk_keeps_its_books(name: str, seed: int) -> None:
    for position in islice(moments(name, seed), 0, 120, 8):
        players = position.players
        view = position.view(0)
        assert isinstance(view, CardView)
        m = remembered(view)
        guess.begin(m, players)
        before = cards(m, players)
        guess.wander(m, 300)
        assert cards(m, players) == before
        for slot in range(m.first[players]):
            assert m.since[slot] < m.until[slot]
        for seat in range(1, players):
            held = sum(m.until[slot] == NOW for slot in range(m.first[seat], m.first[seat + 1]))
            assert held == view.counts[seat]
            noted = (m.sound[seat], m.loose[seat])
            guess.explain(m, seat)
            assert (m.sound[seat], m.loose[seat]) == pytest.approx(noted)


def test_how_well_a_hand_explains_a_play() -> None:
    """Of r1 and r2, which both fit, a sound player plays r2, anybody else either."""
    m = Memory()
    for place in (2, 3):
        m.first[place], m.first_choice[place] = 3, 1
    for slot, text in enumerate(["r1", "r2", "g5"]):
        m.card[slot], m.since[slot], m.until[slot] = Card.parse(text).number, -1, NOW
    m.time[0], m.fits[0], m.colour[0] = 1, MATCHES[Card.parse("r9").face], 0
    m.named[0] = UNKNOWN
    for text, slot, sound in [("r2", 1, guess.SURE), ("r1", 0, log(guess.SLIP / 3))]:
        m.until[0] = m.until[1] = NOW
        m.until[slot], m.face[0] = 1, Card.parse(text).face
        guess.explain(m, 1)
        assert (m.sound[1], m.loose[1]) == pytest.approx((sound, -log(2)))


def test_who_is_taken_for_a_loose_player_plays_on_loosely() -> None:
    view = game(["r1 g9 b5", "y1 y2 y3", "b1 b2 b3"]).view(0)
    assert isinstance(view, CardView)
    m = remembered(view)
    guess.begin(m, 3)
    for loose in (1, 2):
        for seat in (1, 2):
            m.sound[seat], m.loose[seat] = (-40.0, 0.0) if seat == loose else (0.0, -40.0)
        policies = imagine(view.table.copy(), m, 0)
        assert policy_of(policies, 0) == SHARP
        assert policy_of(policies, loose) == RANDOM
        assert policy_of(policies, 3 - loose) == GREEDY


def test_U28_nobody_knows_the_order_of_what_is_shuffled_again() -> None:
    """With the stock empty the next card comes from the discards."""
    position = game(["r1 g9", "y1 y2"], stock="", discard="b1 b2 b3 b4 b5 b6 b7 b8 r5")
    view = position.view(0)
    assert isinstance(view, CardView)
    m = remembered(view)
    guess.begin(m, 2)
    m.pool_count = 0  # as if all others were in hands
    first = set()
    top = view.table.discards[view.table.discard_count - 1]
    for _ in range(40):
        table = view.table.copy()
        imagine(table, m, 0)
        assert table.discards[table.discard_count - 1] == top
        first.add(draw_one(table, 0))
    assert len(first) > 4


def test_U22_cards_that_came_after_a_wild_draw_four_make_it_no_bluff() -> None:
    """A player who is caught draws two, but held only the card that was left by then."""
    hands = ["r1 r2 b5", "w+4 r9"]
    caught = game(hands, "0:play r1", "1:play w+4=b", "0:catch 1", stock="r3 r4 y5 y6").view(0)
    assert isinstance(caught, CardView)
    m = remembered(caught)
    guess.begin(m, 2)
    held = [slot for slot in range(m.first[1], m.first[2]) if m.until[slot] == NOW]
    assert len(held) == 3
    before = [slot for slot in held if m.since[slot] < m.time_of_four]
    assert len(before) == 1
    for text, bluffed in [("g9", 0), ("r9", 1)]:
        for slot in held:
            m.card[slot] = Card.parse("r3").number
        m.card[before[0]] = Card.parse(text).number
        table = caught.table.copy()
        imagine(table, m, 0)
        assert table.bluffed == bluffed
