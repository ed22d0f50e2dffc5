"""Laying out the decks, zones, tracks and expeditions of Warrior Knights."""

from typing import Self

from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.state import NOBODY
from tests.rules.warrior_knights.play import SEATS, Play

FULL_ZONES = {"taxation": "levy_taxes", "wages": "draft_soldiers", "assembly": "rally_support"}


class Decks(Play):
    """A realm whose decks can be laid out; every method that lays something out gives the position back."""

    def _laid_out(self) -> Self:
        GAME.derive(self.s)
        return self

    def fates(self, *numbers: int) -> Self:
        """The next fate cards by their numbers, in this order; all others are discarded."""
        s = self.s
        cards = [t.FATES.index(str(number)) for number in numbers]
        s.fate_pool.clear()
        s.fate_under[0][:] = cards
        s.fate_order[:] = [0] * len(cards)
        s.fate_discard[:] = [card for card in range(len(t.FATES)) if card not in cards]
        return self._laid_out()

    def stack_fate(self, *cards: int) -> Self:
        """These fate cards are drawn next, in this order; all others that are not discarded come after them."""
        s = self.s
        rest = [card for card in range(len(t.FATES)) if card not in cards and card not in s.fate_discard]
        s.fate_pool.clear()
        s.fate_under[0][:] = [*cards, *rest]
        s.fate_order[:] = [0] * len(s.fate_under[0])
        return self

    def event(self, name: str) -> Self:
        """The next event card; all others that are not in force are discarded."""
        s, number = self.s, t.EVENTS.index(name)
        s.event_pool.remove(number)
        s.event_discard += s.event_pool
        s.event_pool[:] = [number]
        return self._laid_out()

    def round_event(self, name: str) -> Self:
        """An event in force until the round ends."""
        number = t.EVENTS.index(name)
        self.s.event_pool.remove(number)
        self.s.round_events.append(number)
        return self._laid_out()

    def agenda(self, *names: str) -> Self:
        """The open agenda."""
        self.s.agenda_open += [*map(self.take_agenda, names)]
        return self._laid_out()

    def agenda_discards(self, *names: str) -> Self:
        self.s.agenda_discard += [*map(self.take_agenda, names)]
        return self._laid_out()

    def row(self, names: str) -> Self:
        """The open row of mercenaries."""
        for name in names.split():
            troop = t.TROOPS.index(name)
            self.s.companies.remove(troop)
            self.s.row.append(troop)
        return self._laid_out()

    def companies(self, names: str) -> Self:
        """The mercenary deck holds these cards only; all others lie in the open row."""
        s = self.s
        kept = [t.TROOPS.index(name) for name in names.split()]
        for troop in kept:
            s.companies.remove(troop)
        s.row += s.companies
        s.companies[:] = kept
        return self._laid_out()

    def track(self, *markers: str) -> Self:
        """The markers on the mercenary track from its first space on; "-" for a free space."""
        for space, marker in enumerate(markers):
            self.s.track[space] = NOBODY if marker == "-" else SEATS.index(marker)
        return self._laid_out()

    def zone(self, name: str, *cards: str) -> Self:
        """Action cards in a zone, such as first-levy_taxes."""
        for card in cards:
            number = t.CARDS.index(card)
            self.s.hand[number // t.ACTION_KINDS].remove(number)
            zone = t.ZONES.index(name)
            self.s.zones[zone] = (*self.s.zones[zone], number)
        return self._laid_out()

    def fill(self, name: str, number: int) -> Self:
        """A zone with so many cards of its own kind: every baron's two, the last baron's first of all."""
        kind = t.ACTIONS.index(FULL_ZONES[name])
        cards = [t.ACTION_KINDS * seat + kind for seat in range(self.s.seats) for _ in range(2)]
        return self.zone(name, *(t.CARDS[card] for card in cards[::-1][:number]))

    def expedition(self, name: str, space: int, blessed: bool = False, **stakes: int) -> Self:
        s, ship = self.s, t.EXPEDITIONS.index(name)
        s.ship[ship], s.blessed[ship] = space, int(blessed)
        for seat, stake in stakes.items():
            s.stakes[len(SEATS) * ship + SEATS.index(seat)] = stake
        return self._laid_out()

    def take_agenda(self, name: str) -> int:
        """An agenda card leaves the deck; open motions (open_…) are not in it."""
        number = t.AGENDA.index(name)
        if number < t.PRINTED_AGENDA:
            self.s.agenda_pool.remove(number)
        return number
