"""What a seat sees as bytes, one for each entry of a field, and how these become the tensor.

Kinds are numbered from 0, with the observer's own first where they mean seats; amounts and counts are cut off at the
most there usually is. So the same bytes always mean the same tensor, and many are turned into tensors in one go.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import compress, count
from operator import ne
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.engine.encoding.encoding import AMOUNT, BAG, HELD, KIND, SIZES, Seen

Tensor = NDArray[np.float32]
Codes = NDArray[np.uint8]
Value: TypeAlias = int | list[Any]  # of a field in a view
GREATEST: Final = 255
SHORT: Final = 8  # rows up to so many large kinds are written one by one
FEW: Final = 6  # entries of a bag that are counted one by one when they have changed


class Look(NamedTuple):
    """What a seat saw, by field, and its bytes; neither is ever changed."""

    values: Sequence[Value | None]
    codes: bytearray


Looks = dict[int, Look]  # by seat


Write = Callable[[bytearray, Any, Any], Any]  # writes a field's changes since its last value; gives a copy to keep


def is_list(seen: Seen) -> bool:
    """Whether a field of a view has more than one number."""
    return seen.length > 1 or seen.form not in (AMOUNT, KIND)


def width(seen: Seen) -> int:
    """How many places of the tensor an entry of a field takes."""
    return seen.most - seen.least + 1 if seen.form == KIND else 1


def cut(amount: int, most: int) -> int:
    """The code of an amount, cut off at the most; one below 0 counts down from 256, and large ones are in 255 steps."""
    if most > GREATEST:
        return max(0, min(GREATEST, round(amount * GREATEST / most)))
    if 0 <= amount <= most:
        return amount
    return most if amount > most else max(amount, -most, most - GREATEST) % 256


def code_of(seen: Seen, value: int, seat: int, seats: int) -> int:
    """The code of one entry: of a kind its number, the observer first where values mean seats."""
    if seen.form != KIND:
        return cut(value, seen.most)
    first = seen.seats_at
    mine = first + (value - first - seat) % seats if first <= value < first + seats else value
    return min(max(0, mine - seen.least), GREATEST)  # beyond what is declared only in tables, never in a game


class Layout:
    """Where everything lies among the bytes and in the tensor: counts first, then kinds, then sets."""

    def __init__(self, seen: Sequence[Seen]) -> None:
        sets = [one for one in seen if one.form in (BAG, HELD) and one.most == 1]
        counts = [one for one in seen if one.form != KIND and one not in sets]
        codes = [one for one in seen if one.form == KIND]
        # The order is part of the version: counts, kinds, then bags that hold everything once at most.
        self.declared = (*sorted(counts, key=is_list), *sorted(codes, key=is_list), *sets)
        for one in codes:
            if width(one) > 256:
                raise TypeError(f"{one.name} has more than 256 kinds")
        self.size = sum(one.length * width(one) for one in self.declared)
        self.entries = sum(one.length for one in self.declared)
        self._counts = sum(one.length for one in counts)
        self._sets = self.entries - sum(one.length for one in sets)
        # A row of shares for every "most" there is; then counts point into it, and kinds into the tensor.
        mosts = sorted({one.most for one in counts})
        self._shares = np.array([[_share(code, most) for code in range(256)] for most in mosts], np.float32).reshape(-1)
        rows = [256 * mosts.index(one.most) for one in self.declared if one in counts for _ in range(one.length)]
        widths = [width(one) for one in self.declared if one.form == KIND for _ in range(one.length)]
        self._bases = np.array([*rows, *(self._counts + sum(widths[:place]) for place in range(len(widths)))], np.intp)

    def writers(self, seat: int, seats: int) -> list[Write]:
        """For each field, in the order declared, what writes it for the seat that looks."""
        found, start = [], 0
        for seen in self.declared:
            found.append(writer_of(Field(seen, start, seat, seats)))
            start += seen.length
        return found

    def blank(self, seat: int, seats: int) -> Look:
        """What is seen before the first look: no amounts, and the smallest value of every kind."""
        codes = bytearray(self.entries)
        values: list[Value] = [[] if is_list(seen) else seen.least for seen in self.declared]
        for seen, write, value in zip(self.declared, self.writers(seat, seats), values, strict=True):
            if seen.form in (AMOUNT, KIND):
                write(codes, value, value)
        return Look(values, codes)

    def expand(self, codes: Codes) -> Tensor:
        """The tensor of one look, or, of an array with a look in each row, a row for each."""
        return self._one(codes) if codes.ndim == 1 else self._many(codes)

    def _one(self, codes: Codes) -> Tensor:
        tensor = np.zeros(self.size, np.float32)
        at = self._bases + codes[: self._sets]
        self._shares.take(at[: self._counts], out=tensor[: self._counts], mode="clip")  # without a copy in between
        tensor[at[self._counts :]] = 1
        tensor[self.size - self.entries + self._sets :] = codes[self._sets :]
        return tensor

    def _many(self, codes: Codes) -> Tensor:
        many = codes.reshape(-1, self.entries)
        tensor = np.zeros((len(many), self.size), np.float32)
        at = many[:, : self._sets] + self._bases
        tensor[:, : self._counts] = self._shares.take(at[:, : self._counts])
        kinds = at[:, self._counts :]
        kinds += self.size * np.arange(len(many), dtype=np.intp)[:, None]
        tensor.reshape(-1)[kinds.reshape(-1)] = 1
        tensor[:, self.size - self.entries + self._sets :] = many[:, self._sets :]
        return tensor.reshape(*codes.shape[:-1], self.size)


def _share(code: int, most: int) -> float:
    if most > GREATEST:
        return code / GREATEST
    return max(-1.0, (code if code <= most else code - 256) / most)


# ---- writing one field


class Field(NamedTuple):
    """A declared field, where its codes begin, and who looks."""

    seen: Seen
    start: int
    seat: int
    seats: int

    def code(self, value: int) -> int:
        """The code of one entry."""
        return code_of(self.seen, value, self.seat, self.seats)


def writer_of(field: Field) -> Write:
    """What writes a field of this form."""
    form = field.seen.form
    if form == BAG:
        return bag_writer(field)
    if form == HELD:
        return held_writer(field)
    if form == SIZES:
        return sizes_writer(field)
    return row_writer(field) if is_list(field.seen) else number_writer(field)


def number_writer(field: Field) -> Write:
    """Writes one number."""
    place = field.start
    known = {value: field.code(value) for value in range(-1, 256)}

    def write(codes: bytearray, value: int, last: int) -> int:
        codes[place] = known[value] if value in known else field.code(value)
        return value

    return write


def row_codes(field: Field) -> Callable[[Sequence[int]], bytes]:
    """Makes the codes of a row of numbers, filled up to its length, the observer's own first."""
    seen = field.seen
    plain = bytes(field.code(value) for value in range(256))
    signed = bytes(field.code(value - 256 * (value > 127)) for value in range(256)) if seen.most < 128 else None
    rest = bytes([field.code(seen.least)]) * seen.length
    turn, owned, length = seen.each * field.seat, min(seen.each * field.seats, seen.length), seen.length
    known = {value: field.code(value) for value in range(-2, 256)}
    short = signed is None and length <= SHORT

    def codes_of(row: Sequence[int]) -> bytes:
        try:
            if short:
                codes = bytes([known[value] for value in row])
            elif signed is not None and type(row) is list:
                codes = array("b", row).tobytes().translate(signed)
            else:
                codes = bytes(row).translate(plain)
        except (KeyError, OverflowError, ValueError):  # not every number fits
            codes = bytes(map(field.code, row))
        if len(codes) < length:
            codes += rest[len(codes) :]
        return codes[turn:owned] + codes[:turn] + codes[owned:] if turn else codes

    return codes_of


def row_writer(field: Field) -> Write:
    """Writes a row of numbers."""
    codes_of, part = row_codes(field), slice(field.start, field.start + field.seen.length)

    def write(codes: bytearray, value: list[int], last: object) -> list[int]:
        codes[part] = codes_of(value)
        return value[:]

    return write


def sizes_writer(field: Field) -> Write:
    """Writes how much each seat holds of what it alone sees."""
    codes_of, part = row_codes(field), slice(field.start, field.start + field.seen.length)
    seat = field.seat

    def write(codes: bytearray, value: list[Any], last: object) -> list[Any]:
        kept = value[:]
        kept[seat] = len(value[seat])
        codes[part] = codes_of(kept)
        kept[seat] = value[seat][:]
        return kept

    return write


def held_writer(field: Field) -> Write:
    """Writes what the observer itself holds."""
    in_bag, seat = bag_writer(field), field.seat

    def write(codes: bytearray, value: list[Any], last: list[Any]) -> list[Any]:
        kept = value[:]
        kept[seat] = in_bag(codes, value[seat], last[seat] if last else [])
        return kept

    return write


def bag_writer(field: Field) -> Write:
    """Writes how often each entry occurs; most bags only grow or shrink at their end."""
    start, most, length = field.start, field.seen.most, field.seen.length
    whole, cut_off = slice(start, start + length), bytes(min(most, number) for number in range(256))

    def write(codes: bytearray, new: Sequence[int], old: Sequence[int]) -> Sequence[int]:
        same = min(len(new), len(old))
        if new[:same] != old[:same]:
            same = next(compress(count(), map(ne, new, old)), same)
        if len(new) + len(old) - 2 * same > FEW:
            counted = bytearray(length)
            for entry in new:
                counted[entry] += 1
            codes[whole] = counted.translate(cut_off)
        else:
            for entry in {*new[same:], *old[same:]}:
                codes[start + entry] = (entry in new) if most == 1 else min(most, new.count(entry))
        return new[:]

    return write
