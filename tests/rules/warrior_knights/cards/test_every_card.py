"""Every card with an effect is named in a test that asserts something; a new card without one is told by its name.

Cards that differ only in numbers (companies, fate, castles) are tested by running over their whole tables.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.games.warrior_knights import tables as t

DECKS = {
    "action": t.ACTIONS,
    "agenda": t.AGENDA,
    "event": t.EVENTS,
    "expedition": t.EXPEDITIONS,
    "neutral": t.NEUTRALS,
    "noble": t.BASES,
}


def words_in_tests() -> set[str]:
    """All words in the strings of test functions that assert, their parameters included."""
    words: set[str] = set()
    for file in sorted(Path(__file__).parents[1].rglob("test_*.py")):
        if file != Path(__file__):
            for function in asserting(file):
                words.update(*map(str.split, strings_of(function)))
    return words


def asserting(file: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        if any(isinstance(inner, ast.Assert) for inner in ast.walk(node)):
            yield node


def strings_of(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.fixture(scope="module")
def named() -> set[str]:
    return words_in_tests()


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_is_shown_at_work(deck: str, named: set[str]) -> None:
    assert [card for card in DECKS[deck] if card not in named] == []
