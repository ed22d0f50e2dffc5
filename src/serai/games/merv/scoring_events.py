"""What is told of the scoring phase, so that every point can be checked; owner is a seat or the Magistrate."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Shape


class CourtScored(NamedTuple):
    """A courtier scored its court, for so many of what is counted there."""

    owner: int
    court: int
    counted: int
    number: int


class CityScored(NamedTuple):
    """The buildings on these cells scored, with what bonus tokens and the top of the mosque add."""

    owner: int
    number: int
    cells: tuple[int, ...]


class TokenScored(NamedTuple):
    """What a bonus token adds to the city, for the buildings on these cells."""

    owner: int
    number: int
    token: int
    cells: tuple[int, ...]


class TopScored(NamedTuple):
    """What the top of the mosque adds to the city, for the buildings on these cells."""

    owner: int
    number: int
    cells: tuple[int, ...]


class SetScored(NamedTuple):
    """A set of different spices scored."""

    owner: int
    number: int
    spices: tuple[int, ...]


class SpicesScored(NamedTuple):
    """All sets of spices scored."""

    owner: int
    number: int


EVENTS = (
    Shape(CourtScored, "owner court number number"),
    Shape(CityScored, "owner number cell*"),
    Shape(TokenScored, "owner number token cell*"),
    Shape(TopScored, "owner number cell*"),
    Shape(SetScored, "owner number spice*"),
    Shape(SpicesScored, "owner number"),
)
