"""Sets of up to 63 small numbers as the bits of one whole number."""

from typing import TYPE_CHECKING

from .mode import COMPILED, rule

if COMPILED and not TYPE_CHECKING:
    from numba.cpython.unsafe.numbers import trailing_zeros

    @rule
    def lowest(bits):
        return trailing_zeros(bits)

    @rule
    def count(bits):
        # The shape that LLVM knows as one population-count instruction.
        bits = bits - ((bits >> 1) & 0x5555555555555555)
        bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
        bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
        return (bits * 0x0101010101010101) >> 56

else:

    def lowest(bits: int) -> int:
        """The smallest member of a set that is not empty."""
        return (bits & -bits).bit_length() - 1

    def count(bits: int) -> int:
        """How many members a set has."""
        return bits.bit_count()


@rule
def member(bits: int, n: int) -> int:
    """The nth member of a set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
