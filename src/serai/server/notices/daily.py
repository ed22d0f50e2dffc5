"""The daily letter: one a day, at the hour that its reader chose, about all that waits for them then."""

from __future__ import annotations

import msgspec

from serai.protocol.clocks import DAY, Clocks, Pace
from serai.server.notices.choices import Kind, NoticeChoices
from serai.server.notices.finding import ASKED, time_runs_out
from serai.server.notices.wording import Subject
from serai.server.storage import Store
from serai.server.tables.columns import read_periods
from serai.server.tournaments.telling import awaiting, begun

MOST = 50  # tables of a kind that a letter tells of
PLAYED = f"""SELECT t.id, t.title, t.game, t.asked, t.clocks, t.pace, s.seat, v.periods FROM seats s
    JOIN tables t ON t.id = s.table_id LEFT JOIN vacations v ON v.person = s.person
    WHERE s.person = ? AND s.away IS NULL AND t.status = 'running' AND {ASKED} ORDER BY t.moved LIMIT {MOST}"""
INVITED = f"""SELECT t.id, t.title, t.game, b.name FROM invitations i JOIN tables t ON t.id = i.table_id
    JOIN people b ON b.id = i.inviter WHERE i.person = ? AND t.status = 'open' ORDER BY i.made LIMIT {MOST}"""
ENDED = f"""SELECT DISTINCT t.id, t.title, t.game, t.ended FROM seats s JOIN tables t ON t.id = s.table_id
    JOIN people p ON p.id = s.person WHERE s.person = ? AND s.away IS NULL AND t.status = 'over'
    AND t.started IS NOT NULL AND t.ended > ? AND t.ended <= ? AND p.seen < t.ended ORDER BY t.ended LIMIT {MOST}"""


async def waiting(store: Store, person: str, choices: NoticeChoices, due: int, now: int) -> tuple[Subject, ...]:
    """What waits for a person, of the kinds that they want to read of: what is most pressing first.

    Endings and rounds are those of the day before the letter was due, so that each is in one letter, however late
    that one is.
    """
    kinds = choices.lettered()
    parts = await _played(store, person, kinds, now) if "your-turn" in kinds or "time" in kinds else []
    if "round" in kinds:
        there = {part.table_id for part in parts}
        ((seen,),) = await store.read("SELECT seen FROM people WHERE id = ?", person)
        opened = [one for one in await begun(store, person, max(seen, due - DAY), due) if one.table not in there]
        parts += [Subject("round", one.table, one.title, one.game, "", one.tournament, one.round) for one in opened]
    if "invitation" in kinds:
        parts += [Subject("invitation", *row) for row in await store.read(INVITED, person)]
        awaited = await awaiting(store, person)
        parts += [Subject("invitation", "", one.title, one.game, one.by, one.id) for one in awaited]
    if "over" in kinds:
        parts += [Subject("over", *row[:3]) for row in await store.read(ENDED, person, due - DAY, due)]
    return tuple(parts)


async def _played(store: Store, person: str, kinds: list[Kind], now: int) -> list[Subject]:
    """The tables at which a person is asked, each once."""
    found: dict[str, Subject] = {}
    for table_id, title, game, asked, clocks, pace, seat, periods in await store.read(PLAYED, person):
        if seat not in msgspec.json.decode(asked, type=list[int]):
            continue
        held, how = msgspec.json.decode(clocks, type=Clocks), msgspec.json.decode(pace, type=Pace)
        pressing = "time" in kinds and time_runs_out(how, held, seat, read_periods(periods or "[]"), now)
        if pressing or "your-turn" in kinds:
            kind: Kind = "time" if pressing else "your-turn"
            found.setdefault(table_id, Subject(kind, table_id, title, game))
    return sorted(found.values(), key=lambda part: part.event != "time")
