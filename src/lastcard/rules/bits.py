"""Sets of up to 63 small numbers as the bits of one whole number."""

from typing import TYPE_CHECKING

from .mode import COMPILED, rule

if COMPILED and not TYPE_CHECKING:
    from numba.cpython.unsafe.numbers import trailing_zeros
    from numba.extending import intrinsic

    @rule
    def lowest(bits):
        return trailing_zeros(bits)

    @intrinsic
    def population(typing_context, bits):
        def generate(context, builder, signature, arguments):
            return builder.ctpop(arguments[0])

        return bits(bits), generate

    @rule
    def count(bits):
        return population(bits)

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
