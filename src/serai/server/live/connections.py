"""The accounts of connections: how many each owner has open, and how many bytes are kept for them.

An owner is a person, or the address of those who have not said who they are. A message always gets through to a client
that reads; the limits are on what waits.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

RELIEVED = 0.9  # how far a node that holds too much goes down before it takes more


class Bounds(NamedTuple):
    """The most bytes that may be kept for one connection, for one owner, and for everybody."""

    connection: int = 8_000_000
    owner: int = 16_000_000
    everybody: int = 256_000_000


BOUNDS = Bounds()


class Connection(Protocol):
    """Something that keeps bytes for a client."""

    @property
    def held(self) -> int:
        """How many bytes are kept for the client now."""

    def cut(self) -> None:
        """End the connection at once and free what it held."""


class Account:
    """The connections of one owner, with the bytes that each was last seen to hold."""

    __slots__ = ("_connections", "_owner", "counted", "held")

    def __init__(self, connections: Connections, owner: str) -> None:
        self._connections = connections
        self._owner = owner
        self.counted: dict[Connection, int] = {}
        self.held = 0

    def count(self, connection: Connection) -> int:
        """Note what a connection holds now; gives the same."""
        held = connection.held
        more = held - self.counted[connection]
        self.counted[connection] = held
        self.held += more
        self._connections.held += more
        return held

    def fits(self, connection: Connection, size: int) -> bool:
        """Whether so many bytes more may wait; where nothing waits, one message of any size may."""
        bounds = self._connections.bounds
        held = self.count(connection)
        if held and held + size > bounds.connection:
            return False
        if self.held + size > bounds.owner:
            for other in self.counted:  # clients read on without a word, so what was counted may be too much
                self.count(other)
            if self.held and self.held + size > bounds.owner:
                return False
        if self._connections.held + size > bounds.everybody:
            self._connections.relieve()
        return True

    def close(self, connection: Connection) -> None:
        """A connection is no longer there."""
        held = self.counted.pop(connection)
        self.held -= held
        self._connections.held -= held
        if not self.counted:
            self._connections.forget(self._owner)


class Connections:
    """The accounts of this node."""

    def __init__(self, bounds: Bounds = BOUNDS) -> None:
        self.bounds = bounds
        self.held = 0
        self._accounts: dict[str, Account] = {}

    def open(self, owner: str, connection: Connection, most: int | None = None) -> Account | None:
        """Count a new connection to its owner; None if the owner has as many as may be."""
        account = self._accounts.get(owner)
        if account is None:
            account = self._accounts[owner] = Account(self, owner)
        elif most is not None and len(account.counted) >= most:
            return None
        account.counted[connection] = 0
        return account

    def relieve(self) -> None:
        """Cut the connections that hold most, of the owners that hold most, until there is room again."""
        held = [(account, connection) for account in self._accounts.values() for connection in account.counted]
        for account, connection in held:
            account.count(connection)
        held.sort(key=lambda one: (one[0].held, one[0].counted[one[1]]), reverse=True)
        for account, connection in held:
            if self.held <= self.bounds.everybody * RELIEVED:
                break
            connection.cut()
            account.count(connection)

    def forget(self, owner: str) -> None:
        """An owner has nothing open any more."""
        del self._accounts[owner]
