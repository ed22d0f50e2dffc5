"""Reports: a person, a line of chat or a table, kept as it was when it was reported."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from serai.protocol.clocks import now
from serai.protocol.refusals import missing, not_now, wrong
from serai.protocol.told import Said
from serai.server.people.people import People, Person
from serai.server.storage import Change, Store
from serai.server.tables import chat
from serai.server.tables.tables import Tables

Kind = Literal["insults", "cheating", "leaving", "spam", "name", "other"]
MOST_OPEN = 20  # of one person
MOST_WORDS = 500
LINES_AROUND = 6  # kept before a line, or the last at a table
ADD = """INSERT INTO reports (id, reporter, person, table_id, line, kind, words, kept, made)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
SAME = """SELECT 1 FROM reports WHERE reporter = ? AND closed IS NULL AND coalesce(person, '') = ?
    AND coalesce(table_id, '') = ? AND coalesce(line, 0) = ?"""
OPEN = "SELECT count(*) FROM reports WHERE reporter = ? AND closed IS NULL"


class Complaint(msgspec.Struct):
    """What is reported: a person, a table, or with `line` one line of its chat."""

    kind: Kind
    words: Annotated[str, Meta(max_length=MOST_WORDS)] = ""
    person: Annotated[str, Meta(max_length=40)] | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None


class KeptLine(msgspec.Struct):
    """A line of chat as it was."""

    name: str
    words: str


class Kept(msgspec.Struct):
    """What was reported, as it was: the name of the person or table, the line, and what was said around it."""

    name: str
    words: str
    lines: list[KeptLine]


class Subject(msgspec.Struct):
    """Whom or what a report is about, with what is kept of it."""

    person: str | None
    table: str | None
    line: int | None
    kept: Kept


async def report(tables: Tables, people: People, reporter: Person, complaint: Complaint) -> None:
    """Keep a report; the same once more, while it is open, changes nothing."""
    subject = await _subject(tables, people, reporter, complaint)
    if subject.person == reporter.id:
        raise wrong("oneself", "this is you")
    words = chat.checked_words(complaint.words) if complaint.words.strip() else ""
    store = tables.store
    if await store.read(SAME, reporter.id, subject.person or "", subject.table or "", subject.line or 0):
        return
    if (await store.read(OPEN, reporter.id))[0][0] >= MOST_OPEN:
        raise not_now("too-many-reports", f"at most {MOST_OPEN} reports can wait to be looked at")
    await _keep(store, reporter.id, subject, complaint.kind, words)


async def _keep(store: Store, reporter: str, subject: Subject, kind: Kind, words: str) -> None:
    kept = msgspec.json.encode(subject.kept).decode()
    about = (subject.person, subject.table, subject.line)
    await store.write([Change(ADD, (secrets.token_hex(16), reporter, *about, kind, words, kept, now()), 1)])


async def _subject(tables: Tables, people: People, reporter: Person, complaint: Complaint) -> Subject:
    if complaint.table is not None:
        async with tables.at(complaint.table) as table:
            said = await chat.heard(tables, table, reporter.id)
            title = table.row.title
        spoken = [one for one in said if one.remark is None]
        if complaint.line is None:
            return Subject(None, complaint.table, None, Kept(title, "", _lines(spoken)))
        return _line(spoken, complaint.table, complaint.line)
    person = await people.known(complaint.person or "")
    if person is None:
        raise missing("person")
    return Subject(person.id, None, None, Kept(person.name, "", []))


def _line(said: list[Said], table: str, number: int) -> Subject:
    for place, one in enumerate(said):
        if one.number == number and one.words:
            return Subject(one.person, table, number, Kept(one.name, one.words, _lines(said[:place])))
    raise missing("line")


def _lines(said: list[Said]) -> list[KeptLine]:
    return [KeptLine(one.name, one.words) for one in said[-LINES_AROUND:]]
