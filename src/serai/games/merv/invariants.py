"""What no play may ever break: pieces are conserved and every number stays on its track."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.state import Merv


def check(s: Merv) -> list[str]:
    """The rules whose invariants the state breaks."""
    found = []
    camels = (
        sum(s.camels)
        + sum(s.row_camels)
        + sum(s.mosque_camels)
        + sum(s.city_camels)
        + sum(s.link_camels)
        + sum(s.queue_camels)
        + sum(s.corners)
        + s.camels_out
    )
    if camels != t.CAMELS or min(s.camels) < 0:
        found.append("ME-COMP-3")
    if min(s.cubes) < 0 or min(s.free) < 0 or min(s.placed) < 0:
        found.append("ME-PAY-1")
    if any(mistaken(s, owner) for owner in range(t.OWNERS)):
        found.append("ME-COMP-1")
    for spice, number in enumerate(t.CARDS_OF_SPICE):
        if s.deck.count(spice) + s.row.count(spice) + sum(s.spices[spice::4]) != number:
            found.append("ME-CARAVAN-11")
    if len(s.row) != len(s.row_camels) or len(s.row) > t.ROW:
        found.append("ME-CARAVAN-1")
    if any(s.pieces[p] + s.walls.count(p) != number for p, number in enumerate(t.PIECE_SUPPLY)):
        found.append("ME-WALL-10")
    if any(s.upgrades[u] + s.upgrade.count(u) != number for u, number in enumerate(t.UPGRADE_SUPPLY)):
        found.append("ME-UPGRADE-1")
    if any(sum(s.courtiers[court::4]) > t.COURT_PLACES for court in range(len(t.COURTS))):
        found.append("ME-PALACE-5")
    if any(s.soldier[cell] >= 0 and (s.upgrade[cell] >= 0 or s.building[cell] < 0) for cell in t.TILE_CELLS):
        found.append("ME-SOLDIER-2")
    if s.building[t.MARKET_CELL] >= 0 or s.upgrade[t.MARKET_CELL] >= 0:
        found.append("ME-GEO-3")
    if not all(0 <= f <= t.LAST_FAVOUR for f in s.favour) or not all(0 <= i <= t.LAST_INFLUENCE for i in s.influence):
        found.append("ME-FAVOUR-4")
    for owner in range(t.OWNERS):
        posts = s.posts[owner * 8 : owner * 8 + 8]
        if any(posts[city] and not t.IS_INNER[city] and not posts[t.NEAR[city]] for city in range(8)):
            found.append("ME-SILK-4")
    if s.seats == 1 and sorted([*s.orders, *s.discard, *s.removed, *([s.card] if s.card >= 0 else [])]) != list(
        range(len(t.ACTIONS))
    ):
        found.append("ME-HIDE-2")
    return found


def mistaken(s: Merv, owner: int) -> bool:
    """Whether an owner's pieces or points do not add up."""
    first = owner * t.KINDS_OF_POINTS
    is_player = owner < s.seats or (owner == t.MAGISTRATE and s.seats == 1)
    is_builder = is_player or (owner == t.COURTIER and s.seats <= 2)
    buildings = s.buildings[owner] + s.building.count(owner)
    servants = s.servants[owner] + s.soldier.count(owner) + sum(s.courtiers[owner * 4 : owner * 4 + 4])
    discs = s.discs[owner] + sum(s.posts[owner * 8 : owner * 8 + 8]) + (s.mosque[owner] != t.OUTSIDE)
    masters = s.queue.count(owner)
    return bool(
        buildings != (t.BUILDINGS if is_builder else 0)
        or servants != (t.SERVANTS if is_player else 0)
        or discs != (t.DISCS if is_player else 0)
        or masters > (1 if is_builder else 0)
        or s.vp[owner] != sum(s.points[first : first + t.KINDS_OF_POINTS])
        or min(s.buildings[owner], s.servants[owner], s.discs[owner]) < 0
    )
