"""Fitting chances: the power that makes them come true is found, written with how, and measured on other games."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.fit import calibrate
from tools.fit.__main__ import main
from tools.fit.calibrate import measured, picture
from tools.fit.chances import Look, best_correction
from tools.fit.storage import read

from serai.bots.calibration import Correction
from serai.bots.dice import Dice


def test_a_fit_finds_the_power_that_makes_chances_come_true() -> None:
    dice = Dice("fit")
    true = Correction(0.6)
    seen = []
    for number in range(3000):
        chance = (number % 19 + 1) / 20
        won = float(dice.below(1000) < 1000 * true.of([chance, 1 - chance])[0])
        seen.append(Look([chance, 1 - chance], [won, 1 - won]))
    found = best_correction(seen)
    assert found.power == pytest.approx(0.6, abs=0.12)
    before = measured([(look.chances[0], look.won[0]) for look in seen])
    after = measured([(found.of(look.chances)[0], look.won[0]) for look in seen])
    assert after.error < 0.03 < before.error
    assert after.brier < before.brier
    assert picture("Khan", {"before": before, "now": after}).count("<polyline") == 3


def test_a_command_fits_and_another_measures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "chances.json"
    assert main(["merv_chances", "--seed", "test", "--games", "4", "--bot", "novice", "--out", str(out)]) == 0
    found = read(out)
    assert list(found["chances"]) == ["1", "2", "3", "4"]
    assert found["chances"]["2"] == found["chances"]["4"]
    assert found["provenance"]["chances"]["command"].endswith("merv_chances --seed test --games 4 --bot novice")
    drawn = tmp_path / "chances.svg"
    given = ["merv", "--games", "2", "--each", "40", "--bot", "novice", "--seed", "other", "--out", str(drawn)]
    assert calibrate.main(given) == 0
    assert "now: expected calibration error" in capsys.readouterr().out
    assert drawn.read_text().startswith("<svg")
