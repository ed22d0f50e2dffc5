"""A game's declarations as TypeScript: what a board reads, chooses and hears, its tables, codes, facts and content."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from serai.engine.core.chance import seeded
from serai.engine.core.game import Game
from serai.engine.core.notation import Shape
from serai.engine.core.state import COUNTED, OWN, SCALAR, TABLE, Field
from serai.engine.play.history import TakenBack
from serai.server.operations.content_types import content_type
from serai.server.tables.catalogue import content_of

LARGEST_TABLE = 400  # a longer one is no union of names: a board gets it with the game's notation
HEAD = "// Made from the declarations of {name} by `python -m serai.server.operations.schemas`.\n"
PLAIN = {int: "number", float: "number", bool: "boolean", str: "string", type(None): "null", bytearray: "number[]"}


def write_types(game: Game, folder: Path) -> None:
    """Write `<game>.ts`, if there is anything new in it, so that whoever builds from it need not build again."""
    folder.mkdir(parents=True, exist_ok=True)
    file, text = folder / f"{game.name}.ts", typescript(game)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def typescript(game: Game) -> str:
    """The whole module."""
    tables = {"seat": game.colours, **game.notation.tables}
    events = (*game.events, Shape(TakenBack, "seat number"))
    parts = [
        HEAD.format(name=game.name),
        'import type * as face from "$/table/face/face";',
        "// ---- tables",
        *(_table(name, entries) for name, entries in tables.items()),
        _tables(tables),
        "// ---- codes",
        *(f"export const {name} = {value};" for name, value in game.codes.items()),
        "// ---- what a seat sees",
        _view(game),
        "// ---- what follows from it",
        _facts(game),
        "// ---- what is chosen and told",
        _choices(game.notation.shapes),
        *(_event(game, shape) for shape in events),
        _union("Event", [shape.make.__name__ + "Event" for shape in events]),
        'export type EventOf<Word extends Event["event"]> = Extract<Event, { event: Word }>;',
        "// ---- what the box holds",
        f"export type Content = {content_type(content_of(game.name))};",
        "// ---- and the face that a board is given",
        "export type Game = { View: View; Facts: Facts; Choice: Choice; Event: Event; Content: Content };",
        "export type Face = face.Face<Game>;",
        "export type Foreseen = face.Foreseen<Game>;",
        "export type Happening = face.Happening<Event>;",
        "export type Options = face.Options<Choice>;",
        "export type Question = face.Question<Choice>;",
    ]
    return "\n".join(parts) + "\n"


def _table(name: str, entries: Iterable[str]) -> str:
    listed = list(entries)
    title = "".join(part.capitalize() for part in name.split("_"))
    if len(listed) > LARGEST_TABLE:
        return f"export type {title}Name = string;"
    return (
        f"export const {name.upper()}_TABLE = {json.dumps(listed)} as const;\n"
        f"export type {title}Name = (typeof {name.upper()}_TABLE)[number];"
    )


def _tables(tables: Mapping[str, Iterable[str]]) -> str:
    short = [name for name, entries in tables.items() if len(list(entries)) <= LARGEST_TABLE]
    return "export const TABLES = { " + ", ".join(f"{name}: {name.upper()}_TABLE" for name in short) + " } as const;"


def _view(game: Game) -> str:
    state = type(game.new(game.min_seats, seeded("types"), game.settings(game.min_seats, {})))
    hints = {**_hints(state.__init__), **_hints(state)}
    lines = [f"  {field.name}: {_seen(field, hints.get(field.name))};" for field in game.shown]
    return "\n".join(["export type View = face.Frame<Choice> & {", *lines, "};"])


def _hints(of: Any) -> dict[str, Any]:
    """The annotations of a class or function; none where they name what is not there when the program runs."""
    try:
        return typing.get_type_hints(of)
    except (NameError, TypeError):
        return {}


def _seen(field: Field, hint: Any) -> str:
    """The type of a field as views show it."""
    if field.visibility == COUNTED:
        return "number"
    whole = _of_form(field) if hint is None else type_of(hint)
    if field.visibility == OWN:
        own = whole.removesuffix("[]") if whole.endswith("[]") else "unknown"
        others = "number[]" if field.lots else "number"
        return f"{own}[]" if own == others else f"({own} | {others})[]"
    return whole


def _of_form(field: Field) -> str:
    """What is known of a field's type from how it is written."""
    if field.form is SCALAR:
        return "number"
    return "Record<string, number>" if field.form is TABLE else f"number{'[]' * _depth(field)}"


def _depth(field: Field) -> int:
    return 2 if field.form.write([[0]]) == [[0]] and field.form.write is not list else 1


def type_of(hint: Any) -> str:
    """A Python type as what its values are in JSON."""
    if hint in PLAIN:
        return PLAIN[hint]
    if typing.is_typeddict(hint):
        return str(hint.__name__)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return type_of(arguments[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(type_of, arguments))
    if origin is tuple and arguments[-1:] != (...,):
        return f"[{', '.join(map(type_of, arguments))}]"
    if origin in (list, tuple) and arguments:
        entry = type_of(arguments[0])
        return f"({entry})[]" if " | " in entry else f"{entry}[]"
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return f"Record<string, {type_of(arguments[1])}>"
    return "unknown"


def records_in(hint: Any) -> dict[str, str]:
    """The types of objects with named parts that a Python type is made of, by name."""
    if not typing.is_typeddict(hint):
        return {name: body for part in typing.get_args(hint) for name, body in records_in(part).items()}
    parts = _hints(hint)
    found = {name: body for part in parts.values() for name, body in records_in(part).items()}
    found[hint.__name__] = "{ " + "; ".join(f"{name}: {type_of(part)}" for name, part in parts.items()) + " }"
    return found


def _facts(game: Game) -> str:
    lines = []
    records: dict[str, str] = {}
    for fact in game.facts:
        about = (fact.find.__doc__ or "").strip().partition("\n")[0]
        given = _hints(fact.find).get("return")
        records |= records_in(given)
        lines += [f"  /** {about} */", f"  {fact.name}: {type_of(given)};"]
    named = [f"export type {name} = {body};" for name, body in records.items()]
    return "\n".join([*named, "export type Facts = {", *lines, "};"])


def _choices(shapes: Iterable[Shape]) -> str:
    return _union("Choice", [_row(shape) for shape in shapes])


def _row(shape: Shape) -> str:
    named = [f'word: "{shape.word}"', *(f"{name}: {kind}" for name, kind in _typed(shape))]
    return f"[{', '.join(named)}]"


def _event(game: Game, shape: Shape) -> str:
    find = game.event_facts.get(shape.word)
    follows = _hints(_hints(find)["return"]) if find else {}
    typed = [*_typed(shape), *((name, type_of(hint)) for name, hint in follows.items())]
    fields = "; ".join([f'event: "{shape.word}"', *(f"{name}: {kind}" for name, kind in typed)])
    return f"export type {shape.make.__name__}Event = {{ {fields} }};"


def _typed(shape: Shape) -> Iterable[tuple[str, str]]:
    """The fields of a choice or an event with their types, from the annotations or else from the tables."""
    hints = _hints(shape.make)
    for name, table in zip(shape.names, shape.fields, strict=True):
        known = type_of(hints[name]) if name in hints else "unknown"
        yield name, _of_table(table) if known == "unknown" else known


def _of_table(table: str) -> str:
    return "string" if table == "words" else "number[]" if table.endswith("*") else "number"


def _union(name: str, members: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"
