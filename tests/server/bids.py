"""A small game for these tests: three rounds of secret bids from a hidden hand, with gifts beside the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import Result, State, places_of
from serai.engine.core.stateclass import own, public, secret, stateclass
from serai.engine.core.steps import COMMIT, Ask, AskAll, Do

CARDS = tuple(f"card{number}" for number in range(12))


class Bid(NamedTuple):
    card: int


class Pass(NamedTuple):
    pass


class Gift(NamedTuple):
    seat: int


class Dealt(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class Got(NamedTuple):
    seat: int
    number: int


class Shown(NamedTuple):
    cards: tuple[int, ...]


class Given(NamedTuple):
    seat: int
    seat_to: int


BIDS = tuple(Bid(card) for card in range(12))
PASS = Pass()
GIFTS = tuple(Gift(seat) for seat in range(3))


@stateclass
class BidsState(State):
    hands: list[list[int]] = own(cards="cards")  # by seat
    deck: list[int] = secret(cards="cards")
    points: list[int] = public()  # by seat
    rounds: int = public()


@dataclass(frozen=True, slots=True)
class Deal(Do):
    def run(self, s: BidsState) -> None:
        s.bar()
        cards = s.chance.shuffled(list(range(12)))
        for seat in range(s.seats):
            s.hands[seat] = sorted(cards[4 * seat : 4 * seat + 4])
            if s.telling:
                s.whisper((seat,), Dealt(seat, tuple(s.hands[seat])), Got(seat, 4))
        s.deck = cards[4 * s.seats :]
        s.todo.append(Round())


@dataclass(frozen=True, slots=True)
class Round(AskAll):
    def seats(self, s: BidsState) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def options(self, s: BidsState, seat: int, draft: tuple[Any, ...]) -> Sequence[Any]:
        return [COMMIT] if draft else [BIDS[card] for card in s.hands[seat]]

    def revealed(self, s: BidsState, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.bar()
        cards = [draft[0].card for draft in drafts]
        for seat, card in enumerate(cards):
            s.hands[seat].remove(card)
        if s.telling:
            s.tell(Shown(tuple(cards)))
        s.points[cards.index(max(cards))] += 2
        s.rounds += 1
        s.todo.append(Again(0) if s.rounds < 3 else End())


@dataclass(frozen=True, slots=True)
class Again(Ask):
    seat: int
    always = True

    def options(self, s: BidsState) -> Sequence[Any]:
        return [PASS]

    def chosen(self, s: BidsState, pick: Any) -> None:
        s.todo.append(Again(self.seat + 1) if self.seat + 1 < s.seats else Round())


@dataclass(frozen=True, slots=True)
class End(Do):
    def run(self, s: BidsState) -> None:
        s.finish(Result(tuple(s.points), places_of(s.points), tuple({} for _ in s.points)))


class BidsGame(Game):
    name, rules, min_seats, max_seats = "bids", 1, 2, 3
    colours = ("red", "blue", "green")
    state = BidsState
    steps = (Deal, Round, Again, End)
    notation = Notation(
        [Shape(Bid, "card"), Shape(Pass), Shape(Gift, "seat")], {"card": CARDS, "seat": ("red", "blue", "green")}
    )
    events = (
        Shape(Dealt, "seat card*"),
        Shape(Got, "seat number"),
        Shape(Shown, "card*"),
        Shape(Given, "seat seat"),
    )

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> BidsState:
        hands: list[list[int]] = [[] for _ in range(seats)]
        return BidsState(seats=seats, todo=[Deal()], chance=chance, hands=hands, deck=[], points=[1] * seats, rounds=0)

    def max_decisions(self, seats: int) -> int:
        return 40

    def asides(self, s: BidsState, seat: int) -> Sequence[Any]:
        return [GIFTS[to] for to in range(s.seats) if to != seat and s.points[seat] > 0]

    def why_not_aside(self, s: BidsState, seat: int, pick: Any) -> Reason | None:
        fits = type(pick) is Gift and pick.seat < s.seats and pick.seat != seat and s.points[seat] > 0
        return None if fits else Reason("SE-ASIDE-1", {})

    def aside(self, s: BidsState, seat: int, pick: Any) -> None:
        s.points[seat] -= 1
        s.points[pick.seat] += 1
        if s.telling:
            s.tell(Given(seat, pick.seat))


GAME = BidsGame()
