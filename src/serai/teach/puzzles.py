"""Puzzles as a game's folder `teach` holds them: `puzzles.toml`, and a position as text for each in `puzzles/`.

A puzzle asks a seat for the one choice that deep search finds clearly better than all others. `serai puzzles` writes
them, see there for how they are found. What the seat cannot see was dealt anew before the position was written, so a
position holds nothing of the game that it was found in but what the seat knew.

    made = "serai puzzles khan --from records --seed a"

    [[puzzle]]
    position = "01"            # teach/puzzles/01.txt
    seat = "red"
    grade = "easy"             # or medium, or hard
    kind = "act"               # of the question
    best = "invade c03 e4"
    chance = 0.61              # to win after the best choice, as search sees it: the mean over all seeds
    second = 0.49              # likewise after the best of all others
    margins = [0.13, 0.11]     # between these two, one for each seed
    nodes = 600                # positions looked at for each of the choices that came closest, with each seed
    seeds = ["a/1", "a/2"]
    found = "khan-0.json 43"   # the record, and the move before which the question was put

    [puzzle.chances]           # to win after every other choice
    "pass" = 0.31

    [puzzle.lines]             # what would follow the best choice and the most tempting others
    "pass" = ["yellow chase red"]
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, Literal, NamedTuple, TypedDict, cast

from serai.engine.core.game import Game
from serai.engine.play.match import Match
from serai.teach.reading import folder_of

Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")


class BadPuzzle(ValueError):
    """A puzzle that is not written as it should be; the message names it."""


class ToldPuzzle(TypedDict):
    """A puzzle as the file has it."""

    position: str
    seat: str
    grade: Grade
    kind: str
    best: str
    chance: float
    second: float
    margins: list[float]
    nodes: int
    seeds: list[str]
    found: str
    chances: dict[str, float]
    lines: dict[str, list[str]]


class ToldBook(TypedDict):
    """All that a file of puzzles holds."""

    made: str
    puzzle: list[ToldPuzzle]


class Puzzle(NamedTuple):
    """A position, the seat that is asked, the best choice, and how much better it is."""

    position: str
    seat: int
    grade: Grade
    kind: str
    best: str
    chance: float
    second: float
    margins: tuple[float, ...]
    nodes: int
    seeds: tuple[str, ...]
    found: str
    chances: dict[str, float]  # after every other choice
    lines: dict[str, tuple[str, ...]]  # what follows a choice: seats and their choices

    def chance_after(self, choice: str) -> float:
        """The chance to win after a choice."""
        return self.chance if choice == self.best else min(self.chances.get(choice, self.second), self.second)


class PuzzleBook(NamedTuple):
    """All puzzles of a game, and the command that made them."""

    made: str
    puzzles: tuple[Puzzle, ...]

    def puzzle(self, number: int) -> Puzzle | None:
        """The puzzle of a number; the first is 1."""
        return self.puzzles[number - 1] if 1 <= number <= len(self.puzzles) else None


NO_PUZZLES = PuzzleBook("", ())


class Tried(NamedTuple):
    """What a choice in a puzzle led to: the match after it and what follows, and the number of the first new event."""

    match: Match
    choice: str
    right: bool
    fresh: int


@lru_cache(maxsize=100)
def puzzles_of(game: Game) -> PuzzleBook:
    """The puzzles that a game's folder holds, or none."""
    folder = folder_of(game)
    file = folder / "puzzles.toml"
    if not file.is_file():
        return NO_PUZZLES
    told = cast(ToldBook, tomllib.loads(file.read_text(encoding="utf-8")))
    return PuzzleBook(told["made"], tuple(_puzzle(game, folder / "puzzles", one) for one in told["puzzle"]))


def _puzzle(game: Game, folder: Traversable, told: ToldPuzzle) -> Puzzle:
    name = told["position"]
    if told["seat"] not in game.colours:
        raise BadPuzzle(f"{name}: nobody sits in {told['seat']}")
    if told["grade"] not in GRADES:
        raise BadPuzzle(f"{name}: {told['grade']} is no grade")
    if strange := set(told) ^ set(ToldPuzzle.__annotations__):
        raise BadPuzzle(f"{name}: {', '.join(sorted(strange))} is missing, or read by nobody")
    return puzzle_from(game, told, (folder / f"{name}.txt").read_text(encoding="utf-8"))


def puzzle_from(game: Game, told: ToldPuzzle, position: str) -> Puzzle:
    """The puzzle that a file tells of, with the text of its position."""
    return Puzzle(
        position=position,
        seat=list(game.colours).index(told["seat"]),
        grade=told["grade"],
        kind=told["kind"],
        best=told["best"],
        chance=told["chance"],
        second=told["second"],
        margins=tuple(told["margins"]),
        nodes=told["nodes"],
        seeds=tuple(told["seeds"]),
        found=told["found"],
        chances=told["chances"],
        lines={choice: tuple(line) for choice, line in told["lines"].items()},
    )


def told_of(game: Game, puzzle: Puzzle, position: str) -> ToldPuzzle:
    """A puzzle as a file tells of it; its position is the text, or the name of the file that has it."""
    lines = {choice: list(line) for choice, line in puzzle.lines.items()}
    changed = {"position": position, "seat": game.colours[puzzle.seat], "lines": lines}
    told = {**puzzle._asdict(), **changed, "margins": list(puzzle.margins), "seeds": list(puzzle.seeds)}
    return cast(ToldPuzzle, told)


@lru_cache(maxsize=100)
def laid_out(game: Game, position: str) -> Match:
    """The match in which a puzzle is put, which is copied for everybody who tries it."""
    return Match.from_position(position, game)


def tried(game: Game, puzzle: Puzzle, choice: object) -> Tried:
    """Carry a choice out, and then what follows it where that is known; an illegal one is refused as in any game."""
    match = laid_out(game, puzzle.position).clone()
    fresh = len(match.happened())
    match.make(puzzle.seat, choice)
    text = game.notation.to_text(game.notation.read(choice))
    for reply in puzzle.lines.get(text, ()):
        colour, _, chosen = reply.partition(" ")
        match.make(game.colours.index(colour), chosen)
    return Tried(match, text, text == puzzle.best, fresh)
