"""What the Assembly decides: motions, laws, charges and offices, and who defies them."""

import pytest

from serai.engine.core.chance import seeded
from serai.games.warrior_knights.choices import (
    NOBLE,
    OBEY,
    REFUSE,
)
from serai.games.warrior_knights.events import BaronOutlawed
from serai.games.warrior_knights.rules.assembly.laws import outlaw
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, GARRISON, LAW, NOBLES, PRINTED_AGENDA
from tests.rules.warrior_knights.names import A, B, C, agenda, city, troop
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import elected, passed, put_to_vote

# ---- motions, laws, charges, offices


@pytest.mark.rule("WK-ASSEMBLY-21")
def test_a_motion_works_once_and_is_discarded() -> None:
    play = elected("vote_of_thanks", B)
    play.choose("obey")
    assert play.s.crowns[B] == 20
    assert play.s.agenda_discard == [agenda("vote_of_thanks")]


def test_honours_fine_and_investiture_and_the_election_of_the_chairman() -> None:
    play = elected("honours", B).after("obey")
    assert (play.s.influence[B], play.s.pool) == (1, 39)
    play = elected("fine_for_misrule", C).after("obey")
    assert play.s.crowns[C] == 10
    play = elected("investiture", C).after("obey")
    assert play.s.sceptre == C
    play = elected("new_chairman", B).after("obey")
    assert play.s.gavel == B
    play = elected("new_chairman", B, build=lambda play: play.s.outlaw.__setitem__(B, 1))
    play.choose("obey")
    assert play.s.gavel == A  # not to an outlaw


def test_restitution_the_elected_gives_up_a_city_of_his_choice() -> None:
    def build(play: Position) -> None:
        play.city("monz", "second")
        play.city("lorne", "second", fortified=True)

    play = elected("restitution", B, build=build).after("obey")
    assert play.asked == "second select-city"
    play.choose("pick-city lorne")
    assert (play.s.owner[city("lorne")], play.s.fortified[city("lorne")]) == (-1, 0)
    assert play.s.owner[city("monz")] == B


@pytest.mark.rule("WK-ASSEMBLY-41", "WK-ASSEMBLY-43", "WK-ASSEMBLY-59", "WK-EFFECT-18", "WK-D36", "WK-EFFECT-17")
def test_tithe_binds_all_but_the_head_and_works_on_those_who_obey() -> None:
    play = passed("tithe")  # B is Head
    assert play.asked == "first obey-motion"
    play.choose("obey")
    assert play.asked == "third obey-motion"
    play.choose("defy", "obey")
    assert play.s.crowns == [13, 19, 15, 13]
    assert play.s.outlaw == [0, 0, 1, 0]
    assert play.s.attends == [1, 1, 0, 1]
    play = passed("tithe", build=lambda play: play.s.crowns.__setitem__(A, 1))
    play.choose("obey", "obey", "obey")
    assert play.s.crowns == [0, 20, 13, 13]


def test_disbandment_every_baron_dismisses_a_company() -> None:
    def build(play: Position) -> None:
        play.baron("first", garrison="swiss_50 polish_50")
        play.baron("second", garrison="swiss_100")
        play.noble("third-circle", "E4", "english_50")

    play = passed("disbandment", build=build)
    play.choose("obey", "obey", "obey", "obey")
    assert play.asked == "first select-company"
    play.choose("take first-castle polish_50")
    assert play.s.armies[GARRISON] == (troop("swiss_50"),)
    assert play.s.armies[GARRISON + B] == ()
    assert play.s.where[8] == -1  # his only company


@pytest.mark.rule("WK-EFFECT-18", "WK-EFFECT-22")
def test_repair_of_walls_mends_all_cities_that_are_not_besieged_and_binds_nobody() -> None:
    def build(play: Position) -> None:
        play.city("monz", "second", breach=2)
        play.city("arvane", "neutral", breach=1)
        play.city("lorne", "third", breach=1)
        play.siege("lorne", "first")

    play = passed("repair_of_walls", build=build)
    assert play.s.todo == []
    assert [play.s.breach[city(n)] for n in ("monz", "arvane", "lorne")] == [0, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-48")
def test_general_pardon_readmits_every_outlaw_from_the_next_sitting_on() -> None:
    play = passed("general_pardon", build=lambda play: play.s.outlaw.__setitem__(slice(1, 3), [1, 1]))
    assert play.s.outlaw == [0, 0, 0, 0]
    assert play.s.attends == [1, 0, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-22", "WK-EFFECT-7")
@pytest.mark.parametrize("name", [name for name in AGENDA[:PRINTED_AGENDA] if AGENDA_TYPE[AGENDA.index(name)] == LAW])
def test_a_law_stays_in_force_and_binds_nobody_at_once(name: str) -> None:
    play = passed(name)
    assert play.s.todo == []
    assert play.s.laws == [agenda(name)]
    assert play.s.agenda_discard == []


@pytest.mark.rule("WK-ASSEMBLY-23", "WK-ASSEMBLY-30", "WK-TAX-4")
def test_a_charge_is_kept_by_the_elected_even_in_his_absence() -> None:
    def build(play: Position) -> None:
        play.s.outlaw[C] = 1

    play = elected("wine_trade", C, build=build)
    assert play.asked == "third offer-post"
    play.choose("obey")
    assert play.s.charges[C] == (agenda("wine_trade"),)
    assert income(play.s, C) == 3
    assert play.s.agenda_discard == []


@pytest.mark.rule("WK-ASSEMBLY-24", "WK-EX-22", "WK-D37")
def test_a_fourth_charge_costs_one_of_the_old_three() -> None:
    play = elected(
        "silver_mines", B, build=lambda play: play.charge("second", "wine_trade", "tribune", "patron_of_arts")
    )
    play.choose("obey")
    assert play.asked == "second drop-charge"
    assert play.refused("pick-agenda silver_mines") == "WK-ASSEMBLY-24"
    play.choose("pick-agenda tribune")
    assert play.s.charges[B] == tuple(map(agenda, ("wine_trade", "patron_of_arts", "silver_mines")))
    assert play.s.agenda_discard == [agenda("tribune")]


@pytest.mark.rule("WK-ASSEMBLY-26", "WK-ASSEMBLY-27", "WK-RULING-28", "WK-D38")
def test_an_office_goes_to_any_noble_in_the_game_and_replaces_his_old_one() -> None:
    def build(play: Position) -> None:
        play.office(NOBLES[play.noble("second-circle", "E4", "regular_50").army_number("second-circle")], "marshal")
        play.s.where[7] = -2

    play = elected("constable", B, build=build).after("obey")
    assert play.choices == [NOBLE[4], NOBLE[5], NOBLE[6]]  # also those off the board
    assert play.refused("pick-noble second-hexagon") == "WK-ASSEMBLY-26"
    play.choose("pick-noble second-circle")
    assert play.s.office[4] == agenda("constable")
    assert play.s.agenda_discard == [agenda("marshal")]


@pytest.mark.rule("WK-DEATH-3")
def test_a_new_office_without_support_troops_may_kill() -> None:
    def build(play: Position) -> None:
        play.office(
            NOBLES[play.noble("second-circle", "E4", "regular_100", tokens=2).army_number("second-circle")], "constable"
        )
        play.stack_fate()

    play = elected("treasurer", B, build=build).after("obey", "pick-noble second-circle")
    assert play.s.where[4] == -1
    assert play.s.office[4] == -1


@pytest.mark.rule("WK-ASSEMBLY-56")
def test_an_office_for_a_baron_without_nobles_is_discarded() -> None:
    def build(play: Position) -> None:
        play.s.where[4:8] = [-2] * 4

    play = elected("constable", B, build=build).after("obey")
    assert play.s.agenda_discard == [agenda("constable")]


@pytest.mark.rule("WK-ASSEMBLY-31", "WK-ASSEMBLY-51", "WK-D39", "WK-RULING-32")
def test_an_outlaw_refuses_a_post_freely_others_defy() -> None:
    play = elected("constable", B, build=lambda play: play.s.outlaw.__setitem__(B, 1))
    assert play.choices == [OBEY, REFUSE]
    assert play.refused("defy") == "WK-ASSEMBLY-51"
    play.choose("refuse")
    assert play.s.agenda_discard == [agenda("constable")]
    play = elected("constable", C)
    assert play.refused("refuse") == "WK-ASSEMBLY-31"
    play.choose("defy")
    assert play.s.outlaw[C] == 1
    assert play.s.agenda_discard == [agenda("constable")]


# ---- defiance


@pytest.mark.rule("WK-ASSEMBLY-42", "WK-ASSEMBLY-46", "WK-ASSEMBLY-49", "WK-EX-23", "WK-RULING-30")
def test_a_defying_chairman_loses_the_gavel_and_leaves() -> None:
    play = put_to_vote("fine_for_misrule", chair=B)
    play.vote(0, 2, 3, 1)
    play.choose("pick-seat second", "pick-seat second", "pick-seat second")
    assert play.asked == "second obey-motion"
    play.choose("defy")
    assert play.s.crowns[B] == 15
    assert play.s.outlaw[B] == 1
    assert play.s.attends[B] == 0
    assert play.s.gavel == A  # 5 votes left against 2 and 4
    assert play.s.votes == [5, 3, 2, 4]  # what was committed is spent
    assert play.s.agenda_discard == [agenda("fine_for_misrule")]


@pytest.mark.rule("WK-ASSEMBLY-49", "WK-RANDOM-5")
def test_a_tie_for_the_gavel_is_broken_at_random() -> None:
    seen = set()
    for number in range(30):
        play = Position(4, empty=True)
        play.s.votes[:] = [9, 3, 3, 1]
        play.s.chance = seeded(str(number))
        outlaw(play.s, A)
        seen.add(play.s.gavel)
    assert seen == {B, C}


@pytest.mark.rule("WK-ASSEMBLY-50")
def test_if_all_others_are_outlaws_the_gavel_stays() -> None:
    play = Position(3, empty=True)
    play.s.outlaw[1:] = [1, 1]
    outlaw(play.s, A)
    assert play.s.gavel == A


@pytest.mark.rule("WK-ASSEMBLY-44", "WK-ASSEMBLY-45")
def test_a_law_and_anothers_post_cannot_be_defied() -> None:
    assert passed("kings_peace").s.todo == []
    play = elected("constable", B)
    assert play.asked == "second offer-post"  # nobody else is asked


@pytest.mark.rule("WK-ASSEMBLY-47", "WK-ASSEMBLY-51")
def test_an_outlaw_stays_one_and_suffers_nothing_more() -> None:
    play = elected("fine_for_misrule", B, build=lambda play: play.s.outlaw.__setitem__(B, 1))
    play.choose("defy")
    assert play.s.outlaw[B] == 1
    assert play.s.crowns[B] == 15
    assert len(play.events(BaronOutlawed)) == 0
