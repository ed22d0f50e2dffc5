"""The draw of a round: who meets whom, by the kind of the tournament and what came before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from serai.server.tournaments import knock_out, round_robin, swiss
from serai.server.tournaments.scoring import Game, lot, standings
from serai.server.tournaments.seating import Seating, meetings, seats_had
from serai.server.tournaments.stored import Entrant, Tournament


class Field(NamedTuple):
    """All who take part, and all games so far."""

    entrants: Sequence[Entrant]
    games: Sequence[Game]

    @property
    def gone(self) -> Mapping[int, bool]:
        """Everybody, and whether they withdrew."""
        return {one.number: not one.plays for one in self.entrants}

    @property
    def people_left(self) -> int:
        """How many people still play."""
        return sum(one.plays and one.bot is None for one in self.entrants)


def fillers(tournament: Tournament, count: int) -> int:
    """How many bots make the last table full."""
    return -count % tournament.seats if tournament.level else 0


def rounds_of(tournament: Tournament, count: int, most: int) -> int:
    """How many rounds there will be, where nobody said it."""
    if tournament.kind == "knock-out":
        return knock_out.usual_rounds(count, tournament.seats, tournament.fewest, tournament.advance)
    if tournament.rounds:
        return tournament.rounds
    if tournament.kind == "round-robin":
        return min(most, round_robin.usual_rounds(count, tournament.seats))
    rounds, apart = 1, tournament.seats
    while apart < count:
        rounds, apart = rounds + 1, apart * tournament.seats
    return rounds + (tournament.seats > 2 and count > tournament.seats)  # one more, since a table decides less


def draw(tournament: Tournament, field: Field) -> Seating:
    """The next round; no tables where nobody is left to play."""
    if tournament.kind == "round-robin":
        return _round_robin(tournament, field)
    seed = f"{tournament.seed} {tournament.round}"
    tables = played(field.games)
    if tournament.kind == "swiss":
        ranked = [one.entrant for one in standings("swiss", field.gone, field.games, tournament.seed) if not one.left]
        points = {one.entrant: one.points for one in standings("swiss", field.gone, field.games, tournament.seed)}
        byes = Counter(game.sat[0].entrant for game in field.games if game.bye)
        past = swiss.Past(points, meetings(tables), seats_had(tables), byes)
        return swiss.swiss(ranked, past, tournament.seats, tournament.fewest, seed)
    left = still_in(tournament, field)
    had = seats_had(tables)
    return knock_out.knock_out(left, tournament.seats, tournament.fewest, tournament.advance, had, seed)


def played(games: Sequence[Game]) -> list[list[int]]:
    """The tables at which somebody met somebody."""
    return [[sat.entrant for sat in game.sat] for game in games if not game.bye]


def _round_robin(tournament: Tournament, field: Field) -> Seating:
    """The round as it was planned; whoever withdrew is played by a bot, or missing."""
    order = [one.number for one in sorted(field.entrants, key=lambda one: one.seeded or 0)]
    gone = field.gone
    planned = _plan(len(order), tournament.seats, tournament.fewest, tournament.rounds, tournament.seed)
    seating = planned[tournament.round - 1]
    tables, byes = [], [order[one] for one in seating.byes if not gone[order[one]]]
    for table in seating.tables:
        named = [order[one] for one in table]
        there = [one for one in named if not gone[one]]
        if tournament.level and there:
            tables.append(named)
        elif len(there) >= tournament.fewest:
            tables.append(there)
        else:
            byes += there
    return Seating(tables, byes)


@lru_cache(maxsize=16)
def _plan(count: int, most: int, fewest: int, rounds: int, seed: str) -> list[Seating]:
    return round_robin.round_robin(count, most, fewest, rounds, seed)


# ---- knock-out


def still_in(tournament: Tournament, field: Field) -> list[int]:
    """Those who were not knocked out, the best seeded first."""
    seeded = {one.number: one.seeded or 0 for one in field.entrants}
    last = [game for game in field.games if game.round == tournament.round - 1]
    went_on = {one for game in last for one in winners(tournament, game)} if last else set(seeded)
    return sorted((one for one in went_on if not field.gone[one]), key=lambda one: seeded[one])


def winners(tournament: Tournament, game: Game) -> list[int]:
    """Who goes on from a table; lots decide between equal places."""
    best = sorted(game.sat, key=lambda sat: (sat.place or 0, lot(tournament.seed, sat.entrant)))
    many = 1 if game.bye else knock_out.going_on(len(best), tournament.advance)
    return [sat.entrant for sat in best[:many]]


def is_last(tournament: Tournament, field: Field) -> bool:
    """Whether a round that is over was the last one."""
    if field.people_left < 2:
        return True
    if tournament.kind != "knock-out":
        return tournament.round >= tournament.rounds
    last = [game for game in field.games if game.round == tournament.round]
    return len(last) <= 1
