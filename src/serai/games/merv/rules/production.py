"""Chapter 5: what the tiles of the active line yield."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.events import Produced
from serai.games.merv.state import Merv


def produce(s: Merv, seat: int) -> None:
    """Give cubes to the active player and to the owner of the activated building."""
    building, upgrade, colour_at, cubes = s.building, s.upgrade, s.colour_at, s.cubes
    activated = s.cell
    owner = building[activated]
    first = seat * t.KINDS_OF_CUBES
    before = cubes[:] if s.telling else None
    shares = owner != seat and owner < t.COURTIER  # ME-PROD-8, ME-PROD-12, ME-TWO-10, ME-SOLO-4
    for cell in t.LINES[s.slot]:
        if building[cell] != owner:
            continue  # ME-PROD-6, ME-TWO-9
        kind = upgrade[cell]
        if kind != t.WHITE:
            cubes[first + colour_at[cell]] += 1  # ME-PROD-1, ME-PROD-4, ME-PROD-5, ME-PROD-7
        if kind >= 0:
            cubes[first + kind] += 1  # ME-PROD-2, ME-PROD-3
            if shares:
                cubes[owner * t.KINDS_OF_CUBES + kind] += 1  # ME-PROD-9, ME-PROD-10
    if shares and upgrade[activated] != t.WHITE:
        cubes[owner * t.KINDS_OF_CUBES + colour_at[activated]] += 1  # ME-PROD-8, ME-PROD-11
    if before is not None:
        for receiver in (seat, owner) if shares else (seat,):
            tell_gain(s, receiver, before)


def tell_gain(s: Merv, receiver: int, before: list[int]) -> None:
    """Tell which cubes an owner received."""
    first = receiver * t.KINDS_OF_CUBES
    gained: list[int] = []
    for cube in range(t.KINDS_OF_CUBES):
        gained.extend([cube] * (s.cubes[first + cube] - before[first + cube]))
    s.tell(Produced(receiver, tuple(gained)))
