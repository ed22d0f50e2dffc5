"""Everything that can happen in Khan; declare.py names the table that each field points into."""

from __future__ import annotations

from typing import NamedTuple


class Began(NamedTuple):
    """The game begins: who starts, and where each ruler stands."""

    seat: int
    ruler_cells: tuple[int, ...]


class Settled(NamedTuple):
    """An initial yurt was placed."""

    seat: int
    cell: int


class TurnBegan(NamedTuple):
    """A normal turn begins."""

    seat: int
    number: int


class Released(NamedTuple):
    """A reservation ended: the yurt was taken back."""

    seat: int
    kind: int


class Turned(NamedTuple):
    """The top card of the deck was turned over and takes effect."""

    seat: int
    card: int
    ruler: int
    direction: int


class TurnedInVain(NamedTuple):
    """The card turned over shows a ruler who is out already."""

    seat: int
    card: int
    ruler: int


class Announced(NamedTuple):
    """A player announced the ruler to be expelled."""

    seat: int
    ruler: int


class Fled(NamedTuple):
    """A ruler fled: the direction of the card, and the direction taken."""

    ruler: int
    cell_from: int
    cell_to: int
    direction_shown: int
    direction_taken: int


class YurtFromCamp(NamedTuple):
    """A neutral yurt of a ruler's camp was placed; so many are left there."""

    ruler: int
    cell: int
    left: int


class YurtFromSupply(NamedTuple):
    """A neutral yurt of the general supply was placed."""

    cell: int


class LastYurt(NamedTuple):
    """A ruler with a single yurt in camp does not flee and is out."""

    ruler: int
    cell: int


class NoEscape(NamedTuple):
    """A ruler found no empty cell and is out; the rest of the camp goes to the general supply."""

    ruler: int
    cell: int
    moved: int


class FinalPhaseTriggered(NamedTuple):
    """The fifth ruler is out."""

    seat: int


class Replaced(NamedTuple):
    """A ruler still on the board was replaced by a yurt of the own camp."""

    ruler: int
    cell: int


class Invaded(NamedTuple):
    """A yurt was placed with a card."""

    seat: int
    card: int
    cell: int


class InvadedFreely(NamedTuple):
    """A yurt was placed without a card."""

    seat: int
    cell: int


class Discarded(NamedTuple):
    """A card was discarded."""

    seat: int
    card: int


class ConsentAsked(NamedTuple):
    """A placement needs the consent of a player."""

    seat: int
    asker: int
    placement: int


class Consented(NamedTuple):
    """A player agreed to a placement."""

    seat: int
    asker: int
    placement: int


class Refused(NamedTuple):
    """A player refused a placement."""

    seat: int
    asker: int
    placement: int


class RefusedForTurn(NamedTuple):
    """A player refused a placement and every other one in this turn."""

    seat: int
    asker: int
    placement: int


class Conquered(NamedTuple):
    """A piece was laid: its owners, the yurts of every seat under it, the neutral ones, and the copies left."""

    seat: int
    placement: int
    owners: tuple[int, ...]
    yurts: tuple[int, ...]
    neutral: int
    left: int


class UsedHighMorale(NamedTuple):
    """A player takes a third action."""

    seat: int


class HighMoraleKept(NamedTuple):
    """Refusals left no third action, so the card stays with its owner."""

    seat: int


class UsedProtection(NamedTuple):
    """A player's yurts are protected."""

    seat: int


class UsedDivineSupport(NamedTuple):
    """The neutral yurts of a region, or of all, are protected."""

    seat: int
    region: int


class Reserved(NamedTuple):
    """A player reserved a piece."""

    seat: int
    kind: int


class PutAway(NamedTuple):
    """A special card left the game."""

    seat: int
    special: int


class Drew(NamedTuple):
    """A player drew cards, as that player sees it."""

    seat: int
    cards: tuple[int, ...]


class DrewUnseen(NamedTuple):
    """A player drew cards, as the others see it."""

    seat: int
    number: int


class Reshuffled(NamedTuple):
    """The discard pile became the new deck."""

    number: int


class Passed(NamedTuple):
    """A player did nothing."""

    seat: int


class FinalTurnBegan(NamedTuple):
    """A turn of the final phase begins."""

    seat: int


class PieceScored(NamedTuple):
    """A piece gave points to each of its owners."""

    placement: int
    owners: tuple[int, ...]
    points: int


class TerritoryScored(NamedTuple):
    """A player's territories, largest first, and the bonus for them."""

    seat: int
    sizes: tuple[int, ...]
    points: int


class Ended(NamedTuple):
    """The game is over: who won, and everybody's points."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
