"""Why an action is refused, as far as several games know the reason; others begin at a number of
their own.

One that concerns a card, a tile or a meld is told by ``reason + DETAIL * which``.
"""

DETAIL = 256

(
    ALLOWED,
    NOT_YOUR_TURN,
    ROUND_IS_OVER,
    MATCH_IS_OVER,
    ROUND_GOES_ON,
    NOT_YOURS_TO_DEAL,
    NOT_DUE,
    CALLED_ALREADY,
    HAS_MORE,
    CATCH_YOURSELF,
    OF_ONE_GAME,  # from here on
) = range(11)
