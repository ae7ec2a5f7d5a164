"""The results of the wheel by name, in the order of their numbers (S4).

They are UNO's, as its table has room for them, and every scenario of cards may name them.
"""

WHEEL = (
    "almost_uno",
    "discard_number",
    "discard_colour",
    "draw_red",
    "draw_blue",
    "trade_hands",
    "show_hand",
    "war",
    "uno_spin",
)
