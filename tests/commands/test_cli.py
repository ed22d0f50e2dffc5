"""The front of the command line, and what every command promises."""

import argparse
import subprocess
import sys
from importlib import import_module

import pytest

from serai import cli


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_row_has_its_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = import_module(f"serai.commands.{name.replace(' ', '_')}")
    assert callable(command.run)
    with pytest.raises(SystemExit) as stopped:
        cli.main([*name.split(), "--help"])
    assert stopped.value.code == 0
    assert f"usage: serai {name}" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["--help"], ["help"]])
def test_the_overview_lists_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 0
    page = capsys.readouterr().out
    assert all(f"  {name} " in page for name in cli.COMMANDS)


def test_an_unknown_command_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["tset"]) == 2
    assert capsys.readouterr().err == "serai: there is no command 'tset'; did you mean test?\n"


def test_only_the_command_asked_for_is_imported() -> None:
    watch = "import sys; from serai.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", watch], capture_output=True, text=True, check=True).stderr.split()
    assert not [name for name in loaded if name.startswith("serai.commands.") or name == "rich"]


class Strict:
    """A command that knows all its arguments."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--known", type=int)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        return int(args.known)


class Open(Strict):
    """A command that hands what it does not know to another program."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.set_defaults(passed_on=[])

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        return len(args.passed_on)


def test_unknown_arguments_are_refused_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, command in (("strict", Strict), ("open", Open)):
        monkeypatch.setitem(cli.COMMANDS, name, "for this test")
        monkeypatch.setitem(sys.modules, f"serai.commands.{name}", command)  # type: ignore[arg-type]
    assert cli.main(["strict", "--known", "3"]) == 3
    with pytest.raises(SystemExit):
        cli.main(["strict", "--known", "3", "--other"])
    assert cli.main(["open", "tests/engine", "-k", "undo"]) == 3
