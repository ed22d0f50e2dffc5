"""The numbered rules as people read them: in three languages, with what only programmers need told apart."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from serai.engine.core.game import names
from serai.server.api import rulebooks
from serai.server.api.rulebooks import rules_of
from serai.words import LANGUAGES
from tests.roots import ROOT
from tests.rules_plugin import read_rulebook
from tests.server.running import Client, Server

RULES = ROOT / "docs" / "rules"
BOOKS = (*names(), "serai")
OTHERS = tuple(language for language in LANGUAGES if language != "en")
CHAPTER = re.compile(r"^## (\d+)\.", re.MULTILINE)


def marked(book: str) -> list[str]:
    """The chapters and rules that only programmers need."""
    found = rulebooks.MARK.findall(rules_of(book) or "")
    return found[0].removeprefix("<!-- for programmers: ").removesuffix(" -->").split() if found else []


def test_the_rules_are_given_in_every_language_and_in_english_by_default(server: Server) -> None:
    ann = Client(server)
    for book in BOOKS:
        original = (RULES / f"{book}.md").read_text("utf-8")
        for path in (f"/games/{book}/rules", f"/games/{book}/rules/en"):
            answer = ann.http.get(path)
            assert answer.headers["content-type"].startswith("text/markdown")
            assert answer.text == original
        for language in OTHERS:
            assert (RULES / language / f"{book}.md").read_text("utf-8") in ann.http.get(
                f"/games/{book}/rules/{language}"
            ).text
    assert ann.get("/games/nothing/rules", 404)["key"] == "not-found"
    assert ann.get("/games/khan/rules/tlh", 404)["key"] == "not-found"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_translation_comes_with_every_rule_and_chapter_of_the_original(
    book: str, language: str, tmp_path: Path
) -> None:
    whole = rules_of(book, language) or ""
    assert whole.startswith(f"<!-- language: {language} -->\n")
    (tmp_path / f"{book}.md").write_text(whole.split("\n", 2)[2], "utf-8")
    assert sorted(read_rulebook(tmp_path / f"{book}.md").rules) == sorted(read_rulebook(RULES / f"{book}.md").rules)
    assert sorted(CHAPTER.findall(whole)) == sorted(CHAPTER.findall(rules_of(book) or ""))


@pytest.mark.parametrize("book", ["khan", "merv", "warrior_knights"])
def test_what_only_programmers_need_is_there(book: str) -> None:
    told = marked(book)
    there = {*CHAPTER.findall(rules_of(book) or ""), *read_rulebook(RULES / f"{book}.md").rules}
    assert told
    assert set(told) <= there


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS)
def test_nothing_that_players_need_is_left_in_english(book: str, language: str) -> None:
    translated, _, rest = (rules_of(book, language) or "").partition("<!-- language: en -->")
    assert set(CHAPTER.findall(rest)) <= set(marked(book))
    assert ".toml" not in translated


def test_a_game_from_elsewhere_may_bring_english_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebooks, "_read", lambda name, language: "# Nim\n" if language == "en" else None)
    assert rules_of.__wrapped__("nim", "ru") == rules_of.__wrapped__("nim") == "# Nim\n"


def test_an_installed_package_has_the_rules_too(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=300)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "installed")
    place = f"import sys; sys.path[:0] = [{str(tmp_path / 'installed')!r}]"
    read = "import serai.server.api.rulebooks as r; [print(r.rules_of('serai', one)) for one in ('en', 'ru', 'fr')]"
    command = [sys.executable, "-S", "-X", "utf8", "-c", f"{place}; {read}"]
    found = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path, timeout=120)
    assert found.stdout == "".join(f"{rules_of('serai', language)}\n" for language in ("en", "ru", "fr"))
    assert found.stdout.count("**SE-ASK-1**") == 3
