"""What `serai test` does before the tests, and how it runs them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serai.commands.test import SECOND_TRIES, all_tests, every_test, failing


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
    ended = subprocess.run(every_test(hung_after=5), cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert "1 failed, 2 passed" in ended.stdout
    assert "crashed while running 'test_some.py::test_hangs'" in ended.stdout
    assert "in test_hangs" in ended.stderr  # what every thread was doing


FAILS_ONCE = """
from pathlib import Path

def test_once():
    first = not Path("tried").exists()
    Path("tried").touch()
    assert not first
"""


def test_a_test_that_fails_beside_the_others_gets_a_second_try_and_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_some.py").write_text(FAILS_ONCE + "\ndef test_fine(): pass\n")
    assert all_tests(tmp_path, os.environ) == 0
    told = capfd.readouterr().out
    assert "1 failed, 1 passed" in told
    assert told.index("── failed beside the others, passed alone") < told.rindex("test_some.py::test_once")


def test_what_fails_again_fails_the_run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_some.py").write_text("def test_broken(): assert False\n")
    assert all_tests(tmp_path, os.environ) == 1
    assert "── failed beside the others, and alone" in capfd.readouterr().out


def test_many_failures_get_no_second_try(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fails = [FAILS_ONCE.replace("once", f"{n}").replace("tried", f"tried {n}") for n in range(SECOND_TRIES + 1)]
    (tmp_path / "test_some.py").write_text("".join(fails))
    assert all_tests(tmp_path, os.environ) == 1
    assert "──" not in capfd.readouterr().out


def test_rules_that_nobody_proves_are_not_tried_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "conftest.py").write_text("def pytest_sessionfinish(session): session.exitstatus = 16\n")
    (tmp_path / "test_some.py").write_text(FAILS_ONCE)
    assert all_tests(tmp_path, os.environ) == 16
    assert "──" not in capfd.readouterr().out


LEAVES_SOMEBODY = """
import os, subprocess

def test_dies():
    with open("left", "a") as left:
        print(subprocess.Popen(["sleep", "600"], start_new_session=True).pid, file=left)
    os._exit(1)
"""


def test_what_a_dead_worker_has_left_behind_ends_with_the_run(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(LEAVES_SOMEBODY)
    bystander = subprocess.Popen(["sleep", "600"])
    try:
        assert all_tests(tmp_path, os.environ) == 1
        left = [int(line) for line in (tmp_path / "left").read_text().split()]
        assert left
        for process in left:
            while is_running(process):  # it was told to end, and may need a moment
                time.sleep(0.01)
        assert bystander.poll() is None
    finally:
        bystander.kill()
        bystander.wait()


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended; one that nobody has waited for yet is still listed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
