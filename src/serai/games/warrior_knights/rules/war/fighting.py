"""Open battle and assault: commanders, fate cards, damage, victory, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import COMMIT, AskAll, Do, listed_in
from serai.games.warrior_knights.choices import BREACH, CASUALTY, DISCARD, NOBLE, Breach, Casualty, Discard, PickNoble
from serai.games.warrior_knights.events import (
    BattleJoined,
    BlowsCounted,
    CommandTaken,
    DamageCounted,
    FateBuried,
    FateCounted,
    FateDrawn,
    FateForWalls,
    FateHidden,
    FateRevealed,
    VictoryCounted,
    WallsAssaulted,
    WallsRevealed,
)
from serai.games.warrior_knights.rules.cards.fate import draw
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    ability_of,
    capacity,
    hurt,
    is_destroyed,
    wall_strength,
)
from serai.games.warrior_knights.rules.war.assault import conclude, defence_stands
from serai.games.warrior_knights.rules.war.battle_strength import cards_due, defenders, tell_forces
from serai.games.warrior_knights.rules.war.cities import breach_city
from serai.games.warrior_knights.rules.war.due_nobles import FATES_OF
from serai.games.warrior_knights.rules.war.fight import BY_ASSAULT, IN_THE_OPEN, change_fight, fight_of
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import (
    AGENDA_EFFECTS,
    BATTLE_CARDS,
    DEAL,
    DRAW,
    FATE_BATTLE,
    LEADERSHIP_DISCARD,
    PREVENT,
    SEAT_NAMES,
    VICTORY,
    modifier,
)


def start_battle(s: Realm) -> None:
    """Both sides name commanders, draw, discard, reveal, suffer."""
    fight = fight_of(s)
    if s.telling:
        if fight.kind == IN_THE_OPEN:
            s.tell(BattleJoined(fight.attacker, fight.defender, s.area, s.host))
        else:
            s.tell(WallsAssaulted(fight.attacker, fight.wall, s.host))
        tell_forces(s)
    s.todo.append(HOLD_FATE)
    s.todo.append(DRAW_FATE)
    if len(s.foes) > 1:
        s.todo.append(TAKE_COMMAND[fight.defender])  # WK-BATTLE-12
    elif s.foes:
        command(s, s.foes[0], True)
    if len(s.host) > 1:
        s.todo.append(TAKE_COMMAND[fight.attacker])
    else:
        command(s, s.host[0], False)  # WK-TERM-15


def command(s: Realm, noble: int, defending: bool) -> None:
    """A noble commands his side."""
    if defending:
        change_fight(s, foe_commander=noble)
    else:
        change_fight(s, commander=noble)
    if s.telling:
        s.tell(CommandTaken(noble))


@dataclass(frozen=True, slots=True)
class TakeCommand(Question):  # WK-D45
    """A baron names the commander of his side."""

    seat: int

    takes = (PickNoble,)

    def options(self, s: Realm) -> list[PickNoble]:
        return [NOBLE[noble] for noble in (s.host if fight_of(s).attacker == self.seat else s.foes)]

    def chosen(self, s: Realm, pick: PickNoble) -> None:
        command(s, pick.noble, fight_of(s).attacker != self.seat)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-TERM-15", {"noble": pick.noble})


@dataclass(frozen=True, slots=True)
class DrawFate(Do):
    """The attacker draws all his cards, then the defender."""

    def run(self, s: Realm) -> None:
        fight = fight_of(s)
        deal(s, s.fate_hand[fight.attacker], cards_due(s, s.host, NOBODY, True))  # WK-FATE-4
        led = bool(s.foes)
        pile = s.fate_hand[fight.defender] if led else s.fate_walls  # WK-ASSAULT-6 WK-ASSAULT-7
        deal(s, pile, cards_due(s, defenders(s), fight.wall, led))
        if s.telling:
            self._tell(s, fight.attacker)
            if led:
                self._tell(s, fight.defender)
            else:
                s.tell(FateForWalls(fight.wall, len(pile)))

    def _tell(self, s: Realm, seat: int) -> None:
        cards = s.fate_hand[seat]
        s.whisper((seat,), FateDrawn(seat, tuple(cards)), FateCounted(seat, len(cards)))


def deal(s: Realm, pile: list[int], number: int) -> None:
    """Draw fate cards onto a pile."""
    for _ in range(number):
        card = draw(s)
        if card >= 0:
            pile.append(card)


@dataclass(frozen=True, slots=True)
class HoldFate(AskAll):  # WK-D46
    """Each side with a commander puts fate cards under the deck, then both reveal what they keep."""

    def seats(self, s: Realm) -> tuple[int, ...]:
        fight = fight_of(s)
        return (fight.attacker, fight.defender) if s.foes else (fight.attacker,)  # WK-BATTLE-18

    def options(self, s: Realm, seat: int, draft: tuple[Any, ...]) -> list[Any]:
        held = s.fate_hand[seat]
        made = len(draft)
        listed: list[Any] = []
        if made >= len(held) - 1:  # WK-BATTLE-17 WK-RULING-42
            return [COMMIT]
        gone = [pick.fate for pick in draft]
        listed = [DISCARD[card] for card in held if card not in gone]
        if made >= LEADERSHIP_DISCARD:  # WK-BATTLE-15 WK-BATTLE-16
            listed.append(COMMIT)
        return listed

    def revealed(self, s: Realm, drafts: Sequence[tuple[Any, ...]]) -> None:
        fight = fight_of(s)
        attacker, defender = fight.attacker, fight.defender
        bury(s, attacker, drafts[attacker])  # WK-FATE-5
        if s.foes:
            bury(s, defender, drafts[defender])
        s.bar()
        ours = extended(s, s.fate_hand[attacker])  # WK-BATTLE-19 WK-BATTLE-20
        theirs = extended(s, s.fate_hand[defender] if s.foes else s.fate_walls)
        if s.telling:
            s.tell(FateRevealed(attacker, tuple(ours)))
            if s.foes:
                s.tell(FateRevealed(defender, tuple(theirs)))
            else:
                s.tell(WallsRevealed(fight.wall, tuple(theirs)))
        compare(s, ours, theirs)
        s.todo += (AFTERMATH, SUFFER_SECOND, SUFFER_FIRST)  # WK-BATTLE-25

    def why_not(self, s: Realm, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        if listed_in(self.options(s, seat, draft), pick):
            return None
        if type(pick) is Discard:
            if pick.fate not in s.fate_hand[seat] or any(made.fate == pick.fate for made in draft):
                return Reason("WK-BATTLE-15", {"fate": pick.fate})
            return Reason("WK-BATTLE-17", {})
        return Reason("WK-BATTLE-15", {}) if pick == COMMIT and type(pick) is type(COMMIT) else Reason("SE-ASK-3", {})


def must_bury(cards: int, led: bool) -> int:
    """How many of its cards a side puts under the deck at least."""
    return min(LEADERSHIP_DISCARD, max(0, cards - 1)) if led else 0  # WK-BATTLE-15 WK-BATTLE-17


def bury(s: Realm, seat: int, draft: tuple[Any, ...]) -> None:
    """Put discards under the deck in the order named; only their number is public."""
    for pick in draft:
        s.fate_hand[seat].remove(pick.fate)
        s.fate_under[seat].append(pick.fate)
        s.fate_order.append(seat)
    if s.telling:
        cards = tuple(pick.fate for pick in draft)
        s.whisper((seat,), FateBuried(seat, cards), FateHidden(seat, len(cards)))


def extended(s: Realm, pile: list[int]) -> list[int]:
    """The cards of a pile are laid open; for each "draw 1" its side draws one more card, and so on."""
    cards = pile[:]
    pile.clear()
    s.fate_shown += cards
    done = 0
    while done < len(cards):
        if FATE_BATTLE[cards[done]] == DRAW:
            card = draw(s)
            if card >= 0:
                cards.append(card)
                s.fate_shown.append(card)
        done += 1
    return cards


def shows(s: Realm, cards: list[int], kind: int, commander: int) -> int:
    """How often a side shows a kind, its living commander's ability included."""
    number = 0
    for card in cards:
        if FATE_BATTLE[card] == kind:
            number += 1
    if commander >= 0 and ability_of(s, commander) == kind:
        number += 1  # WK-BATTLE-22 WK-TERM-17 WK-COMP-8
    return number


def engineers(s: Realm, commander: int) -> int:
    """The extra deal of an office when its noble commands an assault."""
    if fight_of(s).kind != BY_ASSAULT or s.office[commander] < 0:
        return 0
    effect = modifier(AGENDA_EFFECTS[s.office[commander]], "mod_battle_card")
    return int(effect is not None and effect.card == BATTLE_CARDS[DEAL])  # WK-EFFECT-15


def compare(s: Realm, ours: list[int], theirs: list[int]) -> None:
    """Count damage for both sides at the same time, and keep the victories for later."""
    fight = fight_of(s)
    mine, other = fight.commander, fight.foe_commander
    deals = shows(s, ours, DEAL, mine) + engineers(s, mine)
    prevents = shows(s, ours, PREVENT, mine)
    their_deals, their_prevents = shows(s, theirs, DEAL, other), shows(s, theirs, PREVENT, other)
    damage = max(0, their_deals - prevents)  # WK-BATTLE-23
    foe_damage = max(0, deals - their_prevents)  # WK-BATTLE-21
    victories, foe_victories = shows(s, ours, VICTORY, NOBODY), shows(s, theirs, VICTORY, NOBODY)
    change_fight(s, damage=damage, foe_damage=foe_damage, victories=victories, foe_victories=foe_victories)
    if s.telling:
        s.tell(BlowsCounted(deals, prevents, their_deals, their_prevents))
        s.tell(DamageCounted(damage, foe_damage))


@dataclass(frozen=True, slots=True)
class SufferSide(Do):
    """A side places the damage it has taken, point by point."""

    defending: bool

    def run(self, s: Realm) -> None:
        while damage_left(s, self.defending) > 0:  # WK-BATTLE-37
            listed = bearers(s, self.defending)
            if not listed:
                set_damage(s, self.defending, 0)  # WK-BATTLE-27
                return
            if len(listed) > 1:
                s.todo.append(self)
                fight = fight_of(s)
                s.todo.append(PLACE_DAMAGE[fight.defender if self.defending else fight.attacker])
                return
            place_point(s, listed[0], self.defending)


def damage_left(s: Realm, defending: bool) -> int:
    """How many points of damage a side still has to place."""
    fight = fight_of(s)
    return fight.foe_damage if defending else fight.damage


def set_damage(s: Realm, defending: bool, points: int) -> None:
    """A side has so many points of damage left to place."""
    if defending:
        change_fight(s, foe_damage=points)
    else:
        change_fight(s, damage=points)


def bearers(s: Realm, defending: bool) -> list[Any]:
    """What on a side can still take a point of damage."""
    armies = defenders(s) if defending else s.host
    listed: list[Any] = [CASUALTY[army] for army in armies if s.tokens[army] < capacity(s, army)]  # WK-BATTLE-26
    wall = fight_of(s).wall
    if defending and wall >= 0 and wall_strength(s, wall) > 0:
        listed.append(BREACH)  # WK-ASSAULT-8 WK-ASSAULT-9
    return listed


def place_point(s: Realm, pick: Any, defending: bool) -> None:
    """One point of damage is placed."""
    set_damage(s, defending, damage_left(s, defending) - 1)
    if type(pick) is Breach:
        breach_city(s, fight_of(s).wall)  # WK-ASSAULT-10
    else:
        hurt(s, pick.army, 1)  # WK-BATTLE-24


@dataclass(frozen=True, slots=True)
class PlaceDamage(Question):  # WK-D47
    """A baron places one point of damage on an army or on the walls."""

    seat: int

    takes = (Casualty, Breach)

    def options(self, s: Realm) -> list[Any]:
        return bearers(s, self._defends(s))

    def chosen(self, s: Realm, pick: Any) -> None:
        place_point(s, pick, self._defends(s))

    def reason(self, s: Realm, pick: Any) -> Reason:
        defending = self._defends(s)
        wall = fight_of(s).wall
        if type(pick) is Breach:
            if not defending or wall < 0:
                return Reason("WK-ASSAULT-8", {})
            return Reason("WK-ASSAULT-9", {"wall": wall})
        if pick.army in (defenders(s) if defending else s.host):
            return Reason("WK-BATTLE-26", {"army": pick.army})
        return Reason("WK-BATTLE-24", {"army": pick.army})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"number": damage_left(s, self._defends(s))}

    def _defends(self, s: Realm) -> bool:
        return fight_of(s).defender == self.seat


@dataclass(frozen=True, slots=True)
class Aftermath(Do):
    """The victory count, if both sides still stand; then deaths, retreats and the fate of the walls."""

    def run(self, s: Realm) -> None:
        fight = fight_of(s)
        s.fate_discard += s.fate_shown  # WK-BATTLE-36
        s.fate_shown.clear()
        dead = [noble for noble in (*s.host, *s.foes) if is_destroyed(s, noble)]  # a garrison does not die: WK-CASTLE-4
        s.doomed += dead  # WK-BATTLE-26 WK-DEATH-1 WK-RULING-72
        fighting_on = any(noble not in dead for noble in s.host)
        standing = defence_stands(s, dead)
        if fighting_on and standing:  # WK-BATTLE-28 WK-ASSAULT-13
            self._count_victories(s, dead)
        elif fighting_on and fight.wall >= 0:  # WK-RULING-73
            change_fight(s, taken=1)  # WK-ASSAULT-12 WK-CASTLE-3 WK-ASSAULT-19
        conclude(s)
        if fight.defender >= 0:
            s.todo.append(FATES_OF[fight.defender])
        s.todo.append(FATES_OF[fight.attacker])  # WK-BATTLE-33 WK-RULING-45

    def _count_victories(self, s: Realm, dead: list[int]) -> None:
        fight = fight_of(s)
        mine, other = fight.commander, fight.foe_commander
        ours = fight.victories + (mine not in dead and ability_of(s, mine) == VICTORY)  # WK-BATTLE-29 WK-RULING-43
        theirs = fight.foe_victories + (other >= 0 and other not in dead and ability_of(s, other) == VICTORY)
        if s.telling:
            s.tell(VictoryCounted(ours, theirs))
        if ours == theirs:
            return  # WK-BATTLE-32 WK-BATTLE-35
        losers = s.foes if ours > theirs else s.host
        pending = s.doomed if abs(ours - theirs) >= 2 else s.fleeing  # WK-BATTLE-30 WK-BATTLE-31 WK-ASSAULT-16
        pending += [noble for noble in losers if noble not in dead]  # WK-ASSAULT-15 WK-RETREAT-1 WK-RULING-44
        if ours > theirs and fight.wall >= 0:
            change_fight(s, taken=1)  # WK-ASSAULT-14


DRAW_FATE, HOLD_FATE, AFTERMATH = DrawFate(), HoldFate(), Aftermath()
SUFFER_FIRST, SUFFER_SECOND = SufferSide(False), SufferSide(True)
TAKE_COMMAND = tuple(map(TakeCommand, range(len(SEAT_NAMES))))
PLACE_DAMAGE = tuple(map(PlaceDamage, range(len(SEAT_NAMES))))
