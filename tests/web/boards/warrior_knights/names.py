"""What barons and nobles are called on the page, whose words know the houses."""

from __future__ import annotations

from collections.abc import Sequence

from fluent.runtime import FluentBundle, FluentResource

from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.tables import BASES, HOUSES, NOBLES_EACH
from serai.words import texts
from serai.words.functions import FUNCTIONS


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in texts(language, GAME):
        bundle.add_resource(FluentResource(text))
    return bundle


def baron(houses: Sequence[int], seat: int, language: str = "en") -> str:
    """The short name of a seat's house."""
    bundle = _bundle(language)
    short = bundle.get_message(f"table-house-{HOUSES[houses[seat]]}").attributes["short"]
    return str(bundle.format_pattern(short, {})[0])


def noble(houses: Sequence[int], number: int, language: str = "en") -> str:
    """A noble with the name of the house."""
    bundle, (seat, base) = _bundle(language), divmod(number, NOBLES_EACH)
    parts = {"head": baron(houses, seat, language), "head_key": HOUSES[houses[seat]], "tail": BASES[base]}
    name = bundle.get_message("table-noble").value
    assert name is not None
    return str(bundle.format_pattern(name, parts)[0])
