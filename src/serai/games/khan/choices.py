"""Everything a player of Khan can choose; each choice is built once, so that listing options builds nothing."""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.games.khan.rules.board import LAND, REGIONS
from serai.games.khan.rules.cards import ALL_CARDS, ALL_RULERS, ALLOWED, INVASION_OF
from serai.games.khan.rules.placements import ALL_KINDS, ALL_PLACES


class Settle(NamedTuple):
    """Place an initial yurt."""

    cell: int


class Invade(NamedTuple):
    """Action A: play a card and place a yurt."""

    card: int
    cell: int


class Chase(NamedTuple):
    """Action B: announce a ruler to be expelled."""

    ruler: int


class Conquer(NamedTuple):
    """Action C: lay a piece."""

    placement: int


class FreeInvade(NamedTuple):
    """Action D: place a yurt anywhere, then discard."""

    cell: int


class Discard(NamedTuple):
    """Discard one more card after action D."""

    card: int


class Done(NamedTuple):
    """Discard no more."""


class UseHighMorale(NamedTuple):
    """Take a third action."""


class UseProtection(NamedTuple):
    """Protect one's own yurts."""


class DivineSupport(NamedTuple):
    """Protect the neutral yurts of a region, or of all."""

    region: int


class Reconnoitre(NamedTuple):
    """Reserve a piece beside the board."""

    kind: int


class Pass(NamedTuple):
    """Do nothing."""


class Agree(NamedTuple):
    """Consent to a placement."""


class Refuse(NamedTuple):
    """Refuse this placement."""


class RefuseForTurn(NamedTuple):
    """Refuse this and every other placement until the turn ends."""


SETTLES: Final = {cell: Settle(cell) for cell in LAND}
INVADES: Final = tuple(tuple(Invade(card, cell) for cell in ALLOWED[INVASION_OF[card]]) for card in ALL_CARDS)
CHASES: Final = tuple(Chase(ruler) for ruler in ALL_RULERS)
CONQUERS: Final = tuple(Conquer(placement) for placement in ALL_PLACES)
FREE_INVADES: Final = tuple(FreeInvade(cell) for cell in LAND)
DISCARDS: Final = tuple(Discard(card) for card in ALL_CARDS)
DONE: Final = Done()
USE_HIGH_MORALE: Final = UseHighMorale()
USE_PROTECTION: Final = UseProtection()
DIVINE_SUPPORTS: Final = tuple(DivineSupport(region) for region in range(len(REGIONS)))
RECONNOITRES: Final = tuple(Reconnoitre(kind) for kind in ALL_KINDS)
PASS: Final = Pass()
ANSWERS: Final = (Agree(), Refuse(), RefuseForTurn())
NORMAL_PHASE: Final = (Invade, Chase, FreeInvade, Discard, UseHighMorale, UseProtection, DivineSupport, Reconnoitre)
