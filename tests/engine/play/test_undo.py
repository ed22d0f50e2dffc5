"""Taking back: freely before the barrier, with consent beyond it, and in secret until all have handed in."""

from typing import Any

import pytest

import serai
from serai import Match, Reason, TakenBack
from serai.engine.core.steps import COMMIT
from serai.engine.play.record import Row
from serai.games.tic_tac_toe.declare import TicTacToeGame
from tests.battery import sample_game as bz
from tests.battery.cases import fingerprint, position
from tests.engine.positions import auction, bazaar, cited, events, rule

GAME = bz.GAME


def begun() -> Match:
    """A real game (one that can be played again) in which the first seat has its turn."""
    match = Match.new(GAME, 3, "undo", {"rounds": 2})
    for seat in range(3):
        match.choose(seat, match.asks[0].options[0])
        match.choose(seat, "commit")
    return match


def show(match: Match) -> None:
    asked = match.asks[0]
    match.choose(asked.seat, next(option for option in asked.options if type(option) is bz.Show))


def test_the_last_move_is_taken_back_and_everybody_is_told() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    before = position(match)
    match.choose(0, bz.Show(0))
    told = match.undo(0)
    assert position(match) == before
    assert [one.event for one in told] == [TakenBack(0, 1)]
    assert [(one.number, one.move) for one in told] == [(1, 2)]
    assert match.record.rows == [Row(1, 0, "chose", "show silk1"), Row(2, 0, "undo", [1])]
    for seat in (0, 1, None):
        assert events(match, seat) == [bz.Shown(0, 0), TakenBack(0, 1)]


def test_taken_back_moves_are_no_longer_in_force() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    match.choose(0, bz.Show(7))
    match.undo(0)
    assert match.why_not_undo(0, 2) == Reason("SE-UNDO-2", {"number": 2})
    assert match.why_not_undo(0, 2, (1,)) == Reason("SE-UNDO-2", {"number": 2})
    assert match.why_not_undo(0, 3) == Reason("SE-UNDO-2", {"number": 3})
    assert match.why_not_undo(0, 1) is None
    match.choose(0, bz.Show(8))
    assert match.undo(0)[0].event == TakenBack(0, 4)
    assert match.undo(0)[0].event == TakenBack(0, 1)
    assert match.why_not_undo(0) == Reason("SE-UNDO-1", {})


def test_several_moves_at_once() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    before = position(match)
    match.choose(0, bz.Show(0))
    middle = position(match)
    match.choose(0, bz.Show(7))
    assert match.takes_back(0) == [1, 2]
    assert match.takes_back(1) == []
    copy = match.clone()
    match.undo(0, to=1)
    assert match.takes_back(0) == []
    assert position(match) == before
    assert match.record.rows[-1] == Row(3, 0, "undo", [1])
    copy.undo(0, to=2)
    assert position(copy) == middle
    copy.undo(0, to=1)
    assert position(copy) == before


def test_the_same_move_can_be_taken_back_again_and_again() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    before = position(match)
    for _ in range(3):
        match.choose(0, bz.Show(7))
        match.undo(0)
        assert position(match) == before
        assert match.state.telling


@pytest.mark.parametrize("choice", [bz.DRAW, bz.ROLL])
def test_chance_and_drawn_cards_are_a_barrier(choice: bz.Draw | bz.Roll) -> None:
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Round(), bz.Turn(0), bz.Turn(0)])
    match.choose(0, bz.Show(0))
    match.choose(0, choice)
    assert match.asks[0].seat == 0
    for to in (None, 1, 2):
        assert match.why_not_undo(0, to) is not None
    assert match.takes_back(0) == []
    assert match.why_not_undo(0) == Reason("SE-UNDO-1", {})
    assert match.why_not_undo(0, 2) == Reason("SE-UNDO-3", {"number": 2})
    before = fingerprint(match)
    assert rule(match.undo, 0) == "SE-UNDO-1"
    assert rule(match.undo, 0, 1) == "SE-UNDO-3"
    assert fingerprint(match) == before


def test_after_a_barrier_only_what_follows_it_can_be_taken_back() -> None:
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Round(), bz.Turn(0), bz.Turn(0)])
    match.choose(0, bz.ROLL)
    match.choose(0, bz.Show(7))
    match.undo(0)
    assert match.why_not_undo(0) is not None


def test_what_another_seat_was_asked_since_is_a_barrier() -> None:
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Round(), bz.Turn(0), bz.Turn(1), bz.Turn(0)])
    match.choose(0, bz.Show(0))
    match.choose(0, bz.PASS)
    assert rule(match.undo, 0) == "SE-UNDO-1"
    assert rule(match.undo, 1) == "SE-UNDO-1"
    match.choose(1, bz.PASS)
    assert match.asks[0].seat == 0
    assert rule(match.undo, 0) == "SE-UNDO-1"
    assert rule(match.undo, 0, 1) == "SE-UNDO-3"


def test_only_the_seat_itself_takes_back_freely() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    assert match.why_not_undo(1) == Reason("SE-UNDO-3", {"number": 1})
    assert match.why_not_undo(1, 1) == Reason("SE-UNDO-3", {"number": 1})
    assert match.why_not_undo(1, 1, (0,)) is None
    nobody: tuple[Any, ...] = (-1, 2, True, None, "0")
    for seat in nobody:
        assert match.why_not_undo(seat) == Reason("SE-SEAT-1", {})
        assert rule(match.undo, seat) == "SE-SEAT-1"


def test_a_move_that_is_not_there_cannot_be_taken_back() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    assert match.why_not_undo(0) == Reason("SE-UNDO-1", {})
    match.choose(0, bz.Show(0))
    nowhere: tuple[Any, ...] = (0, 2, -1, "1")
    for to in nowhere:
        assert match.why_not_undo(0, to, (1,)) == Reason("SE-UNDO-2", {"number": to})


def test_with_consent_of_all_others_a_move_beyond_the_barrier_is_taken_back() -> None:
    match = begun()
    before = position(match)
    first = match.number + 1
    match.choose(0, bz.ROLL)
    match.choose(1, bz.PASS)
    for agreed in ((), (1,), (2,), (0, 1, 2), (0, 2), (1, 3)):
        assert match.why_not_undo(0, first, agreed) == Reason("SE-UNDO-3", {"number": first})
    for agreed in ((1, 2), (2, 1), (1, 2, 2)):
        assert match.why_not_undo(0, first, agreed) is None
    told = match.undo(0, to=first, agreed=(2, 1))
    assert [one.event for one in told] == [TakenBack(0, first)]
    assert match.record.rows[-1] == Row(first + 2, 0, "undo", [first, 2, 1])
    assert position(match) == before
    assert match.why_not_undo(0) is not None
    assert position(Match.replay(match.record, game=GAME)) == before
    show(match)
    assert match.undo(0)[0].event == TakenBack(0, first + 3)
    assert position(match) == before


def test_with_consent_the_last_move_of_a_finished_game_is_taken_back() -> None:
    match = Match.new(serai.load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(("a1", "a2", "b1", "b2", "c1")):
        match.choose(number % 2, f"square {cell}")
    assert match.result is not None
    assert cited(match.why_not_undo(0)) == "SE-UNDO-1"
    match.undo(0, to=5, agreed=(1,))
    assert not match.over
    assert match.asks[0].seat == 0
    match.choose(0, "square c3")
    assert not match.over


def test_who_plays_alone_cannot_look_and_take_back() -> None:
    class Alone(TicTacToeGame):
        min_seats = 1

    match = Match.new(Alone(), 2, "x")
    match.choose(0, "square a1")
    match.state.seats = 1
    assert match.why_not_undo(0, 1) == Reason("SE-UNDO-3", {"number": 1})


def test_undone_rows_stay_undone_through_later_undos() -> None:
    match = begun()
    start, first = position(match), match.number + 1
    show(match)
    match.undo(0)
    match.choose(0, bz.ROLL)
    match.choose(1, bz.PASS)
    match.undo(0, to=first + 2, agreed=(1, 2))
    assert position(match) == start
    match.undo(0, to=1, agreed=(1, 2))
    assert position(match) == position(Match.new(GAME, 3, "undo", {"rounds": 2}))
    assert position(Match.replay(match.record, game=GAME)) == position(match)


# ---- in secret


def test_a_secret_choice_is_taken_back_without_a_trace() -> None:
    match = auction([[0, 7], [3, 4]], coins=[2, 2])
    match.choose(0, bz.Bid(0))
    match.choose(0, bz.Add(1))
    match.choose(0, "commit")
    assert rule(match.choose, 0, bz.Bid(7)) == "SE-DRAFT-1"
    drafts = []
    assert [asked.seat for asked in match.asks] == [1]
    while match.why_not_undo(0) is None:
        assert match.undo(0) == []
        assert [asked.seat for asked in match.asks] == [0, 1]
        drafts.append(match.state.drafts[0])
    assert drafts == [(bz.Bid(0), bz.Add(1)), (bz.Bid(0),), ()]
    assert match.number == 0
    assert match.record.rows == []
    assert match.events(None) == []
    assert [asked.seat for asked in match.asks] == [0, 1]
    match.choose(0, bz.Bid(7))
    assert match.state.drafts[0] == (bz.Bid(7),)


def test_nothing_chosen_nothing_to_take_back() -> None:
    match = auction([[0, 7], [3]], coins=[2, 0])
    assert match.state.drafts == [(), (bz.Bid(3), COMMIT)]
    before = fingerprint(match)
    assert rule(match.undo, 0) == "SE-UNDO-1"
    assert rule(match.undo, 1) == "SE-UNDO-1"
    assert fingerprint(match) == before


def test_what_followed_of_itself_goes_back_with_the_choice() -> None:
    match = auction([[0, 7], [3]], coins=[2, 2])
    assert match.state.drafts == [(), (bz.Bid(3),)]
    match.choose(1, bz.Add(2))
    match.choose(1, "commit")
    match.undo(1)
    match.undo(1)
    assert match.state.drafts == [(), (bz.Bid(3),)]
    assert match.why_not_undo(1) is not None


def test_once_shown_drafts_are_beyond_the_barrier() -> None:
    match = auction([[0, 7], [3, 4]], coins=[0, 0])
    for seat, card in ((0, 0), (1, 3)):
        match.choose(seat, bz.Bid(card))
        match.choose(seat, "commit")
    assert match.number == 1
    for seat in (0, 1):
        assert cited(match.why_not_undo(seat)) == "SE-UNDO-1"
        assert cited(match.why_not_undo(seat, 1)) == "SE-UNDO-3"


def test_while_drafts_are_open_an_earlier_move_still_needs_consent() -> None:
    match = Match.new(GAME, 2, "open", {"rounds": 2})
    for seat in (0, 1):
        match.choose(seat, match.asks[0].options[0])
        match.choose(seat, "commit")
    match.choose(0, bz.PASS)
    match.choose(1, bz.PASS)
    assert match.state.drafts is not None
    match.choose(0, match.asks[0].options[0])
    assert match.why_not_undo(0, 2) == Reason("SE-UNDO-3", {"number": 2})
    match.undo(0, to=2, agreed=(1,))
    assert match.state.drafts is None
    assert match.asks[0].seat == 0
