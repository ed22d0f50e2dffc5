"""What the Magistrate's actions do: everything is free and follows his priorities."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.events import ContractCompleted, ScrollsGained
from serai.games.merv.rules.buildings.caravansary import take_card
from serai.games.merv.rules.buildings.library import levels_reached, take_tile
from serai.games.merv.rules.buildings.mosque import climb, steps_of, take_camel, take_token
from serai.games.merv.rules.buildings.palace import place_courtier
from serai.games.merv.rules.buildings.silk_road import CITIES, found, gain_good, posts_open
from serai.games.merv.rules.buildings.wall import build, fits
from serai.games.merv.rules.contracts import has_items, lay_items, place, top_of
from serai.games.merv.rules.holdings import cards_of, in_court, level_of, scrolls_of
from serai.games.merv.rules.magistrate.priorities import (
    WALL_SLOT,
    WHERE_A_SOLDIER,
    WHICH_BREAKTHROUGH,
    WHICH_CARD,
    WHICH_CITY,
    WHICH_CONTRACT,
    WHICH_COURT,
    WHICH_PATH,
    WHICH_PIECE,
    WHICH_TOKEN,
)
from serai.games.merv.rules.magistrate.why import tell_why
from serai.games.merv.rules.scoring import court_value, set_points
from serai.games.merv.rules.soldiers import may_stand, place_soldier
from serai.games.merv.rules.tracks import gain_favour, gain_points
from serai.games.merv.state import Merv

HIM = t.MAGISTRATE
YOU = 0
THREE = 3  # victory_points_3


def carry_out(s: Merv, action: int, times: int) -> None:
    """A batch of one action, and once a turn one more if his first breakthrough says so."""
    if action == t.PALACE:
        place_courtiers(s, t.COURTIERS_BY_ACTIONS[times])  # ME-SOLO-51, ME-SOLO-52
    elif action == t.SILK_ROAD:
        trade(s)  # ME-SOLO-65
    else:
        for _ in range(times):
            once(s, action)
    if s.discounts[HIM] == action and not s.extra:
        s.extra = 1
        once(s, action)  # ME-SOLO-59, ME-RULING-48, ME-RULING-63


def once(s: Merv, action: int) -> None:
    """One of the actions that he carries out one by one."""
    if action == t.CARAVANSARY:
        take_best_card(s)
    elif action == t.LIBRARY:
        take_scroll(s)
    elif action == t.MOSQUE:
        step_up(s)
    else:
        build_wall(s)


def give_him(s: Merv, reward: int) -> None:
    """A reward in the form that he gets it."""
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


def soldier_rank(s: Merv, cell: int) -> tuple[int, int]:
    """The Courtier's buildings before his own, then row by row from the north."""
    return int(s.building[cell] == HIM), cell // t.SIZE


def deploy(s: Merv) -> None:
    """A soldier on the first unprotected Courtier building, else on his own."""
    if not s.servants[HIM]:
        return  # ME-RULING-44
    for owner in (t.COURTIER, HIM):  # ME-SOLO-43, ME-SOLO-44
        for cell in t.TILE_CELLS:
            if s.building[cell] == owner and may_stand(s, cell):  # ME-SOLO-45
                if s.telling:
                    his = [other for other in t.TILE_CELLS if s.building[other] >= t.COURTIER and may_stand(s, other)]
                    tell_why(s, WHERE_A_SOLDIER, [soldier_rank(s, other) for other in his], soldier_rank(s, cell))
                place_soldier(s, HIM, cell)
                return


# ---- Caravansary


def worth(s: Merv, spice: int) -> int:
    """What one more card of a spice adds to his sets."""
    counts = s.spices[HIM * 4 : HIM * 4 + 4]
    now = set_points(counts)
    counts[spice] += 1
    return set_points(counts) - now


def take_best_card(s: Merv) -> None:
    """The card of the row that adds most to his sets."""
    gains = [worth(s, spice) for spice in range(len(t.SPICES))]
    best, most = t.NOBODY, -1
    for position, spice in enumerate(s.row):  # ME-SOLO-42, ME-SOLO-47
        if gains[spice] > most:
            best, most = position, gains[spice]  # ME-SOLO-46
    if best != t.NOBODY:  # ME-RULING-55
        if s.telling:
            tell_why(s, WHICH_CARD, [(gains[spice],) for spice in s.row], (most,))
        spice = take_card(s, HIM, best)
        if s.spices[HIM * 4 + spice] % 2 == 0:
            give_him(s, t.MAGISTRATE_PAIR[spice])  # ME-SOLO-49, ME-RULING-68


# ---- Palace


def court_rank(s: Merv, court: int) -> tuple[int, int]:
    """What a courtier in a court would give him, and you."""
    return court_value(s, HIM, court), court_value(s, YOU, court)  # ME-RULING-47


def best_court(s: Merv) -> int:
    """The court with a free place that would give him most, then you most, then the leftmost."""
    best, best_rank = t.NOBODY, (-1, -1)
    courts = [court for court in range(len(t.COURTS)) if in_court(s, court) < t.COURT_PLACES]
    for court in courts:
        rank = court_rank(s, court)
        if rank > best_rank:
            best, best_rank = court, rank  # ME-SOLO-53
    if s.telling and courts and s.servants[HIM]:
        tell_why(s, WHICH_COURT, [court_rank(s, court) for court in courts], best_rank)
    return best


def place_courtiers(s: Merv, number: int) -> None:
    """Courtiers, the second one in the same court if there is room."""
    court = t.NOBODY
    for _ in range(number):
        if court == t.NOBODY or in_court(s, court) >= t.COURT_PLACES:
            court = best_court(s)  # ME-SOLO-54
        if court != t.NOBODY and s.servants[HIM]:  # ME-RULING-55
            place_courtier(s, HIM, court)


# ---- Library


def take_scroll(s: Merv) -> None:
    """One scroll, and the breakthrough that it reaches."""
    before = scrolls_of(s, HIM)
    s.free[HIM * t.ITEMS] += 1  # ME-SOLO-55
    if s.telling:
        s.tell(ScrollsGained(HIM, 1))
    for level in levels_reached(before, before + 1):
        break_through(s, level)  # ME-SOLO-56


def break_through(s: Merv, level: int) -> None:
    """He takes a tile of the level and what it gives him."""
    if level == 0:
        first, second = t.HIS_FIRST_IF_DEVOUT, t.HIS_FIRST_OTHERWISE
        if level_of(s, HIM) <= cards_of(s, HIM):
            first, second = second, first  # ME-SOLO-57
        left = [tile for tile in (first, second) if s.breakthroughs[tile] == t.NOBODY]
        if s.telling:
            tell_why(s, WHICH_BREAKTHROUGH, [(int(tile == left[0]),) for tile in left], (1,))
        take_tile(s, HIM, left[0])  # ME-SOLO-58
    elif level == 1:
        left = [tile for tile in t.LEVEL_TILES[level] if s.breakthroughs[tile] == t.NOBODY]
        s.bar()
        take_tile(s, HIM, left[s.chance.below(len(left))])  # ME-RND-6
        gain_points(s, HIM, t.HIS_SECOND_POINTS, t.FROM_LIBRARY)  # ME-SOLO-60
    elif level == 2:
        post, step = t.HIS_THIRD
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
        points, favour = t.HIS_FOURTH
        tile = points if s.breakthroughs[points] == t.NOBODY else favour
        take_tile(s, HIM, tile)  # ME-SOLO-63
        gain_points(s, HIM, t.BREAKTHROUGH_POINTS[tile], t.FROM_LIBRARY)
        gain_favour(s, HIM, t.BREAKTHROUGH_FAVOUR[tile])


# ---- Silk Road


def city_rank(s: Merv, city: int) -> tuple[int, int]:
    """Outer cities before inner ones, then those without a post."""
    return int(t.IS_INNER[city]), int(any(s.posts[city::CITIES]))


def found_post(s: Merv) -> int:
    """A post in an outer city if possible, rather where nobody has one; gives the city, or nobody's."""
    open_cities = posts_open(s, HIM)  # ME-RULING-39, ME-RULING-65
    best, best_rank = t.NOBODY, (1, 1)
    for city in t.HIS_CITIES:
        if city in open_cities:
            rank = city_rank(s, city)
            if best == t.NOBODY or rank < best_rank:
                best, best_rank = city, rank  # ME-SOLO-66, ME-SOLO-67, ME-SOLO-68
    if best != t.NOBODY:
        if s.telling:
            tell_why(s, WHICH_CITY, [city_rank(s, city) for city in open_cities], best_rank)
        found(s, HIM, best)  # ME-SOLO-69
    return best


def trade(s: Merv) -> None:
    """A post, a good for each of his posts, and contracts."""
    found_post(s)
    for city in range(CITIES):
        if s.posts[HIM * CITIES + city]:
            gain_good(s, HIM, city)  # ME-SOLO-70
    complete_contracts(s)


def contract_rank(contract: int) -> tuple[int, int, int]:
    """Most points, then a soldier, then the higher level."""
    bonus = t.CONTRACT_BONUS[contract] == t.SOLDIER
    return t.CONTRACT_POINTS[contract], int(bonus), t.CONTRACT_LEVEL[contract]


def complete_contracts(s: Merv) -> None:
    """He completes the best open contract that his items allow, again and again."""
    while True:  # ME-SOLO-72
        tops = [top_of(s, stack) for stack in range(len(t.STACKS))]
        able = [contract for contract in tops if contract != t.NOBODY and has_items(s, HIM, contract)]  # ME-SOLO-41
        if not able:
            return
        best = able[0]
        for contract in able:
            if contract_rank(contract) > contract_rank(best):
                best = contract  # ME-SOLO-71, ME-RULING-42
        if s.telling:
            tell_why(s, WHICH_CONTRACT, [contract_rank(contract) for contract in able], contract_rank(best))
        fulfil(s, best)


def fulfil(s: Merv, contract: int) -> None:
    """He lays his items on a contract and is rewarded; no cube is needed."""
    lay_items(s, HIM, contract)  # ME-RULING-40
    for _ in range(t.CONTRACT_NEEDS[contract][3]):
        common = s.free[HIM * t.ITEMS + t.COMMON]
        place(s, HIM, t.COMMON if common else t.RARE, 1)  # ME-SOLO-73
    if s.telling:
        s.tell(ContractCompleted(HIM, contract))
    gain_points(s, HIM, t.CONTRACT_POINTS[contract], t.FROM_CONTRACTS)  # ME-SOLO-74
    give_him(s, t.CONTRACT_BONUS[contract])


# ---- Mosque


def step_up(s: Merv) -> None:
    """One step up the mosque track, with his reward for the level."""
    spaces = [space for space, _ in steps_of(s, HIM)]
    if not spaces:
        return  # ME-RULING-55
    space = spaces[0]  # ME-RULING-46
    if s.mosque[HIM] == t.OUTSIDE:
        for path in spaces:
            if s.mosque_camels[path]:
                space = path  # ME-SOLO-76
                break
        if s.telling:
            tell_why(s, WHICH_PATH, [(s.mosque_camels[path],) for path in spaces], (s.mosque_camels[space],))
    climb(s, HIM, space)  # ME-SOLO-75
    reward = t.MAGISTRATE_REWARD[space]
    if reward == t.CAMEL_IF_PRESENT:
        take_camel(s, HIM, space)
    else:
        give_him(s, reward)  # ME-SOLO-77


def buildings_for(s: Merv, token: int) -> int:
    """How many of his buildings stand on tiles with the action of a bonus token."""
    action = t.TOKEN_ACTION[token]
    return sum(s.building[cell] == HIM and s.action_at[cell] == action for cell in t.TILE_CELLS)


def take_best_token(s: Merv) -> None:
    """The bonus token that would score most for him now."""
    left = [token for token, owner in enumerate(s.tokens) if owner == t.NOBODY]
    if not left:
        return  # ME-RULING-55
    numbers = [buildings_for(s, token) for token in left]
    most = max(numbers)
    best = [token for token, number in zip(left, numbers, strict=True) if number == most]  # ME-SOLO-78, ME-RULING-47
    if s.telling:
        tell_why(s, WHICH_TOKEN, [(number,) for number in numbers], (most,))
    if len(best) > 1:
        s.bar()
        best = [best[s.chance.below(len(best))]]  # ME-RND-7
    take_token(s, HIM, best[0])


# ---- Wall


def piece_rank(piece: int) -> tuple[int, int]:
    """Walls before gates, then the cheaper piece."""
    return int(t.PIECE_IS_GATE[piece]), t.PIECE_COST[piece]


def build_wall(s: Merv) -> None:
    """The cheapest remaining piece in the slot that serves him best."""
    for piece in t.HIS_PIECES:  # ME-SOLO-80, ME-SOLO-81
        if s.pieces[piece]:
            best, best_rank = t.NOBODY, len(t.WALL_RANKS)
            for slot in range(len(t.SLOTS)):
                if fits(s, piece, slot) and rank_of(s, slot) < best_rank:
                    best, best_rank = slot, rank_of(s, slot)  # ME-SOLO-82, ME-SOLO-83
            if s.telling:
                left = [other for other in t.HIS_PIECES if s.pieces[other]]
                tell_why(s, WHICH_PIECE, [piece_rank(other) for other in left], piece_rank(piece))
                ranks = [(rank_of(s, slot),) for slot in range(len(t.SLOTS)) if fits(s, piece, slot)]
                tell_why(s, WALL_SLOT, ranks, (best_rank,))
            build(s, HIM, piece, best)  # ME-SOLO-84
            return


def rank_of(s: Merv, slot: int) -> int:
    """The rank of a slot by the buildings on the two tiles that it covers."""
    covered = []
    for cell in t.COVERS[slot]:
        owner = s.building[cell]
        if owner == t.COURTIER:
            covered.append("courtier")
        elif owner == HIM:
            covered.append("magistrate")
        elif owner != t.NOBODY:
            covered.append("you")
    return t.WALL_RANKS[tuple(sorted(covered))]  # ME-RULING-45
