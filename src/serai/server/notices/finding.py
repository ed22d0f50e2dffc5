"""Who must be told what: looked up in the tables as they are now, so that nothing is told that is no longer true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import msgspec

from serai.protocol.clocks import DAY, Clocks, Pace, Period, allowed_until
from serai.server.notices.channels import ChannelName
from serai.server.notices.choices import BITS, COLUMNS, USUAL, Kind
from serai.server.notices.claims import Occasion
from serai.server.notices.devices import LIVING
from serai.server.notices.wording import Subject
from serai.server.storage import Store
from serai.server.tables.columns import read_periods
from serai.server.tournaments.telling import AWAITED, ROUND

AWAY_AFTER = 60_000  # since a person was last seen, and since the turn began
RECENT = 7 * DAY
MOST = 500  # of a kind that are looked at together
LAST_PART = 4  # time runs out in the last quarter of it, and at most a day before its end

# Only those who have a way for this kind that does not rest, whose hours are not quiet, and who were not told yet:
# whoever was told, or cannot be, must not push others out of the limit.
ABOUT = "LEFT JOIN notice_choices c ON c.person = p.id"
GOES_ON = """(t.pause IS NULL OR replace(t.pause, '"since":null', '') <> t.pause)"""  # only asked for a pause
ASKED = f"replace(t.asked, CAST(s.seat AS TEXT), '') <> t.asked AND {GOES_ON}"
UNTOLD = """NOT EXISTS (SELECT 1 FROM told n WHERE n.person = p.id AND n.kind = '{}' AND n.table_id = t.id
    AND (n.taken_by IS NULL OR n.lease > ?) AND {})"""
SEATED = "FROM tables t JOIN seats s ON s.table_id = t.id AND s.away IS NULL JOIN people p ON p.id = s.person"
TURNS = f"""SELECT t.id, t.title, t.game, t.clocks, s.seat, p.id {SEATED} {ABOUT}
    WHERE t.status = 'running' AND t.moved > ? AND p.seen < ? AND {ASKED}
    AND {UNTOLD.format("your-turn", "n.sent >= t.moved + ?")} AND NOT EXISTS (SELECT 1 FROM told r
    WHERE r.person = p.id AND r.kind = 'round' AND r.table_id = t.id AND r.sent >= t.moved)
    AND {{}} ORDER BY t.moved LIMIT {MOST}"""
TIMES = f"""SELECT t.id, t.title, t.game, t.clocks, s.seat, p.id, t.pace, v.periods {SEATED} {ABOUT}
    LEFT JOIN vacations v ON v.person = p.id
    WHERE t.status = 'running' AND t.deadline > ? AND t.deadline <= ? AND p.seen < ? AND {ASKED}
    AND replace(t.pace, '"kind":"days"', '') <> t.pace
    AND {UNTOLD.format("time", "n.sent >= t.deadline - ?")} AND {{}} ORDER BY t.deadline LIMIT {MOST}"""
INVITED = f"""SELECT t.id, t.title, t.game, i.made, p.id, b.name FROM invitations i JOIN tables t ON t.id = i.table_id
    JOIN people p ON p.id = i.person JOIN people b ON b.id = i.inviter {ABOUT}
    WHERE t.status = 'open' AND i.made > ? AND p.seen < ?
    AND {UNTOLD.format("invitation", "n.turn = i.made")} AND {{}} ORDER BY i.made LIMIT {MOST}"""
# Whoever was here when it ended, or came since, knows.
ENDED = f"""SELECT DISTINCT t.id, t.title, t.game, t.ended, p.id {SEATED} {ABOUT}
    WHERE t.status = 'over' AND t.ended > ? AND t.started IS NOT NULL AND p.seen < ? AND p.seen < t.ended - ?
    AND {UNTOLD.format("over", "n.turn = t.ended")} AND {{}} ORDER BY t.ended LIMIT {MOST}"""
AWAITED_THERE = f"""SELECT t.id, t.title, t.game, i.joined, p.id, b.name {AWAITED}
    JOIN people p ON p.id = i.person {ABOUT}
    WHERE i.status = 'invited' AND t.status = 'announced' AND i.joined > ? AND p.seen < ?
    AND {UNTOLD.format("invitation", "n.turn = i.joined")} AND {{}} ORDER BY i.joined LIMIT {MOST}"""
# Of a round's beginning its people are told once, at their table; whoever came since knows.
ROUNDS = f"""SELECT t.id, t.title, t.game, o.id, o.round, p.id {ROUND} JOIN people p ON p.id = s.person {ABOUT}
    WHERE o.status = 'running' AND t.status = 'running' AND t.started > ? AND p.seen < ? AND p.seen < t.started
    AND {UNTOLD.format("round", "n.turn = o.round")} AND {{}} ORDER BY t.started LIMIT {MOST}"""
FAILING = """EXISTS (SELECT 1 FROM notice_failures f
    WHERE f.person = p.id AND f.channel = '{}' AND (f.next_try IS NULL OR f.next_try > ?))"""
LETTERS = f"""SELECT p.id, c.next_letter FROM notice_choices c JOIN people p ON p.id = c.person
    WHERE c.next_letter <= ? AND c.quiet_until <= ? AND p.seen < ? AND p.email IS NOT NULL
    AND NOT {FAILING.format("email")} ORDER BY c.next_letter LIMIT {MOST}"""


class Due(NamedTuple):
    """Somebody who is away, and what they must be told."""

    occasion: Occasion
    subject: Subject
    kind: Kind


class LetterDue(NamedTuple):
    """Whose daily letter is due since when."""

    person: str
    since: int


def time_runs_out(pace: Pace, clocks: Clocks, seat: int, vacations: Sequence[Period], now: int) -> bool:
    """Whether a seat that has days for a move has few hours left."""
    end = allowed_until(pace, clocks, seat, vacations)
    if pace.kind != "days" or end is None:
        return False
    return 0 < end - now <= min(DAY, pace.days * DAY // LAST_PART)


class Finder:
    """Looks for those who must be told, by the ways that this server has."""

    def __init__(self, store: Store, ways: Sequence[ChannelName]) -> None:
        self._store = store
        self._ways = ways

    async def due(self, now: int) -> list[Due]:
        """Everybody who is away and to be told something at once."""
        rounds = await self._rounds(now)
        begun = {(due.occasion.person, due.occasion.table_id) for due in rounds}
        turns = [due for due in await self._turns(now) if (due.occasion.person, due.occasion.table_id) not in begun]
        return [
            *rounds,
            *turns,
            *await self._times(now),
            *await self._invitations(now),
            *await self._endings(now),
        ]

    async def letters(self, now: int) -> list[LetterDue]:
        """Everybody who is away and whose daily letter is due."""
        return [LetterDue(*row) for row in await self._store.read(LETTERS, now, now, now - AWAY_AFTER, now)]

    async def _turns(self, now: int) -> list[Due]:
        found = await self._found("your-turn", TURNS, now, now - RECENT, now - AWAY_AFTER, now, AWAY_AFTER)
        due = []
        for table_id, title, game, written, seat, person in found:
            clocks = msgspec.json.decode(written, type=Clocks)
            since, turn = clocks.since[seat], clocks.turn[seat]
            if since is not None and turn is not None and since <= now - AWAY_AFTER:
                due.append(_due(Subject("your-turn", table_id, title, game), person, turn))
        return due

    async def _times(self, now: int) -> list[Due]:
        found = await self._found("time", TIMES, now, now, now + DAY, now - AWAY_AFTER, now, DAY)
        due = []
        for table_id, title, game, written, seat, person, paced, periods in found:
            clocks, pace = msgspec.json.decode(written, type=Clocks), msgspec.json.decode(paced, type=Pace)
            if time_runs_out(pace, clocks, seat, read_periods(periods or "[]"), now):
                due.append(_due(Subject("time", table_id, title, game), person, clocks.since[seat] or 0))
        return due

    async def _invitations(self, now: int) -> list[Due]:
        recent = (now - RECENT, now - AWAY_AFTER, now)
        to_tables = [
            _due(Subject("invitation", table_id, title, game, by), person, made)
            for table_id, title, game, made, person, by in await self._found("invitation", INVITED, now, *recent)
        ]
        to_tournaments = [
            _due(Subject("invitation", "", title, game, by, tournament), person, made)
            for tournament, title, game, made, person, by in await self._found(
                "invitation", AWAITED_THERE, now, *recent
            )
        ]
        return to_tables + to_tournaments

    async def _rounds(self, now: int) -> list[Due]:
        found = await self._found("round", ROUNDS, now, now - DAY, now - AWAY_AFTER, now)
        return [
            _due(Subject("round", table_id, title, game, "", tournament, number), person, number)
            for table_id, title, game, tournament, number, person in found
        ]

    async def _endings(self, now: int) -> list[Due]:
        found = await self._found("over", ENDED, now, now - DAY, now - AWAY_AFTER, AWAY_AFTER, now)
        return [
            _due(Subject("over", table_id, title, game), person, ended)
            for table_id, title, game, ended, person in found
        ]

    async def _found(self, kind: Kind, find: str, now: int, *values: int) -> list[tuple[Any, ...]]:
        """Rows of one of the statements; those who can be told are asked for last."""
        able = " OR ".join(f"({_able(kind, way)})" for way in self._ways)
        asked = f"COALESCE(c.quiet_until, 0) <= ? AND ({able})"
        return await self._store.read(find.format(asked), *values, *(now for _ in range(asked.count("?"))))


def _able(kind: Kind, way: ChannelName) -> str:
    """The condition that somebody can be told a kind by a way."""
    wanted = f"(COALESCE(c.{COLUMNS[kind]}, {USUAL[kind]}) & {BITS[way]}) <> 0"
    if way == "push":
        return f"""{wanted} AND EXISTS
            (SELECT 1 FROM push_devices d WHERE d.person = p.id AND d.next_try <= ? AND {LIVING})"""
    return f"{wanted} AND p.{way} IS NOT NULL AND NOT {FAILING.format(way)}"


def _due(subject: Subject, person: str, turn: int) -> Due:
    kind = cast(Kind, subject.event)
    return Due(Occasion(person, kind, subject.table_id or subject.tournament, turn), subject, kind)
