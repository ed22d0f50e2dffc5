"""Chapters 9 and 10: favour and influence."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import FavourGained, FavourSpent, InfluenceGained, PointsGained
from serai.games.merv.rules.scoring import SCORE_PALACE
from serai.games.merv.rules.tracks import gain_favour, gain_influence, spend_favour
from tests.rules.merv.position import MAGISTRATE, RED, Position


def at(favour: int, influence: int, owner: int = RED) -> Position:
    p = Position(1 if owner == MAGISTRATE else 3)
    p.s.favour[owner] = favour
    p.s.influence[owner] = influence
    return p


def standing(p: Position, owner: int = RED) -> tuple[int, int, int]:
    return p.s.favour[owner], p.s.influence[owner], p.s.vp[owner]


@pytest.mark.rule("ME-FAVOUR-1")
def test_favour_moves_one_space_for_each_unit() -> None:
    p = at(0, 0)
    gain_favour(p.s, RED, 2)
    assert standing(p) == (2, 0, 0)
    assert p.events(FavourGained) == [(RED, 1), (RED, 2)]


@pytest.mark.rule("ME-FAVOUR-2")
def test_marks_reached_or_passed_give_points() -> None:
    p = at(3, 0)
    gain_favour(p.s, RED, 1)
    assert standing(p) == (4, 0, 1)
    gain_favour(p.s, RED, 5)
    assert standing(p) == (9, 0, 1 + 2 + 3)
    assert p.events(PointsGained) == [(RED, 1, t.FROM_FAVOUR), (RED, 2, t.FROM_FAVOUR), (RED, 3, t.FROM_FAVOUR)]
    assert p.s.points[t.FROM_FAVOUR] == 6


@pytest.mark.rule("ME-FAVOUR-3", "ME-RULING-10")
def test_spending_costs_no_points_and_marks_pay_again() -> None:
    p = at(3, 0)
    gain_favour(p.s, RED, 1)
    spend_favour(p.s, RED, 2)
    assert standing(p) == (2, 0, 1)
    assert p.events(FavourSpent) == [(RED, 2)]
    gain_favour(p.s, RED, 2)
    assert standing(p) == (4, 0, 2)
    spend_favour(p.s, RED, 0)
    assert p.events(FavourSpent) == [(RED, 2)]


@pytest.mark.rule("ME-FAVOUR-4", "ME-RULING-9", "ME-EX-17")
def test_favour_beyond_the_last_space_becomes_influence() -> None:
    p = at(9, 3)
    gain_favour(p.s, RED, 3)
    assert standing(p) == (10, 5, 4)


@pytest.mark.rule("ME-FAVOUR-5", "ME-INFLUENCE-5")
def test_a_unit_is_lost_when_both_discs_are_at_the_end() -> None:
    p = at(10, 20)
    gain_favour(p.s, RED, 2)
    gain_influence(p.s, RED, 2)
    assert standing(p) == (10, 20, 0)


@pytest.mark.rule("ME-INFLUENCE-1")
def test_influence_moves_one_space_for_each_unit() -> None:
    p = at(0, 0)
    gain_influence(p.s, RED, 4)
    assert standing(p) == (0, 4, 0)
    assert p.events(InfluenceGained) == [(RED, 1), (RED, 2), (RED, 3), (RED, 4)]


@pytest.mark.rule("ME-INFLUENCE-2")
def test_influence_marks_give_points() -> None:
    p = at(0, 6)
    gain_influence(p.s, RED, 5)
    assert standing(p) == (0, 11, 1 + 2)
    gain_influence(p.s, RED, 9)
    assert standing(p) == (0, 20, 1 + 2 + 3 + 4 + 5)
    assert p.s.points[t.FROM_INFLUENCE] == 15


@pytest.mark.rule("ME-INFLUENCE-3")
def test_influence_is_not_spent_in_scoring() -> None:
    p = at(0, 7)
    p.courtiers(RED, "faith")
    p.run(SCORE_PALACE[RED])
    assert p.s.influence[RED] == 7
    assert (p.s.favour[RED], p.s.vp[RED]) == (0, 0)


@pytest.mark.rule("ME-INFLUENCE-4", "ME-RULING-9")
def test_influence_beyond_the_last_space_becomes_favour() -> None:
    p = at(2, 19)
    gain_influence(p.s, RED, 3)
    assert standing(p) == (4, 20, 5 + 1)


@pytest.mark.rule("ME-INFLUENCE-6")
def test_marks_count_as_reached_on_or_beyond_their_space() -> None:
    assert [t.KINDS_ALLOWED[n] for n in (0, 3, 4, 7, 8, 12, 13, 20)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert t.LEVEL_SPACE == {1: 2, 2: 6, 3: 10}


@pytest.mark.rule("ME-SOLO-37", "ME-SOLO-39", "ME-SOLO-40")
def test_the_magistrate_gains_like_a_player_but_loses_no_unit() -> None:
    p = at(9, 18, MAGISTRATE)
    gain_favour(p.s, MAGISTRATE, 2)
    assert standing(p, MAGISTRATE) == (10, 19, 4)
    gain_influence(p.s, MAGISTRATE, 2)
    assert standing(p, MAGISTRATE) == (10, 20, 4 + 5 + 2)
    gain_favour(p.s, MAGISTRATE, 1)
    assert standing(p, MAGISTRATE) == (10, 20, 13)
    q = at(8, 20, MAGISTRATE)
    gain_influence(q.s, MAGISTRATE, 1)
    assert standing(q, MAGISTRATE) == (9, 20, 0)
