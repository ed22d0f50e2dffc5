"""Tables: the lobby, one's own games, sitting down, starting, and what comes after the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.past.records import Opened
from serai.protocol.refusals import missing
from serai.protocol.requests import Answering, Forking, Leaving, Voting
from serai.protocol.shown import Line, TableShown, shown_to
from serai.protocol.table import Table
from serai.protocol.told import Said
from serai.server.api.common import AnyRequest, Seen, identity_of, node_of, person_of, spend, version_of
from serai.server.people.people import Person, folded
from serai.server.social.friends import account_of
from serai.server.tables import actions, chat, invitations, lists, lobby, pausing, records, rematches, resigning
from serai.server.tables.tables import Tables

Share = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]


class Joining(msgspec.Struct):
    """Which seat, or any; the share becomes part of the seed."""

    seat: SeatNumber | None = None
    share: Share = ""


class Seating(msgspec.Struct):
    """A bot of some level for a seat, or none."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None = "random"


class Sharing(msgspec.Struct):
    """One's part of the seed."""

    share: Share


class Speaking(msgspec.Struct):
    """Something to say."""

    words: Annotated[str, Meta(max_length=2000)]


class Inviting(msgspec.Struct):
    """The sign-in name of a person to invite, or a friend."""

    account: Annotated[str, Meta(max_length=200)] = ""
    friend: Annotated[str, Meta(max_length=40)] | None = None


class Prepared(msgspec.Struct):
    """A table that was prepared for whoever opens the page, as one asks for it."""

    game: str
    seats: list[SeatWish]
    position: str


TableAct = Callable[[Tables, Table, Person], Awaitable[int | None]]  # some give the seat that was taken
Most = Annotated[int, Parameter(ge=1, le=200)]


@get("/tables")
async def lobby_list(request: AnyRequest, most: Most = 50) -> list[Line]:
    """The lobby: public tables that are open or running."""
    spend(request, "look")
    return await lists.public(node_of(request).store, most)


@get("/tables/mine")
async def mine(request: AnyRequest, most: Most = 50) -> list[Line]:
    """One's own games and those to which one is invited; those that wait for one first."""
    person = await person_of(request)
    spend(request, "look", person)
    return await lists.own(node_of(request).store, person.id, most)


@post("/tables", status_code=201)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableShown:
    """Open a table."""
    person = await person_of(request)
    spend(request, "table", person)
    tables = node_of(request).tables
    table_id = await lobby.open_table(tables, person, data)
    async with tables.at(table_id) as table:
        return shown_to(table, person.id)


@get("/prepared-table")
async def prepared_table(request: AnyRequest) -> Prepared:
    """The table that `serai play` has prepared, to be opened by `POST /tables`; other servers have none."""
    spend(request, "look")
    prepared = node_of(request).settings.prepared
    if prepared is None:
        raise missing("table")
    seats = [SeatWish("me") if seat == "me" else SeatWish("bot", seat) for seat in prepared.seats]
    return Prepared(prepared.game, seats, prepared.position)


@get("/tables/{table_id:str}")
async def one_table(request: AnyRequest, table_id: FromPath[str], seen: Seen = None) -> TableShown:
    """A table."""
    spend(request, "look")
    identity = await identity_of(request)
    async with node_of(request).tables.at(table_id, version_of(seen)) as table:
        return shown_to(table, identity.person.id if identity else None)


async def _changed(request: AnyRequest, table_id: str, act: TableAct) -> TableShown:
    """Change a table beside its game, and show it afterwards."""
    person = await person_of(request)
    spend(request, "seat", person)
    tables = node_of(request).tables

    async def change(table: Table) -> TableShown:
        await act(tables, table, person)
        return shown_to(table, person.id)

    return await tables.changing(table_id, change)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Joining]) -> TableShown:
    """Sit down; a rematch begins with the last who does."""
    joined = await _changed(
        request, table_id, lambda tables, table, person: lobby.join(tables, table, person, data.seat, data.share)
    )
    if joined.origin is None or "rematch" not in joined.origin:
        return joined
    return await _changed(request, table_id, lambda tables, table, _: rematches.begin_full(tables, table))


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Leaving]) -> TableShown:
    """Leave a seat; a bot plays on once the game has begun."""
    return await _changed(
        request, table_id, lambda tables, table, person: lobby.leave(tables, table, person, data.level)
    )


@post("/tables/{table_id:str}/return", status_code=200)
async def come_back(request: AnyRequest, table_id: FromPath[str]) -> TableShown:
    """Take one's seats back from the bot."""
    return await _changed(request, table_id, lobby.take_back_seat)


@post("/tables/{table_id:str}/bot", status_code=200)
async def seat_bot(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Seating]) -> TableShown:
    """Put a bot into a free seat, or take it away."""
    return await _changed(
        request, table_id, lambda tables, table, person: lobby.seat_bot(tables, table, person, data.seat, data.level)
    )


@post("/tables/{table_id:str}/share", status_code=200)
async def share(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Sharing]) -> TableShown:
    """Add to the seed, after the promise and before the start."""
    return await _changed(
        request, table_id, lambda tables, table, person: lobby.give_share(tables, table, person, data.share)
    )


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: AnyRequest, table_id: FromPath[str]) -> TableShown:
    """Begin the game."""
    return await _changed(request, table_id, lobby.start)


@post("/tables/{table_id:str}/close", status_code=200)
async def close(request: AnyRequest, table_id: FromPath[str]) -> TableShown:
    """Do away with a table that has not begun."""
    return await _changed(request, table_id, lobby.close)


@post("/tables/{table_id:str}/vote", status_code=200)
async def vote(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Voting]) -> TableShown:
    """Vote to end the game, or take the vote back."""
    return await _changed(
        request, table_id, lambda tables, table, person: actions.vote(tables, table, person, data.ends)
    )


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(request: AnyRequest, table_id: FromPath[str]) -> TableShown:
    """Give the game up for good."""
    return await _changed(request, table_id, resigning.resign)


@post("/tables/{table_id:str}/pause", status_code=200)
async def pause(request: AnyRequest, table_id: FromPath[str]) -> TableShown:
    """Ask all others to stop the game for a while."""
    return await _changed(request, table_id, pausing.ask)


@post("/tables/{table_id:str}/pause/answer", status_code=200)
async def answer_pause(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Answering]) -> TableShown:
    """Agree to a pause, or refuse it."""
    return await _changed(
        request, table_id, lambda tables, table, person: pausing.answer(tables, table, person, data.agrees)
    )


@post("/tables/{table_id:str}/resume", status_code=200)
async def resume(request: AnyRequest, table_id: FromPath[str]) -> TableShown:
    """Let a paused game go on."""
    return await _changed(request, table_id, pausing.resume)


@post("/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Opened:
    """Offer the same people another game, or accept what one of them offers; it begins when all have accepted."""
    person = await person_of(request)
    spend(request, "table", person)
    node = node_of(request)

    async def offered(table: Table) -> rematches.Offer:
        return await rematches.offer(node.tables, table, person)

    offer = await node.tables.changing(table_id, offered)
    await node.tables.changing(offer.table, lambda table: rematches.accept(node.tables, table, person))
    for awaited in offer.awaited:
        await node.tables.tell_person(awaited)
    return Opened(offer.table)


@post("/tables/{table_id:str}/fork", status_code=201)
async def fork(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Forking]) -> Opened:
    """Go on from a move of a game that is over."""
    person = await person_of(request)
    spend(request, "table", person)
    tables = node_of(request).tables
    async with tables.at(table_id) as table:
        return Opened(await records.fork(tables, table, person, data.at, data.seats))


@post("/tables/{table_id:str}/invite", status_code=200)
async def invite(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Inviting]) -> dict[str, bool]:
    """Invite a person with an account; others are invited by the table's address."""
    person = await person_of(request)
    spend(request, "table", person)
    node = node_of(request)
    account = folded(data.account) if data.friend is None else await account_of(node.store, person.id, data.friend)

    async def change(table: Table) -> str | None:
        return await invitations.invite(node.tables, table, person, account)

    invited = await node.tables.changing(table_id, change)
    if invited is not None:
        await node.tables.tell_person(invited)
    return {"done": True}


@post("/tables/{table_id:str}/decline", status_code=200)
async def decline(request: AnyRequest, table_id: FromPath[str]) -> dict[str, bool]:
    """Decline an invitation."""
    person = await person_of(request)
    spend(request, "seat", person)
    await invitations.decline(node_of(request).tables, table_id, person.id)
    return {"done": True}


@get("/tables/{table_id:str}/chat")
async def conversation(request: AnyRequest, table_id: FromPath[str]) -> list[Said]:
    """What was said where one belongs."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    tables = node_of(request).tables
    async with tables.at(table_id) as table:
        return await chat.told(tables, table, identity.person.id if identity else None)


@post("/tables/{table_id:str}/chat", status_code=201)
async def say(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Speaking]) -> Said:
    """Say something where one belongs."""
    person = await person_of(request)
    spend(request, "chat", person)
    node = node_of(request)
    async with node.tables.at(table_id) as table:
        return await chat.say(node.tables, node.hub, table, person, data.words)


HANDLERS: list[Any] = [
    lobby_list, mine, open_table, prepared_table, one_table, join, leave, come_back, seat_bot, share, start, close,
    vote, resign, pause, answer_pause, resume, rematch, fork, invite, decline,
    conversation, say,
]  # fmt: skip
