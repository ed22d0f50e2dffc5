"""Positions of Warrior Knights, laid out piece by piece, and a game led in the words of the notation.

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
`upkeep` and `run` begin elsewhere. When a card and everything it triggers is done, the game stops at a Versatile
Strategy of the last seat (PAUSE), the next card of the round; `play.is_done` says so.
"""

from typing import Any, Self

from serai.engine.core.chance import seeded
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.rules.cards.action_cards import CARD_STEPS, DUE, NEXT_CARD
from serai.games.warrior_knights.rules.cards.planning import DEAL_NEUTRAL, PLANNING
from serai.games.warrior_knights.rules.upkeep.upkeep import UPKEEP
from tests.rules.warrior_knights.decks import FULL_ZONES
from tests.rules.warrior_knights.pieces import Pieces


class Position(Pieces):
    """A realm that can be laid out and led."""

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
        super().__init__(self.unbegun(s, settings))
        self.whole = not empty
        if not empty:
            s.crowns[:] = [0] * seats
            self.castles()
            for seat in range(seats):
                s.armies[t.GARRISON + seat] = t.REGULARS_EACH
            GAME.derive(s)

    def card(self, *cards: str) -> Self:
        """Reveal action cards, such as first-levy_taxes; several come in any order."""
        for card in cards:
            number = t.CARDS.index(card)
            seat = number // t.ACTION_KINDS
            self.s.hand[seat].remove(number)
            self.s.plan1[seat].append(number)
        return self._go_on()

    def neutral(self, name: str) -> Self:
        """Reveal a neutral card."""
        number = t.NEUTRALS.index(name)
        self.s.neutral_rest.remove(number)
        self.s.neutral1.append(number)
        return self._go_on()

    def hold(self, phase: str) -> Self:
        """A special phase is due, because its zone or the track is full."""
        if phase in FULL_ZONES:
            self.fill(phase, 2 * self.s.barons - len(self.s.zones[t.ZONES.index(phase)]))
        return self._go_on()

    def _go_on(self) -> Self:
        s = self.s
        last = max(seat for seat in range(s.seats) if s.alive[seat])
        pause = t.ACTION_KINDS * last + t.VERSATILE_STRATEGY
        s.hand[last].remove(pause)
        s.plan3[last].append(pause)
        return self.run(DUE, NEXT_CARD, UPKEEP)

    def planning(self) -> Self:
        return self.run(PLANNING, DEAL_NEUTRAL, NEXT_CARD, UPKEEP)

    def upkeep(self) -> Self:
        """Upkeep begins; the game goes on to the planning of the next round."""
        return self.run(UPKEEP)

    def reveal(self, card: str) -> Self:
        """An action card is resolved, and nothing comes after it."""
        s, number = self.s, t.CARDS.index(card)
        seat, kind = divmod(number, t.ACTION_KINDS)
        s.card = number
        if number in s.hand[seat]:
            s.hand[seat].remove(number)
        return self.run(CARD_STEPS[kind][seat])

    def mobilize(self, seat: str, area: str) -> Self:
        """A baron mobilizes forces to an area."""
        self.reveal(f"{seat}-mobilize_forces").choose(f"mobilize {area}")
        return self

    def moving(self, seat: str = "first") -> Self:
        """A baron moves one noble with Versatile Strategy."""
        self.reveal(f"{seat}-versatile_strategy").choose("pick-versatile move")
        return self
