"""What is thought in a worker of its own, as one text in and one text out; whoever cannot wait ends the worker."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from serai.bots import thinking
from serai.engine.play.record import Record
from serai.protocol.games import game_of

Told = Callable[[str], object]


def answer(job: str, told: Told) -> str:
    """What a job finds; on the way it may tell how far it is."""
    asked: dict[str, Any] = json.loads(job)
    found = JOBS[asked["kind"]](asked, told)
    return json.dumps(found, separators=(",", ":"))


def _world(asked: dict[str, Any]) -> tuple[Any, ...]:
    """The imagined world that a job is about, and who is to think with which seed."""
    names = ("state", "number", "seat", "level", "seed")
    return game_of(asked["game"]), *(asked[name] for name in names)


def _turn(asked: dict[str, Any], told: Told) -> dict[str, Any]:
    choice, reason = thinking.think(*_world(asked))
    return {"choice": choice, "reason": reason}


def _advice(asked: dict[str, Any], told: Told) -> dict[str, Any]:
    level, thoughts = thinking.consider(*_world(asked))
    return {"level": level, "thoughts": thoughts}


def _analysis(asked: dict[str, Any], told: Told) -> dict[str, Any]:
    record = Record.from_json(asked["record"])

    def tell(done: int, whole: int) -> None:
        told(json.dumps({"id": asked["id"], "done": done, "whole": whole}))

    return thinking.look_back(game_of(record.game), record, asked["nodes"], tell)


JOBS: dict[str, Callable[[dict[str, Any], Told], dict[str, Any]]] = {
    "turn": _turn,
    "advice": _advice,
    "analysis": _analysis,
}
