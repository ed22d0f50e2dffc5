"""The Magistrate tells which of his priorities decided."""

from collections.abc import Callable
from functools import partial

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import Weighed
from serai.games.merv.rules.magistrate.actions import (
    break_through,
    build_wall,
    complete_contracts,
    deploy,
    found_post,
    step_up,
    take_best_card,
    take_best_token,
)
from serai.games.merv.rules.magistrate.picks import best_court
from serai.games.merv.rules.magistrate.priorities import DECISIONS, PRIORITIES
from serai.games.merv.rules.magistrate.slots import (
    algorithm_a,
    algorithm_b,
    building_tile,
    courtier_slot,
    courtier_tile,
)
from serai.games.merv.rules.magistrate.why import deciding
from tests.rules.merv.magistrate.solo import solo_turn
from tests.rules.merv.position import COURTIER, MAGISTRATE, RED, Position, cell

HIM = MAGISTRATE


def why(p: Position, choose: Callable[[], object]) -> list[tuple[str, str]]:
    """What he told of his reasons while he chose."""
    before = len(p.events(Weighed))
    choose()
    return [(DECISIONS[decision], PRIORITIES[priority]) for decision, priority in p.events(Weighed)[before:]]


def test_the_deciding_part_is_the_one_that_leaves_the_best_alone() -> None:
    assert deciding([(3, 1)], (3, 1)) == 0
    assert deciding([(3, 1), (2, 9)], (3, 1)) == 1
    assert deciding([(3, 1), (3, 0), (2, 9)], (3, 1)) == 2
    assert deciding([(3, 1), (3, 1), (2, 9)], (3, 1)) == 3


@pytest.mark.rule("ME-SOLO-12")
def test_why_a_slot_to_build() -> None:
    p = solo_turn()  # wall tiles lie on (5, 2) to (5, 5)
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == [("slot_to_build", "farthest_from_current_queue")]
    p.build(RED, "r1c2")
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == [("slot_to_build", "most_you")]
    p.build(COURTIER, "r1c3")
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == [("slot_to_build", "most_courtier")]
    p.build(HIM, "r1c4")
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == [("slot_to_build", "most_magistrate")]
    p.s.masters[:] = [RED, RED, RED, t.NOBODY, RED]
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == [("slot_to_build", "only_one")]
    p.s.masters[3] = RED
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == []
    p.s.masters[3] = t.NOBODY
    p.s.telling = False
    assert why(p, lambda: algorithm_a(p.s, t.WALL)) == []


@pytest.mark.rule("ME-SOLO-14")
def test_why_a_slot_to_use() -> None:
    p = solo_turn()
    assert why(p, lambda: algorithm_b(p.s, t.WALL)) == []
    p.build(HIM, "r5c2")
    assert why(p, lambda: algorithm_b(p.s, t.WALL)) == [("slot_to_use", "only_one")]
    p.build(COURTIER, "r5c3")
    assert why(p, lambda: algorithm_b(p.s, t.WALL)) == [("slot_to_use", "most_magistrate")]
    p.build(COURTIER, "r1c3")
    assert why(p, lambda: algorithm_b(p.s, t.WALL)) == [("slot_to_use", "most_magistrate_plus_courtier")]


@pytest.mark.rule("ME-SOLO-17")
def test_why_a_tile() -> None:
    p = solo_turn(side="east")
    line = t.SLOTS.index("east_5")  # the wall tiles (5, 2) to (5, 5)
    assert why(p, lambda: building_tile(p.s, line, t.WALL)) == [("tile", "farthest_from_slot")]
    p.build(RED, "r1c3")
    assert why(p, lambda: building_tile(p.s, line, t.WALL)) == [("tile", "perpendicular_most_you")]
    p.build(HIM, "r1c4")
    assert why(p, lambda: building_tile(p.s, line, t.WALL)) == [("tile", "perpendicular_most_magistrate")]
    p.build(RED, "r5c2", "r5c3", "r5c4")
    assert why(p, lambda: building_tile(p.s, line, t.WALL)) == []  # one tile needs no reason


@pytest.mark.rule("ME-SOLO-6", "ME-SOLO-7")
def test_why_the_courtier_goes_there() -> None:
    p = solo_turn()
    tiles = [cell("r1c1"), cell("r2c1"), cell("r3c1")]
    assert why(p, lambda: courtier_slot(p.s)) == [("courtier_slot", "nearest_to_current_queue")]
    assert why(p, lambda: courtier_tile(p.s, tiles)) == [("courtier_tile", "nearest_to_slot")]
    p.build(HIM, "r1c1", "r1c2", "r1c4", "r1c5", "r2c2")
    assert why(p, lambda: courtier_slot(p.s)) == [("courtier_slot", "fewest_magistrate")]
    assert why(p, lambda: courtier_tile(p.s, tiles)) == [("courtier_tile", "perpendicular_fewest_magistrate")]
    p.build(RED, "r2c4")
    assert why(p, lambda: courtier_slot(p.s)) == [("courtier_slot", "most_you")]
    assert why(p, lambda: courtier_tile(p.s, tiles)) == [("courtier_tile", "perpendicular_most_you")]


@pytest.mark.rule("ME-SOLO-46")
def test_why_a_card() -> None:
    p = solo_turn()
    p.row("ginger juniper cinnamon pepper ginger juniper cinnamon pepper")
    assert why(p, lambda: take_best_card(p.s)) == [("card", "farthest_from_deck")]
    q = solo_turn()
    q.row("ginger ginger ginger pepper")
    q.spices(HIM, ginger=1)
    assert why(q, lambda: take_best_card(q.s)) == [("card", "most_set_points")]
    q.s.row.clear()
    assert why(q, lambda: take_best_card(q.s)) == []


@pytest.mark.rule("ME-SOLO-53")
def test_why_a_court() -> None:
    p = solo_turn()
    assert why(p, lambda: best_court(p.s)) == [("court", "leftmost")]
    p.items(RED, common=1)
    assert why(p, lambda: best_court(p.s)) == [("court", "most_points_for_you")]
    p.items(HIM, scrolls=1)
    assert why(p, lambda: best_court(p.s)) == [("court", "most_points_for_magistrate")]
    p.s.servants[HIM] = 0
    assert why(p, lambda: best_court(p.s)) == []


@pytest.mark.rule("ME-SOLO-66", "ME-SOLO-67", "ME-SOLO-68")
def test_why_a_city() -> None:
    p = solo_turn()
    assert why(p, lambda: found_post(p.s)) == [("city", "corner_order")]  # Rey
    assert why(p, lambda: found_post(p.s)) == [("city", "outer_city")]  # Baghdad
    p.post(RED, "samarkand", "balkh")
    assert why(p, lambda: found_post(p.s)) == [("city", "city_without_posts")]  # Nishapur


@pytest.mark.rule("ME-SOLO-71")
def test_why_a_contract() -> None:
    p = solo_turn()
    p.items(HIM, common=2)
    assert why(p, lambda: complete_contracts(p.s)) == [("contract", "only_one")]
    q = solo_turn()
    q.items(HIM, scrolls=1, common=2)
    assert why(q, lambda: complete_contracts(q.s))[0] == ("contract", "soldier_bonus")
    r = solo_turn()
    r.items(HIM, scrolls=1, common=1, rare=1)
    assert why(r, lambda: complete_contracts(r.s))[0] == ("contract", "most_victory_points")


@pytest.mark.rule("ME-SOLO-82", "ME-SOLO-83")
def test_why_a_wall_stands_here() -> None:
    p = solo_turn()
    assert why(p, lambda: build_wall(p.s))[1:] == [("wall_slot", "clockwise_from_north_1")]
    p.build(HIM, "r1c2", "r2c2")
    assert why(p, lambda: build_wall(p.s))[1:] == [("wall_slot", "best_rank")]


@pytest.mark.rule("ME-SOLO-80", "ME-SOLO-81")
def test_why_this_piece_of_the_wall() -> None:
    p = solo_turn()

    def reason(*pieces: str) -> tuple[str, str]:
        p.s.pieces[:] = [pieces.count(piece) for piece in t.PIECES]
        return why(p, lambda: build_wall(p.s))[0]

    assert reason("wall_purple_1", "wall_sand_1", "gate_sand_3") == ("piece", "colour_order")
    assert reason("wall_orange_1", "wall_purple_2", "gate_sand_3") == ("piece", "cheapest")
    assert reason("wall_orange_2", "gate_sand_3") == ("piece", "walls_before_gates")
    assert reason("wall_orange_2", "wall_orange_2") == ("piece", "only_one")
    assert reason("gate_sand_3", "gate_purple_3") == ("piece", "colour_order")
    p.s.pieces[:] = [0] * len(t.PIECES)
    assert why(p, lambda: build_wall(p.s)) == []


@pytest.mark.rule("ME-SOLO-43", "ME-SOLO-44")
def test_why_a_soldier_stands_here() -> None:
    p = solo_turn()
    assert why(p, lambda: deploy(p.s)) == []
    p.build(COURTIER, "r2c2", "r2c4", "r4c1")
    p.build(HIM, "r1c1")
    p.build(RED, "r1c2")  # yours is no choice of his
    assert why(p, lambda: deploy(p.s)) == [("soldier", "westernmost")]  # (2, 2)
    assert why(p, lambda: deploy(p.s)) == [("soldier", "northernmost")]  # (2, 4)
    assert why(p, lambda: deploy(p.s)) == [("soldier", "courtier_building")]  # (4, 1), although (1, 1) is his
    assert why(p, lambda: deploy(p.s)) == [("soldier", "only_one")]
    assert why(p, lambda: deploy(p.s)) == []


@pytest.mark.rule("ME-SOLO-57", "ME-SOLO-58")
def test_why_his_first_breakthrough() -> None:
    p = solo_turn()
    assert why(p, lambda: break_through(p.s, 0)) == [("breakthrough", "mosque_level_against_caravan_cards")]
    q = solo_turn()
    q.tile(RED, "discount_caravansary")
    assert why(q, lambda: break_through(q.s, 0)) == [("breakthrough", "only_one")]


@pytest.mark.rule("ME-SOLO-76", "ME-RULING-46")
def test_why_a_path_of_the_mosque() -> None:
    for camels, reason in (
        ([1, 1, 1, 1], "leftmost"),
        ([0, 1, 0, 1], "leftmost"),
        ([0, 0, 1, 0], "path_with_camel"),
        ([0, 0, 0, 0], "leftmost"),
    ):
        p = solo_turn()
        p.s.mosque_camels[:] = camels
        assert why(p, partial(step_up, p.s)) == [("path", reason)]
        assert why(p, partial(step_up, p.s)) == []  # the second step has no choice


@pytest.mark.rule("ME-SOLO-78")
def test_why_a_token() -> None:
    p = solo_turn()
    p.build(HIM, "r3c4")  # a Silk Road tile
    assert why(p, lambda: take_best_token(p.s)) == [("token", "most_points_for_magistrate")]
    assert why(p, lambda: take_best_token(p.s)) == [("token", "random")]
    p.s.tokens[:] = [RED, RED, t.NOBODY, RED]
    assert why(p, lambda: take_best_token(p.s)) == [("token", "only_one")]
    assert why(p, lambda: take_best_token(p.s)) == []
    assert RED in p.s.tokens
