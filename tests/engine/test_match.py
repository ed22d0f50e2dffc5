"""A play under way: asking, choosing, telling, previewing, keeping, branching."""

import json
from random import Random

import pytest

import serai
from serai import IllegalChoice, Match, Reason
from serai.engine.chance import seeded
from serai.engine.notation import event_json
from serai.engine.record import Row
from serai.engine.snapshot import state_hash
from serai.engine.state import Bar
from serai.engine.steps import Commit
from tests.battery import sample_game as bz
from tests.battery.plays import decide, fingerprint, play_on, position
from tests.engine.positions import auction, bazaar, events, rule

GAME = bz.GAME


def cross(*cells: str) -> Match:
    """Tic-tac-toe after these squares."""
    match = Match.new(serai.load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    return match


# ---- asking


def test_a_question_says_who_what_and_from_which_options():
    (asked,) = bazaar([[0, 7], [3]], deck=[9]).asks
    assert (asked.seat, asked.kind) == (0, "turn")
    assert asked.options[:2] == [bz.PASS, bz.Show(0)]
    assert asked.prompt == {}
    match = bazaar([[0], [3]], todo=[bz.Round(), bz.Consent(1, 0)])
    match.state.offer.append(5)
    (asked,) = match.asks
    assert (asked.seat, asked.kind, asked.prompt) == (1, "consent", {"card": 5, "seat": 0})
    assert asked.options == [bz.REFUSE, bz.AGREE]


def test_several_seats_are_asked_at_once_each_with_its_own_options():
    match = auction([[0, 7], [3, 4], [5, 6]], coins=[0, 1, 2])
    assert [(asked.seat, asked.kind) for asked in match.asks] == [(0, "auction"), (1, "auction"), (2, "auction")]
    assert [asked.options for asked in match.asks] == [
        [bz.Bid(0), bz.Bid(7)],
        [bz.Bid(3), bz.Bid(4)],
        [bz.Bid(5), bz.Bid(6)],
    ]
    assert [asked.prompt["number"] for asked in match.asks] == [0, 1, 2]


def test_the_question_is_made_once_and_anew_after_a_move():
    match = bazaar([[0, 7], [3]], deck=[9])
    first = match.asks
    assert match.asks is first
    match.choose(0, bz.Show(0))
    assert match.asks is not first
    assert bz.Show(0) not in match.asks[0].options


def test_a_finished_play_asks_nobody():
    match = cross("a1", "a2", "b1", "b2", "c1")
    assert match.over
    assert match.asks == ()
    assert match.result == serai.Result((1, 0), (1, 2), ({}, {}))
    assert cross("a1").result is None
    assert not cross("a1").over


# ---- choosing


def test_a_choice_is_carried_out_told_and_put_on_record():
    match = bazaar([[0, 7], [3]], deck=[9])
    told = match.choose(0, bz.Show(7))
    assert match.state.hands == [[0], [3]]
    assert match.state.stalls == [[7], []]
    assert told == [serai.Told(0, 1, bz.Shown(0, 7))]
    assert match.number == 1
    assert match.record.rows == [Row(1, 0, "chose", "show salt3")]
    assert match.events(None) == told


def test_a_choice_may_be_written_in_three_ways():
    for written in (bz.Show(7), ["show", 7], "show salt3"):
        match = bazaar([[0, 7], [3]], deck=[9])
        match.choose(0, written)
        assert match.record.rows == [Row(1, 0, "chose", "show salt3")]


def test_refusals_cite_the_rule_and_change_nothing():
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


def test_a_choice_without_a_number_is_explained_by_the_game():
    match = bazaar([[0, 7], [3]], deck=[9])
    assert match.why_not(0, "show gold9") == Reason("BZ-CARD-1", {"words": "show gold9"})
    assert match.why_not(0, ["show", 99]) == Reason("SE-ASK-2", {"words": "card 99"})
    assert match.why_not(0, "hide gold9").rule == "SE-ASK-2"


def test_the_seat_is_checked_before_the_choice_and_the_number_before_both():
    match = bazaar([[0, 7], [3]], deck=[9])
    assert match.why_not(1, "nonsense").rule == "SE-ASK-1"
    assert rule(match.choose, 1, "nonsense", at=7) == "SE-ASK-4"
    assert rule(cross("a1", "a2", "b1", "b2", "c1").choose, 9, "nonsense") == "SE-END-1"


def test_a_question_that_is_not_wide_asks_its_list():
    match = bazaar([[0, 7], [3]], todo=[bz.Round(), bz.Pricing(0)], price=140)
    assert rule(match.choose, 0, bz.Price(140)) == "BZ-PRICE-1"
    match.choose(0, bz.Price(141))
    assert match.state.price == 141


def test_an_interrupted_move_leaves_nothing_behind(monkeypatch):
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)

    def breaks(self, s, pick):
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


def test_an_interrupted_reveal_leaves_nothing_behind(monkeypatch):
    match = auction([[0, 7], [3, 4]])
    match.choose(0, bz.Bid(0))
    match.choose(0, "commit")
    match.choose(1, bz.Bid(3))
    before, asks = fingerprint(match), match.asks

    def breaks(self, s, drafts):
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


def test_an_interrupted_aside_leaves_nothing_behind(monkeypatch):
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)

    def breaks(self, s, seat, pick):
        s.coins[0] = 99
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(bz.BazaarGame, "aside", breaks)
        with pytest.raises(RuntimeError):
            match.aside(0, bz.Give(1, 1))
    assert fingerprint(match) == before


# ---- telling


def test_a_private_event_is_its_twin_to_everybody_else():
    match = bazaar([[0, 7], [3], [4]], deck=[9])
    told = match.choose(0, bz.DRAW)
    assert [one.event for one in told] == [bz.Drew(0, 9)]
    assert events(match, 0) == [bz.Drew(0, 9)]
    for other in (1, 2, None):
        assert events(match, other) == [bz.DrewSomething(0)]


def test_events_have_numbers_and_moves_and_can_be_asked_for_from_one_on():
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    match.choose(0, bz.DRAW)
    told = match.events(1)
    assert [(one.number, one.move) for one in told] == [(0, 1), (1, 2)]
    assert match.events(1, since=1) == told[1:]
    assert match.events(1, since=2) == []
    assert not any(type(one.event) is Bar for one in told)


def test_the_first_events_belong_to_move_0():
    match = Match.new(GAME, 2, "s")
    assert [(one.number, one.move, type(one.event)) for one in match.events(None)] == [(0, 0, bz.LaidOut)]


def test_a_move_that_tells_nothing_gives_no_news():
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Round(), bz.Turn(1), bz.Turn(0)])
    match.choose(0, bz.Show(0))
    assert match.choose(0, bz.PASS) == []


# ---- previewing


def test_a_preview_shows_the_events_and_changes_nothing():
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)
    assert match.preview(0, bz.Show(7)) == [bz.Shown(0, 7)]
    assert match.preview(0, "show salt3") == [bz.Shown(0, 7)]
    assert match.preview(0, bz.PASS) == []
    assert fingerprint(match) == before
    assert rule(match.preview, 0, bz.Show(3)) == "BZ-TURN-2"
    assert rule(match.preview, 1, bz.PASS) == "SE-ASK-1"


def test_what_draws_reveals_or_ends_a_turn_is_final():
    match = bazaar([[0, 7], [3]], deck=[9, 10])
    before = fingerprint(match)
    assert not match.final(0, bz.Show(7)), "the seat goes on, and showing one's own card reveals nothing to it"
    assert match.final(0, bz.DRAW), "a card is drawn"
    assert match.final(0, bz.PASS), "another seat is asked next"
    assert rule(match.final, 1, bz.PASS) == "SE-ASK-1"
    assert fingerprint(match) == before


def test_a_secret_choice_is_final_when_it_is_committed():
    match = auction([[0, 7], [3, 4]])
    assert not match.final(0, bz.Bid(0))
    match.choose(0, bz.Bid(0))
    assert match.final(0, Commit())


def test_a_preview_stops_at_the_barrier():
    match = bazaar([[0, 7], [3]], deck=[9, 10])
    assert match.preview(0, bz.DRAW) == []
    assert match.preview(0, bz.ROLL) == []
    assert match.preview(0, bz.Throw((0, 7))) == [bz.Threw(0, (0, 7))]


def test_a_preview_of_a_secret_choice_is_empty():
    match = auction([[0, 7], [3, 4]])
    assert match.preview(0, bz.Bid(0)) == []
    assert match.state.drafts == [(), ()]


def test_a_preview_is_made_of_what_the_seat_knows(monkeypatch):
    """Were the omen told before a barrier, the preview would show an imagined one."""
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Turn(0)], rounds=0)

    def chosen(self, s, pick):
        s.tell(bz.Ended(s.omen))
        s.whisper((1,), bz.Drew(1, 3), bz.DrewSomething(1))

    monkeypatch.setattr(bz.Turn, "chosen", chosen)
    seen = set()
    for omen in range(3):
        match.state.omen = omen
        seen.add(tuple(match.preview(0, bz.PASS)))
    assert len(seen) == 1
    assert seen.pop()[1] == bz.DrewSomething(1)


# ---- views


def test_a_view_has_the_number_of_the_move():
    match = bazaar([[0, 7], [3]], deck=[9])
    assert match.view(0)["move"] == 0
    match.choose(0, bz.Show(0))
    assert match.view(None)["move"] == 1
    assert next(iter(match.view(None))) == "move"


def test_nobody_sees_through_a_seat_that_is_not_there():
    match = auction([[0, 7], [3, 4]])
    match.choose(1, bz.Bid(3))
    for seat in (-1, 2, True, "0", 1.0):
        for look in (match.view, match.events, match.asides):
            assert rule(look, seat) == "SE-SEAT-1"
        assert rule(match.redealt, seat, None) == "SE-SEAT-1"


# ---- asides


def test_an_aside_is_done_recorded_and_told_and_the_question_stays():
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


def test_an_aside_is_refused_with_its_rule():
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


def test_an_aside_is_never_an_option_and_an_option_never_an_aside():
    match = bazaar([[0, 7], [3]], deck=[9])
    assert rule(match.choose, 0, bz.Give(1, 1)) == "SE-ASK-3"


def test_after_an_aside_the_moves_before_it_need_consent():
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    assert match.why_not_undo(0) is None
    match.aside(1, bz.Say("hm"))
    assert match.why_not_undo(0).rule == "SE-UNDO-1"
    assert match.why_not_undo(0, 1).rule == "SE-UNDO-3"


def test_an_aside_reopens_a_draft_that_it_makes_impossible():
    match = auction([[0, 7], [3, 4]], coins=[2, 1])
    match.choose(0, bz.Bid(0))
    match.choose(0, bz.Add(2))
    match.choose(0, "commit")
    match.choose(1, bz.Bid(4))
    assert [asked.seat for asked in match.asks] == [1]
    match.aside(1, bz.Give(0, 1))
    assert match.state.drafts == [(bz.Bid(0), bz.Add(2), bz.COMMIT), (bz.Bid(4),)]
    match.aside(0, bz.Give(1, 2))
    assert match.state.drafts == [(bz.Bid(0),), (bz.Bid(4),)]
    assert [asked.seat for asked in match.asks] == [0, 1]
    match.choose(0, bz.Add(1))
    match.choose(0, "commit")
    match.choose(1, "commit")
    assert match.number == 3


def test_an_aside_answers_for_nobody():
    """A gift may leave a seat a single thing to do; the seat still does it itself, and the record is whole."""

    def played() -> Match:
        match = auction([[0], [3]], coins=[1, 0])
        assert match.state.drafts == [(bz.Bid(0),), (bz.Bid(3), bz.COMMIT)]
        return match

    match = played()
    told = match.aside(0, bz.Give(1, 1))
    assert [type(one.event) for one in told] == [bz.Gave]
    assert [(asked.seat, list(asked.options)) for asked in match.asks] == [(0, [bz.COMMIT])]
    imagined = match.redealt(1, seeded("x"))
    assert imagined.drafts[0] == ()
    match.choose(0, bz.COMMIT)
    assert [(row.act, row.seat) for row in match.record.rows] == [("aside", 0), ("all", -1)]
    again = played()
    for row in match.record.rows:
        again.repeat(row)
    assert position(again) == position(match)
    assert again.record == match.record


# ---- the record, replays and forks


def test_a_fork_is_the_play_up_to_a_move_and_goes_its_own_way():
    match = cross("a1", "a2", "b1", "b2")
    assert match.fork(0).number == 0
    fork = match.fork(2)
    assert fork.state_hash == cross("a1", "a2").state_hash
    fork.choose(0, "square c3")
    assert match.number == 4
    assert match.fork(4).state_hash == match.state_hash
    for at in (-1, 5):
        with pytest.raises(ValueError, match=f"there is no move {at}; the play has 4"):
            match.fork(at)


def test_a_fork_of_a_play_with_open_drafts():
    match = Match.new(GAME, 2, "fork")
    match.choose(1, match.asks[1].options[0])
    assert match.fork(0).state.drafts == match.state.drafts
    while match.number < 3:
        asked = match.asks[-1]
        match.choose(asked.seat, asked.options[-1])
    assert match.fork(0).state.drafts == [(), ()]


def test_a_replay_can_stop_anywhere():
    record = cross("a1", "a2", "b1", "b2").record
    assert Match.replay(record, upto=3).state_hash == cross("a1", "a2", "b1").state_hash
    assert Match.replay(record, upto=99).number == 4
    assert Match.replay(record, upto=0).number == 0


def test_a_replayed_play_knows_its_seed_material_and_options():
    from serai.engine.fair import make_fair, seed_of

    fair = make_fair("s", ("a", "b"))
    match = Match.new(GAME, 2, seed_of("s", ("a", "b")), {"rounds": 1}, fair)
    again = Match.replay(match.record, game=GAME)
    assert again.record.fair == fair
    assert again.record.options == {"rounds": 1, "rich": False, "purse": 2}


def test_the_record_handed_out_is_a_copy():
    match = cross("a1")
    match.record.rows.clear()
    assert match.number == 1
    assert match.record.state == match.state_hash == state_hash(match.game, match.state)


def test_drafts_answered_by_themselves_are_repeated_by_a_replay():
    """Also when the seats without a choice come after the last that has one."""
    match = Match.new(GAME, 2, "auto", {"rounds": 4, "purse": 0})
    rng = Random("auto")
    seen = 0
    while not match.over:
        play_on(match, rng)
        rows = [row for row in match.record.rows if row.act == "all"]
        seen = len(rows)
        again = Match.replay(match.record, game=GAME)
        assert position(again) == position(match)
    assert seen > 1


def test_a_draft_that_goes_by_itself_after_the_last_choosing_seat():
    def played() -> Match:
        match = auction([[0, 7], [3]], coins=[0, 0])
        assert match.state.drafts == [(), (bz.Bid(3), bz.COMMIT)]
        return match

    match = played()
    match.choose(0, bz.Bid(7))
    match.choose(0, "commit")
    (row,) = match.record.rows
    assert row.what == [["bid salt3", "commit"], ["bid silk4", "commit"]]
    again = played()
    again.repeat(row)
    assert again.state_hash == match.state_hash
    assert again.record.rows == [row]
    tampered = [["bid salt3", "commit"], ["bid silk5", "commit"]]
    assert rule(played().repeat, Row(1, -1, "all", tampered)) == "BZ-BID-2"
    assert rule(played().repeat, Row(1, -1, "all", [["bid salt3", "commit"], []])) == "SE-ASK-6"
    assert rule(played().repeat, Row(1, -1, "all", [["bid salt3", "commit"], [*row.what[1], "pass"]])) == "SE-DRAFT-1"


def test_a_seat_that_is_not_asked_has_no_draft_in_a_row():
    match = auction([[0, 7], [3, 4], []], coins=[0, 0, 0])
    row = [["bid salt3", "commit"], ["bid silk4", "commit"], ["commit"]]
    assert rule(match.repeat, Row(1, -1, "all", row)) == "SE-ASK-1"
    assert match.state.drafts == [(), (), ()]
    match.repeat(Row(1, -1, "all", [*row[:2], []]))
    assert match.number == 1


def test_what_follows_by_itself_must_be_what_the_row_says():
    match = auction([[0, 7], [3, 4]], coins=[1, 0])
    row = Row(1, -1, "all", [["bid silk1", "add 1", "commit"], ["bid silk4", "commit"]])
    match.repeat(row)
    assert match.record.rows == [row]
    other = auction([[0, 7], [3, 4]], coins=[1, 0])
    assert rule(other.repeat, Row(1, -1, "all", [["bid silk1", "bid silk1", "commit"], row.what[1]])) == "BZ-BID-1"


# ---- saving and resuming


def test_a_play_is_saved_in_the_midst_of_a_consent_inside_an_action_inside_a_turn():
    match = bazaar([[0, 7], [3]], deck=[9, 10, 11], todo=[bz.Round(), bz.Turn(1), bz.Turn(0)])
    match.choose(0, bz.Sell(7, 1))
    assert [type(step).__name__ for step in match.state.todo] == ["Round", "Turn", "Consent"]
    kept = json.loads(json.dumps(match.save()))
    resumed = Match.resume(match.record, kept, GAME)
    assert resumed.state.todo == match.state.todo
    assert resumed.state.todo[-1].always
    assert resumed.number == 1
    for one in (match, resumed):
        assert one.asks[0].kind == "consent"
        assert [told.event for told in one.choose(1, "agree")] == [bz.Sold(0, 1)]
        one.choose(1, "draw")
    assert resumed.state_hash == match.state_hash
    assert resumed.record == match.record
    assert resumed.state.lot[7] == 1


def test_a_resumed_play_tells_what_happens_from_then_on_and_keeps_its_line():
    match = Match.new(GAME, 2, "resume")
    rng = Random("resume")
    while match.number < 5:
        match.choose(*decide(match, rng))
    resumed = Match.resume(match.record, match.save(), GAME)
    assert resumed.events(None) == []
    assert [row.number for row in resumed._line] == [1, 2, 3, 4, 5]
    assert resumed.why_not_undo(0).rule == "SE-UNDO-1"
    resumed.undo(0, to=2, agreed=(1,))
    match.undo(0, to=2, agreed=(1,))
    assert position(resumed) == position(match)
    again = Match.resume(resumed.record, resumed.save(), GAME)
    assert [row.number for row in again._line] == [1]
    assert again.why_not_undo(0, 4, (1,)).rule == "SE-UNDO-2"
    assert again.state.telling


def test_a_play_resumed_with_open_drafts_forgets_them_when_they_are_shown():
    match = auction([[0, 7], [3, 4]], coins=[0, 0])
    match.choose(0, bz.Bid(0))
    assert match.record.drafts == [["bid silk1"], []]
    resumed = Match.resume(match.record, match.save(), GAME)
    resumed.choose(0, "commit")
    resumed.choose(1, bz.Bid(3))
    resumed.choose(1, "commit")
    assert resumed.record.drafts is None


def test_a_game_is_found_by_name_when_it_is_not_given():
    match = cross("a1")
    resumed = Match.resume(match.record, match.save())
    assert resumed.game is match.game
    assert resumed.state_hash == match.state_hash


# ---- clones


def test_a_clone_is_complete_and_independent():
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    copy = match.clone()
    assert copy.state.telling
    assert copy.why_not_undo(0) is None
    assert copy.events(None) == match.events(None)
    copy.choose(0, bz.Show(7))
    copy.undo(0)
    copy.undo(0)
    assert match.number == 1
    assert len(match.events(None)) == 1
    assert match.state.hands[0] == [7, 8]
    assert match.why_not_undo(0) is None
    match.undo(0)
    assert match.state.hands[0] == copy.state.hands[0] == [0, 7, 8]
    assert [told.event for told in copy.choose(0, bz.Show(8))] == [bz.Shown(0, 8)]


def test_a_clone_between_moves_gives_only_its_own_news():
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    copy = match.clone()
    assert copy.events(0) == match.events(0)
    assert copy.choose(0, bz.Show(7))[0].number == 1


def test_events_are_ready_for_json():
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Throw((0, 7)))
    assert json.dumps([event_json(one.event) for one in match.events(0)]) == (
        '[{"event": "threw", "seat": 0, "cards": [0, 7]}]'
    )
