"""One word a thing: the tables of docs/words.md against every Fluent file, and how sentences are made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.roots import ROOT
from tests.words.declared import entries_in

TABLES = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
LANGUAGES = ("en", "ru", "fr")
GAMES = {"Khan": "khan", "Merv": "merv", "Warrior Knights": "warrior_knights"}
SHELL = (
    *("web/src/pages/words", "web/src/table/words", "web/src/parts/words", "web/src/pages/learn/words"),
    *("web/src/pages/friends/words", "web/src/pages/tournaments/words"),
    *("src/serai/server/words", "src/serai/words/engine"),
)
FILES = sorted([*ROOT.glob("src/serai/**/words/**/*.ftl"), *(ROOT / "web" / "src").glob("**/words/*.ftl")])
PERSON = r"\{ \$(?:seat|owner|asker|name|baron|by|winner|noble_who|card_who)\w* \}"


def from_root(path: Path) -> str:
    """A file as a test is called after it."""
    return str(path.relative_to(ROOT))


def folders(chapter: str) -> list[Path]:
    """Where the words of a chapter's things are."""
    if chapter == "The shell":
        return [ROOT / folder for folder in SHELL]
    game = ROOT / "src/serai/games" / GAMES[chapter]
    teaching = (game / "teach" / folder for folder in ("words", "words/coach", "legend/words"))
    taught = [folder for folder in teaching if (folder / "en.ftl").is_file()]
    return [game / "words", ROOT / "web/src/boards" / GAMES[chapter] / "words", *taught]


def said(chapter: str, language: str) -> str:
    """Everything that is said of a chapter's things, without the names of messages."""
    lines = [
        re.sub(r"^(?:-?[a-zA-Z][\w-]* = ?| +\.\w+ = )", "", line)
        for folder in folders(chapter)
        for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and ".rule" not in line
    ]
    return re.sub(r"\{ [^{}\"]*? \}", "…", "\n".join(lines)).replace("\u00a0", " ").replace("\u202f", " ")


def rows() -> list[tuple[str, dict[str, str], dict[str, list[str]]]]:
    """The rows of all tables: the chapter, its words by language, and what is not said."""
    found = []
    for chapter in ("The shell", *GAMES):
        text = TABLES.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
        for line in text.splitlines():
            if line.startswith("| ") and not line.startswith(("| English", "|---")):
                english, russian, french, unsaid = (cell.strip() for cell in line[1:-1].split("|"))
                forbidden = {}
                for part in filter(None, unsaid.split("; ")):
                    language, _, words = part.partition(": ")
                    forbidden[language] = words.split(", ")
                found.append((chapter, {"en": english, "ru": russian, "fr": french}, forbidden))
    return found


def pattern_of(word: str) -> re.Pattern[str]:
    """A word as the table writes it, with a star for any ending."""
    return re.compile(
        r"(?<!\w)" + re.escape(word).replace(r"\*", r"\w*") + r"(?!\w)", 0 if word[:1].isupper() else re.IGNORECASE
    )


def test_the_tables_are_read() -> None:
    assert {chapter for chapter, _, _ in rows()} == {"The shell", *GAMES}
    assert len(rows()) > 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used(language: str) -> None:
    wrong = [
        f"{chapter}: {word!r} in {line.strip()!r}"
        for chapter, _, forbidden in rows()
        for word in forbidden.get(language, ())
        for line in said(chapter, language).splitlines()
        if pattern_of(word).search(line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_table_is_said(language: str) -> None:
    texts = {chapter: said(chapter, language).lower() for chapter in ("The shell", *GAMES)}
    unsaid = [
        f"{chapter}: {term}"
        for chapter, words, _ in rows()
        for term in re.sub(r"\(.*?\)|…", "", words[language]).replace(" :", ",").replace(":", ",").split(",")
        for word in re.findall(r"[\w’-]{4,}", term.lower())
        if word[: max(4, len(word) - 3)] not in texts[chapter]
    ]
    assert not unsaid, "\n".join(unsaid)


@pytest.mark.parametrize("path", FILES, ids=from_root)
def test_names_of_people_have_one_form(path: Path) -> None:
    for name, entry in entries_in(path).items():
        if name.startswith(("table-seat", "table-owner")):
            assert isinstance(entry, ftl.Message)
            assert not entry.attributes, f"{name} is declined, but a person's name cannot be"
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\$(?:seat|owner|asker|baron|name)\w*_(?:gen|acc|dat|of|the|cap)\b", text)


@pytest.mark.parametrize("path", [path for path in FILES if path.stem == "ru"], ids=from_root)
def test_russian_supposes_no_gender_and_quotes_as_it_should(path: Path) -> None:
    text = re.sub(r'\{"[^"]*"\}|`[^`]*`', "", path.read_text(encoding="utf-8"))
    assert not re.search(PERSON + r" (?:\w+л|\w+лся|\w+ен|\w+ан)(?!\w)", text)
    assert '"' not in text
    assert "“" not in text


@pytest.mark.parametrize("path", [path for path in FILES if path.stem == "fr"], ids=from_root)
def test_french_is_written_as_it_should(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for line in lines:
        assert not re.search(r"\S [:;?!»%](?!\w)|« ", line), f"a plain space in {line!r}"
        assert not re.search(r"\b(?:le|la|du|au|de|des|que) " + PERSON, line), f"an article before a name: {line!r}"
