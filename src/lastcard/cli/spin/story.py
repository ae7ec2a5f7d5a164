"""What happens at the wheel, in words."""

from rich.text import Text

from ...game.events import Event
from ...game.spin import events as wheel
from ...words import say
from ..marks import card_text, colour_mark
from ..uno.story import CardStory


class SpinStory(CardStory):
    """Puts the events of UNO Spin into words."""

    def result_name(self, result: str) -> Text:
        """What the wheel came to rest on."""
        return Text(say(self.language, f"cards-results-{result}"))

    def tell(self, event: Event) -> Text | None:
        match event:
            case wheel.Spun(seat, result):
                return self.say("spun", name=self.name(seat), result=self.result_name(result))
            case wheel.TradedHands():
                return self.say("traded")
            case wheel.Laid(seat, _):
                return self.say("laid", name=self.name(seat))
            case wheel.Revealed(seat, card):
                return self.say("revealed", name=self.name(seat), card=card_text(card))
            case wheel.WonWar(seat):
                return self.say("won-war", name=self.name(seat))
            case wheel.PutDown(seat, card, colour):
                text = self.say("put-down", name=self.name(seat), card=card_text(card))
                return text + colour_mark(colour) if colour else text
            case wheel.Shouted(seat):
                return self.say("shouted", name=self.name(seat))
        return super().tell(event)
