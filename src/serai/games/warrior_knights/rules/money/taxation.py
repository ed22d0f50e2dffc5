"""Taxation: the income of cities, concessions and offices."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.warrior_knights.events import BY_TAXATION
from serai.games.warrior_knights.rules.board import CITY_INCOME
from serai.games.warrior_knights.rules.cards.zones import RETURN_ZONE, announce
from serai.games.warrior_knights.rules.war.armies import clockwise, nobles_of
from serai.games.warrior_knights.rules.war.cities import cities_of, gain_crowns
from serai.games.warrior_knights.state import CITY_INCOME_BONUS, Realm
from serai.games.warrior_knights.tables import AGENDA_MOD, FORTIFY_INCOME, TAXATION

TAX_BONUS = AGENDA_MOD["mod_taxation_bonus"]


def city_income(s: Realm, city: int) -> int:
    """What a city yields."""
    return int(CITY_INCOME[city] + s.law[CITY_INCOME_BONUS] + FORTIFY_INCOME * s.fortified[city])  # WK-TAX-1 WK-TAX-2


def income(s: Realm, seat: int) -> int:
    """What a baron receives in Taxation."""
    total = sum(city_income(s, city) for city in cities_of(s, seat) if s.besieger[city] < 0)  # WK-TAX-3
    total += sum(TAX_BONUS[charge] for charge in s.charges[seat])  # WK-TAX-4 WK-ASSEMBLY-25
    total += sum(TAX_BONUS[s.office[noble]] for noble in nobles_of(seat) if s.office[noble] >= 0)
    return int(total)


@dataclass(frozen=True, slots=True)
class HoldTaxation(Do):
    """Every baron is paid, then the cards in the zone return."""

    def run(self, s: Realm) -> None:
        announce(s, TAXATION)
        for seat in clockwise(s, s.gavel):
            gain_crowns(s, seat, income(s, seat), BY_TAXATION)
        s.todo.append(RETURN_ZONE[TAXATION])


HOLD_TAXATION = HoldTaxation()
