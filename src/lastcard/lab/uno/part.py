"""Simulations of UNO, and what is told of cards."""

from typing import Any

from ...notation.cards import TEXTS
from ...rules.uno import cards, events
from ..figures import shares
from ..lab import Lab
from .tally import CardTally

CARDS = {
    "number": [f for f in range(cards.WILD) if cards.SYMBOL[f] < cards.SKIP],
    "skip": [f for f in range(cards.WILD) if cards.SYMBOL[f] == cards.SKIP],
    "reverse": [f for f in range(cards.WILD) if cards.SYMBOL[f] == cards.REVERSE],
    "draw_two": [f for f in range(cards.WILD) if cards.SYMBOL[f] == cards.DRAW_TWO],
    "wild": [TEXTS.index("w")],
    "wild_draw_four": [TEXTS.index("w+4")],
}


class Uno(Lab):
    """By compiled rules; played cards, challenges and reshuffles are counted."""

    kernels: str | None = "uno"
    tally = CardTally

    def figures(self, tally: Any) -> dict[str, Any]:
        happened = tally.events
        by_card = {kind: sum(tally.winning_cards[f] for f in fs) for kind, fs in CARDS.items()}
        challenges = happened[events.CHALLENGED]
        return {
            "winning_card_share": dict(
                zip(by_card, shares(list(by_card.values()), tally.rounds), strict=True)
            ),
            "blocked_rounds": tally.blocked,
            "challenges": {
                "made": challenges,
                "guilty": tally.guilty,
                "innocent": challenges - tally.guilty,
                "accepted": happened[events.ACCEPTED],
            },
            "cards_drawn": happened[events.DREW],
            "reshuffles": happened[events.RESHUFFLED],
        }

    def rows(self, figures: dict[str, Any]) -> list[tuple[str, str]]:
        cards = figures["winning_card_share"].items()
        challenges = figures["challenges"]
        return [
            ("winning card", "\n".join(f"{v:6.2%}  {k.replace('_', ' ')}" for k, v in cards)),
            (
                "Wild Draw Fours",
                f"{challenges['accepted']:,} accepted, {challenges['made']:,} challenged: "
                f"{challenges['guilty']:,} guilty, {challenges['innocent']:,} innocent",
            ),
            ("cards drawn", f"{figures['cards_drawn']:,}"),
            ("reshuffles", f"{figures['reshuffles']:,}"),
            ("blocked rounds", f"{figures['blocked_rounds']:,}"),
        ]


PART = Uno()
