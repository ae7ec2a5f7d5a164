"""Why something is not allowed, in a sentence of the player's language."""

from collections.abc import Iterable
from typing import Literal

from ..game.errors import IllegalAction
from ..notation.cards import Card
from ..notation.reasons import Details
from ..words import knows, say
from .marks import SHAPES

NAMES = {"s": "cards-skip", "r": "cards-reverse", "+2": "cards-draw-two"}
WITH_ARTICLE = {"s": "symbols-s", "r": "symbols-r", "+2": "symbols-draw-two"}


def why(language: str, refused: IllegalAction) -> str:
    """The sentence that the pages say, or one that names the keys to press."""
    own = f"terminal-why-{refused.reason.replace('_', '-')}"
    if knows(language, own):
        return say(language, own)
    key = f"reasons-{refused.reason}"
    if not knows(language, key):
        return say(language, "reasons-word-unknown")
    sentence = say(language, key, **in_words(language, refused.details))
    return sentence[:1].upper() + sentence[1:]


def in_words(language: str, details: Details) -> dict[str, str | int]:
    """All that a sentence may fill in."""
    return {
        "card": card_name(language, details["card"]) if "card" in details else "",
        "tile": tile_name(language, details["tile"]) if "tile" in details else "",
        "meld": meld_name(language, details),
        "kind": say(language, f"reasons-word-kinds-{details.get('kind', 'either')}"),
        "fitting": fitting(language, details),
        "least": details.get("least", 0),
        "most": details.get("most", 0),
        "choices": listed(language, "unit", map(str, details.get("choices", []))),
    }


def card_name(language: str, text: str) -> str:
    """``r7`` is "red 7"."""
    card = Card.parse(text)
    if card.colour is None:
        return say(language, "cards-wild-four" if "+4" in text else "cards-wild")
    symbol = str(card.symbol)
    face = say(language, NAMES[symbol]) if symbol in NAMES else symbol
    colour = say(language, f"cards-coloured-{card.colour}")
    key = "cards-spin-card" if card.star else "cards-plain"
    return say(language, key, colour=colour, face=face)


def tile_name(language: str, text: str) -> str:
    """``r10`` is "red 10 ▲"."""
    if text.startswith("j"):
        return say(language, "cards-joker")
    colour, number = text[0], text[1:].rstrip("^!")
    return f"{say(language, f'cards-colours-{colour}')} {number} {SHAPES[colour]}"


def meld_name(language: str, details: Details) -> str:
    """``meld 2 (r3 r4)``."""
    if "meld" not in details:
        return ""
    name = f"{say(language, 'reasons-word-meld')} {details['meld']}"
    return f"{name} ({details['tiles']})" if "tiles" in details else name


def fitting(language: str, details: Details) -> str:
    """What would match the top card: "red, a 7 or a Wild"."""
    found = []
    if colour := details.get("colour"):
        found.append(say(language, f"cards-colours-{colour}"))
    face = details.get("face", "")
    if face in WITH_ARTICLE:
        found.append(say(language, f"reasons-word-{WITH_ARTICLE[face]}"))
    elif face:
        found.append(say(language, "reasons-word-number", digit=int(face)))
    return listed(language, "or", [*found, say(language, "reasons-word-wild")])


def listed(language: str, style: Literal["or", "unit"], texts: Iterable[str]) -> str:
    # Loaded when it is needed: the referee starts without it.
    from babel import Locale, UnknownLocaleError
    from babel.lists import format_list

    try:
        locale = Locale.parse("en_GB" if language == "en" else language)
    except UnknownLocaleError:
        locale = Locale("en", "GB")
    return format_list([*texts], style=style, locale=locale)
