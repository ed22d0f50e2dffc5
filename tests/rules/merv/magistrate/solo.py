"""Positions of the solo game: one player, the Corrupt Magistrate and the High Courtier."""

from serai.games.merv import tables as t
from serai.games.merv.rules.magistrate.turn import MAGISTRATE_TURN
from tests.rules.merv.position import COURTIER, MAGISTRATE, RED, Position

HIM = MAGISTRATE
CARDS = {name: number for number, name in enumerate(t.ACTIONS)}


def solo(seed: str = "merv") -> Position:
    return Position(1, seed)


def solo_turn(deck: str = "", side: str = "north") -> Position:
    """The Magistrate comes first; his deck is named from its top, all other cards are removed."""
    p = Position(1)
    p.s.queue[:] = [MAGISTRATE, RED, COURTIER]
    p.s.round = t.SIDES.index(side)
    if deck:
        cards = [CARDS[name] for name in deck.split()]
        p.s.orders[:] = cards[::-1]
        p.s.removed[:] = [card for card in range(6) if card not in cards]
        p.s.fresh = False
    return p


def his_turn(p: Position) -> Position:
    return p.run(MAGISTRATE_TURN)


def his_spices(p: Position) -> dict[str, int]:
    return {name: n for name, n in zip(t.SPICES, p.s.spices[HIM * 4 : HIM * 4 + 4], strict=True) if n}
