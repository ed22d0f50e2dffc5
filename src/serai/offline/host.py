"""One device as a host: the tables of the person in front of it, and all that a page asks of a server beside them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from urllib.parse import urlsplit

from serai.offline.client import NoTable
from serai.offline.kept import Storage
from serai.offline.looking_back import LooksBack
from serai.offline.person import LocalPerson, Myself, Persons
from serai.offline.requests import Answer
from serai.offline.routes import ROUTES
from serai.offline.tables import LocalTables
from serai.offline.turns import Thinkers
from serai.protocol.answering import Refusal, refusal_of
from serai.protocol.json_text import encode

log = logging.getLogger("serai.offline")


class Host:
    """Answers a page as a server would, in texts of JSON."""

    def __init__(self, storage: Storage, thinkers: Thinkers, tell: Callable[[str], object]) -> None:
        self.persons = Persons(storage)
        self.tables = LocalTables(storage, thinkers, tell)
        self.looks_back = LooksBack(storage, self.tables.thoughts)

    async def load(self) -> None:
        """Know again who plays here."""
        await self.persons.load()
        self._called()

    async def become(self, myself: Myself) -> LocalPerson:
        """Let the person say who they are."""
        person = await self.persons.arrive(myself)
        self._called()
        return person

    def _called(self) -> None:
        self.tables.called = self.tables.client.called = self.persons.name

    async def request(self, method: str, path: str, body: str | None) -> str:
        """The answer to a request, as a text with its status and its kind."""
        try:
            answer = await ROUTES.answer(self, method, path, body)
        except Exception as error:
            answer = _refused(error, urlsplit(path).path)
        said = {"status": answer.status, "type": answer.kind, "body": answer.body}
        return encode(said).decode()

    async def hear(self, message: str) -> None:
        """Carry out a message as it would come over the socket; answers are told."""
        await self.tables.hear(message)

    def told(self, text: str) -> None:
        """Hear how far a thought is."""
        self.looks_back.told(text)

    async def close(self) -> None:
        """Think no further, and carry nothing out."""
        self.looks_back.stop()
        await self.tables.close()


def _refused(error: Exception, path: str) -> Answer:
    known = refusal_of(error)
    if known is None and isinstance(error, NoTable):
        known = 404, Refusal("not-found", "there is no such table")
    if known is None:
        log.error("%s could not be answered", path, exc_info=error)
        known = 500, Refusal("server-error", "something went wrong here; it is written down")
    status, refusal = known
    return Answer(encode(refusal).decode(), status)
