"""What a bot would do, and why, as it is told; and who may be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from serai.bots.reasons import How
from serai.protocol.refusals import forbidden
from serai.protocol.table import RUNNING, Table

MOST_TOLD = 8  # choices


@dataclass(slots=True)
class ReasonTold:
    """A reason: a term of the game's evaluation, how it changes and by how many; `rival` where it is another's.

    `/games/{name}/reasons/{language}` has the words; a rival beyond the seats is one that the game itself plays.
    """

    term: str
    how: How
    number: int
    rival: int | None = None


@dataclass(slots=True)
class Weighed:
    """A choice that a bot considered: the chance to win that it expects of it, and how often it looked.

    Up to three are `suggested`, each with the reasons that were found for it.
    """

    choice: list[Any]
    value: float
    visits: int
    suggested: bool = False
    reasons: list[ReasonTold] = field(default_factory=list)


@dataclass(slots=True)
class Advice:
    """What a bot of a level considers for a seat, the choice it would make first, and what was chosen in the game."""

    seat: int
    level: str
    chosen: list[Any] | None
    moves: list[Weighed]


def advice_of(seat: int, level: str, chosen: list[Any] | None, considered: Sequence[Sequence[Any]]) -> Advice:
    """What a bot weighed, as it is told: of each a choice, its value, how often it was looked at, and reasons or none.

    `considered` may have come as JSON from another thread.
    """
    return Advice(seat, level, chosen, [_weighed(*thought) for thought in considered[:MOST_TOLD]])


def _weighed(choice: list[Any], value: float, visits: int, reasons: Sequence[Sequence[Any]] | None = None) -> Weighed:
    told = [ReasonTold(*reason) for reason in reasons or ()]
    return Weighed(choice, round(value, 4), visits, reasons is not None, told)


def may_be_suggested(table: Table, seat: int) -> None:
    """Refuse to suggest a move where anybody else plays, at another screen or at this one, or may still sit down."""
    if any(other.seat != seat and other.bot is None for other in table.seats):
        raise forbidden("suggest-others", "while other people play, nobody is told what to do")
    if table.row.rated:
        raise forbidden("suggest-rated", "in a rated game nobody is told what to do")


def may_be_advised(table: Table, person: str | None) -> None:
    """Refuse advice on a running game between several people."""
    others = any(seat.person not in (None, person) for seat in table.seats)
    if table.row.status == RUNNING and (others or table.row.rated):
        raise forbidden("advice-later", "while others play, bots advise nobody")


def standing(table: Table, seat: int) -> tuple[int, Any]:
    """What must be the same before and after a thought: the last move, and what a seat has chosen in secret."""
    match = table.playing().match
    drafts = match.state.drafts
    return match.number, drafts[seat] if drafts else None
