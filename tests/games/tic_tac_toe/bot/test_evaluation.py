"""What bots know of tic-tac-toe: lines that are still open, what wins and what saves."""

import serai
from serai import Match
from serai.games.tic_tac_toe.bot.evaluation import is_quiet, open_lines, priors, uncertainty, value
from serai.games.tic_tac_toe.bot.priors import SAVES, WINS
from serai.games.tic_tac_toe.choices import SQUARES
from serai.games.tic_tac_toe.state import TicTacToe
from serai.games.tic_tac_toe.tables import CELLS

GAME = serai.load("tic_tac_toe")


def played(cells: str) -> TicTacToe:
    match = Match.new(GAME, 2, "x")
    for number, cell in enumerate(cells.split()):
        match.choose(number % 2, f"square {cell}")
    assert isinstance(match.state, TicTacToe)
    return match.state


def priors_of(s: TicTacToe, seat: int) -> dict[str, float]:
    free = [square for square in SQUARES if s.owner[square.cell] is None]
    return {CELLS[square.cell]: weight for square, weight in zip(free, priors(s, seat, free), strict=True)}


def test_an_empty_board_is_even_and_a_line_with_both_is_closed() -> None:
    assert value(played("")) == [0.0, 0.0]
    assert open_lines(played("")) == []
    assert sorted(open_lines(played("b2 a1"))) == [(0, 1)] * 3 + [(1, 1)] * 2  # the diagonal through both is closed
    assert value(played("b2"))[0] > value(played("a1"))[0] > value(played("a2"))[0] > 0


def test_two_in_an_open_line_win_for_who_has_the_turn() -> None:
    threatened = value(played("b2 a1 b3"))  # nought must answer in b1
    assert 0 < threatened[0] - threatened[1] < 1
    winning = value(played("b2 a1 b3 a2"))  # cross completes the column
    assert winning[0] - winning[1] > 0.9


def test_a_threat_is_no_place_to_stop_and_the_end_is_easier_to_foretell() -> None:
    assert is_quiet(played("b2 a1"))
    assert not is_quiet(played("b2 a1 b3"))
    assert uncertainty(played("")) > uncertainty(played("b2 a1 b3")) > 0


def test_what_wins_comes_before_what_saves_and_both_before_the_rest() -> None:
    weights = priors_of(played("b2 a1 b3 a2"), 0)
    assert weights["b1"] == WINS == max(weights.values())
    assert SAVES <= weights["a3"] < WINS
    assert all(weight < SAVES for cell, weight in weights.items() if cell not in ("b1", "a3"))
    opening = priors_of(played(""), 0)
    assert opening["b2"] > opening["a1"] == opening["c3"] > opening["a2"] == opening["b1"] > 0
