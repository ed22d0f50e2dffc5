"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta

from serai.protocol.refusals import Refused, not_now
from serai.protocol.table import Unplayable
from serai.server.api.common import (
    AnyRequest,
    cookie,
    cookies_of,
    device_cookie,
    identity_of,
    node_of,
    person_of,
    sent_from,
    spend,
)
from serai.server.api.social.arriving import has_come, may_come
from serai.server.matchmaking import waiting_queue
from serai.server.moderation import newcomers
from serai.server.node import Node
from serai.server.people import profiles, vacations
from serai.server.people.people import Person, folded
from serai.server.people.signing_in import Try
from serai.server.people.signing_in import sign_in as try_to_sign_in
from serai.server.social import kept
from serai.server.tables import lists, lobby
from serai.server.tournaments import privacy as tournament_privacy

Short = Annotated[str, Meta(max_length=200)]


class Arriving(msgspec.Struct):
    """A guest's name."""

    name: Short
    language: Short = "en"


class Registering(msgspec.Struct):
    """A new account; the e-mail is only for notices."""

    account: Short
    password: Short
    email: Short | None = None
    device: Short = ""


class SigningIn(msgspec.Struct):
    """Name and password."""

    account: Short
    password: Short
    device: Short = ""


class SigningOut(msgspec.Struct):
    """Here, or on all devices."""

    everywhere: bool = False


class Myself(msgspec.Struct):
    """What a person may change about themselves."""

    name: Short
    language: Short
    email: Short | None = None
    webhook: Annotated[str, Meta(max_length=600)] | None = None


class Passwords(msgspec.Struct):
    """The old password and the new one."""

    old: Short
    new: Short


class Forgotten(msgspec.Struct):
    """Whose password is forgotten."""

    account: Short


class Resetting(msgspec.Struct):
    """A new password, by the link of a letter."""

    token: Annotated[str, Meta(max_length=2000)]
    password: Short


class Confirming(msgspec.Struct):
    """An address, by the link of a letter to it."""

    token: Annotated[str, Meta(max_length=2000)]


@post("/guest", status_code=201)
async def arrive(request: AnyRequest, data: JSONBody[Arriving]) -> Response[Person]:
    """Play at once as a guest."""
    spend(request, "arrive")
    node = node_of(request)
    device = node.people.devices.named(node.device_of(cookies_of(request)))
    await may_come(request, device)
    person = await node.people.arrive(data.name, data.language)
    await has_come(request, person, device)
    return Response(person, cookies=[cookie(node, node.people.guest_cookie(person.id)), device_cookie(node, device)])


@post("/register", status_code=201)
async def register(request: AnyRequest, data: JSONBody[Registering]) -> Response[Person]:
    """Make an account, of the guest one is."""
    spend(request, "sign-in")
    node = node_of(request)
    identity = await identity_of(request)
    guest = identity.person if identity else None
    if guest is None:
        await may_come(request, node.people.devices.named(node.device_of(cookies_of(request))))
    token = await node.people.register(guest, data.account, data.password, data.email, data.device, sent_from(request))
    return await _signed_in(request, token)


@post("/sign-in", status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[SigningIn]) -> Response[Person]:
    """Sign in on this device."""
    node = node_of(request)
    tried = Try(data.account, data.password, data.device, sent_from(request), node.device_of(cookies_of(request)))
    return await _signed_in(request, await try_to_sign_in(node.people, node.limits, tried))


async def _signed_in(request: AnyRequest, token: str) -> Response[Person]:
    node = node_of(request)
    identity = await node.people.recognise(f"s.{token}")
    assert identity is not None
    device = await _known_device(request, identity.person)
    await has_come(request, identity.person, device)
    return Response(identity.person, cookies=[cookie(node, f"s.{token}"), device_cookie(node, device)])


async def _known_device(request: AnyRequest, person: Person) -> str:
    """What lets a person sign in here while others guess at their password elsewhere."""
    node = node_of(request)
    return await node.people.device_cookie(node.device_of(cookies_of(request)), person.id)


@post("/sign-out", status_code=200)
async def sign_out(request: AnyRequest, data: JSONBody[SigningOut]) -> Response[dict[str, bool]]:
    """Sign out here, or everywhere."""
    node = node_of(request)
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    if identity is not None:
        await node.people.sign_out(identity, data.everywhere)
        if data.everywhere:
            await node.tables.send_away(identity.person.id)
    return Response({"done": True}, cookies=[cookie(node, None)])


@get("/me")
async def me(request: AnyRequest) -> Person:
    """Who one is."""
    person = await person_of(request)
    spend(request, "look", person)
    return person


@get("/who")
async def who(request: AnyRequest) -> Person | None:
    """The person behind the cookie, or null; pages ask this first."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    return identity.person if identity else None


@patch("/me")
async def change(request: AnyRequest, data: JSONBody[Myself]) -> Person:
    """Change one's name, language, and where to be told of one's turn."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    email = data.email or None
    if node.recovery.works and email and email != person.email:  # theirs once they have followed the link in a letter
        spend(request, "letter", person)
        await node.recovery.change_address(person, email)
        email = person.email
    changed = await node.people.change(person, data.name, data.language, email, data.webhook)
    if changed.email is None:
        node.recovery.moved(person)
    if changed.name != person.name:
        await node.tables.tell_name(person.id)
    return changed


@post("/me/password", status_code=200)
async def password(request: AnyRequest, data: JSONBody[Passwords]) -> Response[dict[str, bool]]:
    """Change one's password; other devices must sign in again."""
    identity = await identity_of(request)
    if identity is None:
        raise Refused(401, "nobody", "say who you are first")
    spend(request, "sign-in", identity.person)
    if identity.person.account is None:
        raise not_now("guest", "a guest has no password")
    node = node_of(request)
    await node.people.change_password(identity, data.old, data.new)
    await node.tables.send_away(identity.person.id)  # this device comes again, others cannot
    return Response({"done": True}, cookies=[device_cookie(node, await _known_device(request, identity.person))])


@post("/password/forgotten", status_code=200)
async def forgotten(request: AnyRequest, data: JSONBody[Forgotten]) -> dict[str, bool]:
    """Have a link sent by which a new password can be set; the answer is the same whoever there is."""
    spend(request, "letter")
    node = node_of(request)
    node.limits.spend("letter", f"account {folded(data.account)}")
    await node.recovery.forgotten(data.account)
    return {"done": True}


@post("/password/reset", status_code=200)
async def reset(request: AnyRequest, data: JSONBody[Resetting]) -> dict[str, bool]:
    """Set a new password by such a link; every device must sign in again."""
    spend(request, "sign-in")
    node = node_of(request)
    await node.tables.send_away(await node.recovery.reset(data.token, data.password))
    return {"done": True}


@post("/email/confirm", status_code=200)
async def confirm_email(request: AnyRequest, data: JSONBody[Confirming]) -> dict[str, bool]:
    """Take over the address to which a link was sent."""
    spend(request, "sign-in")
    await node_of(request).recovery.confirm(data.token)
    return {"done": True}


@get("/me/export")
async def export(request: AnyRequest) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    known = await node.people.export(person) | await profiles.exported(node.store, person.id)
    known |= await kept.exported(node.store, person.id) | await tournament_privacy.exported(node.store, person.id)
    known |= await waiting_queue.exported(node.tables, person.id) | await vacations.exported(node.tables, person.id)
    known |= await newcomers.exported(node.store, person.id)
    return {**known, "bots": await node.outside_bots.of(person)}


@delete("/me", status_code=200)
async def forget(request: AnyRequest) -> Response[dict[str, bool]]:
    """Be forgotten."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    for bot in await node.outside_bots.of(person):
        await forget_person(node, await node.outside_bots.bot(person, bot.id))
    await forget_person(node, person)
    return Response({"done": True}, cookies=[cookie(node, None), device_cookie(node, None)])


async def forget_person(node: Node, person: Person) -> None:
    """Take somebody from their tables, and delete what is known of them."""
    await _give_up_seats(node, person)
    parts = (profiles, kept, waiting_queue, vacations, tournament_privacy, newcomers)
    await node.people.delete(person, [change for part in parts for change in part.forgotten(person.id)])
    await _give_up_seats(node, person)  # once more: a seat may have been taken just before the account was deleted
    await node.tables.tell_name(person.id)
    await node.tables.send_away(person.id)


async def _give_up_seats(node: Node, person: Person) -> None:
    """Leave all tables at which somebody sits."""
    for table_id in await lists.not_over(node.store, person.id):
        try:
            async with node.tables.at(table_id) as table:
                await lobby.give_up(node.tables, table, person)
        except Unplayable:
            continue  # such a table cannot be played


HANDLERS = [
    arrive,
    register,
    sign_in,
    sign_out,
    me,
    who,
    change,
    password,
    forgotten,
    reset,
    confirm_email,
    export,
    forget,
]
