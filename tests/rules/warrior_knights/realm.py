"""A bare state for the tests of the bots; tests of the rules lay out a Position."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import seeded
from serai.engine.core.drive import answer, settle
from serai.engine.core.steps import ASK, COMMIT
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    AMOUNT,
    AREA,
    FOR_MOVE,
    MARCH,
    MOBILIZE,
    SAIL,
    SEAT,
    VERSATILES,
)
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITIES, ROUTES
from serai.games.warrior_knights.rules.cards.action_cards import CARD_STEPS
from serai.games.warrior_knights.rules.war.armies import join, put
from serai.games.warrior_knights.state import AT_SEA, weigh
from serai.games.warrior_knights.tables import (
    ACTION_KINDS,
    ACTIONS,
    AGENDA,
    BATTLE_CARDS,
    EVENTS,
    FATE_BATTLE,
    FATES,
    GARRISON,
    PRINTED_AGENDA,
    TROOPS,
)

A, B, C, D, E, F = range(6)
CIRCLE, SQUARE, TRIANGLE, HEXAGON = range(4)  # free wages, prevent, deal, victory


def realm(seats: int = 3, seed: str = "realm", **options: Any) -> Any:
    """A realm after setup with nothing on the board: A is Chairman, B Head of the Church, round 1."""
    s = GAME.new(seats, seeded(seed), GAME.settings(seats, options))
    s.todo.clear()
    s.house[:] = range(seats)
    s.gavel, s.sceptre, s.round = A, B, 1
    s.telling = True
    return s


def kingdom(seats: int = 3, **options: Any) -> Any:
    """A realm in which every baron has his castle."""
    s = realm(seats, **options)
    for seat, place in enumerate(("B6", "G2", "E5", "G5", "C5", "G4")[:seats]):
        castle(s, seat, place)
    return s


def area(name: str) -> int:
    return AREAS.index(name)


def city(name: str) -> int:
    return CITIES.index(name)


def agenda(name: str) -> int:
    return AGENDA.index(name)


def event(name: str) -> int:
    return EVENTS.index(name)


def troop(name: str | int) -> int:
    """A card by its name, or a regular by its strength."""
    return TROOPS.index(name if isinstance(name, str) else f"regular_{name}")


def noble(
    s: Any, seat: int, base: int, place: str | None, *troops: str | int, tokens: int = 0, tired: bool = False
) -> int:
    """Put a noble with troops on the board ("~C1" is at sea, None off the board)."""
    number = 4 * seat + base
    for name in troops:
        give(s, number, name)
    s.tokens[number] = tokens
    s.exhausted[number] = int(tired)
    if place is not None and place.startswith("~"):
        s.where[number] = AT_SEA + area(place[1:])
    elif place is not None:
        put(s, number, area(place))
    return number


def give(s: Any, army: int, name: str | int) -> None:
    """A troop card joins an army; a mercenary comes from the deck."""
    card = troop(name)
    if isinstance(name, str):
        s.companies.remove(card)
    join(s, army, card)


def garrison(s: Any, seat: int, *troops: str | int, tokens: int = 0) -> int:
    for name in troops:
        give(s, GARRISON + seat, name)
    s.tokens[GARRISON + seat] = tokens
    return GARRISON + seat


def castle(s: Any, seat: int, place: str, breach: int = 0) -> int:
    s.castle[seat] = area(place)
    s.castle_in[area(place)] = seat
    s.breach[CASTLE + seat] = breach
    return CASTLE + seat


def hold(s: Any, name: str, owner: int, fortified: bool = False, breach: int = 0) -> int:
    """A city under control (or neutral, or razed)."""
    number = city(name)
    s.owner[number] = owner
    s.fortified[number] = int(fortified)
    s.breach[number] = breach
    return number


def besiege(s: Any, wall: int, seat: int, since: int = 1) -> None:
    s.besieger[wall] = seat
    s.siege_round[wall] = since


def take_agenda(s: Any, name: str) -> int:
    """An agenda card leaves the deck; open motions (open_…) are not in it."""
    number = agenda(name)
    if number < PRINTED_AGENDA:
        s.agenda_pool.remove(number)
    return number


def law(s: Any, name: str) -> None:
    s.laws.append(take_agenda(s, name))
    weigh(s)


def charge(s: Any, seat: int, *names: str) -> None:
    for name in names:
        s.charges[seat] = (*s.charges[seat], take_agenda(s, name))


def office(s: Any, number: int, name: str) -> None:
    s.office[number] = take_agenda(s, name)


def fates(kinds: str) -> list[int]:
    """Different fate cards that show these battle results, in order."""
    found: list[int] = []
    for kind in kinds.split():
        full = {"deal": "deal_100", "prevent": "prevent_100", "victory": "victory_1", "draw": "draw_1"}[kind]
        wanted = BATTLE_CARDS.index(full)
        found.append(next(c for c in range(len(FATES)) if FATE_BATTLE[c] == wanted and c not in found))
    return found


# ---- playing


def run(s: Any, *steps: Any) -> Any:
    """Carry out steps, the first one first, up to the next question."""
    s.todo.extend(reversed(steps))
    settle(s)
    return s


def reveal(s: Any, seat: int, action: str) -> Any:
    """A baron's card is revealed and resolved."""
    kind = ACTIONS.index(action)
    s.card = seat * ACTION_KINDS + kind
    if s.card in s.hand[seat]:
        s.hand[seat].remove(s.card)
    return run(s, CARD_STEPS[kind][seat])


def mobilize(s: Any, seat: int, place: str) -> Any:
    reveal(s, seat, "mobilize_forces")
    return choose(s, MOBILIZE[area(place)])


def kind(s: Any) -> str:
    """The kind of the question that is asked, or nothing."""
    return type(s.todo[-1]).__name__ if s.todo else ""


def asked(s: Any) -> tuple[int, str]:
    return s.todo[-1].seat, kind(s)


def options(s: Any, seat: int | None = None) -> list[Any]:
    step = s.todo[-1]
    if step.waits == ASK:
        return list(step.options(s))
    return list(step.options(s, seat, s.drafts[seat]))


def choose(s: Any, *picks: Any) -> Any:
    """Answer questions one after another; each answer must be on the list."""
    for pick in picks:
        step = s.todo[-1]
        reason = step.why_not(s, pick)
        assert reason is None, f"{kind(s)} refuses {pick}: {reason}"
        answer(s, pick)
    return s


def commit(s: Any, **drafts: Any) -> Any:
    """Let several seats choose in secret: a=[...], b=[...]; seats not named have no choice."""
    step = s.todo[-1]
    for name, picks in drafts.items():
        seat = "abcdef".index(name)
        for pick in (*picks, COMMIT):
            reason = step.why_not(s, seat, s.drafts[seat], pick)
            assert reason is None, f"{kind(s)} refuses {pick}: {reason}"
            s.drafts[seat] = (*s.drafts[seat], pick)
    settle(s)
    return s


def march(*names: str) -> Any:
    return MARCH[ROUTES.index("-".join(names))]


def sail(name: str) -> Any:
    return SAIL[area(name)]


def to(name: str) -> Any:
    return AREA[area(name)]


def moving(s: Any, seat: int = A) -> Any:
    """A baron moves one noble with Versatile Strategy; asks for the way when there is only one noble."""
    reveal(s, seat, "versatile_strategy")
    return choose(s, VERSATILES[FOR_MOVE])


def amount(number: int) -> Any:
    return AMOUNT[number]


def baron(seat: int) -> Any:
    return SEAT[seat]
