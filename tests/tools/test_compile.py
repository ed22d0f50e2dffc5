"""The compiled build: made on request; that it plays the same is shown in tests/battery/test_same_everywhere.py."""

import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import get_origin

import pytest
from rich.console import Console
from tools.compile import command as command
from tools.compile.expand import expanded

import serai
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from tests.roots import ROOT


def test_engine_games_and_search_are_compiled_and_scripts_are_not() -> None:
    modules = command.modules_of(ROOT)
    assert "serai/engine/core/drive.py" in modules
    assert "serai/bots/search.py" in modules
    assert "serai/games/khan/bot/evaluation.py" in modules
    assert "serai/games/tic_tac_toe/__init__.py" in modules
    assert not [name for name in modules if "/commands/" in name]
    assert "serai/engine/core/stateclass.py" not in modules


@pytest.mark.parametrize("name", serai.names())
def test_a_state_written_out_is_the_state_that_was_declared(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = serai.load(name)
    kind, module = game.state, ModuleType(f"written_out_{name}")
    path = sys.modules[kind.__module__].__file__
    assert path is not None
    source = expanded(Path(path).read_text("utf-8"), kind.__module__)
    assert "@stateclass" not in source
    assert "def __init__(self, *, seats: int" in source
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(source, "written out", "exec"), module.__dict__)
    written = getattr(module, kind.__name__)
    assert written.declared == kind.declared
    assert written.__slots__ == kind.__slots__
    s = game.new(game.max_seats, seeded(name), game.settings(game.max_seats, {}))
    playout(s, seeded("dice"), 40)
    monkeypatch.setattr(game, "state", written)
    again = snapshot.restore(game, snapshot.save(game, s))
    copy = again.clone()
    assert type(again) is type(copy) is written
    for field in game.fields:
        value = getattr(again, field.name)
        assert getattr(copy, field.name) == value
        assert getattr(copy, field.name) is not value or not isinstance(value, list | bytearray)
    assert snapshot.state_hash(game, copy) == snapshot.state_hash(game, s)


@pytest.mark.parametrize("name", serai.names())
def test_what_a_fact_supposes_has_the_type_of_its_field(name: str) -> None:
    game = serai.load(name)
    types = {field.name: field.type for field in game.fields}
    for fact in game.facts:
        for field, value in fact.supposing:  # a compiled state takes nothing else
            assert isinstance(value, get_origin(types[field]) or types[field]), (
                f"{fact.name} supposes {field} {value!r}"
            )


def test_a_bare_class_variable_of_a_step_is_no_field() -> None:
    source = (
        "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Turn:\n    takes = (int,)\n    seat: int\n"
    )
    written = expanded(source, "turn")
    assert "    takes" not in written
    assert written.endswith("    seat: int\nTurn.takes = (int,)\n")
    plain = "x = 1\nclass Plain:\n    takes = (int,)\n"
    assert expanded(plain, "plain") == plain


def test_a_changed_source_is_compiled_again(tmp_path: Path) -> None:
    source = tmp_path / "src" / "serai" / "engine" / "one.py"
    source.parent.mkdir(parents=True)
    source.write_text("x = 1\n")
    before = command.stamp_of(tmp_path, ["serai/engine/one.py"])
    assert command.stamp_of(tmp_path, ["serai/engine/one.py"]) == before
    source.write_text("x = 2\n")
    assert command.stamp_of(tmp_path, ["serai/engine/one.py"]) != before


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(command.CannotCompile, match="apt install gcc"):
        command.need_compiler()
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr("sysconfig.get_path", lambda _: "/nowhere")
    with pytest.raises(command.CannotCompile, match="apt install python3-dev"):
        command.need_compiler()


def test_what_mypyc_does_not_accept_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "need_compiler", lambda: None)  # it ends before any C is compiled
    (tmp_path / "pyproject.toml").write_text("[tool.mypy]\nstrict = true\n")
    source = tmp_path / "src" / "serai" / "engine" / "wrong.py"
    for path in (source, *(tmp_path / "src" / name for name in command.SEARCH)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    source.write_text("x: int = 'text'\n")
    with pytest.raises(command.CannotCompile, match="mypyc did not accept"):
        command.build(tmp_path, Console(width=200))
    assert "wrong.py:1: error: Incompatible types" in capsys.readouterr().out
    assert not list((tmp_path / "build").iterdir())
