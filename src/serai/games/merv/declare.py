"""What the engine, the server and the browser are told about Merv."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.game import Game, Preset
from serai.engine.core.importance import Importance
from serai.engine.core.notation import Shape
from serai.engine.core.state import State
from serai.engine.views.facts import Fact
from serai.games.merv import tables as t
from serai.games.merv.choices import NOTATION
from serai.games.merv.events import EVENTS
from serai.games.merv.facts import FACTS
from serai.games.merv.importance import IMPORTANCE
from serai.games.merv.invariants import check
from serai.games.merv.rules.buildings.caravansary import Caravansary, CardCube, FreeCard, SettleRow
from serai.games.merv.rules.buildings.library import Breakthrough, Library
from serai.games.merv.rules.buildings.mosque import BonusToken, FreeStep, Mosque, Reached
from serai.games.merv.rules.buildings.palace import FreeCourtier, Palace
from serai.games.merv.rules.buildings.silk_road import Buy, Found, FreePost
from serai.games.merv.rules.buildings.wall import FreeWall, Wall, WallSlot
from serai.games.merv.rules.contracts import AnyGood, ContractCube, Rewarded
from serai.games.merv.rules.courtier import CourtierSlot, CourtierTile, CourtierTurn
from serai.games.merv.rules.invasion import Attack, Invasion, SoldiersLeave, Tribute
from serai.games.merv.rules.magistrate import deck
from serai.games.merv.rules.magistrate.turn import MagistrateTurn
from serai.games.merv.rules.order import FormQueue, PlaceNext, Queue
from serai.games.merv.rules.paying import Pay
from serai.games.merv.rules.rewards import Rewards
from serai.games.merv.rules.scoring import ChooseCourt, End, ScoreCity, ScorePalace, Scoring
from serai.games.merv.rules.setup import new_play
from serai.games.merv.rules.soldiers import Soldier
from serai.games.merv.rules.turn import Menu, Slot, Tile, Turn
from serai.games.merv.rules.upgrades import ExtraUpgrade, UpgradeTile
from serai.games.merv.rules.year import NextMaster, Round, RoundOver, YearOver
from serai.games.merv.state import Merv, derive
from serai.games.merv.terminal import draw_text

CODES = {
    "NOBODY": t.NOBODY,
    "COURTIER": t.COURTIER,
    "MAGISTRATE": t.MAGISTRATE,
    "OWNERS": t.OWNERS,
    "WHITE": t.WHITE,
    "WILD": t.WILD,
    "DISCOUNT": t.DISCOUNT,
}


class MervGame(Game):
    """The rules of docs/rules/merv.md."""

    name = "merv"
    rules = 1
    min_seats = 1  # ME-SETUP-1
    max_seats = 4
    colours: tuple[str, ...] = t.SEAT_COLOURS
    presets: tuple[Preset, ...] = (Preset("usual", decisions=(130, 117, 113, 103)),)
    seconds = 12
    state: type[State] = Merv
    steps: tuple[Any, ...] = (
        AnyGood,
        Attack,
        BonusToken,
        Breakthrough,
        Buy,
        Caravansary,
        CardCube,
        ChooseCourt,
        ContractCube,
        CourtierSlot,
        CourtierTile,
        CourtierTurn,
        End,
        ExtraUpgrade,
        FormQueue,
        Found,
        FreeCard,
        FreeCourtier,
        FreePost,
        FreeStep,
        FreeWall,
        Invasion,
        Library,
        MagistrateTurn,
        Menu,
        Mosque,
        NextMaster,
        Palace,
        Pay,
        PlaceNext,
        Queue,
        Reached,
        Rewarded,
        Rewards,
        Round,
        RoundOver,
        ScoreCity,
        ScorePalace,
        Scoring,
        SettleRow,
        Slot,
        Soldier,
        SoldiersLeave,
        Tile,
        Tribute,
        Turn,
        UpgradeTile,
        Wall,
        WallSlot,
        YearOver,
    )
    notation = NOTATION
    events: tuple[Shape, ...] = EVENTS
    facts: tuple[Fact, ...] = FACTS
    importance: Mapping[str, Importance] = IMPORTANCE
    codes: Mapping[str, int] = CODES
    called: Mapping[str, tuple[str, str]] = {"cell": ("tile", "tiles")}

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Merv:
        return new_play(seats, chance)

    def max_decisions(self, seats: int) -> int:
        return 2000 * seats

    def derive(self, s: Any) -> None:
        derive(s)

    def imagine(self, s: Any, seat: int | None, chance: Chance) -> None:
        if s.seats == 1:
            deck.imagine(s, chance)

    def check(self, s: Any) -> list[str]:
        return check(s)

    def draw_text(self, view: Any, marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return draw_text(view, marked)


GAME = MervGame()
