"""What the server says when it will not do something; rules of the games are refused by the engine itself."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that cannot be granted: an HTTP status, a key that clients translate with facts, words for logs."""

    def __init__(self, status: int, key: str, words: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(words)
        self.status = status
        self.key = key
        self.words = words
        self.facts = facts or {}


def missing(what: str) -> Refused:
    """Something that does not exist, or is none of the asker's business."""
    return Refused(404, "not-found", f"there is no such {what}")


def forbidden(key: str, words: str) -> Refused:
    """Something that others may do."""
    return Refused(403, key, words)


def wrong(key: str, words: str) -> Refused:
    """Something that makes no sense as it was asked."""
    return Refused(400, key, words)


def not_now(key: str, words: str) -> Refused:
    """Something that the table does not allow at this point."""
    return Refused(409, key, words)
