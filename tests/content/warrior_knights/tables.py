"""The content tables of Warrior Knights, and how something is asserted of them."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[3] / "src/serai/games/warrior_knights/content"
FILES = [
    "meta",
    "map",
    "barons",
    "action_cards",
    "fate",
    "events",
    "agenda",
    "mercenaries",
    "expeditions",
    "effects",
    "options",
]
PROVENANCE = {"rulebook", "public source", "from memory", "reconstructed"}
passed = 0

Tables = dict[str, dict[str, Any]]  # the files by name
Records = dict[str, dict[str, Any]]  # of one table, by their key


def check(cond: object, message: str) -> None:
    global passed
    if not cond:
        raise AssertionError(message)
    passed += 1


def unique(records: list[dict[str, Any]], key: str, what: str) -> Records:
    values = [r[key] for r in records]
    dup = [v for v, n in Counter(values).items() if n > 1]
    check(not dup, f"{what}: duplicate {key}: {dup}")
    return {r[key]: r for r in records}


def load() -> Tables:
    data: Tables = {}
    for name in FILES:
        with open(HERE / f"{name}.toml", "rb") as f:
            data[name] = tomllib.load(f)
    return data


def check_provenance(data: Tables) -> None:
    for name, doc in data.items():
        for key, value in doc.items():
            records = value if isinstance(value, list) else [value]
            for r in records:
                check("provenance" in r, f"{name}.{key}: record without provenance: {r}")
                for k, v in r.items():
                    if k.endswith("provenance"):
                        check(v in PROVENANCE, f"{name}.{key}: bad provenance {v!r}")
