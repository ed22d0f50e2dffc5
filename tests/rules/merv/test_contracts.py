"""Chapter 8: contracts; decisions 4 and 5."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import ContractCompleted, ItemPlaced, PointsGained
from serai.games.merv.rules.contracts import ANY_GOOD, top_of
from serai.games.merv.rules.holdings import goods_of, scrolls_of
from tests.rules.merv.position import RED, YELLOW, Position


def ready(scrolls: int = 0, common: int = 0, rare: int = 0, influence: int = 10, cubes: str = "purple 9") -> Position:
    p = Position()
    p.s.influence[RED] = influence
    p.items(RED, scrolls, common, rare)
    p.cubes(RED, cubes)
    p.build(YELLOW, "r5c5")
    return p


@pytest.mark.rule("ME-CONTRACT-1", "ME-DEC-4")
def test_only_the_top_card_of_a_stack_can_be_completed() -> None:
    p = ready(9, 9, 9).menu()
    assert p.offers("complete") == {
        "contract_1_favour_1",
        "contract_1_soldier_1",
        "contract_2_favour_1",
        "contract_2_soldier_1",
        "contract_3_favour_1",
        "contract_3_soldier_1",
    }
    assert p.refused("complete contract_1_favour_2") == "ME-CONTRACT-1"


@pytest.mark.rule("ME-CONTRACT-2")
def test_any_number_of_contracts_at_any_time_of_the_own_turn() -> None:
    p = ready(9, 9, 9).menu()
    p.choose("complete contract_1_favour_1", "complete contract_2_favour_1", "gain-favour")
    p.choose("complete contract_3_favour_1", "complete contract_1_favour_2", "use-good rare")
    assert p.s.contracts.count(RED) == 4
    assert p.options[0] == "end-turn"
    q = ready(9, 9, 9)
    q.s.round = 0
    q.turn(YELLOW)
    assert q.offers("complete") == set()


@pytest.mark.rule("ME-RULING-8")
@pytest.mark.parametrize(
    ("action", "before", "question"),
    [
        ("caravansary", (), "caravansary"),
        ("palace", (), "palace"),
        ("silk_road", ("no-post",), "buy"),
        ("mosque", (), "mosque"),
        ("wall", (), "wall"),
    ],
)
def test_contracts_within_an_action_but_not_while_something_is_resolved(
    action: str, before: tuple[str, ...], question: str
) -> None:
    p = ready(2, 2).action(action).after(*before)
    assert p.asked == f"red {question}"
    p.choose("complete contract_1_favour_1")
    assert p.asked == f"red {question}"
    assert p.s.contracts[0] == RED
    assert p.refused("complete contract_1_favour_1") == "ME-CONTRACT-1"
    assert p.refused("act") == "SE-ASK-3"


@pytest.mark.rule("ME-RULING-8", "ME-DEC-15")
def test_no_contracts_while_cubes_are_laid_in_the_library_or_a_soldier_is_placed() -> None:
    p = ready(1, 1, cubes="purple sand").action("library")
    assert p.refused("complete contract_1_favour_1") == "SE-ASK-3"
    p = ready(1, 3).menu().after("complete contract_1_soldier_1")
    assert p.asked == "red soldier"
    assert p.refused("complete contract_1_favour_1") == "SE-ASK-3"


@pytest.mark.rule("ME-CONTRACT-3", "ME-INFLUENCE-6")
@pytest.mark.parametrize(("influence", "levels"), [(1, 0), (2, 1), (5, 1), (6, 2), (9, 2), (10, 3), (20, 3)])
def test_the_level_of_a_contract_needs_influence(influence: int, levels: int) -> None:
    p = ready(9, 9, 9, influence).menu()
    assert {name.split("_")[1] for name in p.offers("complete")} == {str(n + 1) for n in range(levels)}
    if levels < 3:
        name = f"contract_{levels + 1}_favour_1"
        facts = {"contract": name, "number": (2, 6, 10)[levels]}
        assert p.refusal(f"complete {name}") == ("ME-CONTRACT-3", facts)


@pytest.mark.rule("ME-CONTRACT-4")
def test_a_contract_costs_one_cube() -> None:
    p = ready(1, 1, cubes="").menu()
    assert p.refused("complete contract_1_favour_1") == "ME-CONTRACT-4"
    p = ready(1, 1, cubes="orange").menu().after("complete contract_1_favour_1")
    assert p.purse(RED) == ""


@pytest.mark.rule("ME-CONTRACT-5")
def test_items_move_from_the_free_ones_onto_the_card() -> None:
    p = ready(2, 3, 2).menu().after("complete contract_2_favour_1")
    assert p.s.free[:3] == [1, 2, 1]
    assert p.s.placed[:3] == [1, 1, 1]
    assert p.events(ItemPlaced) == [(RED, 0, 1), (RED, 1, 1), (RED, 2, 1)]
    for missing in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        q = ready(*missing).menu()
        assert q.refused("complete contract_2_favour_1") == "ME-CONTRACT-5"


@pytest.mark.rule("ME-CONTRACT-6", "ME-DEC-5")
def test_any_good_may_be_common_or_rare() -> None:
    def second(common: int, rare: int) -> Position:
        p = ready(1, common, rare)
        p.done_contracts(YELLOW, "contract_1_favour_1")
        return p.menu()

    p = second(1, 1).after("complete contract_1_favour_2")
    assert p.asked == "red any-good"
    assert p.options == ["use-good common", "use-good rare"]
    assert p.refused("pay-with purple") == "SE-ASK-3"
    p.choose("use-good rare")
    assert (p.s.free[:3], p.s.placed[:3]) == ([0, 1, 0], [1, 0, 1])
    p = second(2, 0).after("complete contract_1_favour_2")  # only one would do: not asked
    assert (p.s.free[:3], p.s.placed[:3]) == ([0, 1, 0], [1, 1, 0])
    p = second(0, 2).after("complete contract_1_favour_2")
    assert p.s.placed[:3] == [1, 0, 1]
    assert second(0, 0).refused("complete contract_1_favour_2") == "ME-CONTRACT-5"


@pytest.mark.rule("ME-CONTRACT-6")
def test_an_open_requirement_comes_on_top_of_the_named_goods() -> None:
    p = ready(1, 0, 1)
    p.done_contracts(YELLOW, "contract_2_favour_1")
    p.menu()
    assert p.refused("complete contract_2_favour_2") == "ME-CONTRACT-5"  # one rare and any good
    p = ready(1, 0, 2)
    p.done_contracts(YELLOW, "contract_2_favour_1")
    p.menu().choose("complete contract_2_favour_2")
    assert p.s.free[:3] == [0, 0, 0]


@pytest.mark.rule("ME-CONTRACT-6")
def test_a_good_that_is_not_there_cannot_be_used() -> None:
    p = ready(0, 1, 0)
    p.s.todo.append(ANY_GOOD[RED])
    assert p.options == ["use-good common"]
    assert p.refused("use-good rare") == "ME-CONTRACT-6"


@pytest.mark.rule("ME-CONTRACT-7")
def test_items_on_a_contract_serve_no_other_contract() -> None:
    p = ready(1, 2).menu().after("complete contract_1_soldier_1", "place-soldier r5c5")
    assert p.s.free[:3] == [1, 0, 0]
    assert p.refused("complete contract_1_favour_1") == "ME-CONTRACT-5"


@pytest.mark.rule("ME-CONTRACT-8", "ME-LIBRARY-4")
def test_items_on_a_contract_still_count() -> None:
    p = ready(1, 1, cubes="purple 2").menu().after("complete contract_1_favour_1")
    assert scrolls_of(p.s, RED) == 1
    assert goods_of(p.s, RED) == 1
    p.action("library").choose("pay-with purple")
    assert p.asked == "red breakthrough"  # the second scroll of all


@pytest.mark.rule("ME-CONTRACT-9")
def test_card_and_points_go_to_the_player() -> None:
    p = ready(1, 1, 2).menu().after("complete contract_3_favour_1")
    assert p.s.contracts[t.CONTRACTS.index("contract_3_favour_1")] == RED
    assert p.s.vp[RED] == 12
    assert p.events(ContractCompleted) == [(RED, t.CONTRACTS.index("contract_3_favour_1"))]
    assert p.events(PointsGained) == [(RED, 12, t.FROM_CONTRACTS)]


@pytest.mark.rule("ME-CONTRACT-10")
def test_the_bonus_is_favour_or_a_soldier() -> None:
    p = ready(1, 1).menu().after("complete contract_1_favour_1")
    assert (p.s.favour[RED], p.asked) == (1, "red menu")
    p = ready(0, 2).menu().after("complete contract_1_soldier_1")
    assert p.asked == "red soldier"
    p.choose("place-soldier r5c5")
    assert (p.s.influence[RED], p.asked) == (12, "red menu")


@pytest.mark.rule("ME-CONTRACT-11", "ME-CONTRACT-12")
def test_the_next_card_is_open_at_once_until_the_stack_is_used_up() -> None:
    p = ready(9, 9).menu()
    for rank in (1, 2, 3):
        assert f"contract_1_favour_{rank}" in p.offers("complete")
        p.choose(f"complete contract_1_favour_{rank}")
    assert top_of(p.s, 0) == t.NOBODY
    assert not {name for name in p.offers("complete") if "1_favour" in name}
    assert p.refused("complete contract_1_favour_3") == "ME-CONTRACT-1"
