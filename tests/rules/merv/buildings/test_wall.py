"""Chapter 18: the Wall action; decisions 20 to 22."""

import pytest

from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.events import WallBuilt
from serai.games.merv.rules.buildings.wall import WALL_SLOT, give_wall, influence_of
from serai.games.merv.rules.invasion import INVASION
from tests.rules.merv.position import BLUE, COURTIER, MAGISTRATE, RED, YELLOW, Position

PLAIN_SLOTS = {f"{side}_{n}" for side in t.SIDES for n in (1, 2, 4, 5)}
GATES = {f"{side}_3" for side in t.SIDES}


def wall(cubes: str) -> Position:
    p = Position()
    p.cubes(RED, cubes)
    return p.action("wall")


@pytest.mark.rule("ME-WALL-1", "ME-DEC-20")
def test_any_number_of_pieces_one_after_the_other() -> None:
    p = wall("sand 3 orange 3").after(
        "buy-piece wall_sand_1", "build-at north_1", "buy-piece wall_sand_1", "build-at west_2"
    )
    assert "buy-piece wall_sand_1" not in p.options  # both are built
    p.choose("buy-piece gate_orange_3")
    assert p.asked == "red wall-slot"
    p.choose("build-at east_3")
    assert sum(piece != t.NOBODY for piece in p.s.walls) == 3
    assert p.events(WallBuilt)[0] == (RED, t.PIECES.index("wall_sand_1"), 0)
    assert p.purse(RED) == "sand 1"


@pytest.mark.rule("ME-WALL-2")
def test_pieces_cost_one_two_or_three_cubes_of_their_colour() -> None:
    assert wall("sand 1").offers("buy-piece") == {"wall_sand_1"}
    assert wall("sand 2").offers("buy-piece") == {"wall_sand_1", "wall_sand_2"}
    p = wall("sand 3")
    assert p.offers("buy-piece") == {"wall_sand_1", "wall_sand_2", "gate_sand_3"}
    assert p.refused("buy-piece wall_orange_1") == "ME-WALL-2"
    assert p.refused("climb m1a") == "SE-ASK-3"
    p.choose("buy-piece wall_sand_2", "build-at south_4")
    assert p.purse(RED) == "sand 1"
    assert [t.PIECE_SUPPLY[n] for n in range(12)] == [2, 2, 1] * 4


@pytest.mark.rule("ME-WALL-3", "ME-DEC-21")
def test_a_piece_is_built_at_once_in_a_free_slot() -> None:
    p = Position()
    p.wall("north_1", "east_2")
    p.cubes(RED, "orange 1")
    p.action("wall").choose("buy-piece wall_orange_1")
    assert p.asked == "red wall-slot"
    assert p.prompt == {"piece": "wall_orange_1"}
    assert p.offers("build-at") == PLAIN_SLOTS - {"north_1", "east_2"}
    assert p.refused("build-at north_1") == "ME-WALL-3"
    assert p.refused("stop") == "SE-ASK-3"


@pytest.mark.rule("ME-WALL-4")
def test_gates_fit_gate_slots_and_walls_the_others() -> None:
    p = wall("turquoise 3").after("buy-piece gate_turquoise_3")
    assert p.offers("build-at") == GATES
    assert p.refused("build-at north_1") == "ME-WALL-4"
    q = wall("turquoise 1").after("buy-piece wall_turquoise_1")
    assert q.offers("build-at") == PLAIN_SLOTS
    assert q.refused("build-at north_3") == "ME-WALL-4"


@pytest.mark.rule("ME-WALL-5")
def test_the_colour_of_a_piece_restricts_nothing() -> None:
    for piece in range(len(t.PIECES)):
        p = Position()
        p.s.todo.append(WALL_SLOT[RED][piece])
        assert p.offers("build-at") == (GATES if t.PIECE_IS_GATE[piece] else PLAIN_SLOTS)


@pytest.mark.rule("ME-WALL-6", "ME-WALL-7", "ME-WALL-9", "ME-TWO-11", "ME-SOLO-5")
@pytest.mark.parametrize(
    ("first", "second", "influence"),
    [
        (None, None, 0),
        (RED, None, 1),
        (None, YELLOW, 2),
        (RED, RED, 2),
        (RED, YELLOW, 3),
        (COURTIER, RED, 3),
        (YELLOW, YELLOW, 4),
        (COURTIER, COURTIER, 4),
        (MAGISTRATE, MAGISTRATE, 4),
    ],
)
def test_influence_for_the_buildings_a_piece_covers(first: int | None, second: int | None, influence: int) -> None:
    p = Position(1 if MAGISTRATE in (first, second) else 2)
    for owner, where in ((first, "r1c2"), (second, "r2c2")):
        if owner is not None:
            p.build(owner, where)
    p.build(RED, "r3c2", "r1c1")  # not covered
    p.cubes(RED, "sand 1")
    p.action("wall").choose("buy-piece wall_sand_1", "build-at north_2")
    assert p.s.influence[RED] == influence
    assert influence <= t.MOST_COVERED == 4


@pytest.mark.rule("ME-WALL-8")
def test_a_soldier_on_a_covered_tile_changes_nothing() -> None:
    p = Position()
    p.build(YELLOW, "r1c2")
    p.soldier(BLUE, "r1c2")
    assert influence_of(p.s, RED, 1) == 2


@pytest.mark.rule("ME-WALL-10")
def test_pieces_stay() -> None:
    p = Position()
    p.wall("north_1")
    p.run(INVASION)
    assert p.s.walls[0] != t.NOBODY
    p.s.pieces[0] += 1
    assert GAME.check(p.s) == ["ME-WALL-10"]


@pytest.mark.rule("ME-RULING-29", "ME-RULING-5")
def test_a_free_wall_is_any_remaining_piece_or_lost() -> None:
    p = Position()
    give_wall(p.s, RED)
    p.run()
    assert len(p.options) == 12
    p.choose("buy-piece gate_purple_3")
    assert p.offers("build-at") == GATES
    q = Position(whole=False)
    q.s.pieces[:] = [0] * 12
    give_wall(q.s, RED)
    assert q.run().asked == ""


@pytest.mark.rule("ME-EX-12", "ME-RULING-28")
def test_example_red_builds_a_wall_and_a_gate() -> None:
    p = Position()
    p.s.influence[RED] = 6
    p.s.pieces[t.PIECES.index("wall_purple_1")] = 0
    p.s.walls[t.SLOTS.index("south_1")] = p.s.walls[t.SLOTS.index("south_2")] = t.PIECES.index("wall_purple_1")
    p.build(RED, "r1c2", "r2c2", "r3c5")
    p.build(YELLOW, "r3c4")
    p.cubes(RED, "sand 1 turquoise 3 purple 1")
    p.action("wall").choose("buy-piece wall_sand_1", "build-at north_2")
    assert p.s.influence[RED] == 8
    p.choose("buy-piece gate_turquoise_3", "build-at east_3")
    assert p.s.influence[RED] == 11
    assert p.asked == ""  # the single purple cube buys nothing
    assert p.purse(RED) == "purple 1"
    assert p.s.vp[RED] == 1 + 2
    assert t.KINDS_ALLOWED[11] == 3
    assert all(space <= 11 for space in t.LEVEL_SPACE.values())
