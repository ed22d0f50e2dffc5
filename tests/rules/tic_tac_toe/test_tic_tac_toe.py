"""Tic-tac-toe: every line wins, nothing else does."""

from itertools import permutations

import pytest

import serai
from serai import IllegalChoice, Match, Reason
from serai.games.tic_tac_toe.choices import Square
from serai.games.tic_tac_toe.events import Claimed, Drawn, Won
from serai.games.tic_tac_toe.rules.winning import has_line
from serai.games.tic_tac_toe.tables import CELLS

GAME = serai.load("tic_tac_toe")
LINES = ("a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3", "a3 b2 c1")
# The ninth square is the only one left and is claimed without asking (SE-ASK-7).
A_DRAW = "c2 c3 b2 c1 a3 b3 b1 a2"
LAST_SQUARE_WINS = "c3 b3 b2 a3 b1 c1 c2 a1"


def played(cells: str) -> Match:
    match = Match.new(GAME, 2, "x")
    for number, cell in enumerate(cells.split()):
        match.choose(number % 2, f"square {cell}")
    return match


@pytest.mark.rule("TT-TURN-1")
def test_cross_begins_and_the_two_take_turns():
    match = Match.new(GAME, 2, "x")
    for number, cell in enumerate(A_DRAW.split()):
        (asked,) = match.asks
        assert asked.seat == number % 2
        with pytest.raises(IllegalChoice, match="SE-ASK-1"):
            match.choose(1 - asked.seat, f"square {cell}")
        match.choose(asked.seat, f"square {cell}")
        assert match.events(None)[number].event == Claimed(number % 2, CELLS.index(cell))
    assert GAME.colours == ("cross", "nought")


@pytest.mark.rule("TT-TURN-2")
def test_one_of_the_squares_that_nobody_has_claimed():
    match = played("b2 a1")
    assert match.asks[0].options == [Square(cell) for cell in range(9) if CELLS[cell] not in ("b2", "a1")]
    assert match.why_not(0, "square b2") == Reason("TT-TURN-2", {"cell": 4, "seat": 0})
    assert match.why_not(0, "square a1") == Reason("TT-TURN-2", {"cell": 6, "seat": 1})
    assert match.why_not(0, "square c3") is None
    assert sorted(CELLS) == sorted(f"{column}{row}" for column in "abc" for row in "123")


@pytest.mark.rule("TT-WIN-1")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("seat", [0, 1])
def test_three_in_a_line_win_at_once(line: str, seat: int):
    others = [cell for cell in CELLS if cell not in line.split()]
    for mine in permutations(line.split()):
        match = Match.new(GAME, 2, "x")
        theirs = iter(next(o for o in permutations(others, 3) if " ".join(sorted(o)) not in LINES))
        for turn in range(6):
            if turn % 2 == seat:
                assert not match.over
                match.choose(seat, f"square {mine[turn // 2]}")
            elif not match.over:
                match.choose(1 - seat, f"square {next(theirs)}")
        assert match.over
        assert match.result.scores == ((1, 0), (0, 1))[seat]
        assert match.result.places == ((1, 2), (2, 1))[seat]
        assert match.events(None)[-1].event == Won(seat)


@pytest.mark.rule("TT-WIN-1")
def test_no_other_three_squares_win():
    for three in permutations(range(9), 3):
        if three == tuple(sorted(three)) and " ".join(sorted(CELLS[cell] for cell in three)) not in LINES:
            s = GAME.new(2, None, {})
            for cell in three:
                s.owner[cell] = 0
            assert not any(has_line(s, 0, cell) for cell in three)


@pytest.mark.rule("TT-WIN-1")
def test_the_last_square_can_win():
    match = played(LAST_SQUARE_WINS)
    assert None not in match.state.owner
    assert match.result.places == (1, 2)
    assert [told.event for told in match.events(None)][-2:] == [Claimed(0, CELLS.index("a2")), Won(0)]


@pytest.mark.rule("TT-WIN-2")
def test_a_full_board_without_a_line_is_a_draw():
    match = played(A_DRAW)
    assert None not in match.state.owner
    assert match.result == serai.Result((0, 0), (1, 1), ({}, {}))
    assert match.events(None)[-1].event == Drawn()
    assert not played(A_DRAW[:-3]).over


def test_a_sound_position_has_as_many_noughts_as_crosses_or_one_fewer():
    s = played("b2 a1 c3").state
    assert GAME.check(s) == []
    s.owner[0] = 0
    assert GAME.check(s) == ["TT-TURN-1"]
    s.owner[0], s.owner[1], s.owner[3] = 1, 1, 1
    assert GAME.check(s) == ["TT-TURN-1"]


def test_the_board_on_a_terminal():
    match = played("b2 a1")
    assert match.game.draw_text(match.view(None), frozenset(["c3"])) == [
        [("3  ", "label"), (" · ", "empty"), (" · ", "empty"), (" · ", "legal")],
        [("2  ", "label"), (" · ", "empty"), (" × ", "seat0"), (" · ", "empty")],
        [("1  ", "label"), (" ○ ", "seat1"), (" · ", "empty"), (" · ", "empty")],
        [("    a  b  c", "label")],
    ]
    assert GAME.max_decisions(2) == 9
