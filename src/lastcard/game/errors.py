"""Why an action is refused: the clause, and words for a person."""

from collections.abc import Sequence

from ..notation.actions import Action
from ..rules.uno import refusals as no


class IllegalAction(ValueError):
    """An action that breaks a rule. Nothing has changed.

    ``rule`` is the clause of the rulebook (``None`` where no clause fits), ``legal`` what the
    seat may do instead.

    >>> from lastcard import Game
    >>> game = Game.new("uno", players=2, seed=1)
    >>> game.push(0, "pass")
    Traceback (most recent call last):
    ...
    lastcard.game.errors.IllegalAction: U29: you may pass only when you can neither play nor draw
    """

    def __init__(self, rule: str | None, message: str, legal: Sequence[Action] = ()) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.message = message
        self.legal = tuple(legal)


REASONS: dict[int, tuple[str | None, str]] = {
    no.NOT_YOUR_TURN: (None, "it is not your turn"),
    no.NOT_HELD: (None, "you do not hold this card"),
    no.ROUND_IS_OVER: ("U26", "the round is over"),
    no.MATCH_IS_OVER: ("U34", "the match is won; there is no next round"),
    no.ROUND_GOES_ON: ("U34", "the next round is dealt when this one is over"),
    no.NOT_YOURS_TO_DEAL: ("U34", "the deal passes to the player left of the last dealer"),
    no.NO_MATCH: ("U11", "this card matches the top card neither in colour, number nor symbol"),
    no.ONLY_DRAWN_CARD: ("U13", "after drawing you may play only the card just drawn, or keep it"),
    no.NOTHING_DRAWN: ("U13", "there is no drawn card to keep; play a card or draw one"),
    no.NAME_COLOUR_FIRST: ("U9", "name the colour of the Wild turned up first"),
    no.NO_COLOUR_TO_NAME: ("U9", "there is no colour to name now"),
    no.NOT_YOURS_TO_NAME: ("U9", "the player on the dealer's left names the colour"),
    no.ANSWER_FOUR_FIRST: ("U19", "answer the Wild Draw Four first: accept or challenge"),
    no.NOTHING_TO_CHALLENGE: ("U19", "there is no Wild Draw Four to answer now"),
    no.NOT_YOURS_TO_CHALLENGE: ("U19", "only the player who has to draw the cards may answer"),
    no.NOT_CATCHABLE: ("U25", "this player cannot be caught now"),
    no.CATCH_YOURSELF: ("U24", "you cannot catch yourself; call with uno"),
    no.NOTHING_TO_DRAW: ("U29", "there is no card left to draw; play if you can, otherwise pass"),
    no.NO_PASSING: ("U29", "you may pass only when you can neither play nor draw"),
    no.ANSWER_STACK_FIRST: ("H1", "answer with a card of the same kind, or accept"),
    no.CHOOSE_HAND_FIRST: ("H2", "say first whose hand you take: swaphand and a seat"),
    no.NO_HAND_TO_SWAP: ("H2", "hands are swapped only right after a 7, with that house rule"),
    no.SWAP_WITH_YOURSELF: ("H2", "choose the hand of another player"),
    no.NO_JUMP_IN: ("H3", "out of turn you may only play the very card that was just played"),
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
    no.LAY_FIRST: ("S12", "a war is on: lay your highest number, with show"),
    no.OUT_OF_REACH: ("S17", "you have gone out; the wheel is for the others"),
    no.NOT_YOUR_RACE: ("S13", "only the one who turned the wheel ends the race with keep"),
}


def illegal(reason: int, legal: Sequence[Action]) -> IllegalAction:
    """The error for a reason of the rules."""
    return IllegalAction(*REASONS[reason], legal)
