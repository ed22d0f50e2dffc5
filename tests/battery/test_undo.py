"""Taking back: exactly to where the game was, and never past anything that somebody has learned."""

from typing import Any

import pytest

import serai
from serai.engine.core.errors import IllegalChoice
from serai.engine.play.history import TakenBack
from tests.battery.cases import (
    Case,
    decide,
    fingerprint,
    in_secret,
    position,
    seats_and_spectator,
    strolls,
    walks,
)
from tests.battery.knowledge import chance_was_drawn, newly_learned

WALKS = pytest.mark.parametrize("case", walks(), ids=str)


def asked_alone(match: serai.Match) -> int | None:
    return None if match.over or in_secret(match) else match.asks[0].seat


@WALKS
def test_taking_back_leads_exactly_back_and_never_past_a_reveal(case: Case) -> None:
    rng = case.rng("undo")
    free, all_moves = 0, 0
    for before in strolls(case, "undo", 100):
        if before.over or in_secret(before):
            continue
        all_moves += 1
        seat, pick = decide(before, rng)
        match, there, earlier = before.clone(), position(before), before.state.clone()
        match.choose(seat, pick)
        number = match.number
        learned = newly_learned(case.game, earlier, match.state, seat)
        barred = learned or chance_was_drawn(earlier, match.state) or asked_alone(match) != seat
        after = fingerprint(match)
        if barred:
            for other in range(case.seats):
                for to in (None, number):
                    assert match.why_not_undo(other, to) is not None, f"{pick} can be taken back: {learned}"
                    with pytest.raises(IllegalChoice) as refusal:
                        match.undo(other, to)
                    assert refusal.value.rule in ("SE-UNDO-1", "SE-UNDO-2", "SE-UNDO-3")
            assert fingerprint(match) == after
            continue
        for other in set(range(case.seats)) - {seat}:
            assert match.why_not_undo(other) is not None
            assert match.why_not_undo(other, number) is not None
        if match.state.barrier != earlier.barrier:
            assert match.why_not_undo(seat) is not None
            continue
        free += 1
        assert match.why_not_undo(seat) is None
        copy = match.clone()
        told = copy.undo(seat)
        assert [one.event for one in told] == [serai.TakenBack(seat, number)]
        assert position(copy) == there
        assert copy.number == number + 1
        assert copy.state.telling
        assert copy.record.rows[-1][1:] == (seat, "undo", [number])
        for one in seats_and_spectator(copy):
            assert copy.events(one)[-1].event == serai.TakenBack(seat, number)
        assert fingerprint(match) == after
        if free < case.at_most(30):
            assert position(serai.Match.replay(copy.record, game=case.game)) == there
        copy.choose(seat, pick)
        assert position(copy) == position(match), "the same choice leads elsewhere after taking back"
        assert before.why_not_undo(seat, number) is not None
    if case.game.name == "bazaar" and case.options.get("rounds") != 1:
        assert free or all_moves < 6


@WALKS
def test_several_moves_can_be_taken_back_one_by_one_or_at_once(case: Case) -> None:
    rng = case.rng("undo far")
    match = case.new()
    trail: list[tuple[int, int, tuple[Any, ...]]] = []  # (seat, move, position before it) while all can be taken back
    longest: list[tuple[int, int, tuple[Any, ...]]] = []
    while not match.over and match.number < 150:
        if in_secret(match):
            match.choose(*decide(match, rng))
            trail = []
            continue
        seat, pick = decide(match, rng)
        there = position(match)
        if trail and trail[-1][0] != seat:
            trail = []
        match.choose(seat, pick)
        trail = [*trail, (seat, match.number, there)] if match.why_not_undo(seat) is None else []
        if len(trail) > len(longest):
            longest, best = trail, match.clone()
    if not longest:
        return
    seat, first, there = longest[0]
    at_once = best.clone()
    at_once.undo(seat, to=first)
    assert position(at_once) == there
    assert at_once.why_not_undo(seat, first) is not None, "what was taken back is no longer in force"
    one_by_one = best.clone()
    for _, move, place in reversed(longest):
        assert one_by_one.undo(seat)[0].event == TakenBack(seat, move)
        assert position(one_by_one) == place
    assert position(serai.Match.replay(at_once.record, game=case.game)) == there
    assert position(serai.Match.replay(one_by_one.record, game=case.game)) == there


@WALKS
def test_with_everybodys_consent_any_move_can_be_taken_back(case: Case) -> None:
    rng = case.rng("undo agreed")
    positions = {}
    for match in strolls(case, "undo agreed", case.at_most(3)):
        if not match.over and (not in_secret(match) or not any(match.state.drafts)):
            positions[match.number + 1] = position(match)
    rows = {row.number: row for row in match.record.rows}
    for move in positions:
        seat = max(rows[move].seat, 0)
        others = tuple(other for other in range(case.seats) if other != seat)
        for some in (others[1:], (*others[1:], seat), (*others, seat)):
            assert match.why_not_undo(seat, move, some) is not None, "not everybody else agreed, or somebody too many"
        copy = match.clone()
        if not others:
            assert copy.why_not_undo(seat, move) is not None, "who plays alone can ask nobody"
            continue
        copy.undo(seat, to=move, agreed=others)
        assert position(copy) == positions[move]
        assert not copy.over
        assert position(serai.Match.replay(copy.record, game=case.game)) == positions[move]
        copy.choose(*decide(copy, rng))
    for never in (0, -1, match.number + 1, None):
        everybody = tuple(range(1, case.seats))
        assert match.why_not_undo(0, never, everybody) is not None
