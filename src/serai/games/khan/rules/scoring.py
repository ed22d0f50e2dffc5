"""Chapters 13 and 14: points, territories and the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from serai.engine.core.state import Result, places_of
from serai.engine.core.steps import Do
from serai.games.khan.events import Ended, PieceScored, TerritoryScored
from serai.games.khan.rules.board import GAME_TABLE
from serai.games.khan.rules.placements import AREA, KIND_OF, KINDS, RIM
from serai.games.khan.state import SEATS_IN, Khan

BONUS: Final[tuple[int, ...]] = tuple(GAME_TABLE["bonus"]["largest_territory"])


@dataclass(frozen=True, slots=True)
class Score(Do):
    """The game is over: pieces and territories are counted."""  # KH-SCORE-1

    def run(self, s: Khan) -> None:
        seats = range(s.seats)
        if s.telling:
            for placement, owners in zip(s.laid, s.owners, strict=True):
                s.tell(PieceScored(placement, SEATS_IN[owners], share_in(placement, owners)))
        pieces = piece_points(s)
        sizes = sizes_of(territory_areas(s))
        bonus = bonuses(sizes)
        scores = tuple([pieces[seat] + bonus[seat] for seat in seats])  # KH-SCORE-17
        places = places_of(list(zip(scores, sizes, strict=True)))  # KH-WIN-1, KH-WIN-2, KH-WIN-3
        reasons = tuple(
            [{"pieces": pieces[seat], "bonus": bonus[seat], "largest": max(sizes[seat], default=0)} for seat in seats]
        )
        if s.telling:
            for seat in seats:
                s.tell(TerritoryScored(seat, sizes[seat], bonus[seat]))
            s.tell(Ended(tuple(seat for seat in seats if places[seat] == 1), scores))  # KH-WIN-4, KH-RULING-32
        s.finish(Result(scores, places, reasons))


def share_of(points: int, owners: int) -> int:
    """What each of the owners of a piece gets."""
    return -(-points // owners)  # KH-SCORE-2, KH-SCORE-3


# By kind and owners, given as bits: what each of them gets.
SHARES: Final = tuple(tuple(share_of(kind.points, len(seats) or 1) for seats in SEATS_IN) for kind in KINDS)


def share_in(placement: int, owners: int) -> int:
    """What each of the owners, given as bits, gets for the piece that lies there."""
    return SHARES[KIND_OF[placement]][owners]


def piece_points(s: Khan) -> list[int]:
    """By seat: the points of its pieces."""
    points = [0] * s.seats
    for placement, owners in zip(s.laid, s.owners, strict=True):
        share = SHARES[KIND_OF[placement]][owners]
        for seat in SEATS_IN[owners]:
            points[seat] += share
    return points


def territory_areas(s: Khan) -> tuple[tuple[int, ...], ...]:
    """By seat: its territories, each as the set of its cells."""
    return _areas(s.seats, tuple(s.laid), tuple(s.owners))


@lru_cache(maxsize=16)
def _areas(seats: int, laid: tuple[int, ...], owned: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The same for several facts about one position, which ask for it one after the other."""
    territories: list[list[int]] = [[] for _ in range(seats)]
    for placement, owners in zip(laid, owned, strict=True):
        rim = RIM[placement]
        for seat in SEATS_IN[owners]:  # KH-SCORE-5, KH-SCORE-7
            grown = AREA[placement]
            apart = []
            for area in territories[seat]:
                if area & rim:  # KH-SCORE-6
                    grown |= area
                else:
                    apart.append(area)
            apart.append(grown)
            territories[seat] = apart
    return tuple([tuple(mine) for mine in territories])


def sizes_of(territories: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """By seat: the sizes of its territories, largest first."""
    return [tuple(sorted(map(int.bit_count, mine), reverse=True)) for mine in territories]  # KH-SCORE-8


def bonuses(sizes: Sequence[tuple[int, ...]]) -> list[int]:
    """The bonus of every seat for its territories; equal lists share a rank, and none is left out after it."""
    ranked = sorted({listed for listed in sizes if listed}, reverse=True)  # KH-SCORE-9, KH-SCORE-10, KH-SCORE-13
    prizes = dict(zip(ranked, BONUS, strict=False))  # KH-SCORE-11, KH-SCORE-14, KH-SCORE-15
    return [prizes.get(listed, 0) for listed in sizes]  # KH-SCORE-12, KH-SCORE-16, KH-RULING-31


SCORE: Final = Score()
