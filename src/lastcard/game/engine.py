"""The rules of a game, and how they are told: :class:`Engine`."""

from array import array
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from ..notation.action import Action
from ..notation.cards import Card
from ..notation.reasons import Details, Reason
from ..notation.scenario import Scenario
from ..notation.tiles import Tile
from ..rules.shared import actions
from ..rules.shared.refusals import DETAIL
from ..rules.shared.table import DRAWN, MATCH_OVER, ROUND_OVER, TURN
from .errors import IllegalAction
from .pieces import Hand
from .reasons import Reasons
from .tell import Singly, Together

if TYPE_CHECKING:
    from .hint import Hint
    from .view import View

AnyTable = Any  # the table of the game, which each engine knows
SHARED = {actions.DRAW, actions.KEEP, actions.CALL, actions.DEAL}
NOTHING_SAID: Mapping[str, Any] = {}
PHASES = {TURN: "turn", DRAWN: "drawn", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}


class Engine:
    """What the rest of the library asks a game; each has one, made of its rules."""

    #: Why an action is not allowed (0: it is); what there is to choose; an action, carried out.
    refusal: Callable[[AnyTable, int, int], int]
    choices: Callable[[AnyTable, int, MutableSequence[int]], int]
    apply: Callable[[AnyTable, int, int], None]
    blank_choices = array("h", [0]) * 640  # more than any game lists at once

    #: From its numbers to words: reasons, phases, and events, told one by one or together.
    reasons: Reasons
    phases: Mapping[int, str] = PHASES
    joint_phases: tuple[str, ...] = ()  # in which several seats are awaited at once
    singly: Singly
    together: Together

    #: An empty table, made ready for a deal; the first round, in which without a dealer the cards
    #: decide (U3, R2); the position that a scenario describes.
    table: Callable[[], Any]
    clear: Callable[[AnyTable], None]
    start: Callable[[AnyTable, int | None], None]
    set_position: Callable[[AnyTable, Scenario], None]

    #: A card or tile by its number.
    piece: Callable[[int], Card | Tile]

    #: What a seat may know.
    view: "type[View]"

    # The rules

    def knows(self, code: int) -> bool:
        """Whether an action's number is one of this game."""
        return code in SHARED or actions.CATCH <= code < actions.CATCH_END

    def judge(
        self, table: AnyTable, seat: int, codes: Sequence[int]
    ) -> tuple[int, Mapping[str, Any]]:
        """Why what is said in one breath is not allowed, 0 if it is; the table stays as it is.

        And the fields of the table after all but the last word, as far as they differ.
        """
        if len(codes) == 1:
            return self.refusal(table, seat, codes[0]), NOTHING_SAID
        table = table.copy()
        for code in codes[:-1]:
            if reason := self.refusal(table, seat, code):
                return reason, NOTHING_SAID
            self.apply(table, seat, code)
        return self.refusal(table, seat, codes[-1]), vars(table)

    def refused(
        self, number: int, table: AnyTable, legal: Sequence[Action], action: Action
    ) -> IllegalAction:
        """The error for the number of a reason, as the rules give it at a table."""
        reason, rule = self.reasons[number % DETAIL]
        details = self.details(reason, number // DETAIL, table, action)
        return IllegalAction(reason, rule, legal, **details)

    def details(self, reason: Reason, which: int, table: AnyTable, action: Action) -> Details:
        """What a reason is about, ``which`` being the number that the rules have told with it."""
        raise NotImplementedError

    def settle(self, table: AnyTable) -> None:
        """Work out what is asked again and again in a new position."""

    def call_counts(self, table: AnyTable, seat: int) -> bool:
        """Whether "UNO!" has an effect now (U25, R20)."""
        return bool(table.uno_due >> seat & 1)

    def set_chance(self, table: AnyTable, scenario: Scenario) -> None:
        """What a scenario says of chance, besides the seed or the stock."""

    # What is there

    def hand_of(self, table: AnyTable, seat: int) -> Hand:
        """What a seat holds."""
        raise NotImplementedError

    def shown_to(self, table: AnyTable, viewer: int | None) -> Sequence[int]:
        """The seats whose hands a viewer may see besides its own while the round goes on."""
        return ()

    def top(self, table: AnyTable) -> Card | None:
        """The card on top of the discard pile, in games that have one."""
        return None

    def colour(self, table: AnyTable) -> str | None:
        """The current colour, in games that have one."""
        return None

    def dealt(self, table: AnyTable) -> dict[str, str]:
        """What a record says of a deal, besides hands and stock."""
        raise NotImplementedError

    def on_table(self, view: "View") -> dict[str, Any]:
        """What a verdict says besides what it says of every game."""
        return {}

    def hint(self, view: "View") -> "Hint":
        """What a player could do, in games with a solver."""
        raise IllegalAction(Reason.HINTS_FOR_RUMMY_ONLY)
