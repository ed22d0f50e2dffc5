"""The store behind an address."""

from __future__ import annotations

from serai.server.storage.sqlite import SqliteStore
from serai.server.storage.store import Store


async def open_store(url: str) -> Store:
    """The store behind an address, its schema brought up to date."""
    if url.startswith(("postgresql://", "postgres://")):
        from serai.server.storage.postgres import PostgresStore

        return await PostgresStore.open(url)
    if url.startswith("sqlite:///"):
        return SqliteStore.open(url.removeprefix("sqlite:///"))
    raise ValueError("its address is sqlite:///path or postgresql://…")
