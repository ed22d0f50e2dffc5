"""The interface of a bot: it receives what its seat knows and the questions put to it, and answers one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from serai.engine.core.chance import Chance
from serai.engine.core.state import State
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked
from serai.engine.play.match import Match


class View(NamedTuple):
    """What a bot has to go by: what its seat sees, and worlds that look the same to the seat; never the real one."""

    seat: int
    seen: dict[str, Any]
    imagine: Callable[[Chance], State]


class Budget(NamedTuple):
    """How much thought a bot may spend on one choice; with nodes alone it answers the same every time."""

    seconds: float | None = None
    nodes: int | None = None


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        """An option of one of the questions, all of which are put to the bot's own seat."""


def view_of(match: Match, seat: int) -> View:
    """What the bot in a seat may know now, whatever becomes of the match."""
    return View(seat, match.view(seat), match.worlds(seat).world)


def asks_of(match: Match, seat: int) -> tuple[Asked, ...]:
    """The questions put to a seat now."""
    return tuple(asked for asked in match.asks if asked.seat == seat)
