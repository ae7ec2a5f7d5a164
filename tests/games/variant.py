"""A variant of UNO, to see that a game needs no more than this: a player who can play may not draw.

It is a game of its own to everything that asks: the referee, records, simulations, bots, rooms.
"""

from collections.abc import MutableSequence

from lastcard.bots.mind import Mind
from lastcard.game.reasons import Reasons
from lastcard.game.uno.part import Uno
from lastcard.kinds import Kind
from lastcard.lab.lab import Lab
from lastcard.notation.reasons import Reason
from lastcard.rules.shared.actions import DRAW
from lastcard.rules.shared.refusals import OF_ONE_GAME
from lastcard.rules.uno import legality
from lastcard.rules.uno.actions import OTHERS
from lastcard.rules.uno.table import Table

MUST_PLAY = OF_ONE_GAME + 200  # a number that UNO does not have


REASONS: Reasons = {**Uno.reasons, MUST_PLAY: (Reason.CAN_PLAY, None)}


class Strict(Uno):
    """UNO, except for one rule."""

    reasons = REASONS

    def refusal(self, table: Table, seat: int, code: int) -> int:
        reason = legality.refusal(table, seat, code)
        return MUST_PLAY if reason == 0 and code == DRAW and self.can_play(table, seat) else reason

    def choices(self, table: Table, seat: int, found: MutableSequence[int]) -> int:
        count = legality.choices(table, seat, found)
        kept = [c for c in found[:count] if c != DRAW or not self.can_play(table, seat)]
        for place, code in enumerate(kept):
            found[place] = code
        return len(kept)

    def can_play(self, table: Table, seat: int) -> bool:
        found = self.blank_choices[:]
        return any(code < OTHERS for code in found[: legality.choices(table, seat, found)])


STRICT = Kind("strict", "Strict UNO", package="uno", engine=Strict(), mind=Mind(), lab=Lab())
