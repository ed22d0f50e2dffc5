"""What the board's own tests know of the game: its content, a play as it is told, and what slots and tiles yield.

Written by `python -m tests.web.merv_sample`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from serai import Match
from serai.engine.chance import seeded
from serai.engine.notation import event_json
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.choices import Activate
from serai.server.catalogue import content_of

SAMPLE = Path(__file__).parents[2] / "web" / "src" / "boards" / "merv" / "sample.json"
IDLE = {"Stop", "NoPost", "NoSoldier", "GainFavour", "DeploySoldier"}
CASES = 24
SIGHT = ("tiles", "building", "upgrade")  # what a yield depends on


def without_notes(value: Any) -> Any:
    """Content without where it comes from."""
    if isinstance(value, dict):
        return {key: without_notes(part) for key, part in value.items() if key not in ("provenance", "note")}
    return [without_notes(part) for part in value] if isinstance(value, list) else value


def busy(match: Match, chance: Any) -> None:
    """Somebody who would rather do something chooses."""
    asked = match.asks[0]
    options = list(asked.options)
    doing = [option for option in options if type(option).__name__ not in IDLE] or options
    match.choose(asked.seat, doing[chance.below(len(doing))])


def told(match: Match) -> list[dict[str, Any]]:
    return [{"number": each.number, "move": each.move, "event": event_json(each.event)} for each in match.events(None)]


def played(seats: int) -> tuple[Match, list[tuple[int, str]]]:
    """A whole play, and who was asked what before each of its moves."""
    match = Match.new(GAME, seats, "the board's sample")
    chance = seeded("busy")
    asked: list[tuple[int, str]] = []
    while match.result is None:
        asked.append((match.asks[0].seat, match.asks[0].kind))
        busy(match, chance)
    return match, asked


def yields() -> list[dict[str, Any]]:
    """Positions before a tile is activated, and who received which cubes; the richest, those with upgrades first."""
    found: list[dict[str, Any]] = []
    for number in range(4):
        match, chance = Match.new(GAME, 3, f"yields {number}"), seeded("yields")
        while match.result is None:
            asked = match.asks[0]
            if asked.kind == "tile":
                found += [yield_of(match, asked.seat, choice) for choice in asked.options if type(choice) is Activate]
            busy(match, chance)
    return sorted(found, key=lambda case: -richness(case))[:CASES]


def yield_of(match: Match, seat: int, choice: Activate) -> dict[str, Any]:
    view = match.view(None)
    events = [event_json(event) for event in match.preview(seat, choice)]
    cubes = [[event["owner"], event["cubes"]] for event in events if event["event"] == "produced"]
    seen = {name: view[name] for name in SIGHT}
    return {"seat": seat, "slot": view["slot"], "cell": choice.cell, "produced": cubes, "view": seen}


def richness(case: dict[str, Any]) -> int:
    upgrades: int = sum(case["view"]["upgrade"][cell] >= 0 for cell in t.LINES[case["slot"]])
    return 3 * upgrades + sum(len(cubes) for _, cubes in case["produced"])


def sample() -> dict[str, Any]:
    plays = [played(seats)[0] for seats in (1, 2)]
    return {
        "content": without_notes(content_of(GAME.name)),
        "tables": {"seat": list(t.SEAT_COLOURS), **{name: list(table) for name, table in GAME.notation.tables.items()}},
        "yields": yields(),
        "plays": [{"events": told(match), "view": match.view(None)} for match in plays],
    }


def text() -> str:
    return json.dumps(sample(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLE.write_text(text(), encoding="utf-8")
