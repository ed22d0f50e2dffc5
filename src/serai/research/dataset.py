"""Games between bots as a data set: a row for every decision, several games to a file, as JSON lines and Parquet.

An observation is stored sparsely: the indices that are not 0 (`seen_at`) and their values (`seen`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np

from serai.bots.specs import present_name
from serai.engine.core.state import Result
from serai.research.compact import Tensor
from serai.research.observing import encoding_of
from serai.research.opponents import players
from serai.research.playing import NOBODY, Play

FORMATS = ("jsonl", "parquet")
COLUMNS = {
    "play": "INTEGER",  # its number; the seed is "<seed>/<play>"
    "move": "INTEGER",
    "seat": "INTEGER",
    "question": "VARCHAR",  # its kind
    "seen_at": "INTEGER[]",
    "seen": "FLOAT[]",
    "options": "INTEGER[]",  # the numbers of all options
    "choice": "INTEGER",  # the number of the one taken
    "score": "DOUBLE",  # of this seat, in the end
    "place": "INTEGER",
    "payoff": "DOUBLE",
}


class Wanted(NamedTuple):
    """Which games a data set holds; this and its number determine a game completely."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]  # by seat, turned by one from game to game
    seed: str
    games: int
    chunk: int  # games in a file
    formats: tuple[str, ...]


class OtherData(ValueError):
    """The folder holds a data set with other settings."""


def manifest(wanted: Wanted) -> dict[str, Any]:
    """The settings and the layout of the rows, stored beside the files so that a data set explains itself."""
    play = Play(wanted.game, wanted.seats, wanted.options)
    numbers = encoding_of(wanted.game)
    return {
        "game": wanted.game,
        "rules": play.game.rules,
        "numbers": {"version": numbers.version, "fingerprint": numbers.fingerprint(), "size": numbers.size},
        "seats": wanted.seats,
        "options": wanted.options,
        "bots": [present_name(bot) for bot in wanted.bots],
        "seed": wanted.seed,
        "plays": wanted.games,  # files say "plays", as those do that were made before
        "chunk": wanted.chunk,
        "formats": list(wanted.formats),
        "size": play.observer.size,
        "parts": {name: [part.start, list(part.shape)] for name, part in play.observer.parts.items()},
        "columns": COLUMNS,
    }


def prepare(wanted: Wanted, folder: Path) -> list[int]:
    """Create or check the folder; returns the numbers of the missing files."""
    folder.mkdir(parents=True, exist_ok=True)
    told, path = manifest(wanted), folder / "dataset.json"
    if path.exists():
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        bots: list[str] = kept.get("bots", [])
        kept["bots"] = list(map(present_name, bots))
        other = [name for name in told if name != "plays" and kept.get(name) != told[name]]
        if other:
            raise OtherData(f"{folder} holds other games: {', '.join(other)} differ; choose another folder")
    write_whole(path, json.dumps(told, indent=1).encode())
    files = -(-wanted.games // wanted.chunk)
    return [number for number in range(files) if not finished(wanted, folder, number)]


def finished(wanted: Wanted, folder: Path, number: int) -> bool:
    """Whether a file has all of its games; the last one may have been made when fewer were wanted."""
    games = len(games_of(wanted, number))
    if any(not file_of(folder, number, name).exists() for name in wanted.formats):
        return False
    path = file_of(folder, number, "done")
    return path.exists() and path.read_text(encoding="utf-8") == str(games)


def games_of(wanted: Wanted, number: int) -> range:
    """The numbers of the games in a file."""
    return range(number * wanted.chunk, min(wanted.games, (number + 1) * wanted.chunk))


def file_of(folder: Path, number: int, ending: str) -> Path:
    """The path of a file."""
    return folder / f"plays-{number:06d}.{ending}"


def files_of(wanted: Wanted, number: int) -> dict[str, bytes]:
    """Play the games of one file and give its content in each format; another machine may do this."""
    lines: list[str] = []
    for play in games_of(wanted, number):
        lines += [json.dumps(row, separators=(",", ":")) for row in rows_of(wanted, play)]
    rows = "".join(f"{line}\n" for line in lines).encode()
    return {name: parquet_of(rows) if name == "parquet" else rows for name in wanted.formats}


def keep(wanted: Wanted, folder: Path, number: int, files: dict[str, bytes]) -> int:
    """Write one file in its formats and return the number of its games; a file is complete or absent."""
    file_of(folder, number, "done").unlink(missing_ok=True)
    for name, content in files.items():
        write_whole(file_of(folder, number, name), content)
    games = len(games_of(wanted, number))
    write_whole(file_of(folder, number, "done"), str(games).encode())
    return games


def make(wanted: Wanted, folder: Path, number: int) -> int:
    """Play the games of one file and write it here."""
    return keep(wanted, folder, number, files_of(wanted, number))


def rows_of(wanted: Wanted, number: int) -> list[dict[str, Any]]:
    """A whole game, one row per decision."""
    play = Play(wanted.game, wanted.seats, wanted.options)
    seed = f"{wanted.seed}/{number}"
    play.begin(seed)
    turn = number % wanted.seats  # so that every bot sits everywhere
    bots = players([*wanted.bots[turn:], *wanted.bots[:turn]], play, seed)
    rows: list[dict[str, Any]] = []
    while play.seat != NOBODY:
        seen = play.observe(play.seat)
        (at,) = np.nonzero(seen)
        amounts: list[float] = seen[at].tolist()
        pick = bots[play.seat].choose(play)
        rows.append(
            {
                "play": number,
                "move": len(rows),
                "seat": play.seat,
                "question": play.question,
                "seen_at": at.tolist(),
                "seen": [round(value, 4) for value in amounts],
                "options": play.legal,
                "choice": play.observer.numbers.number(pick),
            }
        )
        play.take(pick)
    result: Result = play.s.result
    payoffs = play.payoffs
    for row in rows:
        seat: int = row["seat"]
        row |= {"score": result.scores[seat], "place": result.places[seat], "payoff": payoffs[seat]}
    return rows


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically."""
    fresh = path.with_suffix(f"{path.suffix}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)


def parquet_of(rows: bytes) -> bytes:
    """The same rows as Parquet."""
    import duckdb

    with TemporaryDirectory() as folder, duckdb.connect(config={"threads": 1}) as database:
        lines, written = Path(folder) / "rows.jsonl", Path(folder) / "rows.parquet"
        lines.write_bytes(rows)
        read = database.read_json(str(lines), columns=COLUMNS, format="newline_delimited")
        read.write_parquet(str(written), compression="zstd")
        return written.read_bytes()


def read(folder: Path) -> Iterator[dict[str, Any]]:
    """All rows of a data set in order, from either format; `observation` is the dense tensor."""
    told: dict[str, Any] = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    games: int = told["plays"]
    chunk: int = told["chunk"]
    for number in range(-(-games // chunk)):
        for row in _rows_in(folder, number, told["formats"]):
            yield {**row, "observation": dense(row, told["size"])}


def _rows_in(folder: Path, number: int, formats: list[str]) -> Iterator[dict[str, Any]]:
    if "parquet" not in formats:
        with file_of(folder, number, "jsonl").open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)
        return
    import duckdb

    with duckdb.connect() as database:
        found = database.read_parquet(str(file_of(folder, number, "parquet")))
        for values in found.fetchall():
            yield dict(zip(found.columns, values, strict=True))


def dense(row: dict[str, Any], size: int) -> Tensor:
    """The dense observation of a row."""
    tensor = np.zeros(size, np.float32)
    tensor[row["seen_at"]] = row["seen"]
    return tensor
