"""Hints in a room: each position is worked on once, and nobody has two on their way."""

import asyncio
from collections.abc import Hashable

from ..notation.reasons import Reason
from ..wire.on_wire import Hints as HintsOfGame
from ..wire.on_wire import Plays
from ..wire.refused import Refused
from .pool import Pool
from .room import Room

REMEMBERED = 8  # positions of a room; a table of four has four at a time
THREADS = 1
MOST_WAITING = 64  # in the whole server

Question = tuple[HintsOfGame, Hashable]


def hinters() -> Pool:
    return Pool("hint", THREADS, MOST_WAITING)


class Hints:
    """What was found out about the last positions of a room, and what is being found out."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._found: dict[Question, asyncio.Future[Plays]] = {}
        self._asked: dict[tuple[str, str], asyncio.Future[Plays]] = {}  # guest and id

    def ask(self, room: Room, guest: str, message_id: str) -> asyncio.Future[Plays]:
        """Begin to look, or join those already waiting; refused where there is no hint."""
        if (asked := self._asked.get((guest, message_id))) is not None:
            return asked
        question = question_for(room, guest)
        found = self._found.get(question)
        if found is None:
            if any(who == guest and not on.done() for (who, _), on in self._asked.items()):
                raise Refused(Reason.ONE_HINT_AT_A_TIME)
            found = self._begin(question, room.addresses.of.get(guest, ""))
        self._asked[guest, message_id] = found
        return found

    def answered(self, guest: str, message_id: str) -> None:
        """This one is answered, and the answer remembered elsewhere."""
        self._asked.pop((guest, message_id), None)

    def _begin(self, question: Question, address: str) -> asyncio.Future[Plays]:
        found = self._pool.begin(question[0].answer, question[1], address=address)
        self._found[question] = found
        if len(self._found) > REMEMBERED:
            del self._found[next(iter(self._found))]
        found.add_done_callback(lambda done: self._keep_no_failure(question, done))
        return found

    def _keep_no_failure(self, question: Question, done: asyncio.Future[Plays]) -> None:
        if (done.cancelled() or done.exception()) and self._found.get(question) is done:
            del self._found[question]


def question_for(room: Room, guest: str) -> Question:
    """What a guest may ask the solver about."""
    seat = room.seat_for(guest)
    if not room.settings.hints:
        raise Refused(Reason.NO_HINTS_HERE)
    if room.match is None or room.match.game.round_over:
        raise Refused(Reason.NOTHING_TO_PLAY)
    view = room.match.game.view(seat)
    hints = view.kind.wire.hints
    if hints is None:
        raise Refused(Reason.HINTS_FOR_RUMMY_ONLY)
    return hints, hints.question(view)
