"""A game under way: asking, choosing, telling, looking."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

import serai
from serai import IllegalChoice, Match, Reason
from serai.engine.core.notation import event_json
from serai.engine.core.state import Bar
from serai.engine.play.record import Row
from tests.battery import sample_game as bz
from tests.battery.cases import fingerprint
from tests.engine.positions import auction, bazaar, cited, cross, events, rule

GAME = bz.GAME


# ---- asking


def test_a_question_says_who_what_and_from_which_options() -> None:
    (asked,) = bazaar([[0, 7], [3]], deck=[9]).asks
    assert (asked.seat, asked.kind) == (0, "turn")
    assert asked.options[:2] == [bz.PASS, bz.Show(0)]
    assert asked.prompt == {}
    match = bazaar([[0], [3]], todo=[bz.Round(), bz.Consent(1, 0)])
    match.state.offer.append(5)
    (asked,) = match.asks
    assert (asked.seat, asked.kind, asked.prompt) == (1, "consent", {"card": 5, "seat": 0})
    assert asked.options == [bz.REFUSE, bz.AGREE]


def test_several_seats_are_asked_at_once_each_with_its_own_options() -> None:
    match = auction([[0, 7], [3, 4], [5, 6]], coins=[0, 1, 2])
    assert [(asked.seat, asked.kind) for asked in match.asks] == [(0, "auction"), (1, "auction"), (2, "auction")]
    assert [asked.options for asked in match.asks] == [
        [bz.Bid(0), bz.Bid(7)],
        [bz.Bid(3), bz.Bid(4)],
        [bz.Bid(5), bz.Bid(6)],
    ]
    assert [asked.prompt["number"] for asked in match.asks] == [0, 1, 2]


def test_the_question_is_made_once_and_anew_after_a_move() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    first = match.asks
    assert match.asks is first
    match.choose(0, bz.Show(0))
    assert match.asks is not first
    assert bz.Show(0) not in match.asks[0].options


def test_a_finished_game_asks_nobody() -> None:
    match = cross("a1", "a2", "b1", "b2", "c1")
    assert match.over
    assert match.asks == ()
    assert match.result == serai.Result((1, 0), (1, 2), ({}, {}))
    assert cross("a1").result is None
    assert not cross("a1").over


# ---- choosing


def test_a_choice_is_carried_out_told_and_put_on_record() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    told = match.choose(0, bz.Show(7))
    assert match.state.hands == [[0], [3]]
    assert match.state.stalls == [[7], []]
    assert told == [serai.Told(0, 1, bz.Shown(0, 7))]
    assert match.number == 1
    assert match.record.rows == [Row(1, 0, "chose", "show salt3")]
    assert match.events(None) == told


def test_a_choice_may_be_written_in_three_ways() -> None:
    for written in (bz.Show(7), ["show", 7], "show salt3"):
        match = bazaar([[0, 7], [3]], deck=[9])
        match.choose(0, written)
        assert match.record.rows == [Row(1, 0, "chose", "show salt3")]


def test_refusals_cite_the_rule_and_change_nothing() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)
    assert rule(match.choose, 1, bz.PASS) == "SE-ASK-1"
    assert match.why_not(1, bz.PASS) == Reason("SE-ASK-1", {"seat": 0})
    assert rule(match.choose, 2, bz.PASS) == "SE-SEAT-1"
    assert rule(match.choose, -1, bz.PASS) == "SE-SEAT-1"
    assert rule(match.choose, False, bz.PASS) == "SE-SEAT-1"
    assert rule(match.choose, 0, "shout") == "SE-ASK-2"
    assert rule(match.choose, 0, None) == "SE-ASK-2"
    assert match.why_not(0, ["pass", 1]) == Reason("SE-ASK-2", {"words": "pass"})
    assert rule(match.choose, 0, bz.Bid(0)) == "SE-ASK-3"
    assert rule(match.choose, 0, bz.Show(3)) == "BZ-TURN-2"
    assert match.why_not(0, bz.Show(3)) == Reason("BZ-TURN-2", {"card": 3})
    assert rule(match.choose, 0, bz.PASS, at=1) == "SE-ASK-4"
    with pytest.raises(IllegalChoice) as refusal:
        match.choose(0, bz.PASS, at=-1)
    assert refusal.value.reason == Reason("SE-ASK-4", {"number": -1, "number_now": 0})
    assert fingerprint(match) == before
    assert match.why_not(0, bz.PASS) is None
    match.choose(0, bz.PASS, at=0)


def test_a_choice_without_a_number_is_explained_by_the_game() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    assert match.why_not(0, "show gold9") == Reason("BZ-CARD-1", {"words": "show gold9"})
    assert match.why_not(0, ["show", 99]) == Reason("SE-ASK-2", {"words": "card 99"})
    assert cited(match.why_not(0, "hide gold9")) == "SE-ASK-2"


def test_the_seat_is_checked_before_the_choice_and_the_number_before_both() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    assert cited(match.why_not(1, "nonsense")) == "SE-ASK-1"
    assert rule(match.choose, 1, "nonsense", at=7) == "SE-ASK-4"
    assert rule(cross("a1", "a2", "b1", "b2", "c1").choose, 9, "nonsense") == "SE-END-1"


def test_a_question_that_is_not_wide_asks_its_list() -> None:
    match = bazaar([[0, 7], [3]], todo=[bz.Round(), bz.Pricing(0)], price=140)
    assert rule(match.choose, 0, bz.Price(140)) == "BZ-PRICE-1"
    match.choose(0, bz.Price(141))
    assert match.state.price == 141


def test_what_is_not_listed_is_refused_even_by_a_question_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bazaar([[0, 7], [3]])
    monkeypatch.setattr(bz.Turn, "why_not", lambda step, s, pick: None)
    assert rule(match.choose, 0, bz.Show(3)) == "SE-ASK-5"


def test_an_interrupted_move_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)

    def breaks(self: bz.Turn, s: bz.Bazaar, pick: Any) -> None:
        s.coins[0] = 99
        s.tell(bz.Rolled(0, 9))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(bz.Turn, "chosen", breaks)
        with pytest.raises(KeyboardInterrupt):
            match.choose(0, bz.ROLL)
    assert fingerprint(match) == before
    assert match.choose(0, bz.PASS) == []
    assert match.state.telling


def test_an_interrupted_reveal_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = auction([[0, 7], [3, 4]])
    match.choose(0, bz.Bid(0))
    match.choose(0, "commit")
    match.choose(1, bz.Bid(3))
    before, asks = fingerprint(match), match.asks

    def breaks(self: bz.Auction, s: bz.Bazaar, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.coins[0] = 99
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(bz.Auction, "revealed", breaks)
        with pytest.raises(RuntimeError):
            match.choose(1, "commit")
    assert fingerprint(match) == before
    assert match.asks == asks
    match.choose(1, "commit")
    assert match.number == 1


def test_an_interrupted_aside_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)

    def breaks(self: bz.BazaarGame, s: bz.Bazaar, seat: int, pick: Any) -> None:
        s.coins[0] = 99
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(bz.BazaarGame, "aside", breaks)
        with pytest.raises(RuntimeError):
            match.aside(0, bz.Give(1, 1))
    assert fingerprint(match) == before


# ---- telling


def test_a_private_event_is_its_twin_to_everybody_else() -> None:
    match = bazaar([[0, 7], [3], [4]], deck=[9])
    told = match.choose(0, bz.DRAW)
    assert [one.event for one in told] == [bz.Drew(0, 9)]
    assert events(match, 0) == [bz.Drew(0, 9)]
    for other in (1, 2, None):
        assert events(match, other) == [bz.DrewSomething(0)]


def test_events_have_numbers_and_moves_and_can_be_asked_for_from_one_on() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    match.choose(0, bz.DRAW)
    told = match.events(1)
    assert [(one.number, one.move) for one in told] == [(0, 1), (1, 2)]
    assert match.events(1, since=1) == told[1:]
    assert match.events(1, since=2) == []
    assert not any(type(one.event) is Bar for one in told)


def test_the_first_events_belong_to_move_0() -> None:
    match = Match.new(GAME, 2, "s")
    assert [(one.number, one.move, type(one.event)) for one in match.events(None)] == [(0, 0, bz.LaidOut)]


def test_a_move_that_tells_nothing_gives_no_news() -> None:
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Round(), bz.Turn(1), bz.Turn(0)])
    match.choose(0, bz.Show(0))
    assert match.choose(0, bz.PASS) == []


def test_events_are_ready_for_json() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Throw((0, 7)))
    assert json.dumps([event_json(one.event) for one in match.events(0)]) == (
        '[{"event": "threw", "seat": 0, "cards": [0, 7]}]'
    )


# ---- views


def test_a_view_has_the_number_of_the_move() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    assert match.view(0)["move"] == 0
    match.choose(0, bz.Show(0))
    assert match.view(None)["move"] == 1
    assert next(iter(match.view(None))) == "move"


def test_nobody_sees_through_a_seat_that_is_not_there() -> None:
    match = auction([[0, 7], [3, 4]])
    match.choose(1, bz.Bid(3))
    for seat in (-1, 2, True, "0", 1.0):
        for look in (match.view, match.events, match.asides, match.worlds):
            assert rule(look, seat) == "SE-SEAT-1"
        assert rule(match.redealt, seat, None) == "SE-SEAT-1"
