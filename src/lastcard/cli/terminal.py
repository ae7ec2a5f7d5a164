"""A round in the terminal, whatever is played: :class:`Terminal`."""

import random
import sys
from typing import Any

from rich.console import Console

from ..bots.guard import BotFailure, guarded
from ..bots.levels import Level
from ..game.errors import IllegalAction
from ..game.match import Match
from ..kinds import KINDS
from ..notation.action import CALL, Action, Catch
from ..notation.errors import NotationError
from .refusals import why
from .story import Storyteller

ME = 0


def complain(failure: BotFailure) -> None:
    print(f"lastcard play: a bot failed, {failure}", file=sys.stderr)


class Quit(Exception):
    """The player has had enough."""


class Terminal:
    """One round, with a person at seat 0 and bots at the others."""

    help = "help"
    storyteller = Storyteller

    def __init__(self, match: Match, language: str, level: Level, dice: random.Random) -> None:
        self.match = match
        self.game = match.game
        self.bots = [guarded(level.make(dice.getrandbits(64)), complain) for _ in match.names]
        self.clock = level.clock
        self.console = Console(highlight=False)
        self.story = self.storyteller(language, list(match.names), ME)

    def play_round(self) -> int:
        bots = ", ".join(self.match.names[1:])
        name = KINDS[self.game.game].title
        self.console.print(self.story.say("welcome", game=name, bots=bots))
        self.tell(self.game.opening)
        try:
            while not self.game.round_over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(self.story.say("bye"))
            return 0
        return 0

    def tell(self, happened: Any) -> None:
        for event in happened:
            if (text := self.story.tell(event.seen_by(ME))) is not None:
                self.console.print(text)

    def push(self, seat: int, action: Action) -> None:
        self.tell(self.match.push(seat, action))

    def step(self) -> None:
        """Whoever may act out of turn is asked first, then the player on turn."""
        turn = self.game.turn
        assert turn is not None
        others = [seat for seat in self.game.to_act if seat != turn]
        for seat in others:
            action = self.my_chance() if seat == ME else self.bot_acts(seat)
            if action is not None:
                self.push(seat, action)
                return
        if turn == ME and (catch := self.chance_to_catch()) is not None:
            self.push(ME, catch)
            return
        if turn == ME:
            self.my_turn()
        else:
            action = self.bot_acts(turn)
            assert action is not None
            self.push(turn, action)

    def bot_acts(self, seat: int) -> Action | None:
        view = self.game.view(seat)
        return self.bots[seat](view, view.legal, self.clock)

    # The person

    def ask(self, question: Any) -> str:
        self.console.print(question, end=" > ")
        answer = input().strip().lower()
        if answer == "q":
            raise Quit
        if answer == "?":
            self.console.print(self.story.say(self.help))
            return self.ask(question)
        return answer

    def explain(self, refused: IllegalAction) -> None:
        rule = self.story.say("rule", rule=refused.rule) if refused.rule else ""
        sentence = f"{why(self.story.language, refused)}{rule}"
        self.console.print(sentence, markup=False, highlight=False)

    def chance_to_catch(self) -> Action | None:
        for action in self.game.legal(ME):
            if isinstance(action, Catch):
                name = self.match.names[action.seat]
                return action if self.ask(self.story.say("ask-catch", name=name)) == "c" else None
        return None

    def my_chance(self) -> Action | None:
        """What the player does out of turn, if anything."""
        if CALL in self.game.legal(ME):
            return CALL if self.ask(self.story.say("ask-call")) == "u" else None
        return self.chance_to_catch()

    def my_turn(self) -> None:
        view = self.game.view(ME)
        self.console.print()
        self.console.print(self.story.seats(view))
        self.show(view)
        while True:
            try:
                action = self.choose(view)
                if action is not None:
                    return self.push(ME, action)
            except NotationError:
                self.puzzled()
            except IllegalAction as refused:
                self.explain(refused)

    def show(self, view: Any) -> None:
        """The table and the hand, as the player sees them."""
        raise NotImplementedError

    def choose(self, view: Any) -> Action | None:
        """One answer of the player as an action; ``None`` where it was not one."""
        raise NotImplementedError

    def puzzled(self) -> Action | None:
        self.console.print(self.story.say("not-understood"))
        return None
