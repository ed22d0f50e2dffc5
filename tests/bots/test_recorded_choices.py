"""Searches answer as they did when their answers were recorded: whatever made them quicker changed nothing else."""

import pytest

from serai.engine.core.game import load
from tests.bots.recorded_choices import SEATS, answers, read


@pytest.mark.parametrize("name", SEATS)
def test_searches_look_at_the_same_choices_as_recorded(name: str) -> None:
    stored = read(name)
    found = [list(answer) for answer in answers(load(name), stored)]
    assert len(found) >= 24
    assert found == stored["answers"]
