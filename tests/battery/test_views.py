"""What a seat may know and imagine: the three laws of redealing, and that nothing else ever reaches it."""

from collections import defaultdict
from collections.abc import Callable
from math import ceil, log
from typing import Any

import pytest

import serai
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.drive import answer, playout
from serai.engine.core.game import Game
from serai.engine.core.notation import event_json
from serai.engine.core.snapshot import save
from serai.engine.core.state import COUNTED, OWN, SECRET, Bar, State
from serai.engine.core.steps import ASK
from serai.engine.play.history import as_known
from serai.engine.views.views import look, redeal
from tests.battery.cases import (
    Case,
    all_games,
    as_text,
    asks_text,
    cases_of,
    decide,
    in_secret,
    play_on,
    seats_and_spectator,
    stops,
    walks,
)
from tests.battery.knowledge import cards_named, hidden, places
from tests.battery.universe import conceivable, written_wrongly

WALKS = pytest.mark.parametrize("case", walks(), ids=str)
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


# ---- the three laws


@WALKS
def test_an_imagined_position_looks_the_same_and_has_another_future(case: Case) -> None:
    for number, match in enumerate(stops(case)):
        before = match.state_hash
        for seat in seats_and_spectator(match):
            chance = seeded(f"worlds {case} {number} {seat}")
            futures = set()
            for _ in range(case.budget.worlds):
                s = match.redealt(seat, chance)
                assert as_text(look(case.game, s, seat)) == as_text(look(case.game, match.state, seat))
                assert case.game.check(s) == [], "an imagined position is not sound"
                assert (s.todo, s.barrier, s.result) == (match.state.todo, match.state.barrier, match.state.result)
                assert s.chance.key != match.state.chance.key
                assert s.chance.key != chance.key
                assert not s.telling
                futures.add(s.chance.key)
                playout(s.clone(), chance, 25)
            assert len(futures) == case.budget.worlds, "imagined positions share their future"
        assert match.state_hash == before, "imagining changed the position"


@WALKS
def test_imagining_twice_equals_imagining_once_with_the_second_chance(case: Case) -> None:
    for number, match in enumerate(stops(case)):
        for seat in seats_and_spectator(match):
            first, second = seeded(f"first {number}"), seeded(f"second {number} {seat}")
            once_chance, twice_chance = second.clone(), second.clone()
            once = match.redealt(seat, once_chance)
            twice = redeal(case.game, match.redealt(seat, first), seat, twice_chance)
            assert save(case.game, once) == save(case.game, twice)
            assert once_chance.drawn == twice_chance.drawn


@WALKS
def test_every_unseen_card_reaches_every_place_of_its_lot_and_no_other(case: Case) -> None:
    for number, match in enumerate(stops(case)):
        if number % 4:
            continue
        for seat in (number % case.seats, None):
            where = places(case.game, match.state, seat)
            if not where:
                continue
            biggest = max(map(len, where.values()))
            tries = ceil(biggest * (2 * log(biggest + 1) + 12))
            met: dict[Any, set[int]] = defaultdict(set)
            chance = seeded(f"reach {case} {number}")
            for _ in range(tries):
                s = match.redealt(seat, chance)
                for lot, there in places(case.game, s, seat).items():
                    for field, pile, place, card in there:
                        met[lot, field, pile, place].add(card)
            for lot, there in where.items():
                cards = {card for *_, card in there}
                for field, pile, place, _ in there:
                    assert met.pop((lot, field, pile, place)) == cards, f"{field} {pile} {place} is not dealt freely"
            assert not met, "a card came to a place that its lot has not"


@GAMES
def test_whatever_is_hidden_is_imagined_anew(game: Game) -> None:
    """A hidden field that every imagined position shares would show a thinking bot the truth."""
    hidden_fields = [field for field in game.fields if field.visibility in (OWN, COUNTED, SECRET)]
    still = {field.name for field in hidden_fields}
    for case in cases_of(game, 2):
        for match in stops(case):
            chance = seeded(f"anew {case} {match.number}")
            worlds = [match.redealt(None, chance) for _ in range(6)] if still else []
            for field in hidden_fields:
                values = [as_text(field.form.write(getattr(s, field.name))) for s in worlds]
                if len(set(values)) > 1:
                    still.discard(field.name)
    assert not still, f"never imagined anew: {still}"


# ---- nothing else reaches a seat


def seen_as(match: serai.Match, s: State) -> serai.Match:
    """The match as if the state were another."""
    copy = match.clone()
    copy._state = s.clone()
    copy.state.telling = True
    return copy


def all_that_is_sent(match: serai.Match, seat: int | None, tried: list[Any]) -> list[str]:
    """Every byte that the engine hands a seat between two moves."""
    sent = [as_text(match.view(seat)), asks_text(match, seat) if seat is not None else ""]
    if seat is None:
        return sent
    sent.append(as_text(match.game.notation.pack(match.asides(seat))))
    sent += [f"{pick!r} {match.why_not(seat, pick)!r}" for pick in tried]
    sent.append(repr([match.why_not_undo(seat), match.why_not_undo(seat, match.number)]))
    mine = [option for asked in match.asks if asked.seat == seat for option in asked.options]
    for option in mine[:: 1 + len(mine) // 12]:
        sent.append(as_text([event_json(event) for event in match.preview(seat, option)]))
    return sent


@WALKS
def test_nothing_that_is_sent_to_a_seat_depends_on_what_it_cannot_see(case: Case) -> None:
    rng = case.rng("secrets")
    for number, match in enumerate(stops(case)):
        options = [option for asked in match.asks for option in asked.options]
        for seat in seats_and_spectator(match):
            tried = conceivable(case.game, options, rng, 200)
            tried = rng.sample(tried, min(60, len(tried)))
            tried += [wrong for wrong in written_wrongly(case.game, options[:2], rng) if type(wrong) in (str, list)]
            truth = all_that_is_sent(match, seat, tried)
            chance = seeded(f"secrets {case} {number} {seat}")
            for _ in range(case.budget.worlds):
                other = seen_as(match, match.redealt(seat, chance))
                for sent, also in zip(truth, all_that_is_sent(other, seat, tried), strict=True):
                    assert sent == also


def told_before_the_barrier(s: State, pick: Any, seat: int | None) -> tuple[list[str], bool, State]:
    """The events of a choice as a seat hears them, up to a barrier; whether there is one; and the state after it."""
    after = s.clone()
    after.telling = True
    answer(after, pick)
    heard: list[str] = []
    for event in after.told:
        if type(event) is Bar:
            return heard, True, after
        heard.append(as_text(event_json(as_known(event, seat))))
    return heard, False, after


@WALKS
def test_what_a_choice_tells_before_a_barrier_depends_on_nothing_unseen(case: Case) -> None:
    """And without a barrier the acting seat has learned nothing: else it could look, and take back."""
    rng, game = case.rng("told"), case.game
    for number, match in enumerate(stops(case)):
        if match.over or match.state.todo[-1].waits != ASK:
            continue
        (asked,) = match.asks
        chance = seeded(f"told {case} {number}")
        for pick in rng.sample(list(asked.options), min(len(asked.options), 12)):
            for seat in seats_and_spectator(match):
                s = match.redealt(seat, chance)
                if not s.todo[-1].allows(s, pick):
                    assert seat != asked.seat
                    continue
                truth, barred, after = told_before_the_barrier(match.state, pick, seat)
                heard, also_barred, after_too = told_before_the_barrier(s, pick, seat)
                if seat == asked.seat:
                    assert heard == truth, f"{pick} tells the seat something of what it cannot see"
                    assert barred == also_barred
                    if not barred:
                        assert as_text(look(game, after, seat)) == as_text(look(game, after_too, seat))
                elif not learned(game, match.state, after, seat) | learned(game, s, after_too, seat):
                    assert heard == truth, f"{pick} tells seat {seat} something of what it cannot see"
        # what is previewed is what is told
        pick = rng.choice(asked.options)
        truth, _, _ = told_before_the_barrier(match.state, pick, asked.seat)
        before = match.state_hash
        assert [as_text(event_json(event)) for event in match.preview(asked.seat, pick)] == truth
        assert match.state_hash == before


def learned(game: Game, before: State, after: State, seat: int | None) -> set[tuple[str, int]]:
    """The cards that were hidden from a seat and are no longer."""
    return hidden(game, before, seat) - hidden(game, after, seat)


@WALKS
def test_no_event_names_a_card_to_a_seat_that_cannot_know_it(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """It must be known before the move, after it or when it is told; or be turned over and put back unknown to all."""
    match, rng = case.new(), case.rng("named")
    audience = seats_and_spectator(match)
    when_told: list[list[set[tuple[str, int]]]] = []

    def noting(tell: Callable[..., None]) -> Callable[..., None]:
        def told(s: State, *event: Any) -> None:
            if s is match.state:
                when_told.append([hidden(case.game, s, seat) for seat in audience])
            tell(s, *event)

        return told

    monkeypatch.setattr(State, "tell", noting(State.tell))
    monkeypatch.setattr(State, "whisper", noting(State.whisper))
    since = 0
    while not match.over:
        before = [hidden(case.game, match.state, seat) for seat in audience]
        since += len(match.events(None, since))
        when_told.clear()
        play_on(match, rng)
        after = [hidden(case.game, match.state, seat) for seat in audience]
        put_back = set.intersection(*after)
        for place, seat in enumerate(audience):
            unknown = (before[place] & after[place]) - put_back
            for number, told in enumerate(match.events(seat, since)):
                leaked = unknown.intersection(cards_named(case.game, told.event))
                assert not leaked or not leaked & when_told[number][place], (
                    f"{told.event} tells seat {seat} what it cannot know"
                )


# ---- choosing at once and in secret


@WALKS
def test_drafts_are_secret_until_all_are_handed_in(case: Case) -> None:
    match, rng = case.new(), case.rng("drafts")
    seen = 0
    while not match.over and seen < 25:
        if not in_secret(match):
            match.choose(*decide(match, rng))
            continue
        seen += 1
        seat, pick = decide(match, rng)
        asked = [one.seat for one in match.asks]
        others = [other for other in seats_and_spectator(match) if other != seat]
        views = {other: match.view(other) for other in others}
        asks = {other: asks_text(match, other) for other in others if other is not None}
        number, events, before = match.number, len(match.events(None)), match.clone()
        told = match.choose(seat, pick)
        if match.number == number:
            assert told == []
            assert len(match.events(None)) == events
            still = [one.seat for one in match.asks]
            assert still in (asked, [one for one in asked if one != seat])
            for other in others:
                kind = views[other]["asked"][0][1]
                views[other]["asked"] = [[one, kind] for one in still]
                assert as_text(match.view(other)) == as_text(views[other])
                assert other is None or asks_text(match, other) == asks[other]
            assert match.why_not_undo(seat) is None
            copy = match.clone()
            assert copy.undo(seat) == []
            assert copy.number == number
            assert copy.state_hash == before.state_hash, "taking back does not reopen the draft as it was"
            assert copy.why_not(seat, pick) is None
        else:
            row = match.record.rows[-1]
            assert (row.number, row.seat, row.act) == (number + 1, -1, "all")
            assert len(row.what) == case.seats
            assert row.what[seat][-1] == "commit"
            assert match.why_not_undo(seat) is not None
    assert seen or case.game.name != "bazaar"


# ---- beside the question


@WALKS
def test_asides_are_recorded_and_never_answer_the_question(case: Case) -> None:
    rng, game, replays = case.rng("asides"), case.game, 0
    with_words = {shape.make for shape in game.notation.shapes if "words" in shape.fields}
    for match in stops(case):
        for seat in range(case.seats):
            listed = match.asides(seat)
            allowed = {(type(pick), pick) for pick in listed}
            assert len(allowed) == len(listed)
            if match.over:
                assert not listed
                continue
            before = match.state_hash
            for pick in conceivable(game, listed, rng, 200):
                if type(pick) not in with_words:
                    reason = game.why_not_aside(match.state, seat, pick)
                    assert (reason is None) == ((type(pick), pick) in allowed), f"{pick}: {reason}"
            assert match.state_hash == before
            for pick in rng.sample(list(listed), min(5, len(listed))):
                copy = match.clone()
                told = copy.aside(seat, pick, at=match.number)
                assert copy.record.rows[match.number][1:] == (seat, "aside", game.notation.to_text(pick))
                assert copy.number == match.number + 1 or copy.record.rows[-1].act == "all"
                replays += 1
                if replays <= case.at_most(60):
                    again = serai.Match.replay(copy.record, game=game)
                    assert again.state_hash == copy.state_hash
                    assert again.record == copy.record
                assert told == copy.events(seat, len(match.events(None)))
                s, step = match.state.clone(), match.state.todo[-1]
                game.aside(s, seat, pick)
                assert s.todo == match.state.todo, "an aside asks nothing and ends nothing"
                if not in_secret(match) and (len(step.options(s)) > 1 or step.always):
                    assert [(one.seat, one.kind) for one in copy.asks] == [(one.seat, one.kind) for one in match.asks]
                assert game.check(copy.state) == []
                assert all(pick not in one.options or type(pick) not in map(type, one.options) for one in match.asks)


def test_the_streams_of_imagination_are_not_those_of_the_game() -> None:
    chance = Chance(b"k" * 32, 0)
    assert chance.branch("imagined 1").key != chance.branch("imagined 2").key
