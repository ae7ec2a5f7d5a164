"""What the games refuse: the name and the clause of each reason, and a sentence in English."""

from typing import Any

from ..notation.reasons import Details, Reason
from ..rules.rummy import refusals as rummy
from ..rules.uno import refusals as no

#: The reasons of the rules, by their numbers there.
RULES: dict[int, tuple[Reason, str | None]] = {
    no.NOT_YOUR_TURN: (Reason.NOT_YOUR_TURN, None),
    no.NOT_HELD: (Reason.NOT_HELD, None),
    no.ROUND_IS_OVER: (Reason.ROUND_IS_OVER, "U26"),
    no.MATCH_IS_OVER: (Reason.MATCH_IS_OVER, "U34"),
    no.ROUND_GOES_ON: (Reason.ROUND_GOES_ON, "U34"),
    no.NOT_YOURS_TO_DEAL: (Reason.NOT_YOURS_TO_DEAL, "U34"),
    no.NO_MATCH: (Reason.NO_MATCH, "U11"),
    no.ONLY_DRAWN_CARD: (Reason.ONLY_DRAWN_CARD, "U13"),
    no.NOTHING_DRAWN: (Reason.NOTHING_DRAWN, "U13"),
    no.NAME_COLOUR_FIRST: (Reason.NAME_COLOUR_FIRST, "U9"),
    no.NO_COLOUR_TO_NAME: (Reason.NO_COLOUR_TO_NAME, "U9"),
    no.NOT_YOURS_TO_NAME: (Reason.NOT_YOURS_TO_NAME, "U9"),
    no.ANSWER_FOUR_FIRST: (Reason.ANSWER_FOUR_FIRST, "U19"),
    no.NOTHING_TO_CHALLENGE: (Reason.NOTHING_TO_CHALLENGE, "U19"),
    no.NOT_YOURS_TO_CHALLENGE: (Reason.NOT_YOURS_TO_CHALLENGE, "U19"),
    no.NOT_DUE: (Reason.NOT_DUE, "U25"),
    no.CALLED_ALREADY: (Reason.CALLED_ALREADY, "U25"),
    no.HAS_MORE_CARDS: (Reason.HAS_MORE_CARDS, "U25"),
    no.CATCH_YOURSELF: (Reason.CATCH_YOURSELF, "U24"),
    no.NOTHING_TO_DRAW: (Reason.NOTHING_TO_DRAW, "U29"),
    no.NO_PASSING: (Reason.NO_PASSING, "U29"),
    no.ANSWER_STACK_FIRST: (Reason.ANSWER_STACK_FIRST, "H1"),
    no.ANSWER_STACKED_FOUR_FIRST: (Reason.ANSWER_STACKED_FOUR_FIRST, "H1"),
    no.CHOOSE_HAND_FIRST: (Reason.CHOOSE_HAND_FIRST, "H2"),
    no.NO_HAND_TO_SWAP: (Reason.NO_HAND_TO_SWAP, "H2"),
    no.SWAP_WITH_YOURSELF: (Reason.SWAP_WITH_YOURSELF, "H2"),
    no.NO_JUMP_IN: (Reason.NO_JUMP_IN, "H3"),
    no.NO_JUMP_IN_NOW: (Reason.NO_JUMP_IN_NOW, "H3"),
    no.NO_JUMP_IN_ON_WILD: (Reason.NO_JUMP_IN_ON_WILD, "H3"),
    no.JUMPS_TOO_LATE: (Reason.JUMPS_TOO_LATE, "H3"),
    no.DREW_FOR_IT: (Reason.DREW_FOR_IT, "H3"),
    no.MUST_PLAY_DRAWN: (Reason.MUST_PLAY_DRAWN, "H5"),
    no.BLUFF: (Reason.BLUFF, "H6"),
    no.NO_CHALLENGES: (Reason.NO_CHALLENGES, "H6"),
    no.NOTHING_TO_SPIN: (Reason.NOTHING_TO_SPIN, "S2"),
    no.NO_RESULT_LEFT: (Reason.NO_RESULT_LEFT, None),
    no.SPIN_FIRST: (Reason.SPIN_FIRST, "S2"),
    no.NOT_DOWN_TO_TWO: (Reason.NOT_DOWN_TO_TWO, "S5"),
    no.NOT_THIS_NUMBER: (Reason.NOT_THIS_NUMBER, "S6"),
    no.NOT_THIS_COLOUR: (Reason.NOT_THIS_COLOUR, "S7"),
    no.NOT_LAID: (Reason.NOT_LAID, "S12"),
    no.ONLY_ONE_CARD: (Reason.ONLY_ONE_CARD, "S13"),
    no.NO_COLOUR_NAMED: (Reason.NO_COLOUR_NAMED, "S14"),
    no.NOTHING_PUT_DOWN: (Reason.NOTHING_PUT_DOWN, None),
    no.NOTHING_TO_PUT_DOWN: (Reason.NOTHING_TO_PUT_DOWN, None),
    no.NO_WAR: (Reason.NO_WAR, "S12"),
    no.NOT_THE_HIGHEST: (Reason.NOT_THE_HIGHEST, "S12"),
    no.NO_RACE: (Reason.NO_RACE, "S13"),
    no.SHOUT_FIRST: (Reason.SHOUT_FIRST, "S13"),
    no.WAR_FIRST: (Reason.WAR_FIRST, "S12"),
    no.LAY_FIRST: (Reason.LAY_FIRST, "S12"),
    no.OUT_OF_REACH: (Reason.OUT_OF_REACH, "S17"),
    no.NOT_YOUR_RACE: (Reason.NOT_YOUR_RACE, "S13"),
    rummy.TOO_SHORT: (Reason.TOO_SHORT, "R4"),
    rummy.NEITHER_RUN_NOR_SET: (Reason.NEITHER_RUN_NOR_SET, "R4"),
    rummy.NOT_ASCENDING: (Reason.NOT_ASCENDING, "R4"),
    rummy.TWO_JOKERS_IN_SET: (Reason.TWO_JOKERS_IN_SET, "R12"),
    rummy.JOKERS_SIDE_BY_SIDE: (Reason.JOKERS_SIDE_BY_SIDE, "R12"),
    rummy.UNNAMED_JOKER: (Reason.UNNAMED_JOKER, "R11"),
    rummy.VANISHED: (Reason.VANISHED, "R7"),
    rummy.NOT_ON_RACK: (Reason.NOT_ON_RACK, None),
    rummy.NOTHING_FROM_RACK: (Reason.NOTHING_FROM_RACK, "R5"),
    rummy.TOO_MANY_FROM_RACK: (Reason.TOO_MANY_FROM_RACK, "R5"),
    rummy.CHOOSE_ACTION: (Reason.CHOOSE_ACTION, "R18"),
    rummy.TABLE_FULL: (Reason.TABLE_FULL, None),
    rummy.CAN_PLAY: (Reason.CAN_PLAY, "R6"),
    rummy.NO_DRAW_AFTER_SWAP: (Reason.NO_DRAW_AFTER_SWAP, "R6"),
    rummy.STOCK_EMPTY: (Reason.STOCK_EMPTY, "R27"),
    rummy.NOTHING_DRAWN_YET: (Reason.NOTHING_DRAWN_YET, "R6"),
    rummy.NO_SUCH_JOKER: (Reason.NO_SUCH_JOKER, "R10"),
    rummy.NO_SUCH_MELD: (Reason.NO_SUCH_MELD, "R10"),
    rummy.START_JOKER: (Reason.START_JOKER, "R10"),
    rummy.SEVERAL_JOKERS: (Reason.SEVERAL_JOKERS, "R10"),
    rummy.DRAWN_TILE_SWAPPED: (Reason.DRAWN_TILE_SWAPPED, "R10"),
    rummy.DRAWN_TILE_FIRST: (Reason.DRAWN_TILE_FIRST, "R6"),
    rummy.START_TILE_INSTEAD: (Reason.START_TILE_INSTEAD, "R6"),
    rummy.TURN_NOT_PLAYED: (Reason.TURN_NOT_PLAYED, "R5"),
    rummy.NOT_DUE_NOW: (Reason.NOT_DUE, "R20"),
    rummy.CALLED_BEFORE: (Reason.CALLED_ALREADY, "R20"),
    rummy.HAS_MORE_TILES: (Reason.HAS_MORE_TILES, "R20"),
    rummy.DRAW_ENDED_TURN: (Reason.DRAW_ENDED_TURN, "R6"),
    rummy.CATCHES_ITSELF: (Reason.CATCH_YOURSELF, "R20"),
    rummy.ROUND_WON: (Reason.ROUND_IS_OVER, "R21"),
    rummy.NO_RUMMY_ACTION: (Reason.NO_TILE_NAMED, None),
}

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
    Reason.NO_JUMP_IN: "out of turn you may only play the very card that was just played",
    Reason.NO_JUMP_IN_NOW: (
        "nobody jumps in while a card is answered, a hand is chosen or the wheel is awaited"
    ),
    Reason.NO_JUMP_IN_ON_WILD: "nobody jumps in on a wild card",
    Reason.JUMPS_TOO_LATE: (
        "you may jump in only on a card that was just played, before anybody acts"
    ),
    Reason.DREW_FOR_IT: "you have just drawn for this card, so you may not jump in on it",
    Reason.MUST_PLAY_DRAWN: "a drawn card that can be played must be played",
    Reason.BLUFF: "you hold another card of the colour in force, and bluffing is off",
    Reason.NO_CHALLENGES: "without bluffing there is nothing to challenge",
    Reason.NOTHING_TO_SPIN: "the wheel is turned only after a spin card was played",
    Reason.NO_RESULT_LEFT: "the scenario gives no further result of the wheel",
    Reason.SPIN_FIRST: "a spin card was played: turning the wheel replaces your turn",
    Reason.NOT_DOWN_TO_TWO: "put down any cards but keep at least two, or keep them all",
    Reason.NOT_THIS_NUMBER: "put down cards that all show one number, or keep them all",
    Reason.NOT_THIS_COLOUR: "put down cards of one colour, no wild cards, or keep them all",
    Reason.NOT_LAID: "put down cards that you laid in the war, or keep them",
    Reason.ONLY_ONE_CARD: "whoever shouts first may put down one card, or keep it",
    Reason.NO_COLOUR_NAMED: "a wild card on top names its colour, as in w=g",
    Reason.NOTHING_PUT_DOWN: "name the cards to put down, or keep them all",
    Reason.NOTHING_TO_PUT_DOWN: "the wheel lets you put down nothing now",
    Reason.NO_WAR: "only those who still have to lay in a war show a card",
    Reason.NOT_THE_HIGHEST: "lay the highest number that you have not yet laid",
    Reason.NO_RACE: "there is nothing to shout for now",
    Reason.SHOUT_FIRST: "shout first: the first to do so may put down one card",
    Reason.WAR_FIRST: "a war is on: first all lay their highest number",
    Reason.NOT_YOUR_RACE: "only the one who turned the wheel ends the race with keep",
    Reason.LAY_FIRST: "a war is on: lay your highest number, with show",
    Reason.OUT_OF_REACH: "you have gone out; the wheel is for the others",
    Reason.TOO_SHORT: "{meld}: {kind} needs at least three tiles",
    Reason.NEITHER_RUN_NOR_SET: (
        "{meld} is neither a run (one colour, numbers in a row) nor a set (one number, different "
        "colours)"
    ),
    Reason.NOT_ASCENDING: "{meld}: say a run from its lowest number up",
    Reason.TWO_JOKERS_IN_SET: "{meld}: a set holds at most one joker",
    Reason.JOKERS_SIDE_BY_SIDE: "{meld}: two jokers never lie side by side in a run",
    Reason.UNNAMED_JOKER: "{meld}: say what the joker stands for, as in j=r6",
    Reason.VANISHED: "{tile} lay on the table and is missing; it must lie in a run or set",
    Reason.NOT_ON_RACK: "you do not have enough {tile}",
    Reason.NOTHING_FROM_RACK: "play at least one tile from your rack",
    Reason.TOO_MANY_FROM_RACK: "at most four tiles leave your rack in a turn, swaps counted",
    Reason.CHOOSE_ACTION: (
        "{meld} got several action tiles: mark the one that works with !, as in r5!"
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
