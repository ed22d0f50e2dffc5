"""Every field of Bazaar and who sees it; and the deck, which is drawn from in several chapters."""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.stateclass import counted, derived, own, public, secret, stateclass
from tests.battery.sample_game.events import Reshuffled


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
