"""Playing over HTTP: everything that the socket does, one request at a time, and looking back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from serai.protocol.learning.lessons import WhyNot
from serai.protocol.live import acts
from serai.protocol.live.acts import guard_of, may_see
from serai.protocol.past.records import Importing, Opened, Replayed
from serai.protocol.refusals import forbidden
from serai.protocol.requests import Answering, Happenings
from serai.protocol.shown import Position, TableShown, shown_to
from serai.protocol.table import PublicVersion, Table
from serai.protocol.told import Ack
from serai.server.api.common import AnyRequest, Number, Seen, identity_of, node_of, person_of, spend, version_of
from serai.server.bots.bot_remarks import answer_aside
from serai.server.tables import actions, records

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
AsSeat = Annotated[int | None, Parameter(ge=0, le=20, description="One of one's own seats; none is a spectator")]


class Choosing(msgspec.Struct):
    """A choice as a row of numbers or in notation; `at` is the last move seen, and the same key is the same choice."""

    seat: SeatNumber
    at: Count
    choice: Any
    key: Key


class Undoing(msgspec.Struct):
    """Take back the last choice, or everything from move `to` on."""

    seat: SeatNumber
    at: Count
    key: Key
    to: Count | None = None


class Asking(msgspec.Struct):
    """A choice that one thinks of."""

    seat: SeatNumber
    choice: Any


class Undone(msgspec.Struct):
    """Whether it is taken back, or proposed to the others."""

    done: bool
    number: int | None
    repeated: bool = False
    version: PublicVersion | None = None


class Foreseen(msgspec.Struct):
    """The events that a choice would cause, and whether taking it back would need the others' consent."""

    events: list[dict[str, Any]]
    final: bool


@get("/tables/{table_id:str}/position")
async def position(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: AsSeat = None,
    since: Annotated[int | None, Parameter(ge=0)] = None,
    seen: Seen = None,
) -> Position:
    """All that a seat, or a spectator, knows now."""
    identity = await identity_of(request)
    person = identity.person if identity else None
    spend(request, "look", person)
    tables = node_of(request).tables
    async with tables.at(table_id, version_of(seen)) as table:
        await actions.let_see(tables, table, person.id if person else None, seat)
        return await actions.look(tables, table, person.id if person else None, seat, since)


@get("/tables/{table_id:str}/since-last-turn")
async def since_last_turn(
    request: AnyRequest, table_id: FromPath[str], seat: Annotated[int, Parameter(ge=0, le=20)]
) -> Happenings:
    """What happened since one's seat last chose something."""
    person = await person_of(request)
    spend(request, "look", person)
    tables = node_of(request).tables
    async with tables.at(table_id) as table:
        table.playing()
        may_see(table, person.id, seat)
        return Happenings(await actions.since_last_turn(tables, table, seat))


@post("/tables/{table_id:str}/choose", status_code=200)
async def choose(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Choosing]) -> Ack:
    """Choose; the answer comes when the choice is on disk."""
    person = await person_of(request)
    spend(request, "choose", person)
    tables, guard = node_of(request).tables, guard_of(person.id)
    return await tables.choose(table_id, data.seat, data.choice, data.at, data.key, "chose", guard)


@post("/tables/{table_id:str}/aside", status_code=200)
async def aside(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Choosing]) -> Ack:
    """Do something beside the question."""
    person = await person_of(request)
    spend(request, "choose", person)
    tables, guard = node_of(request).tables, guard_of(person.id)
    ack = await tables.choose(table_id, data.seat, data.choice, data.at, data.key, "aside", guard)
    if not ack.repeated:
        await answer_aside(tables, table_id, data.seat, data.choice)
    return ack


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Undoing]) -> Undone:
    """Take back, or propose it to the others."""
    person = await person_of(request)
    spend(request, "choose", person)
    ack = await actions.undo(node_of(request).tables, table_id, person, data.seat, data.at, data.key, data.to)
    return Undone(True, ack.number, ack.repeated, ack.version) if ack else Undone(False, None)


@post("/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Answering]) -> TableShown:
    """Agree to what was proposed, or refuse it."""
    person = await person_of(request)
    spend(request, "choose", person)
    tables = node_of(request).tables

    async def answer(table: Table) -> TableShown:
        await actions.answer_undo(tables, table, person, data.agrees)
        return shown_to(table, person.id)

    return await tables.changing(table_id, answer)


@post("/tables/{table_id:str}/why-not", status_code=200)
async def why_not(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Asking]) -> WhyNot:
    """Which rule forbids a choice."""
    person = await person_of(request)
    spend(request, "look", person)
    async with node_of(request).tables.at(table_id) as table:
        if data.seat not in table.seats_of(person.id):
            raise forbidden("not-your-seat", "this is not your seat")
        with node_of(request).limits.beside():
            reason = acts.why_not(table, data.seat, data.choice)
    return WhyNot(reason.rule if reason else None, reason.facts if reason else {})


@post("/tables/{table_id:str}/preview", status_code=200)
async def preview(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Asking]) -> Foreseen:
    """What a choice would cause, up to the next reveal."""
    person = await person_of(request)
    spend(request, "look", person)
    async with node_of(request).tables.at(table_id) as table:
        if data.seat not in table.seats_of(person.id):
            raise forbidden("not-your-seat", "this is not your seat")
        with node_of(request).limits.beside():
            return Foreseen(*acts.preview(table, data.seat, data.choice))


@get("/tables/{table_id:str}/replay/{number:int}")
async def replay(request: AnyRequest, table_id: FromPath[str], number: Number, seat: AsSeat = None) -> Replayed:
    """A position of the past, as a seat knew it at the time."""
    identity = await identity_of(request)
    person = identity.person if identity else None
    spend(request, "look", person)
    tables = node_of(request).tables
    async with tables.at(table_id) as table:
        may_see(table, person.id if person else None, seat)
        last, events = table.playing().match.number, table.playing().events
    return await records.replay(tables, table, seat, number, last, events)


@get("/tables/{table_id:str}/record.json", media_type="application/json")
async def record_json(request: AnyRequest, table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """The record of a game that is over."""
    return await _record(request, table_id, "json", "application/json")


@get("/tables/{table_id:str}/record.txt", media_type=MediaType.TEXT)
async def record_text(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, as lines of text."""
    return await _record(request, table_id, "txt", "text/plain")


async def _record(request: AnyRequest, table_id: str, ending: str, kind: str) -> Response[Any]:
    identity = await identity_of(request)
    spend(request, "record", identity.person if identity else None)
    tables = node_of(request).tables
    async with tables.at(table_id) as table:
        records.must_be_whole(table)
    written = await records.export(tables, table, ending)
    name = f'attachment; filename="{table.row.game}-{table_id[:8]}.{ending}"'
    return Response(written, media_type=kind, headers={"Content-Disposition": name})


@post("/records", status_code=201)
async def bring_in(request: AnyRequest, data: JSONBody[Importing]) -> Opened:
    """Bring in a record; it becomes a table that is over."""
    person = await person_of(request)
    spend(request, "record", person)
    return Opened(await records.bring_in(node_of(request).tables, person, data.record))


HANDLERS: list[Any] = [
    position, since_last_turn, choose, aside, undo, answer_undo, why_not, preview, replay, record_json, record_text,
    bring_in,
]  # fmt: skip
