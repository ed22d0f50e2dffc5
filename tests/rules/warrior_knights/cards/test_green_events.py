"""Every green event card at work; the Head "second" gives it to "third"."""

import pytest

from tests.rules.warrior_knights.position import Position


def give(position: Position, name: str) -> Position:
    play = position.event(name).neutral("important_event")
    play.choose("pick-seat third")
    return play


@pytest.mark.rule("WK-EFFECT-1")
def test_rich_harvest_gives_five_crowns() -> None:
    play = give(Position(seats=3).baron("third", crowns=2).baron("first", crowns=1), "rich_harvest")
    assert play.s.crowns == [1, 0, 7]
    assert "gained third 5 crowns event" in play.told()
    assert play.is_done


@pytest.mark.parametrize(("before", "after"), [(20, 19), (1, 0), (0, 0)])
@pytest.mark.rule("WK-EFFECT-1", "WK-UPKEEP-5")
def test_acclaim_gives_influence_from_the_pool_or_from_outside(before: int, after: int) -> None:
    position = Position(seats=3).baron("third", castle="off")
    position.s.pool = before
    play = give(position, "acclaim")
    assert play.s.influence == [0, 0, 1]
    assert play.s.pool == after


@pytest.mark.rule("WK-EFFECT-1", "WK-ACTION-34")
def test_pilgrims_gifts_give_two_faith_and_never_the_sceptre() -> None:
    play = give(Position(seats=3).baron("third", faith=1), "pilgrims_gifts")
    assert play.s.faith == [0, 0, 3]
    assert play.sceptre == "second"


@pytest.mark.rule("WK-EFFECT-1", "WK-ACTION-34")
def test_loyal_delegates_give_three_votes_and_never_the_gavel() -> None:
    play = give(Position(seats=3).baron("third", votes=1).baron("first", votes=2), "loyal_delegates")
    assert play.s.votes == [2, 0, 4]
    assert play.gavel == "first"


# ---- Wandering Company: gain_mercenary


@pytest.mark.rule("WK-EFFECT-11", "WK-MERC-7", "WK-D44")
def test_wandering_company_is_placed_like_a_hired_one() -> None:
    position = Position(seats=3).companies("spanish_200").city("arvane", "third").city("monz", "first")
    position.noble("third-circle", "D4", "regular_50").noble("third-square", "C3", "regular_50")
    position.noble("third-triangle", "sea G1", "regular_50")
    play = give(position, "wandering_company")
    assert play.asked == "third post-company"
    assert play.prompt == {"troop": "spanish_200"}
    assert play.offers("pick-army") == {"third-circle", "third-hexagon", "third-castle"}
    assert play.refusal("pick-army third-square") == ("WK-MERC-7", {"army": "third-square"})
    assert play.refusal("pick-army third-triangle") == ("WK-MERC-7", {"army": "third-triangle"})
    assert play.refusal("pick-army first-castle") == ("WK-MERC-7", {"army": "first-castle"})
    play.choose("pick-army third-circle")
    assert play.army("third-circle") == "spanish_200 regular_50"
    assert play.s.crowns == [0, 0, 0]
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-11", "WK-MERC-9")
def test_a_company_without_a_legal_place_returns_to_the_deck() -> None:
    position = Position(seats=3).companies("spanish_200").baron("third", besieger="first")
    position.noble("first-circle", "E5", "regular_50").noble("third-circle", "E5", "regular_50")
    position.noble("third-square", "C3", "regular_50").noble("third-triangle", "sea G1", "regular_50")
    play = give(position.gone("third-hexagon"), "wandering_company")
    assert play.is_done
    assert play.s.levy == []
    assert len(play.s.companies) == 1


@pytest.mark.rule("WK-SUPPLY-4")
def test_an_empty_deck_gives_no_company() -> None:
    play = give(Position(seats=3).companies(""), "wandering_company")
    assert play.is_done
    assert play.s.companies == []


# ---- Master Mason: choose_one, fortify_city, remove_breaches


@pytest.mark.rule("WK-EFFECT-1", "WK-D24")
def test_master_mason_fortifies_or_repairs() -> None:
    def position() -> Position:
        made = Position(seats=3).city("froli", "third", breach=2).city("halben", "third")
        made.city("iskar", "third", fortified=True, breach=3).city("monz", "first", breach=1)
        return made

    play = give(position(), "master_mason")
    assert play.asked == "third choose-one"
    assert play.options == ["amount 0", "amount 1"]
    assert play.refusal("amount 2") == ("WK-EFFECT-2", {"number": 2})
    play.choose("amount 0")
    assert play.options == ["pick-city froli", "pick-city halben"]
    assert play.refusal("pick-city iskar") == ("WK-EFFECT-1", {"city": "iskar"})
    assert play.refusal("pick-city monz") == ("WK-EFFECT-1", {"city": "monz"})
    assert play.choose("pick-city froli")[0] == "city-fortified froli"
    assert play.walls("froli") == "fortified breach 2"
    assert play.is_done
    play = give(position(), "master_mason")
    play.choose("amount 1")
    assert play.options == ["pick-city froli", "pick-city iskar"]
    assert play.choose("pick-city iskar")[0] == "breaches-repaired iskar 3"
    assert play.walls("iskar") == "fortified"
    assert play.walls("froli") == "breach 2"
    assert play.s.crowns == [0, 0, 0]


@pytest.mark.rule("WK-EFFECT-22", "WK-SIEGE-7")
def test_master_mason_does_not_work_under_siege() -> None:
    position = (
        Position(seats=3).city("froli", "third", breach=2, besieger="first").noble("first-circle", "C1", "english_50")
    )
    play = give(position.city("halben", "third").city("iskar", "third"), "master_mason")
    assert play.asked == "third select-city"  # nothing to repair, so fortifying is all that is left
    assert play.options == ["pick-city halben", "pick-city iskar"]
    assert play.refusal("pick-city froli") == ("WK-EFFECT-22", {"city": "froli"})


@pytest.mark.rule("WK-EFFECT-2")
def test_master_mason_offers_only_lists_with_an_object() -> None:
    play = give(Position(seats=3).city("froli", "third", fortified=True, breach=1), "master_mason")
    assert play.is_done
    assert play.walls("froli") == "fortified"  # it could only be repaired
    play = give(Position(seats=3).city("froli", "third", fortified=True), "master_mason")
    assert play.is_done
    assert play.walls("froli") == "fortified"
    play = give(Position(seats=3), "master_mason")
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-2")
def test_a_list_that_has_lost_its_object_is_refused() -> None:
    position = Position(seats=3).city("froli", "third", fortified=True, breach=1).city("halben", "third", breach=1)
    play = give(position, "master_mason")
    assert play.options == ["amount 0", "amount 1"]
    play.city("halben", "third", fortified=True, breach=1)
    assert play.refusal("amount 0") == ("WK-EFFECT-2", {"number": 0})


# ---- Field Surgeons: remove_casualties, army_owner_choice


@pytest.mark.rule("WK-EFFECT-1", "WK-RULING-84")
def test_field_surgeons_heal_one_army_wherever_it_is() -> None:
    position = Position(seats=3).baron("third", garrison="english_200", tokens=2)
    position.noble("third-circle", "A2", "swiss_200 polish_200 italian_200", tokens=5)
    position.noble("third-square", "off", "swiss_100").noble("first-circle", "H3", "romanian_200", tokens=1)
    play = give(position, "field_surgeons")
    assert play.asked == "third select-army"
    assert play.offers("pick-army") == {"third-circle", "third-square", "third-castle"}
    assert play.refusal("pick-army third-triangle") == ("WK-EFFECT-1", {"army": "third-triangle"})
    assert play.refusal("pick-army first-circle") == ("WK-EFFECT-1", {"army": "first-circle"})
    play.choose("pick-army third-circle")
    assert play.army("third-circle") == "swiss_200 polish_200 italian_200**"
    assert play.s.tokens[24 + 2] == 2


@pytest.mark.rule("WK-RULING-84", "WK-EFFECT-2")
def test_field_surgeons_remove_what_there_is() -> None:
    position = Position(seats=3).baron("third", garrison="english_200", tokens=2)
    play = give(position, "field_surgeons")
    assert play.is_done
    assert play.s.tokens[24 + 2] == 0
    assert play.heard("casualties-healed") == ["third-castle 2"]


# ---- Voice of the Hall: take_chairman


@pytest.mark.rule("WK-EFFECT-1")
def test_voice_of_the_hall_gives_the_gavel() -> None:
    play = give(Position(seats=3).baron("first", votes=9), "voice_of_the_hall")
    assert play.gavel == "third"
    assert play.heard("gavel-passed") == ["third"]


@pytest.mark.rule("WK-EFFECT-12")
def test_an_outlaw_does_not_take_the_gavel() -> None:
    play = give(Position(seats=3).baron("third", outlaw=True), "voice_of_the_hall")
    assert play.gavel == "first"
    assert play.heard("gavel-passed") == []
    play = give(Position(seats=3).chairman("third"), "voice_of_the_hall")
    assert play.gavel == "third"
    assert play.heard("gavel-passed") == []
