"""What the games refuse, in English."""

from collections.abc import Mapping
from typing import Any

from ..notation.reasons import Details, Reason

#: By the numbers that the rules of a game have for them: the name and the clause.
Reasons = Mapping[int, tuple[Reason, str | None]]

#: In English; what stands in braces is a detail in words.
SENTENCES: dict[Reason, str] = {
    Reason.NOT_YOUR_TURN: "it is not your turn",
    Reason.ROUND_IS_OVER: "the round is over",
    Reason.MATCH_IS_OVER: "the match is over; there is no next round",
    Reason.ROUND_GOES_ON: "the next round is dealt when this one is over",
    Reason.NOT_YOURS_TO_DEAL: "somebody else deals: the deal or the opening passes to the left",
    Reason.NOT_DUE: "it is too late to catch this player",
    Reason.CALLED_ALREADY: "this player has called",
    Reason.CATCH_YOURSELF: "you cannot catch yourself; call with uno",
    Reason.NO_SUCH_SEAT: "there is no seat {seat}; seats are {least} to {most}",
    Reason.NOT_IN_THIS_GAME: '"{action}" is not an action of this game',
    Reason.NOTHING_CHOSEN: "seat {seat} has to act, but chose nothing",
    Reason.NOT_LEGAL: "this is not legal now",
    Reason.NOTHING_TO_TAKE_BACK: "there is nothing to take back",
    Reason.HINTS_FOR_RUMMY_ONLY: "there are hints for UNO Rummy only",
    Reason.NOT_HELD: "you do not hold {card}",
    Reason.NOT_ENOUGH_HELD: "you do not have that many {card}",
    Reason.NO_MATCH: "this card does not fit: you need {fitting}",
    Reason.ONLY_DRAWN_CARD: "after drawing you may play only the card just drawn, or keep it",
    Reason.NOTHING_DRAWN: "there is no drawn card to keep; play a card or draw one",
    Reason.NAME_COLOUR_FIRST: "name the colour of the Wild turned up first",
    Reason.NO_COLOUR_TO_NAME: "there is no colour to name now",
    Reason.NOT_YOURS_TO_NAME: "the player on the dealer's left names the colour",
    Reason.ANSWER_FOUR_FIRST: "answer the Wild Draw Four first: accept or challenge",
    Reason.NOTHING_TO_CHALLENGE: "there is no Wild Draw Four to answer now",
    Reason.NOT_YOURS_TO_CHALLENGE: "only the player who has to draw the cards may answer",
    Reason.HAS_MORE_CARDS: "this player does not hold just one card",
    Reason.NOTHING_TO_DRAW: "there is no card left to draw; play if you can, otherwise pass",
    Reason.NO_PASSING: "you may pass only when you can neither play nor draw",
    Reason.ANSWER_STACK_FIRST: "answer with a card of the same kind, or accept",
    Reason.ANSWER_STACKED_FOUR_FIRST: "answer with a Wild Draw Four, accept, or challenge",
    Reason.CHOOSE_HAND_FIRST: "say first whose hand you take: swaphand and a seat",
    Reason.NO_HAND_TO_SWAP: "hands are swapped only right after a 7, with that house rule",
    Reason.SWAP_WITH_YOURSELF: "choose the hand of another player",
    Reason.NO_JUMP_IN: "out of turn you may play only a card identical to the one just played",
    Reason.NO_JUMP_IN_NOW: (
        "nobody jumps in while a card is answered, a hand is chosen or the wheel is awaited"
    ),
    Reason.NO_JUMP_IN_ON_WILD: "nobody jumps in on a wild card",
    Reason.JUMPS_TOO_LATE: (
        "you may jump in only on a card that was just played, before anybody acts"
    ),
    Reason.DREW_FOR_IT: "you have just drawn for this card, so you may not jump in on it",
    Reason.MUST_PLAY_DRAWN: "a drawn card that can be played must be played",
    Reason.BLUFF: "you have another card of the current colour, and bluffing is off",
    Reason.NO_CHALLENGES: "without bluffing there is nothing to challenge",
    Reason.NOTHING_TO_SPIN: "the wheel is spun only after a spin card was played",
    Reason.NO_RESULT_LEFT: "the scenario has no more results of the wheel",
    Reason.SPIN_FIRST: "a spin card was played: spinning the wheel replaces your turn",
    Reason.NOT_DOWN_TO_TWO: "put down any cards but keep at least two, or keep them all",
    Reason.NOT_THIS_NUMBER: "put down cards that all show one number, or keep them all",
    Reason.NOT_THIS_COLOUR: "put down cards of one colour, no wild cards, or keep them all",
    Reason.NOT_LAID: "put down cards that you laid in the war, or keep them",
    Reason.ONLY_ONE_CARD: "the first player to shout may put down one card, or keep it",
    Reason.NO_COLOUR_NAMED: "a wild card on top names its colour, as in w=g",
    Reason.NOTHING_PUT_DOWN: "name the cards to put down, or keep them all",
    Reason.NOTHING_TO_PUT_DOWN: "the wheel lets you put down nothing now",
    Reason.NO_WAR: "only those who still have to lay in a war show a card",
    Reason.NOT_THE_HIGHEST: "lay the highest number that you have not yet laid",
    Reason.NO_RACE: "there is nothing to shout for now",
    Reason.SHOUT_FIRST: "shout first: the first to do so may put down one card",
    Reason.WAR_FIRST: "a war is on: first all lay their highest number",
    Reason.NOT_YOUR_RACE: "only the player who spun the wheel ends the race, with keep",
    Reason.LAY_FIRST: "a war is on: lay your highest number, with show",
    Reason.OUT_OF_REACH: "you have gone out; the wheel is for the others",
    Reason.TOO_SHORT: "{meld}: {kind} needs at least three tiles",
    Reason.NEITHER_RUN_NOR_SET: (
        "{meld} is neither a run (one colour, numbers in a row) nor a set (one number, different "
        "colours)"
    ),
    Reason.NOT_ASCENDING: "{meld}: list a run from its lowest number up",
    Reason.TWO_JOKERS_IN_SET: "{meld}: a set holds at most one joker",
    Reason.JOKERS_SIDE_BY_SIDE: "{meld}: two jokers never lie side by side in a run",
    Reason.UNNAMED_JOKER: "{meld}: say what the joker stands for, as in j=r6",
    Reason.VANISHED: "{tile} lay on the table and is missing; it must lie in a run or set",
    Reason.NOT_ON_RACK: "you do not have enough {tile}",
    Reason.NOTHING_FROM_RACK: "play at least one tile from your rack",
    Reason.TOO_MANY_FROM_RACK: "at most four tiles leave your rack in a turn, swaps included",
    Reason.CHOOSE_ACTION: (
        "{meld} got several action tiles: mark the one that counts with !, as in r5!"
    ),
    Reason.TABLE_FULL: "there are only 100 tiles (R1)",
    Reason.CAN_PLAY: "you can play a tile, so you may not draw",
    Reason.NO_DRAW_AFTER_SWAP: "after a swap you may not draw; lay tiles or end the turn",
    Reason.STOCK_EMPTY: "there is no tile left to draw; lay tiles if you can",
    Reason.NOTHING_DRAWN_YET: "there is no drawn tile to keep; lay tiles or draw one",
    Reason.NO_SUCH_JOKER: "no joker there stands for {tile}",
    Reason.NO_SUCH_MELD: "there is no {meld}",
    Reason.START_JOKER: "a joker among the start tiles stands for nothing yet",
    Reason.SEVERAL_JOKERS: "several jokers stand for {tile}: say which meld, as in {tile} 2",
    Reason.DRAWN_TILE_SWAPPED: "a tile just drawn cannot be swapped in",
    Reason.DRAWN_TILE_FIRST: (
        "you have just drawn {tile}: lay it, alone or with other tiles, or keep it"
    ),
    Reason.START_TILE_INSTEAD: (
        "that is the start tile {tile}: lay the one that you drew, as {tile}^"
    ),
    Reason.TURN_NOT_PLAYED: "a turn without a swap ends with a lay or a draw",
    Reason.HAS_MORE_TILES: "this player does not hold just one tile",
    Reason.DRAW_ENDED_TURN: "the tile that you drew could not be played: your turn is over",
    Reason.NO_TILE_NAMED: "say which tile, as in swap r6",
}

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
FACES = {"8": "an 8", "s": "a Skip", "r": "a Reverse", "+2": "a Draw Two"}


def sentence(sentences: dict[Reason, str], reason: Reason, details: Details) -> str:
    """A reason and its details in English.

    >>> sentence(SENTENCES, Reason.NO_MATCH, {"colour": "r", "face": "7"})
    'this card does not fit: you need red, a 7, or a Wild'
    >>> sentence(SENTENCES, Reason.TOO_SHORT, {"meld": 2, "tiles": "r3 b3", "kind": "set"})
    'meld 2 (r3 b3): this set needs at least three tiles'
    """
    words: dict[str, Any] = {**details, "fitting": fitting(details)}
    words["kind"] = f"this {details['kind']}" if "kind" in details else "a run or set"
    if "meld" in details:
        tiles = f" ({details['tiles']})" if "tiles" in details else ""
        words["meld"] = f"meld {details['meld']}{tiles}"
    return sentences[reason].format_map(words)


def fitting(details: Details) -> str:
    """What would match (U11)."""
    found = [COLOURS[details["colour"]]] if "colour" in details else []
    if "face" in details:
        found.append(FACES.get(details["face"], f"a {details['face']}"))
    return ", ".join([*found, "or a Wild"]) if len(found) > 1 else " ".join([*found, "or a Wild"])
