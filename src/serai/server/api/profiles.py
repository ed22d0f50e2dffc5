"""Profiles and leaderboards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import FromPath, JSONBody, Parameter

from serai.protocol.games import game_called
from serai.protocol.refusals import forbidden, missing
from serai.server.api.common import MOST_NUMBER, AnyRequest, identity_of, node_of, person_of, spend
from serai.server.people import profiles
from serai.server.people.people import Person
from serai.server.people.profiles import Choices, Opponent, Section, Tallied
from serai.server.ratings import boards
from serai.server.ratings.boards import Board, CurvePoint, OwnRating, PlayedGames, RatingChanges, SoloBoard, SoloScore

After = Annotated[str | None, Parameter(pattern=r"^[01],-?\d{1,12},[0-9a-f]{32}$")]
Before = Annotated[int | None, Parameter(ge=0, le=MOST_NUMBER)]
SoloAfter = Annotated[str | None, Parameter(pattern=r"^-?\d{1,12},[0-9a-f]{32}$")]


class ProfileShown(msgspec.Struct):
    """A person as whoever looks may see them; parts that are not public are null, but for their owner."""

    id: str
    name: str
    guest: bool
    mine: bool
    since: int
    choices: Choices
    ratings: list[OwnRating] | None
    solo: list[SoloScore] | None
    results: list[Tallied] | None
    opponents: list[Opponent] | None
    openings: list[Tallied] | None


class Looked(msgspec.Struct):
    """Whose profile is looked at, what they show, and whether it is one's own."""

    person: Person
    choices: Choices
    own: bool

    def shows(self, section: Section) -> bool:
        """Whether whoever looks may see a part."""
        return self.own or section in self.choices.shows


async def _looked(request: AnyRequest, person_id: str) -> Looked:
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    node = node_of(request)
    own = identity is not None and identity.person.id == person_id
    person = identity.person if identity and own else await node.people.known(person_id)
    if person is None:
        raise missing("person")
    return Looked(person, await profiles.choices_of(node.store, person), own)


async def _shown(request: AnyRequest, looked: Looked) -> ProfileShown:
    store, person = node_of(request).store, looked.person
    return ProfileShown(
        person.id,
        person.name,
        person.account is None,
        looked.own,
        person.created,
        looked.choices,
        await boards.ratings_of(store, person.id) if looked.shows("ratings") else None,
        await boards.solo_scores_of(store, person.id) if looked.shows("ratings") else None,
        await profiles.results_of(store, person.id) if looked.shows("results") else None,
        await profiles.opponents_of(store, person.id, looked.own) if looked.shows("opponents") else None,
        await profiles.openings_of(store, person.id) if looked.shows("openings") else None,
    )


@get("/people/{person_id:str}")
async def profile(request: AnyRequest, person_id: FromPath[str]) -> ProfileShown:
    """A person's profile, as far as they let one see it."""
    return await _shown(request, await _looked(request, person_id))


@get("/people/{person_id:str}/curve/{game:str}")
async def curve(request: AnyRequest, person_id: FromPath[str], game: FromPath[str]) -> list[CurvePoint]:
    """How a rating went: after each of the last rated games."""
    looked = await _looked(request, person_id)
    if not looked.shows("ratings"):
        raise forbidden("not-shown", "this person does not show that")
    return await boards.curve_of(node_of(request).store, person_id, game)


@get("/people/{person_id:str}/games")
async def played(request: AnyRequest, person_id: FromPath[str], before: Before = None) -> PlayedGames:
    """The last games of a person, or those before one of them."""
    looked = await _looked(request, person_id)
    if not looked.shows("games"):
        raise forbidden("not-shown", "this person does not show that")
    return await boards.games_of(node_of(request).store, person_id, before, looked.own)


@put("/me/profile")
async def choose(request: AnyRequest, data: JSONBody[Choices]) -> ProfileShown:
    """Choose one's avatar and what of oneself is public."""
    person = await person_of(request)
    spend(request, "seat", person)
    node = node_of(request)
    before = await profiles.choices_of(node.store, person)
    await profiles.keep_choices(node.store, person, data)
    if any((section in before.shows) != (section in data.shows) for section in profiles.NAMED):
        await node.tables.tell_name(person.id)  # their tables show it at once
    return await _shown(request, Looked(person, data, True))


@get("/leaderboards/{game:str}")
async def leaderboard(request: AnyRequest, game: FromPath[str], after: After = None) -> Board:
    """The leaderboard of a title."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    person_id = identity.person.id if identity else None
    return await boards.board(node_of(request).store, game_called(game).name, after, person_id)


@get("/leaderboards/{game:str}/solo")
async def solo_leaderboard(request: AnyRequest, game: FromPath[str], after: SoloAfter = None) -> SoloBoard:
    """The best solo scores of a title."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    return await boards.solo_board(node_of(request).store, game_called(game).name, after)


@get("/tables/{table_id:str}/ratings")
async def rating_changes(request: AnyRequest, table_id: FromPath[str]) -> RatingChanges:
    """What the rated game of a table did to the ratings of those who show theirs, and to one's own."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    return await boards.changes_at(node_of(request).store, table_id, identity.person.id if identity else None)


HANDLERS = [profile, curve, played, choose, leaderboard, solo_leaderboard, rating_changes]
