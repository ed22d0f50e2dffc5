"""What holds in every position: no piece is lost or made, and every disc stays on its track."""

from __future__ import annotations

from collections.abc import Callable

from serai.games.merv import tables as t
from serai.games.merv.rules.holdings import CITIES, COURTS, SPICES, courtiers_of, in_court, posts_of
from serai.games.merv.state import Merv


def check(s: Merv) -> list[str]:
    """The rules whose invariants the state breaks."""
    return [rule for rule, is_broken in BROKEN_BY.items() if is_broken(s)]


def camels_are_wrong(s: Merv) -> bool:
    """Whether camels do not add up, or somebody owes one."""
    places = (s.camels, s.row_camels, s.mosque_camels, s.city_camels, s.link_camels, s.queue_camels, s.corners)
    return sum(map(sum, places)) + s.camels_out != t.CAMELS or min(s.camels) < 0


def holdings_are_negative(s: Merv) -> bool:
    """Whether somebody owes cubes or items."""
    return min(s.cubes) < 0 or min(s.free) < 0 or min(s.placed) < 0


def owners_are_wrong(s: Merv) -> bool:
    """Whether an owner's pieces or points do not add up."""
    return any(is_wrong(s, owner) for owner in range(t.OWNERS))


def is_wrong(s: Merv, owner: int) -> bool:
    """Whether the pieces or points of this owner do not add up."""
    first = owner * t.KINDS_OF_POINTS
    is_player = owner < s.seats or (owner == t.MAGISTRATE and s.seats == 1)
    is_builder = is_player or (owner == t.COURTIER and s.seats <= 2)
    buildings = s.buildings[owner] + s.building.count(owner)
    servants = s.servants[owner] + s.soldier.count(owner) + courtiers_of(s, owner)
    discs = s.discs[owner] + sum(posts_of(s, owner)) + (s.mosque[owner] != t.OUTSIDE)
    return bool(
        buildings != (t.BUILDINGS if is_builder else 0)
        or servants != (t.SERVANTS if is_player else 0)
        or discs != (t.DISCS if is_player else 0)
        or s.queue.count(owner) > (t.MASTERS if is_builder else 0)
        or s.vp[owner] != sum(s.points[first : first + t.KINDS_OF_POINTS])
        or min(s.buildings[owner], s.servants[owner], s.discs[owner]) < 0
    )


def cards_are_wrong(s: Merv) -> bool:
    """Whether a caravan card was lost or made."""
    return any(
        s.deck.count(spice) + s.row.count(spice) + sum(s.spices[spice::SPICES]) != number
        for spice, number in enumerate(t.CARDS_OF_SPICE)
    )


def row_is_wrong(s: Merv) -> bool:
    """Whether the caravan row is too long, or does not match its camels."""
    return len(s.row) != len(s.row_camels) or len(s.row) > t.ROW


def walls_are_wrong(s: Merv) -> bool:
    """Whether a wall piece was lost or made."""
    return any(s.pieces[piece] + s.walls.count(piece) != number for piece, number in enumerate(t.PIECE_SUPPLY))


def upgrades_are_wrong(s: Merv) -> bool:
    """Whether an upgrade was lost or made."""
    return any(s.upgrades[kind] + s.upgrade.count(kind) != number for kind, number in enumerate(t.UPGRADE_SUPPLY))


def courts_are_crowded(s: Merv) -> bool:
    """Whether a court holds more courtiers than it has places."""
    return any(in_court(s, court) > t.COURT_PLACES for court in range(COURTS))


def soldiers_stand_wrong(s: Merv) -> bool:
    """Whether a soldier stands on an upgrade or where nothing is built."""
    return any(s.soldier[cell] >= 0 and (s.upgrade[cell] >= 0 or s.building[cell] < 0) for cell in t.TILE_CELLS)


def market_is_built_on(s: Merv) -> bool:
    """Whether the camel market is used as if it were a tile."""
    return s.building[t.MARKET_CELL] >= 0 or s.upgrade[t.MARKET_CELL] >= 0


def discs_are_off_their_tracks(s: Merv) -> bool:
    """Whether favour or influence is beyond an end of its track."""
    return not all(0 <= space <= t.LAST_FAVOUR for space in s.favour) or not all(
        0 <= space <= t.LAST_INFLUENCE for space in s.influence
    )


def outer_posts_are_cut_off(s: Merv) -> bool:
    """Whether a post in an outer city has no post in the inner city before it."""
    for owner in range(t.OWNERS):
        posts = posts_of(s, owner)
        if any(posts[city] and not t.IS_INNER[city] and not posts[t.NEAR[city]] for city in range(CITIES)):
            return True
    return False


def his_cards_are_wrong(s: Merv) -> bool:
    """Whether a card of the Magistrate was lost or made."""
    current = [s.card] if s.card != t.NOBODY else []
    return s.seats == 1 and sorted([*s.orders, *s.discard, *s.removed, *current]) != list(range(len(t.ACTIONS)))


BROKEN_BY: dict[str, Callable[[Merv], bool]] = {
    "ME-COMP-3": camels_are_wrong,
    "ME-PAY-1": holdings_are_negative,
    "ME-COMP-1": owners_are_wrong,
    "ME-CARAVAN-11": cards_are_wrong,
    "ME-CARAVAN-1": row_is_wrong,
    "ME-WALL-10": walls_are_wrong,
    "ME-UPGRADE-1": upgrades_are_wrong,
    "ME-PALACE-5": courts_are_crowded,
    "ME-SOLDIER-2": soldiers_stand_wrong,
    "ME-GEO-3": market_is_built_on,
    "ME-FAVOUR-4": discs_are_off_their_tracks,
    "ME-SILK-4": outer_posts_are_cut_off,
    "ME-HIDE-2": his_cards_are_wrong,
}
