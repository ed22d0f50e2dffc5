"""A position as text that a person can read and type: a header, the steps still to happen, and one line a field.

What equals the state with which the game begins (from the seed `position`) may be left out. A game's folder may hold a
companion `position.py` that says what the numbers of a field stand for and draws parts as a map, see `PositionWords`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.companions import companion
from serai.engine.core.errors import BadOption, BadPosition, Unreadable
from serai.engine.core.game import Game, load
from serai.engine.core.state import DERIVED, State
from serai.engine.core.steps import Step, step_fields
from serai.engine.play.position_values import (
    BadValue,
    Json,
    Numbers,
    parse,
    parse_entries,
    parse_named,
    put,
    put_entries,
)
from serai.engine.play.record import LONGEST_POSITION

FORMAT = 1
SEED = "position"
KEY = r"[0-9a-f]{64}"


class Position(NamedTuple):
    """A state, and what is needed to go on from it."""

    game: Game
    options: dict[str, Any]
    state: State


class Drawing(NamedTuple):
    """A part of a position that is drawn: the fields it stands for, and both ways between them and lines of text.

    Whatever a drawing does not show of its fields makes it useless for that position: then they are written as others.
    """

    fields: tuple[str, ...]
    draw: Callable[[dict[str, Any]], list[str]]
    read: Callable[[list[str], dict[str, Any]], dict[str, Any]]  # raises BadValue


class PositionWords(NamedTuple):
    """What a game's companion `position` tells of its fields.

    `FIELDS` has a line a field: "cell" for entries of a table, "ruler: cell" for a list by ruler, "seat spice: number"
    for one by two tables, "seat+" for a number whose bits are seats. `TABLES` adds tables to those of the notation,
    `DRAWINGS` draws.
    """

    tables: dict[str, Sequence[str]]
    numbers: dict[str, Numbers]
    drawings: dict[str, Drawing]


@lru_cache(maxsize=200)
def words_of(game: Game) -> PositionWords:
    """What is known of a game's fields."""
    beside = companion(game, "position")
    tables = {"seat": game.colours, **game.notation.tables, **getattr(beside, "TABLES", {})}
    numbers = {}
    told_of: dict[str, str] = getattr(beside, "FIELDS", {})
    for name, told in told_of.items():
        by, colon, of = told.rpartition(":")
        of = of.strip()
        by_tables = tuple(tables[table] for table in by.split()) if colon else ()
        numbers[name] = Numbers(by_tables, tables.get(of.removesuffix("+")), of.endswith("+"))
    return PositionWords(tables, numbers, getattr(beside, "DRAWINGS", {}))


# ---- writing


def write_position(position: Position) -> str:
    """The position as text."""
    game, options, s = position
    words = words_of(game)
    kept: dict[str, Json] = snapshot.save(game, s)
    base = _base(game, s.seats, options)
    lines = [f"position {FORMAT}", *_header(position), "", *_steps(game, s, words)]
    if kept["chance"] != base["chance"]:
        lines.append(f"chance {s.chance.key.hex()} {s.chance.drawn}")
    if kept["barrier"] != base["barrier"]:
        lines.append(f"barrier {s.barrier}")
    if s.drafts is not None:
        to_text = game.notation.to_text
        lines.append("drafts")
        lines += [f"  {game.colours[seat]} {to_text(pick)}" for seat, draft in enumerate(s.drafts) for pick in draft]
    if s.result is not None:
        lines.append(f"result {json.dumps(kept['result'], ensure_ascii=False)}")
    drawn = _drawn(words, kept, base)
    for name, (drawing, shown) in drawn.items():
        if any(kept[field] != base[field] for field in drawing.fields):
            lines += [name, *(f"  {line}" for line in shown)]
    told = {field for drawing, _ in drawn.values() for field in drawing.fields}
    for field in _written_fields(game):
        if field not in told and kept[field] != base[field]:
            lines += _field_lines(field, kept[field], base[field], words.numbers.get(field, Numbers()))
    return "\n".join(lines) + "\n"


def _header(position: Position) -> list[str]:
    game, options, s = position
    header = {"game": game.name, "rules": game.rules, "seats": list(game.colours[: s.seats]), "options": options}
    return [f"{name} {json.dumps(value, ensure_ascii=False, sort_keys=True)}" for name, value in header.items()]


def _base(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Json]:
    return snapshot.save(game, game.new(seats, seeded(SEED), options))


def _written_fields(game: Game) -> list[str]:
    return [field.name for field in game.fields if field.visibility != DERIVED]


def _steps(game: Game, s: State, words: PositionWords) -> list[str]:
    """The steps still to happen, the next one first."""
    lines = ["todo"]
    steps: list[Step] = s.todo[::-1]
    for step in steps:
        names = step_fields(type(step))
        told = [f"{name}={put(getattr(step, name), Numbers(of=words.tables.get(name)))}" for name in names]
        lines.append("  " + " ".join([type(step).__name__, *told]))
    return lines


def _drawn(words: PositionWords, kept: dict[str, Json], base: dict[str, Json]) -> dict[str, tuple[Drawing, list[str]]]:
    found = {}
    for name, drawing in words.drawings.items():
        shown = drawing.draw(kept)
        if drawing.read(shown, base) == {field: kept[field] for field in drawing.fields}:
            found[name] = drawing, shown
    return found


def _field_lines(name: str, value: Json, base: Json, numbers: Numbers) -> list[str]:
    if numbers.by and isinstance(value, list) and isinstance(base, list) and len(value) == len(base):
        entries = put_entries(value, base, numbers)
        line = f"{name} {' '.join(entries)}"
        return [line] if len(line) <= 110 else [name, *(f"  {entry}" for entry in entries)]
    return [f"{name} {put(value, numbers)}"]


def with_rules(text: str, rules: int) -> str:
    """A position that is read by another version of the rules, where that plays its game alike."""
    return re.sub(r"^rules .*$", f"rules {rules}", text, count=1, flags=re.MULTILINE)


# ---- reading


class _Block(NamedTuple):
    """A named line of a position with the indented lines below it."""

    number: int
    rest: str
    below: list[str]

    def lines(self) -> list[tuple[int, str]]:
        """Every line with its number, without the name."""
        return [(self.number + place, line) for place, line in enumerate([self.rest, *self.below]) if line.strip()]


def read_position(text: str, game: Game | None = None) -> Position:
    """The position that the text holds, or BadPosition with the line."""
    if len(text) > LONGEST_POSITION:
        raise BadPosition(f"a position has at most {LONGEST_POSITION} characters")
    blocks = _blocks(text)
    game, options, seats = _read_header(blocks, game)
    words = words_of(game)
    base = _base(game, seats, options)
    kept = dict(base)
    for name, block in blocks.items():
        try:
            kept.update(_read_block(game, words, base, name, block))
        except BadValue as error:
            raise BadPosition(f"line {block.number + error.place}: {error}") from None
    try:
        return Position(game, options, snapshot.restore(game, kept))
    except Exception as error:  # whatever a game's own code makes of values that cannot be
        raise BadPosition(f"the position does not hold together ({type(error).__name__}: {error})") from None


def _blocks(text: str) -> dict[str, _Block]:
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].split() != ["position", str(FORMAT)]:
        raise BadPosition(f"line 1: a position begins with 'position {FORMAT}'")
    blocks: dict[str, _Block] = {}
    last: _Block | None = None
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            if last is None:
                raise BadPosition(f"line {number}: an indented line belongs to a name above it")
            last.below.extend([""] * (number - last.number - 1 - len(last.below)))
            last.below.append(line)
            continue
        name, _, rest = line.partition(" ")
        if name in blocks:
            raise BadPosition(f"line {number}: there is a second {name}")
        last = blocks[name] = _Block(number, rest.strip(), [])
    return blocks


def _read_header(blocks: dict[str, _Block], game: Game | None) -> tuple[Game, dict[str, Any], int]:
    header = {}
    for name, kind in (("game", str), ("rules", int), ("seats", list), ("options", dict)):
        block = blocks.pop(name, None)
        if block is None:
            raise BadPosition(f"the line '{name}' is missing")
        try:
            header[name] = json.loads(block.rest)
        except (ValueError, RecursionError):
            raise BadPosition(f"line {block.number}: {name} cannot be read") from None
        if type(header[name]) is not kind:
            raise BadPosition(f"line {block.number}: {name} is of the wrong kind")
    if game is None:
        try:
            game = load(header["game"])
        except LookupError as error:
            raise BadPosition(str(error.args[0])) from None
    if (header["game"], header["rules"]) != (game.name, game.rules):
        said = f"version {header['rules']} of the rules of {header['game']}, not {game.rules} of {game.name}"
        raise BadPosition(f"this position needs {said}")
    seats = len(header["seats"])
    if header["seats"] != list(game.colours[:seats]):
        raise BadPosition(f"the seats of {game.name} are called {', '.join(game.colours)}")
    try:
        return game, game.settings(seats, header["options"]), seats
    except BadOption as error:
        raise BadPosition(str(error)) from None


def _read_block(game: Game, words: PositionWords, base: dict[str, Json], name: str, block: _Block) -> dict[str, Json]:
    """The fields that a block tells."""
    if name in words.drawings:
        return words.drawings[name].read(block.below, base)
    if name in OWN_BLOCKS:
        return {name: OWN_BLOCKS[name](game, words, base, block)}
    if name != "barrier" and name not in _written_fields(game):
        raise BadValue(f"{game.name} has no field {name}")
    value = _read_field(base[name], words.numbers.get(name, Numbers()), block)
    if not _alike(base[name], value):
        raise BadValue(f"{name} is of another kind than {json.dumps(base[name])[:60]}")
    return {name: value}


def _read_field(base: Json, numbers: Numbers, block: _Block) -> Json:
    if not numbers.by or block.rest.startswith("["):
        return parse(block.rest, numbers)
    value = list(base) if isinstance(base, list) else []
    for number, line in block.lines():
        parse_entries(line, value, numbers, number - block.number)
    return value


def _alike(known: Json, value: Json) -> bool:
    """Whether a value is of the kind that a field has at the beginning, as far as that one shows it."""
    if isinstance(known, list) and isinstance(value, list):
        return not known or known[0] is None or all(type(entry) in (type(known[0]), type(None)) for entry in value)
    return known is None or value is None or type(known) is type(value)


def _read_todo(game: Game, words: PositionWords, base: dict[str, Json], block: _Block) -> Json:
    steps = {step.__name__: step for step in game.steps}
    found: list[Json] = []
    for number, line in block.lines():
        place = number - block.number
        word, *told = line.split(None, 1)
        if word not in steps:
            raise BadValue(f"{game.name} has no step {word[:60]}", place)
        names = step_fields(steps[word])
        known = {name: Numbers(of=words.tables.get(name)) for name in names}
        values = parse_named(told[0] if told else "", known, place)
        if sorted(name for name, _ in values) != sorted(names):
            raise BadValue(f"{word} takes {', '.join(names) or 'nothing'}", place)
        by_name = dict(values)
        found.append([word, *(by_name[name] for name in names)])
    return found[::-1]


def _read_drafts(game: Game, words: PositionWords, base: dict[str, Json], block: _Block) -> Json:
    seats = base["seats"]
    drafts: dict[str, list[Json]] = {name: [] for name in game.colours[: seats if isinstance(seats, int) else 0]}
    for number, line in block.lines():
        name, _, text = line.strip().partition(" ")
        try:
            drafts[name].append(game.notation.to_row(game.notation.from_text(text)))
        except KeyError:
            raise BadValue(f"there is no seat {name}", number - block.number) from None
        except Unreadable as error:
            raise BadValue(str(error), number - block.number) from None
    return list(drafts.values())


def _read_chance(game: Game, words: PositionWords, base: dict[str, Json], block: _Block) -> Json:
    if match := re.fullmatch(rf"({KEY}) ([0-9]{{1,15}})", block.rest):
        return [match.group(1), int(match.group(2))]
    seed = parse(block.rest, Numbers())
    if not isinstance(seed, str):
        raise BadValue("chance is a seed in quotation marks, or a key and how much was drawn")
    return [seeded(seed).key.hex(), 0]


def _read_result(game: Game, words: PositionWords, base: dict[str, Json], block: _Block) -> Json:
    try:
        result: Json = json.loads(block.rest)
    except (ValueError, RecursionError):
        raise BadValue("this cannot be read") from None
    return result


OWN_BLOCKS: dict[str, Callable[[Game, PositionWords, dict[str, Json], _Block], Json]] = {
    "todo": _read_todo,
    "drafts": _read_drafts,
    "chance": _read_chance,
    "result": _read_result,
}
