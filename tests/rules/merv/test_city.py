"""Chapters 1 and 2: the city, its walls and the components."""

from collections import Counter

import pytest

from serai.engine.views.views import look
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.rules.soldiers import SOLDIER, is_walled
from serai.games.merv.rules.upgrades import UPGRADE
from serai.games.merv.tables import cell_at
from tests.rules.merv.position import BLUE, RED, YELLOW, Position, cell


def line(slot: str) -> list[str]:
    return [t.CELLS[c] for c in t.LINES[t.SLOTS.index(slot)]]


@pytest.mark.rule("ME-GEO-1")
def test_rows_count_from_the_north_and_columns_from_the_west() -> None:
    assert len(t.CELLS) == 25
    assert t.CELLS[cell_at(1, 1)] == "r1c1" == t.CELLS[0]
    assert t.CELLS[cell_at(1, 5)] == "r1c5" == t.CELLS[4]
    assert t.CELLS[cell_at(5, 1)] == "r5c1" == t.CELLS[20]
    for outside in ((0, 1), (1, 0), (6, 1), (1, 6)):
        with pytest.raises(ValueError, match="there is no cell"):
            cell_at(*outside)


@pytest.mark.rule("ME-GEO-2", "ME-SETUP-6")
def test_every_cell_but_the_market_holds_one_tile() -> None:
    for seed in ("a", "b", "c"):
        s = Position(4, seed).s
        s = GAME.new(4, s.chance, {})
        assert [c for c, tile in enumerate(s.tiles) if tile == t.NOBODY] == [cell("r3c3")]
        assert Counter(tile for tile in s.tiles if tile != t.NOBODY) == Counter(range(24))


@pytest.mark.rule("ME-GEO-3")
def test_the_market_is_not_a_tile() -> None:
    p = Position().turn(RED).after("take-slot north_3")
    assert p.offers("activate") == {"r1c3", "r2c3", "r4c3", "r5c3"}
    assert p.refused("activate r3c3") == "ME-GEO-3"
    q = Position()
    q.build(RED, "r1c1")
    q.run(SOLDIER[RED])
    assert q.refused("place-soldier r3c3") == "ME-GEO-3"
    q = Position().run(UPGRADE[True][RED][t.WHITE])
    assert q.refused("place-upgrade r3c3") == "ME-GEO-3"


@pytest.mark.rule("ME-GEO-4")
def test_each_slot_faces_its_line() -> None:
    assert line("north_1") == ["r1c1", "r2c1", "r3c1", "r4c1", "r5c1"]
    assert line("north_5") == ["r1c5", "r2c5", "r3c5", "r4c5", "r5c5"]
    assert line("east_2") == ["r2c5", "r2c4", "r2c3", "r2c2", "r2c1"]
    assert line("south_1") == ["r5c5", "r4c5", "r3c5", "r2c5", "r1c5"]
    assert line("south_4") == ["r5c2", "r4c2", "r3c2", "r2c2", "r1c2"]
    assert line("west_1") == ["r5c1", "r5c2", "r5c3", "r5c4", "r5c5"]
    assert line("west_5") == ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5"]


@pytest.mark.rule("ME-GEO-5")
def test_slot_one_is_nearest_the_queue_that_masters_come_from() -> None:
    corner = {"north": "r1c1", "east": "r1c5", "south": "r5c5", "west": "r5c1"}  # beside the queue they leave
    for side, start in corner.items():
        assert line(f"{side}_1")[0] == start
    for side, following in zip(t.SIDES, (*t.SIDES[1:], t.SIDES[0]), strict=True):
        assert line(f"{side}_5")[0] == corner[following]


@pytest.mark.rule("ME-GEO-6")
def test_only_slot_three_runs_through_the_market_and_has_four_tiles() -> None:
    for number, slot in enumerate(t.SLOTS):
        assert len(t.LINES[number]) == (4 if slot.endswith("_3") else 5)
        assert t.THROUGH_MARKET[number] == slot.endswith("_3")


@pytest.mark.rule("ME-GEO-7")
def test_wall_slots_are_aligned_with_the_slots_and_the_third_is_the_gate() -> None:
    assert len(t.COVERS) == len(t.LINES) == 20
    assert [t.SLOTS[n] for n, gate in enumerate(t.IS_GATE_SLOT) if gate] == ["north_3", "east_3", "south_3", "west_3"]


@pytest.mark.rule("ME-GEO-8")
def test_a_wall_slot_covers_the_two_nearest_tiles_of_its_line() -> None:
    for number in range(20):
        assert t.COVERS[number] == t.LINES[number][:2]


@pytest.mark.rule("ME-GEO-9")
def test_tiles_are_exposed_to_the_sides_they_lie_near() -> None:
    for number in t.TILE_CELLS:
        row, column = number // 5 + 1, number % 5 + 1
        sides = {
            side for side, near in zip(t.SIDES, (row <= 2, column >= 4, row >= 4, column <= 2), strict=True) if near
        }
        assert {t.SLOTS[slot].split("_")[0] for slot in t.COVERED_BY[number]} == sides


@pytest.mark.rule("ME-GEO-10")
def test_a_tile_is_fully_walled_when_every_exposed_side_is() -> None:
    p = Position()
    assert not is_walled(p.s, cell("r1c1"))
    p.wall("north_1")
    assert not is_walled(p.s, cell("r1c1"))
    p.wall("west_5")
    assert is_walled(p.s, cell("r1c1"))
    assert not is_walled(p.s, cell("r1c2"))
    p.wall("north_3")
    assert is_walled(p.s, cell("r2c3"))


@pytest.mark.rule("ME-COMP-1")
def test_each_colour_has_its_pieces() -> None:
    s = GAME.new(4, Position().s.chance, {})
    assert s.queue.count(RED) == t.MASTERS == 1
    assert s.buildings[:4] == [9] * 4
    assert s.servants[:4] == [8] * 4
    assert s.discs[:4] == [10 - 3] * 4  # three mark favour, influence and points
    assert s.buildings[4:] == s.servants[4:] == s.discs[4:] == [0, 0]
    two = GAME.new(2, s.chance, {})
    assert (two.buildings, two.servants) == ([9, 9, 0, 0, 9, 0], [8, 8, 0, 0, 0, 0])


@pytest.mark.rule("ME-COMP-2")
def test_servants_leave_and_return_to_the_supply() -> None:
    p = Position()
    p.build(YELLOW, "r1c1", "r1c2")
    p.run(SOLDIER[RED]).choose("place-soldier r1c1")
    assert p.s.servants[RED] == 7
    p.cubes(RED, "purple")
    p.action("palace").choose("place-courtier learning")
    assert p.s.servants[RED] == 6
    p.run(UPGRADE[True][YELLOW][t.WHITE]).choose("place-upgrade r1c1")
    assert p.s.servants[RED] == 7
    assert p.s.soldier[cell("r1c1")] == t.NOBODY


@pytest.mark.rule("ME-COMP-3")
def test_twelve_camels_and_never_more() -> None:
    for seats in (1, 2, 3, 4):
        s = GAME.new(seats, Position().s.chance, {})
        on_board = sum(s.row_camels) + sum(s.mosque_camels) + sum(s.city_camels) + sum(s.camels) + s.camels_out
        assert on_board == 12
        s.camels[0] += 1
        assert "ME-COMP-3" in GAME.check(s)


@pytest.mark.rule("ME-COMP-4", "ME-COMP-5")
def test_scrolls_are_alike_and_of_goods_only_the_kind_matters() -> None:
    assert t.ITEM_NAMES == ("scroll", "common", "rare")
    p = Position()
    p.post(RED, "rey", "samarkand")
    p.cubes(RED, "purple orange")
    p.action("silk_road").choose("no-post", "buy-good rey", "buy-good samarkand")
    assert p.s.free[:3] == [0, 2, 0]


@pytest.mark.rule("ME-COMP-6", "ME-HIDE-4")
def test_everything_that_players_own_lies_open() -> None:
    p = Position(3)
    p.cubes(BLUE, "purple 2 white")
    p.items(BLUE, scrolls=2, rare=1)
    shown = look(GAME, p.s, RED)
    assert {**shown, "seat": None} == {**look(GAME, p.s, None), "seat": None}
    assert shown["cubes"][10:] == [2, 0, 0, 0, 1]
    assert shown["free"][6:9] == [2, 0, 1]
    hidden = {field.name for field in GAME.fields} - set(shown)
    assert hidden == {"colour_at", "action_at", "discounts", "wilds", "goods"}  # derived from what is shown
    assert shown["deck"] == 16
    assert shown["orders"] == 0
    assert all(type(shown[name]) is list for name in ("tiles", "contracts", "breakthroughs", "tokens", "upgrades"))


@pytest.mark.rule("ME-COMP-7")
def test_no_choice_gives_anything_to_another_player() -> None:
    words = {shape.word for shape in GAME.notation.shapes}
    assert not {word for word in words if "give" in word or "trade" in word}
    assert GAME.asides(Position().s, RED) == ()
    p = Position()
    p.build(YELLOW, "r1c1")
    p.turn(RED).choose("take-slot north_1", "activate r1c1")
    assert p.purse(RED) == p.purse(YELLOW) == "purple 1"  # both from the supply
