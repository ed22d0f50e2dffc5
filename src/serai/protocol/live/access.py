"""A table as one client uses it: tables that are kept and imagined ones answer the same messages."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.bots.thinking import USUAL
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.play.match import Match
from serai.engine.play.record import ASIDE, CHOSE
from serai.protocol.advice import Advice, may_be_suggested, standing
from serai.protocol.asked import (
    Advise,
    Aside,
    Choose,
    FromClient,
    Imagine,
    Preview,
    Say,
    Unadvise,
    Undo,
    Unwatch,
    Watch,
    Why,
)
from serai.protocol.live import acts
from serai.protocol.refusals import Refused, forbidden, missing, not_now
from serai.protocol.table import Table
from serai.protocol.told import Advised, Done, Previewed, Reasoned, Refusal

if TYPE_CHECKING:
    from serai.protocol.live.client import Client

PREFIX = "imagined:"


class Pondered(NamedTuple):
    """A question to think about: the game before it, who is asked, which bot is to think, and what was chosen."""

    match: Match
    seat: int
    level: str = USUAL
    chosen: list[Any] | None = None

    def must_be_asked(self) -> None:
        """Refuse to think where there is nothing to choose."""
        if not any(asked.seat == self.seat for asked in self.match.asks):
            raise not_now("not-asked", "this seat is not asked anything there")


def redealt(match: Match, seat: int) -> dict[str, Any]:
    """What those who think are given: a world in which everything that the seat cannot see was drawn anew."""
    return snapshot.save(match.game, match.redealt(seat, seeded(secrets.token_hex(16))))


class TableAccess:
    """What a client may ask of a table; what a kind of table does not offer is refused."""

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.id = table_id

    async def watch(self, asked: Watch) -> None:
        """Show the position, and tell what changes from now on."""
        raise missing("table")

    async def unwatch(self, asked: Unwatch) -> None:
        """Tell no more."""
        raise missing("table")

    async def choose(self, asked: Choose | Aside) -> None:
        """Make a choice, or do something beside the question."""
        raise missing("table")

    async def undo(self, asked: Undo) -> None:
        """Take back."""
        raise missing("table")

    async def explain(self, asked: Why | Preview) -> None:
        """Tell which rule forbids a choice, or what it would cause."""
        async with self.opened(asked.seat) as table:
            with self.client.beside():
                self.client.answer(_explained(table, asked))

    def opened(self, seat: int) -> AbstractAsyncContextManager[Table]:
        """The table, if the client may know what the seat knows."""
        raise missing("table")

    async def say(self, asked: Say) -> None:
        """Say something to the others."""
        raise missing("table")

    async def imagine(self, asked: Imagine) -> None:
        """Make a private world from what a seat knows."""
        raise missing("table")

    async def advise(self, asked: Advise) -> None:
        """Have a bot think about what it would do; others' messages, and one's own, need not wait for it."""
        client = self.client
        client.spend("think")
        if client.advising is not None and not client.advising.done():
            raise Refused(429, "advisers-busy", "one thought after the other")
        client.afford()
        client.advising = asyncio.create_task(client.answered(asked, partial(self._advised, asked)))

    async def _advised(self, asked: Advise) -> None:
        try:
            self.client.answer(Advised(asked.id, await self.advice(asked)))
        except asyncio.CancelledError:
            self.client.answer(Refusal(asked.id, "advice-ended", "it was no longer wanted"))
            raise

    async def advice(self, asked: Advise) -> Advice:
        """What a bot would do."""
        raise missing("table")

    async def unadvise(self, asked: Unadvise) -> None:
        """Let nobody think any further."""
        if self.client.advising is not None:
            self.client.advising.cancel()


def _explained(table: Table, asked: Why | Preview) -> Reasoned | Previewed:
    if isinstance(asked, Why):
        reason = acts.why_not(table, asked.seat, asked.choice)
        return Reasoned(asked.id, reason.rule if reason else None, reason.facts if reason else {})
    then = acts.preview_next(table, asked.seat, asked.choice) if asked.deeper else []
    events, final = acts.preview(table, asked.seat, asked.choice)
    return Previewed(asked.id, events, final, then, acts.preview_facts(table, asked.seat, asked.choice))


class KeptTable(TableAccess):
    """A table that is stored; what a client may be told of it does not hang on where."""

    def lent(self) -> AbstractAsyncContextManager[Table]:
        """The table, with its lock held."""
        raise missing("table")

    @asynccontextmanager
    async def opened(self, seat: int) -> AsyncIterator[Table]:
        """The table, if the seat is one's own."""
        async with self.lent() as table:
            if seat not in table.seats_of(self.client.person):
                raise forbidden("not-your-seat", "this is not your seat")
            yield table

    async def advice(self, asked: Advise) -> Advice:
        """What a bot would do, if it plays against nobody else, and the game waits for it."""
        if not self.client.suggestions:
            raise forbidden("suggest-off", "this server suggests no moves")
        async with self.opened(asked.seat) as table:
            may_be_suggested(table, asked.seat)
            before = standing(table, asked.seat)
            if asked.at not in (None, before[0]):
                raise IllegalChoice(Reason("SE-ASK-4", {"number": asked.at, "number_now": before[0]}))
            thought = self.client.advised(Pondered(table.playing().match, asked.seat))
        advice = await thought
        async with self.opened(asked.seat) as table:
            may_be_suggested(table, asked.seat)
            if standing(table, asked.seat) != before:
                raise not_now("advice-ended", "the game has moved on meanwhile")
        return advice


class ImaginedTable(TableAccess):
    """A world of one's own, in memory alone."""

    def __init__(self, client: Client, table_id: str) -> None:
        super().__init__(client, table_id)
        self._world = client.worlds.find(client, table_id)

    async def watch(self, asked: Watch) -> None:
        """Show the position, and tell what changes from now on."""
        with self.client.beside():
            self.client.answer(self._world.watch(asked.seat, asked.since, self.client))

    async def unwatch(self, asked: Unwatch) -> None:
        """Tell no more of a seat; without one the world is forgotten."""
        if asked.seat is None:
            self.client.worlds.forget(self.client, self.id)
        else:
            self._world.rooms.leave(self.id, asked.seat, self.client)

    async def choose(self, asked: Choose | Aside) -> None:
        """Choose for any seat."""
        act = ASIDE if isinstance(asked, Aside) else CHOSE
        with self.client.beside():
            self.client.answer(Done(asked.id, self._world.choose(asked.seat, asked.choice, asked.at, act)))

    async def undo(self, asked: Undo) -> None:
        """Take back anything."""
        with self.client.beside():
            self.client.answer(Done(asked.id, self._world.undo(asked.seat, asked.at, asked.to)))

    @asynccontextmanager
    async def opened(self, seat: int) -> AsyncIterator[Table]:
        """The world's table: all seats are one's own."""
        yield self._world.table

    async def advice(self, asked: Advise) -> Advice:
        """What a bot would do in this world, unless that helps against other people."""
        pondered = Pondered(self._world.play.match, asked.seat)
        await self.client.check_advice(self._world.origin)
        return await self.client.advised(pondered)


class Handler(NamedTuple):
    """What a message costs its sender, and what carries it out."""

    cost: str
    carry_out: Callable[[TableAccess, Any], Awaitable[None]]


HANDLERS: dict[type[FromClient], Handler] = {
    Watch: Handler("look", lambda table, asked: table.watch(asked)),
    Unwatch: Handler("small", lambda table, asked: table.unwatch(asked)),
    Choose: Handler("choose", lambda table, asked: table.choose(asked)),
    Aside: Handler("choose", lambda table, asked: table.choose(asked)),
    Undo: Handler("choose", lambda table, asked: table.undo(asked)),
    Why: Handler("look", lambda table, asked: table.explain(asked)),
    Preview: Handler("look", lambda table, asked: table.explain(asked)),
    Say: Handler("chat", lambda table, asked: table.say(asked)),
    Imagine: Handler("look", lambda table, asked: table.imagine(asked)),
    Advise: Handler("look", lambda table, asked: table.advise(asked)),
    Unadvise: Handler("small", lambda table, asked: table.unadvise(asked)),
}
