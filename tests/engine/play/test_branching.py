"""Games that come from games: replays, forks, resumed games and clones."""

import json
from random import Random

import pytest

from serai import Match
from serai.engine.core.snapshot import state_hash
from serai.engine.core.steps import COMMIT
from serai.engine.play.record import Row
from tests.battery import sample_game as bz
from tests.battery.cases import decide, play_on, position
from tests.engine.positions import auction, bazaar, cited, cross, rule

GAME = bz.GAME


# ---- the record, replays and forks


def test_a_fork_is_the_game_up_to_a_move_and_goes_its_own_way() -> None:
    match = cross("a1", "a2", "b1", "b2")
    assert match.fork(0).number == 0
    fork = match.fork(2)
    assert fork.state_hash == cross("a1", "a2").state_hash
    fork.choose(0, "square c3")
    assert match.number == 4
    assert match.fork(4).state_hash == match.state_hash
    for at in (-1, 5):
        with pytest.raises(ValueError, match=f"there is no move {at}; the game has 4"):
            match.fork(at)


def test_a_fork_of_a_game_with_open_drafts() -> None:
    match = Match.new(GAME, 2, "fork")
    match.choose(1, match.asks[1].options[0])
    assert match.fork(0).state.drafts == match.state.drafts
    while match.number < 3:
        asked = match.asks[-1]
        match.choose(asked.seat, asked.options[-1])
    assert match.fork(0).state.drafts == [(), ()]


def test_a_replay_can_stop_anywhere() -> None:
    record = cross("a1", "a2", "b1", "b2").record
    assert Match.replay(record, upto=3).state_hash == cross("a1", "a2", "b1").state_hash
    assert Match.replay(record, upto=99).number == 4
    assert Match.replay(record, upto=0).number == 0


def test_a_replayed_game_knows_its_seed_material_and_options() -> None:
    from serai.engine.play.commitment import make_fair, seed_of

    fair = make_fair("s", ("a", "b"))
    match = Match.new(GAME, 2, seed_of("s", ("a", "b")), {"rounds": 1}, fair)
    again = Match.replay(match.record, game=GAME)
    assert again.record.fair == fair
    assert again.record.options == {"rounds": 1, "rich": False, "purse": 2}


def test_the_record_handed_out_is_a_copy() -> None:
    match = cross("a1")
    match.record.rows.clear()
    assert match.number == 1
    assert match.record.state == match.state_hash == state_hash(match.game, match.state)


def test_drafts_answered_by_themselves_are_repeated_by_a_replay() -> None:
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


def test_a_draft_that_goes_by_itself_after_the_last_choosing_seat() -> None:
    def played() -> Match:
        match = auction([[0, 7], [3]], coins=[0, 0])
        assert match.state.drafts == [(), (bz.Bid(3), COMMIT)]
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


def test_a_seat_that_is_not_asked_has_no_draft_in_a_row() -> None:
    match = auction([[0, 7], [3, 4], []], coins=[0, 0, 0])
    row = [["bid salt3", "commit"], ["bid silk4", "commit"], ["commit"]]
    assert rule(match.repeat, Row(1, -1, "all", row)) == "SE-ASK-1"
    assert match.state.drafts == [(), (), ()]
    match.repeat(Row(1, -1, "all", [*row[:2], []]))
    assert match.number == 1


def test_what_follows_by_itself_must_be_what_the_row_says() -> None:
    match = auction([[0, 7], [3, 4]], coins=[1, 0])
    row = Row(1, -1, "all", [["bid silk1", "add 1", "commit"], ["bid silk4", "commit"]])
    match.repeat(row)
    assert match.record.rows == [row]
    other = auction([[0, 7], [3, 4]], coins=[1, 0])
    assert rule(other.repeat, Row(1, -1, "all", [["bid silk1", "bid silk1", "commit"], row.what[1]])) == "BZ-BID-1"


# ---- saving and resuming


def test_a_game_is_saved_in_the_midst_of_a_consent_inside_an_action_inside_a_turn() -> None:
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


def test_a_resumed_game_tells_what_happens_from_then_on_and_keeps_its_line() -> None:
    match = Match.new(GAME, 2, "resume")
    rng = Random("resume")
    while match.number < 5:
        match.choose(*decide(match, rng))
    resumed = Match.resume(match.record, match.save(), GAME)
    assert resumed.events(None) == []
    assert [row.number for row in resumed._timeline.rows] == [1, 2, 3, 4, 5]
    assert cited(resumed.why_not_undo(0)) == "SE-UNDO-1"
    resumed.undo(0, to=2, agreed=(1,))
    match.undo(0, to=2, agreed=(1,))
    assert position(resumed) == position(match)
    again = Match.resume(resumed.record, resumed.save(), GAME)
    assert [row.number for row in again._timeline.rows] == [1]
    assert cited(again.why_not_undo(0, 4, (1,))) == "SE-UNDO-2"
    assert again.state.telling


def test_a_game_resumed_with_open_drafts_forgets_them_when_they_are_shown() -> None:
    match = auction([[0, 7], [3, 4]], coins=[0, 0])
    match.choose(0, bz.Bid(0))
    assert match.record.drafts == [["bid silk1"], []]
    resumed = Match.resume(match.record, match.save(), GAME)
    resumed.choose(0, "commit")
    resumed.choose(1, bz.Bid(3))
    resumed.choose(1, "commit")
    assert resumed.record.drafts is None


def test_a_game_is_found_by_name_when_it_is_not_given() -> None:
    match = cross("a1")
    resumed = Match.resume(match.record, match.save())
    assert resumed.game is match.game
    assert resumed.state_hash == match.state_hash


# ---- a game whose first rows are kept elsewhere


def test_a_game_that_lets_go_of_its_past_counts_on() -> None:
    match = cross("a1", "a2", "b1")
    before = match.state_hash
    match.let_go()
    assert (match.number, match.record.rows, match.events(None), match.state_hash) == (3, [], [], before)
    assert cited(match.why_not_undo(0, to=1, agreed=(1,))) == "SE-UNDO-2"  # this match no longer knows the move
    match.choose(1, "square b2")
    assert (match.number, match.last_row) == (4, Row(4, 1, "chose", "square b2"))


def test_what_happened_is_taken_once_and_counted_on() -> None:
    match = Match.new(bz.GAME, 3, "taken")
    before = match.events(0)
    taken = match.take_happened()
    assert (len(taken), match.take_happened(), match.events(0)) == (len(before), [], [])
    dice = Random(1)
    while not (told := match.events(None)):
        play_on(match, dice)
    assert told[0].number == len(before)
    assert [move for move, _ in match.take_happened()] == [event.move for event in told]


def test_what_can_be_taken_back_is_not_let_go() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(7))
    match.let_go()
    assert [row.number for row in match.record.rows] == [1]
    assert match.takes_back(0) == [1]
    match.undo(0)
    assert match.state.hands[0] == [0, 7]


def test_a_game_is_resumed_without_its_first_rows() -> None:
    match = cross("a1", "a2")
    kept = match.save_with_undo()
    match.let_go()
    resumed = Match.resume(match.unsealed(), kept, past=2)
    assert resumed.number == 2
    assert cited(resumed.why_not_undo(0, to=2, agreed=(1,))) == "SE-UNDO-2"
    resumed.choose(0, "square b1")
    assert resumed.last_row == Row(3, 0, "chose", "square b1")


def test_a_game_resumed_without_its_first_rows_can_take_back_what_it_could_before() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(7))
    match.choose(0, bz.Show(8))
    kept = json.loads(json.dumps(match.save_with_undo()))
    record = match.unsealed()
    record.rows.clear()
    resumed = Match.resume(record, kept, GAME, past=2)
    assert resumed.takes_back(0) == [1, 2]
    resumed.undo(0)
    assert (resumed.number, resumed.last_row) == (3, Row(3, 0, "undo", [2]))
    assert resumed.takes_back(0) == [1]
    resumed.undo(0)
    assert resumed.state.hands[0] == [0, 7, 8]


# ---- clones


def test_a_clone_is_complete_and_independent() -> None:
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


def test_a_clone_between_moves_gives_only_its_own_news() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    copy = match.clone()
    assert copy.events(0) == match.events(0)
    assert copy.choose(0, bz.Show(7))[0].number == 1
