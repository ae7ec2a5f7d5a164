"""What must hold in any game whatsoever, found by playing at random with Hypothesis.

A game's own class, in :mod:`games.with_cards` and :mod:`games.with_tiles`, says how it begins, what
can be said in it, and what else holds.
"""

import random
from collections import Counter
from typing import Any, ClassVar

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import samples
from lastcard import Action, Game, IllegalAction, Rules, View, parse_action
from lastcard.bots.greedy import greedy
from lastcard.bots.policies import GREEDY, RANDOM
from lastcard.kinds import KINDS
from lastcard.notation.action import CALL, Catch
from lastcard.notation.actions import SIMPLE
from lastcard.rules.record import OWN, SECRET, TURN
from lastcard.rules.shared.table import ROUND_OVER


class AnyGame(RuleBasedStateMachine):
    """A game at random. Every subclass plays the game that it names."""

    name: ClassVar[str]
    agreed: ClassVar[st.SearchStrategy[Rules]] = st.builds(
        Rules,
        target=st.sampled_from([None, 1, 100, 500]),
        scoring=st.sampled_from(["winner", "hands", "none"]),
    )
    junk: ClassVar[st.SearchStrategy[Action]] = st.sampled_from(
        [*SIMPLE.values(), *map(Catch, range(10))]
    )
    pack: ClassVar[Counter[int]]

    #: Rules of which each makes another game; those of a match that is soon over.
    variants: ClassVar[list[Rules]] = [Rules()]
    short: ClassVar[Rules] = Rules(target=60)
    #: How many play it in tests of many numbers; how many a match over sockets.
    sizes: ClassVar[tuple[int, ...]] = (2, 3, 4)
    over_sockets: ClassVar[int] = 3
    #: The policies that its kernels know, and what stands for one of them in all seats.
    policies: ClassVar[tuple[int, ...]] = (RANDOM, GREEDY)
    every_seat: ClassVar[int] = 1
    #: How many games are played at random, and how long each.
    examples: ClassVar[int] = samples.number(8, 40)
    steps: ClassVar[int] = 60
    #: Whether a hand may come to another seat: then one card may be left that nobody played.
    hands_move: ClassVar[bool] = False
    #: Whether its plain rules take long, because they ask a solver.
    slow: ClassVar[bool] = False

    # What a game says of itself

    @classmethod
    def choose(cls, view: View, dice: random.Random) -> Action:
        """Anything that is legal; of what is listed as a bare word, some way of doing it."""
        action = dice.choice(list(view.legal))
        chosen = greedy(view, view.legal, None) if action.bare else action
        assert chosen is not None
        return chosen

    @classmethod
    def anew(cls, table: Any, viewer: int | None, dice: random.Random) -> Any:
        """The same table with all dealt anew that the viewer cannot see."""
        raise NotImplementedError

    @classmethod
    def one_left(cls) -> Game:
        """Seat 0 of three has one card or tile left and has not called; seat 1 is on turn."""
        raise NotImplementedError

    @classmethod
    def round_over(cls) -> Game:
        """A round that has just been won, of a match that goes on."""
        raise NotImplementedError

    @classmethod
    def said_before(cls, table: Any, action: int) -> list[int]:
        """What was said before an action that compiled rules have carried out at a table."""
        return []

    def begin(self, players: int, seed: int, rules: Rules) -> Game:
        return Game.new(self.name, players=players, seed=seed, rules=rules)

    def said_whole(self, view: View, data: st.DataObject, bare: Action) -> Action:
        """One of the many ways of doing what the list names by a bare word."""
        action = greedy(view, view.legal, None)
        assert action is not None
        return action

    def is_listed(self, action: Action, view: View) -> bool:
        """Whether an action is among those that are legal, however it is listed."""
        return action in view.legal or (action.uno and action.calling(False) in view.legal)

    def pieces(self, table: Any) -> Counter[int]:
        """All cards or tiles that there are at a table."""
        raise NotImplementedError

    # What is done

    @initialize(data=st.data(), seed=st.integers(0, 2**256 - 1))
    def start(self, data: st.DataObject, seed: int) -> None:
        players = data.draw(st.integers(2, KINDS[self.name].notation.seats))
        self.game = self.begin(players, seed, data.draw(self.agreed))

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
    @rule(data=st.data(), undo=st.sampled_from([True, *[False] * 9]))
    def act(self, data: st.DataObject, undo: bool) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act))
        view = self.game.view(seat)
        action = data.draw(st.sampled_from(list(view.legal)))
        if action.bare:
            action = self.said_whole(view, data, action)
        assert action in view.legal
        self.push(seat, action, undo)

    def refuse(self, seat: int, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        before = self.game.state()
        with pytest.raises(IllegalAction) as refused:
            self.game.push(seat, action)
        assert refused.value.message
        assert set(refused.value.legal) == set(legal)
        assert self.game.state() == before
        return refused.value

    @rule(seat=st.integers(-1, 10), data=st.data())
    def try_anything(self, seat: int, data: st.DataObject) -> None:
        """An action not listed is refused and changes nothing, except for a call (U25)."""
        action = data.draw(self.junk)
        if not 0 <= seat < self.game.players:
            self.refuse(seat, action, ())
            return
        view = self.game.view(seat)
        if action != CALL and (action.bare or not self.is_listed(action, view)):
            self.refuse(seat, action, tuple(view.legal))

    # What holds

    @invariant()
    def one_pack(self) -> None:
        table = self.game.state()
        assert +self.pieces(table) == self.pack
        for seat in range(table.players):
            assert table.counts[seat] == sum(table.hands[seat])

    @invariant()
    def somebody_may_act(self) -> None:
        if not self.game.round_over:
            assert self.game.turn in self.game.to_act
            assert min(self.game.public.counts) > 0
        else:
            assert len(self.game.to_act) == (0 if self.game.over else 1)

    @invariant()
    def who_is_due_has_one_left(self) -> None:
        assert all(self.game.public.counts[seat] == 1 for seat in self.game.uno_due)

    @invariant()
    def views_hide_what_is_hidden(self) -> None:
        table = self.game.state()
        over = table.phase >= ROUND_OVER
        for viewer in (None, *range(table.players)):
            view = self.game.view(viewer)
            shown = KINDS[self.name].engine.shown_to(table, viewer)
            for name, field in table.fields.items():
                found = getattr(view.table, name)
                if field.sight == SECRET or (field.sight == TURN and viewer != table.turn):
                    assert not (found if isinstance(found, int) else any(found)), name
                for seat in range(table.players) if field.sight == OWN else ():
                    if not (over or seat == viewer or seat in shown):
                        assert view.hands[seat] is None
                        row = found[seat]
                        assert not (row if isinstance(row, int) else any(row)), name
            if viewer is not None:
                assert list(view.legal) == list(self.game.legal(viewer))

    def teardown(self) -> None:
        if hasattr(self, "game"):
            again = Game.replay(self.game.record())
            assert again.state() == self.game.state()
            assert again.record() == self.game.record()


def at_random(machine: type[AnyGame]) -> Any:
    """The test that plays a game; a failing one is told in full: that is sooner read than made
    shorter."""
    case = machine.TestCase
    case.settings = settings(
        max_examples=machine.examples,
        stateful_step_count=machine.steps,
        deadline=None,
        phases=[phase for phase in Phase if phase not in (Phase.shrink, Phase.explain)],
    )
    marked = pytest.mark.large(case)
    return pytest.mark.slow(marked) if machine.slow else marked
