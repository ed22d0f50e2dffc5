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

from serai.engine.chance import seeded
from serai.engine.drive import settle
from serai.engine.errors import IllegalChoice, Reason
from serai.engine.match import Match
from serai.engine.notation import word_of
from serai.engine.record import Record
from serai.engine.steps import listed_in
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.action_cards import DUE, NEXT_CARD
from serai.games.warrior_knights.board import AREAS, CASTLE, CITIES, WALLS
from serai.games.warrior_knights.planning import DEAL_NEUTRAL, PLANNING
from serai.games.warrior_knights.state import AT_HOME, AT_SEA, HOSTAGE, NEUTRAL, NO_HEIR, NOBODY, OFF_BOARD, OUT, RAZED
from serai.games.warrior_knights.upkeep import UPKEEP

SEATS = t.SEAT_NAMES
HOME = ("B6", "G2", "E5", "G5", "C5", "G4")  # where the castles stand unless something else is said
PAUSE = "versatile-strategy"
TABLES = GAME.notation.tables
EVENT_TABLES = {shape.make: shape.fields for shape in GAME.events}
FULL_ZONES = {"taxation": "levy_taxes", "wages": "draft_soldiers", "assembly": "rally_support"}


class Position:
    """A realm under construction; every method that lays something out gives the position back."""

    def __init__(self, seats: int = 3, options: dict[str, Any] | None = None, seed: str = "warrior knights") -> None:
        self.settings = GAME.settings(seats, options or {})
        self.s: Any = GAME.new(seats, seeded(seed), self.settings)
        s = self.s
        s.todo.clear()
        s.round = 1
        s.house[:] = range(seats)
        s.gavel, s.sceptre = 0, 1
        s.crowns[:] = [0] * seats
        for seat in range(seats):
            s.castle[seat] = AREAS.index(HOME[seat])
            s.armies[t.GARRISON + seat] = t.REGULARS_EACH

    # ---- barons

    def chairman(self, seat: str) -> "Position":
        self.s.gavel = SEATS.index(seat)
        return self

    def head(self, seat: str) -> "Position":
        """The Head of the Church."""
        self.s.sceptre = SEATS.index(seat)
        return self

    def houses(self, *names: str) -> "Position":
        """The house of each seat."""
        self.s.house[:] = map(t.HOUSES.index, names)
        return self

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
        return self

    def charge(self, seat: str, *names: str) -> "Position":
        n = SEATS.index(seat)
        self.s.charges[n] += tuple(map(self._agenda_card, names))
        return self

    def office(self, noble: str, name: str) -> "Position":
        self.s.office[t.NOBLES.index(noble)] = self._agenda_card(name)
        return self

    def law(self, *names: str) -> "Position":
        """Laws in force; open motions are called open_…"""
        self.s.laws += map(self._agenda_card, names)
        return self

    def lasting(self, seat: str, event: str, noble: str = "") -> "Position":
        """A lasting event in front of its victim, with the noble it struck."""
        n, number = SEATS.index(seat), t.EVENTS.index(event)
        self.s.event_pool.remove(number)
        if noble:
            struck = t.NOBLES.index(noble)
            self.s.heir[struck] = NO_HEIR
            number += 64 * (struck + 1)
        self.s.lasting[n] += (number,)
        return self

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
        return self

    def gone(self, name: str) -> "Position":
        """A noble who is out of the game."""
        self.s.where[t.NOBLES.index(name)] = OUT
        return self

    def _enlist(self, seat: int, army: int, troops: str) -> None:
        s = self.s
        for name in troops.split():
            troop = t.TROOPS.index(name)
            if troop < t.MERCENARIES:
                s.companies.remove(troop)
            else:
                garrison = list(s.armies[t.GARRISON + seat])
                garrison.remove(troop)
                s.armies[t.GARRISON + seat] = tuple(garrison)
            s.armies[army] = tuple(sorted((*s.armies[army], troop)))

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
        s.owner[n] = {"neutral": NEUTRAL, "razed": RAZED}.get(owner, SEATS.index(owner) if owner in SEATS else 0)
        s.fortified[n], s.breach[n] = int(fortified), breach
        if besieger:
            s.besieger[n], s.siege_round[n] = SEATS.index(besieger), since
        return self

    def cities(self, owner: str, names: str) -> "Position":
        for name in names.split():
            self.city(name, owner)
        return self

    def siege_since(self, seat: str, since: int) -> "Position":
        """The round in which the siege of a castle was laid."""
        self.s.siege_round[CASTLE + SEATS.index(seat)] = since
        return self

    def round(self, number: int) -> "Position":
        self.s.round = number
        return self

    # ---- decks, zones, track, expeditions

    def fates(self, *numbers: int) -> "Position":
        """The next fate cards by their numbers, in this order; all others are discarded."""
        s = self.s
        cards = [t.FATES.index(str(number)) for number in numbers]
        s.fate_pool.clear()
        s.fate_under[0][:] = cards
        s.fate_order[:] = [0] * len(cards)
        s.fate_discard[:] = [card for card in range(len(t.FATES)) if card not in cards]
        return self

    def event(self, name: str) -> "Position":
        """The next event card; all others that are not in force are discarded."""
        s, number = self.s, t.EVENTS.index(name)
        s.event_pool.remove(number)
        s.event_discard += s.event_pool
        s.event_pool[:] = [number]
        return self

    def round_event(self, name: str) -> "Position":
        """An event in force until the round ends."""
        number = t.EVENTS.index(name)
        self.s.event_pool.remove(number)
        self.s.round_events.append(number)
        return self

    def agenda(self, *names: str) -> "Position":
        """The open agenda."""
        self.s.agenda_open += map(self._agenda_card, names)
        return self

    def agenda_discards(self, *names: str) -> "Position":
        self.s.agenda_discard += map(self._agenda_card, names)
        return self

    def _agenda_card(self, name: str) -> int:
        number = t.AGENDA.index(name)
        if number < t.PRINTED_AGENDA:
            self.s.agenda_pool.remove(number)
        return number

    def row(self, names: str) -> "Position":
        """The open row of mercenaries."""
        for name in names.split():
            troop = t.TROOPS.index(name)
            self.s.companies.remove(troop)
            self.s.row.append(troop)
        return self

    def companies(self, names: str) -> "Position":
        """The mercenary deck holds these cards only; all others lie in the open row."""
        s = self.s
        kept = [t.TROOPS.index(name) for name in names.split()]
        for troop in kept:
            s.companies.remove(troop)
        s.row += s.companies
        s.companies[:] = kept
        return self

    def track(self, *markers: str) -> "Position":
        """The markers on the mercenary track from its first space on; "-" for a free space."""
        for space, marker in enumerate(markers):
            self.s.track[space] = NOBODY if marker == "-" else SEATS.index(marker)
        return self

    def zone(self, name: str, *cards: str) -> "Position":
        """Action cards in a zone, such as first-levy_taxes."""
        for card in cards:
            number = t.CARDS.index(card)
            self.s.hand[number // t.ACTION_KINDS].remove(number)
            zone = t.ZONES.index(name)
            self.s.zones[zone] = (*self.s.zones[zone], number)
        return self

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
        return self

    # ---- beginning the play

    def card(self, *cards: str) -> "Play":
        """Reveal action cards, such as first-levy_taxes; several come in any order."""
        for card in cards:
            number = t.CARDS.index(card)
            seat = number // t.ACTION_KINDS
            self.s.hand[seat].remove(number)
            self.s.plan1[seat].append(number)
        return self._go_on()

    def neutral(self, name: str) -> "Play":
        """Reveal a neutral card."""
        number = t.NEUTRALS.index(name)
        self.s.neutral_rest.remove(number)
        self.s.neutral1.append(number)
        return self._go_on()

    def hold(self, phase: str) -> "Play":
        """A special phase is due, because its zone or the track is full."""
        if phase in FULL_ZONES:
            self.fill(phase, 2 * self.s.barons - len(self.s.zones[t.ZONES.index(phase)]))
        return self._go_on()

    def _go_on(self) -> "Play":
        s = self.s
        last = max(seat for seat in range(s.seats) if s.alive[seat])
        pause = t.ACTION_KINDS * last + t.VERSATILE_STRATEGY
        s.hand[last].remove(pause)
        s.plan3[last].append(pause)
        return self.ask(UPKEEP, NEXT_CARD, DUE)

    def planning(self) -> "Play":
        return self.ask(UPKEEP, NEXT_CARD, DEAL_NEUTRAL, PLANNING)

    def upkeep(self) -> "Play":
        """Upkeep begins; the play goes on to the planning of the next round."""
        return self.ask(UPKEEP)

    def ask(self, *steps: Any) -> "Play":
        """Begin with these steps on the stack, the first to happen last."""
        s = self.s
        s.todo[:] = steps
        GAME.derive(s)
        seats = s.seats
        match = Match(GAME, Record(GAME.name, GAME.rules, GAME.colours[:seats], self.settings, "position"), s)
        s.telling = True
        settle(s)
        match._collect(0)
        play = Play(match)
        assert play.broken == []
        return play


class Play:
    """A match at some position; who chooses is always who is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def broken(self) -> list[str]:
        return GAME.broken(self.s)

    # ---- asking and choosing

    @property
    def asked(self) -> str:
        """Who is asked what, such as `first upgrade`; nothing when the play is over."""
        return ", ".join(f"{SEATS[ask.seat]} {ask.kind}" for ask in self.match.asks)

    @property
    def is_done(self) -> bool:
        """Whether the card or phase is over and the next card has been revealed."""
        return self.asked.endswith(PAUSE) and len(self.match.asks) == 1

    @property
    def options(self) -> list[str]:
        (asked,) = self.match.asks
        return [GAME.notation.to_text(option) for option in asked.options]

    @property
    def prompt(self) -> dict[str, Any]:
        """The facts of the question by name."""
        (asked,) = self.match.asks
        return named(asked.prompt)

    def offers(self, word: str) -> set[str]:
        """What follows a word in the options."""
        return {rest for first, _, rest in (option.partition(" ") for option in self.options) if first == word}

    def choose(self, *texts: str) -> list[str]:
        """Make these choices and give all that they caused, as everybody hears it."""
        since = len(self.match.events(None))
        for text in texts:
            (asked,) = self.match.asks
            self.match.choose(asked.seat, text)
            assert self.broken == []
        return self.told(since)

    def draft(self, seat: str, *texts: str) -> None:
        """What a baron chooses in secret; it stays open until he commits."""
        for text in texts:
            self.match.choose(SEATS.index(seat), text)
        assert self.broken == []

    def vote(self, **votes: int) -> list[str]:
        """All who sit commit these votes, the others none."""
        since = len(self.match.events(None))
        for ask in self.match.asks:
            assert ask.kind == "commit-votes"
            self.draft(SEATS[ask.seat], f"amount {votes.get(SEATS[ask.seat], 0)}", "commit")
        return self.told(since)

    def aside(self, seat: str, text: str) -> list[str]:
        """Do something beside the question."""
        since = len(self.match.events(None))
        self.match.aside(SEATS.index(seat), text)
        assert self.broken == []
        return self.told(since)

    def refusal(self, text: str, seat: str | None = None) -> tuple[str, dict[str, Any]] | None:
        """The rule that forbids a choice, and its facts by name; the choice must not be listed."""
        who = self.match.asks[0].seat if seat is None else SEATS.index(seat)
        reason = self.match.why_not(who, text)
        if reason is None:
            return None
        assert all(
            text not in [GAME.notation.to_text(option) for option in ask.options]
            for ask in self.match.asks
            if ask.seat == who
        )
        return reason.rule, named(reason.facts)

    def refusal_by(self, step: Any, text: str) -> tuple[str, dict[str, Any]] | None:
        """What a question says to a choice here, for questions with one option, which the engine answers itself."""
        pick = GAME.notation.from_text(text)
        reason = step.why_not(self.s, pick)
        assert (reason is None) == listed_in(step.options(self.s), pick)
        return None if reason is None else (reason.rule, named(reason.facts))

    def aside_refusal(self, seat: str, text: str) -> tuple[str, dict[str, Any]] | None:
        """The rule that forbids something beside the question, and its facts by name."""
        who = SEATS.index(seat)
        reason: Reason | None = None
        try:
            self.match.clone().aside(who, text)
        except IllegalChoice as refused:
            reason = refused.reason
        listed = [GAME.notation.to_text(option) for option in self.match.asides(who)]
        assert reason is None or text not in listed
        return None if reason is None else (reason.rule, named(reason.facts))

    def asides(self, seat: str) -> list[str]:
        return [GAME.notation.to_text(option) for option in self.match.asides(SEATS.index(seat))]

    def told(self, since: int = 0, seat: str | None = None) -> list[str]:
        """All that happened since the position was set up."""
        who = None if seat is None else SEATS.index(seat)
        return [words_of(told.event) for told in self.match.events(who, since)]

    def heard(self, word: str) -> list[str]:
        """What is told of one kind since the position was set up."""
        return [line.partition(" ")[2] for line in self.told() if line.split()[0] == word]

    # ---- reading the realm

    def army(self, name: str) -> str:
        """The cards of an army, a star for each casualty token."""
        n = t.ARMIES.index(name)
        return " ".join(t.TROOPS[troop] for troop in self.s.armies[n]) + "*" * self.s.tokens[n]

    def where(self, noble: str) -> str:
        place = self.s.where[t.NOBLES.index(noble)]
        if place >= AT_SEA:
            return f"sea {AREAS[place - AT_SEA]}"
        return {OFF_BOARD: "off", OUT: "out"}[place] if place < 0 else AREAS[place]

    def is_exhausted(self, noble: str) -> bool:
        return bool(self.s.exhausted[t.NOBLES.index(noble)])

    def heir(self, noble: str) -> str:
        kept = self.s.heir[t.NOBLES.index(noble)]
        return {NO_HEIR: "none", AT_HOME: "home"}.get(kept) or f"held by {SEATS[kept - HOSTAGE]}"

    def owner(self, city: str) -> str:
        owner = self.s.owner[CITIES.index(city)]
        return {NEUTRAL: "neutral", RAZED: "razed"}[owner] if owner < 0 else SEATS[owner]

    def walls(self, wall: str) -> str:
        """What has been done to a city or castle, such as `fortified breach 2 besieged by first`."""
        s, n = self.s, WALLS.index(wall)
        words = ["fortified"] if n < CASTLE and s.fortified[n] else []
        words += [f"breach {s.breach[n]}"] if s.breach[n] else []
        words += [f"besieged by {SEATS[s.besieger[n]]}"] if s.besieger[n] >= 0 else []
        return " ".join(words)

    def castle(self, seat: str) -> str:
        area = self.s.castle[SEATS.index(seat)]
        return "off" if area < 0 else AREAS[area]

    def charges(self, seat: str) -> str:
        return " ".join(t.AGENDA[card] for card in self.s.charges[SEATS.index(seat)])

    def office(self, noble: str) -> str:
        office = self.s.office[t.NOBLES.index(noble)]
        return "" if office < 0 else t.AGENDA[office]

    @property
    def laws(self) -> str:
        return " ".join(t.AGENDA[law] for law in self.s.laws)

    @property
    def open_agenda(self) -> str:
        return " ".join(t.AGENDA[card] for card in self.s.agenda_open)

    @property
    def agenda_discard(self) -> str:
        return " ".join(t.AGENDA[card] for card in self.s.agenda_discard)

    def zone(self, name: str) -> str:
        return " ".join(t.CARDS[card] for card in self.s.zones[t.ZONES.index(name)])

    @property
    def outlaws(self) -> str:
        return " ".join(seat for seat, outlawed in zip(SEATS, self.s.outlaw, strict=False) if outlawed)

    @property
    def chairman(self) -> str:
        return SEATS[self.s.gavel]

    @property
    def head(self) -> str:
        return SEATS[self.s.sceptre]

    @property
    def track(self) -> str:
        return " ".join("-" if marker < 0 else SEATS[marker] for marker in self.s.track)

    @property
    def row(self) -> str:
        return " ".join(t.TROOPS[troop] for troop in self.s.row)

    def ship(self, name: str) -> str:
        """An expedition: its space, the stakes and whether it is blessed; nothing when it is not running."""
        s, n = self.s, t.EXPEDITIONS.index(name)
        if not s.ship[n]:
            return ""
        stakes = s.stakes[len(SEATS) * n : len(SEATS) * (n + 1)]
        words = [str(s.ship[n]), *(f"{seat} {stake}" for seat, stake in zip(SEATS, stakes, strict=True) if stake)]
        return " ".join(words + (["blessed"] if s.blessed[n] else []))


# ---- reading in words


def place_of(where: str) -> int:
    if where == "off":
        return OFF_BOARD
    if where.startswith("sea "):
        return AT_SEA + AREAS.index(where[4:])
    return AREAS.index(where)


def heir_of(heir: str) -> int:
    return {"home": AT_HOME, "none": NO_HEIR}[heir] if heir in ("home", "none") else HOSTAGE + SEATS.index(heir)


def named(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts with entries of tables by name."""
    return {fact: name_of(fact.partition("_")[0], value) for fact, value in facts.items()}


def name_of(table: str, value: Any) -> Any:
    return TABLES[table][value] if table in TABLES and value >= 0 else value


def words_of(event: Any) -> str:
    """An event as a line: its word and its values by name."""
    if type(event) not in EVENT_TABLES:
        return word_of(type(event).__name__)
    words = [word_of(type(event).__name__)]
    for table, value in zip(EVENT_TABLES[type(event)], event, strict=True):
        if table.endswith("*"):
            words.append(",".join(str(name_of(table[:-1], entry)) for entry in value) or "-")
        else:
            words.append(str(name_of(table, value)))
    return " ".join(words)
