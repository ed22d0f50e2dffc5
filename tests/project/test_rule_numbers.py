"""Every rule stands at the line that carries it out, or in the one list of rules that no line carries out."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.roots import ROOT
from tests.rules_plugin import Rulebook, in_order, read_rulebook

BOOKS = {path.stem: read_rulebook(path) for path in sorted((ROOT / "docs" / "rules").glob("*.md"))}
LIST = ROOT / "docs" / "rules" / "carried_out.toml"
GAMES = ROOT / "src" / "serai" / "games"
NUMBER = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)*-D?\d+(?:\.\d+)?\b")  # KH-CONQ-3, KH-SPECIAL-HM-2, WK-OPT-1.1, WK-D59


def numbers_cited(text: str, book: Rulebook) -> set[str]:
    """The numbers of this book that the text names."""
    return {number for number in NUMBER.findall(text) if number[:2] == book.rules[0][:2]}


@cache
def read(path: Path) -> str:
    """The text of a file, read once for all books."""
    return path.read_text(encoding="utf-8")


def sources_of(game: str) -> list[Path]:
    """The code, and the content files of a game; what is under bot/ plays the game and carries nothing out."""
    code = [path for path in (ROOT / "src" / "serai").rglob("*.py") if "bot" not in path.parent.parts]
    return code + [path for path in (GAMES / game / "content").glob("*") if path.is_file()]


def cited_in(sources: list[Path], book: Rulebook) -> dict[str, str]:
    """The numbers named in these files, each with the first file that names it."""
    found: dict[str, str] = {}
    for path in sources:
        for number in numbers_cited(read(path), book):
            found.setdefault(number, path.relative_to(ROOT).as_posix())
    return found


def listed_for(game: str) -> dict[str, str]:
    """The rules that no line carries out, each with its reason: a content file, or why nothing is to be done."""
    table: dict[str, Any] = tomllib.loads(read(LIST)).get(game, {})
    found: dict[str, str] = dict(table.get("data", {}))
    for group in table.get("definition", []):
        for rule in group["rules"]:
            assert rule not in found, f"{rule} is listed twice"
            found[rule] = group["why"]
    return found


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_cited_or_listed(game: str) -> None:
    book = BOOKS[game]
    known = cited_in(sources_of(game), book).keys() | listed_for(game).keys()
    missing = sorted(set(book.to_prove) - known, key=in_order)
    assert not missing, f"neither in the code nor in {LIST.name}: {' '.join(missing)}"


@pytest.mark.parametrize("game", BOOKS)
def test_no_rule_is_both_cited_and_listed(game: str) -> None:
    cited = cited_in(sources_of(game), BOOKS[game])
    assert {rule: cited[rule] for rule in listed_for(game) if rule in cited} == {}


@pytest.mark.parametrize("game", BOOKS)
def test_every_number_cited_or_listed_is_a_rule(game: str) -> None:
    book = BOOKS[game]
    groups = {rule.partition(".")[0] for rule in book.rules}  # WK-OPT-1 is the option with the rules WK-OPT-1.1, …
    named = {**cited_in(sources_of(game), book), **dict.fromkeys(listed_for(game), LIST.name)}
    assert {rule: place for rule, place in named.items() if rule not in groups and rule not in book.rules} == {}


@pytest.mark.parametrize("game", BOOKS)
def test_every_reason_says_something(game: str) -> None:
    table: dict[str, Any] = tomllib.loads(read(LIST)).get(game, {})
    assert table.keys() <= {"data", "definition"}
    for rule, said in table.get("data", {}).items():
        file = said.partition(":")[0]
        assert list((GAMES / game).glob(file)), f"{rule} names {file}, which is not there"
    assert all(group.keys() == {"why", "rules"} and group["why"].strip() for group in table.get("definition", []))


def test_the_list_names_only_games_that_have_rules() -> None:
    assert tomllib.loads(read(LIST)).keys() <= BOOKS.keys()


def test_every_form_of_number_is_found() -> None:
    text = "KH-CONQ-3, KH-SPECIAL-HM-2 and KH-D59; KH-OPT-1.1. XX-CONQ-4 is of another book"
    assert numbers_cited(text, BOOKS["khan"]) == {"KH-CONQ-3", "KH-SPECIAL-HM-2", "KH-D59", "KH-OPT-1.1"}
