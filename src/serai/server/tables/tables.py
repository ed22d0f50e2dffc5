"""The tables of a node: the one way in which a choice becomes part of a game.

A choice is carried out on the game in memory, written in one transaction that holds only if the table still stands at
the same version, and acknowledged and told to others only after the commit. If the transaction does not hold,
the game in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.notation import event_json
from serai.engine.play.history import TakenBack
from serai.engine.play.record import ASIDE, CHOSE, UNDO, Row
from serai.protocol.clocks import now
from serai.protocol.json_text import encode
from serai.protocol.live.acts import Guard, must_go_on
from serai.protocol.play import Happened, Outcome, Play
from serai.protocol.table import OVER, Table
from serai.protocol.told import Ack
from serai.server.replays.workers import Replays
from serai.server.storage import CHECK_ALL, LOST, Change, Conflict, Store
from serai.server.tables import transactions
from serai.server.tables.cache import MOST_TABLES, Audience, NoTable, TableCache
from serai.server.tables.stored import read_play, stands

__all__ = ["Audience", "Busy", "NoTable", "Tables"]

SNAPSHOT_EVERY = 50
TRIES = 6  # others' choices, votes and words at the table all count
AWAY = "away "  # and a person: news that this person's connections must end
NEWS = "news "  # and a person: something waits for them, which their clients ask for
WAITING = "waiting "  # a table and a seat: news that the bot there waits for the processor
Given = TypeVar("Given")


class Busy(Exception):
    """Others were faster several times in a row."""


class Tables(TableCache):
    """The tables of one node, and everything that changes them."""

    def __init__(
        self, store: Store, audience: Audience, most_tables: int = MOST_TABLES, replays: Replays | None = None
    ) -> None:
        super().__init__(store, audience, most_tables, replays)
        self.bots_wanted = asyncio.Event()
        self.moves_made = 0
        self.snapshot_every = SNAPSHOT_EVERY
        self._name = secrets.token_hex(8)  # so that a node ignores its own news

    now = staticmethod(now)

    # ---- choices

    def choose(
        self, table_id: str, seat: int, choice: Any, at: int, key: str, act: str = CHOSE, allowed: Guard | None = None
    ) -> Coroutine[Any, Any, Ack]:
        """Carry a choice (or an aside) out; when this returns it is on disk."""

        def carry_out(play: Play) -> Outcome:
            return play.aside(seat, choice, at) if act == ASIDE else play.choose(seat, choice, at)

        return self._accept(table_id, seat, at, key, carry_out, allowed)

    def undo(
        self, table_id: str, seat: int, at: int, key: str, to: int | None = None, allowed: Guard | None = None
    ) -> Coroutine[Any, Any, Ack]:
        """Take back what needs no consent."""

        def carry_out(play: Play) -> Outcome:
            if play.match.number != at:
                raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": play.match.number}))
            return play.undo(seat, to, ())

        return self._accept(table_id, seat, at, key, carry_out, allowed)

    async def _accept(
        self,
        table_id: str,
        seat: int,
        at: int,
        key: str,
        carry_out: Callable[[Play], Outcome],
        allowed: Guard | None,
    ) -> Ack:
        for tries in range(TRIES):
            table = await self.locked(table_id, None)
            try:
                if table.play is None or at > table.row.number:
                    await self.renew(table)  # a client that knows more than this node
                if allowed is not None:
                    allowed(table, seat)
                outcome = await self._carried_out(table, seat, at, key, carry_out, tries > 0)
                if isinstance(outcome, Ack):
                    return outcome
                play = table.playing()
                await self._commit(table, outcome, f"{seat}:{key}")
                return Ack(play.match.number, play.events, table.public_version)
            except Conflict:
                continue  # another change came first
            finally:
                table.lock.release()
        raise Busy(table_id)

    async def _carried_out(
        self, table: Table, seat: int, at: int, key: str, carry_out: Callable[[Play], Outcome], again: bool
    ) -> Outcome | Ack:
        """What a choice does to the game in memory; if it is part of the game already, the answer to that."""
        play, own_key = table.playing(), f"{seat}:{key}"
        drafting = play.match.state.drafts is not None  # whose keys no index keeps apart from those of moves
        if again or drafting or at != play.match.number or own_key in table.used:
            known = await self.repeated(table, seat, key)
            if known is not None:
                return known
        try:
            if table.row.status == OVER and not play.match.over:
                raise IllegalChoice(transactions.ENDED)
            if table.row.pause is not None:
                must_go_on(table)
            return carry_out(play)
        except IllegalChoice:
            known = await self.repeated(table, seat, key)  # it may be illegal because it was made already
            if known is None:
                raise
            return known

    async def repeated(self, table: Table, seat: int, key: str) -> Ack | None:
        """The answer to what was accepted before under the same key; the lock is held."""
        own_key = f"{seat}:{key}"
        number = table.used.get(own_key)
        if number is None:
            found = await self.store.read("SELECT number FROM moves WHERE table_id = ? AND key = ?", table.id, own_key)
            number = found[0][0] if found else None
        return None if number is None else Ack(number, table.playing().events, table.public_version, repeated=True)

    async def undo_agreed(
        self, table: Table, seat: int, to: int, agreed: tuple[int, ...], key: str | None = None
    ) -> None:
        """Take back with everybody's consent; the lock is held. It ends with a snapshot.

        The state before a move that still counts is the state after the row before it, so snapshots lead there too.
        """
        play, number = table.playing(), table.row.number + 1
        if not 1 <= to < number or not await stands(self.store, table.id, to):
            raise IllegalChoice(Reason("SE-UNDO-2", {"number": to}))
        if len(table.seats) < 2 or set(agreed) != set(range(len(table.seats))) - {seat}:
            raise IllegalChoice(Reason("SE-UNDO-3", {"number": to}))
        earlier = await read_play(self.store, self.replays, table, to - 1, queue=table.id)
        told = Happened(play.events, number, encode(event_json(TakenBack(seat, to))), {})
        table.play = Play.resume(table.game, table.header(), number, play.first, encode(earlier.match.save()), ())
        table.play.happened = [*play.happened, told]
        outcome = Outcome(Row(number, seat, UNDO, [to, *agreed]), [told], None)
        await self._commit(table, outcome, None if key is None else f"{seat}:{key}", snapshot=True)

    async def _commit(self, table: Table, outcome: Outcome, key: str | None, snapshot: bool = False) -> None:
        """Write what was carried out in memory, then tell everybody; on any failure forget what is in memory."""
        play = table.playing()
        try:
            after = table.after(outcome, self.now())
            changes = transactions.changes(table, after, outcome, key)
            number = play.match.number
            due = outcome.row is not None and number - play.kept >= self.snapshot_every
            snapshot = snapshot or play.match.over or (due and play.may_snapshot())
            if snapshot:
                changes.append(transactions.snapshot(table.id, play))
                play.kept = number
            prepared = self.audience.prepare(table, after)
            await self.store.write(changes)
        except BaseException:
            self.forget(table)
            self.audience.take_back(table)
            raise
        table.row = after
        if outcome.drafter is not None and key is not None:
            table.use(outcome.drafter, key, play.match.number)
        if outcome.row is not None:
            self.moves_made += 1
        if transactions.bots_asked(table):
            self.bots_wanted.set()
        self.audience.tell(table, prepared)
        if snapshot:
            play.let_go()  # listeners were told, and the database has it

    # ---- everything else that changes a table

    async def changing(self, table_id: str, act: Callable[[Table], Awaitable[Given]]) -> Given:
        """Change a table beside its game, on its committed state; tried again after a conflict."""
        for _ in range(TRIES):
            async with self.at(table_id) as table:
                try:
                    if self.store.shared:
                        await self.renew(table)
                    return await act(table)
                except Conflict:
                    self.forget(table)
        raise Busy(table_id)

    async def change(self, table: Table, changes: Sequence[Change], **columns: Any) -> None:
        """Write a change of the table beside its game; the lock is held, and memory is right afterwards."""
        guard, expected = transactions.beside(table, columns), table.row.changed + 1
        try:
            await self.store.write([guard, *changes])
            await self._reread(table)
        except BaseException:
            self.forget(table)
            raise
        if transactions.bots_asked(table):
            self.bots_wanted.set()
        self.audience.tell(table)
        if table.row.changed != expected:  # others spoke meanwhile, perhaps
            await self.audience.catch_up(table, self.store)

    async def tell_name(self, person: str) -> None:
        """A person was renamed or deleted: all their tables must show it, in other nodes too."""
        shown = "UPDATE tables SET changed = changed + 1 WHERE id IN (SELECT table_id FROM seats WHERE person = ?)"
        await self.write_of(person, [Change(shown, (person,))])

    async def write_of(self, person: str, changes: Sequence[Change]) -> None:
        """Write what raises the versions of tables at which a person sits, and look at those that are here."""
        await self.store.write(changes)
        elsewhere = {table.id for table in self._tables.values() if all(seat.person != person for seat in table.seats)}
        self._doubt(self._here() - elsewhere)

    async def send_away(self, person: str) -> None:
        """End a person's connections in all nodes, after signing out or deletion."""
        self.audience.send_away(person)
        await self.store.tell(f"{AWAY}{person} {self._name}")

    async def tell_person(self, person: str) -> None:
        """Let a person's clients know, at whichever node, that something waits for them."""
        self.audience.tell_person(person)
        await self.store.tell(f"{NEWS}{person} {self._name}")

    async def tell_waiting(self, table_id: str, seat: int) -> None:
        """Tell a table, to whichever nodes its people are connected, that a bot waits for the processor."""
        if self.store.shared:
            await self.store.tell(f"{WAITING}{table_id} {seat}")
        else:
            self.audience.tell_waiting(table_id, seat)

    # ---- news from other nodes

    async def listen(self) -> None:
        """Follow what other nodes commit, for as long as the store is open."""
        try:
            async for said in self.store.news():
                self._take_in(said)
        finally:
            self.stop_catching_up()

    def _take_in(self, said: str) -> None:
        if said == "bots":
            self.bots_wanted.set()
        elif said == LOST:
            self._deaf = True
        elif said == CHECK_ALL:
            self._doubt(self._here())  # from here on whatever is handed out is compared first
            self._deaf = False
        elif said.startswith(AWAY):
            person, _, node = said.removeprefix(AWAY).partition(" ")
            if node != self._name:
                self.audience.send_away(person)
        elif said.startswith(NEWS):
            person, _, node = said.removeprefix(NEWS).partition(" ")
            if node != self._name:
                self.audience.tell_person(person)
        elif said.startswith(WAITING):
            table_id, seat = said.removeprefix(WAITING).split()
            self.audience.tell_waiting(table_id, int(seat))
        else:
            for told in said.split(","):
                table_id, number, drafted, changed = told.split()
                self._hear(table_id, (int(number), int(drafted), int(changed)))
