"""What is told of a game of Bazaar."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Shape


class LaidOut(NamedTuple):
    card: int
    number: int


class Bidden(NamedTuple):
    seat: int
    card: int
    coins: int


class Won(NamedTuple):
    seat: int
    card: int


class Shown(NamedTuple):
    seat: int
    card: int


class Drew(NamedTuple):
    seat: int
    card: int


class DrewSomething(NamedTuple):
    seat: int


class Rolled(NamedTuple):
    seat: int
    coins: int


class Offered(NamedTuple):
    seat: int
    seat_to: int
    card: int


class Sold(NamedTuple):
    seat: int
    seat_to: int


class Threw(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class Named(NamedTuple):
    seat: int
    coins: int


class Reshuffled(NamedTuple):
    number: int


class Gave(NamedTuple):
    seat: int
    seat_to: int
    coins: int


class Said(NamedTuple):
    seat: int
    words: str


class Ended(NamedTuple):
    omen: int


EVENTS = (
    *(Shape(LaidOut, "card number"), Shape(Bidden, "seat card number"), Shape(Won, "seat card")),
    *(Shape(Shown, "seat card"), Shape(Drew, "seat card"), Shape(DrewSomething, "seat")),
    *(Shape(Rolled, "seat number"), Shape(Offered, "seat seat card"), Shape(Sold, "seat seat")),
    *(Shape(Threw, "seat card*"), Shape(Named, "seat number"), Shape(Reshuffled, "number")),
    *(Shape(Gave, "seat seat number"), Shape(Said, "seat words"), Shape(Ended, "number")),
)
