"""Reading the shapes that boards and pictures share."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read_shapes(board: str) -> Any:
    """All shapes of a board by their names; whoever asks says what they are."""
    return json.loads((files(__package__) / board / "shapes.json").read_text(encoding="utf-8"))
