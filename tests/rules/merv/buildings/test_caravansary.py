"""Chapter 13: the Caravansary action; decisions 11, 12 and 23."""

import pytest

from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.events import CamelOnCard, CardTaken, Paid, RowRefilled, WhiteCubeGained
from serai.games.merv.rules.buildings.caravansary import SETTLE_ROW, give_card, reward_pairs
from tests.rules.merv.position import BLUE, RED, YELLOW, Position

PLAIN = "ginger juniper ginger cinnamon ginger pepper cinnamon juniper"


def action(row: str = PLAIN, cubes: str = "purple 9", influence: int = 13, camels: int = 0, deck: str = "") -> Position:
    p = Position()
    p.s.camels_out += sum(p.s.row_camels)
    p.s.row_camels[:] = [0] * 8
    p.row(row, deck)
    p.camels(RED, camels)
    p.cubes(RED, cubes)
    p.s.influence[RED] = influence
    p.build(YELLOW, "r5c5")
    return p.action("caravansary")


def spices(p: Position) -> dict[str, int]:
    return {name: number for name, number in zip(t.SPICES, p.s.spices[:4], strict=True) if number}


@pytest.mark.rule("ME-CARAVAN-1", "ME-CARAVAN-4", "ME-CARAVAN-7")
def test_without_camels_only_the_first_card_may_be_taken() -> None:
    p = action()
    assert p.offers("take-card") == {"1"}
    for position in range(2, 9):
        assert p.refused(f"take-card {position}") == "ME-CARAVAN-7"
    assert p.refused("place-courtier faith") == "SE-ASK-3"


@pytest.mark.rule("ME-CARAVAN-2", "ME-DEC-11")
def test_one_cube_a_card_and_card_after_card() -> None:
    p = action(cubes="purple 2").after("take-card 1")
    assert p.purse(RED) == "purple 1"
    assert p.asked == "red caravansary"
    p.choose("take-card 1")
    assert spices(p) == {"ginger": 1, "juniper": 1}
    assert p.asked == ""  # no cube is left
    assert p.events(CardTaken) == [(RED, 1, 0, 0), (RED, 2, 0, 0)]


@pytest.mark.rule("ME-CARAVAN-3", "ME-RULING-11")
def test_all_cubes_are_of_one_colour_white_counting_as_that_colour() -> None:
    p = action(cubes="purple 2 sand 2 white 1").after("take-card 1")
    assert p.asked == "red card-cube"
    assert p.options == ["pay-with purple", "pay-with sand", "pay-with white"]
    p.choose("pay-with white")
    p.choose("take-card 1")
    assert p.options == ["pay-with purple", "pay-with sand"]
    assert p.refused("pay-with white") == "ME-PAY-1"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("pay-with sand", "take-card 1")
    assert p.purse(RED) == "purple 2"  # only the second sand cube was left to pay with
    assert p.s.tint == 1 << 1
    assert p.asked == "red soldier"  # the action is over, a pair of ginger complete


@pytest.mark.rule("ME-CARAVAN-3")
def test_another_colour_is_refused_after_the_first_cube() -> None:
    p = action(cubes="purple 2 sand 2 white 2").after("take-card 1", "pay-with purple", "take-card 1")
    assert p.options == ["pay-with purple", "pay-with white"]
    assert p.refused("pay-with sand") == "ME-CARAVAN-3"
    assert p.refused("pay-with turquoise") == "ME-PAY-1"
    assert p.refused("pay-with wild") == "ME-LIBRARY-9"
    assert p.refused("pay-with discount") == "ME-LIBRARY-8"
    q = action(cubes="purple 1 sand 2").after("take-card 1", "pay-with purple")
    assert q.asked == ""  # sand does not match any more


@pytest.mark.rule("ME-CARAVAN-3")
def test_without_a_matching_cube_no_card_may_be_taken() -> None:
    p = action(cubes="purple 1 sand 2", camels=1).after("take-card 1", "pay-with purple")
    assert p.options == ["stop", "put-camel"]
    assert p.refused("take-card 1") == "ME-CARAVAN-3"


@pytest.mark.rule("ME-CARAVAN-5", "ME-CARAVAN-6", "ME-CARAVAN-7")
def test_a_card_with_a_camel_and_its_neighbour_towards_the_deck() -> None:
    p = action("ginger juniper ginger cinnamon* ginger pepper cinnamon juniper*")
    assert p.offers("take-card") == {"1", "4", "5", "8"}
    assert p.refused("take-card 3") == "ME-CARAVAN-7"
    assert p.refused("take-card 6") == "ME-CARAVAN-7"


@pytest.mark.rule("ME-CARAVAN-8")
def test_camels_on_taken_cards_come_along_at_once() -> None:
    p = action("ginger* juniper* ginger cinnamon ginger pepper cinnamon juniper").after("take-card 2")
    assert p.s.camels[RED] == 1
    assert p.s.row_camels == [1, 0, 0, 0, 0, 0, 0]
    assert p.events(CardTaken) == [(RED, 2, 1, 1)]


@pytest.mark.rule("ME-CARAVAN-9")
@pytest.mark.parametrize(("influence", "kinds"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3), (13, 4)])
def test_influence_limits_the_kinds_of_spice(influence: int, kinds: int) -> None:
    p = action("ginger juniper cinnamon pepper ginger pepper cinnamon juniper", influence=influence, camels=1)
    for _ in range(kinds):
        p.choose("take-card 1")
    assert len(spices(p)) == kinds
    if kinds < 4:
        facts = {"spice": t.SPICES[p.s.row[0]], "number": kinds}
        assert p.refusal("take-card 1") == ("ME-CARAVAN-9", facts)
    else:
        assert "take-card 1" in p.options


@pytest.mark.rule("ME-CARAVAN-9")
def test_a_kind_already_owned_may_always_be_taken() -> None:
    p = action("ginger* ginger* juniper* cinnamon* ginger pepper cinnamon juniper", influence=0)
    p.choose("take-card 1")
    assert p.offers("take-card") == {"1", "4"}


@pytest.mark.rule("ME-CARAVAN-10", "ME-RULING-17")
def test_camels_are_put_on_the_first_card_without_one_any_number_of_times() -> None:
    p = action("ginger* juniper ginger cinnamon ginger pepper cinnamon juniper", camels=2)
    p.choose("put-camel")
    assert p.s.row_camels == [1, 1, 0, 0, 0, 0, 0, 0]
    assert p.events(CamelOnCard) == [(RED, 1)]
    p.choose("put-camel")
    assert p.s.row_camels == [1, 1, 1, 0, 0, 0, 0, 0]
    assert p.s.camels[RED] == 0
    assert p.refused("put-camel") == "ME-CARAVAN-10"
    p.choose("take-card 3")  # the own camel comes back with the card
    assert p.s.camels[RED] == 1
    q = action("ginger* juniper* ginger*", camels=1, deck="pepper")
    q.s.deck.clear()
    assert q.refused("put-camel") == "ME-CARAVAN-10"  # every card has one


@pytest.mark.rule("ME-CARAVAN-11")
def test_cards_are_never_given_away() -> None:
    p = action(cubes="purple 3")
    p.choose("take-card 1", "take-card 1", "take-card 1")
    assert sum(p.s.spices[:4]) == 3
    p.s.spices[0] += 1
    assert GAME.check(p.s) == ["ME-CARAVAN-11"]


@pytest.mark.rule("ME-CARAVAN-12")
def test_the_row_closes_up_and_is_refilled_after_the_last_card() -> None:
    p = action("ginger* juniper ginger* cinnamon ginger pepper cinnamon juniper", deck="pepper cinnamon")
    p.choose("take-card 2", "take-card 1")
    assert len(p.s.row) == 6  # not refilled while cards are taken
    barrier = p.s.barrier
    p.choose("stop")
    assert [t.SPICES[n] for n in p.s.row] == [
        "ginger",
        "cinnamon",
        "ginger",
        "pepper",
        "cinnamon",
        "juniper",
        "pepper",
        "cinnamon",
    ]
    assert p.s.row_camels == [1, 0, 0, 0, 0, 0, 0, 0]
    assert p.events(RowRefilled) == [((3, 0),)]
    assert p.s.barrier == barrier + 1  # cards were revealed
    assert len(p.s.deck) == 14


@pytest.mark.rule("ME-CARAVAN-12")
def test_nothing_is_revealed_when_no_card_was_taken() -> None:
    p = action()
    barrier = p.s.barrier
    p.choose("stop")
    assert p.s.barrier == barrier
    assert p.events(RowRefilled) == []


@pytest.mark.rule("ME-CARAVAN-13")
def test_a_short_deck_leaves_a_short_row() -> None:
    p = action(cubes="purple 3")
    p.s.spices[4:8] = [p.s.deck[1:].count(spice) for spice in range(4)]
    del p.s.deck[1:]
    p.choose("take-card 1", "take-card 1", "stop")
    assert (len(p.s.row), len(p.s.deck)) == (7, 0)
    p.action("caravansary")
    assert p.refused("take-card 8") == "ME-CARAVAN-13"
    give_card(p.s, RED)
    p.run()
    assert p.asked == "red free-card"
    assert p.refused("take-card 8") == "ME-CARAVAN-13"


@pytest.mark.rule("ME-CARAVAN-14", "ME-CARAVAN-16")
@pytest.mark.parametrize(
    ("before", "taken", "pairs"), [(0, 1, 0), (0, 2, 1), (1, 1, 1), (1, 2, 1), (2, 3, 1), (1, 5, 3)]
)
def test_every_second_card_of_a_kind_completes_a_pair(before: int, taken: int, pairs: int) -> None:
    p = Position()
    p.spices(RED, juniper=before + taken)
    p.s.taken[t.SPICES.index("juniper")] = taken
    reward_pairs(p.s, RED)
    p.run()
    assert p.s.favour[RED] == pairs
    assert p.s.taken == [0, 0, 0, 0]


@pytest.mark.rule("ME-CARAVAN-15")
def test_a_pair_of_ginger_gives_a_soldier() -> None:
    p = action("ginger ginger juniper cinnamon ginger pepper cinnamon juniper").after(
        "take-card 1", "take-card 1", "stop"
    )
    assert p.asked == "red soldier"
    p.choose("place-soldier r5c5")
    assert p.s.influence[RED] == 15


@pytest.mark.rule("ME-CARAVAN-16")
def test_a_pair_of_juniper_gives_favour() -> None:
    p = action("juniper juniper ginger cinnamon ginger pepper cinnamon juniper").after(
        "take-card 1", "take-card 1", "stop"
    )
    assert (p.s.favour[RED], p.asked) == (1, "")


@pytest.mark.rule("ME-CARAVAN-17", "ME-RULING-16")
def test_a_pair_of_cinnamon_gives_a_white_cube_after_the_refill() -> None:
    p = action("cinnamon cinnamon ginger juniper ginger pepper cinnamon juniper", cubes="purple 2")
    p.choose("take-card 1", "take-card 1")
    assert p.asked == ""  # the cube came too late for a third card
    assert p.purse(RED) == "white 1"
    assert len(p.s.row) == 8
    kinds = [type(event) for event in p.events()]
    assert kinds.index(RowRefilled) < kinds.index(WhiteCubeGained)


@pytest.mark.rule("ME-CARAVAN-18")
def test_a_pair_of_pepper_gives_a_white_upgrade_anywhere() -> None:
    p = action("pepper pepper ginger juniper ginger cinnamon cinnamon juniper").after(
        "take-card 1", "take-card 1", "stop"
    )
    assert p.asked == "red upgrade-tile"
    assert len(p.options) == 24


@pytest.mark.rule("ME-CARAVAN-19")
def test_a_free_card_completes_pairs_too() -> None:
    p = Position()
    p.row("juniper cinnamon ginger cinnamon ginger pepper cinnamon juniper")
    p.spices(RED, juniper=1)
    give_card(p.s, RED)
    p.run().choose("take-card 1")
    assert p.s.favour[RED] == 1


@pytest.mark.rule("ME-DEC-23", "ME-RULING-6")
def test_the_player_orders_different_rewards() -> None:
    p = action("ginger ginger juniper juniper cinnamon cinnamon pepper pepper")
    p.choose(*["take-card 1"] * 8)
    assert p.asked == "red rewards"
    assert set(p.options) == {
        "take-reward soldier",
        "take-reward favour",
        "take-reward white_cube",
        "take-reward white_upgrade_anywhere",
    }
    assert p.refused("take-reward scroll") == "ME-RULING-6"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("take-reward white_cube")
    assert "white 1" in p.purse(RED)
    assert p.refused("take-reward white_cube") == "ME-RULING-6"
    p.choose("take-reward white_upgrade_anywhere", "place-upgrade r1c1", "take-reward soldier", "no-soldier")
    assert p.s.favour[RED] == 1
    assert p.asked == ""


@pytest.mark.rule("ME-DEC-23")
def test_equal_rewards_need_no_order() -> None:
    p = action("ginger ginger ginger ginger cinnamon cinnamon pepper pepper").after(*["take-card 1"] * 4, "stop")
    assert p.asked == "red soldier"
    p.choose("no-soldier")
    assert p.asked == "red soldier"
    p.choose("no-soldier")
    assert p.asked == ""


@pytest.mark.rule("ME-RULING-15")
def test_first_and_following_refer_to_the_cards_still_there() -> None:
    p = action("ginger juniper* ginger cinnamon ginger pepper cinnamon juniper")
    assert p.offers("take-card") == {"1", "2", "3"}
    p.choose("take-card 1")
    assert p.offers("take-card") == {"1", "2"}
    p.choose("take-card 1")
    assert p.offers("take-card") == {"1"}


@pytest.mark.rule("ME-RULING-12", "ME-RULING-64")
def test_a_wild_cube_leaves_the_three_other_colours_open() -> None:
    p = action(cubes="purple 2 sand 1 orange 1")
    p.tile(RED, "wild_purple")
    p.choose("take-card 1")
    assert p.options == ["pay-with purple", "pay-with sand", "pay-with orange", "pay-with wild"]
    p.choose("pay-with wild", "take-card 1")
    assert p.options == ["pay-with sand", "pay-with orange"]
    assert p.refused("pay-with purple") == "ME-CARAVAN-3"
    assert p.refused("pay-with wild") == "ME-LIBRARY-9"
    p.choose("pay-with orange")
    assert p.purse(RED) == "purple 1 sand 1"


@pytest.mark.rule("ME-RULING-64", "ME-RULING-12")
def test_a_wild_cube_is_no_use_as_its_own_colour() -> None:
    p = action(cubes="purple 3 white 1")
    p.tile(RED, "wild_purple")
    p.choose("take-card 1", "pay-with purple", "take-card 1")
    assert p.options == ["pay-with purple", "pay-with white"]
    assert p.refused("pay-with wild") == "ME-RULING-64"
    q = action(cubes="purple 2 sand 2")
    q.tile(RED, "wild_purple")
    q.choose("take-card 1", "pay-with sand", "take-card 1")
    assert q.options == ["pay-with sand", "pay-with wild"]
    q.choose("pay-with wild", "take-card 1")
    assert q.purse(RED) == "purple 1"


@pytest.mark.rule("ME-EX-7")
def test_example_yellow_at_the_caravansary() -> None:
    p = Position()
    p.row("ginger* juniper* ginger cinnamon ginger pepper cinnamon juniper", deck="pepper juniper cinnamon")
    p.cubes(YELLOW, "purple 2 white 1")
    p.build(RED, "r5c5")
    p.action("caravansary", YELLOW)
    p.choose("take-card 1", "pay-with white")
    assert p.s.camels[YELLOW] == 1
    assert p.refused("take-card 1") == "ME-CARAVAN-9"  # juniper
    p.choose("take-card 2", "put-camel")
    assert p.s.camels[YELLOW] == 0
    assert p.s.row_camels[:3] == [1, 1, 0]
    p.choose("take-card 3")
    assert p.s.spices[4:8] == [0, 3, 0, 0]
    assert p.purse(YELLOW) == ""
    assert len(p.s.row) == 8
    assert [t.SPICES[n] for n in p.s.row[-3:]] == ["pepper", "juniper", "cinnamon"]
    assert p.asked == "yellow soldier"
    assert p.events(Paid) == [(YELLOW, t.WHITE), (YELLOW, 0), (YELLOW, 0)]


@pytest.mark.rule("ME-EX-22", "ME-LIBRARY-8", "ME-RULING-13")
def test_example_a_discount_takes_a_second_card() -> None:
    p = Position()
    p.row(PLAIN)
    p.cubes(RED, "orange")
    p.s.influence[RED] = 13
    p.tile(RED, "discount_caravansary")
    p.action("caravansary").choose("take-card 1")
    assert p.options == ["pay-with orange", "pay-with discount"]
    p.choose("pay-with orange", "take-card 1")
    assert sum(p.s.spices[:4]) == 2
    assert p.purse(RED) == ""
    assert p.asked == ""
    assert p.events(Paid)[-1] == (RED, t.DISCOUNT)


@pytest.mark.rule("ME-LIBRARY-8")
def test_the_discount_alone_pays_for_a_card_and_ends_with_the_action() -> None:
    p = Position()
    p.row(PLAIN)
    p.tile(RED, "discount_caravansary")
    p.action("caravansary").choose("take-card 1")
    assert sum(p.s.spices[:4]) == 1
    assert p.s.discount == 0
    p.s.discount = 1
    p.run(SETTLE_ROW[RED])
    assert p.s.discount == 0


@pytest.mark.rule("ME-MARKET-9", "ME-RULING-18")
def test_a_free_card_looks_at_the_spices_of_its_own_player() -> None:
    for spice, asked in (("ginger", "blue free-card"), ("pepper", "")):
        p = Position()
        p.spices(BLUE, **{spice: 1})
        p.row("ginger ginger juniper juniper juniper cinnamon cinnamon cinnamon")
        give_card(p.s, BLUE)
        assert p.run().asked == asked
