"""Chapter 12: the Mercenary Draft."""

import pytest

from serai.games.warrior_knights.rules.money.draft import HIRE_COMPANY, HOLD_DRAFT
from serai.games.warrior_knights.tables import HIRE_COST, MERCENARIES, MERCENARY_DECK, NATIONS, TROOPS, WAGE
from tests.rules.warrior_knights.position import Position

REGULARS = "regular_50 regular_50 regular_50 regular_100"


@pytest.mark.rule("WK-EX-1", "WK-ACTION-19", "WK-MERC-1", "WK-MERC-2", "WK-MERC-4", "WK-MERC-6", "WK-MERC-13")
def test_example_draft_of_three_barons() -> None:
    position = Position(seats=3).track("first", "second", "second").row("english_100 polish_50 polish_100 romanian_50")
    for seat in ("first", "second", "third"):
        position.baron(seat, crowns=5)
    play = position.card("third-draft_soldiers")
    assert play.options == ["pick-space 4", "decline"]
    play.choose("pick-space 4")
    assert play.heard("phase-began") == ["mercenary_draft"]
    assert play.asked == "first hire-company"
    play.choose("hire english_100")
    assert play.s.crowns == [3, 5, 5]
    assert play.markers == "- second second third - - -"
    play.choose("pick-army first-castle")
    assert play.asked == "second hire-company"
    play.choose("hire polish_50")
    assert play.options == ["hire polish_100", "done"]
    play.choose("hire polish_100")
    assert play.s.crowns == [3, 2, 5]
    assert play.markers == "- - - third - - -"
    assert play.asked == "second post-company"
    play.choose("pick-army second-circle", "pick-army second-castle")
    assert play.asked == "third hire-company"
    assert play.options == ["hire romanian_50", "done"]
    play.choose("hire romanian_50", "pick-army third-castle")
    assert play.s.crowns == [3, 2, 4]
    assert play.army("first-castle") == "english_100 " + REGULARS
    assert play.army("second-circle") == "polish_50"
    assert play.army("second-castle") == "polish_100 " + REGULARS
    assert play.army("third-castle") == "romanian_50 " + REGULARS
    assert play.markers == "- - - - - - -"
    assert len(play.s.row) == 4
    assert play.is_done


@pytest.mark.parametrize("troop", range(MERCENARIES))
@pytest.mark.rule("WK-MERC-2", "WK-RULING-34", "WK-COMP-4")
def test_every_company_costs_its_wage(troop: int) -> None:
    name = TROOPS[troop]
    cost = HIRE_COST[troop]
    assert cost == WAGE[troop]
    position = Position(seats=2).track("first", "second", "second").row(name).baron("first", crowns=cost)
    play = position.hold("mercenary_draft")
    assert play.options == [f"hire {name}", "done"]
    told = play.choose(f"hire {name}")
    assert told[:2] == [f"paid first {cost} crowns hire", f"company-hired first {name}"]
    play.choose("pick-army first-square")
    assert play.army("first-square") == name
    assert play.s.crowns == [0, 0]
    position = Position(seats=2).track("first", "second", "second").row(f"{name} swiss_50").baron("first", crowns=cost)
    position.baron("second", crowns=9).baron("first", crowns=max(1, cost - 1))
    play = position.hold("mercenary_draft")
    if cost > 1:
        assert play.refusal(f"hire {name}") == ("WK-MERC-2", {"troop": name, "number": cost})


@pytest.mark.rule("WK-COMP-4")
def test_eleven_companies_of_each_nationality() -> None:
    assert len(MERCENARY_DECK) == 66
    for nation in NATIONS:
        assert sum(TROOPS[troop].startswith(nation) for troop in MERCENARY_DECK) == 11


@pytest.mark.rule("WK-MERC-1", "WK-D42")
def test_markers_are_handled_in_track_order_and_only_the_row_is_for_hire() -> None:
    position = Position(seats=2).track("second", "first", "second").row("english_50 swiss_50 polish_100")
    play = position.baron("first", crowns=9).baron("second", crowns=9).hold("mercenary_draft")
    assert play.asked == "second hire-company"
    assert play.options == ["hire english_50", "hire swiss_50", "hire polish_100", "done"]
    assert play.refusal("hire italian_50") == ("WK-MERC-1", {"troop": "italian_50"})
    play.choose("done")
    assert play.asked == "first hire-company"
    play.choose("done")
    assert play.asked == "second hire-company"
    play.choose("done")
    assert play.is_done


@pytest.mark.rule("WK-MERC-3", "WK-MERC-12")
def test_who_does_not_hire_removes_his_marker() -> None:
    position = Position(seats=2).track("first", "second", "second").row("english_50").baron("first", crowns=9)
    play = position.hold("mercenary_draft")
    told = play.choose("done")
    assert told[:5] == [
        "marker-removed first 1",
        "hiring-began second 2",
        "marker-removed second 2",
        "hiring-began second 3",
        "marker-removed second 3",
    ]  # short of crowns
    assert play.markers == "- - - - - - -"
    assert play.is_done


@pytest.mark.rule("WK-MERC-4", "WK-MERC-5", "WK-MERC-6")
def test_several_markers_hire_each_at_its_turn_or_together() -> None:
    position = Position(seats=2).track("first", "first", "second").row("english_50 swiss_50 english_100 english_150")
    play = position.baron("first", crowns=9).hold("mercenary_draft")
    play.choose("hire english_50")
    assert play.options == ["hire english_100", "hire english_150", "done"]
    assert play.refusal("hire swiss_50") == ("WK-MERC-6", {"troop": "swiss_50"})
    play.choose("done")
    play.choose("pick-army first-castle")
    assert play.asked == "first hire-company"  # at the turn of his second marker
    assert play.options == ["hire english_100", "hire english_150", "hire swiss_50", "done"]
    play.choose("hire swiss_50")
    assert play.asked == "first post-company"
    assert play.markers == "- - second - - - -"


@pytest.mark.rule("WK-MERC-4")
def test_without_a_further_marker_no_further_company() -> None:
    position = Position(seats=2).track("first", "second", "second").row("english_50 english_100")
    play = position.baron("first", crowns=9).baron("second", crowns=9).hold("mercenary_draft")
    play.choose("hire english_50")
    assert play.asked == "first post-company"
    assert play.open_row == "english_100"
    assert play.refusal_by(HIRE_COMPANY[0][0], "hire english_100") == ("WK-MERC-4", {})


@pytest.mark.rule("WK-MERC-6", "WK-RULING-35", "WK-D43")
def test_the_owner_chooses_which_other_marker_he_removes() -> None:
    position = Position(seats=3).track("first", "first", "second", "first").row("english_50 english_100 english_150")
    play = position.baron("first", crowns=9).hold("mercenary_draft")
    play.choose("hire english_50", "hire english_100")
    assert play.asked == "first spend-marker"
    assert play.options == ["pick-space 2", "pick-space 4"]
    assert play.refusal("pick-space 3") == ("WK-MERC-6", {"space": "3"})
    play.choose("pick-space 4")
    assert play.markers == "- first second - - - -"
    play.choose("hire english_150")
    assert play.markers == "- - second - - - -"


@pytest.mark.rule("WK-MERC-7", "WK-RULING-36", "WK-D44")
def test_where_hired_troops_may_gather() -> None:
    position = Position(seats=2).track("first", "second", "second").row("english_50").baron("first", crowns=9)
    position.noble("first-circle", "D4", "regular_50").city("arvane", "first")  # in a city of his
    position.noble("first-square", "B6", "regular_50")  # at his castle
    position.noble("first-triangle", "C3", "regular_50").city("monz", "second")  # at another's city
    position.noble("first-hexagon", "sea G1", "regular_100")
    play = position.hold("mercenary_draft")
    play.choose("hire english_50")
    assert play.prompt == {"troop": "english_50"}
    assert play.offers("pick-army") == {"first-circle", "first-square", "first-castle"}
    assert play.refusal("pick-army first-triangle") == ("WK-MERC-7", {"army": "first-triangle"})
    assert play.refusal("pick-army first-hexagon") == ("WK-MERC-7", {"army": "first-hexagon"})
    assert play.refusal("pick-army second-castle") == ("WK-MERC-7", {"army": "second-castle"})
    told = play.choose("pick-army first-circle")
    assert told[0] == "troop-joined first-circle english_50"


@pytest.mark.rule("WK-MERC-7", "WK-RULING-36")
def test_a_castle_off_the_board_takes_nobody_in() -> None:
    position = (
        Position(seats=2).track("first", "second", "second").row("english_50").baron("first", crowns=9, castle="off")
    )
    play = position.hold("mercenary_draft")
    play.choose("hire english_50")
    assert play.offers("pick-army") == {"first-circle", "first-square", "first-triangle", "first-hexagon"}
    assert play.refusal("pick-army first-castle") == ("WK-MERC-7", {"army": "first-castle"})


@pytest.mark.rule("WK-MERC-8")
def test_cards_hired_together_may_part() -> None:
    position = Position(seats=2).track("first", "first", "second").row("english_50 english_100")
    play = position.baron("first", crowns=9).hold("mercenary_draft")
    play.choose("hire english_50", "hire english_100", "pick-army first-circle", "pick-army first-hexagon")
    assert play.army("first-circle") == "english_50"
    assert play.army("first-hexagon") == "english_100"


@pytest.mark.rule("WK-MERC-9", "WK-SIEGE-6", "WK-RULING-82")
def test_besieged_nobles_and_castles_take_nobody_in() -> None:
    position = Position(seats=2).track("first", "second", "second").row("english_50")
    position.baron("first", crowns=9, besieger="second").noble("second-circle", "B6", "polish_50")
    position.city("froli", "first", besieger="second").noble("second-square", "C1", "polish_50")
    position.noble("first-circle", "C1", "regular_50").noble("first-square", "C1", "regular_50", outside=True)
    play = position.hold("mercenary_draft")
    play.choose("hire english_50")
    assert play.offers("pick-army") == {"first-square", "first-triangle", "first-hexagon"}  # one is outside his walls
    assert play.refusal("pick-army first-circle") == ("WK-MERC-9", {"army": "first-circle"})
    assert play.refusal("pick-army first-castle") == ("WK-MERC-9", {"army": "first-castle"})


@pytest.mark.rule("WK-MERC-10")
def test_without_a_legal_place_nobody_is_hired() -> None:
    position = (
        Position(seats=2).track("first", "second", "second").row("english_50").baron("first", crowns=9, castle="off")
    )
    for base, area in (("circle", "A2"), ("square", "D3"), ("triangle", "E2"), ("hexagon", "F2")):
        position.noble(f"first-{base}", area, "regular_100" if base == "circle" else "regular_50")
    play = position.hold("mercenary_draft")
    assert play.is_done
    assert play.s.crowns == [9, 0]
    assert play.heard("company-hired") == []
    assert play.refusal_by(HIRE_COMPANY[0][0], "hire english_50") == ("WK-MERC-10", {})


@pytest.mark.rule("WK-MERC-11", "WK-MERC-12", "WK-MERC-13")
def test_afterwards_the_rest_is_shuffled_and_new_cards_are_shown() -> None:
    for seats in (2, 4, 6):
        markers = ["first"] * (seats + 1)
        play = Position(seats=seats).track(*markers).row("english_50 swiss_50").hold("mercenary_draft")
        assert play.is_done
        assert len(play.s.row) == seats + 1
        assert len(play.s.companies) == 66 - seats - 1
        assert play.markers == "- - - - - - -"
        assert len(play.heard("companies-revealed")) == 1


@pytest.mark.rule("WK-MERC-13")
def test_the_row_follows_the_number_of_barons_in_the_game() -> None:
    play = Position(seats=4, empty=True).castles().track("first").row("swiss_50")
    play.s.barons = 3
    play.run(HOLD_DRAFT).choose("done")
    assert len(play.s.row) == 4


@pytest.mark.parametrize(("markers", "held"), [(4, False), (5, True)])
@pytest.mark.rule("WK-ACTION-19")
def test_the_draft_needs_one_marker_more_than_barons(markers: int, held: bool) -> None:
    position = Position(seats=4).track(*["first"] * (markers - 1))
    play = position.card("first-draft_soldiers")
    play.choose("pick-space 5")
    assert (play.heard("phase-began") == ["mercenary_draft"]) == held


@pytest.mark.rule("WK-EX-17", "WK-ACTION-21", "WK-ACTION-49")
def test_example_two_phases_from_one_card() -> None:
    position = Position(seats=4).fill("wages", 7).track("first", "second", "third", "fourth").row("english_50")
    position.baron("first", crowns=6)
    play = position.card("first-draft_soldiers")
    play.choose("pick-space 5")
    assert play.heard("phase-began") == ["wages", "mercenary_draft"]
    assert play.s.crowns[0] == 1
    assert play.asked == "first hire-company"
    assert play.cards_in("wages") == ""


# ---- Limit of Companies


SIX = "english_50 english_50 swiss_50 swiss_50 polish_50 polish_50"


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-9", "WK-EFFECT-21", "WK-D41")
def test_the_limit_of_companies_is_obeyed_or_broken_at_the_hire() -> None:
    def position() -> Position:
        made = Position(seats=2).law("limit_of_companies").track("first", "second", "second").row("italian_50")
        return made.baron("first", crowns=9, garrison=SIX).chairman("second")

    play = position().hold("mercenary_draft")
    play.choose("hire italian_50")
    assert play.asked == "first break-law"
    assert play.prompt == {"act": "hire"}
    play.choose("obey")
    assert play.heard("company-hired") == []
    assert play.s.crowns == [9, 0]
    assert play.outlaws == ""
    assert play.is_done
    play = position().hold("mercenary_draft")
    play.choose("hire italian_50")
    told = play.choose("defy")
    assert told[:2] == ["law-broken first hire", "baron-outlawed first"]
    play.choose("pick-army first-castle")
    assert play.outlaws == "first"
    assert play.s.crowns == [8, 0]
    assert len(play.s.armies[24]) == 11


@pytest.mark.rule("WK-EFFECT-1", "WK-RULING-88", "WK-EFFECT-20")
def test_the_limit_counts_card_by_card() -> None:
    position = Position(seats=2).law("limit_of_companies").track("first", "first", "first").chairman("second")
    position.baron("first", crowns=9, garrison=SIX.removesuffix(" polish_50")).row("italian_50 italian_100 italian_150")
    play = position.hold("mercenary_draft")
    play.choose("hire italian_50")  # the sixth
    assert play.asked == "first hire-company"
    play.choose("hire italian_100")
    assert play.asked == "first break-law"
    play.choose("defy")
    play.choose("pick-space 2")
    play.choose("hire italian_150")  # broken once, the rest of the same hire is free
    assert play.asked == "first post-company"
    assert play.s.crowns == [3, 0]


@pytest.mark.rule("WK-EFFECT-21", "WK-EFFECT-9")
def test_who_bows_to_the_limit_keeps_what_he_has_hired_before() -> None:
    position = Position(seats=2).law("limit_of_companies").track("first", "first", "second").chairman("second")
    position.baron("first", crowns=9, garrison=SIX.removesuffix(" polish_50")).row("italian_50 italian_100")
    play = position.hold("mercenary_draft")
    play.choose("hire italian_50", "hire italian_100", "obey")
    assert play.asked == "first post-company"
    assert play.refusal_by(HIRE_COMPANY[0][0], "hire italian_100") == ("WK-EFFECT-21", {"act": "hire"})
    assert play.open_row == "italian_100"
    play.choose("pick-army first-circle")
    assert play.asked == "first hire-company"  # at his second marker he may think again
    play.choose("done")
    assert play.army("first-circle") == "italian_50"
    assert play.s.crowns == [8, 0]


@pytest.mark.rule("WK-RULING-32", "WK-ASSEMBLY-51")
def test_an_outlaw_ignores_the_limit() -> None:
    position = Position(seats=2).law("limit_of_companies").track("first", "second", "second").row("italian_50")
    play = position.baron("first", crowns=9, garrison=SIX, outlaw=True).chairman("second").hold("mercenary_draft")
    play.choose("hire italian_50")
    assert play.asked == "first post-company"


@pytest.mark.rule("WK-EFFECT-6")
def test_of_two_limits_the_stricter_forbids() -> None:
    position = Position(seats=2).law("limit_of_companies", "open_cap_companies").track("first", "second", "second")
    position.baron("first", crowns=9, garrison="english_50 english_50 swiss_50 swiss_50").row("italian_50")
    play = position.chairman("second").hold("mercenary_draft")
    play.choose("hire italian_50")
    assert play.asked == "first break-law"
    position = Position(seats=2).law("open_cap_companies").track("first", "second", "second").chairman("second")
    position.baron("first", crowns=9, garrison="english_50 english_50 swiss_50").row("italian_50")
    play = position.hold("mercenary_draft")
    play.choose("hire italian_50")
    assert play.asked == "first post-company"


@pytest.mark.rule("WK-EFFECT-21")
def test_a_baron_who_gave_his_crowns_away_cannot_pay() -> None:
    position = Position(seats=2).law("limit_of_companies").track("first", "second", "second").row("italian_50")
    play = position.baron("first", crowns=1, garrison=SIX).chairman("second").hold("mercenary_draft")
    play.choose("hire italian_50")
    assert play.aside("first", 'give second 1 "for wool"')[0] == "crowns-given first second 1 for wool"
    play.choose("defy")
    assert play.heard("company-hired") == []
    assert play.s.crowns == [0, 1]
    assert play.s.levy == []
    assert len(play.s.companies) + len(play.s.row) == 66 - len(SIX.split())
