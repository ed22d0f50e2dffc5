"""Chapter 20: the invasion; decision 25."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import BuildingLost, InvasionBegan, Paid, SoldierReturned, TributePaid
from serai.games.merv.rules.invasion import ATTACKS, INVASION, attacked_from
from tests.rules.merv.position import BLUE, COURTIER, MAGISTRATE, RED, YELLOW, Position, cell

NORTH, EAST, SOUTH, WEST = range(4)


def attacked(p: Position, side: int) -> list[str]:
    return [t.CELLS[n] for n in attacked_from(p.s, side)]


def everywhere(p: Position, owner: int, cells: str) -> None:
    p.build(owner, *cells.split())


@pytest.mark.rule("ME-INVASION-1", "ME-RULING-57")
def test_the_attack_goes_round_from_the_north() -> None:
    p = Position()
    p.run(INVASION)
    assert p.events(InvasionBegan) == [(NORTH,), (EAST,), (SOUTH,), (WEST,)]


@pytest.mark.rule("ME-INVASION-2", "ME-RULING-34")
def test_from_each_side_the_two_nearest_tiles_of_each_line() -> None:
    p = Position()
    everywhere(p, RED, "r1c1 r2c1 r3c1 r4c1 r5c1 r1c3 r2c3 r4c3 r5c3")
    everywhere(p, YELLOW, "r1c5 r2c5 r3c5 r3c4 r5c5")
    assert attacked(p, NORTH) == ["r1c1", "r2c1", "r1c3", "r2c3", "r1c5", "r2c5"]
    assert attacked(p, EAST) == ["r1c5", "r2c5", "r3c5", "r3c4", "r5c5"]
    assert attacked(p, SOUTH) == ["r5c5", "r5c3", "r4c3", "r5c1", "r4c1"]
    assert attacked(p, WEST) == ["r5c1", "r4c1", "r3c1", "r2c1", "r1c1"]


@pytest.mark.rule("ME-INVASION-3")
def test_a_piece_stops_the_attack_on_its_line_from_its_side() -> None:
    p = Position()
    everywhere(p, RED, "r1c1 r2c1 r1c3")
    p.wall("north_1", "north_3")
    assert attacked(p, NORTH) == []
    assert attacked(p, WEST) == ["r2c1", "r1c1"]


@pytest.mark.rule("ME-INVASION-4")
def test_a_tile_with_a_soldier_is_not_attacked() -> None:
    p = Position()
    everywhere(p, RED, "r1c1 r2c1")
    p.soldier(BLUE, "r1c1")
    assert attacked(p, NORTH) == ["r2c1"]


@pytest.mark.rule("ME-INVASION-5")
def test_a_tile_is_attacked_once() -> None:
    p = Position()
    everywhere(p, RED, "r1c1")
    p.lay("r1c1", "wall_sand")
    p.cubes(RED, "sand 2")
    p.run(INVASION).choose("pay-with sand")
    assert p.asked == ""  # the attack from the west does not come
    assert p.purse(RED) == "sand 1"
    assert p.s.building[0] == RED


@pytest.mark.rule("ME-INVASION-6")
def test_a_tile_without_a_building_suffers_nothing() -> None:
    p = Position()
    p.upgrade("r1c1", "white")
    p.run(INVASION)
    assert p.events(BuildingLost) == []
    assert p.s.upgrade[0] == t.WHITE


@pytest.mark.rule("ME-INVASION-7", "ME-DEC-25")
def test_pay_tribute_or_take_the_building_back() -> None:
    p = Position()
    p.lay("r1c1", "wall_sand")
    everywhere(p, RED, "r1c1")
    p.cubes(RED, "sand 1 purple 1")
    p.run(INVASION)
    assert p.asked == "red tribute"
    assert p.options == ["lose-building", "pay-with sand"]
    assert p.prompt == {"cell": "r1c1", "tile": "wall_sand"}
    p.choose("lose-building")
    assert p.s.building[0] == t.NOBODY
    assert p.s.buildings[RED] == 9
    assert p.events(BuildingLost) == [(RED, 0)]
    q = Position()
    everywhere(q, RED, "r1c1")
    q.run(INVASION)  # nothing to pay with
    assert q.s.buildings[RED] == 9


@pytest.mark.rule("ME-INVASION-8", "ME-INVASION-11")
def test_tribute_is_a_cube_of_the_tiles_colour_or_white() -> None:
    p = Position()
    p.lay("r1c1", "wall_sand")
    everywhere(p, RED, "r1c1")
    p.cubes(RED, "sand 1 purple 1 white 1")
    p.run(INVASION)
    assert p.options == ["lose-building", "pay-with sand", "pay-with white"]
    assert p.refused("pay-with purple") == "ME-INVASION-8"
    assert p.refused("pay-with orange") == "ME-PAY-1"
    assert p.refused("pay-with wild") == "ME-LIBRARY-10"
    assert p.refused("pay-with discount") == "ME-LIBRARY-8"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("pay-with white")
    assert p.purse(RED) == "purple 1 sand 1"
    assert p.events(TributePaid) == [(RED, 0, t.WHITE)]
    assert p.events(Paid) == [(RED, t.WHITE)]


@pytest.mark.rule("ME-INVASION-9")
def test_an_extra_upgrade_takes_its_colour_too() -> None:
    p = Position()
    p.lay("r1c1", "wall_sand")
    p.upgrade("r1c1", "extra_orange")
    everywhere(p, RED, "r1c1")
    p.cubes(RED, "sand 1 purple 1 orange 1")
    p.run(INVASION)
    assert p.options == ["lose-building", "pay-with sand", "pay-with orange"]


@pytest.mark.rule("ME-INVASION-10")
def test_a_white_upgrade_takes_any_colour() -> None:
    p = Position()
    p.upgrade("r1c1", "white")
    everywhere(p, RED, "r1c1")
    p.cubes(RED, "sand 1 purple 1 orange 1 turquoise 1")
    p.tile(RED, "wild_sand")
    p.run(INVASION)
    assert p.offers("pay-with") == {"purple", "sand", "turquoise", "orange"}


@pytest.mark.rule("ME-INVASION-12")
def test_the_tribute_cube_is_gone_after_the_phase() -> None:
    p = Position()
    p.lay("r1c1", "wall_sand")
    everywhere(p, RED, "r1c1")
    p.cubes(RED, "sand 1")
    p.run(INVASION).choose("pay-with sand")
    assert p.purse(RED) == ""
    assert p.s.attacked == []


@pytest.mark.rule("ME-INVASION-13", "ME-RULING-34")
def test_owners_decide_in_queue_order_side_by_side() -> None:
    p = Position()
    p.s.queue[:] = [BLUE, RED, YELLOW]
    everywhere(p, RED, "r1c2 r5c5")
    everywhere(p, YELLOW, "r1c1")
    everywhere(p, BLUE, "r2c4 r1c4")
    for seat in (RED, YELLOW, BLUE):
        p.cubes(seat, "white 9")
    p.run(INVASION)
    order = []
    while p.s.todo:
        order.append((p.asked.split()[0], t.CELLS[p.step.cell]))
        p.choose("pay-with white")
    assert order == [("blue", "r1c4"), ("blue", "r2c4"), ("red", "r1c2"), ("yellow", "r1c1"), ("red", "r5c5")]


@pytest.mark.rule("ME-INVASION-14", "ME-UPGRADE-6")
def test_upgrades_stay_when_a_building_is_lost() -> None:
    p = Position()
    p.upgrade("r1c1", "extra_purple")
    everywhere(p, RED, "r1c1")
    p.run(INVASION)
    assert p.s.building[0] == t.NOBODY
    assert p.s.upgrade[0] == 0
    p.turn(YELLOW).choose("take-slot north_1", "activate r1c1")
    assert p.purse(YELLOW) == "purple 2"


@pytest.mark.rule("ME-INVASION-15")
def test_every_soldier_returns_needed_or_not() -> None:
    p = Position()
    everywhere(p, RED, "r1c1 r3c2")
    p.soldier(BLUE, "r1c1")
    p.soldier(RED, "r3c2")
    p.wall("west_3")
    p.run(INVASION)
    assert p.s.soldier == [t.NOBODY] * 25
    assert (p.s.servants[BLUE], p.s.servants[RED]) == (8, 8)
    assert p.events(SoldierReturned) == [(BLUE, 0), (RED, 11)]


@pytest.mark.rule("ME-INVASION-16", "ME-EX-15")
def test_example_corner_tiles_need_two_pieces_and_middle_ones_a_gate() -> None:
    p = Position()
    everywhere(p, RED, "r1c1 r1c3")
    p.wall("north_1", "north_3")
    p.lay("r1c1", "wall_sand")
    p.cubes(RED, "sand 1")
    p.run(INVASION)
    assert (p.asked, t.CELLS[p.step.cell]) == ("red tribute", "r1c1")
    assert p.events(InvasionBegan)[-1] == (WEST,)  # only from the west
    p.choose("lose-building")
    assert p.s.building[cell("r1c3")] == RED
    q = Position()
    everywhere(q, RED, "r1c1")
    q.wall("north_1", "west_5")
    q.run(INVASION)
    assert q.s.building[0] == RED


@pytest.mark.rule("ME-RULING-67")
def test_the_wild_cube_is_no_way_of_its_own_where_its_colour_pays() -> None:
    for tile, upgrade, offered in (
        ("wall_sand", None, {"sand"}),
        ("wall_orange", "extra_sand", {"sand"}),
        ("wall_orange", "white", {"sand"}),
        ("wall_orange", "extra_purple", {"wild"}),
    ):
        p = Position()
        p.lay("r1c1", tile)
        if upgrade:
            p.upgrade("r1c1", upgrade)
        everywhere(p, RED, "r1c1")
        p.cubes(RED, "sand 2")
        p.tile(RED, "wild_sand")
        p.run(INVASION)
        assert p.offers("pay-with") == offered


@pytest.mark.rule("ME-LIBRARY-10")
def test_the_wild_cube_works_once_in_an_invasion() -> None:
    p = Position()
    p.lay("r1c1", "wall_sand")
    p.lay("r2c1", "mosque_sand")
    everywhere(p, RED, "r1c1 r2c1")
    p.cubes(RED, "purple 2")
    p.tile(RED, "wild_purple")
    p.s.wild_spent[RED] = 1  # in the last turn
    p.run(INVASION)
    assert p.options == ["lose-building", "pay-with wild"]
    p.choose("pay-with wild")
    assert p.purse(RED) == "purple 1"
    assert p.s.building[cell("r2c1")] == t.NOBODY  # no second time
    assert p.s.building[cell("r1c1")] == RED


@pytest.mark.rule("ME-TWO-13", "ME-TWO-14")
def test_courtier_buildings_are_removed_and_come_back_to_its_supply() -> None:
    p = Position(2)
    everywhere(p, COURTIER, "r1c1 r5c5 r3c2")
    p.soldier(RED, "r5c5")
    p.wall("west_3")
    p.run(INVASION)
    assert p.s.building[0] == t.NOBODY
    assert p.s.building[cell("r5c5")] == p.s.building[cell("r3c2")] == COURTIER
    assert p.s.buildings[COURTIER] == 7
    assert p.events(BuildingLost) == [(COURTIER, 0)]


@pytest.mark.rule("ME-SOLO-30", "ME-SOLO-31")
def test_magistrate_buildings_stay_and_courtier_buildings_go() -> None:
    p = Position(1)
    everywhere(p, MAGISTRATE, "r1c1 r5c5")
    everywhere(p, COURTIER, "r1c2")
    p.run(INVASION)
    assert p.s.building[0] == p.s.building[24] == MAGISTRATE
    assert p.s.building[1] == t.NOBODY
    assert p.asked == ""
    assert len(ATTACKS) == 4
