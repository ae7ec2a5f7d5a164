"""UNO and UNO Spin at random."""

import random
from collections import Counter
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import invariant

from games.any_game import AnyGame
from lastcard import Action, Card, Game, IllegalAction, Rules, View
from lastcard.bots.policies import EVERY_SEAT, GREEDY, RANDOM, SHARP
from lastcard.game.uno.view import CardView
from lastcard.kinds import KINDS
from lastcard.notation.action import Catch
from lastcard.notation.actions import SIMPLE
from lastcard.notation.cards import COLOURS, card
from lastcard.notation.options import parse_rules
from lastcard.notation.spin.actions import Discard, Show
from lastcard.notation.uno.actions import Name, Play, SwapHand
from lastcard.rules.uno.cards import FACES, PACK, SPIN_PACK, STAR
from lastcard.rules.uno.hands import give, take
from lastcard.rules.uno.table import SEATS, SPECTATORS, Table
from lastcard.server.games import house_rules, switches
from tables import game

HOUSE_RULES: dict[str, Any] = dict.fromkeys(house_rules("uno"), True)
ALL_CARDS = [card(number) for number in sorted({*PACK, *SPIN_PACK})]
EVERY_ACTION = [
    *SIMPLE.values(),
    *map(Show, ALL_CARDS),
    *(Discard((c,), ("r" if c.wild else None,)) for c in ALL_CARDS),
    *map(Name, COLOURS),
    *map(Catch, range(SEATS)),
    *map(SwapHand, range(SEATS)),
    *(
        Play(c, colour, uno)
        for c in ALL_CARDS
        for colour in (COLOURS if c.wild else [None])
        for uno in (False, True)
    ),
]


class AnyUno(AnyGame):
    name = "uno"
    agreed = st.builds(
        Rules,
        target=st.sampled_from([1, 100, 500]),
        scoring=st.sampled_from(["winner", "hands", "none"]),
        **{name: st.booleans() for name in switches("uno")},
    )
    junk = st.sampled_from(EVERY_ACTION)
    pack: ClassVar[Counter[int]] = Counter(PACK)
    variants: ClassVar[list[Rules]] = [
        Rules(),
        Rules(scoring="hands"),
        Rules(reverse_skips_with_two=False),
        *(parse_rules({name: True}) for name in HOUSE_RULES),
        Rules(**HOUSE_RULES),
        Rules(**HOUSE_RULES | {"no_bluffing": False}),
    ]
    sizes: ClassVar[tuple[int, ...]] = (2, 3, 4, 7, 10)
    policies: ClassVar[tuple[int, ...]] = (RANDOM, GREEDY, SHARP)
    every_seat = EVERY_SEAT
    hands_move = True

    @classmethod
    def anew(cls, table: Table, viewer: int | None, dice: random.Random) -> Table:
        other = table.copy()
        bit = SPECTATORS if viewer is None else viewer
        unseen = [s for s in range(table.players) if s != viewer and not table.shown[s] >> bit & 1]
        pool = list(other.stock[: other.stock_count])
        sizes = {seat: other.counts[seat] for seat in unseen}
        for seat in unseen:
            for held in KINDS["uno"].engine.hand_of(table, seat).pieces:
                take(other, seat, held.number)
                pool.append(held.number)
            other.laying[seat] = dice.randrange(54)
        dice.shuffle(pool)
        for seat, size in sizes.items():
            for _ in range(size):
                give(other, seat, pool.pop())
            other.shown[seat] = table.shown[seat]
        for i, face in enumerate(pool):
            other.stock[i] = face
        other.bluffed = 1 - table.bluffed
        other.drawn = table.drawn if viewer == table.turn else dice.randrange(54)
        for field in ("key", "words", "spin_words"):
            for i in range(8):
                getattr(other, field)[i] = dice.getrandbits(32)
        return other

    @classmethod
    def one_left(cls) -> Game:
        return game(["r1 b5", "g5 g6 g8", "y1 y2 y3"], "0:play r1", game=cls.name)

    @classmethod
    def round_over(cls) -> Game:
        return game(["r1", "g5 g6 g8"], "0:play r1", game=cls.name, dealer=1)

    def pieces(self, table: Any) -> Counter[int]:
        cards = Counter(table.stock[: table.stock_count])
        cards.update(table.discards[: table.discard_count])
        for seat in range(table.players):
            hand = table.hands[seat]
            for face in range(FACES):
                star = table.stars[seat] >> face & 1
                cards[face] += hand[face] - star
                cards[face + STAR] += star
        return cards

    def refuse(self, seat: int, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        refused = super().refuse(seat, action, legal)
        assert refused.rule is None or refused.rule[0] in "UHS"
        return refused

    @invariant()
    def held_says_what_is_held(self) -> None:
        table = self.game.state()
        for seat in range(table.players):
            hand = table.hands[seat]
            assert table.held[seat] == sum(1 << face for face in range(FACES) if hand[face])


class AnySpin(AnyUno):
    name = "spin"
    pack: ClassVar[Counter[int]] = Counter(SPIN_PACK)

    def said_whole(self, view: View, data: st.DataObject, bare: Action) -> Action:
        """As many cards as the wheel lets this seat put down, in the order of the hand."""
        assert isinstance(view, CardView)
        put: list[Card] = []
        seat = view.seat or 0
        for held in view.hand:
            try:
                Game.replay(self.game.record()).push(seat, discard([*put, held]))
            except IllegalAction:
                continue
            put.append(held)
        return discard(put)

    def is_listed(self, action: Action, view: View) -> bool:
        if isinstance(action, Discard) and Discard() in view.legal:
            return True  # listed once for all ways of putting down
        return super().is_listed(action, view)


def discard(cards: list[Card]) -> Discard:
    return Discard(tuple(cards), tuple("g" if c.wild else None for c in cards))
