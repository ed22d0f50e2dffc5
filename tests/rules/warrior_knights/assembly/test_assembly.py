"""The Assembly: who sits, how it votes, and how two barons write their votes."""

import pytest

from serai.engine.core.steps import COMMIT
from serai.games.warrior_knights.choices import (
    AGAINST,
    AGENDUM,
    DEFY,
    DONE,
    FOR,
    OBEY,
)
from serai.games.warrior_knights.rules.assembly.assembly import END_SITTING, HOLD_ASSEMBLY, vote_income
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
    why_not,
)
from tests.rules.warrior_knights.scenes import put_to_vote, sitting, vote

PRIVATE = agenda("private_motion")


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
