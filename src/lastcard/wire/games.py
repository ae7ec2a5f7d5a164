"""The games on the wire: what happens in each, and what of a match is shown."""

from typing import Any

from ..game.legal import Legal
from ..game.match import Match
from ..game.view import View
from ..kinds import KINDS
from .rummy.events import RummyEvent
from .rummy.shown import RummyShown
from .shown import Showing
from .spin.events import SpinEvent
from .spin.shown import SpinShown
from .uno.events import UnoEvent
from .uno.shown import UnoShown

# What can be said in all games together, as types: clients get theirs from these.
GameEvent = UnoEvent | SpinEvent | RummyEvent
AnyShown = UnoShown | SpinShown | RummyShown


def showing(match: Match, sheet: bool = True) -> Showing[Any, AnyShown]:
    """A match as it is now; without its score sheet where all have it already."""
    kind = KINDS[match.game.game].wire.showing
    return kind(match.game.public, match.score_sheet if sheet else None)


def shown_view(game: str, view: View, legal: Legal) -> AnyShown:
    """A match as a view shows it, where there is no match itself; without a score sheet."""
    kind = KINDS[game].wire.showing
    shown: AnyShown = kind(view, sheet=()).to(kind.own_in(view, legal))
    return shown


def shown_match(match: Match, seat: int | None) -> AnyShown:
    """A match as a seat may know it; ``None``: as a spectator may."""
    return showing(match).to(match.game.own(seat))
