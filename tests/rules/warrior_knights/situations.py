"""Situations that several chapters need: a vote, an event that strikes, a battle with known cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from serai.games.warrior_knights.choices import DISCARD, KEEP_EVENT, PASS_EVENT
from serai.games.warrior_knights.rules.assembly.ballots import CALL_VOTE
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import FATES, GARRISON
from tests.rules.warrior_knights.names import (
    A,
    B,
    C,
    agenda,
    area,
    attack_with,
    baron,
    cards_showing,
    noble_name,
    owner_name,
    troop_names,
)
from tests.rules.warrior_knights.position import Position

Build = Callable[[Any], object] | None


def kingdom(seats: int = 3, **chosen: Any) -> Position:
    """A realm with nothing on the board but the castles."""
    return Position(seats, options=chosen, empty=True).castles()


# ---- the Assembly


def sitting(*names: str, seats: int = 4, **chosen: Any) -> Position:
    """A realm in which these agenda cards lie open."""
    play = Position(seats, options=chosen, empty=True)
    for name in names:
        play.s.agenda_pool.remove(agenda(name))
        play.s.agenda_open.append(agenda(name))
    return play


def put_to_vote(name: str, seats: int = 4, chair: int = A, build: Build = None, **chosen: Any) -> Position:
    """One agenda card is being voted on; everybody who is no outlaw attends, all with 5 votes."""
    play = Position(seats, options=chosen, empty=True)
    if build:
        build(play)
    play.s.agenda_pool.remove(agenda(name))
    play.s.motion = agenda(name)
    play.s.attends[:] = [int(not outlawed) for outlawed in play.s.outlaw]
    play.s.votes[:] = [5] * seats
    play.s.chair = play.s.named_by = play.s.gavel = chair
    return play.run(CALL_VOTE)


def passed(name: str, seats: int = 4, build: Build = None, **chosen: Any) -> Position:
    """A for/against card has been passed by the Chairman's single vote."""
    play = put_to_vote(name, seats, build=build, **chosen)
    play.vote(1)
    return play.after("for")


def elected(name: str, seat: int, seats: int = 4, build: Build = None) -> Position:
    """A baron has been elected by the Chairman's single vote."""
    play = put_to_vote(name, seats, build=build)
    play.vote(1)
    return play.after(baron(seat))


# ---- events


def strike(play: Position, name: str, victim: int = C) -> Position:
    """An event card is drawn and given to a baron by the Head (B), who has no faith."""
    play.event(name)
    play.s.event_seat = victim
    play.run(REVEAL_EVENT)
    if play.kind == "assign-event":
        play.choose(PASS_EVENT if victim != B else KEEP_EVENT)
    return play


def hit(name: str, victim: int = B, build: Build = None, **more: Any) -> Position:
    """A red event strikes the Head himself, who has no faith to pass it on or cancel it."""
    play = Position(options=more, empty=True)
    if build:
        build(play)
    return strike(play, name, victim)


def bless(name: str, build: Build = None, victim: int = C, **more: Any) -> Position:
    """A green event goes to the candidate."""
    return hit(name, victim, build, **more)


# ---- battles


def fight(play: Position, ours: str, theirs: str, draws: tuple[int, int], extra: Sequence[int] = ()) -> tuple[Any, Any]:
    """Stack the deck so that both sides can keep just these results; gives what each has to discard."""
    wanted = cards_showing(f"{ours} {theirs}")
    kept = wanted[: len(ours.split())], wanted[len(ours.split()) :]
    rest = [card for card in range(len(FATES)) if card not in wanted]
    drop_a, rest = rest[: draws[0] - len(kept[0])], rest[draws[0] - len(kept[0]) :]
    drop_b = rest[: draws[1] - len(kept[1])]
    play.stack_fate(*kept[0], *drop_a, *kept[1], *drop_b, *extra)
    return [DISCARD[card] for card in drop_a], [DISCARD[card] for card in drop_b]


def attack(play: Position, place: str, pick: Any, hosts: Sequence[int]) -> None:
    """A attacks at a place with all these nobles; the first on each side commands."""
    play.mobilize("first", place)
    play.choose(pick)
    if play.kind == "choose-host":
        play.choose(attack_with(*hosts))
    while play.kind == "take-command":
        play.choose(play.choices[0])


def clash(ours: str, theirs: str, attackers: Any, defenders: Any, seats: int = 3, build: Build = None) -> Position:
    """A attacks B in the open at E4 with everybody; results kept as given. Gives the state after the reveal."""
    play = Position(seats, empty=True)
    hosts = [
        play.noble(noble_name(A, base), "E4", troop_names(*cards)).army_number(noble_name(A, base))
        for base, cards in attackers
    ]
    foes = [
        play.noble(noble_name(B, base), "E4", troop_names(*cards)).army_number(noble_name(B, base))
        for base, cards in defenders
    ]
    if build:
        build(play)
    draws = (cards_due(play.s, hosts, NOBODY, True), cards_due(play.s, foes, NOBODY, True))
    drop_a, drop_b = fight(play, ours, theirs, draws)
    attack(play, "E4", "fight second", hosts)
    return play.commit(first=drop_a, second=drop_b)


def storm(
    ours: str,
    theirs: str,
    play: Position,
    place: str,
    hosts: Sequence[int],
    foes: Sequence[int] = (),
    wall: int | None = None,
    extra: Sequence[int] = (),
) -> Position:
    """A assaults the walls at a place; the sides keep just these results (walls without a noble keep all they draw)."""
    wall = wall if wall is not None else play.s.walled[area(place)]
    armies = [*foes] + ([GARRISON + wall - CASTLE] if wall >= CASTLE else [])
    draws = (cards_due(play.s, hosts, NOBODY, True), cards_due(play.s, armies, wall, bool(foes)))
    assert foes or draws[1] == len(theirs.split()), f"the walls draw {draws[1]} cards"
    drop_a, drop_b = fight(play, ours, theirs, draws, extra)
    attack(play, place, "assault", hosts)
    return play.commit(first=drop_a, second=drop_b) if foes else play.commit(first=drop_a)


def attacked(owner: int) -> Position:
    """A wants to attack Arvane, where C stands by; B leads."""
    play = kingdom(4)
    play.city("arvane", owner_name(owner))
    play.s.influence[B] = 9
    play.noble("first-circle", "D4", "swiss_200 polish_200")
    play.noble("third-circle", "D4", "regular_50")
    play.mobilize("first", "D4")
    play.choose("assault")
    assert play.asked == "third permit-attack"
    return play
