"""What `serai test` does before the tests, and how it runs them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from serai.commands.test import every_test, failing


def check(name: str, does: str) -> tuple[str, list[str]]:
    return name, [sys.executable, "-c", does]


def test_every_check_runs_whatever_fails_and_says_its_part_in_one_go(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lanes = [
        [check("first", "print('one'); raise SystemExit(1)"), check("second", "print('two')")],
        [check("third", "import sys; print('three', file=sys.stderr); raise SystemExit(2)")],
    ]
    assert failing(lanes, tmp_path) == ["first", "third"]
    told = capfd.readouterr().out.split("── ")[1:]
    assert {part.split()[0]: part.split()[-1] for part in told} == {"first": "one", "second": "two", "third": "three"}


def test_a_test_that_hangs_is_told_by_name_and_the_others_are_still_run(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "import threading\ndef test_first(): pass\ndef test_hangs(): threading.Event().wait()\ndef test_last(): pass\n"
    )
    ended = subprocess.run(every_test(hung_after=1), cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert "1 failed, 2 passed" in ended.stdout
    assert "crashed while running 'test_some.py::test_hangs'" in ended.stdout
    assert "in test_hangs" in ended.stderr  # what every thread was doing
