"""Which placements are possible: sets kept up to date with every yurt and every piece, so that nothing is scanned.

A yurt stays on its cell until a piece covers it, and then no other placement over that cell is possible any more. So
all counters only go up, and the bits of placements that are no longer alive mean nothing. Who has most is seldom asked
before the final phase, so yurts are counted for that when somebody asks.
"""

from __future__ import annotations

from typing import Final

from serai.games.khan.rules.board import ALL_CELLS, TERRAIN_OF, TERRAINS
from serai.games.khan.rules.placements import ALL, ALL_KINDS, KIND_OF, NEEDING, OF_KIND, THROUGH, TOUCHING
from serai.games.khan.state import NEUTRAL, YURT, Khan, is_yurt

# The counter of a placement begins at 8 less the yurts it needs: the carry out of its third bit says none is missing.
START0: Final = NEEDING[5] | NEEDING[3] | NEEDING[1]
START1: Final = NEEDING[5] | NEEDING[2] | NEEDING[1]
START2: Final = NEEDING[4] | NEEDING[3] | NEEDING[2] | NEEDING[1]


def place_yurt(s: Khan, cell: int, yurt: int) -> None:
    """Put a yurt, as it will stand there, on a cell that is empty or that a ruler leaves."""
    s.ground[cell] = yurt
    here = THROUGH[cell]
    bits = s.fill0  # one yurt more under each of these placements
    s.fill0 = bits ^ here
    carry = here & bits
    bits = s.fill1
    s.fill1 = bits ^ carry
    carry &= bits
    if carry:
        bits = s.fill2
        s.fill2 = bits ^ carry
        carry &= bits
        if carry:
            s.ready |= carry & s.alive
    if yurt == NEUTRAL:
        s.neutral[TERRAIN_OF[cell]] |= here
        return
    s.own1[yurt - YURT] |= here
    s.uncounted.append(cell)


def count_yurts(s: Khan) -> None:
    """Bring the sets that tell who has most up to date; what a piece has covered since need not be counted."""
    for cell in s.uncounted:
        standing = s.ground[cell]
        if not is_yurt(standing):
            continue
        seat, here = standing - YURT, THROUGH[cell]
        own = s.counted1[seat]
        s.counted1[seat] = own | here
        here &= own
        if here:
            own = s.own2[seat]
            s.own2[seat] = own | here
            s.top2 |= here
            here &= own
            if here:
                s.own3[seat] |= here
                s.top3 |= here
    s.uncounted.clear()


def cover(s: Khan, placement: int) -> None:
    """Lay a piece: what overlaps it is gone, and what shares its kind if that was the last copy."""
    kind = KIND_OF[placement]
    s.beside[kind] -= 1
    gone = TOUCHING[placement]  # KH-CONQ-5
    if not s.beside[kind]:
        gone |= OF_KIND[kind]  # KH-CONQ-2
    alive = s.alive
    s.alive = alive ^ (alive & gone)
    ready = s.ready
    s.ready = ready ^ (ready & gone)


def led_by(s: Khan, seat: int) -> int:
    """The complete placements of which a seat would be an owner."""
    found = s.ready & s.own1[seat]  # KH-CONQ-20
    if found:
        count_yurts(s)
        beaten = found & s.top2
        if beaten:
            found ^= beaten ^ (beaten & s.own2[seat])  # KH-CONQ-21
            beaten = found & s.top3
            found ^= beaten ^ (beaten & s.own3[seat])  # of five cells two seats cannot have three each
    return found


def somebody_leads(s: Khan) -> bool:
    """Whether any seat would own any complete placement, whatever cards are active."""  # KH-RULING-30
    ready = s.ready
    if ready:
        for own in s.own1:
            if ready & own:
                return True
    return False


def derive_index(s: Khan) -> None:
    """Make all sets from the board, as after loading a state."""
    clear_index(s)
    for cell in ALL_CELLS:
        standing = s.ground[cell]
        if standing == NEUTRAL or is_yurt(standing):
            place_yurt(s, cell, standing)
    gone = 0
    for placement in s.laid:
        gone |= TOUCHING[placement]
    for kind in ALL_KINDS:
        if not s.beside[kind]:
            gone |= OF_KIND[kind]
    s.alive ^= gone & s.alive
    s.ready ^= gone & s.ready


def clear_index(s: Khan) -> None:
    """The sets of an empty board."""
    s.alive = ALL
    s.ready = 0
    s.fill0, s.fill1, s.fill2 = START0, START1, START2
    s.uncounted = []
    s.own1, s.counted1, s.own2, s.own3 = ([0] * s.seats for _ in range(4))
    s.top2 = s.top3 = 0
    s.neutral = [0] * len(TERRAINS)
