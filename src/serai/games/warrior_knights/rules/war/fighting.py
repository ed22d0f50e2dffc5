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
from serai.games.warrior_knights.rules.war.death import FATES_OF
from serai.games.warrior_knights.rules.war.fight import (
    ATTACKER,
    BY_ASSAULT,
    COMMANDER,
    DAMAGE,
    DEFENDER,
    FOE_COMMANDER,
    FOE_DAMAGE,
    FOE_VICTORY,
    IN_THE_OPEN,
    KIND,
    TAKEN,
    VICTORIES,
    WALL,
)
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
    attacker, defender = s.fight[ATTACKER], s.fight[DEFENDER]
    if s.telling:
        if s.fight[KIND] == IN_THE_OPEN:
            s.tell(BattleJoined(attacker, defender, s.area, s.host))
        else:
            s.tell(WallsAssaulted(attacker, s.fight[WALL], s.host))
        tell_forces(s)
    s.todo.append(HOLD_FATE)
    s.todo.append(DRAW_FATE)
    if len(s.foes) > 1:
        s.todo.append(TAKE_COMMAND[defender])  # WK-BATTLE-12
    elif s.foes:
        command(s, s.foes[0], FOE_COMMANDER)
    if len(s.host) > 1:
        s.todo.append(TAKE_COMMAND[attacker])
    else:
        command(s, s.host[0], COMMANDER)  # WK-TERM-15


def command(s: Realm, noble: int, place: int) -> None:
    """A noble commands his side."""
    s.fight[place] = noble
    if s.telling:
        s.tell(CommandTaken(noble))


@dataclass(frozen=True, slots=True)
class TakeCommand(Question):
    """A baron names the commander of his side."""

    seat: int

    takes = (PickNoble,)

    def options(self, s: Realm) -> list[PickNoble]:
        return [NOBLE[noble] for noble in (s.host if s.fight[ATTACKER] == self.seat else s.foes)]

    def chosen(self, s: Realm, pick: PickNoble) -> None:
        command(s, pick.noble, COMMANDER if s.fight[ATTACKER] == self.seat else FOE_COMMANDER)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-TERM-15", {"noble": pick.noble})


@dataclass(frozen=True, slots=True)
class DrawFate(Do):
    """The attacker draws all his cards, then the defender."""

    def run(self, s: Realm) -> None:
        attacker, defender, wall = s.fight[ATTACKER], s.fight[DEFENDER], s.fight[WALL]
        deal(s, s.fate_hand[attacker], cards_due(s, s.host, NOBODY, True))  # WK-FATE-4
        led = bool(s.foes)
        pile = s.fate_hand[defender] if led else s.fate_walls  # WK-ASSAULT-6 WK-ASSAULT-7
        deal(s, pile, cards_due(s, defenders(s), wall, led))
        if s.telling:
            self._tell(s, attacker)
            if led:
                self._tell(s, defender)
            else:
                s.tell(FateForWalls(wall, len(pile)))

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
class HoldFate(AskAll):
    """Each side with a commander puts fate cards under the deck, then both reveal what they keep."""

    def seats(self, s: Realm) -> tuple[int, ...]:
        attacker = s.fight[ATTACKER]
        return (attacker, s.fight[DEFENDER]) if s.foes else (attacker,)  # WK-BATTLE-18

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
        attacker, defender = s.fight[ATTACKER], s.fight[DEFENDER]
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
                s.tell(WallsRevealed(s.fight[WALL], tuple(theirs)))
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
    if s.fight[KIND] != BY_ASSAULT or s.office[commander] < 0:
        return 0
    effect = modifier(AGENDA_EFFECTS[s.office[commander]], "mod_battle_card")
    return int(effect is not None and effect.card == BATTLE_CARDS[DEAL])  # WK-EFFECT-15


def compare(s: Realm, ours: list[int], theirs: list[int]) -> None:
    """Count damage for both sides at the same time, and keep the victories for later."""
    fight = s.fight
    mine, other = fight[COMMANDER], fight[FOE_COMMANDER]
    deals = shows(s, ours, DEAL, mine) + engineers(s, mine)
    prevents = shows(s, ours, PREVENT, mine)
    their_deals, their_prevents = shows(s, theirs, DEAL, other), shows(s, theirs, PREVENT, other)
    fight[FOE_DAMAGE] = max(0, deals - their_prevents)  # WK-BATTLE-21
    fight[DAMAGE] = max(0, their_deals - prevents)  # WK-BATTLE-23
    fight[VICTORIES] = shows(s, ours, VICTORY, NOBODY)
    fight[FOE_VICTORY] = shows(s, theirs, VICTORY, NOBODY)
    if s.telling:
        s.tell(BlowsCounted(deals, prevents, their_deals, their_prevents))
        s.tell(DamageCounted(fight[DAMAGE], fight[FOE_DAMAGE]))


@dataclass(frozen=True, slots=True)
class SufferSide(Do):
    """A side places the damage it has taken, point by point."""

    defending: bool

    def run(self, s: Realm) -> None:
        place = FOE_DAMAGE if self.defending else DAMAGE
        while s.fight[place] > 0:
            listed = bearers(s, self.defending)
            if not listed:
                s.fight[place] = 0  # WK-BATTLE-27
                return
            if len(listed) > 1:
                s.todo.append(self)
                seat = s.fight[DEFENDER] if self.defending else s.fight[ATTACKER]
                s.todo.append(PLACE_DAMAGE[seat])
                return
            place_point(s, listed[0], place)


def bearers(s: Realm, defending: bool) -> list[Any]:
    """What on a side can still take a point of damage."""
    armies = defenders(s) if defending else s.host
    listed: list[Any] = [CASUALTY[army] for army in armies if s.tokens[army] < capacity(s, army)]  # WK-BATTLE-26
    wall = s.fight[WALL]
    if defending and wall >= 0 and wall_strength(s, wall) > 0:
        listed.append(BREACH)  # WK-ASSAULT-8 WK-ASSAULT-9
    return listed


def place_point(s: Realm, pick: Any, place: int) -> None:
    """One point of damage is placed."""
    s.fight[place] -= 1
    if type(pick) is Breach:
        breach_city(s, s.fight[WALL])  # WK-ASSAULT-10
    else:
        hurt(s, pick.army, 1)  # WK-BATTLE-24


@dataclass(frozen=True, slots=True)
class PlaceDamage(Question):
    """A baron places one point of damage on an army or on the walls."""

    seat: int

    takes = (Casualty, Breach)

    def options(self, s: Realm) -> list[Any]:
        return bearers(s, s.fight[DEFENDER] == self.seat)

    def chosen(self, s: Realm, pick: Any) -> None:
        place_point(s, pick, FOE_DAMAGE if s.fight[DEFENDER] == self.seat else DAMAGE)

    def reason(self, s: Realm, pick: Any) -> Reason:
        defending = s.fight[DEFENDER] == self.seat
        if type(pick) is Breach:
            if not defending or s.fight[WALL] < 0:
                return Reason("WK-ASSAULT-8", {})
            return Reason("WK-ASSAULT-9", {"wall": s.fight[WALL]})
        if pick.army in (defenders(s) if defending else s.host):
            return Reason("WK-BATTLE-26", {"army": pick.army})
        return Reason("WK-BATTLE-24", {"army": pick.army})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"number": s.fight[FOE_DAMAGE if s.fight[DEFENDER] == self.seat else DAMAGE]}


@dataclass(frozen=True, slots=True)
class Aftermath(Do):
    """The victory count, if both sides still stand; then deaths, retreats and the fate of the walls."""

    def run(self, s: Realm) -> None:
        fight = s.fight
        s.fate_discard += s.fate_shown  # WK-BATTLE-36
        s.fate_shown.clear()
        dead = [noble for noble in (*s.host, *s.foes) if is_destroyed(s, noble)]
        s.doomed += dead  # WK-BATTLE-26 WK-DEATH-1
        fighting_on = any(noble not in dead for noble in s.host)
        standing = defence_stands(s, dead)
        if fighting_on and standing:  # WK-BATTLE-28 WK-ASSAULT-13
            self._count_victories(s, dead)
        elif fighting_on and fight[WALL] >= 0:
            fight[TAKEN] = 1  # WK-ASSAULT-12 WK-CASTLE-3 WK-ASSAULT-19
        conclude(s)
        if fight[DEFENDER] >= 0:
            s.todo.append(FATES_OF[fight[DEFENDER]])
        s.todo.append(FATES_OF[fight[ATTACKER]])  # WK-BATTLE-33 WK-RULING-45

    def _count_victories(self, s: Realm, dead: list[int]) -> None:
        fight = s.fight
        mine, other = fight[COMMANDER], fight[FOE_COMMANDER]
        ours = fight[VICTORIES] + (mine not in dead and ability_of(s, mine) == VICTORY)  # WK-BATTLE-29 WK-RULING-43
        theirs = fight[FOE_VICTORY] + (other >= 0 and other not in dead and ability_of(s, other) == VICTORY)
        if s.telling:
            s.tell(VictoryCounted(ours, theirs))
        if ours == theirs:
            return  # WK-BATTLE-32
        losers = s.foes if ours > theirs else s.host
        pending = s.doomed if abs(ours - theirs) >= 2 else s.fleeing  # WK-BATTLE-30 WK-BATTLE-31 WK-ASSAULT-16
        pending += [noble for noble in losers if noble not in dead]
        if ours > theirs and fight[WALL] >= 0:
            fight[TAKEN] = 1  # WK-ASSAULT-14


DRAW_FATE, HOLD_FATE, AFTERMATH = DrawFate(), HoldFate(), Aftermath()
SUFFER_FIRST, SUFFER_SECOND = SufferSide(False), SufferSide(True)
TAKE_COMMAND = tuple(map(TakeCommand, range(len(SEAT_NAMES))))
PLACE_DAMAGE = tuple(map(PlaceDamage, range(len(SEAT_NAMES))))
