"""Why an action is refused: the clause, and words for a person."""

from collections.abc import Sequence
from typing import NamedTuple

from ..notation.actions import Action, Discard
from ..notation.cards import Card, card
from ..notation.rummy_actions import Lay, Swap
from ..notation.tiles import Tile, tile
from ..rules.rummy import refusals as rummy
from ..rules.rummy.deal import clear
from ..rules.rummy.draft import has_room, say_next_meld, say_tile
from ..rules.rummy.melds import wrong_meld
from ..rules.rummy.table import RummyTable
from ..rules.uno import refusals as no


class WrongMeld(NamedTuple):
    """A run or set of a ``lay`` that cannot stay as it is: which, counted from 1, and why.

    >>> WrongMeld(2, "R4", "meld 2 (r3 r4): a run or set has at least three tiles").meld
    2
    """

    meld: int
    rule: str | None
    message: str


class IllegalAction(ValueError):
    """An action that breaks a rule. Nothing has changed.

    ``rule`` is the clause of the rulebook (``None`` where no clause fits), ``legal`` what the
    seat may do instead. Of a ``lay``, ``wrong`` are all runs and sets that cannot stay so, and
    ``tile`` is the tile that is concerned, if it is one. ``reason`` is its number in the rules.

    >>> from lastcard import Game
    >>> game = Game.new("uno", players=2, seed=1)
    >>> game.push(0, "pass")
    Traceback (most recent call last):
    ...
    lastcard.game.errors.IllegalAction: U29: you may pass only when you can neither play nor draw
    """

    def __init__(
        self,
        rule: str | None,
        message: str,
        legal: Sequence[Action] = (),
        wrong: Sequence[WrongMeld] = (),
        tile: Tile | None = None,
        reason: int | None = None,
    ) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.message = message
        self.legal = tuple(legal)
        self.wrong = tuple(wrong)
        self.tile = tile
        self.reason = reason


REASONS: dict[int, tuple[str | None, str]] = {
    no.NOT_YOUR_TURN: (None, "it is not your turn"),
    no.NOT_HELD: (None, "you do not hold {card}"),
    no.ROUND_IS_OVER: ("U26", "the round is over"),
    no.MATCH_IS_OVER: ("U34", "the match is over; there is no next round"),
    no.ROUND_GOES_ON: ("U34", "the next round is dealt when this one is over"),
    no.NOT_YOURS_TO_DEAL: ("U34", "the deal or the opening passes to the left"),
    no.NO_MATCH: ("U11", "this card matches the top card neither in colour, number nor symbol"),
    no.ONLY_DRAWN_CARD: ("U13", "after drawing you may play only the card just drawn, or keep it"),
    no.NOTHING_DRAWN: ("U13", "there is no drawn card to keep; play a card or draw one"),
    no.NAME_COLOUR_FIRST: ("U9", "name the colour of the Wild turned up first"),
    no.NO_COLOUR_TO_NAME: ("U9", "there is no colour to name now"),
    no.NOT_YOURS_TO_NAME: ("U9", "the player on the dealer's left names the colour"),
    no.ANSWER_FOUR_FIRST: ("U19", "answer the Wild Draw Four first: accept or challenge"),
    no.NOTHING_TO_CHALLENGE: ("U19", "there is no Wild Draw Four to answer now"),
    no.NOT_YOURS_TO_CHALLENGE: ("U19", "only the player who has to draw the cards may answer"),
    no.NOT_DUE: ("U25", "it is too late to catch this player"),
    no.CALLED_ALREADY: ("U25", "this player has called"),
    no.HAS_MORE_CARDS: ("U25", "this player does not hold just one card"),
    no.CATCH_YOURSELF: ("U24", "you cannot catch yourself; call with uno"),
    no.NOTHING_TO_DRAW: ("U29", "there is no card left to draw; play if you can, otherwise pass"),
    no.NO_PASSING: ("U29", "you may pass only when you can neither play nor draw"),
    no.ANSWER_STACK_FIRST: ("H1", "answer with a card of the same kind, or accept"),
    no.ANSWER_STACKED_FOUR_FIRST: ("H1", "answer with a Wild Draw Four, accept, or challenge"),
    no.CHOOSE_HAND_FIRST: ("H2", "say first whose hand you take: swaphand and a seat"),
    no.NO_HAND_TO_SWAP: ("H2", "hands are swapped only right after a 7, with that house rule"),
    no.SWAP_WITH_YOURSELF: ("H2", "choose the hand of another player"),
    no.NO_JUMP_IN: ("H3", "out of turn you may only play the very card that was just played"),
    no.NO_JUMP_IN_NOW: (
        "H3",
        "nobody jumps in while a card is answered, a hand is chosen or the wheel is awaited",
    ),
    no.NO_JUMP_IN_ON_WILD: ("H3", "nobody jumps in on a wild card"),
    no.JUMPS_TOO_LATE: (
        "H3",
        "you may jump in only on a card that was just played, before anybody acts",
    ),
    no.DREW_FOR_IT: ("H3", "you have just drawn for this card, so you may not jump in on it"),
    no.MUST_PLAY_DRAWN: ("H5", "a drawn card that can be played must be played"),
    no.BLUFF: ("H6", "you hold another card of the colour in force, and bluffing is off"),
    no.NO_CHALLENGES: ("H6", "without bluffing there is nothing to challenge"),
    no.NOTHING_TO_SPIN: ("S2", "the wheel is turned only after a spin card was played"),
    no.NO_RESULT_LEFT: (None, "the scenario gives no further result of the wheel"),
    no.SPIN_FIRST: ("S2", "a spin card was played: turning the wheel replaces your turn"),
    no.NOT_DOWN_TO_TWO: ("S5", "put down any cards but keep at least two, or keep them all"),
    no.NOT_THIS_NUMBER: ("S6", "put down cards that all show one number, or keep them all"),
    no.NOT_THIS_COLOUR: ("S7", "put down cards of one colour, no wild cards, or keep them all"),
    no.NOT_LAID: ("S12", "put down cards that you laid in the war, or keep them"),
    no.ONLY_ONE_CARD: ("S13", "whoever shouts first may put down one card, or keep it"),
    no.NO_COLOUR_NAMED: ("S14", "a wild card on top names its colour, as in w=g"),
    no.NOTHING_PUT_DOWN: (None, "name the cards to put down, or keep them all"),
    no.NOTHING_TO_PUT_DOWN: (None, "the wheel lets you put down nothing now"),
    no.NO_WAR: ("S12", "only those who still have to lay in a war show a card"),
    no.NOT_THE_HIGHEST: ("S12", "lay the highest number that you have not yet laid"),
    no.NO_RACE: ("S13", "there is nothing to shout for now"),
    no.SHOUT_FIRST: ("S13", "shout first: the first to do so may put down one card"),
    no.WAR_FIRST: ("S12", "a war is on: first all lay their highest number"),
    no.LAY_FIRST: ("S12", "a war is on: lay your highest number, with show"),
    no.OUT_OF_REACH: ("S17", "you have gone out; the wheel is for the others"),
    no.NOT_YOUR_RACE: ("S13", "only the one who turned the wheel ends the race with keep"),
}


# Those that concern a run or set, or a tile, say which.
RUMMY_REASONS: dict[int, tuple[str | None, str]] = {
    rummy.TOO_SHORT: ("R4", "{meld}: a run or set has at least three tiles"),
    rummy.NEITHER_RUN_NOR_SET: (
        "R4",
        "{meld} is neither a run (one colour, numbers in a row) nor a set (one number, different "
        "colours)",
    ),
    rummy.NOT_ASCENDING: ("R4", "{meld}: say a run from its lowest number up"),
    rummy.TWO_JOKERS_IN_SET: ("R12", "{meld}: a set holds at most one joker"),
    rummy.JOKERS_SIDE_BY_SIDE: ("R12", "{meld}: two jokers never lie side by side in a run"),
    rummy.UNNAMED_JOKER: ("R11", "{meld}: say what the joker stands for, as in j=r6"),
    rummy.VANISHED: ("R7", "{tile} lay on the table and is missing; it must lie in a run or set"),
    rummy.NOT_ON_RACK: (None, "{tile} is not on your rack, or not so often"),
    rummy.NOTHING_FROM_RACK: ("R5", "play at least one tile from your rack"),
    rummy.TOO_MANY_FROM_RACK: ("R5", "at most four tiles leave your rack in a turn, swaps counted"),
    rummy.CHOOSE_ACTION: (
        "R18",
        "{meld} got several action tiles: mark the one that works with !, as in r5!",
    ),
    rummy.TABLE_FULL: (None, "there are only 100 tiles (R1)"),
    rummy.CAN_PLAY: ("R6", "you can play a tile, so you may not draw"),
    rummy.NO_DRAW_AFTER_SWAP: ("R6", "after a swap you may not draw; lay tiles or end the turn"),
    rummy.STOCK_EMPTY: ("R27", "there is no tile left to draw"),
    rummy.NOTHING_DRAWN_YET: ("R6", "there is no drawn tile to keep; lay tiles or draw one"),
    rummy.NO_SUCH_JOKER: ("R10", "no joker there stands for {tile}"),
    rummy.NO_SUCH_MELD: ("R10", "there is no {meld}"),
    rummy.START_JOKER: ("R10", "a joker among the start tiles stands for nothing yet"),
    rummy.SEVERAL_JOKERS: (
        "R10",
        "several jokers stand for {tile}: say which meld, as in {tile} 2",
    ),
    rummy.DRAWN_TILE_SWAPPED: ("R10", "a tile just drawn cannot be swapped in"),
    rummy.DRAWN_TILE_FIRST: (
        "R6",
        "you have just drawn {tile}: lay it, alone or with other tiles, or keep it",
    ),
    rummy.START_TILE_INSTEAD: (
        "R6",
        "that is the start tile {tile}: lay the one that you drew, as {tile}^",
    ),
    rummy.TURN_NOT_PLAYED: ("R5", "a turn without a swap ends with a lay or a draw"),
    rummy.NOT_DUE_NOW: ("R20", "it is too late to catch this player"),
    rummy.CALLED_BEFORE: ("R20", "this player has called"),
    rummy.HAS_MORE_TILES: ("R20", "this player does not hold just one tile"),
    rummy.DRAW_ENDED_TURN: ("R6", "the tile that you drew could not be played: your turn is over"),
    rummy.CATCHES_ITSELF: ("R20", "you cannot catch yourself; call with uno"),
    rummy.ROUND_WON: ("R21", "the round is over"),
    rummy.NO_RUMMY_ACTION: (None, "say which tile, as in swap r6"),
}


def illegal(reason: int, legal: Sequence[Action], action: Action) -> IllegalAction:
    """The error for a reason of the rules."""
    number, which = reason % rummy.DETAIL, reason // rummy.DETAIL
    if number in REASONS:
        rule, message = REASONS[number]
        if number == no.NOT_HELD:
            message = message.format(card=card(which)) + how_often(card(which), action)
        return IllegalAction(rule, message, legal, reason=number)
    rule, message = told(reason, action)
    wrong = wrong_melds(action)
    if number == rummy.CHOOSE_ACTION:
        wrong = [WrongMeld(which + 1, rule, message)]
    concerned = tile(which) if "{tile}" in RUMMY_REASONS[number][1] else None
    return IllegalAction(rule, message, legal, wrong, concerned, number)


def how_often(missing: Card, action: Action) -> str:
    """The end of the sentence, where a card is to be put down several times."""
    several = isinstance(action, Discard) and action.cards.count(missing) > 1
    return " so often" if several else ""


def told(reason: int, action: Action) -> tuple[str | None, str]:
    """A reason of the rules of UNO Rummy: the clause, and which run, set or tile it concerns."""
    number, which = reason % rummy.DETAIL, reason // rummy.DETAIL
    rule, message = RUMMY_REASONS[number]
    meld = f"meld {which + 1}"
    if isinstance(action, Swap):
        meld = f"meld {action.meld}"
    elif isinstance(action, Lay) and which < len(action.melds):
        meld += f" ({' '.join(map(str, action.melds[which]))})"
    return rule, message.format(meld=meld, tile=tile(which))


def wrong_melds(action: Action) -> list[WrongMeld]:
    """All runs and sets of a ``lay`` that are none (R4, R11, R12), whatever lies on the table."""
    found: list[WrongMeld] = []
    draft = RummyTable()
    clear(draft)
    first = 0
    for i, meld in enumerate(action.melds if isinstance(action, Lay) else ()):
        for said in meld:
            if not has_room(draft):
                return found
            say_tile(draft, said.code)
        if reason := wrong_meld(draft, first, len(meld)):
            found.append(WrongMeld(i + 1, *told(reason + rummy.DETAIL * i, action)))
        first += len(meld)
        say_next_meld(draft)
    return found
