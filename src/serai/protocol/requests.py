"""What is asked of a table over HTTP, where the socket does not ask it."""

from __future__ import annotations

from dataclasses import dataclass

from serai.protocol.opening import STAND_IN, SeatWish
from serai.protocol.play import EventTold

LARGEST_COUNT = 1_000_000_000
MOST_SEATS = 20
LONGEST_LEVEL = 40


@dataclass(slots=True)
class Leaving:
    """The bot that plays on, once the game has begun."""

    level: str = STAND_IN

    def __post_init__(self) -> None:
        if len(self.level) > LONGEST_LEVEL:
            raise ValueError(f"a level has at most {LONGEST_LEVEL} letters")


@dataclass(slots=True)
class Voting:
    """Whether the game should end now."""

    ends: bool


@dataclass(slots=True)
class Answering:
    """Whether one agrees to what somebody asks for: to take moves back, or to pause."""

    agrees: bool


@dataclass(slots=True)
class Forking:
    """The last move that is the same, and who sits where."""

    at: int
    seats: list[SeatWish]

    def __post_init__(self) -> None:
        if not 0 <= self.at <= LARGEST_COUNT or len(self.seats) > MOST_SEATS:
            raise ValueError(f"a move is 0 to {LARGEST_COUNT}, and there are at most {MOST_SEATS} seats")


@dataclass(slots=True)
class Happenings:
    """What happened, as one may know it."""

    events: list[EventTold]
