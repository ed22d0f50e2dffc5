"""Taking part: joining, inviting, withdrawing, and what a host may do before and meanwhile."""

from __future__ import annotations

from serai.protocol.opening import STAND_IN
from serai.protocol.refusals import Refused, forbidden, not_now
from serai.protocol.table import RUNNING as TABLE_RUNNING
from serai.protocol.table import Table
from serai.server.people.people import Person
from serai.server.ratings.rated_tables import must_be_rated
from serai.server.social.blocking import must_meet
from serai.server.storage import Change, Conflict, Store, Unstorable
from serai.server.tables import lobby
from serai.server.tables.tables import Tables
from serai.server.tournaments.privacy import LEAVE_ANNOUNCED
from serai.server.tournaments.stored import ANNOUNCED, IN, INVITED, RUNNING, Tournament

# The row of the tournament is changed first, so that two who come at once wait for each other.
ENTER = """UPDATE tournaments SET entered = entered + 1, changed = changed + 1
    WHERE entered < most AND status = 'announced' AND id = ?"""
LEAVE = """UPDATE tournaments SET entered = entered - 1, changed = changed + 1
    WHERE status = 'announced' AND id = ?"""
SHOW = "UPDATE tournaments SET changed = changed + 1 WHERE status = ? AND id = ?"
ADD = """INSERT INTO entrants (tournament, number, person, status, joined, hidden)
    SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE tournament = ?), CAST(? AS TEXT),
    CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS INTEGER) FROM tournaments WHERE id = ?"""
ACCEPT = """UPDATE entrants SET status = 'in', joined = ?, hidden = ?
    WHERE status = 'invited' AND tournament = ? AND person = ?"""
DROP = "DELETE FROM entrants WHERE tournament = ? AND person = ? AND status = ?"
STATUS = "SELECT status, left_round FROM entrants WHERE tournament = ? AND person = ?"
WITHDRAW = """UPDATE entrants SET left_round = ? WHERE left_round IS NULL AND status = 'in'
    AND tournament = ? AND person = ?"""
THEIR_TABLE = """SELECT t.table_id FROM tournament_tables t JOIN tournament_seats s
    ON s.tournament = t.tournament AND s.round = t.round AND s.number = t.number
    JOIN entrants e ON e.tournament = t.tournament AND e.number = s.entrant
    WHERE t.tournament = ? AND t.round = ? AND e.person = ? AND t.status IN ('playing', 'late')"""
OF_STATUS = "tournament IN (SELECT id FROM tournaments WHERE status = '{}')"
PUT_OUT = (
    LEAVE_ANNOUNCED,
    f"DELETE FROM entrants WHERE {OF_STATUS.format(ANNOUNCED)} AND person = ?",
    """UPDATE tournaments SET changed = changed + 1 WHERE status = 'running' AND id IN
        (SELECT tournament FROM entrants WHERE status = 'in' AND left_round IS NULL AND person = ?)""",
    f"""UPDATE entrants SET left_round = (SELECT t.round FROM tournaments t WHERE t.id = entrants.tournament)
        WHERE left_round IS NULL AND status = 'in' AND {OF_STATUS.format(RUNNING)} AND person = ?""",
)
MOST_INVITED = 300  # with those who take part


async def status_of(store: Store, tournament_id: str, person: str) -> tuple[str, int | None] | None:
    """Whether somebody is invited or takes part, and in which round they withdrew."""
    found = await store.read(STATUS, tournament_id, person)
    return (found[0][0], found[0][1]) if found else None


async def join(tables: Tables, tournament: Tournament, person: Person, hidden: bool = False) -> None:
    """Take part, with `hidden` as a number for others; when it is full, and waits for nothing else, it starts."""
    store = tables.store
    if person.account is None:
        raise forbidden("tournament-guest", "tournaments are for accounts: a guest may be gone tomorrow")
    known = await status_of(store, tournament.id, person.id)
    if known == (IN, None):
        return  # as when it is asked again, since the answer was lost, and the tournament has begun meanwhile
    if tournament.status != ANNOUNCED:
        raise not_now("tournament-begun", "this tournament has begun or is over")
    if tournament.rated:
        must_be_rated(tournament.game, person, (), 1)
    if known is None and tournament.invited and tournament.host != person.id:
        raise forbidden("tournament-invited", "this tournament is for those who are invited")
    await must_meet(store, person.id, tournament.host)
    now = tables.now()
    there = (
        Change(ADD, (tournament.id, person.id, IN, now, int(hidden), tournament.id), 1)
        if known is None
        else Change(ACCEPT, (now, int(hidden), tournament.id, person.id), 1)
    )
    full = Change("UPDATE tournaments SET due = ? WHERE entered = most AND starts IS NULL AND id = ?",
                  (now, tournament.id))  # fmt: skip
    try:
        await store.write([Change(ENTER, (tournament.id,), 1), there, full])
    except Conflict:
        if await status_of(store, tournament.id, person.id) != (IN, None):
            raise not_now("tournament-full", "all places of this tournament are taken") from None


async def invite(store: Store, tournament: Tournament, person: Person, account: str, now: int) -> str | None:
    """Invite somebody by their folded sign-in name; gives who it is, unless they were invited already."""
    if tournament.host != person.id:
        raise forbidden("tournament-host", "only whoever announced the tournament may do that")
    if tournament.status != ANNOUNCED:
        raise not_now("tournament-begun", "this tournament has begun or is over")
    invited = await _called(store, account)
    if invited is None:
        raise Refused(404, "no-such-account", "nobody has this sign-in name")
    await must_meet(store, person.id, invited)
    if await status_of(store, tournament.id, invited) is not None:
        return None
    held = await store.read("SELECT count(*) FROM entrants WHERE tournament = ?", tournament.id)
    if held[0][0] >= MOST_INVITED:
        raise not_now("tournament-full", "all places of this tournament are taken")
    there = Change(ADD, (tournament.id, invited, INVITED, now, 0, tournament.id), 1)
    await store.write([Change(SHOW, (ANNOUNCED, tournament.id), 1), there])
    return invited


async def _called(store: Store, account: str) -> str | None:
    try:
        found = await store.read("SELECT id FROM people WHERE account = ? AND deleted = 0", account)
    except Unstorable:
        return None
    return str(found[0][0]) if found else None


async def withdraw(tables: Tables, tournament: Tournament, person: Person) -> None:
    """Take part no longer, or decline: before the start without a trace, afterwards bots play on."""
    known = await status_of(tables.store, tournament.id, person.id)
    if known is None or known[1] is not None:
        raise not_now("tournament-not-in", "you do not take part in this tournament")
    if known[0] == INVITED:
        dropped = Change(DROP, (tournament.id, person.id, INVITED))
        await tables.store.write([Change(SHOW, (tournament.status, tournament.id)), dropped])
    elif tournament.status == ANNOUNCED:
        await tables.store.write([Change(LEAVE, (tournament.id,), 1), Change(DROP, (tournament.id, person.id, IN), 1)])
    elif tournament.status == RUNNING:
        left = Change(WITHDRAW, (tournament.round, tournament.id, person.id), 1)
        await tables.store.write([Change(SHOW, (RUNNING, tournament.id), 1), left])
        await _leave_table(tables, tournament, person)
    else:
        raise not_now("tournament-over", "this tournament is over")


async def _leave_table(tables: Tables, tournament: Tournament, person: Person) -> None:
    """Let a bot play on; whoever looks after the round does the same, should this node die before."""

    async def leave(table: Table) -> None:
        if table.row.status == TABLE_RUNNING and table.seats_of(person.id):
            await lobby.leave(tables, table, person, tournament.level or STAND_IN)

    for (table_id,) in await tables.store.read(THEIR_TABLE, tournament.id, tournament.round, person.id):
        await tables.changing(table_id, leave)


def put_out(person: str) -> list[Change]:
    """Take somebody out of all tournaments, those that go on as if they had withdrawn."""
    return [Change(statement, (person,)) for statement in PUT_OUT]


async def start_now(tables: Tables, tournament: Tournament, person: Person) -> None:
    """Start without waiting any longer; it begins in a moment."""
    if tournament.host != person.id:
        raise forbidden("tournament-host", "only whoever announced the tournament may do that")
    if tournament.status != ANNOUNCED:
        raise not_now("tournament-begun", "this tournament has begun or is over")
    if tournament.entered < 2 or (tournament.level is None and tournament.entered < tournament.fewest):
        raise not_now("tournament-few", "too few people take part")
    now = tables.now()
    put = "UPDATE tournaments SET starts = ?, due = ?, changed = changed + 1 WHERE status = 'announced' AND id = ?"
    await tables.store.write([Change(put, (now, now, tournament.id), 1)])


async def cancel(tables: Tables, tournament: Tournament, person: Person) -> None:
    """Call it off; games that are being played are ordinary ones from then on."""
    if tournament.host != person.id and not person.admin:
        raise forbidden("tournament-host", "only whoever announced the tournament may do that")
    if tournament.status not in (ANNOUNCED, RUNNING):
        raise not_now("tournament-over", "this tournament is over")
    put = """UPDATE tournaments SET status = 'cancelled', ended = ?, due = NULL, changed = changed + 1
        WHERE status IN ('announced', 'running') AND id = ?"""
    await tables.store.write([Change(put, (tables.now(), tournament.id), 1)])
