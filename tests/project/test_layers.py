"""Dependencies point one way, and nothing in engine and games can make two runs differ."""

import ast
import sys
from collections import Counter
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
    "teach": {"engine"},
    "words": {"engine", "games", "languages"},
    "protocol": {"engine", "bots", "teach", "languages"},
    "offline": {"engine", "bots", "teach", "languages", "protocol"},
    "drawing": {"engine", "games", "words"},
    "server": {"engine", "games", "bots", "words", "teach", "languages", "protocol", "drawing"},
    "research": {"engine", "games", "bots"},
}
# Clocks, generators, threads and files that are not content: a game must depend on its seed and its choices alone.
UNFIT = {"random", "secrets", "time", "datetime", "uuid", "copy", "pickle", "threading", "asyncio", "socket"}
UNFIT |= {"subprocess", "multiprocessing", "tempfile", "shutil", "logging", "weakref", "platform"}

# What a page's worker does not have.
NO_BROWSER = {"concurrent", "multiprocessing", "socket", "sqlite3", "ssl", "subprocess", "threading"}

# The files of a game: what each must have, and what it may have beside that.
FILES = {"__init__.py", "declare.py", "state.py", "choices.py", "events.py", "invariants.py", "tables.py"}
FILES |= {"encoding.py", "terminal.py"}
FOLDERS = {"rules": {"__init__.py"}, "bot": {"__init__.py", "evaluation.py", "priors.py", "terms.py"}}
FOLDERS |= {"words": {"en.ftl", "ru.ftl", "fr.ftl"}}
# Tables, lessons, positions as text, derived facts, which events matter most, what openings are called, and the
# parts of a large terminal board.
MAY_HAVE = {"content", "teach", "position.py", "facts.py", "event_facts.py", "importance.py", "opening.py", "drawing"}
APART_FROM_RULES = {"bot", "encoding", "terminal", "opening", "drawing", "teach"}
# Imports inside functions: only what is heavy, optional, or a whole command, and never to hide a cycle.
LAZY = {
    "bots/specs.py": {"serai.bots.parallel"},  # a browser has no processes
    "commands/bench/players.py": {"uvloop"},  # optional
    "commands/bench/postgres.py": {"psycopg", "pwd"},  # optional; Windows has no pwd
    "commands/play/page.py": {"serai.commands.server", "serai.server"},  # the terminal does without the server
    "commands/server/admin.py": {"serai.server"},  # the command line answers --help without it
    "commands/server/bot_worker.py": {"serai.server"},
    "commands/server/serve.py": {"serai.server", "uvicorn"},
    "commands/site/site.py": {"serai.commands.site.lasting_answers", "serai.server"},  # likewise
    "commands/study/dataset.py": {"serai.research"},  # NumPy and DuckDB are optional
    "commands/study/places.py": {"serai.commands.study.cluster"},  # Dask is optional
    "research/dataset.py": {"duckdb"},  # heavy; only Parquet needs it
    "server/operations/database.py": {"psycopg"},  # a server on SQLite does without
    "server/storage/opening.py": {"serai.server.storage.postgres"},  # likewise
}
SOURCES = {".py", ".ts", ".svelte"}
MOST_FILES = 20  # in one folder


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


@pytest.mark.parametrize("layer", ["engine", "games", "teach"])
def test_engine_games_and_lessons_use_nothing_that_differs_from_run_to_run(layer: str) -> None:
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
        unfit -= {"exec"} if path.name == "stateclass.py" else set()  # it makes the methods of states
        assert not unfit, f"{path} calls {unfit}"


@pytest.mark.parametrize("layer", ["bots", "protocol", "offline"])
def test_what_runs_in_a_browser_uses_the_standard_library_alone(layer: str) -> None:
    """There is neither a package nor a thread, a process, a socket or a database in a page's worker."""
    for path in modules(layer):
        optional = {"msgspec"} if path == PACKAGE / "protocol" / "json_text.py" else set()
        optional |= NO_BROWSER if path == PACKAGE / "bots" / "parallel.py" else set()  # it is imported where needed
        for name in imported(path):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top == "serai" or top in optional, f"{path} imports {name}"
            assert top not in NO_BROWSER - optional, f"{path} imports {name}"


GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "declare.py").exists())


def test_every_game_is_looked_at() -> None:
    assert sorted(serai.names()) == GAMES


@pytest.mark.parametrize("game", GAMES)
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


def held(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = PACKAGE / "games" / game
    expected = FILES | set(FOLDERS)
    assert held(folder) - MAY_HAVE == expected
    for name, files in FOLDERS.items():
        assert files <= held(folder / name), f"{game}/{name} lacks {files - held(folder / name)}"


@pytest.mark.parametrize("game", GAMES)
def test_the_package_of_a_game_offers_the_game_and_nothing_else(game: str) -> None:
    assert imported(PACKAGE / "games" / game / "__init__.py") == {f"serai.games.{game}.declare.GAME"}


@pytest.mark.parametrize("game", GAMES)
def test_rules_know_nothing_of_bots_programs_terminals_and_lessons(game: str) -> None:
    for path in sorted((PACKAGE / "games" / game / "rules").rglob("*.py")):
        for name in imported(path):
            if name.startswith(f"serai.games.{game}."):
                assert name.split(".")[3] not in APART_FROM_RULES, f"{path} imports {name}"


def lazily_imported(path: Path) -> set[str]:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    found = set()
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for node in ast.walk(function) if isinstance(function, functions) else ():
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
    return found


def test_only_what_is_heavy_or_optional_is_imported_inside_a_function() -> None:
    found: dict[str, set[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for module in lazily_imported(path):
            known = [allowed for allowed in LAZY.get(name, ()) if f"{module}.".startswith(f"{allowed}.")]
            assert known, f"{name} imports {module} inside a function"
            found.setdefault(name, set()).update(known)
    assert found == LAZY, "an exception that is not needed any more"


@pytest.mark.parametrize("top", ["src", "web/src", "tests"])
def test_no_folder_holds_too_many_files(top: str) -> None:
    crowded = Counter(path.parent for path in (ROOT / top).rglob("*") if path.suffix in SOURCES)
    assert crowded
    for folder, number in crowded.items():
        assert number <= MOST_FILES or folder.name == "generated", f"{folder.relative_to(ROOT)} holds {number} files"
