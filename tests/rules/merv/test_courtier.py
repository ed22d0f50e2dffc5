"""Chapter 23: the High Courtier; decisions 27 and 28."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import BuildingPlaced, Produced, SlotTaken
from serai.games.merv.rules.courtier import COURTIER_TURN
from serai.games.merv.rules.order import FORM_QUEUE
from serai.games.merv.rules.scoring import END, SCORING
from serai.games.merv.rules.year import NEXT_MASTER
from tests.rules.merv.position import COURTIER, RED, YELLOW, Position, cell


def courtier(queue: tuple[int, ...] = (RED, YELLOW, COURTIER)) -> Position:
    p = Position(2)
    p.s.queue[:] = queue
    return p


@pytest.mark.rule("ME-TWO-1")
def test_the_courtier_has_a_turn_when_its_place_comes() -> None:
    p = courtier((COURTIER, YELLOW, RED))
    p.run(NEXT_MASTER)
    assert p.asked == "yellow courtier-slot"
    p.choose("take-slot north_4", "settle r2c4")
    assert p.asked == "yellow slot"
    assert p.s.masters == [-1, -1, -1, COURTIER, -1]


@pytest.mark.rule("ME-TWO-2")
def test_the_courtier_scores_nothing_and_cannot_win() -> None:
    p = courtier()
    p.build(COURTIER, "r1c1", "r1c2")
    p.run(SCORING, END)
    assert p.s.vp[COURTIER] == 0
    assert p.s.favour[COURTIER] == p.s.influence[COURTIER] == 0
    assert len(p.result.places) == 2


@pytest.mark.rule("ME-TWO-3", "ME-DEC-27")
def test_the_player_ahead_chooses_a_free_slot() -> None:
    p = courtier((YELLOW, COURTIER, RED))
    p.s.round = 1
    p.s.masters[2] = YELLOW
    p.run(COURTIER_TURN)
    assert p.asked == "yellow courtier-slot"
    assert p.offers("take-slot") == {"east_1", "east_2", "east_4", "east_5"}
    assert p.refused("take-slot east_3") == "ME-TWO-3"
    assert p.refused("take-slot north_1") == "ME-TWO-3"
    assert p.refused("end-turn") == "SE-ASK-3"
    p.choose("take-slot east_5")
    assert p.events(SlotTaken) == [(COURTIER, 9)]


@pytest.mark.rule("ME-TWO-4", "ME-DEC-28")
def test_the_other_player_chooses_an_empty_tile_of_the_line() -> None:
    p = courtier((YELLOW, RED, COURTIER))
    p.build(RED, "r2c4")
    p.run(COURTIER_TURN).choose("take-slot north_4")
    assert p.asked == "red courtier-tile"
    assert p.offers("settle") == {"r1c4", "r3c4", "r4c4", "r5c4"}
    assert p.refused("settle r2c4") == "ME-TWO-4"
    assert p.refused("settle r1c1") == "ME-TWO-4"
    assert p.refused("activate r1c4") == "SE-ASK-3"
    p.choose("settle r5c4")
    assert p.s.building[cell("r5c4")] == COURTIER
    assert p.s.buildings[COURTIER] == 8
    assert p.events(BuildingPlaced) == [(COURTIER, cell("r5c4"))]


@pytest.mark.rule("ME-TWO-5", "ME-RULING-37")
def test_a_full_line_or_no_building_places_nothing() -> None:
    p = courtier()
    p.build(RED, *(f"r{row}c4" for row in (1, 2, 3, 4, 5)))
    p.run(COURTIER_TURN).choose("take-slot north_4")
    assert p.asked == ""
    assert p.s.buildings[COURTIER] == 9
    q = courtier()
    q.build(COURTIER, *(f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 4)))
    q.run(COURTIER_TURN).choose("take-slot north_5")
    assert q.asked == ""
    assert q.s.masters[4] == COURTIER


@pytest.mark.rule("ME-TWO-6")
def test_the_courtier_does_nothing_else() -> None:
    p = courtier()
    p.run(COURTIER_TURN).choose("take-slot north_3", "settle r1c3")
    assert p.asked == ""
    assert p.events(Produced) == []
    assert p.s.camels[COURTIER] == 0


@pytest.mark.rule("ME-TWO-7")
def test_the_courtier_is_placed_in_the_queue_and_takes_camels() -> None:
    p = courtier()
    p.s.masters[:3] = [RED, YELLOW, COURTIER]
    p.camels(RED, 2)
    p.run(FORM_QUEUE).choose("take-place 1")
    assert p.s.queue == [RED, COURTIER, YELLOW]
    assert p.s.camels[COURTIER] == 1
    assert p.s.camels[YELLOW] == 1


@pytest.mark.rule("ME-RULING-36")
def test_ahead_means_in_the_queue_of_the_round() -> None:
    p = courtier((RED, YELLOW, COURTIER))
    p.s.masters[:2] = [YELLOW, RED]  # both have moved, yellow stands behind red in the slots
    p.s.turn = 2
    p.run(NEXT_MASTER)
    assert p.asked == "red courtier-slot"
    assert t.COURTIER == COURTIER
