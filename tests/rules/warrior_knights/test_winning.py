"""Winning, and when the last round is."""

import pytest

from serai.games.warrior_knights.rules.board import KINGDOM_CITIES
from serai.games.warrior_knights.rules.upkeep.upkeep import (
    END_ROUND,
    INFLUENCE_COUNTED,
    UPKEEP,
)
from serai.games.warrior_knights.rules.winning import judge, majority_holder, rank_of, troops_on_board
from serai.games.warrior_knights.state import NEUTRAL, RAZED
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    castle,
    garrison,
    hold,
    noble,
    office,
    raze_all,
    realm,
    run,
    told,
)


@pytest.mark.rule("WK-WIN-1", "WK-WIN-2", "WK-WIN-3", "WK-EX-16", "WK-UPKEEP-1")
def test_majority():
    s = realm()
    s.owner[:7] = [RAZED] * 7
    s.owner[7:12] = [B] * 5
    s.owner[KINGDOM_CITIES:] = [B] * 6
    assert majority_holder(s) == -1  # overseas cities change nothing
    s.owner[12] = B
    s.besieger[12] = A  # besieged cities count for who controls them
    assert majority_holder(s) == B  # 6 of 11
    s.owner[13] = RAZED
    assert majority_holder(s) == B  # 6 of 10
    s.owner[12] = NEUTRAL
    assert majority_holder(s) == -1  # 5 of 10 is not more than half
    s.owner[12] = B
    run(s, UPKEEP)
    assert s.result.places == (2, 1, 2)
    assert [e.seat for e in told(s, "GameWon")] == [B]


@pytest.mark.rule("WK-WIN-4", "WK-WIN-6", "WK-WIN-7", "WK-WIN-8", "WK-WIN-9", "WK-RULING-61", "WK-EX-31")
def test_tie_for_the_crown():
    s = realm()
    s.influence[:] = [12, 12, 11]
    for name, seat in (
        ("monz", A),
        ("arvane", A),
        ("tunis", A),
        ("lorne", A),
        ("froli", B),
        ("halben", B),
        ("kovel", B),
    ):
        hold(s, name, seat)
    for name in ("surat", "nesque", "gedze", "pelmar", "estrel"):
        hold(s, name, C)
    assert judge(s) == A  # C is out; four cities beat three
    hold(s, "iskar", B)
    assert judge(s) == -1
    s.faith[B] = 1
    assert judge(s) == B
    s.votes[A] = 1
    noble(s, A, 0, "E4", 50)
    assert judge(s) == A
    castle(s, B, "E5")
    garrison(s, B, 50)
    assert judge(s) == -1
    s.last = True
    run(s, END_ROUND)
    assert s.result.scores == (0, 0, 0)
    assert told(s, "NobodyWon")


@pytest.mark.rule("WK-WIN-8", "WK-RULING-62", "WK-RULING-1")
def test_troops_on_the_board_are_cards_in_the_field_and_in_a_castle_that_stands():
    s = realm()
    leader = noble(s, A, 0, "E4", 50, tokens=0)
    office(s, leader, "constable")
    noble(s, A, 1, "~C1", 100)
    noble(s, A, 2, None, 100)
    garrison(s, A, "swiss_150")
    assert troops_on_board(s, A) == 50
    castle(s, A, "E5")
    assert troops_on_board(s, A) == 200
    assert rank_of(s, A) == (0, 0, 15, 200)


@pytest.mark.rule("WK-WIN-10", "WK-RULING-77")
def test_a_board_without_cities_makes_this_the_last_round():
    s = realm()
    raze_all(s, "tunis")
    run(s, INFLUENCE_COUNTED)
    assert not s.last
    raze_all(s)
    run(s, INFLUENCE_COUNTED)
    assert s.last


@pytest.mark.rule("WK-OPT-11.1", "WK-RULING-77")
def test_the_round_limit_makes_its_round_the_last():
    s = realm(round_limit=5)
    s.round = 4
    run(s, INFLUENCE_COUNTED)
    assert not s.last
    s.round = 5
    run(s, INFLUENCE_COUNTED)
    assert s.last


@pytest.mark.rule("WK-OPT-5.1", "WK-OPT-5.2")
def test_might_makes_right():
    s = realm(might_makes_right=True, round_limit=5)
    s.pool = 0
    s.influence[:] = [9, 1, 1]
    run(s, INFLUENCE_COUNTED)
    assert not s.last
    s.round = 5
    run(s, INFLUENCE_COUNTED)
    run(s, END_ROUND)
    assert s.result.scores == (0, 0, 0)
    s = realm(might_makes_right=True)
    s.owner[:10] = [C] * 10
    run(s, UPKEEP)
    assert s.result.scores == (0, 0, 1)


@pytest.mark.rule("WK-OPT-9.1", "WK-OPT-9.2", "WK-PLAYERS-6")
@pytest.mark.parametrize(("seats", "wins", "winner"), [(2, True, A), (2, False, -1), (3, False, A)])
def test_two_barons_may_agree_that_the_majority_does_not_win(seats, wins, winner):
    s = realm(seats, two_player_majority_win=wins)
    s.owner[:12] = [A] * 12
    assert majority_holder(s) == winner
    s.barons = 2  # what counts is how many began
    assert majority_holder(s) == winner
    assert GARRISON == 24
