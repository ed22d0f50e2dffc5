"""Death of a noble: desertion, losses, his figure leaves, his heir takes over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import TROOP, PickTroop
from serai.games.warrior_knights.events import (
    CasualtiesHealed,
    DesertionDrawn,
    NobleDied,
    NobleGone,
    NobodyDeserted,
    OfficeDropped,
)
from serai.games.warrior_knights.rules.cards.fate import turn
from serai.games.warrior_knights.rules.options import DESERTED_NOBLE
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    dismiss,
    go_off_board,
    is_destroyed,
    lift,
    mercenaries_in,
    owner_of,
    trim,
)
from serai.games.warrior_knights.state import HOSTAGE, NO_HEIR, NOBODY, OFF_BOARD, OUT, Realm
from serai.games.warrior_knights.tables import (
    ARMIES,
    FATE_NATION,
    GARRISON,
    NATION_OF,
    NATIONS,
    NOBLES,
    TROOP_STRENGTH,
)


def check_army(s: Realm, army: int) -> None:
    """What follows when an army has shrunk or taken tokens outside a battle."""
    if army >= GARRISON or s.where[army] < 0:
        trim(s, army)
        return  # WK-DEATH-14
    if army in s.doomed:
        return
    if not s.armies[army]:
        if s.settings[DESERTED_NOBLE]:
            go_off_board(s, army)  # WK-OPT-6.1 WK-OPT-6.2
        else:
            s.doomed.append(army)  # WK-WAGES-13 WK-RULING-23
    elif is_destroyed(s, army):
        s.doomed.append(army)  # WK-DEATH-2 WK-DEATH-3 WK-RULING-56


def desertable(s: Realm, army: int, nation: int) -> list[int]:
    """The different mercenary cards of a nationality in an army."""
    return sorted({troop for troop in mercenaries_in(s, army) if NATION_OF[troop] == nation})


def loss_sets(cards: tuple[int, ...], need: int) -> list[tuple[int, ...]]:
    """The sets of mercenaries that may be lost for casualties of that worth, each sorted, in order."""
    sets: set[tuple[int, ...]] = {()}
    for troop in cards:
        sets |= {tuple(sorted((*chosen, troop))) for chosen in sets}
    worth = {chosen: sum(TROOP_STRENGTH[troop] for troop in chosen) for chosen in sets}
    exact = sorted(chosen for chosen, value in worth.items() if value == need)
    if exact:
        return exact  # WK-DEATH-5
    enough = sorted(  # no card of such a set could be left out: WK-DEATH-6 WK-RULING-57
        chosen
        for chosen, value in worth.items()
        if value > need and value - min(TROOP_STRENGTH[troop] for troop in chosen) < need
    )
    return enough or [cards]  # WK-DEATH-7


@dataclass(frozen=True, slots=True)
class Die(Do):
    """A noble dies."""

    noble: int
    deserted: bool  # the desertion draw has been made already, on the retreat

    def run(self, s: Realm) -> None:
        noble = self.noble
        if s.where[noble] < 0:
            return
        if s.telling:
            s.tell(NobleDied(noble))
        s.todo.append(BURY[noble])
        s.todo.append(LOSSES[noble])
        if not self.deserted:
            s.todo.append(DESERTION[noble])  # WK-DEATH-4


@dataclass(frozen=True, slots=True)
class Desertion(Do):
    """A fate card names the nationality of which one company deserts."""

    army: int

    def run(self, s: Realm) -> None:
        if not s.armies[self.army]:
            return  # WK-DEATH-13
        if s.telling:
            s.tell(DesertionDrawn(self.army))
        card = turn(s)
        nation = FATE_NATION[card] if card >= 0 else NOBODY
        cards = desertable(s, self.army, nation)
        if s.telling and not cards:
            s.tell(NobodyDeserted(self.army))
        if len(cards) == 1:
            dismiss(s, self.army, cards[0])  # WK-RETREAT-2
        elif cards:
            s.todo.append(DESERTER[self.army][nation])


@dataclass(frozen=True, slots=True)
class Deserter(Question):  # WK-D48
    """A baron chooses the company that deserts."""

    seat: int
    army: int
    nation: int

    takes = (PickTroop,)

    def options(self, s: Realm) -> list[PickTroop]:
        return [TROOP[troop] for troop in desertable(s, self.army, self.nation)]

    def chosen(self, s: Realm, pick: PickTroop) -> None:
        dismiss(s, self.army, pick.troop)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-RETREAT-2", {"troop": pick.troop, "army": self.army})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"army": self.army, "nation": self.nation}


@dataclass(frozen=True, slots=True)
class Losses(Do):
    """Mercenaries worth the casualties leave the army of a dead noble."""

    army: int

    def run(self, s: Realm) -> None:
        cards = mercenaries_in(s, self.army)
        if s.tokens[self.army] and cards:
            s.lost = ()
            s.todo.append(LOSS[self.army])
        else:
            clear_tokens(s, self.army)


def clear_tokens(s: Realm, army: int) -> None:
    """All casualty tokens of an army are removed."""
    if s.tokens[army]:
        if s.telling:
            s.tell(CasualtiesHealed(army, s.tokens[army]))
        s.tokens[army] = 0  # WK-DEATH-5


@dataclass(frozen=True, slots=True)
class Loss(Question):  # WK-D50
    """A baron chooses, card by card, the mercenaries that are lost."""

    seat: int
    army: int

    takes = (PickTroop,)

    def options(self, s: Realm) -> list[PickTroop]:
        made = len(s.lost)
        cards = tuple(sorted((*mercenaries_in(s, self.army), *s.lost)))
        sets = loss_sets(cards, 100 * s.tokens[self.army])
        return [TROOP[troop] for troop in sorted({one[made] for one in sets if one[:made] == s.lost})]

    def chosen(self, s: Realm, pick: PickTroop) -> None:
        cards = tuple(sorted((*mercenaries_in(s, self.army), *s.lost)))
        sets = loss_sets(cards, 100 * s.tokens[self.army])
        s.lost = (*s.lost, pick.troop)
        dismiss(s, self.army, pick.troop)
        if s.lost in sets:
            s.lost = ()
            clear_tokens(s, self.army)
        else:
            s.todo.append(self)

    def reason(self, s: Realm, pick: Any) -> Reason:
        if pick.troop not in mercenaries_in(s, self.army):
            return Reason("WK-DEATH-7", {"troop": pick.troop, "army": self.army})
        return Reason("WK-DEATH-6", {"troop": pick.troop, "army": self.army})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"army": self.army, "number": s.tokens[self.army]}


@dataclass(frozen=True, slots=True)
class Bury(Do):
    """The figure leaves the board; the heir holds the troops, or the house's line is at its end."""

    noble: int

    def run(self, s: Realm) -> None:
        noble = self.noble
        lift(s, noble, OFF_BOARD)  # WK-DEATH-8 WK-DEATH-9 WK-TERM-21
        s.exhausted[noble] = 0  # WK-DEATH-12
        drop_office(s, noble)
        if s.heir[noble] == NO_HEIR:
            leave_game(s, noble)
        elif s.heir[noble] >= HOSTAGE:
            s.orphan[noble] = 1  # WK-OPT-3.5


def drop_office(s: Realm, noble: int) -> None:
    """A noble's office is discarded."""
    if s.office[noble] >= 0:
        s.agenda_discard.append(s.office[noble])  # WK-ASSEMBLY-28
        if s.telling:
            s.tell(OfficeDropped(s.office[noble]))
        s.office[noble] = -1


def leave_game(s: Realm, noble: int) -> None:
    """A noble without an heir is out of the game, his regulars with him."""
    for troop in mercenaries_in(s, noble):
        dismiss(s, noble, troop)  # WK-DEATH-10
    s.armies[noble] = ()  # WK-DEATH-11
    s.power[noble] = 0
    s.tokens[noble] = 0
    s.where[noble] = OUT
    s.orphan[noble] = 0
    if s.telling:
        s.tell(NobleGone(noble))


DIE = tuple(Die(noble, False) for noble in range(len(NOBLES)))
DIE_DESERTED = tuple(Die(noble, True) for noble in range(len(NOBLES)))
DESERTION = tuple(map(Desertion, range(len(ARMIES))))
DESERTER = tuple(
    tuple(Deserter(owner_of(army), army, nation) for nation in range(len(NATIONS))) for army in range(len(ARMIES))
)
LOSSES = tuple(map(Losses, range(len(ARMIES))))
LOSS = tuple(Loss(owner_of(army), army) for army in range(len(ARMIES)))
BURY = tuple(map(Bury, range(len(NOBLES))))
