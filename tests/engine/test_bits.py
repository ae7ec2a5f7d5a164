"""Sets of bits, compiled beside plain."""

import pytest

from engine import compiled_bits
from lastcard.rules import bits


@pytest.mark.compiled
@pytest.mark.parametrize("number", [1, 2, 0b1011000, 1 << 53, (1 << 54) - 1, (1 << 62) + 5])
def test_bits(number: int) -> None:
    assert compiled_bits.lowest(number) == bits.lowest(number)
    assert compiled_bits.count(number) == bits.count(number)
    for n in range(bits.count(number)):
        assert compiled_bits.member(number, n) == bits.member(number, n)
