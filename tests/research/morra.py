"""A small game in which everybody always chooses at once: fingers are shown, and who stands alone with most scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import Result, State, places_of
from serai.engine.core.stateclass import public, stateclass
from serai.engine.core.steps import COMMIT, AskAll, Commit
from serai.engine.encoding.encoding import Encoding, amount

FINGERS = ("none", "one", "two", "three")
ROUNDS = 30


class Show(NamedTuple):
    finger: int


SHOWS = tuple(Show(finger) for finger in range(len(FINGERS)))


@stateclass
class Morra(State):
    round: int = public()  # 0 and up
    points: list[int] = public()  # by seat
    shown: list[int] = public()  # by seat: fingers in the last round


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
    state = Morra
    steps = (Fingers,)
    notation = Notation([Shape(Show, "finger")], {"finger": FINGERS})
    events = ()

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Morra:
        return Morra(seats=seats, todo=[Fingers()], chance=chance, round=0, points=[0] * seats, shown=[])

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
