"""The queue of those who play with anybody."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from serai.server.api.common import AnyRequest, identity_of, node_of, person_of, spend
from serai.server.matchmaking.waiting_queue import PACES, PaceName, Place, Waiting, Wish


class Wanting(msgspec.Struct):
    """What one wants to play with anybody."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=20)]
    pace: PaceName
    rated: bool = False


class QueueShown(msgspec.Struct):
    """How many wait for what, the paces that one may wait for, and one's own place."""

    waiting: list[Waiting]
    paces: list[str]
    mine: Place | None


async def _shown(request: AnyRequest, mine: Place | None) -> QueueShown:
    return QueueShown(await node_of(request).queue.waiting(), list(PACES), mine)


@get("/queue")
async def look(request: AnyRequest) -> QueueShown:
    """Who waits. Whoever waits for a live game asks at least once a minute: who is not heard of has gone."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    return await _shown(request, await node_of(request).queue.place(identity.person) if identity else None)


@post("/queue", status_code=200)
async def enter(request: AnyRequest, data: JSONBody[Wanting]) -> QueueShown:
    """Wait for anybody who wants the same."""
    person = await person_of(request)
    spend(request, "table", person)
    wish = Wish(data.game, data.seats, data.pace, data.rated)
    return await _shown(request, await node_of(request).queue.enter(person, wish))


@post("/queue/leave", status_code=200)
async def leave(request: AnyRequest) -> QueueShown:
    """Wait no longer."""
    person = await person_of(request)
    spend(request, "seat", person)
    await node_of(request).queue.leave(person)
    return await _shown(request, None)


HANDLERS: list[Any] = [look, enter, leave]
