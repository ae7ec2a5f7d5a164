"""Scenarios of UNO: hands, stock and discard pile."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...rules.uno.cards import PACK, WILD_FOUR
from ...rules.uno.table import COMING
from ..cards import COLOURS, Card, card, parse_cards, parse_colour
from ..errors import NotationError
from ..scenario_reader import Reader
from .wheel import WHEEL


class CardReader(Reader):
    """Reads and checks the parts of one scenario."""

    pack: Sequence[int] = PACK
    position_keys = (
        "hands",
        "stock",
        "discard",
        "colour",
        "turn",
        "direction",
        "opening",
        "uno_due",
    )
    other_keys = ("wheel",)  # the contract lets every scenario of cards say it

    def cards(self, key: str, text: object) -> tuple[Card, ...]:
        if not isinstance(text, str):
            raise NotationError(f'"{key}" is cards as text, as in "r1 w+4"')
        try:
            return parse_cards(text)
        except NotationError as error:
            raise NotationError(f'"{key}": {error}') from None

    def position(self, players: int) -> dict[str, Any]:
        parts: dict[str, Any] = {
            "hands": tuple(self.cards("hands", hand) for hand in self.hands(players)),
            "stock": self.cards("stock", self.get("stock")),
            "discard": self.cards("discard", self.get("discard")),
        }
        if not all(parts["hands"]):
            raise NotationError("every hand holds a card; without one the round is over (U26)")
        if not parts["discard"]:
            raise NotationError('"discard" needs a card on top')
        cards = [*parts["stock"], *parts["discard"], *(c for h in parts["hands"] for c in h)]
        check_pack(cards, self.pack)
        parts["uno_due"] = self.uno_due(parts["hands"])
        if self.flag("opening"):
            return parts | self.first_card(parts)
        return parts | {
            "turn": self.whole("turn", 0, players - 1),
            "direction": self.direction(),
            "colour": self.colour(parts["discard"][-1]),
        }

    def first_card(self, parts: dict[str, Any]) -> dict[str, Any]:
        if self.get("turn", None) is not None or parts["uno_due"]:
            raise NotationError('with "opening" there is no "turn" and no "uno_due" yet')
        top = parts["discard"][-1]
        if self.get("colour", None) is not None and (top.wild or self.colour(top) != top.colour):
            raise NotationError('with "opening" there is no "colour": the first card decides')
        self.direction()
        if len(parts["discard"]) != 1:
            raise NotationError('with "opening" the "discard" holds the one card turned up')
        if all(c.face == WILD_FOUR for c in (*parts["discard"], *parts["stock"])):
            raise NotationError("there is nothing but Wild Draw Fours to turn up (U10)")
        return {"opening": True}

    def colour(self, top: Card) -> str:
        colour = self.get("colour", None)
        if colour is not None and not isinstance(colour, str):
            raise NotationError('"colour" is r, y, g or b')
        if top.wild and colour is None:
            raise NotationError(f'"colour" is needed when {top} is on top')
        named = COLOURS[parse_colour(colour)] if colour is not None else top.colour
        if not top.wild and named != top.colour:
            raise NotationError(f'"colour" is {top.colour} when {top} is on top')
        assert named is not None
        return named

    def more(self) -> dict[str, Any]:
        return {"wheel": self.wheel()}

    def wheel(self) -> tuple[str, ...] | None:
        wheel = self.get("wheel", None)
        if "wheel" not in self.data:
            return None
        if not isinstance(wheel, list) or any(result not in WHEEL for result in wheel):
            raise NotationError('"wheel" is a list of wheel results')
        if len(wheel) > COMING:
            raise NotationError(f'"wheel" gives at most {COMING} results')
        return tuple(wheel)


def check_pack(cards: list[Card], pack: Sequence[int]) -> None:
    """U1, S1: no more of a kind than the pack holds."""
    copies = Counter(pack)
    for number, count in Counter(c.number for c in cards).items():
        if count > copies[number]:
            held = f"holds {copies[number]}" if copies[number] else "has none"
            raise NotationError(f"{count} times {card(number)}, but the pack {held} (U1, S1)")
