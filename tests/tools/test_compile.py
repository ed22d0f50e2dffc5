"""The compiled build: made on request; that it plays the same is shown in tests/battery/test_same_everywhere.py."""

import shutil
from pathlib import Path

import pytest
from rich.console import Console
from tools.compile import command as command

from tests.roots import ROOT


def test_engine_and_games_are_compiled_and_scripts_are_not() -> None:
    modules = command.modules_of(ROOT)
    assert "serai/engine/core/drive.py" in modules
    assert "serai/games/tic_tac_toe/__init__.py" in modules
    assert not [name for name in modules if "/commands/" in name]


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
    source.parent.mkdir(parents=True)
    source.write_text("x: int = 'text'\n")
    with pytest.raises(command.CannotCompile, match="mypyc did not accept"):
        command.build(tmp_path, Console(width=200))
    assert "wrong.py:1: error: Incompatible types" in capsys.readouterr().out
    assert not list((tmp_path / "build").iterdir())
