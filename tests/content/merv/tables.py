"""The content tables of Merv, and how something is asserted of them.

`ok` asserts what the rulebook says. `ours` asserts the shape of our own reconstructions; whoever corrects a
reconstructed table from the printed game runs the check with `--facts`, which leaves those out.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[3] / "src/serai/games/merv/content"
SOURCES = {"rulebook", "public source", "reconstructed"}
COLOURS = ["purple", "sand", "turquoise", "orange"]
ACTIONS = ["caravansary", "palace", "library", "silk_road", "mosque", "wall"]

checked = 0


def ok(condition: bool, what: str) -> None:
    global checked
    checked += 1
    if not condition:
        raise AssertionError(what)


def load() -> dict[str, dict[str, Any]]:
    return {p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in sorted(HERE.glob("*.toml"))}


def ours(condition: bool, what: str) -> None:
    if "--facts" not in sys.argv:
        ok(condition, what + " (our reconstruction)")


T = load()
