"""The board: areas, cities, roads, rivers, ports, and every way from one area to another."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from serai.games.warrior_knights.tables import (
    AGENDA_EFFECTS,
    AREA_RANGE,
    CASTLES,
    FATE_CITY_NAMES,
    ROAD_RANGE,
    content,
    modifier,
    position,
)

_map = content("map")
_areas: list[dict[str, Any]] = _map["area"]
AREAS: tuple[str, ...] = tuple(row["id"] for row in _areas)
KINGDOM = sum(row["kind"] == "kingdom" for row in _areas)  # areas from this number on lie overseas WK-TERM-5
if any((row["kind"] == "kingdom") != (number < KINGDOM) for number, row in enumerate(_areas)):
    raise ValueError("warrior_knights: map.toml must list the overseas lands after the kingdom")
IS_RIM: tuple[bool, ...] = tuple(row["edge"] for row in _areas)
IS_PORT: tuple[bool, ...] = tuple(row["port"] for row in _areas)
PORTS: tuple[int, ...] = tuple(area for area, port in enumerate(IS_PORT) if port)
COLUMN_ROW: tuple[tuple[int, int], ...] = tuple((row.get("col", -1), row.get("row", -1)) for row in _areas)

_cities: list[dict[str, Any]] = _map["city"]
CITIES: tuple[str, ...] = tuple(row["id"] for row in _cities)
CITY_AREA: tuple[int, ...] = tuple(position(AREAS, row["area"], f"city {row['id']}") for row in _cities)
CITY_STRENGTH: tuple[int, ...] = tuple(row["strength"] for row in _cities)
CITY_INCOME: tuple[int, ...] = tuple(row["income"] for row in _cities)
KINGDOM_CITIES = sum(not row["overseas"] for row in _cities)
if any(row["overseas"] != (number >= KINGDOM_CITIES) for number, row in enumerate(_cities)):
    raise ValueError("warrior_knights: map.toml must list the overseas cities after those of the kingdom")
CITY_IN: tuple[int, ...] = tuple(CITY_AREA.index(area) if area in CITY_AREA else -1 for area in range(len(AREAS)))
CITIES_IN_ORDER: tuple[int, ...] = tuple(sorted(range(len(CITIES)), key=CITIES.__getitem__))
WALLS: tuple[str, ...] = CITIES + CASTLES  # WK-CASTLE-12
CASTLE = len(CITIES)  # the number of the first seat's castle among the walls
FATE_CITY: tuple[int, ...] = tuple(position(CITIES, name, "a fate card") for name in FATE_CITY_NAMES)

# ---- ways by land


def _neighbours(area: int) -> list[int]:
    """The areas whose hexes share a side with this one; odd rows are shifted to the right."""
    if area >= KINGDOM:
        return []
    column, row = COLUMN_ROW[area]
    shift = row & 1
    around = (
        (column - 1, row),
        (column + 1, row),
        (column - 1 + shift, row - 1),
        (column + shift, row - 1),
        (column - 1 + shift, row + 1),
        (column + shift, row + 1),
    )
    return [other for other in range(KINGDOM) if COLUMN_ROW[other] in around]


BESIDE: tuple[tuple[int, ...], ...] = tuple(tuple(_neighbours(area)) for area in range(len(AREAS)))
_closed: dict[frozenset[int], str] = {}
_bridges: set[frozenset[int]] = set()
for _barrier in _map["barrier"]:
    _pair = frozenset(position(AREAS, _barrier[end], "a barrier") for end in ("a", "b"))
    if _barrier["bridge"]:
        _bridges.add(_pair)
    else:
        _closed[_pair] = _barrier["kind"]
BRIDGES: frozenset[frozenset[int]] = frozenset(_bridges)
STEPS: tuple[tuple[int, ...], ...] = tuple(  # WK-TERM-8
    tuple(other for other in BESIDE[area] if frozenset((area, other)) not in _closed) for area in range(len(AREAS))
)
MOUNTAINS: frozenset[frozenset[int]] = frozenset(pair for pair, kind in _closed.items() if kind == "mountain")
RIVERS: frozenset[frozenset[int]] = frozenset(pair for pair, kind in _closed.items() if kind == "river")
_links: set[frozenset[int]] = set()
for _road in _map["road"]:
    _path = [position(AREAS, name, f"road {_road['id']}") for name in _road["path"]]
    for _a, _b in pairwise(_path):
        if _b not in STEPS[_a]:
            raise ValueError(f"warrior_knights: road {_road['id']} cannot pass from {AREAS[_a]} to {AREAS[_b]}")
        _links.add(frozenset((_a, _b)))
ROADS: tuple[tuple[int, ...], ...] = tuple(  # WK-RULING-37
    tuple(other for other in STEPS[area] if frozenset((area, other)) in _links) for area in range(len(AREAS))
)

# How far a noble goes: (areas off road, areas along a road); the first is everybody's, the others come with an office.
RANGES: list[tuple[int, int]] = [(AREA_RANGE, ROAD_RANGE)]
RANGE_OF: list[int] = []  # by agenda card
for _numbers in AGENDA_EFFECTS:
    _effect = modifier(_numbers, "mod_move_range")
    if _effect is not None and (_effect.area, _effect.road) not in RANGES:
        RANGES.append((_effect.area, _effect.road))
    RANGE_OF.append(0 if _effect is None else RANGES.index((_effect.area, _effect.road)))


def _paths(ways: tuple[tuple[int, ...], ...], most: int) -> list[tuple[int, ...]]:
    """Every path of up to so many steps that enters no area twice."""
    found: list[tuple[int, ...]] = []
    growing: list[tuple[int, ...]] = [(area,) for area in range(len(AREAS))]
    for _ in range(most):
        growing = [(*path, area) for path in growing for area in ways[path[-1]] if area not in path]  # WK-RULING-79
        found += growing
    return found


_off_road = _paths(STEPS, max(area for area, _ in RANGES))  # WK-EFFECT-16
_on_road = _paths(ROADS, max(road for _, road in RANGES))
ROUTE_AREAS: tuple[tuple[int, ...], ...] = tuple(sorted({*_off_road, *_on_road}))
ROUTES: tuple[str, ...] = tuple("-".join(AREAS[area] for area in path) for path in ROUTE_AREAS)
_is_road = set(_on_road)
ROUTE_ON_ROAD: tuple[bool, ...] = tuple(path in _is_road for path in ROUTE_AREAS)
ROUTE_LENGTH: tuple[int, ...] = tuple(len(path) - 1 for path in ROUTE_AREAS)
ROUTE_PASSES: tuple[tuple[int, ...], ...] = tuple(path[1:-1] for path in ROUTE_AREAS)  # WK-MOVE-8
ROUTE_END: tuple[int, ...] = tuple(path[-1] for path in ROUTE_AREAS)


def _reach(area_range: int, road_range: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By start and end: the routes within the ranges."""
    found: list[list[list[int]]] = [[[] for _ in AREAS] for _ in AREAS]
    for route, path in enumerate(ROUTE_AREAS):
        length = len(path) - 1
        if length <= area_range or (ROUTE_ON_ROAD[route] and length <= road_range):
            found[path[0]][path[-1]].append(route)
    return tuple(tuple(tuple(routes) for routes in ends) for ends in found)


REACH = tuple(_reach(area, road) for area, road in RANGES)
REACH_ANY: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(route for routes in ends for route in routes) for ends in reach) for reach in REACH
)
# By range and area: the areas within reach by land as bits; the same for all ports.
REACH_BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(1 << end for end, routes in enumerate(ends) if routes) for ends in reach) for reach in REACH
)
PORT_BITS: int = sum(1 << port for port in PORTS)
# Whether a route is a march along a road of two or more areas for that range, which laws may tax or forbid.
IS_ROAD_MARCH: tuple[tuple[bool, ...], ...] = tuple(
    tuple(length >= 2 and length > area for length in ROUTE_LENGTH)
    for area, _ in RANGES  # WK-RULING-86
)
