"""Which choices of Merv look promising at a glance: a player's habits, without trying anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from serai.games.merv import choices as c
from serai.games.merv import tables as t
from serai.games.merv.holdings import courtiers_of
from serai.games.merv.scoring import court_value
from serai.games.merv.state import Merv
from serai.games.merv.wall import influence_of

BASE = 0.2  # every choice keeps a little promise


def first(s: Merv, seat: int, options: Sequence[Any]) -> list[float]:
    """What each option promises."""
    found = []
    for pick in options:
        judge = HABITS.get(type(pick))
        found.append(PLAIN.get(type(pick), BASE) if judge is None else judge(s, seat, pick))
    return found


def _years(s: Merv) -> int:
    return t.YEARS - s.year + 1


# ---- slot and tile


def _slot(s: Merv, seat: int, pick: Any) -> float:
    if s.todo and getattr(s.todo[-1], "seat", seat) == seat and type(s.todo[-1]).__name__ != "Slot":
        return BASE  # the Courtier's master
    best = 0.0
    for cell in t.LINES[pick.slot]:
        promise = _tile_at(s, seat, cell, pick.slot)
        if promise > best:
            best = promise
    bonus = 0.6 * sum(s.corners) if t.THROUGH_MARKET[pick.slot] else 0.0
    return BASE + (best + bonus) ** 2 / 4


def _tile(s: Merv, seat: int, pick: Any) -> float:
    return BASE + _tile_at(s, seat, pick.cell, s.slot) ** 2 / 4


def _tile_at(s: Merv, seat: int, cell: int, slot: int) -> float:
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
    action = s.action_at[cell]
    promise = 0.45 * gained + _action(s, seat, action, purse)
    if owner == t.NOBODY:
        promise += 0.7 * _years(s)
        for token, whose in enumerate(s.tokens):
            if whose == seat and t.TOKEN_ACTION[token] == action:
                promise += t.TOKEN_POINTS * _years(s)
    elif owner != seat and owner < t.COURTIER:
        promise -= 0.5
    return max(promise, 0.0)


def _action(s: Merv, seat: int, action: int, purse: Sequence[int]) -> float:
    """What an action would bring with these cubes."""
    white = purse[t.WHITE]
    if action == t.LIBRARY:
        return 0.9 * min(t.MOST_STUDIED, sum([1 for cubes in purse[: t.WHITE] if cubes]) + white)
    if action == t.CARAVANSARY:
        return 1.1 * min(4, max(purse[: t.WHITE]) + white)
    if action == t.PALACE:
        return _best_court(s, seat, purse)
    if action == t.SILK_ROAD:
        return 1.0 + 0.8 * min(3, sum([1 for cubes in purse[: t.WHITE] if cubes]) + white)
    if action == t.MOSQUE:
        return 1.3 * _steps(s, seat, purse)
    return 0.8 * min(3, sum(purse) / 2)


def _best_court(s: Merv, seat: int, purse: Sequence[int]) -> float:
    cost = t.COURTIER_COST[min(courtiers_of(s, seat), len(t.COURTIER_COST) - 1)]
    best = 0.0
    for court in range(len(t.COURTS)):
        if purse[t.COURT_COLOUR[court]] + purse[t.WHITE] >= cost and sum(s.courtiers[court::4]) < t.COURT_PLACES:
            best = max(best, _court_at(s, seat, court))
    return best


def _court_at(s: Merv, seat: int, court: int) -> float:
    """A courtier scores every year that favour pays for it."""
    years = _years(s)
    need = (courtiers_of(s, seat) + 1) * years
    paid = min(1.0, (s.favour[seat] + years) / need)
    return 0.5 + 0.7 * years * paid * (court_value(s, seat, court) + 1)


def _steps(s: Merv, seat: int, purse: Sequence[int]) -> int:
    """How many steps up the mosque could be paid, along the first way found."""
    left = list(purse)
    space = s.mosque[seat]
    made = 0
    while made < 4:
        for reached, cost in t.STEPS[space]:
            after = left[:]
            for colour in cost:
                if after[colour]:
                    after[colour] -= 1
                else:
                    after[t.WHITE] -= 1
            if after[t.WHITE] >= 0:
                left, space = after, reached
                made += 1
                break
        else:
            return made
    return made


# ---- the turn


def _act(s: Merv, seat: int, pick: Any) -> float:
    first_cube = seat * t.KINDS_OF_CUBES
    return BASE + 2.0 * _action(s, seat, s.action_at[s.cell], s.cubes[first_cube : first_cube + t.KINDS_OF_CUBES])


def _favour(s: Merv, seat: int, pick: Any) -> float:
    short = courtiers_of(s, seat) * _years(s) - s.favour[seat]
    return 2.5 if short > 0 else 0.6


def _contract(s: Merv, seat: int, pick: Any) -> float:
    return float(4.0 + t.CONTRACT_POINTS[pick.contract])


# ---- actions


def _card(s: Merv, seat: int, pick: Any) -> float:
    held = s.spices[seat * 4 : seat * 4 + 4]
    spice = s.row[pick.position]
    least = held[spice]
    completes = sum([1 for number in held if number > least])
    return float(1.5 + completes + 0.8 * (held[spice] % 2) + 0.7 * s.row_camels[pick.position])


def _courtier(s: Merv, seat: int, pick: Any) -> float:
    return _court_at(s, seat, pick.court)


def _pay(s: Merv, seat: int, pick: Any) -> float:
    way = pick.way
    if way == t.DISCOUNT:
        return 6.0
    if way == t.WILD:
        return 1.5
    if way == t.WHITE:
        return 0.8
    return float(2.0 + 0.3 * s.cubes[seat * t.KINDS_OF_CUBES + way])


def _post(s: Merv, seat: int, pick: Any) -> float:
    return float((1.5 if t.IS_INNER[pick.city] else 2.0) + s.city_camels[pick.city])


def _good(s: Merv, seat: int, pick: Any) -> float:
    return 2.0 if t.IS_INNER[pick.city] else 3.0


def _climb(s: Merv, seat: int, pick: Any) -> float:
    return float(2.0 + t.SPACE_POINTS[pick.space])


def _piece(s: Merv, seat: int, pick: Any) -> float:
    return float(2.5 / t.PIECE_COST[pick.piece])


def _wall_slot(s: Merv, seat: int, pick: Any) -> float:
    mine = sum([1 for cell in t.COVERS[pick.slot] if s.building[cell] == seat])
    return BASE + influence_of(s, seat, pick.slot) ** 2 * 0.5 + mine


def _soldier(s: Merv, seat: int, pick: Any) -> float:
    return 1.2 if s.building[pick.cell] == seat else 1.8


def _upgrade(s: Merv, seat: int, pick: Any) -> float:
    return 2.0 if s.building[pick.cell] == seat else 0.3


def _token(s: Merv, seat: int, pick: Any) -> float:
    action = t.TOKEN_ACTION[pick.token]
    mine = [cell for cell, owner in enumerate(s.building) if owner == seat and s.action_at[cell] == action]
    return 0.5 + 3.0 * len(mine)


def _tile_of_level(s: Merv, seat: int, pick: Any) -> float:
    return float(1.0 + 0.4 * t.BREAKTHROUGH_POINTS[pick.breakthrough] + 0.8 * t.BREAKTHROUGH_FAVOUR[pick.breakthrough])


def _place(s: Merv, seat: int, pick: Any) -> float:
    return float(1.0 + 0.7 * s.queue_camels[pick.place] - 0.1 * pick.place)


def _court_scored(s: Merv, seat: int, pick: Any) -> float:
    return BASE + float(court_value(s, seat, pick.court))


def _use_good(s: Merv, seat: int, pick: Any) -> float:
    return 1.0 if pick.good == 0 else 0.3


HABITS: dict[Any, Callable[[Merv, int, Any], float]] = {
    c.TakeSlot: _slot,
    c.Activate: _tile,
    c.Act: _act,
    c.GainFavour: _favour,
    c.Complete: _contract,
    c.TakeCard: _card,
    c.PlaceCourtier: _courtier,
    c.PayWith: _pay,
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
    c.DeploySoldier: 1.0,
    c.TakeCamels: 3.0,
    c.EndTurn: 1.0,
    c.Stop: 0.4,
    c.PutCamel: 0.3,
    c.NoPost: 0.05,
    c.NoSoldier: 0.1,
    c.TakeUpgrade: 1.0,
    c.TakeReward: 1.0,
    c.LoseBuilding: 0.3,
    c.Settle: 1.0,
    c.PlaceCamel: 2.0,
}
