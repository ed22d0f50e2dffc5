"""What is thought in a bot's own worker: one text in, one text out, for every kind of job."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serai.bots import thinking
from serai.bots.specs import Spec, spec_of
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.offline.thinking import answer

LEVELS = ("random", "novice", "trader", "general", "sultan")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    def spec(text: str) -> Spec:
        found = spec_of(text)
        return found._replace(budget=found.budget._replace(nodes=5))

    monkeypatch.setattr(thinking, "spec_of", spec)


def job(match: Match, kind: str, level: str) -> str:
    seat = match.asks[0].seat
    state = snapshot.save(match.game, match.redealt(seat, seeded("told")))
    about: dict[str, Any] = {"game": match.game.name, "state": state, "number": match.number, "seat": seat}
    return json.dumps({"id": "one", "kind": kind, **about, "level": level, "seed": "s"})


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["khan", "tic_tac_toe"])
def test_a_bot_of_every_level_makes_a_legal_choice(name: str, level: str) -> None:
    match = Match.new(load(name), 2, "turn")
    found = json.loads(answer(job(match, "turn", level), lambda text: None))
    assert match.why_not(match.asks[0].seat, found["choice"]) is None
    assert found["reason"] is None


def test_advice_names_what_was_weighed_and_who_weighed_it() -> None:
    match = Match.new(load("tic_tac_toe"), 2, "advice")
    found = json.loads(answer(job(match, "advice", "random"), lambda text: None))
    assert found["level"] == "general"  # one that can tell
    choice, value, visits, reasons = found["thoughts"][0]
    assert match.why_not(0, choice) is None
    assert 0 <= value <= 1
    assert visits > 0
    assert reasons is not None


def test_a_look_back_tells_how_far_it_is() -> None:
    match = Match.new(load("tic_tac_toe"), 2, "analysis")
    while not match.over:
        match.make(match.asks[0].seat, match.asks[0].options[0])
    told: list[dict[str, Any]] = []
    asked = json.dumps({"id": "two", "kind": "analysis", "record": match.record.to_json(), "nodes": 4})
    found = json.loads(answer(asked, lambda text: told.append(json.loads(text))))
    assert found["moves"] == list(range(match.number + 1))
    assert {one["id"] for one in told} == {"two"}
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert told[-1]["done"] <= told[-1]["whole"]
