"""A round of UNO in the terminal."""

from typing import Any

from ...game.uno.view import CardView
from ...notation.action import CALL, DRAW, KEEP, Action
from ...notation.uno.actions import ACCEPT, CHALLENGE, PASS, Name, Play, SwapHand
from ..marks import card_text, colour_mark
from ..terminal import ME, Terminal
from .story import CardStory


class CardTerminal(Terminal):
    """A round of UNO."""

    storyteller = CardStory
    story: CardStory

    def my_chance(self) -> Action | None:
        legal = self.game.legal(ME)
        jumps = [action for action in legal if action.plays]
        if jumps and CALL not in legal:  # H3
            return jumps[0] if self.ask(self.story.say("ask-jump")) == "j" else None
        return super().my_chance()

    def show(self, view: CardView) -> None:
        self.console.print(self.story.pile(view))
        self.console.print(self.story.hand(view))

    def choose(self, view: CardView) -> Action | None:
        return self.answered(view) or self.puzzled()

    def answered(self, view: CardView) -> Action | None:
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
        if PASS in view.legal:
            self.ask(self.story.say("ask-pass"))
            return PASS
        answer = self.ask(self.story.say("ask"))
        return DRAW if answer == "d" else self.card_play(view, answer)

    def choose_hand(self, view: CardView) -> Action | None:
        seats = "  ".join(f"{s} {n}" for s, n in enumerate(self.match.names) if s != ME)
        answer = self.ask(self.story.say("ask-hand", seats=seats))
        return SwapHand(int(answer)) if answer.isdecimal() and len(answer) == 1 else None

    def choose_drawn(self, view: CardView) -> Action | None:
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
        marks = {
            name: colour_mark(letter)
            for name, letter in zip(("red", "yellow", "green", "blue"), "rygb", strict=True)
        }
        answer = self.ask(self.story.say("ask-colour", **marks))
        return "rygb"["1234".index(answer)] if answer in ("1", "2", "3", "4") else None
