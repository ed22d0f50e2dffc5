"""Winning, and when the last round is."""

import pytest

from serai.games.warrior_knights.events import GameWon, NobodyWon
from serai.games.warrior_knights.rules.board import KINGDOM_CITIES
from serai.games.warrior_knights.rules.upkeep.upkeep import (
    END_ROUND,
    INFLUENCE_COUNTED,
    UPKEEP,
)
from serai.games.warrior_knights.rules.winning import judge, majority_holder, rank_of, troops_on_board
from serai.games.warrior_knights.state import NEUTRAL, RAZED
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import A, B, C, owner_name
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-WIN-1", "WK-WIN-2", "WK-WIN-3", "WK-EX-16", "WK-UPKEEP-1")
def test_majority() -> None:
    play = Position(empty=True)
    play.s.owner[:7] = [RAZED] * 7
    play.s.owner[7:12] = [B] * 5
    play.s.owner[KINGDOM_CITIES:] = [B] * 6
    assert majority_holder(play.s) == -1  # overseas cities change nothing
    play.s.owner[12] = B
    play.s.besieger[12] = A  # besieged cities count for who controls them
    assert majority_holder(play.s) == B  # 6 of 11
    play.s.owner[13] = RAZED
    assert majority_holder(play.s) == B  # 6 of 10
    play.s.owner[12] = NEUTRAL
    assert majority_holder(play.s) == -1  # 5 of 10 is not more than half
    play.s.owner[12] = B
    play.run(UPKEEP)
    assert play.result.places == (2, 1, 2)
    assert [e.seat for e in play.events(GameWon)] == [B]


@pytest.mark.rule("WK-WIN-4", "WK-WIN-6", "WK-WIN-7", "WK-WIN-8", "WK-WIN-9", "WK-RULING-61", "WK-EX-31")
def test_tie_for_the_crown() -> None:
    play = Position(empty=True)
    play.s.influence[:] = [12, 12, 11]
    for name, seat in (
        ("monz", A),
        ("arvane", A),
        ("tunis", A),
        ("lorne", A),
        ("froli", B),
        ("halben", B),
        ("kovel", B),
    ):
        play.city(name, owner_name(seat))
    for name in ("surat", "nesque", "gedze", "pelmar", "estrel"):
        play.city(name, "third")
    assert judge(play.s) == A  # C is out; four cities beat three
    play.city("iskar", "second")
    assert judge(play.s) == -1
    play.s.faith[B] = 1
    assert judge(play.s) == B
    play.s.votes[A] = 1
    play.noble("first-circle", "E4", "regular_50")
    assert judge(play.s) == A
    play.baron("second", castle="E5")
    play.baron("second", garrison="regular_50")
    assert judge(play.s) == -1
    play.s.last = True
    play.run(END_ROUND)
    assert play.result.scores == (0, 0, 0)
    assert play.events(NobodyWon)


@pytest.mark.rule("WK-WIN-8", "WK-RULING-62", "WK-RULING-1")
def test_troops_on_the_board_are_cards_in_the_field_and_in_a_castle_that_stands() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50", tokens=0)
    play.office("first-circle", "constable")
    play.noble("first-square", "sea C1", "regular_100")
    play.noble("first-triangle", "off", "regular_100")
    play.baron("first", garrison="swiss_150")
    assert troops_on_board(play.s, A) == 50
    play.baron("first", castle="E5")
    assert troops_on_board(play.s, A) == 200
    assert rank_of(play.s, A) == (0, 0, 15, 200)


@pytest.mark.rule("WK-WIN-10", "WK-RULING-77")
def test_a_board_without_cities_makes_this_the_last_round() -> None:
    play = Position(empty=True)
    play.raze_all("tunis")
    play.run(INFLUENCE_COUNTED)
    assert not play.s.last
    play.raze_all()
    play.run(INFLUENCE_COUNTED)
    assert play.s.last


@pytest.mark.rule("WK-OPT-11.1", "WK-RULING-77")
def test_the_round_limit_makes_its_round_the_last() -> None:
    play = Position(options={"round_limit": 5}, empty=True)
    play.s.round = 4
    play.run(INFLUENCE_COUNTED)
    assert not play.s.last
    play.s.round = 5
    play.run(INFLUENCE_COUNTED)
    assert play.s.last


@pytest.mark.rule("WK-OPT-5.1", "WK-OPT-5.2")
def test_might_makes_right() -> None:
    play = Position(options={"might_makes_right": True, "round_limit": 5}, empty=True)
    play.s.pool = 0
    play.s.influence[:] = [9, 1, 1]
    play.run(INFLUENCE_COUNTED)
    assert not play.s.last
    play.s.round = 5
    play.run(INFLUENCE_COUNTED)
    play.run(END_ROUND)
    assert play.result.scores == (0, 0, 0)
    play = Position(options={"might_makes_right": True}, empty=True)
    play.s.owner[:10] = [C] * 10
    play.run(UPKEEP)
    assert play.result.scores == (0, 0, 1)


@pytest.mark.rule("WK-OPT-9.1", "WK-OPT-9.2", "WK-PLAYERS-6")
@pytest.mark.parametrize(("seats", "wins", "winner"), [(2, True, A), (2, False, -1), (3, False, A)])
def test_two_barons_may_agree_that_the_majority_does_not_win(seats: int, wins: bool, winner: int) -> None:
    play = Position(seats, options={"two_player_majority_win": wins}, empty=True)
    play.s.owner[:12] = [A] * 12
    assert majority_holder(play.s) == winner
    play.s.barons = 2  # what counts is how many began
    assert majority_holder(play.s) == winner
    assert GARRISON == 24
