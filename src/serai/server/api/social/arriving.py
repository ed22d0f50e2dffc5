"""Who comes from where: newcomers may have to wait where somebody is banned."""

from __future__ import annotations

from serai.server.api.common import AnyRequest, cookies_of, node_of, sent_from
from serai.server.moderation import newcomers
from serai.server.moderation.newcomers import Origin
from serai.server.people.devices import name_in
from serai.server.people.people import Person


def _origin(request: AnyRequest, device: str) -> Origin:
    marked = node_of(request).people.marked
    return newcomers.origin_of(marked, name_in(device), sent_from(request))


async def may_come(request: AnyRequest, device: str) -> None:
    """Refuse somebody new who must wait; of the banned it is noted where they are now."""
    await banned_here(request)
    node = node_of(request)
    if node.settings.limits:
        await newcomers.must_not_wait(node.store, _origin(request, device), node.tables.now())


async def has_come(request: AnyRequest, person: Person, device: str) -> None:
    """Keep where somebody came from, for some days."""
    node = node_of(request)
    await newcomers.note(node.store, person.id, _origin(request, device), node.tables.now())


async def banned_here(request: AnyRequest) -> Person | None:
    """Whoever is banned and comes with a cookie of before."""
    node = node_of(request)
    cookies = cookies_of(request)
    person = await node.people.banned(node.cookie_of(cookies))
    if person is not None:
        origin = _origin(request, node.people.devices.named(node.device_of(cookies)))
        await newcomers.note(node.store, person.id, origin, node.tables.now(), banned=True)
    return person
