"""A play of Warrior Knights that tests lead, and the realm read in words."""

from collections.abc import Sequence
from typing import Any, Self

from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.steps import listed_in
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITIES, WALLS
from serai.games.warrior_knights.state import AT_HOME, AT_SEA, HOSTAGE, NEUTRAL, NO_HEIR, OFF_BOARD, OUT, RAZED
from tests.rules.led import Led, Words

SEATS = t.SEAT_NAMES
PAUSE = "versatile-strategy"  # of the last seat: the next card of the round, at which a Position stops


class Play(Led):
    """A play of Warrior Knights, and the realm read in words."""

    game = GAME
    seats = SEATS
    words = Words(GAME, GAME.notation.tables)

    def sound(self) -> None:
        assert GAME.check(self.s) == []

    # ---- asking and choosing

    @property
    def is_done(self) -> bool:
        """Whether the card or phase is over and the next card has been revealed."""
        return self.asked.endswith(PAUSE) and len(self.match.asks) == 1

    @property
    def prompt(self) -> dict[str, Any]:
        """The facts of the question by name."""
        (asked,) = self.match.asks
        return self.words.named(asked.prompt)

    def choose(self, *picks: Any) -> list[str]:
        """Make these choices, written as text or as the rules list them."""
        return super().choose(*(pick if isinstance(pick, str) else GAME.notation.to_text(pick) for pick in picks))

    def after(self, *picks: Any) -> Self:
        """The play itself, once these choices are made."""
        self.choose(*picks)
        return self

    @property
    def kind(self) -> str:
        """The class of the question that is asked, or nothing."""
        return type(self.s.todo[-1]).__name__ if self.s.todo else ""

    @property
    def choices(self) -> list[Any]:
        """The options as the rules list them."""
        step = self.s.todo[-1]
        return list(step.options(self.s))

    def choices_for(self, seat: str) -> list[Any]:
        """The options of a baron who chooses in secret."""
        n = SEATS.index(seat)
        return list(self.s.todo[-1].options(self.s, n, self.s.drafts[n]))

    def commit(self, **drafts: Sequence[Any]) -> Self:
        """Let several barons choose in secret: first=[…], second=[…]."""
        for seat, picks in drafts.items():
            for pick in (*picks, "commit"):
                self.match.choose(SEATS.index(seat), pick)
        self.sound()
        return self

    def go_on(self) -> Self:
        """Say "done" to every question that allows it."""
        while len(self.match.asks) == 1 and "done" in self.options:
            self.choose("done")
        return self

    def rule_against(self, pick: Any, seat: str | None = None) -> str:
        """The rule that forbids a choice, or nothing."""
        who = self.match.asks[0].seat if seat is None else SEATS.index(seat)
        reason = self.match.why_not(who, pick)
        return "" if reason is None else reason.rule

    def told_of(self, name: str) -> list[Any]:
        """The events of a class that everybody has heard."""
        return [event for event in self.events if type(event).__name__ == name]

    @property
    def events(self) -> list[Any]:
        """All that everybody has heard, what single steps told included."""
        self.match._collect(0)
        return [told.event for told in self.match.events(None)]

    def draft(self, seat: str, *texts: str) -> None:
        """What a baron chooses in secret; it stays open until he commits."""
        for text in texts:
            self.match.choose(SEATS.index(seat), text)
        self.sound()

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
        self.sound()
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
        return reason.rule, self.words.named(reason.facts)

    def refusal_by(self, step: Any, text: str) -> tuple[str, dict[str, Any]] | None:
        """What a question says to a choice here, for questions with one option, which the engine answers itself."""
        pick = GAME.notation.from_text(text)
        reason = step.why_not(self.s, pick)
        assert (reason is None) == listed_in(step.options(self.s), pick)
        return None if reason is None else (reason.rule, self.words.named(reason.facts))

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
        return None if reason is None else (reason.rule, self.words.named(reason.facts))

    def asides(self, seat: str) -> list[str]:
        return [GAME.notation.to_text(option) for option in self.match.asides(SEATS.index(seat))]

    def heard(self, word: str) -> list[str]:
        """What is told of one kind since the position was set up."""
        return [line.partition(" ")[2] for line in self.told() if line.split()[0] == word]

    def check_derived(self) -> None:
        """The derived fields are what they should be."""
        copy = self.s.clone()
        GAME.derive(copy)
        assert (copy.power, copy.here, copy.castle_in) == (self.s.power, self.s.here, self.s.castle_in)

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
