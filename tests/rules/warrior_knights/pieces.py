"""Laying out what stands on the map of Warrior Knights and in front of the barons."""

from typing import Self

from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITIES, WALLS
from serai.games.warrior_knights.rules.cards.lasting import keep_event
from serai.games.warrior_knights.rules.war.armies import join, owner_of, part
from serai.games.warrior_knights.state import NEUTRAL, NO_HEIR, NOBODY, OFF_BOARD, OUT, RAZED
from tests.rules.warrior_knights.decks import Decks
from tests.rules.warrior_knights.names import heir_of, place_of
from tests.rules.warrior_knights.play import SEATS

HOME = ("B6", "G2", "E5", "G5", "C5", "G4")  # where the castles stand unless something else is said


class Pieces(Decks):
    """A realm whose barons, nobles, troops and cities can be laid out."""

    # ---- barons

    def castles(self) -> Self:
        """Every castle stands in its own area."""
        self.s.castle[:] = [AREAS.index(area) for area in HOME[: self.s.seats]]
        return self._laid_out()

    def chairman(self, seat: str) -> Self:
        self.s.gavel = SEATS.index(seat)
        return self._laid_out()

    def head(self, seat: str) -> Self:
        """The Head of the Church."""
        self.s.sceptre = SEATS.index(seat)
        return self._laid_out()

    def houses(self, *names: str) -> Self:
        """The house of each seat."""
        self.s.house[:] = map(t.HOUSES.index, names)
        return self._laid_out()

    def baron(
        self,
        seat: str,
        *,
        crowns: int | None = None,
        votes: int | None = None,
        faith: int | None = None,
        influence: int | None = None,
        outlaw: bool | None = None,
        castle: str | None = None,
        garrison: str = "",
        tokens: int | None = None,
        breach: int | None = None,
        besieger: str = "",
    ) -> Self:
        """A baron's goods, and his castle: its area ("off" for none), mercenaries in it, tokens, breaches, siege.

        What is not named stays as it is. Influence is taken from the pool. `garrison` names mercenaries who join the
        regulars that are still in the castle.
        """
        s, n = self.s, SEATS.index(seat)
        for held, amount in ((s.crowns, crowns), (s.votes, votes), (s.faith, faith), (s.influence, influence)):
            if amount is not None:
                held[n] = amount
        s.pool = max(0, s.pool - (influence or 0))
        if outlaw is not None:
            s.outlaw[n] = int(outlaw)
        if castle is not None:
            s.castle[n] = OFF_BOARD if castle == "off" else AREAS.index(castle)
        self._enlist(n, t.GARRISON + n, garrison)
        if tokens is not None:
            s.tokens[t.GARRISON + n] = tokens
        if breach is not None:
            s.breach[CASTLE + n] = breach
        if besieger:
            s.besieger[CASTLE + n] = SEATS.index(besieger)
        return self._laid_out()

    def charge(self, seat: str, *names: str) -> Self:
        for name in names:
            self.s.charges[SEATS.index(seat)] += (self.take_agenda(name),)
        return self._laid_out()

    def office(self, noble: str, name: str) -> Self:
        self.s.office[t.NOBLES.index(noble)] = self.take_agenda(name)
        return self._laid_out()

    def law(self, *names: str) -> Self:
        """Laws in force; open motions are called open_…"""
        self.s.laws += map(self.take_agenda, names)
        return self._laid_out()

    def lasting(self, seat: str, event: str, noble: str = "") -> Self:
        """A lasting event in front of its victim, with the noble it struck."""
        n, number = SEATS.index(seat), t.EVENTS.index(event)
        self.s.event_pool.remove(number)
        struck = t.NOBLES.index(noble) if noble else NOBODY
        if noble:
            self.s.heir[struck] = NO_HEIR
        keep_event(self.s, n, number, struck)
        return self._laid_out()

    # ---- nobles, troops, cities

    def noble(
        self,
        name: str,
        where: str,
        troops: str,
        *,
        tokens: int = 0,
        exhausted: bool = False,
        outside: bool = False,
        heir: str = "home",
    ) -> Self:
        """A noble in an area, "off" the board, or "sea D4" off a port, with his troop cards."""
        s, n = self.s, t.NOBLES.index(name)
        s.where[n] = place_of(where)
        s.exhausted[n], s.outside[n] = int(exhausted), int(outside)
        s.tokens[n] = tokens
        s.heir[n] = heir_of(heir)
        self._enlist(n // t.NOBLES_EACH, n, troops)
        return self._laid_out()

    def give(self, army: str, troops: str) -> Self:
        """Troop cards join an army."""
        n = t.ARMIES.index(army)
        self._enlist(owner_of(n), n, troops)
        return self._laid_out()

    def gone(self, name: str) -> Self:
        """A noble who is out of the game."""
        self.s.where[t.NOBLES.index(name)] = OUT
        return self._laid_out()

    def _enlist(self, seat: int, army: int, troops: str) -> None:
        s = self.s
        for name in troops.split():
            troop = t.TROOPS.index(name)
            if troop < t.MERCENARIES:
                s.companies.remove(troop)
            elif self.whole:
                part(s, t.GARRISON + seat, troop)
            join(s, army, troop)

    def city(
        self,
        name: str,
        owner: str = "neutral",
        *,
        fortified: bool = False,
        breach: int = 0,
        besieger: str = "",
        since: int = 1,
    ) -> Self:
        """A city and who controls it: a seat, "neutral" or "razed"; a siege was laid in the round `since`."""
        s, n = self.s, CITIES.index(name)
        s.owner[n] = {"neutral": NEUTRAL, "razed": RAZED}[owner] if owner not in SEATS else SEATS.index(owner)
        s.fortified[n], s.breach[n] = int(fortified), breach
        if besieger:
            self.siege(name, besieger, since)
        return self._laid_out()

    def cities(self, owner: str, names: str) -> Self:
        for name in names.split():
            self.city(name, owner)
        return self._laid_out()

    def siege(self, wall: str, besieger: str, since: int = 1) -> Self:
        """A city or castle under siege since a round."""
        n = WALLS.index(wall)
        self.s.besieger[n], self.s.siege_round[n] = SEATS.index(besieger), since
        return self._laid_out()

    def raze_all(self, *but: str) -> Self:
        """All cities but these lie in ruins."""
        for name in CITIES:
            if name not in but:
                self.city(name, "razed")
        return self

    def round(self, number: int) -> Self:
        self.s.round = number
        return self._laid_out()
