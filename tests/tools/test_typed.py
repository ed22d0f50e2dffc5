"""The share of expressions of type Any is held in every package."""

from pathlib import Path

import pytest
from tools.typed import FILE, Share, main, shares

REPORT = """                    Name   Anys    Exprs   Coverage
---------------------------------------------------
                   serai      0       1    100.00%
       serai.engine.core      4      60     93.33%
      serai.engine.views      1      40     97.50%
        serai.games.khan      3     100     97.00%
          tests.test_one     90     100     10.00%
               tools.fit      0       0    100.00%
---------------------------------------------------
                   Total     98     301     67.44%
"""


def test_packages_are_summed_up_and_tests_left_out() -> None:
    assert shares(REPORT) == [
        Share("serai", 0, 1),
        Share("serai.engine", 5, 100),
        Share("serai.games", 3, 100),
        Share("tools", 0, 0),
    ]


@pytest.mark.parametrize(
    ("known", "changed"),
    [
        ("serai.engine.core      4      60", "serai.engine.core      5      60"),
        ("serai.games.khan      3     100", "serai.games.khan      4     100"),
    ],
)
def test_one_any_more_than_the_limit_is_told(
    known: str, changed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_text(REPORT)
    assert main([str(tmp_path)]) == 0
    assert "more than" not in capsys.readouterr().out
    (tmp_path / FILE).write_text(REPORT.replace(known, changed))
    assert main([str(tmp_path)]) == 1
    assert "more than" in capsys.readouterr().out


def test_a_report_that_tells_nothing_does_not_pass(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("")
    assert main([str(tmp_path)]) == 1
