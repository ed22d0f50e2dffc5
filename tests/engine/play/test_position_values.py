"""Values of fields in words."""

import pytest

from serai.engine.play.position_values import BadValue, Numbers, parse, put

SEATS = ("red", "yellow", "blue")
ONE = Numbers(of=SEATS)
SEVERAL = Numbers(of=SEATS, bits=True)


@pytest.mark.parametrize(
    ("value", "numbers", "text"),
    [
        (0, SEVERAL, "-"),
        (1, SEVERAL, "red"),
        (0b101, SEVERAL, "red+blue"),
        (0b111, SEVERAL, "red+yellow+blue"),
        (0b1000, SEVERAL, "#8"),
        (-1, SEVERAL, "#-1"),
        (-1, ONE, "-"),
        (0, ONE, "red"),
        (2, ONE, "blue"),
        (3, ONE, "#3"),
    ],
)
def test_a_number_is_written_by_name_where_it_has_one(value: int, numbers: Numbers, text: str) -> None:
    assert put(value, numbers) == text
    assert parse(text, numbers) == value


@pytest.mark.parametrize("text", ["", "  ", "]"])
def test_a_value_must_be_there(text: str) -> None:
    with pytest.raises(BadValue, match="a value is missing") as refusal:
        parse(text, Numbers(), 3)
    assert refusal.value.place == 3
