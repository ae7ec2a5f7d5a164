"""Why an action is refused; ``game/uno/reasons.py`` has the clause of each."""

from ..shared.refusals import *
from ..shared.refusals import OF_ONE_GAME

(
    NOT_HELD,  # card
    NO_MATCH,
    ONLY_DRAWN_CARD,
    NOTHING_DRAWN,
    NAME_COLOUR_FIRST,
    NO_COLOUR_TO_NAME,
    NOT_YOURS_TO_NAME,
    ANSWER_FOUR_FIRST,
    NOTHING_TO_CHALLENGE,
    NOT_YOURS_TO_CHALLENGE,
    NOTHING_TO_DRAW,
    NO_PASSING,
    ANSWER_STACK_FIRST,
    ANSWER_STACKED_FOUR_FIRST,
    CHOOSE_HAND_FIRST,
    NO_HAND_TO_SWAP,
    SWAP_WITH_YOURSELF,
    NO_JUMP_IN,
    NO_JUMP_IN_NOW,
    NO_JUMP_IN_ON_WILD,
    JUMPS_TOO_LATE,
    DREW_FOR_IT,
    MUST_PLAY_DRAWN,
    BLUFF,
    NO_CHALLENGES,
    WHEEL_FIRST,
    OF_SPIN,  # from here on
) = range(OF_ONE_GAME, OF_ONE_GAME + 27)
