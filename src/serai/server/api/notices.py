"""How one is told what waits for one while one is away."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from serai.server.api.common import AnyRequest, node_of, person_of, spend
from serai.server.notices.channels import ChannelName
from serai.server.notices.notices import NoticeState


class Retrying(msgspec.Struct):
    """Which way of being told to use again."""

    channel: ChannelName


@get("/me/notices")
async def notices(request: AnyRequest) -> NoticeState:
    """Which ways of telling one fail, and why."""
    person = await person_of(request)
    spend(request, "look", person)
    return await node_of(request).notices.state(person.id)


@post("/me/notices/retry", status_code=200)
async def retry_notices(request: AnyRequest, data: JSONBody[Retrying]) -> NoticeState:
    """Use a way of telling one again; a webhook is called with a test at once."""
    person = await person_of(request)
    spend(request, "account", person)
    return await node_of(request).notices.retry(person.id, data.channel)


HANDLERS = [notices, retry_notices]
