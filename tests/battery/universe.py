"""Every choice that can be written in a game's notation, and many that cannot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from serai.engine.core.game import Game
from serai.engine.core.notation import LARGEST, Shape
from serai.engine.core.steps import Commit

SMALL = 3000  # tables with so many choices are gone through whole
ENCODING = (*range(-2, 21), 99, 1000, -LARGEST, LARGEST)


def values_of(game: Game, field: str, rng: Random) -> Sequence[Any]:
    """All that a field of a choice can hold, as far as it can be listed."""
    if field == "words":
        return ["", "peace", 'a "quote"; and | a bar', "сила"]
    if field == "number":
        return ENCODING
    if field.endswith("*"):
        entries = list(values_of(game, field[:-1], rng))
        drawn = [tuple(rng.choice(entries) for _ in range(size)) for size in (1, 1, 2, 2, 2, 3, 4, 6)]
        return [(), *drawn, *(tuple(sorted(values)) for values in drawn)]
    return range(len(game.notation.tables[field]))


def choices_of(game: Game, shape: Shape, rng: Random, most: int) -> list[Any]:
    """All choices of a class, or so many of them where there are more."""
    columns = [values_of(game, field, rng) for field in shape.fields]
    size = 1
    for column in columns:
        size *= len(column)
    if size <= max(most, SMALL):
        return [shape.make(*values) for values in product(*columns)]
    return [shape.make(*map(rng.choice, columns)) for _ in range(most)]


def conceivable(game: Game, options: Sequence[Any], rng: Random, most: int) -> list[Any]:
    """The options, their neighbours by one value, and all or many other choices of the game."""
    found = list(options)
    by_class = {shape.make: shape for shape in game.notation.shapes}
    for option in rng.sample(found, min(len(found), most // 4)):
        shape = by_class[type(option)]
        for place, field in enumerate(shape.fields):
            values = list(option)
            values[place] = rng.choice(values_of(game, field, rng))
            found.append(shape.make(*values))
    for shape in game.notation.shapes:
        found += choices_of(game, shape, rng, most // len(game.notation.shapes))
    return found


def written_wrongly(game: Game, options: Sequence[Any], rng: Random) -> list[Any]:
    """Values of every wrong kind, also such as are nearly right."""
    wrong: list[Any] = [None, True, False, 0, -1, 10**30, 2.5, float("nan"), "", " ", "\n", "nonsense", "0", "commit x"]
    wrong += [[], [[]], [None], ["nonsense"], [0], [1, 2], ["commit", 0], ["commit", None], {}, {"cell": 1}, (), (0,)]
    wrong += [b"commit", object(), type, Commit, "commit commit", ["Commit"], '"', "\ud800", "x" * 5000, [[["deep"]]]]
    for option in rng.sample(list(options), min(len(options), 3)):
        row, text = game.notation.to_row(option), game.notation.to_text(option)
        wrong += [[*row, 0], row[:-1] or None, [row], [row[0].upper(), *row[1:]], tuple(row), {row[0]: row[1:]}]
        wrong += [f"{text} 0", f"x{text}", f"{text}x" if row[1:] else f"{text}-x", text.upper(), f"{text};{text}"]
        values: tuple[Any, ...] = (True, False, None, 1.0, "0", -1, 10**30, [], [0], {}, "x", LARGEST, float("inf"))
        for place in range(1, len(row)):
            for value in values:
                wrong.append([*row[:place], value, *row[place + 1 :]])
        if len(row) > 1:
            wrong += [type(option)(*[value] * (len(row) - 1)) for value in (None, "0", -1, True, 10**30, 0.0, [0])]
    return wrong
