"""What may be chosen in Bazaar."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Notation, Shape
from tests.battery.sample_game.tables import CARDS, COLOURS, GOALS, HIGHEST_PRICE


class Bid(NamedTuple):
    card: int


class Add(NamedTuple):
    coins: int


class Show(NamedTuple):
    card: int


class Sell(NamedTuple):
    card: int
    seat: int


class Throw(NamedTuple):
    cards: tuple[int, ...]


class Draw(NamedTuple):
    pass


class Roll(NamedTuple):
    pass


class Name(NamedTuple):
    pass


class Pass(NamedTuple):
    pass


class Agree(NamedTuple):
    pass


class Refuse(NamedTuple):
    pass


class Price(NamedTuple):
    coins: int


class Give(NamedTuple):
    seat: int
    coins: int


class Say(NamedTuple):
    words: str


BIDS, SHOWS = tuple(map(Bid, range(len(CARDS)))), tuple(map(Show, range(len(CARDS))))
ADDS = tuple(map(Add, range(4)))
PRICES = tuple(map(Price, range(HIGHEST_PRICE + 1)))
DRAW, ROLL, NAME, PASS, AGREE, REFUSE = Draw(), Roll(), Name(), Pass(), Agree(), Refuse()
NOTATION = Notation(
    [
        *(Shape(Bid, "card"), Shape(Add, "number"), Shape(Show, "card"), Shape(Sell, "card seat")),
        *(Shape(Throw, "card*"), Shape(Draw), Shape(Roll), Shape(Name), Shape(Pass), Shape(Agree), Shape(Refuse)),
        *(Shape(Price, "number"), Shape(Give, "seat number"), Shape(Say, "words")),
    ],
    {"card": CARDS, "seat": COLOURS, "goal": GOALS},
)
