"""How a position of Khan would end if the final phase began now, and how much of that will come true.

Most points fall in the final phase, when pieces are laid without spending actions. So a position is judged by laying
them: every seat in turn lays the largest piece that its yurts allow, until nobody can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.khan.bot.weights import EVALUATION
from serai.games.khan.rules.final import CONQUESTS
from serai.games.khan.rules.placements import AREA, KIND_OF, KINDS, OF_KIND, RIM, THROUGH, TOUCHING
from serai.games.khan.rules.scoring import BONUS, share_of
from serai.games.khan.state import FINAL, NONE, NORMAL, SEATS_IN, TRIGGERED, Khan

POINTS: Final = tuple(KINDS[kind].points for kind in KIND_OF)  # by placement
LARGEST: Final = max(POINTS)
EXACTLY: Final = tuple(  # by points: the placements worth so many
    sum(1 << place for place, points in enumerate(POINTS) if points == wanted) for wanted in range(LARGEST + 1)
)
AT_LEAST: Final = tuple(sum(EXACTLY[least:]) for least in range(LARGEST + 1))  # so many or more
LAID_LATER: Final = EVALUATION[
    "laid_later"
]  # how much of what could be laid in the final phase comes true, seen early in a game
LAID_SOON: Final = EVALUATION["laid_soon"]  # and how much more of it when the rulers leave
BONUS_LATER: Final = EVALUATION["bonus_later"]  # the same of the bonus for territories
BONUS_SOON: Final = EVALUATION["bonus_soon"]
YURT_VALUE: Final = EVALUATION["yurt"]  # the points that a yurt usually turns into
YURTS_TURN: Final = 0.2  # while more than this part of the time is left; then less and less
CLOSE: Final = 12.0  # cells between two territories whose order is still open

Territory = tuple[int, int]  # its cells and the cells beside them


def time_left(s: Khan) -> float:
    """How much of the normal phase is left, from 1 to 0: camps are emptied and rulers leave."""
    if s.phase != NORMAL:
        return 1.0 if s.phase < NORMAL else 0.0
    return min(1.0, sum(sorted(s.camps)[:5]) / 25 + 0.05)


def laid_later(s: Khan, left: float) -> float:
    """How much of what could be laid comes true: little early, more and more while the rulers leave."""
    return LAID_LATER + LAID_SOON * (1.0 - left) ** 3 if s.phase < TRIGGERED else 1.0


def bonus_later(s: Khan, left: float) -> float:
    """How much of the bonus comes true that the territories of the forecast would bring."""
    return BONUS_LATER + BONUS_SOON * (1.0 - left) ** 3 if s.phase < TRIGGERED else 1.0


def yurt_value(s: Khan, left: float) -> float:
    """What a yurt may still turn into."""
    return YURT_VALUE * min(1.0, left / YURTS_TURN) if s.phase < TRIGGERED else 0.0


def leads(s: Khan) -> list[int]:
    """By seat: the placements it could lay if the final phase began now, when yurts stand where rulers stood."""
    ready = s.ready
    if s.phase < FINAL:
        fill0, fill1, fill2, alive = s.fill0, s.fill1, s.fill2, s.alive
        for cell in s.rulers:
            if cell != NONE:
                here = THROUGH[cell]
                fill0, here = fill0 ^ here, here & fill0
                fill1, here = fill1 ^ here, here & fill1
                if here:
                    ready |= here & fill2 & alive
                    fill2 ^= here
    top2, top3 = s.top2, s.top3
    found = []
    for seat in range(s.seats):
        mine = ready & s.own1[seat]
        if mine:
            beaten = mine & top2
            if beaten:
                mine ^= beaten ^ (beaten & s.own2[seat])
                beaten = mine & top3
                mine ^= beaten ^ (beaten & s.own3[seat])
        found.append(mine)
    return found


def standing(s: Khan) -> tuple[list[float], list[list[Territory]]]:
    """Points and territories by seat, from the pieces that lie."""
    points = [0.0] * s.seats
    held: list[list[Territory]] = [[] for _ in range(s.seats)]
    for placement, owners in zip(s.laid, s.owners, strict=True):
        named = SEATS_IN[owners]
        share = share_of(POINTS[placement], len(named))
        for seat in named:
            points[seat] += share
            held[seat] = joined(held[seat], placement)
    return points, held


def joined(territories: Sequence[Territory], placement: int) -> list[Territory]:
    """Territories after one more piece."""
    area, rim = AREA[placement], RIM[placement]
    found = []
    for territory in territories:
        if territory[0] & rim:
            area |= territory[0]
            rim |= territory[1]
        else:
            found.append(territory)
    found.append((area, rim))
    return found


def forecast(s: Khan, led: Sequence[int], start: int, points: list[float], held: list[list[Territory]]) -> None:
    """Everybody in turn lays the largest piece it can, beginning with a seat; adds to points and territories."""
    seats = s.seats
    left = list(led)
    beside = bytearray(s.beside)
    made = conquests_made(s)
    seat = start
    idle = 0
    while idle < seats:
        mine = left[seat]
        if not mine:
            idle += 1
            made = 0
            seat = seat + 1 if seat + 1 < seats else 0
            continue
        idle = 0
        placement = mine.bit_length() - 1
        sharing = 1
        for other in range(seats):
            if other != seat and left[other] >> placement & 1:
                sharing += 1
        if sharing > 1:  # a piece of one's own is better than one that is shared
            alone = unshared(mine & AT_LEAST[POINTS[placement] - 1], left, seat)
            if alone:
                placement = alone.bit_length() - 1
                sharing = 1
        share = share_of(POINTS[placement], sharing)
        kind = KIND_OF[placement]
        beside[kind] -= 1
        gone = TOUCHING[placement] if beside[kind] else TOUCHING[placement] | OF_KIND[kind]
        for other in range(seats):
            there = left[other]
            if there:
                if other == seat or (sharing > 1 and there >> placement & 1):
                    points[other] += share
                    held[other] = joined(held[other], placement)
                left[other] = there ^ (there & gone)
        made += 1
        if made >= CONQUESTS:
            made = 0
            seat = seat + 1 if seat + 1 < seats else 0


def unshared(mine: int, left: Sequence[int], seat: int) -> int:
    """Those of a seat's placements that nobody else could lay."""
    for other, theirs in enumerate(left):
        if other != seat:
            mine ^= mine & theirs
    return mine


def conquests_made(s: Khan) -> int:
    """How many of the conquests of a final turn were made."""
    step = s.todo[-1] if s.todo else None
    return int(getattr(step, "made", 0)) if s.phase == FINAL else 0


def bonus_of(sizes: Sequence[int], seat: int) -> float:
    """The bonus that a seat may expect: the closer two territories are, the more evenly it is shared."""
    if not sizes[seat]:
        return 0.0
    rank = 0.0
    for other, size in enumerate(sizes):
        if other != seat:
            ahead = (size - sizes[seat]) / CLOSE + 0.5
            rank += 0.0 if ahead < 0.0 else min(ahead, 1.0)
    whole = int(rank)
    upper = BONUS[whole] if whole < len(BONUS) else 0
    lower = BONUS[whole + 1] if whole + 1 < len(BONUS) else 0
    return upper + (lower - upper) * (rank - whole)
