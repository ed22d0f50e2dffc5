"""Positions of Warrior Knights, laid out piece by piece, and a play led in the words of the notation.

    play = (
        Position(seats=3)
        .baron("first", crowns=5, votes=2)
        .noble("first-circle", "D4", "english_100 regular_50", tokens=1)
        .city("monz", "second", fortified=True, breach=1)
        .fates(3, 17)
        .neutral("muster_troops")
    )

What is not said: the seats are the houses madder, limon, zobel, viola, emeraude, niebieski in this order; "first" is
Chairman, "second" Head of the Church; nobody owns anything; all cities are neutral; every castle stands in an area of
its own (HOME) and holds its four regulars; all nobles are off the board without troops; the round is the first.

Regulars that a noble gets come from his castle, mercenaries from the deck, agenda cards from theirs. A Position ends in
a Play: `card` and `neutral` reveal an action card, `hold` starts a special phase with a full zone or track, `planning`,
`upkeep` and `ask` begin elsewhere. When a card and everything it triggers is done, the play stops at a Versatile
Strategy of the last seat (PAUSE), the next card of the round; `play.is_done` says so.
"""

from typing import Any

from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITIES, WALLS
from serai.games.warrior_knights.rules.cards.action_cards import CARD_STEPS, DUE, NEXT_CARD
from serai.games.warrior_knights.rules.cards.lasting import keep_event
from serai.games.warrior_knights.rules.cards.planning import DEAL_NEUTRAL, PLANNING
from serai.games.warrior_knights.rules.upkeep.upkeep import UPKEEP
from serai.games.warrior_knights.rules.war.armies import join, owner_of, part
from serai.games.warrior_knights.state import NEUTRAL, NO_HEIR, NOBODY, OFF_BOARD, OUT, RAZED
from tests.rules.warrior_knights.names import heir_of, place_of
from tests.rules.warrior_knights.play import SEATS, Play

HOME = ("B6", "G2", "E5", "G5", "C5", "G4")  # where the castles stand unless something else is said
FULL_ZONES = {"taxation": "levy_taxes", "wages": "draft_soldiers", "assembly": "rally_support"}


class Position(Play):
    """A realm that can be laid out and led; every method that lays something out gives the position back."""

    def __init__(
        self,
        seats: int = 3,
        options: dict[str, Any] | None = None,
        seed: str = "warrior knights",
        *,
        empty: bool = False,
    ) -> None:
        settings = GAME.settings(seats, options or {})
        s = GAME.new(seats, seeded(seed), settings)
        s.todo.clear()
        s.house[:] = range(seats)
        s.gavel, s.sceptre, s.round = 0, 1, 1
        s.telling = True
        super().__init__(Match(GAME, Record(GAME.name, GAME.rules, GAME.colours[:seats], settings, "position"), s))
        self.empty = empty
        if not empty:
            s.crowns[:] = [0] * seats
            self.castles()
            for seat in range(seats):
                s.armies[t.GARRISON + seat] = t.REGULARS_EACH
            GAME.derive(s)

    def sound(self) -> None:
        assert self.empty or GAME.check(self.s) == []

    def _laid_out(self) -> "Position":
        GAME.derive(self.s)
        return self

    # ---- barons

    def castles(self) -> "Position":
        """Every castle stands in its own area."""
        self.s.castle[:] = [AREAS.index(area) for area in HOME[: self.s.seats]]
        return self._laid_out()

    def chairman(self, seat: str) -> "Position":
        self.s.gavel = SEATS.index(seat)
        return self._laid_out()

    def head(self, seat: str) -> "Position":
        """The Head of the Church."""
        self.s.sceptre = SEATS.index(seat)
        return self._laid_out()

    def houses(self, *names: str) -> "Position":
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
    ) -> "Position":
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

    def charge(self, seat: str, *names: str) -> "Position":
        for name in names:
            self.s.charges[SEATS.index(seat)] += (self.take_agenda(name),)
        return self._laid_out()

    def office(self, noble: str, name: str) -> "Position":
        self.s.office[t.NOBLES.index(noble)] = self.take_agenda(name)
        return self._laid_out()

    def law(self, *names: str) -> "Position":
        """Laws in force; open motions are called open_…"""
        self.s.laws += map(self.take_agenda, names)
        return self._laid_out()

    def lasting(self, seat: str, event: str, noble: str = "") -> "Position":
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
    ) -> "Position":
        """A noble in an area, "off" the board, or "sea D4" off a port, with his troop cards."""
        s, n = self.s, t.NOBLES.index(name)
        s.where[n] = place_of(where)
        s.exhausted[n], s.outside[n] = int(exhausted), int(outside)
        s.tokens[n] = tokens
        s.heir[n] = heir_of(heir)
        self._enlist(n // t.NOBLES_EACH, n, troops)
        return self._laid_out()

    def give(self, army: str, troops: str) -> "Position":
        """Troop cards join an army."""
        n = t.ARMIES.index(army)
        self._enlist(owner_of(n), n, troops)
        return self._laid_out()

    def gone(self, name: str) -> "Position":
        """A noble who is out of the game."""
        self.s.where[t.NOBLES.index(name)] = OUT
        return self._laid_out()

    def _enlist(self, seat: int, army: int, troops: str) -> None:
        s = self.s
        for name in troops.split():
            troop = t.TROOPS.index(name)
            if troop < t.MERCENARIES:
                s.companies.remove(troop)
            elif not self.empty:
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
    ) -> "Position":
        """A city and who controls it: a seat, "neutral" or "razed"; a siege was laid in the round `since`."""
        s, n = self.s, CITIES.index(name)
        s.owner[n] = {"neutral": NEUTRAL, "razed": RAZED}[owner] if owner not in SEATS else SEATS.index(owner)
        s.fortified[n], s.breach[n] = int(fortified), breach
        if besieger:
            self.siege(name, besieger, since)
        return self._laid_out()

    def cities(self, owner: str, names: str) -> "Position":
        for name in names.split():
            self.city(name, owner)
        return self._laid_out()

    def siege(self, wall: str, besieger: str, since: int = 1) -> "Position":
        """A city or castle under siege since a round."""
        n = WALLS.index(wall)
        self.s.besieger[n], self.s.siege_round[n] = SEATS.index(besieger), since
        return self._laid_out()

    def raze_all(self, *but: str) -> "Position":
        """All cities but these lie in ruins."""
        for name in CITIES:
            if name not in but:
                self.city(name, "razed")
        return self

    def round(self, number: int) -> "Position":
        self.s.round = number
        return self._laid_out()

    # ---- decks, zones, track, expeditions

    def fates(self, *numbers: int) -> "Position":
        """The next fate cards by their numbers, in this order; all others are discarded."""
        s = self.s
        cards = [t.FATES.index(str(number)) for number in numbers]
        s.fate_pool.clear()
        s.fate_under[0][:] = cards
        s.fate_order[:] = [0] * len(cards)
        s.fate_discard[:] = [card for card in range(len(t.FATES)) if card not in cards]
        return self._laid_out()

    def stack_fate(self, *cards: int) -> "Position":
        """These fate cards are drawn next, in this order; all others that are not discarded come after them."""
        s = self.s
        rest = [card for card in range(len(t.FATES)) if card not in cards and card not in s.fate_discard]
        s.fate_pool.clear()
        s.fate_under[0][:] = [*cards, *rest]
        s.fate_order[:] = [0] * len(s.fate_under[0])
        return self

    def event(self, name: str) -> "Position":
        """The next event card; all others that are not in force are discarded."""
        s, number = self.s, t.EVENTS.index(name)
        s.event_pool.remove(number)
        s.event_discard += s.event_pool
        s.event_pool[:] = [number]
        return self._laid_out()

    def round_event(self, name: str) -> "Position":
        """An event in force until the round ends."""
        number = t.EVENTS.index(name)
        self.s.event_pool.remove(number)
        self.s.round_events.append(number)
        return self._laid_out()

    def agenda(self, *names: str) -> "Position":
        """The open agenda."""
        self.s.agenda_open += [*map(self.take_agenda, names)]
        return self._laid_out()

    def agenda_discards(self, *names: str) -> "Position":
        self.s.agenda_discard += [*map(self.take_agenda, names)]
        return self._laid_out()

    def row(self, names: str) -> "Position":
        """The open row of mercenaries."""
        for name in names.split():
            troop = t.TROOPS.index(name)
            self.s.companies.remove(troop)
            self.s.row.append(troop)
        return self._laid_out()

    def companies(self, names: str) -> "Position":
        """The mercenary deck holds these cards only; all others lie in the open row."""
        s = self.s
        kept = [t.TROOPS.index(name) for name in names.split()]
        for troop in kept:
            s.companies.remove(troop)
        s.row += s.companies
        s.companies[:] = kept
        return self._laid_out()

    def track(self, *markers: str) -> "Position":
        """The markers on the mercenary track from its first space on; "-" for a free space."""
        for space, marker in enumerate(markers):
            self.s.track[space] = NOBODY if marker == "-" else SEATS.index(marker)
        return self._laid_out()

    def zone(self, name: str, *cards: str) -> "Position":
        """Action cards in a zone, such as first-levy_taxes."""
        for card in cards:
            number = t.CARDS.index(card)
            self.s.hand[number // t.ACTION_KINDS].remove(number)
            zone = t.ZONES.index(name)
            self.s.zones[zone] = (*self.s.zones[zone], number)
        return self._laid_out()

    def fill(self, name: str, number: int) -> "Position":
        """A zone with so many cards of its own kind: every baron's two, the last baron's first of all."""
        kind = t.ACTIONS.index(FULL_ZONES[name])
        cards = [t.ACTION_KINDS * seat + kind for seat in range(self.s.seats) for _ in range(2)]
        return self.zone(name, *(t.CARDS[card] for card in cards[::-1][:number]))

    def expedition(self, name: str, space: int, blessed: bool = False, **stakes: int) -> "Position":
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

    # ---- beginning the play

    def card(self, *cards: str) -> "Position":
        """Reveal action cards, such as first-levy_taxes; several come in any order."""
        for card in cards:
            number = t.CARDS.index(card)
            seat = number // t.ACTION_KINDS
            self.s.hand[seat].remove(number)
            self.s.plan1[seat].append(number)
        return self._go_on()

    def neutral(self, name: str) -> "Position":
        """Reveal a neutral card."""
        number = t.NEUTRALS.index(name)
        self.s.neutral_rest.remove(number)
        self.s.neutral1.append(number)
        return self._go_on()

    def hold(self, phase: str) -> "Position":
        """A special phase is due, because its zone or the track is full."""
        if phase in FULL_ZONES:
            self.fill(phase, 2 * self.s.barons - len(self.s.zones[t.ZONES.index(phase)]))
        return self._go_on()

    def _go_on(self) -> "Position":
        s = self.s
        last = max(seat for seat in range(s.seats) if s.alive[seat])
        pause = t.ACTION_KINDS * last + t.VERSATILE_STRATEGY
        s.hand[last].remove(pause)
        s.plan3[last].append(pause)
        return self.run(DUE, NEXT_CARD, UPKEEP)

    def planning(self) -> "Position":
        return self.run(PLANNING, DEAL_NEUTRAL, NEXT_CARD, UPKEEP)

    def upkeep(self) -> "Position":
        """Upkeep begins; the play goes on to the planning of the next round."""
        return self.run(UPKEEP)

    def reveal(self, card: str) -> "Position":
        """An action card is resolved, and nothing comes after it."""
        s, number = self.s, t.CARDS.index(card)
        seat, kind = divmod(number, t.ACTION_KINDS)
        s.card = number
        if number in s.hand[seat]:
            s.hand[seat].remove(number)
        return self.run(CARD_STEPS[kind][seat])

    def mobilize(self, seat: str, area: str) -> "Position":
        """A baron mobilizes forces to an area."""
        self.reveal(f"{seat}-mobilize_forces").choose(f"mobilize {area}")
        return self

    def moving(self, seat: str = "first") -> "Position":
        """A baron moves one noble with Versatile Strategy."""
        self.reveal(f"{seat}-versatile_strategy").choose("pick-versatile move")
        return self

    def run(self, *steps: Any) -> "Position":
        """Carry out steps, the first one first, up to the next question."""
        s, match = self.s, self.match
        s.todo.extend(reversed(steps))
        s.telling = True
        settle(s)
        match._asks = None
        match._collect(0)
        self.sound()
        return self


def new_play(seats: int, seed: str = "seed", options: dict[str, Any] | None = None) -> Position:
    """A play from its very beginning."""
    play = Position(seats, options, empty=True)
    play.match = Match.new(GAME, seats, seed, options)
    return play
