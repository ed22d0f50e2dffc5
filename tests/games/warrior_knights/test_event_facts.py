"""What follows from the events of a battle, against the rules on the state itself, in whole games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.engine.core.notation import names_of
from serai.engine.core.state import Hidden
from serai.engine.views.event_facts import event_shown, facts_of_event
from serai.games.warrior_knights.events import (
    BattleJoined,
    BlowsCounted,
    HostCounted,
    VictoryCounted,
    WallsAssaulted,
    WallsCounted,
)
from serai.games.warrior_knights.rules.war.armies import effective, wall_strength
from serai.games.warrior_knights.rules.war.battle_strength import defenders
from serai.games.warrior_knights.rules.war.fight import fight_of
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import CASUALTY

GAME = load("warrior_knights")
IDLE = {"Decline", "Done", "Refuse", "Raze", "Besiege"}
BEGINNINGS = ("battle-joined", "walls-assaulted")
WARLIKE = {"Fight", "Assault", "AttackWith"}


@dataclass
class Told:
    """A battle as a board follows it: what it looks up, and how far it has come."""

    begin: dict[str, Any]
    left: dict[int, list[int]] = field(default_factory=dict)
    walls: list[int] = field(default_factory=list)
    hurt: dict[int, int] = field(default_factory=dict)
    breaches: int = 0
    unplaced: list[list[int]] = field(default_factory=list)
    sides: list[list[int]] = field(default_factory=list)
    winner: str = ""
    ended: str = ""
    dead: set[int] = field(default_factory=set)

    def hear(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "host-counted":
                self.left |= dict(zip(event["armies"], event["left"], strict=True))
                self.sides.append(list(event["armies"]))
            case "walls-counted":
                self.walls = event["left"]
            case "damage-counted":
                self.unplaced = event["unplaced"]
            case "casualty-taken":
                self.hurt[event["army"]] = self.hurt.get(event["army"], 0) + event["number"]
            case "breach-taken":
                self.breaches += event["number"]
            case "victory-counted":
                self.winner = event["winner"]
            case "noble-died":
                self.dead.add(event["noble"])
            case "city-taken" | "castle-fell":
                self.ended = "taken"

    def strength(self, army: int) -> int:
        return self.left[army][self.hurt.get(army, 0)]

    def by_survivors(self) -> str:
        """Who wins by what is left, as the event tells it that began the battle."""
        lost = [bool(side) and self.dead.issuperset(side) for side in [*self.sides, []][:2]]
        return str(self.begin["survivor"][lost[0]][lost[1]])


def war(name: str) -> Match:
    return Match.new(GAME, 3, name, {"round_limit": 6})


def go_on(match: Match, chance: Any) -> None:
    """Whoever can attack does."""
    asked = match.asks[0]
    options = list(asked.options)
    doing = [option for option in options if type(option).__name__ in WARLIKE]
    doing = doing or [option for option in options if type(option).__name__ not in IDLE] or options
    match.choose(asked.seat, doing[chance.below(len(doing))])


class Listener:
    """Hears each event in the moment in which it is told, beside the state as the rules have it then."""

    def __init__(self) -> None:
        self.told: Told | None = None
        self.placed = self.breached = 0
        self.endings: set[str] = set()

    def hear(self, s: Realm, event: Any) -> None:
        shown = event_shown(GAME, event)
        if shown["event"] in BEGINNINGS:
            self.told = Told(shown)
        elif self.told is not None:
            self.told.hear(shown)
            if shown["event"] in ("casualty-taken", "breach-taken") and s.fight:
                self.compare(s, self.told)

    def compare(self, s: Realm, told: Told) -> None:
        """What a board looks up is what is so while damage is placed."""
        fight = fight_of(s)
        for army in told.left:
            assert told.strength(army) == effective(s, army)
        if fight.wall >= 0:
            self.breached += told.breaches
            assert told.walls[told.breaches] == wall_strength(s, fight.wall)
        for side, points in enumerate((fight.damage, fight.foe_damage)):
            armies = (s.host, defenders(s))[side]
            placed = sum(told.hurt.get(army, 0) for army in armies) + (told.breaches if side else 0)
            assert told.unplaced[side][placed] == CASUALTY * points
        self.placed += 1

    def end(self) -> None:
        """The battle is over: who has won is known from what was told."""
        if self.told is not None:
            self.endings.add(self.told.ended or self.told.winner or self.told.by_survivors())
        self.told = None


def test_what_is_looked_up_in_a_battle_is_what_the_rules_say_as_damage_is_placed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listener, tell = Listener(), Realm.tell

    def overheard(s: Realm, event: Any) -> None:
        tell(s, event)
        listener.hear(s, event)

    monkeypatch.setattr(Realm, "tell", overheard)
    for number in range(10):
        match, chance = war(f"fights {number}"), seeded(f"war {number}")
        while match.result is None:
            go_on(match, chance)
            if not match.state.fight:
                listener.end()
    assert listener.placed > 30
    assert listener.breached
    assert listener.endings >= {"attacker", "defender", "even", "taken"}


def test_whoever_has_something_left_wins_in_the_open_and_walls_stand_without_anybody() -> None:
    joined = facts_of_event(GAME, BattleJoined(0, 1, 3, (0,)))["survivor"]
    assert joined == [["", "attacker"], ["defender", "even"]]
    assaulted = facts_of_event(GAME, WallsAssaulted(0, 3, (0,)))["survivor"]
    assert assaulted == [["", ""], ["defender", "defender"]]


def test_strengths_go_down_to_nothing_point_by_point() -> None:
    found = facts_of_event(GAME, HostCounted(1, (4, 29), (250, 100)))
    assert found == {"left": [[250, 150, 50, 0], [100, 0]]}
    assert facts_of_event(GAME, WallsCounted(3, 200)) == {"left": [200, 100, 0]}


def test_no_more_is_prevented_than_is_dealt() -> None:
    found = facts_of_event(GAME, BlowsCounted(3, 4, 2, 1))
    assert found == {"dealing": [300, 200], "preventing": [400, 100], "prevented": [200, 100]}


def test_more_victories_win() -> None:
    counted = [facts_of_event(GAME, VictoryCounted(*both))["winner"] for both in ((2, 1), (1, 1), (0, 3))]
    assert counted == ["attacker", "even", "defender"]


def test_what_only_some_know_has_no_facts_and_names_do_not_hide_fields() -> None:
    match, chance = war("whispers"), seeded("whispers")
    whispered = set()
    while match.result is None:
        go_on(match, chance)
        for _, event in match.take_happened():
            if type(event) is Hidden:
                whispered |= {type(event.event), type(event.twin)}
            else:
                assert not set(facts_of_event(GAME, event)) & set(names_of(type(event)))
    assert whispered
    assert not whispered & set(GAME.facts_by_event)
    assert len(GAME.facts_by_event) == len(GAME.event_facts)
