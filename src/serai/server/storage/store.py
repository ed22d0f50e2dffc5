"""What the server asks of a database: rows read, and changes written together or not at all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, Protocol

from serai.server.storage.shapes import Many

Values = tuple[Any, ...]
CHECK_ALL, LOST = "", "lost"  # news that anything may have changed unheard, and that nothing is heard for a while


class Change(NamedTuple):
    """One statement of a transaction; `rows` is how many rows it must touch for the whole transaction to hold."""

    sql: str
    values: Values = ()
    rows: int | None = None
    many: Many | None = None  # how to carry it out for many transactions at once, each touching one row


def together(transactions: Sequence[Sequence[Change]]) -> tuple[list[int], list[tuple[Many, list[Values]]]]:
    """Those of the transactions that can be carried out together, by place, and the statements that do so."""
    forms = [[change.many for change in some] for some in transactions]
    kinds = next((form for form in forms if form and None not in form), None)
    alike = [place for place, form in enumerate(forms) if form == kinds]
    if kinds is None or len(alike) < 2:
        return [], []
    rows = [[transactions[place][part].values for place in alike] for part in range(len(kinds))]
    return alike, [(many, some) for many, some in zip(kinds, rows, strict=True) if many is not None]


class Conflict(Exception):
    """Another change came first: nothing of the transaction was written."""


class Unstorable(ValueError):
    """A value that the database cannot hold, such as a text with a zero byte."""


class Store(Protocol):
    """A database. Placeholders are question marks on both."""

    shared: bool  # whether other nodes may write to it

    async def read(self, sql: str, *values: Any) -> list[Values]:
        """Rows as they are committed now."""

    async def write(self, changes: Sequence[Change]) -> None:
        """One transaction, durable when this returns; Conflict if a change touches other rows than it must."""

    async def take(self, sql: str, *values: Any) -> list[Values]:
        """One statement with RETURNING, as a transaction of its own."""

    async def tell(self, said: str) -> None:
        """Say something to all nodes that is no change of a row."""

    def news(self) -> AsyncIterator[str]:
        """What other nodes (and this one) say about tables, in the order of their commits; ends when closed.

        It begins with CHECK_ALL, as soon as it hears; after LOST nothing is heard until the next CHECK_ALL.
        """

    async def close(self) -> None:
        """Finish what is being written and let go."""
