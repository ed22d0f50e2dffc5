"""Tests stand where their sources stand: folder by folder, and every file of rules has a test file that names it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.roots import ROOT

PACKAGE = ROOT / "src" / "serai"
TESTS = ROOT / "tests"

# Folders whose tests stand elsewhere: where, and why.
ELSEWHERE = {
    "drawing/khan": ("drawing", "the same tests draw all games"),
    "drawing/merv": ("drawing", "likewise"),
    "drawing/warrior_knights": ("drawing", "likewise"),
    "games/khan/teach": ("teach", "the lessons of all games are run through"),
    "games/merv/teach": ("teach", "likewise"),
    "games/warrior_knights/teach": ("teach", "likewise"),
    "games/merv/drawing": ("games/merv", "parts of the terminal's board, seen on it"),
    "games/warrior_knights/drawing": ("games/warrior_knights", "likewise"),
    "protocol": ("server", "said through a server, and tests/offline compares that with a device word by word"),
    "protocol/learning": ("server/api/learn", "likewise"),
    "protocol/live": ("server/live", "likewise"),
    "protocol/past": ("server/replays", "likewise"),
}
# Files of rules that no test names: rules whose tests stand in a file of another name, and see them in play.
SEEN_IN_PLAY = {
    "khan/active": "special_cards/ plays every card",
    "khan/deck": "test_reshuffle.py plays through it",
    "khan/unreadable": "test_unreadable_choices.py says such choices",
    "merv/rewards": "buildings and tracks give them",
    "warrior_knights/assembly/church": "cards and offices give faith",
    "warrior_knights/cards/effects": "each event and law has its own test file",
    "warrior_knights/cards/maneuvers": "test_action_cards.py plays both cards",
    "warrior_knights/money/resources": "whatever is gained or paid goes through it",
    "warrior_knights/question": "the base class of every question",
    "warrior_knights/war/army_cards": "numbers that pack a card with its army",
    "warrior_knights/war/troops": "test_movement.py and test_upkeep.py hand troops over",
    "connect_four/turn": "test_connect_four.py plays it",
    "tic_tac_toe/turn": "test_tic_tac_toe.py plays it",
}


def folders() -> list[str]:
    """All folders with sources."""
    found = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")}
    return sorted(found - {"."})


def counterpart(name: str) -> str:
    """Where the tests of a folder stand when nothing is said; the rules of all games lie side by side."""
    parts = name.split("/")
    if parts[0] == "games" and "rules" in parts:
        return "/".join(["rules", parts[1], *parts[3:]])
    return name


@pytest.mark.parametrize("name", folders())
def test_every_folder_has_its_tests(name: str) -> None:
    expected = counterpart(name)
    if name in ELSEWHERE:
        assert not (TESTS / expected).is_dir(), f"{name} is no exception any more"
        expected = ELSEWHERE[name][0]
    assert list((TESTS / expected).rglob("test_*.py")), f"no tests in tests/{expected}"


def test_every_exception_is_a_folder() -> None:
    assert set(ELSEWHERE) <= set(folders())


def named_by_tests(game: str) -> set[str]:
    """The modules that tests of a game import."""
    found = set()
    for top in (TESTS / "rules" / game, TESTS / "games" / game):
        for path in top.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom):
                    found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def rules_of(game: str) -> list[Path]:
    rules = PACKAGE / "games" / game / "rules"
    return sorted(path for path in rules.rglob("*.py") if path.name != "__init__.py")


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (PACKAGE / "games").glob("*/rules")))
def test_every_file_of_rules_has_a_test_that_names_it(game: str) -> None:
    rules = PACKAGE / "games" / game / "rules"
    stems = {path.stem for path in (TESTS / "rules" / game).rglob("test_*.py")}
    named = named_by_tests(game)
    unnamed = set()
    for path in rules_of(game):
        name = path.relative_to(rules).with_suffix("").as_posix()
        if f"test_{path.stem}" not in stems and f"serai.games.{game}.rules.{name.replace('/', '.')}" not in named:
            unnamed.add(f"{game}/{name}")
    assert unnamed == {name for name in SEEN_IN_PLAY if name.startswith(f"{game}/")}
