"""How to play: three games in three languages say the same with the same figures, and cite rules that exist."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.position import read_position
from tests.roots import ROOT
from tests.rules_plugin import read_rulebook
from tests.words import test_terms as terms

GAMES = ("khan", "merv", "warrior_knights")
LANGUAGES = ("en", "ru", "fr")
MOST_WORDS = 1_200
FIGURES = range(8, 13)
SECTIONS = 6  # the aim, the table, a turn or round, the end, the score, mistakes
MISTAKES = 5

NUMBERS = re.compile(r"<!-- ((?:[A-Z]{2}(?:-[A-Z]+)*-\d+(?:\.\d+)?(?: |$))+)-->")
FIGURE = re.compile(r"!\[([^\]]*)\]\(figure:([a-z_]+)\)")
FIELDS = {"id", "position", "seat", "part", "around", "arrows", "numbers"}

each_game = pytest.mark.parametrize("game", GAMES)
each_text = pytest.mark.parametrize(("game", "language"), [(game, one) for game in GAMES for one in LANGUAGES])


def teach(game: str) -> Path:
    return ROOT / "src" / "serai" / "games" / game / "teach"


@cache
def text_of(game: str, language: str) -> str:
    return (teach(game) / "how_to_play" / f"{language}.md").read_text(encoding="utf-8")


def blocks_of(game: str, language: str) -> list[str]:
    """Headings, paragraphs and figures."""
    return text_of(game, language).strip().split("\n\n")


def headings_of(game: str, language: str) -> list[str]:
    return [block for block in blocks_of(game, language) if block.startswith("#")]


def paragraphs_of(game: str, language: str) -> list[str]:
    return [block for block in blocks_of(game, language) if not block.startswith(("#", "!["))]


def cited_by(paragraph: str) -> list[str]:
    """The rules of a paragraph, which stand alone on its last line."""
    found = NUMBERS.fullmatch(paragraph.rsplit("\n", 1)[-1])
    return found.group(1).split() if found else []


@cache
def figures_of(game: str) -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads((teach(game) / "figures.toml").read_text(encoding="utf-8"))["figure"])


def things_of(figure: dict[str, Any]) -> list[str]:
    """What a figure is cut out around, and what arrows and numbers are at."""
    return [
        *figure.get("around", ()),
        *(end for arrow in figure.get("arrows", ()) for end in arrow),
        *figure.get("numbers", {}),
    ]


def board_sources(game: str) -> str:
    return "\n".join(path.read_text() for path in (ROOT / "web/src/boards" / game).rglob("*.svelte"))


def panels_of(game: str) -> set[str]:
    """The ids of the panels that the board of a game has."""
    board = (ROOT / "web/src/boards" / game / "Board.svelte").read_text()
    listed = re.search(r"Object\.entries\(\{([^}]*)\}\)", board)
    return {
        *re.findall(r'(?:\bid: |\bpanel\()"(\w+)"', board),
        *(re.findall(r"\w+", listed.group(1)) if listed else ()),
    }


@each_text
def test_a_text_is_short(game: str, language: str) -> None:
    bare = re.sub(r"<!--.*?-->", "", text_of(game, language))
    words = [word for word in FIGURE.sub(r"\1", bare).split() if any(map(str.isalnum, word))]
    assert len(words) <= MOST_WORDS


@each_text
def test_a_text_has_its_sections(game: str, language: str) -> None:
    title, *sections = headings_of(game, language)
    words = teach(game).parent / "words" / f"{language}.ftl"
    assert title == "# " + words.read_text(encoding="utf-8").splitlines()[0].removeprefix("name = ")
    assert [heading.partition(" ")[0] for heading in sections].count("##") == SECTIONS
    mistakes = text_of(game, language).split("\n## ")[-1].strip().split("\n\n")[1:]
    assert [mistake.startswith("**") for mistake in mistakes] == [True] * MISTAKES


@each_game
def test_languages_agree(game: str) -> None:
    """Headings, paragraphs and figures come in the same order, and paragraphs stand on the same rules."""

    def skeleton(language: str) -> list[object]:
        return [
            block.partition(" ")[0]
            if block.startswith("#")
            else FIGURE.findall(block)[0][1]
            if block.startswith("![")
            else cited_by(block)
            for block in blocks_of(game, language)
        ]

    english = skeleton("en")
    assert skeleton("ru") == english
    assert skeleton("fr") == english


@each_text
def test_every_paragraph_cites_rules_that_exist(game: str, language: str) -> None:
    known = set(read_rulebook(ROOT / "docs" / "rules" / f"{game}.md").rules)
    for paragraph in paragraphs_of(game, language):
        cited = cited_by(paragraph)
        assert cited, f"no rule numbers: {paragraph}"
        assert set(cited) <= known, f"no such rules: {set(cited) - known}"


@each_text
def test_figures_stand_alone_with_a_caption(game: str, language: str) -> None:
    shown = [block for block in blocks_of(game, language) if "](" in block]
    for block in shown:
        figure = FIGURE.fullmatch(block)
        assert figure, block
        assert figure.group(1).endswith("."), block
    assert len(shown) in FIGURES


@each_game
def test_figures_are_those_of_the_text(game: str) -> None:
    used = [name for _, name in FIGURE.findall(text_of(game, "en"))]
    assert [figure["id"] for figure in figures_of(game)] == used
    assert len(set(used)) == len(used)


@each_game
def test_positions_can_be_shown(game: str) -> None:
    declared = load(game)
    for name in {figure["position"] for figure in figures_of(game)}:
        position = read_position((teach(game) / "positions" / f"{name}.txt").read_text(encoding="utf-8"))
        assert position.game is declared
        assert declared.check(position.state) == [], name
        match = Match.from_position(position)
        assert match.over or match.asks, name
        for figure in figures_of(game):
            if figure["position"] == name:
                seat = declared.colours.index(figure["seat"])
                assert seat < match.state.seats
                assert match.facts(seat)


@each_game
def test_no_position_of_a_figure_is_left_over(game: str) -> None:
    there = {path.stem for path in (teach(game) / "positions").glob("figure_*.txt")}
    assert {figure["position"] for figure in figures_of(game)} == there


@each_game
def test_marks_are_at_things_that_the_board_draws(game: str) -> None:
    tables, drawn = load(game).notation.tables, board_sources(game)
    for figure in figures_of(game):
        assert figure.keys() <= FIELDS, figure["id"]
        assert figure["part"] in {"stage", "hand"} | panels_of(game), figure["id"]
        for thing in things_of(figure):
            table, _, entry = thing.partition(":")
            assert entry in tables.get(table, ()), thing
            assert re.search(rf"\bdata-{table}=|[`\"]{table}-(?:\$?\{{)", drawn), f"no board draws {table}"
        assert all(len(arrow) == 2 for arrow in figure.get("arrows", ())), figure["id"]
        assert all(type(number) is int for number in figure.get("numbers", {}).values()), figure["id"]


@each_text
def test_numbers_of_a_figure_are_told_in_its_caption(game: str, language: str) -> None:
    captions = {name: caption for caption, name in FIGURE.findall(text_of(game, language))}
    for figure in figures_of(game):
        told = set(map(int, re.findall(r"\d+", captions[figure["id"]])))
        assert set(figure.get("numbers", {}).values()) <= told, figure["id"]


@each_text
def test_the_words_are_those_of_the_game(game: str, language: str) -> None:
    """No word is used that docs/words.md keeps out."""
    text = text_of(game, language).replace("\u00a0", " ")
    for chapter, _, forbidden in terms.rows():
        if terms.GAMES.get(chapter) == game:
            for word in forbidden.get(language, ()):
                found = terms.pattern_of(word).search(text)
                assert not found, f"{word!r}: {text[max(0, found.start() - 40) : found.end() + 40]!r}"


@each_text
def test_signs_are_set_as_the_language_has_them(game: str, language: str) -> None:
    bare = re.sub(r"<!--.*?-->", "", text_of(game, language))
    assert not re.search(r"['\"]|\.\.\.| - ", bare)
    assert bool(re.search(r"\w[:;?!](?= )", bare)) == (language != "fr")
    assert not re.search(r" [:;?!](?= )", bare)


@each_text
def test_no_internal_names(game: str, language: str) -> None:
    bare = re.sub(r"<!--.*?-->|\(figure:\w+\)", "", text_of(game, language))
    assert not re.search(r"[a-z]_[a-z]|\b(?:KH|ME|WK)-", bare)
