"""What a seat sees as a tensor with named fields, and options as feature vectors; made from views alone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.engine.drafts import waiting_seats
from serai.engine.game import Game, load
from serai.engine.numbering import AMOUNT, BAG, HELD, KIND, SIZES, Numbers, Seen, amount, kind
from serai.engine.state import COUNTED, OWN, PUBLIC
from serai.engine.steps import ASK

Tensor = NDArray[np.float32]
MOST_KEPT = 50_000  # choices remembered by their address
WIDEST = 64  # tables up to this size have a feature for every entry, larger ones a single number


def game_named(game: Game | str) -> Game:
    """A game, or the one registered under a name."""
    return load(game) if isinstance(game, str) else game


def numbers_of(game: Game | str) -> Numbers:
    """What the game's folder declares in numbers.py."""
    game = game_named(game)
    where = type(game).__module__
    own: Numbers | None = getattr(import_module(where), "NUMBERS", None)  # of a game that is a single file
    if own is not None:
        return own
    try:
        numbers: Numbers = import_module(f"{where}.numbers").NUMBERS
    except ModuleNotFoundError as error:
        if error.name not in (f"{where}.numbers", where):
            raise
        raise LookupError(f"{game.name} has no numbers: {where}.numbers with NUMBERS is missing") from None
    return numbers


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


class Observer:
    """Turns views of one game with one number of seats into tensors; one serves any number of plays."""

    def __init__(self, game: Game | str, seats: int) -> None:
        self.numbers = numbers_of(game)
        self.game = self.numbers.game
        self.seats = seats
        most = self.game.most
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
        # Single numbers stand before lists, since all of them are read in one go.
        self._counts = sorted(counts, key=is_list)
        self._codes = sorted(codes, key=is_list)
        self._count_names = [seen.name for seen in counts if not is_list(seen)]
        self._code_names = [seen.name for seen in codes if not is_list(seen)]
        self._count_lists = [(s.name, s.form, s.length, s.each) for s in counts if is_list(s)]
        self._code_lists = [(s.name, s.length, s.least, s.each) for s in codes if is_list(s)]
        self._sets: list[tuple[str, int, int]] = []
        self.parts: dict[str, Part] = {}
        public = [field.name for field in self.game.shown if field.sight == PUBLIC]
        self._public = public
        self._read = attrgetter("seats", *public)  # at least two, so that it gives a tuple
        self._own = [field.name for field in self.game.shown if field.sight == OWN]
        self._counted = [field.name for field in self.game.shown if field.sight == COUNTED]
        # Games list the same objects again and again, found fastest by their address; they are kept, here or by the
        # numbers, so that no other object can ever have it.
        self._by_id = {id(choice): number for number, choice in enumerate(self.numbers.choices)}
        self._kept: list[Any] = []
        self._lay_out(sets)
        self.features = self._feature_names()

    # ---- where everything lies

    def _lay_out(self, sets: list[Seen]) -> None:
        """First all counts, then all kinds, then bags that hold everything once at most: each is filled in one go."""
        start = 0
        scale: list[float] = []
        for seen in self._counts:
            self._place(seen, start, (seen.length,))
            scale += [1 / seen.most] * seen.length
            start += seen.length
        self._split = start
        self._scale = np.array(scale, np.float32)
        self._ones = np.ones(len(scale), np.float32)
        self._minus = -self._ones
        base: list[int] = []
        for seen in self._codes:
            values = seen.most - seen.least + 1
            self._place(seen, start, (seen.length, values) if seen.length > 1 else (values,))
            base += [start - self._split - seen.least + entry * values for entry in range(seen.length)]
            start += seen.length * values
        for seen in sets:
            self._place(seen, start, (seen.length,))
            self._sets.append((seen.name, seen.form, start))
            start += seen.length
        self.size = start
        self._base = np.array(base, np.int64)
        self._slots = [self._turned(seat) for seat in range(self.seats)]

    def _place(self, seen: Seen, start: int, shape: tuple[int, ...]) -> None:
        name = {HELD: f"own_{seen.name}", SIZES: f"sizes_{seen.name}"}.get(seen.form, seen.name)
        if name in self.parts:
            raise TypeError(f"{self.game.name}: {name} is observed twice")
        self.parts[name] = Part(start, shape)

    def _turned(self, seat: int) -> NDArray[np.intp]:
        """By place of a kind: the place it has for this seat, its own number first where values mean seats."""
        slots: list[int] = []
        for seen in self._codes:
            values = list(range(seen.least, seen.most + 1))
            first = seen.seats_at
            for _ in range(seen.length):
                start = self._split + len(slots)
                for value in values:
                    mine = value
                    if first <= value < first + self.seats:
                        mine = first + (value - first - seat) % self.seats
                    slots.append(start + mine - seen.least)
        return np.array(slots, np.intp)

    # ---- filling

    def glance(self, s: Any, seat: int) -> dict[str, Any]:
        """What a seat sees, made from the declarations as views are, but not copied: to be read and thrown away."""
        seats, *values = self._read(s)
        seen: dict[str, Any] = dict(zip(self._public, values, strict=True))
        for name in self._own:
            value = getattr(s, name)
            sizes = list(map(len, value))
            sizes[seat] = value[seat]
            seen[name] = sizes
        for name in self._counted:
            seen[name] = len(getattr(s, name))
        seen["seat"] = seat
        seen["seats"] = seats
        if s.drafts is not None:
            seen["draft"] = [self.game.notation.to_row(pick) for pick in s.drafts[seat]]
        return seen

    def see(self, s: Any, seat: int, facts: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees, and what follows from it; facts are those of a question put to that very seat."""
        view = self.glance(s, seat)
        asked = [0] * self.seats
        kind_asked = -1
        if s.todo:
            step = s.todo[-1]
            kind_asked = self._kinds[type(step)]
            for other in (step.seat,) if step.waits == ASK else waiting_seats(s):
                asked[other] = 1
        view["asked_seats"] = asked
        view["question"] = kind_asked
        self.numbers.added(view, facts)
        return view

    def observe(self, view: dict[str, Any], into: Tensor | None = None) -> Tensor:
        """The tensor of what a seat sees."""
        seat, seats, split = view["seat"], self.seats, self._split
        if into is None:
            tensor = np.zeros(self.size, np.float32)
        else:
            tensor = into
            tensor.fill(0)
        counts: list[int] = list(map(view.__getitem__, self._count_names))
        for name, form, length, each in self._count_lists:
            value = view[name]
            if form == AMOUNT:
                if each:
                    cut, end = each * seat, each * seats
                    value = [*value[cut:end], *value[:cut], *value[end:]]
                counts += value
                missing = length - len(value)
                if missing:
                    counts += [0] * missing
            elif form == SIZES:
                sizes = [held if type(held) is int else len(held) for held in value]
                cut = seat if each else 0
                counts += sizes[cut:]
                counts += sizes[:cut]
                counts += [0] * (length - len(sizes))
            else:
                bag = [0] * length
                for entry in value[seat] if form == HELD else value:
                    bag[entry] += 1
                counts += bag
        amounts = tensor[:split]
        np.multiply(np.frombuffer(array("f", counts), np.float32), self._scale, out=amounts)
        np.minimum(amounts, self._ones, out=amounts)
        np.maximum(amounts, self._minus, out=amounts)
        codes: list[int] = list(map(view.__getitem__, self._code_names))
        for name, length, least, each in self._code_lists:
            value = view[name]
            if each:
                cut, end = each * seat, each * seats
                value = [*value[cut:end], *value[:cut], *value[end:]]
            codes += value
            missing = length - len(value)
            if missing:
                codes += [least] * missing
        tensor[self._slots[seat][np.frombuffer(array("q", codes), np.int64) + self._base]] = 1
        places: list[int] = []
        for name, form, start in self._sets:
            places += [start + entry for entry in (view[name][seat] if form == HELD else view[name])]
        if places:
            tensor[places] = 1
        return tensor

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The same tensor field by field; changes show in both."""
        return {name: tensor[part.start : part.end].reshape(part.shape) for name, part in self.parts.items()}

    # ---- options

    def numbered(self, choices: Sequence[Any]) -> list[int]:
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
        return (*names, *self.numbers.weights)

    @property
    def fixed(self) -> Tensor:
        """The features of every choice that never change, a row for each number."""
        return _fixed(self)

    def weigh(self, view: dict[str, Any], numbers: Sequence[int]) -> Tensor:
        """The features of some options, a row for each."""
        fixed: Tensor = self.fixed[numbers]
        choices = self.numbers.choices
        if self.numbers.weights:
            weighed = self.numbers.weigh(view, [choices[number] for number in numbers])
            fixed[:, -len(self.numbers.weights) :] = weighed
        return fixed


@cache
def observer_of(game: Game, seats: int) -> Observer:
    """The observer of a game with so many seats, made once."""
    return Observer(game, seats)


@cache
def _fixed(observer: Observer) -> Tensor:
    column = {name: place for place, name in enumerate(observer.features)}
    notation = observer.game.notation
    shapes = {shape.make: shape for shape in notation.shapes}
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
