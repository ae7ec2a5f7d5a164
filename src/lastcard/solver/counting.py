"""Tiles as the fields of records: arrays, which are copied faster than lists."""

from array import array
from collections.abc import Iterable, Sequence

from ..rules.rummy.tiles import FACES


def counted(faces: Iterable[int]) -> "array[int]":
    """How many there are of each face."""
    counts = array("b", bytes(FACES))
    for face in faces:
        counts[face] += 1
    return counts


def padded(numbers: Sequence[int], length: int) -> "array[int]":
    """Small numbers, and zeros after them."""
    return array("b", bytes(numbers).ljust(length, b"\0"))
