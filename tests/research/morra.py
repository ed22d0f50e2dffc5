"""A small game in which everybody always chooses at once: fingers are shown, and who stands alone with most scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import LIST, PUBLIC, Field, Result, State, places_of
from serai.engine.core.steps import COMMIT, AskAll, Commit
from serai.engine.encoding.encoding import Encoding, amount

FINGERS = ("none", "one", "two", "three")
ROUNDS = 30


class Show(NamedTuple):
    finger: int


SHOWS = tuple(Show(finger) for finger in range(len(FINGERS)))


class Morra(State):
    __slots__ = ("points", "round", "shown")

    def __init__(
        self,
        seats: int,
        todo: list[Any],
        chance: Chance,
        barrier: int,
        drafts: list[Any] | None,
        result: Result | None,
        round: int,
        points: list[int],
        shown: list[int],
    ) -> None:
        self.seats, self.todo, self.chance, self.barrier = seats, todo, chance, barrier
        self.drafts, self.result, self.telling, self.told = drafts, result, False, []
        self.round, self.points, self.shown = round, points, shown

    def clone(self) -> Morra:
        drafts = None if self.drafts is None else self.drafts[:]
        return Morra(
            self.seats, self.todo[:], self.chance.clone(), self.barrier, drafts, self.result,
            self.round, self.points[:], self.shown[:],
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fingers(AskAll):
    """Everybody shows some fingers."""

    def seats(self, s: Any) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def options(self, s: Any, seat: int, draft: tuple[Any, ...]) -> tuple[Any, ...]:
        return (COMMIT,) if draft else SHOWS

    def revealed(self, s: Any, drafts: Any) -> None:
        s.bar()
        s.shown = [draft[0].finger for draft in drafts]
        alone = [finger for finger in s.shown if s.shown.count(finger) == 1]
        if alone:
            s.points[s.shown.index(max(alone))] += 1
        s.round += 1
        if s.round < ROUNDS:
            s.todo.append(self)
        else:
            s.finish(Result(tuple(s.points), places_of(s.points), ({},) * s.seats))


class MorraGame(Game):
    """Morra for the engine."""

    name = "morra"
    rules = 1
    min_seats = 2
    max_seats = 4
    colours = ("red", "blue", "green", "white")
    fields = (Field("round", PUBLIC), Field("points", PUBLIC, LIST), Field("shown", PUBLIC, LIST))
    steps = (Fingers,)
    notation = Notation([Shape(Show, "finger")], {"finger": FINGERS})
    events = ()

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Morra:
        return Morra(seats, [Fingers()], chance, 0, None, None, 0, [0] * seats, [])

    def restore(self, values: dict[str, Any]) -> Morra:
        return Morra(**values)

    def max_decisions(self, seats: int) -> int:
        return ROUNDS * seats

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return [[(" ".join(map(str, view["points"])), "label")]]


GAME = MorraGame()
ENCODING = Encoding(
    GAME,
    version=1,
    seen=[amount("round", ROUNDS), amount("points", ROUNDS, 4, each=1), amount("shown", 3, 4, each=1)],
    left_out=(Commit,),
)
