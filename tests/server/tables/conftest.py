from __future__ import annotations

import pytest

from serai.engine.play.match import Match
from tests.server.long_games import ROWS, long_match


@pytest.fixture(scope="module")
def match() -> Match:
    return long_match(ROWS, agreed=7)
