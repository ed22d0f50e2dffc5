"""What a lesson says of a choice: it leads on, it is answered, or the rules refuse it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import serai
from serai.engine.core.errors import IllegalChoice
from serai.games.khan import GAME
from serai.teach.lessons import Lesson, Start, Step, course_of
from serai.teach.reading import BadLesson
from serai.teach.running import OutOfStep, begins, condition, stand

TIC_TAC_TOE = serai.load("tic_tac_toe")

SEEDED = '[[lesson]]\nid = "a"\nseed = "s"\nseats = 2\n'


def step(say: str, **more: Any) -> Step:
    told: dict[str, Any] = {
        "point": (),
        "ask": (),
        "condition": "",
        "wrong": {},
        "otherwise": "otherwise",
        "others": (),
    }
    return Step(say, **{**told, **more})


def noughts(*steps: Step, choices: tuple[str, ...] = ()) -> Lesson:
    """A lesson of tic-tac-toe for the first seat."""
    return Lesson("noughts", 0, Start("", "seed", 2, (), choices), steps)


FIRST, SECOND = TIC_TAC_TOE.colours
CLAIMS = [TIC_TAC_TOE.notation.to_text(pick) for pick in serai.Match.new(TIC_TAC_TOE, 2, "seed").asks[0].options]


def test_what_is_asked_for_leads_on_and_the_others_move() -> None:
    lesson = noughts(step("one"), step("two", ask=(CLAIMS[0],), others=(f"{SECOND} {CLAIMS[4]}",)), step("three"))
    assert stand(TIC_TAC_TOE, lesson, []).done == 0
    now = stand(TIC_TAC_TOE, lesson, [None, CLAIMS[0]])
    assert (now.done, now.answer, now.match.number) == (2, "", 2)
    assert [told.move for told in now.match.events(0, now.fresh)] == [1, 2]


def test_a_choice_may_be_a_row_of_numbers() -> None:
    lesson = noughts(step("two", ask=(CLAIMS[0],)))
    row = TIC_TAC_TOE.notation.to_row(TIC_TAC_TOE.notation.from_text(CLAIMS[0]))
    assert stand(TIC_TAC_TOE, lesson, [row]).done == 1


def test_another_choice_is_answered_and_shown() -> None:
    lesson = noughts(step("two", ask=(CLAIMS[0],), wrong={CLAIMS[1]: "corner"}, others=(f"{SECOND} {CLAIMS[4]}",)))
    named = stand(TIC_TAC_TOE, lesson, [CLAIMS[1]])
    assert (named.done, named.answer, named.match.number) == (0, "corner", 1)
    assert stand(TIC_TAC_TOE, lesson, [CLAIMS[2]]).answer == "otherwise"
    assert stand(TIC_TAC_TOE, lesson, []).match.number == 0  # and what was tried out is gone


def test_what_the_rules_forbid_is_refused_with_its_reason() -> None:
    lesson = noughts(step("two", ask=(CLAIMS[1],)), choices=(f"{FIRST} {CLAIMS[0]}", f"{SECOND} {CLAIMS[4]}"))
    with pytest.raises(IllegalChoice) as refused:
        stand(TIC_TAC_TOE, lesson, [CLAIMS[4]])
    assert refused.value.rule.startswith("TT-")
    with pytest.raises(IllegalChoice):
        stand(TIC_TAC_TOE, lesson, ["dance"])


@pytest.mark.parametrize(
    "made",
    [
        [CLAIMS[0]],  # the first step asks for nothing
        [None, None],  # the second asks for a choice
        [None, CLAIMS[1], None],  # and for another one
        [None, CLAIMS[0], None, None],  # there are only three
    ],
)
def test_what_does_not_belong_to_the_steps_is_refused(made: list[object]) -> None:
    lesson = noughts(step("one"), step("two", ask=(CLAIMS[0],)), step("three"))
    with pytest.raises(OutOfStep):
        stand(TIC_TAC_TOE, lesson, made)


def test_a_choice_is_meant_by_its_first_words_or_parts_of_names() -> None:
    assert begins("invade c03 e4", "invade")
    assert begins("invade c03 e4", "invade c03")
    assert begins("conquer tile_i3:d2-e2-f2", "conquer tile")
    assert begins("done", "done")
    assert not begins("invade c03 e4", "invade c0")
    assert not begins("free-invade e4", "invade")


def test_a_condition_judges_what_a_choice_led_to() -> None:
    lesson = course_of(GAME).lesson("majority")
    assert lesson is not None
    assert stand(GAME, lesson, [None, "conquer tile_i4:e4-f4-g4-h4"]).done == 2
    assert stand(GAME, lesson, [None, "conquer tile_i3:f4-g4-h4"]).answer == "majority-shared"
    with pytest.raises(BadLesson):
        condition(GAME, "of_good_taste")


def test_a_game_without_lessons_teaches_nothing() -> None:
    assert course_of(TIC_TAC_TOE).lessons == ()
    assert course_of(TIC_TAC_TOE).lesson("aim") is None


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ('[[lesson]]\nid = "a"\nseat = "red"\nstep = []', "either with a position"),
        (f'{SEEDED}seat = "pink"\nstep = []', "nobody sits in pink"),
        (f'{SEEDED}seat = "red"\nstep = []\ncolour = 1', "nobody reads colour"),
        (
            f'{SEEDED}seat = "red"\n[[lesson.step]]\nsay = "x"\npoint = ["cell:z9"]',
            "z9",
        ),
        (
            f'{SEEDED}seat = "red"\n[[lesson.step]]\nsay = "x"\notherwise = "y"',
            "nothing",
        ),
    ],
)
def test_a_lesson_that_is_not_written_as_it_should_be_is_named(
    told: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "teach").mkdir()
    (tmp_path / "teach" / "lessons.toml").write_text(told)
    monkeypatch.setattr("serai.teach.reading.files", lambda _: tmp_path)
    with pytest.raises(BadLesson, match=words):
        course_of.__wrapped__(GAME)
