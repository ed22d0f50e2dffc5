"""The state of a play of Merv: flat lists of small numbers, by owner where they belong to somebody.

Owners are numbered 0 to 3 (seats), 4 (Courtier) and 5 (Magistrate); -1 is nobody. A list "by owner and spice" holds
the entry of an owner at `owner * 4 + spice`.
"""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.state import COUNTED, DERIVED, LIST, PUBLIC, TUPLE, Field, Result, State
from serai.games.merv import tables as t


class Merv(State):
    """A play of Merv."""

    __slots__ = (
        "acted",
        "action_at",
        "attacked",
        "bought",
        "breakthroughs",
        "building",
        "buildings",
        "camels",
        "camels_out",
        "card",
        "cell",
        "city_camels",
        "colour_at",
        "contracts",
        "corners",
        "courtiers",
        "cubes",
        "deck",
        "discard",
        "discount",
        "discounts",
        "discs",
        "due",
        "extra",
        "favour",
        "free",
        "fresh",
        "influence",
        "layer",
        "link_camels",
        "market_side",
        "masters",
        "mosque",
        "mosque_camels",
        "orders",
        "pieces",
        "placed",
        "points",
        "posts",
        "queue",
        "queue_camels",
        "removed",
        "round",
        "row",
        "row_camels",
        "servants",
        "slot",
        "soldier",
        "spices",
        "studied",
        "taken",
        "tiles",
        "tint",
        "tokens",
        "turn",
        "unscored",
        "upgrade",
        "upgrades",
        "visited",
        "vp",
        "walls",
        "wild_spent",
        "wilds",
        "year",
    )

    def __init__(
        self,
        seats: int,
        todo: list[Any],
        chance: Chance,
        barrier: int,
        drafts: list[tuple[Any, ...]] | None,
        result: Result | None,
        tiles: tuple[int, ...],
        market_side: int,
        building: list[int],
        soldier: list[int],
        upgrade: list[int],
        walls: list[int],
        pieces: list[int],
        masters: list[int],
        queue: list[int],
        queue_camels: list[int],
        turn: int,
        year: int,
        round: int,
        cubes: list[int],
        camels: list[int],
        favour: list[int],
        influence: list[int],
        vp: list[int],
        points: list[int],
        buildings: list[int],
        servants: list[int],
        discs: list[int],
        free: list[int],
        placed: list[int],
        spices: list[int],
        deck: list[int],
        row: list[int],
        row_camels: list[int],
        courtiers: list[int],
        breakthroughs: list[int],
        tokens: list[int],
        contracts: list[int],
        mosque: list[int],
        mosque_camels: list[int],
        upgrades: list[int],
        posts: list[int],
        city_camels: list[int],
        link_camels: list[int],
        corners: list[int],
        camels_out: int,
        slot: int,
        cell: int,
        acted: bool,
        visited: bool,
        discount: int,
        wild_spent: list[int],
        due: list[int],
        tint: int,
        taken: list[int],
        studied: list[int],
        bought: list[int],
        attacked: list[int],
        unscored: list[int],
        orders: list[int],
        layer: list[int],
        fresh: bool,
        card: int,
        discard: list[int],
        removed: list[int],
        extra: int,
        colour_at: tuple[int, ...] = (),
        action_at: tuple[int, ...] = (),
        discounts: list[int] | None = None,
        wilds: list[int] | None = None,
    ) -> None:
        self.seats = seats
        self.todo = todo
        self.chance = chance
        self.barrier = barrier
        self.drafts = drafts
        self.result = result
        self.telling = False
        self.told: list[Any] = []
        self.tiles = tiles  # by cell
        self.market_side = market_side
        self.building = building  # by cell: whose
        self.soldier = soldier  # by cell: whose
        self.upgrade = upgrade  # by cell
        self.walls = walls  # by slot: the piece
        self.pieces = pieces  # by kind of piece: how many are left
        self.masters = masters  # by slot of the current side: whose
        self.queue = queue  # by place: whose master
        self.queue_camels = queue_camels  # by place, while the queue is formed
        self.turn = turn  # how many of the queue have begun their turn
        self.year = year
        self.round = round  # 0 to 3, which is also the side
        self.cubes = cubes  # by seat and kind
        self.camels = camels  # by owner, as everything down to spices
        self.favour = favour
        self.influence = influence
        self.vp = vp
        self.points = points  # and source
        self.buildings = buildings  # in supply
        self.servants = servants  # in supply
        self.discs = discs  # in supply
        self.free = free  # and kind of item
        self.placed = placed  # and kind of item: those on contracts
        self.spices = spices  # and spice: how many caravan cards
        self.deck = deck  # its top is at the end
        self.row = row
        self.row_camels = row_camels
        self.courtiers = courtiers  # by owner and court
        self.breakthroughs = breakthroughs  # by tile: whose
        self.tokens = tokens  # by token: whose
        self.contracts = contracts  # by card: whose
        self.mosque = mosque  # by owner: the space
        self.mosque_camels = mosque_camels  # by level-1 space
        self.upgrades = upgrades  # by kind: how many are left
        self.posts = posts  # by owner and city
        self.city_camels = city_camels  # by city
        self.link_camels = link_camels  # by link, in a Silk Road action
        self.corners = corners  # by corner: camels on the market
        self.camels_out = camels_out
        self.slot = slot  # of this turn
        self.cell = cell  # activated in this turn
        self.acted = acted
        self.visited = visited
        self.discount = discount  # cubes that may still be saved in this action
        self.wild_spent = wild_spent  # by seat, in this turn or invasion
        self.due = due  # the rest of a cost, last entry first
        self.tint = tint  # the colours that the cubes of a Caravansary action may still be, as bits
        self.taken = taken  # by spice, in this Caravansary action
        self.studied = studied  # the ways paid in this Library action
        self.bought = bought  # the cities bought from in this Silk Road action
        self.attacked = attacked  # the cells attacked in this invasion
        self.unscored = unscored  # by court, while a player chooses who scores
        self.orders = orders  # the Magistrate's deck, its top at the end
        self.layer = layer  # by card of his: which shuffled part of his deck it belongs to
        self.fresh = fresh  # whether his deck is still the one of the setup
        self.card = card  # his current one
        self.discard = discard
        self.removed = removed
        self.extra = extra  # whether his extra action was carried out in this turn
        self.colour_at = colour_at  # derived: by cell
        self.action_at = action_at  # derived: by cell
        self.discounts = discounts or []  # derived: by owner, the action
        self.wilds = wilds or []  # derived: by owner, the colour

    def clone(self) -> Merv:
        return Merv(
            self.seats,
            self.todo[:],
            self.chance.clone(),
            self.barrier,
            self.drafts,
            self.result,
            self.tiles,
            self.market_side,
            self.building[:],
            self.soldier[:],
            self.upgrade[:],
            self.walls[:],
            self.pieces[:],
            self.masters[:],
            self.queue[:],
            self.queue_camels[:],
            self.turn,
            self.year,
            self.round,
            self.cubes[:],
            self.camels[:],
            self.favour[:],
            self.influence[:],
            self.vp[:],
            self.points[:],
            self.buildings[:],
            self.servants[:],
            self.discs[:],
            self.free[:],
            self.placed[:],
            self.spices[:],
            self.deck[:],
            self.row[:],
            self.row_camels[:],
            self.courtiers[:],
            self.breakthroughs[:],
            self.tokens[:],
            self.contracts[:],
            self.mosque[:],
            self.mosque_camels[:],
            self.upgrades[:],
            self.posts[:],
            self.city_camels[:],
            self.link_camels[:],
            self.corners[:],
            self.camels_out,
            self.slot,
            self.cell,
            self.acted,
            self.visited,
            self.discount,
            self.wild_spent[:],
            self.due[:],
            self.tint,
            self.taken[:],
            self.studied[:],
            self.bought[:],
            self.attacked[:],
            self.unscored[:],
            self.orders[:],
            self.layer[:],
            self.fresh,
            self.card,
            self.discard[:],
            self.removed[:],
            self.extra,
            self.colour_at,
            self.action_at,
            self.discounts[:],
            self.wilds[:],
        )


FIELDS = (
    Field("tiles", PUBLIC, TUPLE),
    Field("market_side", PUBLIC),
    Field("building", PUBLIC, LIST),
    Field("soldier", PUBLIC, LIST),
    Field("upgrade", PUBLIC, LIST),
    Field("walls", PUBLIC, LIST),
    Field("pieces", PUBLIC, LIST),
    Field("masters", PUBLIC, LIST),
    Field("queue", PUBLIC, LIST),
    Field("queue_camels", PUBLIC, LIST),
    Field("turn", PUBLIC),
    Field("year", PUBLIC),
    Field("round", PUBLIC),
    Field("cubes", PUBLIC, LIST),  # ME-COMP-6
    Field("camels", PUBLIC, LIST),
    Field("favour", PUBLIC, LIST),
    Field("influence", PUBLIC, LIST),
    Field("vp", PUBLIC, LIST),
    Field("points", PUBLIC, LIST),
    Field("buildings", PUBLIC, LIST),
    Field("servants", PUBLIC, LIST),
    Field("discs", PUBLIC, LIST),
    Field("free", PUBLIC, LIST),
    Field("placed", PUBLIC, LIST),
    Field("spices", PUBLIC, LIST),
    Field("deck", COUNTED, LIST, "caravan"),  # ME-HIDE-1
    Field("row", PUBLIC, LIST),
    Field("row_camels", PUBLIC, LIST),
    Field("courtiers", PUBLIC, LIST),
    Field("breakthroughs", PUBLIC, LIST),  # ME-RULING-56
    Field("tokens", PUBLIC, LIST),
    Field("contracts", PUBLIC, LIST),
    Field("mosque", PUBLIC, LIST),
    Field("mosque_camels", PUBLIC, LIST),
    Field("upgrades", PUBLIC, LIST),
    Field("posts", PUBLIC, LIST),
    Field("city_camels", PUBLIC, LIST),
    Field("link_camels", PUBLIC, LIST),
    Field("corners", PUBLIC, LIST),
    Field("camels_out", PUBLIC),
    Field("slot", PUBLIC),
    Field("cell", PUBLIC),
    Field("acted", PUBLIC),
    Field("visited", PUBLIC),
    Field("discount", PUBLIC),
    Field("wild_spent", PUBLIC, LIST),
    Field("due", PUBLIC, LIST),
    Field("tint", PUBLIC),
    Field("taken", PUBLIC, LIST),
    Field("studied", PUBLIC, LIST),
    Field("bought", PUBLIC, LIST),
    Field("attacked", PUBLIC, LIST),
    Field("unscored", PUBLIC, LIST),
    Field("orders", COUNTED, LIST),  # ME-HIDE-2: drawn anew by imagine, which knows where the Palace card may lie
    Field("layer", PUBLIC, LIST),  # ME-HIDE-3
    Field("fresh", PUBLIC),
    Field("card", PUBLIC),
    Field("discard", PUBLIC, LIST),
    Field("removed", PUBLIC, LIST),
    Field("extra", PUBLIC),
    Field("colour_at", DERIVED, TUPLE),
    Field("action_at", DERIVED, TUPLE),
    Field("discounts", DERIVED, LIST),
    Field("wilds", DERIVED, LIST),
)


def derive(s: Any) -> None:
    """What follows from the tiles of the city and from the breakthroughs taken."""
    s.colour_at = tuple(t.TILE_COLOUR[tile] if tile >= 0 else t.NOBODY for tile in s.tiles)
    s.action_at = tuple(t.TILE_ACTION[tile] if tile >= 0 else t.NOBODY for tile in s.tiles)
    s.discounts = [t.NOBODY] * t.OWNERS
    s.wilds = [t.NOBODY] * t.OWNERS
    for tile, owner in enumerate(s.breakthroughs):
        if owner != t.NOBODY:
            if t.DISCOUNT_OF[tile] != t.NOBODY:
                s.discounts[owner] = t.DISCOUNT_OF[tile]
            if t.WILD_OF[tile] != t.NOBODY:
                s.wilds[owner] = t.WILD_OF[tile]
