"""Commands are called as the command line calls them, only without a process of their own."""

import io
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, NamedTuple

import pytest

from serai import cli
from serai.engine.core import game as games


class Said(NamedTuple):
    status: int
    out: str
    err: str


Serai = Callable[..., Said]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("SERAI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def serai(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Serai:
    """Run a command line; what the person types comes in `typed`."""

    def run(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = cli.main([str(argument) for argument in arguments])
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return run


class Registered(NamedTuple):
    name: str
    game: Any

    def load(self) -> Any:
        return self.game


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Make a game of a test known under its name."""
    extra: dict[str, Registered] = {}

    def known(group: str, **wanted: str) -> list[Any]:
        every = [*entry_points(group=group), *extra.values()]
        return [entry for entry in every if wanted.get("name") in (None, entry.name)]

    monkeypatch.setattr(games, "entry_points", known)
    return lambda game: extra.update({game.name: Registered(game.name, game)})
