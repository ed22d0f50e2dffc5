"""The driver itself: it notices where options, refusals and invariants of a game disagree."""

import pytest

import serai
from serai.engine.core.errors import Reason
from serai.engine.play.position import write_position
from serai.games.tic_tac_toe.events import Claimed
from serai.games.tic_tac_toe.rules.turn import Claim
from serai.games.tic_tac_toe.state import TicTacToe
from tests.rules.driver import Driver, Words


class Play(Driver[TicTacToe]):
    """A match of the smallest game."""

    game = serai.load("tic_tac_toe")
    words = Words(game)


def test_choices_are_made_and_told_in_words() -> None:
    play = Play.new(2)
    assert (play.asked, play.kind) == ("cross claim", "claim")
    assert play.choose("square b2", "square a1") == ["claimed cross b2", "claimed nought a1"]
    assert play.choose(play.choices[0]) == ["claimed cross a3"]
    assert play.heard("claimed") == ["cross b2", "nought a1", "cross a3"]
    assert play.offers("square") == {"b3", "c3", "a2", "c2", "b1", "c1"}


def test_a_refusal_names_its_rule_and_facts() -> None:
    play = Play.new(2).after("square b2")
    assert play.refusal("square b2") == ("TT-TURN-2", {"cell": "b2", "seat": "cross"})
    assert (play.refused("square a1"), play.refused("square a1", "cross")) == ("", "SE-ASK-1")
    with pytest.raises(AssertionError, match="TT-TURN-2"):
        play.choose("square b2")
    assert play.s.owner.count(None) == 8


def test_an_option_that_is_refused_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play.new(2)
    monkeypatch.setattr(Claim, "allows", lambda self, s, pick: False)
    monkeypatch.setattr(Claim, "why_not", lambda self, s, pick: Reason("TT-TURN-2", {}))
    with pytest.raises(AssertionError, match="listed but refused"):
        play.refusal("square b2")


def test_a_choice_that_is_allowed_but_not_listed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play.new(2).after("square b2")
    monkeypatch.setattr(Claim, "allows", lambda self, s, pick: True)
    with pytest.raises(AssertionError, match="not listed"):
        play.refusal("square b2")


def test_a_quick_check_that_disagrees_with_the_reasons_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play.new(2)
    monkeypatch.setattr(Claim, "allows", lambda self, s, pick: True)
    monkeypatch.setattr(Claim, "why_not", lambda self, s, pick: Reason("TT-TURN-2", {}))
    with pytest.raises(AssertionError):
        play.choose("square b2")


def test_a_broken_invariant_is_noticed_unless_the_position_is_not_whole() -> None:
    play = Play.new(2)
    play.s.owner[:2] = [1, 1]
    with pytest.raises(AssertionError, match="TT-TURN-1"):
        play.choose("square b2")
    other = Play.new(2)
    other.whole = False
    other.s.owner[:2] = [1, 1]
    other.choose("square b2")


def test_the_game_goes_on_from_a_changed_position_and_nothing_told_is_lost() -> None:
    play = Play.new(2).after("square b2", "square a1")
    play.s.tell(Claimed(0, 8))
    play.s.owner[8] = 0
    play.s.todo[:] = [Claim(1)]
    assert play.run().asked == "nought claim"
    assert play.told() == ["claimed cross b2", "claimed nought a1", "claimed cross c1"]
    assert play.events(Claimed)[-1] == Claimed(0, 8)
    again = serai.Match.replay(play.match.record)  # its record begins with the position
    assert again.state_hash == play.match.state_hash
    assert write_position(again.position) == write_position(play.match.position)
