"""Chapter 6: paying; decision 6; the wild cube and the discount."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import Paid
from serai.games.merv.rules.paying import affords, can_pay, wild_of
from tests.rules.merv.position import RED, YELLOW, Position


def palace(cubes: str, *tiles: str, courtiers: tuple[str, ...] = ("learning", "learning")) -> Position:
    """A Palace action of a player whose next courtier is the third."""
    p = Position()
    p.cubes(RED, cubes)
    p.courtiers(RED, *courtiers)
    p.tile(RED, *tiles)
    return p.action("palace")


@pytest.mark.rule("ME-PAY-1", "ME-DEC-6")
def test_matching_cubes_go_back_to_the_supply_without_asking() -> None:
    p = palace("sand 4 purple 1").after("place-courtier trade")
    assert p.asked == ""  # nothing is left to do in this action
    assert p.purse(RED) == "purple 1 sand 1"
    assert p.events(Paid) == [(RED, 1)] * 3


@pytest.mark.rule("ME-PAY-2", "ME-DEC-6")
def test_a_white_cube_matches_any_colour_and_each_entry_is_asked() -> None:
    p = palace("sand 3 white 2").after("place-courtier trade")
    assert p.asked == "red pay"
    assert p.options == ["pay-with sand", "pay-with white"]
    assert p.prompt == {"cube": "sand", "number": 3}
    p.choose("pay-with white")
    assert p.options == ["pay-with sand", "pay-with white"]
    p.choose("pay-with white")
    assert p.purse(RED) == "sand 2"  # the last entry had one way


@pytest.mark.rule("ME-DEC-6", "ME-PAY-1")
def test_only_ways_that_leave_the_rest_payable_are_offered() -> None:
    p = palace("sand 1 white 2").after("place-courtier trade", "pay-with sand")
    assert p.purse(RED) == ""  # then two white cubes were the only way
    p = palace("sand 1 white 3").after("place-courtier trade")
    assert p.options == ["pay-with sand", "pay-with white"]
    p.choose("pay-with white")
    assert p.options == ["pay-with sand", "pay-with white"]
    p.s.cubes[t.WHITE] += 1
    p.s.cubes[1] -= 1
    assert p.refused("pay-with sand") == "ME-PAY-1"  # no such cube
    p.s.cubes[t.WHITE] -= 1
    p.s.cubes[1] += 1
    p.choose("pay-with white")
    assert p.options == ["pay-with sand", "pay-with white"]
    assert p.refused("pay-with purple") == "ME-PAY-4"
    assert p.refused("pay-with wild") == "ME-LIBRARY-9"
    assert p.refused("pay-with discount") == "ME-LIBRARY-8"
    assert p.refused("stop") == "SE-ASK-3"


@pytest.mark.rule("ME-PAY-4")
def test_another_colour_does_not_match() -> None:
    p = palace("purple 5 sand 2")
    assert p.offers("place-courtier") == {"learning"}
    assert p.refused("place-courtier trade") == "ME-PALACE-3"


@pytest.mark.rule("ME-LIBRARY-9", "ME-RULING-12")
def test_the_wild_cube_replaces_one_other_colour_once_a_turn() -> None:
    p = palace("purple 3 sand 2", "wild_purple")
    assert p.offers("place-courtier") == {"learning", "trade"}
    p.choose("place-courtier trade")
    assert p.options == ["pay-with sand", "pay-with wild"]
    p.choose("pay-with wild")
    assert p.purse(RED) == "purple 2"
    assert p.s.wild_spent[RED] == 1
    p = palace("purple 4 sand 1", "wild_purple")
    assert p.offers("place-courtier") == {"learning"}  # only one of the two missing cubes can be replaced


@pytest.mark.rule("ME-LIBRARY-9")
def test_the_wild_cube_comes_back_with_the_next_own_turn() -> None:
    p = palace("purple 1 sand 2", "wild_purple").after("place-courtier trade", "pay-with sand", "pay-with sand")
    assert p.s.wild_spent[RED] == 1  # the last entry had one way: the wild cube
    p.cubes(RED, "purple 1 turquoise 3")
    p.action("palace")
    assert wild_of(p.s, RED) == t.NOBODY
    assert p.asked == ""
    p.turn(RED)
    assert p.s.wild_spent[RED] == 0
    assert wild_of(p.s, RED) == 0
    assert wild_of(p.s, YELLOW) == t.NOBODY


@pytest.mark.rule("ME-LIBRARY-9")
def test_a_wild_cube_must_be_there_to_be_paid_and_be_of_another_colour() -> None:
    p = palace("sand 3 white 1", "wild_purple").after("place-courtier trade")
    assert p.options == ["pay-with sand", "pay-with white"]
    assert p.refused("pay-with wild") == "ME-LIBRARY-9"
    p = palace("purple 3 white 1", "wild_purple").after("place-courtier learning")
    assert p.options == ["pay-with purple", "pay-with white"]
    assert p.refused("pay-with wild") == "ME-LIBRARY-9"


@pytest.mark.rule("ME-LIBRARY-8", "ME-RULING-13")
def test_a_discount_saves_one_cube_once_in_its_action() -> None:
    p = palace("sand 2 purple 4", "discount_palace")
    p.choose("place-courtier trade", "pay-with sand", "pay-with sand")
    assert p.purse(RED) == "purple 4"  # two cubes and the discount
    assert p.events(Paid) == [(RED, 1), (RED, 1), (RED, t.DISCOUNT)]
    assert p.offers("place-courtier") == {"learning"}
    p.choose("place-courtier learning")
    assert p.purse(RED) == ""


@pytest.mark.rule("ME-LIBRARY-8")
def test_a_discount_works_for_its_own_action_only_and_in_each_turn() -> None:
    p = palace("sand 2", "discount_mosque")
    assert p.asked == ""
    assert p.s.discount == 0
    q = palace("purple 3", "discount_palace", courtiers=())
    q.choose("place-courtier learning")
    assert q.options == ["pay-with purple", "pay-with discount"]
    q.choose("pay-with discount")
    assert q.purse(RED) == "purple 3"
    q.choose("stop")
    assert q.s.discount == 0
    q.s.servants[RED] += 1
    q.s.courtiers[0] = 0
    q.action("palace")
    assert q.s.discount == 1


@pytest.mark.rule("ME-RULING-13")
def test_a_discount_may_make_something_free_and_is_no_use_twice() -> None:
    p = palace("", "discount_palace", courtiers=())
    assert p.offers("place-courtier") == {"learning", "spices", "trade", "faith"}
    p.choose("place-courtier faith")
    assert p.asked == ""
    assert p.s.courtiers[3] == 1
    p = palace("sand 3 white 1", "discount_palace").after("place-courtier trade", "pay-with discount")
    assert p.options == ["pay-with sand", "pay-with white"]
    assert p.refused("pay-with discount") == "ME-LIBRARY-8"


@pytest.mark.rule("ME-DEC-6", "ME-RULING-13")
def test_a_way_that_leaves_too_little_is_refused() -> None:
    p = palace("sand 2 white 1", "discount_palace").after("place-courtier trade")
    assert p.options == ["pay-with sand", "pay-with white", "pay-with discount"]
    p.choose("pay-with sand")
    assert p.options == ["pay-with sand", "pay-with white", "pay-with discount"]
    q = Position()
    q.cubes(RED, "orange 1")
    q.on_mosque(RED, "m4l")
    q.tile(RED, "discount_mosque")
    q.action("mosque").choose("climb m5")
    assert q.asked == "red bonus-token"  # orange was paid, purple saved: no other way
    assert q.purse(RED) == ""
    assert q.events(Paid) == [(RED, 3), (RED, t.DISCOUNT)]


@pytest.mark.rule("ME-DEC-6")
def test_wild_and_white_may_be_needed_for_one_cost_of_two_colours() -> None:
    p = Position()
    p.cubes(RED, "sand 2")
    p.on_mosque(RED, "m4l")
    p.tile(RED, "wild_sand")
    p.action("mosque")
    assert p.asked == ""  # two entries, one wild cube
    p.cubes(RED, "sand 1 white 1")
    p.action("mosque").choose("climb m5")
    assert p.options == ["pay-with white", "pay-with wild"]
    p.choose("pay-with wild")
    assert p.purse(RED) == ""


@pytest.mark.parametrize(
    ("cubes", "wild", "discount", "cost", "enough"),
    [
        ("", False, 0, (), True),
        ("", False, 1, (0,), True),
        ("", False, 1, (0, 0), False),
        ("purple 1", False, 0, (0,), True),
        ("purple 1", False, 0, (1,), False),
        ("sand 1", True, 0, (0,), True),
        ("sand 1", True, 0, (1,), True),
        ("sand 1", True, 0, (0, 1), False),
        ("sand 2", True, 0, (0, 1), True),
        ("sand 3", True, 0, (0, 0, 1), False),
        ("sand 3", True, 1, (0, 0, 1), True),
        ("white 2", False, 0, (0, 1), True),
        ("white 2", False, 0, (0, 1, 2), False),
        ("white 2", False, 1, (0, 1, 2), True),
    ],
)
@pytest.mark.rule("ME-PAY-1", "ME-PAY-2")
def test_what_can_be_paid(cubes: str, wild: bool, discount: int, cost: tuple[int, ...], enough: bool) -> None:
    p = Position()
    p.cubes(RED, cubes)
    if wild:
        p.tile(RED, "wild_sand")
    p.s.discount = discount
    assert can_pay(p.s, RED, cost) is enough
    if len(set(cost)) == 1:
        assert (affords(p.s, RED, cost[0]) >= len(cost)) is enough


@pytest.mark.rule("ME-PAY-3", "ME-RULING-14", "ME-CONTRACT-4", "ME-DEC-4", "ME-DEC-6")
def test_any_cube_means_any_colour_white_included() -> None:
    p = Position()
    p.s.influence[RED] = 2
    p.items(RED, scrolls=1, common=1)
    p.cubes(RED, "sand 1 orange 1 white 1")
    p.tile(RED, "wild_sand")
    p.menu(RED).choose("complete contract_1_favour_1")
    assert p.asked == "red contract-cube"
    assert p.options == ["pay-with sand", "pay-with orange", "pay-with white"]
    for way in ("purple", "wild", "discount"):
        assert p.refused(f"pay-with {way}") == "ME-CONTRACT-4"
    assert p.refused("act") == "SE-ASK-3"
    p.choose("pay-with white")
    assert p.purse(RED) == "sand 1 orange 1"
    assert p.events(Paid) == [(RED, t.WHITE)]


@pytest.mark.rule("ME-LIBRARY-9")
@pytest.mark.parametrize("colour", t.COLOURS)
def test_the_wild_cube_of_each_colour_pays_a_step_of_any_colour(colour: str) -> None:
    p = Position()
    p.tile(RED, f"wild_{colour}")
    p.cubes(RED, colour)
    p.action("mosque")
    assert p.offers("climb") == {"m1a", "m1b", "m1c", "m1d"}
    p.s.wild_spent[RED] = 1
    assert len(p.offers("climb")) == 1  # now it pays only as what it is
