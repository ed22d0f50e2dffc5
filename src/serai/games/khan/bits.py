"""Sets of small numbers as bits of one int: listing them, and picking one without listing them."""

from __future__ import annotations

from typing import Final

BITS_OF_BYTE: Final = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def members(bits: int) -> list[int]:
    """The numbers in the set, in rising order."""
    found: list[int] = []
    start = 0
    for byte in bits.to_bytes((bits.bit_length() + 7) // 8, "little"):
        if byte:
            found += [start + bit for bit in BITS_OF_BYTE[byte]]
        start += 8
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
