"""The folder that `serai puzzles` writes: what was judged so far, and the puzzles chosen from it.

`judged.jsonl` has a line for every command, and for every position that was looked at, so that a run goes on where
another stopped; `puzzles.toml` and `puzzles/` are what a game's folder `teach` takes, written anew whenever a puzzle is
found.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Sequence
from math import ceil
from pathlib import Path
from typing import Any

from serai.engine.core.errors import BadInput
from serai.engine.core.game import Game
from serai.teach.puzzles import GRADES, Puzzle, ToldPuzzle, puzzle_from, told_of

FEWEST_SHARE = 0.2  # of all puzzles that should be of each grade
SHARE = 0.6  # of all puzzles that may be of one grade, or ask one kind of thing
SAME_ANSWER = 0.15  # of all puzzles that may have the very same answer
TABLES = ("chances", "lines")  # of a puzzle in TOML
APART = 6  # moves between two puzzles of one record
FROM_ONE = 3  # puzzles that may come from one record


class Book:
    """Everything that was judged in one folder."""

    def __init__(self, folder: Path, game: Game, made: str, settings: dict[str, Any], most: int) -> None:
        self.folder, self.game, self.most = folder, game, most
        self.made: list[str] = []  # the commands that have looked for puzzles here
        self.found: list[Puzzle] = []
        self.known: set[str] = set()
        self.glances: dict[str, float] = {}
        self._file = folder / "judged.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        if self._file.exists():
            self._read(settings)
        else:
            self._add({"settings": settings})
        if made not in self.made:
            self.made.append(made)
            self._add({"made": made})

    def _read(self, settings: dict[str, Any]) -> None:
        try:
            first, *rest = [json.loads(line) for line in self._file.read_text(encoding="utf-8").splitlines()]
            if first["settings"] != settings:
                raise BadInput(f"{self._file} was made with other settings; name another folder with --out")
            for line in rest:
                if "made" in line:
                    self.made.append(line["made"])
                elif "ahead" in line:
                    self.glances[line["key"]] = line["ahead"]
                else:
                    self._take(line["key"], line["puzzle"])
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"{self._file} is not what `serai puzzles` writes; name another folder with --out") from None

    def _take(self, key: str, told: ToldPuzzle | None) -> None:
        self.known.add(key)
        if told is not None:
            self.found.append(puzzle_from(self.game, told, told["position"]))

    def _add(self, line: dict[str, Any]) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def add_glance(self, key: str, ahead: float) -> None:
        """Keep what a glance at a position saw."""
        self.glances[key] = round(ahead, 4)
        self._add({"key": key, "ahead": self.glances[key]})

    def add(self, key: str, puzzle: Puzzle | None) -> None:
        """Keep what was found out about a position."""
        told = None if puzzle is None else told_of(self.game, puzzle, puzzle.position)
        self._add({"key": key, "puzzle": told})
        self._take(key, told)
        if told is not None:
            self.write()

    def write(self) -> list[Puzzle]:
        """Write the puzzles as they would be taken now; gives them in their order."""
        puzzles = chosen(self.found, self.most)
        (self.folder / "puzzles").mkdir(exist_ok=True)
        for number, puzzle in enumerate(puzzles, 1):
            (self.folder / "puzzles" / f"{number:02}.txt").write_text(puzzle.position, encoding="utf-8")
        told = [told_of(self.game, puzzle, f"{number:02}") for number, puzzle in enumerate(puzzles, 1)]
        parts = [f"made = {_put('; '.join(self.made))}\n", *map(_entry, told)]
        (self.folder / "puzzles.toml").write_text("\n".join(parts), encoding="utf-8")
        return puzzles


def chosen(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """The puzzles to take, easy ones first: some of each grade, what is asked seldom, then the widest margins."""
    kept: list[Puzzle] = []
    for grade in GRADES[::-1]:  # those that are rare choose their records first
        add_unlike(kept, [one for one in found if one.grade == grade], len(kept) + ceil(most * FEWEST_SHARE), most)
    add_unlike(kept, found, most, most)
    return sorted(kept, key=lambda one: (GRADES.index(one.grade), -min(one.margins), one.found))


def add_unlike(kept: list[Puzzle], puzzles: Sequence[Puzzle], wanted: int, most: int) -> None:
    """Add puzzles that do not make too many alike, until there are so many as wanted."""
    had = Counter(likeness for one in kept for likeness in likenesses(one, most))
    while len(kept) < wanted:
        free = [one for one in puzzles if one not in kept and not near_any(one, kept) and fits(one, had, most)]
        if not free:
            break
        best = min(free, key=lambda one: (had[asked(one)], -min(one.margins), one.found))
        had.update(list(likenesses(best, most)))
        kept.append(best)


def fits(puzzle: Puzzle, had: Counter[Hashable], most: int) -> bool:
    """Whether there are not too many like a puzzle yet."""
    return all(had[likeness] < limit for likeness, limit in likenesses(puzzle, most).items())


def near_any(puzzle: Puzzle, others: Sequence[Puzzle]) -> bool:
    """Whether a puzzle comes from a few moves before or after another, which would be much the same."""
    record, _, move = puzzle.found.rpartition(" ")
    places = (one.found.rpartition(" ") for one in others)
    return any(where == record and abs(int(then) - int(move)) < APART for where, _, then in places)


def asked(puzzle: Puzzle) -> Hashable:
    """What sort of thing is asked: the kind of question, and the first word of the answer."""
    return puzzle.kind, puzzle.best.split()[0]


def likenesses(puzzle: Puzzle, most: int) -> dict[Hashable, int]:
    """What a puzzle may have in common with others, and how many of them may have it."""
    share, same = max(2, ceil(most * SHARE)), max(2, ceil(most * SAME_ANSWER))
    record = puzzle.found.rpartition(" ")[0]
    return {puzzle.grade: share, asked(puzzle): share, (puzzle.kind, puzzle.best): same, ("record", record): FROM_ONE}


def _entry(told: ToldPuzzle) -> str:
    """A puzzle in TOML; what is written is strings, numbers and lists of them, which TOML writes as JSON does."""
    rows = ["[[puzzle]]"]
    rows += [f"{name} = {_put(value)}" for name, value in told.items() if name not in TABLES]
    rows += ["", "[puzzle.chances]", *(f"{_put(choice)} = {chance}" for choice, chance in told["chances"].items())]
    rows += ["", "[puzzle.lines]", *(f"{_put(choice)} = {_put(line)}" for choice, line in told["lines"].items())]
    return "\n".join(rows) + "\n"


def _put(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
