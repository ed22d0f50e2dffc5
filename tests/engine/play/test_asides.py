"""What is done beside the question: recorded, told, and never an answer."""

import pytest

import serai
from serai import Match
from serai.engine.core.chance import seeded
from serai.engine.core.steps import COMMIT
from serai.engine.play.record import Row
from tests.battery import sample_game as bz
from tests.battery.cases import fingerprint, position
from tests.engine.positions import auction, bazaar, cited, cross, rule


def test_an_aside_is_done_recorded_and_told_and_the_question_stays() -> None:
    match = bazaar([[0, 7], [3]], deck=[9], coins=[2, 1])
    asked = match.asks[0]
    assert match.asides(1) == [bz.Give(0, 1)]
    told = match.aside(1, bz.Give(0, 1), at=0)
    assert [one.event for one in told] == [bz.Gave(1, 0, 1)]
    assert match.state.coins == [3, 0]
    assert match.record.rows == [Row(1, 1, "aside", "give red 1")]
    assert match.asks[0].seat == asked.seat
    assert match.asides(1) == []
    assert len(match.asides(0)) == 3


def test_an_aside_is_refused_with_its_rule() -> None:
    match = bazaar([[0, 7], [3]], deck=[9], coins=[2, 1])
    before = fingerprint(match)
    assert rule(match.aside, 1, bz.Give(0, 2)) == "BZ-GIVE-2"
    assert rule(match.aside, 0, bz.PASS) == "SE-ASIDE-1"
    assert rule(match.aside, 0, "hurrah") == "SE-ASK-2"
    assert rule(match.aside, 2, bz.Give(0, 1)) == "SE-SEAT-1"
    assert rule(match.aside, 0, bz.Give(1, 1), at=1) == "SE-ASK-4"
    assert rule(cross("a1", "a2", "b1", "b2", "c1").aside, 0, "square a1") == "SE-END-1"
    assert rule(cross("a1").aside, 0, "square a2") == "SE-ASIDE-1"
    assert cross("a1").asides(0) == ()
    with pytest.raises(NotImplementedError):
        serai.load("tic_tac_toe").aside(None, 0, None)
    assert fingerprint(match) == before


def test_an_aside_is_never_an_option_and_an_option_never_an_aside() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    assert rule(match.choose, 0, bz.Give(1, 1)) == "SE-ASK-3"


def test_after_an_aside_the_moves_before_it_need_consent() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    assert match.why_not_undo(0) is None
    match.aside(1, bz.Say("hm"))
    assert cited(match.why_not_undo(0)) == "SE-UNDO-1"
    assert cited(match.why_not_undo(0, 1)) == "SE-UNDO-3"


def test_an_aside_reopens_a_draft_that_it_makes_impossible() -> None:
    match = auction([[0, 7], [3, 4]], coins=[2, 1])
    match.choose(0, bz.Bid(0))
    match.choose(0, bz.Add(2))
    match.choose(0, "commit")
    match.choose(1, bz.Bid(4))
    assert [asked.seat for asked in match.asks] == [1]
    match.aside(1, bz.Give(0, 1))
    assert match.state.drafts == [(bz.Bid(0), bz.Add(2), COMMIT), (bz.Bid(4),)]
    match.aside(0, bz.Give(1, 2))
    assert match.state.drafts == [(bz.Bid(0),), (bz.Bid(4),)]
    assert [asked.seat for asked in match.asks] == [0, 1]
    match.choose(0, bz.Add(1))
    match.choose(0, "commit")
    match.choose(1, "commit")
    assert match.number == 3


def test_an_aside_answers_for_nobody() -> None:
    """A gift may leave a seat a single thing to do; the seat still does it itself, and the record is whole."""

    def played() -> Match:
        match = auction([[0], [3]], coins=[1, 0])
        assert match.state.drafts == [(bz.Bid(0),), (bz.Bid(3), COMMIT)]
        return match

    match = played()
    told = match.aside(0, bz.Give(1, 1))
    assert [type(one.event) for one in told] == [bz.Gave]
    assert [(asked.seat, list(asked.options)) for asked in match.asks] == [(0, [COMMIT])]
    imagined = match.redealt(1, seeded("x"))
    assert imagined.drafts[0] == ()
    match.choose(0, COMMIT)
    assert [(row.act, row.seat) for row in match.record.rows] == [("aside", 0), ("all", -1)]
    again = played()
    for row in match.record.rows:
        again.repeat(row)
    assert position(again) == position(match)
    assert again.record == match.record
