"""``lastcard play``: a round against bots in the terminal."""

import argparse
import random
import sys
import threading
from typing import Any

from ..bots.expert import warm_up
from ..bots.guard import BotFailure, guarded
from ..bots.levels import LEVELS, Level
from ..game.errors import IllegalAction
from ..game.match import Match
from ..game.view import CardView
from ..notation.actions import (
    ACCEPT,
    CALL,
    CHALLENGE,
    DRAW,
    KEEP,
    PASS,
    SHOUT,
    SPIN,
    Action,
    Catch,
    Discard,
    Name,
    Play,
    Show,
    SwapHand,
)
from ..notation.errors import NotationError
from ..notation.options import GAMES, TITLES
from ..words import LANGUAGES, say
from .options import add_players, add_rules, parse_rules, seed_of
from .texts import own_language

NAMES = ["Ada", "Ben", "Cleo", "Daan", "Emil", "Fenna", "Gus", "Hanna", "Ilse"]
ME = 0


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play a round against bots in the terminal."
    parser.add_argument("game", nargs="?", choices=GAMES, default="uno", help="which game (uno)")
    add_players(parser, 4)
    parser.add_argument(
        "--level", choices=LEVELS, default="family", help="how well the bots play (family)"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=own_language())
    parser.add_argument("--seed", help="a number or text: the same seed, the same cards")
    add_rules(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        rules = parse_rules(options.rule, options.game)
        rules.check_for(options.game, options.players)
        names = [say(options.language, "terminal-you"), *NAMES[: options.players - 1]]
        seed = None if options.seed is None else seed_of(options.seed)
        match = Match.new(names, options.game, seed, rules)
    except NotationError as error:
        print(f"lastcard play: {error}", file=sys.stderr)
        return 2
    level = LEVELS[options.level]
    if options.level == "expert":  # who plays greedily until it is compiled
        threading.Thread(target=warm_up, args=(options.game,), daemon=True).start()
    kind: type[Terminal] = Terminal
    if options.game == "rummy":
        from .rummy import RummyTerminal

        kind = RummyTerminal
    terminal = kind(match, options.language, level, random.Random(options.seed))
    if options.level == "expert":
        terminal.console.print(terminal.story.say("warming-up"))
    return terminal.play_round()


def complain(failure: BotFailure) -> None:
    print(f"lastcard play: a bot failed, {failure}", file=sys.stderr)


class Quit(Exception):
    """The player has had enough."""


class Terminal:
    """One round, with a person at seat 0 and bots at the others."""

    help = "help"

    def __init__(self, match: Match, language: str, level: Level, dice: random.Random) -> None:
        from rich.console import Console

        from .table import Storyteller

        self.match = match
        self.game = match.game
        self.bots = [guarded(level.make(dice.getrandbits(64)), complain) for _ in match.names]
        self.clock = level.clock
        self.console = Console(highlight=False)
        self.story = Storyteller(language, list(match.names), ME)

    def play_round(self) -> int:
        bots = ", ".join(self.match.names[1:])
        name = TITLES[self.game.game]
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
        """Whoever may act out of turn is asked first, then the one on turn."""
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
        """Why the player may not do that."""
        from .refusals import why

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
        legal = self.game.legal(ME)
        if CALL in legal:
            return CALL if self.ask(self.story.say("ask-call")) == "u" else None
        for action in legal:
            if action == SHOUT:
                return self.shout()
            if isinstance(action, Show):
                return self.choose_show()
            if isinstance(action, Play):  # H3
                return action if self.ask(self.story.say("ask-jump")) == "j" else None
        return self.chance_to_catch()

    def my_turn(self) -> None:
        view = self.game.view(ME)
        assert isinstance(view, CardView)
        self.console.print()
        self.console.print(self.story.seats(view))
        self.console.print(self.story.pile(view))
        self.console.print(self.story.hand(view))
        while True:
            action = self.choose(view)
            if action is None:
                self.console.print(self.story.say("not-understood"))
                continue
            try:
                return self.push(ME, action)
            except IllegalAction as refused:
                self.explain(refused)

    def choose(self, view: CardView) -> Action | None:
        """One answer of the player as an action; ``None`` where it is none."""
        match view.phase:
            case "colour":
                colour = self.ask_colour()
                return Name(colour) if colour else None
            case "swaphand":
                return self.choose_hand(view)
            case "drawn":
                return self.choose_drawn(view)
            case "challenge":
                return self.choose_answer(view)
            case "spin":
                self.ask(self.story.say("ask-spin"))
                return SPIN
            case "discard":
                return self.choose_discard(view)
            case "war":
                return self.choose_show()
            case "race":
                return self.shout() or KEEP
        if PASS in view.legal:
            self.ask(self.story.say("ask-pass"))
            return PASS
        answer = self.ask(self.story.say("ask"))
        return DRAW if answer == "d" else self.card_play(view, answer)

    def choose_hand(self, view: CardView) -> Action | None:
        seats = "  ".join(f"{s} {n}" for s, n in enumerate(self.match.names) if s != ME)
        answer = self.ask(self.story.say("ask-hand", seats=seats))
        return SwapHand(int(answer)) if answer.isdecimal() and len(answer) == 1 else None

    def shout(self) -> Action | None:
        return SHOUT if self.ask(self.story.say("ask-shout")) == "s" else None

    def choose_show(self) -> Action | None:
        """S12: the highest card; asked for only where there are equals."""
        from .table import card_text

        cards = [action for action in self.game.legal(ME) if isinstance(action, Show)]
        if len(cards) == 1:
            return cards[0]
        for number, action in enumerate(cards, 1):
            self.console.print(str(number), card_text(action.card))
        answer = self.ask(self.story.say("ask-show"))
        chosen = answer.isdecimal() and 1 <= int(answer) <= len(cards)
        return cards[int(answer) - 1] if chosen else None

    def choose_discard(self, view: CardView) -> Action | None:
        result = self.story.result_name(view.result or "uno_spin")
        answer = self.ask(self.story.say("ask-discard", result=result))
        words = answer.removesuffix("u").split()
        if not words:
            return KEEP
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(set(numbers)) < len(words) or not set(numbers) <= set(range(1, len(view.hand) + 1)):
            return None
        cards = tuple(view.hand[number - 1] for number in numbers)
        top = self.ask_colour() if cards[-1].wild else None
        return Discard(cards, (*[None] * (len(cards) - 1), top), answer.endswith("u"))

    def choose_drawn(self, view: CardView) -> Action | None:
        from .table import card_text

        assert view.drawn is not None
        answer = self.ask(self.story.say("ask-drawn", card=card_text(view.drawn)))
        if answer in ("p", "pu", "p u"):
            return self.with_colour(view.drawn, "u" in answer)
        return KEEP if answer == "k" else None

    def choose_answer(self, view: CardView) -> Action | None:
        if CHALLENGE in view.legal:
            name = self.match.names[view.table.accused]
            question = self.story.say("ask-challenge", count=view.owed, name=name)
        else:
            question = self.story.say("ask-stack", count=view.owed)
        answer = self.ask(question)
        choices: dict[str, Action] = {"a": ACCEPT, "c": CHALLENGE}
        return choices.get(answer) or self.card_play(view, answer)

    def card_play(self, view: CardView, answer: str) -> Action | None:
        calls = answer.endswith("u")
        number = answer.removesuffix("u").strip()
        if not number.isdecimal() or not 1 <= int(number) <= len(view.hand):
            return None
        return self.with_colour(view.hand[int(number) - 1], calls)

    def with_colour(self, card: Any, calls: bool) -> Action | None:
        if not card.wild:
            return Play(card, uno=calls)
        colour = self.ask_colour()
        return Play(card, colour, calls) if colour else None

    def ask_colour(self) -> str | None:
        from .table import colour_mark

        marks = {
            name: colour_mark(letter)
            for name, letter in zip(("red", "yellow", "green", "blue"), "rygb", strict=True)
        }
        answer = self.ask(self.story.say("ask-colour", **marks))
        return "rygb"["1234".index(answer)] if answer in ("1", "2", "3", "4") else None
