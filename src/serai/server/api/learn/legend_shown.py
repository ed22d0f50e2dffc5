"""What the board of a game draws, explained, as clients are told it: what lasts, as a function of names alone."""

from __future__ import annotations

import msgspec

from serai.protocol.games import game_called
from serai.teach.legend import legend_of
from serai.words.meanings import meaning_of


class MeaningShown(msgspec.Struct):
    """One kind of thing: its name, a sentence, the forms of its name in texts, and the table whose entries it is."""

    id: str
    group: str
    table: str
    name: str
    sentence: str
    forms: list[str]


class LegendShown(msgspec.Struct):
    """All that a board explains."""

    entries: list[MeaningShown]


def legend_shown(name: str, language: str) -> LegendShown:
    """The legend of a game in a language; empty for a game that has none."""
    game = game_called(name)
    shown = []
    for entry in legend_of(game):
        said = meaning_of(game, language, entry.id)
        shown.append(MeaningShown(entry.id, entry.group, entry.table, said.name, said.sentence, list(said.forms)))
    return LegendShown(shown)
