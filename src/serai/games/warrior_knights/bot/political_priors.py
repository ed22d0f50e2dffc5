"""Priors among barons: how to vote and propose, when to obey, whom to let pass, who has the good and the bad events.

Nobody gives for nothing: a favour is granted when it hurts a rival more than it helps the one who asks, and never to
whoever is about to win by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from serai.engine.core.steps import Commit
from serai.games.warrior_knights.bot.rivals import (
    A_CITY,
    BOONS,
    GAVEL,
    OUTLAWRY,
    boon,
    common,
    fears,
    gains_of,
    readmitted,
    stake,
    stakes_of,
    weighed,
)
from serai.games.warrior_knights.choices import (
    ANNUL,
    POSTPONE,
    READMIT,
    RECALL,
    Allow,
    For,
    KeepEvent,
    Obey,
    PickAgenda,
    PickNoble,
    PickSeat,
    Propose,
)
from serai.games.warrior_knights.rules.assembly.assembly import NameChair, OrderAgenda, WriteVotes
from serai.games.warrior_knights.rules.assembly.ballots import BreakTie, CommitVotes, Declare
from serai.games.warrior_knights.rules.assembly.motions import (
    ObeyMotion,
    ProposeBaron,
    ProposeMotion,
    ProposeObject,
    in_force,
)
from serai.games.warrior_knights.rules.assembly.posts import DropCharge, GiveOffice, OfferPost
from serai.games.warrior_knights.rules.assembly.voting import AGAINST_IT, FOR_IT
from serai.games.warrior_knights.rules.board import CASTLE, KINGDOM_CITIES, ROUTE_END
from serai.games.warrior_knights.rules.cards.important_event import AssignEvent, NameCandidate
from serai.games.warrior_knights.rules.war.armies import effective, wall_owner
from serai.games.warrior_knights.rules.war.battle import PermitAttack
from serai.games.warrior_knights.rules.war.fight import fight_of
from serai.games.warrior_knights.rules.war.movement import PermitPassage
from serai.games.warrior_knights.state import RAZED, Realm
from serai.games.warrior_knights.tables import (
    AGENDA_NAMES_BARON,
    AGENDA_TYPE,
    EVENT_COLOUR,
    LAW,
    NOBLES_EACH,
    PRIVATE,
    RED,
)

A_VOTE: Final = 0.12  # influence for which a baron spends one vote
WORTH_A_FAVOUR: Final = 0.3  # influence that a consent must bring
KEEN: Final = 3.0  # how much more readily a baron does what brings one influence more


def keen(values: Sequence[float]) -> list[float]:
    """Priors that strongly favour the most valuable option."""
    best = max(values)
    return [0.01 + exp(KEEN * (value - best)) for value in values]


# ---- votes


def _commit(s: Realm, seat: int, step: CommitVotes, options: Sequence[Any]) -> list[float]:
    return _bids(s, seat, s.motion, s.proposal, s.votes[seat], options)


def _write(s: Realm, seat: int, step: WriteVotes, options: Sequence[Any]) -> list[float]:
    place = len(s.drafts[seat]) if s.drafts else 0
    if place >= len(s.agenda_open) or type(options[0]) is Commit:
        return []
    return _bids(s, seat, s.agenda_open[place], -1, options[-1].number, options)


def _bids(s: Realm, seat: int, card: int, proposal: int, most: int, options: Sequence[Any]) -> list[float]:
    """As many votes as the matter is worth; the tie-breaker needs fewer."""
    wishes = stakes_of(s, seat, card, proposal)
    matter = max(wishes) - sum(wishes) / len(wishes)
    wanted = min(most, matter / A_VOTE)
    if s.chair == seat:
        wanted *= 0.5
    return [1.0 if type(pick) is Commit else 1.0 / (1.0 + abs(pick.number - wanted)) ** 2 for pick in options]


def _declare(s: Realm, seat: int, step: Declare | BreakTie, options: Sequence[Any]) -> list[float]:
    feared = fears(s, seat)
    return keen([weighed(feared, seat, gains_of(s, s.motion, s.proposal, _said(pick))) for pick in options])


def _said(pick: Any) -> int:
    if type(pick) is PickSeat:
        return int(pick.seat)
    return FOR_IT if type(pick) is For else AGAINST_IT


def _order(s: Realm, seat: int, step: OrderAgenda, options: Sequence[PickAgenda]) -> list[float]:
    """What matters most comes first, while there are votes."""
    found = []
    for pick in options:
        wishes = stakes_of(s, seat, pick.agenda, -1)
        found.append(0.2 + max(wishes) - min(wishes))
    return found


def _chair(s: Realm, seat: int, step: NameChair, options: Sequence[PickSeat]) -> list[float]:
    feared = fears(s, seat)
    return [1.1 - feared[pick.seat] for pick in options]


# ---- proposals


def _annulled(s: Realm, seat: int, agenda: int) -> float:
    """What it means to a baron that a law or a post ends."""
    if AGENDA_TYPE[agenda] == LAW:
        return -stake(s, seat, common(s, agenda))
    gains = [0.0] * s.seats
    for other in range(s.seats):
        if agenda in s.charges[other] or agenda in s.office[NOBLES_EACH * other : NOBLES_EACH * (other + 1)]:
            gains[other] = -BOONS[agenda]
    return stake(s, seat, gains)


def _recalled(s: Realm, seat: int, agenda: int) -> float:
    """What it means that a discarded card is voted on, if the vote goes as one likes half of the time."""
    wishes = stakes_of(s, seat, agenda, -1)
    return 0.5 * (max(wishes) + min(wishes)) if AGENDA_NAMES_BARON[agenda] else 0.3 * max(wishes)


def _propose(s: Realm, seat: int, step: ProposeMotion, options: Sequence[Any]) -> list[float]:
    values = []
    for pick in options:
        value = 0.0
        if type(pick) is Propose:
            if pick.proposal == READMIT:
                outlaws = [other for other in range(s.seats) if s.alive[other] and s.outlaw[other]]
                value = max([stake(s, seat, readmitted(s, other)) for other in outlaws])
            elif pick.proposal == ANNUL:
                value = 0.5 * max([_annulled(s, seat, agenda) for agenda in in_force(s)])
            elif pick.proposal == RECALL:
                value = max([_recalled(s, seat, card) for card in s.agenda_discard if AGENDA_TYPE[card] != PRIVATE])
            elif pick.proposal == POSTPONE:
                value = -0.2
            else:
                value = 0.2
        values.append(value)
    return keen(values)


def _object(s: Realm, seat: int, step: ProposeObject, options: Sequence[PickAgenda]) -> list[float]:
    if s.proposal == ANNUL:
        return keen([_annulled(s, seat, pick.agenda) for pick in options])
    if s.proposal == RECALL:
        return keen([_recalled(s, seat, pick.agenda) for pick in options])
    return keen([max(boon(s, pick.agenda, seat), stake(s, seat, common(s, pick.agenda))) for pick in options])


def _named(s: Realm, seat: int, step: ProposeBaron, options: Sequence[PickSeat]) -> list[float]:
    values = []
    for pick in options:
        gains = [0.0] * s.seats
        gains[pick.seat] = boon(s, s.matter, pick.seat) if s.proposal != READMIT else 0.0
        values.append(stake(s, seat, readmitted(s, pick.seat) if s.proposal == READMIT else gains))
    return keen(values)


# ---- obeying, and posts


def _obey(s: Realm, seat: int, step: ObeyMotion, options: Sequence[Any]) -> list[float]:
    """A motion is defied when it costs more than to be outlawed."""
    agenda = s.matter if s.proposal >= 0 else s.motion
    named = s.proposal >= 0 or AGENDA_NAMES_BARON[agenda]
    cost = -(boon(s, agenda, seat) if named else common(s, agenda)[seat])
    if s.proposal == ANNUL:
        cost = BOONS[agenda]
    loss = 0.0 if s.outlaw[seat] else OUTLAWRY + (GAVEL if s.gavel == seat else 0.0)
    return keen([-cost if type(pick) is Obey else -loss for pick in options])


def _post(s: Realm, seat: int, step: OfferPost, options: Sequence[Any]) -> list[float]:
    loss = 0.0 if s.outlaw[seat] else OUTLAWRY
    return keen([BOONS[s.motion] if type(pick) is Obey else -loss for pick in options])


def _drop(s: Realm, seat: int, step: DropCharge, options: Sequence[PickAgenda]) -> list[float]:
    return keen([-BOONS[pick.agenda] for pick in options])


def _office(s: Realm, seat: int, step: GiveOffice, options: Sequence[PickNoble]) -> list[float]:
    found = []
    for pick in options:
        noble = pick.noble
        value = 1.0 + 0.005 * effective(s, noble) if s.where[noble] >= 0 else 0.3
        found.append(value if s.office[noble] < 0 else 0.1)
    return found


# ---- consent


def _passage(s: Realm, seat: int, step: PermitPassage, options: Sequence[Any]) -> list[float]:
    """Who wants to pass is let through to a rival's walls, not to one's own nor to a victory."""
    wall = s.walled[ROUTE_END[s.set_out]]
    return _consent(wall_favour(s, seat, s.mover // NOBLES_EACH, wall), options)


def _attack(s: Realm, seat: int, step: PermitAttack, options: Sequence[Any]) -> list[float]:
    """An attack is permitted when the defender's loss is worth more to one than the attacker's gain costs."""
    fight = fight_of(s)
    return _consent(wall_favour(s, seat, fight.attacker, fight.wall), options)


def _consent(favour: float, options: Sequence[Any]) -> list[float]:
    """What harms is not even considered, and what brings nothing seldom."""
    given = 0.0 if favour < 0.0 else 0.3 if favour < WORTH_A_FAVOUR else 3.0
    return [given if type(pick) is Allow else 1.0 for pick in options]


def wall_favour(s: Realm, seat: int, attacker: int, wall: int) -> float:
    """What it means to a baron that another gets at walls."""
    if wall < 0:
        return 0.0
    owner = wall_owner(s, wall)
    if owner == attacker:
        return 0.0
    if owner == seat or s.besieger[wall] == seat:
        return -A_CITY
    if wall < KINGDOM_CITIES and is_crowned_by_one_more(s, attacker):
        return -2 * A_CITY
    gains = [0.0] * s.seats
    gains[attacker] += 0.5 * A_CITY if wall < CASTLE else 0.4 * A_CITY
    if owner >= 0:
        gains[owner] -= 0.5 * A_CITY if wall < CASTLE else A_CITY
    return stake(s, seat, gains)


def is_crowned_by_one_more(s: Realm, seat: int) -> bool:
    """Whether one more city of the kingdom makes a majority."""
    kingdom = s.owner[:KINGDOM_CITIES]
    return bool(2 * (kingdom.count(seat) + 1) > KINGDOM_CITIES - kingdom.count(RAZED))


# ---- events


def _candidate(s: Realm, seat: int, step: NameCandidate, options: Sequence[PickSeat]) -> list[float]:
    """The candidate is whom one would harm; without faith he can only be given the good events."""
    feared = fears(s, seat)
    if s.faith[seat]:
        return [0.1 + feared[pick.seat] for pick in options]
    return [1.1 - feared[pick.seat] for pick in options]


def _assign(s: Realm, seat: int, step: AssignEvent, options: Sequence[Any]) -> list[float]:
    kept = 1.0 if EVENT_COLOUR[s.event] == RED else 2.0
    return [kept if type(pick) is KeepEvent else 3.0 - kept for pick in options]


AMONG_BARONS: Final[dict[type, Callable[[Realm, int, Any, Sequence[Any]], list[float]]]] = {
    CommitVotes: _commit,
    WriteVotes: _write,
    Declare: _declare,
    BreakTie: _declare,
    OrderAgenda: _order,
    NameChair: _chair,
    ProposeMotion: _propose,
    ProposeObject: _object,
    ProposeBaron: _named,
    ObeyMotion: _obey,
    OfferPost: _post,
    DropCharge: _drop,
    GiveOffice: _office,
    PermitPassage: _passage,
    PermitAttack: _attack,
    NameCandidate: _candidate,
    AssignEvent: _assign,
}
