"""One table of a device: its whole game in memory, and every change kept before anybody is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.play.match import Match
from serai.engine.play.record import ALL, ASIDE, CHOSE, Record, Row
from serai.offline.kept import Head, Kept
from serai.protocol.clocks import now
from serai.protocol.live.acts import must_agree, refuse_without
from serai.protocol.live.remarks import speaker
from serai.protocol.live.rooms import Rooms
from serai.protocol.play import EventTold, Outcome, Play
from serai.protocol.shown import Position, TableShown, position, shown
from serai.protocol.table import OVER, RUNNING, Table, copied
from serai.protocol.told import TABLE, Ack, Remark, Said

MOST_KEYS = 40  # of choices that may be sent again
MOST_SAID = 200
ENDED = Reason("SE-END-1", {})


class LocalTable:
    """A table that lives here; its lock is held by whoever changes it."""

    def __init__(self, table: Table, rows: list[Row], said: list[Said], beginning: str, kept: Kept) -> None:
        self.table = table
        self.rows = rows
        self.said = said
        self.beginning = beginning  # the position with which the game begins, where it does
        self.dead = False  # what is in memory is not what is kept: whoever waited reads it again
        self._kept = kept

    def header(self) -> Record:
        """The record without its rows."""
        header = self.table.header()
        header.position = self.beginning
        return header

    def begin(self) -> None:
        """Play the rows that are here, from the beginning."""
        self.table.must_be_playable()
        self.table.play = self.play_at(len(self.rows))

    def head(self) -> Head:
        """All of it that is not in the rows."""
        table = self.table
        match = table.playing().match
        drafts = {} if match.state.drafts is None else {str(seat): match.draft(seat) for seat in range(match.seats)}
        return Head(table.row, table.seats, drafts, table.used, self.beginning)

    # ---- looking

    def look(self, seat: int | None, since: int | None) -> Position:
        """An audience's position with the events from a number on (none: no events)."""
        happened = [] if since is None else self.table.playing().happened[since:]
        return position(self.table, seat, [event.to(seat) for event in happened])

    def shown(self) -> TableShown:
        """The table as everybody may see it."""
        return shown(self.table)

    def record(self) -> Record:
        """The whole record, as it stands."""
        return self.table.playing().match.record

    def play_at(self, number: int) -> Play:
        """The game after a move, in memory of its own."""
        play = Play.begin(self.table.game, self.header())
        for row in self.rows[:number]:
            play.repeat(row)
        return play

    def match_at(self, number: int) -> Match:
        """The match after a move."""
        return self.play_at(number).match

    def events_of(self, number: int, seat: int | None) -> list[EventTold]:
        """What an audience may know of what a move caused."""
        return [event.to(seat) for event in self.table.playing().happened if event.move == number]

    def since_last_turn(self, seat: int) -> list[EventTold]:
        """What happened since a seat last chose something."""
        last = max((row.number for row in self.rows if row.seat == seat or row.act == ALL), default=-1)
        return [event.to(seat) for event in self.table.playing().happened if event.move > last]

    # ---- choosing

    async def choose(
        self, rooms: Rooms, seat: int, choice: Any, at: int, key: str | None = None, act: str = CHOSE
    ) -> Ack:
        """Carry a choice (or an aside) out; when this returns it is kept, and everybody was told."""

        def carry_out(play: Play) -> Outcome:
            return play.aside(seat, choice, at) if act == ASIDE else play.choose(seat, choice, at)

        return await self._accept(rooms, seat, key, carry_out)

    async def undo(self, rooms: Rooms, seat: int, at: int, key: str, to: int | None) -> Ack | None:
        """Take back at once what needs no consent; with the consent of all others, which are bots, it gives None."""
        match = self.table.playing().match
        free = to is None or match.why_not_undo(seat, to) is None or at != match.number
        agreed = () if free else tuple(other for other in range(match.seats) if other != seat)

        def carry_out(play: Play) -> Outcome:
            if play.match.number != at:
                raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": play.match.number}))
            if not free:
                refuse_without(must_agree(self.table, self.table.seats[seat].person))
            return play.undo(seat, to, agreed)

        ack = await self._accept(rooms, seat, key, carry_out)
        if free or ack.repeated:
            return ack
        if (bot := speaker(self.table)) is not None:
            await self.remark(rooms, bot, Remark("undo-agreed", self.table.row.number))
        return None

    async def _accept(self, rooms: Rooms, seat: int, key: str | None, carry_out: Callable[[Play], Outcome]) -> Ack:
        table, own_key = self.table, f"{seat}:{key}"
        play = table.playing()
        if key is not None and own_key in table.used:
            return Ack(table.used[own_key], play.events, table.public_version, repeated=True)
        if table.row.status == OVER and not play.match.over:
            raise IllegalChoice(ENDED)
        outcome = carry_out(play)
        if key is not None:
            table.used[own_key] = play.match.number
            for old in list(table.used)[:-MOST_KEYS]:
                del table.used[old]
        await self._commit(rooms, outcome)
        return Ack(play.match.number, play.events, table.public_version)

    async def _commit(self, rooms: Rooms, outcome: Outcome) -> None:
        table = self.table
        before = table.row
        try:
            after = table.after(outcome, now())
            prepared = rooms.prepare(table, after)
            if outcome.row is not None:
                self.rows.append(outcome.row)
            table.row = after
            await self._kept.write(self.head(), self.rows, before.number)
        except BaseException:
            self.dead = True
            rooms.take_back(table)
            raise
        rooms.tell(table, prepared)

    # ---- beside the game

    async def change(self, rooms: Rooms, said: list[Said] | None = None, **columns: Any) -> None:
        """Keep a change of the table beside its game, and tell it."""
        table = self.table
        table.row = copied(table.row)
        for name, value in columns.items():
            setattr(table.row, name, value)
        table.row.changed += 1
        try:
            await self._kept.write(self.head(), self.rows, len(self.rows), said)
        except BaseException:
            self.dead = True
            rooms.take_back(table)
            raise
        rooms.tell(table)

    async def remark(self, rooms: Rooms, seat: int, remark: Remark) -> None:
        """Let a bot say something to everybody at the table."""
        number = self.said[-1].number + 1 if self.said else 1
        said = Said(self.table.id, number, TABLE, "", "", "", now(), seat, remark)
        self.said = [*self.said[1 - MOST_SAID :], said]
        await self.change(rooms, self.said)
        rooms.say(self.table, said)

    async def end(self, rooms: Rooms) -> None:
        """End the game before its end: all its people are here, and they say so."""  # SE-END-2
        if self.table.row.status == RUNNING:
            for place in self.table.seats:
                place.vote = int(place.person is not None)
            await self.change(rooms, status=OVER, ended=now(), asked=[], deadline=None)

    async def stand_in(self, rooms: Rooms, seats: list[int], level: str | None) -> None:
        """Let a bot play some seats, or (with no level) their people again."""
        for seat in seats:
            self.table.seats[seat].away = level
        await self.change(rooms)
