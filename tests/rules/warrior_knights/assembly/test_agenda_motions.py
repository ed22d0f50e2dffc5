"""Every motion of the agenda at work, and the targets of card effects in a sitting."""

import pytest

from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


def pass_for(position: Position, card: str) -> Play:
    """A card is put to the vote for or against, and the first baron's vote carries it."""
    play = position.agenda(card).hold("assembly")
    play.vote(first=1)
    play.choose("for")
    return play


def elect(position: Position, card: str, seat: str) -> Play:
    """A card is put to a baron vote, and the first baron's vote decides it."""
    play = position.agenda(card).hold("assembly")
    play.vote(first=1)
    play.choose(f"pick-seat {seat}")
    return play


@pytest.mark.parametrize(
    ("card", "goods", "before", "after"),
    [
        ("vote_of_thanks", "crowns", 1, 6),
        ("honours", "influence", 1, 2),
        ("fine_for_misrule", "crowns", 7, 2),
        ("fine_for_misrule", "crowns", 3, 0),
    ],
)
@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-2", "WK-EFFECT-18", "WK-ASSEMBLY-21", "WK-ASSEMBLY-41")
def test_motions_on_the_goods_of_who_is_elected(card: str, goods: str, before: int, after: int) -> None:
    def position() -> Position:
        made = Position(seats=3)
        made.baron("third", crowns=before) if goods == "crowns" else made.baron("third", influence=before)
        return made

    play = elect(position(), card, "third")
    assert play.asked == "third obey-motion"
    play.choose("obey")
    assert getattr(play.s, goods) == [0, 0, after]
    assert play.agenda_discard == card
    assert play.is_done
    play = elect(position(), card, "third")
    play.choose("defy")
    assert getattr(play.s, goods) == [0, 0, before]
    assert play.outlaws == "third"
    assert play.agenda_discard == card


@pytest.mark.rule("WK-EFFECT-1", "WK-ACTION-34")
def test_honours_come_from_the_pool() -> None:
    position = Position(seats=3)
    play = elect(position, "honours", "third")
    play.choose("obey")
    assert play.s.pool == 29


@pytest.mark.rule("WK-EFFECT-1", "WK-ACTION-34")
def test_election_of_the_chairman() -> None:
    play = elect(Position(seats=3).baron("second", votes=9), "new_chairman", "third")
    play.choose("obey")
    assert play.gavel == "third"
    play = elect(Position(seats=3), "new_chairman", "third")
    play.choose("defy")
    assert play.gavel == "first"


@pytest.mark.rule("WK-EFFECT-12")
def test_an_outlaw_is_not_made_chairman() -> None:
    play = elect(Position(seats=3).baron("third", outlaw=True), "new_chairman", "third")
    play.choose("obey")
    assert play.gavel == "first"
    assert play.agenda_discard == "new_chairman"


@pytest.mark.rule("WK-EFFECT-1", "WK-ACTION-34")
def test_investiture() -> None:
    play = elect(Position(seats=3).baron("third", outlaw=True), "investiture", "third")
    play.choose("obey")
    assert play.sceptre == "third"  # an outlaw may hold the sceptre
    assert play.heard("sceptre-passed") == ["third"]
    play = elect(Position(seats=3), "investiture", "second")
    play.choose("obey")
    assert play.sceptre == "second"
    assert play.heard("sceptre-passed") == []


@pytest.mark.rule("WK-EFFECT-1", "WK-CITY-4", "WK-CITY-1")
def test_restitution_of_a_city() -> None:
    position = Position(seats=3).cities("third", "froli tunis").city("monz", "third", fortified=True, breach=1)
    position.noble("third-circle", "C3", "english_50").baron("third", crowns=20, faith=3).law("burgher_rights")
    play = elect(position.city("gedze", "first"), "restitution", "third")
    play.choose("obey")
    assert play.asked == "third select-city"
    assert play.options == ["pick-city froli", "pick-city monz", "pick-city tunis"]
    assert play.refusal("pick-city gedze") == ("WK-EFFECT-1", {"city": "gedze"})
    play.choose("pick-city monz")
    assert play.owner("monz") == "neutral"  # no ransom is possible, and immunity does not help
    assert play.walls("monz") == "breach 1"
    assert play.where("third-circle") == "C3"
    assert play.s.crowns[2] == 20


@pytest.mark.rule("WK-EFFECT-2")
def test_restitution_without_a_city_does_nothing() -> None:
    play = elect(Position(seats=3), "restitution", "third")
    play.choose("obey")
    assert play.is_done
    play = elect(Position(seats=3).city("froli", "third"), "restitution", "third")
    play.choose("defy")
    assert play.owner("froli") == "third"


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-2", "WK-EFFECT-18")
def test_tithe_is_paid_to_the_head() -> None:
    position = Position(seats=4).baron("first", crowns=5).baron("second", crowns=1).baron("third", crowns=1)
    play = pass_for(position, "tithe")
    assert play.asked == "first obey-motion"
    play.choose("obey", "obey", "obey")
    assert play.is_done
    assert play.s.crowns == [3, 1 + 2 + 1, 0, 0]


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-17", "WK-ASSEMBLY-59", "WK-D24")
def test_disbandment_costs_everybody_a_company_of_his_choice() -> None:
    position = Position(seats=3).chairman("second").baron("first", garrison="english_50 swiss_50", votes=1)
    position.noble("second-circle", "A2", "polish_50").noble("second-square", "off", "polish_50 regular_50")
    play = position.agenda("disbandment").hold("assembly")
    play.vote(first=1)
    play.choose("for")
    assert play.asked == "second obey-motion"
    play.choose("obey", "obey", "obey")
    assert play.asked == "second select-company"
    assert play.options == ["take second-circle polish_50", "take second-square polish_50"]
    refused = play.refusal("take second-square regular_50")
    assert refused == ("WK-EFFECT-1", {"army": "second-square", "troop": "regular_50"})
    play.choose("take second-square polish_50")
    assert play.asked == "first select-company"
    play.choose("take first-castle swiss_50")
    assert play.is_done  # the third has no company to lose
    assert play.army("second-square") == "regular_50"
    assert play.army("second-circle") == "polish_50"
    assert "swiss" not in play.army("first-castle")


@pytest.mark.rule("WK-ASSEMBLY-43", "WK-WAGES-13")
def test_disbandment_spares_who_defies_and_may_cost_a_noble() -> None:
    position = Position(seats=3).baron("second", garrison="english_50").noble("third-circle", "A2", "swiss_50")
    play = pass_for(position, "disbandment")
    play.choose("obey", "defy", "obey")
    assert play.army("second-castle").startswith("english_50")
    assert play.heard("noble-died") == ["third-circle"]
    assert play.outlaws == "second"


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-18", "WK-EFFECT-22")
def test_repair_of_the_walls_binds_nobody() -> None:
    position = Position(seats=3).city("froli", "second", fortified=True, breach=2).city("monz", breach=1)
    position.city("arvane", "third", breach=2, besieger="first").noble("first-circle", "D4", "english_50")
    position.baron("second", breach=3).city("tunis", breach=1)
    play = pass_for(position, "repair_of_walls")
    assert play.is_done
    assert play.walls("froli") == "fortified"
    assert [play.walls(city) for city in ("monz", "tunis")] == ["", ""]
    assert play.walls("arvane") == "breach 2 besieged by first"
    assert play.walls("second-castle") == "breach 3"
    assert play.heard("breaches-repaired") == ["froli 2", "monz 1", "tunis 1"]


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-18", "WK-ASSEMBLY-48")
def test_general_pardon_readmits_all_outlaws() -> None:
    position = Position(seats=4).baron("second", outlaw=True).baron("fourth", outlaw=True).agenda("honours")
    play = position.agenda("general_pardon").hold("assembly")
    play.choose("pick-agenda general_pardon")
    play.vote(first=1)
    play.choose("for")
    assert play.outlaws == ""
    assert play.heard("baron-readmitted") == ["second", "fourth"]
    assert [ask.seat for ask in play.asks] == [2]  # from the next sitting on
    assert play.s.attends == [1, 0, 1, 0]


@pytest.mark.parametrize("card", ["tithe", "disbandment", "repair_of_walls", "general_pardon"])
@pytest.mark.rule("WK-ASSEMBLY-17")
def test_a_motion_that_fails_does_nothing(card: str) -> None:
    position = Position(seats=3).baron("third", crowns=3, outlaw=True).city("monz", breach=1).agenda(card)
    play = position.baron("second", garrison="english_50").hold("assembly")
    play.vote(first=1)
    told = play.choose("against")
    assert f"card-failed {card}" in told
    assert play.is_done
    assert play.agenda_discard == card
    assert play.outlaws == "third"
    assert play.walls("monz") == "breach 1"
    assert play.s.crowns == [0, 0, 3]
    assert play.army("second-castle").startswith("english_50")
