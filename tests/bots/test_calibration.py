"""Chances are set right by a power: they add up to one and keep their order."""

import pytest

from serai.bots.analysis import chances_now, evaluated_chances
from serai.bots.calibration import NONE, Correction, correction_for
from serai.bots.evaluation import evaluation_of
from serai.engine.core.game import load
from serai.engine.play.match import Match


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_chances_set_right_add_up_and_keep_their_order(power: float) -> None:
    found = Correction(power).of([0.5, 0.3, 0.2, 0.0])
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    assert (found[0] > 0.5) == (power > 1.0)


def test_who_plays_alone_has_odds_of_his_own() -> None:
    assert Correction().of([0.4]) == pytest.approx([0.4])
    assert Correction(1.0, 3.0).of([0.25]) == pytest.approx([0.5])
    assert Correction(2.0).of([1.0])[0] < 1.0


def test_what_is_shown_is_what_was_fitted() -> None:
    match = Match.new(load("khan"), 3, "shown")
    evaluation = evaluation_of(match.game)
    raw = evaluated_chances(match, evaluation, "1")
    assert chances_now(match, evaluation, "1") == correction_for(match.game, 3).of(raw)
    assert correction_for(load("tic_tac_toe"), 2) is NONE
