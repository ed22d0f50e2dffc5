"""The rules in other languages say the same as the original: the same numbers, order, figures and references."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from serai.engine.core.game import load
from tests.roots import ROOT
from tests.rules_plugin import EXEMPT
from tests.words import test_terms as terms

RULES = ROOT / "docs" / "rules"
GAMES = sorted(path.stem for path in RULES.glob("*.md"))
LANGUAGES = sorted(path.name for path in RULES.iterdir() if path.is_dir())

NUMBER = r"[A-Z]{2}(?:-[A-Z]+)+-\d+(?:\.\d+)?"
REFERENCE = re.compile(rf"\b(?:{NUMBER}|D\d+)\b")  # D36 is a decision of Warrior Knights
LISTED = re.compile(rf"^\s*- \*\*({NUMBER})\*\*")
IN_TABLE = re.compile(rf"^\| *(?:\*\*)?({NUMBER}|D\d+)\b")
CHAPTER = re.compile(r"^## (\d+)\.")
CODE = re.compile(r"`[^`]*`")
PLACE = re.compile(r"\b(?:[a-n](?:1[01]|[1-9])|[A-H][1-7])\b")
NAMED = {"khan": "cell", "warrior_knights": "area"}  # the table of a game in which its places are
# What docs/words.md keeps out of a game's messages, and what means something else in its rules.
OTHERWISE = {
    ("khan", "ru"): {"оба действия", "открывает"},
    ("khan", "fr"): {"les deux actions"},
    ("merv", "fr"): {"de faveur", "bien"},
    ("warrior_knights", "fr"): {"tour"},
}
THOUSANDS = re.compile(r"(?<=\d)[,\u00a0\u202f](?=\d{3}\b)")  # 5,920 and 5 920 are 5920


class Passage(NamedTuple):
    """A numbered rule, or a table without numbers that follows one."""

    name: str
    chapter: str
    text: str
    numbered: bool


def read(path: Path) -> dict[str, Passage]:
    """The rules and tables of a rulebook by name, in their order."""
    found: dict[str, Passage] = {}
    for passage in _passages(path.read_text("utf-8").splitlines()):
        if passage.name in found and passage.numbered:
            pytest.fail(f"{path} gives {passage.name} twice")
        known = found.get(passage.name)
        found[passage.name] = passage._replace(text=known.text + "\n" + passage.text) if known else passage
    return found


def _passages(lines: list[str]) -> Iterator[Passage]:
    chapter = rule = ""
    for line in lines:
        if line.startswith("#"):
            heading = CHAPTER.match(line)
            chapter, rule = (heading[1] if heading else chapter), ("" if heading else rule)
        elif begins := LISTED.match(line) or IN_TABLE.match(line):
            rule = begins[1]
            yield Passage(rule, chapter, line, numbered=True)
        elif line.startswith("|"):
            after = rule or f"the heading of chapter {chapter}"
            yield Passage(f"the table after {after}", chapter, line, numbered=False)


def figures(text: str) -> Counter[str]:
    """The numbers that are written in digits, without code and the numbers of rules."""
    return Counter(re.findall(r"\d+", THOUSANDS.sub("", REFERENCE.sub("", CODE.sub("", text)))))


def places(text: str) -> Counter[str]:
    """The cells of Khan and the areas of Warrior Knights, as their boards write them."""
    return Counter(PLACE.findall(REFERENCE.sub("", CODE.sub("", text))))


def references(text: str) -> Counter[str]:
    return Counter(REFERENCE.findall(CODE.sub("", text)))


def wanted(original: dict[str, Passage]) -> dict[str, Passage]:
    """What a translation cannot leave out: every rule of play, and the tables of the chapters that have some."""
    rules = {
        name: one
        for name, one in original.items()
        if one.numbered and not any(name.startswith(prefix) for prefix, _ in EXEMPT)
    }
    chapters = {one.chapter for one in rules.values()}
    return rules | {name: one for name, one in original.items() if not one.numbered and one.chapter in chapters}


def differences(original: dict[str, Passage], translated: dict[str, Passage]) -> list[str]:
    """What a translation leaves out, adds, moves or changes, each named."""
    told = [f"{name} is missing" for name in wanted(original) if name not in translated]
    told += [f"{name} is not in the original" for name in translated if name not in original]
    both = [name for name, one in translated.items() if one.numbered and name in original]
    order = [name for name in original if name in both]
    moved = [(mine, theirs) for mine, theirs in zip(both, order, strict=True) if mine != theirs]
    told += [f"{mine} stands where {theirs} does" for mine, theirs in moved[:1]]
    for name in (name for name in translated if name in original):
        told += _changes(original[name], translated[name])
    return told


def _changes(original: Passage, translated: Passage) -> Iterator[str]:
    name = original.name
    if translated.chapter != original.chapter:
        yield f"{name} stands in chapter {translated.chapter}, not {original.chapter}"
    if translated.text == original.text and re.search(r"[a-z]{3}", REFERENCE.sub("", original.text)):
        yield f"{name} is not translated"
    for what, of in (("the figures", figures), ("the places", places), ("references to", references)):
        there, here = of(original.text), of(translated.text)
        if there != here:
            yield f"{name}: {what} {sorted((there - here).elements())} became {sorted((here - there).elements())}"


def test_the_rules_are_there_in_russian_and_french() -> None:
    assert LANGUAGES == ["fr", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_rules_of_every_game_and_no_others(language: str) -> None:
    assert sorted(path.stem for path in (RULES / language).iterdir()) == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_says_the_same_as_the_original(language: str, game: str) -> None:
    told = differences(read(RULES / f"{game}.md"), read(RULES / language / f"{game}.md"))
    assert not told, f"docs/rules/{language}/{game}.md:\n" + "\n".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMED)
def test_places_are_called_as_the_board_calls_them(language: str, game: str) -> None:
    found = set(places((RULES / language / f"{game}.md").read_text("utf-8")))
    assert len(found) >= 10
    assert found <= set(load(game).notation.tables[NAMED[game]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", terms.GAMES)
def test_the_rules_use_the_words_of_the_board_and_the_log(language: str, chapter: str) -> None:
    game = terms.GAMES[chapter]
    text = (RULES / language / f"{game}.md").read_text("utf-8").replace("\u00a0", " ")
    kept_out = [word for one, _, unsaid in terms.rows() if one == chapter for word in unsaid.get(language, ())]
    assert kept_out
    for word in set(kept_out) - OTHERWISE.get((game, language), set()):
        found = terms.pattern_of(word).search(text)
        assert not found, f"{word!r}: {text[max(0, found.start() - 40) : found.end() + 40]!r}"


ORIGINAL = """# A game
## 1. Turn
- **AB-TURN-1** Take 2 of 1,000 cubes (AB-TURN-2) at f9, see `turn_7.toml`.

| seats | cubes |
|---|---|
| 2 | 5 |

- **AB-TURN-2** Stop.
## 2. Where it comes from

| file | rows |
|---|---|
| a | 9 |
"""
TRANSLATED = """# Un jeu
## 1. Tour
- **AB-TURN-1** Prenez 2 des 1\u202f000 cubes (AB-TURN-2) en f9.

| places | cubes |
|---|---|
| 2 | 5 |

- **AB-TURN-2** Fin.
## 2. Origine

| fichier | lignes |
|---|---|
| a | 9 |
"""
SPOILED = {
    "nothing at all": ("", "", []),
    "engineers' tables": (TRANSLATED[TRANSLATED.index("## 2.") :], "", []),
    "a cell of them": ("| a | 9 |", "| a | 8 |", [
        "the table after the heading of chapter 2: the figures ['9'] became ['8']"]),
    "a rule": ("- **AB-TURN-2** Fin.\n", "", ["AB-TURN-2 is missing"]),
    "a new rule": ("Fin.\n", "Fin.\n- **AB-TURN-3** Et.\n", ["AB-TURN-3 is not in the original"]),
    "a table": ("| places | cubes |\n|---|---|\n| 2 | 5 |\n", "", ["the table after AB-TURN-1 is missing"]),
    "a cell": ("| 2 | 5 |", "| 2 | 6 |", ["the table after AB-TURN-1: the figures ['5'] became ['6']"]),
    "a figure": ("Prenez 2", "Prenez 3", ["AB-TURN-1: the figures ['2'] became ['3']"]),
    "a place": (" en f9", " en g9", ["AB-TURN-1: the places ['f9'] became ['g9']"]),
    "a reference": (" (AB-TURN-2)", "", ["AB-TURN-1: references to ['AB-TURN-2'] became []"]),
    "a chapter": ("## 1.", "## 3.", [f"{name} stands in chapter 3, not 1" for name in (
        "AB-TURN-1", "the table after AB-TURN-1", "AB-TURN-2")]),
    "a language": ("Fin.", "Stop.", ["AB-TURN-2 is not translated"]),
}  # fmt: skip


@pytest.mark.parametrize("what", SPOILED)
def test_what_a_translation_spoils_is_named(what: str, tmp_path: Path) -> None:
    old, new, told = SPOILED[what]
    assert old in TRANSLATED
    (tmp_path / "original.md").write_text(ORIGINAL, "utf-8")
    (tmp_path / "translated.md").write_text(TRANSLATED.replace(old, new) if old else TRANSLATED, "utf-8")
    assert differences(read(tmp_path / "original.md"), read(tmp_path / "translated.md")) == told


def test_another_order_is_named(tmp_path: Path) -> None:
    (tmp_path / "original.md").write_text("- **AB-TURN-1** One.\n- **AB-TURN-2** Two.\n", "utf-8")
    (tmp_path / "translated.md").write_text("- **AB-TURN-2** Deux.\n- **AB-TURN-1** Un.\n", "utf-8")
    assert differences(read(tmp_path / "original.md"), read(tmp_path / "translated.md")) == [
        "AB-TURN-2 stands where AB-TURN-1 does"
    ]
