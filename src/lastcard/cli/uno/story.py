"""What happens in UNO, in words; the pile and the hand."""

from rich.columns import Columns
from rich.text import Text

from ...game import events
from ...game.uno import events as uno
from ...game.uno.view import CardView
from ...notation.uno.actions import Play
from ..marks import card_text, colour_mark, joined
from ..story import Storyteller


class CardStory(Storyteller):
    """Puts the events of UNO into words."""

    def tell(self, event: events.Event) -> Text | None:
        name = self.name
        match event:
            case uno.Dealt(dealer=seat):
                return self.say("deals", name=name(seat))
            case uno.Played(seat, card, colour):
                text = self.say("played", name=name(seat), card=card_text(card))
                return text + colour_mark(colour) if colour else text
            case uno.Named(seat, colour):
                return self.say("named", name=name(seat), colour=colour_mark(colour))
            case uno.Drew(seat, count, cards):
                if seat == self.seat and cards:
                    return self.say("drew-you", cards=joined(cards))
                return self.say("drew", name=name(seat), count=count)
            case uno.Kept(seat):
                return self.say("kept", name=name(seat))
            case uno.Passed(seat):
                return self.say("passed", name=name(seat))
            case uno.Reshuffled():
                return self.say("reshuffled")
            case uno.Challenged(seat, accused):
                return self.say("challenged", name=name(seat), other=name(accused))
            case uno.Showed(seat, to, _, cards) if to in (self.seat, None) and cards:
                return self.say("showed", name=name(seat), cards=joined(cards))
            case uno.Judged(seat, guilty):
                return self.say("guilty" if guilty else "innocent", name=name(seat))
            case uno.PassedHands():
                return self.say("hands-passed")
            case uno.SwappedHands(seat, other):
                return self.say("hands-swapped", name=name(seat), other=name(other))
        return super().tell(event)

    def pile(self, view: CardView) -> Text:
        text = Text(f"{self.say('table')}: ").append_text(card_text(view.top))
        if view.top.wild and view.colour:
            text.append(" ").append_text(colour_mark(view.colour))
        return text.append("   ").append_text(self.say("pile", count=view.stock_count))

    def hand(self, view: CardView) -> Columns:
        """Your cards, numbered; what cannot be played is dimmed."""
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        cards = [
            Text(f"{number:2}", style="dim") + card_text(card, dim=card not in playable)
            for number, card in enumerate(view.hand, 1)
        ]
        return Columns([Text(f"{self.say('hand')}:"), *cards], padding=(0, 1))
