"""Bit sets in compiled mode, to be asked from outside."""

from lastcard.compiled.rules import bits
from lastcard.compiled.rules.mode import kernel


@kernel
def lowest(number: int) -> int:
    return bits.lowest(number)


@kernel
def count(number: int) -> int:
    return bits.count(number)


@kernel
def member(number: int, n: int) -> int:
    return bits.member(number, n)
