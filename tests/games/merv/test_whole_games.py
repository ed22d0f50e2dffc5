"""Whole games of Merv: sound, the same on every machine, taken back exactly, and imagined within what is known."""

import json
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.core.errors import Reason
from serai.engine.core.notation import event_json
from serai.engine.core.snapshot import restore, save, state_hash
from serai.engine.core.state import Bar
from serai.engine.core.steps import Commit
from serai.engine.play.match import Match
from serai.engine.views.views import look, redeal
from serai.games.merv import GAME
from serai.games.merv import tables as t
from tests.games.merv.players import anything, busy

KEPT = Path(__file__).with_name("kept_games.json")
SEATS = (1, 2, 3, 4)
MOST_OPTIONS = 60


def play(seats: int, seed: str, player: Any) -> tuple[Any, str, dict[str, int]]:
    """Play to the end; gives the state, a digest of every event and refusal-free choice, and the widest questions."""
    s = GAME.new(seats, seeded(seed), {})
    s.telling = True
    chance = seeded(f"{seed} chance")
    story = blake2b(digest_size=16)
    widest: dict[str, int] = {}
    settle(s)
    while s.todo:
        step = s.todo[-1]
        options = step.options(s)
        kind = type(step).__name__
        widest[kind] = max(widest.get(kind, 0), len(options))
        facts = step.facts(s)
        pick = player(s, options, chance)
        s.todo.pop()
        step.chosen(s, pick)
        settle(s)
        assert GAME.check(s) == [], f"after {GAME.notation.to_text(pick)} in {seats} {seed}"
        told = [event_json(event) for event in s.told if type(event) is not Bar]
        s.told.clear()
        story.update(json.dumps([GAME.notation.to_text(pick), facts, told]).encode())
    return s, story.hexdigest(), widest


@pytest.mark.parametrize("player", [anything, busy], ids=lambda player: player.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_games_are_sound_and_no_question_is_wide(seats: int, player: Any) -> None:
    for number in range(6):
        s, _, widest = play(seats, f"sound {number}", player)
        assert max(widest.values()) <= MOST_OPTIONS, widest
        assert s.result is not None
        assert s.result.scores == tuple(s.vp[:seats])
        assert not s.todo
        assert (s.year, s.round) == (3, 3)
        for seat in range(seats):
            first = seat * t.KINDS_OF_POINTS
            assert sum(s.points[first : first + t.KINDS_OF_POINTS]) == s.vp[seat]


def kept() -> dict[str, list[str]]:
    """The games that are kept: by seats, player and seed, the digest of the story and of the last state."""
    games = {}
    for seats in SEATS:
        for player in (anything, busy):
            for number in range(3):
                s, story, _ = play(seats, f"kept {number}", player)
                games[f"{seats} {player.__name__} {number}"] = [story, state_hash(GAME, s)]
    return games


def test_the_kept_games_are_played_as_ever() -> None:
    """After a change of rules raise GAME.rules and run `python -m tests.games.merv.test_whole_games`."""
    assert kept() == json.loads(KEPT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("seats", SEATS)
def test_a_state_comes_back_from_a_file_and_plays_on_alike(seats: int) -> None:
    s = GAME.new(seats, seeded("file"), {})
    playout(s, seeded("before"), 70)
    again = restore(GAME, json.loads(json.dumps(save(GAME, s))))
    assert state_hash(GAME, again) == state_hash(GAME, s)
    for name in ("colour_at", "action_at", "discounts", "wilds"):
        assert getattr(again, name) == getattr(s, name)
    copy = s.clone()
    for one in (s, again, copy):
        playout(one, seeded("after"), 10_000)
    assert state_hash(GAME, again) == state_hash(GAME, s) == state_hash(GAME, copy)


@pytest.mark.parametrize("seats", SEATS)
def test_taking_back_returns_to_the_same_state_until_something_is_revealed(seats: int) -> None:
    match = Match.new(GAME, seats, "undo")
    chance = seeded("undo chance")
    taken_back = 0
    while not match.over and taken_back < 60:
        asked = match.asks[0]
        before, barrier = match.state_hash, match.state.barrier
        match.choose(asked.seat, busy(match.state, asked.options, chance))
        same = bool(match.asks) and match.asks[0].seat == asked.seat and match.state.barrier == barrier
        assert (match.why_not_undo(asked.seat) is None) is same
        if same and chance.below(3) == 0:
            match.undo(asked.seat)
            assert match.state_hash == before
            taken_back += 1
            match.choose(asked.seat, busy(match.state, match.asks[0].options, chance))
    assert taken_back > 5


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_world_looks_the_same_and_forgets_what_was_imagined_before(seats: int) -> None:
    for decisions in (0, 25, 60, 85):
        s = GAME.new(seats, seeded("imagined"), {})
        playout(s, seeded("so far"), decisions)
        once = redeal(GAME, s, 0, seeded("first"))
        assert look(GAME, once, 0) == look(GAME, s, 0)
        assert sorted(once.deck) == sorted(s.deck)
        assert sorted(once.orders) == sorted(s.orders)
        second = redeal(GAME, once, 0, seeded("second"))
        assert save(GAME, second) == save(GAME, redeal(GAME, s, 0, seeded("second")))
        assert GAME.check(once) == []
        playout(once, seeded("on"), 10_000)
        assert once.result is not None


EVERY_CHOICE = [
    shape.make(*values)
    for shape in GAME.notation.shapes
    if shape.make is not Commit
    for values in product(*(range(len(GAME.notation.tables[field])) for field in shape.fields))
]
WRONG_KIND = Reason("SE-ASK-3", {})


@pytest.mark.parametrize("seats", SEATS)
def test_every_refusal_agrees_with_the_options(seats: int) -> None:
    s = GAME.new(seats, seeded("refusals"), {})
    chance = seeded("refusals chance")
    settle(s)
    while s.todo:
        step = s.todo[-1]
        options = step.options(s)
        listed = {(type(option), option) for option in options}
        for pick in EVERY_CHOICE:
            reason = step.why_not(s, pick) if type(pick) in step.takes else WRONG_KIND
            assert (reason is None) is ((type(pick), pick) in listed), f"{step} {pick} {reason}"
        pick = busy(s, options, chance)
        s.todo.pop().chosen(s, pick)
        settle(s)


@pytest.mark.parametrize("seats", SEATS)
def test_telling_changes_nothing(seats: int) -> None:
    for number in range(4):
        loud, _, _ = play(seats, f"told {number}", busy)
        quiet = GAME.new(seats, seeded(f"told {number}"), {})
        chance = seeded(f"told {number} chance")
        settle(quiet)
        while quiet.todo:
            options = quiet.todo[-1].options(quiet)
            pick = busy(quiet, options, chance)
            quiet.todo.pop().chosen(quiet, pick)
            settle(quiet)
        assert quiet.told == []
        assert state_hash(GAME, quiet) == state_hash(GAME, loud)


def test_every_unseen_card_reaches_every_place() -> None:
    s = GAME.new(4, seeded("places"), {})
    settle(s)
    worlds = [redeal(GAME, s, 2, seeded(str(number))).deck for number in range(120)]
    for place in range(len(s.deck)):
        assert {world[place] for world in worlds} == set(s.deck)


def test_the_bound_is_never_near() -> None:
    for seats in SEATS:
        s = GAME.new(seats, seeded("bound"), {})
        assert 0 < playout(s, seeded("bound"), 10**6) < GAME.max_decisions(seats) / 2


if __name__ == "__main__":
    KEPT.write_text(json.dumps(kept(), indent=1) + "\n", encoding="utf-8")
