"""Who is listening to which table, and telling them: each message is encoded once for each audience."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from serai.server.clocks import Clocks
from serai.server.lines import framed
from serai.server.play import written
from serai.server.seen import Moved, TableShown, shown
from serai.server.storage import Store
from serai.server.table import OVER, Table

encode = msgspec.json.encode
PLAYERS, SPECTATORS = "players", "spectators"
Seat = int | None


class Listener(Protocol):
    """One connected client."""

    person: str | None

    def push(self, frame: bytes) -> None:
        """Send a framed message when the line is free; never waits."""


class TableTold(msgspec.Struct, tag_field="tell", tag="table"):
    """The table itself changed: who sits where, its status, proposals."""

    table: str
    shown: TableShown


class Again(msgspec.Struct, tag_field="tell", tag="again"):
    """More happened than is in memory: watch again from the last event you know."""

    table: str
    seat: int | None


class Said(msgspec.Struct, tag_field="tell", tag="said"):
    """Somebody said something."""

    table: str
    number: int
    room: str
    person: str
    name: str
    words: str
    said: int


class Room:
    """Everybody in this node who listens to one table."""

    __slots__ = ("changed", "chat", "clocks", "ears", "own", "sent", "status", "view")

    def __init__(self, table: Table) -> None:
        self.ears: dict[Seat, set[Listener]] = {}
        self.view: dict[str, Any] | None = None  # what everybody saw last
        self.own: dict[Seat, dict[str, Any]] = {}  # and the fields in which each audience's view differs
        self.sent = table.play.events if table.play else 0
        self.changed = table.row.changed
        self.status = table.row.status
        self.clocks: Clocks = table.row.clocks
        self.chat = 0


class Hub:
    """The rooms of this node."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.present: dict[str, int] = {}  # how many connections a person has
        self.told = 0

    # ---- coming and going

    def watches(self, table_id: str) -> bool:
        return table_id in self.rooms

    def enter(self, table: Table, seat: Seat, listener: Listener) -> Room:
        """Listen from now on; the table's lock is held, so nothing is missed or heard twice."""
        room = self.rooms.get(table.id)
        if room is None:
            room = self.rooms[table.id] = Room(table)
        room.ears.setdefault(seat, set()).add(listener)
        if table.play is not None:
            room.view = table.play.match.view(None)
            room.own[seat] = table.play.own_view(seat, room.view)
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
        if not room.ears:
            del self.rooms[table_id]

    def arrive(self, person: str) -> None:
        self.present[person] = self.present.get(person, 0) + 1

    def depart(self, person: str) -> None:
        self.present[person] -= 1
        if not self.present[person]:
            del self.present[person]

    # ---- telling

    def tell(self, table: Table) -> None:
        """Tell every audience what is new to it; the table's lock is held and the news is committed."""
        room = self.rooms.get(table.id)
        if room is None:
            return
        seats_changed = table.row.changed != room.changed
        if seats_changed or table.row.status != room.status:
            room.changed, room.status = table.row.changed, table.row.status
            self._send_all(room, encode(TableTold(table.id, shown(table))))
        if seats_changed and table.row.status != OVER:
            self._let_go(room, table)
        if table.play is not None:
            self._tell_play(room, table)

    def _let_go(self, room: Room, table: Table) -> None:
        """Whoever got up from a seat before the play no longer hears what the seat will know."""
        for place in table.seats:
            for listener in [ear for ear in room.ears.get(place.seat, ()) if ear.person != place.person]:
                self.leave(table.id, place.seat, listener)

    def _tell_play(self, room: Room, table: Table) -> None:
        play, row = table.playing(), table.row
        match, live = play.match, row.status != OVER
        if room.sent < play.first:
            for seat, ears in room.ears.items():
                self._send(ears, encode(Again(table.id, seat)))
            room.sent, room.view = play.events, None
            room.own.clear()
            return
        fresh = play.happened[room.sent - play.first :]
        view = match.view(None)
        before = room.view or {}
        apart = play.apart
        changes = {k: v for k, v in view.items() if k not in apart and (k not in before or before[k] != v)}
        gone = [name for name in before if name not in view]
        worth_telling = changes or gone or fresh or row.clocks != room.clocks
        shared = encode(changes)
        events = written(b"[%b]" % b",".join([event.told(None) for event in fresh]))
        secret = any(event.own for event in fresh)
        clocks = written(encode(row.clocks))
        for seat, ears in room.ears.items():
            own = play.own_view(seat, view)
            known = room.own.get(seat)
            if known is None:  # knows nothing that could be added to
                differs, common = {**view, **own}, b"{}"
            else:
                differs, common = {k: v for k, v in own.items() if k not in known or known[k] != v}, shared
            if not differs and not worth_telling:
                continue
            room.own[seat] = own
            moved = Moved(
                table=table.id,
                seat=seat,
                number=match.number,
                next_event=play.events,
                events=[event.to(seat) for event in fresh] if secret else events,
                changes=written(_joined(common, encode(differs)) if differs else common),
                gone=gone,
                question=play.question(seat) if live else None,
                asides=play.asides(seat) if live else {},
                undo=live and play.may_undo(seat),
                clocks=clocks,
                deadline=row.deadline,
                status=row.status,
            )
            self._send(ears, encode(moved))
        room.view, room.sent, room.clocks = view, play.events, row.clocks

    def say(self, table: Table, said: Said) -> None:
        """Pass words on: players hear players and spectators hear spectators, until the play is over."""
        room = self.rooms.get(table.id)
        if room is None:
            return
        room.chat = max(room.chat, said.number)
        over = table.row.status == OVER
        players = {seat.person for seat in table.seats if seat.person}
        everybody: set[Listener] = set().union(*room.ears.values())
        self._send(
            {ear for ear in everybody if over or (ear.person in players) == (said.room == PLAYERS)}, encode(said)
        )

    async def catch_up(self, table: Table, store: Store) -> None:
        """Pass on what was said on other nodes."""
        room = self.rooms.get(table.id)
        if room is not None:
            for said in await read_chat(store, table.id, room.chat):
                self.say(table, said)

    def _send_all(self, room: Room, message: bytes) -> None:
        self._send(set().union(*room.ears.values()), message)

    def _send(self, ears: set[Listener], message: bytes) -> None:
        frame = framed(message)
        for listener in ears:
            listener.push(frame)
        self.told += len(ears)


def _joined(one: bytes, other: bytes) -> bytes:
    """Two objects of JSON as one."""
    return other if one == b"{}" else b"%b,%b" % (one[:-1], other[1:])


async def read_chat(store: Store, table_id: str, after: int, most: int = 200) -> list[Said]:
    """What was last said at a table, after a number."""
    found = await store.read(
        """SELECT table_id, number, room, person, name, words, said FROM chat
           WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?""",
        table_id,
        after,
        most,
    )
    return [Said(*values) for values in reversed(found)]
