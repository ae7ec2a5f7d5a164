"""From the history of a round to a :class:`Memory`: who took and gave which cards when, and why."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from ...game.events import Event, Reversed
from ...game.history import Step
from ...game.spin.events import PutDown, Revealed, TradedHands
from ...game.uno.events import (
    Dealt,
    Drew,
    Named,
    PassedHands,
    Played,
    Showed,
    SwappedHands,
    TurnedUp,
)
from ...game.uno.view import CardView
from ...notation.action import CALL, DRAW, KEEP, Catch
from ...notation.cards import COLOURS, Card
from ...notation.uno.actions import ACCEPT, CHALLENGE, Play
from ...rules.uno.cards import (
    COLOUR,
    DRAW_TWO,
    NO_COLOUR,
    SKIP,
    SYMBOL,
    WILD_FOUR,
    WILD_FOUR_BIT,
    answering,
    is_number,
    matching,
)
from ...rules.uno.table import HAND_SIZE
from .memory import FIXED, FREE, NOW, RECENT, SLOTS, UNKNOWN

ALL_FACES = (1 << 54) - 1


@dataclass(slots=True)
class Slot:
    """A card that a seat holds or held."""

    since: int
    until: int = NOW
    card: int = UNKNOWN
    fixed: int = FREE
    barred: int = 0

    @property
    def held(self) -> bool:
        return self.until == NOW


@dataclass(slots=True)
class Choice:
    """What a seat decided, and what it could have decided."""

    time: int
    fits: int
    face: int
    named: int
    colour: int
    pressed: bool


@dataclass(slots=True)
class Hand:
    """What is known of the cards of one seat."""

    slots: list[Slot] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)

    @property
    def held(self) -> list[Slot]:
        return [slot for slot in self.slots if slot.held]

    def recent(self) -> "Hand":
        """The last choices, and the cards that were held then."""
        choices = self.choices[-RECENT:]
        start = choices[0].time if choices else NOW
        return Hand([slot for slot in self.slots if slot.until >= start], choices)

    def forget_when(self, now: int) -> "Hand":
        """The same cards in another hand: which of them came when is no longer followed."""
        return Hand([Slot(now, card=s.card, fixed=s.fixed) for s in self.held])

    def lose(self, card: int, now: int) -> None:
        """A card is played: one that is known, or one that can be it."""
        held = self.held
        exact = [s for s in held if s.fixed and s.card == card]
        possible = [s for s in held if not s.fixed and not s.barred >> (card & 63) & 1]
        if not held:
            return
        slot = (exact or possible or held)[-1]
        slot.until = now
        slot.card = card


class Rememberer:
    """Follows a round event by event."""

    def __init__(self, view: CardView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.players = view.players
        self.hands = [Hand() for _ in range(view.players)]
        self.mine: Counter[int] = Counter()  # your own hand at that time
        self.direction = 1
        self.top = UNKNOWN
        self.colour = NO_COLOUR
        self.time_of_four = -1
        self.colour_before_four = NO_COLOUR
        self.drawn: Slot | None = None  # the last card that somebody drew instead of playing
        self.raised: int | None = None  # when a card was played that may be answered (H1)

    def follow(self) -> None:
        if not any(isinstance(event, Dealt) for event in self.events()):
            self.sit_down()
        for now, step in enumerate(self.view.history):
            self.consider(step, now)
            for event in step.events:
                self.happened(event, now)
            if step.hands:
                self.mine = Counter(card.number for card in step.hands[self.seat] or ())
            if step.action == DRAW and step.seat is not None:
                self.look_at_draw(step.seat, now)

    def events(self) -> Iterator[Event]:
        return (event for step in self.view.history for event in step.events)

    def sit_down(self) -> None:
        """Where the deal is not told, as in a scenario: what each must have had at first."""
        counts = list(self.view.counts)
        self.mine = Counter(card.number for card in self.view.hand)
        for event in self.events():
            if isinstance(event, Played | PutDown):
                counts[event.seat] += 1
                self.mine[event.card.number] += event.seat == self.seat
            elif isinstance(event, Drew):
                counts[event.seat] -= event.count
                self.mine.subtract(card.number for card in event.cards or ())
        self.hands = [Hand([Slot(-1) for _ in range(count)]) for count in counts]

    # What a seat chose, and what that tells

    def consider(self, step: Step, now: int) -> None:
        seat, action = step.seat, step.action
        if action == CALL or isinstance(action, Catch):  # besides what the player on turn does
            return
        if action in (ACCEPT, CHALLENGE):
            self.raised = None
        if seat is None or seat == self.seat:
            self.drawn = None
            return
        if len(self.hands[seat].choices) >= 2 * RECENT:  # else a long round takes ever longer
            self.hands[seat] = self.hands[seat].recent()
        choices = self.hands[seat].choices
        if isinstance(action, Play):
            face = action.card.face
            if face == WILD_FOUR:
                self.time_of_four, self.colour_before_four = now, self.colour
            named = UNKNOWN if action.colour is None else COLOURS.index(action.colour)
            if self.drawn is not None:
                self.drawn.fixed, self.drawn.card = FIXED, action.card.number
                choices.append(self.choice(seat, now, 0, face, named))
            elif seat == self.on_turn(step):
                choices.append(self.choice(seat, now, self.fitting(), face, named))
        elif action == DRAW:
            choices.append(self.choice(seat, now, self.fitting(), UNKNOWN, UNKNOWN))
        elif action == KEEP and self.drawn is not None:
            self.drawn.barred = ALL_FACES & ~self.fitting()
        if action != DRAW:
            self.drawn = None

    def on_turn(self, step: Step) -> int | None:
        # A player who jumps in (H3) plays the very card that lies there: it tells nothing.
        assert isinstance(step.action, Play)
        jumps_in = self.view.table.jump_in and step.action.card.face == self.top
        return None if jumps_in else step.seat

    def choice(self, seat: int, now: int, fits: int, face: int, named: int) -> Choice:
        pressed = self.count((seat + self.direction) % self.players) <= 2
        return Choice(now, fits, face, named, self.colour, pressed)

    def fitting(self) -> int:
        """The faces that could be played; none, where it is not known what lies there."""
        if self.top == UNKNOWN:
            return 0
        return matching(self.top, self.colour) if self.raised is None else answering(self.top)

    def look_at_draw(self, seat: int, now: int) -> None:
        """U13: a player who draws a card that fits is asked; if nobody is asked, it did not fit."""
        if seat == self.seat:
            return
        new = [slot for slot in self.hands[seat].slots if slot.since == now]
        asked_about = self.fitting()
        if self.view.table.no_bluffing:
            asked_about &= ~WILD_FOUR_BIT  # it may be forbidden (H6)
        for slot in new[:-1]:  # H4
            slot.barred = asked_about
        if new:
            self.drawn = new[-1]
            if not self.was_asked(seat, now):
                self.drawn.barred = asked_about
                self.drawn = None

    def was_asked(self, seat: int, now: int) -> bool:
        """Whether the seat could play the card it drew: then the next step is its own."""
        for later in range(now + 1, len(self.view.history)):
            step = self.view.history[later]
            if step.action != CALL and not isinstance(step.action, Catch):
                return step.seat == seat
        return self.view.phase == "drawn" and self.view.turn == seat

    def may_be_answered(self) -> bool:
        drawing = self.top == WILD_FOUR or SYMBOL[self.top] == DRAW_TWO
        return bool(self.view.table.stacking) and drawing

    def has_no_answer(self, seat: int, now: int) -> None:
        """H1: a player who holds an answer is asked; one who draws at once holds none."""
        if self.raised != now:
            return
        if seat != self.seat and self.top != WILD_FOUR:  # one of those may be forbidden (H6)
            self.hands[seat].choices.append(
                self.choice(seat, now, self.fitting(), UNKNOWN, UNKNOWN)
            )
        self.raised = None

    # What happened to the cards

    def count(self, seat: int) -> int:
        return sum(self.mine.values()) if seat == self.seat else len(self.hands[seat].held)

    def happened(self, event: Event, now: int) -> None:
        match event:
            case Dealt():
                self.dealt(event)
            case TurnedUp(card):
                self.lies(card, None)
            case Named(_, colour):
                self.colour = COLOURS.index(colour)
            case Played(seat, card, colour) | PutDown(seat, card, colour):
                self.leaves(seat, card.number, now)
                self.lies(card, colour)
                self.raised = now if isinstance(event, Played) and self.may_be_answered() else None
            case Drew(seat, count, cards):
                self.has_no_answer(seat, now)
                if seat == self.seat:
                    self.mine.update(c.number for c in cards or () if isinstance(c, Card))
                else:
                    self.hands[seat].slots += [Slot(now) for _ in range(count)]
            case Reversed(direction):
                self.direction = direction
            case Showed(seat, _, _, cards) if cards is not None and seat != self.seat:
                known = [Slot(now, card=c.number, fixed=FIXED) for c in cards]
                self.hands[seat] = Hand(known)
            case Revealed(seat, card) if seat != self.seat:
                self.revealed(seat, card.number, now)
            case SwappedHands(seat, other):
                self.swap(seat, other, now)
            case PassedHands(direction):
                self.move_hands(direction, now)
            case TradedHands():
                self.move_hands(1, now)

    def dealt(self, event: Dealt) -> None:
        for seat, hand in enumerate(event.hands):
            if seat == self.seat:
                self.mine = Counter(card.number for card in hand or ())
            else:
                self.hands[seat] = Hand([Slot(-1) for _ in range(HAND_SIZE)])

    def lies(self, card: Card, named: str | None) -> None:
        self.top = card.face
        self.colour = COLOUR[card.face] if named is None else COLOURS.index(named)

    def leaves(self, seat: int, card: int, now: int) -> None:
        if seat == self.seat:
            self.mine[card] -= 1
        else:
            self.hands[seat].lose(card, now)

    def revealed(self, seat: int, card: int, now: int) -> None:
        """S12: the highest number that was not yet laid."""
        higher = sum(
            1 << face
            for face in range(52)
            if is_number(face) and SYMBOL[face] > SYMBOL[card & 63] and SYMBOL[face] < SKIP
        )
        held = self.hands[seat].held
        known = [s for s in held if s.fixed and s.card == card]
        slot = (known or [s for s in held if not s.fixed] or held)[-1]
        slot.card, slot.fixed = card, FIXED
        for other in held:
            if not other.fixed:
                other.barred |= higher

    def swap(self, seat: int, other: int, now: int) -> None:
        """H2: two hands change owners."""
        order = list(range(self.players))
        order[seat], order[other] = other, seat
        self.exchange(order, now)

    def move_hands(self, direction: int, now: int) -> None:
        """H2, S10: all hands go on to the next seat; one that has gone out takes no part (S17)."""
        seats = [s for s in range(self.players) if self.count(s) > 0]
        order = list(range(self.players))
        for i, seat in enumerate(seats):
            order[seats[(i + direction) % len(seats)]] = seat
        self.exchange(order, now)

    def exchange(self, order: list[int], now: int) -> None:
        """The seat at each place gets the hand of the seat that ``order`` names there."""
        hands = [hand.forget_when(now) for hand in self.hands]
        mine = [Slot(now, card=card, fixed=FIXED) for card in self.mine.elements()]
        hands[self.seat] = Hand(mine)
        self.hands = [hands[order[seat]] for seat in range(self.players)]
        self.hands[self.seat] = Hand()

    # The outcome

    def as_seen(self, seat: int) -> Hand:
        """A hand as the view has it, where that knows more than the history."""
        shown, count = self.view.hands[seat], self.view.counts[seat]
        if seat == self.seat:
            return Hand()
        if shown is not None:
            return Hand([Slot(-1, card=card.number, fixed=FIXED) for card in shown])
        hand = self.hands[seat]
        return hand.recent() if len(hand.held) == count else Hand([Slot(-1) for _ in range(count)])


def remember(view: CardView, memory: Any, luck: int) -> None:
    """Write what a seat remembers into a numpy record."""
    follower = Rememberer(view)
    follower.follow()
    hands = [follower.as_seen(seat) for seat in range(view.players)]
    if sum(len(hand.slots) for hand in hands) > SLOTS:  # then only what is held counts
        hands = [Hand(hand.held) for hand in hands]
    memory["time_of_four"] = follower.time_of_four
    memory["colour_before_four"] = follower.colour_before_four
    memory["luck"] = luck
    write_slots(hands, memory)
    write_choices(hands, memory)
    write_pool(view, hands, memory)


def write_slots(hands: list[Hand], memory: Any) -> None:
    slots = [slot for hand in hands for slot in hand.slots]
    ends = list(accumulate((len(hand.slots) for hand in hands), initial=0))
    memory["first"][: len(ends)] = ends
    for name in ("since", "until", "card", "fixed", "barred"):
        memory[name][: len(slots)] = [getattr(slot, name) for slot in slots]
    free = [i for i, slot in enumerate(slots) if not slot.fixed]
    memory["free"][: len(free)] = free
    memory["free_count"] = len(free)


def write_choices(hands: list[Hand], memory: Any) -> None:
    choices = [choice for hand in hands for choice in hand.choices]
    ends = list(accumulate((len(hand.choices) for hand in hands), initial=0))
    memory["first_choice"][: len(ends)] = ends
    for name in ("time", "fits", "face", "named", "colour", "pressed"):
        memory[name][: len(choices)] = [getattr(choice, name) for choice in choices]


def write_pool(view: CardView, hands: list[Hand], memory: Any) -> None:
    """Everything that is not seen: what is in the hands of others, and the stock."""
    unseen = Counter(view.pack)
    unseen.subtract(card.number for card in (*view.hand, *view.discards))
    unseen.subtract(slot.card for hand in hands for slot in hand.held if slot.fixed)
    pool = list(unseen.elements())
    memory["pool"][: len(pool)] = pool
    memory["pool_count"] = len(pool)
