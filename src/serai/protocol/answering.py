"""Why a request was not granted, as it is answered over HTTP or by a host that is no server."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from serai.engine.core.errors import IllegalChoice
from serai.protocol.refusals import Refused
from serai.protocol.table import NotStarted, Unplayable


@dataclass(slots=True)
class Refusal:
    """Why something was not done: a key to translate and words, or a rule of the game with its facts."""

    key: str
    words: str
    rule: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)


def refusal_of(error: Exception) -> tuple[int, Refusal] | None:
    """The status and the answer to what cannot be done; None for what nobody expected."""
    if isinstance(error, IllegalChoice):
        return 422, Refusal("illegal", str(error), error.reason.rule, error.reason.facts)
    if isinstance(error, Refused):
        return error.status, Refusal(error.key, error.words, None, error.facts)
    if isinstance(error, NotStarted):
        return 409, Refusal("not-started", "the table has not begun")
    if isinstance(error, Unplayable):
        return 409, Refusal("other-rules", str(error))
    if isinstance(error, (RecursionError, UnicodeError)):
        return 400, Refusal("bad-request", "that is no text in UTF-8, cannot be kept, or is nested too deeply")
    return None
