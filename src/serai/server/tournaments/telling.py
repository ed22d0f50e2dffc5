"""What people are told of tournaments: who awaits them, and that their table of a round is open.

Whoever is here sees it on every page; notices tell those who are away.
"""

from __future__ import annotations

import msgspec

from serai.server.storage import Store

MOST = 50
AWAITED = "FROM entrants i JOIN tournaments t ON t.id = i.tournament JOIN people b ON b.id = t.host"
# The tables of the round that is played, with the people who sit there.
ROUND = """FROM tournaments o JOIN tournament_tables w ON w.tournament = o.id AND w.round = o.round
    JOIN tables t ON t.id = w.table_id JOIN seats s ON s.table_id = t.id AND s.away IS NULL"""
AWAITING = f"""SELECT t.id, t.title, t.game, b.name {AWAITED}
    WHERE i.person = ? AND i.status = 'invited' AND t.status = 'announced' ORDER BY i.joined LIMIT {MOST}"""
# From the person's side: the planner need not look at every tournament.
BEGUN = f"""SELECT t.id, t.title, t.game, o.id, o.round FROM entrants e JOIN tournaments o ON o.id = e.tournament
    JOIN tournament_tables w ON w.tournament = o.id AND w.round = o.round
    JOIN tables t ON t.id = w.table_id JOIN seats s ON s.table_id = t.id AND s.person = e.person AND s.away IS NULL
    WHERE e.person = ? AND o.status = 'running' AND t.status = 'running' AND t.started > ? AND t.started <= ?
    ORDER BY t.started LIMIT {MOST}"""


class Awaited(msgspec.Struct):
    """A tournament to which somebody is invited, and who announced it."""

    id: str
    title: str
    game: str
    by: str


class Begun(msgspec.Struct):
    """A table that opened for somebody when a round began."""

    table: str
    title: str
    game: str
    tournament: str
    round: int


async def awaiting(store: Store, person: str) -> list[Awaited]:
    """The tournaments to which a person is invited and has not answered."""
    return [Awaited(*row) for row in await store.read(AWAITING, person)]


async def begun(store: Store, person: str, since: int, until: int) -> list[Begun]:
    """The tables that opened for a person in rounds that go on, from one moment to another."""
    return [Begun(*row) for row in await store.read(BEGUN, person, since, until)]
