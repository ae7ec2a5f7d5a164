"""What happened, as the rules tell it: four small numbers, kind, seat, and two details."""

from ..common import emit as emit

(
    DREW_FOR_DEAL,  # seat, card (U3)
    DEALS,  # seat: the dealer shuffles
    DEALT,  # seat, card
    TURNED_UP,  # -, card
    PUT_BACK,  # -, card (U10)
    NAMED,  # seat, colour
    PLAYED,  # seat, card, colour named
    CALLED,  # seat
    DREW,  # seat, card
    KEPT,  # seat
    PASSED,  # seat
    MISSED_TURN,  # seat
    REVERSED,  # -, direction
    RESHUFFLED,  # -, cards
    ACCEPTED,  # seat
    CHALLENGED,  # seat, accused
    SHOWED,  # seat, card, to seat
    JUDGED,  # seat accused, guilty
    CAUGHT,  # seat, by seat
    PASSED_HANDS,  # -
    SWAPPED_HANDS,  # seat, with seat
    ROUND_ENDED,  # winner
    MATCH_ENDED,  # -
) = range(23)
