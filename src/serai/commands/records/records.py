"""Records on disk: opened whatever their form, kept so that nothing is lost, played again move by move."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from serai.engine.core.errors import BadInput, BadRecord
from serai.engine.play.match import Match
from serai.engine.play.record import ALL, ASIDE, CHOSE, Record, Row
from serai.words import Words


def text_of(path: Path, wanted: str, wrong: type[ValueError]) -> str:
    """The text in a file, or an error that names what was wanted where the file is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise wrong(f"{path} is no {wanted}: it is not text") from None


def open_record(path: Path) -> Record:
    """The record in a file, which may be JSON or text."""
    text = text_of(path, "record", BadRecord)
    try:
        return Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def keep(path: Path, record: Record) -> None:
    """Write the record so that at any moment either the old file or the new one is there, whole."""
    text = record.to_text() if path.suffix == ".txt" else record.to_json()
    new = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None


def moves(record: Record) -> Iterator[tuple[Row | None, Match]]:
    """Play a record again, halting after set-up and after every row; the game handed out is always the same one."""
    match = Match.beginning(record)
    yield None, match
    for row in match.replayed(record):
        yield row, match


def seat_named(text: str | None, record: Record) -> int | None:
    """The seat that a person names by colour or number; None is a spectator."""
    if text is None or text == "spectator":
        return None
    if text in record.seats:
        return record.seats.index(text)
    if text.isdigit() and int(text) < len(record.seats):
        return int(text)
    raise BadInput(f"there is no seat {text!r}; there are {', '.join(record.seats)} and spectator")


def row_in_words(words: Words, row: Row) -> str:
    """What a row says, as the one who chose it would read it."""
    assert words.game is not None
    read = words.game.notation.from_text
    if row.act == CHOSE:
        return words.say("row-chose", seat=words.seat(row.seat), choice=words.choice(read(row.what)))
    if row.act == ASIDE:
        return words.say("row-aside", seat=words.seat(row.seat), choice=words.choice(read(row.what)))
    if row.act == ALL:
        drafts = [
            words.say("row-chose", seat=words.seat(seat), choice=", ".join(words.choice(read(pick)) for pick in draft))
            for seat, draft in enumerate(row.what)
            if draft
        ]
        return words.say("row-all", drafts="; ".join(drafts))
    return words.say("row-undo", seat=words.seat(row.seat), number=row.what[0])
