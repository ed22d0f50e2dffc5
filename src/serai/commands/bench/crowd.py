"""The people of `serai bench server --part lists`: accounts and guests, a few of whom play most of the games."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from serai.protocol.clocks import DAY, now
from serai.server.people.people import hash_of
from serai.server.people.profiles import COLOURS, SHAPES
from serai.server.social.friends import MOST_FRIENDS, pair

GUESTS = 0.15  # of all people
CHOSE = 0.3  # of all people have chosen their avatar and what they show
HIDE = 0.15  # of those do not show their ratings
SKILL, SPREAD = 25.0, 6.0  # on the scale of ratings
YEARS = 730 * DAY  # in which all of it happened
Rows = list[tuple[Any, ...]]


class Somebody(NamedTuple):
    """A person, and how well they play."""

    id: str
    name: str
    account: str | None
    skill: float
    created: int

    @property
    def cookie(self) -> str:
        """What their browser sends, where they have an account."""
        return f"serai=s.{self.token}"

    @property
    def token(self) -> str:
        """Of their session."""
        return f"bench-{self.id}"


class Crowd:
    """All people; the first is a regular whom lists of games are measured with."""

    def __init__(self, number: int, dice: Random) -> None:
        self._dice = dice
        self.began = now() - YEARS
        self.people = [self._somebody(place) for place in range(number)]

    @property
    def regular(self) -> Somebody:
        """Who has a seat in every fiftieth game."""
        return self.people[0]

    def _somebody(self, place: int) -> Somebody:
        dice = self._dice
        guest = place > 2 and dice.random() < GUESTS
        created = self.began + int(YEARS * dice.random() ** 2)
        account = None if guest else f"person{place}"
        return Somebody(dice.randbytes(16).hex(), f"Person {place}", account, dice.gauss(SKILL, SPREAD), created)

    def drawn(self, number: int, accounts: bool) -> list[Somebody]:
        """Different people, without the regular; those at the front of the crowd more often than those at its end."""
        found: dict[str, Somebody] = {}
        while len(found) < number:
            one = self.people[1 + int((len(self.people) - 1) * self._dice.random() ** 2)]
            if one.account or not accounts:
                found[one.id] = one
        return list(found.values())

    def rows(self) -> dict[str, Rows]:
        """What the database keeps of all of them."""
        until = now() + 30 * DAY
        members = [one for one in self.people if one.account]
        return {
            "people": [
                (one.id, one.name, one.account, int(one is self.regular), "en", one.created, one.created)
                for one in self.people
            ],
            "sessions": [(hash_of(one.token), one.id, "bench", one.created, until) for one in members],
            "profiles": [self._choices(one) for one in self.people if self._chose(one)],
        }

    def friends(self) -> Rows:
        """Whom the regular knows: two hundred, as many as there may be."""
        others = [one for one in self.people[1:] if one.account][:MOST_FRIENDS]
        asked = [(*pair(self.regular.id, one.id), one) for one in others]
        return [(one, other, friend.id, friend.created, friend.created) for one, other, friend in asked]

    def _chose(self, one: Somebody) -> bool:
        return one is self.regular or self._dice.random() < CHOSE

    def _choices(self, one: Somebody) -> tuple[Any, ...]:
        """Avatar, ratings, results, opponents, openings, games; the regular shows everything."""
        dice = self._dice
        shape, colour = dice.randrange(SHAPES), dice.randrange(COLOURS)
        if one is self.regular:
            return one.id, shape, colour, 1, 1, 1, 1, 1
        return one.id, shape, colour, int(dice.random() >= HIDE), *(dice.randrange(2) for _ in range(4))
