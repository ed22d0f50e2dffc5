"""What the engine, the server and the browser are told about Khan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.errors import BadOption, Reason
from serai.engine.core.game import Game, Option, Preset
from serai.engine.core.importance import Importance
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import State
from serai.engine.views.facts import Fact
from serai.games.khan import choices, events
from serai.games.khan.facts import FACTS
from serai.games.khan.importance import IMPORTANCE
from serai.games.khan.invariants import MOST_TURNS, check
from serai.games.khan.rules.action import Act
from serai.games.khan.rules.active import count_guards
from serai.games.khan.rules.board import ALL_REGIONS, CELL_OF_NAME, CELLS, DIRECTIONS, GAME_TABLE, REGIONS, RIVER
from serai.games.khan.rules.cards import (
    CARDS,
    DEALT_SPECIALS,
    DIVINE_SUPPORT,
    INITIAL_YURTS,
    PROTECTION,
    RULER_STARTS,
    RULERS,
    SPECIALS,
    check_ruler_cells,
)
from serai.games.khan.rules.conquer import Consent
from serai.games.khan.rules.expel import Expel
from serai.games.khan.rules.final import FinalConquest, FinalTurn
from serai.games.khan.rules.free import DiscardAny
from serai.games.khan.rules.placement_index import derive_index
from serai.games.khan.rules.placements import KIND_NAMES, PIECES, PLACEMENTS
from serai.games.khan.rules.scoring import Score
from serai.games.khan.rules.setup import Begin, Deal, PlaceYurt, new_game
from serai.games.khan.rules.special import EndActiveCard, UseSpecial
from serai.games.khan.rules.turn import Refill, Turn
from serai.games.khan.rules.unreadable import why_unreadable
from serai.games.khan.state import EMPTY, NEUTRAL, NOBODY, NONE, PIECE, RULER, YURT, Khan
from serai.games.khan.terminal import draw_text

TABLES = {
    "cell": CELLS,
    "card": CARDS,
    "ruler": RULERS,
    "kind": KIND_NAMES,
    "placement": PLACEMENTS,
    "region": REGIONS,
    "direction": DIRECTIONS,
    "special": SPECIALS,
}
CHOICES = (
    Shape(choices.Settle, "cell", harmless="*"),  # a yurt more
    Shape(choices.Invade, "card cell"),
    Shape(choices.Chase, "ruler"),
    Shape(choices.Conquer, "placement"),
    Shape(choices.FreeInvade, "cell"),
    Shape(choices.Discard, "card"),
    Shape(choices.Done, declines=True),
    Shape(choices.UseHighMorale),
    Shape(choices.UseProtection),
    Shape(choices.DivineSupport, "region"),
    Shape(choices.Reconnoitre, "kind"),
    Shape(choices.Pass, declines=True),
    Shape(choices.Agree),
    Shape(choices.Refuse, declines=True),
    Shape(choices.RefuseForTurn, declines=True, costly=True),
)
EVENTS = (
    Shape(events.Began, "seat cell*"),
    Shape(events.Settled, "seat cell"),
    Shape(events.TurnBegan, "seat number"),
    Shape(events.Released, "seat kind"),
    Shape(events.Turned, "seat card ruler direction"),
    Shape(events.TurnedInVain, "seat card ruler"),
    Shape(events.Announced, "seat ruler"),
    Shape(events.Fled, "ruler cell cell direction direction"),
    Shape(events.YurtFromCamp, "ruler cell number"),
    Shape(events.YurtFromSupply, "cell"),
    Shape(events.LastYurt, "ruler cell"),
    Shape(events.NoEscape, "ruler cell number"),
    Shape(events.FinalPhaseTriggered, "seat"),
    Shape(events.Replaced, "ruler cell"),
    Shape(events.Invaded, "seat card cell"),
    Shape(events.InvadedFreely, "seat cell"),
    Shape(events.Discarded, "seat card"),
    Shape(events.ConsentAsked, "seat seat placement"),
    Shape(events.Consented, "seat seat placement"),
    Shape(events.Refused, "seat seat placement"),
    Shape(events.RefusedForTurn, "seat seat placement"),
    Shape(events.Conquered, "seat placement seat* number* number number"),
    Shape(events.UsedHighMorale, "seat"),
    Shape(events.HighMoraleKept, "seat"),
    Shape(events.UsedProtection, "seat"),
    Shape(events.UsedDivineSupport, "seat region"),
    Shape(events.Reserved, "seat kind"),
    Shape(events.PutAway, "seat special"),
    Shape(events.Drew, "seat card*"),
    Shape(events.DrewUnseen, "seat number"),
    Shape(events.Reshuffled, "number"),
    Shape(events.Passed, "seat"),
    Shape(events.FinalTurnBegan, "seat"),
    Shape(events.PieceScored, "placement seat* number"),
    Shape(events.TerritoryScored, "seat number* number"),
    Shape(events.Ended, "seat* number*"),
)
CODES = {
    "EMPTY": EMPTY,
    "NEUTRAL": NEUTRAL,
    "YURT": YURT,
    "RULER": RULER,
    "PIECE": PIECE,
    "NOBODY": NOBODY,
    "NONE": NONE,
    "RIVER": RIVER,
    "ALL_REGIONS": ALL_REGIONS,
    **{name.upper(): number for number, name in enumerate(SPECIALS)},
}


class KhanGame(Game):
    """Khan for the engine."""

    name = "khan"
    rules = 1
    min_seats: int = GAME_TABLE["players"]["min"]  # KH-SETUP-1
    max_seats: int = GAME_TABLE["players"]["max"]
    colours: tuple[str, ...] = tuple(GAME_TABLE["players"]["colours"])  # KH-COMP-2
    options: tuple[Option, ...] = (Option("ruler_cells", None),)
    presets: tuple[Preset, ...] = (Preset("usual", decisions=(57, 38, 28)),)
    seconds = 25
    state: type[State] = Khan
    steps: tuple[Any, ...] = (
        Begin,
        PlaceYurt,
        Deal,
        Turn,
        Expel,
        Act,
        DiscardAny,
        Consent,
        EndActiveCard,
        UseSpecial,
        Refill,
        FinalTurn,
        FinalConquest,
        Score,
    )
    notation = Notation(CHOICES, TABLES)
    events: tuple[Shape, ...] = EVENTS
    facts: tuple[Fact, ...] = FACTS
    importance: Mapping[str, Importance] = IMPORTANCE
    codes: Mapping[str, int] = CODES

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Khan:
        names = options["ruler_cells"]
        return new_game(seats, chance, RULER_STARTS if names is None else [CELL_OF_NAME[name] for name in names])

    def derive(self, s: Any) -> None:
        derive_index(s)
        s.guards = count_guards(s)

    def check_option(self, name: str, value: Any, seats: int) -> Any:
        if name != "ruler_cells":
            raise BadOption(f"{self.name} has no option {name}")
        if value is None:
            return None
        if not isinstance(value, list | tuple) or not all(type(cell) is str for cell in value):
            raise BadOption(f'{self.name}: ruler_cells is a list of cells, such as ["a1", "d4", ...], or nothing')
        for cell in value:
            if cell not in CELL_OF_NAME:
                raise BadOption(f"{self.name}: ruler_cells: there is no cell {cell}")
        complaint = check_ruler_cells(tuple(CELL_OF_NAME[cell] for cell in value))  # KH-SETUP-8, KH-RULING-37
        if complaint is not None:
            raise BadOption(f"{self.name}: ruler_cells: {complaint}")
        return list(value)

    def max_decisions(self, seats: int) -> int:
        """The most decisions of a game.

        A turn has at most 7 without consents: action D with 4 discards, a special card, a third action. Each of at most
        three conquests a turn can ask every other seat. A placement is refused at most once a turn, at the price of the
        proposal, the answers, and a new decision on the special card; and only in turns under somebody's active card.
        """
        others = seats - 1
        guarded_turns = seats * (DEALT_SPECIALS[seats][PROTECTION] + DEALT_SPECIALS[seats][DIVINE_SUPPORT]) * others
        settling = seats * INITIAL_YURTS[seats]
        normal = MOST_TURNS * (7 + 3 * others)
        final = PIECES * seats + guarded_turns
        return settling + normal + final + guarded_turns * len(PLACEMENTS) * (seats + 1)

    def unreadable(self, s: Any, seat: int, text: str) -> Reason | None:
        return why_unreadable(text)

    def check(self, s: Any) -> list[str]:
        return check(s)

    def draw_text(self, view: Any, marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return draw_text(view, marked)


GAME = KhanGame()
