"""A state as JSON and back, its comparison and its hash; derived fields are left out of all of them."""

from __future__ import annotations

import json
from dataclasses import fields
from hashlib import blake2b
from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.state import DERIVED, Result


def save(game: Any, s: Any) -> dict[str, Any]:
    """Everything that a state is made of, ready for JSON."""
    kept: dict[str, Any] = {
        "seats": s.seats,
        "todo": [_save_step(step) for step in s.todo],
        "chance": [s.chance.key.hex(), s.chance.drawn],
        "barrier": s.barrier,
        "drafts": None if s.drafts is None else [[game.notation.to_row(pick) for pick in d] for d in s.drafts],
        "result": None if s.result is None else [list(part) for part in s.result],
    }
    for field in game.fields:
        if field.sight != DERIVED:
            kept[field.name] = field.form.write(getattr(s, field.name))
    return kept


def restore(game: Any, kept: dict[str, Any]) -> Any:
    """The state that was saved."""
    steps = {step.__name__: step for step in game.steps}
    key, drawn = kept["chance"]
    drafts, result = kept["drafts"], kept["result"]
    values: dict[str, Any] = {
        "seats": kept["seats"],
        "todo": [steps[name](*map(_frozen, values)) for name, *values in kept["todo"]],
        "chance": Chance(bytes.fromhex(key), drawn),
        "barrier": kept["barrier"],
        "drafts": None if drafts is None else [tuple(map(game.notation.from_row, draft)) for draft in drafts],
        "result": None if result is None else Result(*map(tuple, result)),
    }
    for field in game.fields:
        if field.sight != DERIVED:
            values[field.name] = field.form.read(kept[field.name])
    s = game.state(**values)
    game.derive(s)
    return s


def state_hash(game: Any, s: Any) -> str:
    """Equal for equal states, on every machine and every Python."""
    text = json.dumps(save(game, s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _save_step(step: Any) -> list[Any]:
    return [type(step).__name__, *(getattr(step, field.name) for field in fields(step))]


def _frozen(value: Any) -> Any:
    """Lists come back from JSON where steps hold tuples."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
