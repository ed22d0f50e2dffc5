"""Chapter 10: Wages."""

import pytest

from serai.games.warrior_knights.tables import HOUSES
from tests.rules.warrior_knights.position import Position

REGULARS = "regular_50 regular_50 regular_50 regular_100"


@pytest.mark.rule("WK-WAGES-1", "WK-ACTION-17")
def test_barons_pay_clockwise_from_the_chairman() -> None:
    position = Position(seats=3).chairman("second")
    for seat, troops in (("first", "english_100"), ("second", "swiss_100"), ("third", "polish_100")):
        position.baron(seat, crowns=9).noble(f"{seat}-square", "off", troops)
    play = position.hold("wages")
    assert play.asked == "second pay-mercenaries"
    assert play.s.crowns == [9, 4, 9]
    play.choose("pay second-square swiss_100")
    assert play.asked == "third pay-mercenaries"
    assert play.s.crowns == [9, 2, 4]
    play.choose("pay-all")
    assert play.asked == "first pay-mercenaries"
    play.choose("done")
    assert play.is_done
    assert play.s.crowns == [4, 2, 2]
    assert play.army("first-square") == ""
    assert play.heard("phase-began") == ["wages"]


@pytest.mark.rule("WK-WAGES-2", "WK-WAGES-3", "WK-WAGES-8", "WK-WAGES-12")
def test_regulars_are_paid_wherever_they_are_and_whatever_they_suffered() -> None:
    position = Position(seats=2).baron("first", crowns=9).noble("first-square", "sea G1", "regular_50")
    position.noble("first-triangle", "off", "regular_50").noble("first-hexagon", "A2", "regular_100", tokens=1)
    play = position.office("first-hexagon", "constable").hold("wages")
    assert play.is_done
    assert play.s.crowns == [4, 0]
    assert play.heard("paid") == ["first 5 crowns wages"]


@pytest.mark.rule("WK-WAGES-2")
def test_a_mercenary_is_not_paid_from_what_regulars_need() -> None:
    position = Position(seats=2).baron("first", crowns=5).noble("first-square", "off", "english_50")
    play = position.hold("wages")
    assert play.is_done  # nothing is left for the company
    assert play.army("first-square") == ""
    assert play.s.crowns == [0, 0]


@pytest.mark.rule("WK-WAGES-4")
def test_unpaid_regulars_do_not_leave() -> None:
    play = Position(seats=2).noble("first-square", "A2", "regular_50").hold("wages")
    assert play.is_done
    assert play.army("first-square") == "regular_50"
    assert play.where("first-square") == "A2"
    assert play.army("first-castle") == "regular_50 regular_50 regular_100"


@pytest.mark.rule("WK-WAGES-5", "WK-RULING-22", "WK-D28")
def test_who_is_short_pays_as_many_regulars_as_he_can() -> None:
    play = Position(seats=2).baron("first", crowns=3).hold("wages")
    assert play.is_done
    assert play.s.crowns == [0, 0]
    assert play.heard("paid") == ["first 3 crowns wages"]
    play = Position(seats=2).baron("first", crowns=2).hold("wages")
    assert play.is_done  # two of strength 50 are more cards than one of 100
    assert play.s.crowns == [0, 0]


@pytest.mark.rule("WK-WAGES-5", "WK-RULING-22", "WK-RULING-80", "WK-D28")
def test_the_baron_chooses_among_equal_sets_and_may_use_the_rest() -> None:
    position = Position(seats=2).baron("first", crowns=4).noble("first-square", "off", "english_50")
    play = position.hold("wages")
    assert play.asked == "first pay-some"
    assert play.options == [
        "pay-regulars regular_50,regular_50,regular_50",
        "pay-regulars regular_50,regular_50,regular_100",
    ]
    assert play.refusal("pay-regulars regular_50,regular_50") == ("WK-WAGES-5", {"number": 4})
    assert play.refusal("pay-regulars regular_50,regular_50,regular_50,regular_100") == ("WK-WAGES-5", {"number": 4})
    play.choose("pay-regulars regular_50,regular_50,regular_50")
    assert play.asked == "first pay-mercenaries"  # the crown that is left may pay a company
    play.choose("pay first-square english_50")
    assert play.army("first-square") == "english_50"
    assert play.s.crowns == [0, 0]


@pytest.mark.rule("WK-WAGES-6", "WK-D29")
def test_the_baron_chooses_which_mercenaries_he_pays() -> None:
    position = Position(seats=2).baron("first", crowns=5 + 4)
    position.noble("first-square", "A2", "english_100 english_100 swiss_50").noble("first-triangle", "off", "swiss_150")
    play = position.hold("wages")
    assert play.options == [
        "pay first-square english_100",
        "pay first-square swiss_50",
        "pay first-triangle swiss_150",
        "done",
    ]  # eight crowns would pay all
    assert play.refusal("pay-all") == ("WK-WAGES-6", {})
    play.choose("pay first-square english_100")
    assert play.options == ["pay first-square english_100", "pay first-square swiss_50", "done"]
    refused = play.refusal("pay first-triangle swiss_150")
    assert refused == ("WK-WAGES-6", {"troop": "swiss_150", "number": 3})
    play.choose("pay first-square english_100")
    assert play.is_done
    assert play.army("first-square") == "english_100 english_100"
    assert play.army("first-triangle") == ""
    assert play.s.crowns == [0, 0]


@pytest.mark.rule("WK-WAGES-2")
def test_only_unpaid_mercenary_cards_are_paid_here() -> None:
    position = Position(seats=2).baron("first", crowns=20).noble("first-square", "A2", "english_100 regular_50")
    play = position.hold("wages")
    refused = play.refusal("pay first-square regular_50")
    assert refused == ("WK-WAGES-2", {"army": "first-square", "troop": "regular_50"})
    refused = play.refusal("pay first-square swiss_50")
    assert refused == ("WK-WAGES-2", {"army": "first-square", "troop": "swiss_50"})


@pytest.mark.rule("WK-WAGES-7")
def test_unpaid_mercenaries_leave_for_the_deck() -> None:
    position = (
        Position(seats=2)
        .baron("first", crowns=9, garrison="english_50")
        .noble("first-square", "A2", "english_100 swiss_50")
    )
    play = position.hold("wages")
    play.choose("pay first-square swiss_50", "done")
    assert play.army("first-square") == "swiss_50"
    assert play.army("first-castle") == REGULARS
    assert play.heard("troop-left") == ["first-square english_100", "first-castle english_50"]
    assert len(play.s.companies) == 65


@pytest.mark.rule("WK-WAGES-8")
def test_casualties_do_not_reduce_wages() -> None:
    position = Position(seats=2).baron("first", crowns=9).noble("first-square", "A2", "english_200", tokens=1)
    play = position.hold("wages")
    play.choose("pay first-square english_200")
    assert play.s.crowns == [0, 0]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.rule("WK-WAGES-9", "WK-COMP-8", "WK-RULING-3", "WK-EX-4")
def test_the_circle_of_every_house_has_free_wages_up_to_400(house: str) -> None:
    other = next(name for name in HOUSES if name != house)
    position = Position(seats=2).houses(house, other).baron("first", crowns=20)
    play = position.noble("first-circle", "A2", "english_200 swiss_200").hold("wages")
    assert play.is_done
    assert play.s.crowns == [15, 0]
    assert play.army("first-circle") == "english_200 swiss_200"
    for base in ("square", "triangle", "hexagon"):
        position = Position(seats=2).houses(house, other).baron("first", crowns=20)
        play = position.noble(f"first-{base}", "A2", "english_200 swiss_200").hold("wages")
        assert play.asked == "first pay-mercenaries"


@pytest.mark.rule("WK-WAGES-10", "WK-EX-4")
def test_above_400_every_card_of_the_army_is_paid() -> None:
    position = (
        Position(seats=2).baron("first", crowns=20).noble("first-circle", "A2", "english_200 swiss_200 polish_50")
    )
    play = position.hold("wages")
    assert play.s.crowns == [15, 0]
    play.choose("pay-all")
    assert play.s.crowns == [15 - 9, 0]
    position = Position(seats=2).baron("first", crowns=20)
    play = position.noble("first-circle", "A2", "english_200 regular_100 regular_50").hold("wages")
    assert play.is_done
    assert play.s.crowns == [18, 0]  # 350: his regulars are free as well
    position = Position(seats=2).baron("first", crowns=20)
    play = position.noble("first-circle", "A2", "english_200 swiss_150 regular_100").hold("wages")
    assert play.s.crowns == [15, 0]


@pytest.mark.rule("WK-WAGES-11", "WK-RULING-1")
def test_support_troops_and_casualties_do_not_count_for_the_400() -> None:
    position = Position(seats=2).baron("first", crowns=20).noble("first-circle", "A2", "english_200 swiss_200")
    assert position.office("first-circle", "constable").hold("wages").is_done
    position = Position(seats=2).baron("first", crowns=20)
    play = position.noble("first-circle", "A2", "english_200 swiss_200 polish_50", tokens=1).hold("wages")
    assert play.asked == "first pay-mercenaries"


@pytest.mark.parametrize("where", ["sea G1", "off"])
@pytest.mark.rule("WK-WAGES-15")
def test_free_wages_work_everywhere(where: str) -> None:
    play = Position(seats=2).baron("first", crowns=5).noble("first-circle", where, "english_200").hold("wages")
    assert play.is_done
    assert play.army("first-circle") == "english_200"


@pytest.mark.parametrize("where", ["A2", "sea G1"])
@pytest.mark.rule("WK-WAGES-13", "WK-RULING-23", "WK-DEATH-13", "WK-ASSEMBLY-28")
def test_a_noble_whose_last_card_leaves_dies(where: str) -> None:
    position = Position(seats=2).noble("first-square", where, "english_50").office("first-square", "marshal")
    play = position.hold("wages")
    assert play.where("first-square") == "off"
    assert play.heard("noble-died") == ["first-square"]
    assert play.office_of("first-square") == ""
    assert play.heard("office-dropped") == ["marshal"]
    assert play.heard("fate-turned") == []  # an army without cards makes no desertion draw
    assert play.heir("first-square") == "home"


@pytest.mark.rule("WK-WAGES-13")
def test_a_noble_with_a_regular_left_stays() -> None:
    play = Position(seats=2).noble("first-square", "A2", "english_50 regular_50").hold("wages")
    assert play.where("first-square") == "A2"
    assert play.heard("noble-died") == []


@pytest.mark.rule("WK-DEATH-3")
def test_nobles_die_when_their_armies_shrink_to_their_casualties() -> None:
    position = Position(seats=2).baron("first", crowns=5).fates(10, 12)
    position.noble("first-square", "A2", "swiss_100 polish_100 regular_50", tokens=1)
    play = position.noble("first-triangle", "D3", "swiss_100 regular_100", tokens=1).hold("wages")
    assert play.asked == "first who-first"
    play.choose("pick-noble first-triangle")
    assert play.heard("noble-died") == ["first-triangle", "first-square"]
    assert (play.where("first-square"), play.where("first-triangle")) == ("off", "off")
    assert play.army("first-square") == "regular_50"


@pytest.mark.rule("WK-WAGES-14")
def test_the_cards_of_the_zone_return() -> None:
    play = Position(seats=2).hold("wages")
    assert play.cards_in("wages") == ""
    assert len(play.s.returned) == 4
    assert play.heard("zone-returned") == ["wages"]


@pytest.mark.parametrize(("cards", "held"), [(5, False), (6, True)])
@pytest.mark.rule("WK-ACTION-17")
def test_wages_need_twice_as_many_cards_as_barons(cards: int, held: bool) -> None:
    play = Position(seats=3).baron("second", crowns=5).fill("wages", cards - 1).card("first-draft_soldiers")
    play.choose("decline")
    assert play.s.crowns == [0, 0 if held else 5, 0]


@pytest.mark.rule("WK-EX-5")
def test_example_short_of_money() -> None:
    def position(crowns: int) -> Position:
        return Position(seats=2).baron("first", crowns=crowns, garrison="english_100 swiss_50")

    play = position(6).hold("wages")
    assert play.s.crowns == [1, 0]
    assert play.options == ["pay first-castle swiss_50", "done"]
    play.choose("pay first-castle swiss_50")
    assert play.army("first-castle") == "swiss_50 " + REGULARS
    play = position(3).hold("wages")
    assert play.is_done
    assert play.s.crowns == [0, 0]
    assert play.army("first-castle") == REGULARS


@pytest.mark.rule("WK-EX-35", "WK-TERM-31", "WK-RULING-65")
def test_example_unpaid_garrison() -> None:
    position = Position(seats=2).noble("first-square", "off", "regular_50 regular_50 regular_100")
    play = position.baron("first", garrison="english_100", tokens=2).hold("wages")
    assert play.army("first-castle") == "regular_50*"


# ---- Soldiers' Wage


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-21", "WK-D41")
def test_soldiers_wage_costs_a_crown_more_from_strength_150_on() -> None:
    position = Position(seats=2).law("soldiers_wage").baron("first", crowns=20)
    play = position.noble("first-square", "A2", "english_100 english_150 english_200").hold("wages")
    assert play.asked == "first soldiers-wage"
    assert play.prompt == {"act": "wages"}
    play.choose("obey")
    assert play.outlaws == ""
    play.choose("pay-all")
    assert play.s.crowns == [15 - (2 + 4 + 5), 0]


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-ASSEMBLY-46")
def test_who_breaks_soldiers_wage_pays_the_printed_wages_as_an_outlaw() -> None:
    position = Position(seats=2).chairman("second").law("soldiers_wage").baron("first", crowns=14)
    play = position.noble("first-square", "A2", "english_100 english_150 english_200").hold("wages")
    told = play.choose("defy")
    assert told[:2] == ["law-broken first wages", "baron-outlawed first"]
    assert play.outlaws == "first"
    play.choose("pay-all")
    assert play.s.crowns == [0, 0]


@pytest.mark.rule("WK-EFFECT-21")
def test_an_unpaid_soldiers_wage_lets_the_card_leave() -> None:
    position = Position(seats=2).law("soldiers_wage").baron("first", crowns=5 + 3)
    play = position.noble("first-square", "A2", "english_150 regular_50").hold("wages")
    play.choose("obey")
    assert play.is_done  # four crowns would be needed
    assert play.army("first-square") == "regular_50"


@pytest.mark.rule("WK-RULING-32", "WK-ASSEMBLY-51")
def test_outlaws_ignore_soldiers_wage() -> None:
    position = Position(seats=2).law("soldiers_wage").baron("first", crowns=5 + 3, outlaw=True).chairman("second")
    play = position.noble("first-square", "A2", "english_150").hold("wages")
    assert play.asked == "first pay-mercenaries"
    play.choose("pay-all")
    assert play.s.crowns == [0, 0]
    assert play.army("first-square") == "english_150"


@pytest.mark.rule("WK-EFFECT-21", "WK-EFFECT-1")
def test_soldiers_wage_concerns_only_who_pays_such_cards() -> None:
    position = Position(seats=2).law("soldiers_wage").baron("first", crowns=20)
    position.noble("first-circle", "A2", "english_200 swiss_200")  # free wages
    assert position.noble("first-square", "D3", "english_100").hold("wages").asked == "first pay-mercenaries"
