"""A game of Warrior Knights that tests lead, and the realm read in words."""

from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITIES, WALLS
from serai.games.warrior_knights.state import AT_HOME, AT_SEA, HOSTAGE, NEUTRAL, NO_HEIR, OFF_BOARD, OUT, RAZED, Realm
from tests.rules.driver import Driver, Words

SEATS = t.SEAT_NAMES
PAUSE = "versatile-strategy"  # of the last seat: the next card of the round, at which a Position stops


class Play(Driver[Realm]):
    """A game of Warrior Knights, and the realm read in words."""

    game = GAME
    words = Words(GAME)

    # ---- asking and choosing

    @property
    def is_done(self) -> bool:
        """Whether the card or phase is over and the next card has been revealed."""
        return self.asked.endswith(PAUSE) and len(self.asks) == 1

    def vote(self, *numbers: int, **votes: int) -> list[str]:
        """All who sit commit these votes, from the first seat on or by name; the others none."""
        since = len(self.events())
        votes.update(zip(SEATS, numbers, strict=False))
        for ask in self.asks:
            assert ask.kind == "commit-votes"
            self.draft(SEATS[ask.seat], f"amount {votes.get(SEATS[ask.seat], 0)}", "commit")
        return self.told(since)

    def check_derived(self) -> None:
        """The derived fields are what they should be."""
        copy = self.s.clone()
        GAME.derive(copy)
        assert (copy.power, copy.here, copy.walled) == (self.s.power, self.s.here, self.s.walled)

    # ---- reading the realm

    def army_number(self, name: str) -> int:
        """A noble or garrison as the rules number them."""
        return t.ARMIES.index(name)

    def wall_number(self, name: str) -> int:
        """A city or castle as the rules number them."""
        return WALLS.index(name)

    def army(self, name: str) -> str:
        """The cards of an army, a star for each casualty token."""
        n = t.ARMIES.index(name)
        return " ".join(t.TROOPS[troop] for troop in self.s.armies[n]) + "*" * int(self.s.tokens[n])

    def where(self, noble: str) -> str:
        place = self.s.where[t.NOBLES.index(noble)]
        if place >= AT_SEA:
            return f"sea {AREAS[place - AT_SEA]}"
        return {OFF_BOARD: "off", OUT: "out"}[int(place)] if place < 0 else AREAS[place]

    def nobles_in(self, area: str) -> str:
        """Who stands in an area, by the bits that the rules keep for it."""
        bits = self.s.here[AREAS.index(area)]
        return " ".join(name for n, name in enumerate(t.NOBLES) if bits >> n & 1)

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

    def office_of(self, noble: str) -> str:
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

    def cards_in(self, name: str) -> str:
        return " ".join(t.CARDS[card] for card in self.s.zones[t.ZONES.index(name)])

    @property
    def outlaws(self) -> str:
        return " ".join(seat for seat, outlawed in zip(SEATS, self.s.outlaw, strict=False) if outlawed)

    @property
    def gavel(self) -> str:
        return SEATS[int(self.s.gavel)]

    @property
    def sceptre(self) -> str:
        return SEATS[int(self.s.sceptre)]

    @property
    def markers(self) -> str:
        return " ".join("-" if marker < 0 else SEATS[marker] for marker in self.s.track)

    @property
    def open_row(self) -> str:
        return " ".join(t.TROOPS[troop] for troop in self.s.row)

    def ship(self, name: str) -> str:
        """An expedition: its space, the stakes and whether it is blessed; nothing when it is not running."""
        s, n = self.s, t.EXPEDITIONS.index(name)
        if not s.ship[n]:
            return ""
        stakes = s.stakes[len(SEATS) * n : len(SEATS) * (n + 1)]
        words = [str(s.ship[n]), *(f"{seat} {stake}" for seat, stake in zip(SEATS, stakes, strict=True) if stake)]
        return " ".join(words + (["blessed"] if s.blessed[n] else []))
