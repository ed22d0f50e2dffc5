"""Tic-tac-toe: every line wins, nothing else does."""

from itertools import permutations

import pytest

import serai
from serai import IllegalChoice
from serai.engine.core.chance import seeded
from serai.games.tic_tac_toe.choices import Square
from serai.games.tic_tac_toe.rules.winning import has_line
from serai.games.tic_tac_toe.state import TicTacToe
from serai.games.tic_tac_toe.tables import CELLS
from tests.rules.driver import Driver, Words

GAME = serai.load("tic_tac_toe")
LINES = ("a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3", "a3 b2 c1")
# The ninth square is the only one left and is claimed without asking (SE-ASK-7).
A_DRAW = "c2 c3 b2 c1 a3 b3 b1 a2"
LAST_SQUARE_WINS = "c3 b3 b2 a3 b1 c1 c2 a1"


class Play(Driver[TicTacToe]):
    """A game of tic-tac-toe."""

    game = GAME
    words = Words(GAME)


def played(cells: str) -> Play:
    return Play.new(2).after(*(f"square {cell}" for cell in cells.split()))


@pytest.mark.rule("TT-TURN-1")
def test_cross_begins_and_the_two_take_turns() -> None:
    play = Play.new(2)
    for number, cell in enumerate(A_DRAW.split()):
        mine, other = GAME.colours[number % 2], GAME.colours[1 - number % 2]
        assert play.asked.split()[0] == mine
        assert play.refused(f"square {cell}", other) == "SE-ASK-1"
        with pytest.raises(IllegalChoice, match="SE-ASK-1"):
            play.match.choose(1 - number % 2, f"square {cell}")
        play.choose(f"square {cell}")
        assert play.told()[number] == f"claimed {mine} {cell}"
    assert GAME.colours == ("cross", "nought")


@pytest.mark.rule("TT-TURN-2")
def test_one_of_the_squares_that_nobody_has_claimed() -> None:
    play = played("b2 a1")
    assert play.choices == [Square(cell) for cell in range(9) if CELLS[cell] not in ("b2", "a1")]
    assert play.refusal("square b2") == ("TT-TURN-2", {"cell": "b2", "seat": "cross"})
    assert play.refusal("square a1") == ("TT-TURN-2", {"cell": "a1", "seat": "nought"})
    assert play.refusal("square c3") is None
    assert sorted(CELLS) == sorted(f"{column}{row}" for column in "abc" for row in "123")


@pytest.mark.rule("TT-WIN-1")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("seat", [0, 1])
def test_three_in_a_line_win_at_once(line: str, seat: int) -> None:
    others = [cell for cell in CELLS if cell not in line.split()]
    for mine in permutations(line.split()):
        play = Play.new(2)
        theirs = iter(next(o for o in permutations(others, 3) if " ".join(sorted(o)) not in LINES))
        for turn in range(6):
            if turn % 2 == seat:
                assert not play.match.over
                play.choose(f"square {mine[turn // 2]}")
            elif not play.match.over:
                play.choose(f"square {next(theirs)}")
        assert play.result.scores == ((1, 0), (0, 1))[seat]
        assert play.result.places == ((1, 2), (2, 1))[seat]
        assert play.told()[-1] == f"won {GAME.colours[seat]}"


@pytest.mark.rule("TT-WIN-1")
def test_no_other_three_squares_win() -> None:
    for three in permutations(range(9), 3):
        if three == tuple(sorted(three)) and " ".join(sorted(CELLS[cell] for cell in three)) not in LINES:
            s = GAME.new(2, seeded("x"), {})
            for cell in three:
                s.owner[cell] = 0
            assert not any(has_line(s, 0, cell) for cell in three)


@pytest.mark.rule("TT-WIN-1")
def test_the_last_square_can_win() -> None:
    play = played(LAST_SQUARE_WINS)
    assert None not in play.s.owner
    assert play.result.places == (1, 2)
    assert play.told()[-2:] == ["claimed cross a2", "won cross"]


@pytest.mark.rule("TT-WIN-2")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    play = played(A_DRAW)
    assert None not in play.s.owner
    assert play.result == serai.Result((0, 0), (1, 1), ({}, {}))
    assert play.told()[-1] == "drawn"
    assert not played(A_DRAW[:-3]).match.over


def test_a_sound_position_has_as_many_noughts_as_crosses_or_one_fewer() -> None:
    s = played("b2 a1 c3").s
    assert GAME.check(s) == []
    s.owner[0] = 0
    assert GAME.check(s) == ["TT-TURN-1"]
    s.owner[0], s.owner[1], s.owner[3] = 1, 1, 1
    assert GAME.check(s) == ["TT-TURN-1"]


def test_the_board_on_a_terminal() -> None:
    play = played("b2 a1")
    assert GAME.draw_text(play.match.view(None), frozenset(["c3"])) == [
        [("3  ", "label"), (" · ", "empty"), (" · ", "empty"), (" · ", "legal")],
        [("2  ", "label"), (" · ", "empty"), (" × ", "seat0"), (" · ", "empty")],
        [("1  ", "label"), (" ○ ", "seat1"), (" · ", "empty"), (" · ", "empty")],
        [("    a  b  c", "label")],
    ]
    assert GAME.max_decisions(2) == 9
