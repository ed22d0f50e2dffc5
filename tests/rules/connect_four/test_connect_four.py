"""Connect Four: discs fall, four in a line win."""

import pytest

import serai
from serai import IllegalChoice, Match, Reason
from serai.engine.core.chance import seeded
from serai.games.connect_four.choices import DROPS, Drop
from serai.games.connect_four.events import Drawn, Dropped, Won
from serai.games.connect_four.rules.winning import has_four
from serai.games.connect_four.tables import COLUMNS, HEIGHT, ROWS

GAME = serai.load("connect_four")
# Whole plays; as soon as one column is left, it is filled without asking (SE-ASK-7).
A_DRAW = "d d a c f e f g e c c d d f f c c e d d b b c b f f a e a e e g g g g a b a g a"
LAST_DISC_WINS = "g c c f e a e g e e a a g b b f e f e c d b f f c b g c a g c b b g a f a"


def played(columns: str) -> Match:
    match = Match.new(GAME, 2, "x")
    for number, column in enumerate(columns.split()):
        match.choose(number % 2, f"drop {column}")
    return match


def position(*rows: str) -> Match:
    """A board from the top row down, `x` red and `o` yellow; red is to move."""
    match = Match.new(GAME, 2, "x")
    s = match.state
    for row, line in enumerate(reversed(rows)):
        for column, mark in enumerate(line):
            if mark in "xo":
                s.discs["xo".index(mark)] |= 1 << HEIGHT * column + row
                s.heights[column] = max(s.heights[column], row + 1)
    return match


@pytest.mark.rule("CF-TURN-1")
def test_red_begins_and_the_two_take_turns():
    match = Match.new(GAME, 2, "x")
    for number, column in enumerate("abcdefgabcdefg"):
        (asked,) = match.asks
        assert asked.seat == number % 2
        with pytest.raises(IllegalChoice, match="SE-ASK-1"):
            match.choose(1 - asked.seat, f"drop {column}")
        if match.over:
            break
        match.choose(asked.seat, f"drop {column}")
    assert GAME.colours == ("red", "yellow")


@pytest.mark.rule("CF-TURN-2")
def test_a_disc_is_dropped_into_a_column_that_is_not_full():
    match = played("a a a a a")
    assert match.asks[0].options == list(DROPS)
    match.choose(1, "drop a")
    assert match.asks[0].options == [Drop(column) for column in range(1, 7)]
    assert match.why_not(0, "drop a") == Reason("CF-TURN-2", {"column": 0})
    assert all(match.why_not(0, f"drop {column}") is None for column in "bcdefg")


@pytest.mark.rule("CF-TURN-3")
def test_a_disc_falls_to_the_lowest_free_row():
    match = played("d d c d")
    dropped = [told.event for told in match.events(None)]
    assert dropped == [Dropped(0, 3, 0), Dropped(1, 3, 1), Dropped(0, 2, 0), Dropped(1, 3, 2)]
    assert match.state.heights == [0, 0, 1, 3, 0, 0, 0]
    assert match.state.discs == [1 << 21 | 1 << 14, 1 << 22 | 1 << 23]


def lines() -> list[list[tuple[int, int]]]:
    found = []
    for column in range(7):
        for row in range(6):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(column + step * right, row + step * up) for step in range(4)]
                if all(c in range(7) and r in range(6) for c, r in line):
                    found.append(line)
    return found


def bits(cells) -> int:
    return sum(1 << HEIGHT * column + row for column, row in cells)


@pytest.mark.rule("CF-WIN-1")
def test_all_69_lines_of_four_are_seen():
    assert len(lines()) == 69
    for line in lines():
        assert has_four(bits(line))
        for gap in line:
            assert not has_four(bits(cell for cell in line if cell != gap))


@pytest.mark.rule("CF-WIN-1")
def test_nothing_else_is_a_line():
    """Against a plain search through all lines, on random boards."""
    chance, won = seeded("boards"), 0
    for _ in range(1500):
        discs = bits((column, row) for column in range(7) for row in range(6) if chance.below(3) == 0)
        expected = any(bits(line) & discs == bits(line) for line in lines())
        assert has_four(discs) == expected
        won += expected
    assert 50 < won < 1450


@pytest.mark.rule("CF-WIN-1")
@pytest.mark.parametrize(
    ("rows", "column"),
    [
        (("x......", "xo.....", "xo....."), "a"),
        ((".xx.xoo",), "d"),
        (("..ox...", "..xo...", "oxox..."), "a"),
        (("..x....", "..ox...", "..oox..", "ooxox.."), "f"),
    ],
    ids=["upright", "level", "not yet", "falling"],
)
def test_four_in_a_line_win_at_once(rows, column, request):
    match = position(*rows)
    told = match.choose(0, f"drop {column}")
    if request.node.callspec.id == "not yet":
        assert not match.over
        return
    assert match.result == serai.Result((1, 0), (1, 2), ({}, {}))
    assert told[-1].event == Won(0)


@pytest.mark.rule("CF-WIN-1")
def test_yellow_can_win_too():
    match = played("a b a b a b g b")
    assert match.result == serai.Result((0, 1), (2, 1), ({}, {}))
    assert match.events(None)[-1].event == Won(1)


@pytest.mark.rule("CF-WIN-2")
def test_a_full_board_without_a_line_is_a_draw():
    match = played(A_DRAW)
    assert sum(match.state.heights) == COLUMNS * ROWS == 42
    assert [type(told.event) for told in match.events(None)][-2:] == [Dropped, Drawn]
    assert match.result == serai.Result((0, 0), (1, 1), ({}, {}))
    assert not played(A_DRAW[:-4]).over


@pytest.mark.rule("CF-WIN-1")
def test_the_last_disc_can_win():
    match = played(LAST_DISC_WINS)
    assert sum(match.state.heights) == 42
    assert match.result.places in ((1, 2), (2, 1))
    assert type(match.events(None)[-1].event) is Won


def test_a_sound_position():
    match = played("a b a")
    assert GAME.check(match.state) == []
    s = match.state.clone()
    s.discs[1] = s.discs[0]
    assert "CF-TURN-1" in GAME.check(s)
    s = match.state.clone()
    s.discs[0] |= 1 << HEIGHT * 5
    assert GAME.check(s) == ["CF-TURN-1", "CF-TURN-3"]
    s = match.state.clone()
    s.heights[6] = 1
    assert GAME.check(s) == ["CF-TURN-3"]
    s = match.state.clone()
    s.discs[0] ^= 1 << 1 | 1 << 2
    assert GAME.check(s) == ["CF-TURN-3"]
    assert GAME.max_decisions(2) == 42


def test_the_board_on_a_terminal():
    match = played("a b a")
    picture = GAME.draw_text(match.view(None), frozenset(["a", "g"]))
    assert len(picture) == 7
    assert picture[5][:3] == [("1 ", "label"), (" ● ", "seat0"), (" ○ ", "seat1")]
    assert picture[4][1] == (" ● ", "seat0")
    assert picture[3][1] == (" · ", "legal")
    assert picture[5][7] == (" · ", "legal")
    assert picture[4][7] == (" · ", "empty")
    assert picture[0][0] == ("6 ", "label")
    assert picture[6] == [("   a  b  c  d  e  f  g", "label")]
