"""A bot that never holds up the table: whatever it does, a legal action comes of it, in time."""

import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import CALL, Action
from .bot import Bot

LEEWAY = 0.25  # seconds more than the clock: a busy machine is not the bot's fault
MOST_STUCK = 16  # threads in which bots may hang; beyond that no bot is asked any more

Failed = Callable[["BotFailure"], None]
Answer = Future[Action | None]


class BotFailure(Exception):
    """What a bot did instead of acting; an error that it raised is the cause.

    ``kind`` says it without naming a card: ``raised``, ``silent``, ``illegal``, ``late`` or
    ``busy``.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def guarded(bot: Bot, failed: Failed, leeway: float = LEEWAY) -> Bot:
    """The same bot, but where it fails, something legal is done for it and ``failed`` is told.

    To fail is to raise, to answer with what is not legal, to answer nothing where an action is
    due, or to overrun the clock. A bot with a clock thinks in a thread of its own, which is left
    behind when the time is up; its late answer is thrown away, and until then it is not asked.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> guarded(lambda view, legal, clock: None, print)(view, view.legal, 1.0)
    it chose nothing, but has to act
    Play(card=g4, colour=None, uno=False)
    """
    late: Answer | None = None

    def choose(view: View, legal: Legal, clock: float | None) -> Action | None:
        nonlocal late
        try:
            if clock is None:
                return tried(bot, view, legal, clock)
            if late is not None and not late.done():
                raise BotFailure("busy", "it is still thinking about an earlier question")
            late = asked(lambda: tried(bot, view, legal, clock), clock + leeway)
            if not late.done():
                raise BotFailure("late", f"it overran its clock of {clock:g} s")
            return late.result()
        except BotFailure as failure:
            failed(failure)
        return stand_in(view, legal)

    return choose


def tried(bot: Bot, view: View, legal: Legal, clock: float | None) -> Action | None:
    """What a bot answers, if it may be done."""
    try:
        action = bot(view, legal, clock)
    except BotFailure:
        raise  # it knows better what it was
    except (Exception, SystemExit) as error:
        what = f"it raised {in_words(error, repr)}{place_of(error)}"
        raise BotFailure("raised", what) from error
    if action is None:
        if has_to_act(view, legal):
            raise BotFailure("silent", "it chose nothing, but has to act")
        return None
    if not isinstance(action, Action):
        kind = type(action).__name__
        raise BotFailure("illegal", f"its answer is no Action but of the type {kind}")
    if not may_be_done(action, legal):
        raise BotFailure("illegal", f'it chose "{in_words(action, str)}", which is not legal')
    return action


def may_be_done(action: Action, legal: Legal) -> bool:
    """Whether it is legal, whatever a bot has put together there."""
    try:
        return not action.bare and action in legal
    except Exception:  # parts that are not cards or tiles, or too few of them
        return False


def in_words(something: object, words: Callable[[object], str]) -> str:
    """What a bot made, in few words; it may not even be able to say itself."""
    try:
        return words(something)[:160]
    except Exception:
        return type(something).__name__


def place_of(error: BaseException) -> str:
    """Which line of the bot's own file it comes from, even if it was raised further in."""
    _, *lines = traceback.extract_tb(error.__traceback__)  # the first is the call here
    own = [line for line in lines if line.filename == lines[0].filename]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""


def has_to_act(view: View, legal: Legal) -> bool:
    """Whether play cannot go on without this seat: on its turn, and in a war (S12)."""
    return any(view.seat == view.turn or action.awaited for action in legal)


def stand_in(view: View, legal: Legal) -> Action | None:
    """Something legal, where something has to be done.

    >>> from lastcard import Game
    >>> view = Game.new("rummy", players=2, seed=1).view(1)
    >>> view.legal, str(stand_in(view, view.legal))
    (<Legal: lay>, 'lay r10 r11 r12')
    """
    if not has_to_act(view, legal):
        return None
    # In the order of the list, playing comes after drawing, so that the round has an end.
    if whole := [action for action in legal if action != CALL and not action.bare]:
        return whole[-1]
    return view.kind.mind.any_play(view)  # R6: one that can lay may not draw


class Thinker:
    """A thread in which bots think, one after the other. It does not keep the program alive."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[tuple[Callable[[], Action | None], Answer]] = SimpleQueue()
        threading.Thread(target=self.run, name="bot", daemon=True).start()

    def run(self) -> None:
        while True:
            think, answer = self.questions.get()
            try:
                answer.set_result(think())
            except BaseException as error:
                answer.set_exception(error)
            del think, answer  # while it waits, it keeps nobody's view


idle: list[Thinker] = []
stuck: set[Thinker] = set()


def asked(think: Callable[[], Action | None], seconds: float) -> Answer:
    """What comes of thinking; it is not done when the seconds have passed without an answer."""
    if len(stuck) >= MOST_STUCK:
        raise BotFailure("busy", f"{len(stuck)} bots hang: no more are asked")
    thinker = idle.pop() if idle else Thinker()
    answer: Answer = Future()
    thinker.questions.put((think, answer))
    try:
        answer.exception(seconds)
    except TimeoutError:
        stuck.add(thinker)

    def rest(_: Answer) -> None:
        stuck.discard(thinker)
        idle.append(thinker)

    answer.add_done_callback(rest)
    return answer
