"""Chapter 24: the Magistrate on the Silk Road, at the mosque and at the walls."""

import pytest

from serai.engine.core.chance import seeded
from serai.games.merv import tables as t
from serai.games.merv.events import ContractCompleted, CourtierPlaced, PostFounded, SoldierPlaced, WallBuilt
from serai.games.merv.rules.magistrate.actions import (
    carry_out,
    complete_contracts,
    found_post,
    step_up,
    take_best_token,
    trade,
)
from serai.games.merv.rules.magistrate.picks import slot_rank
from serai.games.merv.rules.magistrate.tables import HIS_CITIES
from tests.rules.merv.magistrate.solo import HIM, solo
from tests.rules.merv.position import COURTIER, RED, Position

# ---- Silk Road


@pytest.mark.rule("ME-SOLO-65")
def test_he_trades_once_however_many_actions() -> None:
    p = solo()
    carry_out(p.s, t.SILK_ROAD, 4)
    assert len(p.events(PostFounded)) == 1


@pytest.mark.rule("ME-SOLO-66", "ME-RULING-39")
def test_an_outer_city_if_he_can() -> None:
    p = solo()
    assert found_post(p.s) == t.CITIES.index("rey")
    assert found_post(p.s) == t.CITIES.index("baghdad")
    assert found_post(p.s) == t.CITIES.index("samarkand")
    assert found_post(p.s) == t.CITIES.index("kashgar")


@pytest.mark.rule("ME-SOLO-67", "ME-SOLO-68", "ME-RULING-41")
def test_rather_a_city_without_posts_clockwise_from_the_north_west() -> None:
    p = solo()
    p.post(RED, "rey", "samarkand")
    assert found_post(p.s) == t.CITIES.index("balkh")
    q = solo()
    q.post(HIM, "rey", "balkh")
    q.post(RED, "rey", "baghdad")
    assert found_post(q.s) == t.CITIES.index("peshawar")
    r = solo()
    r.post(RED, "rey", "samarkand", "balkh", "nishapur")
    assert found_post(r.s) == t.CITIES.index("rey")
    assert [t.CITIES[n] for n in HIS_CITIES][4:] == ["rey", "samarkand", "balkh", "nishapur"]


@pytest.mark.rule("ME-SOLO-69")
def test_he_receives_the_first_post_reward() -> None:
    p = solo()
    found_post(p.s)
    assert p.s.camels[HIM] == 1
    found_post(p.s)
    assert p.s.favour[HIM] == 1
    q = solo()
    q.post(RED, "rey", "samarkand", "balkh", "nishapur")
    found_post(q.s)
    assert q.s.camels[HIM] == 0


@pytest.mark.rule("ME-SOLO-70")
def test_a_good_for_each_of_his_posts() -> None:
    p = solo()
    p.post(HIM, "rey", "baghdad", "balkh")
    trade(p.s)  # founds Peshawar
    assert p.events(PostFounded) == [(HIM, t.CITIES.index("peshawar"))]
    assert sum(p.s.free[HIM * 3 :]) + sum(p.s.placed[HIM * 3 :]) == 4
    q = solo()
    q.post(HIM, *t.CITIES[1:])
    trade(q.s)  # no disc: no post, but the goods
    assert q.s.free[HIM * 3 + 1] + q.s.placed[HIM * 3 + 1] == 3
    assert q.s.free[HIM * 3 + 2] + q.s.placed[HIM * 3 + 2] == 4


def completed(p: Position) -> list[str]:
    return [t.CONTRACTS[contract] for _, contract in p.events(ContractCompleted)]


@pytest.mark.rule("ME-SOLO-71", "ME-RULING-42", "ME-SOLO-41", "ME-RULING-40")
def test_his_contracts_by_points_then_soldier_then_level() -> None:
    p = solo()
    p.items(HIM, scrolls=1, common=2, rare=2)
    complete_contracts(p.s)
    assert completed(p) == ["contract_3_soldier_1"]  # 12 points and a soldier before 12 and favour; no influence needed
    assert p.s.free[HIM * 3 :] == [1, 0, 0]
    q = solo()
    q.items(HIM, scrolls=1, common=2)
    complete_contracts(q.s)
    assert completed(q)[0] == "contract_1_soldier_1"
    r = solo()
    r.done_contracts(RED, "contract_3_soldier_1", "contract_3_soldier_2", "contract_3_soldier_3", "contract_3_favour_1")
    r.done_contracts(RED, "contract_3_favour_2", "contract_2_soldier_1", "contract_2_soldier_2", "contract_2_soldier_3")
    r.items(HIM, scrolls=2, common=1, rare=2)
    complete_contracts(r.s)
    assert completed(r)[0] == "contract_3_favour_3"  # 8 points at level 3 before 8 at level 2


@pytest.mark.rule("ME-SOLO-72")
def test_again_and_again_until_nothing_can_be_completed() -> None:
    p = solo()
    p.items(HIM, scrolls=2, common=3)
    complete_contracts(p.s)
    assert completed(p) == ["contract_1_soldier_1", "contract_1_favour_1"]
    assert p.s.free[HIM * 3 :] == [1, 0, 0]


@pytest.mark.rule("ME-SOLO-73")
def test_for_any_good_he_uses_a_common_one() -> None:
    for common, rare, left in ((1, 1, [0, 0, 1]), (0, 1, [0, 0, 0])):
        p = solo()
        p.done_contracts(RED, "contract_1_favour_1", *(c for c in t.CONTRACTS if "soldier" in c or c[9] in "23"))
        p.items(HIM, scrolls=1, common=common, rare=rare)
        complete_contracts(p.s)
        assert completed(p) == ["contract_1_favour_2"]
        assert p.s.free[HIM * 3 :] == left


@pytest.mark.rule("ME-SOLO-74")
def test_points_bonus_and_items_are_his() -> None:
    p = solo()
    p.build(COURTIER, "r1c1")
    p.items(HIM, scrolls=1, common=3)
    complete_contracts(p.s)
    assert p.s.vp[HIM] == 5 + 5
    assert p.s.favour[HIM] == 1
    assert len(p.events(SoldierPlaced)) == 1
    assert p.s.placed[HIM * 3 :] == [1, 3, 0]
    assert p.s.points[HIM * t.KINDS_OF_POINTS + t.FROM_CONTRACTS] == 10


# ---- Mosque


@pytest.mark.rule("ME-SOLO-75")
def test_one_step_an_action() -> None:
    p = solo()
    carry_out(p.s, t.MOSQUE, 3)
    assert p.s.mosque[HIM] == t.SPACES.index("m3l")


@pytest.mark.rule("ME-SOLO-76", "ME-RULING-46")
def test_his_first_step_goes_to_the_leftmost_camel() -> None:
    p = solo()
    p.s.mosque_camels[:] = [0, 0, 1, 1]
    step_up(p.s)
    assert p.s.mosque[HIM] == t.SPACES.index("m1c")
    assert p.s.camels[HIM] == 1
    q = solo()
    q.s.mosque_camels[:] = [0, 0, 0, 0]
    step_up(q.s)
    assert q.s.mosque[HIM] == t.SPACES.index("m1a")
    assert q.s.camels[HIM] == 0


@pytest.mark.rule("ME-SOLO-77")
def test_his_rewards_level_by_level() -> None:
    p = solo()
    p.build(COURTIER, "r1c1")
    step_up(p.s)
    assert p.s.camels[HIM] == 1
    step_up(p.s)
    assert p.s.vp[HIM] == 3
    step_up(p.s)
    assert p.s.favour[HIM] == 1
    step_up(p.s)
    assert p.s.vp[HIM] == 6
    step_up(p.s)
    assert p.s.tokens.count(HIM) == 1
    assert p.s.vp[HIM] == 7
    step_up(p.s)
    assert len(p.events(SoldierPlaced)) == 1
    step_up(p.s)
    assert p.s.favour[HIM] == 2
    step_up(p.s)
    assert len(p.events(CourtierPlaced)) == 1
    step_up(p.s)
    assert len(p.events(WallBuilt)) == 1
    step_up(p.s)
    assert p.s.points[HIM * t.KINDS_OF_POINTS + t.FROM_MOSQUE] == 13
    assert p.s.points[HIM * t.KINDS_OF_POINTS + t.FROM_OFFICE] == 6


@pytest.mark.rule("ME-SOLO-78", "ME-RND-7", "ME-RULING-47")
def test_his_token_scores_most_now_and_chance_decides_between_equals() -> None:
    p = solo()
    p.build(HIM, "r3c4", "r1c1", "r3c5")  # two Silk Road tiles
    barrier = p.s.barrier
    take_best_token(p.s)
    assert t.TOKENS[p.s.tokens.index(HIM)] == "bonus_silk_road"
    assert p.s.barrier == barrier
    tokens = set()
    for seed in range(40):
        q = solo()
        q.s.chance = seeded(str(seed))
        q.s.tokens[0] = RED
        q.build(RED, "r3c4")  # yours do not count
        take_best_token(q.s)
        tokens.add(q.s.tokens.index(HIM))
        assert q.s.barrier == 1
    assert tokens == {1, 2, 3}


@pytest.mark.rule("ME-SOLO-78", "ME-RND-7")
def test_between_two_equal_tokens_either_may_be_taken() -> None:
    tokens = set()
    for seed in range(40):
        p = solo()
        p.s.chance = seeded(str(seed))
        p.build(HIM, "r3c4", "r1c1")  # a Silk Road and a Caravansary tile: both tokens score once, the others never
        take_best_token(p.s)
        tokens.add(t.TOKENS[p.s.tokens.index(HIM)])
        assert p.s.barrier == 1
    assert tokens == {"bonus_caravansary", "bonus_silk_road"}


# ---- Wall


@pytest.mark.rule("ME-SOLO-80")
def test_the_cheapest_piece_in_the_order_of_colours() -> None:
    p = solo()
    carry_out(p.s, t.WALL, 16)
    built = [t.PIECES[piece] for _, piece, _ in p.events(WallBuilt)]
    colours = ("purple", "sand", "turquoise", "orange")
    assert built == [f"wall_{colour}_{cost}" for cost in (1, 2) for colour in colours for _ in range(2)]


@pytest.mark.rule("ME-SOLO-81")
def test_gates_only_after_all_walls() -> None:
    p = solo()
    carry_out(p.s, t.WALL, 18)
    assert [t.SLOTS[slot] for _, _, slot in p.events(WallBuilt)][16:] == ["north_3", "east_3"]
    assert t.PIECES[p.events(WallBuilt)[16][1]] == "gate_purple_3"
    carry_out(p.s, t.WALL, 5)
    assert len(p.events(WallBuilt)) == 20


@pytest.mark.rule("ME-SOLO-82", "ME-RULING-45")
def test_the_rank_of_a_slot() -> None:
    ranks = []
    for owners in (
        (COURTIER, COURTIER),
        (COURTIER, HIM),
        (HIM, HIM),
        (COURTIER, None),
        (None, HIM),
        (RED, COURTIER),
        (HIM, RED),
        (RED, None),
        (None, None),
        (RED, RED),
    ):
        p = solo()
        for owner, where in zip(owners, ("r1c2", "r2c2"), strict=True):
            if owner is not None:
                p.build(owner, where)
        ranks.append(slot_rank(p.s, t.SLOTS.index("north_2")))
    assert ranks == list(range(10))


@pytest.mark.rule("ME-SOLO-83", "ME-RULING-45", "ME-SOLO-84")
def test_among_equal_slots_the_first_clockwise() -> None:
    p = solo()
    carry_out(p.s, t.WALL, 1)
    assert p.events(WallBuilt)[0][2] == t.SLOTS.index("north_1")
    q = solo()
    q.wall(*(slot for slot in t.SLOTS if slot not in ("north_1", "north_2") and not slot.endswith("3")))
    q.build(RED, "r1c1", "r2c1")
    carry_out(q.s, t.WALL, 1)
    assert q.events(WallBuilt)[0][2] == t.SLOTS.index("north_2")  # two of yours come last
    r = solo()
    r.build(RED, "r1c1", "r2c1", "r1c2")
    r.s.walls[1:20] = [0] * 19
    r.s.pieces[0] = 1
    carry_out(r.s, t.WALL, 1)
    assert r.s.influence[HIM] == 4  # yet they give four influence


@pytest.mark.rule("ME-EX-20", "ME-SOLO-84")
def test_example_the_magistrate_builds_the_second_slot() -> None:
    p = solo()
    p.wall(*(slot for slot in t.SLOTS if slot not in ("north_1", "north_2", "north_4") and not slot.endswith("3")))
    p.build(COURTIER, "r1c1", "r1c4")
    p.build(HIM, "r1c2", "r2c2")
    p.build(RED, "r2c4")
    carry_out(p.s, t.WALL, 1)
    assert p.events(WallBuilt)[0][2] == t.SLOTS.index("north_2")
    assert p.s.influence[HIM] == 2
