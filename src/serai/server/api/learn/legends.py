"""What the board of a game draws, explained: asked for when somebody first wants to know what a thing is."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from serai.server.api.common import AnyRequest
from serai.server.api.games import version
from serai.server.api.lasting import encoded, lasting
from serai.server.api.refusals import missing
from serai.server.tables.lobby import game_called
from serai.teach.legend import legend_of
from serai.words import LANGUAGES
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


@get("/games/{name:str}/legend/{language:str}", sync_to_thread=False)
def legend(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[LegendShown]:
    """What is on the board of a game."""
    if language not in LANGUAGES:
        raise missing("language")
    return lasting(request, version(), encoded(legend_shown, game_called(name).name, language))


HANDLERS: list[Any] = [legend]
