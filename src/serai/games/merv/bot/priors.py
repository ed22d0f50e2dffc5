"""Which choices of Merv look promising at a glance: a player's habits, without trying anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from serai.games.merv import choices as c
from serai.games.merv import tables as t
from serai.games.merv.bot.action_priors import (
    COURT,
    ENOUGH_INFLUENCE,
    SOLDIER,
    SOLDIER_EARLY,
    SPICES,
    TRADE,
    action_at,
    court_at,
    favour_for,
    level_at,
    neighbours,
    next_courtier,
    tile_at,
    years_left,
)
from serai.games.merv.rules.buildings.caravansary import Caravansary
from serai.games.merv.rules.buildings.mosque import Mosque
from serai.games.merv.rules.buildings.palace import Palace
from serai.games.merv.rules.buildings.silk_road import Buy
from serai.games.merv.rules.buildings.wall import Wall, influence_of
from serai.games.merv.rules.scoring import court_value
from serai.games.merv.rules.turn import Slot
from serai.games.merv.state import Merv

BASE = 0.2  # every choice keeps a little promise
LEAST = 0.05
MARKET_CAMEL, TAKEN_CAMELS, PLACED_CAMEL, PUT_CAMEL = 0.75, 1.82, 0.51, 0.51
CARD, IN_SET, IN_PAIR, CARD_CAMEL = 0.72, 0.60, 0.75, 0.00
COMMON, RARE = 1.51, 2.94
INNER, OUTER, CITY_CAMEL = 1.60, 3.04, 0.74
PIECE, PIECE_EARLY, OWN_COVERED = 2.63, 0.08, 0.31
SOLDIER_AT_HOME, GUARD, SOLDIER_ABROAD = 1.67, 0.00, 1.19
UPGRADE_BESIDE = 0.45
DISCOUNTS = {t.CARAVANSARY: 1.35, t.PALACE: 0.88, t.SILK_ROAD: 0.96, t.MOSQUE: 1.92}
THIRD_LEVEL = {
    "caravan_card": 2.15,
    "trading_post_and_good": 2.15,
    "mosque_step": 1.98,
    "wall_or_gate": 1.98,
}
TILE_POINT, TILE_FAVOUR = 0.42, 0.27
PLACE_CAMEL, PLACE_BEHIND, PLACE_PAID = 0.90, 0.09, 0.09
LOSE_EARLY, LOSE_LATE = 0.33, 0.11
STOP_CARDS, STOP_COURTIERS, STOP_STEPS, STOP_GOODS, STOP_PIECES = 0.65, 1.72, 0.43, 0.56, 0.80
DEAR_STEPS = 4  # the level from which steps cost two cubes
COURTIER_LINE = (-0.14, -0.03, 0.10)  # for own, other and Courtier buildings where the Courtier is sent
COURTIER_CROSSING = (-0.05, -0.08, 0.02)  # and where it settles


def first(s: Merv, seat: int, options: Sequence[Any]) -> list[float]:
    """What each option promises."""
    found = []
    for pick in options:
        judge = HABITS.get(type(pick))
        found.append(PLAIN.get(type(pick), BASE) if judge is None else judge(s, seat, pick))
    return found


# ---- slot and tile


def _slot(s: Merv, seat: int, pick: Any) -> float:
    if not s.todo or type(s.todo[-1]) is not Slot:
        return _beside(s, seat, t.LINES[pick.slot], COURTIER_LINE)
    best = 0.0
    for cell in t.LINES[pick.slot]:
        promise = tile_at(s, seat, cell, pick.slot)
        if promise > best:
            best = promise
    bonus = MARKET_CAMEL * sum(s.corners) if t.THROUGH_MARKET[pick.slot] else 0.0
    return BASE + (best + bonus) ** 2 / 4


def _tile(s: Merv, seat: int, pick: Any) -> float:
    return BASE + tile_at(s, seat, pick.cell, s.slot) ** 2 / 4


def _settle(s: Merv, seat: int, pick: Any) -> float:
    return _beside(s, seat, t.CROSSING[s.round][pick.cell], COURTIER_CROSSING)


def _beside(s: Merv, seat: int, cells: Sequence[int], weights: tuple[float, float, float]) -> float:
    """How well the Courtier goes with the buildings of a line."""
    own, other, courtier = weights
    total = 3.0
    for cell in cells:
        whose = s.building[cell]
        if whose == seat:
            total += own
        elif whose == t.COURTIER:
            total += courtier
        elif whose >= 0:
            total += other
    return max(LEAST, total)


# ---- the turn


def _act(s: Merv, seat: int, pick: Any) -> float:
    first_cube = seat * t.KINDS_OF_CUBES
    purse = s.cubes[first_cube : first_cube + t.KINDS_OF_CUBES]
    return BASE + max(0.0, action_at(s, seat, s.action_at[s.cell], purse))


def _favour(s: Merv, seat: int, pick: Any) -> float:
    return favour_for(s, seat)


def _deploy(s: Merv, seat: int, pick: Any) -> float:
    return SOLDIER + (SOLDIER_EARLY if s.influence[seat] < ENOUGH_INFLUENCE else 0.0)


def _contract(s: Merv, seat: int, pick: Any) -> float:
    return float(8.0 + t.CONTRACT_POINTS[pick.contract])


def _take_camels(s: Merv, seat: int, pick: Any) -> float:
    return 1.0 + TAKEN_CAMELS * sum(s.corners)


def _stop(s: Merv, seat: int, pick: Any) -> float:
    """To keep the cubes for another action."""
    step = type(s.todo[-1]) if s.todo else None
    if step is Caravansary:
        return STOP_CARDS
    if step is Palace:
        return STOP_COURTIERS * next_courtier(s, seat)
    if step is Mosque:
        space = s.mosque[seat]
        return STOP_STEPS * (1 if space == t.OUTSIDE or t.SPACE_LEVEL[space] < DEAR_STEPS else 2)
    if step is Wall:
        return STOP_PIECES
    return STOP_GOODS if step is Buy else BASE


# ---- actions


def _card(s: Merv, seat: int, pick: Any) -> float:
    held = s.spices[seat * 4 : seat * 4 + 4]
    number = held[s.row[pick.position]]
    kinds = sum([1 for other in held if other > number])
    return float(
        CARD
        + IN_SET * (t.SET_POINTS[kinds + 1] - t.SET_POINTS[kinds])
        + IN_PAIR * (number % 2)
        + CARD_CAMEL * s.row_camels[pick.position]
        + COURT * s.courtiers[seat * 4 + SPICES] * years_left(s)
    )


def _courtier(s: Merv, seat: int, pick: Any) -> float:
    return court_at(s, seat, pick.court)


def _pay(s: Merv, seat: int, pick: Any) -> float:
    way = pick.way
    if way == t.DISCOUNT:
        return 6.0
    if way == t.WILD:
        return 1.5
    if way == t.WHITE:
        return 0.75
    return float(2.0 + 0.3 * s.cubes[seat * t.KINDS_OF_CUBES + way])


def _lose(s: Merv, seat: int, pick: Any) -> float:
    return LOSE_EARLY if s.year < t.YEARS else LOSE_LATE


def _post(s: Merv, seat: int, pick: Any) -> float:
    return float((INNER if t.IS_INNER[pick.city] else OUTER) + CITY_CAMEL * s.city_camels[pick.city])


def _good(s: Merv, seat: int, pick: Any) -> float:
    return (COMMON if t.IS_INNER[pick.city] else RARE) + COURT * s.courtiers[seat * 4 + TRADE] * years_left(s)


def _climb(s: Merv, seat: int, pick: Any) -> float:
    return level_at(s, seat, pick.space)


def _piece(s: Merv, seat: int, pick: Any) -> float:
    influence = s.influence[seat]
    if influence == t.LAST_INFLUENCE:
        return 0.3
    return float((PIECE + (PIECE_EARLY if influence < ENOUGH_INFLUENCE else 0.0)) / t.PIECE_COST[pick.piece])


def _wall_slot(s: Merv, seat: int, pick: Any) -> float:
    mine = sum([1 for cell in t.COVERS[pick.slot] if s.building[cell] == seat])
    return BASE + influence_of(s, seat, pick.slot) ** 2 * 0.5 + OWN_COVERED * mine


def _soldier(s: Merv, seat: int, pick: Any) -> float:
    if s.building[pick.cell] != seat:
        return SOLDIER_ABROAD
    return SOLDIER_AT_HOME + (GUARD if s.year in t.INVASION_YEARS else 0.0)


def _upgrade(s: Merv, seat: int, pick: Any) -> float:
    return 1.0 + UPGRADE_BESIDE * neighbours(s, seat, pick.cell) if s.building[pick.cell] == seat else 0.3


def _token(s: Merv, seat: int, pick: Any) -> float:
    action = t.TOKEN_ACTION[pick.token]
    mine = [cell for cell, owner in enumerate(s.building) if owner == seat and s.action_at[cell] == action]
    return 0.5 + 3.0 * len(mine)


def _tile_of_level(s: Merv, seat: int, pick: Any) -> float:
    tile = pick.breakthrough
    action = t.DISCOUNT_OF[tile]
    if action != t.NOBODY:
        return DISCOUNTS[action]
    third = THIRD_LEVEL.get(t.BREAKTHROUGH_EFFECT[tile])
    if third is not None:
        return third
    return float(1.0 + TILE_POINT * t.BREAKTHROUGH_POINTS[tile] + TILE_FAVOUR * t.BREAKTHROUGH_FAVOUR[tile])


def _place(s: Merv, seat: int, pick: Any) -> float:
    paid = s.queue[pick.place + 1 :].count(t.NOBODY)
    promise = 1.0 + PLACE_CAMEL * s.queue_camels[pick.place] - PLACE_BEHIND * pick.place - PLACE_PAID * paid
    return max(LEAST, float(promise))


def _court_scored(s: Merv, seat: int, pick: Any) -> float:
    return BASE + float(court_value(s, seat, pick.court))


def _use_good(s: Merv, seat: int, pick: Any) -> float:
    return 1.0 if pick.good == 0 else 0.3


HABITS: dict[Any, Callable[[Merv, int, Any], float]] = {
    c.TakeSlot: _slot,
    c.Activate: _tile,
    c.Settle: _settle,
    c.Act: _act,
    c.GainFavour: _favour,
    c.DeploySoldier: _deploy,
    c.Complete: _contract,
    c.TakeCamels: _take_camels,
    c.Stop: _stop,
    c.TakeCard: _card,
    c.PlaceCourtier: _courtier,
    c.PayWith: _pay,
    c.LoseBuilding: _lose,
    c.FoundPost: _post,
    c.BuyGood: _good,
    c.Climb: _climb,
    c.BuyPiece: _piece,
    c.BuildAt: _wall_slot,
    c.PlaceSoldier: _soldier,
    c.PlaceUpgrade: _upgrade,
    c.TakeToken: _token,
    c.TakeBreakthrough: _tile_of_level,
    c.UseGood: _use_good,
    c.TakePlace: _place,
    c.ScoreCourt: _court_scored,
}
PLAIN: dict[Any, float] = {  # choices that look the same in every position
    c.EndTurn: 1.0,
    c.PlaceCamel: PLACED_CAMEL,
    c.PutCamel: PUT_CAMEL,
    c.NoPost: 0.05,
    c.NoSoldier: 0.1,
    c.TakeUpgrade: 1.0,
    c.TakeReward: 1.0,
}
