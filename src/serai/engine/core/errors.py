"""What the engine says when something cannot be done, always with the rule that forbids it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why a choice is refused: the rule and the facts that break it; each fact is named after its table."""

    rule: str
    facts: dict[str, Any]


class IllegalChoice(ValueError):
    """A choice that the rules refuse; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule} {reason.facts}" if reason.facts else reason.rule)
        self.rule = reason.rule
        self.reason = reason


class BadInput(ValueError):
    """Something asked for that cannot be done; the message is for the person who asked."""


class BadOption(BadInput):
    """A game option or a number of seats that the game does not offer."""


class BadPosition(BadInput):
    """A position that cannot be read; the message names the line."""


class Endless(Exception):
    """A game that goes on and on without a question, as only a state can that no rules have led to."""


class BadRecord(ValueError):
    """A record that cannot be opened: the message names the move where it breaks; the kind of fault and its facts.

    The kinds are unreadable, long, format, game, rules, seats, options, position, row, wide, changed, refused, state
    and cut.
    """

    def __init__(self, message: str, fault: str = "unreadable", **facts: int | str) -> None:
        super().__init__(message)
        self.fault = fault
        self.facts = facts


class Unreadable(ValueError):
    """A choice that is not written in the notation of its game, and which part of it is not."""

    def __init__(self, message: str, part: str) -> None:
        super().__init__(message)
        self.part = part
