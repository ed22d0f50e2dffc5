"""What `serai test` does before the tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from serai.commands.test import failing


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
