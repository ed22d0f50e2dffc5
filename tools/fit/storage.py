"""Weight files: JSON with a line a row, and a provenance that says how each part was made."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple


class Run(NamedTuple):
    """What was asked for on the command line."""

    name: str
    seed: str
    games: int
    bot: str
    jobs: int

    @property
    def command(self) -> str:
        """The command that gives the same numbers again, from the same weights."""
        return f"python -m tools.fit {self.name} --seed {self.seed} --games {self.games} --bot {self.bot}"


def provenance(run: Run, began_from: Path, quality: dict[str, float]) -> dict[str, Any]:
    """How a part of a weight file was made; the weights to begin from are named as git names a file's content."""
    return {
        "how": "fitted",
        "command": run.command,
        "seed": run.seed,
        "games": run.games,
        "date": datetime.now(UTC).date().isoformat(),
        "began_from": blob_id(began_from.read_bytes()),
        "quality": {name: round(value, 4) for name, value in quality.items()},
    }


def blob_id(content: bytes) -> str:
    """The name under which git keeps a content: `git cat-file -p` shows it."""
    return hashlib.sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()


def read(path: Path) -> dict[str, Any]:
    """What a weight file holds."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(path: Path, stored: dict[str, Any]) -> None:
    """Write a weight file, with tables open and rows in one line each."""
    path.write_text(_lines(stored, "") + "\n", encoding="utf-8")


def _lines(value: Any, indent: str) -> str:
    deeper = indent + "  "
    if isinstance(value, dict) and not _is_row(value):
        inner = ",\n".join(f"{deeper}{json.dumps(name)}: {_lines(each, deeper)}" for name, each in value.items())
        return f"{{\n{inner}\n{indent}}}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        inner = ",\n".join(f"{deeper}{json.dumps(each, ensure_ascii=False)}" for each in value)
        return f"[\n{inner}\n{indent}]"
    return json.dumps(value, ensure_ascii=False)


def _is_row(value: dict[str, Any]) -> bool:
    """Whether a table stands in one line: few numbers."""
    return len(value) <= 4 and all(isinstance(each, (int, float)) for each in value.values())
