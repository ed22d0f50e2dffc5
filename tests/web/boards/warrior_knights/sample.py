"""What the board's own tests know of the game: its content, every kind of question once, and a match as it is told.

Written by `python -m tests.web.boards.warrior_knights.sample`.
"""

from __future__ import annotations

import json
from typing import Any

from serai import Match
from serai.engine.core.chance import Chance, seeded
from serai.engine.views.event_facts import event_shown
from serai.games.warrior_knights import GAME
from serai.server.tables.catalogue import content_of
from tests.roots import ROOT

SAMPLE = ROOT / "web" / "src" / "boards" / "warrior_knights" / "model" / "sample.json"
USED = ("map", "meta", "mercenaries", "barons", "fate", "agenda", "events", "expeditions", "action_cards")
SIGHT = ("agenda_open", "castle", "area", "where", "mover", "owner")  # what the place of a choice depends on
IDLE = {"Decline", "Done", "Refuse", "Raze"}
MATCHES = 4
MOST = 24  # options of a word


def without_names(value: Any) -> Any:
    """Content without the names that its tables give in English."""
    if isinstance(value, dict):
        return {key: without_names(part) for key, part in value.items() if key != "name"}
    return [without_names(part) for part in value] if isinstance(value, list) else value


def busy(match: Match, chance: Chance) -> None:
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


def end(match: Match) -> dict[str, Any]:
    """How a game ended."""
    view, facts = match.view(None), match.facts(None)
    return {
        "view": {"alive": view["alive"]},
        "facts": {name: facts[name] for name in ("finale", "kingdom")},
        "result": view["result"],
    }


def sample() -> dict[str, Any]:
    kinds: dict[str, dict[str, Any]] = {}
    told: list[dict[str, Any]] = []
    ends: list[dict[str, Any]] = []
    for number in range(MATCHES):
        match, chance = Match.new(GAME, 3, f"board {number}", {"round_limit": 5}), seeded(f"busy {number}")
        while match.result is None:
            asked = match.asks[0]
            if asked.kind not in kinds:
                view = match.view(asked.seat)
                seen = {name: view[name] for name in SIGHT}
                walls = {"walls": match.facts(asked.seat)["walls"]}
                kinds[asked.kind] = {"seat": asked.seat, "question": question(match), "view": seen, "facts": walls}
            busy(match, chance)
        ends.append(end(match))
        if number == 0:
            told = [
                {"number": each.number, "move": each.move, "event": event_shown(GAME, each.event)}
                for each in match.events(None)
            ]
    content = content_of(GAME.name)
    return {
        "content": {name: without_names(content[name]) for name in USED},
        "tables": {name: list(table) for name, table in GAME.notation.tables.items()},
        "asked": [kinds[kind] for kind in sorted(kinds)],
        "ends": ends,
        "events": told,
    }


def text() -> str:
    return json.dumps(sample(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLE.write_text(text(), encoding="utf-8")
