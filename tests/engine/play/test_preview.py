"""What a choice would do, before it is made: previews, and which choices are final."""

from typing import Any

import pytest

from serai.engine.core.steps import Commit
from serai.engine.play import preview
from tests.battery import sample_game as bz
from tests.battery.cases import fingerprint
from tests.engine.positions import auction, bazaar, rule


def test_a_preview_shows_the_events_and_changes_nothing() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    before = fingerprint(match)
    assert match.preview(0, bz.Show(7)) == [bz.Shown(0, 7)]
    assert match.preview(0, "show salt3") == [bz.Shown(0, 7)]
    assert match.preview(0, bz.PASS) == []
    assert fingerprint(match) == before
    assert rule(match.preview, 0, bz.Show(3)) == "BZ-TURN-2"
    assert rule(match.preview, 1, bz.PASS) == "SE-ASK-1"


def test_what_draws_reveals_or_ends_a_turn_is_final() -> None:
    match = bazaar([[0, 7], [3]], deck=[9, 10])
    before = fingerprint(match)
    assert not match.final(0, bz.Show(7)), "the seat goes on, and showing one's own card reveals nothing to it"
    assert match.final(0, bz.DRAW), "a card is drawn"
    assert match.final(0, bz.PASS), "another seat is asked next"
    assert rule(match.final, 1, bz.PASS) == "SE-ASK-1"
    assert fingerprint(match) == before


def test_what_is_drawn_cannot_be_put_back_even_by_a_seat_that_goes_on() -> None:
    match = bazaar([[0, 7], [3]], deck=[9, 10], todo=[bz.Turn(0), bz.Turn(0)])
    assert match.final(0, bz.DRAW)
    assert not match.final(0, bz.PASS)
    match.choose(0, bz.DRAW)
    assert rule(match.undo, 0) == "SE-UNDO-1"


def test_a_secret_choice_is_final_when_it_is_committed() -> None:
    match = auction([[0, 7], [3, 4]])
    assert not match.final(0, bz.Bid(0))
    match.choose(0, bz.Bid(0))
    assert match.final(0, Commit())


def test_a_preview_stops_at_the_barrier() -> None:
    match = bazaar([[0, 7], [3]], deck=[9, 10])
    assert match.preview(0, bz.DRAW) == []
    assert match.preview(0, bz.ROLL) == []
    assert match.preview(0, bz.Throw((0, 7))) == [bz.Threw(0, (0, 7))]


def test_a_preview_of_a_secret_choice_is_empty() -> None:
    match = auction([[0, 7], [3, 4]])
    assert match.preview(0, bz.Bid(0)) == []
    assert match.state.drafts == [(), ()]


def test_a_preview_is_made_of_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the omen told before a barrier, the preview would show an imagined one."""
    match = bazaar([[0, 7], [3]], deck=[9], todo=[bz.Turn(0)], rounds=0)

    def chosen(self: bz.Turn, s: bz.Bazaar, pick: Any) -> None:
        s.tell(bz.Ended(s.omen))
        s.whisper((1,), bz.Drew(1, 3), bz.DrewSomething(1))

    monkeypatch.setattr(bz.Turn, "chosen", chosen)
    seen = set()
    for omen in range(3):
        match.state.omen = omen
        seen.add(tuple(match.preview(0, bz.PASS)))
    assert len(seen) == 1
    assert seen.pop()[1] == bz.DrewSomething(1)


def test_a_preview_goes_on_through_the_next_question_of_the_same_seat() -> None:
    match = bazaar([[0, 7], [3]], deck=[9, 10])
    before = fingerprint(match)
    ahead = match.preview_next(0, bz.Show(7))
    after = match.clone()
    after.choose(0, bz.Show(7))
    assert [pick for pick, _ in ahead] == list(after.asks[0].options)
    assert ahead == [(pick, after.preview(0, pick)) for pick in after.asks[0].options]
    assert (bz.Show(0), [bz.Shown(0, 0)]) in ahead
    assert match.preview_next(0, bz.PASS) == [], "another seat is asked next"
    assert rule(match.preview_next, 0, bz.Show(3)) == "BZ-TURN-2"
    assert fingerprint(match) == before


def test_a_preview_does_not_go_on_behind_a_barrier_nor_in_secret() -> None:
    match = bazaar([[0, 7], [3]], deck=[9, 10], todo=[bz.Turn(0), bz.Turn(0)])
    assert match.preview_next(0, bz.PASS) != []
    assert match.preview_next(0, bz.DRAW) == []
    assert auction([[0, 7], [3, 4]]).preview_next(0, bz.Bid(0)) == []


def test_a_preview_does_not_try_answers_without_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bazaar([[0, 7], [3]], deck=[9, 10])
    number = len(match.preview_next(0, bz.Show(7)))
    assert number > 1
    monkeypatch.setattr(preview, "MOST_ANSWERS", number)
    assert len(match.preview_next(0, bz.Show(7))) == number
    monkeypatch.setattr(preview, "MOST_ANSWERS", number - 1)
    assert match.preview_next(0, bz.Show(7)) == []
    monkeypatch.undo()
    monkeypatch.setattr(bz.Turn, "wide", True)
    assert match.preview_next(0, bz.Show(7)) == []
