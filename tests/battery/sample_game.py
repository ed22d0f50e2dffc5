"""Bazaar: a small game that uses everything the engine offers, so that the engine can be tested without a big one.

Each round one ware is laid out and everybody bids a card for it, in secret and at once. Then each seat has a turn: it
may show cards for points, draw, roll for coins, sell a card to a seat that consents, throw two cards away, or
name a price. Coins may be given away at any time. When the deck is empty, the discards are shuffled and become a lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.errors import BadOption, Reason
from serai.engine.core.game import Game, Option
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import Result, State, places_of
from serai.engine.core.stateclass import counted, derived, own, public, secret, stateclass
from serai.engine.core.steps import COMMIT, Ask, AskAll, Do

CARDS = tuple(f"{kind}{worth}" for kind in ("silk", "salt", "jade") for worth in range(1, 6))
GOALS = ("merchant", "hoarder", "beggar", "patron", "thief", "saint")
COLOURS = ("red", "blue", "green", "white")
HIGHEST_PRICE = 150
HAND = 3


def worth(card: int) -> int:
    return card % 5 + 1


# ---- choices


class Bid(NamedTuple):
    card: int


class Add(NamedTuple):
    coins: int


class Show(NamedTuple):
    card: int


class Sell(NamedTuple):
    card: int
    seat: int


class Throw(NamedTuple):
    cards: tuple[int, ...]


class Draw(NamedTuple):
    pass


class Roll(NamedTuple):
    pass


class Name(NamedTuple):
    pass


class Pass(NamedTuple):
    pass


class Agree(NamedTuple):
    pass


class Refuse(NamedTuple):
    pass


class Price(NamedTuple):
    coins: int


class Give(NamedTuple):
    seat: int
    coins: int


class Say(NamedTuple):
    words: str


BIDS, SHOWS = tuple(map(Bid, range(len(CARDS)))), tuple(map(Show, range(len(CARDS))))
ADDS = tuple(map(Add, range(4)))
PRICES = tuple(map(Price, range(HIGHEST_PRICE + 1)))
DRAW, ROLL, NAME, PASS, AGREE, REFUSE = Draw(), Roll(), Name(), Pass(), Agree(), Refuse()


# ---- events


class LaidOut(NamedTuple):
    card: int
    number: int


class Bidden(NamedTuple):
    seat: int
    card: int
    coins: int


class Won(NamedTuple):
    seat: int
    card: int


class Shown(NamedTuple):
    seat: int
    card: int


class Drew(NamedTuple):
    seat: int
    card: int


class DrewSomething(NamedTuple):
    seat: int


class Rolled(NamedTuple):
    seat: int
    coins: int


class Offered(NamedTuple):
    seat: int
    seat_to: int
    card: int


class Sold(NamedTuple):
    seat: int
    seat_to: int


class Threw(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class Named(NamedTuple):
    seat: int
    coins: int


class Reshuffled(NamedTuple):
    number: int


class Gave(NamedTuple):
    seat: int
    seat_to: int
    coins: int


class Said(NamedTuple):
    seat: int
    words: str


class Ended(NamedTuple):
    omen: int


# ---- the state


@stateclass
class Bazaar(State):
    coins: list[int] = public()  # by seat
    deck: list[int] = counted(cards="card", lots="lot")
    discard: list[int] = public(cards="card", lots="lot")
    goals: list[list[int]] = own(cards="goal")  # by seat
    hands: list[list[int]] = own(cards="card", lots="lot")  # by seat
    lot: bytearray = public()  # by card
    lots: int = public()  # how many there are
    market: list[int] = public(cards="card", lots="lot")  # the ware laid out
    offer: list[int] = public(cards="card", lots="lot")  # the card that awaits a consent
    omen: int = secret()
    price: int = public()  # the last one named
    round: int = public()  # how many are left
    shown: int = public()  # cards shown in this turn
    spare: list[int] = secret(cards="goal")  # goals that nobody has
    stalls: list[list[int]] = public(cards="card")  # by seat
    totals: list[int] = derived()  # by seat: what its stall is worth


def draw_from_deck(s: Bazaar) -> int:
    if not s.deck:
        s.lots += 1
        for card in s.discard:
            s.lot[card] = s.lots
        s.bar()
        s.deck[:] = s.chance.shuffled(sorted(s.discard))
        s.discard.clear()
        if s.telling:
            s.tell(Reshuffled(len(s.deck)))
    s.bar()
    return s.deck.pop()


def can_draw(s: Bazaar) -> bool:
    return bool(s.deck or s.discard)


# ---- steps


@dataclass(frozen=True, slots=True)
class Round(Do):
    def run(self, s: Bazaar) -> None:
        if s.round == 0 or not can_draw(s):
            s.todo.append(End())
            return
        s.round -= 1
        card = draw_from_deck(s)
        s.market.append(card)
        if s.telling:
            s.tell(LaidOut(card, s.round))
        s.todo += (Round(), *(TURNS[seat] for seat in reversed(range(s.seats))), Auction())


@dataclass(frozen=True, slots=True)
class Auction(AskAll):
    def seats(self, s: Bazaar) -> tuple[int, ...]:
        return tuple(
            seat for seat in range(s.seats) if s.hands[seat] or s.stalls[seat]
        )  # gifts of coins change nothing here

    def options(self, s: Bazaar, seat: int, draft: tuple[Any, ...]) -> list[Any]:
        if not s.hands[seat]:
            return [COMMIT]
        if not draft:
            return [BIDS[card] for card in s.hands[seat]]
        if len(draft) == 1 and s.coins[seat]:
            return [*ADDS[1 : min(s.coins[seat], 3) + 1], COMMIT]
        return [COMMIT]

    def revealed(self, s: Bazaar, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.bar()
        best = None
        for seat, draft in enumerate(drafts):
            if not draft:
                continue
            card = draft[0].card
            coins = draft[1].coins if len(draft) > 1 else 0
            s.hands[seat].remove(card)
            s.discard.append(card)
            s.coins[seat] -= coins
            if s.telling:
                s.tell(Bidden(seat, card, coins))
            if best is None or worth(card) + coins > best[0]:
                best = (worth(card) + coins, seat)
        ware = s.market.pop()
        if best is None:
            s.discard.append(ware)
            return
        s.stalls[best[1]].append(ware)
        s.totals[best[1]] += worth(ware)
        if s.telling:
            s.tell(Won(best[1], ware))

    def facts(self, s: Bazaar, seat: int) -> dict[str, Any]:
        return {"card": s.market[-1], "number": s.coins[seat]}

    def why_not(self, s: Bazaar, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        kind = type(pick)
        if kind is Bid:
            if draft:
                return Reason("BZ-BID-1", {})
            return None if pick.card in s.hands[seat] else Reason("BZ-BID-2", {"card": pick.card})
        if kind is Add:
            if len(draft) != 1:
                return Reason("BZ-BID-3", {})
            return None if 1 <= pick.coins <= min(3, s.coins[seat]) else Reason("BZ-BID-4", {"number": pick.coins})
        if kind is type(COMMIT):
            return Reason("BZ-BID-2", {}) if not draft and s.hands[seat] else None
        return Reason("SE-ASK-3", {})


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    seat: int

    def options(self, s: Bazaar) -> list[Any]:
        hand = s.hands[self.seat]
        found: list[Any] = [PASS]
        if s.shown < 2:
            found += [SHOWS[card] for card in hand]
        if can_draw(s):
            found.append(DRAW)
        found.append(ROLL)
        if s.price < HIGHEST_PRICE:
            found.append(NAME)
        found += [Sell(card, other) for other in range(s.seats) if other != self.seat for card in hand]
        found += [Throw(pair) for pair in combinations(sorted(hand), 2)]
        return found

    def show(self, s: Bazaar, card: int) -> None:
        """Lay a card on one's stall, which ends nothing: the seat goes on."""
        seat = self.seat
        s.hands[seat].remove(card)
        s.stalls[seat].append(card)
        s.totals[seat] += worth(card)
        s.shown += 1
        if s.telling:
            s.tell(Shown(seat, card))
        s.todo.append(self)

    def chosen(self, s: Bazaar, pick: Any) -> None:
        seat, kind = self.seat, type(pick)
        if kind is Show:
            self.show(s, pick.card)
            return
        s.shown = 0
        if kind is Draw:
            card = draw_from_deck(s)
            s.hands[seat].append(card)
            if s.telling:
                s.whisper((seat,), Drew(seat, card), DrewSomething(seat))
        elif kind is Roll:
            s.bar()
            coins = s.chance.below(3)
            s.coins[seat] += coins
            if s.telling:
                s.tell(Rolled(seat, coins))
        elif kind is Name:
            s.todo.append(Pricing(seat))
        elif kind is Sell:
            s.hands[seat].remove(pick.card)
            s.offer.append(pick.card)
            s.lots += 1
            s.lot[pick.card] = s.lots  # from now on everybody knows where this card is, also in a hand
            if s.telling:
                s.tell(Offered(seat, pick.seat, pick.card))
            s.todo.append(Consent(pick.seat, seat))
        elif kind is Throw:
            for card in pick.cards:
                s.hands[seat].remove(card)
                s.discard.append(card)
            if s.telling:
                s.tell(Threw(seat, pick.cards))

    def why_not(self, s: Bazaar, pick: Any) -> Reason | None:
        hand, kind = s.hands[self.seat], type(pick)
        if kind is Pass or kind is Roll:
            return None
        if kind is Name:
            return None if s.price < HIGHEST_PRICE else Reason("BZ-PRICE-1", {})
        if kind is Draw:
            return None if can_draw(s) else Reason("BZ-TURN-1", {})
        if kind is Show:
            if pick.card not in hand:
                return Reason("BZ-TURN-2", {"card": pick.card})
            return None if s.shown < 2 else Reason("BZ-TURN-3", {})
        if kind is Sell:
            if pick.seat == self.seat or pick.seat >= s.seats:
                return Reason("BZ-TURN-4", {"seat": pick.seat})
            return None if pick.card in hand else Reason("BZ-TURN-2", {"card": pick.card})
        if kind is Throw:
            legal = len(pick.cards) == 2 and pick.cards[0] < pick.cards[1] and all(card in hand for card in pick.cards)
            return None if legal else Reason("BZ-TURN-5", {"card": pick.cards})
        return Reason("SE-ASK-3", {})


@dataclass(frozen=True, slots=True)
class Consent(Ask):
    always: ClassVar[bool] = True
    seat: int
    seller: int

    def options(self, s: Bazaar) -> list[Any]:
        return [REFUSE, AGREE] if s.coins[self.seat] else [REFUSE]

    def chosen(self, s: Bazaar, pick: Any) -> None:
        card = s.offer.pop()
        if type(pick) is Refuse:
            s.hands[self.seller].append(card)
            return
        s.coins[self.seat] -= 1
        s.coins[self.seller] += 1
        s.hands[self.seat].append(card)
        if s.telling:
            s.tell(Sold(self.seller, self.seat))

    def why_not(self, s: Bazaar, pick: Any) -> Reason | None:
        if type(pick) is Agree:
            return None if s.coins[self.seat] else Reason("BZ-SELL-1", {})
        return None if type(pick) is Refuse else Reason("SE-ASK-3", {})

    def facts(self, s: Bazaar) -> dict[str, Any]:
        return {"card": s.offer[-1], "seat": self.seller}


@dataclass(frozen=True, slots=True)
class Pricing(Ask):
    """A question with many options, which lists none of them in playouts."""

    wide: ClassVar[bool] = True
    seat: int

    def options(self, s: Bazaar) -> tuple[Price, ...]:
        return PRICES[s.price + 1 :]

    def only(self, s: Bazaar) -> Price | None:
        return PRICES[-1] if s.price == HIGHEST_PRICE - 1 else None

    def sample(self, s: Bazaar, chance: Chance) -> Price:
        return PRICES[s.price + 1 + chance.below(HIGHEST_PRICE - s.price)]

    def allows(self, s: Bazaar, pick: Any) -> bool:
        return type(pick) is Price and s.price < pick.coins <= HIGHEST_PRICE

    def chosen(self, s: Bazaar, pick: Price) -> None:
        s.price = pick.coins
        if s.telling:
            s.tell(Named(self.seat, pick.coins))

    def why_not(self, s: Bazaar, pick: Any) -> Reason | None:
        if type(pick) is not Price:
            return Reason("SE-ASK-3", {})
        return None if self.allows(s, pick) else Reason("BZ-PRICE-1", {"number": s.price})


@dataclass(frozen=True, slots=True)
class End(Do):
    def run(self, s: Bazaar) -> None:
        s.bar()
        if s.telling:
            s.tell(Ended(s.omen))
        bonus = [(goal + s.omen) % 3 for (goal,) in s.goals]
        scores = tuple(total + more for total, more in zip(s.totals, bonus, strict=True))
        places = places_of([(score, s.coins[seat]) for seat, score in enumerate(scores)])
        reasons = tuple({"wares": total, "bonus": more} for total, more in zip(s.totals, bonus, strict=True))
        s.finish(Result(scores, places, reasons))


TURNS = tuple(map(Turn, range(len(COLOURS))))


class BazaarGame(Game):
    name = "bazaar"
    rules = 3
    min_seats = 2
    max_seats = 4
    colours = COLOURS
    options = (Option("rounds", 4, (1, 2, 4, 6)), Option("rich", False, (True, False)), Option("purse", 2))
    state = Bazaar
    steps = (Round, Auction, Turn, Consent, Pricing, End)
    notation = Notation(
        [
            *(Shape(Bid, "card"), Shape(Add, "number"), Shape(Show, "card"), Shape(Sell, "card seat")),
            *(Shape(Throw, "card*"), Shape(Draw), Shape(Roll), Shape(Name), Shape(Pass), Shape(Agree), Shape(Refuse)),
            *(Shape(Price, "number"), Shape(Give, "seat number"), Shape(Say, "words")),
        ],
        {"card": CARDS, "seat": COLOURS, "goal": GOALS},
    )
    events = (
        *(Shape(LaidOut, "card number"), Shape(Bidden, "seat card number"), Shape(Won, "seat card")),
        *(Shape(Shown, "seat card"), Shape(Drew, "seat card"), Shape(DrewSomething, "seat")),
        *(Shape(Rolled, "seat number"), Shape(Offered, "seat seat card"), Shape(Sold, "seat seat")),
        *(Shape(Threw, "seat card*"), Shape(Named, "seat number"), Shape(Reshuffled, "number")),
        *(Shape(Gave, "seat seat number"), Shape(Said, "seat words"), Shape(Ended, "number")),
    )

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Bazaar:
        deck = chance.shuffled(list(range(len(CARDS))))
        goals = chance.shuffled(list(range(len(GOALS))))
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
        coins = [options["purse"] + 3 * options["rich"]] * seats
        s = Bazaar(
            seats=seats, todo=[Round()], chance=chance, coins=coins, deck=deck, discard=[],
            goals=[[goals.pop()] for _ in range(seats)], hands=hands, lot=bytearray(len(CARDS)), lots=0, market=[],
            offer=[], omen=chance.below(3), price=-1, round=options["rounds"], shown=0, spare=goals,
            stalls=[[] for _ in range(seats)],
        )  # fmt: skip
        s.totals = [0] * seats
        return s

    def max_decisions(self, seats: int) -> int:
        return 6 * seats * 7

    def derive(self, s: Bazaar) -> None:
        s.totals = [sum(map(worth, stall)) for stall in s.stalls]

    def check_option(self, name: str, value: Any, seats: int) -> Any:
        if name != "purse":
            return super().check_option(name, value, seats)
        if type(value) is not int or not 0 <= value <= 9:
            raise BadOption(f"a purse holds 0 to 9 coins, not {value!r}")
        return value

    def imagine(self, s: Bazaar, seat: int | None, chance: Chance) -> None:
        s.omen = chance.below(3)

    def asides(self, s: Bazaar, seat: int) -> list[Give]:
        return [
            Give(other, coins)
            for other in range(s.seats)
            if other != seat
            for coins in range(1, s.coins[seat] + 1)
        ]  # fmt: skip

    def aside(self, s: Bazaar, seat: int, pick: Any) -> None:
        if type(pick) is Say:
            if s.telling:
                s.tell(Said(seat, pick.words))
            return
        s.coins[seat] -= pick.coins
        s.coins[pick.seat] += pick.coins
        if s.telling:
            s.tell(Gave(seat, pick.seat, pick.coins))

    def why_not_aside(self, s: Bazaar, seat: int, pick: Any) -> Reason | None:
        if type(pick) is Say:
            return None
        if type(pick) is not Give:
            return Reason("SE-ASIDE-1", {})
        if pick.seat == seat or pick.seat >= s.seats:
            return Reason("BZ-GIVE-1", {"seat": pick.seat})
        return None if 1 <= pick.coins <= s.coins[seat] else Reason("BZ-GIVE-2", {"number": s.coins[seat]})

    def unreadable(self, s: Bazaar, seat: int, text: str) -> Reason | None:
        return Reason("BZ-CARD-1", {"words": text}) if text.startswith("show ") else None

    def check(self, s: Bazaar) -> list[str]:
        cards = [card for pile in (s.deck, s.discard, s.market, s.offer, *s.hands, *s.stalls) for card in pile]
        found = [] if sorted(cards) == list(range(len(CARDS))) else ["cards are kept"]
        if min(s.coins) < 0:
            found.append("nobody has debts")
        if s.totals != [sum(map(worth, stall)) for stall in s.stalls]:
            found.append("totals are sums")
        return found


GAME = BazaarGame()
