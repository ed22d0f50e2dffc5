"""Which choices of Warrior Knights deserve a look first: a prior for every option, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from serai.engine.core.steps import Commit
from serai.games.warrior_knights.bot.political_priors import AMONG_BARONS
from serai.games.warrior_knights.bot.targets import (
    attack_value,
    cities_near,
    destination_value,
    force_of,
    is_needed,
    reaches,
)
from serai.games.warrior_knights.choices import (
    FOR_BATTLE,
    FOR_CROWNS,
    FOR_MARKER,
    FOR_MOVE,
    Amount,
    Assault,
    AttackWith,
    Besiege,
    Casualty,
    Decline,
    Done,
    Fight,
    LetGo,
    March,
    Obey,
    PayAll,
    PickArea,
    PickArmy,
    PickNoble,
    PickZone,
    Raze,
    Refuse,
    Sail,
    Take,
    Use,
)
from serai.games.warrior_knights.rules.board import (
    CITY_IN,
    ROUTE_END,
    ROUTE_PASSES,
)
from serai.games.warrior_knights.rules.cards.maneuvers import MobilizeForces, VersatileStrategy
from serai.games.warrior_knights.rules.cards.planning import Planning
from serai.games.warrior_knights.rules.cards.zones import ChooseZone
from serai.games.warrior_knights.rules.money.draft import HireCompany, PostCompany
from serai.games.warrior_knights.rules.setup import AssignTroops, CastleSite, NobleSite, WhichNoble
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import (
    FROM_CASTLE,
    HandOver,
    Rebuild,
    Receive,
    ReturnNobles,
    ReturnTo,
)
from serai.games.warrior_knights.rules.war.armies import (
    ability_of,
    capacity,
    effective,
    nobles_of,
    opponents_in,
    wall_owner,
)
from serai.games.warrior_knights.rules.war.battle import Attack, BattleArea, ChooseHost, defence_strength, ready_in
from serai.games.warrior_knights.rules.war.fight import BY_ASSAULT, BY_SIEGE, IN_THE_OPEN, fight_of
from serai.games.warrior_knights.rules.war.fighting import HoldFate, PlaceDamage
from serai.games.warrior_knights.rules.war.movement import ChooseWay, MoveNoble
from serai.games.warrior_knights.rules.war.odds import rough_odds
from serai.games.warrior_knights.rules.war.troops import TakeTroops
from serai.games.warrior_knights.state import AT_SEA, MINE, Realm
from serai.games.warrior_knights.tables import (
    ASSEMBLY,
    DEAL,
    DRAFT_SOLDIERS,
    DRAW,
    FATE_BATTLE,
    FREE_WAGES,
    GARRISON,
    HIRE_COST,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    PREVENT,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    TAXATION,
    TROOP_STRENGTH,
    VERSATILE_STRATEGY,
    VICTORY,
    WAGE_FREE_LIMIT,
)

# The six starting cards, three regulars of 50, one of 100, a company of 50 and one of 100: two nobles get 150, which is
# enough for a siege of 300, and two get 50, which is enough for 200.
STARTING_POSTS: Final = (1, 2, 3, 1, 0, 0)
PLAN_WEIGHT: Final = {
    MOBILIZE_FORCES: 6.0,
    VERSATILE_STRATEGY: 5.0,
    SERVE_THE_CHURCH: 2.5,
    LEVY_TAXES: 2.2,
    DRAFT_SOLDIERS: 1.6,
    RALLY_SUPPORT: 1.4,
}
STACK_WEIGHT: Final[Sequence[Sequence[float]]] = (
    (1.1, 1.0, 0.9),
    (1.0, 1.05, 1.1),
)  # marches first, small things last
KEPT_FATE: Final = {DRAW: 4.0, DEAL: 3.0, VICTORY: 2.6, PREVENT: 1.8}
PLAIN: Final = {Use: 10.0, Decline: 0.2, Raze: 0.3, LetGo: 0.6, Obey: 3.0, PayAll: 6.0, Refuse: 2.0, Done: 0.8}


def priors(s: Realm, seat: int, options: Sequence[Any]) -> Sequence[float]:
    """The prior of every option, or none where there is no opinion."""
    step = s.todo[-1]
    by_question = BY_QUESTION.get(type(step))
    if by_question is not None:
        return by_question(s, seat, step, options)
    if type(options[0]) is Amount:
        return [1.0 / (1.0 + pick.number) if type(pick) is Amount else 1.0 for pick in options]
    return [PLAIN.get(type(pick), 1.0) for pick in options]


# ---- question by question


def _troops(s: Realm, seat: int, step: AssignTroops, options: Sequence[Any]) -> list[float]:
    card = len(s.drafts[seat]) if s.drafts else 0
    return [1.0 if type(pick) is Commit or pick.post == STARTING_POSTS[card] else 0.1 for pick in options]


def _castle(s: Realm, seat: int, step: CastleSite | Rebuild, options: Sequence[Any]) -> list[float]:
    if type(options[-1]) is Done:
        return [0.01 if type(pick) is Done else _land(s, seat, pick.area) for pick in options]
    return [_land(s, seat, pick.area) for pick in options]


def _land(s: Realm, seat: int, area: int) -> float:
    return 0.2 + cities_near(s, seat, area)


def _which(s: Realm, seat: int, step: WhichNoble, options: Sequence[PickNoble]) -> list[float]:
    return [float(s.power[pick.noble]) for pick in options]


def _site(s: Realm, seat: int, step: NobleSite, options: Sequence[PickArea]) -> list[float]:
    return [destination_value(s, step.noble, pick.area) for pick in options]


def _plan(s: Realm, seat: int, step: Planning, options: Sequence[Any]) -> list[float]:
    rich = max(0.0, min((s.crowns[seat] - 6) / 10, 1.0))
    found = []
    for pick in options:
        if type(pick) is Commit:
            found.append(0.05)
            continue
        weight = PLAN_WEIGHT[pick.action]
        if pick.action == DRAFT_SOLDIERS:
            weight += 1.4 * rich
        elif pick.action == LEVY_TAXES:
            weight -= 1.2 * rich
        found.append(weight * STACK_WEIGHT[pick.action in (VERSATILE_STRATEGY, LEVY_TAXES)][pick.stack])
    return found


def _mobilize(s: Realm, seat: int, step: MobilizeForces, options: Sequence[Any]) -> list[float]:
    free = [noble for noble in _ready(s, seat) if not is_needed(s, noble)]
    found = []
    for pick in options:
        if type(pick) is Decline:
            found.append(0.2)
            continue
        area = pick.area
        coming = [noble for noble in free if s.where[noble] != area and reaches(s.where[noble], area)]
        host = [*ready_in(s, seat, area), *coming]
        found.append(attack_value(s, seat, area, force_of(s, host)) if host else 0.05)
    return found


def _versatile(s: Realm, seat: int, step: VersatileStrategy, options: Sequence[Any]) -> list[float]:
    ready = _ready(s, seat)
    fights = [attack_value(s, seat, s.where[noble], force_of(s, ready_in(s, seat, s.where[noble]))) for noble in ready]
    idle = any(not is_needed(s, noble) for noble in ready)
    weights = {FOR_BATTLE: max(fights, default=0.0), FOR_MOVE: 1.5 if idle else 0.2, FOR_CROWNS: 1.2, FOR_MARKER: 0.3}
    return [0.05 if type(pick) is Decline else weights.get(pick.versatile, 0.4) for pick in options]


def _ready(s: Realm, seat: int) -> list[int]:
    return [noble for noble in nobles_of(seat) if 0 <= s.where[noble] < AT_SEA and not s.exhausted[noble]]


def _battle_area(s: Realm, seat: int, step: BattleArea, options: Sequence[PickArea]) -> list[float]:
    return [attack_value(s, seat, pick.area, force_of(s, ready_in(s, seat, pick.area))) for pick in options]


def _attack(s: Realm, seat: int, step: Attack, options: Sequence[Any]) -> list[float]:
    """A siege is safe and slow; an assault takes walls at once, where the odds are good."""
    found = []
    for pick in options:
        if type(pick) is Besiege:
            found.append(6.0)
        elif type(pick) is Assault:
            owner = wall_owner(s, s.walled[s.area])
            found.append(0.1 + 9.0 * _hope(*rough_odds(s, seat, s.area, BY_ASSAULT, owner)))
        elif type(pick) is Fight:
            found.append(0.1 + 1.5 * _hope(*rough_odds(s, seat, s.area, IN_THE_OPEN, pick.seat)))
        else:
            found.append(0.4)
    return found


def _hope(win: int, ruin: int) -> float:
    """How readily an attack is risked, from 0 to 1: even odds are poor odds, and nobles are dear."""
    return (win / 100) ** 3 * (1.0 - ruin / 100)


def _host(s: Realm, seat: int, step: ChooseHost, options: Sequence[AttackWith]) -> list[float]:
    sieging = fight_of(s).kind == BY_SIEGE
    return [1.0 / len(pick.nobles) if sieging else float(force_of(s, pick.nobles)) for pick in options]


def _mover(s: Realm, seat: int, step: MoveNoble, options: Sequence[Any]) -> list[float]:
    found = []
    target = s.area
    wall = s.walled[target] if target >= 0 else -1
    enough = target >= 0 and (
        wall < 0
        or wall_owner(s, wall) == seat
        or (len(s.marched) + len(ready_in(s, seat, target)) > 0
            and force_of(s, ready_in(s, seat, target)) > defence_strength(s, wall))
    )  # fmt: skip
    for pick in options:
        if type(pick) is Done:
            found.append(5.0 if enough and (s.marched or ready_in(s, seat, target)) else 0.3)
        else:
            found.append(0.1 if is_needed(s, pick.noble) else 1.0 + 0.002 * effective(s, pick.noble))
    return found


def _way(s: Realm, seat: int, step: ChooseWay, options: Sequence[Any]) -> list[float]:
    found = []
    for pick in options:
        if type(pick) is March:
            weight = destination_value(s, step.noble, ROUTE_END[pick.route])
            for area in ROUTE_PASSES[pick.route]:
                weight *= 0.4 if opponents_in(s, seat, area) else 0.97
        else:
            weight = 0.4 * destination_value(s, step.noble, pick.area) if type(pick) is Sail else 0.1
        found.append(weight)
    return found


def _take(s: Realm, seat: int, step: TakeTroops, options: Sequence[Any]) -> list[float]:
    return [1.0 if type(pick) is Done else 3.0 if pick.army >= GARRISON else 0.2 for pick in options]


def _zone(s: Realm, seat: int, step: ChooseZone, options: Sequence[PickZone]) -> list[float]:
    return [3.0 if pick.zone == TAXATION else 2.0 if pick.zone == ASSEMBLY else 1.0 for pick in options]


def _fate(s: Realm, seat: int, step: HoldFate, options: Sequence[Any]) -> list[float]:
    return [9.0 if type(pick) is Commit else 5.0 - KEPT_FATE[FATE_BATTLE[pick.fate]] for pick in options]


def _damage(s: Realm, seat: int, step: PlaceDamage, options: Sequence[Any]) -> list[float]:
    found = []
    for pick in options:
        if type(pick) is Casualty:
            left = capacity(s, pick.army) - s.tokens[pick.army]
            found.append(0.2 if left <= 1 and pick.army < GARRISON else 0.5 * left)
        else:
            found.append(2.0)
    return found


def _hire(s: Realm, seat: int, step: HireCompany, options: Sequence[Any]) -> list[float]:
    spare = s.crowns[seat] - 4
    return [
        1.0 if type(pick) is Done else TROOP_STRENGTH[pick.troop] / 40 if HIRE_COST[pick.troop] <= spare else 0.4
        for pick in options
    ]


def _post(s: Realm, seat: int, step: PostCompany, options: Sequence[PickArmy]) -> list[float]:
    found = []
    for pick in options:
        army = pick.army
        if army >= GARRISON:
            found.append(0.5)
        else:
            free = ability_of(s, army) == FREE_WAGES and s.power[army] < WAGE_FREE_LIMIT
            found.append(3.0 if free else 1.5 if s.power[army] < 200 else 1.0)
    return found


def _receive(s: Realm, seat: int, step: Receive, options: Sequence[Any]) -> list[float]:
    found = []
    for pick in options:
        if type(pick) is PickArmy:
            found.append(3.0 if step.kind == FROM_CASTLE and s.power[pick.army] < 150 else 0.1)
        else:
            found.append(1.0)
    return found


def _hand_over(s: Realm, seat: int, step: HandOver, options: Sequence[Any]) -> list[float]:
    wanted = step.kind == FROM_CASTLE and s.power[step.army] < 150
    weights = {Take: 2.0 if wanted else 0.1, Done: 1.0}
    return [weights.get(type(pick), 0.3) for pick in options]


def _return(s: Realm, seat: int, step: ReturnNobles, options: Sequence[Any]) -> list[float]:
    return [5.0 if type(pick) is PickNoble else 0.5 for pick in options]


def _home(s: Realm, seat: int, step: ReturnTo, options: Sequence[PickArea]) -> list[float]:
    return [_land(s, seat, pick.area) + 2.0 * _is_bare(s, seat, pick.area) for pick in options]


def _is_bare(s: Realm, seat: int, area: int) -> bool:
    city = CITY_IN[area]
    return city >= 0 and s.owner[city] == seat and not s.here[area] & MINE[seat]


BY_QUESTION: Final[dict[type, Callable[[Realm, int, Any, Sequence[Any]], list[float]]]] = {
    AssignTroops: _troops,
    CastleSite: _castle,
    Rebuild: _castle,
    WhichNoble: _which,
    NobleSite: _site,
    Planning: _plan,
    MobilizeForces: _mobilize,
    VersatileStrategy: _versatile,
    BattleArea: _battle_area,
    Attack: _attack,
    ChooseHost: _host,
    MoveNoble: _mover,
    ChooseWay: _way,
    TakeTroops: _take,
    ChooseZone: _zone,
    HoldFate: _fate,
    PlaceDamage: _damage,
    HireCompany: _hire,
    PostCompany: _post,
    Receive: _receive,
    HandOver: _hand_over,
    ReturnNobles: _return,
    ReturnTo: _home,
    **AMONG_BARONS,
}
