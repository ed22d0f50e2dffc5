"""The state is plain data: clones, saved states, options and content."""

from typing import Any

import pytest

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import answer, playout, settle
from serai.engine.core.errors import BadOption
from serai.engine.core.steps import ASK
from serai.games.warrior_knights import GAME, tables
from serai.games.warrior_knights.rules.options import OPTIONS, as_numbers
from serai.games.warrior_knights.state import Realm
from tests.rules.warrior_knights.position import Position


def advanced(seats: int = 4, decisions: int = 400) -> Any:
    s = GAME.new(seats, seeded("state"), GAME.settings(seats, {}))
    playout(s, seeded("dice"), decisions)
    return s


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    s = advanced()
    copy = s.clone()
    before = snapshot.state_hash(GAME, s)
    assert snapshot.state_hash(GAME, copy) == before
    for field in GAME.fields:
        mine, other = getattr(s, field.name), getattr(copy, field.name)
        assert mine == other
        if isinstance(mine, list):
            assert mine is not other
            assert all(a is not b for a, b in zip(mine, other, strict=True) if isinstance(a, list))
    playout(copy, seeded("more"), 300)
    assert snapshot.state_hash(GAME, s) == before


def test_every_slot_is_declared_once() -> None:
    names = [field.name for field in GAME.fields]
    assert sorted(names) == sorted(Realm.__slots__)
    assert len(set(names)) == len(names)


def test_a_saved_state_comes_back_with_its_derived_fields() -> None:
    s = advanced(3)
    back = snapshot.restore(GAME, snapshot.save(GAME, s))
    assert snapshot.state_hash(GAME, back) == snapshot.state_hash(GAME, s)
    for name in ("power", "here", "walled", "law", "storm"):
        assert getattr(back, name) == getattr(s, name)


def test_options_take_only_their_values() -> None:
    assert {option.name for option in OPTIONS} == {row["key"] for row in tables.OPTION_ROWS}
    with pytest.raises(BadOption):
        GAME.settings(3, {"round_limit": 4})
    with pytest.raises(BadOption):
        GAME.settings(3, {"baron_elimination": 1})
    chosen = GAME.settings(3, {"noble_placement_direction": "counterclockwise", "round_limit": 9})
    assert as_numbers(chosen) == (10, 0, 0, 0, 0, 0, 0, 1, 1, 0, 9)


def test_broken_content_is_named(tmp_path: Any, monkeypatch: Any) -> None:
    with pytest.raises(ValueError, match=r"nothing\.toml cannot be read"):
        tables.content("nothing")
    with pytest.raises(ValueError, match="a road names 'Z9', which does not exist"):
        tables.position(("C1",), "Z9", "a road")
    with pytest.raises(ValueError, match="card x has an effect outside the vocabulary: 'fly'"):
        tables._compile([{"effect": "fly"}], "card x")
    with pytest.raises(ValueError, match="gain_crowns takes other parameters"):
        tables._compile([{"effect": "gain_crowns", "target": "all"}], "card x")


def test_a_game_is_bounded_and_told_in_tables() -> None:
    assert GAME.max_decisions(2) == 100_000 * 100_000
    assert GAME.colours == tables.SEAT_NAMES
    assert len(GAME.steps) > 100
    assert len({step.__name__ for step in GAME.steps}) == len(GAME.steps)
    play = Position(empty=True)
    assert GAME.unreadable(play.s, 0, "fly") is None


@pytest.mark.parametrize("seats", [2, 4])
def test_no_choice_leads_back_to_where_the_round_has_been(seats: int) -> None:
    s = GAME.new(seats, seeded(f"circles {seats}"), GAME.settings(seats, {"open_private_motions": True}))
    dice = seeded(f"dice {seats}")
    seen: set[str] = set()
    number = 0
    settle(s)
    for _ in range(350):
        step = s.todo[-1]
        if s.round != number:
            seen, number = set(), s.round
        if step.waits != ASK:
            playout(s, dice, 1)
            continue
        seen.add(snapshot.state_hash(GAME, s))
        listed = step.options(s)
        for pick in listed[:8] + listed[-2:]:
            after = s.clone()
            answer(after, pick)
            assert snapshot.state_hash(GAME, after) not in seen, f"{step} {pick}"
        answer(s, listed[dice.below(len(listed))])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_come_to_a_natural_end(seats: int) -> None:
    s = GAME.new(seats, seeded(f"end {seats}"), GAME.settings(seats, {"influence_per_player": 8, "round_limit": 30}))
    playout(s, seeded(f"dice {seats}"), GAME.max_decisions(seats))
    assert s.result is not None
    assert s.round <= 30
    assert max(s.result.scores) <= 1
