"""Friends, blocking, and what is new for a person."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from serai.protocol.clocks import MINUTE, now
from serai.protocol.refusals import Refused, missing
from serai.server.api.common import AnyRequest, node_of, person_of, spend
from serai.server.moderation import sanctions
from serai.server.moderation.sanctions import Sanction
from serai.server.people.people import Person, folded
from serai.server.social import blocking, friends
from serai.server.social.friends import Circle, Known, Tie
from serai.server.tournaments.telling import Awaited, Begun, awaiting, begun

JUST_BEGUN = 10 * MINUTE  # whoever has not come to their table by then is played by a bot


class Asking(msgspec.Struct):
    """The sign-in name of somebody to be friends with."""

    account: Annotated[str, Meta(max_length=200)]


class News(msgspec.Struct):
    """What waits for a person beside their tables: friends, what moderators did, and tournaments that await them."""

    asking: list[Known]
    told: list[Sanction]
    tournaments: list[Awaited]
    rounds: list[Begun]


@get("/me/friends")
async def circle(request: AnyRequest) -> Circle:
    """One's friends and where they are, who asks to be one, whom one has asked, and whom one has blocked."""
    person = await person_of(request)
    spend(request, "look", person)
    return await friends.circle(node_of(request).store, person.id)


@post("/me/friends", status_code=200)
async def ask(request: AnyRequest, data: JSONBody[Asking]) -> Tie:
    """Ask somebody to be a friend by their sign-in name."""
    person = await person_of(request)
    other = await node_of(request).people.called(folded(data.account))
    if other is None:
        spend(request, "befriend", person)
        raise Refused(404, "no-such-account", "nobody has this sign-in name")
    return await _befriended(request, person, other)


@put("/me/friends/{person_id:str}")
async def befriend(request: AnyRequest, person_id: FromPath[str]) -> Tie:
    """Ask somebody to be a friend, or accept that they ask."""
    return await _befriended(request, await person_of(request), await _somebody(request, person_id))


async def _befriended(request: AnyRequest, person: Person, other: Person) -> Tie:
    spend(request, "befriend", person)
    node = node_of(request)
    await friends.befriend(node.store, person, other)
    await node.tables.tell_person(other.id)
    return await friends.tie(node.store, person, other)


@delete("/me/friends/{person_id:str}", status_code=200)
async def unfriend(request: AnyRequest, person_id: FromPath[str]) -> Tie:
    """Decline, withdraw what one asked, or end a friendship; nobody is told."""
    person, other = await person_of(request), await _somebody(request, person_id)
    spend(request, "seat", person)
    store = node_of(request).store
    await friends.unfriend(store, person.id, other.id)
    return await friends.tie(store, person, other)


@put("/me/blocked/{person_id:str}")
async def block(request: AnyRequest, person_id: FromPath[str]) -> Tie:
    """Meet somebody no more; they are not told."""
    person, other = await person_of(request), await _somebody(request, person_id)
    spend(request, "befriend", person)
    store = node_of(request).store
    await blocking.block(store, person.id, other.id)
    return await friends.tie(store, person, other)


@delete("/me/blocked/{person_id:str}", status_code=200)
async def unblock(request: AnyRequest, person_id: FromPath[str]) -> Tie:
    """Let somebody meet one again."""
    person, other = await person_of(request), await _somebody(request, person_id)
    spend(request, "befriend", person)
    store = node_of(request).store
    await blocking.unblock(store, person.id, other.id)
    return await friends.tie(store, person, other)


@get("/people/{person_id:str}/tie")
async def tie(request: AnyRequest, person_id: FromPath[str]) -> Tie:
    """What somebody is to oneself, and where they are if they show it."""
    person, other = await person_of(request), await _somebody(request, person_id)
    spend(request, "look", person)
    return await friends.tie(node_of(request).store, person, other)


async def _somebody(request: AnyRequest, person_id: str) -> Person:
    found = await node_of(request).people.known(person_id)
    if found is None:
        raise missing("person")
    return found


@get("/me/news")
async def news(request: AnyRequest) -> News:
    """Who asks to be a friend, what moderators did that one has not read, tournaments that await one, open tables."""
    person = await person_of(request)
    spend(request, "look", person)
    store = node_of(request).store
    asking, told = await friends.asking(store, person.id), await sanctions.untold(store, person.id)
    rounds = await begun(store, person.id, now() - JUST_BEGUN, now())
    return News(asking, told, await awaiting(store, person.id), rounds)


@post("/me/news/{sanction:str}/read", status_code=200)
async def read(request: AnyRequest, sanction: FromPath[str]) -> dict[str, bool]:
    """Say that one has read what a moderator did."""
    person = await person_of(request)
    spend(request, "seat", person)
    await sanctions.read(node_of(request).store, person.id, sanction)
    return {"done": True}


HANDLERS: list[Any] = [circle, ask, befriend, unfriend, block, unblock, tie, news, read]
