"""What the board's own tests know of the game: its content, and two matches as they are told.

Written by `python -m tests.web.boards.merv.sample`.
"""

from __future__ import annotations

import json
from typing import Any

from serai import Match
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.notation import event_json
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.server.tables.catalogue import content_of
from tests.roots import ROOT

SAMPLE = ROOT / "web" / "src" / "boards" / "merv" / "model" / "sample.json"
IDLE = {"Stop", "NoPost", "NoSoldier", "GainFavour", "DeploySoldier"}


def busy(match: Match, chance: Chance) -> None:
    """Somebody who would rather do something chooses."""
    asked = match.asks[0]
    options = list(asked.options)
    doing = [option for option in options if type(option).__name__ not in IDLE] or options
    match.choose(asked.seat, doing[chance.below(len(doing))])


def told(match: Match) -> list[dict[str, Any]]:
    return [{"number": each.number, "move": each.move, "event": event_json(each.event)} for each in match.events(None)]


def played(seats: int) -> tuple[Match, list[tuple[int, str]]]:
    """A whole game, and who was asked what before each of its moves."""
    match = Match.new(GAME, seats, "the board's sample")
    chance = seeded("busy")
    asked: list[tuple[int, str]] = []
    while match.result is None:
        asked.append((match.asks[0].seat, match.asks[0].kind))
        busy(match, chance)
    return match, asked


def sample() -> dict[str, Any]:
    matches = [played(seats)[0] for seats in (1, 2)]
    return {
        "content": content_of(GAME.name),
        "tables": {"seat": list(t.SEAT_COLOURS), **{name: list(table) for name, table in GAME.notation.tables.items()}},
        "plays": [{"events": told(match), "view": match.view(None)} for match in matches],
    }


def text() -> str:
    return json.dumps(sample(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLE.write_text(text(), encoding="utf-8")
