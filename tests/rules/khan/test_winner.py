"""Chapter 14: the winner."""

import pytest

from tests.rules.khan.position import khan_position


def ended(drawn: str, pieces: dict[str, str], seats: int) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Scores, places, and the winners as everybody is told."""
    play = khan_position(drawn, at="final turn", pieces=pieces, seats=seats)
    result = play.result
    _, winners, scores = play.told()[-1].split()
    assert scores == ",".join(map(str, result.scores))
    return result.scores, result.places, winners


@pytest.mark.rule("KH-WIN-1")
def test_the_highest_score_wins() -> None:
    pieces = {"1": "red", "2": "yellow", "3": "blue"}
    assert ended("1 11.22222.333", pieces, 3) == ((5, 15, 9), (3, 1, 2), "yellow")
    # Also with the smaller territory: red 5 + 10, yellow 2 + 3 + 3 + 3 + 6.
    pieces = {"1": "red", "2": "yellow", "3": "yellow", "4": "yellow", "5": "yellow"}
    assert ended("1 11111.22.333\n3 444.555", pieces, 2) == ((15, 17), (2, 1), "yellow")


@pytest.mark.rule("KH-WIN-2")
def test_a_tie_is_won_by_the_largest_territory() -> None:
    # Red: 5 and the bonus of 10. Yellow: 4 + 3 + 2 in three territories and the bonus of 6.
    pieces = {"1": "red", "2": "yellow", "3": "yellow", "4": "yellow"}
    assert ended("1 11111.2222\n3 333.44", pieces, 2) == ((15, 15), (1, 2), "red")
    swapped = {"1": "yellow", "2": "red", "3": "red", "4": "red"}
    assert ended("1 11111.2222\n3 333.44", swapped, 2) == ((15, 15), (2, 1), "yellow")


@pytest.mark.rule("KH-WIN-3", "KH-RULING-32")
def test_then_by_the_further_territories() -> None:
    # Red: 5, 4 and 10. Yellow: 5, 3, 3, 2 and 6.
    drawn = """
        1  11111.2222
        3  33.444.555
        9  ....~...6
        10 ....~...6666
    """
    pieces = {"1": "red", "2": "red", "3": "yellow", "4": "yellow", "5": "yellow", "6": "yellow"}
    assert ended(drawn, pieces, 2) == ((19, 19), (1, 2), "red")


@pytest.mark.rule("KH-WIN-4", "KH-RULING-32")
def test_a_full_tie_is_shared() -> None:
    pieces = {"1": "red", "2": "yellow", "3": "blue"}
    assert ended("1 111.222.33", pieces, 3) == ((13, 13, 8), (1, 1, 3), "red,yellow")
    assert ended("1 11111", {"1": "red yellow blue green"}, 4) == ((12,) * 4, (1,) * 4, "red,yellow,blue,green")
    assert ended("1 r", {}, 2) == ((0, 0), (1, 1), "red,yellow")
