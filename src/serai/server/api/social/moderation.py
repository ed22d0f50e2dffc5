"""Reports, and what moderators see and do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, Parameter

from serai.server.api.common import MOST_NUMBER, AnyRequest, node_of, person_of, spend
from serai.server.api.social.arriving import banned_here
from serai.server.moderation import acts, desk, sanctions
from serai.server.moderation.acts import Wish
from serai.server.moderation.desk import Desk, LogEntry
from serai.server.moderation.sanctions import Sanction
from serai.server.social import reports
from serai.server.social.reports import Complaint

Before = Annotated[int | None, Parameter(ge=1, le=MOST_NUMBER)]


@post("/reports", status_code=201)
async def report(request: AnyRequest, data: JSONBody[Complaint]) -> dict[str, bool]:
    """Report a person, a table or a line of its chat to the moderators."""
    person = await person_of(request)
    spend(request, "report", person)
    node = node_of(request)
    await reports.report(node.tables, node.people, person, data)
    return {"done": True}


@get("/standing")
async def standing(request: AnyRequest) -> Sanction | None:
    """Why one is not let in, for whoever is banned."""
    spend(request, "look")
    person = await banned_here(request)
    return await sanctions.in_force(node_of(request).store, person.id, "ban") if person else None


@get("/moderation")
async def moderation(request: AnyRequest) -> Desk:
    """Open reports, what is in force, and the last of the log; for moderators."""
    person = await person_of(request)
    spend(request, "look", person)
    acts.must_moderate(person)
    return await desk.desk(node_of(request).store, person.id)


@get("/moderation/log")
async def moderation_log(request: AnyRequest, before: Before = None) -> list[LogEntry]:
    """What moderators did, or what they did before an entry; for moderators."""
    person = await person_of(request)
    spend(request, "look", person)
    acts.must_moderate(person)
    return await desk.entries(node_of(request).store, before)


@post("/moderation/acts", status_code=201)
async def moderate(request: AnyRequest, data: JSONBody[Wish]) -> Desk:
    """Close a table, silence or ban somebody, lift that, or dismiss a report; for moderators."""
    person = await person_of(request)
    spend(request, "seat", person)
    node = node_of(request)
    await acts.carry_out(node.tables, node.people, person, data)
    return await desk.desk(node.store, person.id)


HANDLERS: list[Any] = [report, standing, moderation, moderation_log, moderate]
