"""Dependencies point one way, and nothing in engine and games can make two runs differ."""

import ast
import sys
from pathlib import Path

import pytest

import serai
from tests.roots import ROOT

PACKAGE = ROOT / "src" / "serai"

# What each layer may import of the package, beside itself.
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "words": {"engine", "games", "languages"},
    "server": {"engine", "games", "bots", "words"},
    "research": {"engine", "games", "bots"},
}
# Clocks, generators, threads and files that are not content: a play must hang on its seed and its choices alone.
UNFIT = {"random", "secrets", "time", "datetime", "uuid", "copy", "pickle", "threading", "asyncio", "socket"}
UNFIT |= {"subprocess", "multiprocessing", "tempfile", "shutil", "logging", "weakref", "platform"}


def modules(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("layer", [layer for layer in MAY_IMPORT if (PACKAGE / layer).is_dir()])
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    assert modules(layer)
    for path in modules(layer):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] != "serai" or parts[1:2] == [layer]:
                continue
            face = layer not in ("engine", "games") and (len(parts) == 1 or parts[1] in serai.__all__)
            assert face or parts[1] in MAY_IMPORT[layer], f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("layer", ["engine", "games"])
def test_engine_and_games_use_nothing_that_differs_from_run_to_run(layer: str) -> None:
    for path in modules(layer):
        for name in imported(path):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top == "serai", f"{path} imports {name}"
            assert top not in UNFIT, f"{path} imports {name}"
        source = path.read_text(encoding="utf-8")
        called = {
            node.func.id
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        unfit = called & {"hash", "id", "open", "input", "print", "eval", "exec", "breakpoint"}
        assert not unfit, f"{path} calls {unfit}"


@pytest.mark.parametrize(
    "game", [path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()]
)
def test_a_game_knows_no_other_game(game: str) -> None:
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for name in imported(path):
            if name.startswith("serai.games."):
                assert name.split(".")[2] == game, f"{path} imports {name}"


def test_the_engine_knows_no_game_by_name() -> None:
    games = [path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    for path in modules("engine"):
        words = set(path.read_text(encoding="utf-8").lower().replace("_", " ").split())
        assert not words & set(games), path
