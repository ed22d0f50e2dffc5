"""The pages of the documentation do what they say."""

import re
import sys
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


def test_the_architecture_tells_what_each_file_of_the_engine_is() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    for file in (ROOT / "src/serai/engine").glob("[a-z]*.py"):
        assert f"`{file.name}`" in page, f"docs/architecture.md does not tell what {file.name} is"
