"""What the Magistrate picks by his priorities: a tile, card, court, city, contract, path, token, piece or wall slot."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.rules.buildings.silk_road import posts_open
from serai.games.merv.rules.buildings.wall import fits
from serai.games.merv.rules.contracts import has_items, top_of
from serai.games.merv.rules.holdings import CITIES, cards_of, in_court, level_of, spices_of
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
from serai.games.merv.rules.magistrate.slots import YOU
from serai.games.merv.rules.magistrate.tables import (
    HIS_CITIES,
    HIS_FIRST_IF_DEVOUT,
    HIS_FIRST_OTHERWISE,
    HIS_PIECES,
    WALL_RANKS,
)
from serai.games.merv.rules.magistrate.why import tell_why
from serai.games.merv.rules.scoring import court_value, set_points
from serai.games.merv.rules.soldiers import may_stand
from serai.games.merv.state import Merv

HIM = t.MAGISTRATE


# ---- soldiers


def soldier_rank(s: Merv, cell: int) -> tuple[int, int]:
    """The Courtier's buildings before his own, then row by row from the north."""
    return int(s.building[cell] == HIM), cell // t.SIZE


def soldier_tile(s: Merv) -> int:
    """The first unprotected tile with a Courtier building, else with his own, or NOBODY."""
    for owner in (t.COURTIER, HIM):  # ME-SOLO-43, ME-SOLO-44
        for cell in t.TILE_CELLS:
            if s.building[cell] == owner and may_stand(s, cell):  # ME-SOLO-45
                if s.telling:
                    his = [other for other in t.TILE_CELLS if s.building[other] >= t.COURTIER and may_stand(s, other)]
                    tell_why(s, WHERE_A_SOLDIER, [soldier_rank(s, other) for other in his], soldier_rank(s, cell))
                return cell
    return t.NOBODY


# ---- Caravansary


def worth(s: Merv, spice: int) -> int:
    """What one more card of a spice adds to his sets."""
    counts = spices_of(s, HIM)
    now = set_points(counts)
    counts[spice] += 1
    return set_points(counts) - now


def best_card(s: Merv) -> int:
    """The position of the card that adds most to his sets, or NOBODY when the row is empty."""
    gains = [worth(s, spice) for spice in range(len(t.SPICES))]
    best, most = t.NOBODY, -1
    for position, spice in enumerate(s.row):  # ME-SOLO-42, ME-SOLO-47
        if gains[spice] > most:
            best, most = position, gains[spice]  # ME-SOLO-46
    if s.telling and best != t.NOBODY:
        tell_why(s, WHICH_CARD, [(gains[spice],) for spice in s.row], (most,))
    return best


# ---- Palace


def court_rank(s: Merv, court: int) -> tuple[int, int]:
    """What a courtier in a court would give him, then what it would give you."""
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


# ---- Library


def first_breakthrough(s: Merv) -> int:
    """The level-1 tile of Mosque or Caravansary, whichever he is further in, or the other if it is taken."""
    first, second = HIS_FIRST_IF_DEVOUT, HIS_FIRST_OTHERWISE
    if level_of(s, HIM) <= cards_of(s, HIM):
        first, second = second, first  # ME-SOLO-57
    left = [tile for tile in (first, second) if s.breakthroughs[tile] == t.NOBODY]
    if s.telling:
        tell_why(s, WHICH_BREAKTHROUGH, [(int(tile == left[0]),) for tile in left], (1,))
    return left[0]  # ME-SOLO-58


# ---- Silk Road


def city_rank(s: Merv, city: int) -> tuple[int, int]:
    """Outer cities before inner ones, then those without a post."""
    return int(t.IS_INNER[city]), int(any(s.posts[city::CITIES]))


def best_city(s: Merv) -> int:
    """The city of his next post: outer before inner, then without any post; or NOBODY."""
    open_cities = posts_open(s, HIM)  # ME-RULING-39, ME-RULING-65
    best, best_rank = t.NOBODY, (1, 1)
    for city in HIS_CITIES:
        if city in open_cities:
            rank = city_rank(s, city)
            if best == t.NOBODY or rank < best_rank:
                best, best_rank = city, rank  # ME-SOLO-66, ME-SOLO-67, ME-SOLO-68
    if s.telling and best != t.NOBODY:
        tell_why(s, WHICH_CITY, [city_rank(s, city) for city in open_cities], best_rank)
    return best


def contract_rank(contract: int) -> tuple[int, int, int]:
    """Most points, then a soldier, then the higher level."""
    bonus = t.CONTRACT_BONUS[contract] == t.SOLDIER
    return t.CONTRACT_POINTS[contract], int(bonus), t.CONTRACT_LEVEL[contract]


def best_contract(s: Merv) -> int:
    """The best open contract that his items allow, or NOBODY."""
    tops = [top_of(s, stack) for stack in range(len(t.STACKS))]
    able = [contract for contract in tops if contract != t.NOBODY and has_items(s, HIM, contract)]  # ME-SOLO-41
    if not able:
        return t.NOBODY
    best = max(able, key=contract_rank)  # ME-SOLO-71, ME-RULING-42
    if s.telling:
        tell_why(s, WHICH_CONTRACT, [contract_rank(contract) for contract in able], contract_rank(best))
    return best


# ---- Mosque


def first_space(s: Merv, spaces: list[int]) -> int:
    """The leftmost path that still has its camel, else the leftmost."""
    best = spaces[0]  # ME-RULING-46
    for space in spaces:
        if s.mosque_camels[space]:
            best = space  # ME-SOLO-76
            break
    if s.telling:
        tell_why(s, WHICH_PATH, [(s.mosque_camels[space],) for space in spaces], (s.mosque_camels[best],))
    return best


def buildings_for(s: Merv, token: int) -> int:
    """How many of his buildings stand on tiles with the action of a bonus token."""
    action = t.TOKEN_ACTION[token]
    return sum(s.building[cell] == HIM and s.action_at[cell] == action for cell in t.TILE_CELLS)


def best_token(s: Merv) -> int:
    """The bonus token that would score most for him now, at random among equals, or NOBODY."""
    left = [token for token, owner in enumerate(s.tokens) if owner == t.NOBODY]
    if not left:
        return t.NOBODY
    numbers = [buildings_for(s, token) for token in left]
    most = max(numbers)
    best = [token for token, number in zip(left, numbers, strict=True) if number == most]  # ME-SOLO-78, ME-RULING-47
    if s.telling:
        tell_why(s, WHICH_TOKEN, [(number,) for number in numbers], (most,))
    if len(best) == 1:
        return best[0]
    s.bar()
    return best[s.chance.below(len(best))]  # ME-RND-7


# ---- Wall


def piece_rank(piece: int) -> tuple[int, int]:
    """Walls before gates, then the cheaper piece."""
    return int(t.PIECE_IS_GATE[piece]), t.PIECE_COST[piece]


def best_piece(s: Merv) -> int:
    """The cheapest piece that is left, walls before gates, or NOBODY."""
    left = [piece for piece in HIS_PIECES if s.pieces[piece]]
    if not left:
        return t.NOBODY
    if s.telling:
        tell_why(s, WHICH_PIECE, [piece_rank(piece) for piece in left], piece_rank(left[0]))
    return left[0]


def slot_rank(s: Merv, slot: int) -> int:
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
    return WALL_RANKS[tuple(sorted(covered))]  # ME-RULING-45


def best_wall_slot(s: Merv, piece: int) -> int:
    """The free slot in which a piece serves him best."""
    slots = [slot for slot in range(len(t.SLOTS)) if fits(s, piece, slot)]
    ranks = [slot_rank(s, slot) for slot in slots]
    best = min(ranks)  # ME-SOLO-82
    if s.telling:
        tell_why(s, WALL_SLOT, [(rank,) for rank in ranks], (best,))
    return slots[ranks.index(best)]  # ME-SOLO-83
