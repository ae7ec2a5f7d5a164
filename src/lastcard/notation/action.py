"""What every action is."""


class Action:
    """Something a player does. ``str`` gives the notation, :func:`~lastcard.parse_action` reads it.

    >>> from lastcard import parse_action
    >>> parse_action("play w=g uno")
    Play(card=w, colour='g', uno=True)
    >>> str(parse_action("catch 2"))
    'catch 2'
    """

    @property
    def code(self) -> int:
        """The number by which the rules know this action."""
        raise NotImplementedError

    @property
    def codes(self) -> tuple[int, ...]:
        """The numbers, one after the other, of what a player says in one breath."""
        return (self.code,)
