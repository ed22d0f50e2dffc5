"""What the folders of games hold for those who show them."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from serai.engine.core.companions import package_of
from serai.protocol.games import game_of

# What tables say to those who read them: where a number comes from, and what it means in English. Nobody is shown it.
NOTES = ("note", "provenance", "text")


@lru_cache(maxsize=100)
def content_of(name: str) -> dict[str, Any]:
    """What the folder `content` of a game says, by its files: tables without notes, and lines; it may be empty."""
    folder = files(package_of(game_of(name))) / "content"
    found: dict[str, Any] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        stem, _, ending = file.name.rpartition(".")
        if ending == "toml":
            found[stem] = _without_notes(tomllib.loads(file.read_text(encoding="utf-8")))
        elif ending == "txt":
            found[stem] = file.read_text(encoding="utf-8").splitlines()
    return found


def _without_notes(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {key: one for key, one in value.items() if key not in NOTES and not key.endswith("_provenance")}
        return {key: _without_notes(one) for key, one in kept.items()}
    return [_without_notes(one) for one in value] if isinstance(value, list) else value


@lru_cache(maxsize=100)
def board_of(name: str) -> bytes | None:
    """The board that a game's folder brings for the browser, `web/board.js`; None where it has none."""
    file = files(package_of(game_of(name))) / "web" / "board.js"
    return file.read_bytes() if file.is_file() else None
