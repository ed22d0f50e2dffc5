"""Positions of Merv for rule tests, set up by hand and played in the notation.

The city of a position is not shuffled: tiles lie in the order of the content, row by row, unless `lay` says otherwise.
"""

from typing import Any, Self

from serai.engine.core.chance import seeded
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.rules.turn import MENU, TURN, begin_action
from serai.games.merv.state import Merv, derive
from tests.rules.driver import Driver, Words

RED, YELLOW, BLUE, GREEN, COURTIER, MAGISTRATE = range(6)
OWNER = {name: number for number, name in enumerate(t.OWNER_NAMES)}


def cell(name: str) -> int:
    return t.CELLS.index(name)


class Play(Driver[Merv]):
    """A game of Merv."""

    game = GAME
    words = Words(GAME)

    @property
    def step(self) -> Any:
        return self.s.todo[-1]

    def purse(self, seat: int) -> str:
        held = self.s.cubes[seat * 5 : seat * 5 + 5]
        return " ".join(f"{name} {number}" for name, number in zip(t.CUBES, held, strict=True) if number)

    def slot_of(self, owner: int) -> str:
        number: int = self.s.round * 5 + self.s.masters.index(owner)
        return t.SLOTS[number]


class Position(Play):
    """A position that a test sets up and plays."""

    def __init__(self, seats: int = 3, seed: str = "merv", *, whole: bool = True) -> None:
        settings = GAME.settings(seats, {})
        super().__init__(self.unbegun(GAME.new(seats, seeded(seed), settings), settings))
        self.whole = whole
        self.s.todo.clear()
        tiles = list(range(len(t.TILES)))
        tiles.insert(t.MARKET_CELL, t.NOBODY)
        self.s.tiles = tuple(tiles)
        derive(self.s)
        self.s.queue[:] = sorted(self.s.queue)

    # ---- laying things out

    def lay(self, where: str, tile: str) -> None:
        """Swap two tiles so that a tile lies on a cell."""
        tiles = list(self.s.tiles)
        here, there = cell(where), tiles.index(t.TILES.index(tile))
        tiles[here], tiles[there] = tiles[there], tiles[here]
        self.s.tiles = tuple(tiles)
        derive(self.s)

    def build(self, owner: int, *where: str) -> None:
        for name in where:
            assert self.s.building[cell(name)] == t.NOBODY
            self.s.building[cell(name)] = owner
            self.s.buildings[owner] -= 1

    def soldier(self, owner: int, where: str) -> None:
        self.s.soldier[cell(where)] = owner
        self.s.servants[owner] -= 1

    def upgrade(self, where: str, kind: str) -> None:
        self.s.upgrade[cell(where)] = t.UPGRADES.index(kind)
        self.s.upgrades[t.UPGRADES.index(kind)] -= 1

    def wall(self, *slots: str) -> None:
        """Walls and gates of any colour in these slots."""
        for slot in slots:
            number = t.SLOTS.index(slot)
            piece = next(
                p for p, left in enumerate(self.s.pieces) if left and t.PIECE_IS_GATE[p] == t.IS_GATE_SLOT[number]
            )
            self.s.walls[number] = piece
            self.s.pieces[piece] -= 1

    def cubes(self, seat: int, text: str = "") -> None:
        """A player's cubes, such as "purple 2 white"."""
        held = [0] * t.KINDS_OF_CUBES
        words = text.split()
        for place, word in enumerate(words):
            if not word.isdigit():
                number = words[place + 1] if place + 1 < len(words) else "1"
                held[t.CUBES.index(word)] += int(number) if number.isdigit() else 1
        self.s.cubes[seat * 5 : seat * 5 + 5] = held

    def camels(self, owner: int, number: int) -> None:
        """Camels for an owner, from those out of the game or from the caravan row."""
        self.s.camels[owner] += number
        self.s.camels_out -= number
        self.balance_camels()

    def balance_camels(self) -> None:
        """Keep twelve camels in all: what is missing comes from row, mosque and cities, what is left over is out."""
        s = self.s
        for place in (s.row_camels, s.mosque_camels, s.city_camels):
            for n in range(len(place) - 1, -1, -1):
                if s.camels_out < 0 and place[n]:
                    place[n] = 0
                    s.camels_out += 1
        assert s.camels_out >= 0

    def row(self, text: str, deck: str | None = None) -> None:
        """The caravan row, a star for a camel; the deck holds all cards that are left, or those named, top first."""
        s = self.s
        words = text.split()
        s.camels_out += sum(s.row_camels)
        s.row[:] = [t.SPICES.index(word.rstrip("*")) for word in words]
        s.row_camels[:] = [int(word.endswith("*")) for word in words]
        s.camels_out -= sum(s.row_camels)
        self.balance_camels()
        left = [number - s.row.count(n) - sum(s.spices[n::4]) for n, number in enumerate(t.CARDS_OF_SPICE)]
        assert min(left) >= 0
        s.deck[:] = [spice for spice, number in enumerate(left) for _ in range(number)]
        if deck is not None:
            top = [t.SPICES.index(word) for word in deck.split()]
            for spice in top:
                s.deck.remove(spice)
            s.deck.extend(top[::-1])

    def spices(self, owner: int, **numbers: int) -> None:
        """Cards for an owner, from the deck."""
        for name, number in numbers.items():
            spice = t.SPICES.index(name)
            for _ in range(number):
                if spice not in self.s.deck:
                    place = self.s.row.index(spice)
                    self.s.row[place] = self.s.deck.pop()
                    self.s.deck.append(spice)
                self.s.deck.remove(spice)
            self.s.spices[owner * 4 + spice] += number

    def no_cards(self, owner: int) -> None:
        """Every card of deck and row goes to an owner."""
        for spice in [*self.s.deck, *self.s.row]:
            self.s.spices[owner * 4 + spice] += 1
        self.s.deck.clear()
        self.s.camels_out += sum(self.s.row_camels)
        self.s.row.clear()
        self.s.row_camels.clear()

    def items(self, owner: int, scrolls: int = 0, common: int = 0, rare: int = 0) -> None:
        self.s.free[owner * 3 : owner * 3 + 3] = [scrolls, common, rare]
        derive(self.s)

    def courtiers(self, owner: int, *courts: str) -> None:
        for court in courts:
            self.s.courtiers[owner * 4 + t.COURTS.index(court)] += 1
            self.s.servants[owner] -= 1

    def post(self, owner: int, *cities: str) -> None:
        """Posts, as if founded: the camel of an inner city is gone."""
        for city in cities:
            number = t.CITIES.index(city)
            self.s.posts[owner * 8 + number] = 1
            self.s.discs[owner] -= 1
            self.s.camels_out += self.s.city_camels[number]
            self.s.city_camels[number] = 0

    def on_mosque(self, owner: int, space: str) -> None:
        if self.s.mosque[owner] == t.OUTSIDE:
            self.s.discs[owner] -= 1
        self.s.mosque[owner] = t.SPACES.index(space)

    def tile(self, owner: int, *names: str) -> None:
        """Breakthrough tiles."""
        for name in names:
            self.s.breakthroughs[t.BREAKTHROUGHS.index(name)] = owner
        derive(self.s)

    def done_contracts(self, owner: int, *names: str) -> None:
        for name in names:
            self.s.contracts[t.CONTRACTS.index(name)] = owner

    # ---- beginning the game

    def turn(self, seat: int = RED, side: str = "north") -> Self:
        """A player's whole turn."""
        self.s.round = t.SIDES.index(side)
        return self.run(TURN[seat])

    def menu(self, seat: int = RED, slot: str = "north_1", activated: str | None = "r1c1") -> Self:
        """A player's turn after production."""
        number = t.SLOTS.index(slot)
        self.s.round = number // 5
        self.s.masters[number % 5] = seat
        self.s.slot = number
        self.s.cell = t.NOBODY if activated is None else cell(activated)
        return self.run(MENU[seat])

    def action(self, name: str, seat: int = RED) -> Self:
        """The action of a tile, chosen in a turn in which the tile was activated."""
        begin_action(self.s, seat, t.ACTIONS.index(name))
        return self.run()
