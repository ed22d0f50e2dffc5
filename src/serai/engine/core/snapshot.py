"""A state as JSON and back, its comparison and its hash; derived fields are left out of all of them."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from serai.engine.core.chance import Chance
from serai.engine.core.state import DERIVED, Result, State
from serai.engine.core.steps import Choice, Draft, Step, step_fields

if TYPE_CHECKING:
    from serai.engine.core.game import Game


def save(game: Game, s: State) -> dict[str, Any]:
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
        if field.visibility != DERIVED:
            kept[field.name] = field.form.write(getattr(s, field.name))
    return kept


def restore(game: Game, kept: dict[str, Any]) -> State:
    """The state that was saved."""
    steps: dict[str, type[Step]] = {step.__name__: step for step in game.steps}
    todo: list[list[Any]] = kept["todo"]
    key: str = kept["chance"][0]
    drawn: int = kept["chance"][1]
    drafts: list[list[list[Any]]] | None = kept["drafts"]
    result: list[list[Any]] | None = kept["result"]
    values: dict[str, Any] = {
        "seats": kept["seats"],
        "todo": [steps[row[0]](*map(_frozen, row[1:])) for row in todo],
        "chance": Chance(bytes.fromhex(key), drawn),
        "barrier": kept["barrier"],
        "drafts": None if drafts is None else [_draft(game, draft) for draft in drafts],
        "result": None if result is None else Result(*map(tuple, result)),
    }
    for field in game.fields:
        if field.visibility != DERIVED:
            values[field.name] = field.form.read(kept[field.name])
    s = game.state(**values)
    game.derive(s)
    return s


def state_hash(game: Game, s: State) -> str:
    """Equal for equal states, on every machine and every Python."""
    text = json.dumps(save(game, s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _save_step(step: Step) -> list[Any]:
    kind = type(step)
    return [kind.__name__, *(getattr(step, name) for name in step_fields(kind))]


def _draft(game: Game, rows: list[list[Any]]) -> Draft:
    picks: list[Choice] = list(map(game.notation.from_row, rows))
    return tuple(picks)


def _frozen(value: object) -> object:
    """Lists come back from JSON where steps hold tuples."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
