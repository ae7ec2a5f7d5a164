"""What lies at the wheel."""

from ...notation.cards import Card, card
from ...rules.spin.wheel import WAR
from ...rules.uno.cards import STAR
from ...rules.uno.table import Table


def laid_cards(table: Table, seat: int) -> tuple[Card, ...]:
    """What a seat has shown in the war that is going on."""
    if table.result != WAR:
        return ()
    shown = []
    for face, count in enumerate(table.laid[seat]):
        stars = table.laid_stars[seat] >> face & 1
        shown += [card(face)] * (count - stars) + [card(face + STAR)] * stars
    return tuple(shown)
