"""Connect Four: discs fall, four in a line win."""

from collections.abc import Iterable

import pytest

import serai
from serai import IllegalChoice
from serai.engine.core.chance import seeded
from serai.games.connect_four.choices import DROPS, Drop
from serai.games.connect_four.events import Drawn, Dropped, Won
from serai.games.connect_four.rules.winning import has_four
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, HEIGHT, ROWS
from tests.rules.driver import Driver, Words

GAME = serai.load("connect_four")
# Whole games; as soon as one column is left, it is filled without asking (SE-ASK-7).
A_DRAW = "d d a c f e f g e c c d d f f c c e d d b b c b f f a e a e e g g g g a b a g a"
LAST_DISC_WINS = "g c c f e a e g e e a a g b b f e f e c d b f f c b g c a g c b b g a f a"


class Play(Driver[ConnectFour]):
    """A game of Connect Four."""

    game = GAME
    words = Words(GAME)


def played(columns: str) -> Play:
    return Play.new(2).after(*(f"drop {column}" for column in columns.split()))


def position(*rows: str) -> Play:
    """A board from the top row down, `x` red and `o` yellow; red is to move, whoever has dropped more."""
    play = Play.new(2)
    play.whole = False
    s = play.s
    for row, line in enumerate(reversed(rows)):
        for column, mark in enumerate(line):
            if mark in "xo":
                s.discs["xo".index(mark)] |= 1 << HEIGHT * column + row
                s.heights[column] = max(s.heights[column], row + 1)
    return play.run()


@pytest.mark.rule("CF-TURN-1")
def test_red_begins_and_the_two_take_turns() -> None:
    play = Play.new(2)
    for number, column in enumerate("abcdefgabcdefg"):
        mine, other = GAME.colours[number % 2], GAME.colours[1 - number % 2]
        assert play.asked.split()[0] == mine
        assert play.refused(f"drop {column}", other) == "SE-ASK-1"
        with pytest.raises(IllegalChoice, match="SE-ASK-1"):
            play.match.choose(1 - number % 2, f"drop {column}")
        play.choose(f"drop {column}")
    assert GAME.colours == ("red", "yellow")


@pytest.mark.rule("CF-TURN-2")
def test_a_disc_is_dropped_into_a_column_that_is_not_full() -> None:
    play = played("a a a a a")
    assert play.choices == list(DROPS)
    play.choose("drop a")
    assert play.choices == [Drop(column) for column in range(1, 7)]
    assert play.refusal("drop a") == ("CF-TURN-2", {"column": "a"})
    assert all(play.refusal(f"drop {column}") is None for column in "bcdefg")


@pytest.mark.rule("CF-TURN-3")
def test_a_disc_falls_to_the_lowest_free_row() -> None:
    play = played("d d c d")
    assert play.events() == [Dropped(0, 3, 0), Dropped(1, 3, 1), Dropped(0, 2, 0), Dropped(1, 3, 2)]
    assert play.s.heights == [0, 0, 1, 3, 0, 0, 0]
    assert play.s.discs == [1 << 21 | 1 << 14, 1 << 22 | 1 << 23]


def lines() -> list[list[tuple[int, int]]]:
    found = []
    for column in range(7):
        for row in range(6):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(column + step * right, row + step * up) for step in range(4)]
                if all(c in range(7) and r in range(6) for c, r in line):
                    found.append(line)
    return found


def bits(cells: Iterable[tuple[int, int]]) -> int:
    return sum(1 << HEIGHT * column + row for column, row in cells)


@pytest.mark.rule("CF-WIN-1")
def test_all_69_lines_of_four_are_seen() -> None:
    assert len(lines()) == 69
    for line in lines():
        assert has_four(bits(line))
        for gap in line:
            assert not has_four(bits(cell for cell in line if cell != gap))


@pytest.mark.rule("CF-WIN-1")
def test_nothing_else_is_a_line() -> None:
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
def test_four_in_a_line_win_at_once(rows: tuple[str, ...], column: str, request: pytest.FixtureRequest) -> None:
    play = position(*rows)
    play.choose(f"drop {column}")
    if request.node.callspec.id == "not yet":
        assert not play.match.over
        return
    assert play.result == serai.Result((1, 0), (1, 2), ({}, {}))
    assert play.told()[-1] == "won red"


@pytest.mark.rule("CF-WIN-1")
def test_yellow_can_win_too() -> None:
    play = played("a b a b a b g b")
    assert play.result == serai.Result((0, 1), (2, 1), ({}, {}))
    assert play.told()[-1] == "won yellow"


@pytest.mark.rule("CF-WIN-2")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    play = played(A_DRAW)
    assert sum(play.s.heights) == COLUMNS * ROWS == 42
    assert [type(event) for event in play.events()][-2:] == [Dropped, Drawn]
    assert play.result == serai.Result((0, 0), (1, 1), ({}, {}))
    assert not played(A_DRAW[:-4]).match.over


@pytest.mark.rule("CF-WIN-1")
def test_the_last_disc_can_win() -> None:
    play = played(LAST_DISC_WINS)
    assert sum(play.s.heights) == 42
    assert sorted(play.result.places) == [1, 2]
    assert type(play.events()[-1]) is Won


def test_a_sound_position() -> None:
    play = played("a b a")
    assert GAME.check(play.s) == []
    s = play.s.clone()
    s.discs[1] = s.discs[0]
    assert "CF-TURN-1" in GAME.check(s)
    s = play.s.clone()
    s.discs[0] |= 1 << HEIGHT * 5
    assert GAME.check(s) == ["CF-TURN-1", "CF-TURN-3"]
    s = play.s.clone()
    s.heights[6] = 1
    assert GAME.check(s) == ["CF-TURN-3"]
    s = play.s.clone()
    s.discs[0] ^= 1 << 1 | 1 << 2
    assert GAME.check(s) == ["CF-TURN-3"]
    assert GAME.max_decisions(2) == 42


def test_the_board_on_a_terminal() -> None:
    play = played("a b a")
    picture = GAME.draw_text(play.match.view(None), frozenset(["a", "g"]))
    assert len(picture) == 7
    assert picture[5][:3] == [("1 ", "label"), (" ● ", "seat0"), (" ○ ", "seat1")]
    assert picture[4][1] == (" ● ", "seat0")
    assert picture[3][1] == (" · ", "legal")
    assert picture[5][7] == (" · ", "legal")
    assert picture[4][7] == (" · ", "empty")
    assert picture[0][0] == ("6 ", "label")
    assert picture[6] == [("   a  b  c  d  e  f  g", "label")]
