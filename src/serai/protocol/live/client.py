"""One who asks: messages are carried out one after the other, and each is answered or refused."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from serai.engine.core.errors import IllegalChoice
from serai.protocol.advice import Advice
from serai.protocol.asked import FromClient, Ping, Unwatch, read
from serai.protocol.json_text import Unreadable
from serai.protocol.live.access import HANDLERS, PREFIX, ImaginedTable, Pondered, TableAccess
from serai.protocol.live.imagine import Worlds
from serai.protocol.refusals import Refused
from serai.protocol.table import NotStarted, Unplayable
from serai.protocol.told import Pong, Refusal, ToClient


class Client(ABC):
    """One connected client; whoever serves it says how it is answered and which tables there are."""

    suggestions = True  # whether moves are suggested here at all

    def __init__(self, person: str | None, called: str, owner: str, worlds: Worlds) -> None:
        self.person = person
        self.called = called
        self.owner = owner  # of what is spent and held here
        self.worlds = worlds
        self.advising: asyncio.Task[None] | None = None

    # ---- out

    @abstractmethod
    def push(self, frame: bytes) -> None:
        """Send a message, framed as it travels."""

    @abstractmethod
    def answer(self, message: ToClient) -> None:
        """Send an answer."""

    # ---- in

    def carry_out(self, text: bytes | str) -> Coroutine[Any, Any, None]:
        """Do what a message asks for, or say why not.

        On the way from here to the database each function that only hands on is none to be awaited itself: whatever
        waits in so many calls wakes up through all of them.
        """
        try:
            asked = read(text)
        except (Unreadable, UnicodeError, RecursionError) as problem:
            return self.answered(None, partial(self._unreadable, str(problem)[:200]))
        return self.answered(asked, partial(self._do, asked))

    async def _unreadable(self, problem: str) -> None:
        self.spend("junk")
        self.refuse(None, "unreadable", problem)

    async def answered(self, asked: FromClient | None, do: Callable[[], Awaitable[None]]) -> None:
        """Do what was asked, or say why not."""
        try:
            await do()
        except IllegalChoice as refusal:
            self.refuse(asked, "illegal", str(refusal), refusal.reason.rule, refusal.reason.facts)
        except Refused as refusal:
            self.refused(asked, refusal)
        except NotStarted:
            self.refuse(asked, "not-started", "the table has not begun")
        except Unplayable as problem:
            self.refuse(asked, "other-rules", str(problem))
        except (UnicodeError, RecursionError) as problem:
            self.refuse(None, "unreadable", str(problem)[:200])
        except Exception as problem:
            self.failed(asked, problem)

    def refused(self, asked: FromClient | None, refusal: Refused) -> None:
        """Say that something is not granted."""
        self.refuse(asked, refusal.key, refusal.words, None, refusal.facts)

    @abstractmethod
    def failed(self, asked: FromClient | None, problem: Exception) -> None:
        """Say that something went wrong."""

    def refuse(
        self, asked: FromClient | None, key: str, words: str, rule: str | None = None, facts: Any = None
    ) -> None:
        """Answer with a refusal."""
        self.answer(Refusal(getattr(asked, "id", None), key, words, rule, facts or {}))

    def _do(self, asked: FromClient) -> Awaitable[None]:
        if isinstance(asked, Ping):
            return self._pong()
        cost, carry_out = HANDLERS[type(asked)]
        if isinstance(asked, Unwatch):
            return self._unwatch(asked, cost)
        self.spend(cost)
        return carry_out(self.access(asked.table), asked)

    async def _pong(self) -> None:
        self.spend("small")
        self.answer(Pong())

    async def _unwatch(self, asked: Unwatch, cost: str) -> None:
        """Carried out even when the client is too fast."""
        await self.access(asked.table).unwatch(asked)
        self.spend(cost)

    def access(self, table_id: str) -> TableAccess:
        """The table that a message is about."""
        return ImaginedTable(self, table_id) if table_id.startswith(PREFIX) else self.kept(table_id)

    @abstractmethod
    def kept(self, table_id: str) -> TableAccess:
        """A table that is no imagined one."""

    # ---- what it costs, and advice

    @abstractmethod
    def spend(self, kind: str) -> None:
        """Count something against what this client may do; refuses what is too much."""

    @abstractmethod
    def afford(self) -> None:
        """Refuse what takes long to those who had much of it."""

    @abstractmethod
    def beside(self) -> AbstractContextManager[None]:
        """Count the time of what no game waits for; refuses it where there was too much."""

    @abstractmethod
    def advised(self, pondered: Pondered) -> Coroutine[Any, Any, Advice]:
        """What a bot considers, to be awaited; the world that it thinks about is drawn at once."""

    @abstractmethod
    async def check_advice(self, table_id: str) -> None:
        """Refuse advice on a world that was made from a running game between several people."""
