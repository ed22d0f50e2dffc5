"""A tournament as it is kept and shown, against what was promised and published and against the games themselves."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from typing import Any, NamedTuple

from serai.server.operations.database import Database
from serai.server.tournaments.scoring import WIN, Game, Sat, standings
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.tournament.cups import Cup, Drawn

ENTRANTS = "SELECT number, person, left_round FROM entrants WHERE status = 'in' AND tournament = ?"
SEATS = """SELECT r.round, r.number, r.table_id, r.status, x.entrant, x.place, x.score, x.points, x.absent
    FROM tournament_tables r JOIN tournament_seats x
    ON x.tournament = r.tournament AND x.round = r.round AND x.number = r.number
    WHERE r.tournament = ? ORDER BY r.round, r.number, x.seat"""
TABLES = "SELECT id, status, result FROM tables WHERE origin LIKE ?"
AT_TABLES = """SELECT s.table_id, s.seat, s.person, s.bot, s.away FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.origin LIKE ? ORDER BY s.table_id, s.seat"""
BEGUN = """SELECT m.table_id, count(*) FROM moves m JOIN tables t ON t.id = m.table_id
    WHERE t.origin LIKE ? AND m.number = 0 GROUP BY m.table_id"""
ENTERED = """SELECT n.table_id, count(*) FROM results n JOIN tables t ON t.id = n.table_id
    WHERE t.origin LIKE ? GROUP BY n.table_id"""
WAITING = "SELECT e.table_id FROM endings e JOIN tables t ON t.id = e.table_id WHERE t.origin LIKE ?"


class Seat(NamedTuple):
    """A row of `seats`."""

    person: str | None
    bot: str | None
    away: str | None


class Kept(NamedTuple):
    """What the database keeps of the tournament."""

    entrants: dict[int, tuple[str | None, int | None]]  # who they are, and in which round they withdrew
    rounds: dict[int, dict[int, Drawn]]
    seats: dict[str, list[Seat]]
    results: dict[str, Any]
    entered: dict[tuple[int, int], list[Sat]]


def compare(ledger: Ledger, cup: Cup, database: Database) -> None:
    """Find everything that is wrong with it."""
    if not cup.over:
        ledger.wrong("no end", "the tournament was not over in its time")
        return
    kept = _kept(ledger, cup, database)
    _promises(ledger, cup, kept)
    _draw(ledger, cup, kept)
    _opened(ledger, cup, kept, database)
    _seated(ledger, cup, kept)
    _entered_once(ledger, cup, kept, database)
    ((seed,),) = database.rows("SELECT seed FROM tournaments WHERE id = ?", cup.id)
    _standings(ledger, cup, kept, seed)


def _kept(ledger: Ledger, cup: Cup, database: Database) -> Kept:
    named = f'%"{cup.id}"%'
    rounds: dict[int, dict[int, Drawn]] = defaultdict(dict)
    entered: dict[tuple[int, int], list[Sat]] = defaultdict(list)
    for number, place, table, status, entrant, rank, score, points, absent in database.rows(SEATS, cup.id):
        drawn = rounds[number].get(place, Drawn(table, ()))
        rounds[number][place] = Drawn(table, (*drawn.entrants, entrant))
        entered[number, place].append(Sat(entrant, rank, score, points, bool(absent)))
        if status != "over" and not drawn.entrants:
            ledger.wrong("no end", f"table {place} of round {number} is {status}")
    seats: dict[str, list[Seat]] = defaultdict(list)
    for table, _, *seat in database.rows(AT_TABLES, named):
        seats[table].append(Seat(*seat))
    results = {}
    for table, status, result in database.rows(TABLES, named):
        results[table] = json.loads(result) if result else None
        if status != "over":
            ledger.wrong("no end", f"the game of {table} is {status}")
    entrants = {number: (person, left) for number, person, left in database.rows(ENTRANTS, cup.id)}
    ledger.counts["tables of the tournament"] = len(results)
    return Kept(entrants, dict(rounds), dict(seats), results, dict(entered))


# ---- promises, and the draw


def _promises(ledger: Ledger, cup: Cup, kept: Kept) -> None:
    """Whoever was told that they take part does, and whoever withdrew has."""
    left = {person for person, left in kept.entrants.values() if left is not None}
    people = [person for person, _ in kept.entrants.values() if person is not None]
    for lost in cup.joined - set(people):
        ledger.wrong("lost", f"{lost} had joined the tournament")
    if len(people) != len(set(people)) or len(people) != cup.plan.people:
        ledger.wrong("entrants", f"{len(set(people))} people take part in {len(people)} places")
    for lost in cup.withdrawn - left:
        ledger.wrong("lost", f"{lost} had withdrawn from the tournament")
    for one in left - cup.leaving:
        ledger.wrong("entrants", f"{one} is kept as withdrawn, and never asked for that")


def _draw(ledger: Ledger, cup: Cup, kept: Kept) -> None:
    """Each round is drawn as it was published, and everybody who plays on is in it once."""
    for number, drawn in kept.rounds.items():
        if cup.published.get(number) != drawn:
            ledger.wrong("another draw", f"round {number} was published as {cup.published.get(number)}")
        placed = Counter(entrant for one in drawn.values() for entrant in one.entrants)
        for entrant, (person, left) in kept.entrants.items():
            times, wanted = placed.pop(entrant, 0), left is None or number <= left
            if times > 1 or (person is not None and wanted != (times == 1)):
                ledger.wrong("drawn", f"entrant {entrant}, gone in round {left}, is {times} times in round {number}")
        for entrant in placed:
            ledger.wrong("drawn", f"{entrant} is in round {number}, and is no entrant")
    if sorted(kept.rounds) != list(range(1, len(kept.rounds) + 1)):
        ledger.wrong("drawn", f"there are the rounds {sorted(kept.rounds)}")


def _opened(ledger: Ledger, cup: Cup, kept: Kept, database: Database) -> None:
    """Every table that was drawn was opened, once, and no other."""
    drawn = Counter(one.table for tables in kept.rounds.values() for one in tables.values() if one.table)
    begun = dict(database.rows(BEGUN, f'%"{cup.id}"%'))
    for table in drawn.keys() | kept.results.keys():
        times = (drawn[table], int(table in kept.results), begun.get(table, 0))
        if times != (1, 1, 1):
            ledger.wrong("opened", f"{table} is drawn, laid and begun {times} times")


def _seated(ledger: Ledger, cup: Cup, kept: Kept) -> None:
    """People sit where the draw says, and each found their table there."""
    for number, tables in kept.rounds.items():
        for one in tables.values():
            if one.table is None:
                continue
            for seat, (entrant, held) in enumerate(zip(one.entrants, kept.seats.get(one.table, ()), strict=False)):
                person, left = kept.entrants.get(entrant, (None, 0))
                if held.person != person or (person is None) != (held.bot is not None):
                    ledger.wrong("seated", f"round {number}, {one.table} seat {seat}: {held}, not {person}")
                found = cup.found.get(person or "", {}).get(one.table)
                if person is not None and left is None and found != [seat]:
                    ledger.wrong("seated", f"{person} was to sit at {one.table} in {seat}, and found {found}")


# ---- results


def _entered_once(ledger: Ledger, cup: Cup, kept: Kept, database: Database) -> None:
    """Each game is among the results once; or it waits to be entered, and replaying the ratings does so."""
    named = f'%"{cup.id}"%'
    times = Counter(dict(database.rows(ENTERED, named)))
    waiting = Counter(table for (table,) in database.rows(WAITING, named))
    ledger.counts["results that waited at the end"] = waiting.total()
    for table, result in kept.results.items():
        # A game that all agreed to end has no result.
        if times[table] + waiting[table] != 1 and (result is not None or times[table] + waiting[table] > 1):
            ledger.wrong("results", f"{table} is entered {times[table]} times and waits {waiting[table]} times")


def _standings(ledger: Ledger, cup: Cup, kept: Kept, seed: str) -> None:
    """The standings that every node shows follow from the games themselves."""
    games = []
    for number, tables in kept.rounds.items():
        for place, one in tables.items():
            sat = _came_off(one, kept)
            if sat != kept.entered[number, place]:
                ledger.wrong("results", f"round {number}, table {place}: {kept.entered[number, place]}, not {sat}")
            if known := tuple(one for one in sat if one.entrant in kept.entrants):
                games.append(Game(number, known, True, one.table is None))
    gone = {entrant: left is not None for entrant, (_, left) in kept.entrants.items()}
    right = [one._asdict() for one in standings("swiss", gone, games, seed)]
    for node, shown in cup.shown.items():
        if shown["standings"] != right:
            ledger.wrong("standings", f"{node} shows {shown['standings'][:3]}…, and {right[:3]}… is right")
    ledger.counts["standings worked out again"] = len(right) * len(cup.shown)


def _came_off(one: Drawn, kept: Kept) -> list[Sat]:
    """How everybody came off at a table, from its result and its seats alone."""
    if one.table is None:
        return [Sat(one.entrants[0], None, None, WIN, False)]  # a round of the Swiss system that is sat out
    seats, result = kept.seats.get(one.table, []), kept.results.get(one.table)
    scores, places = (result[0], result[1]) if result else ([None] * len(seats), [1] * len(seats))
    absent = [seat.person is not None and seat.away is not None for seat in seats]
    orders = [(gone, 0 if gone else place) for gone, place in zip(absent, places, strict=True)]
    found = []
    for entrant, gone, order, score in zip(one.entrants, absent, orders, scores, strict=False):
        ahead = sum(other < order for other in orders)
        shared = [WIN * (len(seats) - 1 - ahead - more) / (len(seats) - 1) for more in range(orders.count(order))]
        found.append(Sat(entrant, 1 + ahead, score, 0 if gone else int(sum(shared) / len(shared)), gone))
    return found
