"""Our bots inside RLCard's UNO (`benchmarks/rlcard_view.py`): what they are told is what is."""

import importlib
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lastcard import Action, Legal, View
from lastcard.bots.bot import Bot
from lastcard.bots.greedy import greedy
from lastcard.game.uno.events import Dealt, Drew, Played
from lastcard.game.uno.view import CardView
from lastcard.notation.cards import Card

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Any:
    pytest.importorskip("rlcard", reason="RLCard is not installed: scripts/environment dev")
    monkeypatch.syspath_prepend(BENCHMARKS)
    return importlib.import_module("rlcard_view")


def rounds(adapter: Any, count: int) -> Any:
    """Rounds in which both play at random: the table as it is, and as our side is told of it."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    dice = random.Random(1)
    for _ in range(count):
        told = [adapter.Round(seat) for seat in (0, 1)]
        state, seat = env.reset()
        while not env.is_over():
            yield env.game, state, told[seat].view(state)
            state, seat = env.step(dice.choice(state["raw_legal_actions"]), raw_action=True)


def told_cards(view: CardView, seat: int) -> tuple[int, Counter[Card]]:
    """How many cards the history gives a seat, and which where it says so."""
    count, cards = 0, Counter[Card]()
    for step in view.history:
        for event in step.events:
            if isinstance(event, Dealt):
                count += 7
                cards.update(event.hands[seat] or ())
            elif isinstance(event, Drew) and event.seat == seat:
                count += event.count
                cards.update(event.cards or ())
            elif isinstance(event, Played) and event.seat == seat:
                count -= 1
                cards[event.card] -= 1
    return count, +cards


def test_a_view_shows_the_table_as_it_is(adapter: Any) -> None:
    for game, _, view in rounds(adapter, 60):
        seat = game.round.current_player
        hand = Counter(adapter.card_of(card.get_str()) for card in game.players[seat].hand)
        assert (view.seat, view.turn, Counter(view.hand)) == (seat, seat, hand)
        assert view.counts == tuple(len(player.hand) for player in game.players)
        assert view.hands[1 - seat] is None
        if game.round.played_cards:
            assert view.colour == game.round.target.color
            assert view.top == adapter.card_of(game.round.target.get_str())
            assert view.stock_count == len(game.dealer.deck)


@pytest.mark.slow
def test_the_history_adds_up(adapter: Any) -> None:
    turns = lost = 0
    for game, _, view in rounds(adapter, 200):
        turns += 1
        if not view.history:  # the played cards were shuffled
            lost += 1
            continue
        seat = game.round.current_player
        assert told_cards(view, seat) == (len(view.hand), Counter(view.hand))
        assert told_cards(view, 1 - seat)[0] == view.counts[1 - seat]
        laid = [e.card for step in view.history for e in step.events if isinstance(e, Played)]
        assert [*view.discards[1:]] == laid
    assert lost < turns / 10


def test_every_answer_is_one_of_rlcards(adapter: Any) -> None:
    for _, state, view in rounds(adapter, 60):
        answers = adapter.answers(state)
        assert set(answers.values()) == set(state["raw_legal_actions"])
        assert all(action in view.legal for action in answers)


def test_a_round_is_played_to_its_end(adapter: Any) -> None:
    rlcard_seat = importlib.import_module("rlcard_seat")
    wins, games = rlcard_seat.match(lambda seed: greedy, 20)
    assert games == 20
    assert 0 < wins < 20


@pytest.mark.usefixtures("adapter")
def test_a_bot_is_ready_before_its_clock_runs() -> None:
    """What it compiles then it has; an expert that is pressed for time before plays greedily."""
    rlcard_seat = importlib.import_module("rlcard_seat")
    clocks: list[float | None] = []

    def make(seed: int) -> Bot:
        def bot(view: View, legal: Legal, clock: float | None) -> Action | None:
            clocks.append(clock)
            return greedy(view, legal)

        return bot

    rlcard_seat.match(make, 2, clock=0.05)
    assert clocks[0] is None
    assert set(clocks[1:]) == {0.05}
