"""Tournaments: announcing one, taking part, and how it stands."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from serai.server.api.common import AnyRequest, identity_of, node_of, person_of, spend
from serai.server.people.people import Person, folded
from serai.server.tournaments import joining, naming, shown
from serai.server.tournaments.announcing import NewTournament, announce
from serai.server.tournaments.shown import TableOfRound, TournamentLine, TournamentShown, TournamentsOver
from serai.server.tournaments.stored import Tournament, read

CSV = "text/csv"
Before = Annotated[str | None, Parameter(pattern=r"^\d{1,15},[0-9a-f]{32}$")]
NOBODY = ""  # the id of whoever has not said who they are


class TakingPart(msgspec.Struct):
    """How one takes part: `hidden`, as a number instead of a name for those who do not."""

    hidden: bool = False


class InvitingTo(msgspec.Struct):
    """The sign-in name of a person to invite to a tournament."""

    account: Annotated[str, Meta(max_length=200)]


async def _looking(request: AnyRequest) -> str:
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    return identity.person.id if identity else NOBODY


async def _shown(request: AnyRequest, tournament_id: str, person: str) -> TournamentShown:
    node = node_of(request)
    return await shown.shown(node.store, node.tournament_standings, await read(node.store, tournament_id), person)


async def _acting(request: AnyRequest, tournament_id: str, kind: str = "seat") -> tuple[Person, Tournament]:
    person = await person_of(request)
    spend(request, kind, person)
    return person, await read(node_of(request).store, tournament_id)


@get("/tournaments")
async def tournaments(request: AnyRequest) -> list[TournamentLine]:
    """Tournaments that can be joined, that are played, and the last that are over."""
    person = await _looking(request)
    return await shown.all_of(node_of(request).store, person)


@get("/tournaments/over")
async def over(request: AnyRequest, before: Before = None) -> TournamentsOver:
    """Tournaments that are over, the last first, or those before some of them."""
    person = await _looking(request)
    return await shown.over_before(node_of(request).store, person, before)


@get("/tournaments/mine")
async def mine(request: AnyRequest) -> list[TournamentLine]:
    """Tournaments in which one takes part, or to which one is invited, that are not over."""
    person = await person_of(request)
    spend(request, "look", person)
    return await shown.mine_of(node_of(request).store, person.id)


@post("/tournaments", status_code=201)
async def announce_one(request: AnyRequest, data: JSONBody[NewTournament]) -> TournamentShown:
    """Announce a tournament."""
    person = await person_of(request)
    spend(request, "table", person)
    return await _shown(request, await announce(node_of(request).store, person, data), person.id)


@get("/tournaments/{tournament_id:str}")
async def one(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentShown:
    """A tournament with its standings."""
    return await _shown(request, tournament_id, await _looking(request))


@get("/tournaments/{tournament_id:str}/rounds/{number:int}")
async def one_round(request: AnyRequest, tournament_id: FromPath[str], number: FromPath[int]) -> list[TableOfRound]:
    """The tables of a round."""
    await _looking(request)
    return await shown.round_of(node_of(request).store, tournament_id, max(0, min(number, 1000)))


@post("/tournaments/{tournament_id:str}/join", status_code=200)
async def join(
    request: AnyRequest, tournament_id: FromPath[str], data: JSONBody[TakingPart | None] = None
) -> TournamentShown:
    """Take part."""
    person, tournament = await _acting(request, tournament_id)
    await joining.join(node_of(request).tables, tournament, person, data is not None and data.hidden)
    return await _shown(request, tournament_id, person.id)


@put("/tournaments/{tournament_id:str}/name")
async def hide_name(request: AnyRequest, tournament_id: FromPath[str], data: JSONBody[TakingPart]) -> TournamentShown:
    """Hide one's name from those who do not take part, or show it again; pages show it at once."""
    person, tournament = await _acting(request, tournament_id)
    await naming.hide(node_of(request).tables, tournament, person.id, data.hidden)
    return await _shown(request, tournament_id, person.id)


@post("/tournaments/{tournament_id:str}/withdraw", status_code=200)
async def withdraw(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentShown:
    """Take part no longer, or decline an invitation."""
    person, tournament = await _acting(request, tournament_id)
    await joining.withdraw(node_of(request).tables, tournament, person)
    return await _shown(request, tournament_id, person.id)


@post("/tournaments/{tournament_id:str}/invite", status_code=200)
async def invite(request: AnyRequest, tournament_id: FromPath[str], data: JSONBody[InvitingTo]) -> TournamentShown:
    """Invite a person with an account."""
    person, tournament = await _acting(request, tournament_id, "table")
    tables = node_of(request).tables
    invited = await joining.invite(tables.store, tournament, person, folded(data.account), tables.now())
    if invited is not None:
        await tables.tell_person(invited)
    return await _shown(request, tournament_id, person.id)


@post("/tournaments/{tournament_id:str}/start", status_code=200)
async def start(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentShown:
    """Start without waiting any longer."""
    person, tournament = await _acting(request, tournament_id)
    await joining.start_now(node_of(request).tables, tournament, person)
    return await _shown(request, tournament_id, person.id)


@post("/tournaments/{tournament_id:str}/cancel", status_code=200)
async def cancel(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentShown:
    """Call a tournament off."""
    person, tournament = await _acting(request, tournament_id)
    await joining.cancel(node_of(request).tables, tournament, person)
    return await _shown(request, tournament_id, person.id)


def _file(text: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=CSV, headers=headers)


@get("/tournaments/{tournament_id:str}/standings.csv", media_type=CSV)
async def standings_file(request: AnyRequest, tournament_id: FromPath[str]) -> Response[bytes]:
    """The standings as CSV."""
    person = await _looking(request)
    node = node_of(request)
    tournament = await read(node.store, tournament_id)
    written = await shown.standings_csv(node.store, node.tournament_standings, tournament, person)
    return _file(written, "standings.csv")


@get("/tournaments/{tournament_id:str}/games.csv", media_type=CSV)
async def games_file(request: AnyRequest, tournament_id: FromPath[str]) -> Response[bytes]:
    """All games of a tournament as CSV."""
    person = await _looking(request)
    store = node_of(request).store
    return _file(await shown.games_csv(store, await read(store, tournament_id), person), "games.csv")


HANDLERS = [
    tournaments, over, mine, announce_one, one, one_round, join, hide_name, withdraw, invite, start, cancel,
    standings_file, games_file,
]  # fmt: skip
