"""Sources as mypyc needs them, written into the copy that is compiled; the sources themselves stay as they are.

mypyc does not see methods that `stateclass` makes at import: slots, constructor, clone and fields are written out.
And it takes a bare `takes = (Square,)` in the body of a dataclass for a field with a default.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from importlib import import_module

from serai.engine.core import state
from serai.engine.core.state import DERIVED, Field
from serai.engine.core.stateclass import constructor_source, copies

IMPORTS = """from typing import Any, ClassVar
from serai.engine.core import state as _forms
from serai.engine.core.chance import Chance
from serai.engine.core.state import Field, Result
from serai.engine.core.steps import Draft
try:
    from mypy_extensions import mypyc_attr
except ImportError:  # mypyc has read it, and what it built does without
    pass
"""
# An object may be made without its fields, and a field that was not set is not there: facts are worked out on such.
BLANK = "@mypyc_attr(serializable=True)"
FORMS = {id(form): f"_forms.{name}" for name, form in vars(state).items() if isinstance(form, state.Form)}


def expanded(source: str, module: str) -> str:
    """The source of a module with all that mypyc would not see written out."""
    tree, lines, written = ast.parse(source), source.splitlines(), False
    for node in reversed(tree.body):  # from below, so that line numbers stay right
        if not isinstance(node, ast.ClassDef):
            continue
        if is_decorated(node, "stateclass"):
            write_out(lines, node, getattr(import_module(module), node.name).declared)
            written = True
        elif is_decorated(node, "dataclass"):
            move_class_variables(lines, node)
    if written:
        first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
        lines.insert(first.lineno, IMPORTS)  # after `from __future__ import annotations`
    return "\n".join(lines) + "\n"


def is_decorated(node: ast.ClassDef, by: str) -> bool:
    """Whether a class stands under a decorator, with or without arguments."""
    named = [one.func if isinstance(one, ast.Call) else one for one in node.decorator_list]
    return any(isinstance(one, ast.Name) and one.id == by for one in named)


def move_class_variables(lines: list[str], node: ast.ClassDef) -> None:
    """Assign what stands bare in the body of a dataclass after the class, where it cannot be taken for a field."""
    bare = [one for one in node.body if isinstance(one, ast.Assign)]
    end = node.end_lineno or node.lineno
    lines[end:end] = [f"{node.name}.{ast.unparse(one)}" for one in bare]
    for one in reversed(bare):
        del lines[one.lineno - 1 : one.end_lineno]


def write_out(lines: list[str], node: ast.ClassDef, fields: Sequence[Field]) -> None:
    """Put the methods of a class in the place of its fields."""
    names = {field.name for field in fields}
    declared = [one for one in node.body if isinstance(one, ast.AnnAssign) and ast.unparse(one.target) in names]
    types = {ast.unparse(one.target): ast.unparse(one.annotation) for one in declared}
    forms = {ast.unparse(one.target): form_given(one) for one in declared}
    shown = [
        f"    Field({field.name!r}, {field.visibility}, {forms[field.name] or FORMS[id(field.form)]},"
        f" {field.cards!r}, {field.lots!r}, {types[field.name]}),"
        for field in fields
    ]
    made = [
        f"__slots__ = {tuple(types)!r}",
        *("declared: ClassVar[tuple[Field, ...]] = (", *shown, ")"),
        *constructor_source(fields, types).splitlines(),
        *clone_source(node.name, fields),
    ]
    lines[node.end_lineno or node.lineno : node.end_lineno] = [f"    {line}" for line in made]
    for one in reversed(declared):
        del lines[one.lineno - 1 : one.end_lineno]
    for decorator in node.decorator_list:
        lines[decorator.lineno - 1] = BLANK


def form_given(line: ast.AnnAssign) -> str:
    """The form that a field's line names itself, or nothing."""
    named = line.value.keywords if isinstance(line.value, ast.Call) else []
    return next((ast.unparse(one.value) for one in named if one.arg == "form"), "")


def clone_source(name: str, fields: Sequence[Field]) -> list[str]:
    """A clone through the constructor: a compiled class has no other way to make an object."""
    derived = [field.name for field in fields if field.visibility == DERIVED]
    copied = copies(fields)
    given = ", ".join(f"{one}={copied[one]}" for one in copied if one not in derived)
    return [
        f"def clone(self) -> {name}:",
        f"    made = {name}({given})",
        *(f"    made.{one} = {copied[one]}" for one in derived),
        "    return made",
    ]
