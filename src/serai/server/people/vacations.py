"""Vacations: days on which nobody's time to think runs out in games by days, thirty a year.

A person's vacations of the last year are one row. The one that lasts now ends when all days are used, or earlier, when
its owner ends it; it takes a day at least, so that it is not switched on for the minute in which time runs out.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from serai.protocol.clocks import DAY, Period
from serai.protocol.refusals import not_now
from serai.server.people.people import Person
from serai.server.storage import Change, Conflict
from serai.server.tables.columns import as_json, read_periods
from serai.server.tables.tables import Tables

ALLOWANCE = 30 * DAY
SHORTEST = DAY
YEAR = 365 * DAY
TRIES = 3
KEPT = "SELECT periods FROM vacations WHERE person = ?"
FIRST = "INSERT INTO vacations (person, periods) VALUES (?, ?) ON CONFLICT DO NOTHING"
NEXT = "UPDATE vacations SET periods = ? WHERE periods = ? AND person = ?"
# Their tables show it from now on; and whatever time was set for looking at the clocks, they are looked at now.
SHOWN = """UPDATE tables SET changed = changed + 1, deadline = CASE WHEN deadline IS NULL THEN NULL ELSE ? END
    WHERE status = 'running' AND pace LIKE ? AND id IN (SELECT table_id FROM seats WHERE person = ?)"""


class Vacation(msgspec.Struct):
    """Since when one is on vacation and until when at most, and how much of it is left: all in milliseconds."""

    since: int | None
    until: int | None
    left: int
    allowance: int


class Year(NamedTuple):
    """A person's vacations of the last year, and the text that is kept of them."""

    periods: tuple[Period, ...]
    text: str | None

    def now(self, now: int) -> Period | None:
        """The one that lasts."""
        return self.periods[-1] if self.periods and self.periods[-1][1] > now else None

    def left(self, now: int) -> int:
        """What may still be taken, from this moment on."""
        return max(0, ALLOWANCE - sum(max(0, min(last, now) - max(first, now - YEAR)) for first, last in self.periods))


async def of(tables: Tables, person: Person) -> Vacation:
    """How it stands with a person's vacation."""
    now, year = tables.now(), await _year(tables, person)
    lasting = year.now(now)
    left = year.left(now)
    return Vacation(lasting[0] if lasting else None, lasting[1] if lasting else None, left, ALLOWANCE)


async def begin(tables: Tables, person: Person) -> Vacation:
    """Go on vacation, for as many days as are left."""
    for _ in range(TRIES):
        now, year = tables.now(), await _year(tables, person)
        if year.now(now) is not None:
            break
        left = year.left(now)
        if left < SHORTEST:
            raise not_now("no-vacation-left", "the days of this year are used")  # SE-TIME-2
        if await _kept(tables, person, year, (*year.periods, (now, now + left))):
            break
    return await of(tables, person)


async def end(tables: Tables, person: Person) -> Vacation:
    """Come back; a vacation that began less than a day ago ends after a day."""
    for _ in range(TRIES):
        now, year = tables.now(), await _year(tables, person)
        lasting = year.now(now)
        if lasting is None:
            break
        ends = min(lasting[1], max(now, lasting[0] + SHORTEST))
        if await _kept(tables, person, year, (*year.periods[:-1], (lasting[0], ends))):
            break
    return await of(tables, person)


async def _year(tables: Tables, person: Person) -> Year:
    found = await tables.store.read(KEPT, person.id)
    text = found[0][0] if found else None
    since = tables.now() - YEAR
    return Year(tuple(one for one in read_periods(text) if one[1] > since) if text else (), text)


async def _kept(tables: Tables, person: Person, year: Year, periods: tuple[Period, ...]) -> bool:
    """Keep them, unless they were changed meanwhile; all tables by days at which the person sits show it."""
    text = as_json(periods)
    put = Change(NEXT, (text, year.text, person.id), 1) if year.text else Change(FIRST, (person.id, text), 1)
    shown = Change(SHOWN, (tables.now(), '%"kind":"days"%', person.id))
    try:
        await tables.write_of(person.id, [put, shown])
    except Conflict:
        return False
    return True


async def exported(tables: Tables, person_id: str) -> dict[str, list[Period]]:
    """What is kept of somebody's vacations."""
    found = await tables.store.read(KEPT, person_id)
    return {"vacations": list(read_periods(found[0][0])) if found else []}


def forgotten(person_id: str) -> list[Change]:
    """Forget them."""
    return [Change("DELETE FROM vacations WHERE person = ?", (person_id,))]
