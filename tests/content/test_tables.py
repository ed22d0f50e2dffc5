"""The tables of every game: each count, each fact of the rulebook's examples, and where each row comes from."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.roots import ROOT

CHECKS = sorted((ROOT / "tests" / "content").glob("*/check.py"))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.parent.name)
def test_the_tables_say_what_the_rulebooks_say(check: Path) -> None:
    module = ".".join(check.relative_to(ROOT).with_suffix("").parts)
    done = subprocess.run([sys.executable, "-m", module], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "OK" in done.stdout or "assertions hold" in done.stdout


def test_every_game_with_tables_has_its_check() -> None:
    tables = {folder.parent.name for folder in (ROOT / "src/serai/games").glob("*/content")}
    assert tables == {check.parent.name for check in CHECKS}
