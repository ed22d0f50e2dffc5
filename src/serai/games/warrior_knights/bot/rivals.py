"""How barons see each other: whom each has to fear, what a card of the Assembly brings each, how votes will end.

Everything is in influence, and all numbers are set by hand. A rival's gain is a loss to oneself, the more the nearer he
is to the victory; so a baron who is asked for a favour weighs what it brings him against what it brings whom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from serai.games.warrior_knights.choices import ANNUL, OPEN, READMIT
from serai.games.warrior_knights.rules.assembly.ballots import COUNT_VOTES, BreakTie
from serai.games.warrior_knights.rules.assembly.motions import holder_of
from serai.games.warrior_knights.rules.assembly.voting import ABSENT, AGAINST_IT, FOR_IT
from serai.games.warrior_knights.rules.war.armies import nobles_of
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import (
    AGENDA_EFFECTS,
    AGENDA_NAMES_BARON,
    AGENDA_TYPE,
    CHARGE,
    EFFECTS,
    MERCENARIES,
    NOBLES_EACH,
    OFFICE,
    Effect,
)

A_CITY: Final = 3.0  # influence that a city brings in the rounds that one plans for
LEAD: Final = 5.0  # so far ahead, a rival counts three times as much
CROWN: Final = 0.1
OUTLAWRY: Final = 0.8
SILENCED: Final = 0.5  # what it brings whoever leads that another, as an outlaw, has no vote against him
GAVEL: Final = 0.5
SCEPTRE: Final = 0.4
BOON: Final = {  # by effect, for one of its amount, to the baron whom a card names
    "gain_crowns": CROWN,
    "gain_influence": 1.0,
    "mod_taxation_bonus": 0.2,
    "mod_absent_from_assembly": -0.3,
    "mod_serve_church_bonus": 0.6,
    "mod_vote_income": 0.2,
    "mod_buy_influence": 1.6,
    "mod_support_troops": 0.002,
    "mod_sea_immediate": 0.1,
    "mod_move_range": 0.5,
    "mod_upkeep_gain": 1.0,
    "mod_battle_card": 0.2,
}
PEACE: Final = {  # what keeps barons from attacking serves those who hold most: by effect, for one of its amount
    "mod_forbid_siege": 1.2,
    "mod_forbid_assault": 0.2,
    "mod_attack_cost": 0.15,
    "mod_forbid_roads": 0.4,
    "mod_road_toll": 0.1,
}


def _boons() -> tuple[float, ...]:
    """By agenda card: what it is worth to the baron whom it names, as far as that is the same for all."""
    return tuple(
        sum(BOON.get(EFFECTS[number].name, 0.0) * (EFFECTS[number].amount or 1) for number in numbers)
        for numbers in AGENDA_EFFECTS
    )


BOONS: Final = _boons()


def standing(s: Realm, seat: int) -> float:
    """How near a baron is to the victory: influence, and what his cities will bring."""
    return s.influence[seat] + A_CITY * s.owner.count(seat)


def fears(s: Realm, seat: int) -> list[float]:
    """By seat: the share of another's gain that a baron counts as his own loss; the shares add up to one."""
    found = [0.0] * s.seats
    total = 0.0
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            found[other] = exp(1.0986 * standing(s, other) / LEAD)  # the logarithm of three
            total += found[other]
    return [fear / total for fear in found] if total else found


def stake(s: Realm, seat: int, gains: Sequence[float]) -> float:
    """What these gains of all seats are worth to a baron."""
    return weighed(fears(s, seat), seat, gains)


def weighed(feared: Sequence[float], seat: int, gains: Sequence[float]) -> float:
    """The same for a baron who fears the others so much."""
    total = gains[seat]
    for fear, gain in zip(feared, gains, strict=True):
        total -= fear * gain
    return total


# ---- cards


def boon(s: Realm, agenda: int, seat: int) -> float:
    """What a card is worth to a baron whom it names."""
    total = BOONS[agenda]
    for number in AGENDA_EFFECTS[agenda]:
        name = EFFECTS[number].name
        if name == "lose_city":
            total -= A_CITY if seat in s.owner else 0.0
        elif name == "lose_crowns":
            total -= CROWN * min(EFFECTS[number].amount, s.crowns[seat])
        elif name == "take_chairman":
            total += GAVEL if s.gavel != seat else 0.0
        elif name == "take_head_of_church":
            total += SCEPTRE if s.sceptre != seat else 0.0
    return total


def common(s: Realm, agenda: int) -> list[float]:
    """By seat: what a law, or a motion that names nobody, brings."""
    found = [0.0] * s.seats
    for number in AGENDA_EFFECTS[agenda]:
        effect = EFFECTS[number]
        brings = COMMON.get(effect.name)
        if brings is not None:
            brings(s, effect, found)
    return found


def _peace(s: Realm, effect: Effect, found: list[float]) -> None:
    standings = [standing(s, seat) for seat in range(s.seats)]
    middle = sum(standings) / s.seats
    for seat in range(s.seats):
        ahead = max(-1.0, min((standings[seat] - middle) / LEAD, 1.0))
        found[seat] += PEACE[effect.name] * (effect.amount or 1) * ahead


def _city_income(s: Realm, effect: Effect, found: list[float]) -> None:
    for seat in range(s.seats):
        found[seat] += CROWN * 2 * s.owner.count(seat)


def _tithe(s: Realm, effect: Effect, found: list[float]) -> None:
    for seat in range(s.seats):
        found[seat] += CROWN * effect.amount * (s.seats - 1 if s.sceptre == seat else -1)


def _lost_company(s: Realm, effect: Effect, found: list[float]) -> None:
    for seat in range(s.seats):
        found[seat] -= 0.3 * has_company(s, seat)


def _pardon(s: Realm, effect: Effect, found: list[float]) -> None:
    for seat in range(s.seats):
        found[seat] += OUTLAWRY * s.outlaw[seat]


def _no_revolts(s: Realm, effect: Effect, found: list[float]) -> None:
    for city, owner in enumerate(s.owner):
        if owner >= 0 and s.fortified[city]:
            found[owner] += 0.3


COMMON: Final[dict[str, Callable[[Realm, Effect, list[float]], None]]] = {
    **dict.fromkeys(PEACE, _peace),
    "mod_city_income": _city_income,
    "pay_crowns_to": _tithe,
    "lose_mercenary": _lost_company,
    "pardon_barons": _pardon,
    "mod_revolt_immunity": _no_revolts,
}


def has_company(s: Realm, seat: int) -> bool:
    """Whether a baron leads mercenaries."""
    return any(troop < MERCENARIES for noble in nobles_of(seat) for troop in s.armies[noble])


def order(s: Realm) -> list[float]:
    """By seat: what the posts a baron holds, the laws in force, and others' outlawry bring him."""
    found = [0.0] * s.seats
    for seat, charges in enumerate(s.charges):
        for charge in charges:
            found[seat] += BOONS[charge]
    for noble, office in enumerate(s.office):
        if office >= 0:
            found[noble // NOBLES_EACH] += BOONS[office]
    for law in s.laws:
        for seat, gain in enumerate(common(s, law)):
            found[seat] += gain
    if s.seats > 2 and any(s.outlaw):
        lead = leader(s)
        found[lead] += SILENCED * (sum(s.outlaw) - s.outlaw[lead])
    return found


def leader(s: Realm) -> int:
    """Who is nearest to the victory."""
    return max([seat for seat in range(s.seats) if s.alive[seat]], key=lambda seat: standing(s, seat))


def readmitted(s: Realm, seat: int) -> list[float]:
    """By seat: what it brings that an outlaw is readmitted: to himself, and against whoever leads."""
    found = [0.0] * s.seats
    found[seat] = OUTLAWRY
    lead = leader(s)
    if s.seats > 2 and lead != seat:
        found[lead] -= SILENCED
    return found


# ---- votes


def gains_of(s: Realm, card: int, proposal: int, outcome: int) -> list[float]:
    """By seat: what an outcome of a vote on a card or a proposal brings."""
    found = [0.0] * s.seats
    if outcome == AGAINST_IT:
        return found
    if proposal < 0:
        if outcome == FOR_IT:
            return common(s, card)
        found[outcome] = boon(s, card, outcome)
    elif proposal == READMIT:
        return readmitted(s, s.motion_seat)
    elif proposal == ANNUL:
        if AGENDA_TYPE[s.matter] in (CHARGE, OFFICE):
            found[holder_of(s, s.matter)] = -BOONS[s.matter]
        else:
            return [-gain for gain in common(s, s.matter)]
    elif proposal == OPEN:
        if s.motion_seat >= 0:
            found[s.motion_seat] = boon(s, s.matter, s.motion_seat)
        else:
            return common(s, s.matter)
    return found


def outcomes_of(s: Realm, card: int, proposal: int) -> list[int]:
    """How a vote can end: with a baron named, or for or against."""
    if proposal < 0 and AGENDA_NAMES_BARON[card]:
        return [seat for seat in range(s.seats) if s.alive[seat]]
    return [FOR_IT, AGAINST_IT]


def stakes_of(s: Realm, seat: int, card: int, proposal: int) -> list[float]:
    """What each way a vote can end means to a baron."""
    feared = fears(s, seat)
    outcomes = outcomes_of(s, card, proposal)
    return [weighed(feared, seat, gains_of(s, card, proposal, outcome)) for outcome in outcomes]


def foretold(s: Realm, card: int, proposal: int, ballot: Sequence[int], spoken: Sequence[int]) -> list[float]:
    """By seat: what a vote brings if everybody who has not spoken yet says what serves him best."""
    outcomes = outcomes_of(s, card, proposal)
    votes = [0] * len(outcomes)
    for seat, number in enumerate(ballot):
        if number:
            said = spoken[seat]
            if said == ABSENT:
                wishes = stakes_of(s, seat, card, proposal)
                votes[wishes.index(max(wishes))] += number
            elif said in outcomes:
                votes[outcomes.index(said)] += number
    most = max(votes)
    tied = [place for place, number in enumerate(votes) if number == most]
    if len(tied) > 1 and s.chair >= 0:
        wishes = stakes_of(s, s.chair, card, proposal)
        tied.sort(key=wishes.__getitem__)
    return gains_of(s, card, proposal, outcomes[tied[-1]])


def verdicts(s: Realm) -> list[float]:
    """By seat: what the votes cast but not yet counted will bring."""
    found = [0.0] * s.seats
    if s.chair < 0:
        return found
    if s.motion >= 0 and (COUNT_VOTES in s.todo or type(s.todo[-1]) is BreakTie) and any(s.ballot):
        found = foretold(s, s.motion, s.proposal, s.ballot, s.spoken)
    if any(s.sheets):
        for place, card in enumerate(s.agenda_open):
            ballot = [sheet[place] if place < len(sheet) else 0 for sheet in s.sheets]
            if any(ballot):
                for seat, gain in enumerate(foretold(s, card, -1, ballot, [ABSENT] * s.seats)):
                    found[seat] += gain
    return found
