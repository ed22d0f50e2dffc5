"""Chapters 11.3 and 11.5: private motions, and the votes of two barons."""

import pytest

from serai.games.warrior_knights.tables import AGENDA
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


def proposed(position: Position, *choices: str) -> Play:
    """The first baron is drawn by fate, proposes, and his single vote is for it."""
    play = position.agenda("private_motion").fates(9).hold("assembly")
    play.choose(*choices)
    return play


@pytest.mark.rule("WK-ASSEMBLY-5", "WK-ASSEMBLY-32", "WK-FATE-3", "WK-D31")
def test_private_motions_come_first_and_fate_draws_the_proposer() -> None:
    position = Position(seats=3).agenda("honours", "private_motion", "tithe").baron("third", outlaw=True)
    play = position.fates(2, 3, 5).hold("assembly")
    assert play.heard("fate-turned") == ["2", "3", "5"]  # the first two name barons who are not in the game
    assert play.heard("proposer-drawn") == ["third"]
    assert play.asked == "third propose-motion"  # he need not attend
    assert play.s.motion == AGENDA.index("private_motion")
    assert play.open_agenda == "honours tithe"


@pytest.mark.rule("WK-ASSEMBLY-33", "WK-ASSEMBLY-34", "WK-ASSEMBLY-35", "WK-ASSEMBLY-37", "WK-OPT-2.1")
def test_only_what_has_an_object_can_be_proposed() -> None:
    play = proposed(Position(seats=3))
    assert play.asked == "first propose-motion"
    assert play.options == ["propose postpone", "done"]
    assert play.refusal("propose readmit") == ("WK-ASSEMBLY-34", {"proposal": "readmit"})
    assert play.refusal("propose annul") == ("WK-ASSEMBLY-35", {"proposal": "annul"})
    assert play.refusal("propose recall") == ("WK-ASSEMBLY-37", {"proposal": "recall"})
    assert play.refusal("propose open") == ("WK-OPT-2.1", {"proposal": "open"})
    position = Position(seats=3).baron("second", outlaw=True).law("war_tax").agenda_discards("honours")
    play = proposed(position)
    assert play.options == ["propose readmit", "propose annul", "propose postpone", "propose recall", "done"]
    play = proposed(Position(seats=3).agenda_discards("private_motion"))
    assert play.options == ["propose postpone", "done"]  # a Private Motion is not recalled


@pytest.mark.rule("WK-ASSEMBLY-39", "WK-ASSEMBLY-40")
def test_he_may_propose_nothing() -> None:
    play = proposed(Position(seats=3), "done")
    assert play.is_done
    assert play.agenda_discard == "private_motion"
    assert play.heard("proposed") == []


@pytest.mark.rule("WK-ASSEMBLY-34", "WK-ASSEMBLY-48", "WK-ASSEMBLY-38", "WK-ASSEMBLY-58")
def test_readmission() -> None:
    position = Position(seats=4).baron("second", outlaw=True).baron("third", outlaw=True).agenda("honours")
    play = proposed(position, "propose readmit")
    assert play.asked == "first propose-baron"
    assert play.options == ["pick-seat second", "pick-seat third"]
    assert play.refusal("pick-seat fourth") == ("WK-ASSEMBLY-34", {"seat": "fourth"})
    play.choose("pick-seat third")
    assert play.heard("baron-named") == ["third"]
    play.vote(first=1)
    assert play.options == ["for", "against"]
    told = play.choose("for")
    assert told[:4] == ["declared-for first", "vote-counted 1 0", "proposal-passed readmit", "baron-readmitted third"]
    assert play.outlaws == "second"
    assert play.agenda_discard == "private_motion"
    assert [ask.seat for ask in play.asks] == [3]  # he attends from the next sitting on
    assert play.s.attends == [1, 0, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-38", "WK-ASSEMBLY-17")
def test_a_proposal_that_fails_changes_nothing() -> None:
    play = proposed(Position(seats=4).baron("second", outlaw=True), "propose readmit")
    play.vote(first=1)
    told = play.choose("against")
    assert "proposal-failed readmit" in told
    assert play.outlaws == "second"
    assert play.agenda_discard == "private_motion"
    play = proposed(Position(seats=3), "propose postpone")
    play.vote(first=1)
    play.choose("against")
    assert play.heard("sitting-postponed") == []
    play = proposed(Position(seats=3).charge("second", "tribune"), "propose annul")
    play.vote(first=1)
    play.choose("against")
    assert play.charges("second") == "tribune"


@pytest.mark.rule("WK-ASSEMBLY-35")
def test_laws_charges_and_offices_can_be_annulled() -> None:
    position = Position(seats=3).law("market_charter").charge("second", "tribune").office("third-circle", "admiral")
    play = proposed(position, "propose annul")
    assert play.options == ["pick-agenda market_charter", "pick-agenda tribune", "pick-agenda admiral"]
    assert play.refusal("pick-agenda war_tax") == ("WK-ASSEMBLY-35", {"agenda": "war_tax"})
    play.choose("pick-agenda market_charter")
    assert play.heard("object-named") == ["market_charter"]
    play.vote(first=1)
    play.choose("for")
    assert play.laws == ""
    assert play.s.law[9] == 0
    assert play.agenda_discard == "market_charter private_motion"


@pytest.mark.rule("WK-ASSEMBLY-36", "WK-ASSEMBLY-55", "WK-ASSEMBLY-14", "WK-ASSEMBLY-15")
def test_postponement_ends_the_sitting() -> None:
    play = proposed(Position(seats=3).agenda("honours", "tithe"), "propose postpone")
    play.vote(first=1)
    told = play.choose("for")
    assert "sitting-postponed" in told
    assert play.is_done
    assert play.open_agenda.startswith("honours tithe ")
    assert len(play.s.agenda_open) == 3
    assert play.agenda_discard == "private_motion"
    assert play.cards_in("assembly") == ""
    assert play.s.proposal == -1


@pytest.mark.rule("WK-ASSEMBLY-36", "WK-ASSEMBLY-57")
def test_a_second_private_motion_waits_as_well() -> None:
    play = proposed(Position(seats=3).agenda("private_motion"), "propose postpone")
    play.vote(first=1)
    play.choose("for")
    assert play.open_agenda.startswith("private_motion")
    assert play.is_done


@pytest.mark.rule("WK-ASSEMBLY-57")
def test_several_private_motions_are_handled_one_after_another() -> None:
    position = Position(seats=3).agenda("private_motion", "honours", "private_motion").fates(9, 5)
    play = position.hold("assembly")
    assert play.asked == "first propose-motion"
    play.choose("done")
    assert play.asked == "third propose-motion"
    play.choose("done")
    assert play.asked == "first commit-votes, second commit-votes, third commit-votes"
    assert play.s.motion == AGENDA.index("honours")


@pytest.mark.rule("WK-ASSEMBLY-37", "WK-ASSEMBLY-38", "WK-RULING-29")
def test_a_discarded_card_is_voted_on_at_once_in_its_own_way() -> None:
    position = Position(seats=3).agenda_discards("private_motion", "honours", "war_tax").agenda("tithe")
    play = proposed(position, "propose recall")
    assert play.options == ["pick-agenda honours", "pick-agenda war_tax"]
    assert play.refusal("pick-agenda private_motion") == ("WK-ASSEMBLY-37", {"agenda": "private_motion"})
    assert play.refusal("pick-agenda tithe") == ("WK-ASSEMBLY-37", {"agenda": "tithe"})
    play.choose("pick-agenda honours")
    play.vote(first=1)
    assert play.options == ["pick-seat first", "pick-seat second", "pick-seat third"]
    play.choose("pick-seat second", "obey")
    assert play.s.influence == [0, 1, 0]
    assert play.s.motion == AGENDA.index("tithe")
    assert sorted(play.agenda_discard.split()) == ["honours", "private_motion", "private_motion", "war_tax"]


@pytest.mark.rule("WK-ASSEMBLY-37", "WK-ASSEMBLY-22")
def test_a_recalled_law_comes_into_force() -> None:
    play = proposed(Position(seats=3).agenda_discards("war_tax"), "propose recall")
    play.vote(first=1)
    play.choose("for")
    assert play.laws == "war_tax"
    assert play.agenda_discard == "private_motion"


@pytest.mark.rule("WK-ASSEMBLY-32", "WK-EFFECT-14")
def test_an_ambassador_may_propose_and_be_elected() -> None:
    position = Position(seats=3).charge("first", "ambassador").agenda("honours")
    play = position.agenda("private_motion").fates(9).hold("assembly")
    play.choose("pick-seat second")
    assert play.asked == "first propose-motion"
    play.choose("done")
    play.vote(second=1)
    play.choose("pick-seat first", "obey")
    assert play.s.influence == [1, 0, 0]


# ---- two barons


@pytest.mark.rule("WK-ASSEMBLY-52", "WK-PLAYERS-5", "WK-EX-29", "WK-D40", "WK-RULING-33", "WK-HIDDEN-3")
def test_example_two_barons_write_their_votes() -> None:
    position = Position(seats=2).agenda("honours", "market_charter", "tithe").baron("first", votes=6)
    play = position.baron("second", votes=4).hold("assembly")
    play.choose("pick-agenda honours", "pick-agenda market_charter")
    assert play.asked == "first write-votes, second write-votes"
    other = play.match.clone()
    for text in ("amount 0", "amount 1", "amount 2", "commit"):
        other.choose(0, text)
    play.draft("first", "amount 4", "amount 0", "amount 3", "commit")
    assert play.match.view(1) == other.view(1)
    assert play.asked == "second write-votes"
    play.draft("second", "amount 2", "amount 2")
    assert play.refusal("amount 2", "second") == ("WK-ASSEMBLY-52", {"number": 5})
    assert play.refused("commit", "second") == "WK-ASSEMBLY-52"  # a card is left to write for
    assert play.refusal("for", "second") == ("SE-ASK-3", {})
    since = len(play.told())
    play.draft("second", "amount 1", "commit")
    told = play.told(since)
    assert told[:2] == ["sheet-revealed first 4,0,3", "sheet-revealed second 2,2,1"]
    assert play.s.votes == [3, 3]  # the first card's votes are spent, the others not yet
    assert play.asked == "first declare"
    play.choose("pick-seat first", "pick-seat second")
    assert play.asked == "first obey-motion"
    play.choose("obey")
    assert play.s.influence == [1, 0]
    assert play.asked == "second declare"
    assert play.s.votes == [3, 1]
    play.choose("for")
    assert play.laws == "market_charter"
    assert play.s.votes == [0, 0]
    assert play.asked == "first declare"


@pytest.mark.rule("WK-ASSEMBLY-52", "WK-RULING-33")
def test_two_barons_vote_on_private_motions_before_they_write() -> None:
    position = Position(seats=2).agenda("honours", "private_motion").law("war_tax").fates(9)
    play = position.baron("first", votes=4).hold("assembly")
    play.choose("propose annul")
    assert play.asked == "first commit-votes, second commit-votes"
    play.vote(first=2)
    play.choose("for")
    assert play.laws == ""
    assert play.asked == "first write-votes, second write-votes"
    assert len(play.asks[0].options) == 4  # with three votes left


@pytest.mark.rule("WK-ASSEMBLY-60", "WK-ASSEMBLY-11")
def test_if_one_of_two_attends_he_alone_writes() -> None:
    position = Position(seats=2).agenda("market_charter", "honours").baron("second", outlaw=True, votes=3)
    play = position.baron("first", votes=1).hold("assembly")
    play.choose("pick-agenda market_charter")
    assert play.asked == "first write-votes"
    play.draft("first", "amount 0", "amount 2", "commit")
    assert play.s.votes == [2, 4]
    assert play.asked == "first break-tie"
    play.choose("against")
    assert play.asked == "first declare"


@pytest.mark.rule("WK-ASSEMBLY-60", "WK-ASSEMBLY-46")
def test_who_leaves_keeps_the_votes_he_wrote_for_later_cards() -> None:
    position = Position(seats=2).agenda("fine_for_misrule", "market_charter").baron("first", votes=3)
    play = position.baron("second", votes=5).hold("assembly")
    play.choose("pick-agenda fine_for_misrule")
    play.draft("first", "amount 3", "amount 1", "commit")
    play.draft("second", "amount 1", "amount 5", "commit")
    play.choose("pick-seat second", "pick-seat first", "defy")
    assert play.outlaws == "second"
    assert play.s.votes == [0, 5]
    play.choose("for")
    assert play.laws == "market_charter"
    assert play.s.votes == [0, 5]
