"""What the expert remembers of a round is true, in every game and under every house rule."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from lastcard import CardView, Game, Rules
from lastcard.bots.greedy import greedy
from lastcard.bots.uno.memory import NOW, RECENT, UNKNOWN, Memory
from lastcard.bots.uno.remember import Rememberer, Slot, remember
from lastcard.notation.action import KEEP
from lastcard.notation.cards import COLOURS, Card, card
from lastcard.notation.spin.actions import Discard
from lastcard.notation.uno.actions import Play
from lastcard.rules.uno.cards import DRAW_TWO, DRAW_TWOS, MATCHES, RED, SYMBOLS
from spin.at_the_wheel import spun_game
from tables import game as position

RULES = [
    Rules(),
    Rules(seven_zero=True, jump_in=True),
    Rules(stacking=True, draw_until_playable=True),
    Rules(force_play=True, no_bluffing=True),
]


def moments(name: str, seed: int) -> Iterator[Game]:
    """A round in which greedy and careless actions alternate; the game before each of them."""
    dice = random.Random(seed)
    game = Game.new(name, dice.randint(2, 5), seed, RULES[seed % len(RULES)])
    while not game.round_over:
        yield game
        seat = dice.choice(game.to_act)
        legal = game.legal(seat)
        chosen = greedy(game.view(seat), legal)
        action = dice.choice([chosen or KEEP, *legal]) if dice.random() < 0.4 else chosen
        if action is None or action == Discard() or action not in legal:
            action = chosen or dice.choice([a for a in legal if a != Discard()] or [KEEP])
        game.push(seat, action)


def can_be(slots: list[Slot], hand: list[int]) -> bool:
    """Whether the cards played and the cards held can have been in the slots, each at its time."""
    went = [(s.card, s.until) for s in slots if not s.held] + [(number, NOW) for number in hand]
    taken: dict[int, int] = {}  # by slot, the card that is in it

    def find_slot(card: int, tried: set[int]) -> bool:
        for i, slot in enumerate(slots):
            if i not in tried and fits(slot, *went[card]):
                tried.add(i)
                if i not in taken or find_slot(taken[i], tried):
                    taken[i] = card
                    return True
        return False

    return len(went) == len(slots) and all(find_slot(card, set()) for card in range(len(went)))


def fits(slot: Slot, card: int, until: int) -> bool:
    if slot.fixed:
        return (slot.card, slot.until) == (card, until)
    return slot.since < until and not slot.barred >> (card & 63) & 1


@pytest.mark.parametrize("name", ["uno", "spin"])
@pytest.mark.parametrize("seed", range(12))
def test_the_true_hands_are_among_those_it_thinks_possible(name: str, seed: int) -> None:
    learnt = 0
    for game in moments(name, seed):
        hands = [[held.number for held in hand] for hand in game.hands()]
        for viewer in range(game.players):
            view = game.view(viewer)
            assert isinstance(view, CardView)
            follower = Rememberer(view)
            follower.follow()
            for seat in range(game.players):
                slots = follower.hands[seat].slots
                if seat != viewer:
                    assert can_be(slots, hands[seat])
                    learnt += any(slot.fixed or slot.barred for slot in slots)
    assert learnt


@pytest.mark.parametrize("name", ["uno", "spin"])
@pytest.mark.parametrize("seed", range(8))
def test_every_card_has_a_place(name: str, seed: int) -> None:
    for game in moments(name, seed):
        for viewer in range(game.players):
            view = game.view(viewer)
            assert isinstance(view, CardView)
            memory = np.zeros(1, Memory.dtype())[0]
            remember(view, memory, luck=1)
            held = memory["until"][: memory["first"][game.players]] == NOW
            fixed = memory["fixed"][: memory["first"][game.players]] != 0
            for seat in range(game.players):
                mine = slice(memory["first"][seat], memory["first"][seat + 1])
                expected = 0 if seat == viewer else view.counts[seat]
                assert held[mine].sum() == expected
            hidden = (held & ~fixed).sum()
            assert memory["pool_count"] - hidden == view.stock_count


def test_a_hand_that_was_shown_is_remembered() -> None:
    """U20: the challenger sees the hand; what was drawn or played since is all that is new."""
    game = Game.replay(
        {
            "game": "uno",
            "players": 2,
            "dealer": 1,
            "turn": 0,
            "direction": 1,
            "hands": ["r1 r2 r3 b4 w+4", "g1 g2 b1 b2"],
            "stock": "y1 y2 y3 y4 y5 y6 y7 y8 y9 y0",
            "discard": "r9",
            "actions": ["0:play w+4=b", "1:challenge", "1:play b1", "0:play b4"],
        }
    )
    view = game.view(1)
    assert isinstance(view, CardView)
    assert view.hands[0] is None
    follower = Rememberer(view)
    follower.follow()
    known = [str(card(slot.card)) for slot in follower.as_seen(0).held if slot.fixed]
    assert sorted(known) == ["r1", "r2", "r3"]


def test_more_than_can_be_remembered_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled walk looks at nothing beyond its slots."""
    game = next(islice(moments("uno", 6), 100, None))
    viewer = 0
    view = game.view(viewer)
    assert isinstance(view, CardView)
    most = sum(view.counts) - view.counts[viewer]
    monkeypatch.setattr("lastcard.bots.uno.remember.SLOTS", most)
    memory = np.zeros(1, Memory.dtype())[0]
    remember(view, memory, luck=1)
    assert memory["first"][game.players] == most
    assert memory["first_choice"][game.players] == 0


def followed(game: Game) -> Rememberer:
    """What seat 0 remembers."""
    view = game.view(0)
    assert isinstance(view, CardView)
    follower = Rememberer(view)
    follower.follow()
    return follower


def test_U22_it_remembers_the_colour_before_a_wild_draw_four() -> None:
    hands = ["r1 g9 b5", "b1 w+4 y2 y3"]
    follower = followed(position(hands, "0:play r1", "1:play w+4=b"))
    assert follower.colour_before_four == COLOURS.index("r")
    assert follower.colour == COLOURS.index("b")


def test_U13_who_plays_the_card_just_drawn_played_that_one() -> None:
    hands = ["r9 g9 b5", "y1 y2 y3"]
    drawn = ("0:play r9", "1:draw", "1:play r7")
    follower = followed(position(hands, *drawn, stock="r7 y4 y5", discard="r5"))
    slots = follower.hands[1].slots
    assert [str(card(slot.card)) for slot in slots if slot.fixed] == ["r7"]
    assert not any(slot.fixed for slot in slots if slot.held)
    assert [choice.fits for choice in follower.hands[1].choices if choice.face >= 0] == [0]


def test_S12_who_fights_with_a_number_has_nothing_higher() -> None:
    hands = ["b6 b7", "g4 g3 gs", "y9 y2 ys"]
    follower = followed(spun_game("war", hands, "0:show b7", "1:show g4", "2:show y9"))
    four, five = Card.parse("r4").face, Card.parse("r5").face
    held = [slot for slot in follower.hands[1].held if not slot.fixed]
    assert held
    for slot in held:
        assert slot.barred >> five & 1
        assert not slot.barred >> four & 1


def test_H2_a_hand_that_was_given_and_handed_on_is_remembered() -> None:
    """First 0 gets the hand of 1, then hands what is left of it to 2."""
    hands = ["r7 r1 r2 y9", "g7 g1 r3", "r9 r7 b1 b5"]
    first = ("0:play r7", "0:swaphand 1", "1:play r1", "2:play r9")
    then = ("0:play r3", "1:play r2 uno", "2:play r7", "2:swaphand 0")
    follower = followed(position(hands, *first, *then, discard="r5", rules={"seven_zero": True}))
    known = [str(card(slot.card)) for slot in follower.hands[2].held if slot.fixed]
    assert sorted(known) == ["g1", "g7"]


STACKING = {"stacking": True}


def test_H1_only_a_draw_two_answers_a_draw_two() -> None:
    """A player who answers did not choose among all that fits."""
    hands = ["r+2 g9 b5", "b+2 r2 y3", "y1 y2 y3"]
    follower = followed(position(hands, "0:play r+2", "1:play b+2", rules=STACKING))
    assert [choice.fits for choice in follower.hands[1].choices] == [DRAW_TWOS]


def test_H1_who_draws_at_once_has_no_draw_two() -> None:
    hands = ["r+2 r9 b5", "b1 r2 y3", "r1 y2 y3"]
    follower = followed(position(hands, "0:play r+2", "2:play r1", rules=STACKING))
    assert [(c.fits, c.face) for c in follower.hands[1].choices] == [(DRAW_TWOS, UNKNOWN)]
    assert [choice.fits for choice in follower.hands[2].choices] == [
        MATCHES[RED * SYMBOLS + DRAW_TWO]
    ]


def test_H1_after_an_answer_is_declined_all_that_fits_is_open_again() -> None:
    hands = ["r+2 r9 b5", "b+2 r2 y3", "r1 y2 y3"]
    follower = followed(position(hands, "0:play r+2", "1:accept", "2:play r1", rules=STACKING))
    assert follower.hands[1].choices == []
    assert [choice.fits for choice in follower.hands[2].choices] == [
        MATCHES[RED * SYMBOLS + DRAW_TWO]
    ]


def test_a_long_round_is_not_remembered_whole() -> None:
    """Two who never go out: what is followed of their hands stays small, however long it takes."""
    game = Game.new("uno", 2, 3)
    while len(game.actions) < 1000:
        seat = game.turn
        assert seat is not None
        legal = game.legal(seat)
        plays = [action for action in legal if isinstance(action, Play)]
        others = [action for action in legal if not isinstance(action, Play)]
        game.push(
            seat,
            plays[0] if (plays and game.view(seat).counts[seat] > 6) or not others else others[0],
        )
    follower = followed(game)
    assert len(follower.hands[1].held) == game.view(0).counts[1]
    assert len(follower.hands[1].slots) < len(follower.hands[1].held) + 5 * RECENT


def test_H6_a_drawn_wild_draw_four_may_be_forbidden_and_is_not_asked_about() -> None:
    hands = ["r9 g9 b5", "r3 y9 y8"]
    rules = {"no_bluffing": True}
    follower = followed(
        position(hands, "0:play r9", "1:draw", stock="w+4 y4 y5", discard="r5", rules=rules)
    )
    drawn = follower.hands[1].held[-1]
    assert not drawn.barred >> Card.parse("w+4").face & 1
    assert drawn.barred >> Card.parse("r4").face & 1


def test_U25_a_call_beside_the_turn_does_not_hide_which_card_was_drawn() -> None:
    hands = ["r9 g9 b5", "y1 y2 y3"]
    drawn = ("0:play r9", "1:draw", "1:uno", "1:play r7")
    follower = followed(position(hands, *drawn, stock="r7 y4 y5", discard="r5"))
    slots = follower.hands[1].slots
    assert [str(card(slot.card)) for slot in slots if slot.fixed] == ["r7"]
