"""Cards with colour and shape, so that nobody needs to see colour."""

from collections.abc import Iterable

from rich.text import Text

from ..notation.cards import Card

SHAPES = {"r": "▲", "y": "●", "g": "■", "b": "◆"}
STYLES = {
    "r": "bold white on #c4342b",
    "y": "bold black on #f0c419",
    "g": "bold white on #23803f",
    "b": "bold white on #2b62c4",
}
SYMBOLS = {"s": "⊘", "r": "⇄"}


def colour_mark(colour: str) -> Text:
    return Text(f" {SHAPES[colour]} ", style=STYLES[colour])


def card_text(card: Card, dim: bool = False) -> Text:
    if card.colour is None:
        four = "+4 " if str(card) == "w+4" else ""
        text = Text(f" {four}▲●■◆ ", style="bold white on #33363d")
    else:
        symbol = SYMBOLS.get(card.symbol or "", card.symbol)
        spin = "*" if card.star else ""
        text = Text(f" {symbol}{spin}{SHAPES[card.colour]} ", style=STYLES[card.colour])
    if dim:
        text.stylize("dim")
    return text


def joined(cards: Iterable[Card]) -> Text:
    return Text(" ").join(card_text(card) for card in cards)
