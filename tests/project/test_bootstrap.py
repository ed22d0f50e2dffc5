"""`./serai`: set up once, heal what was interrupted, and say clearly what is missing."""

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.roots import ROOT

SCRIPT = ROOT / "serai"
CLIENT_FILES = (
    "src/serai/server/api/app.py",
    "src/serai/engine/core/game.py",
    "src/serai/games/__init__.py",
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/src/main.ts",
    "web/public/icon.svg",
    "web/scripts/types.mjs",
)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script in a project of its own, with a set-up that only pretends."""
    project = tmp_path / "a path with spaces"
    files = ("requirements/play.txt", "requirements/test.txt", "pyproject.toml", *CLIENT_FILES)
    for name in files:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(name)
    script = shutil.copy(SCRIPT, project / "serai")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("house", str(script))
    spec = spec_from_loader("house", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    module.happened = []
    for name in ("STEPS", "TOOLS", "CLIENT"):
        monkeypatch.setattr(module, name, tuple(pretend(module, step) for step in getattr(module, name)))
    module.PROGRAMS = {name: tuple(pretend(module, step) for step in steps) for name, steps in module.PROGRAMS.items()}
    module.MAKE_VENV = module.MAKE_VENV._replace(act=lambda: pretend_venv(module))
    return module


def pretend(module: ModuleType, step: tuple[object, ...]) -> tuple[object, ...]:
    def act() -> None:
        module.happened.append(step.name)  # type: ignore[attr-defined]
        if step.gives != module.PYTHON:  # type: ignore[attr-defined]
            step.gives.parent.mkdir(parents=True, exist_ok=True)  # type: ignore[attr-defined]
            step.gives.write_text("made")  # type: ignore[attr-defined]

    return step._replace(act=act)  # type: ignore[attr-defined]


def pretend_venv(module: ModuleType) -> None:
    shutil.rmtree(module.VENV, ignore_errors=True)
    (module.VENV / "bin").mkdir(parents=True)
    (module.VENV / "lib" / "python3" / "site-packages").mkdir(parents=True)
    module.PYTHON.symlink_to(sys.executable)
    module.happened.append("venv")


def with_act(house: ModuleType, act: Callable[[], None]) -> None:
    house.STEPS = (house.STEPS[0]._replace(act=act), *house.STEPS[1:])


def set_up(house: ModuleType, tools: bool = False) -> list[str]:
    """What a run has to do before it can hand over."""
    house.happened.clear()
    steps = house.STEPS + (house.TOOLS + house.PROGRAMS["test"] if tools else ())
    if house.UNFINISHED.exists() or not all(map(house.done, (house.MAKE_VENV, *steps))):
        house.set_up(steps)
    return list(house.happened)


def test_the_first_use_does_everything_and_the_second_nothing(house: ModuleType) -> None:
    assert set_up(house) == ["venv", "play", "project"]
    assert set_up(house) == []
    assert set_up(house, tools=True) == ["test", "postgresql", "chromium"]
    assert set_up(house, tools=True) == []


def test_a_changed_input_repeats_its_own_step_only(house: ModuleType) -> None:
    set_up(house, tools=True)
    (house.ROOT / "requirements" / "play.txt").write_text("something newer")
    assert set_up(house, tools=True) == ["play"]
    (house.ROOT / "pyproject.toml").write_text("something newer")
    assert set_up(house, tools=True) == ["project"]


def client(house: ModuleType) -> list[str]:
    """What has to be done before the page can be shown."""
    house.happened.clear()
    steps = house.steps_for(["serve"])
    if not all(map(house.done, steps)):
        house.set_up(steps)
    return list(house.happened)


def test_the_client_is_built_once_and_again_when_its_sources_change(house: ModuleType) -> None:
    set_up(house)
    assert client(house) == ["npm", "types", "client"]
    assert client(house) == []
    (house.WEB / "src" / "main.ts").write_text("something newer")
    assert client(house) == ["client"]
    (house.WEB / "src" / "more.ts").touch()
    assert client(house) == ["client"]
    (house.ROOT / "src" / "serai" / "server" / "app.py").write_text("something newer")
    assert client(house) == ["types"]
    (house.WEB / "package-lock.json").write_text("something newer")
    assert client(house) == ["npm", "types", "client"]
    (house.WEB / "dist" / "index.html").unlink()
    assert client(house) == ["client"]


def test_only_what_shows_the_page_needs_it(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def needed(*arguments: str) -> bool:
        return house.CLIENT[-1] in house.steps_for(list(arguments))

    assert all(map(needed, ("play", "serve", "test", "screenshots")))
    assert not any(map(needed, ("games", "simulate", "--help")))
    assert not needed()
    assert not needed("play", "--terminal", "khan")
    monkeypatch.setenv("SERAI_WEB", "/somewhere/else")
    assert not needed("serve")
    assert needed("test")
    shutil.rmtree(house.WEB)
    assert not needed("test")


def test_only_what_uses_a_program_asks_for_it(house: ModuleType) -> None:
    def asked(command: str) -> list[str]:
        return [step.name for step in house.steps_for([command]) if step not in house.STEPS + house.CLIENT]

    assert asked("test") == ["test", "postgresql", "chromium"]
    assert asked("screenshots") == ["test", "chromium"]
    assert asked("compile") == asked("dataset") == asked("mutate") == ["test"]
    assert asked("play") == asked("games") == []


def test_a_client_that_cannot_be_built_leaves_the_environment_alone(house: ModuleType) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    set_up(house)
    house.CLIENT = (house.CLIENT[0]._replace(act=interrupted), *house.CLIENT[1:])
    with pytest.raises(KeyboardInterrupt):
        client(house)
    assert set_up(house) == []


@pytest.mark.parametrize(
    ("version", "told"), [(None, "which are not here"), ("v18.19.1", "this is v18.19.1"), ("v20.0.0", None)]
)
def test_node_is_looked_for_before_it_is_used(
    house: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None, told: str | None
) -> None:
    for name in ("node", "npm") if version else ():
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    if told is None:
        house.need_node()
        return
    for need in (house.need_node, house.install_npm, house.make_types, house.build_client):
        with pytest.raises(house.Failed, match=told) as failed:
            need()
        assert "--terminal needs neither" in str(failed.value)


def test_another_python_under_the_environment_makes_it_anew(house: ModuleType, tmp_path: Path) -> None:
    set_up(house)
    house.PYTHON.unlink()
    (tmp_path / "python3.99").touch()
    house.PYTHON.symlink_to(tmp_path / "python3.99")
    assert set_up(house) == ["venv", "play", "project"]
    house.PYTHON.unlink()
    assert set_up(house) == ["venv", "play", "project"]


def test_an_interrupted_step_starts_from_nothing(house: ModuleType) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    whole = house.STEPS
    with_act(house, interrupted)
    with pytest.raises(KeyboardInterrupt):
        set_up(house)
    house.STEPS = whole
    assert set_up(house) == ["venv", "play", "project"]
    assert set_up(house) == []


def test_a_failure_that_changed_nothing_keeps_what_works(house: ModuleType) -> None:
    def no_network() -> None:
        raise house.Failed("no network")

    set_up(house)
    house.TOOLS = (house.TOOLS[0]._replace(act=no_network),)
    with pytest.raises(house.Failed):
        set_up(house, tools=True)
    assert set_up(house) == []


def test_a_failure_half_way_through_starts_from_nothing(house: ModuleType) -> None:
    def disk_full() -> None:
        (house.VENV / "lib" / "python3" / "site-packages" / "half").mkdir()
        raise house.Failed("no space left on device")

    whole = house.STEPS
    with_act(house, disk_full)
    with pytest.raises(house.Failed):
        set_up(house)
    house.STEPS = whole
    assert set_up(house) == ["venv", "play", "project"]


def test_an_old_python_is_told_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(SCRIPT))
    assert str(stopped.value).startswith("serai: Python 3.11 or newer is needed and this is 3.9")
    assert "\n" not in str(stopped.value)


def test_a_missing_venv_module_names_the_package(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(house.Failed, match="apt install python3-venv"):
        house.make_venv()


def test_what_pip_says_is_shown(house: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    set_up(house)
    with pytest.raises(house.Failed, match="pip could not install"):
        house.pip("--no-such-option", "nothing.txt")
    assert "no such option" in capfd.readouterr().err


@pytest.mark.skipif(not (SCRIPT.parent / ".venv" / "serai-stamps" / "project").exists(), reason="not set up here")
def test_it_hands_over_from_any_folder_and_without_a_home(tmp_path: Path) -> None:
    (tmp_path / "rich.py").write_text("raise SystemExit('the file of the current folder was imported')")
    command = [sys.executable, str(SCRIPT), "--version"]
    ended = subprocess.run(command, cwd=tmp_path, env={"PATH": os.defpath}, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout[:6]) == (0, "serai ")
