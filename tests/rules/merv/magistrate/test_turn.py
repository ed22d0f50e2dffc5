"""Chapter 24: the Magistrate's slots and buildings."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import BuildingPlaced, CardRefused, CardRevealed, CourtierPlaced, SlotTaken
from serai.games.merv.rules.courtier import COURTIER_TURN
from serai.games.merv.rules.magistrate.actions import carry_out
from serai.games.merv.rules.magistrate.deck import reveal
from serai.games.merv.rules.magistrate.slots import (
    algorithm_a,
    algorithm_b,
    building_tile,
    courtier_slot,
    courtier_tile,
)
from serai.games.merv.rules.year import NEXT_MASTER
from tests.rules.merv.magistrate.solo import HIM, his_turn, solo_turn
from tests.rules.merv.position import COURTIER, MAGISTRATE, RED, cell

# ---- general


@pytest.mark.rule("ME-SOLO-1")
def test_the_courtier_takes_part_between_you_and_him() -> None:
    p = solo_turn()
    p.s.turn = 2
    p.s.masters[:2] = [MAGISTRATE, RED]
    p.run(NEXT_MASTER)  # he is ahead and chooses the slot, you choose the tile
    assert p.asked == "red courtier-tile"
    q = solo_turn()
    q.s.queue[:] = [RED, MAGISTRATE, COURTIER]
    q.run(COURTIER_TURN)
    assert q.asked == "red courtier-slot"
    q.choose("take-slot north_2")
    assert q.asked == ""  # he has chosen the tile
    assert q.s.buildings[COURTIER] == 8


@pytest.mark.rule("ME-SOLO-3")
def test_he_never_activates_a_building_of_yours() -> None:
    p = solo_turn("wall mosque")
    p.build(RED, *(t.CELLS[c] for c in t.TILE_CELLS if p.s.action_at[c] == t.WALL))
    his_turn(p)
    assert p.events(CardRefused) == [(t.WALL,)]
    assert p.s.card == t.MOSQUE


@pytest.mark.rule("ME-SOLO-4")
def test_cubes_mean_nothing_to_him() -> None:
    p = solo_turn()
    assert len(p.s.cubes) == 5  # there is no purse for him
    p.build(MAGISTRATE, "r1c1")
    carry_out(p.s, t.WALL, 3)
    carry_out(p.s, t.PALACE, 4)
    assert p.purse(RED) == ""
    assert sum(p.s.courtiers[HIM * 4 :]) == 2


@pytest.mark.rule("ME-SOLO-6")
def test_his_slot_for_the_courtier() -> None:
    p = solo_turn()
    p.build(RED, "r1c2", "r2c2", "r1c4", "r2c4", "r1c5")
    p.build(HIM, "r3c2")
    assert t.SLOTS[courtier_slot(p.s)] == "north_4"  # most of yours, then fewest of his
    p.s.masters[3] = RED
    assert t.SLOTS[courtier_slot(p.s)] == "north_2"
    assert t.SLOTS[courtier_slot(solo_turn().s)] == "north_1"  # then the nearest to the current queue
    q = solo_turn()
    q.build(HIM, "r1c1", "r1c2", "r1c3", "r1c4")
    assert t.SLOTS[courtier_slot(q.s)] == "north_5"
    q.run(COURTIER_TURN)
    assert q.slot_of(COURTIER) == "north_5"


@pytest.mark.rule("ME-SOLO-7")
def test_his_tile_for_the_courtier() -> None:
    p = solo_turn()
    p.s.slot = 0
    line = list(t.LINES[0])
    p.build(RED, "r2c2", "r2c3", "r4c4", "r4c5")
    p.build(HIM, "r2c4")
    assert t.CELLS[courtier_tile(p.s, line)] == "r4c1"  # most of yours, then fewest of his
    line.remove(cell("r4c1"))
    assert t.CELLS[courtier_tile(p.s, line)] == "r2c1"
    assert t.CELLS[courtier_tile(solo_turn().s, t.LINES[0])] == "r1c1"  # then the nearest to the slot
    q = solo_turn()
    q.build(HIM, "r1c5")
    assert t.CELLS[courtier_tile(q.s, t.LINES[0])] == "r2c1"
    r = solo_turn(side="east")
    r.build(RED, "r4c3")  # the perpendicular line of a row is a column
    assert t.CELLS[courtier_tile(r.s, t.LINES[t.SLOTS.index("east_1")])] == "r1c3"


# ---- his turn


@pytest.mark.rule("ME-SOLO-8", "ME-SOLO-9")
def test_reveal_slot_build_act_market() -> None:
    p = solo_turn("palace", side="north")
    his_turn(p)
    kinds = [type(event) for event in p.events()]
    order = [kinds.index(kind) for kind in (CardRevealed, SlotTaken, BuildingPlaced, CourtierPlaced)]
    assert order == sorted(order)
    assert p.s.card == t.PALACE
    assert p.s.orders == []
    assert p.events(CardRevealed) == [(t.PALACE,)]
    assert p.s.masters.count(HIM) == 1
    assert p.asked == ""


@pytest.mark.rule("ME-SOLO-10")
def test_a_card_without_a_slot_is_discarded_and_the_next_revealed() -> None:
    p = solo_turn("wall palace")
    p.build(RED, *(t.CELLS[c] for c in t.TILE_CELLS if p.s.action_at[c] == t.WALL))
    barrier = p.s.barrier
    slot, builds = reveal(p.s)
    assert (p.s.card, p.s.discard, builds) == (t.PALACE, [t.WALL], True)
    assert slot >= 0
    assert p.s.barrier == barrier + 2


@pytest.mark.rule("ME-SOLO-11", "ME-SOLO-12")
def test_algorithm_a() -> None:
    p = solo_turn()  # wall tiles lie on (5, 2) to (5, 5)
    assert t.SLOTS[algorithm_a(p.s, t.WALL)] == "north_5"  # the farthest from the current queue
    p.build(RED, "r1c2")
    assert t.SLOTS[algorithm_a(p.s, t.WALL)] == "north_2"  # most of yours
    p.build(COURTIER, "r1c3")
    assert t.SLOTS[algorithm_a(p.s, t.WALL)] == "north_3"  # before that most of the Courtier's
    p.build(HIM, "r1c4")
    assert t.SLOTS[algorithm_a(p.s, t.WALL)] == "north_4"  # before that most of his
    p.build(RED, "r5c4")
    assert t.SLOTS[algorithm_a(p.s, t.WALL)] == "north_3"  # the tile must be empty
    p.s.masters[2] = RED
    assert t.SLOTS[algorithm_a(p.s, t.WALL)] == "north_2"  # the slot must be free
    p.build(RED, "r5c2", "r5c3", "r5c5")
    assert algorithm_a(p.s, t.WALL) == t.NOBODY


@pytest.mark.rule("ME-SOLO-13", "ME-SOLO-14")
def test_algorithm_b() -> None:
    p = solo_turn()
    assert algorithm_b(p.s, t.WALL) == t.NOBODY
    p.build(HIM, "r5c2")
    p.build(COURTIER, "r5c3", "r5c5")
    p.build(RED, "r5c4")
    assert t.SLOTS[algorithm_b(p.s, t.WALL)] == "north_2"  # one building each, his counts more
    p.build(COURTIER, "r1c5")
    assert t.SLOTS[algorithm_b(p.s, t.WALL)] == "north_5"  # together two
    p.build(COURTIER, "r1c2")
    assert t.SLOTS[algorithm_b(p.s, t.WALL)] == "north_2"
    p.build(HIM, "r1c3")
    assert t.SLOTS[algorithm_b(p.s, t.WALL)] == "north_3"  # also two with one of his: the farthest
    p.build(RED, "r2c2")
    assert t.SLOTS[algorithm_b(p.s, t.WALL)] == "north_2"  # most of yours
    p.s.masters[1] = RED
    assert t.SLOTS[algorithm_b(p.s, t.WALL)] == "north_3"


@pytest.mark.rule("ME-SOLO-13", "ME-SOLO-16", "ME-SOLO-18")
def test_b_is_used_only_without_a_and_builds_nothing() -> None:
    p = solo_turn("wall")
    p.build(HIM, "r5c2")
    his_turn(p)
    assert len(p.events(BuildingPlaced)) == 1
    assert p.s.action_at[p.events(BuildingPlaced)[0][1]] == t.WALL
    q = solo_turn("wall")
    q.build(HIM, "r5c2")
    q.build(RED, "r5c3", "r5c4", "r5c5")
    his_turn(q)
    assert q.events(BuildingPlaced) == []
    assert q.slot_of(HIM) == "north_2"
    assert q.s.buildings[HIM] == 8


@pytest.mark.rule("ME-SOLO-15")
def test_with_all_buildings_in_the_city_only_b_is_used() -> None:
    p = solo_turn("wall")
    p.build(HIM, *(f"r{row}c{column}" for row in (1, 2) for column in (1, 2, 3, 4)), "r5c2")
    his_turn(p)
    assert p.events(BuildingPlaced) == []
    assert p.slot_of(HIM) == "north_2"


@pytest.mark.rule("ME-SOLO-16", "ME-SOLO-17", "ME-RULING-52")
def test_his_building_tile() -> None:
    p = solo_turn()
    for where, tile in (("r1c1", "wall_purple"), ("r3c1", "wall_sand"), ("r5c1", "wall_orange")):
        p.lay(where, tile)
    assert t.CELLS[building_tile(p.s, 0, t.WALL)] == "r5c1"  # the farthest from the slot
    p.build(RED, "r3c5")
    assert t.CELLS[building_tile(p.s, 0, t.WALL)] == "r3c1"  # most of yours on the perpendicular line
    p.build(HIM, "r1c2")
    assert t.CELLS[building_tile(p.s, 0, t.WALL)] == "r1c1"  # before that most of his
    p.build(RED, "r1c1")
    assert t.CELLS[building_tile(p.s, 0, t.WALL)] == "r3c1"
    assert cell("r3c1") not in t.CROSSING[0][cell("r3c1")]
    assert len(t.CROSSING[0][cell("r3c1")]) == 3  # the market is no tile


@pytest.mark.rule("ME-SOLO-19", "ME-SOLO-20")
def test_he_acts_once_for_each_of_his_and_the_courtiers_buildings() -> None:
    p = solo_turn("wall")
    p.build(HIM, "r1c4", "r2c4")
    p.build(COURTIER, "r3c4")
    p.build(RED, "r4c4")
    his_turn(p)
    assert sum(piece != t.NOBODY for piece in p.s.walls) == 4  # with the one built this turn
    assert p.s.soldier == [t.NOBODY] * 25


@pytest.mark.rule("ME-EX-14")
def test_example_silk_road_by_algorithm_b() -> None:
    p = solo_turn("silk_road")
    for where, tile in (
        ("r1c2", "silk_road_purple"),
        ("r1c4", "silk_road_sand"),
        ("r1c5", "silk_road_turquoise"),
        ("r1c1", "silk_road_orange"),
    ):
        p.lay(where, tile)
    p.build(HIM, "r1c2", "r2c2", "r2c5")
    p.build(COURTIER, "r3c2", "r1c4", "r2c4", "r1c5")
    p.build(RED, "r1c1")
    his_turn(p)
    assert p.slot_of(HIM) == "north_2"
    assert p.events(BuildingPlaced) == []
