"""The outcome of a battle: damage, the victory count, and what follows."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import (
    CASUALTY,
    DEFY,
    DISCARD,
    OBEY,
)
from serai.games.warrior_knights.events import CasualtyTaken, DamageCounted, NobleDied, VictoryCounted, WallsRevealed
from serai.games.warrior_knights.rules.cards.fate import draw
from serai.games.warrior_knights.rules.war.armies import is_inside
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import FATE_BATTLE
from tests.rules.warrior_knights.names import (
    CIRCLE,
    HEXAGON,
    SQUARE,
    TRIANGLE,
    A,
    B,
    C,
    area,
    cards_showing,
    troop_names,
)
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import clash, fight

BIG = (100, "swiss_200", "polish_200")  # 500
MIDDLE = (100, "english_200")  # 300


@pytest.mark.rule(
    "WK-BATTLE-21", "WK-BATTLE-22", "WK-BATTLE-23", "WK-BATTLE-24", "WK-BATTLE-26", "WK-BATTLE-27", "WK-BATTLE-28",
    "WK-BATTLE-34", "WK-EX-6", "WK-DEATH-1",
)  # fmt: skip
def test_damage() -> None:
    play = clash("deal deal deal deal victory", "prevent deal deal", [(TRIANGLE, BIG)], [(CIRCLE, MIDDLE)])
    assert [tuple(e) for e in play.events(DamageCounted)] == [(2, 4)]
    assert play.s.tokens[TRIANGLE] == 2  # stays until removed
    assert play.s.where[4] == -1  # three tokens, the fourth point is ignored
    assert play.events(VictoryCounted) == []
    assert sum(e.number for e in play.events(CasualtyTaken) if e.army == 4) == 3


@pytest.mark.rule("WK-BATTLE-22", "WK-COMP-8")
@pytest.mark.parametrize(
    ("base", "damage"), [(CIRCLE, (1, 1)), (SQUARE, (0, 1)), (TRIANGLE, (1, 2)), (HEXAGON, (1, 1))]
)
def test_the_commanders_ability_counts_as_one_more_card(base: int, damage: Any) -> None:
    play = clash("deal", "deal", [(base, MIDDLE)], [(CIRCLE, BIG)])
    assert tuple(play.events(DamageCounted)[0]) == damage
    ours, theirs = tuple(play.events(VictoryCounted)[0])
    assert (ours, theirs) == (int(base == HEXAGON), 0)


@pytest.mark.rule("WK-TERM-17")
def test_abilities_of_others_present_are_ignored() -> None:
    play = Position(empty=True)
    play.noble("first-triangle", "E4", "regular_50")
    play.noble("first-circle", "E4", "regular_50")
    play.noble("second-circle", "E4", "swiss_200 swiss_200")
    a = cards_showing("prevent prevent prevent")
    play.stack_fate(*a, *cards_showing("victory victory"))
    play.mobilize("first", "E4")
    play.choose("fight second", "attack-with first-circle,first-triangle", "pick-noble first-circle")
    hand = list(play.s.fate_hand[A])
    play.commit(first=[DISCARD[c] for c in hand[:2]], second=[DISCARD[c] for c in list(play.s.fate_hand[B])[:2]])
    assert play.events(DamageCounted)[0].defender == 0


@pytest.mark.rule("WK-BATTLE-24", "WK-BATTLE-25", "WK-BATTLE-37", "WK-D47")
def test_the_attacker_places_his_damage_first_and_all_of_it_must_be_placed() -> None:
    ours, theirs = (
        [(CIRCLE, (100, 50)), (SQUARE, ("swiss_200",))],
        [(CIRCLE, (100, 100)), (SQUARE, ("polish_200", 100))],
    )
    play = clash("deal deal prevent", "deal deal deal prevent", ours, theirs)
    assert tuple(play.events(DamageCounted)[0]) == (2, 1)
    assert play.asked == "first place-damage"
    assert play.choices == [CASUALTY[CIRCLE], CASUALTY[SQUARE]]
    assert play.refused("breach") == "WK-ASSAULT-8"
    assert play.refused("casualty second-circle") == "WK-BATTLE-24"
    play.choose("casualty first-square")
    play.s.tokens[SQUARE] = 2
    assert play.refused("casualty first-square") == "WK-BATTLE-26"
    play.s.tokens[SQUARE] = 1
    play.choose("casualty first-circle")
    assert play.asked == "second place-damage"  # he may look before he allocates
    assert (play.s.tokens[CIRCLE], play.s.tokens[SQUARE]) == (1, 1)
    play.choose("casualty second-square")
    assert play.s.tokens[5] == 1


@pytest.mark.rule(
    "WK-BATTLE-29", "WK-BATTLE-30", "WK-BATTLE-31", "WK-BATTLE-32", "WK-EX-7", "WK-RULING-44", "WK-DEATH-1"
)
@pytest.mark.parametrize(
    ("ours", "theirs", "result"),
    [
        ("victory victory victory", "victory", "dies"),
        ("victory victory", "victory", "retreats"),
        ("victory", "victory", "stays"),
        ("prevent", "victory", "attacker retreats"),
        ("prevent", "victory victory", "attacker dies"),
    ],
)
def test_the_victory_count(ours: str, theirs: str, result: str) -> None:
    play = clash(ours, theirs, [(CIRCLE, BIG)], [(CIRCLE, MIDDLE)])
    if result.endswith("retreats"):
        seat = A if result.startswith("attacker") else B
        assert play.asked == f"{SEATS[seat]} retreat-to"
    elif result.endswith("dies"):
        loser = 0 if result.startswith("attacker") else 4
        assert play.s.where[loser] == -1
        assert len(play.s.armies[loser]) >= 2  # the troops come back with the heir
    else:
        assert (play.s.where[0], play.s.where[4]) == (area("E4"), area("E4"))


@pytest.mark.rule("WK-RULING-43", "WK-BATTLE-29")
def test_a_commander_who_has_just_died_adds_nothing_to_the_count() -> None:
    play = Position(empty=True)
    dying = play.noble("first-hexagon", "E4", "regular_50").army_number("first-hexagon")
    other = play.noble("first-circle", "E4", "swiss_200 swiss_150").army_number("first-circle")
    play.noble("second-circle", "E4", "polish_200 polish_150 regular_100")
    hand_a = [*cards_showing("deal prevent prevent"), *cards_showing("victory victory")[:2]]
    hand_b = [*[c for c in cards_showing("deal deal deal deal deal") if c not in hand_a][:1], 11, 14, 4]
    rest = [c for c in range(24) if c not in hand_a + hand_b]
    draws = (cards_due(play.s, [dying, other], NOBODY, True), cards_due(play.s, [4], NOBODY, True))
    assert draws == (6, 6)
    hand_a += rest[:1]
    hand_b = [hand_b[0], *rest[1:6]]
    play.stack_fate(*hand_a, *hand_b)
    play.mobilize("first", "E4")
    play.choose("fight second", "attack-with first-circle,first-hexagon", "pick-noble first-hexagon")
    play.commit(first=[DISCARD[c] for c in hand_a[1:]], second=[DISCARD[c] for c in hand_b[1:]])
    assert play.asked == "first place-damage"
    play.choose("casualty first-hexagon")
    counted = tuple(play.events(VictoryCounted)[0])
    assert counted == (0, 0)


@pytest.mark.rule("WK-RULING-43", "WK-BATTLE-29")
def test_nor_does_a_defending_commander_who_has_just_died() -> None:
    play = Position(empty=True)
    attacker = play.noble("first-circle", "E4", troop_names(*BIG)).army_number("first-circle")
    dying = play.noble("second-hexagon", "E4", "regular_50").army_number("second-hexagon")
    other = play.noble("second-circle", "E4", troop_names(*MIDDLE)).army_number("second-circle")
    draws = (cards_due(play.s, [attacker], NOBODY, True), cards_due(play.s, [dying, other], NOBODY, True))
    drop_a, drop_b = fight(play, "deal", "deal", draws)
    play.mobilize("first", "E4")
    play.choose("fight second", "pick-noble second-hexagon")
    play.commit(first=drop_a, second=drop_b)
    assert play.asked == "second place-damage"
    play.choose("casualty second-hexagon")
    assert play.events(VictoryCounted) == [(0, 0)]


@pytest.mark.rule("WK-BATTLE-33", "WK-RULING-45", "WK-RULING-72", "WK-D51", "WK-BATTLE-35")
def test_deaths_and_retreats_attackers_first_each_side_in_its_owners_order() -> None:
    play = clash("prevent prevent", "victory", [(CIRCLE, BIG), (SQUARE, (100, 50))], [(CIRCLE, MIDDLE)])  # fmt: skip
    assert play.asked == "first who-first"
    assert play.refused("pick-noble second-circle") == "WK-RULING-45"
    play.choose("pick-noble first-square")
    assert play.asked == "first retreat-to"
    assert play.s.todo[-1].noble == SQUARE
    play.choose("pick-area E5")
    play.choose("pick-area E5")
    assert [play.s.where[n] for n in (CIRCLE, SQUARE)] == [area("E5")] * 2
    assert play.s.where[4] == area("E4")


@pytest.mark.rule("WK-BATTLE-33", "WK-RULING-45")
def test_where_both_sides_die_the_attackers_come_first() -> None:
    play = clash("deal", "deal", [(CIRCLE, (100,))], [(CIRCLE, (100,))])
    assert play.events(NobleDied) == [(0,), (4,)]


@pytest.mark.rule("WK-BATTLE-11", "WK-BATTLE-35", "WK-BATTLE-36", "WK-BATTLE-38", "WK-ACTION-39")
def test_attackers_are_exhausted_defenders_not_and_cards_are_discarded() -> None:
    play = clash("prevent", "prevent", [(CIRCLE, BIG)], [(CIRCLE, MIDDLE)])
    assert (play.s.exhausted[0], play.s.exhausted[4]) == (1, 0)
    assert len(play.s.fate_discard) == 2
    assert play.s.fate_shown == []
    assert play.s.fight == []
    assert (play.s.where[0], play.s.where[4]) == (area("E4"), area("E4"))


@pytest.mark.rule("WK-BATTLE-38")
def test_who_sallied_is_inside_again_and_a_siege_does_not_stop_his_retreat() -> None:
    play = Position(empty=True)
    play.city("arvane", "second")
    inside = play.noble("second-circle", "D4", troop_names(*MIDDLE)).army_number("second-circle")
    play.noble("first-circle", "D4", troop_names(*BIG))
    play.siege("arvane", "first")
    draws = (cards_due(play.s, [inside], NOBODY, True), cards_due(play.s, [0], NOBODY, True))
    drop_b, drop_a = fight(play, "prevent", "victory", draws)
    play.mobilize("second", "D4")
    play.choose("fight first")
    play.commit(second=drop_b, first=drop_a)
    assert play.asked == "second retreat-to"
    assert is_inside(play.s, inside)
    play.choose("pick-area C4")
    assert play.s.where[inside] == area("C4")


@pytest.mark.rule("WK-FATE-4", "WK-SUPPLY-3", "WK-SUPPLY-4")
def test_the_attacker_draws_all_his_cards_first_and_an_empty_deck_is_renewed_at_once() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_100")
    play.noble("second-circle", "E4", "regular_100")
    play.stack_fate(1, 2, 3, 4)
    play.s.fate_discard[:] = list(play.s.fate_under[A][4:])
    del play.s.fate_under[A][4:], play.s.fate_order[4:]
    play.mobilize("first", "E4")
    play.choose("fight second")
    assert play.s.fate_hand[A] == [1, 2, 3]
    assert 4 in play.s.fate_hand[B]
    assert len(play.s.fate_hand[B]) == 3
    assert len(play.s.fate_pool) == 20 - 2
    s2 = Position(empty=True)
    s2.s.fate_pool.clear()

    assert draw(s2.s) == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-87")
@pytest.mark.parametrize(("name", "cost"), [("war_tax", 2), ("open_war_tax", 3)])
def test_war_tax_is_paid_or_broken_when_an_attack_is_declared(name: str, cost: int) -> None:
    for pick, crowns in ((OBEY, 15 - cost), (DEFY, 15)):
        play = Position(empty=True)
        play.s.gavel = C
        play.law(name)
        play.noble("first-circle", "E4", "regular_50")
        play.noble("second-circle", "E4", "regular_50")
        play.mobilize("first", "E4")
        play.choose("fight second")
        assert play.asked == "first break-law"
        play.choose(pick)
        assert play.kind == "hold-fate"
        assert play.s.crowns[A] == crowns
        assert play.s.outlaw[A] == int(pick is DEFY)
    play = Position(empty=True)
    play.law(name)
    play.s.crowns[A] = 1
    play.noble("first-circle", "E4", "regular_50")
    play.noble("first-square", "C1", "regular_50")
    play.noble("second-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("fight second", "obey")
    assert play.s.fight == []  # who obeys and cannot pay does not attack
    assert play.s.zones[1]
    assert play.s.crowns[A] == 1


@pytest.mark.rule("WK-RULING-87")
def test_the_costs_of_two_laws_are_added() -> None:
    play = Position(empty=True)
    play.law("war_tax")
    play.law("open_war_tax")
    play.noble("first-circle", "E4", "regular_50")
    play.noble("second-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("fight second", "obey")
    assert play.s.crowns[A] == 10


@pytest.mark.rule("WK-EFFECT-15")
def test_a_master_engineer_counts_only_when_he_commands_an_assault() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "D4", troop_names(*BIG)).army_number("first-circle")
    play.office("first-circle", "master_engineer")
    drawn = cards_due(play.s, [leader], NOBODY, True)
    hand = cards_showing("deal prevent prevent prevent prevent victory victory")
    assert drawn == 7
    play.stack_fate(*hand, *cards_showing("prevent prevent prevent prevent prevent deal")[5:], 0, 0)
    play.mobilize("first", "D4")
    play.choose("assault")
    play.commit(first=[DISCARD[c] for c in hand[1:]])
    walls = play.events(WallsRevealed)[0].fates

    prevented = sum(FATE_BATTLE[c] == 1 for c in walls)
    assert play.events(DamageCounted)[0].defender == max(0, 2 - prevented)
    play = clash(
        "deal",
        "victory",
        [(CIRCLE, BIG)],
        [(CIRCLE, MIDDLE)],
        build=lambda play: play.office("first-circle", "master_engineer"),
    )
    assert play.events(DamageCounted)[0].defender == 1


@pytest.mark.rule("WK-BATTLE-18", "WK-ASSAULT-7", "WK-CASTLE-2")
def test_a_side_without_a_commander_discards_nothing() -> None:
    play = Position(empty=True)
    play.baron("second", castle="E4")
    play.baron("second", garrison="regular_100 regular_100")
    play.noble("first-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("assault")
    assert len(play.s.fate_walls) == 6
    assert play.s.foes == ()
    assert play.s.todo[-1].seats(play.s) == (A,)
    walls = list(play.s.fate_walls)
    play.commit(first=play.choices_for("first")[:1])
    assert set(walls) <= set(play.events(WallsRevealed)[0].fates)
    assert play.s.fate_walls == []
