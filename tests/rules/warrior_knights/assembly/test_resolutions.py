"""What the Assembly decides: motions, laws, charges and offices, and who defies them."""

import pytest

from serai.games.warrior_knights.choices import (
    AGENDUM,
    CITY,
    DEFY,
    NOBLE,
    OBEY,
    REFUSE,
    TAKE,
)
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, GARRISON, LAW, PRINTED_AGENDA
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    asked,
    baron,
    besiege,
    charge,
    choose,
    city,
    garrison,
    hold,
    noble,
    office,
    options,
    realm,
    stack_fate,
    told,
    troop,
    why_not,
)
from tests.rules.warrior_knights.scenes import elected, passed, put_to_vote, vote

# ---- motions, laws, charges, offices


@pytest.mark.rule("WK-ASSEMBLY-21")
def test_a_motion_works_once_and_is_discarded():
    s = elected("vote_of_thanks", B)
    choose(s, OBEY)
    assert s.crowns[B] == 20
    assert s.agenda_discard == [agenda("vote_of_thanks")]


def test_honours_fine_and_investiture_and_the_election_of_the_chairman():
    s = choose(elected("honours", B), OBEY)
    assert (s.influence[B], s.pool) == (1, 39)
    s = choose(elected("fine_for_misrule", C), OBEY)
    assert s.crowns[C] == 10
    s = choose(elected("investiture", C), OBEY)
    assert s.sceptre == C
    s = choose(elected("new_chairman", B), OBEY)
    assert s.gavel == B
    s = elected("new_chairman", B, build=lambda s: s.outlaw.__setitem__(B, 1))
    choose(s, OBEY)
    assert s.gavel == A  # not to an outlaw


def test_restitution_the_elected_gives_up_a_city_of_his_choice():
    def build(s):
        hold(s, "monz", B)
        hold(s, "lorne", B, fortified=True)

    s = choose(elected("restitution", B, build=build), OBEY)
    assert asked(s) == (B, "SelectCity")
    choose(s, CITY[city("lorne")])
    assert (s.owner[city("lorne")], s.fortified[city("lorne")]) == (-1, 0)
    assert s.owner[city("monz")] == B


@pytest.mark.rule("WK-ASSEMBLY-41", "WK-ASSEMBLY-43", "WK-ASSEMBLY-59", "WK-EFFECT-18", "WK-D36", "WK-EFFECT-17")
def test_tithe_binds_all_but_the_head_and_works_on_those_who_obey():
    s = passed("tithe")  # B is Head
    assert asked(s) == (A, "ObeyMotion")
    choose(s, OBEY)
    assert asked(s) == (C, "ObeyMotion")
    choose(s, DEFY, OBEY)
    assert s.crowns == [13, 19, 15, 13]
    assert s.outlaw == [0, 0, 1, 0]
    assert s.attends == [1, 1, 0, 1]
    s = passed("tithe", build=lambda s: s.crowns.__setitem__(A, 1))
    choose(s, OBEY, OBEY, OBEY)
    assert s.crowns == [0, 20, 13, 13]


def test_disbandment_every_baron_dismisses_a_company():
    def build(s):
        garrison(s, A, "swiss_50", "polish_50")
        garrison(s, B, "swiss_100")
        noble(s, C, 0, "E4", "english_50")

    s = passed("disbandment", build=build)
    choose(s, OBEY, OBEY, OBEY, OBEY)
    assert asked(s) == (A, "SelectCompany")
    choose(s, TAKE[GARRISON][troop("polish_50")])
    assert s.armies[GARRISON] == (troop("swiss_50"),)
    assert s.armies[GARRISON + B] == ()
    assert s.where[8] == -1  # his only company


@pytest.mark.rule("WK-EFFECT-18", "WK-EFFECT-22")
def test_repair_of_walls_mends_all_cities_that_are_not_besieged_and_binds_nobody():
    def build(s):
        hold(s, "monz", B, breach=2)
        hold(s, "arvane", -1, breach=1)
        hold(s, "lorne", C, breach=1)
        besiege(s, city("lorne"), A)

    s = passed("repair_of_walls", build=build)
    assert s.todo == []
    assert [s.breach[city(n)] for n in ("monz", "arvane", "lorne")] == [0, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-48")
def test_general_pardon_readmits_every_outlaw_from_the_next_sitting_on():
    s = passed("general_pardon", build=lambda s: s.outlaw.__setitem__(slice(1, 3), [1, 1]))
    assert s.outlaw == [0, 0, 0, 0]
    assert s.attends == [1, 0, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-22", "WK-EFFECT-7")
@pytest.mark.parametrize("name", [name for name in AGENDA[:PRINTED_AGENDA] if AGENDA_TYPE[AGENDA.index(name)] == LAW])
def test_a_law_stays_in_force_and_binds_nobody_at_once(name):
    s = passed(name)
    assert s.todo == []
    assert s.laws == [agenda(name)]
    assert s.agenda_discard == []


@pytest.mark.rule("WK-ASSEMBLY-23", "WK-ASSEMBLY-30", "WK-TAX-4")
def test_a_charge_is_kept_by_the_elected_even_in_his_absence():
    def build(s):
        s.outlaw[C] = 1

    s = elected("wine_trade", C, build=build)
    assert asked(s) == (C, "OfferPost")
    choose(s, OBEY)
    assert s.charges[C] == (agenda("wine_trade"),)
    assert income(s, C) == 3
    assert s.agenda_discard == []


@pytest.mark.rule("WK-ASSEMBLY-24", "WK-EX-22", "WK-D37")
def test_a_fourth_charge_costs_one_of_the_old_three():
    s = elected("silver_mines", B, build=lambda s: charge(s, B, "wine_trade", "tribune", "patron_of_arts"))
    choose(s, OBEY)
    assert asked(s) == (B, "DropCharge")
    assert why_not(s, AGENDUM[agenda("silver_mines")]) == "WK-ASSEMBLY-24"
    choose(s, AGENDUM[agenda("tribune")])
    assert s.charges[B] == tuple(map(agenda, ("wine_trade", "patron_of_arts", "silver_mines")))
    assert s.agenda_discard == [agenda("tribune")]


@pytest.mark.rule("WK-ASSEMBLY-26", "WK-ASSEMBLY-27", "WK-RULING-28", "WK-D38")
def test_an_office_goes_to_any_noble_in_the_game_and_replaces_his_old_one():
    def build(s):
        office(s, noble(s, B, 0, "E4", 50), "marshal")
        s.where[7] = -2

    s = choose(elected("constable", B, build=build), OBEY)
    assert options(s) == [NOBLE[4], NOBLE[5], NOBLE[6]]  # also those off the board
    assert why_not(s, NOBLE[7]) == "WK-ASSEMBLY-26"
    choose(s, NOBLE[4])
    assert s.office[4] == agenda("constable")
    assert s.agenda_discard == [agenda("marshal")]


@pytest.mark.rule("WK-DEATH-3")
def test_a_new_office_without_support_troops_may_kill():
    def build(s):
        office(s, noble(s, B, 0, "E4", 100, tokens=2), "constable")
        stack_fate(s)

    s = choose(elected("treasurer", B, build=build), OBEY, NOBLE[4])
    assert s.where[4] == -1
    assert s.office[4] == -1


@pytest.mark.rule("WK-ASSEMBLY-56")
def test_an_office_for_a_baron_without_nobles_is_discarded():
    def build(s):
        s.where[4:8] = [-2] * 4

    s = choose(elected("constable", B, build=build), OBEY)
    assert s.agenda_discard == [agenda("constable")]


@pytest.mark.rule("WK-ASSEMBLY-31", "WK-ASSEMBLY-51", "WK-D39", "WK-RULING-32")
def test_an_outlaw_refuses_a_post_freely_others_defy():
    s = elected("constable", B, build=lambda s: s.outlaw.__setitem__(B, 1))
    assert options(s) == [OBEY, REFUSE]
    assert why_not(s, DEFY) == "WK-ASSEMBLY-51"
    choose(s, REFUSE)
    assert s.agenda_discard == [agenda("constable")]
    s = elected("constable", C)
    assert why_not(s, REFUSE) == "WK-ASSEMBLY-31"
    choose(s, DEFY)
    assert s.outlaw[C] == 1
    assert s.agenda_discard == [agenda("constable")]


# ---- defiance


@pytest.mark.rule("WK-ASSEMBLY-42", "WK-ASSEMBLY-46", "WK-ASSEMBLY-49", "WK-EX-23", "WK-RULING-30")
def test_a_defying_chairman_loses_the_gavel_and_leaves():
    s = put_to_vote("fine_for_misrule", chair=B)
    vote(s, 0, 2, 3, 1)
    choose(s, baron(B), baron(B), baron(B))
    assert asked(s) == (B, "ObeyMotion")
    choose(s, DEFY)
    assert s.crowns[B] == 15
    assert s.outlaw[B] == 1
    assert s.attends[B] == 0
    assert s.gavel == A  # 5 votes left against 2 and 4
    assert s.votes == [5, 3, 2, 4]  # what was committed is spent
    assert s.agenda_discard == [agenda("fine_for_misrule")]


@pytest.mark.rule("WK-ASSEMBLY-49", "WK-RANDOM-5")
def test_a_tie_for_the_gavel_is_broken_at_random():
    from serai.engine.core.chance import seeded
    from serai.games.warrior_knights.rules.assembly.laws import outlaw

    seen = set()
    for number in range(30):
        s = realm(4)
        s.votes[:] = [9, 3, 3, 1]
        s.chance = seeded(str(number))
        outlaw(s, A)
        seen.add(s.gavel)
    assert seen == {B, C}


@pytest.mark.rule("WK-ASSEMBLY-50")
def test_if_all_others_are_outlaws_the_gavel_stays():
    from serai.games.warrior_knights.rules.assembly.laws import outlaw

    s = realm(3)
    s.outlaw[1:] = [1, 1]
    outlaw(s, A)
    assert s.gavel == A


@pytest.mark.rule("WK-ASSEMBLY-44", "WK-ASSEMBLY-45")
def test_a_law_and_anothers_post_cannot_be_defied():
    assert passed("kings_peace").todo == []
    s = elected("constable", B)
    assert asked(s) == (B, "OfferPost")  # nobody else is asked


@pytest.mark.rule("WK-ASSEMBLY-47", "WK-ASSEMBLY-51")
def test_an_outlaw_stays_one_and_suffers_nothing_more():
    s = elected("fine_for_misrule", B, build=lambda s: s.outlaw.__setitem__(B, 1))
    choose(s, DEFY)
    assert s.outlaw[B] == 1
    assert s.crowns[B] == 15
    assert len(told(s, "BaronOutlawed")) == 0
