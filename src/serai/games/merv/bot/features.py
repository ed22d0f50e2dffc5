"""The features of a position: what an owner holds that will still bring points, in the order of its weights."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import tables as t
from serai.games.merv.rules.contracts import has_items, top_of
from serai.games.merv.rules.holdings import cards_of, courtiers_of, goods_of, level_of, scrolls_of
from serai.games.merv.rules.scoring import set_points
from serai.games.merv.state import Merv

MOST_CUBES, MOST_WHITE = 10, 5  # more are seldom of use
COURTIER_CUBE = 1.3  # points that a cube for a courtier would have brought elsewhere

# Which of scrolls, cards, goods and levels a court scores.
_COUNTED = ("scrolls", "caravan_cards", "goods")
COUNTED_BY = tuple(_COUNTED.index(scores) if scores in _COUNTED else len(_COUNTED) for scores in t.COURT_SCORES)


def rounds_left(s: Merv) -> int:
    """The rounds that follow this one."""
    return (t.YEARS - s.year) * t.ROUNDS + t.ROUNDS - 1 - s.round


def half_turns_left(s: Merv, owner: int) -> int:
    """Twice the turns that an owner still has: one under way counts half."""
    place = s.queue.index(owner) if owner in s.queue else -1
    return 2 * rounds_left(s) + (0 if place < s.turn - 1 else 1 if place == s.turn - 1 else 2)


def of_seat(s: Merv, seat: int) -> list[float]:
    """What a player has, in the order of `seat` in `weights.json`."""
    years = t.YEARS - s.year + 1
    counted = (scrolls_of(s, seat), cards_of(s, seat), goods_of(s, seat), level_of(s, seat))
    favour, influence = s.favour[seat], s.influence[seat]
    number = courtiers_of(s, seat)
    courts = palace(s, seat, counted)
    paid = min(years, favour / number) if number else 0.0
    best = best_court(s, counted)
    first_cube = seat * t.KINDS_OF_CUBES
    cubes = s.cubes[first_cube : first_cube + t.WHITE]
    coloured, white = sum(cubes), s.cubes[first_cube + t.WHITE]
    scrolls, common, rare = s.free[seat * t.ITEMS : (seat + 1) * t.ITEMS]
    spices = s.spices[seat * 4 : seat * 4 + 4]
    discount = s.discounts[seat]
    first_post = seat * len(t.CITIES)
    inner = outer = 0
    for city, is_inner in enumerate(t.IS_INNER):
        if s.posts[first_post + city]:
            inner += is_inner
            outer += not is_inner
    found = city_of(s, seat, counted[3] == t.TOP_LEVEL)
    exposed = int(found.pop())
    found += (
        1.0,
        courts * paid,
        courts * (years - paid),
        min(coloured, MOST_CUBES),
        min(white, MOST_WHITE),
        len(cubes) - cubes.count(0),
        min(exposed, coloured + 2 * white),
        s.camels[seat],
        scrolls,
        common,
        rare,
        min(counted[0], t.BREAKTHROUGH_SCROLLS[-1]),
        counted[1],
        counted[2],
        counted[3],
        set_points(spices),
        len(spices) - spices.count(0),
        influence,
        influence >= t.LEVEL_SPACE[2],
        influence >= t.LEVEL_SPACE[3],
        t.KINDS_ALLOWED[influence],
        favour,
        max(0, favour - number * years),
        max(0, number * years - favour),
        number,
        best,
        max(0.0, best * min(years, 1 + favour / (2 * number + 2)) - COURTIER_CUBE * (number + 1)),
        discount == t.CARAVANSARY,
        discount == t.PALACE,
        discount == t.SILK_ROAD,
        discount == t.MOSQUE,
        s.wilds[seat] >= 0,
        inner,
        outer,
        s.tokens.count(seat),
        best_contract(s, seat),
    )
    return found


def of_magistrate(s: Merv) -> list[float]:
    """What the Magistrate has, in the order of `magistrate` in `weights.json`."""
    him = t.MAGISTRATE
    counted = (scrolls_of(s, him), cards_of(s, him), goods_of(s, him), level_of(s, him))
    points = points_by_action(s, him, counted[3] == t.TOP_LEVEL)
    city = 0.0
    rows, columns = [0] * t.SIZE, [0] * t.SIZE
    for cell, whose in enumerate(s.building):
        if whose >= t.COURTIER:
            rows[cell // t.SIZE] += 1
            columns[cell % t.SIZE] += 1
            if whose == him:
                city += points[s.action_at[cell]]
    posts = s.posts[him * len(t.CITIES) : (him + 1) * len(t.CITIES)]
    tops = [top_of(s, stack) for stack in range(len(t.STACKS))]
    return [
        1.0,
        palace(s, him, counted),
        city,
        t.BUILDINGS - s.buildings[him],
        s.tokens.count(him),
        counted[3],
        min(counted[0], t.BREAKTHROUGH_SCROLLS[-1]),
        counted[1],
        counted[2],
        set_points(s.spices[him * 4 : him * 4 + 4]),
        sum(posts),
        s.favour[him],
        s.influence[him],
        s.camels[him],
        sum([number * number for number in rows]) + sum([number * number for number in columns]),
        best_court(s, counted),
        sum([t.CONTRACT_POINTS[contract] for contract in tops if contract != t.NOBODY]),
        s.discounts[him] >= 0,
        courtiers_of(s, him),
    ]


def city_of(s: Merv, seat: int, top: bool) -> list[float]:
    """What a player's buildings score a year where they are safe, guarded or exposed, how many there are, how often
    two stand in a line, their white and other upgrades, and last the number of exposed ones."""
    points = points_by_action(s, seat, top)
    safe = guarded = open_to_all = 0.0
    white = extra = exposed = 0
    rows, columns = [0] * t.SIZE, [0] * t.SIZE
    walls = s.walls
    for cell, whose in enumerate(s.building):
        if whose != seat:
            continue
        rows[cell // t.SIZE] += 1
        columns[cell % t.SIZE] += 1
        value = points[s.action_at[cell]]
        walled = True
        for slot in t.COVERED_BY[cell]:
            if walls[slot] < 0:
                walled = False
                break
        if walled:
            safe += value
        elif s.soldier[cell] >= 0:
            guarded += value
        else:
            open_to_all += value
            exposed += 1
        upgrade = s.upgrade[cell]
        if upgrade == t.WHITE:
            white += 1
        elif upgrade >= 0:
            extra += 1
    pairs = sum([number * (number - 1) for number in rows]) + sum([number * (number - 1) for number in columns])
    return [safe, guarded, open_to_all, t.BUILDINGS - s.buildings[seat], pairs / 2, white, extra, exposed]


def points_by_action(s: Merv, owner: int, top: bool) -> list[float]:
    """What a building scores a year, by the action of its tile."""
    points = [1.0] * len(t.ACTIONS)
    for token, whose in enumerate(s.tokens):
        if whose == owner:
            points[t.TOKEN_ACTION[token]] += t.TOKEN_POINTS
    if top:
        points[t.MOSQUE] += t.TOP_POINTS
    return points


def palace(s: Merv, owner: int, counted: Sequence[int]) -> float:
    """What all courtiers of an owner score in a year."""
    value = 0.0
    for court in range(len(t.COURTS)):
        here = s.courtiers[owner * 4 + court]
        if here:
            value += here * counted[COUNTED_BY[court]] * t.COURT_POINTS[court]
    return value


def best_court(s: Merv, counted: Sequence[int]) -> int:
    """What one more courtier would score in a year, in the best court with a free place."""
    best = 0
    for court in range(len(t.COURTS)):
        value = counted[COUNTED_BY[court]] * t.COURT_POINTS[court]
        if value > best and sum(s.courtiers[court::4]) < t.COURT_PLACES:
            best = value
    return best


def best_contract(s: Merv, seat: int) -> int:
    """The points of the best contract that a player could complete now, but for the cube."""
    best = 0
    if sum(s.free[seat * t.ITEMS : (seat + 1) * t.ITEMS]) < t.FEWEST_ITEMS:
        return best
    for stack in range(len(t.STACKS)):
        contract = top_of(s, stack)
        if (
            contract != t.NOBODY
            and t.CONTRACT_POINTS[contract] > best
            and s.influence[seat] >= t.CONTRACT_SPACE[contract]
            and has_items(s, seat, contract)
        ):
            best = t.CONTRACT_POINTS[contract]
    return best
