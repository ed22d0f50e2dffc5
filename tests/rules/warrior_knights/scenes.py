"""Scenes that several chapters need: a vote, an event that strikes, a battle with known cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from serai.games.warrior_knights.choices import ASSAULT, DISCARD, FIGHT, FOR, KEEP_EVENT, PASS_EVENT
from serai.games.warrior_knights.rules.assembly.assembly import CALL_VOTE
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import FATES, GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    amount,
    area,
    asked,
    attack_with,
    baron,
    choose,
    commit,
    event,
    fates,
    hold,
    kind,
    kingdom,
    mobilize,
    noble,
    options,
    realm,
    run,
    stack_fate,
)

Build = Callable[[Any], object] | None

# ---- the Assembly


def sitting(*names: str, seats: int = 4, **chosen: Any) -> Any:
    """A realm in which these agenda cards lie open."""
    s = realm(seats, **chosen)
    for name in names:
        s.agenda_pool.remove(agenda(name))
        s.agenda_open.append(agenda(name))
    return s


def put_to_vote(name: str, seats: int = 4, chair: int = A, build: Build = None, **chosen: Any) -> Any:
    """One agenda card is being voted on; everybody who is no outlaw attends, all with 5 votes."""
    s = realm(seats, **chosen)
    if build:
        build(s)
    s.agenda_pool.remove(agenda(name))
    s.motion = agenda(name)
    s.attends[:] = [int(not outlawed) for outlawed in s.outlaw]
    s.votes[:] = [5] * seats
    s.chair = s.named_by = s.gavel = chair
    return run(s, CALL_VOTE)


def vote(s: Any, *numbers: int) -> Any:
    """Everybody who attends commits so many votes."""
    return commit(s, **{"abcdef"[seat]: [amount(numbers[seat])] for seat in s.todo[-1].seats(s)})


def passed(name: str, seats: int = 4, build: Build = None, **chosen: Any) -> Any:
    """A for/against card has been passed by the Chairman's single vote."""
    s = put_to_vote(name, seats, build=build, **chosen)
    return choose(vote(s, 1, *[0] * (seats - 1)), FOR)


def elected(name: str, seat: int, seats: int = 4, build: Build = None) -> Any:
    """A baron has been elected by the Chairman's single vote."""
    s = put_to_vote(name, seats, build=build)
    return choose(vote(s, 1, *[0] * (seats - 1)), baron(seat))


# ---- events


def draw(s: Any, name: str) -> Any:
    """Let an event be drawn next."""
    number = event(name)
    s.event_pool.remove(number)
    s.event_discard[:] = s.event_pool
    s.event_pool[:] = [number]
    return s


def strike(s: Any, name: str, victim: int = C) -> Any:
    """An event card is drawn and given to a baron by the Head (B), who has no faith."""
    draw(s, name)
    s.event_seat = victim
    run(s, REVEAL_EVENT)
    if kind(s) == "AssignEvent":
        choose(s, PASS_EVENT if victim != B else KEEP_EVENT)
    return s


def hit(name: str, victim: int = B, build: Build = None, **more: Any) -> Any:
    """A red event strikes the Head himself, who has no faith to pass it on or cancel it."""
    s = realm(**more)
    if build:
        build(s)
    return strike(s, name, victim)


def bless(name: str, build: Build = None, victim: int = C, **more: Any) -> Any:
    """A green event goes to the candidate."""
    return hit(name, victim, build, **more)


# ---- battles


def fight(s: Any, ours: str, theirs: str, draws: tuple[int, int], extra: Sequence[int] = ()) -> tuple[Any, Any]:
    """Stack the deck so that both sides can keep just these results; gives what each has to discard."""
    wanted = fates(f"{ours} {theirs}")
    kept = wanted[: len(ours.split())], wanted[len(ours.split()) :]
    rest = [card for card in range(len(FATES)) if card not in wanted]
    drop_a, rest = rest[: draws[0] - len(kept[0])], rest[draws[0] - len(kept[0]) :]
    drop_b = rest[: draws[1] - len(kept[1])]
    stack_fate(s, *kept[0], *drop_a, *kept[1], *drop_b, *extra)
    return [DISCARD[card] for card in drop_a], [DISCARD[card] for card in drop_b]


def attack(s: Any, place: str, pick: Any, hosts: Sequence[int]) -> None:
    """A attacks at a place with all these nobles; the first on each side commands."""
    mobilize(s, A, place)
    choose(s, pick)
    if kind(s) == "ChooseHost":
        choose(s, attack_with(*hosts))
    while kind(s) == "TakeCommand":
        choose(s, options(s)[0])


def clash(ours: str, theirs: str, attackers: Any, defenders: Any, seats: int = 3, build: Build = None) -> Any:
    """A attacks B in the open at E4 with everybody; results kept as given. Gives the state after the reveal."""
    s = realm(seats)
    hosts = [noble(s, A, base, "E4", *cards) for base, cards in attackers]
    foes = [noble(s, B, base, "E4", *cards) for base, cards in defenders]
    if build:
        build(s)
    draws = (cards_due(s, hosts, NOBODY, True), cards_due(s, foes, NOBODY, True))
    drop_a, drop_b = fight(s, ours, theirs, draws)
    attack(s, "E4", FIGHT[B], hosts)
    return commit(s, a=drop_a, b=drop_b)


def storm(
    ours: str,
    theirs: str,
    s: Any,
    place: str,
    hosts: Sequence[int],
    foes: Sequence[int] = (),
    wall: int | None = None,
    extra: Sequence[int] = (),
) -> Any:
    """A assaults the walls at a place; the sides keep just these results (walls without a noble keep all they draw)."""
    wall = wall if wall is not None else s.castle_in[area(place)]
    armies = [*foes] + ([GARRISON + wall - CASTLE] if wall >= CASTLE else [])
    draws = (cards_due(s, hosts, NOBODY, True), cards_due(s, armies, wall, bool(foes)))
    assert foes or draws[1] == len(theirs.split()), f"the walls draw {draws[1]} cards"
    drop_a, drop_b = fight(s, ours, theirs, draws, extra)
    attack(s, place, ASSAULT, hosts)
    return commit(s, a=drop_a, b=drop_b) if foes else commit(s, a=drop_a)


def attacked(owner: int) -> Any:
    """A wants to attack Arvane, where C stands by; B leads."""
    s = kingdom(4)
    hold(s, "arvane", owner)
    s.influence[B] = 9
    noble(s, A, 0, "D4", "swiss_200", "polish_200")
    noble(s, C, 0, "D4", 50)
    mobilize(s, A, "D4")
    choose(s, ASSAULT)
    assert asked(s) == (C, "PermitAttack")
    return s
