"""The front of the command line, and what every command promises."""

import argparse
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest

from serai import cli
from tests.roots import ROOT


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_row_has_its_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = import_module(cli.COMMANDS[name].module)
    assert callable(command.run)
    with pytest.raises(SystemExit) as stopped:
        cli.main([*name.split(), "--help"])
    assert stopped.value.code == 0
    assert f"usage: serai {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_help_needs_nothing_but_the_standard_library(name: str) -> None:
    ask = "import sys; from serai.cli import main; main(sys.argv[1:])"
    bare = {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    # -S: no folder of installed packages is looked into.
    command = [sys.executable, "-S", "-c", ask, *name.split(), "--help"]
    ended = subprocess.run(command, env=bare, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith(f"usage: serai {name}")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["help"]])
def test_the_overview_lists_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 0
    page = capsys.readouterr().out
    assert all(f"  {name} " in page for name in cli.COMMANDS)


def test_an_unknown_command_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["tset"]) == 2
    assert capsys.readouterr().err == "serai: there is no command 'tset'; did you mean test?\n"


def test_only_the_command_asked_for_is_imported() -> None:
    watch = "import sys; from serai.cli import main; main(['games']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", watch], capture_output=True, text=True, check=True).stderr.split()
    assert {name for name in loaded if name.startswith("serai.commands.")} == {
        "serai.commands.arguments",
        "serai.commands.checkout",
        "serai.commands.play",
        "serai.commands.play.arguments",
        "serai.commands.play.games",
    }


def known(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--known", type=int)


def passed_on(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(passed_on=[])


def test_unknown_arguments_are_refused_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = {"strict": (known, lambda args: args.known), "open": (passed_on, lambda args: len(args.passed_on))}
    declared = ModuleType("samples.arguments")
    monkeypatch.setitem(sys.modules, declared.__name__, declared)
    for name, (arguments, run) in commands.items():
        command = ModuleType(f"samples.{name}")
        monkeypatch.setattr(command, "run", run, raising=False)
        monkeypatch.setattr(declared, name, arguments, raising=False)
        monkeypatch.setitem(sys.modules, command.__name__, command)
        monkeypatch.setitem(cli.COMMANDS, name, cli.Row(command.__name__, "for this test"))
    assert cli.main(["strict", "--known", "3"]) == 3
    with pytest.raises(SystemExit):
        cli.main(["strict", "--known", "3", "--other"])
    assert cli.main(["open", "tests/engine", "-k", "undo"]) == 3
