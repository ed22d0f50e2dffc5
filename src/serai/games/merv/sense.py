"""What a position of Merv is worth: points made, points that the city and the palace will still bring, and means."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.holdings import cards_of, goods_of, level_of, scrolls_of
from serai.games.merv.hunch import first
from serai.games.merv.scoring import set_points
from serai.games.merv.state import Merv
from serai.games.merv.turn import Slot

__all__ = ["first", "resting", "spread", "worth"]

HELD, HELD_BY_CUBE = (
    0.3,
    0.55,
)  # how often an exposed building is still there after an invasion, without and with a cube
CUBES_A_TURN = 0.5  # that a player will have kept for tribute from the turns before an invasion
CUBE, WHITE_CUBE, CAMEL = 0.55, 0.9, 0.7
SCROLL, COMMON_GOOD, RARE_GOOD = 0.9, 1.1, 1.9  # free ones, which may go onto contracts
INFLUENCE, FAVOUR, CARD, LEVEL, POST = 0.35, 0.45, 0.5, 0.45, 0.4
GROWTH, FAVOUR_A_TURN = 0.12, 0.3  # of what a court counts, and of favour, in a turn to come
YIELD, UPGRADE = 0.1, 0.22  # of a building and of an upgrade, in a turn to come
TURN = 5.5  # points that a turn to come brings, over those counted here: so positions before and after it compare
HIS_TURN = 5.0  # points that the Magistrate makes of a turn, over those counted here


def worth(s: Merv) -> list[float]:
    """The points that everybody will probably end with, the Magistrate last where he plays."""
    found = [owned(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        found.append(owned(s, t.MAGISTRATE) + HIS_TURN * turns_left(s, t.MAGISTRATE))
    return found


def spread(s: Merv) -> float:
    """The more turns are left, the less is certain."""
    return 3.5 + 1.0 * rounds_left(s)


def resting(s: Merv) -> bool:
    """Between two turns."""
    return not s.todo or type(s.todo[-1]) is Slot


def rounds_left(s: Merv) -> int:
    """The rounds that follow this one."""
    return (t.YEARS - s.year) * t.ROUNDS + t.ROUNDS - 1 - s.round


def turns_left(s: Merv, owner: int) -> float:
    """The turns that an owner still has; one under way counts half."""
    if owner not in s.queue:
        return float(rounds_left(s))
    place = s.queue.index(owner)
    return rounds_left(s) + (0.0 if place < s.turn - 1 else 0.5 if place == s.turn - 1 else 1.0)


def owned(s: Merv, owner: int) -> float:
    """The points of one owner."""
    turns = turns_left(s, owner)
    years = t.YEARS - s.year + 1
    soon = min(1.0, turns / 3)
    total = s.vp[owner] + TURN * turns + city(s, owner, years, turns) + palace(s, owner, years, turns)
    held = s.spices[owner * 4 : owner * 4 + 4]
    total += set_points(held) + CARD * soon * sum(held)
    first_item = owner * t.ITEMS
    influence = s.influence[owner]
    total += soon * (
        SCROLL * s.free[first_item]
        + COMMON_GOOD * s.free[first_item + t.COMMON]
        + RARE_GOOD * s.free[first_item + t.RARE]
        + INFLUENCE * min(influence, 14)
        + CAMEL * s.camels[owner]
        + LEVEL * level_of(s, owner)
        + POST * sum(s.posts[owner * len(t.CITIES) : (owner + 1) * len(t.CITIES)])
    )
    total += turns * (0.3 * (s.discounts[owner] >= 0) + 0.25 * (s.wilds[owner] >= 0))
    if owner < t.COURTIER:
        cubes = s.cubes[owner * t.KINDS_OF_CUBES : (owner + 1) * t.KINDS_OF_CUBES]
        kinds = sum([1 for cube in cubes[: t.WHITE] if cube])
        total += min(1.0, turns / 2.5) * (
            CUBE * min(9, sum(cubes[: t.WHITE])) + WHITE_CUBE * min(4, cubes[t.WHITE]) + 0.15 * kinds
        )
    return total


def city(s: Merv, owner: int, years: int, turns: float) -> float:
    """Buildings score every year, if they are still there, and yield cubes meanwhile."""
    points = [1.0] * len(t.ACTIONS)
    for token, whose in enumerate(s.tokens):
        if whose == owner:
            points[t.TOKEN_ACTION[token]] += t.TOKEN_POINTS
    if level_of(s, owner) == t.TOP_LEVEL:
        points[t.MOSQUE] += t.TOP_POINTS
    safe = exposed = guarded = 0.0
    upgrades = number = 0
    walls = s.walls
    for cell, whose in enumerate(s.building):
        if whose == owner:
            value = points[s.action_at[cell]]
            open_sides = False
            for slot in t.COVERED_BY[cell]:
                if walls[slot] < 0:
                    open_sides = True
                    break
            if not open_sides:
                safe += value
            elif s.soldier[cell] >= 0:
                guarded += value
                number += 1
            else:
                exposed += value
                number += 1
            upgrades += s.upgrade[cell] >= 0
    total = 0.0
    stands, watched = 1.0, 1.0
    held = 1.0 if owner == t.MAGISTRATE else chance_to_hold(s, owner, number)
    invaded = False
    for year in range(s.year, s.year + years):
        if year in t.INVASION_YEARS:
            stands *= held
            if invaded:
                watched *= held
            invaded = True
        total += safe + exposed * stands + guarded * watched
    buildings = t.BUILDINGS - s.buildings[owner]
    return total + turns * (YIELD * buildings + UPGRADE * upgrades)


def chance_to_hold(s: Merv, owner: int, exposed: int) -> float:
    """How likely an exposed building survives the next invasion: tribute needs cubes, now or from turns to come."""
    if not exposed:
        return 1.0
    first_cube = owner * t.KINDS_OF_CUBES
    cubes = sum(s.cubes[first_cube : first_cube + t.KINDS_OF_CUBES]) + s.cubes[first_cube + t.WHITE]
    ready = cubes + CUBES_A_TURN * (t.ROUNDS - s.round)
    return HELD + HELD_BY_CUBE * min(1.0, ready / exposed)


def palace(s: Merv, owner: int, years: int, turns: float) -> float:
    """Courtiers score every year, as far as favour pays for them."""
    counted = (scrolls_of(s, owner), cards_of(s, owner), goods_of(s, owner), level_of(s, owner))
    first_court = owner * 4
    number, value = 0, 0.0
    for court in range(len(t.COURTS)):
        here = s.courtiers[first_court + court]
        if here:
            number += here
            value += here * (counted[COUNTED_BY[court]] * t.COURT_POINTS[court] + GROWTH * turns)
    favour = s.favour[owner]
    need = number * years
    paid = 1.0 if owner == t.MAGISTRATE or not need else min(1.0, (favour + FAVOUR_A_TURN * turns) / need)
    spare = max(0, favour - need)
    return value * years * paid + FAVOUR * min(spare, 6) * min(1.0, turns / 3)


# Which of scrolls, cards, goods and levels a court scores.
_COUNTED = ("scrolls", "caravan_cards", "goods")
COUNTED_BY = tuple(_COUNTED.index(scores) if scores in _COUNTED else len(_COUNTED) for scores in t.COURT_SCORES)
