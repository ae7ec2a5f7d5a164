"""The games on the wire: what happens in each, and what of a match is shown."""

from typing import Any, NamedTuple

from ..game.legal import Legal
from ..game.match import Match
from ..game.view import View
from .events import Forms
from .rummy import telling as rummy_telling
from .rummy.events import RummyEvent
from .rummy.shown import RummyShowing, RummyShown
from .shown import Showing
from .spin import telling as spin_telling
from .spin.events import SpinEvent
from .spin.shown import SpinShowing, SpinShown
from .uno import telling as uno_telling
from .uno.events import UnoEvent
from .uno.shown import UnoShowing, UnoShown

GameEvent = UnoEvent | SpinEvent | RummyEvent
AnyShown = UnoShown | SpinShown | RummyShown


class OnWire(NamedTuple):
    """A game on the wire."""

    forms: Forms[GameEvent]
    showing: type[Showing[Any, AnyShown]]


GAMES = {
    "uno": OnWire(uno_telling.FORMS, UnoShowing),
    "spin": OnWire(spin_telling.FORMS, SpinShowing),
    "rummy": OnWire(rummy_telling.FORMS, RummyShowing),
}


def showing(match: Match, sheet: bool = True) -> Showing[Any, AnyShown]:
    """A match as it is now; without its score sheet where all have it already."""
    kind = GAMES[match.game.game].showing
    return kind(match.game.public, match.score_sheet if sheet else None)


def shown_view(game: str, view: View, legal: Legal) -> AnyShown:
    """A match as a view shows it, where of the match itself there is nothing; no score sheet."""
    kind = GAMES[game].showing
    return kind(view, sheet=()).to(kind.own_in(view, legal))


def shown_match(match: Match, seat: int | None) -> AnyShown:
    """A match as a seat may know it; ``None``: as a spectator may."""
    return showing(match).to(match.game.own(seat))
