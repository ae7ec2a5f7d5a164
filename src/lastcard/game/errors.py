"""An action that is refused: why, by name, with the clause and what it is about."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from ..notation.action import Action
from ..notation.reasons import Details, Reason
from .reasons import SENTENCES, sentence


class WrongMeld(NamedTuple):
    """A run or set of a ``lay`` that cannot stay as it is: which, counted from 1, and why.

    >>> WrongMeld(2, Reason.TOO_SHORT, "R4", {"meld": 2, "tiles": "r3 r4", "kind": "run"}).message
    'meld 2 (r3 r4): this run needs at least three tiles'
    """

    meld: int
    reason: Reason
    rule: str | None
    details: Details

    @property
    def message(self) -> str:
        return sentence(SENTENCES, self.reason, self.details)


class IllegalAction(ValueError):
    """An action that breaks a rule. Nothing has changed.

    ``reason`` says why, ``rule`` is the clause of the rulebook (``None`` where no clause fits),
    ``legal`` what the seat may do instead, ``details`` what it is about, as far as the reason has
    some. For a ``lay``, ``wrong`` holds all runs and sets that cannot stay as they are. ``message``
    says all that in English.

    >>> from lastcard import Game
    >>> game = Game.new("uno", players=2, seed=1)
    >>> game.push(0, "pass")
    Traceback (most recent call last):
    ...
    lastcard.game.errors.IllegalAction: U29: you may pass only when you can neither play nor draw
    >>> try:
    ...     game.push(0, "play r5")
    ... except IllegalAction as refused:
    ...     refused.reason.value, refused.details
    ('not_held', {'card': 'r5'})
    """

    def __init__(
        self,
        reason: Reason,
        rule: str | None = None,
        legal: Sequence[Action] = (),
        wrong: Sequence[WrongMeld] = (),
        **details: Unpack[Details],
    ) -> None:
        self.message = sentence(SENTENCES, reason, details)
        super().__init__(f"{rule}: {self.message}" if rule else self.message)
        self.reason = reason
        self.rule = rule
        self.legal = tuple(legal)
        self.wrong = tuple(wrong)
        self.details = details
