"""What boards are compiled against is what the games declare, and what views, choices and events really are."""

from __future__ import annotations

import json
import re
from typing import Any, TypedDict

import pytest

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.engine.views.event_facts import event_shown
from serai.server.operations.content_types import content_type
from serai.server.operations.game_types import LARGEST_TABLE, records_in, type_of, typescript

GAMES = ("connect_four", "khan", "merv", "tic_tac_toe", "warrior_knights")
PLAIN = {"number": int, "boolean": bool, "string": str, "null": type(None)}


class Pair(TypedDict):
    """Two of something."""

    one: int
    other: list[str]


def fits(value: Any, kind: str) -> bool:
    """Whether a JSON value is of a type, of those that fields and events have."""
    if kind.startswith("(") and kind.endswith(")[]"):
        return isinstance(value, list) and all(
            any(fits(entry, one) for one in kind[1:-3].split(" | ")) for entry in value
        )
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(entry, kind[:-2]) for entry in value)
    return type(value) is PLAIN[kind]


def declared(text: str, name: str) -> dict[str, str]:
    """The fields of a type in the module."""
    body = re.search(rf"export type {name} = (?:face\.Frame<Choice> & )?\{{(.*?)\}};$", text, re.DOTALL | re.MULTILINE)
    assert body, name
    return dict(re.findall(r"^\s*(\w+): (.*);$", body[1].replace("; ", ";\n").strip().rstrip(";") + ";", re.MULTILINE))


@pytest.mark.parametrize("name", GAMES)
def test_views_and_events_are_of_the_declared_types(name: str) -> None:
    game = load(name)
    text, dice = typescript(game), seeded("types of a play")
    fields = declared(text, "View")
    match = Match.new(game, game.max_seats, "types")
    events = dict(re.findall(r'^export type (\w+Event) = \{ event: "([\w-]+)"', text, re.MULTILINE))
    by_word = {word: declared(text, kind) for kind, word in events.items()}
    for _ in range(150):
        if match.over:
            break
        asked = match.asks[dice.below(len(match.asks))]
        match.choose(asked.seat, asked.options[dice.below(len(asked.options))])
    for seat in (None, 0):
        view = match.view(seat)
        for field, kind in fields.items():
            assert fits(view[field], kind), (field, kind, view[field])
    told = match.events(0)
    assert told
    for one in told:
        event = json.loads(json.dumps(event_shown(game, one.event)))
        kinds = by_word[event.pop("event")]
        kinds.pop("event", None)
        assert all(fits(event[field], kinds[field]) for field in event), (event, kinds)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_table_code_and_fact_is_there(name: str) -> None:
    game = load(name)
    text = typescript(game)
    for shape in game.notation.shapes:
        assert f'[word: "{shape.word}"' in text
    for table, entries in game.notation.tables.items():
        assert (f"export const {table.upper()}_TABLE = " in text) == (len(entries) <= LARGEST_TABLE)
    for code, value in game.codes.items():
        assert f"export const {code} = {value};" in text
    facts = declared(text, "Facts") if game.facts else {}
    assert set(facts) == {fact.name for fact in game.facts}
    assert "unknown" not in facts.values()
    assert "unknown" not in declared(text, "View").values()


def test_python_types_as_json() -> None:
    assert type_of(list[tuple[int, str]]) == "[number, string][]"
    assert type_of(dict[str, bool]) == "Record<string, boolean>"
    assert type_of(list[int | None]) == "(number | null)[]"
    assert type_of(tuple[float, ...]) == "number[]"
    assert type_of(list[Pair | None]) == "(Pair | null)[]"
    assert records_in(list[Pair | None]) == {"Pair": "{ one: number; other: string[] }"}
    assert type_of(object) == "unknown"


def test_content_has_the_type_of_all_its_rows() -> None:
    assert content_type({"row": [{"id": "a", "cost": 1}, {"id": "b"}], "note": "x", "lines": ["T"], "odd-one": []}) == (
        '{ row: { id: string; cost?: number }[]; lines: string[]; "odd-one": never[] }'
    )
    assert content_type([1, "x", [True]]) == "(boolean[] | number | string)[]"
