"""The state of a game as plain data, and the declaration of who may see which part of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeAlias

from serai.engine.core.chance import Chance
from serai.engine.core.steps import Draft

# Who may see a field.
PUBLIC: Final = 0  # everybody
OWN: Final = 1  # a list with one entry a seat: each sees its own, and of the others how much they hold
COUNTED: Final = 2  # nobody; its size is public
SECRET: Final = 3  # nobody
DERIVED: Final = 4  # a cache or counter made from the other fields: in no view, no snapshot, no comparison


Event: TypeAlias = tuple[Any, ...]  # a named tuple of the game's own


class Result(NamedTuple):
    """How a game ended: points and place of every seat (1 is best, equal places share), and what they are made of."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reasons: tuple[dict[str, Any], ...]


class Form(NamedTuple):
    """How a field's value is written as JSON, read back and copied, and what it is before it is derived."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    copy: str  # an expression for an independent copy; {} stands for the value
    empty: str = "None"


def _same(value: object) -> object:
    return value


def _rows(value: Iterable[Iterable[object]]) -> list[list[object]]:
    return [list(row) for row in value]


def _tuples(value: Iterable[Iterable[object]]) -> list[tuple[object, ...]]:
    return [tuple(row) for row in value]


def _byte_rows(value: Iterable[Iterable[int]]) -> list[bytearray]:
    return [bytearray(row) for row in value]


SCALAR = Form(_same, _same, "{}")  # a number, a truth value, text or None
LIST = Form(list, list, "{}[:]", "[]")  # a list of scalars
TUPLE = Form(list, tuple, "{}", "()")  # a tuple of scalars
BYTES = Form(list, bytearray, "{}[:]", "bytearray()")
ROWS = Form(_rows, _rows, "[row[:] for row in {}]", "[]")  # a list of lists of scalars
TUPLES = Form(_rows, _tuples, "{}[:]", "[]")  # a list of tuples of scalars
BYTE_ROWS = Form(_rows, _byte_rows, "[row[:] for row in {}]", "[]")
TABLE = Form(dict, dict, "{}.copy()", "{}")  # text to scalar


class Field(NamedTuple):
    """One field of a state: who may see it, how it is written, and, for cards, which lots change places unseen."""

    name: str
    visibility: int
    form: Form = SCALAR
    cards: str = ""  # the deck whose cards lie here; unseen cards of one deck may change places
    lots: str = ""  # the field that gives each card's lot; only cards of one lot change places
    type: Any = int  # as annotated, for whoever writes types for other languages


class Hidden(NamedTuple):
    """What is told to everybody else in place of an event that only some seats may know."""

    seats: tuple[int, ...]
    event: Event
    twin: Event


class Bar(NamedTuple):
    """Stands among the told events where chance was drawn or something hidden was learned."""


BAR = Bar()


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class State:
    """What every state has; a game adds its own fields with `stateclass`, which makes constructor and clone."""

    declared: ClassVar[tuple[Field, ...]] = ()  # the game's own fields

    seats: int  # how many
    todo: list[Any]  # the steps still to happen, the next one last
    chance: Chance
    barrier: int = 0  # how often chance was drawn or something hidden was learned
    drafts: list[Draft] | None = None  # by seat, while several seats choose at once
    result: Result | None = None
    telling: bool = field(default=False, init=False)
    told: list[Event] = field(default_factory=list, init=False)

    def clone(self) -> Self:
        """An independent copy that tells nothing."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Tell everybody; callers test `telling` before they build the event."""
        self.told.append(event)

    def whisper(self, seats: tuple[int, ...], event: Event, twin: Event) -> None:
        """Tell some seats, and everybody else the twin that gives nothing away."""
        self.told.append(Hidden(seats, event, twin))

    def bar(self, times: int = 1) -> None:
        """Note that chance is drawn or something hidden is learned: no undo and no preview beyond this point."""
        self.barrier += times
        if self.telling:
            self.told += [BAR] * times

    def finish(self, result: Result) -> None:
        """End the game."""
        self.result = result
        self.todo.clear()


class Rank(Protocol):
    """What can be compared: a number, or a tuple of numbers."""

    def __lt__(self, other: Any, /) -> bool: ...


def places_of(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """Places from comparable ranks, higher is better; equal ranks share the better place."""
    best_first = sorted(ranks, reverse=True)
    return tuple([1 + best_first.index(rank) for rank in ranks])
