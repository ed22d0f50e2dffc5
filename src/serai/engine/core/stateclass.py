"""A state is written once: one line a field, from which constructor, clone and declarations are made.

    @stateclass
    class Nim(State):
        heap: int = public()  # stones left

`__init__` and `clone` are made as source and compiled, since a clone that loops over its fields would be far slower;
`tools/compile` writes the same source out for mypyc, which sees no method made at import.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from serai.engine.core.state import (
    BYTE_ROWS,
    BYTES,
    COUNTED,
    DERIVED,
    LIST,
    OWN,
    PUBLIC,
    ROWS,
    SCALAR,
    SECRET,
    TABLE,
    TUPLE,
    TUPLES,
    Field,
    Form,
    State,
)

Value = TypeVar("Value")
Kind = TypeVar("Kind", bound=type[State])

SCALARS: Final[dict[object, str]] = {
    int: "0",
    bool: "False",
    str: '""',
    float: "0.0",
    NoneType: "None",
}  # and what they are when empty
# The engine's own fields: as parameters of a constructor, and how each is copied.
FRAME: Final = {
    "seats: int": "{}",
    "todo: list[Any]": "{}[:]",
    "chance: Chance": "{}.clone()",
    "barrier: int = 0": "{}",
    "drafts: list[Draft] | None = None": "None if {} is None else {}[:]",
    "result: Result | None = None": "{}",
}


class Declared(NamedTuple):
    """What stands to the right of a field until its class is made."""

    visibility: int
    form: Form | None
    cards: str
    lots: str


def public(*, form: Form | None = None, cards: str = "", lots: str = "") -> Value:  # type: ignore[type-var]
    """Everybody sees the field."""
    return cast("Value", Declared(PUBLIC, form, cards, lots))


def own(*, form: Form | None = None, cards: str = "", lots: str = "") -> Value:  # type: ignore[type-var]
    """A list with one entry a seat: each sees its own, and of the others how much they hold."""
    return cast("Value", Declared(OWN, form, cards, lots))


def counted(*, form: Form | None = None, cards: str = "", lots: str = "") -> Value:  # type: ignore[type-var]
    """Nobody sees the field; its size is public."""
    return cast("Value", Declared(COUNTED, form, cards, lots))


def secret(*, form: Form | None = None, cards: str = "", lots: str = "") -> Value:  # type: ignore[type-var]
    """Nobody sees the field."""
    return cast("Value", Declared(SECRET, form, cards, lots))


def derived(*, form: Form | None = None, init: Literal[False] = False) -> Value:  # type: ignore[type-var]
    """Follows from the other fields: in no view, no snapshot, and empty until `Game.derive` has made it."""
    return cast("Value", Declared(DERIVED, form, "", ""))


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(public, own, counted, secret, derived))
def stateclass(kind: Kind) -> Kind:
    """The class with slots, a constructor by keyword, a clone, and its fields as `declared`."""
    new_fields = fields_of(kind)
    fields = (*kind.declared, *new_fields)
    source = "from __future__ import annotations\n" + constructor_source(fields) + clone_source(fields)
    space: dict[str, Any] = {"make": object.__new__}
    exec(compile(source, f"<fields of {kind.__name__}>", "exec"), space)
    names = tuple(field.name for field in new_fields)
    replaced = {*names, "__dict__", "__weakref__"}
    body = {name: value for name, value in vars(kind).items() if name not in replaced}
    body |= {"__slots__": names, "declared": fields, "__init__": space["__init__"], "clone": space["clone"]}
    space["Made"] = made = type(kind.__name__, kind.__bases__, body)
    return cast("Kind", made)


def fields_of(kind: type[State]) -> tuple[Field, ...]:
    """The fields that a class declares itself, in the order of its lines; TypeError where a line is wrong."""
    hints = get_type_hints(kind)
    there = {name: value for name, value in vars(kind).items() if isinstance(value, Declared)}
    taken = {*dir(State), *(field.name for field in kind.declared)}
    found = []
    for name in vars(kind).get("__annotations__", {}):
        if get_origin(hints[name]) is ClassVar:
            continue
        if name not in there:
            raise TypeError(f"{kind.__name__}.{name}: say who may see it, such as `{name}: ... = public()`")
        if name in taken:
            raise TypeError(f"{kind.__name__}.{name}: every state has something of this name already")
        found.append(field_of(f"{kind.__name__}.{name}", name, hints[name], there.pop(name)))
    for name in there:
        raise TypeError(f"{kind.__name__}.{name}: give it a type, such as `{name}: int = ...`")
    for field in found:
        if field.lots and not hasattr(kind, field.lots):
            raise TypeError(f"{kind.__name__}.{field.name}: there is no field {field.lots} that could hold its lots")
    return tuple(found)


def field_of(where: str, name: str, annotated: object, line: Declared) -> Field:
    """One line as a field, its form found from its type."""
    form = line.form or form_of(annotated)
    if form is None:
        raise TypeError(f"{where}: give it a form, there is none for {annotated}")
    if line.visibility == OWN and get_origin(annotated) is not list:
        raise TypeError(f"{where}: what is each seat's own is a list with one entry a seat, not {annotated}")
    if line.lots and not line.cards:
        raise TypeError(f"{where}: lots are for cards; name the deck with cards=...")
    return Field(name, line.visibility, form, line.cards, line.lots, annotated)


def form_of(annotated: object) -> Form | None:
    """How values of a type are written, read and copied; None where it must be said."""
    whole, parts = get_origin(annotated), get_args(annotated)
    if is_scalar(annotated):
        return SCALAR
    if annotated is bytearray:
        return BYTES
    if whole is dict:
        return TABLE if parts[0] is str and is_scalar(parts[1]) else None
    if whole is tuple:
        return TUPLE if are_scalars(parts) else None
    if whole is not list:
        return None
    if is_scalar(parts[0]):
        return LIST
    if parts[0] is bytearray:
        return BYTE_ROWS
    if not are_scalars(get_args(parts[0])):
        return None
    return {"list": ROWS, "tuple": TUPLES}.get(getattr(get_origin(parts[0]), "__name__", ""))


def is_scalar(annotated: object) -> bool:
    """Whether a type is a number, a truth value, text, None, or one of several of these."""
    if get_origin(annotated) in (Union, UnionType):
        return are_scalars(get_args(annotated))
    return annotated in SCALARS


def are_scalars(parts: Sequence[object]) -> bool:
    """Whether all parts of a type are scalars, as in `tuple[int, ...]`."""
    return all(part is ... or is_scalar(part) for part in parts)


def constructor_source(fields: Sequence[Field], types: Mapping[str, str] | None = None) -> str:
    """The source of a constructor that takes every field by keyword; derived ones begin empty."""
    typed = {field.name: f"{field.name}: {types[field.name]}" if types else field.name for field in fields}
    given = [typed[field.name] for field in fields if field.visibility != DERIVED]
    lines = [f"def __init__(self, *, {', '.join([*FRAME, *given])}) -> None:"]
    lines += [f"    self.{name} = {name}" for name in map(name_of, FRAME)]
    lines += ["    self.telling = False", "    self.told = []"]
    for field in fields:
        lines.append(f"    self.{typed[field.name]} = {empty_of(field) if field.visibility == DERIVED else field.name}")
    return "\n".join(lines) + "\n"


def clone_source(fields: Sequence[Field]) -> str:
    """The source of a clone that fills slot by slot, which is quicker than calling the constructor."""
    lines = ["def clone(self):", "    made = make(Made)"]
    lines += [f"    made.{name} = {copy}" for name, copy in copies(fields).items()]
    return "\n".join([*lines, "    made.telling = False", "    made.told = []", "    return made"]) + "\n"


def copies(fields: Sequence[Field]) -> dict[str, str]:
    """By name: the expression for an independent copy of each field of a state, the engine's own first."""
    templates = {name_of(parameter): copy for parameter, copy in FRAME.items()}
    templates |= {field.name: field.form.copy for field in fields}
    return {name: template.replace("{}", f"self.{name}") for name, template in templates.items()}


def empty_of(field: Field) -> str:
    """What a derived field is before it is derived."""
    return SCALARS.get(field.type, "None") if field.form is SCALAR else field.form.empty


def name_of(parameter: str) -> str:
    """The name of a parameter such as `seats: int`."""
    return parameter.partition(":")[0]
