"""What the Magistrate does: everything is free and follows his priorities."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.events import ContractCompleted, ScrollsGained
from serai.games.merv.rules.buildings.caravansary import take_card
from serai.games.merv.rules.buildings.library import levels_reached, take_tile
from serai.games.merv.rules.buildings.mosque import climb, steps_of, take_camel, take_token
from serai.games.merv.rules.buildings.palace import place_courtier
from serai.games.merv.rules.buildings.silk_road import found, gain_good
from serai.games.merv.rules.buildings.wall import build
from serai.games.merv.rules.contracts import lay_items, place
from serai.games.merv.rules.holdings import CITIES, SPICES, in_court, scrolls_of
from serai.games.merv.rules.magistrate.picks import (
    HIM,
    best_card,
    best_city,
    best_contract,
    best_court,
    best_piece,
    best_token,
    best_wall_slot,
    first_breakthrough,
    first_space,
    soldier_tile,
)
from serai.games.merv.rules.magistrate.tables import COURTIERS_BY_ACTIONS, HIS_FOURTH, HIS_SECOND_POINTS, HIS_THIRD
from serai.games.merv.rules.soldiers import place_soldier
from serai.games.merv.rules.tracks import gain_favour, gain_points
from serai.games.merv.state import Merv

THREE = 3  # what the reward victory_points_3 gives


def carry_out(s: Merv, action: int, times: int) -> None:
    """Carry out an action some times, and once a turn once more if his first breakthrough says so."""
    if action == t.PALACE:
        place_courtiers(s, COURTIERS_BY_ACTIONS[times])  # ME-SOLO-51, ME-SOLO-52
    elif action == t.SILK_ROAD:
        trade(s)  # ME-SOLO-65
    else:
        for _ in range(times):
            once(s, action)
    if s.discounts[HIM] == action and not s.extra:
        s.extra = 1
        once(s, action)  # ME-SOLO-59, ME-RULING-48, ME-RULING-63


def once(s: Merv, action: int) -> None:
    """Carry out an action once; Palace and Silk Road come in batches only."""
    if action == t.CARAVANSARY:
        take_best_card(s)
    elif action == t.LIBRARY:
        take_scroll(s)
    elif action == t.MOSQUE:
        step_up(s)
    else:
        build_wall(s)


def give_him(s: Merv, reward: int) -> None:
    """Give him a reward in his own form of it."""
    if reward == t.THREE_POINTS:
        gain_points(s, HIM, THREE, t.FROM_OFFICE)
    elif reward == t.FAVOUR:
        gain_favour(s, HIM, 1)
    elif reward == t.SOLDIER:
        deploy(s)
    elif reward == t.BONUS_TOKEN:
        take_best_token(s)
    elif reward == t.PALACE_ACTION:
        carry_out(s, t.PALACE, 1)  # ME-RULING-60
    elif reward == t.WALL_ACTION:
        carry_out(s, t.WALL, 1)


def deploy(s: Merv) -> None:
    """Place a soldier, if he has a servant and a tile for it."""
    if s.servants[HIM]:
        cell = soldier_tile(s)
        if cell != t.NOBODY:  # ME-RULING-44
            place_soldier(s, HIM, cell)


def take_best_card(s: Merv) -> None:
    """Take the card that adds most to his sets, with the reward of a pair."""
    position = best_card(s)
    if position != t.NOBODY:  # ME-RULING-55
        spice = take_card(s, HIM, position)
        if s.spices[HIM * SPICES + spice] % 2 == 0:
            give_him(s, t.MAGISTRATE_PAIR[spice])  # ME-SOLO-49, ME-RULING-68


def place_courtiers(s: Merv, number: int) -> None:
    """Place courtiers, the second one in the same court if there is room."""
    court = t.NOBODY
    for _ in range(number):
        if court == t.NOBODY or in_court(s, court) >= t.COURT_PLACES:
            court = best_court(s)  # ME-SOLO-54
        if court != t.NOBODY and s.servants[HIM]:  # ME-RULING-55
            place_courtier(s, HIM, court)


# ---- Library


def take_scroll(s: Merv) -> None:
    """Take one scroll, and make the breakthrough that it reaches."""
    before = scrolls_of(s, HIM)
    s.free[HIM * t.ITEMS] += 1  # ME-SOLO-55
    if s.telling:
        s.tell(ScrollsGained(HIM, 1))
    for level in levels_reached(before, before + 1):
        break_through(s, level)  # ME-SOLO-56


def break_through(s: Merv, level: int) -> None:
    """Take a tile of the level and what it gives him."""
    if level == 0:
        take_tile(s, HIM, first_breakthrough(s))
    elif level == 1:
        left = [tile for tile in t.LEVEL_TILES[level] if s.breakthroughs[tile] == t.NOBODY]
        s.bar()
        take_tile(s, HIM, left[s.chance.below(len(left))])  # ME-RND-6
        gain_points(s, HIM, HIS_SECOND_POINTS, t.FROM_LIBRARY)  # ME-SOLO-60
    elif level == 2:
        post, step = HIS_THIRD
        if s.breakthroughs[post] == t.NOBODY:
            take_tile(s, HIM, post)
            city = found_post(s)
            if city != t.NOBODY:
                gain_good(s, HIM, city)  # ME-SOLO-61
                complete_contracts(s)  # ME-RULING-43
        else:
            take_tile(s, HIM, step)
            carry_out(s, t.MOSQUE, 1)  # ME-SOLO-62
    else:
        points, favour = HIS_FOURTH
        tile = points if s.breakthroughs[points] == t.NOBODY else favour
        take_tile(s, HIM, tile)  # ME-SOLO-63
        gain_points(s, HIM, t.BREAKTHROUGH_POINTS[tile], t.FROM_LIBRARY)
        gain_favour(s, HIM, t.BREAKTHROUGH_FAVOUR[tile])


# ---- Silk Road


def found_post(s: Merv) -> int:
    """Found a post in the best city; returns the city, or NOBODY."""
    city = best_city(s)
    if city != t.NOBODY:
        found(s, HIM, city)  # ME-SOLO-69
    return city


def trade(s: Merv) -> None:
    """Found a post, take a good for each post, and complete contracts."""
    found_post(s)
    for city in range(CITIES):
        if s.posts[HIM * CITIES + city]:
            gain_good(s, HIM, city)  # ME-SOLO-70
    complete_contracts(s)


def complete_contracts(s: Merv) -> None:
    """Complete the best open contract as long as his items allow one."""
    while (contract := best_contract(s)) != t.NOBODY:  # ME-SOLO-72
        fulfil(s, contract)


def fulfil(s: Merv, contract: int) -> None:
    """Complete a contract with his items; he needs no cube."""
    lay_items(s, HIM, contract)  # ME-RULING-40
    for _ in range(t.CONTRACT_NEEDS[contract].any_good):
        has_common = s.free[HIM * t.ITEMS + t.COMMON]
        place(s, HIM, t.COMMON if has_common else t.RARE, 1)  # ME-SOLO-73
    if s.telling:
        s.tell(ContractCompleted(HIM, contract))
    gain_points(s, HIM, t.CONTRACT_POINTS[contract], t.FROM_CONTRACTS)  # ME-SOLO-74
    give_him(s, t.CONTRACT_BONUS[contract])


# ---- Mosque and Wall


def step_up(s: Merv) -> None:
    """Take a step up the mosque track, with his reward for the level."""
    spaces = [space for space, _ in steps_of(s, HIM)]
    if not spaces:
        return  # ME-RULING-55
    space = first_space(s, spaces) if s.mosque[HIM] == t.OUTSIDE else spaces[0]
    climb(s, HIM, space)  # ME-SOLO-75
    reward = t.MAGISTRATE_REWARD[space]
    if reward == t.CAMEL_IF_PRESENT:
        take_camel(s, HIM, space)
    else:
        give_him(s, reward)  # ME-SOLO-77


def take_best_token(s: Merv) -> None:
    """Take the bonus token that would score most for him now."""
    token = best_token(s)
    if token != t.NOBODY:  # ME-RULING-55
        take_token(s, HIM, token)


def build_wall(s: Merv) -> None:
    """Build the cheapest piece in the slot that serves him best."""
    piece = best_piece(s)
    if piece != t.NOBODY:  # ME-RULING-55
        build(s, HIM, piece, best_wall_slot(s, piece))  # ME-SOLO-84
