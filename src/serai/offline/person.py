"""The one person of a device: a name that they may set, and the language they read."""

from __future__ import annotations

from dataclasses import dataclass, replace

from serai.languages import LANGUAGES
from serai.offline.kept import Storage, keep
from serai.protocol.clocks import now
from serai.protocol.json_text import Unreadable, encode, reader
from serai.protocol.refusals import Refused, wrong
from serai.protocol.visible import checked_name

HERE = "here"
KEY = "person"


@dataclass(slots=True)
class LocalPerson:
    """A person as a server tells of one; what only accounts have is not there."""

    id: str
    name: str
    account: str | None
    email: str | None
    webhook: str | None
    admin: int
    language: str
    created: int
    seen: int


@dataclass(slots=True)
class Myself:
    """What a person says about themselves."""

    name: str
    language: str = "en"
    email: str | None = None
    webhook: str | None = None


class Persons:
    """Who plays here, kept on the device."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.person: LocalPerson | None = None

    async def load(self) -> None:
        """Read who it was the last time."""
        text = await self._storage.get(KEY)
        try:
            self.person = reader(LocalPerson)(text) if text else None
        except Unreadable:  # of another version: a name is quickly typed again
            self.person = None

    @property
    def name(self) -> str:
        """What the person is called."""
        return self.person.name if self.person else ""

    def known(self) -> LocalPerson:
        """The person, who must have said who they are."""
        if self.person is None:
            raise Refused(401, "nobody", "say who you are first")
        return self.person

    async def arrive(self, myself: Myself) -> LocalPerson:
        """Say who one is, or change it."""
        if myself.email or myself.webhook:
            raise Refused(409, "needs-server", "nobody writes letters from here")
        if myself.language not in LANGUAGES:
            raise wrong("bad-language", f"there are words in {', '.join(LANGUAGES)}")
        before = self.person or LocalPerson(HERE, "", None, None, None, 0, "en", now(), now())
        changed = replace(before, name=checked_name(myself.name), language=myself.language, seen=now())
        await keep(self._storage, {KEY: encode(changed).decode()})
        self.person = changed
        return changed
