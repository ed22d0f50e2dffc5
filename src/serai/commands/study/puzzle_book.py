"""The folder that `serai puzzles` writes: what was judged so far, and the puzzles chosen from it.

`judged.jsonl` has a line for every position that was looked at, so that an interrupted run goes on where it stopped;
`puzzles.toml` and `puzzles/` are what a game's folder `teach` takes, written anew whenever a puzzle is found.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from serai.engine.core.errors import BadInput
from serai.teach.puzzles import GRADES

FEWEST_SHARE = 0.15  # of all puzzles that should be of each grade
SHARE = 0.4  # of all puzzles that may be of one grade, or ask one kind of thing, while others can be had


class Found(NamedTuple):
    """A puzzle as it was found, before it has a number."""

    position: str  # the text
    seat: str
    grade: str
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

    @property
    def asks(self) -> tuple[str, str]:
        """What sort of thing is asked: the kind of question, and the first word of the answer."""
        return self.kind, self.best.split()[0]


class Book:
    """Everything that was judged in one folder."""

    def __init__(self, folder: Path, made: str, settings: dict[str, Any], most: int) -> None:
        self.folder, self.made, self.most = folder, made, most
        self.found: list[Found] = []
        self.known: set[str] = set()
        self._file = folder / "judged.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        if self._file.exists():
            self._read(settings)
        else:
            self._add({"settings": settings})

    def _read(self, settings: dict[str, Any]) -> None:
        try:
            first, *rest = [json.loads(line) for line in self._file.read_text(encoding="utf-8").splitlines()]
            if first["settings"] != settings:
                raise BadInput(f"{self._file} was made with other settings; name another folder with --out")
            for line in rest:
                self._take(line["key"], line["puzzle"])
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"{self._file} is not what `serai puzzles` writes; name another folder with --out") from None

    def _take(self, key: str, puzzle: dict[str, Any] | None) -> None:
        self.known.add(key)
        if puzzle is not None:
            self.found.append(Found(**puzzle))

    def _add(self, line: dict[str, Any]) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def add(self, key: str, puzzle: Found | None) -> None:
        """Keep what was found out about a position."""
        told = None if puzzle is None else puzzle._asdict()
        self._add({"key": key, "puzzle": told})
        self._take(key, told)
        if told is not None:
            self.write()

    @property
    def full(self) -> bool:
        """Whether there are enough puzzles, and of every grade."""
        few = ceil(self.most * FEWEST_SHARE)
        graded = Counter(one.grade for one in self.found)
        return len(self.found) >= self.most and all(graded[grade] >= few for grade in GRADES)

    def write(self) -> list[Found]:
        """Write the puzzles as they would be taken now; gives them in their order."""
        puzzles = chosen(self.found, self.most)
        (self.folder / "puzzles").mkdir(exist_ok=True)
        for number, puzzle in enumerate(puzzles, 1):
            (self.folder / "puzzles" / f"{number:02}.txt").write_text(puzzle.position, encoding="utf-8")
        parts = [f"made = {_put(self.made)}\n", *(_entry(number, one) for number, one in enumerate(puzzles, 1))]
        (self.folder / "puzzles.toml").write_text("\n".join(parts), encoding="utf-8")
        return puzzles


def varied(found: Sequence[Found], most: int) -> list[Found]:
    """The first puzzles found, not too many of one grade, nor of one sort of answer."""
    limit = max(2, ceil(most * SHARE))
    counts: Counter[Any] = Counter()
    kept: list[Found] = []
    for one in found:
        if counts[one.grade] < limit and counts[one.asks] < limit and len(kept) < most:
            counts.update((one.grade, one.asks))
            kept.append(one)
    return kept


def chosen(found: Sequence[Found], most: int) -> list[Found]:
    """The puzzles to take, easy ones first: varied as far as it goes, then any others."""
    kept = varied(found, most)
    kept += [one for one in found if one not in kept][: most - len(kept)]
    return sorted(kept, key=lambda one: (GRADES.index(one.grade), -min(one.margins), one.found))


def _entry(number: int, puzzle: Found) -> str:
    """A puzzle in TOML; what is written is strings, numbers and lists of them, which TOML writes as JSON does."""
    told = puzzle._asdict() | {"position": f"{number:02}"}
    chances, lines = told.pop("chances"), told.pop("lines")
    rows = ["[[puzzle]]", *(f"{name} = {_put(value)}" for name, value in told.items())]
    rows += ["", "[puzzle.chances]", *(f"{_put(choice)} = {_put(chance)}" for choice, chance in chances.items())]
    rows += ["", "[puzzle.lines]", *(f"{_put(choice)} = {_put(line)}" for choice, line in lines.items())]
    return "\n".join(rows) + "\n"


def _put(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
