"""A program over the wire as a bot of a tournament."""

import time
from collections.abc import Mapping
from functools import partial

import msgspec

from ... import wire
from ...bots.bot import Bot, Maker
from ...bots.guard import BotFailure, has_to_act
from ...game.legal import Legal
from ...game.view import View
from ...notation.action import Action
from ...notation.actions import parse_action
from ...notation.errors import NotationError, quoted
from ...notation.reasons import Reason
from ...wire import Settings
from ...wire.games import shown_view
from ...wire.refused import Refused, of_error
from ...wire.telling import on_wire
from .arena import Makers, maker_of
from .programs import Program, ProgramError, words_of
from .tournament import Tournament

PREFIX = "wire:"
TURN_SECONDS = 60  # as in a room: for a program that has to act, where there is no other clock
WINDOW_SECONDS = 0.25  # after which a program that says nothing lets a chance out of turn pass


def makers_for(tournament: Tournament, meant: Mapping[str, str]) -> Makers:
    """How the bots of a tournament are made, programs among them; names may mean others."""
    settings = Settings(
        tournament.game,
        tournament.rules.changed(),
        tournament.players,
        TURN_SECONDS,
        WINDOW_SECONDS,
    )
    return partial(maker_by_wire, settings, meant)


def maker_by_wire(settings: Settings, meant: Mapping[str, str], name: str) -> Maker:
    """How a bot is made; ``wire:`` and the command that starts it make a program one."""
    name = meant.get(name, name)
    if not name.startswith(PREFIX):
        return maker_of(name)
    try:
        command = words_of(name.removeprefix(PREFIX))
    except ValueError as error:
        raise NotationError(f"{quoted(name)}: {error}") from None
    if command == ["{url}"]:
        raise NotationError('after "wire:" comes the command that starts a program')
    idle: list[Program] = []

    def make(seed: int) -> Bot:
        if not idle:
            program, trouble = Program(command), None
            program.come_in()
        else:
            program = idle.pop()
            trouble = program.come_back()
        return ProgramBot(program, settings, idle, trouble)

    return make


class ProgramBot:
    """A program in one game. It is told what has happened when it is asked."""

    def __init__(
        self,
        program: Program,
        settings: Settings,
        idle: list[Program],
        trouble: ProgramError | None = None,
    ) -> None:
        self.trouble = trouble  # what it did after its last game
        self.over = False
        self.program = program
        self.settings = settings
        self.idle = idle
        self.begun = False
        self.known_steps = 0  # of the round
        self.unanswered = ""  # the id of what it wanted to do last

    def __call__(self, view: View, legal: Legal, clock: float | None) -> Action | None:
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble
        must = has_to_act(view, legal)
        seconds = TURN_SECONDS if must else WINDOW_SECONDS
        if clock is not None:
            seconds = min(seconds, clock)
        until = time.monotonic() + seconds
        self.show(view, legal)
        while (text := self.program.hear(until)) is not None:
            if text == "":
                self.program.come_in()
                if self.over:  # nobody waits for it any more
                    return None
                self.show(view, legal, again=True)
            elif (action := self.action_in(text, view, legal)) is not None:
                return action
        if must:
            raise BotFailure("late", f"it said nothing within {seconds:g} s")
        return None

    def round_over(self, view: View) -> None:
        """The last frame of a round; another one follows."""
        self.show(view, view.legal)
        self.known_steps = 0

    def game_over(self, view: View) -> None:
        """The last frame; a program that goes on plays the next game."""
        self.over = True
        if view.turn is None:
            self.show(view, view.legal)
        if view.phase == "match_over":
            self.program.end()  # most end with the match, and are started again
        self.idle.append(self.program)

    # What it hears

    def show(self, view: View, legal: Legal, again: bool = False) -> None:
        """Answer what it said last, and tell it how things are."""
        news = view.history[self.known_steps :]
        if self.unanswered:
            done = any(step.seat == view.seat for step in news)
            self.program.say(
                wire.Done(self.unanswered, self.program.seq + 1)
                if done
                else self.refusal(self.unanswered, Refused(Reason.STALE))
            )
            self.unanswered = ""
        first, self.begun = not self.begun, True
        self.program.seq += 1
        self.known_steps = len(view.history)
        what = "welcome" if again else "started" if first else "acted"
        events = [on_wire(event) for step in news for event in step.events]
        room = self.room(view) if first or again else None
        match = shown_view(self.settings.game, view, legal)
        self.program.say(wire.Frame(self.program.seq, what, events, room, match))

    def room(self, view: View) -> wire.RoomShown:
        names = [f"Seat {seat}" for seat in range(view.players)]
        seats = [wire.SeatShown(name, program=True, ready=True, here=True) for name in names]
        assert view.seat is not None
        return wire.RoomShown(
            code="",
            you=view.seat,
            name=names[view.seat],
            host="Tournament",
            settings=self.settings,
            seats=seats,
            watching=[],
            muted=[],
            playing=True,
            commitment=None,
            records=[],
        )

    def refusal(self, message: str, refused: Refused) -> wire.Refusal:
        return wire.refusal(message, refused, self.program.seq)

    # What it says

    def action_in(self, text: str, view: View, legal: Legal) -> Action | None:
        """What it does; or answer what else it wants, ``None``."""
        answer: wire.FromServer
        try:
            message = wire.decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.program.say(self.refusal("", Refused(Reason.BAD_MESSAGE, str(error))))
            return None
        if isinstance(message, wire.Pong):
            return None
        if isinstance(message, wire.Act | wire.Try):
            action = self.read(message, legal)
            if isinstance(action, Action) and isinstance(message, wire.Act):
                self.unanswered = message.id
                return action
            answer = (
                action
                if isinstance(action, wire.Refusal)
                else wire.Done(message.id, self.program.seq)
            )
        elif isinstance(message, wire.Hint) and (hints := view.kind.wire.hints) is not None:
            answer = wire.Hinted(message.id, *hints.answer(hints.question(view)))
        else:
            answer = self.refusal(message.id, Refused(Reason.ONLY_GAME_ACTIONS))
        self.program.say(answer)
        return None

    def read(self, message: wire.Act | wire.Try, legal: Legal) -> Action | wire.Refusal:
        """An action that may be done, or why not."""
        if isinstance(message, wire.Act) and message.seq != self.program.seq:
            return self.refusal(message.id, Refused(Reason.STALE))
        try:
            action = parse_action(message.action)
        except NotationError as error:
            return self.refusal(message.id, of_error(error))
        if action not in legal:
            words = f"{quoted(action)} is not legal; there is: {', '.join(map(str, legal))}"
            return self.refusal(message.id, Refused(Reason.NOT_LEGAL, words))
        return action
