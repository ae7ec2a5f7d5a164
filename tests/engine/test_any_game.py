"""What must hold in any game whatsoever, found by playing at random with Hypothesis."""

from collections import Counter

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import samples
from lastcard import Action, Card, IllegalAction, Rules, parse_action
from lastcard.notation.actions import CALL, SIMPLE, Catch, Discard, Name, Play, Show, SwapHand
from lastcard.notation.cards import COLOURS, card
from lastcard.rules.uno.cards import FACES, PACK, SPIN_PACK, STAR
from lastcard.rules.uno.table import ROUND_OVER, SEATS, SPECTATORS
from tables import CardGame as Game

BOOLEANS = (
    "reverse_skips_with_two",
    "stacking",
    "seven_zero",
    "jump_in",
    "draw_until_playable",
    "force_play",
    "no_bluffing",
)

rules = st.builds(
    Rules,
    target=st.sampled_from([1, 100, 500]),
    scoring=st.sampled_from(["winner", "hands", "none"]),
    **{name: st.booleans() for name in BOOLEANS},
)

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


def some_discard(game: Game, seat: int) -> Discard:
    """As many cards as the wheel lets this seat put down, in the order of the hand."""
    put: list[Card] = []
    for held in game.view(seat).hand:
        try:
            Game.replay(game.record()).push(seat, discard([*put, held]))
        except IllegalAction:
            continue
        put.append(held)
    return discard(put)


def discard(cards: list[Card]) -> Discard:
    return Discard(tuple(cards), tuple("g" if c.wild else None for c in cards))


class AnyGame(RuleBasedStateMachine):
    @initialize(
        game=st.sampled_from(["uno", "spin"]),
        players=st.integers(2, 10),
        seed=st.integers(0, 2**256 - 1),
        rules=rules,
    )
    def start(self, game: str, players: int, seed: int, rules: Rules) -> None:
        self.game = Game.new(game, players=players, seed=seed, rules=rules)

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act))
        action = data.draw(st.sampled_from(list(self.game.legal(seat))))
        if action == Discard():
            action = some_discard(self.game, seat)
        before = self.game.state()
        happened = self.game.push(seat, action)
        assert happened or action == CALL
        assert parse_action(str(action)) == action
        for event in happened:
            for viewer in (None, *range(self.game.players)):
                assert str(event.seen_by(viewer))
        if data.draw(st.integers(0, 9)) == 0:
            after = self.game.state()
            assert self.game.undo() == (seat, action)
            assert self.game.state() == before
            self.game.push(seat, action)
            assert self.game.state() == after

    @rule(seat=st.integers(-1, 10), action=st.sampled_from(EVERY_ACTION))
    def try_anything(self, seat: int, action: Action) -> None:
        """An action not listed is refused and changes nothing, but for a call (U25)."""
        legal = self.game.legal(seat) if 0 <= seat < self.game.players else ()
        quiet = Play(action.card, action.colour) if isinstance(action, Play) else action
        if action in legal or quiet in legal or (action == CALL and 0 <= seat < self.game.players):
            return
        if isinstance(action, Discard) and Discard() in legal:
            return  # listed once for all ways of putting down
        before = self.game.state()
        with pytest.raises(IllegalAction) as refused:
            self.game.push(seat, action)
        assert refused.value.message
        assert refused.value.rule is None or refused.value.rule[0] in "UHS"
        assert set(refused.value.legal) == set(legal)
        assert self.game.state() == before

    @invariant()
    def one_pack(self) -> None:
        table = self.game.state()
        cards = Counter(table.stock[: table.stock_count])
        cards.update(table.discards[: table.discard_count])
        for seat in range(table.players):
            hand = table.hands[seat]
            for face in range(FACES):
                star = table.stars[seat] >> face & 1
                cards[face] += hand[face] - star
                cards[face + STAR] += star
            assert table.counts[seat] == sum(hand)
            assert table.held[seat] == sum(1 << face for face in range(FACES) if hand[face])
        assert +cards == Counter(SPIN_PACK if table.spin else PACK)

    @invariant()
    def somebody_may_act(self) -> None:
        table = self.game.state()
        if table.phase < ROUND_OVER:
            assert self.game.turn in self.game.to_act
        elif not self.game.over:
            assert len(self.game.to_act) == 1
        else:
            assert self.game.to_act == ()

    @invariant()
    def who_is_due_has_one_card(self) -> None:
        table = self.game.state()
        for seat in range(table.players):
            if table.uno_due >> seat & 1:
                assert table.counts[seat] == 1

    @invariant()
    def views_hide_what_is_hidden(self) -> None:
        table = self.game.state()
        over = table.phase >= ROUND_OVER
        for viewer in (None, *range(table.players)):
            view = self.game.view(viewer)
            for name in ("key", "nonce", "words", "stock", "coming", "spin_words"):
                assert not any(getattr(view.table, name)), name
            assert (view.table.block, view.table.luck, view.table.bluffed) == (0, 0, 0)
            for seat in range(table.players):
                mine = seat == viewer
                shown = table.shown[seat] >> (SPECTATORS if viewer is None else viewer) & 1
                if not (mine or shown or over):
                    assert view.hands[seat] is None
                    assert not any(view.table.hands[seat])
                    assert view.table.held[seat] == 0
                    assert view.table.stars[seat] == 0
                if not mine:
                    assert shown or over or view.table.laying[seat] == 0
            if viewer is not None:
                assert list(view.legal) == list(self.game.legal(viewer))
            if viewer != table.turn:
                assert view.table.drawn == 0

    def teardown(self) -> None:
        if hasattr(self, "game"):
            again = Game.replay(self.game.record())
            assert again.state() == self.game.state()
            assert again.record() == self.game.record()


# A failing game is told in full: making it shorter takes longer than reading it.
AnyGame.TestCase.settings = settings(
    max_examples=samples.number(16, 80),
    stateful_step_count=60,
    deadline=None,
    phases=[phase for phase in Phase if phase not in (Phase.shrink, Phase.explain)],
)
TestAnyGame = pytest.mark.large(AnyGame.TestCase)
