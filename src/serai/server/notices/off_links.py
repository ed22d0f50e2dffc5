"""Links that switch a notice off without signing in: signed, so that nobody can make one for somebody else.

They do not end: a letter may be opened a year later. Following one changes nothing until it is confirmed.
"""

from __future__ import annotations

import hmac
from typing import Literal

import msgspec

from serai.protocol.refusals import wrong
from serai.server.notices import choices
from serai.server.notices.choices import Kind, Way
from serai.server.notices.web_push import decoded, encoded
from serai.server.people.people import People
from serai.server.storage import Store

PAGE = "/off#"


class Off(msgspec.Struct, array_like=True):
    """What a link is for: one kind of notice by one way; the daily letter is of no single kind."""

    person: str
    kind: Kind | Literal["daily"]
    way: Way


class OffShown(msgspec.Struct):
    """What a link would switch off."""

    kind: Kind | Literal["daily"]
    way: Way


class OffLinks:
    """Makes such links and carries them out."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    def token(self, off: Off) -> str:
        """What stands in a link."""
        body = encoded(msgspec.json.encode(off))
        return f"{body}.{self._mark(body)}"

    async def read(self, token: str) -> Off:
        """What a link is for, if its person is still here."""
        ended = wrong("bad-link", "this link is not valid, or no longer")
        body, _, mark = token.partition(".")
        if not hmac.compare_digest(mark.encode(errors="replace"), self._mark(body).encode()):
            raise ended
        off = msgspec.json.decode(decoded(body), type=Off)
        if await self._people.known(off.person) is None:
            raise ended
        return off

    async def carry_out(self, token: str, everything: bool, now: int) -> None:
        """Switch off what a link is for, or all notices at once."""
        off = await self.read(token)
        held = await choices.read(self._store, off.person)
        if everything:
            left = held.without(None, None)
        else:
            left = held.without(None if off.kind == "daily" else off.kind, off.way)
        await self._store.write([choices.put(off.person, left, now)])

    def _mark(self, body: str) -> str:
        return self._people.marked(f"off {body}")
