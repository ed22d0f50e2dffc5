"""Chapters 11.2 and 11.4: charges, offices, defiance and outlawry."""

import pytest

from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, CHARGE, OFFICE
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position

CHARGES = [name for name, kind in zip(AGENDA, AGENDA_TYPE, strict=True) if kind == CHARGE]
OFFICES = [name for name, kind in zip(AGENDA, AGENDA_TYPE, strict=True) if kind == OFFICE]


def elect(position: Position, card: str, seat: str) -> Play:
    """The first baron, who sits with one vote, alone elects a baron."""
    play = position.agenda(card).hold("assembly")
    play.vote(first=1)
    play.choose(f"pick-seat {seat}")
    return play


# ---- charges


@pytest.mark.parametrize("card", CHARGES)
@pytest.mark.rule("WK-ASSEMBLY-23", "WK-ASSEMBLY-30", "WK-EFFECT-14")
def test_a_charge_is_kept_by_who_is_elected_even_when_absent(card: str) -> None:
    absent = "ambassador" if card != "ambassador" else "tribune"
    play = elect(Position(seats=3).charge("second", absent), card, "second")
    assert play.heard("baron-elected") == [f"second {card}"]
    assert play.asked == "second offer-post"
    assert play.prompt == {"agenda": card}
    assert play.options == ["obey", "defy"]
    assert play.choose("obey")[0] == f"charge-taken second {card}"
    assert play.charges("second") == f"{absent} {card}"
    assert AGENDA.index(card) not in play.s.agenda_discard
    assert play.s.motion == -1
    assert play.is_done


@pytest.mark.rule("WK-ASSEMBLY-24", "WK-EX-22", "WK-ASSEMBLY-25", "WK-D37")
def test_example_fourth_charge() -> None:
    position = Position(seats=3).charge("second", "wine_trade", "tribune", "ambassador")
    play = elect(position, "silver_mines", "second")
    play.choose("obey")
    assert play.asked == "second drop-charge"
    assert play.options == ["pick-agenda wine_trade", "pick-agenda tribune", "pick-agenda ambassador"]
    assert play.refusal("pick-agenda silver_mines") == ("WK-ASSEMBLY-24", {"agenda": "silver_mines"})
    assert play.refusal("pick-agenda wool_staple") == ("WK-ASSEMBLY-24", {"agenda": "wool_staple"})
    assert play.choose("pick-agenda tribune")[0] == "charge-dropped second tribune"
    assert play.charges("second") == "wine_trade ambassador silver_mines"
    assert "tribune" in play.agenda_discard


@pytest.mark.rule("WK-ASSEMBLY-24")
def test_three_charges_may_be_held() -> None:
    play = elect(Position(seats=3).charge("second", "wine_trade", "tribune"), "silver_mines", "second")
    play.choose("obey")
    assert play.is_done
    assert play.charges("second") == "wine_trade tribune silver_mines"


# ---- offices


@pytest.mark.parametrize("card", OFFICES)
@pytest.mark.rule("WK-ASSEMBLY-26", "WK-RULING-28", "WK-ASSEMBLY-30", "WK-D38")
def test_an_office_is_given_at_once_to_a_noble_in_the_game(card: str) -> None:
    position = Position(seats=3).noble("second-circle", "A2", "english_50").noble("second-square", "sea G1", "swiss_50")
    play = elect(position.gone("second-hexagon").baron("second", outlaw=True), card, "second")
    play.choose("obey")
    assert play.asked == "second give-office"
    assert play.prompt == {"agenda": card}
    assert play.options == ["pick-noble second-circle", "pick-noble second-square", "pick-noble second-triangle"]
    assert play.refusal("pick-noble second-hexagon") == ("WK-ASSEMBLY-26", {"noble": "second-hexagon"})
    assert play.refusal("pick-noble first-circle") == ("WK-ASSEMBLY-26", {"noble": "first-circle"})
    assert play.choose("pick-noble second-triangle")[0] == f"office-taken second-triangle {card}"
    assert play.office_of("second-triangle") == card
    assert play.is_done


@pytest.mark.rule("WK-ASSEMBLY-27")
def test_a_new_office_replaces_the_old_one() -> None:
    play = elect(Position(seats=3).office("second-circle", "marshal"), "constable", "second")
    told = play.choose("obey", "pick-noble second-circle")
    assert told[:2] == ["office-dropped marshal", "office-taken second-circle constable"]
    assert play.office_of("second-circle") == "constable"
    assert play.agenda_discard == "marshal"


@pytest.mark.rule("WK-ASSEMBLY-27", "WK-DEATH-3")
def test_who_loses_support_troops_may_die_of_his_casualties() -> None:
    position = Position(seats=3).office("second-square", "constable").fates(1)
    position.noble("second-square", "A2", "regular_100", tokens=2)
    play = elect(position, "admiral", "second")
    play.choose("obey", "pick-noble second-square")
    assert play.heard("noble-died") == ["second-square"]
    assert play.where("second-square") == "off"
    assert play.agenda_discard == "constable admiral"


@pytest.mark.rule("WK-ASSEMBLY-56")
def test_an_office_of_a_baron_without_nobles_is_discarded() -> None:
    position = Position(seats=3)
    for base in ("circle", "square", "triangle", "hexagon"):
        position.gone(f"second-{base}")
    play = elect(position, "constable", "second")
    play.choose("obey")
    assert play.is_done
    assert play.agenda_discard == "constable"


@pytest.mark.rule("WK-ASSEMBLY-31", "WK-D39", "WK-ASSEMBLY-51")
def test_an_outlaw_may_refuse_a_post_without_penalty() -> None:
    for card in ("wine_trade", "constable"):
        play = elect(Position(seats=3).baron("second", outlaw=True), card, "second")
        assert play.options == ["obey", "refuse"]
        assert play.refusal("defy") == ("WK-ASSEMBLY-51", {"agenda": card})
        assert play.choose("refuse")[0] == f"post-refused second {card}"
        assert play.agenda_discard == card
        assert play.charges("second") == ""
        assert play.is_done
    play = elect(Position(seats=3), "wine_trade", "second")
    assert play.refusal("refuse") == ("WK-ASSEMBLY-31", {"agenda": "wine_trade"})


# ---- defiance


@pytest.mark.rule("WK-ASSEMBLY-41", "WK-RULING-30", "WK-ASSEMBLY-42", "WK-ASSEMBLY-46", "WK-D36")
def test_who_defies_a_post_is_outlawed_and_the_card_discarded() -> None:
    for card in ("wine_trade", "constable"):
        position = Position(seats=3).agenda(card, "honours").baron("second", votes=4)
        play = position.hold("assembly")
        play.choose(f"pick-agenda {card}")
        play.vote(first=1)
        told = play.choose("pick-seat second", "defy")
        assert told[-3:] == ["motion-defied second", "baron-outlawed second", "vote-called honours"]
        assert play.outlaws == "second"
        assert play.agenda_discard == card
        assert [ask.seat for ask in play.asks] == [2]  # he has left the sitting
        assert play.s.attends == [1, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-45")
def test_nobody_else_is_asked_about_another_barons_post() -> None:
    play = elect(Position(seats=4), "wine_trade", "second")
    assert play.asked == "second offer-post"
    play.choose("obey")
    assert play.is_done


@pytest.mark.rule("WK-EX-23", "WK-ASSEMBLY-42", "WK-ASSEMBLY-49", "WK-ASSEMBLY-10", "WK-ASSEMBLY-41")
def test_example_defiance_of_the_chairman() -> None:
    position = Position(seats=3).agenda("fine_for_misrule").baron("first", votes=3, crowns=7).baron("third", votes=5)
    play = position.baron("second", votes=1).hold("assembly")
    play.vote(first=2, third=3)
    play.choose("pick-seat second", "pick-seat first")
    assert play.asked == "first obey-motion"
    assert play.prompt == {"agenda": "fine_for_misrule"}
    told = play.choose("defy")
    assert told[:3] == ["motion-defied first", "baron-outlawed first", "gavel-passed third"]
    assert play.s.crowns == [7, 0, 0]
    assert play.s.votes == [2, 2, 3]
    assert play.outlaws == "first"
    assert play.gavel == "third"
    assert play.agenda_discard == "fine_for_misrule"


@pytest.mark.rule("WK-ASSEMBLY-43", "WK-ASSEMBLY-59", "WK-EFFECT-18")
def test_a_motion_works_on_those_who_obey_in_the_order_of_asking() -> None:
    position = Position(seats=4).chairman("third").head("first").agenda("tithe")
    for seat in ("second", "third", "fourth"):
        position.baron(seat, crowns=5)
    play = position.hold("assembly")
    play.vote(third=1)
    play.choose("for")
    assert play.asked == "third obey-motion"
    play.choose("obey")
    assert play.asked == "fourth obey-motion"
    play.choose("defy")
    assert play.asked == "second obey-motion"  # the Head receives and is not bound
    assert play.s.crowns == [0, 5, 5, 5]
    told = play.choose("obey")
    assert told[:4] == [
        "paid third 2 crowns assembly",
        "gained first 2 crowns assembly",
        "paid second 2 crowns assembly",
        "gained first 2 crowns assembly",
    ]
    assert play.s.crowns == [4, 3, 3, 5]
    assert play.outlaws == "fourth"


@pytest.mark.rule("WK-ASSEMBLY-59", "WK-ASSEMBLY-4", "WK-EFFECT-17")
def test_an_acting_chairman_is_asked_and_pays_first() -> None:
    position = Position(seats=3).chairman("second").head("third").charge("second", "ambassador").agenda("tithe")
    play = position.baron("first", crowns=2).baron("second", crowns=2).hold("assembly")
    play.choose("pick-seat first")
    play.vote(first=1)
    play.choose("for")
    assert play.asked == "first obey-motion"
    told = play.choose("obey", "obey")
    assert [line for line in told if line.startswith("paid")] == [
        "paid first 2 crowns assembly",
        "paid second 2 crowns assembly",
    ]


@pytest.mark.rule("WK-ASSEMBLY-44")
def test_nobody_is_asked_to_obey_a_law_in_the_assembly() -> None:
    play = Position(seats=3).agenda("war_tax").hold("assembly")
    play.vote(first=1)
    play.choose("for")
    assert play.is_done
    assert play.laws == "war_tax"
    assert play.outlaws == ""


@pytest.mark.rule("WK-ASSEMBLY-47")
def test_outlawry_outlasts_the_sitting() -> None:
    position = Position(seats=3).agenda("fine_for_misrule").chairman("second").baron("first", crowns=1)
    play = position.hold("assembly")
    play.vote(second=1)
    play.choose("pick-seat first", "defy")
    assert play.is_done
    assert play.outlaws == "first"


@pytest.mark.rule("WK-ASSEMBLY-49", "WK-RANDOM-5")
def test_the_gavel_of_an_outlaw_passes_to_a_lawful_baron_ties_at_random() -> None:
    heirs = set()
    for seed in range(12):
        position = Position(seats=4, seed=f"tie {seed}").agenda("fine_for_misrule").baron("second", votes=5)
        position.baron("third", votes=5).baron("fourth", votes=9, outlaw=True)
        play = position.hold("assembly")
        play.vote(first=1)
        play.choose("pick-seat first", "defy")
        heirs.add(play.gavel)
    assert heirs == {"second", "third"}


@pytest.mark.rule("WK-ASSEMBLY-50")
def test_if_all_others_are_outlawed_the_gavel_stays() -> None:
    position = Position(seats=3).agenda("fine_for_misrule").baron("second", outlaw=True).baron("third", outlaw=True)
    play = position.hold("assembly")
    play.vote(first=1)
    play.choose("pick-seat first", "defy")
    assert play.gavel == "first"
    assert play.outlaws == "first second third"
    assert play.heard("gavel-passed") == []


@pytest.mark.rule("WK-ASSEMBLY-51", "WK-RULING-32")
def test_an_outlaw_suffers_nothing_more_for_defiance() -> None:
    position = Position(seats=3).agenda("fine_for_misrule").baron("second", outlaw=True, crowns=5)
    play = position.hold("assembly")
    play.vote(first=1)
    told = play.choose("pick-seat second", "defy")
    assert "baron-outlawed second" not in told
    assert play.s.crowns == [0, 5, 0]
    assert play.outlaws == "second"


@pytest.mark.rule("WK-ASSEMBLY-35", "WK-ASSEMBLY-58", "WK-RULING-70")
def test_the_holder_may_defy_the_annulment_of_his_post() -> None:
    for answer, kept in (("obey", ""), ("defy", "wine_trade")):
        play = Position(seats=3).agenda("private_motion").charge("second", "wine_trade").fates(9).hold("assembly")
        play.choose("propose annul")
        play.vote(first=1)
        play.choose("for")
        assert play.asked == "second obey-motion"
        assert play.prompt == {"agenda": "wine_trade"}
        play.choose(answer)
        assert play.charges("second") == kept
        assert play.outlaws == ("second" if kept else "")
        assert ("wine_trade" in play.agenda_discard) == (not kept)


@pytest.mark.rule("WK-ASSEMBLY-58", "WK-RULING-70", "WK-ASSEMBLY-35")
def test_an_office_is_annulled_and_its_support_troops_go() -> None:
    position = Position(seats=3).agenda("private_motion").office("second-square", "constable").fates(9, 10)
    play = position.noble("second-square", "A2", "regular_100", tokens=2).hold("assembly")
    play.choose("propose annul")
    play.vote(first=1)
    play.choose("for", "obey")
    assert play.office_of("second-square") == ""
    assert play.heard("annulled") == ["constable"]
    assert play.heard("noble-died") == ["second-square"]
    assert play.agenda_discard == "constable private_motion"
    position = Position(seats=3).agenda("private_motion").office("second-square", "constable").fates(9)
    play = position.noble("second-square", "A2", "regular_100").hold("assembly")
    play.choose("propose annul")
    play.vote(first=1)
    play.choose("for", "defy")
    assert play.office_of("second-square") == "constable"
    assert play.outlaws == "second"


@pytest.mark.rule("WK-ASSEMBLY-58", "WK-ASSEMBLY-35")
def test_nobody_defies_the_annulment_of_a_law() -> None:
    play = Position(seats=3).agenda("private_motion").law("war_tax", "kings_peace").fates(9).hold("assembly")
    play.choose("propose annul")
    assert play.options == ["pick-agenda war_tax", "pick-agenda kings_peace"]
    play.choose("pick-agenda war_tax")
    play.vote(first=1)
    play.choose("for")
    assert play.is_done
    assert play.laws == "kings_peace"
    assert "war_tax" in play.agenda_discard
    assert play.s.law[0] == 0  # attacks are free again
