"""Whole games: sound at every decision, never aliased, within their bound, ended as their scores say."""

from importlib.metadata import entry_points
from random import Random
from typing import Any

import pytest

import serai
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.engine.core.errors import IllegalChoice
from serai.engine.core.game import Game
from tests.battery.cases import (
    Case,
    all_games,
    as_text,
    asks_text,
    derived,
    finished,
    option_sets,
    play_on,
    seats_and_spectator,
    walk,
    walks,
    whole_games,
)

WHOLE_GAMES = pytest.mark.parametrize("case", whole_games(), ids=str)
WALKS = pytest.mark.parametrize("case", walks(), ids=str)
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def test_every_registered_game_can_be_loaded_under_its_name() -> None:
    assert serai.names() == sorted(entry.name for entry in entry_points(group="serai.games"))
    for name in serai.names():
        assert serai.load(name).name == name


@GAMES
def test_a_game_declares_itself_completely(game: Game) -> None:
    s = game.new(game.max_seats, seeded("x"), game.settings(game.max_seats, {}))
    own = {name for kind in type(s).__mro__[:-2] for name in getattr(kind, "__slots__", ()) if name != "__weakref__"}
    declared = [field.name for field in game.fields]
    assert sorted(declared) == sorted(own), "every field beyond the engine's is declared, and nothing else"
    assert not {"move", "seat", "seats", "asked", "draft", "result"} & set(declared), "these names are the view's own"
    lots = {field.lots for field in game.fields if field.lots}
    fixed = {name for name in lots if isinstance(getattr(type(s), name, None), property)}  # a table of the game
    assert lots <= set(declared) | fixed
    assert len({step.__name__ for step in game.steps}) == len(game.steps)
    assert len(game.colours) >= game.max_seats
    assert len(set(game.colours)) == len(game.colours)
    words = [shape.word for shape in game.events]
    assert len(set(words)) == len(words)
    assert game.max_decisions(game.max_seats) > 0
    for shape in game.events:
        assert "event" not in shape.names, f"{shape.word}: its word travels under that name"


@WHOLE_GAMES
def test_a_game_is_sound_at_every_decision(case: Case) -> None:
    match, rng = case.new(), case.rng("sound")
    kept = []  # what was handed out on the way, to be looked at again at the end
    declared = {shape.make for shape in match.game.events} | {serai.TakenBack}
    often = 1 + finished(case) // 150
    decisions = told = 0
    while not match.over:
        check_questions(match, rng)
        if decisions % often == 0:
            copy = match.clone()
            assert snapshot.save(match.game, copy.state) == snapshot.save(match.game, match.state)
            assert derived(match.game, copy.state) == derived(match.game, match.state)
            assert not copy.state.told
            views = [match.view(seat) for seat in seats_and_spectator(match)]
            kept.append((copy, match.state_hash, asks_text(match), match.asks, views, as_text(views)))
        decisions += 1
        before = match.state
        drawn, barrier = before.chance.drawn, before.barrier
        play_on(match, rng)
        assert match.game.check(match.state) == []
        if match.state is before and before.chance.drawn != drawn:
            assert before.barrier > barrier, "chance was drawn without a barrier"
        events = match.events(None, told)
        told += len(events)
        assert all(type(one.event) in declared for one in events), "an event is not declared"
    for copy, state_hash, asks, asked, views, text in kept:
        assert copy.state_hash == state_hash, "a clone has changed with its original"
        assert asks_text(copy) == asks
        assert as_text(views) == text, "a view has changed after it was handed out"
        assert [type(option) for one in asked for option in one.options] == [
            type(option) for one in copy.asks for option in one.options
        ], "a question has changed after it was handed out"


def check_questions(match: serai.Match, rng: Random) -> None:
    notation = match.game.notation
    assert match.asks, "the game waits for nobody"
    assert len({asked.seat for asked in match.asks}) == len(match.asks)
    for asked in match.asks:
        assert 0 <= asked.seat < match.state.seats
        assert asked.options, f"{asked.kind} leaves no choice"
        listed = [(type(option), option) for option in asked.options]
        assert len(set(listed)) == len(listed), f"{asked.kind} lists a choice twice"
        for option in rng.sample(list(asked.options), min(len(asked.options), 10)):
            assert notation.from_row(notation.to_row(option)) == option
            again = notation.from_text(notation.to_text(option))
            assert (type(again), again) == (type(option), option)
        as_text(asked.prompt)


@WHOLE_GAMES
def test_a_game_ends_within_its_bound_and_is_judged_by_its_scores(case: Case) -> None:
    s = case.new().state.clone()
    bound = case.game.max_decisions(case.seats)
    decisions = playout(s, seeded(f"bound {case}"), bound + 1)
    assert s.result is not None, f"no end within {bound} decisions"
    assert decisions <= bound
    assert not s.todo
    scores, places, reasons = s.result
    assert len(scores) == len(places) == len(reasons) == case.seats
    for seat, place in enumerate(places):
        better = sum(other < place for other in places)
        beaten_by_the_game = case.seats == 1 and place == 2  # whoever plays alone may still lose
        assert place == better + 1 or beaten_by_the_game, "places are 1 and the number of better seats more"
        for other in range(case.seats):
            if scores[seat] > scores[other]:
                assert place <= places[other], "a better score has a worse place"
    assert case.game.check(s) == []


@WALKS
def test_nothing_can_be_chosen_once_the_game_is_over(case: Case) -> None:
    *_, match = walk(case)
    before = match.state_hash
    assert match.asks == ()
    assert match.result is match.state.result
    assert not match.state.todo
    for seat in range(case.seats):
        assert not match.asides(seat)
        for shape in match.game.notation.shapes[:3]:
            for try_it in (match.choose, match.aside):
                with pytest.raises(IllegalChoice) as refusal:
                    try_it(seat, [shape.word, *[0] * len(shape.fields)])
                assert refusal.value.rule == "SE-END-1"
        assert match.view(seat)["asked"] == []
        assert match.view(seat)["result"] == [list(part) for part in match.result]
    assert match.state_hash == before


@GAMES
def test_every_variant_can_be_played_with_every_number_of_seats(game: Game) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in option_sets(game):
            s = game.new(seats, seeded(f"variant {seats}"), game.settings(seats, options))
            playout(s, seeded(f"{seats}{options}"), game.max_decisions(seats))
            assert s.result is not None
    wrong: tuple[Any, ...] = (game.min_seats - 1, game.max_seats + 1, 0, -1, True, "2", None, 2.0)
    for number in wrong:
        with pytest.raises(serai.BadOption):
            game.settings(number, {})
    with pytest.raises(serai.BadOption):
        game.settings(game.min_seats, {"no_such_option": 1})
    for option in game.options:
        with pytest.raises(serai.BadOption):
            game.settings(game.min_seats, {option.name: object()})
