"""Who tells what: a notice is claimed by a row, so that one node tells it, and another does if that one dies."""

from __future__ import annotations

import contextlib
import secrets
from typing import NamedTuple

from serai.server.storage import Change, Store

LEASE = 300_000  # milliseconds; begun anew when a delivery begins, which takes seconds
OLD = 30 * 86_400_000  # nothing that long ago could be told again
SAME = "person = ? AND kind = ? AND table_id = ? AND turn = ?"
TAKE = """INSERT INTO told (person, kind, table_id, turn, sent, taken_by, lease) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, kind, table_id, turn) DO UPDATE SET sent = excluded.sent, taken_by = excluded.taken_by,
    lease = excluded.lease WHERE told.taken_by IS NOT NULL AND told.lease <= ? RETURNING taken_by"""
HOLD = f"UPDATE told SET lease = ? WHERE {SAME} AND taken_by = ? RETURNING taken_by"
DONE = f"UPDATE told SET taken_by = NULL WHERE {SAME} AND taken_by = ?"
RELEASE = f"DELETE FROM told WHERE {SAME} AND taken_by = ?"
# Others moved since, in the same turn: it need not be looked at again until they do once more.
SEEN_AGAIN = f"UPDATE told SET sent = ? WHERE {SAME} AND taken_by IS NULL"


class Occasion(NamedTuple):
    """Something that one person is told once."""

    person: str
    kind: str
    table_id: str
    turn: int


class Claim(NamedTuple):
    """An occasion, and by whom it was claimed."""

    occasion: Occasion
    taken_by: str

    @property
    def values(self) -> tuple[str, str, str, int, str]:
        """What finds its row."""
        return (*self.occasion, self.taken_by)


class Claims:
    """The claims of this node; what could not be written down at once is when it is asked for again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unwritten: list[Change] = []

    async def take(self, occasion: Occasion, now: int) -> Claim | None:
        """Claim something that nobody has told or is telling."""
        taken_by = secrets.token_hex(8)
        held = await self._store.take(TAKE, *occasion, now, taken_by, now + LEASE, now)
        return Claim(occasion, taken_by) if held else None

    async def hold(self, claim: Claim, now: int) -> bool:
        """Whether a claim still holds when its delivery begins; it does for a while from then on."""
        return bool(await self._store.take(HOLD, now + LEASE, *claim.values))

    async def is_told(self, occasion: Occasion) -> bool:
        """Whether something was told, and is not just being told."""
        found = await self._store.read(f"SELECT taken_by FROM told WHERE {SAME}", *occasion)
        return bool(found) and found[0][0] is None

    async def seen_again(self, occasion: Occasion, now: int) -> None:
        """Note that something told already was found once more."""
        await self._store.write([Change(SEEN_AGAIN, (now, *occasion))])

    def end(self, claim: Claim, told: bool) -> None:
        """Note how a claim ended: it was told, or may be told by whoever finds it next."""
        self._unwritten.append(Change(DONE if told else RELEASE, claim.values))

    async def write(self) -> None:
        """Write down how claims have ended."""
        changes, self._unwritten = self._unwritten, []
        try:
            if changes:
                await self._store.write(changes)
        except BaseException:
            self._unwritten += changes
            raise

    async def write_soon(self) -> None:
        """The same where it may fail: the next look writes it."""
        with contextlib.suppress(Exception):
            await self.write()

    async def forget_old(self, now: int) -> None:
        """Forget what was told long ago."""
        await self._store.write([Change("DELETE FROM told WHERE sent < ?", (now - OLD,))])
