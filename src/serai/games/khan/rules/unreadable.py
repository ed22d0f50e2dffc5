"""The rule behind a choice that cannot be read: a piece where it does not fit, or a yurt off the board."""

from __future__ import annotations

import re
from typing import Final

from serai.engine.core.errors import Reason
from serai.games.khan.rules.board import ADJACENT, CELL_OF_NAME, COLUMNS, IS_LAND
from serai.games.khan.rules.placements import KIND_NAMES, KINDS, flaw, normal_form, placement_name

CELL: Final = re.compile(r"([a-z])([0-9]{1,3})")
PLACING_A_YURT: Final = ("settle", "invade", "free-invade")


def why_unreadable(text: str) -> Reason | None:
    """The rule that forbids what the text asks for, or None when it asks for nothing of this kind."""
    parts = text.split()
    if len(parts) == 2 and parts[0] == "conquer":
        return _why_not_there(parts[1])
    if len(parts) > 1 and parts[0] in PLACING_A_YURT and CELL.fullmatch(parts[-1]) and parts[-1] not in CELL_OF_NAME:
        return Reason("KH-INVADE-6", {"words": parts[-1]})
    return None


def _why_not_there(placement: str) -> Reason | None:
    name, _, written = placement.partition(":")
    cells = written.split("-")
    if name not in KIND_NAMES or not all(CELL.fullmatch(cell) for cell in cells):
        return None
    kind = KIND_NAMES.index(name)
    for cell in cells:
        if cell not in CELL_OF_NAME:
            return Reason("KH-CONQ-4", {"kind": kind, "words": cell})
    numbers = tuple(sorted(CELL_OF_NAME[cell] for cell in cells))
    if normal_form(divmod(cell, COLUMNS) for cell in numbers) not in KINDS[kind].forms:
        return Reason("KH-CONQ-3", {"kind": kind})
    rule = flaw(KINDS[kind], numbers)
    if rule is None:  # a placement, only not spelled from north-west to south-east
        return Reason("SE-ASK-2", {"words": f"conquer {placement_name(name, numbers)}"})
    facts = {"kind": kind}
    wet = [cell for cell in numbers if not IS_LAND[cell]]
    if rule == "KH-CONQ-12":
        wet = [cell for cell in wet if sum(other in numbers for other in ADJACENT[cell]) == 1]
    if wet:
        facts["cell"] = wet[0]
    return Reason(rule, facts)
