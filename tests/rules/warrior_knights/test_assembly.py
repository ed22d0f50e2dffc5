"""The Assembly: sittings, votes, private motions, defiance, and every agenda card."""

from pathlib import Path

import pytest

from serai.engine.steps import COMMIT
from serai.games.warrior_knights.assembly import CALL_VOTE, END_SITTING, HOLD_ASSEMBLY, NEXT_AGENDUM, SIT, vote_income
from serai.games.warrior_knights.choices import (
    AGAINST,
    AGENDUM,
    ANNUL,
    CITY,
    DEFY,
    DONE,
    FOR,
    NOBLE,
    OBEY,
    OPEN,
    POSTPONE,
    PROPOSE,
    READMIT,
    RECALL,
    REFUSE,
    TAKE,
)
from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, GARRISON, LAW, PRINTED_AGENDA
from serai.games.warrior_knights.taxation import income
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    amount,
    asked,
    baron,
    besiege,
    charge,
    choose,
    city,
    commit,
    garrison,
    hold,
    kind,
    law,
    noble,
    office,
    options,
    realm,
    run,
    stack_fate,
    told,
    troop,
    why_not,
)

PRIVATE = agenda("private_motion")


def table(s, *names):
    """These agenda cards lie open."""
    for name in names:
        s.agenda_pool.remove(agenda(name))
        s.agenda_open.append(agenda(name))
    return s


def sitting(*names, seats=4, **chosen):
    """A sitting with these cards in their order, votes handed out (1 each)."""
    return table(realm(seats, **chosen), *names)


def put_to_vote(name, seats=4, chair=A, **chosen):
    """One agenda card is being voted on; everybody attends with 5 votes."""
    s = realm(seats, **chosen)
    s.agenda_pool.remove(agenda(name))
    s.motion = agenda(name)
    s.attends[:] = [1] * seats
    s.votes[:] = [5] * seats
    s.chair = s.named_by = s.gavel = chair
    return run(s, CALL_VOTE)


def vote(s, *numbers):
    """Everybody who attends commits so many votes."""
    names = "abcdef"
    seats = s.todo[-1].seats(s)
    return commit(s, **{names[seat]: [amount(numbers[seat])] for seat in seats})


def passed(name, seats=4, build=None, **chosen):
    """A for/against card has been passed by the Chairman's single vote."""
    s = realm(seats, **chosen)
    if build:
        build(s)
    s.agenda_pool.remove(agenda(name))
    s.motion = agenda(name)
    s.attends[:] = [int(not s.outlaw[seat]) for seat in range(seats)]
    s.votes[:] = [5] * seats
    s.chair = s.named_by = s.gavel = A
    run(s, CALL_VOTE)
    vote(s, *([1] + [0] * (seats - 1)))
    return choose(s, FOR)


def elected(name, seat, seats=4, build=None):
    """A baron has been elected by the Chairman's single vote."""
    s = realm(seats)
    if build:
        build(s)
    s.agenda_pool.remove(agenda(name))
    s.motion = agenda(name)
    s.attends[:] = [int(not s.outlaw[x]) for x in range(seats)]
    s.votes[:] = [5] * seats
    s.chair = s.named_by = s.gavel = A
    run(s, CALL_VOTE)
    vote(s, *([1] + [0] * (seats - 1)))
    return choose(s, baron(seat))


# ---- the sitting


@pytest.mark.rule("WK-ASSEMBLY-1", "WK-ASSEMBLY-2", "WK-RULING-24", "WK-EFFECT-14", "WK-ASSEMBLY-53", "WK-RULING-69")
def test_outlaws_and_ambassadors_stay_away_but_all_receive_votes():
    s = sitting("war_tax")
    s.outlaw[B] = 1
    charge(s, C, "ambassador", "tribune")
    hold(s, "monz", B)
    hold(s, "arvane", B)
    hold(s, "tunis", B)  # overseas does not count
    besiege(s, city("arvane"), A)  # a siege does not matter
    run(s, HOLD_ASSEMBLY)
    assert s.votes == [1, 3, 2, 1]
    assert s.attends == [1, 0, 0, 1]
    assert [e.seats for e in told(s, "SittingBegan")] == [(A, 3)]
    s.charges[C] = ()  # lost during the sitting: counts from the next one
    assert kind(s) == "CommitVotes"
    assert s.todo[-1].seats(s) == (A, 3)


def test_vote_income_of_laws_charges_and_offices():
    s = realm()
    law(s, "council_reform")
    charge(s, A, "tribune")
    office(s, noble(s, A, 0, None, 50), "chancellor")
    assert [vote_income(s, seat) for seat in (A, B)] == [1 + 1 + 1 + 2, 2]


@pytest.mark.rule("WK-ASSEMBLY-4", "WK-ASSEMBLY-54", "WK-D30")
def test_an_absent_chairman_names_who_presides_and_again_when_that_baron_leaves():
    s = sitting("fine_for_misrule", "war_tax")
    charge(s, A, "ambassador")
    run(s, HOLD_ASSEMBLY)
    assert asked(s) == (A, "NameChair")
    assert why_not(s, baron(A)) == "WK-ASSEMBLY-4"
    choose(s, baron(C))
    assert s.chair == C
    assert asked(s) == (C, "OrderAgenda")
    choose(s, AGENDUM[agenda("fine_for_misrule")])
    vote(s, 0, 0, 1, 0)
    choose(s, baron(C))
    assert asked(s) == (C, "ObeyMotion")
    choose(s, DEFY)
    assert asked(s) == (A, "NameChair")
    choose(s, baron(B))
    assert s.chair == B


@pytest.mark.rule("WK-ASSEMBLY-54")
def test_a_gavel_that_passes_to_a_baron_who_sits_makes_him_preside():
    s = sitting("new_chairman", "war_tax")
    run(s, HOLD_ASSEMBLY)
    choose(s, AGENDUM[agenda("new_chairman")])
    vote(s, 1, 0, 0, 0)
    choose(s, baron(C), OBEY)
    assert (s.gavel, s.chair) == (C, C)


@pytest.mark.rule(
    "WK-ASSEMBLY-5", "WK-ASSEMBLY-6", "WK-ASSEMBLY-57", "WK-D32", "WK-ASSEMBLY-32", "WK-ASSEMBLY-39", "WK-ASSEMBLY-40"
)
def test_private_motions_come_first_then_the_chairman_orders_the_rest():
    s = sitting("war_tax", "private_motion", "tithe")
    stack_fate(s, 10, 6)  # emeraude is not here, zobel is C
    run(s, HOLD_ASSEMBLY)
    assert asked(s) == (C, "ProposeMotion")
    choose(s, DONE)
    assert s.agenda_discard == [PRIVATE]
    assert asked(s) == (A, "OrderAgenda")
    assert why_not(s, AGENDUM[PRIVATE]) == "WK-ASSEMBLY-6"
    choose(s, AGENDUM[agenda("tithe")])
    assert s.motion == agenda("tithe")
    assert [e.agenda for e in told(s, "OrderAnnounced")] == [(agenda("tithe"), agenda("war_tax"))]


@pytest.mark.rule("WK-ASSEMBLY-3", "WK-ASSEMBLY-7", "WK-ASSEMBLY-8", "WK-ASSEMBLY-10", "WK-ASSEMBLY-13", "WK-D33")
def test_votes_are_committed_in_secret_revealed_together_and_spent():
    s = put_to_vote("war_tax")
    assert options(s, B) == [amount(n) for n in range(6)]
    assert why_not(s, amount(6), B) == "WK-ASSEMBLY-7"
    commit(s, a=[amount(2)], b=[amount(3)], c=[amount(0)])
    assert s.votes == [5, 5, 5, 5]
    assert told(s, "VotesCommitted") == []
    commit(s, d=[amount(1)])
    assert s.votes == [3, 2, 5, 4]
    assert s.ballot == [2, 3, 0, 1]
    assert len(told(s, "VotesCommitted")) == 4


@pytest.mark.rule("WK-ASSEMBLY-9", "WK-RULING-25", "WK-RULING-90", "WK-ASSEMBLY-17", "WK-D34")
def test_those_with_votes_declare_clockwise_from_the_chairman_after_the_reveal():
    s = put_to_vote("war_tax", chair=B)
    vote(s, 2, 1, 0, 2)
    assert asked(s) == (B, "Declare")  # C committed nothing and is not asked
    assert why_not(s, baron(A)) == "WK-ASSEMBLY-17"
    choose(s, FOR)
    assert asked(s) == (3, "Declare")
    choose(s, AGAINST)
    assert asked(s) == (A, "Declare")
    choose(s, FOR)
    assert s.laws == [agenda("war_tax")]  # 3 to 2
    assert s.motion == -1


@pytest.mark.rule("WK-ASSEMBLY-17")
def test_more_against_than_for_discards_the_card():
    s = put_to_vote("war_tax")
    vote(s, 2, 3, 0, 0)
    choose(s, FOR, AGAINST)
    assert s.laws == []
    assert s.agenda_discard == [agenda("war_tax")]
    assert told(s, "CardFailed")


@pytest.mark.rule("WK-ASSEMBLY-11", "WK-ASSEMBLY-12", "WK-EX-21", "WK-D35")
@pytest.mark.parametrize(("pick", "laws"), [(FOR, 1), (AGAINST, 0)])
def test_a_tie_is_the_chairmans_however_he_voted(pick, laws):
    s = put_to_vote("war_tax")
    vote(s, 3, 3, 0, 0)
    choose(s, FOR, AGAINST)
    assert asked(s) == (A, "BreakTie")
    choose(s, pick)
    assert len(s.laws) == laws


@pytest.mark.rule("WK-ASSEMBLY-18", "WK-ASSEMBLY-19", "WK-EX-21")
def test_in_a_baron_vote_the_chairman_chooses_among_the_tied_only():
    s = put_to_vote("vote_of_thanks")
    s.outlaw[3] = 1
    vote(s, 4, 4, 2, 0)
    assert baron(3) in options(s)  # an outlaw may be named
    assert why_not(s, FOR) == "WK-ASSEMBLY-18"
    choose(s, baron(A), baron(B), baron(C))
    assert options(s) == [baron(A), baron(B)]
    assert why_not(s, baron(C)) == "WK-ASSEMBLY-11"
    choose(s, baron(B), OBEY)
    assert s.crowns == [15, 20, 15, 15]


@pytest.mark.rule("WK-ASSEMBLY-18")
def test_the_baron_with_the_most_votes_is_elected():
    s = put_to_vote("vote_of_thanks")
    vote(s, 2, 2, 3, 0)
    choose(s, baron(C), baron(C), baron(A), OBEY)
    assert s.crowns == [15, 15, 20, 15]


@pytest.mark.rule("WK-ASSEMBLY-20", "WK-RULING-27")
def test_no_votes_at_all_is_a_tie():
    s = put_to_vote("war_tax")
    vote(s, 0, 0, 0, 0)
    assert options(s) == [FOR, AGAINST]
    s = put_to_vote("vote_of_thanks")
    vote(s, 0, 0, 0, 0)
    assert asked(s) == (A, "BreakTie")
    assert len(options(s)) == 4


@pytest.mark.rule("WK-ASSEMBLY-14", "WK-ASSEMBLY-15", "WK-ASSEMBLY-55", "WK-SETUP-16")
def test_at_the_end_three_cards_are_open_and_the_zone_is_empty():
    s = sitting("war_tax")
    s.zones[2] = (2, 8)
    run(s, END_SITTING)
    assert len(s.agenda_open) == 3
    assert s.returned == [2, 8]
    assert (s.chair, s.attends) == (-1, [0, 0, 0, 0])


@pytest.mark.rule("WK-ASSEMBLY-16", "WK-RULING-26")
def test_without_attendance_the_agenda_is_replaced():
    s = sitting("war_tax", "tithe")
    s.outlaw[:] = [1, 1, 1, 1]
    run(s, HOLD_ASSEMBLY)
    assert s.todo == []
    assert sorted(s.agenda_discard) == sorted([agenda("war_tax"), agenda("tithe")])
    assert len(s.agenda_open) == 3
    s = sitting("fine_for_misrule", "war_tax")
    s.outlaw[:] = [0, 1, 1, 1]
    run(s, HOLD_ASSEMBLY)
    choose(s, AGENDUM[agenda("fine_for_misrule")])
    vote(s, 1, 0, 0, 0)
    choose(s, baron(A), DEFY)
    assert agenda("war_tax") in s.agenda_discard  # the last one left
    assert s.gavel == A


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


# ---- private motions


def proposing(seats=4, build=None, **chosen):
    """Baron C (zobel) has been drawn to propose."""
    s = sitting("private_motion", "tithe", "war_tax", seats=seats, **chosen)
    if build:
        build(s)
    stack_fate(s, 6)
    run(s, HOLD_ASSEMBLY)
    s.votes[:] = [5] * seats
    assert asked(s) == (C, "ProposeMotion")
    return s


@pytest.mark.rule("WK-ASSEMBLY-33", "WK-ASSEMBLY-32", "WK-D31")
def test_the_proposer_need_not_attend_and_proposes_only_what_has_an_object():
    s = proposing(build=lambda s: s.outlaw.__setitem__(B, 1))
    assert options(s) == [PROPOSE[READMIT], PROPOSE[POSTPONE], DONE]
    assert why_not(s, PROPOSE[ANNUL]) == "WK-ASSEMBLY-35"
    assert why_not(s, PROPOSE[RECALL]) == "WK-ASSEMBLY-37"
    assert why_not(s, PROPOSE[OPEN]) == "WK-OPT-2.1"
    s = proposing(build=lambda s: charge(s, C, "ambassador"))
    assert why_not(s, PROPOSE[READMIT]) == "WK-ASSEMBLY-34"
    assert s.attends[C] == 0


@pytest.mark.rule("WK-ASSEMBLY-34", "WK-ASSEMBLY-38", "WK-ASSEMBLY-47", "WK-ASSEMBLY-48")
def test_an_outlaw_is_readmitted_by_a_vote():
    s = proposing(build=lambda s: s.outlaw.__setitem__(slice(0, 2), [0, 1]))
    choose(s, PROPOSE[READMIT])
    assert s.motion_seat == B  # the only outlaw
    vote(s, 1, 0, 0, 2)
    choose(s, AGAINST, FOR)
    assert s.outlaw[B] == 0
    assert s.attends[B] == 0  # from the next sitting on
    assert PRIVATE in s.agenda_discard
    assert told(s, "ProposalPassed")
    s = proposing(build=lambda s: s.outlaw.__setitem__(slice(0, 2), [0, 1]))
    choose(s, PROPOSE[READMIT])
    vote(s, 2, 0, 0, 1)
    choose(s, AGAINST, FOR)
    assert s.outlaw[B] == 1


def test_which_outlaw_is_named():
    s = proposing(build=lambda s: s.outlaw.__setitem__(slice(0, 2), [0, 1]) or s.outlaw.__setitem__(3, 1))
    choose(s, PROPOSE[READMIT])
    assert options(s) == [baron(B), baron(3)]
    assert why_not(s, baron(A)) == "WK-ASSEMBLY-34"


@pytest.mark.rule("WK-ASSEMBLY-35", "WK-ASSEMBLY-58", "WK-RULING-70")
def test_a_law_is_annulled_and_nobody_can_defy_that():
    s = proposing(build=lambda s: law(s, "closed_ports"))
    choose(s, PROPOSE[ANNUL])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert s.laws == []
    assert agenda("closed_ports") in s.agenda_discard
    assert s.law == [0] * 12
    assert kind(s) == "OrderAgenda"


@pytest.mark.rule("WK-ASSEMBLY-35", "WK-ASSEMBLY-58", "WK-RULING-70")
@pytest.mark.parametrize("defied", [False, True])
def test_the_holder_may_defy_the_annulment_of_his_charge_or_office(defied):
    def build(s):
        charge(s, B, "tribune")
        office(s, noble(s, 3, 0, "E4", 50), "marshal")

    s = proposing(build=build)
    choose(s, PROPOSE[ANNUL], AGENDUM[agenda("tribune")])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert asked(s) == (B, "ObeyMotion")
    choose(s, DEFY if defied else OBEY)
    assert s.charges[B] == ((agenda("tribune"),) if defied else ())
    assert s.outlaw[B] == int(defied)
    s = proposing(build=build)
    choose(s, PROPOSE[ANNUL], AGENDUM[agenda("marshal")])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert asked(s) == (3, "ObeyMotion")
    choose(s, DEFY if defied else OBEY)
    assert s.office[12] == (agenda("marshal") if defied else -1)


def test_an_annulled_office_with_support_troops_may_kill():
    def build(s):
        office(s, noble(s, 3, 0, "E4", 50, tokens=1), "constable")

    s = proposing(build=build)
    choose(s, PROPOSE[ANNUL])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR, OBEY)
    assert s.where[12] == -1
    assert agenda("constable") in s.agenda_discard


@pytest.mark.rule("WK-ASSEMBLY-36", "WK-ASSEMBLY-55", "WK-ASSEMBLY-58")
def test_postponing_ends_the_sitting_and_the_cards_wait():
    s = proposing()
    s.zones[2] = (2,)
    choose(s, PROPOSE[POSTPONE])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert s.todo == []
    assert s.agenda_open[:2] == [agenda("tithe"), agenda("war_tax")]
    assert len(s.agenda_open) == 3
    assert s.returned == [2]
    assert s.proposal == -1
    s = proposing()
    choose(s, PROPOSE[POSTPONE])
    vote(s, 1, 0, 0, 0)
    choose(s, AGAINST)
    assert kind(s) == "OrderAgenda"


@pytest.mark.rule("WK-ASSEMBLY-37", "WK-ASSEMBLY-38", "WK-RULING-29")
def test_a_discarded_card_is_recalled_to_its_own_vote():
    def build(s):
        for name in ("vote_of_thanks", "private_motion", "kings_peace"):
            s.agenda_pool.remove(agenda(name))
            s.agenda_discard.append(agenda(name))

    s = proposing(build=build)
    choose(s, PROPOSE[RECALL])
    assert why_not(s, AGENDUM[PRIVATE]) == "WK-ASSEMBLY-37"
    choose(s, AGENDUM[agenda("vote_of_thanks")])
    vote(s, 0, 1, 0, 0)
    assert why_not(s, FOR) == "WK-ASSEMBLY-18"  # a baron vote
    choose(s, baron(C), OBEY)
    assert s.crowns[C] == 20
    assert sorted(s.agenda_discard) == sorted([PRIVATE, PRIVATE, agenda("vote_of_thanks"), agenda("kings_peace")])


# ---- open motions


@pytest.mark.rule("WK-OPT-2.1", "WK-OPT-2.2", "WK-OPT-2.4", "WK-EFFECT-20")
def test_with_the_option_any_other_rule_may_be_proposed():
    s = proposing(open_private_motions=True)
    choose(s, PROPOSE[OPEN])
    assert len(options(s)) == 12
    choose(s, AGENDUM[agenda("open_war_tax")])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert s.laws == [agenda("open_war_tax")]
    assert s.law[0] == 3
    s.todo.clear()
    s.proposal = OPEN
    from serai.games.warrior_knights.motions import PROPOSE_OBJECT

    s.todo.append(PROPOSE_OBJECT[A])
    assert why_not(s, AGENDUM[agenda("open_war_tax")]) == "WK-OPT-2.4"
    s.todo.clear()
    s.proposal, s.matter = ANNUL, agenda("open_war_tax")
    from serai.games.warrior_knights.motions import annul

    annul(s)
    assert (s.laws, s.law[0]) == ([], 0)
    assert agenda("open_war_tax") not in s.agenda_discard


@pytest.mark.rule("WK-OPT-2.2", "WK-OPT-2.4")
@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("open_subsidy", lambda s: s.crowns[B] == 20),
        ("open_fine", lambda s: s.crowns[B] == 10),
        ("open_new_head", lambda s: s.sceptre == B),
        ("open_new_chairman", lambda s: s.gavel == B),
    ],
)
def test_an_open_motion_names_a_baron_who_may_defy_it(name, check):
    for pick in (OBEY, DEFY):
        s = proposing(open_private_motions=True)
        s.sceptre = A
        choose(s, PROPOSE[OPEN], AGENDUM[agenda(name)])
        assert asked(s) == (C, "ProposeBaron")
        choose(s, baron(B))
        vote(s, 1, 0, 0, 0)
        choose(s, FOR)
        assert asked(s) == (B, "ObeyMotion")
        choose(s, pick)
        assert check(s) == (pick is OBEY)
        assert s.outlaw[B] == int(pick is DEFY)


@pytest.mark.rule("WK-OPT-2.2")
@pytest.mark.parametrize(
    ("name", "kind_of_law"),
    [
        ("open_ban_sieges", 1), ("open_ban_assaults", 2), ("open_ban_razing", 3), ("open_ban_road_marches", 4),
        ("open_ban_sea_travel", 5), ("open_war_tax", 0), ("open_cap_companies", 7),
    ],
)  # fmt: skip
def test_every_permanent_open_motion_acts_as_a_law(name, kind_of_law):
    s = proposing(open_private_motions=True)
    choose(s, PROPOSE[OPEN], AGENDUM[agenda(name)])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert s.law[kind_of_law] > 0


@pytest.mark.rule("WK-OPT-2.3")
def test_table_talk_is_recorded_in_the_proposers_words_and_does_nothing():
    from serai.games.warrior_knights.choices import TableTalk
    from serai.games.warrior_knights.deals import carry_out
    from serai.games.warrior_knights.deals import why_not as why_not_aside

    s = proposing(open_private_motions=True)
    assert why_not_aside(s, C, TableTalk("x")).rule == "WK-OPT-2.3"
    choose(s, PROPOSE[OPEN], AGENDUM[agenda("open_table_talk")])
    assert why_not_aside(s, A, TableTalk("x")).rule == "WK-OPT-2.3"
    assert why_not_aside(s, C, TableTalk("no hats at table")) is None
    carry_out(s, C, TableTalk("no hats at table"))
    before = (s.crowns[:], s.law[:], s.outlaw[:])
    vote(s, 1, 0, 0, 0)
    choose(s, FOR)
    assert s.talk == ["no hats at table"]
    assert (s.crowns, s.law, s.outlaw) == before
    assert s.words == ""


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
    from serai.engine.chance import seeded
    from serai.games.warrior_knights.laws import outlaw

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
    from serai.games.warrior_knights.laws import outlaw

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


# ---- two barons


@pytest.mark.rule("WK-PLAYERS-5", "WK-ASSEMBLY-52", "WK-RULING-33", "WK-EX-29", "WK-D40")
def test_two_barons_write_their_votes_for_all_cards_first():
    s = sitting("war_tax", "kings_peace", "market_charter", seats=2)
    s.votes[:] = [6, 4]
    run(s, HOLD_ASSEMBLY)
    choose(s, AGENDUM[agenda("war_tax")], AGENDUM[agenda("kings_peace")])
    assert kind(s) == "WriteVotes"
    s.drafts[A] = (amount(4),)
    assert len(options(s, A)) == 4
    assert why_not(s, amount(4), A) == "WK-ASSEMBLY-52"
    assert why_not(s, COMMIT, A) == "WK-ASSEMBLY-52"
    s.drafts[A] = ()
    commit(s, a=[amount(4), amount(0), amount(3)], b=[amount(2), amount(2), amount(1)])
    assert [e.votes for e in told(s, "SheetRevealed")] == [(4, 0, 3), (2, 2, 1)]
    assert s.votes == [3, 3]  # the first card's votes are spent
    choose(s, FOR, AGAINST)
    assert s.laws == [agenda("war_tax")]
    assert asked(s) == (B, "Declare")
    choose(s, AGAINST)
    choose(s, FOR, AGAINST)
    assert s.laws == [agenda("war_tax"), agenda("market_charter")]
    assert s.votes == [0, 0]


@pytest.mark.rule("WK-ASSEMBLY-60")
def test_who_leaves_keeps_the_votes_he_wrote_and_an_absent_baron_writes_nothing():
    s = sitting("fine_for_misrule", "war_tax", seats=2)
    s.votes[:] = [5, 5]
    run(s, HOLD_ASSEMBLY)
    choose(s, AGENDUM[agenda("fine_for_misrule")])
    commit(s, a=[amount(2), amount(1)], b=[amount(3), amount(3)])
    choose(s, baron(B), baron(B))
    choose(s, DEFY)
    assert asked(s) == (A, "Declare")
    choose(s, FOR)
    assert s.votes[B] == 3
    assert s.laws == [agenda("war_tax")]
    s = sitting("tithe", "war_tax", seats=2)
    s.outlaw[B] = 1
    run(s, HOLD_ASSEMBLY)
    choose(s, AGENDUM[agenda("tithe")])
    assert s.todo[-1].seats(s) == (A,)


def test_every_agenda_card_has_a_test():
    text = "".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    assert [name for name in AGENDA if f'"{name}"' not in text and AGENDA_TYPE[AGENDA.index(name)] != LAW] == []
    assert SIT is not NEXT_AGENDUM
