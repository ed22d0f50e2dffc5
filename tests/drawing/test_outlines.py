"""The same outlines as `outline` in web/src/boards/khan/model/geometry.ts gives; its own tests are the same."""

from serai.drawing.khan.outlines import Square, outline


def corners(path: str) -> int:
    return path.count("M") + path.count("L")


def test_an_outline_goes_once_around_a_square() -> None:
    assert outline([(0, 0)]) == "M0 0L60 0L60 60L0 60Z"


def test_it_has_no_corner_where_two_squares_meet_in_a_line() -> None:
    path = outline([(0, 0), (0, 1)])
    assert "60 0L" not in path
    assert corners(path) == 4


def test_it_draws_inwards_and_rounds_its_corners() -> None:
    assert outline([(0, 0)], 5) == "M5 5L55 5L55 55L5 55Z"
    assert "Q0 0 10 0" in outline([(0, 0)], 0, 10)


def test_it_keeps_squares_apart_that_touch_at_a_corner_only() -> None:
    path = outline([(0, 0), (1, 1)])
    assert path.count("M") == 2
    assert corners(path) == 8


def test_it_goes_around_a_hole_as_well() -> None:
    ring: list[Square] = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert outline(ring).count("M") == 2
