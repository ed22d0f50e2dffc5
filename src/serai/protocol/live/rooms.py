"""Who is listening to which table, and telling them: each message is encoded once for each audience."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Protocol

from serai.engine.views.facts import FactDiff
from serai.engine.views.view_diff import UNKNOWN, ViewDiff
from serai.protocol.clocks import Clocks
from serai.protocol.json_text import encode, quick, written
from serai.protocol.naming import may_know
from serai.protocol.play import NOTHING_OFFERED, told_together
from serai.protocol.shown import Moved, shown
from serai.protocol.table import OVER, Table, TableRow
from serai.protocol.told import PLAYERS, SPECTATORS, TABLE, Again, BotWaits, Said, TableTold

MOVED = quick(Moved)
Seat = int | None


class Listener(Protocol):
    """One connected client."""

    person: str | None

    def push(self, frame: bytes) -> None:
        """Send a message, framed as it travels, when the line is free; never waits."""


Prepared = list[tuple[set[Listener], bytes]]  # framed messages, and who will hear them


class Room:
    """Everybody in this node who listens to one table."""

    __slots__ = ("changed", "chat", "clocks", "ears", "facts", "own", "own_facts", "seen", "sent", "status")

    def __init__(self, table: Table) -> None:
        self.ears: dict[Seat, set[Listener]] = {}
        self.seen = ViewDiff()  # what everybody saw last
        self.facts = FactDiff()
        self.own_facts: dict[Seat, FactDiff] = {}
        self.own: dict[Seat, dict[str, Any]] = {}  # and the fields in which each audience's view differs
        self.sent = table.play.events if table.play else 0
        self.changed = table.row.changed
        self.status = table.row.status
        self.clocks: Clocks = table.row.clocks
        self.chat = 0


class Rooms:
    """The rooms of this node, or of one page; `framed` makes of a message what travels to listeners."""

    def __init__(self, framed: Callable[[bytes], bytes]) -> None:
        self.rooms: dict[str, Room] = {}
        self.told = 0
        self._framed = framed

    # ---- coming and going

    def watches(self, table_id: str) -> bool:
        """Whether anybody listens."""
        return table_id in self.rooms

    def watched(self) -> Collection[str]:
        """All tables that have listeners."""
        return self.rooms.keys()

    def heard(self, table_id: str) -> int | None:
        """The first event that listeners were not told; None without listeners."""
        room = self.rooms.get(table_id)
        return None if room is None else room.sent

    def enter(self, table: Table, seat: Seat, listener: Listener) -> Room:
        """Listen from now on; the table's lock is held, so nothing is missed or heard twice."""
        room = self.rooms.get(table.id)
        if room is None:
            room = self.rooms[table.id] = Room(table)
        room.ears.setdefault(seat, set()).add(listener)
        if table.play is not None:
            table.play.match.fact_news(room.facts, table.play.match.news(room.seen))
            room.own[seat] = table.play.match.apart_view(seat)
        return room

    def leave(self, table_id: str, seat: Seat, listener: Listener) -> None:
        """Listen no longer."""
        room = self.rooms.get(table_id)
        if room is None or seat not in room.ears:
            return
        room.ears[seat].discard(listener)
        if not room.ears[seat]:
            del room.ears[seat]
            room.own.pop(seat, None)
            room.own_facts.pop(seat, None)
        if not room.ears:
            del self.rooms[table_id]

    # ---- telling

    def prepare(self, table: Table, row: TableRow) -> Prepared | None:
        """Write what every audience will be told once this row of the table is committed, while all of it is at hand.

        The lock is held until it is told, or taken back because the commit failed.
        """
        room = self.rooms.get(table.id)
        if room is None or room.sent < table.playing().first:
            return None
        return self._prepare(room, table, row)

    def take_back(self, table: Table) -> None:
        """What was prepared was never told, and nobody knows whether it is committed: what is told next is complete."""
        room = self.rooms.get(table.id)
        if room is not None:
            room.seen.forget()
            room.own.clear()
            room.facts = FactDiff()
            room.own_facts.clear()

    def tell(self, table: Table, prepared: Prepared | None = None) -> None:
        """Tell every audience what is new to it; the table's lock is held and the news is committed."""
        room = self.rooms.get(table.id)
        if room is None:
            return
        seats_changed = table.row.changed != room.changed
        if seats_changed or table.row.status != room.status:
            room.changed, room.status = table.row.changed, table.row.status
            self._tell_table(room, table)
        if seats_changed and table.row.status != OVER:
            self._let_go(room, table)
        if table.play is None:
            return
        if room.sent < table.play.first:
            self._call_again(room, table.id)
            return
        for ears, frame in self._prepare(room, table, table.row) if prepared is None else prepared:
            self._push(ears, frame)
        room.sent, room.clocks = table.play.events, table.row.clocks

    def _tell_table(self, room: Room, table: Table) -> None:
        """Tell of the table itself: with all names to those who may know them, without some to all others."""
        ears: set[Listener] = set().union(*room.ears.values())
        knowing = {ear for ear in ears if may_know(table, ear.person)}
        for some, named in ((knowing, True), (ears - knowing, False)):
            if some:
                self._send(some, encode(TableTold(table.id, shown(table, named))))

    def _let_go(self, room: Room, table: Table) -> None:
        """People who left a seat before the game no longer hear what that seat knows."""
        for place in table.seats:
            for listener in [ear for ear in room.ears.get(place.seat, ()) if ear.person != place.person]:
                self.leave(table.id, place.seat, listener)

    def _prepare(self, room: Room, table: Table, row: TableRow) -> Prepared:
        play = table.playing()
        match, own_facts, live = play.match, play.match.game.own_facts, row.status != OVER
        fresh = play.happened[room.sent - play.first :]
        changes, gone, differs = news = match.news(room.seen)
        facts = match.fact_news(room.facts, news)
        apart = match.apart_view(None) if differs or len(room.own) < len(room.ears) else None
        worth_telling = changes or gone or fresh or row.clocks != room.clocks
        shared, alone = encode(changes), play.alone
        to_all, happened = written(shared), told_together(fresh, None)
        knowing = {seat for event in fresh if event.own for seat in event.own}  # who hear something otherwise
        moved = MOVED(  # by place: by name it takes as long as writing it
            table.id,
            None,
            row.public_version,
            match.number,
            play.events,
            happened,
            to_all,
            gone,
            written(encode(facts)),
            None,
            {},
            False,
            [],
            written(encode(row.clocks)),
            row.deadline,
            row.status,
        )
        prepared: Prepared = []
        for seat, ears in room.ears.items():
            own: Collection[str] = ()  # what changed beside what is the same to all
            if apart is None or (view := match.apart_view(seat, apart)) == (known := room.own.get(seat)):
                if not worth_telling:
                    continue
                moved.changes = to_all
            else:
                room.own[seat] = view
                if known is None:  # nothing that could be added to
                    moved.changes = own = match.view(seat)
                else:
                    own = {name: value for name, value in view.items() if known.get(name, UNKNOWN) != value}
                    moved.changes = written(_joined(shared, encode(own)))
            if own_facts:
                diff = room.own_facts.setdefault(seat, FactDiff())
                moved.facts = {**facts, **match.own_fact_news(diff, seat, {*changes, *gone, *own})}
            moved.seat = seat
            moved.events = told_together(fresh, seat) if seat in knowing else happened
            offered = play.offered(seat) if live and alone in (None, seat) else NOTHING_OFFERED
            moved.question, moved.asides, moved.undo, moved.backs = offered
            prepared.append((ears, self._framed(encode(moved))))
        return prepared

    def _call_again(self, room: Room, table_id: str) -> None:
        """Listeners that missed too much are told nothing more until they watch again: events come without gaps."""
        for seat, ears in room.ears.items():
            self._send(ears, encode(Again(table_id, seat)))
        del self.rooms[table_id]

    def tell_waiting(self, table_id: str, seat: int) -> None:
        """Tell that the bot in a seat waits for the processor."""
        room = self.rooms.get(table_id)
        if room is not None:
            self._send_all(room, encode(BotWaits(table_id, seat)))

    def say(self, table: Table, said: Said, deaf: Collection[str] = ()) -> None:
        """Pass chat on: players hear players and spectators hear spectators, until the game is over; not the `deaf`."""
        room = self.rooms.get(table.id)
        if room is None:
            return
        room.chat = max(room.chat, said.number)
        over = table.row.status == OVER
        players = {seat.person for seat in table.seats if seat.person}
        everybody: set[Listener] = set().union(*room.ears.values())
        hearing = {
            ear
            for ear in everybody
            if ear.person not in deaf
            and (over or said.room in (TABLE, PLAYERS if ear.person in players else SPECTATORS))
        }
        knowing = {ear for ear in hearing if may_know(table, ear.person)}
        self._send(knowing, encode(said))
        if hearing - knowing:
            self._send(hearing - knowing, encode(said_without_name(table, said)))

    def _send_all(self, room: Room, message: bytes) -> None:
        self._send(set().union(*room.ears.values()), message)

    def _send(self, ears: set[Listener], message: bytes) -> None:
        self._push(ears, self._framed(message))

    def _push(self, ears: set[Listener], frame: bytes) -> None:
        for listener in ears:
            listener.push(frame)
        self.told += len(ears)


def _joined(one: bytes, other: bytes) -> bytes:
    """Two objects of JSON as one."""
    if one == b"{}" or other == b"{}":
        return other if one == b"{}" else one
    return b"%b,%b" % (one[:-1], other[1:])


def said_without_name(table: Table, said: Said) -> Said:
    """A line of chat as those hear it who may not know all names."""
    number = next((seat.nameless for seat in table.seats if seat.person == said.person and seat.nameless), None)
    return said if number is None else replace(said, person="", name="", nameless=number)
