"""Chapter 17: the Mosque action; decisions 9, 18 and 19."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import Climbed, MosqueCamelTaken, PointsGained, RewardLost, TokenTaken
from serai.games.merv.rules.buildings.mosque import MOSQUE, TOKEN, give_step, give_token
from serai.games.merv.rules.holdings import level_of
from serai.games.merv.rules.scoring import city_value
from tests.rules.merv.position import BLUE, RED, YELLOW, Position, cell

RICH = "purple 5 sand 5 turquoise 5 orange 5"


def mosque(space: str | None = None, cubes: str = RICH, seat: int = RED) -> Position:
    p = Position()
    if space:
        p.on_mosque(seat, space)
    p.cubes(seat, cubes)
    p.build(YELLOW, "r5c5")
    return p.action("mosque", seat)


@pytest.mark.rule("ME-MOSQUE-1", "ME-DEC-18")
def test_the_first_step_chooses_one_of_four_paths() -> None:
    p = mosque()
    assert p.options == ["stop", "climb m1a", "climb m1b", "climb m1c", "climb m1d"]
    assert p.refused("take-card 1") == "SE-ASK-3"
    p.choose("climb m1d")
    assert p.s.mosque[RED] == t.SPACES.index("m1d")
    assert p.s.discs[RED] == 6
    assert p.events(Climbed) == [(RED, 3)]
    assert p.offers("climb") == {"m2d"}


@pytest.mark.rule("ME-MOSQUE-2")
def test_parts_of_the_levels_and_the_steps_between_them() -> None:
    parts: dict[int, list[str]] = {}
    for space, level in zip(t.SPACES, t.SPACE_LEVEL, strict=True):
        parts.setdefault(level, []).append(space)
    assert [len(parts[level]) for level in range(1, 11)] == [4, 4, 2, 2, 1, 1, 1, 1, 1, 1]
    for start, after in (("m1a", "m2a"), ("m2a", "m3l"), ("m2b", "m3l"), ("m2c", "m3r"), ("m3r", "m4r"), ("m4r", "m5")):
        p = mosque(start)
        assert p.offers("climb") == {after}
        for other in set(t.SPACES) - {after}:
            assert p.refused(f"climb {other}") == "ME-MOSQUE-2"


@pytest.mark.rule("ME-MOSQUE-3")
def test_any_number_of_steps_each_with_its_cubes() -> None:
    p = mosque(cubes="orange 1 turquoise 1 sand 1 purple 1")
    p.choose("climb m1a", "climb m2a", "climb m3l", "climb m4l")
    assert p.purse(RED) == ""
    assert level_of(p.s, RED) == 4
    q = mosque(cubes="orange 1")
    assert q.offers("climb") == {"m1a"}
    assert q.refused("climb m1b") == "ME-MOSQUE-3"
    r = mosque("m4l", cubes="orange 2 sand 2")
    assert r.asked == ""  # orange and purple are needed
    r = mosque("m4l", cubes="orange 1 purple 1").after("climb m5")
    assert r.purse(RED) == ""


@pytest.mark.rule("ME-MOSQUE-4", "ME-MOSQUE-5")
def test_spaces_and_paths_are_shared() -> None:
    p = Position()
    p.on_mosque(YELLOW, "m2a")
    p.on_mosque(BLUE, "m1a")
    p.cubes(RED, RICH)
    p.action("mosque").choose("climb m1a", "climb m2a")
    assert p.s.mosque[:3] == [4, 4, 0]


@pytest.mark.rule("ME-MOSQUE-6")
def test_points_and_reward_come_before_another_step() -> None:
    p = mosque("m5").after("climb m6")
    assert p.s.vp[RED] == 1
    assert p.events(PointsGained) == [(RED, 1, t.FROM_MOSQUE)]
    assert p.asked == "red soldier"
    p.choose("place-soldier r5c5")
    assert p.asked == "red mosque"
    assert [t.SPACE_POINTS[t.SPACES.index(f"m{n}")] for n in range(5, 11)] == [1, 1, 2, 2, 3, 4]


@pytest.mark.rule("ME-MOSQUE-7")
def test_the_camel_of_a_level_one_space_goes_to_the_first() -> None:
    p = mosque().after("climb m1b")
    assert p.s.camels[RED] == 1
    assert p.s.mosque_camels == [1, 0, 1, 1]
    assert p.events(MosqueCamelTaken) == [(RED, 1)]
    q = mosque()
    q.s.mosque_camels[1] = 0
    q.s.camels_out += 1
    q.choose("climb m1b")
    assert q.s.camels[RED] == 0
    assert q.events(MosqueCamelTaken) == []


@pytest.mark.rule("ME-MOSQUE-8")
def test_upgrades_on_levels_two_and_four() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2")
    p.on_mosque(RED, "m1a")
    p.cubes(RED, RICH)
    p.action("mosque").choose("climb m2a")
    assert p.asked == "red upgrade-tile"
    p.choose("place-upgrade r1c1", "climb m3l", "climb m4l")
    assert p.asked == "red extra-upgrade"
    p.choose("take-upgrade extra_sand")
    assert p.s.upgrade[cell("r1c2")] == t.UPGRADES.index("extra_sand")  # the only tile left
    assert p.asked == "red mosque"


@pytest.mark.rule("ME-MOSQUE-9")
def test_favour_on_levels_three_and_seven() -> None:
    p = mosque("m2c").after("climb m3r")
    assert p.s.favour[RED] == 1
    p = mosque("m6").after("climb m7")
    assert (p.s.favour[RED], p.s.vp[RED]) == (1, 2)


@pytest.mark.rule("ME-MOSQUE-10", "ME-DEC-9")
def test_a_bonus_token_on_level_five() -> None:
    p = Position()
    p.s.tokens[1] = YELLOW
    p.on_mosque(RED, "m4l")
    p.cubes(RED, RICH)
    p.action("mosque").choose("climb m5")
    assert p.options == ["take-token bonus_caravansary", "take-token bonus_library", "take-token bonus_silk_road"]
    assert p.refused("take-token bonus_palace") == "ME-MOSQUE-10"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("take-token bonus_library")
    assert p.s.tokens == [-1, YELLOW, RED, -1]
    assert p.events(TokenTaken) == [(RED, 2)]
    q = Position()
    q.s.tokens[:] = [YELLOW] * 4
    give_token(q.s, RED)
    assert q.run().asked == ""
    assert q.events(RewardLost) == [(RED, t.BONUS_TOKEN)]
    assert TOKEN[RED].seat == RED


@pytest.mark.rule("ME-MOSQUE-11")
def test_a_soldier_on_level_six() -> None:
    p = mosque("m5").after("climb m6", "place-soldier r5c5")
    assert p.s.influence[RED] == 2


@pytest.mark.rule("ME-MOSQUE-12")
def test_a_free_courtier_on_level_eight() -> None:
    p = mosque("m7").after("climb m8")
    assert p.asked == "red free-courtier"
    assert p.s.vp[RED] == 2


@pytest.mark.rule("ME-MOSQUE-13")
def test_a_free_wall_on_level_nine() -> None:
    p = mosque("m8").after("climb m9")
    assert p.asked == "red free-wall"
    p.choose("buy-piece wall_sand_1", "build-at south_1")
    assert p.s.influence[RED] == 2
    assert p.s.vp[RED] == 3


@pytest.mark.rule("ME-MOSQUE-14", "ME-SCORE-12")
def test_the_top_level_scores_mosque_buildings() -> None:
    p = mosque("m9")
    p.build(RED, "r4c3", "r4c4", "r1c1")  # two mosque tiles
    assert city_value(p.s, RED) == 3
    p.choose("climb m10")
    assert p.s.vp[RED] == 4
    assert city_value(p.s, RED) == 3 + 2 * 4


@pytest.mark.rule("ME-MOSQUE-15")
def test_the_level_of_a_player() -> None:
    p = Position()
    assert level_of(p.s, RED) == 0
    for space, level in (("m1d", 1), ("m2a", 2), ("m3r", 3), ("m4l", 4), ("m5", 5), ("m10", 10)):
        p.on_mosque(RED, space)
        assert level_of(p.s, RED) == level


@pytest.mark.rule("ME-RULING-2")
def test_the_first_step_needs_a_disc() -> None:
    p = Position()
    p.post(RED, *t.CITIES[:7])
    p.cubes(RED, RICH)
    p.s.todo.append(MOSQUE[RED])
    assert p.options == ["stop"]
    assert p.refused("climb m1a") == "ME-RULING-2"
    p.s.todo.clear()
    give_step(p.s, RED)
    assert p.run().asked == ""
    assert p.events(RewardLost) == [(RED, t.MOSQUE_STEP)]


@pytest.mark.rule("ME-RULING-27")
def test_there_is_no_step_beyond_the_top() -> None:
    p = Position()
    p.on_mosque(RED, "m10")
    p.cubes(RED, RICH)
    p.s.todo.append(MOSQUE[RED])
    assert p.options == ["stop"]
    assert p.refused("climb m10") == "ME-RULING-27"
    p.s.todo.clear()
    give_step(p.s, RED)
    assert p.run().asked == ""
    assert p.events(RewardLost) == [(RED, t.MOSQUE_STEP)]


@pytest.mark.rule("ME-RULING-26")
def test_a_free_step_gives_the_reward_of_its_space() -> None:
    p = Position()
    give_step(p.s, RED)
    p.run().choose("climb m1c")
    assert p.s.camels[RED] == 1
    assert p.s.discs[RED] == 6
    assert p.asked == ""


@pytest.mark.rule("ME-EX-11")
def test_example_blue_climbs_the_second_path() -> None:
    p = Position()
    p.s.mosque_camels[0] = 0
    p.s.camels_out += 1
    p.on_mosque(RED, "m3l")
    p.build(BLUE, "r1c1", "r1c2")
    p.cubes(BLUE, "turquoise 1 orange 1 sand 1")
    p.action("mosque", BLUE).choose("climb m1b")
    assert p.s.camels[BLUE] == 1
    p.choose("climb m2b", "place-upgrade r1c2")
    p.choose("climb m3l")
    assert p.s.favour[BLUE] == 1
    assert p.s.mosque[BLUE] == p.s.mosque[RED]
    for path in ("c", "d"):
        costs: list[int] = []
        space = t.OUTSIDE
        for _ in range(3):
            step = next(s for s in t.STEPS[space] if space != t.OUTSIDE or t.SPACES[s[0]] == f"m1{path}")
            costs += step[1]
            space = step[0]
        assert t.COLOURS.index("purple") in costs
