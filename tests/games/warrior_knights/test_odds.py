"""The chances of an attack and a voyage: what the rules would make of it, and never what a seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.engine.core.drafts import waiting_seats
from serai.engine.core.drive import answer, settle
from serai.engine.core.steps import COMMIT
from serai.engine.views.facts import Seen
from serai.engine.views.views import redeal
from serai.games.warrior_knights.choices import DISCARD, FIGHT
from serai.games.warrior_knights.rules.war.odds import FEWEST, TRIALS, Deck, Force, chances, orders
from serai.games.warrior_knights.tables import DEAL, DRAW, EXPEDITION_SPACES, FATE_BATTLE, FATES, PREVENT, VICTORY
from tests.rules.warrior_knights.names import A, B
from tests.rules.warrior_knights.position import Position

GAME = load("warrior_knights")
ODDS = [fact for fact in GAME.facts if fact.name in ("odds", "voyages")]
FIGHTS = {"Fight", "Assault", "Besiege", "AttackWith", "Mobilize", "March"}


def odds(play: Position, seat: int = A) -> list[Any]:
    found: list[Any] = Seen(GAME, play.s, seat).facts(ODDS)["odds"]
    return found


def before(ours: str, theirs: str) -> Position:
    """One army before another in the open, and the question whom to attack."""
    play = Position(empty=True)
    play.noble("first-circle", "E4", ours)
    play.noble("second-circle", "E4", theirs)
    play.mobilize("first", "E4")
    return play


def deck(text: str) -> Deck:
    """A deck of unseen cards: d for damage, p for a shield, v for a victory, w for drawing one more."""
    kinds = tuple({"d": DEAL, "p": PREVENT, "v": VICTORY, "w": DRAW}[kind] for kind in text)
    return Deck(kinds, (-1,) * len(kinds), ())


def force(cards: int, points: int = 3, **more: int) -> Force:
    return Force(cards, False, points, more.get("deals", 0), more.get("prevents", 0), more.get("victories", 0))


def test_a_question_about_an_attack_carries_both_sides_and_chances_that_add_up() -> None:
    play = before("regular_100 regular_100 regular_50", "regular_50")
    (fight, assault) = odds(play)[0], odds(play)[-1]
    assert fight["kind"] == "open"
    assert fight["against"] == B
    assert (fight["ours"]["strength"], fight["theirs"]["strength"]) == (250, 50)
    assert (fight["ours"]["cards"], fight["ours"]["keeps"]) == (4, 2)  # two for the strength, two for leading
    assert (fight["theirs"]["cards"], fight["theirs"]["keeps"]) == (2, 1)
    assert fight["unseen"] == [9, 6, 6, 3]
    for one in (fight, assault):
        assert one["win"] + one["even"] + one["lose"] == 100
        assert one["ruin"] <= one["lose"] + one["even"]
    assert fight["win"] > fight["lose"]
    assert odds(play, B) == []


def test_the_stronger_side_has_the_better_chances() -> None:
    strong = odds(before("regular_100 regular_100 regular_100 regular_100", "regular_50"))[0]
    level = odds(before("regular_50", "regular_50"))[0]
    weak = odds(before("regular_50", "regular_100 regular_100 regular_100 regular_100"))[0]
    assert strong["win"] > level["win"] > weak["win"]
    assert weak["ruin"] > strong["ruin"]


def test_every_host_that_could_attack_is_weighed() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_100")
    play.noble("first-square", "E4", "regular_100 regular_100")
    play.noble("second-circle", "E4", "regular_100")
    play.mobilize("first", "E4")
    play.choose("fight second")
    found = {tuple(one["ours"]["armies"]): one["win"] for one in odds(play)}
    assert set(found) == {(0, 1), (0,), (1,)}
    assert found[0, 1] > found[0,]


def test_a_siege_is_a_comparison_with_the_leaders_and_needs_a_second_declaration() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_100 regular_100 regular_100")
    play.mobilize("first", "D4")
    siege = next(one for one in odds(play) if one["kind"] == "siege")
    assert siege["again"]
    assert (siege["win"], siege["ours"]["cards"], siege["theirs"]["cards"]) == (100, 0, 0)
    ours, theirs = siege["ours"], siege["theirs"]
    assert ours["strength"] + ours["leaders"] > theirs["strength"] + theirs["walls"] + theirs["leaders"]
    assert ours["leaders"] == 200


@pytest.mark.parametrize(
    ("cards", "ours", "theirs", "walls", "expected"),
    [
        ("v" * 12, force(2), force(1), False, (100, 0, 0, 0)),  # two victories to one
        ("v" * 12, force(1), force(3), False, (0, 0, 100, 100)),  # behind by two: everybody dies
        ("v" * 12, force(1), force(2), False, (0, 0, 100, 0)),  # behind by one: a retreat
        ("p" * 12, force(3), force(3), False, (0, 100, 0, 0)),
        ("d" * 12, force(3, 2), force(3, 2), False, (0, 100, 0, 100)),  # both fall in the open
        ("d" * 12, force(3, 2), force(3, 2), True, (0, 0, 100, 100)),  # before walls nobody is left to take them
        ("p" * 12, force(1), force(1), False, (0, 100, 0, 0)),
        ("p" * 12, force(1, victories=1), force(1), True, (100, 0, 0, 0)),  # a commander's victory
        ("w" * 3 + "v" * 9, force(4), force(0), False, (100, 0, 0, 0)),
    ],
)
def test_cards_that_are_all_alike_decide_as_the_rules_say(
    cards: str, ours: Force, theirs: Force, walls: bool, expected: tuple[int, ...]
) -> None:
    assert chances(deck(cards), 60, ours, theirs, walls) == expected


def test_the_chances_are_those_of_battles_that_are_played_out() -> None:
    """Against the rules themselves: both sides bury as the estimate supposes, in many imagined worlds."""
    play = before("regular_100 regular_100", "regular_100")
    said, number = odds(play)[0], 400
    ended = [fought_out(redeal(GAME, play.s, A, seeded(f"world {world}"))) for world in range(number)]
    for way, key in enumerate(("win", "even", "lose")):
        assert abs(100 * ended.count(way) / number - said[key]) < 10, (ended.count(way), said)


def fought_out(s: Any) -> int:
    """Fight the battle of the first two seats: 0 when the attacker wins, 1 when nobody does, 2 when he loses."""
    s.telling = True
    answer(s, FIGHT[B])
    for seat in waiting_seats(s):
        held = sorted(s.fate_hand[seat], key=lambda card: (VICTORY, DEAL, DRAW, PREVENT).index(FATE_BATTLE[card]))
        buried = held[max(1, len(held) - 2) :]
        s.drafts[seat] = (*(DISCARD[card] for card in reversed(buried)), COMMIT)
    listed = settle(s)
    while s.fight:
        listed = answer(s, listed[0] if listed else s.todo[-1].options(s)[0])
    counted = [event for event in s.told if type(event).__name__ == "VictoryCounted"]
    if counted:
        ours, theirs = counted[0]
        return 1 if ours == theirs else 0 if ours > theirs else 2
    dead = {event.noble for event in s.told if type(event).__name__ == "NobleDied"}
    return 1 if {0, 4} <= dead else 0 if 4 in dead else 2


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    looked = 0
    for number in range(3):
        match, chance = Match.new(GAME, 3, f"odds {number}", {"round_limit": 5}), seeded(f"war {number}")
        while match.result is None:
            asked = match.asks[0]
            if asked.kind in ("attack", "choose-host", "invest", "found"):
                told = match.facts(asked.seat)
                for world in range(3):
                    twin = redeal(GAME, match.state, asked.seat, seeded(f"twin {world}"))
                    settle(twin)
                    found = Seen(GAME, twin, asked.seat).facts(ODDS)
                    assert {name: told[name] for name in found} == found
                looked += bool(told["odds"])
            options = [one for one in asked.options if type(one).__name__ in FIGHTS] or list(asked.options)
            match.choose(asked.seat, options[chance.below(len(options))])
    assert looked > 5


def test_voyages_tell_the_news_of_the_cards_that_are_unseen() -> None:
    play = Position(empty=True)
    found = Seen(GAME, play.s, A).facts(ODDS)["voyages"]
    assert [one["spaces"] for one in found] == list(EXPEDITION_SPACES)
    for one in found:
        assert 97 <= sum(one["news"]) <= 103
        assert 0.5 < one["brings"] < 4


def test_orders_are_fixed_and_enough() -> None:
    assert orders(10) == orders(10)
    assert sorted(orders(10)[0]) == list(range(10))
    assert len(orders(len(FATES))) == TRIALS >= 4 * FEWEST
    assert len(FATE_BATTLE) == len(FATES)
