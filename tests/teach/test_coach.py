"""The coach: every kind of question of a game is explained in three languages, shortly and in the words of players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

import serai
from serai.engine.core.steps import ASK, ASK_ALL
from serai.teach.coach import coach_text, is_coached
from serai.words import LANGUAGES, kind_of
from tests.words.declared import entries_in, folder_of, parts_of, variables

GAMES = ("khan", "merv", "warrior_knights")
MOST = 240  # letters of a sentence or two, so that they fit beside what is asked
RULE = re.compile(r"\b[A-Z]{2}(-[A-Z]+)+-\d")
ID = re.compile(r"[a-z0-9]_[a-z0-9]|\b[a-z]+\d+\b|[{}$]")
each_text = pytest.mark.parametrize(("game", "language"), [(game, one) for game in GAMES for one in LANGUAGES])


def kinds_of(game: serai.Game) -> set[str]:
    """The kinds of questions that a game declares."""
    return {kind_of(step) for step in game.steps if step.waits in (ASK, ASK_ALL)}


def path_of(game: str, language: str) -> Path:
    return folder_of(serai.load(game)) / "teach" / "words" / "coach" / f"{language}.ftl"


def sentences(pattern: ftl.Pattern) -> list[str]:
    """What a message may come to: itself, or each of the variants that it chooses from."""
    variants = [part.value for part in parts_of(pattern) if isinstance(part, ftl.Variant)]
    return ["".join(map(text_of, one.elements)) for one in variants or [pattern]]


def text_of(element: ftl.TextElement | ftl.Placeable) -> str:
    return element.value if isinstance(element, ftl.TextElement) else "{…}"


@each_text
def test_every_kind_of_question_has_its_sentence(game: str, language: str) -> None:
    said = {name.removeprefix("coach-") for name in entries_in(path_of(game, language))}
    asked = kinds_of(serai.load(game))
    assert not asked - said, f"nothing is said in {language} of {', '.join(sorted(asked - said))}"
    assert not said - asked, f"{game} never asks {', '.join(sorted(said - asked))}"


@each_text
def test_sentences_are_short_and_have_neither_numbers_of_rules_nor_ids(game: str, language: str) -> None:
    for name, entry in entries_in(path_of(game, language)).items():
        for text in sentences(entry.value):
            assert 30 < len(text) <= MOST, f"{name} ({language}) has {len(text)} letters"
            assert not RULE.search(text), f"{name} ({language}) names a rule"
            assert not ID.search(text), f"{name} ({language}): {text}"
            assert text[0].isupper(), f"{name} ({language}): {text}"
            assert text[-1] in ".!?", f"{name} ({language}): {text}"


@each_text
def test_languages_tell_the_same_things_apart(game: str, language: str) -> None:
    """A variable is one of the question itself, and each variant is told apart by what stands beside the message."""
    here, english = entries_in(path_of(game, language)), entries_in(path_of(game, "en"))
    asked = entries_in(folder_of(serai.load(game)) / "words" / "en.ftl")
    for name, entry in here.items():
        assert variables(entry) <= variables(asked[name.replace("coach-", "ask-")]), name
        assert len(sentences(entry.value)) == len(sentences(english[name].value)), name
        assert [one.id.name for one in entry.attributes] == ["by"] * (len(sentences(entry.value)) > 1), name


def test_what_is_finer_than_a_kind_is_told_apart() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(coach_text(serai.load("merv"), "en")))
    message = bundle.get_message("coach-menu")
    assert message.value is not None
    told = {
        key: [bundle.format_pattern(part, {"action_key": key}) for part in (message.value, message.attributes["by"])]
        for key in ("none", "wall", "palace")
    }
    assert told["wall"] == told["palace"]
    assert told["wall"][1] != told["none"][1]
    assert told["wall"][0] != told["none"][0]
    assert not any(errors for parts in told.values() for _, errors in parts)


@pytest.mark.parametrize("game", serai.names())
def test_who_has_no_coach_says_nothing(game: str) -> None:
    played = serai.load(game)
    assert is_coached(played) == (game in GAMES)
    assert [bool(coach_text(played, language)) for language in LANGUAGES] == [game in GAMES] * 3


def test_another_language_hears_english() -> None:
    khan = serai.load("khan")
    assert coach_text(khan, "de") == coach_text(khan, "en") != coach_text(khan, "fr")
