"""A seat's view as a tensor with named fields, and options as feature vectors; both are made from views alone."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from itertools import compress, count
from operator import attrgetter, itemgetter, ne
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.engine.core.companions import companion, folder_of
from serai.engine.core.drafts import waiting_seats
from serai.engine.core.game import Game, load
from serai.engine.core.notation import Shape
from serai.engine.core.state import COUNTED, OWN, PUBLIC, State
from serai.engine.core.steps import Choice, Step
from serai.engine.encoding.encoding import AMOUNT, BAG, HELD, KIND, SIZES, Encoding, Seen, amount, kind
from serai.engine.play.questions import asked_alone

Tensor = NDArray[np.float32]
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


def is_list(seen: Seen) -> bool:
    """Whether a field of a view has more than one number."""
    return seen.length > 1 or seen.form not in (AMOUNT, KIND)


def width(seen: Seen) -> int:
    """How many places an entry of a field takes."""
    return seen.most - seen.least + 1 if seen.form == KIND else 1


Entry: TypeAlias = int | list[int]  # of a field by seat: what the observer holds is a list, of the others the size
Value: TypeAlias = int | list[Any]  # of a field in a view


class Look(NamedTuple):
    """What a seat saw, by field, and its tensor; neither is ever changed."""

    values: Sequence[Value]
    tensor: array[float]


Looks = dict[int, Look]  # by seat


class Field(NamedTuple):
    """Where a declared field lies for one seat."""

    seen: Seen
    single: bool  # one number, not a list
    places: list[int]  # by entry, the observer's own first where they belong to seats
    turned: list[int]  # by value of a kind: how far from that place, the observer first where values mean seats


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
        sets = [seen for seen in declared if seen.form in (BAG, HELD) and seen.most == 1]
        counts = [seen for seen in declared if seen.form != KIND and seen not in sets]
        codes = [seen for seen in declared if seen.form == KIND]
        # The order is part of the version: counts, kinds, then bags that hold everything once at most.
        self._declared = (*sorted(counts, key=is_list), *sorted(codes, key=is_list), *sets)
        self._values: Callable[[dict[str, Any]], tuple[Value, ...]] = itemgetter(
            *[seen.name for seen in self._declared]
        )
        self._places = range(len(self._declared))
        self.parts: dict[str, Part] = {}
        public = [field.name for field in self.game.shown if field.visibility == PUBLIC]
        self._public = public
        self._read: Callable[[State], tuple[Any, ...]] = attrgetter(
            "seats", *public
        )  # at least two, so that it gives a tuple
        self._own = [field.name for field in self.game.shown if field.visibility == OWN]
        self._counted = [field.name for field in self.game.shown if field.visibility == COUNTED]
        # Games list the same objects again and again, found fastest by their address; they are kept, here or by the
        # numbers, so that no other object can ever have it.
        self._by_id = {id(choice): number for number, choice in enumerate(self.numbers.choices)}
        self._kept: list[Choice] = []
        self._lay_out()
        laid = list(zip(self._declared, self.parts.values(), strict=True))
        self._fields = [[self._field(seen, part, seat) for seen, part in laid] for seat in range(seats)]
        self._blanks = [self._blank(seat) for seat in range(seats)]
        self.features = self._feature_names()

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
        self.size = start

    def _field(self, seen: Seen, part: Part, seat: int) -> Field:
        owned, first = seen.each * self.seats, seen.seats_at
        places, turned = [], []
        for entry in range(seen.length):
            mine = (entry - seen.each * seat) % owned if entry < owned else entry
            places.append(part.start + width(seen) * mine)
        for value in range(seen.least, seen.most + 1) if seen.form == KIND else ():
            mine = first + (value - first - seat) % self.seats if first <= value < first + self.seats else value
            turned.append(mine - seen.least)
        return Field(seen, not is_list(seen), places, turned)

    def _blank(self, seat: int) -> Look:
        """The observation before the first look: no amounts, and the smallest value of every kind."""
        tensor = array("f", bytes(4 * self.size))
        for seen, _, places, turned in self._fields[seat]:
            if seen.form == KIND:
                for place in places:
                    tensor[place + turned[0]] = 1.0
        values: list[Value] = [[] if is_list(seen) else seen.least for seen in self._declared]
        return Look(values, tensor)

    # ---- filling

    def uncopied_view(self, s: State, seat: int) -> dict[str, Any]:
        """The view of a seat without copies, for reading only."""
        seats, *values = self._read(s)
        seen: dict[str, Any] = dict(zip(self._public, values, strict=True))
        for name in self._own:
            value: Sequence[list[int]] = getattr(s, name)
            sizes: list[Entry] = list(map(len, value))
            sizes[seat] = value[seat]
            seen[name] = sizes
        for name in self._counted:
            seen[name] = len(getattr(s, name))
        seen["seat"] = seat
        seen["seats"] = seats
        if s.drafts is not None:
            seen["draft"] = [self.game.notation.to_row(pick) for pick in s.drafts[seat]]
        return seen

    def see(self, s: State, seat: int, facts: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees, and what follows from it; facts are those of a question put to that very seat."""
        view = self.uncopied_view(s, seat)
        asked = [0] * self.seats
        kind_asked = -1
        if s.todo:
            step: Step = s.todo[-1]
            kind_asked = self._kinds[type(step)]
            alone = asked_alone(s)
            for other in waiting_seats(s) if alone is None else (alone,):
                asked[other] = 1
        view["asked_seats"] = asked
        view["question"] = kind_asked
        self.numbers.added(view, facts)
        return view

    def observe(self, view: dict[str, Any], into: Tensor | None = None, looks: Looks | None = None) -> Tensor:
        """The tensor of what a seat sees.

        In `looks` is kept what the seat saw last, in this match or any other, and only what differs is written anew.
        """
        seat: int = view["seat"]
        values = self._values(view)
        last = None if looks is None else looks.get(seat)
        if last is None:
            last = self._blanks[seat]
        tensor = last.tensor
        changed = list(compress(self._places, map(ne, values, last.values)))
        if changed:
            tensor, kept = tensor[:], list(last.values)
            for place in changed:
                kept[place] = write(tensor, self._fields[seat][place], seat, values[place], kept[place])
            if looks is not None:
                looks[seat] = Look(kept, tensor)
        if into is None:
            return np.frombuffer(tensor[:], np.float32)
        into[:] = np.frombuffer(tensor, np.float32)
        return into

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The same tensor field by field; changes show in both."""
        return {name: tensor[part.start : part.end].reshape(part.shape) for name, part in self.parts.items()}

    # ---- options

    def numbered(self, choices: Sequence[Choice]) -> list[int]:
        """The numbers of some options in their order; those without one are left out."""
        by_id = self._by_id
        try:
            return [by_id[id(choice)] for choice in choices]
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
            fixed[:, -len(self.numbers.features) :] = told
        return fixed


def write(tensor: array[float], field: Field, seat: int, value: Any, last: Any) -> Value:
    """Write the changes of a field into the tensor; returns a copy of its present value."""
    return write_number(tensor, field, value, last) if field.single else write_row(tensor, field, seat, value, last)


def write_number(tensor: array[float], field: Field, value: int, last: int) -> int:
    """Write the changes of a field that is one number."""
    seen, place = field.seen, field.places[0]
    if seen.form == KIND:
        tensor[place + field.turned[last - seen.least]] = 0.0
        tensor[place + field.turned[value - seen.least]] = 1.0
    else:
        tensor[place] = max(-1.0, min(1.0, value / seen.most))
    return value


def write_row(tensor: array[float], field: Field, seat: int, value: list[Any], last: list[Any]) -> list[Any]:
    """Write the changes of a field that is a row of numbers, or one entry a seat."""
    (_, form, _, least, most, _, _), _, places, turned = field
    kept = value[:]
    new: Sequence[int] = kept
    old: Sequence[int] = last
    if form == HELD:
        kept[seat] = new = [*value[seat]]
        old = last[seat] if last else []
    elif form == SIZES:
        kept[seat] = [*value[seat]]
        new = sizes_of(kept)
        old = sizes_of(last)
    if form in (BAG, HELD):
        same = next(compress(count(), map(ne, new, old)), min(len(new), len(old)))
        for entry in {*new[same:], *old[same:]}:
            tensor[places[entry]] = min(1.0, new.count(entry) / most)
        return kept
    if len(new) > len(old):
        old = [*old, *[least] * (len(new) - len(old))]
    elif len(new) < len(old):
        new = [*new, *[least] * (len(old) - len(new))]
    for entry in compress(count(), map(ne, new, old)):
        if form == KIND:
            tensor[places[entry] + turned[old[entry] - least]] = 0.0
            tensor[places[entry] + turned[new[entry] - least]] = 1.0
        else:
            tensor[places[entry]] = max(-1.0, min(1.0, new[entry] / most))
    return kept


def sizes_of(held: Sequence[Entry]) -> list[int]:
    """How much each seat holds of a field whose content it alone sees."""
    return [hand if isinstance(hand, int) else len(hand) for hand in held]


@cache
def observer_of(game: Game, seats: int) -> Observer:
    """The observer of a game with so many seats, made once."""
    return Observer(game, seats)


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
