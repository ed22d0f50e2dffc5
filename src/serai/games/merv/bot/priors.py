"""Which choices of Merv deserve a look first: a prior for every class of choice, without trying anything."""

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
from serai.games.merv.bot.weights import PRIOR_LISTS, PRIORS
from serai.games.merv.rules.buildings.caravansary import Caravansary
from serai.games.merv.rules.buildings.mosque import Mosque
from serai.games.merv.rules.buildings.palace import Palace
from serai.games.merv.rules.buildings.silk_road import Buy
from serai.games.merv.rules.buildings.wall import Wall, influence_of
from serai.games.merv.rules.scoring import court_value
from serai.games.merv.rules.turn import Slot
from serai.games.merv.state import Merv

BASE = 0.2  # no choice has a prior of nothing
LEAST = 0.05
DEAR_STEPS = 4  # the level from which steps cost two cubes
MARKET_CAMEL = PRIORS["market_camel"]
TAKEN_CAMELS = PRIORS["taken_camels"]
PLACED_CAMEL = PRIORS["placed_camel"]
PUT_CAMEL = PRIORS["put_camel"]
CARD = PRIORS["card"]
IN_SET = PRIORS["in_set"]
IN_PAIR = PRIORS["in_pair"]
CARD_CAMEL = PRIORS["card_camel"]
COMMON = PRIORS["common"]
RARE = PRIORS["rare"]
INNER = PRIORS["inner"]
OUTER = PRIORS["outer"]
CITY_CAMEL = PRIORS["city_camel"]
PIECE = PRIORS["piece"]
PIECE_EARLY = PRIORS["piece_early"]
OWN_COVERED = PRIORS["own_covered"]
SOLDIER_AT_HOME = PRIORS["soldier_at_home"]
GUARD = PRIORS["guard"]
SOLDIER_ABROAD = PRIORS["soldier_abroad"]
UPGRADE_BESIDE = PRIORS["upgrade_beside"]
TILE_POINT = PRIORS["tile_point"]
TILE_FAVOUR = PRIORS["tile_favour"]
PLACE_CAMEL = PRIORS["place_camel"]
PLACE_BEHIND = PRIORS["place_behind"]
PLACE_PAID = PRIORS["place_paid"]
LOSE_EARLY = PRIORS["lose_early"]
LOSE_LATE = PRIORS["lose_late"]
STOP_CARDS = PRIORS["stop_cards"]
STOP_COURTIERS = PRIORS["stop_courtiers"]
STOP_STEPS = PRIORS["stop_steps"]
STOP_GOODS = PRIORS["stop_goods"]
STOP_PIECES = PRIORS["stop_pieces"]
DISCOUNTS = {
    t.CARAVANSARY: PRIORS["discount_caravansary"],
    t.PALACE: PRIORS["discount_palace"],
    t.SILK_ROAD: PRIORS["discount_silk_road"],
    t.MOSQUE: PRIORS["discount_mosque"],
}
THIRD_LEVEL = {
    name: PRIORS[f"third_level_{name}"]
    for name in ("caravan_card", "trading_post_and_good", "mosque_step", "wall_or_gate")
}
COURTIER_LINE = PRIOR_LISTS["courtier_line"]  # for own, other and Courtier buildings where the Courtier is sent
COURTIER_CROSSING = PRIOR_LISTS["courtier_crossing"]  # and where it settles


def priors(s: Merv, seat: int, options: Sequence[Any]) -> list[float]:
    """The prior of each option."""
    found = []
    for pick in options:
        prior = BY_CHOICE.get(type(pick))
        found.append(PLAIN.get(type(pick), BASE) if prior is None else prior(s, seat, pick))
    return found


# ---- slot and tile


def _slot(s: Merv, seat: int, pick: c.TakeSlot) -> float:
    if not s.todo or type(s.todo[-1]) is not Slot:
        return _beside(s, seat, t.LINES[pick.slot], COURTIER_LINE)
    best = 0.0
    for cell in t.LINES[pick.slot]:
        value = tile_at(s, seat, cell, pick.slot)
        if value > best:
            best = value
    bonus = MARKET_CAMEL * sum(s.corners) if t.THROUGH_MARKET[pick.slot] else 0.0
    return BASE + (best + bonus) ** 2 / 4


def _tile(s: Merv, seat: int, pick: c.Activate) -> float:
    return BASE + tile_at(s, seat, pick.cell, s.slot) ** 2 / 4


def _settle(s: Merv, seat: int, pick: c.Settle) -> float:
    return _beside(s, seat, t.CROSSING[s.round][pick.cell], COURTIER_CROSSING)


def _beside(s: Merv, seat: int, cells: Sequence[int], weights: Sequence[float]) -> float:
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


def _act(s: Merv, seat: int, pick: c.Act) -> float:
    first_cube = seat * t.KINDS_OF_CUBES
    purse = s.cubes[first_cube : first_cube + t.KINDS_OF_CUBES]
    return BASE + max(0.0, action_at(s, seat, s.action_at[s.cell], purse))


def _favour(s: Merv, seat: int, pick: c.GainFavour) -> float:
    return favour_for(s, seat)


def _deploy(s: Merv, seat: int, pick: c.DeploySoldier) -> float:
    return SOLDIER + (SOLDIER_EARLY if s.influence[seat] < ENOUGH_INFLUENCE else 0.0)


def _contract(s: Merv, seat: int, pick: c.Complete) -> float:
    return float(8.0 + t.CONTRACT_POINTS[pick.contract])


def _take_camels(s: Merv, seat: int, pick: c.TakeCamels) -> float:
    return 1.0 + TAKEN_CAMELS * sum(s.corners)


def _stop(s: Merv, seat: int, pick: c.Stop) -> float:
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


def _card(s: Merv, seat: int, pick: c.TakeCard) -> float:
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


def _courtier(s: Merv, seat: int, pick: c.PlaceCourtier) -> float:
    return court_at(s, seat, pick.court)


def _pay(s: Merv, seat: int, pick: c.PayWith) -> float:
    way = pick.way
    if way == t.DISCOUNT:
        return 6.0
    if way == t.WILD:
        return 1.5
    if way == t.WHITE:
        return 0.75
    return float(2.0 + 0.3 * s.cubes[seat * t.KINDS_OF_CUBES + way])


def _lose(s: Merv, seat: int, pick: c.LoseBuilding) -> float:
    return LOSE_EARLY if s.year < t.YEARS else LOSE_LATE


def _post(s: Merv, seat: int, pick: c.FoundPost) -> float:
    return float((INNER if t.IS_INNER[pick.city] else OUTER) + CITY_CAMEL * s.city_camels[pick.city])


def _good(s: Merv, seat: int, pick: c.BuyGood) -> float:
    return (COMMON if t.IS_INNER[pick.city] else RARE) + COURT * s.courtiers[seat * 4 + TRADE] * years_left(s)


def _climb(s: Merv, seat: int, pick: c.Climb) -> float:
    return level_at(s, seat, pick.space)


def _piece(s: Merv, seat: int, pick: c.BuyPiece) -> float:
    influence = s.influence[seat]
    if influence == t.LAST_INFLUENCE:
        return 0.3
    return float((PIECE + (PIECE_EARLY if influence < ENOUGH_INFLUENCE else 0.0)) / t.PIECE_COST[pick.piece])


def _wall_slot(s: Merv, seat: int, pick: c.BuildAt) -> float:
    mine = sum([1 for cell in t.COVERS[pick.slot] if s.building[cell] == seat])
    return BASE + influence_of(s, seat, pick.slot) ** 2 * 0.5 + OWN_COVERED * mine


def _soldier(s: Merv, seat: int, pick: c.PlaceSoldier) -> float:
    if s.building[pick.cell] != seat:
        return SOLDIER_ABROAD
    return SOLDIER_AT_HOME + (GUARD if s.year in t.INVASION_YEARS else 0.0)


def _upgrade(s: Merv, seat: int, pick: c.PlaceUpgrade) -> float:
    return 1.0 + UPGRADE_BESIDE * neighbours(s, seat, pick.cell) if s.building[pick.cell] == seat else 0.3


def _token(s: Merv, seat: int, pick: c.TakeToken) -> float:
    action = t.TOKEN_ACTION[pick.token]
    mine = [cell for cell, owner in enumerate(s.building) if owner == seat and s.action_at[cell] == action]
    return 0.5 + 3.0 * len(mine)


def _tile_of_level(s: Merv, seat: int, pick: c.TakeBreakthrough) -> float:
    tile = pick.breakthrough
    action = t.DISCOUNT_OF[tile]
    if action != t.NOBODY:
        return DISCOUNTS[action]
    third = THIRD_LEVEL.get(t.BREAKTHROUGH_EFFECT[tile])
    if third is not None:
        return third
    return float(1.0 + TILE_POINT * t.BREAKTHROUGH_POINTS[tile] + TILE_FAVOUR * t.BREAKTHROUGH_FAVOUR[tile])


def _place(s: Merv, seat: int, pick: c.TakePlace) -> float:
    paid = s.queue[pick.place + 1 :].count(t.NOBODY)
    value = 1.0 + PLACE_CAMEL * s.queue_camels[pick.place] - PLACE_BEHIND * pick.place - PLACE_PAID * paid
    return max(LEAST, float(value))


def _court_scored(s: Merv, seat: int, pick: c.ScoreCourt) -> float:
    return BASE + float(court_value(s, seat, pick.court))


def _use_good(s: Merv, seat: int, pick: c.UseGood) -> float:
    return 1.0 if pick.good == 0 else 0.3


BY_CHOICE: dict[Any, Callable[[Merv, int, Any], float]] = {
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
