"""The pages of the documentation do what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import serai
from tests.roots import ROOT


def code_of(page: str) -> str:
    return "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL))


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("nim_of_the_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(code_of("docs/adding-a-game.md"), "adding-a-game.md", "exec"), module.__dict__)
    return module


def test_the_game_of_the_tutorial_plays_to_its_end(nim: ModuleType) -> None:
    match = serai.Match.new(nim.GAME, seats=2, seed="tutorial")
    while not match.over:
        (asked,) = match.asks
        match.choose(asked.seat, asked.options[-1])
    assert match.state.heap == 0
    assert match.result
    assert sorted(match.result.places) == [1, 2]
    assert serai.Match.replay(serai.Record.from_text(match.record.to_text()), game=nim.GAME).record == match.record


def test_the_game_of_the_tutorial_refuses_a_bad_option(nim: ModuleType) -> None:
    with pytest.raises(serai.BadOption, match="heap cannot be 3"):
        serai.Match.new(nim.GAME, seats=2, seed="tutorial", options={"heap": 3})


def test_the_game_of_the_tutorial_is_fully_typed(tmp_path: Path) -> None:
    page = tmp_path / "nim.py"
    page.write_text(code_of("docs/adding-a-game.md"), "utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--strict", "--follow-imports",
         "silent", "--cache-dir", str(tmp_path / "cache"), str(page)],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_architecture_tells_what_each_file_of_the_engine_is() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    for file in (ROOT / "src/serai/engine").glob("[a-z]*.py"):
        assert f"`{file.name}`" in page, f"docs/architecture.md does not tell what {file.name} is"
