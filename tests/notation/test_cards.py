"""Cards as text."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lastcard import Card, NotationError
from lastcard.notation.cards import parse_cards, print_cards

COLOURED = [colour + symbol for colour in "rygb" for symbol in [*"0123456789", "s", "r", "+2"]]
EVERY_TEXT = [*COLOURED, "w", "w+4"]
SPIN_CARDS = [f"{colour}{number}*" for colour in "rygb" for number in range(1, 6)]

cards = st.sampled_from(EVERY_TEXT).map(Card.parse)


@pytest.mark.parametrize("text", EVERY_TEXT)
def test_every_card_prints_as_it_is_read(text: str) -> None:
    assert str(Card.parse(text)) == text
    assert Card.parse(str(Card.parse(text))) == Card.parse(text)


@pytest.mark.parametrize("text", SPIN_CARDS)
def test_S1_a_spin_card_prints_with_its_star(text: str) -> None:
    spin_card = Card.parse(text)
    assert (str(spin_card), spin_card.star) == (text, True)
    assert spin_card != Card.parse(text[:-1])


def test_every_text_is_another_card() -> None:
    assert len({Card.parse(text) for text in EVERY_TEXT}) == 54


@given(cards)
def test_a_card_reads_what_it_prints(card: Card) -> None:
    assert Card.parse(str(card)) == card


@given(st.lists(cards))
def test_a_hand_reads_what_it_prints(hand: list[Card]) -> None:
    assert parse_cards(print_cards(hand)) == tuple(hand)


@given(st.lists(st.sampled_from(EVERY_TEXT)), st.sampled_from([" ", "  ", "\t"]))
def test_cards_are_separated_by_blanks(texts: list[str], blank: str) -> None:
    assert print_cards(parse_cards(blank.join(texts))) == " ".join(texts)


def test_no_cards_are_no_text() -> None:
    assert parse_cards("") == ()
    assert print_cards([]) == ""


def test_cards_sort_by_colour_number_and_symbol_then_the_wilds() -> None:
    assert [str(card) for card in sorted(map(Card.parse, reversed(EVERY_TEXT)))] == EVERY_TEXT


@given(cards)
def test_a_card_knows_its_colour_and_symbol(card: Card) -> None:
    text = str(card)
    if text in ("w", "w+4"):
        assert (card.wild, card.colour, card.symbol) == (True, None, None)
    else:
        assert (card.wild, card.colour, card.symbol) == (False, text[0], text[1:])


@pytest.mark.parametrize("text", EVERY_TEXT)
def test_U30_a_card_knows_its_points(text: str) -> None:
    if text.startswith("w"):
        assert Card.parse(text).points == 50
    elif text[1:].isdigit():
        assert Card.parse(text).points == int(text[1:])
    else:
        assert Card.parse(text).points == 20


NO_CARDS = [
    *["", "r", "7", "r10", "b12", "r-1", "R7", "x7", "r 7", "7r", "r+4", "w+2", "r++2", "rS", "W"],
    *["w4", "j", "?", "r6*", "r7,", "r７", "r٣", "ｒ7", "r7\x00", "red 7", "w=", "w=x"],
]


@pytest.mark.parametrize("text", NO_CARDS)
def test_no_card(text: str) -> None:
    with pytest.raises(NotationError):
        Card.parse(text)


@given(st.text())
def test_any_other_text_is_an_error_of_one_line(text: str) -> None:
    assume(text not in [*EVERY_TEXT, *SPIN_CARDS])
    with pytest.raises(NotationError) as found:
        Card.parse(text)
    assert 0 < len(str(found.value)) < 600
    assert "\n" not in str(found.value)


@given(st.lists(cards.map(str)), st.text(min_size=1))
def test_cards_with_anything_else_are_an_error(hand: list[str], other: str) -> None:
    assume(any(word not in [*EVERY_TEXT, *SPIN_CARDS] for word in other.split()))
    with pytest.raises(NotationError):
        parse_cards(" ".join([*hand, other]))
