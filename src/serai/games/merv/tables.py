"""The tables of the game, read once from content/*.toml and turned into numbers; errors name the row."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

CONTENT = Path(__file__).with_name("content")

# Owners of pieces: first the seats, then the two who are none.
SEAT_COLOURS = ("red", "yellow", "blue", "green")
OWNER_NAMES = (*SEAT_COLOURS, "courtier", "magistrate")
SEATS = len(SEAT_COLOURS)
OWNERS = len(OWNER_NAMES)
NOBODY, COURTIER, MAGISTRATE = -1, SEATS, SEATS + 1


class Row(TypedDict, total=False):
    """One row of a table; which of these it has depends on its file."""

    id: str
    action: str
    any_good: int
    bonus: str
    cards: int
    colour: str
    common: int
    corner: str
    count: int
    covered: list[str]
    covers: list[list[int]]
    cube: str
    effect: str
    ends: list[str]
    faces: str
    favour: int
    humans: int
    kind: str
    kinds: int
    level: int
    line_of_slot: list[int]
    magistrate_pair_reward: str
    magistrate_reward: str
    nearest_tile_first: str
    pair_reward: str
    parts: list[str]
    points: int
    points_each: int
    queue: list[str]
    rare: int
    reward: str
    ring: str
    row_camels: int
    scores: str
    scrolls: int
    soldiers: int
    space: int
    victory_points: int


def read(name: str) -> Any:
    """One file of content."""
    with (CONTENT / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def number_of(table: Sequence[str], entry: str, where: str) -> int:
    """The number of an entry in its table, or an error that names the place."""
    if entry not in table:
        raise ValueError(f"content of merv, {where}: {entry!r} is none of {', '.join(table)}")
    return list(table).index(entry)


def numbers_of(table: Sequence[str], entries: Sequence[str], where: str) -> tuple[int, ...]:
    """The numbers of several entries."""
    return tuple(number_of(table, entry, where) for entry in entries)


def ids(rows: Sequence[Row], where: str) -> tuple[str, ...]:
    """The names of the rows of a table, each of which must be different."""
    names = tuple(row["id"] for row in rows)
    if len(set(names)) != len(names):
        raise ValueError(f"content of merv, {where}: two rows have the same id")
    return names


# ---- words, pieces and setup

_components: dict[str, dict[str, Any]] = read("components")
_words: dict[str, list[str]] = _components["vocabulary"]
COLOURS: tuple[str, ...] = tuple(_words["cube_colours"])
CUBES = (*COLOURS, str(_components["vocabulary"]["wild_cube"]))
KINDS_OF_CUBES = len(CUBES)
WHITE = len(COLOURS)
COLOUR_BIT = tuple(1 << colour for colour in range(len(COLOURS)))  # a set of colours is one number, a bit a colour
ALL_COLOURS = sum(COLOUR_BIT)
COLOURS_IN = tuple(  # by set of colours
    tuple(colour for colour, bit in enumerate(COLOUR_BIT) if bits & bit) for bits in range(ALL_COLOURS + 1)
)
WILD, DISCOUNT = WHITE + 1, WHITE + 2
WAYS = (*CUBES, "wild", "discount")  # the ways to pay one entry of a cost
WAYS_BY_CUBE = tuple(range(KINDS_OF_CUBES))
ACTIONS: tuple[str, ...] = tuple(_words["actions"])
SPICES: tuple[str, ...] = tuple(_words["spices"])
COURTS: tuple[str, ...] = tuple(_words["courts"])
GOODS: tuple[str, ...] = tuple(_words["goods"])
SIDES: tuple[str, ...] = tuple(_words["sides"])
CARAVANSARY, PALACE, LIBRARY, SILK_ROAD, MOSQUE, WALL = numbers_of(
    ACTIONS, ("caravansary", "palace", "library", "silk_road", "mosque", "wall"), "actions"
)
SCROLL, COMMON, RARE = 0, 1, 2  # a player's items are counted by kind alone: ME-COMP-4, ME-COMP-5
ITEMS = 3
ITEM_NAMES = ("scroll", *GOODS)

_own: dict[str, int] = _components["per_player"]
MASTERS = _own["masters"]
BUILDINGS = _own["buildings"]
SERVANTS = _own["servants"]
DISCS: int = _own["discs"] - _own["discs_on_tracks_at_start"]
CAMELS: int = _components["shared"]["camels"]
_numbers_of_players: list[Row] = _components["setup"]["players"]
QUEUES: dict[int, list[str]] = {row["humans"]: row["queue"] for row in _numbers_of_players}
ROW_CAMELS: dict[int, int] = {row["humans"]: row["row_camels"] for row in _numbers_of_players}
CITY_CAMELS: int = _components["setup"]["camels_on_inner_cities"]
MOSQUE_CAMELS: int = _components["setup"]["camels_on_mosque"]
PLACES = tuple(str(place + 1) for place in range(_components["queues"]["spaces"]))
_calendar: dict[str, int] = _components["calendar"]
YEARS = _calendar["years"]
ROUNDS = _calendar["rounds_per_year"]
INVASION_YEARS: tuple[int, ...] = tuple(_components["calendar"]["invasion_years"])

# ---- the city and its walls

_city: dict[str, Any] = read("city")
_tiles: list[Row] = _city["tiles"]
_sides: list[Row] = _city["slots"]
SIZE: int = _city["grid"]["rows"]
CELLS = tuple(f"r{row}c{column}" for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))  # ME-GEO-1


def cell_at(row: int, column: int) -> int:
    """The number of a cell, given as in the rules from 1 on."""
    if not (1 <= row <= SIZE and 1 <= column <= SIZE):
        raise ValueError(f"content of merv: there is no cell ({row}, {column})")
    return (row - 1) * SIZE + column - 1


_market_at: list[int] = _city["grid"]["camel_market"]
MARKET_CELL = cell_at(*_market_at)
TILE_CELLS = tuple(cell for cell in range(len(CELLS)) if cell != MARKET_CELL)  # ME-GEO-3
TILES = ids(_tiles, "city.tiles")
TILE_ACTION = tuple(number_of(ACTIONS, tile["action"], tile["id"]) for tile in _tiles)
TILE_COLOUR = tuple(number_of(COLOURS, tile["cube"], tile["id"]) for tile in _tiles)
if len(TILES) != len(TILE_CELLS):
    raise ValueError(f"content of merv, city.tiles: {len(TILE_CELLS)} tiles are needed, not {len(TILES)}")


def _line(side: Row, slot: int) -> tuple[int, ...]:
    """The cells that a slot faces, nearest first."""
    number = side["line_of_slot"][slot]
    if side["faces"] == "column":
        cells = [cell_at(row, number) for row in range(1, SIZE + 1)]
    else:
        cells = [cell_at(number, column) for column in range(1, SIZE + 1)]
    return tuple(cells if side["nearest_tile_first"].endswith("ascending") else cells[::-1])


_walls: dict[str, Any] = read("walls")
_slots: list[Row] = _walls["slots"]
SLOTS = ids(_slots, "walls.slots")
SLOTS_A_SIDE = len(SLOTS) // len(SIDES)
SIDE_SLOTS = tuple(range(SLOTS_A_SIDE))  # the slots of any side, as numbers from 0
_whole_lines = tuple(_line(_sides[slot // SLOTS_A_SIDE], slot % SLOTS_A_SIDE) for slot in range(len(SLOTS)))
LINES = tuple(tuple(cell for cell in line if cell != MARKET_CELL) for line in _whole_lines)  # ME-GEO-4, ME-GEO-6
THROUGH_MARKET = tuple(MARKET_CELL in line for line in _whole_lines)
FACES_COLUMN = tuple(side["faces"] == "column" for side in _sides)
COVERS = tuple(tuple(cell_at(*cell) for cell in slot["covers"]) for slot in _slots)
COVERED_BY = tuple(tuple(slot for slot, cells in enumerate(COVERS) if cell in cells) for cell in range(len(CELLS)))
IS_GATE_SLOT = tuple(slot["kind"] == "gate" for slot in _slots)
# The lines that cross the line of a slot of each side, by cell: rows for columns and the other way round.
_rows = tuple(tuple(c for c in TILE_CELLS if c // SIZE == cell // SIZE and c != cell) for cell in range(len(CELLS)))
_columns = tuple(tuple(c for c in TILE_CELLS if c % SIZE == cell % SIZE and c != cell) for cell in range(len(CELLS)))
CROSSING = tuple(_rows if faces_column else _columns for faces_column in FACES_COLUMN)

_pieces = [f"{row['kind']}_{row['colour']}_{row['cost']}" for row in list[dict[str, Any]](_walls["pieces"])]
PIECES = tuple(dict.fromkeys(_pieces))
PIECE_SUPPLY = tuple(map(_pieces.count, PIECES))
PIECE_IS_GATE = tuple(piece.split("_")[0] == "gate" for piece in PIECES)
PIECE_SLOTS = tuple(tuple(n for n, is_gate in enumerate(IS_GATE_SLOT) if is_gate == gate) for gate in PIECE_IS_GATE)
PIECE_COLOUR = tuple(number_of(COLOURS, piece.split("_")[1], "walls.pieces") for piece in PIECES)
PIECE_COST = tuple(int(piece.split("_")[2]) for piece in PIECES)
PRICES = tuple(  # by colour: its pieces and their costs
    tuple((piece, PIECE_COST[piece]) for piece, own in enumerate(PIECE_COLOUR) if own == colour)
    for colour in range(len(COLOURS))
)
_by_walls: dict[str, int] = _walls["influence"]
OWN_COVERED = _by_walls["own_building"]
OTHER_COVERED = _by_walls["other_building"]
MOST_COVERED = _by_walls["most_per_piece"]

# ---- tracks


class Track(TypedDict):
    """A track: its last space, and the rows that say what its spaces bring."""

    last: int
    victory_points: list[Row]
    contract_levels: list[Row]
    spice_kinds: list[Row]


_tracks: dict[str, Track] = read("tracks")
_favour, _influence = _tracks["favour"], _tracks["influence"]


def _marks(track: Track) -> tuple[int, ...]:
    """The points on each space of a track."""
    points = {mark["space"]: mark["points"] for mark in track["victory_points"]}
    return tuple(points.get(space, 0) for space in range(track["last"] + 1))


FAVOUR_POINTS = _marks(_favour)
INFLUENCE_POINTS = _marks(_influence)
LAST_FAVOUR = _favour["last"]
LAST_INFLUENCE = _influence["last"]
LEVEL_SPACE: dict[int, int] = {row["level"]: row["space"] for row in _influence["contract_levels"]}
KINDS_ALLOWED = tuple(  # kinds of spice by influence
    max(row["kinds"] for row in _influence["spice_kinds"] if row["space"] <= space)
    for space in range(LAST_INFLUENCE + 1)
)

# ---- rewards: one closed vocabulary for market, pairs, mosque and contracts

REWARDS = (
    "soldier",
    "favour",
    "white_cube",
    "white_upgrade_anywhere",
    "white_upgrade_own",
    "extra_upgrade_own",
    "camel_if_present",
    "bonus_token",
    "free_courtier",
    "free_wall",
    "mosque_buildings_score",
    "scroll",
    "caravan_card",
    "rare_good",
    "mosque_step",
    "victory_points_3",
    "palace_action",
    "wall_action",
    "library_action",
    "caravansary_action",
    "mosque_action",
    "free_trading_post",
)
(
    SOLDIER,
    FAVOUR,
    WHITE_CUBE,
    UPGRADE_ANYWHERE,
    UPGRADE_OWN,
    EXTRA_OWN,
    CAMEL_IF_PRESENT,
    BONUS_TOKEN,
    FREE_COURTIER,
    FREE_WALL,
    BUILDINGS_SCORE,
    A_SCROLL,
    CARAVAN_CARD,
    RARE_GOOD,
    MOSQUE_STEP,
    THREE_POINTS,
    PALACE_ACTION,
    WALL_ACTION,
    LIBRARY_ACTION,
    CARAVANSARY_ACTION,
    MOSQUE_ACTION,
    FREE_POST,
) = range(len(REWARDS))

# ---- camel market

_market: dict[str, Any] = read("camel_market")
_market_sides: list[dict[str, str]] = _market["sides"]
CORNERS: tuple[str, ...] = tuple(_market["rules"]["corners_clockwise"])
CORNER_REWARDS = tuple(
    numbers_of(REWARDS, [side[corner] for corner in CORNERS], "camel_market") for side in _market_sides
)

# ---- caravan cards

_caravan: dict[str, Any] = read("caravan")
_spices: list[Row] = _caravan["spices"]
ROW: int = _caravan["rules"]["row"]
POSITIONS = tuple(str(position + 1) for position in range(ROW))
CARDS_OF_SPICE = tuple(spice["cards"] for spice in _spices)
if ids(_spices, "caravan.spices") != SPICES:
    raise ValueError("content of merv, caravan.spices: not the spices of the vocabulary")
PAIR_REWARD = tuple(number_of(REWARDS, spice["pair_reward"], spice["id"]) for spice in _spices)
MAGISTRATE_PAIR = tuple(number_of(REWARDS, spice["magistrate_pair_reward"], spice["id"]) for spice in _spices)
SET_POINTS: tuple[int, ...] = tuple(_caravan["set_points"]["by_size"])

# ---- palace

_palace: dict[str, Any] = read("palace")
_courts: list[Row] = _palace["courts"]
if ids(_courts, "palace.courts") != COURTS:
    raise ValueError("content of merv, palace.courts: not the courts of the vocabulary")
COURT_COLOUR = tuple(number_of(COLOURS, court["cube"], court["id"]) for court in _courts)
COURT_SCORES: tuple[str, ...] = tuple(court["scores"] for court in _courts)
COURT_POINTS: tuple[int, ...] = tuple(court["points_each"] for court in _courts)
COURT_PLACES: int = _palace["rules"]["places_per_court"]
COURTIER_COST: tuple[int, ...] = tuple(_palace["rules"]["cubes_for_nth_courtier"])  # by courtiers already there

# ---- contracts


class Needs(NamedTuple):
    """The items that a contract takes: those it names, then goods of any kind."""

    scrolls: int
    common: int
    rare: int
    any_good: int


_contracts: list[Row] = read("contracts")["cards"]
CONTRACTS = ids(_contracts, "contracts.cards")
CONTRACT_LEVEL: tuple[int, ...] = tuple(card["level"] for card in _contracts)
CONTRACT_POINTS: tuple[int, ...] = tuple(card["victory_points"] for card in _contracts)
CONTRACT_BONUS = tuple(number_of(REWARDS, card["bonus"], card["id"]) for card in _contracts)
CONTRACT_NEEDS = tuple(Needs(card["scrolls"], card["common"], card["rare"], card["any_good"]) for card in _contracts)
CONTRACT_SPACE = tuple(LEVEL_SPACE[level] for level in CONTRACT_LEVEL)
FEWEST_ITEMS = min(sum(needs) for needs in CONTRACT_NEEDS)
if not all(needs.common + needs.rare + needs.any_good for needs in CONTRACT_NEEDS):
    raise ValueError("content of merv, contracts.cards: a contract takes no good")
_kinds_of_stacks = tuple(dict.fromkeys((card["level"], card["bonus"]) for card in _contracts))  # ME-RULING-35
STACKS = tuple(
    tuple(  # ME-SETUP-9, ME-SETUP-10
        sorted(
            (n for n, card in enumerate(_contracts) if (card["level"], card["bonus"]) == kind),
            key=lambda n: -CONTRACT_POINTS[n],
        )
    )
    for kind in _kinds_of_stacks
)
STACK_SPACE = tuple(CONTRACT_SPACE[cards[0]] for cards in STACKS)
STACK_OF = tuple(
    next(stack for stack, cards in enumerate(STACKS) if contract in cards) for contract in range(len(CONTRACTS))
)

# ---- library

_library: dict[str, Any] = read("library")
_breakthroughs: list[Row] = _library["tiles"]
_shelves: list[Row] = _library["levels"]
MOST_STUDIED: int = _library["rules"]["most_cubes_per_action"]
BREAKTHROUGHS: tuple[str, ...] = ids(_breakthroughs, "library.tiles")
BREAKTHROUGH_LEVEL: tuple[int, ...] = tuple(tile["level"] for tile in _breakthroughs)
BREAKTHROUGH_SCROLLS: tuple[int, ...] = tuple(level["scrolls"] for level in _shelves)
LEVEL_TILES: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, level in enumerate(BREAKTHROUGH_LEVEL) if level == wanted["level"]) for wanted in _shelves
)
BREAKTHROUGH_EFFECT: tuple[str, ...] = tuple(tile["effect"] for tile in _breakthroughs)
DISCOUNT_OF = tuple(  # the action that a tile makes cheaper
    number_of(ACTIONS, tile["action"], tile["id"]) if tile["effect"] == "discount" else NOBODY
    for tile in _breakthroughs
)
WILD_OF = tuple(  # the colour that a tile makes wild
    number_of(COLOURS, tile["cube"], tile["id"]) if tile["effect"] == "wild_cube" else NOBODY for tile in _breakthroughs
)
BREAKTHROUGH_FAVOUR: tuple[int, ...] = tuple(tile.get("favour", 0) for tile in _breakthroughs)
BREAKTHROUGH_SOLDIERS: tuple[int, ...] = tuple(tile.get("soldiers", 0) for tile in _breakthroughs)
BREAKTHROUGH_POINTS: tuple[int, ...] = tuple(tile.get("victory_points", 0) for tile in _breakthroughs)

# ---- Silk Road

_road: dict[str, Any] = read("silk_road")
_cities: list[Row] = _road["cities"]
_links: list[Row] = _road["links"]
CITIES = ids(_cities, "silk_road.cities")
LINKS = ids(_links, "silk_road.links")
IS_INNER = tuple(city["ring"] == "inner" for city in _cities)
_city_costs: list[list[str]] = [city["cost"] for city in _road["cities"]]
CITY_COST = tuple(numbers_of(COLOURS, cost, city) for cost, city in zip(_city_costs, CITIES, strict=True))
CITY_CORNER: tuple[str, ...] = tuple(city["corner"] for city in _cities)
_ends = {link["ends"][1]: (link["ends"][0], n) for n, link in enumerate(_links)}
LINK_TO = tuple(_ends[city][1] for city in CITIES)  # the last link on the way to a city
NEAR = tuple(  # the inner city on the way to an outer one
    NOBODY if IS_INNER[n] else number_of(CITIES, _ends[city][0], city) for n, city in enumerate(CITIES)
)

# ---- mosque, upgrades, bonus tokens

_mosque: dict[str, Any] = read("mosque")
_levels: list[Row] = _mosque["levels"]
_tokens: list[Row] = _mosque["bonus_tokens"]
_upgrade_rows: list[Row] = _mosque["upgrades"]
_steps: list[dict[str, Any]] = _mosque["steps"]
_mosque_rules: dict[str, int] = _mosque["rules"]
SPACES: tuple[str, ...] = tuple(part for level in _levels for part in level["parts"])
_level_of_space = tuple(level for level in _levels for _ in level["parts"])
SPACE_LEVEL: tuple[int, ...] = tuple(level["level"] for level in _level_of_space)
SPACE_POINTS: tuple[int, ...] = tuple(level["victory_points"] for level in _level_of_space)
SPACE_REWARD = tuple(number_of(REWARDS, level["reward"], "mosque.levels") for level in _level_of_space)
MAGISTRATE_REWARD = tuple(number_of(REWARDS, level["magistrate_reward"], "mosque.levels") for level in _level_of_space)
OUTSIDE = NOBODY
TOP_LEVEL = max(SPACE_LEVEL)
_from = (*SPACES, str(_mosque["rules"]["start"]))  # so that the space OUTSIDE = -1 finds the start at the end
STEPS = tuple(  # by space: the spaces that can be reached from it, and the cost of each
    tuple(
        (number_of(SPACES, step["to"], "mosque.steps"), numbers_of(COLOURS, step["cost"], "mosque.steps"))
        for step in _steps
        if step["from"] == space
    )
    for space in _from
)
TOP_POINTS = _mosque_rules["top_points_per_mosque_building"]
TOKEN_POINTS = _mosque_rules["bonus_token_points_per_building"]
TOKENS = ids(_tokens, "mosque.bonus_tokens")
TOKEN_ACTION = tuple(number_of(ACTIONS, token["action"], token["id"]) for token in _tokens)
_upgrades = {row.get("cube", CUBES[WHITE]): row for row in _upgrade_rows}
UPGRADES = tuple(_upgrades[cube]["id"] for cube in CUBES)  # numbered like the cube they give
UPGRADE_SUPPLY = tuple(_upgrades[cube]["count"] for cube in CUBES)

# ---- where victory points come from

SOURCES = ("favour", "influence", "contracts", "library", "mosque", "palace", "city", "spices", "magistrate")
(
    FROM_FAVOUR,
    FROM_INFLUENCE,
    FROM_CONTRACTS,
    FROM_LIBRARY,
    FROM_MOSQUE,
    FROM_PALACE,
    FROM_CITY,
    FROM_SPICES,
    FROM_OFFICE,
) = range(len(SOURCES))
KINDS_OF_POINTS = len(SOURCES)
