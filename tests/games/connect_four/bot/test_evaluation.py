"""What bots know of Connect Four: threats, the middle, what wins and what saves."""

import serai
from serai import Match
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.games.connect_four.bot.evaluation import is_quiet, priors, uncertainty, value
from serai.games.connect_four.bot.priors import SAVES, WINS
from serai.games.connect_four.bot.threats import landings, threats
from serai.games.connect_four.choices import DROPS
from serai.games.connect_four.rules.winning import has_four
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, HEIGHT, LETTERS, ROWS

GAME = serai.load("connect_four")


def played(columns: str) -> ConnectFour:
    match = Match.new(GAME, 2, "x")
    for number, column in enumerate(columns.split()):
        match.choose(number % 2, f"drop {column}")
    assert isinstance(match.state, ConnectFour)
    return match.state


def priors_of(s: ConnectFour, seat: int) -> dict[str, float]:
    return dict(zip(LETTERS, priors(s, seat, DROPS), strict=True))


def test_a_threat_is_a_place_that_completes_a_line() -> None:
    """Against a plain try of every place, on random boards."""
    seen = 0
    for number in range(60):
        s = GAME.new(2, seeded("x"), {})
        playout(s, seeded(f"board {number}"), 8 + number % 24)
        taken = s.discs[0] | s.discs[1]
        for seat in (0, 1):
            if has_four(s.discs[seat]):
                continue
            places = [1 << HEIGHT * column + row for column in range(COLUMNS) for row in range(ROWS)]
            expected = sum(place for place in places if not taken & place and has_four(s.discs[seat] | place))
            assert threats(s, seat) == expected
            seen += expected.bit_count()
    assert seen > 30


def test_the_next_places() -> None:
    s = played("a a a a a a b")
    lowest = ((1, 1), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0))  # the first column is full
    assert landings(s) == sum(1 << HEIGHT * column + row for column, row in lowest)


def test_the_middle_and_threats_are_worth_something_and_the_win_most() -> None:
    assert value(played("")) == [0.0, 0.0]
    assert value(played("d"))[0] > value(played("c"))[0] > value(played("a"))[0] == 0
    three = value(played("a b a b a"))  # red threatens a4, and yellow has the turn
    assert 0 < three[0] - three[1] < 1
    turn = value(played("a b a b a g"))
    assert turn[0] - turn[1] > 1.5


def test_a_threat_that_can_be_carried_out_is_no_place_to_stop() -> None:
    assert is_quiet(played("a b a b"))
    assert not is_quiet(played("a b a b a"))
    assert is_quiet(played("a b a b a a"))
    assert uncertainty(played("")) > uncertainty(played("a b a b")) > 0


def test_what_wins_comes_before_what_saves_and_both_before_the_rest() -> None:
    weights = priors_of(played("a b a b a b"), 0)
    assert weights["a"] > WINS
    assert SAVES < weights["b"] < WINS
    assert max(weight for column, weight in weights.items() if column not in "ab") < SAVES
    opening = priors_of(played(""), 0)
    assert opening["d"] > opening["c"] == opening["e"] > opening["a"] == opening["g"] > 0


def test_nobody_readily_opens_a_line_to_the_other() -> None:
    s = played("")  # red has b2, c2 and d2: whoever fills a1 or e1 lets the next disc win
    for column, discs in (("b", "10"), ("c", "00"), ("d", "10")):
        for row, seat in enumerate(map(int, discs)):
            s.discs[seat] |= 1 << HEIGHT * LETTERS.index(column) + row
            s.heights[LETTERS.index(column)] += 1
    weights = priors_of(s, 1)
    assert max(weights["a"], weights["e"]) < 0.3 < weights["g"] < weights["f"]
