"""The stage that the pictures are taken on: whole games that repeat, and a middle at which the first seat decides."""

from __future__ import annotations

import pytest
from tools.screenshots import SAMPLES, Sample, played

from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.record import Record


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.game)
def test_a_sample_repeats_and_stops_where_the_first_seat_is_asked(sample: Sample) -> None:
    text, middle = played(sample)
    record = Record.from_text(text)
    assert 0 < middle < len(record.rows)
    match = Match.replay(record, middle, load(sample.game))
    assert match.asks[0].seat == 0
    assert len(match.asks[0].options) > 1
