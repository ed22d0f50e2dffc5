"""Who is known by name in a tournament, and to whom.

Whoever hides their name is a number to those who do not take part. Those who do know each other once it has begun,
since nobody can join then to find out and leave again; whoever announced it knows all of them before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from serai.server.storage import Change, Store
from serai.server.tables.tables import Tables
from serai.server.tournaments.stored import ANNOUNCED, Entrant, Tournament

NAMELESS = "Player {}"  # in files, whose heads are in English too
Named = Literal["shown", "hidden", "never"]
SHOWN: Final = "shown"
CHOSEN = """SELECT e.hidden, q.tournaments FROM people p LEFT JOIN profiles q ON q.person = p.id
    LEFT JOIN entrants e ON e.person = p.id AND e.tournament = ? WHERE p.id = ?"""
HIDE = "UPDATE entrants SET hidden = ? WHERE tournament = ? AND person = ?"
TOLD = "UPDATE tournaments SET changed = changed + 1 WHERE id = ?"
# Their tables show it at once, wherever somebody looks at them.
AT_TABLES = """UPDATE tables SET changed = changed + 1 WHERE id IN (SELECT w.table_id FROM tournament_tables w
    JOIN seats s ON s.table_id = w.table_id WHERE w.tournament = ? AND s.person = ?)"""


async def named(store: Store, tournament_id: str, person: str) -> Named:
    """Whether others see somebody's name in a tournament: not here, or, by their profile, in none."""
    found = await store.read(CHOSEN, tournament_id, person)
    hidden, tournaments = found[0] if found else (None, None)
    return "never" if tournaments == 0 else "hidden" if hidden else SHOWN


async def hide(tables: Tables, tournament: Tournament, person: str, hidden: bool) -> None:
    """Hide somebody's name from those who do not take part, or show it again; it is so at once."""
    of_it = (tournament.id, person)
    changes = [Change(HIDE, (int(hidden), *of_it)), Change(TOLD, (tournament.id,)), Change(AT_TABLES, of_it)]
    await tables.write_of(person, changes)


def may_know(tournament: Tournament, entrants: Sequence[Entrant], person: str) -> bool:
    """Whether somebody is told all names."""
    if tournament.host is not None and tournament.host == person:
        return True
    return tournament.status != ANNOUNCED and any(one.person == person for one in entrants)


def as_known(tournament: Tournament, entrants: Sequence[Entrant], person: str) -> list[Entrant]:
    """Those who take part as somebody may know them; whoever is `nameless` there has neither name nor person."""
    knows = bool(person) and may_know(tournament, entrants, person)
    return [_as_known(one, knows or one.person == (person or None)) for one in entrants]


def _as_known(one: Entrant, known: bool) -> Entrant:
    if known or not one.nameless:
        return msgspec.structs.replace(one, nameless=0)
    return msgspec.structs.replace(one, person=None, name=None)
