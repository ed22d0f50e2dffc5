"""What the board's own tests know of the game: its content, every kind of question once, and a play as it is told.

Written by `python -m tests.web.boards.warrior_knights_sample`.
"""

from __future__ import annotations

import json
from typing import Any

from serai import Match
from serai.engine.core.chance import seeded
from serai.engine.core.notation import event_json
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.rules.board import ROUTE_PASSES
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.money.wages import pays_nothing, wage_of
from serai.games.warrior_knights.rules.options import MIGHT_MAKES_RIGHT
from serai.games.warrior_knights.rules.setup import starting_troops
from serai.games.warrior_knights.rules.war.armies import effective, opponents_in, owner_of, wall_strength
from serai.games.warrior_knights.rules.war.movement import can_set_out, ways
from serai.games.warrior_knights.state import weigh
from serai.games.warrior_knights.tables import MERCENARIES, NOBLES_EACH, WAGE
from serai.server.tables.catalogue import content_of
from tests.roots import ROOT

SAMPLE = ROOT / "web" / "src" / "boards" / "warrior_knights" / "model" / "sample.json"
NOTES = ("provenance", "note", "name_provenance", "wage_provenance", "copies_provenance", "split_provenance")
USED = ("map", "meta", "mercenaries", "barons", "fate", "agenda", "events", "expeditions")
SIGHT = ("agenda_open", "castle", "area", "where", "mover", "owner")  # what the place of a choice depends on
STRONG = (
    "armies", "tokens", "office", "where", "castle", "owner", "fortified", "breach", "house", "besieger",
    "laws", "charges", "paid", "exhausted", "outside", "outlaw", "marched", "round_events",
)  # fmt: skip
EVERY = 40  # moves from one position of a play to the next
IDLE = {"Decline", "Done", "Refuse", "Raze"}
PLAYS = 4
MOST = 24  # options of a word


def without_notes(value: Any) -> Any:
    """Content without where it comes from and without its texts."""
    if isinstance(value, dict):
        return {key: without_notes(part) for key, part in value.items() if key not in (*NOTES, "text", "name")}
    return [without_notes(part) for part in value] if isinstance(value, list) else value


def busy(match: Match, chance: Any) -> None:
    """Somebody who would rather do something chooses."""
    asked = match.asks[0]
    options = list(asked.options)
    doing = [option for option in options if type(option).__name__ not in IDLE] or options
    match.choose(asked.seat, doing[chance.below(len(doing))])


def question(match: Match) -> dict[str, Any]:
    """What is asked first, as a client is told it, with a few options of each kind."""
    asked = match.asks[0]
    options: dict[str, list[list[Any]]] = {}
    for option in asked.options:
        word, *row = GAME.notation.to_row(option)
        rows = options.setdefault(word, [])
        if len(rows) < MOST:
            rows.append(row)
    return {"kind": asked.kind, "prompt": asked.prompt, "options": options}


def wages(state: Any, army: int) -> int:
    """What is due for an army, mercenaries under the laws in force."""
    if owner_of(army) >= state.seats or pays_nothing(state, army):
        return 0
    return sum(wage_of(state, troop) if troop < MERCENARIES else WAGE[troop] for troop in state.armies[army])


def reach(state: Any, noble: int) -> dict[str, Any] | None:
    """Every way that is open to a noble as long as nobody was asked, and where whose leave is needed."""
    if not can_set_out(state, noble):
        return None
    free = state.clone()
    free.area, free.permits, free.bowed = -1, [], 0
    rows = [GAME.notation.to_row(way) for way in ways(free, noble)]
    marches = [row[1] for row in rows if row[0] == "march"]
    seat = noble // NOBLES_EACH
    passed = sorted({area for route in marches for area in ROUTE_PASSES[route]})
    leaves = [[area, *opponents_in(free, seat, area)] for area in passed]
    return {
        "noble": noble,
        "march": marches,
        "sail": [row[1] for row in rows if row[0] == "sail"],
        "leaves": [leave for leave in leaves if len(leave) > 1],
    }


def position(view: dict[str, Any], state: Any) -> dict[str, Any]:
    """A position with all that the rules count in it: strengths, wages, income, and how far nobles go."""
    armies = range(len(view["armies"]))
    found = [reach(state, noble) for noble in range(NOBLES_EACH * state.seats)]
    return {
        "view": {name: view[name] for name in STRONG},
        "armies": [effective(state, army) for army in armies],
        "wages": [wages(state, army) for army in armies],
        "walls": [wall_strength(state, wall) for wall in range(len(view["breach"])) if wall < 24 + len(view["castle"])],
        "income": [income(state, seat) for seat in range(state.seats)],
        "reach": [each for each in found if each],
    }


def in_a_storm(match: Match) -> dict[str, Any]:
    """The same position in a round whose event closes the ports."""
    state = match.state.clone()
    state.round_events = [GAME.notation.tables["event"].index("storms_at_sea")]
    weigh(state)
    return position({**match.view(None), "round_events": state.round_events}, state)


def way(match: Match) -> dict[str, Any]:
    """A question about the way of a noble, with all its answers."""
    view, asked = match.view(None), match.asks[0]
    rows = [list(GAME.notation.to_row(option)) for option in asked.options]
    return {"view": {name: view[name] for name in STRONG}, "noble": asked.prompt["noble"], "rows": rows}


def end(match: Match) -> dict[str, Any]:
    """How a play ended."""
    view = match.view(None)
    return {
        "view": {name: view[name] for name in ("owner", "alive", "last")},
        "result": view["result"],
        "might": bool(match.state.settings[MIGHT_MAKES_RIGHT]),
    }


def sample() -> dict[str, Any]:
    kinds: dict[str, dict[str, Any]] = {}
    told: list[dict[str, Any]] = []
    positions: list[dict[str, Any]] = []
    asked_ways: list[dict[str, Any]] = []
    begins: dict[str, Any] = {}
    ends: list[dict[str, Any]] = []
    for number in range(PLAYS):
        match, chance = Match.new(GAME, 3, f"board {number}", {"round_limit": 5}), seeded(f"busy {number}")
        begins = {
            "levy": list(match.state.levy),
            "troops": [list(starting_troops(match.state, seat)) for seat in range(3)],
        }
        while match.result is None:
            asked = match.asks[0]
            if asked.kind == "choose-way":
                asked_ways.append(way(match))
            if match.number % EVERY == 0:
                positions.append(position(match.view(None), match.state))
            if asked.kind not in kinds:
                view = match.view(asked.seat)
                seen = {name: view[name] for name in SIGHT}
                kinds[asked.kind] = {"seat": asked.seat, "question": question(match), "view": seen}
            busy(match, chance)
        positions.append(position(match.view(None), match.state))
        positions.append(in_a_storm(match))
        ends.append(end(match))
        if number == 0:
            told = [
                {"number": each.number, "move": each.move, "event": event_json(each.event)}
                for each in match.events(None)
            ]
    content = content_of(GAME.name)
    return {
        "content": {name: without_notes(content[name]) for name in USED},
        "tables": {name: list(table) for name, table in GAME.notation.tables.items()},
        "asked": [kinds[kind] for kind in sorted(kinds)],
        "positions": positions,
        "ways": asked_ways,
        "begins": begins,
        "ends": ends,
        "events": told,
    }


def text() -> str:
    return json.dumps(sample(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLE.write_text(text(), encoding="utf-8")
