"""Every lesson of every game, played through the engine, and every sentence that it may say."""

from __future__ import annotations

import re

import pytest

import serai
from serai.engine.play.match import Match
from serai.engine.play.position import read_position
from serai.teach.lessons import course_of
from serai.teach.running import begins, begun, stand
from serai.words import LANGUAGES
from tests.teach.scripts import LESSONS, TAUGHT, leading_on, lesson_called, scenes
from tests.words.declared import entries_in, folder_of, variables

LONGEST = 300  # letters of a sentence: what is read at a glance between two moves
COUNTS = {"khan": 10, "merv": 12, "warrior_knights": 14}
RULE = re.compile(r"\b[A-Z]{2}(-[A-Z]+)+-\d")


@pytest.mark.parametrize(("game", "count"), COUNTS.items())
def test_a_game_has_all_its_lessons(game: str, count: int) -> None:
    assert sum(taught == game for taught, _ in LESSONS) == count


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_asked_choice_is_legal_and_leads_on(game: str, name: str) -> None:
    played, lesson = serai.load(game), lesson_called(game, name)
    for step, made, _, options in scenes(game, name):
        if not step.asks:
            continue
        assert leading_on(played, lesson, made, options), f"nothing that {step.say} asks for can be chosen"
        for asked in step.ask:
            meant = [option for option in options if begins(option, asked)]
            assert meant, f"{step.say} asks for {asked}, which nobody may choose"
            for option in meant:
                assert stand(played, lesson, [*made, option]).done == len(made) + 1


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_named_wrong_choice_is_legal_and_answered(game: str, name: str) -> None:
    played, lesson = serai.load(game), lesson_called(game, name)
    for step, made, _, options in scenes(game, name):
        answers = {option: stand(played, lesson, [*made, option]).answer for option in options} if step.asks else {}
        for wrong, sentence in step.wrong.items():
            meant = [option for option, answer in answers.items() if begins(option, wrong) and answer == sentence]
            assert meant, f"{step.say} answers {wrong} with {sentence}, but nobody can choose it"
        if step.asks and step.otherwise.startswith(f"{name}-"):
            assert step.otherwise in answers.values(), f"{step.say} never says {step.otherwise}"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_learner_acts_in_a_lesson_that_is_short(game: str, name: str) -> None:
    steps = lesson_called(game, name).steps
    assert 3 <= len(steps) <= 12
    assert any(step.asks for step in steps)
    assert not steps[0].asks  # the first sentence says what it is about


@pytest.mark.parametrize("game", TAUGHT)
def test_the_learner_acts_about_as_often_as_reading(game: str) -> None:
    steps = [step for lesson in course_of(serai.load(game)).lessons for step in lesson.steps]
    assert sum(step.asks for step in steps) * 5 >= len(steps) * 2


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_begins_where_a_game_could_be(game: str, name: str) -> None:
    played, lesson = serai.load(game), lesson_called(game, name)
    state = begun(played, lesson.start).state
    assert played.check(state) == []
    for _, _, now, _ in scenes(game, name):
        assert played.check(now.match.state) == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_same_choices_lead_to_the_same_lesson(game: str, name: str) -> None:
    played, lesson = serai.load(game), lesson_called(game, name)
    for _, made, now, _ in scenes(game, name):
        assert stand(played, lesson, made).match.state_hash == now.match.state_hash


# ---- what is said


def needed(game: str) -> set[str]:
    """Every sentence that the lessons of a game may say."""
    found = {"otherwise"}
    for lesson in course_of(serai.load(game)).lessons:
        found.add(f"lesson-{lesson.id}")
        for step in lesson.steps:
            found |= {step.say, *step.wrong.values()} | ({step.otherwise} if step.asks else set())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_everything_is_said_in_every_language_and_nothing_else(game: str, language: str) -> None:
    entries = entries_in(folder_of(serai.load(game)) / "teach" / "words" / f"{language}.ftl")
    assert set(entries) == needed(game)
    for key, entry in entries.items():
        assert not variables(entry), f"{key} has variables, and lessons fill none in"
        attributes = {attribute.id.name for attribute in entry.attributes}
        assert attributes == ({"about", "learned"} if key.startswith("lesson-") else set()), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_sentences_are_short_and_name_no_rules(game: str, language: str) -> None:
    text = (folder_of(serai.load(game)) / "teach" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        assert line.startswith("#") or len(line.partition("=")[2]) <= LONGEST, line
        assert not RULE.search(line), line


# ---- the first game


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_game_begins_with_the_learner_among_bots(game: str) -> None:
    first = course_of(serai.load(game)).first_game
    assert first is not None
    assert first.level == "novice"
    position = read_position(first.position, serai.load(game))
    assert 0 <= first.seat < position.state.seats
    assert Match.from_position(position).asks
