"""A round of UNO Spin in the terminal."""

from ...game.spin.view import SpinView
from ...game.uno.view import CardView
from ...notation.action import KEEP, Action
from ...notation.spin.actions import SHOUT, SPIN, Discard, Show
from ..marks import card_text
from ..terminal import ME
from ..uno.terminal import CardTerminal
from .story import SpinStory


class SpinTerminal(CardTerminal):
    """A round of UNO Spin."""

    storyteller = SpinStory
    story: SpinStory

    def my_chance(self) -> Action | None:
        legal = self.game.legal(ME)
        if SHOUT in legal:
            return self.shout()
        if any(isinstance(action, Show) for action in legal):
            return self.choose_show()
        return super().my_chance()

    def answered(self, view: CardView) -> Action | None:
        assert isinstance(view, SpinView)
        match view.phase:
            case "spin":
                self.ask(self.story.say("ask-spin"))
                return SPIN
            case "discard":
                return self.choose_discard(view)
            case "war":
                return self.choose_show()
            case "race":
                return self.shout() or KEEP
        return super().answered(view)

    def shout(self) -> Action | None:
        return SHOUT if self.ask(self.story.say("ask-shout")) == "s" else None

    def choose_show(self) -> Action | None:
        """S12: the highest card; asked for only where several are equal."""
        cards = [action for action in self.game.legal(ME) if isinstance(action, Show)]
        if len(cards) == 1:
            return cards[0]
        for number, action in enumerate(cards, 1):
            self.console.print(str(number), card_text(action.card))
        answer = self.ask(self.story.say("ask-show"))
        chosen = answer.isdecimal() and 1 <= int(answer) <= len(cards)
        return cards[int(answer) - 1] if chosen else None

    def choose_discard(self, view: SpinView) -> Action | None:
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
