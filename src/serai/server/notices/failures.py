"""Notices that do not arrive: why, and how long the way that they took rests then."""

from __future__ import annotations

from typing import Literal

Why = Literal[
    "private", "unknown-host", "unreachable", "slow", "tls", "unreadable", "status", "address-refused", "mail-server"
]
FIRST_REST = 60_000  # milliseconds; twice as long after every further failure
LONGEST_REST = 12 * 3_600_000
MOST_FAILURES = 12  # in a row, over more than a day: then the way is switched off

# Nothing is written down against an address that was changed meanwhile.
FAILED = """INSERT INTO notice_failures (person, channel, failures, failed, why, status, next_try)
    SELECT id, ?, ?, ?, ?, CAST(? AS INTEGER), CAST(? AS BIGINT) FROM people WHERE id = ? AND {} = ?
    ON CONFLICT (person, channel) DO UPDATE SET failures = excluded.failures, failed = excluded.failed,
    why = excluded.why, status = excluded.status, next_try = excluded.next_try"""
FAILED_PUSH = """UPDATE push_devices SET failures = ?, failed = ?, why = ?, status = ?, next_try = ?
    WHERE id = ? AND endpoint = ?"""
WORKS = "DELETE FROM notice_failures WHERE person = ? AND channel = ?"
WORKS_PUSH = """UPDATE push_devices SET failures = 0, failed = NULL, why = NULL, status = NULL, next_try = 0
    WHERE id = ?"""


class NotDelivered(Exception):
    """A notice that its receiver did not take, and why, as a key that clients translate."""

    def __init__(self, why: Why, status: int | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.status = status


def after_failure(failures: int, reason: NotDelivered, now: int) -> int | None:
    """When a way may be tried again that failed so often in a row; None switches it off."""
    # A mail server that does not answer is not counted against an address.
    if failures >= MOST_FAILURES and reason.why != "mail-server":
        return None
    return now + min(FIRST_REST << min(failures - 1, 30), LONGEST_REST)
