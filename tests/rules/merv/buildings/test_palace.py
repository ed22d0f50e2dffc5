"""Chapter 14: the Palace action; decisions 13 and 14."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import CourtierPlaced, RewardLost
from serai.games.merv.rules.buildings.palace import PALACE, give_courtier
from serai.games.merv.rules.invasion import INVASION
from tests.rules.merv.position import BLUE, RED, YELLOW, Position


@pytest.mark.rule("ME-PALACE-1", "ME-PALACE-5")
def test_four_courts_with_three_places_each() -> None:
    assert t.COURTS == ("learning", "spices", "trade", "faith")
    p = Position()
    p.cubes(RED, "purple 1 sand 1 turquoise 1 orange 1")
    p.courtiers(YELLOW, "learning", "learning", "trade", "trade")
    p.courtiers(BLUE, "learning")
    p.action("palace")
    assert p.offers("place-courtier") == {"spices", "trade", "faith"}
    assert p.refused("place-courtier learning") == "ME-PALACE-5"


@pytest.mark.rule("ME-PALACE-2", "ME-PALACE-6", "ME-DEC-13")
def test_several_courtiers_in_one_action_also_in_one_court() -> None:
    p = Position()
    p.cubes(RED, "purple 3 orange 3")
    p.action("palace").choose("place-courtier learning", "place-courtier learning", "place-courtier faith")
    assert p.s.courtiers[:4] == [2, 0, 0, 1]
    assert p.s.servants[RED] == 5
    assert p.events(CourtierPlaced) == [(RED, 0), (RED, 0), (RED, 3)]
    assert p.purse(RED) == ""
    assert p.asked == ""


@pytest.mark.rule("ME-PALACE-3", "ME-RULING-19")
def test_the_nth_courtier_costs_n_cubes_free_ones_included() -> None:
    p = Position()
    p.courtiers(RED, "faith", "trade")
    p.cubes(RED, "turquoise 2 purple 3 sand 3")
    p.action("palace")
    assert p.offers("place-courtier") == {"learning", "trade"}
    assert p.refusal("place-courtier spices") == ("ME-PALACE-3", {"court": "spices", "number": 3})
    p.choose("place-courtier learning")
    assert p.purse(RED) == "sand 3 turquoise 2"


@pytest.mark.rule("ME-PALACE-4")
def test_the_first_courtier_in_a_court_gives_favour() -> None:
    p = Position()
    p.courtiers(YELLOW, "trade")
    p.cubes(RED, "purple 1 sand 2")
    p.action("palace").choose("place-courtier learning")
    assert p.s.favour[RED] == 1
    p.choose("place-courtier trade")
    assert p.s.favour[RED] == 1


@pytest.mark.rule("ME-PALACE-7")
def test_courtiers_stay() -> None:
    p = Position()
    p.courtiers(RED, "learning", "faith")
    p.run(INVASION)
    assert p.s.courtiers[:4] == [1, 0, 0, 1]


@pytest.mark.rule("ME-PALACE-8")
def test_a_courtier_needs_a_servant() -> None:
    p = Position()
    p.cubes(RED, "purple 8")
    p.build(YELLOW, "r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r2c1", "r2c2", "r2c3")
    for where in ("r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r2c1", "r2c2"):
        p.soldier(RED, where)
    p.action("palace").choose("place-courtier learning")
    assert p.asked == ""
    p.s.todo.append(PALACE[RED])
    assert p.options == ["stop"]
    assert p.refused("place-courtier learning") == "ME-PALACE-8"
    assert p.refused("take-card 1") == "SE-ASK-3"


@pytest.mark.rule("ME-MOSQUE-12", "ME-RULING-20", "ME-DEC-14")
def test_a_free_courtier_goes_to_any_free_place_with_its_favour() -> None:
    p = Position()
    p.courtiers(YELLOW, "learning", "learning", "learning")
    give_courtier(p.s, RED)
    p.run()
    assert p.asked == "red free-courtier"
    assert p.options == ["place-courtier spices", "place-courtier trade", "place-courtier faith"]
    assert p.refused("place-courtier learning") == "ME-PALACE-5"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("place-courtier faith")
    assert p.s.courtiers[3] == 1
    assert p.s.favour[RED] == 1


@pytest.mark.rule("ME-RULING-5")
def test_a_free_courtier_without_place_or_servant_is_lost() -> None:
    p = Position(4)
    p.courtiers(YELLOW, *["learning"] * 3, *["spices"] * 3)
    p.courtiers(BLUE, *["trade"] * 3, *["faith"] * 3)
    give_courtier(p.s, RED)
    assert p.run().asked == ""
    assert p.events(RewardLost) == [(RED, t.FREE_COURTIER)]
    p = Position(whole=False)
    p.s.servants[RED] = 0
    give_courtier(p.s, RED)
    assert p.run().asked == ""


@pytest.mark.rule("ME-EX-8")
def test_example_red_places_a_second_courtier() -> None:
    p = Position()
    p.courtiers(RED, "learning")
    p.cubes(RED, "orange 2 sand 2")
    p.action("palace").choose("place-courtier faith")
    assert p.purse(RED) == "sand 2"
    assert p.s.favour[RED] == 1
    p.s.todo.append(PALACE[RED])
    assert p.refused("place-courtier trade") == "ME-PALACE-3"
    p.cubes(RED, "sand 3")
    assert "place-courtier trade" in p.options
