"""How a position of Khan would end if the final phase began now, and how much of that will come true.

Most points fall in the final phase, when pieces are laid without spending actions. So a position is judged by laying
them: every seat in turn lays the largest piece that its yurts allow, until nobody can.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from serai.games.khan.bot.weights import EVALUATION
from serai.games.khan.rules.final import CONQUESTS
from serai.games.khan.rules.placement_index import count_yurts
from serai.games.khan.rules.placements import AREA, KIND_OF, KINDS, OF_KIND, RIM, THROUGH, TOUCHING
from serai.games.khan.rules.scoring import BONUS, share_of
from serai.games.khan.state import FINAL, NONE, NORMAL, SEATS_IN, TRIGGERED, Khan

POINTS: Final = tuple(KINDS[kind].points for kind in KIND_OF)  # by placement
SHARES: Final = tuple(  # by number of owners and by placement: what each gets
    tuple(share_of(points, owners) if owners else 0 for points in POINTS) for owners in range(5)
)
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
OTHERS: Final = tuple(  # by number of seats and by seat: the other seats
    tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats)) for seats in range(5)
)


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
        once, more = over_rulers(tuple(s.rulers))
        low, middle, high = s.fill0, s.fill1, s.fill2  # the counter of every placement: 8 less the yurts it misses
        found = once & low & middle & high
        for number, those in more:
            missing = 8 - number
            those &= low if missing & 1 else ~low
            those &= middle if missing & 2 else ~middle
            found |= those & (high if missing & 4 else ~high)
        ready |= found & s.alive
    count_yurts(s)
    top2, top3 = s.top2, s.top3
    led = []
    for seat in range(s.seats):
        mine = ready & s.own1[seat]
        if mine:
            beaten = mine & top2
            if beaten:
                mine ^= beaten ^ (beaten & s.own2[seat])
                beaten = mine & top3
                mine ^= beaten ^ (beaten & s.own3[seat])
        led.append(mine)
    return led


@lru_cache(maxsize=256)
def over_rulers(rulers: tuple[int, ...]) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The placements over one of the rulers, and over several: how many, and which placements."""
    over = [0] * (len(rulers) + 1)
    for cell in rulers:
        if cell != NONE:
            here = THROUGH[cell]
            for number in range(len(rulers) - 1, 0, -1):
                moved = over[number] & here
                over[number] ^= moved
                over[number + 1] |= moved
                here ^= moved
            over[1] |= here
    return over[1], tuple((number, those) for number, those in enumerate(over) if number > 1 and those)


def standing(s: Khan) -> tuple[list[float], list[list[Territory]]]:
    """Points and territories by seat, from the pieces that lie; nobody may change them."""
    return lying(s.seats, tuple(s.laid), tuple(s.owners))


@lru_cache(maxsize=1024)
def lying(seats: int, laid: tuple[int, ...], owned: tuple[int, ...]) -> tuple[list[float], list[list[Territory]]]:
    """The same for such pieces: few are laid while many positions are looked at."""
    points = [0.0] * seats
    held: list[list[Territory]] = [[] for _ in range(seats)]
    for placement, owners in zip(laid, owned, strict=True):
        named = SEATS_IN[owners]
        share = share_of(POINTS[placement], len(named))
        for seat in named:
            points[seat] += share
            held[seat] = joined(held[seat], placement)
    return points, held


def largest(territories: Sequence[Territory]) -> int:
    """The cells of the largest territory."""
    most = 0
    for area, _ in territories:
        size = area.bit_count()
        if size > most:
            most = size
    return most


def joined(territories: Sequence[Territory], placement: int) -> list[Territory]:
    """Territories after one more piece."""
    area, rim = AREA[placement], RIM[placement]
    found = []
    for territory in territories:
        cells, beside = territory
        if cells & rim:
            area |= cells
            rim |= beside
        else:
            found.append(territory)
    found.append((area, rim))
    return found


def foreseen(s: Khan, led: Sequence[int], start: int) -> tuple[list[float], list[float]]:
    """By seat: the points that it would still lay, and its bonus then; nobody may change them."""
    return ending(tuple(led), tuple(s.laid), tuple(s.owners), bytes(s.beside), conquests_made(s), start)


@lru_cache(maxsize=2048)
def ending(
    led: tuple[int, ...], laid: tuple[int, ...], owned: tuple[int, ...], beside: bytes, made: int, start: int
) -> tuple[list[float], list[float]]:
    """The same for what a forecast depends on: most yurts complete nothing, and many ways lead to one position."""
    points, held = lying(len(led), laid, owned)
    ends, territories = points[:], held[:]
    forecast(led, beside, made, start, ends, territories)
    sizes = [largest(mine) for mine in territories]
    gained = [end - now for end, now in zip(ends, points, strict=True)]
    return gained, [bonus_of(sizes, seat) for seat in range(len(led))]


def forecast(
    led: Sequence[int], stock: bytes, made: int, start: int, points: list[float], held: list[list[Territory]]
) -> None:
    """Everybody in turn lays the largest piece it can, beginning with a seat; adds to points and territories."""
    seats = len(led)
    others = OTHERS[seats]
    left = list(led)
    beside = bytearray(stock)
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
        for other in others[seat]:
            if left[other] >> placement & 1:
                sharing += 1
        if sharing > 1:  # a piece of one's own is better than one that is shared
            alone = unshared(mine & AT_LEAST[POINTS[placement] - 1], left, seat)
            if alone:
                placement = alone.bit_length() - 1
                sharing = 1
        share = SHARES[sharing][placement]
        kind = KIND_OF[placement]
        beside[kind] -= 1
        gone = TOUCHING[placement] if beside[kind] else TOUCHING[placement] | OF_KIND[kind]
        points[seat] += share
        held[seat] = joined(held[seat], placement)
        left[seat] = mine ^ (mine & gone)
        for other in others[seat]:
            there = left[other]
            if there:
                if sharing > 1 and there >> placement & 1:
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


def starting_seats(s: Khan) -> tuple[int, ...]:
    """Who may begin the final phase: before it, whoever is next or whose turn it is."""
    return ((s.turn + 1) % s.seats, s.turn) if s.phase < FINAL and s.seats > 1 else (s.turn,)


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
