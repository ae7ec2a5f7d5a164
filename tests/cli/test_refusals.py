"""The terminal tells why something is not allowed, in the words of the pages."""

import pytest

from lastcard.cli.refusals import why
from lastcard.game.errors import IllegalAction
from lastcard.game.reasons import SENTENCES
from lastcard.notation.reasons import Details, Reason
from lastcard.words import LANGUAGES

MELD = Details(meld=2, tiles="r3 j=r4", kind="run")
ABOUT = Details(
    card="r5", tile="b12", colour="r", face="7", seat=1, action="draw", least=1, most=4, **MELD
)


def told(language: str, reason: Reason, details: Details) -> str:
    return why(language, IllegalAction(reason, **details))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", SENTENCES)
def test_every_reason_is_a_sentence(language: str, reason: Reason) -> None:
    sentence = told(language, reason, ABOUT)
    assert sentence[0].upper() == sentence[0]
    assert sentence[-1] in ".?"
    assert "{" not in sentence
    assert "  " not in sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This card doesn’t fit: you need red, a 7 or a Wild."),
        ("de", "Diese Karte passt nicht: Du brauchst Rot, eine 7 oder einen Joker."),
        ("nl", "Deze kaart past niet: je hebt rood, een 7 of een Keuzekaart/Neem-vier nodig."),
    ],
)
def test_U11_it_says_what_would_fit(language: str, sentence: str) -> None:
    assert told(language, Reason.NO_MATCH, ABOUT) == sentence


def test_it_says_which_card_tile_and_meld() -> None:
    assert told("en", Reason.NOT_HELD, Details(card="g+2")).endswith(": green Draw Two.")
    assert told("en", Reason.NOT_HELD, Details(card="w+4")).endswith(": Wild Draw Four.")
    assert "Blue 12 ◆" in told("en", Reason.VANISHED, Details(tile="b12"))
    assert told("en", Reason.TOO_SHORT, MELD).startswith("Meld 2 (r3 j=r4): this run needs")
