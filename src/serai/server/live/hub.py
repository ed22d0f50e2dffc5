"""The rooms of a node, and the people who are connected to it."""

from __future__ import annotations

from typing import Protocol

from serai.protocol.json_text import encode
from serai.protocol.live import rooms
from serai.protocol.live.rooms import Rooms
from serai.protocol.table import Table
from serai.protocol.told import News
from serai.server.live.frames import framed
from serai.server.live.websocket import POLICY
from serai.server.social.blocking import blockers_of
from serai.server.storage import Store
from serai.server.tables.said import read_chat


class Listener(rooms.Listener, Protocol):
    """A client that can be sent away."""

    def close(self, code: int) -> None:
        """Send the client away."""


class Hub(Rooms):
    """Who is listening in this node."""

    def __init__(self) -> None:
        super().__init__(framed)
        self.present: dict[str, set[Listener]] = {}  # the connections of each person who is here

    def arrive(self, person: str, listener: Listener) -> None:
        self.present.setdefault(person, set()).add(listener)

    def depart(self, person: str, listener: Listener) -> None:
        self.present[person].discard(listener)
        if not self.present[person]:
            del self.present[person]

    def send_away(self, person: str) -> None:
        for listener in self.present.get(person, ()):
            listener.close(POLICY)

    def tell_person(self, person: str) -> None:
        if listeners := self.present.get(person):
            frame = framed(encode(News()))
            for listener in listeners:
                listener.push(frame)

    async def catch_up(self, table: Table, store: Store) -> None:
        """Pass on what was said on other nodes."""
        room = self.rooms.get(table.id)
        if room is not None:
            for said in await read_chat(store, table.id, room.chat):
                self.say(table, said, await blockers_of(store, said.person) if said.person else ())
