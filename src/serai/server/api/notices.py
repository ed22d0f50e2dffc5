"""How one is told what waits for one while one is away, and how one is not."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from serai.protocol.refusals import Refused, not_now
from serai.server.api.common import AnyRequest, identity_of, node_of, person_of, spend
from serai.server.notices.channels import ChannelName
from serai.server.notices.choices import NoticeChoices
from serai.server.notices.devices import Subscription
from serai.server.notices.notices import NoticeState
from serai.server.notices.off_links import OffShown


class Testing(msgspec.Struct):
    """Which way of being told to try."""

    channel: ChannelName


class PushKey(msgspec.Struct):
    """The key by which browsers know this server's push messages."""

    key: str


class SwitchingOff(msgspec.Struct):
    """A link of a notice, and whether all notices are to end."""

    token: Annotated[str, Meta(max_length=2000)]
    everything: bool = False


@get("/me/notices")
async def notices(request: AnyRequest) -> NoticeState:
    """How one is told, by which devices, and what fails."""
    person = await person_of(request)
    spend(request, "look", person)
    return await node_of(request).notices.state(person.id)


@put("/me/notices", status_code=200)
async def choose_notices(request: AnyRequest, data: JSONBody[NoticeChoices]) -> NoticeState:
    """Choose what one is told, by which ways, and when not."""
    person = await person_of(request)
    spend(request, "notices", person)
    node = node_of(request)
    await node.notices.choose(person.id, data)
    return await node.notices.state(person.id)


@post("/me/notices/test", status_code=200)
async def test_notices(request: AnyRequest, data: JSONBody[Testing]) -> NoticeState:
    """Have a test sent by a way of being told; one that failed is used again if it arrives."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    if data.channel == "email" and person.email:  # the address may be a stranger's, who shall not be pestered
        spend(request, "letter", person)
        node.limits.spend("letter", f"address {person.email}")
    await node.notices.test(person.id, data.channel)
    return await node.notices.state(person.id)


@get("/notices/key")
async def push_key(request: AnyRequest) -> PushKey:
    """The key that a browser is given when it is to take push messages from here."""
    spend(request, "look")
    return PushKey((await node_of(request).notices.sending.signer()).public)


@post("/me/notices/devices", status_code=200)
async def add_device(request: AnyRequest, data: JSONBody[Subscription]) -> NoticeState:
    """Have push messages sent to this browser, for as long as one is signed in there."""
    identity = await identity_of(request)
    if identity is None:
        raise Refused(401, "nobody", "say who you are first")
    spend(request, "account", identity.person)
    if identity.session is None:
        raise not_now("push-account", "push messages are for accounts")
    node = node_of(request)
    await node.notices.add_device(identity.person.id, identity.session, data)
    return await node.notices.state(identity.person.id)


@delete("/me/notices/devices/{device:str}", status_code=200)
async def remove_device(request: AnyRequest, device: FromPath[str]) -> NoticeState:
    """Have none sent to one of one's browsers any more."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    await node.notices.remove_device(person.id, device)
    return await node.notices.state(person.id)


@get("/notices/off/{token:str}")
async def off_link(request: AnyRequest, token: FromPath[str]) -> OffShown:
    """What a link of a notice would switch off; looking changes nothing."""
    spend(request, "look")
    off = await node_of(request).notices.off_links.read(token)
    return OffShown(off.kind, off.way)


@post("/notices/off", status_code=200)
async def switch_off(request: AnyRequest, data: JSONBody[SwitchingOff]) -> dict[str, bool]:
    """Switch off what a link is for, or all notices, without signing in."""
    spend(request, "notices")
    await node_of(request).notices.switch_off(data.token, data.everything)
    return {"done": True}


@post("/notices/off/{token:str}", status_code=200)
async def one_click(request: AnyRequest, token: FromPath[str]) -> dict[str, bool]:
    """The same by a mail program (RFC 8058), whose form is not read: the address says it all."""
    spend(request, "notices")
    await node_of(request).notices.switch_off(token, everything=False)
    return {"done": True}


HANDLERS = [
    notices,
    choose_notices,
    test_notices,
    push_key,
    add_device,
    remove_device,
    off_link,
    switch_off,
    one_click,
]
