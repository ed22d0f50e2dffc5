"""The keys that a game's declarations and code ask for, and those that its files have."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import serai
from serai.engine.core.notation import Shape
from serai.engine.core.steps import ASK, ASK_ALL, Commit
from serai.words import MANY, PLAIN, kind_of, spelled

SOURCE = Path(serai.__file__).parent
RULE = re.compile(r"[A-Z]{2}(-[A-Z]+)+-\d+(\.\d+)?")


def folder_of(game: serai.Game) -> Path:
    module = import_module(type(game).__module__)
    package = import_module(str(module.__package__))
    return Path(str(package.__file__)).parent


def entries_in(path: Path) -> dict[str, Any]:
    """The messages and terms of a Fluent file by name, terms with their dash; what cannot be read is an error."""
    found: dict[str, Any] = {}
    assert path.is_file(), f"there is no file {path.relative_to(SOURCE)}"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            raise AssertionError(f"{path.name} cannot be read from here on: {(entry.content or '')[:80]!r}")
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert name not in found, f"{path.name} has {name} twice"
            found[name] = entry
    return found


def parts_of(node: Any) -> Iterator[Any]:
    """A node of a Fluent file and everything below it."""
    yield node
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from parts_of(part)


def mentioned(entry: Any) -> set[str]:
    """The other messages and terms that an entry uses."""
    return {
        f"-{part.id.name}" if isinstance(part, ftl.TermReference) else part.id.name
        for part in parts_of(entry)
        if isinstance(part, ftl.TermReference | ftl.MessageReference)
    }


def variables(entry: Any) -> set[str]:
    return {part.id.name for part in parts_of(entry) if isinstance(part, ftl.VariableReference)}


# ---- what a game asks for


def needed(game: serai.Game) -> set[str]:
    """Keys that every language must have; tables come apart."""
    found = {"name", *(f"option-{spelled(option.name)}" for option in game.options)}
    found |= {f"preset-{preset.name}" for preset in game.presets}
    found |= {f"ask-{kind_of(step)}" for step in game.steps if step.waits in (ASK, ASK_ALL)}
    found |= {f"choice-{shape.word}" for shape in game.notation.shapes if shape.make is not Commit}
    found |= {f"event-{shape.word}" for shape in game.events}
    found |= {f"reason-{spelled(rule)}" for rule in cited_rules(folder_of(game)) if not rule.startswith("SE-")}
    return found


def cited_rules(folder: Path) -> set[str]:
    """The rules that code hands out as the reason of a refusal."""
    return {
        constant
        for call in calls_of(folder, "Reason")
        if call.args
        for constant in constants_in(call.args[0])
        if RULE.fullmatch(constant)
    }


def named_rules(folder: Path) -> set[str]:
    """Every rule that code names at all, for instance in a function that finds the reason."""
    return {text for tree in trees(folder) for text in constants_in(tree) if RULE.fullmatch(text)}


def tables_of(game: serai.Game) -> dict[str, Any]:
    """The tables that choices and events point into; the seats are one of them."""
    declared: dict[str, Any] = {"seat": game.colours, **game.notation.tables}
    shapes: tuple[Shape, ...] = (*game.notation.shapes, *game.events)
    pointed = {field.rstrip("*") for shape in shapes for field in shape.fields} - set(PLAIN)
    unknown = pointed - declared.keys()
    assert not unknown, f"{game.name}: no table is called {', '.join(sorted(unknown))}"
    return declared


def missing_entries(game: serai.Game, keys: set[str]) -> list[str]:
    """Entries of tables without a name of their own where the table has no common one."""
    missing = []
    for table, entries in tables_of(game).items():
        own = [f"table-{spelled(table)}-{spelled(entry)}" for entry in entries]
        if f"table-{spelled(table)}" not in keys and not (len(own) > MANY and not keys.intersection(own)):
            missing += [key for key in own if key not in keys]
    return missing


def table_keys(game: serai.Game) -> set[str]:
    return {
        key
        for table, entries in tables_of(game).items()
        for key in (f"table-{spelled(table)}", *(f"table-{spelled(table)}-{spelled(entry)}" for entry in entries))
    }


# ---- reading code


def trees(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        if "content" not in path.parent.name:
            yield ast.parse(path.read_text(encoding="utf-8"))


def calls_of(folder: Path, *names: str) -> Iterator[ast.Call]:
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node


def constants_in(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
