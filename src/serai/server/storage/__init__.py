"""Where everything is kept: the same hand-written SQL on SQLite and on PostgreSQL, behind one small interface."""

from __future__ import annotations

from serai.server.storage.opening import open_store
from serai.server.storage.store import CHECK_ALL, LOST, Change, Conflict, Store, Unstorable

__all__ = ["CHECK_ALL", "LOST", "Change", "Conflict", "Store", "Unstorable", "open_store"]
