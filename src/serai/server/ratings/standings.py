"""What a game that is over means for whoever played it, by the rules of docs/ratings.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from serai.server.ratings.anchors import anchor_of
from serai.server.ratings.model import Rating, rerated


class Sitter(NamedTuple):
    """Who sat in a seat at the end; `away` is the bot that stood in for the person, `gone` that they were deleted.

    Whoever `resigned` has a bot for good.
    """

    person: str | None
    bot: str | None
    away: str | None
    gone: bool = False
    resigned: bool = False


class Ended(NamedTuple):
    """A game that is over, as it is stored; no points and no places where it was ended before its end."""

    table: str
    game: str
    rated: bool
    begun: int
    ended: int
    moves: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    sitters: tuple[Sitter, ...]
    openings: Mapping[int, str] = {}


class Standing(NamedTuple):
    """How a person came off in one game."""

    seat: int
    person: str
    place: int
    score: int | None
    left: bool
    opening: str | None


class Tally(NamedTuple):
    """One game more of some kind: with so many seats, against a level or a person, with an opening."""

    person: str
    game: str
    kind: str
    subject: str
    won: bool


def places_of(ended: Ended) -> tuple[int, ...]:
    """Every seat's place. Whoever left the game to a bot or resigned comes after all who stayed, and so does who
    resigns alone against bots; otherwise a game that was ended early has no result.
    """
    stayed = {sitter.person for sitter in ended.sitters if sitter.person and not sitter.resigned}
    if ended.places:
        orders = [
            (bool(sitter.away), 0 if sitter.away else place)
            for place, sitter in zip(ended.places, ended.sitters, strict=True)
        ]
    elif is_resigned(ended):
        orders = [(sitter.resigned, 0) for sitter in ended.sitters]  # SE-END-6
    elif ended.rated and len(stayed) <= 1:
        orders = [(sitter.person is not None, 0) for sitter in ended.sitters]
    else:
        return ()
    if len(orders) == 1:  # alone one wins or loses
        return (1 if orders[0] == (False, 1) else 2,)
    return tuple(1 + sum(other < own for other in orders) for own in orders)


def is_resigned(ended: Ended) -> bool:
    """Whether a game was ended early because all people but one had resigned, and no bot had a seat of its own."""
    stayed = {sitter.person for sitter in ended.sitters if not sitter.resigned}
    return not ended.places and len(stayed) == 1 and None not in stayed and any(one.resigned for one in ended.sitters)


def standings_of(ended: Ended) -> list[Standing]:
    """How each person came off; who played several seats at one screen came off in no way."""
    places = places_of(ended)
    if not places:
        return []
    seats = Counter(sitter.person for sitter in ended.sitters)
    return [
        Standing(
            seat,
            sitter.person,
            places[seat],
            ended.scores[seat] if ended.scores and not sitter.away else None,
            bool(sitter.away) or sitter.resigned or not (ended.places or is_resigned(ended)),
            ended.openings.get(seat),
        )
        for seat, sitter in enumerate(ended.sitters)
        if sitter.person and not sitter.gone and seats[sitter.person] == 1
    ]


def tallies_of(ended: Ended, standings: list[Standing]) -> list[Tally]:
    """What is counted of the game for each person: a shared first place is no win, nor an equal one beside somebody."""
    places = places_of(ended)
    found = []
    for one in standings:
        first = one.place == 1 and places.count(1) == 1 and not one.left
        kinds = {("all", ""): first, ("seats", str(len(places))): first}
        if one.opening:
            kinds["opening", one.opening] = first
        for seat, sitter in enumerate(ended.sitters):
            rival = ("opponent", sitter.person) if sitter.person else ("level", sitter.bot or "")
            if seat != one.seat and not sitter.gone and rival[1]:
                kinds[rival] = kinds.get(rival, True) and one.place < places[seat]
        found += [Tally(one.person, ended.game, kind, subject, won) for (kind, subject), won in kinds.items()]
    return found


def ratings_after(ended: Ended, held: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all people after a rated game of two or more; nobody's where somebody cannot be rated."""
    places = places_of(ended)
    if not ended.rated or len(places) < 2:
        return {}
    before = [
        held.get(sitter.person, Rating()) if sitter.person else anchor_of(ended.game, sitter.bot or "")
        for sitter in ended.sitters
    ]
    known = [one for one in before if one is not None]
    if len(known) < len(before):
        return {}
    after = rerated(known, places)
    return {sitter.person: after[seat] for seat, sitter in enumerate(ended.sitters) if sitter.person}
