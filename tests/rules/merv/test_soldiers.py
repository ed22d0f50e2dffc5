"""Chapter 11: soldiers; decision 7."""

import pytest

from serai.games.merv.events import SoldierDeclined, SoldierPlaced
from serai.games.merv.rules.invasion import INVASION
from serai.games.merv.rules.soldiers import SOLDIER
from tests.rules.merv.position import BLUE, COURTIER, MAGISTRATE, RED, YELLOW, Position, cell


def deploy(p: Position) -> Position:
    return p.run(SOLDIER[RED])


@pytest.mark.rule("ME-SOLDIER-1", "ME-DEC-7")
def test_a_soldier_goes_onto_a_building_of_any_colour() -> None:
    p = Position()
    p.build(RED, "r1c1")
    p.build(YELLOW, "r5c5")
    deploy(p)
    assert p.options == ["no-soldier", "place-soldier r1c1", "place-soldier r5c5"]
    assert p.refused("end-turn") == "SE-ASK-3"
    p.choose("place-soldier r5c5")
    assert p.s.soldier[cell("r5c5")] == RED
    assert p.s.servants[RED] == 7
    assert p.events(SoldierPlaced) == [(RED, 24)]


@pytest.mark.rule("ME-SOLDIER-2")
def test_no_soldier_without_a_building() -> None:
    p = Position()
    p.build(RED, "r1c1")
    assert deploy(p).refused("place-soldier r1c2") == "ME-SOLDIER-2"


@pytest.mark.rule("ME-SOLDIER-3")
def test_no_soldier_on_an_upgrade() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2", "r1c3")
    p.upgrade("r1c1", "white")
    p.upgrade("r1c2", "extra_purple")
    deploy(p)
    assert p.offers("place-soldier") == {"r1c3"}
    assert p.refused("place-soldier r1c1") == "ME-SOLDIER-3"
    assert p.refused("place-soldier r1c2") == "ME-SOLDIER-3"


@pytest.mark.rule("ME-SOLDIER-4")
def test_no_soldier_on_a_fully_walled_tile() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2", "r5c5")
    p.wall("north_1", "west_5")
    deploy(p)
    assert p.offers("place-soldier") == {"r1c2", "r5c5"}  # (1, 2) is still open to the north
    assert p.refused("place-soldier r1c1") == "ME-SOLDIER-4"


@pytest.mark.rule("ME-SOLDIER-5", "ME-RULING-5")
def test_a_soldier_may_be_declined() -> None:
    p = Position()
    p.build(RED, "r1c1")
    deploy(p).choose("no-soldier")
    assert p.s.servants[RED] == 8
    assert p.s.influence[RED] == 0
    assert p.events(SoldierDeclined) == [(RED,)]


@pytest.mark.rule("ME-SOLDIER-6", "ME-SOLDIER-7", "ME-TWO-12", "ME-SOLO-5", "ME-RULING-58")
def test_influence_for_own_and_other_buildings() -> None:
    for seats, owner, influence in ((2, RED, 1), (2, YELLOW, 2), (2, COURTIER, 2), (1, MAGISTRATE, 2)):
        p = Position(seats)
        p.build(owner, "r1c1")
        deploy(p).choose("place-soldier r1c1")
        assert p.s.influence[RED] == influence


@pytest.mark.rule("ME-SOLDIER-8")
def test_no_soldier_without_a_servant() -> None:
    p = Position()
    p.build(RED, "r1c1")
    p.s.servants[RED] = 0
    p.s.todo.append(SOLDIER[RED])
    assert p.options == ["no-soldier"]
    assert p.refused("place-soldier r1c1") == "ME-SOLDIER-8"


@pytest.mark.rule("ME-SOLDIER-9", "ME-INVASION-4")
def test_a_soldier_of_anybody_protects_the_tile() -> None:
    p = Position()
    p.build(YELLOW, "r1c1")
    p.soldier(RED, "r1c1")
    p.run(INVASION)
    assert p.s.building[cell("r1c1")] == YELLOW


@pytest.mark.rule("ME-RULING-30")
def test_one_soldier_a_tile() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2")
    p.soldier(BLUE, "r1c1")
    deploy(p)
    assert p.offers("place-soldier") == {"r1c2"}
    assert p.refusal("place-soldier r1c1") == ("ME-RULING-30", {"cell": "r1c1", "owner": "blue"})


@pytest.mark.rule("ME-RULING-31", "ME-WALL-8")
def test_a_soldier_stays_when_its_tile_is_walled_in() -> None:
    p = Position()
    p.build(RED, "r1c1")
    p.soldier(RED, "r1c1")
    p.wall("north_1")
    p.cubes(RED, "sand")
    p.action("wall").choose("buy-piece wall_sand_1", "build-at west_5")
    assert p.s.soldier[cell("r1c1")] == RED
    assert p.s.influence[RED] == 1
