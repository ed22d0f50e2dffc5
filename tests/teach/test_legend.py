"""Legends: what boards draw is listed once, and has a name and a sentence in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import serai
from serai.engine.core.companions import package_of
from serai.engine.core.game import Game
from serai.teach.legend import COMMON, BadLegend, legend_of
from serai.words import LANGUAGES, NoWords, keys_in
from serai.words.meanings import common_text, meaning_of, meaning_text

GAMES = ("khan", "merv", "warrior_knights")
LONGEST = 190  # letters that a tip holds without becoming a page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_entry_has_a_name_and_a_short_sentence(name: str, language: str) -> None:
    game = serai.load(name)
    for entry in legend_of(game):
        said = meaning_of(game, language, entry.id)
        assert said.name[:1].isupper(), entry.id
        assert said.sentence.endswith((".", "?")), entry.id
        assert len(said.sentence) < LONGEST, f"{entry.id} in {language}: {len(said.sentence)} letters"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_explained_that_is_not_listed(name: str, language: str) -> None:
    game = serai.load(name)
    keys = keys_in([meaning_text(game, language)])
    assert {key.partition(".")[0] for key in keys_in([common_text(language)])} == set(COMMON)
    known = {entry.id for entry in legend_of(game)}
    assert {key.partition(".")[0] for key in keys} == known - set(COMMON)
    assert {key.partition(".")[2] for key in keys} <= {"", "is", "forms"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_form_belongs_to_one_entry(name: str, language: str) -> None:
    game = serai.load(name)
    forms = [form.lower() for entry in legend_of(game) for form in meaning_of(game, language, entry.id).forms]
    assert len(forms) > 25
    assert sorted(forms) == sorted(set(forms))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_words_are_found_in_every_language(name: str) -> None:
    game = serai.load(name)
    found = {
        language: {entry.id for entry in legend_of(game) if meaning_of(game, language, entry.id).forms}
        for language in LANGUAGES
    }
    assert found["ru"] == found["en"] == found["fr"]


def test_a_game_without_a_legend_explains_nothing() -> None:
    assert legend_of(serai.load("tic_tac_toe")) == ()


def test_an_entry_without_words_is_an_error() -> None:
    with pytest.raises(NoWords, match="dragon"):
        meaning_of(serai.load("khan"), "en", "dragon")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('tokens = ["yurt", "yurt"]', "twice"),
        ('tokens = ["yurt"]\n[rare]\ndragon = "never"', "dragon"),
        ('beasts = ["yurt"]', "beasts"),
        ('tokens = ["yurt"]\n[tables]\nyurt = "dragons"', "no table dragons"),
    ],
)
def test_a_legend_says_what_is_wrong_with_it(
    text: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Elsewhere(type(serai.load("khan"))):  # type: ignore[misc]
        """Khan with a legend of the test's own."""

    game: Game = Elsewhere()
    assert package_of(game)
    (tmp_path / "teach").mkdir()
    (tmp_path / "teach" / "legend.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("serai.teach.reading.files", lambda _: tmp_path)
    with pytest.raises(BadLegend, match=words):
        legend_of.__wrapped__(game)
