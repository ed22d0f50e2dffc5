"""All that is kept of a person for the sake of notices: to be shown to them, and to be forgotten."""

from __future__ import annotations

from typing import Any

from serai.server.storage import Change, Store

KEPT = {
    "notice_failures": ("notice_failures", "channel, failures, failed, why, status, next_try", "channel"),
    "notice_choices": (
        "notice_choices",
        "on_turn, on_invitation, on_end, on_time, on_round, quiet_from, quiet_to, zone, letter_hour",
        "person",
    ),
    "push_devices": ("push_devices", "endpoint, label, created, failures, failed, why, status", "created"),
    "notices": ("told", "kind, table_id, sent", "sent"),
}


async def exported(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """What is kept of somebody."""
    kept = {}
    for name, (table, columns, order) in KEPT.items():
        rows = await store.read(f"SELECT {columns} FROM {table} WHERE person = ? ORDER BY {order}", person)
        kept[name] = [dict(zip(columns.split(", "), row, strict=True)) for row in rows]
    return kept


def forgotten(person: str) -> list[Change]:
    """What is to be done when somebody wants to be forgotten."""
    return [Change(f"DELETE FROM {table} WHERE person = ?", (person,)) for table, _, _ in KEPT.values()]
