"""How to play: a short text in each language and its figures, which are positions that the game's own board draws.

`teach/how_to_play/<language>.md` has headings, paragraphs and figures. The last line of a paragraph is a comment with
the numbers of its rules; a figure is `![caption](figure:id)`. `teach/figures.toml` says what a figure shows:

    [[figure]]
    id = "flight"
    position = "figure_flight"         # teach/positions/figure_flight.txt
    seat = "red"                       # whose eyes
    part = "stage"                     # what is shown: the stage, the hand, or a panel of the board by its id
    around = ["cell:b3", "cell:j9"]    # only what lies between these things, where the whole stage is too much
    arrows = [["cell:h6", "cell:e6"]]  # from thing to thing
    numbers = { "cell:g6" = 1 }        # at things
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import NamedTuple, TypedDict, cast

from serai.engine.core.game import Game
from serai.teach.reading import Thing, folder_of, must_be_empty, position_in, seat_called, thing_called

ORIGINAL = "en"


class ToldFigure(TypedDict, total=False):
    """A figure as the file has it."""

    id: str
    position: str
    seat: str
    part: str
    around: list[str]
    arrows: list[list[str]]
    numbers: dict[str, int]


class ToldFigures(TypedDict, total=False):
    """All that a file of figures holds."""

    figure: list[ToldFigure]


class Figure(NamedTuple):
    """A part of a board in a position, seen by a seat, with marks on it."""

    id: str
    position: str
    seat: int
    part: str
    around: tuple[Thing, ...]
    arrows: tuple[tuple[Thing, Thing], ...]
    numbers: tuple[tuple[Thing, int], ...]


@lru_cache(maxsize=100)
def figures_of(game: Game) -> dict[str, Figure]:
    """The figures of a game by their names, in the order of the text."""
    file = folder_of(game) / "figures.toml"
    if not file.is_file():
        return {}
    told = cast(ToldFigures, tomllib.loads(file.read_text(encoding="utf-8")))
    figures = [_figure(game, one.copy()) for one in told.pop("figure", [])]
    must_be_empty(told, game.name)
    return {figure.id: figure for figure in figures}


def _figure(game: Game, told: ToldFigure) -> Figure:
    def things(names: list[str]) -> list[Thing]:
        return [thing_called(game, name) for name in names]

    numbers = told.pop("numbers", {})
    figure = Figure(
        told.pop("id"),
        position_in(folder_of(game), told.pop("position")),
        seat_called(game, told.pop("seat")),
        told.pop("part"),
        tuple(things(told.pop("around", []))),
        tuple((start, end) for start, end in map(things, told.pop("arrows", []))),
        tuple(zip(things(list(numbers)), numbers.values(), strict=True)),
    )
    must_be_empty(told, figure.id)
    return figure


def how_to_play(game: Game, language: str) -> str | None:
    """The text in a language, or else in English; None where a game has none."""
    folder = folder_of(game) / "how_to_play"
    for one in (language, ORIGINAL):
        file = folder / f"{one}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None
