"""Chapter 24: the Magistrate's soldiers, caravans, courtiers and scrolls."""

import pytest

from serai.engine.core.chance import seeded
from serai.games.merv import tables as t
from serai.games.merv.events import CardTaken, CourtierPlaced, PostFounded, SoldierPlaced
from serai.games.merv.rules.magistrate.actions import (
    break_through,
    carry_out,
    deploy,
    found_post,
    place_courtiers,
    step_up,
    take_best_card,
    take_scroll,
)
from serai.games.merv.rules.magistrate.picks import best_court
from tests.rules.merv.magistrate.solo import HIM, his_spices, solo
from tests.rules.merv.position import COURTIER, RED, Position, cell

# ---- soldiers


@pytest.mark.rule("ME-SOLO-43", "ME-SOLO-44", "ME-RULING-44")
def test_his_soldier_goes_to_the_northernmost_then_westernmost_courtier_building() -> None:
    p = solo()
    p.build(COURTIER, "r4c1", "r2c4", "r2c2")
    p.build(HIM, "r1c1", "r5c1")
    p.build(RED, "r1c2")
    for where in ("r2c2", "r2c4", "r4c1"):
        before = p.s.influence[HIM]
        deploy(p.s)
        assert p.events(SoldierPlaced)[-1] == (HIM, cell(where))
        assert p.s.influence[HIM] == before + 2
    for where in ("r1c1", "r5c1"):  # then his own
        before = p.s.influence[HIM]
        deploy(p.s)
        assert p.events(SoldierPlaced)[-1] == (HIM, cell(where))
        assert p.s.influence[HIM] == before + 1
    deploy(p.s)
    assert len(p.events(SoldierPlaced)) == 5  # never on yours
    assert p.s.servants[HIM] == 3


@pytest.mark.rule("ME-SOLO-45", "ME-RULING-44")
def test_his_soldier_needs_an_open_tile_and_a_servant() -> None:
    p = solo()
    p.build(COURTIER, "r1c3", "r1c1", "r5c5")
    p.wall("north_3")
    p.upgrade("r1c1", "white")
    deploy(p.s)
    assert p.events(SoldierPlaced) == [(HIM, cell("r5c5"))]
    q = solo()
    q.build(COURTIER, "r1c1")
    q.s.servants[HIM] = 0
    deploy(q.s)
    assert q.events(SoldierPlaced) == []
    assert q.s.influence[HIM] == 0


# ---- Caravansary


@pytest.mark.rule("ME-SOLO-46", "ME-EX-19")
def test_he_takes_the_card_that_adds_most_to_his_sets() -> None:
    p = solo()
    p.spices(HIM, cinnamon=2, ginger=1)
    p.row("cinnamon ginger juniper pepper juniper cinnamon cinnamon ginger")
    take_best_card(p.s)
    assert p.events(CardTaken) == [(HIM, 2, 2, 0)]  # juniper and pepper add 3, the farther one from the deck
    take_best_card(p.s)
    assert p.events(CardTaken)[-1][1] == t.SPICES.index("pepper")
    take_best_card(p.s)
    assert p.events(CardTaken)[-1][1] == t.SPICES.index("ginger")  # 2, before cinnamon's 1


@pytest.mark.rule("ME-SOLO-42", "ME-SOLO-47")
def test_neither_camels_nor_influence_limit_him() -> None:
    p = solo()
    p.row("ginger ginger ginger ginger ginger cinnamon juniper pepper*")
    for _ in range(4):
        take_best_card(p.s)
    assert [event[2] for event in p.events(CardTaken)] == [0, 4, 4, 4]  # each time the row closes up
    assert his_spices(p) == {"cinnamon": 1, "ginger": 1, "juniper": 1, "pepper": 1}
    assert p.s.camels[HIM] == 1
    q = solo()
    q.spices(HIM, juniper=1, cinnamon=1)
    q.row("juniper juniper cinnamon cinnamon juniper juniper cinnamon pepper")
    take_best_card(q.s)
    assert q.events(CardTaken)[0][2] == 7  # the last card, although no camel lets a player reach it
    assert p.s.influence[HIM] == 0


@pytest.mark.rule("ME-SOLO-49")
@pytest.mark.parametrize(
    ("spice", "points", "favour", "soldiers"),
    [("ginger", 0, 0, 1), ("juniper", 0, 1, 0), ("cinnamon", 3, 0, 0), ("pepper", 3, 0, 0)],
)
def test_his_pair_rewards(spice: str, points: int, favour: int, soldiers: int) -> None:
    p = solo()
    p.build(COURTIER, "r1c1")
    p.spices(HIM, **{spice: 1})
    p.s.row[:], p.s.deck[:] = [], [*p.s.deck, *p.s.row]
    p.s.deck.remove(t.SPICES.index(spice))
    p.s.row[:] = [t.SPICES.index(spice)]
    p.s.camels_out += sum(p.s.row_camels)
    p.s.row_camels[:] = [0]
    take_best_card(p.s)
    assert p.s.vp[HIM] == points
    assert p.s.favour[HIM] == favour
    assert len(p.events(SoldierPlaced)) == soldiers
    assert p.s.points[HIM * t.KINDS_OF_POINTS + t.FROM_OFFICE] == points


@pytest.mark.rule("ME-SOLO-49")
def test_a_third_card_is_no_pair() -> None:
    p = solo()
    p.row("juniper juniper juniper ginger ginger ginger ginger ginger")
    p.spices(HIM, juniper=2)
    p.s.row[3:] = []
    p.s.row_camels[3:] = []
    take_best_card(p.s)
    assert p.s.favour[HIM] == 0


@pytest.mark.rule("ME-RULING-55")
def test_what_is_impossible_is_skipped() -> None:
    p = solo()
    p.no_cards(RED)
    carry_out(p.s, t.CARAVANSARY, 2)
    assert his_spices(p) == {}
    p.s.servants[HIM] = 0
    carry_out(p.s, t.PALACE, 4)
    assert p.events(CourtierPlaced) == []
    p.on_mosque(HIM, "m10")
    step_up(p.s)
    assert p.s.mosque[HIM] == t.SPACES.index("m10")


# ---- Palace


@pytest.mark.rule("ME-SOLO-51", "ME-SOLO-52")
@pytest.mark.parametrize(("actions", "courtiers"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_to_three_actions_place_one_courtier_and_more_two(actions: int, courtiers: int) -> None:
    p = solo()
    carry_out(p.s, t.PALACE, actions)
    assert sum(p.s.courtiers[HIM * 4 :]) == courtiers


@pytest.mark.rule("ME-SOLO-53", "ME-RULING-47")
def test_his_court() -> None:
    p = solo()
    assert t.COURTS[best_court(p.s)] == "learning"  # the leftmost
    p.items(RED, common=2)
    assert t.COURTS[best_court(p.s)] == "trade"  # most for you
    p.spices(HIM, ginger=1)
    assert t.COURTS[best_court(p.s)] == "spices"  # before that most for him
    p.courtiers(RED, "spices", "spices", "spices")
    assert t.COURTS[best_court(p.s)] == "trade"  # with a free place
    p.on_mosque(HIM, "m3l")
    assert t.COURTS[best_court(p.s)] == "faith"


@pytest.mark.rule("ME-SOLO-54", "ME-RULING-54")
def test_the_second_courtier_goes_to_the_same_court_or_another_one() -> None:
    p = solo()
    p.items(HIM, scrolls=2)
    place_courtiers(p.s, 2)
    assert p.s.courtiers[HIM * 4 :] == [2, 0, 0, 0]
    assert p.s.favour[HIM] == 1
    q = solo()
    q.items(HIM, scrolls=2)
    q.on_mosque(HIM, "m1a")
    q.courtiers(RED, "learning", "learning")
    place_courtiers(q.s, 2)
    assert q.s.courtiers[HIM * 4 :] == [1, 0, 0, 1]
    assert q.s.favour[HIM] == 1
    r = solo()
    r.courtiers(RED, *["learning"] * 3, *["spices"] * 3, "trade", "trade")
    r.courtiers(HIM, "trade", *["faith"] * 3)
    place_courtiers(r.s, 2)
    assert r.events(CourtierPlaced) == []  # the palace is full


@pytest.mark.rule("ME-RULING-60", "ME-SOLO-77")
def test_a_palace_action_of_the_mosque_is_a_batch_of_its_own() -> None:
    p = solo()
    carry_out(p.s, t.PALACE, 3)
    p.on_mosque(HIM, "m7")
    carry_out(p.s, t.MOSQUE, 1)
    assert sum(p.s.courtiers[HIM * 4 :]) == 2


# ---- Library


@pytest.mark.rule("ME-SOLO-55", "ME-SOLO-56")
def test_scroll_by_scroll_with_breakthroughs() -> None:
    p = solo()
    carry_out(p.s, t.LIBRARY, 1)
    assert p.s.free[HIM * 3] == 1
    assert HIM not in p.s.breakthroughs
    take_scroll(p.s)
    assert p.s.breakthroughs.index(HIM) in t.LEVEL_TILES[0]
    carry_out(p.s, t.LIBRARY, 6)
    taken = [tile for tile, owner in enumerate(p.s.breakthroughs) if owner == HIM]
    assert [t.BREAKTHROUGH_LEVEL[tile] for tile in taken] == [1, 2, 3, 4]
    carry_out(p.s, t.LIBRARY, 4)
    assert p.s.breakthroughs.count(HIM) == 4


def his_tile(p: Position) -> str:
    number: int = p.s.breakthroughs.index(HIM)
    return t.BREAKTHROUGHS[number]


@pytest.mark.rule("ME-SOLO-57", "ME-SOLO-58")
def test_his_first_breakthrough() -> None:
    p = solo()
    break_through(p.s, 0)
    assert his_tile(p) == "discount_caravansary"
    p = solo()
    p.on_mosque(HIM, "m2a")
    p.spices(HIM, ginger=1)
    break_through(p.s, 0)
    assert his_tile(p) == "discount_mosque"
    p = solo()
    p.on_mosque(HIM, "m2a")
    p.spices(HIM, ginger=2)
    break_through(p.s, 0)
    assert his_tile(p) == "discount_caravansary"
    p = solo()
    p.tile(RED, "discount_caravansary")
    break_through(p.s, 0)
    assert his_tile(p) == "discount_mosque"
    p = solo()
    p.on_mosque(HIM, "m2a")
    p.tile(RED, "discount_mosque")
    break_through(p.s, 0)
    assert his_tile(p) == "discount_caravansary"


@pytest.mark.rule("ME-SOLO-59", "ME-RULING-48")
def test_his_first_breakthrough_repeats_its_action_once_a_turn() -> None:
    p = solo()
    p.tile(HIM, "discount_mosque")
    carry_out(p.s, t.MOSQUE, 1)
    assert p.s.mosque[HIM] == t.SPACES.index("m2a")
    carry_out(p.s, t.MOSQUE, 1)  # a second batch in the same turn
    assert p.s.mosque[HIM] == t.SPACES.index("m3l")
    q = solo()
    q.tile(HIM, "discount_caravansary")
    carry_out(q.s, t.MOSQUE, 1)
    assert q.s.mosque[HIM] == t.SPACES.index("m1a")
    carry_out(q.s, t.CARAVANSARY, 2)
    assert sum(his_spices(q).values()) == 3


@pytest.mark.rule("ME-RULING-63")
def test_the_tile_works_from_the_moment_it_is_taken() -> None:
    p = solo()
    carry_out(p.s, t.MOSQUE, 1)
    p.tile(HIM, "discount_mosque")
    assert p.s.mosque[HIM] == 0  # nothing for the batch before
    carry_out(p.s, t.MOSQUE, 1)
    assert p.s.mosque[HIM] == t.SPACES.index("m3l")


@pytest.mark.rule("ME-SOLO-60", "ME-RND-6")
def test_his_second_breakthrough_is_random_and_worth_three_points() -> None:
    tiles = set()
    for seed in range(40):
        p = solo()
        p.tile(RED, "wild_sand")
        p.s.chance = seeded(str(seed))
        barrier = p.s.barrier
        break_through(p.s, 1)
        tiles.add(his_tile(p))
        assert p.s.vp[HIM] == 3
        assert p.s.barrier == barrier + 1
    assert tiles == {"wild_purple", "wild_turquoise", "wild_orange"}


@pytest.mark.rule("ME-SOLO-61", "ME-RULING-43")
def test_his_third_breakthrough_founds_a_post_with_a_good() -> None:
    p = solo()
    p.items(HIM, scrolls=6)
    break_through(p.s, 2)
    assert his_tile(p) == "free_trading_post"
    assert p.events(PostFounded) == [(HIM, 0)]
    assert p.s.camels[HIM] == 1
    assert p.s.contracts[0] == HIM  # a scroll and the common good, at once
    assert p.s.free[HIM * 3 :] == [5, 0, 0]
    q = solo()
    q.post(HIM, "samarkand")
    break_through(q.s, 2)
    assert q.events(PostFounded) == [(HIM, t.CITIES.index("kashgar"))]
    assert q.s.free[HIM * 3 :] == [0, 0, 1]


@pytest.mark.rule("ME-SOLO-62")
def test_or_a_mosque_step() -> None:
    p = solo()
    p.tile(RED, "free_trading_post")
    break_through(p.s, 2)
    assert his_tile(p) == "free_mosque_step"
    assert p.s.mosque[HIM] == 0


@pytest.mark.rule("ME-SOLO-63")
def test_his_fourth_breakthrough() -> None:
    p = solo()
    break_through(p.s, 3)
    assert (his_tile(p), p.s.vp[HIM], p.s.favour[HIM]) == ("eight_points", 8, 0)
    p = solo()
    p.tile(RED, "eight_points")
    break_through(p.s, 3)
    assert (his_tile(p), p.s.vp[HIM], p.s.favour[HIM]) == ("two_favour", 0, 2)


@pytest.mark.rule("ME-RULING-65", "ME-RULING-2")
def test_his_discs_run_out_too() -> None:
    p = solo()
    p.post(HIM, *t.CITIES[:7])
    assert p.s.discs[HIM] == 0
    step_up(p.s)
    assert p.s.mosque[HIM] == t.OUTSIDE
    assert found_post(p.s) == t.NOBODY
    break_through(p.s, 2)
    assert his_tile(p) == "free_trading_post"
    assert p.s.free[HIM * 3 :] == [0, 0, 0]
