"""Who is called by a number at a table, as SQL: whoever chose so, at tables or in tournaments or in one of them.

At an ordinary table the number is that of the seat, at one of a tournament that of whoever takes part.
"""

from __future__ import annotations

from serai.server.storage import Store

# Only tables of tournaments, and what is being brought in, have no host.
KNOWING = """SELECT e.person FROM tournament_tables w JOIN entrants e ON e.tournament = w.tournament
    WHERE w.table_id = ? AND e.status = 'in' AND e.person IS NOT NULL
    UNION SELECT o.host FROM tournament_tables w JOIN tournaments o ON o.id = w.tournament
    WHERE w.table_id = ? AND o.host IS NOT NULL"""


def nameless(table: str = "t", person: str = "s.person", number: str = "s.seat + 1", choices: str = "q") -> str:
    """The number of a person at a table who has no name for others, else NULL; `choices` is their profile's row."""
    return f"""CASE WHEN {table}.host IS NOT NULL THEN CASE WHEN {choices}.tables = 0 THEN {number} END
        ELSE (SELECT i.number FROM tournament_tables j JOIN entrants i ON i.tournament = j.tournament
        WHERE j.table_id = {table}.id AND i.person = {person}
        AND (i.hidden = 1 OR {choices}.tournaments = 0)) END"""


async def knowing(store: Store, table_id: str) -> frozenset[str]:
    """Who takes part in the tournament of a table, and who announced it: they know everybody by name."""
    return frozenset(person for (person,) in await store.read(KNOWING, table_id, table_id))
