"""What moderators do: close a table, silence or ban somebody, lift that again, or dismiss a report.

Every act is one transaction with its row in the log; the person is told why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from serai.protocol.opening import STAND_IN
from serai.protocol.refusals import Refused, forbidden, missing, not_now, wrong
from serai.protocol.table import OPEN, OVER, Table, Unplayable
from serai.server.matchmaking import waiting_queue
from serai.server.moderation import log, sanctions
from serai.server.people.people import People, Person
from serai.server.social.reports import Kind
from serai.server.storage import Change, Conflict, Store
from serai.server.tables import chat, lists, lobby, transactions
from serai.server.tables.tables import Busy, Tables
from serai.server.tournaments import joining

HOUR = 3_600_000
MOST_HOURS = 24 * 366
TRIES = 12  # other moderators act too
CLOSE_REPORT = "UPDATE reports SET closed = ? WHERE closed IS NULL AND id = ?"
Deed = Literal["dismiss", "silence", "ban", "close", "lift"]


class Wish(msgspec.Struct):
    """What a moderator wants to do, and why; whom it concerns follows from the report, where there is one."""

    act: Deed
    why: Kind
    words: Annotated[str, Meta(max_length=500)]
    report: Annotated[str, Meta(max_length=40)] | None = None
    person: Annotated[str, Meta(max_length=40)] | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)] | None = None


class About(NamedTuple):
    """Whom and what an act concerns."""

    person: str | None
    table: str | None
    report: str | None


def must_moderate(person: Person) -> None:
    """Refuse those who are no moderators."""
    if not person.admin and not person.moderator:
        raise forbidden("not-moderator", "this is for moderators")


async def carry_out(tables: Tables, people: People, moderator: Person, wish: Wish) -> None:
    """Do it, write it down and tell those concerned."""
    must_moderate(moderator)
    about = await _about(tables.store, moderator, wish)
    until = tables.now() + wish.hours * HOUR if wish.hours is not None else None
    words = chat.checked_words(wish.words)
    act = log.Act(tables.now(), moderator.id, wish.act, *about, until, wish.why, words)
    if wish.act == "dismiss":
        if about.report is None:
            raise missing("report")
        await _write(tables.store, act, [])
    elif wish.act == "close":
        await _close(tables, act)
    else:
        await _act_on_person(tables, people, moderator, act)


async def _about(store: Store, moderator: Person, wish: Wish) -> About:
    if wish.report is None:
        return About(wish.person, wish.table, None)
    found = await store.read("SELECT person, table_id, closed FROM reports WHERE id = ?", wish.report)
    if not found:
        raise missing("report")
    person, table, closed = found[0]
    if closed is not None:
        raise not_now("report-closed", "another moderator was faster")
    if person == moderator.id:
        raise wrong("oneself", "somebody else must look at what concerns you")
    return About(wish.person or person, wish.table or table, wish.report)


async def _write(store: Store, act: log.Act, changes: Sequence[Change]) -> None:
    for _ in range(TRIES):
        try:
            await store.write([await log.addition(store, act), *_report_closed(act), *changes])
        except Conflict:
            continue
        return
    raise Busy("moderation")


def _report_closed(act: log.Act) -> list[Change]:
    return [] if act.report is None else [Change(CLOSE_REPORT, (act.made, act.report), 1)]


# ---- people


async def _act_on_person(tables: Tables, people: People, moderator: Person, act: log.Act) -> None:
    person = await people.known(act.person or "")
    if person is None:
        raise missing("person")
    if person.id == moderator.id:
        raise wrong("oneself", "this is you")
    if (person.admin or person.moderator) and not moderator.admin:
        raise forbidden("moderator-too", "only an administrator can do that to a moderator")
    if act.act == "lift":
        await _write(tables.store, act, sanctions.lifted(person.id, act.made))
    elif act.act == "ban":
        bots = [bot for (bot,) in await tables.store.read("SELECT id FROM people WHERE owner = ?", person.id)]
        gone = [change for one in (person.id, *bots) for change in _taken_out(one, act)]
        await _write(tables.store, act, [*sanctions.imposed(person.id, act), *gone])
        await _turn_out(tables, person, bots)
    else:
        if act.until is None:
            raise wrong("bad-act", "somebody is silenced for a time")
        await _write(tables.store, act, sanctions.imposed(person.id, act))
        await tables.tell_person(person.id)


def _taken_out(one: str, act: log.Act) -> list[Change]:
    """Whoever is banned waits for nobody, and who is for good takes part in no tournament."""
    return [*waiting_queue.forgotten(one), *(joining.put_out(one) if act.until is None else ())]


async def _turn_out(tables: Tables, person: Person, bots: Sequence[str]) -> None:
    """End the connections of somebody and of their bots everywhere, and let stand-ins play for them."""
    for one in (person.id, *bots):
        await tables.send_away(one)
        for table_id in await lists.not_over(tables.store, one):
            await _left(tables, table_id, one, person)


async def _left(tables: Tables, table_id: str, one: str, person: Person) -> None:
    gone = msgspec.structs.replace(person, id=one)
    try:
        await tables.changing(table_id, lambda table: lobby.leave(tables, table, gone, STAND_IN))
    except (Refused, Unplayable, Busy):
        return  # it is over, or they have left already


# ---- tables


async def _close(tables: Tables, act: log.Act) -> None:
    if act.table is None:
        raise missing("table")

    async def close(table: Table) -> set[str]:
        if table.row.status == OVER:
            raise not_now("already-over", "this table is over")
        concerned = {person for person in (table.row.host, *(seat.person for seat in table.seats)) if person}
        added = await log.addition(tables.store, act)
        told = [change for person in sorted(concerned) for change in sanctions.imposed(person, act)]
        changes = [added, *_report_closed(act), *told, *_ending(table)]
        await tables.change(table, changes, status=OVER, ended=tables.now(), asked=[], deadline=None, proposal=None)
        return concerned

    for person in await tables.changing(act.table, close):
        await tables.tell_person(person)


def _ending(table: Table) -> list[Change]:
    """What goes with a table that is closed; its game has no result."""
    if table.row.status == OPEN:
        return lobby.done_away(table.id)
    changes = [Change(transactions.CLEAR_BOTS, (table.id,))]
    if table.play is not None and table.play.match.state.drafts is None:
        changes.append(transactions.snapshot(table.id, table.play))
    return changes
