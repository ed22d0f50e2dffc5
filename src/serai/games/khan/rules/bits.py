"""Sets of small numbers as bits of one int: listing them, and picking one without listing them."""

from __future__ import annotations

from typing import Final


def members(bits: int) -> list[int]:
    """The numbers in the set, in rising order; found from the top, where what is left becomes shorter each time."""
    found: list[int] = []
    while bits:
        highest = bits.bit_length() - 1
        found.append(highest)
        bits ^= 1 << highest
    found.reverse()
    return found


def nth_member(bits: int, rank: int) -> int:
    """The member that has so many smaller ones: the set is halved until it is small, then counted off."""
    start = 0
    for width, lower_half in HALVES[(bits.bit_length() - 1).bit_length()]:
        low = bits & lower_half
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


SMALL: Final = 9  # sets of 512 numbers are small: counting off the few members in one is quicker than halving it
# By power: how a set of 2 ** power numbers is halved, as the width of a half and the set of all in the lower one.
HALVES: Final = tuple(
    tuple((1 << half, (1 << (1 << half)) - 1) for half in range(power - 1, SMALL - 1, -1)) for power in range(16)
)
