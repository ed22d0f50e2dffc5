"""Choices and events as rows and as lines of text."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.engine.core.errors import Unreadable
from serai.engine.core.notation import LARGEST, Notation, Shape, event_json, word_of
from serai.engine.core.steps import COMMIT, Commit


class Move(NamedTuple):
    cell: int
    piece: int


class PayMany(NamedTuple):
    pieces: tuple[int, ...]
    amount: int


class Speak(NamedTuple):
    words: str


class Wait(NamedTuple):
    pass


class Count(NamedTuple):
    numbers: tuple[int, ...]


class Stranger(NamedTuple):
    cell: int


CELLS = tuple(f"{letter}{number}" for letter in "abc" for number in range(1, 4))
PIECES = ("king", "pawn-1", "pawn_2", "Йорк")
NOTATION = Notation(
    [
        Shape(Move, "cell piece"),
        Shape(PayMany, "piece* number"),
        Shape(Speak, "words"),
        Shape(Wait),
        Shape(Count, "number*"),
    ],
    {"cell": CELLS, "piece": PIECES},
)

numbers = st.integers(-LARGEST, LARGEST)
printable = st.text(max_size=40).filter(str.isprintable)
choices = st.one_of(
    st.builds(Move, st.integers(0, 8), st.integers(0, 3)),
    st.builds(PayMany, st.lists(st.integers(0, 3), max_size=5).map(tuple), numbers),
    st.builds(Speak, printable),
    st.builds(Wait),
    st.builds(Count, st.lists(numbers, max_size=4).map(tuple)),
    st.just(COMMIT),
)


@given(choices)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_every_choice_comes_back_from_its_row_and_its_text(choice: Any) -> None:
    for again in (
        NOTATION.from_row(NOTATION.to_row(choice)),
        NOTATION.from_text(NOTATION.to_text(choice)),
        NOTATION.read(choice),
        NOTATION.read(NOTATION.to_row(choice)),
        NOTATION.read(NOTATION.to_text(choice)),
    ):
        assert type(again) is type(choice)
        assert again == choice
    assert "\n" not in NOTATION.to_text(choice)


@given(st.one_of(st.text(), st.text(alphabet='move pay-many speakwit a1kng",0-9')))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_any_text_is_a_choice_or_unreadable(text: str) -> None:
    try:
        choice = NOTATION.from_text(text)
    except Unreadable:
        return
    assert NOTATION.from_text(NOTATION.to_text(choice)) == choice


anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
)


@given(st.one_of(anything, st.lists(st.one_of(st.sampled_from(["move", "pay-many", "speak", "wait"]), anything))))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_any_json_is_a_choice_or_unreadable(value: Any) -> None:
    try:
        choice = NOTATION.read(value)
    except Unreadable:
        return
    assert NOTATION.from_row(NOTATION.to_row(choice)) == choice


def test_words_of_classes() -> None:
    assert word_of("Invade") == "invade"
    assert word_of("InvadeAnywhere") == "invade-anywhere"
    assert word_of("Take2Cards") == "take2-cards"
    assert word_of("ABCity") == "abcity"
    assert Shape(PayMany, "piece* number").word == "pay-many"
    assert Shape(PayMany, "piece* number").fields == ("piece*", "number")
    assert Shape(PayMany, "piece* number").make is PayMany


def test_the_written_forms() -> None:
    assert NOTATION.to_row(Move(4, 1)) == ["move", 4, 1]
    assert NOTATION.to_text(Move(4, 1)) == "move b2 pawn-1"
    assert NOTATION.to_row(PayMany((0, 2), -5)) == ["pay-many", [0, 2], -5]
    assert NOTATION.to_text(PayMany((0, 2), -5)) == "pay-many king,pawn_2 -5"
    assert NOTATION.to_text(PayMany((), 0)) == "pay-many - 0"
    assert NOTATION.to_text(Speak('say "no" — да')) == 'speak "say \\"no\\" — да"'
    assert NOTATION.to_text(Wait()) == "wait"
    assert NOTATION.to_row(COMMIT) == ["commit"]
    assert NOTATION.from_row(["commit"]) is COMMIT
    assert NOTATION.from_text("  move   b2  king ") == Move(4, 0)
    assert NOTATION.from_text("pay-many - 0007") == PayMany((), 7)
    assert NOTATION.from_text("count 1,-2,3") == Count((1, -2, 3))


@pytest.mark.rule("SE-ASK-2")
@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (None, "a choice is a list that begins with its word, not None"),
        ([], "a choice is a list that begins with its word"),
        ([7], "a choice is a list that begins with its word"),
        (("move", 1, 1), "a choice is a list"),
        (["fly", 1], "'fly' is no choice of this game"),
        (["Move", 1, 1], "'Move' is no choice"),
        (["move", 1], "move takes 2 values, not 1"),
        (["move", 1, 2, 3], "move takes 2 values, not 3"),
        (["wait", 0], "wait takes 0 values, not 1"),
        (["commit", 0], "commit takes 0 values, not 1"),
        (["move", True, 0], "cell takes a whole number, not True"),
        (["move", 1.0, 0], "cell takes a whole number, not 1.0"),
        (["move", "1", 0], "cell takes a whole number, not '1'"),
        (["move", None, 0], "cell takes a whole number, not None"),
        (["move", -1, 0], "cell -1 does not exist"),
        (["move", 9, 0], "cell 9 does not exist"),
        (["move", 0, 4], "piece 4 does not exist"),
        (["pay-many", 1, 1], "piece takes a list, not 1"),
        (["pay-many", (1,), 1], "piece takes a list"),
        (["pay-many", [1, 4], 1], "piece 4 does not exist"),
        (["pay-many", [[1]], 1], "piece takes a whole number"),
        (["pay-many", [], LARGEST + 1], "number takes a whole number"),
        (["pay-many", [], -LARGEST - 1], "number takes a whole number"),
        (["speak", 5], "words are a text"),
        (["speak", "x" * 501], "words are a text of at most 500"),
        (["speak", "two\nlines"], "words are a text of at most 500 characters on one line"),
        (["speak", "\ud800"], "words are a text"),
    ],
)
def test_a_wrong_row_is_told_what_is_wrong(row: Any, complaint: str) -> None:
    with pytest.raises(Unreadable) as error:
        NOTATION.from_row(row)
    assert str(error.value).startswith(complaint)


@pytest.mark.rule("SE-ASK-2")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is no choice of this game"),
        ("   ", "'   ' is no choice of this game"),
        ("fly a1", "'fly a1' is no choice of this game"),
        ("move a1", "move takes 2 values, not 1"),
        ("move a1 king king", "move takes 2 values, not 3"),
        ("move a9 king", "there is no cell 'a9'"),
        ("move a1 queen", "there is no piece 'queen'"),
        ("move 0 king", "there is no cell '0'"),
        ("pay-many king,queen 1", "there is no piece 'queen'"),
        ("pay-many king x", "'x' is no whole number"),
        ("pay-many king 1.5", "'1.5' is no whole number"),
        ("pay-many king +1", "'+1' is no whole number"),
        ("pay-many king 12345678901234567", "'12345678901234567' is no whole number"),
        ("pay-many king 9999999999999999", "number takes a whole number, not 9999999999999999"),
        ("pay-many king ٣", "'٣' is no whole number"),
        ("speak hello", "words stand in quotation marks, not 'hello'"),
        ('speak "hello', "words stand in quotation marks"),
        ("speak 5", "words are a text"),
        ("x" * 100, "'" + "x" * 56 + "... is no choice"),
    ],
)
def test_a_wrong_line_is_told_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(Unreadable) as error:
        NOTATION.from_text(text)
    assert str(error.value).startswith(complaint)


def test_the_limits_themselves_are_readable() -> None:
    assert NOTATION.from_row(["pay-many", [], LARGEST])[1] == LARGEST
    assert NOTATION.from_row(["pay-many", [], -LARGEST])[1] == -LARGEST
    assert NOTATION.from_text(f"pay-many - {LARGEST}")[1] == LARGEST
    assert NOTATION.from_row(["speak", "x" * 500])[0] == "x" * 500
    assert NOTATION.from_row(["move", 8, 3]) == Move(8, 3)
    assert LARGEST == 2**53


def test_long_values_are_cut_short_in_complaints() -> None:
    with pytest.raises(Unreadable, match=r"not 'x{56}\.\.\.$"):
        NOTATION.from_row("x" * 59)
    with pytest.raises(Unreadable, match=r"not 'x{58}'$"):
        NOTATION.from_row("x" * 58)


def test_a_stranger_is_no_choice() -> None:
    for value in (Stranger(1), 5, None, object(), (1, 2), {"move": 1}, b"move"):
        with pytest.raises(Unreadable, match="is no choice of this game"):
            NOTATION.read(value)
    with pytest.raises(Unreadable, match="Stranger is no choice of this game"):
        NOTATION.to_text(Stranger(1))
    with pytest.raises(Unreadable):
        NOTATION.read(Move(99, 0))
    with pytest.raises(Unreadable):
        NOTATION.read(Move("a1", 0))  # type: ignore[arg-type]  # which is refused


def test_options_travel_packed_by_word() -> None:
    assert NOTATION.pack([Move(1, 0), Wait(), Move(2, 3), PayMany((1,), 2)]) == {
        "move": [[1, 0], [2, 3]],
        "wait": [[]],
        "pay-many": [[[1], 2]],
    }
    assert NOTATION.pack([]) == {}


def another_wait() -> type[tuple[Any, ...]]:
    """A class of choices that is called as another is."""

    class Wait(NamedTuple):
        pass

    return Wait


def test_a_declaration_must_fit() -> None:
    with pytest.raises(TypeError, match=r"Move has the fields \('cell', 'piece'\), declared are \('cell',\)"):
        Shape(Move, "cell")
    with pytest.raises(TypeError, match="move points into the table piece, which is not declared"):
        Notation([Shape(Move, "cell piece")], {"cell": CELLS})
    with pytest.raises(TypeError, match=r"count points into the table cell\*, which is not declared"):
        Notation([Shape(Count, "cell*")], {})
    with pytest.raises(TypeError, match=r"words\*"):
        Notation([Shape(Count, "words*")], {})
    with pytest.raises(TypeError, match="the same word"):
        Notation([Shape(Wait), Shape(another_wait())], {})
    for bad in (("a", "a"), ("a b",), ("",), ("a,b",), ("a;b",), ("a|b",), ('a"b',), ("-",), ("a\tb",)):
        with pytest.raises(TypeError, match="the entries of table cell must be different single words"):
            Notation([], {"cell": bad})
    assert Notation([], {"cell": ("--", "a-b", "-a")}).tables == {"cell": ("--", "a-b", "-a")}


def test_commit_is_a_choice_of_every_game() -> None:
    assert [shape.make for shape in Notation([], {}).shapes] == [Commit]
    assert Notation([], {}).from_text("commit") is COMMIT


def test_events_as_json() -> None:
    told = json.loads(json.dumps(event_json(PayMany((1, 2), 3))))
    assert told == {"event": "pay-many", "pieces": [1, 2], "amount": 3}
    assert event_json(Wait()) == {"event": "wait"}
