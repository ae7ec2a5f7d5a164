"""What must hold in any game of UNO Rummy, found by playing at random with Hypothesis."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import samples
from lastcard import Action, Card, Game, IllegalAction, Rules, parse_action, solver
from lastcard.bots.greedy import greedy
from lastcard.game.view import RummyView
from lastcard.notation.actions import CALL, SIMPLE, Catch, Play
from lastcard.notation.rummy_actions import End, Lay, Said, Swap
from lastcard.notation.tiles import tile
from lastcard.rules.rummy.table import NO_QUESTION, SEATS, RummyTable
from lastcard.rules.rummy.tiles import JOKER, PACK, STANDING
from lastcard.rules.uno.table import NO_CARD, ROUND_OVER
from rummy.judging import is_meld, is_wrong
from rummy.tiles import scenario
from solver.positions import PACK as WHOLE_PACK
from solver.positions import any_position, face

HIDDEN = ("key", "nonce", "words", "stock")
HIDDEN_NUMBERS = ("block", "halves_used", "luck", "event_count")
JOKERS_LIE = [n for n in range(120) if sum("j=" in meld for meld in any_position(n).table) > 1]

rules = st.builds(
    Rules,
    target=st.sampled_from([None, None, 1, 500]),
    scoring=st.sampled_from(["winner", "hands", "rounds", "winner", "hands", "rounds", "none"]),
    must_play=st.booleans(),
    reverse_skips_with_two=st.booleans(),
)
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


def quiet(action: Action) -> Action:
    """In a list, the call stands only beside what leaves one tile; elsewhere it does no harm."""
    return replace(action, uno=False) if isinstance(action, End) else action


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


class AnyRummy(RuleBasedStateMachine):
    @initialize(
        players=st.integers(2, 4),
        seed=st.integers(0, 2**256 - 1) | st.sampled_from(JOKERS_LIE),
        rules=rules,
    )
    def start(self, players: int, seed: int, rules: Rules) -> None:
        if seed in JOKERS_LIE:
            self.game = with_jokers(seed, players, rules)
        else:
            self.game = Game.new("rummy", players=players, seed=seed, rules=rules)

    def rummy_view(self, seat: int | None) -> RummyView:
        view = self.game.view(seat)
        assert isinstance(view, RummyView)
        return view

    def push(self, seat: int, action: Action, undo: bool) -> None:
        """Do it, see that it can be told to all, and perhaps that it can be taken back."""
        before = self.game.state()
        happened = self.game.push(seat, action)
        assert happened or action == CALL
        assert parse_action(str(action)) == action
        for event in happened:
            for viewer in (None, *range(self.game.players)):
                assert str(event.seen_by(viewer))
        if undo or self.game.round_over:
            after = self.game.state()
            assert self.game.undo() == (seat, action)
            assert self.game.state() == before
            self.game.push(seat, action)
            assert self.game.state() == after

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data(), undo=st.booleans())
    def act(self, data: st.DataObject, undo: bool) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act))
        view = self.rummy_view(seat)
        action = data.draw(st.sampled_from(list(view.legal)))
        if action == Lay():
            action = some_lay(view, data)
        elif action == Swap():
            action = data.draw(st.sampled_from(swaps(view)))
        assert action in view.legal
        self.push(seat, action, undo)

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

    def refuse(self, seat: int, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        before = self.game.state()
        with pytest.raises(IllegalAction) as refused:
            self.game.push(seat, action)
        assert refused.value.message
        assert refused.value.rule is None or refused.value.rule[0] in "UR"
        assert set(refused.value.legal) == set(legal)
        assert self.game.state() == before
        return refused.value

    @rule(seat=st.integers(-1, SEATS), action=junk)
    def try_anything(self, seat: int, action: Action) -> None:
        """An action not listed is refused and changes nothing, but for a call (U25)."""
        there = 0 <= seat < self.game.players
        legal = self.game.legal(seat) if there else ()
        if isinstance(action, Lay | Swap) and action == type(action)():
            self.refuse(seat, action, tuple(legal))  # it says nothing
        elif action not in legal and quiet(action) not in legal and not (action == CALL and there):
            self.refuse(seat, action, tuple(legal))

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
        assert parse_action(str(action)) == action
        if is_wrong(view, action):
            assert not allowed
        if not allowed:
            refused = self.refuse(seat, action, tuple(view.legal))
            assert is_wrong(view, action) or refused.rule == "R18"
        else:
            self.push(seat, action, undo=False)

    @invariant()
    def one_pack(self) -> None:
        table = self.game.state()
        assert isinstance(table, RummyTable)
        lying = [t.face.number for meld in self.rummy_view(None).melds for t in meld]
        tiles = Counter(table.stock[: table.stock_count])
        tiles.update(table.singles[: table.single_count])
        tiles.update(lying)
        for seat in range(table.players):
            tiles.update(dict(enumerate(table.hands[seat])))
            assert table.counts[seat] == sum(table.hands[seat])
        assert +tiles == Counter(PACK)
        assert [Counter(lying)[face] for face in range(JOKER + 1)] == list(table.lying)

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
    def somebody_may_act(self) -> None:
        table = self.game.state()
        if table.phase < ROUND_OVER:
            assert self.game.turn in self.game.to_act
            assert min(table.counts[: table.players]) > 0
        elif not self.game.over:
            assert len(self.game.to_act) == 1
        else:
            assert self.game.to_act == ()

    @invariant()
    def who_is_due_has_one_tile(self) -> None:
        table = self.game.state()
        for seat in range(table.players):
            if table.uno_due >> seat & 1:
                assert table.counts[seat] == 1

    @invariant()
    def views_hide_what_is_hidden(self) -> None:
        table = self.game.state()
        over = table.phase >= ROUND_OVER
        for viewer in (None, *range(table.players)):
            view = self.rummy_view(viewer)
            assert not any(any(getattr(view.table, name)) for name in HIDDEN)
            assert not any(getattr(view.table, name) for name in HIDDEN_NUMBERS)
            assert not any(view.table.events)
            for seat in range(table.players):
                if seat != viewer and not over:
                    assert view.hands[seat] is None
                    assert not any(view.table.hands[seat])
            if viewer != table.turn:
                assert (view.table.drawn, view.table.can_play, view.drawn) == (0, 0, None)
            if viewer is not None:
                assert list(view.legal) == list(self.game.legal(viewer))

    @invariant()
    def a_drawn_tile_is_held(self) -> None:
        table = self.game.state()
        if self.game.phase == "drawn":
            assert table.hands[table.turn][table.drawn]
        else:
            assert table.drawn == NO_CARD

    def teardown(self) -> None:
        if hasattr(self, "game"):
            again = Game.replay(self.game.record())
            assert again.state() == self.game.state()
            assert again.record() == self.game.record()


# A failing game is told in full: making it shorter takes longer than reading it.
AnyRummy.TestCase.settings = settings(
    max_examples=samples.number(5, 25),
    stateful_step_count=40,
    deadline=None,
    phases=[phase for phase in Phase if phase not in (Phase.shrink, Phase.explain)],
)
TestAnyRummy = pytest.mark.slow(pytest.mark.large(AnyRummy.TestCase))
