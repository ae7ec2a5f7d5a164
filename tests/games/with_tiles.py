"""UNO Rummy at random."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

import samples
from games.any_game import AnyGame
from lastcard import Action, Card, Game, IllegalAction, Rules, View, solver
from lastcard.bots.greedy import greedy
from lastcard.game.rummy.view import RummyView
from lastcard.notation.action import Catch
from lastcard.notation.actions import SIMPLE
from lastcard.notation.rummy.actions import End, Lay, Said, Swap
from lastcard.notation.tiles import tile
from lastcard.notation.uno.actions import Play
from lastcard.rules.rummy.actions import LAST_WORDS, NEXT_MELD, TILE
from lastcard.rules.rummy.table import NO_QUESTION, SEATS, RummyTable
from lastcard.rules.rummy.tiles import JOKER, PACK, STANDING
from lastcard.rules.shared.table import NO_CARD
from rummy import at_random
from rummy.judging import is_meld, is_wrong
from rummy.tiles import game, scenario
from solver.positions import PACK as WHOLE_PACK
from solver.positions import any_position, face

JOKERS_LIE = [n for n in range(120) if sum("j=" in meld for meld in any_position(n).table) > 1]

number_tiles = st.integers(0, JOKER - 1).map(tile)
any_tiles = st.one_of(number_tiles, st.integers(STANDING, STANDING + JOKER - 1).map(tile))
said = st.builds(Said, any_tiles, st.booleans(), st.booleans())
junk = st.one_of(
    st.sampled_from([*SIMPLE.values(), Lay(), Swap(), Play(Card.parse("r5"))]),
    st.builds(Catch, st.integers(0, SEATS)),
    st.builds(Swap, number_tiles, st.none() | st.integers(1, 20)),
    st.builds(End, st.lists(number_tiles, max_size=2).map(sorted).map(tuple), st.booleans()),
    st.builds(
        Lay,
        st.lists(st.lists(said, min_size=1, max_size=5).map(tuple), max_size=4).map(tuple),
        st.booleans(),
    ),
)


def some_lay(view: RummyView, data: st.DataObject) -> Lay:
    """A lay that the solver finds: the best one, or with some tiles of the rack."""
    position = view.position
    found = None
    if data.draw(st.booleans()):
        tiles = data.draw(st.permutations(position.rack))
        for count in range(min(position.limit, len(tiles)), 0, -1):
            found = found or solver.play_exactly(position, tuple(tiles[:count]), compiled=False)
    found = found or solver.best_play(position, compiled=False)
    assert found is not None, "a lay is listed, but the solver finds none"
    return replace(found.action, uno=data.draw(st.booleans()))


def swaps(view: RummyView) -> list[Swap]:
    """Every swap that is allowed, and every way to say it."""
    melds = (None, *range(1, len(view.melds) + 1))
    ways = [Swap(held, meld) for held in sorted(set(view.rack)) for meld in melds]
    return [swap for swap in ways if swap in view.legal]


def mutated(lay: Lay, view: RummyView, data: st.DataObject) -> Lay:
    """The lay with one thing changed."""
    melds = [list(meld) for meld in lay.melds]
    one = data.draw(st.sampled_from(melds))
    place = data.draw(st.integers(0, len(one) - 1))
    kind = data.draw(st.sampled_from(["drop", "add", "move", "swap", "mark", "split", "forget"]))
    if kind == "drop":
        del one[place]
    elif kind == "add":
        one.insert(data.draw(st.sampled_from([0, place, len(one)])), data.draw(said))
    elif kind == "move":
        data.draw(st.sampled_from(melds)).append(one.pop(place))
    elif kind == "swap":
        held = data.draw(st.sampled_from(view.rack))
        one[place] = Said(held if not held.joker else tile(STANDING + one[0].tile.number % 64))
    elif kind == "mark":
        one[place] = replace(one[place], from_rack=data.draw(st.booleans()), chosen=True)
    elif kind == "split":
        melds += [one[:place], one[place:]]
        melds.remove(one)
    elif len(melds) > 1:
        melds.remove(one)
    return Lay(tuple(tuple(meld) for meld in melds if meld), data.draw(st.booleans()))


def with_jokers(number: int, players: int, rules: Rules) -> Game:
    """A game that has gone on for a while, with jokers on the table to be swapped."""
    parts, dice = any_position(number), random.Random(number)
    lying = [face(tile) for meld in parts.table for tile in meld.split()]
    pile = sorted((WHOLE_PACK - Counter([*lying, *parts.singles.split()])).elements())
    dice.shuffle(pile)
    sizes = [dice.randint(1, min(14, len(pile) // players)) for _ in range(players)]
    racks = [" ".join(pile.pop() for _ in range(size)) for size in sizes]
    position = scenario(
        racks,
        table=parts.table,
        singles=parts.singles,
        stock=" ".join(pile),
        rules=rules.changed(),
    )
    return Game.replay(position)


def may_swap(machine: "AnyRummy") -> bool:
    turn = machine.game.turn
    return turn is not None and Swap() in machine.game.legal(turn)


class AnyRummy(AnyGame):
    name = "rummy"
    agreed = st.builds(
        Rules,
        target=st.sampled_from([None, None, 1, 500]),
        scoring=st.sampled_from(["winner", "hands", "rounds", "winner", "hands", "rounds", "none"]),
        must_play=st.booleans(),
        reverse_skips_with_two=st.booleans(),
    )
    junk = junk
    pack: ClassVar[Counter[int]] = Counter(PACK)
    variants: ClassVar[list[Rules]] = [
        Rules(),
        Rules(must_play=False),
        Rules(scoring="rounds"),
        Rules(scoring="hands", target=1),
        Rules(reverse_skips_with_two=True),
        Rules(must_play=False, scoring="none", reverse_skips_with_two=True),
    ]
    short = Rules(scoring="rounds", target=1)
    over_sockets = 2
    examples = samples.number(5, 25)
    steps = 40
    slow = True

    @classmethod
    def choose(cls, view: View, dice: random.Random) -> Action:
        return at_random.choose(view, view.legal, dice)

    @classmethod
    def anew(cls, table: RummyTable, viewer: int | None, dice: random.Random) -> RummyTable:
        other = table.copy()
        unseen = [seat for seat in range(table.players) if seat != viewer]
        pool = list(table.stock[: table.stock_count])
        for seat in unseen:
            pool += [kind for kind, count in enumerate(table.hands[seat]) for _ in range(count)]
        dice.shuffle(pool)
        for seat in unseen:
            for kind in range(len(table.hands[seat])):
                other.hands[seat][kind] = 0
            for _ in range(table.counts[seat]):
                other.hands[seat][pool.pop()] += 1
        for i, kind in enumerate(pool):
            other.stock[i] = kind
        if viewer != table.turn:
            other.drawn, other.can_play = dice.randrange(49), dice.randrange(3)
        for field in ("key", "words"):
            for i in range(8):
                getattr(other, field)[i] = dice.getrandbits(32)
        other.luck, other.block, other.halves_used = dice.getrandbits(31), dice.randrange(9), 1
        return other

    @classmethod
    def one_left(cls) -> Game:
        hands = ["r3 b1", "g1 g4", "y1 y4"]
        return game(hands, "0:lay r3 r4 r5 r6", table=["r4 r5 r6"])

    @classmethod
    def round_over(cls) -> Game:
        hands = ["r3", "g1 g4", "y1 y4"]
        return game(hands, "0:lay r3 r4 r5 r6", table=["r4 r5 r6"])

    @classmethod
    def said_before(cls, table: Any, action: int) -> list[int]:
        """The table that was just laid, as it was said: the draft keeps the marks."""
        codes: list[int] = []
        first = 0
        sizes = table["meld_size"][: table["melds"]].tolist() if action in LAST_WORDS else []
        for size in sizes:
            codes += [NEXT_MELD] if codes else []
            codes += [TILE + tile for tile in table["draft"][first : first + size].tolist()]
            first += size
        return codes

    def begin(self, players: int, seed: int, rules: Rules) -> Game:
        if seed % 4:
            return super().begin(players, seed, rules)
        return with_jokers(JOKERS_LIE[seed // 4 % len(JOKERS_LIE)], players, rules)

    def rummy_view(self, seat: int | None) -> RummyView:
        view = self.game.view(seat)
        assert isinstance(view, RummyView)
        return view

    def said_whole(self, view: View, data: st.DataObject, bare: Action) -> Action:
        assert isinstance(view, RummyView)
        return some_lay(view, data) if bare == Lay() else data.draw(st.sampled_from(swaps(view)))

    def is_listed(self, action: Action, view: View) -> bool:
        """The call is listed only beside what leaves one tile; elsewhere it does no harm."""
        quiet = action.calling(False) if isinstance(action, End) else action
        return action in view.legal or quiet in view.legal

    def pieces(self, table: Any) -> Counter[int]:
        lying = [t.face.number for meld in self.rummy_view(None).melds for t in meld]
        assert [Counter(lying)[face] for face in range(JOKER + 1)] == list(table.lying)
        tiles = Counter(table.stock[: table.stock_count])
        tiles.update(table.singles[: table.single_count])
        tiles.update(lying)
        for seat in range(table.players):
            tiles.update(dict(enumerate(table.hands[seat])))
        return tiles

    def refuse(self, seat: int, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        refused = super().refuse(seat, action, legal)
        assert refused.rule is None or refused.rule[0] in "UR"
        return refused

    @precondition(may_swap)
    @rule(data=st.data(), undo=st.booleans())
    def swap(self, data: st.DataObject, undo: bool) -> None:
        assert self.game.turn is not None
        view = self.rummy_view(self.game.turn)
        self.push(self.game.turn, data.draw(st.sampled_from(swaps(view))), undo)

    @precondition(lambda self: not self.game.over)
    @rule(actions=st.integers(1, 8))
    def go_on(self, actions: int) -> None:
        """Rounds that come to an end: greedy players, of which one in four forgets to call."""
        for n in range(actions):
            if self.game.over:
                return
            seat = self.game.to_act[n % len(self.game.to_act)]
            view = self.rummy_view(seat)
            action = greedy(view, view.legal)
            assert action is not None
            if isinstance(action, Lay):
                action = replace(action, uno=n % 4 > 0)
            self.push(seat, action, undo=False)

    @precondition(lambda self: self.game.turn is not None)
    @rule(data=st.data())
    def lay_almost(self, data: st.DataObject) -> None:
        """A lay with one thing changed is wrong, or it is another lay that the rules allow."""
        seat = self.game.turn
        assert seat is not None
        view = self.rummy_view(seat)
        if Lay() not in view.legal:
            return
        action = mutated(some_lay(view, data), view, data)
        allowed = action in view.legal
        if is_wrong(view, action):
            assert not allowed
        if not allowed:
            refused = self.refuse(seat, action, tuple(view.legal))
            assert is_wrong(view, action) or refused.rule == "R18"
        else:
            self.push(seat, action, undo=False)

    @invariant()
    def all_melds_are_valid(self) -> None:
        assert all(map(is_meld, self.rummy_view(None).melds))

    @invariant()
    def nothing_is_left_open(self) -> None:
        table = self.game.state()
        assert isinstance(table, RummyTable)
        assert table.question == NO_QUESTION
        assert (table.draft_tiles, table.draft_melds) == (0, 0)

    @invariant()
    def a_drawn_tile_is_held(self) -> None:
        table = self.game.state()
        if self.game.phase == "drawn":
            assert table.hands[table.turn][table.drawn]
        else:
            assert table.drawn == NO_CARD
