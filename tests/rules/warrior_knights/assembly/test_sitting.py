"""Chapter 11.1 and 11.2: the sitting, the vote, and what becomes of the cards."""

import pytest

from serai.games.warrior_knights.tables import AGENDA, AGENDA_DECK, AGENDA_TYPE, TYPES
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-COMP-4")
def test_the_agenda_has_44_cards() -> None:
    kinds = [TYPES[AGENDA_TYPE[card]] for card in AGENDA_DECK]
    counts = [kinds.count(kind) for kind in ("private_motion", "motion", "law", "charge", "office")]
    assert (len(kinds), counts) == (44, [6, 10, 10, 10, 8])


# ---- who sits, and with how many votes


@pytest.mark.rule("WK-ASSEMBLY-1", "WK-ACTION-18", "WK-TERM-29", "WK-EFFECT-14")
def test_all_attend_but_outlaws_and_who_is_kept_away() -> None:
    position = Position(seats=4).agenda("tithe").baron("second", outlaw=True, votes=5).charge("third", "ambassador")
    play = position.baron("third", votes=5).hold("assembly")
    assert play.heard("phase-began") == ["assembly"]
    assert play.heard("sitting-began") == ["first,fourth"]
    assert play.asked == "first commit-votes, fourth commit-votes"
    assert play.refusal("amount 1", "second") == ("SE-ASK-1", {})
    assert play.refusal("amount 1", "third") == ("SE-ASK-1", {})


@pytest.mark.rule("WK-ASSEMBLY-2", "WK-RULING-24")
def test_everybody_receives_votes_for_himself_and_his_kingdom_cities() -> None:
    position = Position(seats=4).agenda("tithe").cities("first", "froli monz tunis").baron("first", votes=2)
    position.city("arvane", "second", besieger="first").noble("first-circle", "D4", "english_50")
    play = position.baron("third", outlaw=True).city("gedze", "third").charge("fourth", "ambassador").hold("assembly")
    assert play.s.votes == [2 + 3, 2, 2, 1]
    assert "gained first 3 votes assembly" in play.told()


@pytest.mark.rule("WK-ASSEMBLY-2", "WK-EFFECT-6", "WK-EFFECT-7", "WK-EFFECT-8")
def test_law_charge_and_office_add_votes() -> None:
    position = Position(seats=3).agenda("tithe").law("council_reform").charge("second", "tribune")
    play = position.office("second-circle", "chancellor").hold("assembly")  # who is off the board
    assert play.s.votes == [2, 2 + 1 + 2, 2]


@pytest.mark.rule("WK-ASSEMBLY-4", "WK-D30", "WK-EFFECT-14")
def test_an_absent_chairman_names_who_presides() -> None:
    position = Position(seats=4).agenda("tithe", "honours").charge("first", "ambassador").baron("third", outlaw=True)
    play = position.hold("assembly")
    assert play.asked == "first name-chair"
    assert play.options == ["pick-seat second", "pick-seat fourth"]
    assert play.refusal("pick-seat first") == ("WK-ASSEMBLY-4", {"seat": "first"})
    assert play.refusal("pick-seat third") == ("WK-ASSEMBLY-4", {"seat": "third"})
    assert "chair-taken fourth" in play.choose("pick-seat fourth")
    assert play.asked == "fourth order-agenda"
    assert play.gavel == "first"


@pytest.mark.rule("WK-ASSEMBLY-6", "WK-D32")
def test_the_chairman_announces_the_order() -> None:
    position = Position(seats=3).chairman("second").agenda("tithe", "honours", "war_tax")
    play = position.hold("assembly")
    assert play.asked == "second order-agenda"
    assert play.options == ["pick-agenda tithe", "pick-agenda honours", "pick-agenda war_tax"]
    assert play.refusal("pick-agenda kings_peace") == ("WK-ASSEMBLY-6", {"agenda": "kings_peace"})
    play.choose("pick-agenda war_tax")
    assert play.options == ["pick-agenda tithe", "pick-agenda honours"]
    assert play.refusal("pick-agenda war_tax") == ("WK-ASSEMBLY-6", {"agenda": "war_tax"})
    told = play.choose("pick-agenda honours")
    assert told == ["order-announced war_tax,honours,tithe", "vote-called war_tax"]
    assert play.asks[0].prompt == {"agenda": AGENDA.index("war_tax"), "number": 1}
    play.vote(second=1)
    play.choose("against")
    assert play.agenda_discard == "war_tax"
    assert play.open_agenda == "tithe"
    assert play.asks[0].prompt["agenda"] == AGENDA.index("honours")


# ---- voting


@pytest.mark.rule("WK-ASSEMBLY-7", "WK-ASSEMBLY-3", "WK-HIDDEN-3", "WK-D33")
def test_votes_are_committed_in_secret_and_at_once() -> None:
    position = Position(seats=3).agenda("tithe").baron("first", votes=2).baron("second", votes=4)
    play = position.hold("assembly")
    assert play.s.votes == [3, 5, 1]
    assert [ask.seat for ask in play.asks] == [0, 1, 2]
    assert [len(ask.options) for ask in play.asks] == [4, 6, 2]
    assert play.refusal("amount 4", "first") == ("WK-ASSEMBLY-7", {"number": 3})
    other = play.match.clone()
    other.choose(0, "amount 0")
    other.choose(0, "commit")
    play.draft("first", "amount 2", "commit")
    assert play.match.view(1) == other.view(1)  # nobody can tell two votes from none
    assert play.match.view(None) == other.view(None)
    assert play.match.events(1) == other.events(1)
    assert play.asked == "second commit-votes, third commit-votes"
    assert play.refusal("for", "second") == ("SE-ASK-3", {})
    assert play.refusal("commit", "second") == ("WK-ASSEMBLY-7", {"number": 5})
    assert play.s.votes == [3, 5, 1]  # totals stay public and unchanged


@pytest.mark.rule("WK-ASSEMBLY-9", "WK-ASSEMBLY-4")
def test_declarations_begin_with_the_acting_chairman() -> None:
    play = Position(seats=4).charge("first", "ambassador").agenda("war_tax").hold("assembly")
    play.choose("pick-seat third")
    play.vote(second=1, third=1, fourth=1)
    for seat in ("third", "fourth", "second"):
        assert play.asked == f"{seat} declare"
        play.choose("for")


@pytest.mark.rule("WK-ASSEMBLY-8", "WK-ASSEMBLY-9", "WK-RULING-25", "WK-D34", "WK-ASSEMBLY-10", "WK-ASSEMBLY-13")
def test_commitments_are_revealed_together_then_declared_in_order() -> None:
    position = Position(seats=3).chairman("second").head("first").agenda("tithe").baron("second", votes=4)
    play = position.baron("first", votes=3).baron("third", votes=3, crowns=2).hold("assembly")
    told = play.vote(first=2, second=3, third=1)
    assert [line for line in told if "committed" in line] == [
        "votes-committed first 2",
        "votes-committed second 3",
        "votes-committed third 1",
    ]
    assert "paid second 3 votes assembly" in told
    assert play.s.votes == [2, 2, 3]
    assert play.asked == "second declare"
    assert play.prompt == {"agenda": "tithe", "number": 3}
    assert play.options == ["for", "against"]
    assert play.refusal("pick-seat first") == ("WK-ASSEMBLY-17", {"agenda": "tithe"})
    assert play.choose("against") == ["declared-against second"]
    assert play.asked == "third declare"
    assert play.choose("for") == ["declared-for third"]
    assert play.asked == "first declare"
    told = play.choose("for")
    assert told[:2] == ["declared-for first", "vote-counted 3 3"]
    assert play.asked == "second break-tie"
    play.choose("against")
    assert play.s.votes == [2, 2, 3]
    assert play.s.crowns == [0, 0, 2]


@pytest.mark.rule("WK-RULING-90")
def test_who_commits_no_votes_declares_nothing() -> None:
    play = Position(seats=3).agenda("market_charter").hold("assembly")
    play.vote(second=1)
    assert play.asked == "second declare"
    play.choose("for")
    assert play.heard("declared-for") == ["second"]
    assert play.heard("declared-against") == []
    assert play.laws == "market_charter"


@pytest.mark.parametrize(("ayes", "noes", "passes"), [(2, 1, True), (1, 2, False)])
@pytest.mark.rule("WK-ASSEMBLY-17", "WK-ASSEMBLY-12", "WK-ASSEMBLY-22")
def test_more_votes_for_than_against_pass_a_card(ayes: int, noes: int, passes: bool) -> None:
    position = Position(seats=3).agenda("market_charter").baron("first", votes=5).baron("third", votes=5)
    play = position.hold("assembly")
    play.vote(first=ayes, third=noes)
    told = play.choose("for", "against")
    assert f"vote-counted {ayes} {noes}" in told
    assert ("card-passed market_charter" in told) == passes
    assert ("card-failed market_charter" in told) == (not passes)
    assert ("law-made market_charter" in told) == passes
    assert play.laws == ("market_charter" if passes else "")
    assert (AGENDA.index("market_charter") in play.s.agenda_discard) == (not passes)
    assert play.is_done


@pytest.mark.rule("WK-ASSEMBLY-18", "WK-ASSEMBLY-19")
def test_a_baron_vote_elects_who_has_the_most_votes() -> None:
    position = Position(seats=4).agenda("vote_of_thanks").baron("first", votes=5).baron("second", votes=5)
    position.baron("third", votes=5).baron("fourth", outlaw=True)
    play = position.hold("assembly")
    play.vote(first=2, second=2, third=3)
    assert play.options == ["pick-seat first", "pick-seat second", "pick-seat third", "pick-seat fourth"]
    assert play.refusal("for") == ("WK-ASSEMBLY-18", {"agenda": "vote_of_thanks"})
    assert play.choose("pick-seat fourth") == ["declared-name first fourth"]
    play.choose("pick-seat fourth")
    play.choose("pick-seat third")
    assert play.asked == "fourth obey-motion"
    play.choose("obey")
    assert play.s.crowns == [0, 0, 0, 5]


@pytest.mark.rule("WK-ASSEMBLY-11", "WK-EX-21", "WK-D35")
def test_example_ties() -> None:
    position = Position(seats=3).agenda("market_charter").baron("first", votes=5).baron("second", votes=5)
    play = position.hold("assembly")
    play.vote(first=3, second=3)
    play.choose("against", "for")
    assert play.asked == "first break-tie"
    assert play.prompt == {"agenda": "market_charter"}
    assert play.options == ["for", "against"]
    assert play.refusal("pick-seat second") == ("WK-ASSEMBLY-11", {"agenda": "market_charter"})
    assert play.choose("for")[0] == "tie-broken first"  # however he voted
    assert play.laws == "market_charter"
    position = Position(seats=3).agenda("vote_of_thanks").baron("first", votes=5).baron("second", votes=5)
    play = position.baron("third", votes=5).hold("assembly")
    play.vote(first=4, second=4, third=2)
    play.choose("pick-seat second", "pick-seat first", "pick-seat third")
    assert play.asked == "first break-tie"
    assert play.options == ["pick-seat first", "pick-seat second"]
    assert play.refusal("pick-seat third") == ("WK-ASSEMBLY-11", {"agenda": "vote_of_thanks"})
    play.choose("pick-seat second")
    assert play.asked == "second obey-motion"


@pytest.mark.rule("WK-ASSEMBLY-20", "WK-RULING-27")
def test_no_votes_at_all_are_a_tie() -> None:
    play = Position(seats=3).agenda("market_charter").hold("assembly")
    play.vote()
    assert play.asked == "first break-tie"
    play.choose("against")
    assert play.laws == ""
    play = Position(seats=4).agenda("vote_of_thanks").baron("third", outlaw=True).hold("assembly")
    play.vote()
    assert play.options == ["pick-seat first", "pick-seat second", "pick-seat third", "pick-seat fourth"]


# ---- what becomes of the cards


@pytest.mark.rule("WK-ASSEMBLY-21")
def test_a_motion_works_once_and_is_discarded() -> None:
    play = Position(seats=3).agenda("honours").hold("assembly")
    play.vote(first=1)
    play.choose("pick-seat first", "obey")
    assert play.s.influence == [1, 0, 0]
    assert play.agenda_discard == "honours"


@pytest.mark.rule("WK-ASSEMBLY-14", "WK-ASSEMBLY-15")
def test_at_the_end_three_cards_are_open_and_the_zone_returns() -> None:
    play = Position(seats=3).agenda("honours").hold("assembly")
    play.vote(first=1)
    told = play.choose("pick-seat first", "obey")
    assert len([line for line in told if line.startswith("agenda-revealed")]) == 3
    assert len(play.s.agenda_open) == 3
    assert play.cards_in("assembly") == ""
    assert len(play.s.returned) == 6
    assert play.is_done
    assert (play.s.chair, play.s.attends) == (-1, [0, 0, 0])


@pytest.mark.rule("WK-ASSEMBLY-14", "WK-SUPPLY-3")
def test_an_empty_agenda_deck_is_renewed_from_its_discards() -> None:
    position = Position(seats=3).agenda("honours")
    position.s.agenda_discard += position.s.agenda_pool
    position.s.agenda_pool.clear()
    play = position.hold("assembly")
    play.vote(first=1)
    play.choose("pick-seat first", "obey")
    assert len(play.s.agenda_open) == 3
    assert len(play.s.agenda_pool) == 41
    assert play.s.agenda_discard == []


@pytest.mark.rule("WK-ASSEMBLY-14", "WK-SUPPLY-3")
def test_when_the_last_agenda_card_is_drawn_the_discards_become_the_deck() -> None:
    position = Position(seats=3).agenda("honours")
    position.s.agenda_discard += position.s.agenda_pool[3:]
    del position.s.agenda_pool[3:]
    last = sorted(position.s.agenda_pool)
    play = position.hold("assembly")
    play.vote(first=1)
    play.choose("pick-seat first", "obey")
    assert sorted(play.s.agenda_open) == last
    assert len(play.s.agenda_pool) == 41
    assert play.s.agenda_discard == []


@pytest.mark.rule("WK-SUPPLY-4")
def test_without_any_agenda_card_none_is_revealed() -> None:
    position = Position(seats=3).agenda("market_charter")
    position.s.laws += position.s.agenda_pool  # as if every other card were in force
    position.s.agenda_pool.clear()
    play = position.hold("assembly")
    play.vote(first=1)
    play.choose("for")
    assert play.open_agenda == ""
    assert play.is_done


@pytest.mark.parametrize(("cards", "held"), [(5, False), (6, True)])
@pytest.mark.rule("WK-ACTION-18")
def test_the_assembly_needs_twice_as_many_cards_as_barons(cards: int, held: bool) -> None:
    play = Position(seats=3).agenda("honours").fill("assembly", cards - 1).card("first-rally_support")
    play.choose("use")
    assert (play.heard("phase-began") == ["assembly"]) == held


@pytest.mark.rule("WK-ASSEMBLY-16", "WK-RULING-26", "WK-ASSEMBLY-55")
def test_without_anybody_the_agenda_is_discarded() -> None:
    position = Position(seats=2).agenda("honours", "private_motion").baron("first", outlaw=True)
    play = position.charge("second", "ambassador").hold("assembly")
    assert play.is_done
    assert play.agenda_discard == "honours private_motion"
    assert play.heard("agenda-dropped") == ["honours", "private_motion"]
    assert len(play.s.agenda_open) == 3
    assert play.cards_in("assembly") == ""


@pytest.mark.rule("WK-ASSEMBLY-16", "WK-ASSEMBLY-55", "WK-ASSEMBLY-46")
def test_when_the_last_one_leaves_the_rest_is_discarded() -> None:
    position = Position(seats=2).agenda("fine_for_misrule", "honours").charge("second", "ambassador")
    play = position.hold("assembly")
    play.choose("pick-agenda fine_for_misrule")
    play.draft("first", "amount 0", "amount 0", "commit")
    play.choose("pick-seat first")
    play.choose("defy")
    assert play.agenda_discard == "fine_for_misrule honours"
    assert play.is_done
    assert len(play.s.agenda_open) == 3


@pytest.mark.rule("WK-ASSEMBLY-53", "WK-RULING-69")
def test_a_charge_gained_during_a_sitting_counts_from_the_next() -> None:
    position = Position(seats=3).agenda("ambassador", "honours").baron("second", votes=3)
    play = position.hold("assembly")
    play.choose("pick-agenda ambassador")
    play.vote(first=1)
    play.choose("pick-seat second", "obey")
    assert play.charges("second") == "ambassador"
    assert [ask.seat for ask in play.asks] == [1, 2]  # the first has no votes left
    assert play.s.attends == [1, 1, 1]


@pytest.mark.rule("WK-ASSEMBLY-53", "WK-RULING-69")
def test_a_charge_lost_during_a_sitting_counts_from_the_next() -> None:
    position = Position(seats=3).agenda("private_motion", "honours").charge("second", "ambassador").fates(9)
    play = position.hold("assembly")
    play.choose("propose annul")
    play.vote(first=1)
    play.choose("for", "obey")
    assert play.charges("second") == ""
    assert [ask.seat for ask in play.asks] == [2]
    assert play.s.attends == [1, 0, 1]


@pytest.mark.rule("WK-ASSEMBLY-54")
def test_the_gavel_passing_to_an_attending_baron_changes_the_chair() -> None:
    position = Position(seats=3).agenda("new_chairman", "honours").baron("third", votes=3)
    play = position.hold("assembly")
    play.choose("pick-agenda new_chairman")
    play.vote(first=1)
    told = play.choose("pick-seat third", "obey")
    assert "gavel-passed third" in told
    assert "chair-taken third" in told
    play.vote()
    assert play.asked == "third break-tie"


@pytest.mark.rule("WK-ASSEMBLY-54", "WK-ASSEMBLY-4")
def test_the_gavel_passing_to_an_absent_baron_means_a_new_acting_chairman() -> None:
    position = Position(seats=3).agenda("new_chairman", "honours").charge("third", "ambassador")
    play = position.hold("assembly")
    play.choose("pick-agenda new_chairman")
    play.vote(first=1)
    play.choose("pick-seat third", "obey")
    assert play.asked == "third name-chair"
    assert play.options == ["pick-seat first", "pick-seat second"]
    play.choose("pick-seat second")
    play.vote()
    assert play.asked == "second break-tie"


@pytest.mark.rule("WK-ASSEMBLY-54")
def test_an_acting_chairman_who_leaves_is_replaced() -> None:
    position = Position(seats=4).agenda("fine_for_misrule", "honours").charge("first", "ambassador")
    play = position.hold("assembly")
    play.choose("pick-seat third", "pick-agenda fine_for_misrule")
    play.vote(third=1)
    play.choose("pick-seat third", "defy")
    assert play.asked == "first name-chair"
    assert play.options == ["pick-seat second", "pick-seat fourth"]
    assert play.gavel == "first"
