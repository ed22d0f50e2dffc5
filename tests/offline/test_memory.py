"""The memory that a page copies holds all that is imported, and nothing that two starts must not share."""

from __future__ import annotations

import random

import pytest

from serai.engine.core.game import names
from serai.offline.memory import differ
from tests.offline.conftest import Scene


@pytest.mark.parametrize("name", names())
def test_once_it_is_filled_nothing_is_imported_any_more(name: str, scene: Scene) -> None:
    assert scene("filled", name) == []


def test_two_that_woke_with_the_same_memory_draw_other_numbers() -> None:
    before, drawn = random.getstate(), set()
    try:
        for _ in range(2):
            random.setstate(before)
            differ()
            drawn.add(random.getrandbits(64))
    finally:
        random.setstate(before)
    assert len(drawn) == 2
