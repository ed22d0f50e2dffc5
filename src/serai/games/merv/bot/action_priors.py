"""The priors of a tile, an action and its parts, in points."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import tables as t
from serai.games.merv.bot.features import rounds_left
from serai.games.merv.bot.weights import ACTION_PRIORS, PRIOR_LISTS
from serai.games.merv.rules.holdings import courtiers_of, scrolls_of
from serai.games.merv.rules.scoring import court_value
from serai.games.merv.state import Merv

CUBE_GAINED = ACTION_PRIORS["cube_gained"]
CUBE_SPENT = ACTION_PRIORS["cube_spent"]
BUILDING = ACTION_PRIORS["building"]  # a year
OPEN_SIDE = ACTION_PRIORS["open_side"]
TOKEN = ACTION_PRIORS["token"]
PAIR = ACTION_PRIORS["pair"]  # for every other own building in the same row or column, in four turns
SHARED = ACTION_PRIORS["shared"]  # lost where the owner of the tile gets a cube too
SCROLL = ACTION_PRIORS["scroll"]
CARD = ACTION_PRIORS["card"]
KIND_FORBIDDEN = ACTION_PRIORS["kind_forbidden"]
POST = ACTION_PRIORS["post"]
GOOD = ACTION_PRIORS["good"]
GOOD_CUBES = ACTION_PRIORS["good_cubes"]
PIECE = ACTION_PRIORS["piece"]
PIECE_EARLY = ACTION_PRIORS["piece_early"]
PIECE_CUBES = ACTION_PRIORS["piece_cubes"]
MOST_PIECES = ACTION_PRIORS["most_pieces"]
COURTIER = ACTION_PRIORS["courtier"]  # at once
COURT = ACTION_PRIORS["court"]  # for what it counts every year
GROWTH = ACTION_PRIORS["growth"]  # of what it counts, in a turn
FAVOUR_SHORT = ACTION_PRIORS["favour_short"]
FAVOUR = ACTION_PRIORS["favour"]
SOLDIER = ACTION_PRIORS["soldier"]
SOLDIER_EARLY = ACTION_PRIORS["soldier_early"]
BREAKTHROUGHS = PRIOR_LISTS["breakthroughs"]
LEVELS = PRIOR_LISTS["levels"]
LEVELS_A_TURN = PRIOR_LISTS["levels_a_turn"]  # upgrades and the token pay in time
LASTING = 2  # breakthroughs that are worth less the later they come
ENOUGH_INFLUENCE, FULL_INFLUENCE = 13, 19
LEARNING, SPICES, TRADE, FAITH = range(4)
MOST_STEPS, MOST_CARDS, MOST_GOODS = 4, 5, 4


def years_left(s: Merv) -> int:
    """The scoring phases to come."""
    return t.YEARS - s.year + 1


def tile_at(s: Merv, seat: int, cell: int, slot: int) -> float:
    """Cubes that a tile would bring, the building itself, and what its action could do with the cubes."""
    owner = s.building[cell]
    if owner == t.MAGISTRATE or (owner == t.NOBODY and not s.buildings[seat]):
        return 0.0
    producer = seat if owner == t.NOBODY else owner
    first_cube = seat * t.KINDS_OF_CUBES
    purse = s.cubes[first_cube : first_cube + t.KINDS_OF_CUBES]
    gained = 0
    for other in t.LINES[slot]:
        if s.building[other] == producer or other == cell:
            kind = s.upgrade[other]
            if kind != t.WHITE:
                purse[s.colour_at[other]] += 1
                gained += 1
            if kind >= 0:
                purse[kind] += 1
                gained += 1
    value = CUBE_GAINED * gained + max(action_at(s, seat, s.action_at[cell], purse), favour_for(s, seat), SOLDIER)
    if owner == t.NOBODY:
        value += building_at(s, seat, cell)
    elif owner != seat and owner < t.COURTIER:
        value -= SHARED
    return max(value, 0.0)


def building_at(s: Merv, seat: int, cell: int) -> float:
    """A building scores every year while it stands, and yields cubes together with others in its lines."""
    yearly = BUILDING
    for wall in t.COVERED_BY[cell]:
        if s.walls[wall] < 0:
            yearly += OPEN_SIDE
    for token, whose in enumerate(s.tokens):
        if whose == seat and t.TOKEN_ACTION[token] == s.action_at[cell]:
            yearly += TOKEN * t.TOKEN_POINTS
    return yearly * years_left(s) + PAIR * neighbours(s, seat, cell) * rounds_left(s) / 4


def neighbours(s: Merv, seat: int, cell: int) -> int:
    """The own buildings in the row and the column of a cell, one on the cell itself counted too."""
    row, column = cell // t.SIZE, cell % t.SIZE
    found = 0
    for other, whose in enumerate(s.building):
        if whose == seat and (other // t.SIZE == row or other % t.SIZE == column):
            found += 1
    return found


def action_at(s: Merv, seat: int, action: int, purse: Sequence[int]) -> float:
    """What an action would bring with these cubes, over what the cubes are worth."""
    if action == t.PALACE:
        return best_court(s, seat, purse)
    white, first_court = purse[t.WHITE], seat * 4
    saved = CUBE_SPENT if s.discounts[seat] == action else 0.0
    if action == t.CARAVANSARY:
        cards = min(MOST_CARDS, max(purse[: t.WHITE]) + white, len(s.row))
        forbidden: int = len(t.SPICES) - t.KINDS_ALLOWED[s.influence[seat]]
        each = CARD - KIND_FORBIDDEN * forbidden + counted_in(s, first_court + SPICES) - CUBE_SPENT
        return saved + cards * each
    if action == t.MOSQUE:
        return saved + climbing(s, seat, purse)
    if action == t.WALL:
        influence = s.influence[seat]
        early = PIECE_EARLY if influence < ENOUGH_INFLUENCE else 0.0 if influence < FULL_INFLUENCE else -1.0
        pieces = min(MOST_PIECES, 0.75 * sum(purse))
        return pieces * (PIECE + early - PIECE_CUBES * CUBE_SPENT)
    kinds = len(purse) - 1 - purse[: t.WHITE].count(0) + white
    if action == t.SILK_ROAD:
        ways = 1 + s.camels[seat] + sum(s.posts[seat * len(t.CITIES) : (seat + 1) * len(t.CITIES)])
        each = GOOD + counted_in(s, first_court + TRADE) - GOOD_CUBES * CUBE_SPENT
        return saved + POST * (s.discs[seat] > 0) + min(MOST_GOODS, kinds, ways) * each
    return studying(s, seat, min(t.MOST_STUDIED, kinds))


def counted_in(s: Merv, place: int) -> float:
    """What one more of what a court counts brings to the courtiers of an owner there, over the years."""
    return COURT * s.courtiers[place] * years_left(s)


def studying(s: Merv, seat: int, number: int) -> float:
    """What some scrolls bring, with the breakthroughs that they reach."""
    before = scrolls_of(s, seat)
    gain = number * (SCROLL + counted_in(s, seat * 4 + LEARNING) - CUBE_SPENT)
    for level, needed in enumerate(t.BREAKTHROUGH_SCROLLS):
        if before < needed <= before + number:
            gain += BREAKTHROUGHS[level] * (rounds_left(s) / 11 if level < LASTING else 1.0)
    return gain


def best_court(s: Merv, seat: int, purse: Sequence[int]) -> float:
    """What the best courtier would bring that these cubes can pay."""
    cost = next_courtier(s, seat) - (s.discounts[seat] == t.PALACE)
    best = 0.0
    for court in range(len(t.COURTS)):
        if purse[t.COURT_COLOUR[court]] + purse[t.WHITE] >= cost and sum(s.courtiers[court::4]) < t.COURT_PLACES:
            best = max(best, court_at(s, seat, court) - CUBE_SPENT * cost)
    return best


def next_courtier(s: Merv, seat: int) -> int:
    """The cubes for one more courtier."""
    return t.COURTIER_COST[min(courtiers_of(s, seat), len(t.COURTIER_COST) - 1)]


def court_at(s: Merv, seat: int, court: int) -> float:
    """A courtier scores every year that favour pays for it."""
    years = years_left(s)
    paid = min(1.0, (s.favour[seat] + years) / ((courtiers_of(s, seat) + 1) * years))
    return COURTIER + COURT * years * paid * (court_value(s, seat, court) + GROWTH * rounds_left(s))


def climbing(s: Merv, seat: int, purse: Sequence[int]) -> float:
    """What steps up the mosque could bring, along the first way that can be paid."""
    left = list(purse)
    space = s.mosque[seat]
    gain = 0.0
    for _ in range(MOST_STEPS):
        for reached, cost in t.STEPS[space]:
            after = left[:]
            for colour in cost:
                if after[colour]:
                    after[colour] -= 1
                else:
                    after[t.WHITE] -= 1
            if after[t.WHITE] >= 0:
                left, space = after, reached
                gain += level_at(s, seat, reached) - CUBE_SPENT * len(cost)
                break
        else:
            break
    return max(gain, 0.0)


def level_at(s: Merv, seat: int, space: int) -> float:
    """What reaching a space of the mosque brings."""
    level = t.SPACE_LEVEL[space] - 1
    return LEVELS[level] + LEVELS_A_TURN[level] * rounds_left(s) + counted_in(s, seat * 4 + FAITH)


def favour_for(s: Merv, seat: int) -> float:
    """A favour is worth more where courtiers lack it."""
    return FAVOUR_SHORT if courtiers_of(s, seat) * years_left(s) > s.favour[seat] else FAVOUR
