"""What RLCard tells a player of its UNO, as a view of ours.

RLCard's game is for two. These of our rules come closest to it: a Reverse does not skip, a drawn
card that fits is played, a Wild Draw Four is never a bluff, nobody calls or catches. What is left
different there:

- A player who can play must. A Wild Draw Four needs a hand in which nothing else fits, no Wild
  either.
- A drawn card is laid at once if it is wild or has the current colour; one that has only the number
  or symbol is kept. A wild card laid that way gets a colour by lot, and makes nobody draw.
- A Draw Two turned up first gives two cards to the first player, who then plays; a Wild turned up
  gets a colour by lot.
- What is played is shuffled again with its top card, and before a Draw Two or Wild Draw Four that
  the draw pile is too small for.
- ``target`` tells a played wild card with a stale colour; ``played_cards`` has the right one.
"""

from collections.abc import Iterator
from typing import Any

from lastcard.game.events import Called, Event, MissedTurn, Reversed
from lastcard.game.history import Step
from lastcard.game.setup import empty_table
from lastcard.game.uno.events import Dealt, Drew, Named, Played, TurnedUp
from lastcard.game.view import View, view_of
from lastcard.kinds import KINDS
from lastcard.notation.action import DRAW, Action
from lastcard.notation.cards import Card, parse_colour
from lastcard.notation.options import Rules
from lastcard.notation.uno.actions import Play
from lastcard.rules.shared.table import TURN
from lastcard.rules.uno.cards import PACK_SIZE
from lastcard.rules.uno.hands import give, put_down
from lastcard.rules.uno.table import HAND_SIZE, Table

RULES = Rules(reverse_skips_with_two=False, force_play=True, no_bluffing=True)

SYMBOLS = {"skip": "s", "reverse": "r", "draw_2": "+2", "wild": "w", "wild_draw_4": "w+4"}
GIVES = {"draw_2": 2, "wild_draw_4": 4}  # cards to the other player


def card_of(text: str) -> Card:
    """RLCard's ``r-draw_2`` or ``b-wild`` as a card."""
    colour, trait = text.split("-")
    symbol = SYMBOLS.get(trait, trait)
    return Card.parse(symbol if symbol.startswith("w") else colour + symbol)


def named_by(text: str) -> str | None:
    """The colour that a wild card names."""
    return text[0] if card_of(text).wild else None


def answers(state: dict[str, Any]) -> dict[Action, str]:
    """What the player on turn may do, with RLCard's words for it; nobody hears a call there."""
    found: dict[Action, str] = {}
    for text in state["raw_legal_actions"]:
        if text == "draw":
            return {DRAW: text}
        found[Play(card_of(text), named_by(text))] = text
        if len(state["raw_obs"]["hand"]) == 2:
            found[Play(card_of(text), named_by(text), uno=True)] = text
    return found


class Round:
    """What one seat has been told of a round so far.

    RLCard speaks to a player on its turns only. What was done since the last one follows from the
    list of actions, the cards played, and how many cards each holds; but for a shuffle of the
    played cards: from then on there is no history.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.history: list[Step] = []
        self.told = 0  # actions
        self.pile: list[str] = []  # the cards played so far
        self.counts = [HAND_SIZE, HAND_SIZE]
        self.shuffled = False
        self.direction = 1
        self.taken: Iterator[Card] = iter(())  # into your own hand since the last turn

    def view(self, state: dict[str, Any]) -> View:
        """Hear what is new; what a player of ours would see."""
        self.hear(state["raw_obs"], state["action_record"][self.told :])
        return view_of(KINDS["uno"], self.table(state["raw_obs"]), self.seat, self.history)

    def hear(self, seen: dict[str, Any], actions: list[tuple[int, str]]) -> None:
        played = sum(seat == self.seat and action != "draw" for seat, action in actions)
        # New cards come last in a hand.
        self.taken = map(card_of, seen["hand"][self.counts[self.seat] - played :])
        if not self.told and not self.history:
            self.begin(seen)
        if self.shuffled or seen["played_cards"][: len(self.pile)] != self.pile:
            self.shuffled = True
            self.history = []
        else:
            self.follow(seen, actions)
        self.told += len(actions)
        self.pile = list(seen["played_cards"])
        self.counts = list(seen["num_cards"])

    def begin(self, seen: dict[str, Any]) -> None:
        """The deal and the first card."""
        hand = tuple(map(card_of, seen["hand"][:HAND_SIZE]))
        self.pile = seen["played_cards"][:1]
        first = card_of(self.pile[0])
        events: list[Event] = [
            Dealt(1, tuple(hand if seat == self.seat else None for seat in (0, 1))),
            TurnedUp(first),
        ]
        if first.wild:
            events.append(Named(0, self.pile[0][0]))
        events += self.effects(1, first, 0)
        if first.symbol == "+2":
            events.append(self.takes(0, 2))
        self.history.append(Step(None, None, tuple(events)))

    def follow(self, seen: dict[str, Any], actions: list[tuple[int, str]]) -> None:
        """Tell what was done since your own last turn."""
        laid: Iterator[str] = iter(seen["played_cards"][len(self.pile) :])
        following = [*(seat for seat, _ in actions[1:]), self.seat]
        for (seat, action), after in zip(actions, following):
            if action != "draw":
                self.lay(seat, next(laid), GIVES.get(action.split("-")[1], 0))
            elif after != seat and (seen["num_cards"][seat] - self.counts[seat]) % 2:
                # Kept: all other cards come in twos and fours. A player who goes on has laid it.
                self.tell(seat, DRAW, self.takes(seat, 1))
            else:
                self.lay_drawn(seat, next(laid))

    def lay_drawn(self, seat: int, text: str) -> None:
        """A card is drawn and laid at once; a Wild Draw Four then makes nobody draw."""
        self.counts[seat] += 1
        card = card_of(text)
        self.tell(seat, DRAW, Drew(seat, 1, (card,) if seat == self.seat else None))
        self.lay(seat, text, 2 if card.symbol == "+2" else 0)

    def lay(self, seat: int, text: str, gives: int) -> None:
        card = card_of(text)
        self.counts[seat] -= 1
        uno = self.counts[seat] == 1
        events: list[Event] = [Played(seat, card, named_by(text))]
        if uno:
            events.append(Called(seat))
        events += self.effects(seat, card, gives)
        self.tell(seat, Play(card, named_by(text), uno), *events)

    def effects(self, seat: int, card: Card, gives: int) -> list[Event]:
        """What a card that lies there does to the other seat."""
        events: list[Event] = []
        if card.symbol == "r":
            self.direction = -self.direction
            events.append(Reversed(self.direction))
        if gives:
            events.append(self.takes(1 - seat, gives))
        if gives or card.symbol == "s":
            events.append(MissedTurn(1 - seat))
        return events

    def takes(self, seat: int, count: int) -> Drew:
        self.counts[seat] += count
        mine = seat == self.seat
        return Drew(seat, count, tuple(next(self.taken) for _ in range(count)) if mine else None)

    def tell(self, seat: int, action: Action, *events: Event) -> None:
        self.history.append(Step(seat, action, events))

    def table(self, seen: dict[str, Any]) -> Table:
        """The moment: your own turn."""
        table = empty_table("uno", 2, RULES)
        assert isinstance(table, Table)
        table.rounds = 1
        table.dealer = 1
        table.turn = self.seat
        table.phase = TURN
        table.direction = self.direction
        for card in map(card_of, seen["hand"]):
            give(table, self.seat, card.number)
        table.counts[1 - self.seat] = seen["num_cards"][1 - self.seat]
        # Just after a shuffle there is the target alone; if wild, perhaps of a stale colour.
        pile = seen["played_cards"] or [seen["target"]]
        for card in map(card_of, pile):
            put_down(table, card.number)
        table.colour = parse_colour(pile[-1][0])
        table.stock_count = PACK_SIZE - sum(seen["num_cards"]) - table.discard_count
        return table
