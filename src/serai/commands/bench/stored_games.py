"""A database full of games: copies of real ones by other people and with other winners, some that run, open tables.

Ratings, curves and tallies follow from the results by the server's own rules. Moves are left out: no list reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from serai.commands.bench import stored_cups
from serai.commands.bench.crowd import YEARS, Crowd, Somebody
from serai.commands.bench.originals import Original, originals
from serai.engine.core.errors import BadInput
from serai.engine.play.commitment import make_fair, seed_of
from serai.protocol.clocks import DAY, MINUTE, Pace, deadline, now, press, wound
from serai.protocol.opening import STAND_IN, NewTable, SeatWish, fresh_row
from serai.protocol.table import COLUMNS, OVER, RUNNING, TableRow
from serai.server.operations.database import Database
from serai.server.operations.rate_all import KEPT, Again
from serai.server.operations.replay_all import Progress, nobody_looks
from serai.server.ratings.anchors import MEANS
from serai.server.ratings.standings import Ended, Sitter, standings_of
from serai.server.tables.columns import row_values

# The part of each title, and of games that are rated, public, ended early, left by somebody; of seats that are bots'.
TITLES = {"khan": 0.38, "merv": 0.27, "warrior_knights": 0.12, "connect_four": 0.13, "tic_tac_toe": 0.1}
RATED, PUBLIC, ENDED_EARLY, LEFT, BOTS = 0.6, 0.7, 0.03, 0.03, 0.35
LUCK = 5.0  # how far a game goes otherwise than skill would have it
REGULAR = 50  # the regular sits at one of so many tables
RUNNING_OF, OPEN_OF = 100, 200  # one table runs, and one is open, for so many that are over
LOT = 5_000  # tables that are written at once
TAKES = {"live": MINUTE // 3, "days": DAY // 4}  # a move
COLUMNS_OF: dict[str, Sequence[str]] = {
    "people": ("id", "name", "account", "admin", "language", "created", "seen"),
    "sessions": ("hash", "person", "device", "created", "expires"),
    "profiles": ("person", "shape", "colour", "ratings", "results", "opponents", "openings", "games"),
    "tables": COLUMNS,
    "seats": ("table_id", "seat", "person", "bot", "away", "share"),
    "invitations": ("table_id", "person", "inviter", "made"),
    "ledger": ("id", "entered"),
    "friends": ("one", "other", "asker", "asked", "accepted"),
    **stored_cups.COLUMNS_OF,
    **{table: (*keys, *values) for table, (keys, values) in KEPT.items()},
}


class Taken(NamedTuple):
    """A seat: whose it is, and how well they play this time."""

    person: Somebody | None
    bot: str | None
    strength: float


class Shelf:
    """Writes people and tables, lots at a time."""

    def __init__(self, database: Database, people: int, seed: str = "lists") -> None:
        self._database = database
        self._dice = Random(seed)
        self._waiting: dict[str, list[tuple[Any, ...]]] = {"tables": [], "seats": [], "invitations": []}
        self._originals = {title: originals(title) for title in TITLES}
        self._again, self._entered = Again(), 0
        self.crowd = Crowd(people, self._dice)

    def is_full(self, stored: int) -> bool:
        """Whether an earlier run has filled the database with the same; one that holds anything else is refused."""
        ((held, people),) = self._database.rows(
            "SELECT (SELECT count(*) FROM tables WHERE status = 'over'), (SELECT count(*) FROM people)"
        )
        last = bool(self._database.rows("SELECT 1 FROM tallies LIMIT 1"))  # what is written at the end
        whole = last and (held, people) == (stored, len(self.crowd.people))
        if people and not whole:
            raise BadInput(f"the database holds {held} games of {people} people: give an empty one")
        return whole

    def fill(self, stored: int, progress: Progress = nobody_looks) -> None:
        """Write all people, so many games that are over in the order of their endings, and some that are not."""
        for table, rows in self.crowd.rows().items():
            self._write(table, rows)
        for place in range(stored):
            progress(place, stored)
            self._add_over(place, self.crowd.began + YEARS * (place + 1) // (stored + 1))
            self._flush(LOT)
        for place in range(max(2, stored // RUNNING_OF)):
            self._add_running(place)
        for place in range(max(2, stored // OPEN_OF)):
            self._add_open(place)
        self._flush(1)
        for table, rows in stored_cups.cups(self.crowd, stored, Random("cups")).items():
            self._write(table, rows)
        self._write("friends", self.crowd.friends())
        self._database.execute("DELETE FROM ledger")
        self._write("ledger", [(1, self._entered)])
        for table, kept in self._again.rows.items():
            self._write(table, [(*key, *row) for key, row in kept.items()])

    def _flush(self, least: int) -> None:
        if len(self._waiting["tables"]) >= least:
            for table, rows in self._waiting.items():
                self._write(table, rows)
                rows.clear()

    def _write(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        with self._database.whole():
            self._database.fill(table, COLUMNS_OF[table], rows)

    # ---- tables

    def _add_over(self, place: int, ended: int) -> None:
        dice, original = self._dice, self._original()
        rated = dice.random() < RATED
        taken = self._seated(original, self._takers(original, rated, place % REGULAR == 0))
        row = self._row(original, taken, rated)
        early = dice.random() < ENDED_EARLY
        self._begin(row, original.seats, ended - original.moves * TAKES[row.pace.kind])
        row.status, row.ended, row.moved, row.number = OVER, ended, ended, original.moves
        row.result = None if early else original.result
        away = [bool(one.person) and dice.random() < LEFT for one in taken]
        self._put(row, taken, away)
        sitters = tuple(
            Sitter(one.person.id if one.person else None, one.bot, STAND_IN if left else None)
            for one, left in zip(taken, away, strict=True)
        )
        scores, places = ((), ()) if early else (original.scores, original.places)
        self._enter(
            Ended(
                row.id, row.game, rated, row.started or 0, ended, row.number, scores, places, sitters, original.openings
            )
        )

    def _enter(self, ended: Ended) -> None:
        if standings_of(ended):
            self._entered += 1
            self._again.enter(self._entered, ended)

    def _add_running(self, place: int) -> None:
        """A game by correspondence in its middle, whose clock has days left."""
        original = self._original()
        taken = self._takers(original, False, place % REGULAR == 0)
        row = self._row(original, taken, False)
        row.pace = Pace("days")
        self._begin(row, original.seats, now() - self._dice.randrange(5 * DAY))
        row.status, row.number = RUNNING, 1 + self._dice.randrange(original.moves)
        row.moved = now() - self._dice.randrange(DAY)
        row.asked = [self._dice.choice([seat for seat, one in enumerate(taken) if one.person])]
        row.clocks = press(row.pace, row.clocks, row.asked, None, row.number, row.moved)
        row.deadline = deadline(row.pace, row.clocks, row.asked)
        self._put(row, taken)

    def _add_open(self, place: int) -> None:
        """A table with one free seat at least, for which somebody is awaited: at every tenth the regular."""
        original = self._original()
        host, guest = self.crowd.drawn(2, accounts=True)
        free = [Taken(None, None, 0.0)] * (original.seats - 1)
        row = self._row(original, [Taken(host, None, 0.0), *free], self._dice.random() < RATED)
        row.created = row.moved = now() - self._dice.randrange(DAY)
        self._put(row, [Taken(host, None, 0.0), *free])
        invited = self.crowd.regular if place % 10 == 0 else guest
        self._waiting["invitations"].append((row.id, invited.id, host.id, row.created))

    def _original(self) -> Original:
        (title,) = self._dice.choices(list(TITLES), list(TITLES.values()))
        return self._dice.choice(self._originals[title])

    def _takers(self, original: Original, rated: bool, regular: bool) -> list[Taken]:
        """Somebody, and people or bots to play with."""
        dice, levels = self._dice, MEANS[original.game]
        bots = [dice.choice(list(levels)) for _ in range(original.seats - 1) if dice.random() < BOTS]
        number = original.seats - len(bots)
        people = [self.crowd.regular] * regular + self.crowd.drawn(number - regular, accounts=rated)
        taken = [Taken(one, None, dice.gauss(one.skill, LUCK)) for one in people]
        return taken + [Taken(None, level, dice.gauss(levels[level], LUCK)) for level in bots]

    def _seated(self, original: Original, takers: list[Taken]) -> list[Taken]:
        """The strongest in the seat that came off best, and so on."""
        seats = sorted(range(original.seats), key=lambda seat: original.places[seat])
        best_first = sorted(takers, key=lambda one: -one.strength)
        return [one for _, one in sorted(zip(seats, best_first, strict=True), key=lambda pair: pair[0])]

    def _row(self, original: Original, taken: Sequence[Taken], rated: bool) -> TableRow:
        """A table as somebody who sits at it has opened it."""
        dice = self._dice
        host = next(one.person for one in taken if one.person)
        wish = NewTable(
            original.game,
            [SeatWish("open")] * original.seats,
            title=f"Table {dice.randrange(10_000)}",
            public=dice.random() < PUBLIC,
            pace=Pace(dice.choice(("live", "days"))),
            rated=rated,
        )
        return fresh_row(host.id, wish, original.options, None)

    def _begin(self, row: TableRow, seats: int, started: int) -> None:
        row.created, row.started = started - 10 * MINUTE, started
        row.fair = make_fair(row.promised, ("",) * seats)
        row.seed = seed_of(row.fair.secret, row.fair.shares)
        row.clocks = wound(row.pace, seats)

    def _put(self, row: TableRow, taken: Sequence[Taken], away: Sequence[bool] = ()) -> None:
        self._waiting["tables"].append(row_values(row))
        for seat, one in enumerate(taken):
            left = STAND_IN if away and away[seat] else None
            self._waiting["seats"].append((row.id, seat, one.person.id if one.person else None, one.bot, left, ""))
