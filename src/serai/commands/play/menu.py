"""Numbered choices for a person: all of them when they are few, else in groups that open into smaller ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.engine.core.game import Game
from serai.engine.core.notation import Shape
from serai.words import Words

FEW = 30  # so many choices are listed one by one


class Entry(NamedTuple):
    """A line of the menu: one choice, or a group that opens when it is picked."""

    label: str
    options: Sequence[Any]


def entries(options: Sequence[Any], words: Words, game: Game) -> list[Entry]:
    """The menu for a list of options, about thirty lines at most."""
    if len(options) <= FEW:
        return [Entry(words.choice(option), (option,)) for option in options]
    by_class: dict[type, list[Any]] = {}
    for option in options:
        by_class.setdefault(type(option), []).append(option)
    if len(by_class) > 1:
        return [_entry(words.group(group[0]), group, words) for group in by_class.values()]
    shape = next(shape for shape in game.notation.shapes if shape.make is type(options[0]))
    by_field = _by_field(options, shape)
    if by_field is not None:
        place, groups = by_field
        table = shape.fields[place]
        return _shortened([_entry(_name(words, table, value), group, words) for value, group in groups.items()], words)
    by_head: dict[str, list[Any]] = {}
    for option in options:
        by_head.setdefault(game.notation.to_text(option).partition(":")[0], []).append(option)
    if 1 < len(by_head) < len(options):
        return _shortened(
            [_entry(_head(words, group[0], head), group, words) for head, group in by_head.items()], words
        )
    return _runs(options, words)


def _by_field(options: Sequence[Any], shape: Shape) -> tuple[int, dict[Any, list[Any]]] | None:
    """The options by the first field that splits them into groups worth opening."""
    for place in range(len(shape.fields)):
        groups: dict[Any, list[Any]] = {}
        for option in options:
            groups.setdefault(option[place], []).append(option)
        if 1 < len(groups) < len(options):
            return place, groups
    return None


def _name(words: Words, table: str, value: Any) -> str:
    known = words.game is not None and table in words.game.notation.tables
    return words.entry(table, value) if known else str(value)


def _head(words: Words, option: Any, head: str) -> str:
    """The name of a group of placements: its piece in words where it is an entry of a table."""
    piece = head.rpartition(" ")[2]
    assert words.game is not None
    for table, entries in words.game.notation.tables.items():
        if piece in entries:
            return f"{words.group(option)}: {words.entry(table, list(entries).index(piece))}"
    return head


def _entry(label: str, options: Sequence[Any], words: Words) -> Entry:
    if len(options) == 1:
        return Entry(words.choice(options[0]), options)
    return Entry(words.say("menu-group", label=label, number=len(options)), options)


def _shortened(menu: list[Entry], words: Words) -> list[Entry]:
    """The menu itself, or runs of it where it is too long."""
    if len(menu) <= FEW:
        return menu
    return _runs([option for entry in menu for option in entry.options], words)


def _runs(options: Sequence[Any], words: Words) -> list[Entry]:
    """The options cut into runs of equal length, named by their ends."""
    size = max(FEW, -(-len(options) // FEW))
    runs = [options[start : start + size] for start in range(0, len(options), size)]
    return [_entry(f"{words.choice(run[0])} … {words.choice(run[-1])}", run, words) for run in runs]


def noted_with(typed: str, options: Sequence[Any], game: Game) -> list[Any]:
    """The options whose notation has all the words typed, to the letter."""
    parts = typed.casefold().split()
    notes = [(option, game.notation.to_text(option).casefold().split()) for option in options]
    return [option for option, note in notes if all(part in note for part in parts)]


def matching(typed: str, options: Sequence[Any], words: Words, game: Game) -> tuple[list[Any], bool]:
    """The options that have all the words typed, or words that begin so; and whether they do so to the letter."""
    parts = typed.casefold().split()
    exact = noted_with(typed, options, game)
    if exact:
        return exact, True
    spoken = [
        (option, set(re.findall(r"\w+", f"{game.notation.to_text(option)} {words.choice(option)}".casefold())))
        for option in options
    ]
    whole = [option for option, heard in spoken if heard.issuperset(parts)]
    if whole:
        return whole, False
    return [
        option for option, heard in spoken if all(any(word.startswith(part) for word in heard) for part in parts)
    ], False
