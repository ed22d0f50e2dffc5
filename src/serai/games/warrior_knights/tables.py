"""The content files as tables of numbers: cards, troops, houses, and what every card does."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

HERE = Path(__file__).with_name("content")


class Row(TypedDict, total=False):
    """One row of a table; which of these it has depends on its file."""

    id: str
    ability: str
    baron: str
    base: str
    cancel_faith: int
    castle_edge_ban: bool
    castle_strength: int
    color: str
    copies: int
    copies_per_baron: int
    cost: int
    default: Any
    duration: str
    effects: list[EffectRow]
    ends_expedition: bool
    fate_draw: bool
    hire_cost: int
    key: str
    min_players: int
    multiplier: int
    nationality: str
    order: int
    permanent: bool
    players: int
    position: int
    rank: int
    razed_cities: int
    spaces: int
    strength: int
    type: str
    values: list[Any]
    vote: str
    wage: int
    written_votes: bool
    zones: list[str]


class FateRow(TypedDict):
    """One card of fate."""

    id: int
    baron: str
    battle: str
    city: str
    nationality: str
    revolt: bool


class EffectRow(TypedDict, total=False):
    """One effect of a card with those of its parameters that are not empty."""

    effect: str
    target: str
    amount: int
    per: str
    receiver: str
    select: str
    scope: str
    phase: str
    options: list[list[EffectRow]]
    cost: int
    min_strength: int
    area: int
    road: int
    resource: str
    card: str
    when: str


class Spec(TypedDict):
    """What an effect of the vocabulary takes."""

    name: str
    required: list[str]
    optional: list[str]


Table = dict[str, list[Row]]


def content(name: str) -> Any:
    """One content file; a missing or unreadable one is named."""
    path = HERE / f"{name}.toml"
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"warrior_knights: content file {name}.toml cannot be read: {error}") from error


def position(table: tuple[str, ...], entry: str, where: str) -> int:
    """The number of an entry; an unknown one is named together with the record that uses it."""
    if entry not in table:
        raise ValueError(f"warrior_knights: {where} names {entry!r}, which does not exist")
    return table.index(entry)


META: dict[str, Any] = content("meta")
_constants: dict[str, Any] = META["constants"]
CONSTANT: dict[str, int] = {key: value for key, value in _constants.items() if key != "provenance"}
_player_counts: list[Row] = META["player_count"]
PLAYER_COUNTS: dict[int, Row] = {row["players"]: row for row in _player_counts}

STARTING_CROWNS = CONSTANT["starting_crowns"]
CARDS_PER_STACK = CONSTANT["cards_per_stack"]
NEUTRAL_PER_STACK = CONSTANT["neutral_per_stack"]
AGENDA_OPEN = CONSTANT["agenda_open"]
CHARGE_LIMIT = CONSTANT["charge_limit"]
FATE_DRAW_CAP = CONSTANT["fate_draw_cap"]
LEADERSHIP = CONSTANT["leadership"]
LEADERSHIP_CARDS = LEADERSHIP // 100
LEADERSHIP_DISCARD = CONSTANT["leadership_discard"]
FORTIFY_COST = CONSTANT["fortify_cost"]
FORTIFY_INCOME = CONSTANT["fortify_income"]
FORTIFY_STRENGTH = CONSTANT["fortify_strength"]
REPAIR_COST = CONSTANT["repair_cost"]
MUSTER_COST = CONSTANT["muster_cost"]
MOST_INVESTED = CONSTANT["expedition_max_investment"]
RAZE_MULTIPLE = CONSTANT["raze_income_multiple"]
REVOLT_MULTIPLE = CONSTANT["revolt_income_multiple"]
REVOLT_FAITH = CONSTANT["revolt_faith"]
ROAD_RANGE = CONSTANT["road_range"]
AREA_RANGE = CONSTANT["area_range"]
WAGE_FREE_LIMIT = CONSTANT["wage_free_limit"]
PHASE_MULTIPLE = CONSTANT["special_phase_multiple"]
DRAFT_SURPLUS = CONSTANT["draft_marker_surplus"]
LAST_ROUND: int = META["limits"]["last_round"]

# ---- houses, castles, nobles

SEAT_NAMES: tuple[str, ...] = ("first", "second", "third", "fourth", "fifth", "sixth")
BASES: tuple[str, ...] = ("circle", "square", "triangle", "hexagon")
NOBLES_EACH = len(BASES)
_barons: Table = content("barons")
HOUSES: tuple[str, ...] = tuple(row["id"] for row in _barons["baron"])
CASTLE_STRENGTH: tuple[int, ...] = tuple(row["castle_strength"] for row in _barons["baron"])
DEAL, PREVENT, VICTORY, DRAW = 0, 1, 2, 3
BATTLE_CARDS = ("deal_100", "prevent_100", "victory_1", "draw_1")
FREE_WAGES = 4
_abilities = (*BATTLE_CARDS, "free_wages")
ABILITY: tuple[int, ...] = tuple(
    next(
        position(_abilities, noble["ability"], noble["id"])
        for noble in _barons["noble"]
        if noble["baron"] == house and noble["base"] == base
    )
    for house in HOUSES
    for base in BASES
)
NOBLES: tuple[str, ...] = tuple(f"{seat}-{base}" for seat in SEAT_NAMES for base in BASES)
CASTLES: tuple[str, ...] = tuple(f"{seat}-castle" for seat in SEAT_NAMES)
ARMIES: tuple[str, ...] = NOBLES + CASTLES  # an army is led by a noble or is the garrison of a castle
CASUALTY = 100  # the strength that a casualty token or a breach takes away: WK-TERM-13
GARRISON = len(NOBLES)  # the number of the first seat's garrison among the armies
POSTS: tuple[str, ...] = (*BASES, "castle")

# ---- troops

_troops: Table = content("mercenaries")
NATIONS: tuple[str, ...] = tuple(row["id"] for row in _troops["nationality"])
_mercenaries = _troops["mercenary"]
MERCENARIES = len(_mercenaries)
TROOPS: tuple[str, ...] = tuple(row["id"] for row in _mercenaries + _troops["regular"])
TROOP_STRENGTH: tuple[int, ...] = tuple(row["strength"] for row in _mercenaries + _troops["regular"])
WAGE: tuple[int, ...] = tuple(row["wage"] for row in _mercenaries + _troops["regular"])
HIRE_COST: tuple[int, ...] = tuple(row["hire_cost"] for row in _mercenaries)
NATION_OF: tuple[int, ...] = tuple(position(NATIONS, row["nationality"], row["id"]) for row in _mercenaries)
MERCENARY_DECK: tuple[int, ...] = tuple(troop for troop, row in enumerate(_mercenaries) for _ in range(row["copies"]))
REGULARS_EACH: tuple[int, ...] = tuple(
    MERCENARIES + number for number, row in enumerate(_troops["regular"]) for _ in range(row["copies_per_baron"])
)
STARTING_MERCENARIES = (50, 100)  # the strengths of the two companies that every baron begins with
SPACES: tuple[str, ...] = tuple(str(row["position"]) for row in _troops["track_space"])
SPACE_COST: tuple[int, ...] = tuple(row["cost"] for row in _troops["track_space"])
SPACE_BARONS: tuple[int, ...] = tuple(row["min_players"] for row in _troops["track_space"])

# ---- action cards

_actions: Table = content("action_cards")
ZONES: tuple[str, ...] = tuple(row["id"] for row in _actions["zone"])
TAXATION, WAGES, ASSEMBLY = (position(ZONES, zone, "a zone") for zone in ("taxation", "wages", "assembly"))
ACTIONS: tuple[str, ...] = tuple(row["id"] for row in _actions["action_card"])
ACTION_KINDS = len(ACTIONS)
LEVY_TAXES, DRAFT_SOLDIERS, RALLY_SUPPORT, SERVE_THE_CHURCH, MOBILIZE_FORCES, VERSATILE_STRATEGY = (
    position(ACTIONS, action, "an action card")
    for action in (
        "levy_taxes",
        "draft_soldiers",
        "rally_support",
        "serve_the_church",
        "mobilize_forces",
        "versatile_strategy",
    )
)
ACTION_ZONES: tuple[tuple[int, ...], ...] = tuple(
    tuple(position(ZONES, zone, row["id"]) for zone in row["zones"]) for row in _actions["action_card"]
)
ACTION_DECK: tuple[int, ...] = tuple(
    kind for kind, row in enumerate(_actions["action_card"]) for _ in range(row["copies"])
)
CARDS: tuple[str, ...] = tuple(f"{seat}-{action}" for seat in SEAT_NAMES for action in ACTIONS)
CARD_LOT: tuple[int, ...] = tuple(card // ACTION_KINDS for card in range(len(CARDS)))  # whose card it is
NEUTRALS: tuple[str, ...] = tuple(row["id"] for row in _actions["neutral_card"])
NEUTRAL_DECK: tuple[int, ...] = tuple(
    kind for kind, row in enumerate(_actions["neutral_card"]) for _ in range(row["copies"])
)
STACKS: tuple[str, ...] = tuple(str(number + 1) for number in range(CONSTANT["stacks"]))

# ---- expeditions and fate

_expeditions: Table = content("expeditions")
EXPEDITIONS: tuple[str, ...] = tuple(
    row["id"] for row in sorted(_expeditions["expedition"], key=lambda row: int(row["order"]))
)
EXPEDITION_SPACES: tuple[int, ...] = tuple(
    row["spaces"] for row in sorted(_expeditions["expedition"], key=lambda row: int(row["order"]))
)
_results = sorted(_expeditions["expedition_result"], key=lambda row: int(row["rank"]))
NEWS: tuple[str, ...] = tuple(row["id"] for row in _results)  # from the worst to the best
NEWS_MULTIPLE: tuple[int, ...] = tuple(row["multiplier"] for row in _results)
NEWS_ENDS: tuple[bool, ...] = tuple(row["ends_expedition"] for row in _results)
LOST = position(NEWS, "lost", "an expedition result")

_fate: list[FateRow] = content("fate")["fate"]
_news: list[dict[str, str]] = content("fate")["fate"]  # the same rows, which name the news of every expedition
FATES: tuple[str, ...] = tuple(str(row["id"]) for row in _fate)
FATE_BATTLE: tuple[int, ...] = tuple(position(BATTLE_CARDS, row["battle"], f"fate {row['id']}") for row in _fate)
FATE_REVOLT: tuple[bool, ...] = tuple(row["revolt"] for row in _fate)
FATE_HOUSE: tuple[int, ...] = tuple(position(HOUSES, row["baron"], f"fate {row['id']}") for row in _fate)
FATE_NATION: tuple[int, ...] = tuple(position(NATIONS, row["nationality"], f"fate {row['id']}") for row in _fate)
FATE_NEWS: tuple[tuple[int, ...], ...] = tuple(
    tuple(position(NEWS, row[expedition], f"fate {fate}") for expedition in EXPEDITIONS)
    for fate, row in zip(FATES, _news, strict=True)
)
FATE_CITY_NAMES: tuple[str, ...] = tuple(row["city"] for row in _fate)


# ---- what cards do


class Effect(NamedTuple):
    """One effect of the closed vocabulary with its parameters; those it does not take are empty."""

    name: str
    target: str
    amount: int
    per: str
    receiver: str
    select: str
    scope: str
    phase: str
    choices: tuple[tuple[int, ...], ...]  # of choose_one: lists of effects by number
    cost: int
    min_strength: int
    area: int
    road: int
    resource: str
    card: str
    when: str


_specs: list[Spec] = content("effects")["effect"]
_vocabulary = {row["name"]: row for row in _specs}
_compiled: list[Effect] = []


def _compile(rows: list[EffectRow], where: str) -> tuple[int, ...]:
    """The numbers of the effects of one card; what is outside the vocabulary is named."""
    numbers = []
    for row in rows:
        spec = _vocabulary.get(row.get("effect", ""))
        if spec is None:
            raise ValueError(f"warrior_knights: {where} has an effect outside the vocabulary: {row.get('effect')!r}")
        given = set(row) - {"effect"}
        if not set(spec["required"]) <= given <= {*spec["required"], *spec["optional"]}:
            raise ValueError(f"warrior_knights: {where}: {spec['name']} takes other parameters than {sorted(given)}")
        choices = tuple(_compile(option, where) for option in row.get("options", []))
        _compiled.append(
            Effect(
                row["effect"],
                row.get("target", ""),
                row.get("amount", 0),
                row.get("per", ""),
                row.get("receiver", ""),
                row.get("select", ""),
                row.get("scope", ""),
                row.get("phase", ""),
                choices,
                row.get("cost", 0),
                row.get("min_strength", 0),
                row.get("area", 0),
                row.get("road", 0),
                row.get("resource", ""),
                row.get("card", ""),
                row.get("when", ""),
            )
        )
        numbers.append(len(_compiled) - 1)
    return tuple(numbers)


_events: list[Row] = content("events")["event"]
EVENTS: tuple[str, ...] = tuple(row["id"] for row in _events)
RED, GREEN, BLUE = 0, 1, 2
COLOURS = ("red", "green", "blue")
EVENT_COLOUR: tuple[int, ...] = tuple(position(COLOURS, row["color"], row["id"]) for row in _events)
EVENT_CANCEL: tuple[int, ...] = tuple(row["cancel_faith"] for row in _events)
EVENT_LASTS: tuple[bool, ...] = tuple(row["duration"] == "lasting" for row in _events)
EVENT_ROUND: tuple[bool, ...] = tuple(row["duration"] == "round" for row in _events)
EVENT_FATE: tuple[bool, ...] = tuple(row["fate_draw"] for row in _events)
EVENT_EFFECTS: tuple[tuple[int, ...], ...] = tuple(_compile(row["effects"], row["id"]) for row in _events)
EVENT_DECK: tuple[int, ...] = tuple(event for event, row in enumerate(_events) for _ in range(row["copies"]))

_agenda: list[Row] = content("agenda")["agenda"]
_options_file: Table = content("options")
_open = _options_file["open_motion"]
PRINTED_AGENDA = len(_agenda)  # from here on the open motions of WK-OPT-2.1
AGENDA: tuple[str, ...] = tuple(row["id"] for row in _agenda) + tuple(f"open_{row['id']}" for row in _open)
TYPES = ("private_motion", "motion", "law", "charge", "office")
PRIVATE, MOTION, LAW, CHARGE, OFFICE = range(len(TYPES))
AGENDA_TYPE: tuple[int, ...] = tuple(position(TYPES, row["type"], row["id"]) for row in _agenda) + tuple(
    LAW if row["permanent"] else MOTION for row in _open
)
AGENDA_NAMES_BARON: tuple[bool, ...] = tuple(row["vote"] == "baron" for row in _agenda) + (False,) * len(_open)
AGENDA_EFFECTS: tuple[tuple[int, ...], ...] = tuple(_compile(row["effects"], row["id"]) for row in _agenda) + tuple(
    _compile(row["effects"], f"open motion {row['id']}") for row in _open
)
AGENDA_DECK: tuple[int, ...] = tuple(agenda for agenda, row in enumerate(_agenda) for _ in range(row["copies"]))
TABLE_TALK = position(AGENDA, "open_table_talk", "an open motion")
EFFECTS: tuple[Effect, ...] = tuple(_compiled)


def modifier(numbers: tuple[int, ...], name: str) -> Effect | None:
    """The modifier of that name among a card's effects."""
    for number in numbers:
        if EFFECTS[number].name == name:
            return EFFECTS[number]
    return None


def _amounts(name: str) -> tuple[int, ...]:
    """How much of a modifier each agenda card carries; 1 where it has no amount, 0 where it has none of it."""
    found = []
    for numbers in AGENDA_EFFECTS:
        effect = modifier(numbers, name)
        found.append(0 if effect is None else effect.amount or 1)
    return tuple(found)


AGENDA_MOD: dict[str, tuple[int, ...]] = {name: _amounts(name) for name in _vocabulary if name.startswith("mod_")}
SUPPORT: tuple[int, ...] = (*AGENDA_MOD["mod_support_troops"], 0)  # the last entry serves a noble without office

# ---- options

OPTION_ROWS: tuple[Row, ...] = tuple(_options_file["option"])
