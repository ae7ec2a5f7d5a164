"""All chance of a round, from one 256-bit seed: ChaCha20 as in RFC 8439.

A table that uses chance has the fields ``key`` (the seed as 8 words), ``nonce`` (3 words: the
round, and the number of the game in a simulation), ``block``, ``words`` and ``halves_used``.
"""

from collections.abc import MutableSequence
from typing import Protocol

from .mode import hot, rule

WORD = 0xFFFFFFFF
BLOCK_WORDS = 16
APART = 1 << 31  # in the nonce; no round has a number this high


class HasChance(Protocol):
    key: MutableSequence[int]
    nonce: MutableSequence[int]
    block: int
    words: MutableSequence[int]
    halves_used: int


class HasWheel(HasChance, Protocol):
    spin_words: MutableSequence[int]
    spin_words_used: int


@rule
def rotated(x: int, bits: int) -> int:
    return ((x << bits) | (x >> (32 - bits))) & WORD


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rule
def chacha20(
    key: MutableSequence[int], counter: int, nonce: MutableSequence[int], out: MutableSequence[int]
) -> None:
    """Write one block of 16 words."""
    i0, i1, i2, i3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x0, x1, x2, x3 = i0, i1, i2, i3
    x4, x5, x6, x7 = key[0], key[1], key[2], key[3]
    x8, x9, x10, x11 = key[4], key[5], key[6], key[7]
    x12, x13, x14, x15 = counter, nonce[0], nonce[1], nonce[2]
    for _ in range(10):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    out[0] = (x0 + i0) & WORD
    out[1] = (x1 + i1) & WORD
    out[2] = (x2 + i2) & WORD
    out[3] = (x3 + i3) & WORD
    out[4] = (x4 + key[0]) & WORD
    out[5] = (x5 + key[1]) & WORD
    out[6] = (x6 + key[2]) & WORD
    out[7] = (x7 + key[3]) & WORD
    out[8] = (x8 + key[4]) & WORD
    out[9] = (x9 + key[5]) & WORD
    out[10] = (x10 + key[6]) & WORD
    out[11] = (x11 + key[7]) & WORD
    out[12] = (x12 + counter) & WORD
    out[13] = (x13 + nonce[0]) & WORD
    out[14] = (x14 + nonce[1]) & WORD
    out[15] = (x15 + nonce[2]) & WORD


@rule
def restart(t: HasChance, number: int) -> None:
    """Begin the stream of round ``number``."""
    t.nonce[0] = number
    t.block = 0
    t.halves_used = 2 * BLOCK_WORDS


@rule
def apart(t: HasWheel, n: int) -> int:
    """As :func:`below`, from a stream of its own, so that it does not change what is drawn."""
    while True:
        used = t.spin_words_used
        if used % BLOCK_WORDS == 0:
            t.nonce[0] |= APART
            chacha20(t.key, used // BLOCK_WORDS, t.nonce, t.spin_words)
            t.nonce[0] &= ~APART
        t.spin_words_used = used + 1
        product = t.spin_words[used % BLOCK_WORDS] * n
        low = product & WORD
        if low >= n or low >= (WORD + 1) % n:
            return product >> 32


@hot
def half(t: HasChance) -> int:
    """The next 16 bits of the stream."""
    if t.halves_used == 2 * BLOCK_WORDS:
        chacha20(t.key, t.block, t.nonce, t.words)
        t.block += 1
        t.halves_used = 0
    n = t.halves_used
    t.halves_used = n + 1
    return (t.words[n >> 1] >> (16 * (n & 1))) & 0xFFFF


@hot
def below(t: HasChance, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely (n at most 65,536)."""
    while True:
        product = half(t) * n
        low = product & 0xFFFF
        # Lemire's method: only the few low products that would favour some numbers are refused.
        if low >= n or low >= 65536 % n:
            return product >> 16
