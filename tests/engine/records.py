"""One record with every kind of row, for tests of keeping and of damage."""

import pytest

from serai import BadRecord, Match, Record
from serai.engine.play.commitment import make_fair, seed_of
from tests.battery.sample_game import GAME, Give, Say

SHARES = ("mine", "yours", "hers")
SEED = seed_of("secret", SHARES)


def every_row() -> Record:
    """A game with every kind of row: choices, asides, drafts, an undo, and an undo with consent."""
    match = Match.new(GAME, 3, SEED, {"rounds": 2}, make_fair("secret", SHARES))
    bid(match)
    match.aside(2, Say('he said: "all: 1 | 2; 3"  ~abc'))
    shown = next(option for option in match.asks[0].options if type(option).__name__ == "Show")
    match.choose(0, shown)
    match.undo(0)
    match.choose(0, "pass")
    match.choose(1, "roll")
    match.aside(1, Give(0, 1))
    match.undo(1, to=6, agreed=(0, 2))
    match.choose(1, "pass")
    match.choose(2, "draw")
    asked = match.asks[0]
    match.choose(asked.seat, asked.options[0])
    return match.record


def bid(match: Match) -> None:
    for _ in range(3):
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[0])
        match.choose(asked.seat, "commit")


def lines_of(record: Record) -> list[str]:
    return record.to_text().split("\n")


def replaced(record: Record, number: int, old: str, new: str) -> str:
    """The text with one thing changed in the line of a move."""
    lines = lines_of(record)
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{number} "))
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new)
    return "\n".join(lines)


def opened(text: str) -> Match:
    record = Record.from_text(text) if text.startswith("serai") else Record.from_json(text)
    return Match.replay(record, game=GAME)


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        opened(text)
    return str(error.value)
