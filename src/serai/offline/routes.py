"""What this device answers of what a server is asked over HTTP; what takes other people is refused."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from serai.offline.client import HERE
from serai.offline.person import LocalPerson, Myself
from serai.offline.requests import Answer, Request, Routes, needs_server
from serai.offline.table import LocalTable
from serai.protocol.advice import Advice
from serai.protocol.games import game_called
from serai.protocol.learning.lessons import (
    Doing,
    LessonForeseen,
    Stood,
    Trying,
    WhyNot,
    foreseen,
    learnt,
    lesson_called,
    match_after,
    reason_against,
)
from serai.protocol.learning.puzzles import Answer as Solution
from serai.protocol.learning.puzzles import PuzzleStood, puzzle_numbered, solved
from serai.protocol.live.acts import may_see
from serai.protocol.opening import NewTable, SeatWish, checked_level
from serai.protocol.past.analysis import AnalysisShown, answered_by, checked_move, must_be_over
from serai.protocol.past.records import Importing, Opened, Replayed, check_size, read_in
from serai.protocol.refusals import missing, not_now
from serai.protocol.requests import Forking, Happenings, Leaving, Voting
from serai.protocol.shown import Line, Position, TableShown
from serai.protocol.table import OVER, RUNNING
from serai.protocol.told import Said
from serai.teach.puzzles import laid_out

if TYPE_CHECKING:
    from serai.offline.host import Host

MOST_LINES = 50
ROUTES = Routes()
get, post = partial(ROUTES.add, "GET"), partial(ROUTES.add, "POST")


# ---- who plays here


@get("/who")
async def who(host: Host, request: Request) -> LocalPerson | None:
    """The person of this device, once they have said who they are."""
    return host.persons.person


@post("/guest", 201)
async def arrive(host: Host, request: Request) -> LocalPerson:
    """Say who one is."""
    return await host.become(request.read(Myself))


@ROUTES.add("PATCH", "/me")
async def change_oneself(host: Host, request: Request) -> LocalPerson:
    """Take another name or language."""
    host.persons.known()
    return await host.become(request.read(Myself))


# ---- tables


@get("/tables/mine")
async def mine(host: Host, request: Request) -> list[Line]:
    """All games of this device; those that wait for somebody first."""
    lines = await host.tables.listed()
    return sorted(lines, key=lambda line: not line.my_turn)[: request.optional("most") or MOST_LINES]


@post("/tables", 201)
async def open_table(host: Host, request: Request) -> TableShown:
    """Open a table, whose game begins at once."""
    host.persons.known()
    table_id = await host.tables.create(request.read(NewTable))
    return (await host.tables.open(table_id)).shown()


@get("/prepared-table")
async def prepared_table(host: Host, request: Request) -> Any:
    """Nobody prepares a table here."""
    raise missing("table")


@get("/tables/{table}")
async def one_table(host: Host, request: Request) -> TableShown:
    """A table."""
    return (await _local(host, request)).shown()


@ROUTES.add("DELETE", "/tables/{table}")
async def delete(host: Host, request: Request) -> dict[str, bool]:
    """Keep a table no longer."""
    await host.tables.delete(request.places["table"])
    await host.looks_back.forget(request.places["table"])
    return {"done": True}


@post("/tables/{table}/start")
async def start(host: Host, request: Request) -> TableShown:
    """Begin the game, which it has."""
    return (await _local(host, request)).shown()


@post("/tables/{table}/leave")
async def leave(host: Host, request: Request) -> TableShown:
    """Let a bot play one's seats."""
    return await _stand_in(host, request, checked_level(request.read(Leaving).level))


@post("/tables/{table}/return")
async def come_back(host: Host, request: Request) -> TableShown:
    """Take one's seats back from the bot."""
    return await _stand_in(host, request, None)


async def _stand_in(host: Host, request: Request, level: str | None) -> TableShown:
    async with host.tables.at(request.places["table"]) as local:
        if local.table.row.status == RUNNING:
            await local.stand_in(host.tables.rooms, local.table.seats_of(HERE), level)
        return local.shown()


@post("/tables/{table}/vote")
async def vote(host: Host, request: Request) -> TableShown:
    """End the game: all its people are here."""
    voting = request.read(Voting)
    async with host.tables.at(request.places["table"]) as local:
        if local.table.row.status != RUNNING:
            raise not_now("not-running", "there is no game to end")
        if voting.ends:
            await local.end(host.tables.rooms)
        return local.shown()


@post("/tables/{table}/undo/answer")
async def answer_undo(host: Host, request: Request) -> Any:
    """Nobody is asked: who plays here agrees with themselves."""
    raise not_now("no-proposal", "nobody asks for this any more")


@post("/tables/{table}/rematch", 201)
async def rematch(host: Host, request: Request) -> Opened:
    """The same people and bots at a new table, each one seat further; there is one rematch a table."""
    async with host.tables.at(request.places["table"]) as local:
        row, seats = local.table.row, local.table.seats
        if row.status != OVER:
            raise not_now("not-over", "the game is not over")
        if row.origin and "next" in row.origin:
            return Opened(str(row.origin["next"]))
        wishes = [SeatWish("bot", seat.bot) if seat.bot else SeatWish("me", name=seat.own_name or "") for seat in seats]
        wishes = wishes[-1:] + wishes[:-1]
        wish = NewTable(row.game, wishes, row.options, row.title, row.language, position=local.beginning)
        opened = await host.tables.create(wish, {"rematch": row.id})
        await local.change(host.tables.rooms, origin={**(row.origin or {}), "next": opened})
    return Opened(opened)


@post("/tables/{table}/fork", 201)
async def fork(host: Host, request: Request) -> Opened:
    """Go on from a move of a game that is over."""
    host.persons.known()
    asked = request.read(Forking)
    return Opened(await host.tables.fork(request.places["table"], asked.at, asked.seats))


@get("/tables/{table}/chat")
async def conversation(host: Host, request: Request) -> list[Said]:
    """What bots said at a table."""
    return (await _local(host, request)).said


# ---- looking


@get("/tables/{table}/position")
async def position(host: Host, request: Request) -> Position:
    """All that a seat, or a spectator, knows now."""
    local, seat = await _seen(host, request)
    return local.look(seat, request.optional("since"))


@get("/tables/{table}/since-last-turn")
async def since_last_turn(host: Host, request: Request) -> Happenings:
    """What happened since one's seat last chose something."""
    local, _ = await _seen(host, request)
    return Happenings(local.since_last_turn(request.number("seat")))


@get("/tables/{table}/replay/{number}")
async def replay(host: Host, request: Request) -> Replayed:
    """A position of the past, as a seat knew it at the time."""
    local, seat = await _seen(host, request)
    number, last = request.number("number"), local.table.row.number
    if number > last:
        raise missing("move")
    match = local.match_at(number)
    return Replayed(number, last, match.view(seat), match.facts(seat), local.events_of(number, seat))


@get("/tables/{table}/record.json")
async def record_json(host: Host, request: Request) -> Answer:
    """The record of a game that is over."""
    return Answer((await _over(host, request)).record().to_json())


@get("/tables/{table}/record.txt")
async def record_text(host: Host, request: Request) -> Answer:
    """The record of a game that is over, as lines of text."""
    return Answer((await _over(host, request)).record().to_text(), kind="text/plain")


@post("/records", 201)
async def bring_in(host: Host, request: Request) -> Opened:
    """Bring in a record; it becomes a table that is over."""
    text = request.read(Importing).record
    check_size(text)
    return Opened(await host.tables.bring_in(*read_in(text)))


async def _local(host: Host, request: Request) -> LocalTable:
    return await host.tables.open(request.places["table"])


async def _seen(host: Host, request: Request) -> tuple[LocalTable, int | None]:
    """A table, and the seat whose eyes one may have."""
    local, seat = await _local(host, request), request.optional("seat")
    may_see(local.table, HERE, seat)
    return local, seat


async def _over(host: Host, request: Request) -> LocalTable:
    local = await _local(host, request)
    if local.table.row.status != OVER:
        raise not_now("not-over", "the record holds the seed, so it is given out when the game is over")
    return local


# ---- what bots think of a game that is over


@post("/tables/{table}/analysis")
async def analyse(host: Host, request: Request) -> AnalysisShown:
    """Have a game looked back at."""
    return await host.looks_back.ask(await _local(host, request))


@get("/tables/{table}/analysis")
async def analysis(host: Host, request: Request) -> AnalysisShown:
    """How far the look back is, and what it found."""
    return await host.looks_back.shown(await _local(host, request))


@get("/tables/{table}/why/{number}")
async def why(host: Host, request: Request) -> Advice:
    """What a bot considers at a move of a game that is over, by what the seat knew."""
    local = await _local(host, request)
    must_be_over(local.table)
    number = checked_move(local.table, request.number("number"))
    asked = answered_by(local.table, local.rows[number - 1], local.play_at(number - 1), request.optional("seat"))
    return await host.tables.client.advised(asked)


# ---- learning


@post("/lessons/{game}/{lesson}")
async def learn(host: Host, request: Request) -> Stood:
    """How a lesson stands after what was done in it."""
    game = game_called(request.places["game"])
    return learnt(game, lesson_called(game, request.places["lesson"]), request.read(Doing))


@post("/lessons/{game}/{lesson}/why-not")
async def why_not_in_lesson(host: Host, request: Request) -> WhyNot:
    """Which rule forbids a choice."""
    game = game_called(request.places["game"])
    lesson, trying = lesson_called(game, request.places["lesson"]), request.read(Trying)
    return reason_against(match_after(game, lesson, trying), lesson.seat, trying.choice)


@post("/lessons/{game}/{lesson}/preview")
async def preview_in_lesson(host: Host, request: Request) -> LessonForeseen:
    """What a choice would cause, up to the next reveal."""
    game = game_called(request.places["game"])
    lesson, trying = lesson_called(game, request.places["lesson"]), request.read(Trying)
    return foreseen(match_after(game, lesson, trying), lesson.seat, trying)


@post("/puzzles/{game}/{number}")
async def solve(host: Host, request: Request) -> PuzzleStood:
    """A puzzle as its seat sees it, or what a choice in it leads to."""
    game = game_called(request.places["game"])
    return solved(game, puzzle_numbered(game, request.number("number")), request.read(Solution))


@post("/puzzles/{game}/{number}/why-not")
async def why_not_in_puzzle(host: Host, request: Request) -> WhyNot:
    """Which rule forbids a choice in a puzzle."""
    game = game_called(request.places["game"])
    puzzle, trying = puzzle_numbered(game, request.number("number")), request.read(Trying)
    return reason_against(laid_out(game, puzzle.position), puzzle.seat, trying.choice)


@post("/puzzles/{game}/{number}/preview")
async def preview_in_puzzle(host: Host, request: Request) -> LessonForeseen:
    """What a choice in a puzzle would cause, up to the next reveal."""
    game = game_called(request.places["game"])
    puzzle, trying = puzzle_numbered(game, request.number("number")), request.read(Trying)
    return foreseen(laid_out(game, puzzle.position), puzzle.seat, trying)


# ---- what takes other people

get("/tables")(needs_server)
post("/tables/{table}/(join|bot|share|close|invite|decline|chat)")(needs_server)
for method in ("GET", "POST", "DELETE"):
    ROUTES.add(method, "/(me|register|sign-in|sign-out)(/.*)?")(needs_server)
