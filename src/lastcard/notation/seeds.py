"""Seeds: 256 bits from which all chance of a game follows."""

import re

from .errors import NotationError
from .reading import check_text

Seed = int | str


def parse_seed(seed: object) -> Seed:
    """Check a seed: a whole number below 2**256, or any text."""
    if isinstance(seed, str):
        check_text(seed, "a seed")
        return seed
    if type(seed) is not int or not 0 <= seed < 1 << 256:
        raise NotationError("a seed is a text, or a whole number from 0 to 2**256 - 1")
    return seed


def seed_words(seed: Seed) -> list[int]:
    """The eight 32-bit words of a seed.

    A number, or a text of 64 hexadecimal digits, is the seed itself; any other text is hashed
    with SHA-256.

    >>> seed_words(1)
    [0, 0, 0, 0, 0, 0, 0, 16777216]
    """
    seed = parse_seed(seed)
    if isinstance(seed, int):
        bits = seed.to_bytes(32, "big")
    elif re.fullmatch(r"[0-9a-f]{64}", seed):
        bits = bytes.fromhex(seed)
    else:
        import hashlib

        bits = hashlib.sha256(seed.encode()).digest()
    return [int.from_bytes(bits[i : i + 4], "little") for i in range(0, 32, 4)]


def fresh_seed() -> str:
    """A new seed from the operating system."""
    import secrets

    return secrets.token_hex(32)
