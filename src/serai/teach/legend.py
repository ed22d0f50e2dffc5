"""What a board draws, as a game's `teach/legend.toml` lists it: names of entries by group; words are beside it.

    tokens = ["yurt", "ruler"]     # zones, tracks, tokens, cards, numbers, marks, plates: each entry once

    [tables]
    special = "special"            # the entry stands for every entry of a table: special:2 is its third card

    [rare]
    treaty = "two barons must agree first"    # why no test sees it drawn

A board names what it draws with `data-legend`; `teach/legend/words/` has the name of each entry, a sentence (`.is`) and
the forms of its name by which texts are searched (`.forms`). Plates stand above the board: what counts differs from
game to game, and what every table has (`COMMON`) has its words in `serai/teach/words/`.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import NamedTuple, cast

from serai.engine.core.game import Game
from serai.teach.reading import folder_of

GROUPS = ("plates", "zones", "tracks", "tokens", "cards", "numbers", "marks")
COMMON = {"plate": "", "turn": "", "clock": "only when somebody has thought for a while"}  # and why one is rare


class BadLegend(ValueError):
    """A legend that is not written as it should be; the message says where."""


class Entry(NamedTuple):
    """One kind of thing on the board; where it stands for a whole table, each of its entries has its own name."""

    id: str
    group: str
    table: str
    rare: str  # why it is hardly ever drawn


@lru_cache(maxsize=50)
def legend_of(game: Game) -> tuple[Entry, ...]:
    """All that a game's board explains, in order of the file; nothing for a game without a legend."""
    file = folder_of(game) / "legend.toml"
    if not file.is_file():
        return ()
    told: dict[str, object] = tomllib.loads(file.read_text(encoding="utf-8"))
    tables, rare = (cast(dict[str, str], told.pop(table, {})) for table in ("tables", "rare"))
    rare = {**COMMON, **rare}
    groups = {group: cast(list[str], told.pop(group, [])) for group in GROUPS}
    groups["plates"] = [*COMMON, *groups["plates"]]
    listed = [(group, name) for group, names in groups.items() for name in names]
    entries = tuple(Entry(name, group, tables.get(name, ""), rare.get(name, "")) for group, name in listed)
    _check(game, entries, [*told, *tables, *rare])
    return entries


def _check(game: Game, entries: tuple[Entry, ...], named: list[str]) -> None:
    names = [entry.id for entry in entries]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadLegend(f"{game.name} explains {', '.join(twice)} twice")
    strange = sorted(set(named) - set(names))
    if strange:
        raise BadLegend(f"{game.name}: {', '.join(strange)} is neither a group nor an entry")
    for entry in entries:
        if entry.table and entry.table not in game.notation.tables:
            raise BadLegend(f"{game.name} has no table {entry.table}")
