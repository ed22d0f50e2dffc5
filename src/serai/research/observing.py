"""A seat's view as a tensor with named fields, and options as feature vectors; both are made from views alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from itertools import compress
from operator import attrgetter, itemgetter, ne
from typing import Any, NamedTuple

import numpy as np

from serai.engine.core.companions import companion, folder_of
from serai.engine.core.drafts import waiting_seats
from serai.engine.core.game import Game, load
from serai.engine.core.notation import Shape
from serai.engine.core.state import COUNTED, PUBLIC, State
from serai.engine.core.state import Field as StateField
from serai.engine.core.steps import ASK, Ask, Choice, Step, seat_asked
from serai.engine.encoding.encoding import HELD, KIND, SIZES, Encoding, amount, kind
from serai.research.compact import Codes, Layout, Look, Looks, Tensor, Value, Write, width

Reader = Callable[[State, int], Any]  # of a field, for a seat
MOST_KEPT = 50_000  # choices remembered by their address
WIDEST = 64  # tables up to this size have a feature for every entry, larger ones a single number


def game_named(game: Game | str) -> Game:
    """A game, or the one registered under a name."""
    return load(game) if isinstance(game, str) else game


def encoding_of(game: Game | str) -> Encoding:
    """What the game's folder declares in encoding.py."""
    game = game_named(game)
    where = folder_of(game)
    own: Encoding | None = getattr(import_module(where), "ENCODING", None)  # of a game that is a single file
    found: Encoding | None = own or getattr(companion(game, "encoding"), "ENCODING", None)
    if found is None:
        raise LookupError(f"{game.name} has no numbers: {where}.encoding with ENCODING is missing")
    return found


class Part(NamedTuple):
    """Where a named field lies in the tensor, and its shape there."""

    start: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        """The first place after it."""
        return self.start + int(np.prod(self.shape))


class Observer:
    """Turns views of one game with one number of seats into tensors; one serves any number of games."""

    def __init__(self, game: Game | str, seats: int) -> None:
        self.numbers = encoding_of(game)
        self.game = self.numbers.game
        self.seats = seats
        most = self.game.max_seats
        self._kinds = {step: number for number, step in enumerate(step for step in self.game.steps if step.waits)}
        own = (
            kind("seat", most - 1, 0),
            amount("asked_seats", 1, most, each=1),
            kind("question", len(self._kinds) - 1),
        )
        declared = (*own, *self.numbers.seen)
        self.layout = Layout(declared)
        self._declared = self.layout.declared
        self.parts: dict[str, Part] = {}
        self._readers = {field.name: reader_of(field) for field in self.game.shown}
        public = {field.name for field in self.game.shown if field.visibility == PUBLIC}
        derived = self.numbers.derived
        sources = [derived[seen.name].source if seen.name in derived else seen.name for seen in self._declared]
        makers = {place: derived[seen.name].make for place, seen in enumerate(self._declared) if seen.name in derived}
        counted = {field.name for field in self.game.shown if field.visibility == COUNTED}
        # What is public, and of what there is only a number, is read off the state at once; the rest from the view.
        at_once = [place for place, name in enumerate(sources) if name in public]
        sizes = [place for place, name in enumerate(sources) if name in counted]
        others = [place for place, name in enumerate(sources) if name not in public | counted]
        self._at_once: Callable[[State], tuple[Value, ...]] = tuple_of(attrgetter, [sources[p] for p in at_once])
        self._counted: Callable[[State], tuple[list[Any], ...]] = tuple_of(attrgetter, [sources[p] for p in sizes])
        self._others: Callable[[dict[str, Any]], tuple[Value, ...]] = tuple_of(itemgetter, [sources[p] for p in others])
        order = [*at_once, *sizes, *others]
        self._from_view: Callable[[dict[str, Any]], tuple[Value, ...]] = tuple_of(
            itemgetter, [sources[p] for p in order]
        )
        self._places = range(len(order))
        # Games list the same objects again and again, found fastest by their address; they are kept, here or by the
        # numbers, so that no other object can ever have it.
        self._by_id = {id(choice): number for number, choice in enumerate(self.numbers.choices)}
        self._kept: list[Choice] = []
        self._lay_out()
        self._writers: list[list[Write]] = []
        self._blanks: list[Look] = []
        for seat in range(seats):
            writers, blank = self.layout.writers(seat, seats), self.layout.blank(seat, seats)
            for place, make in makers.items():
                writers[place] = made_writer(make, writers[place])
            self._writers.append([writers[place] for place in order])
            # What is made from something else has no value to compare with before the first look.
            values = [None if place in makers else blank.values[place] for place in order]
            self._blanks.append(Look(values, blank.codes))
        self.features = self._feature_names()

    def __reduce__(self) -> tuple[Callable[..., Observer], tuple[str, int]]:
        """Restored as the one observer of its game: OpenSpiel pickles games at every move."""
        return observer_in, (folder_of(self.game), self.seats)

    # ---- where everything lies

    def _lay_out(self) -> None:
        start = 0
        for seen in self._declared:
            values = width(seen)
            name = {HELD: f"own_{seen.name}", SIZES: f"sizes_{seen.name}"}.get(seen.form, seen.name)
            if name in self.parts:
                raise TypeError(f"{self.game.name}: {name} is observed twice")
            shape = (seen.length, values) if seen.form == KIND and seen.length > 1 else (seen.length * values,)
            self.parts[name] = Part(start, shape)
            start += seen.length * values
        self.size = self.layout.size

    # ---- filling

    def uncopied_view(self, s: State, seat: int) -> dict[str, Any]:
        """The view of a seat without copies, for reading only."""
        view = Glance(self._readers, s, seat)
        view["seat"] = seat
        view["seats"] = s.seats
        if s.drafts is not None:
            view["draft"] = [self.game.notation.to_row(pick) for pick in s.drafts[seat]]
        return view

    def see(self, s: State, seat: int, facts: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees, and what follows from it; facts are those of a question put to that very seat."""
        view = self.uncopied_view(s, seat)
        asked = [0] * self.seats
        kind_asked = -1
        if s.todo:
            step: Step = s.todo[-1]
            kind_asked = self._kinds[type(step)]
            if step.waits == ASK:
                ask: Ask = s.todo[-1]
                asked[seat_asked(ask)] = 1
            else:
                for other in waiting_seats(s):
                    asked[other] = 1
        view["asked_seats"] = asked
        view["question"] = kind_asked
        self.numbers.added(view, facts)
        return view

    def codes(self, view: dict[str, Any], looks: Looks | None = None) -> bytearray:
        """What a seat sees as bytes, for reading only.

        In `looks` is kept what the seat saw last, in this match or any other, and only what differs is written anew.
        """
        seat: int = view["seat"]
        if isinstance(view, Glance):
            s = view.state
            values = (*self._at_once(s), *map(len, self._counted(s)), *self._others(view))
        else:
            values = self._from_view(view)
        last = None if looks is None else looks.get(seat)
        if last is None:
            last = self._blanks[seat]
        changed = list(compress(self._places, map(ne, values, last.values)))
        if not changed:
            return last.codes
        codes, kept, writers = last.codes[:], list(last.values), self._writers[seat]
        for place in changed:
            kept[place] = writers[place](codes, values[place], kept[place])
        if looks is not None:
            looks[seat] = Look(kept, codes)
        return codes

    def observe(self, view: dict[str, Any], into: Tensor | None = None, looks: Looks | None = None) -> Tensor:
        """The tensor of what a seat sees."""
        tensor = self.expand(self.codes(view, looks))
        if into is None:
            return tensor
        into[:] = tensor
        return into

    def expand(self, codes: bytes | bytearray | Codes) -> Tensor:
        """The tensor of the bytes of one look, or, of an array with a look in each row, a row for each."""
        return self.layout.expand(codes if isinstance(codes, np.ndarray) else np.frombuffer(codes, np.uint8))

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The same tensor field by field; changes show in both."""
        return {name: tensor[part.start : part.end].reshape(part.shape) for name, part in self.parts.items()}

    # ---- options

    def numbered(self, choices: Sequence[Choice]) -> list[int]:
        """The numbers of some options in their order; those without one are left out."""
        by_id = self._by_id
        try:
            return list(map(by_id.__getitem__, map(id, choices)))
        except KeyError:
            for choice in choices:
                number = self.numbers.number(choice)
                if number >= 0 and id(choice) not in by_id and len(self._kept) < MOST_KEPT:
                    self._kept.append(choice)
                    by_id[id(choice)] = number
            return self.numbers.numbers(choices)

    def _feature_names(self) -> tuple[str, ...]:
        """The class of an option, its entries of small tables, its numbers, and what the game says of it."""
        notation = self.game.notation
        used = [shape for shape in notation.shapes if any(type(c) is shape.make for c in self.numbers.choices)]
        names = [f"is_{shape.word}" for shape in used]
        for table in dict.fromkeys(field.removesuffix("*") for shape in used for field in shape.fields):
            entries = notation.tables.get(table, ())
            if 0 < len(entries) <= WIDEST:
                names += [f"{table}_{entry}" for entry in entries]
            else:
                names.append(table)
        return (*names, *self.numbers.features)

    @property
    def fixed(self) -> Tensor:
        """The features of every choice that never change, a row for each number."""
        return _fixed(self)

    def option_features(self, view: dict[str, Any], numbers: Sequence[int]) -> Tensor:
        """The features of some options, a row for each."""
        fixed: Tensor = self.fixed[numbers]
        choices = self.numbers.choices
        if self.numbers.features:
            told = self.numbers.option_features(view, [choices[number] for number in numbers])
            own = np.frombuffer(b"".join(told), np.float32)
            fixed[:, -len(self.numbers.features) :] = own.reshape(len(numbers), -1)
        return fixed


class Glance(dict[str, Any]):
    """What a seat sees of a state, read off it when it is asked for; of what the seat may not see there is nothing."""

    __slots__ = ("readers", "seat", "state")

    def __init__(self, readers: dict[str, Reader | None], state: State, seat: int) -> None:
        self.readers, self.state, self.seat = readers, state, seat

    def __missing__(self, name: str) -> Any:
        read = self.readers[name]
        value = self[name] = getattr(self.state, name) if read is None else read(self.state, self.seat)
        return value


def reader_of(field: StateField) -> Reader | None:
    """What a seat sees of a field: its own and the sizes of others', or how much there is; None where it sees all."""
    if field.visibility == PUBLIC:
        return None
    read = attrgetter(field.name)
    if field.visibility == COUNTED:
        return lambda s, seat: len(read(s))

    def own(s: State, seat: int) -> list[int | list[int]]:
        value: Sequence[list[int]] = read(s)
        sizes: list[int | list[int]] = list(map(len, value))
        sizes[seat] = value[seat]
        return sizes

    return own


def tuple_of(getter: Callable[..., Callable[[Any], Any]], names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gets several values at once, however few they are."""
    if len(names) > 1:
        return getter(*names)
    if not names:
        return lambda source: ()
    only = getter(*names)
    return lambda source: (only(source),)


def made_writer(make: Callable[[Any], Any], write: Write) -> Write:
    """Writes what is made from another field, and keeps a copy of that one to compare with."""

    def write_made(codes: bytearray, value: Any, last: object) -> Any:
        write(codes, make(value), None)
        if not isinstance(value, list):
            return value
        return [entry[:] if isinstance(entry, list) else entry for entry in value]

    return write_made


@cache
def observer_of(game: Game, seats: int) -> Observer:
    """The observer of a game with so many seats, made once."""
    return Observer(game, seats)


def observer_in(folder: str, seats: int) -> Observer:
    """The observer of the game that a folder declares."""
    game: Game = import_module(folder).GAME
    return observer_of(game, seats)


@cache
def _fixed(observer: Observer) -> Tensor:
    column = {name: place for place, name in enumerate(observer.features)}
    notation = observer.game.notation
    shapes: dict[object, Shape] = {shape.make: shape for shape in notation.shapes}
    rows = np.zeros((observer.numbers.size, len(column)), np.float32)
    for number, choice in enumerate(observer.numbers.choices):
        shape = shapes[type(choice)]
        row = rows[number]
        row[column[f"is_{shape.word}"]] = 1
        for field, value in zip(shape.fields, choice, strict=True):
            table = field.removesuffix("*")
            entries = notation.tables.get(table, ())
            for entry in value if field.endswith("*") else (value,):
                if table in column:
                    row[column[table]] = entry / (len(entries) or 1000)
                else:
                    row[column[f"{table}_{entries[entry]}"]] = 1
    return rows
