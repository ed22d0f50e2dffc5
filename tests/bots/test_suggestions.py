"""Suggestions: the parts of a value add up to it, and what General chooses has reasons in words, made from these parts.

`SERAI_REASONS=all` looks at 200 positions of every game with General's own number of nodes instead of a small sample.
"""

from __future__ import annotations

import os
import re
from types import SimpleNamespace
from typing import Any

import pytest

from serai.bots.analysis import ADVISER, considered_by
from serai.bots.bot import View, asks_of, view_of
from serai.bots.evaluation import evaluation_of
from serai.bots.reasons import COST, GAIN, KEEP, Because, Explainer, explained_by
from serai.bots.search import Considered
from serai.bots.suggestions import MOST, suggestions
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.game import load, names
from serai.engine.play.match import Match
from serai.engine.views.views import look
from serai.words import LANGUAGES, Words
from serai.words.reasons import reason_sentence, reason_text
from tests.battery.sample_game import GAME as BAZAAR
from tests.bots.positions import asked_positions

ALL = os.environ.get("SERAI_REASONS") == "all"
POSITIONS = 200 if ALL else 30
SEATS = {"khan": (2, 3, 4), "merv": (3, 1, 4, 2), "warrior_knights": (4, 3, 2)}
TOLD = re.compile(r"^term-(\w+)", re.MULTILINE)
RIVAL_HOWS = ("harm", "deny")


@pytest.mark.parametrize("name", names())
def test_the_terms_of_a_value_add_up_to_it(name: str) -> None:
    game = load(name)
    explained, evaluation = explained_by(game), evaluation_of(game)
    assert explained is not None
    seats = SEATS.get(name, (2,))
    for match, _ in asked_positions(game, seats, 60 if name in SEATS else 4, "random"):
        before = snapshot.state_hash(game, match.state)
        value, terms = evaluation.value(match.state), explained.terms(match.state)
        assert [sum(points for points, _ in own.values()) for own in terms] == pytest.approx(value, abs=1e-9)
        assert snapshot.state_hash(game, match.state) == before


@pytest.mark.parametrize("name", sorted(SEATS))
def test_most_choices_of_a_general_have_a_reason(name: str) -> None:
    game = load(name)
    found, silent = 0, []
    for number, (match, seat) in enumerate(asked_positions(game, SEATS[name], POSITIONS)):
        considered = considered_by(match, seat, ADVISER if ALL else "general:nodes=20", f"general {number}")
        (best,) = suggestions(match, seat, considered, f"reasons {number}", most=1)
        assert best.considered is considered[0]
        colours = list(game.colours[: match.state.seats])
        said = [reason_sentence("en", game, because, colours) for because in best.reasons]
        found += bool(said)
        if not said:
            silent.append(Words("en", game).choice(best.considered.pick, match.asks[0].kind))
    print(f"{name}: {found} of {POSITIONS} have a reason")
    assert found >= 0.9 * POSITIONS, f"without a reason: {silent}"


@pytest.mark.parametrize("name", names())
def test_every_term_has_words_in_every_language(name: str) -> None:
    game = load(name)
    explained = explained_by(game)
    assert explained is not None
    counted = {
        term
        for match, _ in asked_positions(game, SEATS.get(name, (2,)), 40 if name in SEATS else 4, "random")
        for own in explained.terms(match.state)
        for term, (_, amount) in own.items()
        if amount is not None
    }
    assert counted >= explained.SPENT
    for language in LANGUAGES:
        told = TOLD.findall(reason_text(language, game))
        assert set(told) == counted | {"score", "win"}
        assert len(told) == len(set(told))
        for term in told:
            for how in ("gain", "keep", "cost", "harm", "deny", "follow"):
                for number in (0, 1, 2, 5, 21):
                    rival = (0, 7)[number % 2] if how in RIVAL_HOWS else None
                    because: Any = SimpleNamespace(term=term, how=how, number=number, rival=rival)
                    said = reason_sentence(language, game, because, ["Ann", "Bob"])
                    assert re.fullmatch(r"[^$.]+[.]", said)


def test_up_to_three_different_choices_are_suggested() -> None:
    game = load("khan")
    words = Words("en", game)
    for number, (match, seat) in enumerate(asked_positions(game, (3,), 12)):
        considered = considered_by(match, seat, "general:nodes=30", str(number))
        found = suggestions(match, seat, considered, str(number), words.choice)
        said = [words.choice(one.considered.pick) for one in found]
        assert 1 <= len(found) <= MOST
        assert len(set(said)) == len(said)
        assert [one.considered for one in found] == [one for one in considered if one in [x.considered for x in found]]


@pytest.mark.parametrize("name", sorted(SEATS))
def test_the_same_seed_gives_the_same_reasons_whatever_is_hidden(name: str) -> None:
    """Only what the seat sees goes into a reason: other hidden cards, same answer."""
    game = load(name)
    compared = 0
    for number, (match, seat) in enumerate(asked_positions(game, (3,), 8)):
        imagined = snapshot.save(game, match.redealt(seat, seeded(f"hidden {number}")))
        other = Match.resume(match.record, imagined, game, match.number)
        assert look(game, other.state, seat) == look(game, match.state, seat)
        compared += snapshot.save(game, other.state) != snapshot.save(game, match.state)
        told = [
            suggestions(one, seat, considered_by(one, seat, "general:nodes=20", str(number)), str(number))
            for one in (match, other)
        ]
        assert told[0] == told[1]
    assert compared >= 4


def test_a_game_without_terms_gives_no_reasons() -> None:
    match = Match.new(BAZAAR, 2, "bazaar")
    seat = match.asks[0].seat
    considered = [Considered(pick, 5, 0.5) for pick in asks_of(match, seat)[0].options[:2]]
    assert explained_by(BAZAAR) is None
    assert [one.reasons for one in suggestions(match, seat, considered, "seed")] == [[], []]
    assert suggestions(match, seat, [], "seed") == []


class Shop:
    """Terms of tic-tac-toe that follow the squares one by one: what a choice changes is plain."""

    SPENT = frozenset({"paid"})

    def terms(self, s: Any) -> list[dict[str, tuple[float, float | None]]]:
        return [self._of(s, seat) for seat in range(2)]

    def _of(self, s: Any, seat: int) -> dict[str, tuple[float, float | None]]:
        middle, corner = int(s.owner[4] == seat), int(s.owner[0] == seat)
        return {
            "middle": (3.0 * middle, middle),
            "paid": (-2.0 * middle, -middle),
            "corner": (0.5 * corner, corner),
            "turn": (1.0, None),
        }


def explained_choices(explained: Any) -> tuple[Explainer, Any]:
    game = load("tic_tac_toe")
    match = Match.new(game, 2, "shop")
    view: View = view_of(match, 0)
    return Explainer(explained, evaluation_of(game), view, "seed"), asks_of(match, 0)[0].options


def test_a_reason_says_what_is_gained_what_it_costs_and_what_others_lack() -> None:
    explainer, options = explained_choices(Shop())
    corner, edge, middle = options[0], options[1], options[4]
    assert explainer.reasons(middle, [edge], []) == [Because("middle", GAIN, 1), Because("paid", COST, 1)]
    assert explainer.reasons(corner, [edge], []) == [Because("corner", GAIN, 1)]
    assert explainer.reasons(edge, [middle], []) == [Because("paid", KEEP, 1)]
    assert explainer.reasons(edge, [options[3]], []) == []
