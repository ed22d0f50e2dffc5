"""The log of moderation: rows are added and never changed, and each holds the hash of all before it.

The database refuses to change or delete a row. Whoever gets around that breaks the chain of hashes, and whoever knows
an earlier hash can see whether the log still goes on from it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from serai.server.storage import Change, Store

BEGINNING = "0" * 64
COLUMNS = "number, made, moderator, act, person, table_id, report, until, why, words, hash"
ADD = f"INSERT INTO moderation_log ({COLUMNS}) VALUES ({', '.join('?' * 11)})"
LAST = "SELECT number, hash FROM moderation_log ORDER BY number DESC LIMIT 1"
ALL = f"SELECT {COLUMNS} FROM moderation_log ORDER BY number"


class Act(NamedTuple):
    """Something that a moderator did; people and tables by their ids."""

    made: int
    moderator: str
    act: str
    person: str | None
    table: str | None
    report: str | None
    until: int | None
    why: str
    words: str


class Verified(NamedTuple):
    """What a look at the whole log shows: its length, its last hash, the first row that is wrong, and all hashes."""

    rows: int
    head: str
    broken: int | None
    hashes: frozenset[str]


def hash_after(before: str, number: int, act: Act) -> str:
    """The hash of a row, which holds that of the row before."""
    text = json.dumps([before, number, *act], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


async def addition(store: Store, act: Act) -> Change:
    """The statement that adds an act; in a transaction that another overtakes it is a conflict."""
    found = await store.read(LAST)
    number, before = found[0] if found else (0, BEGINNING)
    return Change(ADD, (number + 1, *act, hash_after(before, number + 1, act)), 1)


def verified(rows: Iterable[tuple[Any, ...]]) -> Verified:
    """Whether all rows are there and as they were written."""
    head, hashes = BEGINNING, list[str]()
    for place, (number, *act, kept) in enumerate(rows, 1):
        if number != place or kept != hash_after(head, number, Act(*act)):
            return Verified(place - 1, head, place, frozenset(hashes))
        head = kept
        hashes.append(head)
    return Verified(len(hashes), head, None, frozenset(hashes))
