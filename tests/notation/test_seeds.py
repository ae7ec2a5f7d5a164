"""Seeds: what is one, and which words it stands for."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import Game, NotationError
from lastcard.notation.seeds import fresh_seed, parse_seed, seed_words

LAST = 2**256 - 1


def test_a_number_is_the_seed_itself() -> None:
    assert seed_words(0) == [0] * 8
    assert seed_words(LAST) == [2**32 - 1] * 8


def test_its_bytes_come_highest_first_and_make_words_lowest_first() -> None:
    """As ChaCha20 reads its key (RFC 8439)."""
    key = int.from_bytes(range(32), "big")
    assert seed_words(key)[0] == 0x03020100
    assert seed_words(key)[7] == 0x1F1E1D1C


@given(st.integers(0, LAST))
def test_64_hexadecimal_digits_are_the_same_seed(number: int) -> None:
    assert seed_words(f"{number:064x}") == seed_words(number)


@pytest.mark.parametrize("text", ["", "a", "1", "A" * 64, "0" * 63, "0" * 65, "g" * 64, "ü", "🂡"])
def test_any_other_text_is_hashed(text: str) -> None:
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert seed_words(text) == seed_words(digest)


@pytest.mark.parametrize("seed", [-1, LAST + 1, 1.0, True, None, b"a", [1]])
def test_no_seed(seed: object) -> None:
    with pytest.raises(NotationError):
        parse_seed(seed)


@pytest.mark.parametrize("seed", ["\ud800", "a\udfff", "\udca1\ud83c"])
def test_half_a_character_is_not_a_seed(seed: str) -> None:
    for read in (parse_seed, seed_words, lambda seed: Game.new("uno", 2, seed)):
        with pytest.raises(NotationError, match=r"^a seed holds half a character: \\ud[8-f]..$"):
            read(seed)


def test_a_fresh_seed_is_another_one_each_time() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(parse_seed(seed) == seed and len(seed) == 64 for seed in seeds)
