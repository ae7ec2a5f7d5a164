"""The legal actions of a seat: :class:`Legal`."""

from collections.abc import Callable, Collection, Iterable, Iterator

from ..notation.action import Action
from ..notation.actions import action_of, parse_action, text_of
from ..notation.errors import NotationError


class Legal(Collection[Action]):
    """What a seat may do now: iterates sorted as text, counts, and answers ``in``.

    What can be said in very many ways (``discard``, ``lay``, ``swap``) is listed once, as the bare
    word; ``in`` answers for each way.

    >>> from lastcard import Game
    >>> legal = Game.new("uno", players=3, seed=21).legal(0)
    >>> len(legal), "draw" in legal, "play r1" in legal
    (3, True, False)
    """

    __slots__ = ("_actions", "_allows", "texts")

    def __init__(
        self,
        codes: Iterable[int] = (),
        allows: Callable[[Action], bool] = lambda action: False,
    ) -> None:
        in_order = sorted(codes, key=text_of)
        self._actions = tuple(map(action_of, in_order))
        self._allows = allows
        #: The same as text.
        self.texts = tuple(map(text_of, in_order))

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = parse_action(action)
            except NotationError:
                return False
        if isinstance(action, Action) and action.many_ways and action not in self._actions:
            return any(type(a) is type(action) for a in self._actions) and self._allows(action)
        return action in self._actions

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(self.texts) or 'nothing'}>"
