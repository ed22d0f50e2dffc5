"""The Assembly: who sits, how it votes, and how two barons write their votes."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import (
    AGAINST,
    FOR,
)
from serai.games.warrior_knights.events import CardFailed, OrderAnnounced, SheetRevealed, SittingBegan, VotesCommitted
from serai.games.warrior_knights.rules.assembly.assembly import END_SITTING, HOLD_ASSEMBLY, vote_income
from serai.games.warrior_knights.tables import NOBLES
from tests.rules.warrior_knights.names import A, B, C, agenda, amount, baron
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import put_to_vote, sitting

PRIVATE = agenda("private_motion")


# ---- the sitting


@pytest.mark.rule("WK-ASSEMBLY-1", "WK-ASSEMBLY-2", "WK-RULING-24", "WK-EFFECT-14", "WK-ASSEMBLY-53", "WK-RULING-69")
def test_outlaws_and_ambassadors_stay_away_but_all_receive_votes() -> None:
    play = sitting("war_tax")
    play.s.outlaw[B] = 1
    play.charge("third", "ambassador", "tribune")
    play.city("monz", "second")
    play.city("arvane", "second")
    play.city("tunis", "second")  # overseas does not count
    play.siege("arvane", "first")  # a siege does not matter
    play.run(HOLD_ASSEMBLY)
    assert play.s.votes == [1, 3, 2, 1]
    assert play.s.attends == [1, 0, 0, 1]
    assert [e.seats for e in play.events(SittingBegan)] == [(A, 3)]
    play.s.charges[C] = ()  # lost during the sitting: counts from the next one
    assert play.kind == "commit-votes"
    assert play.s.todo[-1].seats(play.s) == (A, 3)


def test_vote_income_of_laws_charges_and_offices() -> None:
    play = Position(empty=True)
    play.law("council_reform")
    play.charge("first", "tribune")
    play.office(NOBLES[play.noble("first-circle", "off", "regular_50").army_number("first-circle")], "chancellor")
    assert [vote_income(play.s, seat) for seat in (A, B)] == [1 + 1 + 1 + 2, 2]


@pytest.mark.rule("WK-ASSEMBLY-4", "WK-ASSEMBLY-54", "WK-D30")
def test_an_absent_chairman_names_who_presides_and_again_when_that_baron_leaves() -> None:
    play = sitting("fine_for_misrule", "war_tax")
    play.charge("first", "ambassador")
    play.run(HOLD_ASSEMBLY)
    assert play.asked == "first name-chair"
    assert play.refused("pick-seat first") == "WK-ASSEMBLY-4"
    play.choose("pick-seat third")
    assert play.s.chair == C
    assert play.asked == "third order-agenda"
    play.choose("pick-agenda fine_for_misrule")
    play.vote(0, 0, 1, 0)
    play.choose("pick-seat third")
    assert play.asked == "third obey-motion"
    play.choose("defy")
    assert play.asked == "first name-chair"
    play.choose("pick-seat second")
    assert play.s.chair == B


@pytest.mark.rule("WK-ASSEMBLY-54")
def test_a_gavel_that_passes_to_a_baron_who_sits_makes_him_preside() -> None:
    play = sitting("new_chairman", "war_tax")
    play.run(HOLD_ASSEMBLY)
    play.choose("pick-agenda new_chairman")
    play.vote(1, 0, 0, 0)
    play.choose("pick-seat third", "obey")
    assert (play.s.gavel, play.s.chair) == (C, C)


@pytest.mark.rule(
    "WK-ASSEMBLY-5", "WK-ASSEMBLY-6", "WK-ASSEMBLY-57", "WK-D32", "WK-ASSEMBLY-32", "WK-ASSEMBLY-39", "WK-ASSEMBLY-40"
)
def test_private_motions_come_first_then_the_chairman_orders_the_rest() -> None:
    play = sitting("war_tax", "private_motion", "tithe")
    play.stack_fate(10, 6)  # emeraude is not here, zobel is C
    play.run(HOLD_ASSEMBLY)
    assert play.asked == "third propose-motion"
    play.choose("done")
    assert play.s.agenda_discard == [PRIVATE]
    assert play.asked == "first order-agenda"
    assert play.refused("pick-agenda private_motion") == "WK-ASSEMBLY-6"
    play.choose("pick-agenda tithe")
    assert play.s.motion == agenda("tithe")
    assert [e.agenda for e in play.events(OrderAnnounced)] == [(agenda("tithe"), agenda("war_tax"))]


@pytest.mark.rule("WK-ASSEMBLY-3", "WK-ASSEMBLY-7", "WK-ASSEMBLY-8", "WK-ASSEMBLY-10", "WK-ASSEMBLY-13", "WK-D33")
def test_votes_are_committed_in_secret_revealed_together_and_spent() -> None:
    play = put_to_vote("war_tax")
    assert play.choices_for("second") == [amount(n) for n in range(6)]
    assert play.refused("amount 6", "second") == "WK-ASSEMBLY-7"
    play.commit(first=["amount 2"], second=["amount 3"], third=["amount 0"])
    assert play.s.votes == [5, 5, 5, 5]
    assert play.events(VotesCommitted) == []
    play.commit(fourth=["amount 1"])
    assert play.s.votes == [3, 2, 5, 4]
    assert play.s.ballot == [2, 3, 0, 1]
    assert len(play.events(VotesCommitted)) == 4


@pytest.mark.rule("WK-ASSEMBLY-9", "WK-RULING-25", "WK-RULING-90", "WK-ASSEMBLY-17", "WK-D34")
def test_those_with_votes_declare_clockwise_from_the_chairman_after_the_reveal() -> None:
    play = put_to_vote("war_tax", chair=B)
    play.vote(2, 1, 0, 2)
    assert play.asked == "second declare"  # C committed nothing and is not asked
    assert play.refused("pick-seat first") == "WK-ASSEMBLY-17"
    play.choose("for")
    assert play.asked == "fourth declare"
    play.choose("against")
    assert play.asked == "first declare"
    play.choose("for")
    assert play.s.laws == [agenda("war_tax")]  # 3 to 2
    assert play.s.motion == -1


@pytest.mark.rule("WK-ASSEMBLY-17")
def test_more_against_than_for_discards_the_card() -> None:
    play = put_to_vote("war_tax")
    play.vote(2, 3, 0, 0)
    play.choose("for", "against")
    assert play.s.laws == []
    assert play.s.agenda_discard == [agenda("war_tax")]
    assert play.events(CardFailed)


@pytest.mark.rule("WK-ASSEMBLY-11", "WK-ASSEMBLY-12", "WK-EX-21", "WK-D35")
@pytest.mark.parametrize(("pick", "laws"), [(FOR, 1), (AGAINST, 0)])
def test_a_tie_is_the_chairmans_however_he_voted(pick: Any, laws: int) -> None:
    play = put_to_vote("war_tax")
    play.vote(3, 3, 0, 0)
    play.choose("for", "against")
    assert play.asked == "first break-tie"
    play.choose(pick)
    assert len(play.s.laws) == laws


@pytest.mark.rule("WK-ASSEMBLY-18", "WK-ASSEMBLY-19", "WK-EX-21")
def test_in_a_baron_vote_the_chairman_chooses_among_the_tied_only() -> None:
    play = put_to_vote("vote_of_thanks")
    play.s.outlaw[3] = 1
    play.vote(4, 4, 2, 0)
    assert baron(3) in play.choices  # an outlaw may be named
    assert play.refused("for") == "WK-ASSEMBLY-18"
    play.choose("pick-seat first", "pick-seat second", "pick-seat third")
    assert play.choices == [baron(A), baron(B)]
    assert play.refused("pick-seat third") == "WK-ASSEMBLY-11"
    play.choose("pick-seat second", "obey")
    assert play.s.crowns == [15, 20, 15, 15]


@pytest.mark.rule("WK-ASSEMBLY-18")
def test_the_baron_with_the_most_votes_is_elected() -> None:
    play = put_to_vote("vote_of_thanks")
    play.vote(2, 2, 3, 0)
    play.choose("pick-seat third", "pick-seat third", "pick-seat first", "obey")
    assert play.s.crowns == [15, 15, 20, 15]


@pytest.mark.rule("WK-ASSEMBLY-20", "WK-RULING-27")
def test_no_votes_at_all_is_a_tie() -> None:
    play = put_to_vote("war_tax")
    play.vote(0, 0, 0, 0)
    assert play.choices == [FOR, AGAINST]
    play = put_to_vote("vote_of_thanks")
    play.vote(0, 0, 0, 0)
    assert play.asked == "first break-tie"
    assert len(play.choices) == 4


@pytest.mark.rule("WK-ASSEMBLY-14", "WK-ASSEMBLY-15", "WK-ASSEMBLY-55", "WK-SETUP-16")
def test_at_the_end_three_cards_are_open_and_the_zone_is_empty() -> None:
    play = sitting("war_tax")
    play.s.zones[2] = (2, 8)
    play.run(END_SITTING)
    assert len(play.s.agenda_open) == 3
    assert play.s.returned == [2, 8]
    assert (play.s.chair, play.s.attends) == (-1, [0, 0, 0, 0])


@pytest.mark.rule("WK-ASSEMBLY-16", "WK-RULING-26")
def test_without_attendance_the_agenda_is_replaced() -> None:
    play = sitting("war_tax", "tithe")
    play.s.outlaw[:] = [1, 1, 1, 1]
    play.run(HOLD_ASSEMBLY)
    assert play.s.todo == []
    assert sorted(play.s.agenda_discard) == sorted([agenda("war_tax"), agenda("tithe")])
    assert len(play.s.agenda_open) == 3
    play = sitting("fine_for_misrule", "war_tax")
    play.s.outlaw[:] = [0, 1, 1, 1]
    play.run(HOLD_ASSEMBLY)
    play.choose("pick-agenda fine_for_misrule")
    play.vote(1, 0, 0, 0)
    play.choose("pick-seat first", "defy")
    assert agenda("war_tax") in play.s.agenda_discard  # the last one left
    assert play.s.gavel == A


# ---- two barons


@pytest.mark.rule("WK-PLAYERS-5", "WK-ASSEMBLY-52", "WK-RULING-33", "WK-EX-29", "WK-D40")
def test_two_barons_write_their_votes_for_all_cards_first() -> None:
    play = sitting("war_tax", "kings_peace", "market_charter", seats=2)
    play.s.votes[:] = [6, 4]
    play.run(HOLD_ASSEMBLY)
    play.choose("pick-agenda war_tax", "pick-agenda kings_peace")
    assert play.kind == "write-votes"
    play.s.drafts[A] = (amount(4),)
    assert len(play.choices_for("first")) == 4
    assert play.refused("amount 4", "first") == "WK-ASSEMBLY-52"
    assert play.refused("commit", "first") == "WK-ASSEMBLY-52"
    play.s.drafts[A] = ()
    play.commit(first=["amount 4", "amount 0", "amount 3"], second=["amount 2", "amount 2", "amount 1"])
    assert [e.votes for e in play.events(SheetRevealed)] == [(4, 0, 3), (2, 2, 1)]
    assert play.s.votes == [3, 3]  # the first card's votes are spent
    play.choose("for", "against")
    assert play.s.laws == [agenda("war_tax")]
    assert play.asked == "second declare"
    play.choose("against")
    play.choose("for", "against")
    assert play.s.laws == [agenda("war_tax"), agenda("market_charter")]
    assert play.s.votes == [0, 0]


@pytest.mark.rule("WK-ASSEMBLY-60")
def test_who_leaves_keeps_the_votes_he_wrote_and_an_absent_baron_writes_nothing() -> None:
    play = sitting("fine_for_misrule", "war_tax", seats=2)
    play.s.votes[:] = [5, 5]
    play.run(HOLD_ASSEMBLY)
    play.choose("pick-agenda fine_for_misrule")
    play.commit(first=["amount 2", "amount 1"], second=["amount 3", "amount 3"])
    play.choose("pick-seat second", "pick-seat second")
    play.choose("defy")
    assert play.asked == "first declare"
    play.choose("for")
    assert play.s.votes[B] == 3
    assert play.s.laws == [agenda("war_tax")]
    play = sitting("tithe", "war_tax", seats=2)
    play.s.outlaw[B] = 1
    play.run(HOLD_ASSEMBLY)
    play.choose("pick-agenda tithe")
    assert play.s.todo[-1].seats(play.s) == (A,)
