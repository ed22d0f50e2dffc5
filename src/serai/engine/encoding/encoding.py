"""What programs that learn know of a game: a fixed number for every choice, and what is observed of a view.

A game's folder declares both in `encoding.py`, as one `ENCODING`. Whoever changes the order, the tables or the observed
fields raises the version: models and data sets made with another version do not fit any more.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from serai.engine.core.game import Game
from serai.engine.core.steps import ASK_ALL, Choice, Commit

# How an observed field becomes numbers.
AMOUNT: Final = 0  # divided by the most there can be
KIND: Final = 1  # one place for every value, 1 at the one it has
BAG: Final = 2  # how often each entry of a table occurs
HELD: Final = 3  # the same for what the seat itself holds in a field by seat
SIZES: Final = 4  # how much each seat holds

NOWHERE: Final = -1 << 20


class Seen(NamedTuple):
    """One observed field of a view; what belongs to seats can be turned so that the observer's own comes first."""

    name: str
    form: int
    length: int  # entries, or for a bag the entries of its table
    least: int
    most: int
    each: int  # entries that a seat has in a list by seat, 0 where it is none
    seats_at: int  # the value that means the first seat, where values mean seats


def amount(name: str, most: int, length: int = 1, each: int = 0) -> Seen:
    """Encoding of which one can have more or less."""
    return Seen(name, AMOUNT, length, 0, most, each, NOWHERE)


def kind(name: str, most: int, least: int = -1, length: int = 1, each: int = 0, seats_at: int = NOWHERE) -> Seen:
    """Encoding that stand for things."""
    return Seen(name, KIND, length, least, most, each, seats_at)


def bag(name: str, length: int, most: int = 1) -> Seen:
    """A list of entries of a table, whatever their order."""
    return Seen(name, BAG, length, 0, most, 0, NOWHERE)


def held(name: str, length: int, most: int = 1) -> Seen:
    """What the seat itself holds of a table."""
    return Seen(name, HELD, length, 0, most, 0, NOWHERE)


def sizes(name: str, most: int, seats: int, turned: bool = True) -> Seen:
    """How much each seat holds, its own first unless said otherwise."""
    return Seen(name, SIZES, seats, 0, most, 1 if turned else 0, NOWHERE)


class Derived(NamedTuple):
    """An observed field that is made from another one of the view, and from nothing else."""

    source: str
    make: Callable[[Any], Any]


NOTHING_DERIVED: Final[Mapping[str, Derived]] = MappingProxyType({})


def nothing_added(view: dict[str, Any], facts: dict[str, Any]) -> None:
    """A game whose views are observed as they are."""


def no_features(view: dict[str, Any], picks: Sequence[Choice]) -> list[bytes]:
    """A game whose options say all by themselves."""
    return []


def packed(row: Sequence[float]) -> bytes:
    """The features of an option as they lie in a tensor; games keep the rows that come again and again."""
    return array("f", row).tobytes()


class Encoding:
    """Every choice that a game can offer, in a fixed order, and what is observed.

    The choices of a class come in the order of its tables, the last field fastest, classes as the notation has them;
    `listed` gives a class's choices one by one instead, where tables alone would not do or would leave most unused.
    """

    __slots__ = (
        "_number", "added", "asked", "choices", "derived", "features", "game", "option_features", "seen", "version",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        version: int,
        seen: Sequence[Seen],
        listed: Mapping[Any, Sequence[Choice]] | None = None,
        left_out: Sequence[type[Choice]] = (),
        added: Callable[[dict[str, Any], dict[str, Any]], None] = nothing_added,
        derived: Mapping[str, Derived] = NOTHING_DERIVED,
        asked: Callable[[Any], dict[str, Any]] | None = None,
        features: Sequence[str] = (),
        option_features: Callable[[dict[str, Any], Sequence[Any]], list[bytes]] = no_features,
    ) -> None:
        self.game = game
        self.version = version
        self.seen = tuple(seen)
        self.added = added  # adds what follows from a view and from the facts of a question to the view
        self.derived = derived  # observed fields that are made anew only when another one has changed
        self.asked = asked  # reads the facts off the step, whose values are public, where `facts` would be slow
        self.features = tuple(features)  # the names of what `option_features` tells of every option
        self.option_features = option_features
        found: list[Choice] = []
        if not any(step.waits == ASK_ALL for step in game.steps):
            left_out = (*left_out, Commit)
        for shape in game.notation.shapes:
            if shape.make in left_out:
                continue
            if listed is not None and shape.make in listed:
                found += listed[shape.make]
                continue
            for field in shape.fields:
                if field not in game.notation.tables:
                    raise TypeError(f"{game.name}: encoding.py must list the choices {shape.word} one by one ({field})")
            tables = [range(len(game.notation.tables[field])) for field in shape.fields]
            found += [shape.make(*entries) for entries in product(*tables)]
        self.choices = tuple(found)
        self._number: dict[object, dict[Choice, int]] = {}
        for number, choice in enumerate(found):
            of_class = self._number.setdefault(type(choice), {})
            if choice in of_class:
                raise TypeError(f"{game.name}: encoding.py lists {choice} twice")
            of_class[choice] = number

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.choices)

    def number(self, choice: Choice) -> int:
        """The number of a choice, or -1 for one that has none."""
        of_class = self._number.get(type(choice))
        return -1 if of_class is None else of_class.get(choice, -1)

    def numbers(self, choices: Sequence[Choice]) -> list[int]:
        """The numbers of several choices, in their order; those without one are left out."""
        return [number for number in [self.number(choice) for choice in choices] if number >= 0]

    def fingerprint(self) -> str:
        """A hash of all numbers and observed fields; it changes only together with the version."""
        write = self.game.notation.to_text
        lines = [f"{number} {write(choice)}" for number, choice in enumerate(self.choices)]
        lines += [repr(tuple(seen)) for seen in self.seen]
        lines += self.features
        return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
