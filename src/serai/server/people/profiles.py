"""Profiles: how a person looks, what they chose to show, and what they have played.

Each part is public or not, as its owner chooses. Usually ratings and results of an account are, and nothing of a guest.
Two parts are one's name for those who do not take part: at tables, and in tournaments.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from serai.server.people.people import Person
from serai.server.storage import Change, Store

SHAPES, COLOURS = 12, 6  # as web/src/parts/shapes.ts draws them
Section = Literal["ratings", "results", "opponents", "openings", "games", "tables", "tournaments"]
SECTIONS: tuple[Section, ...] = ("ratings", "results", "opponents", "openings", "games", "tables", "tournaments")
USUAL: tuple[Section, ...] = ("ratings", "results")  # public of an account, until its owner chooses
NAMED: tuple[Section, ...] = ("tables", "tournaments")  # where everybody has their name for all, until they choose
MOST_MET, MOST_OPPONENTS = 200, 20  # looked at, and shown
MOST_OPENINGS = 40  # of all titles together
Watchers = Literal["everybody", "friends", "nobody"]  # who sees that somebody is online
Shape = Annotated[int, Meta(ge=0, lt=SHAPES)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]


class Choices(msgspec.Struct):
    """What a person chooses: shape and colour of the avatar, what everybody may see, and who sees them online."""

    shape: Shape
    colour: Colour
    shows: list[Section]
    presence: Watchers = "friends"


class Tallied(msgspec.Struct):
    """Games of one kind: all of a title, with so many seats, against a level, or with an opening; `lasted` in ms."""

    game: str
    kind: Literal["all", "seats", "level", "opening"]
    subject: str
    games: int
    won: int
    moves: int
    lasted: int


class Opponent(msgspec.Struct):
    """Somebody met at a title, and how often one was placed before them."""

    game: str
    person: str
    name: str
    games: int
    won: int


def usually_shown(section: Section) -> str:
    """SQL that tells whether a part of person `p` with the choices `q` is public."""
    chosen = f"q.{section} = 1"  # plain comparisons, whose outcome PostgreSQL can estimate
    return f"({chosen} OR q.{section} IS NULL AND p.account IS NOT NULL)" if section in USUAL else chosen


CHOSEN = f"SELECT shape, colour, presence, {', '.join(SECTIONS)} FROM profiles WHERE person = ?"
KEEP = f"""INSERT INTO profiles (person, shape, colour, presence, {", ".join(SECTIONS)})
    VALUES (?, ?, ?, ?{", ?" * len(SECTIONS)}) ON CONFLICT (person) DO UPDATE
    SET shape = excluded.shape, colour = excluded.colour, presence = excluded.presence,
    {", ".join(f"{section} = excluded.{section}" for section in SECTIONS)}"""
TALLIES = "SELECT game, kind, subject, games, won, moves, lasted FROM tallies WHERE person = ?"
RESULTS = f"{TALLIES} AND kind IN ('all', 'seats', 'level') ORDER BY game, kind, subject"
MOST = "ORDER BY games DESC, won DESC, subject DESC"  # as the index has them
MET = f"SELECT * FROM tallies WHERE person = ? AND kind = 'opponent' {MOST} LIMIT {MOST_MET}"
OPPONENTS = f"""SELECT t.game, p.id, p.name, t.games, t.won FROM ({MET}) t JOIN people p ON p.id = t.subject
    LEFT JOIN profiles q ON q.person = p.id WHERE p.deleted = 0 AND (? = 1 OR {usually_shown("results")}
    AND (q.tables IS NULL OR q.tables = 1) AND (q.tournaments IS NULL OR q.tournaments = 1))
    ORDER BY t.games DESC, t.won DESC, t.subject DESC LIMIT {MOST_OPPONENTS}"""
OPENINGS = f"{TALLIES} AND kind = 'opening' {MOST} LIMIT {MOST_OPENINGS}"
FORGET = (
    "DELETE FROM profiles WHERE person = ?",
    "DELETE FROM standings WHERE person = ?",
    "DELETE FROM ratings WHERE person = ?",
    "DELETE FROM solo_scores WHERE person = ?",
    "DELETE FROM tallies WHERE person = ?",
    "DELETE FROM tallies WHERE kind = 'opponent' AND subject = ?",
)
EXPORTED = {
    "profile": ("shape", "colour", "presence", *SECTIONS),
    "ratings": ("game", "mean", "deviation", "games"),
    "solo_scores": ("game", "best", "won", "games"),
    "standings": ("number", "game", "seat", "place", "score", "left_early", "opening", "mean", "deviation"),
    "tallies": ("kind", "game", "subject", "games", "won", "moves", "lasted"),
}


def looks_of(person_id: str, shape: int | None, colour: int | None) -> tuple[int, int]:
    """The avatar that was chosen, or one that follows from who it is."""
    seed = int(person_id[:6], 16)
    return seed % SHAPES if shape is None else shape, seed // SHAPES % COLOURS if colour is None else colour


async def choices_of(store: Store, person: Person) -> Choices:
    """What a person has chosen, or what is usual."""
    found = await store.read(CHOSEN, person.id)
    shape, colour, presence, *chosen = found[0] if found else (None,) * (3 + len(SECTIONS))
    usual = (*USUAL, *NAMED) if person.account else NAMED
    pairs = zip(SECTIONS, chosen, strict=True)
    shows = [section for section, public in pairs if (section in usual if public is None else public)]
    watchers: Watchers = presence or ("friends" if person.account else "nobody")
    return Choices(*looks_of(person.id, shape, colour), shows, watchers)


async def keep_choices(store: Store, person: Person, wish: Choices) -> None:
    """Choose."""
    public = [int(section in wish.shows) for section in SECTIONS]
    await store.write([Change(KEEP, (person.id, wish.shape, wish.colour, wish.presence, *public), 1)])


async def results_of(store: Store, person_id: str) -> list[Tallied]:
    """A person's games by title, seats and level."""
    return [Tallied(*row) for row in await store.read(RESULTS, person_id)]


async def openings_of(store: Store, person_id: str) -> list[Tallied]:
    """What a person opens with most."""
    return [Tallied(*row) for row in await store.read(OPENINGS, person_id)]


async def opponents_of(store: Store, person_id: str, own: bool) -> list[Opponent]:
    """Whom a person met most; others are told only of those whose results and name are public."""
    return [Opponent(*row) for row in await store.read(OPPONENTS, person_id, int(own))]


async def exported(store: Store, person_id: str) -> dict[str, list[dict[str, object]]]:
    """Everything that is kept about a person's profile and results."""
    found = {}
    for part, columns in EXPORTED.items():
        table = "profiles" if part == "profile" else part
        rows = await store.read(
            f"SELECT {', '.join(columns)} FROM {table} WHERE person = ? ORDER BY {columns[0]}, {columns[1]}", person_id
        )
        found[part] = [dict(zip(columns, row, strict=True)) for row in rows]
    return found


def forgotten(person_id: str) -> list[Change]:
    """Forget all of it; others' ratings stay as they are."""
    return [Change(statement, (person_id,)) for statement in FORGET]
