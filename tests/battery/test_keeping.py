"""Saving, replaying and writing down: a game that was kept goes on exactly like the one that was not."""

import json
import re
from random import Random
from typing import Any

import pytest

import serai
from serai.engine.core.state import DERIVED
from tests.battery.cases import (
    Case,
    Decision,
    asks_text,
    decide,
    derived,
    events_text,
    in_secret,
    play_on,
    position,
    seats_and_spectator,
    stops,
    strolls,
    walks,
    whole_games,
)
from tests.battery.sample_game import GAME as BAZAAR

WHOLE_GAMES = pytest.mark.parametrize("case", whole_games(), ids=str)
WALKS = pytest.mark.parametrize("case", walks(), ids=str)


def kinds(value: object) -> type | tuple[type, list[Any]]:
    """The type of a value and of everything in it."""
    if isinstance(value, list | tuple):
        return type(value), [kinds(part) for part in value]
    return type(value)


def saved_and_resumed(match: serai.Match) -> serai.Match:
    kept = json.loads(json.dumps(match.save()))
    record = serai.Record.from_json(match.record.to_json())
    return serai.Match.resume(record, kept, match.game)


@WALKS
def test_a_saved_game_goes_on_like_the_one_that_was_not_saved(case: Case) -> None:
    rng = case.rng("saving")
    for match in strolls(case, "saving", case.at_most(150)):
        resumed = saved_and_resumed(match)
        assert resumed.state_hash == match.state_hash
        assert resumed.number == match.number
        assert derived(case.game, resumed.state) == derived(case.game, match.state), "derive() gives something else"
        for field in case.game.fields:
            if field.visibility != DERIVED:
                assert kinds(getattr(resumed.state, field.name)) == kinds(getattr(match.state, field.name)), field.name
        assert kinds(resumed.state.todo) == kinds(match.state.todo)
        assert resumed.state.todo == match.state.todo
        assert resumed.state.drafts == match.state.drafts
        assert resumed.state.result == match.state.result
        assert asks_text(resumed) == asks_text(match)
        if match.over:
            break
        copy = match.clone()
        for _ in range(2):
            if not copy.over:
                decision = decide(copy, rng)
                events = [[told.event for told in one.choose(*decision)] for one in (copy, resumed)]
                assert events[0] == events[1]
                assert resumed.state_hash == copy.state_hash
        assert resumed.record == copy.record
    for seat in seats_and_spectator(match):
        assert resumed.view(seat) == match.view(seat)


@WHOLE_GAMES
def test_a_record_plays_the_same_game_again(case: Case) -> None:
    match, rng = case.new(), case.rng("replay")
    hashes = {}
    while not match.over:
        if rng.random() < 0.1:
            hashes[match.number] = match.state_hash if not in_secret(match) or not any(match.state.drafts) else None
        play_on(match, rng)
    record = match.record
    assert serai.Record.from_json(record.to_json()) == record
    assert serai.Record.from_text(record.to_text()) == record
    assert [row.number for row in record.rows] == list(range(1, match.number + 1))
    again = serai.Match.replay(serai.Record.from_text(record.to_text()), game=case.game)
    assert again.state_hash == match.state_hash
    assert again.record == record
    for seat in seats_and_spectator(match):
        assert events_text(again, seat) == events_text(match, seat)
        assert again.view(seat) == match.view(seat)
    assert again.result == match.result
    for at in rng.sample(sorted(hashes), min(case.at_most(3), len(hashes))):
        forked = match.fork(at)
        assert forked.number == at
        if hashes[at] is not None:
            assert forked.state_hash == hashes[at]
        assert forked.record.rows == record.rows[:at]
        for seat in seats_and_spectator(match):
            told = match.events(seat)
            assert forked.events(seat) == told[: len(forked.events(seat))]
            assert all(later.move > at for later in told[len(forked.events(seat)) :])


@WALKS
def test_a_record_of_an_unfinished_game_can_be_opened_at_every_stop(case: Case) -> None:
    for match in list(stops(case))[:: 1 if case.at_most(2) == 2 else 5]:
        for record in (
            serai.Record.from_json(match.record.to_json()),
            serai.Record.from_text(match.record.to_text()),
        ):
            again = serai.Match.replay(record, game=case.game)
            assert position(again) == position(match)
            assert again.record == match.record


@WALKS
def test_a_changed_record_is_refused_with_the_move(case: Case) -> None:
    match, rng = case.new(), case.rng("tampering")
    while not match.over:
        play_on(match, rng)
    record = match.record
    whole = json.loads(record.to_json())
    for place in rng.sample(range(len(record.rows)), min(case.at_most(5), len(record.rows))):
        for change in ("drop", "swap", "seat", "what"):
            broken = json.loads(record.to_json())
            rows = broken["rows"]
            if change == "drop":
                del rows[place]
            elif change == "swap" and place + 1 < len(rows):
                rows[place], rows[place + 1] = rows[place + 1], rows[place]
            elif change == "seat" and rows[place][1] >= 0:
                rows[place][1] = (rows[place][1] + 1) % case.seats
            elif change == "what":
                rows[place][3] = rows[place - 1][3]
            if broken == whole or (change == "seat" and case.seats == 1):
                continue
            with pytest.raises(serai.BadRecord) as error:
                serai.Match.replay(serai.Record.from_json(json.dumps(broken)), game=case.game)
            last = change == "drop" and place == len(rows)
            assert re.search(rf"move {place if last else place + 1}\b", str(error.value))


@WALKS
def test_a_clone_and_its_original_go_their_own_ways(case: Case) -> None:
    rng = case.rng("clones")
    for match in stops(case):
        if match.over:
            continue
        before = position(match), match.number, events_text(match, 0)
        copy = match.clone()
        assert position(copy) == before[0]
        decision: Decision = decide(copy, rng)
        copy.choose(*decision)
        for _ in range(3):
            if not copy.over:
                play_on(copy, rng)
        assert (position(match), match.number, events_text(match, 0)) == before
        twin = match.clone()
        twin.choose(*decision)
        third = match.clone()
        third.choose(decision.seat, case.game.notation.to_text(decision.pick))
        assert position(twin) == position(third)


@pytest.mark.parametrize("number", range(60))
def test_a_lively_table_leaves_a_record_that_can_be_played_again(number: int) -> None:
    """Everybody gives, takes back and agrees to all kinds of undos, also while others choose in secret."""
    rng, seats = Random(number), 2 + number % 3
    everybody = set(range(seats))
    match = serai.Match.new(BAZAAR, seats, f"lively {number}", {"purse": number % 3, "rounds": (2, 4, 6)[number % 3]})
    while not match.over and match.number < 250:
        what, seat = rng.random(), rng.randrange(seats)
        to = rng.randint(1, match.number + 1)
        agreed = tuple(sorted(everybody - {seat}))
        if what < 0.25 and match.asides(seat):
            match.aside(seat, rng.choice(match.asides(seat)))
        elif what < 0.35 and match.why_not_undo(seat) is None:
            match.undo(seat)
        elif what < 0.37 and match.why_not_undo(seat, to, agreed) is None:
            match.undo(seat, to=to, agreed=agreed)
        else:
            match.choose(*decide(match, rng))
        if rng.random() < 0.04 or match.over:
            again = serai.Match.replay(serai.Record.from_text(match.record.to_text()), game=BAZAAR)
            assert position(again) == position(match)
            assert again.record == match.record
            assert position(saved_and_resumed(match)) == position(match)
