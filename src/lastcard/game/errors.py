"""An action that is refused: why, by name, with the clause and what it is about."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Unpack

from ..notation.actions import Action, Catch, Discard, SwapHand
from ..notation.cards import COLOURS, card
from ..notation.reasons import Details, Reason
from ..notation.rummy_actions import Lay, Said, Swap
from ..notation.tiles import tile
from ..rules.rummy import refusals as rummy
from ..rules.rummy.deal import clear
from ..rules.rummy.draft import has_room, say_next_meld, say_tile
from ..rules.rummy.melds import wrong_meld
from ..rules.rummy.table import RummyTable
from ..rules.uno.hands import top
from ..rules.uno.table import Table
from .reasons import RULES, SENTENCES, sentence


class WrongMeld(NamedTuple):
    """A run or set of a ``lay`` that cannot stay as it is: which, counted from 1, and why.

    >>> WrongMeld(2, Reason.TOO_SHORT, "R4", {"meld": 2, "tiles": "r3 r4", "kind": "run"}).message
    'meld 2 (r3 r4): this run needs at least three tiles'
    """

    meld: int
    reason: Reason
    rule: str | None
    details: Details

    @property
    def message(self) -> str:
        return sentence(SENTENCES, self.reason, self.details)


class IllegalAction(ValueError):
    """An action that breaks a rule. Nothing has changed.

    ``reason`` says why, ``rule`` is the clause of the rulebook (``None`` where no clause fits),
    ``legal`` what the seat may do instead, ``details`` what it is about, as far as the reason
    has some. Of a ``lay``, ``wrong`` are all runs and sets that cannot stay so. ``message`` says
    all that in English.

    >>> from lastcard import Game
    >>> game = Game.new("uno", players=2, seed=1)
    >>> game.push(0, "pass")
    Traceback (most recent call last):
    ...
    lastcard.game.errors.IllegalAction: U29: you may pass only when you can neither play nor draw
    >>> try:
    ...     game.push(0, "play r5")
    ... except IllegalAction as refused:
    ...     refused.reason.value, refused.details
    ('not_held', {'card': 'r5'})
    """

    def __init__(
        self,
        reason: Reason,
        rule: str | None = None,
        legal: Sequence[Action] = (),
        wrong: Sequence[WrongMeld] = (),
        **details: Unpack[Details],
    ) -> None:
        self.message = sentence(SENTENCES, reason, details)
        super().__init__(f"{rule}: {self.message}" if rule else self.message)
        self.reason = reason
        self.rule = rule
        self.legal = tuple(legal)
        self.wrong = tuple(wrong)
        self.details = details


#: The reasons of which the rules say which card, tile or meld they are about.
OF_CARD = {Reason.NOT_HELD, Reason.NOT_ENOUGH_HELD}
OF_TILE = {
    Reason.VANISHED,
    Reason.NOT_ON_RACK,
    Reason.NO_SUCH_JOKER,
    Reason.SEVERAL_JOKERS,
    Reason.DRAWN_TILE_FIRST,
    Reason.START_TILE_INSTEAD,
}
OF_MELD = {
    Reason.TOO_SHORT,
    Reason.NEITHER_RUN_NOR_SET,
    Reason.NOT_ASCENDING,
    Reason.TWO_JOKERS_IN_SET,
    Reason.JOKERS_SIDE_BY_SIDE,
    Reason.UNNAMED_JOKER,
    Reason.CHOOSE_ACTION,
    Reason.NO_SUCH_MELD,
}


def illegal(
    told: int, table: Table | RummyTable, legal: Sequence[Action], action: Action
) -> IllegalAction:
    """The error for a reason of the rules, told at a table."""
    number, which = told % rummy.DETAIL, told // rummy.DETAIL
    reason, rule = RULES[number]
    if reason == Reason.NOT_HELD and isinstance(action, Discard):
        reason = Reason.NOT_ENOUGH_HELD if action.cards.count(card(which)) > 1 else reason
    details = details_of(reason, which, action)
    if reason == Reason.NO_MATCH and isinstance(table, Table):
        details["colour"] = COLOURS[table.colour]
        if symbol := card(top(table)).symbol:
            details["face"] = symbol
    wrong = wrong_melds(action) if isinstance(action, Lay) else []
    if reason == Reason.CHOOSE_ACTION:
        wrong = [WrongMeld(which + 1, reason, rule, details)]
    return IllegalAction(reason, rule, legal, wrong, **details)


def details_of(reason: Reason, which: int, action: Action) -> Details:
    """What a reason is about, ``which`` being the number that the rules have told with it."""
    if reason in OF_CARD:
        return {"card": str(card(which))}
    if reason in OF_TILE:
        return {"tile": str(tile(which))}
    if reason in OF_MELD:
        return details_of_meld(which, action)
    if isinstance(action, Catch | SwapHand):
        return {"seat": action.seat}
    return {}


def details_of_meld(which: int, action: Action) -> Details:
    """Which run or set is meant, and of a ``lay`` what it holds."""
    if isinstance(action, Swap) and action.meld is not None:
        return {"meld": action.meld}
    details: Details = {"meld": which + 1}
    if isinstance(action, Lay) and which < len(action.melds):
        meld = action.melds[which]
        details["tiles"] = " ".join(map(str, meld))
        if begun := kind_of(meld):
            details["kind"] = begun
    return details


def kind_of(meld: Sequence[Said]) -> Literal["run", "set", None]:
    """What tiles begin, where that can be only one of both."""
    plain = [said.tile for said in meld if not said.tile.joker]
    colours, numbers = {tile.colour for tile in plain}, {tile.value for tile in plain}
    if len(colours) == 1 < len(numbers) == len(plain):
        return "run"
    return "set" if len(numbers) == 1 < len(colours) == len(plain) else None


def wrong_melds(lay: Lay) -> list[WrongMeld]:
    """All runs and sets of a ``lay`` that are none (R4, R11, R12), whatever lies on the table."""
    found: list[WrongMeld] = []
    draft = RummyTable()
    clear(draft)
    first = 0
    for i, meld in enumerate(lay.melds):
        for said in meld:
            if not has_room(draft):
                return found
            say_tile(draft, said.code)
        if told := wrong_meld(draft, first, len(meld)):
            found.append(WrongMeld(i + 1, *RULES[told], details_of_meld(i, lay)))
        first += len(meld)
        say_next_meld(draft)
    return found
