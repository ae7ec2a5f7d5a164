"""What a bot is: something that chooses an action in a view."""

from collections.abc import Callable

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import Action

#: Given a view, the actions legal in it, and the seconds it has to think (``None``: no limit),
#: a bot says what it does; ``None`` lets a chance out of turn pass.
Bot = Callable[[View, Legal, float | None], Action | None]

#: A bot for one seat; all its chance comes from the seed, so that a game can be played again.
Maker = Callable[[int], Bot]
