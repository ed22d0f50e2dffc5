"""Sets of small numbers as bits of one int: listing them, and picking one without listing them."""

from __future__ import annotations

from itertools import compress
from struct import unpack
from typing import Final


def members(bits: int) -> list[int]:
    """The numbers in the set, in rising order."""
    found: list[int] = []
    size = (bits.bit_length() + 63) // 64
    words = unpack(f"<{size}Q", bits.to_bytes(8 * size, "little"))
    for place in compress(range(size), words):  # most are empty
        word: int = words[place]
        before = 64 * place - 1
        while word:
            lowest = word & -word
            found.append(before + lowest.bit_length())
            word ^= lowest
    return found


def nth_member(bits: int, rank: int) -> int:
    """The member that has so many smaller ones: the set is halved until it is small, then counted off."""
    start = 0
    width = 1 << (bits.bit_length() - 1).bit_length()
    while width > SMALL:
        width >>= 1
        low = bits & LOW[width]
        below = low.bit_count()
        if rank < below:
            bits = low
        else:
            rank -= below
            bits >>= width
            start += width
    while rank:
        bits &= bits - 1
        rank -= 1
    return start + (bits & -bits).bit_length() - 1


SMALL: Final = 64
LOW: Final = {1 << power: (1 << (1 << power)) - 1 for power in range(6, 15)}
