"""Private motions, and the open motions of the optional rule."""

import pytest

from serai.games.warrior_knights.choices import (
    AGAINST,
    AGENDUM,
    ANNUL,
    DEFY,
    DONE,
    FOR,
    OBEY,
    OPEN,
    POSTPONE,
    PROPOSE,
    READMIT,
    RECALL,
)
from serai.games.warrior_knights.rules.assembly.assembly import HOLD_ASSEMBLY
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    asked,
    baron,
    charge,
    choose,
    kind,
    law,
    noble,
    office,
    options,
    run,
    stack_fate,
    told,
    why_not,
)
from tests.rules.warrior_knights.scenes import sitting, vote

PRIVATE = agenda("private_motion")


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
    from serai.games.warrior_knights.rules.assembly.motions import PROPOSE_OBJECT

    s.todo.append(PROPOSE_OBJECT[A])
    assert why_not(s, AGENDUM[agenda("open_war_tax")]) == "WK-OPT-2.4"
    s.todo.clear()
    s.proposal, s.matter = ANNUL, agenda("open_war_tax")
    from serai.games.warrior_knights.rules.assembly.motions import annul

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
    from serai.games.warrior_knights.rules.money.deals import TableTalk, carry_out
    from serai.games.warrior_knights.rules.money.deals import why_not as why_not_aside

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
