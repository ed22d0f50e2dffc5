"""Where a game typed on the terminal is kept, and what was chosen in it."""

from pathlib import Path
from typing import Any

import pytest

from serai.commands.records.records import open_record


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "play.json"


def texts(path: Path) -> list[Any]:
    return [row.what for row in open_record(path).rows]
