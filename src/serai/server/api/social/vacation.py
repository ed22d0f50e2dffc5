"""One's own vacation from games by days."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post

from serai.server.api.common import AnyRequest, node_of, person_of, spend
from serai.server.people import vacations
from serai.server.people.vacations import Vacation


@get("/me/vacation")
async def vacation(request: AnyRequest) -> Vacation:
    """Whether one is on vacation, and what is left of it this year."""
    person = await person_of(request)
    spend(request, "look", person)
    return await vacations.of(node_of(request).tables, person)


@post("/me/vacation", status_code=200)
async def begin(request: AnyRequest) -> Vacation:
    """Go on vacation: one's time does not run out in games by days."""
    person = await person_of(request)
    spend(request, "account", person)
    return await vacations.begin(node_of(request).tables, person)


@delete("/me/vacation", status_code=200)
async def end(request: AnyRequest) -> Vacation:
    """Come back."""
    person = await person_of(request)
    spend(request, "account", person)
    return await vacations.end(node_of(request).tables, person)


HANDLERS: list[Any] = [vacation, begin, end]
