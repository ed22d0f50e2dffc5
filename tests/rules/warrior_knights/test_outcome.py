"""The outcome of a battle: damage, the victory count, and what follows."""

import pytest

from serai.games.warrior_knights.choices import (
    ASSAULT,
    BREACH,
    CASUALTY,
    DEFY,
    DISCARD,
    FIGHT,
    NOBLE,
    OBEY,
)
from serai.games.warrior_knights.rules.war.fighting import cards_due
from serai.games.warrior_knights.state import NOBODY
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    HEXAGON,
    SQUARE,
    TRIANGLE,
    A,
    B,
    C,
    area,
    asked,
    attack_with,
    besiege,
    castle,
    choose,
    city,
    commit,
    fates,
    garrison,
    hold,
    kind,
    law,
    mobilize,
    noble,
    office,
    options,
    realm,
    stack_fate,
    to,
    told,
    why_not,
)
from tests.rules.warrior_knights.scenes import clash, fight

BIG = (100, "swiss_200", "polish_200")  # 500
MIDDLE = (100, "english_200")  # 300


@pytest.mark.rule(
    "WK-BATTLE-21", "WK-BATTLE-22", "WK-BATTLE-23", "WK-BATTLE-24", "WK-BATTLE-26", "WK-BATTLE-27", "WK-BATTLE-28",
    "WK-BATTLE-34", "WK-EX-6", "WK-DEATH-1",
)  # fmt: skip
def test_damage():
    s = clash("deal deal deal deal victory", "prevent deal deal", [(TRIANGLE, BIG)], [(CIRCLE, MIDDLE)])
    assert [tuple(e) for e in told(s, "DamageCounted")] == [(2, 4)]
    assert s.tokens[TRIANGLE] == 2  # stays until removed
    assert s.where[4] == -1  # three tokens, the fourth point is ignored
    assert told(s, "VictoryCounted") == []
    assert sum(e.number for e in told(s, "CasualtyTaken") if e.army == 4) == 3


@pytest.mark.rule("WK-BATTLE-22", "WK-COMP-8")
@pytest.mark.parametrize(
    ("base", "damage"), [(CIRCLE, (1, 1)), (SQUARE, (0, 1)), (TRIANGLE, (1, 2)), (HEXAGON, (1, 1))]
)
def test_the_commanders_ability_counts_as_one_more_card(base, damage):
    s = clash("deal", "deal", [(base, MIDDLE)], [(CIRCLE, BIG)])
    assert tuple(told(s, "DamageCounted")[0]) == damage
    ours, theirs = tuple(told(s, "VictoryCounted")[0])
    assert (ours, theirs) == (int(base == HEXAGON), 0)


@pytest.mark.rule("WK-TERM-17")
def test_abilities_of_others_present_are_ignored():
    s = realm()
    noble(s, A, TRIANGLE, "E4", 50)
    noble(s, A, CIRCLE, "E4", 50)
    noble(s, B, CIRCLE, "E4", "swiss_200", "swiss_200")
    a = fates("prevent prevent prevent")
    stack_fate(s, *a, *fates("victory victory"))
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], attack_with(CIRCLE, TRIANGLE), NOBLE[CIRCLE])
    hand = list(s.fate_hand[A])
    commit(s, a=[DISCARD[c] for c in hand[:2]], b=[DISCARD[c] for c in list(s.fate_hand[B])[:2]])
    assert told(s, "DamageCounted")[0].defender == 0


@pytest.mark.rule("WK-BATTLE-24", "WK-BATTLE-25", "WK-BATTLE-37", "WK-D47")
def test_the_attacker_places_his_damage_first_and_all_of_it_must_be_placed():
    s = clash(
        "deal deal prevent", "deal deal deal prevent",
        [(CIRCLE, (100, 50)), (SQUARE, ("swiss_200",))], [(CIRCLE, (100, 100)), (SQUARE, ("polish_200", 100))],
    )  # fmt: skip
    assert tuple(told(s, "DamageCounted")[0]) == (2, 1)
    assert asked(s) == (A, "PlaceDamage")
    assert options(s) == [CASUALTY[CIRCLE], CASUALTY[SQUARE]]
    assert why_not(s, BREACH) == "WK-ASSAULT-8"
    assert why_not(s, CASUALTY[4]) == "WK-BATTLE-24"
    choose(s, CASUALTY[SQUARE])
    s.tokens[SQUARE] = 2
    assert why_not(s, CASUALTY[SQUARE]) == "WK-BATTLE-26"
    s.tokens[SQUARE] = 1
    choose(s, CASUALTY[CIRCLE])
    assert asked(s) == (B, "PlaceDamage")  # he may look before he allocates
    assert (s.tokens[CIRCLE], s.tokens[SQUARE]) == (1, 1)
    choose(s, CASUALTY[5])
    assert s.tokens[5] == 1


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
def test_the_victory_count(ours, theirs, result):
    s = clash(ours, theirs, [(CIRCLE, BIG)], [(CIRCLE, MIDDLE)])
    if result.endswith("retreats"):
        seat = A if result.startswith("attacker") else B
        assert asked(s) == (seat, "RetreatTo")
    elif result.endswith("dies"):
        loser = 0 if result.startswith("attacker") else 4
        assert s.where[loser] == -1
        assert len(s.armies[loser]) >= 2  # the troops come back with the heir
    else:
        assert (s.where[0], s.where[4]) == (area("E4"), area("E4"))


@pytest.mark.rule("WK-RULING-43", "WK-BATTLE-29")
def test_a_commander_who_has_just_died_adds_nothing_to_the_count():
    s = realm()
    dying, other = noble(s, A, HEXAGON, "E4", 50), noble(s, A, CIRCLE, "E4", "swiss_200", "swiss_150")
    noble(s, B, CIRCLE, "E4", "polish_200", "polish_150", 100)
    hand_a = [*fates("deal prevent prevent"), *fates("victory victory")[:2]]
    hand_b = [*[c for c in fates("deal deal deal deal deal") if c not in hand_a][:1], 11, 14, 4]
    rest = [c for c in range(24) if c not in hand_a + hand_b]
    draws = (cards_due(s, [dying, other], NOBODY, True), cards_due(s, [4], NOBODY, True))
    assert draws == (6, 6)
    hand_a += rest[:1]
    hand_b = [hand_b[0], *rest[1:6]]
    stack_fate(s, *hand_a, *hand_b)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], attack_with(dying, other), NOBLE[dying])
    commit(s, a=[DISCARD[c] for c in hand_a[1:]], b=[DISCARD[c] for c in hand_b[1:]])
    assert asked(s) == (A, "PlaceDamage")
    choose(s, CASUALTY[dying])
    counted = tuple(told(s, "VictoryCounted")[0])
    assert counted == (0, 0)


@pytest.mark.rule("WK-RULING-43", "WK-BATTLE-29")
def test_nor_does_a_defending_commander_who_has_just_died():
    s = realm()
    attacker = noble(s, A, CIRCLE, "E4", *BIG)
    dying, other = noble(s, B, HEXAGON, "E4", 50), noble(s, B, CIRCLE, "E4", *MIDDLE)
    draws = (cards_due(s, [attacker], NOBODY, True), cards_due(s, [dying, other], NOBODY, True))
    drop_a, drop_b = fight(s, "deal", "deal", draws)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], NOBLE[dying])
    commit(s, a=drop_a, b=drop_b)
    assert asked(s) == (B, "PlaceDamage")
    choose(s, CASUALTY[dying])
    assert told(s, "VictoryCounted") == [(0, 0)]


@pytest.mark.rule("WK-BATTLE-33", "WK-RULING-45", "WK-RULING-72", "WK-D51", "WK-BATTLE-35")
def test_deaths_and_retreats_attackers_first_each_side_in_its_owners_order():
    s = clash(
        "prevent prevent", "victory", [(CIRCLE, BIG), (SQUARE, (100, 50))], [(CIRCLE, MIDDLE)],
    )  # fmt: skip
    assert asked(s) == (A, "WhoFirst")
    assert why_not(s, NOBLE[4]) == "WK-RULING-45"
    choose(s, NOBLE[SQUARE])
    assert asked(s) == (A, "RetreatTo")
    assert s.todo[-1].noble == SQUARE
    choose(s, to("E5"))
    choose(s, to("E5"))
    assert [s.where[n] for n in (CIRCLE, SQUARE)] == [area("E5")] * 2
    assert s.where[4] == area("E4")


@pytest.mark.rule("WK-BATTLE-33", "WK-RULING-45")
def test_where_both_sides_die_the_attackers_come_first():
    s = clash("deal", "deal", [(CIRCLE, (100,))], [(CIRCLE, (100,))])
    assert told(s, "NobleDied") == [(0,), (4,)]


@pytest.mark.rule("WK-BATTLE-11", "WK-BATTLE-35", "WK-BATTLE-36", "WK-BATTLE-38", "WK-ACTION-39")
def test_attackers_are_exhausted_defenders_not_and_cards_are_discarded():
    s = clash("prevent", "prevent", [(CIRCLE, BIG)], [(CIRCLE, MIDDLE)])
    assert (s.exhausted[0], s.exhausted[4]) == (1, 0)
    assert len(s.fate_discard) == 2
    assert s.fate_shown == []
    assert s.fight == []
    assert (s.where[0], s.where[4]) == (area("E4"), area("E4"))


@pytest.mark.rule("WK-BATTLE-38")
def test_who_sallied_is_inside_again_and_a_siege_does_not_stop_his_retreat():
    from serai.games.warrior_knights.rules.war.armies import is_inside

    s = realm()
    hold(s, "arvane", B)
    inside = noble(s, B, CIRCLE, "D4", *MIDDLE)
    noble(s, A, CIRCLE, "D4", *BIG)
    besiege(s, city("arvane"), A)
    draws = (cards_due(s, [inside], NOBODY, True), cards_due(s, [0], NOBODY, True))
    drop_b, drop_a = fight(s, "prevent", "victory", draws)
    mobilize(s, B, "D4")
    choose(s, FIGHT[A])
    commit(s, b=drop_b, a=drop_a)
    assert asked(s) == (B, "RetreatTo")
    assert is_inside(s, inside)
    choose(s, to("C4"))
    assert s.where[inside] == area("C4")


@pytest.mark.rule("WK-FATE-4", "WK-SUPPLY-3", "WK-SUPPLY-4")
def test_the_attacker_draws_all_his_cards_first_and_an_empty_deck_is_renewed_at_once():
    s = realm()
    noble(s, A, 0, "E4", 100)
    noble(s, B, 0, "E4", 100)
    stack_fate(s, 1, 2, 3, 4)
    s.fate_discard[:] = list(s.fate_under[A][4:])
    del s.fate_under[A][4:], s.fate_order[4:]
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    assert s.fate_hand[A] == [1, 2, 3]
    assert 4 in s.fate_hand[B]
    assert len(s.fate_hand[B]) == 3
    assert len(s.fate_pool) == 20 - 2
    s2 = realm()
    s2.fate_pool.clear()
    from serai.games.warrior_knights.rules.cards.fate import draw

    assert draw(s2) == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-87")
@pytest.mark.parametrize(("name", "cost"), [("war_tax", 2), ("open_war_tax", 3)])
def test_war_tax_is_paid_or_broken_when_an_attack_is_declared(name, cost):
    for pick, crowns in ((OBEY, 15 - cost), (DEFY, 15)):
        s = realm()
        s.gavel = C
        law(s, name)
        noble(s, A, 0, "E4", 50)
        noble(s, B, 0, "E4", 50)
        mobilize(s, A, "E4")
        choose(s, FIGHT[B])
        assert asked(s) == (A, "BreakLaw")
        choose(s, pick)
        assert kind(s) == "HoldFate"
        assert s.crowns[A] == crowns
        assert s.outlaw[A] == int(pick is DEFY)
    s = realm()
    law(s, name)
    s.crowns[A] = 1
    noble(s, A, 0, "E4", 50)
    noble(s, A, 1, "C1", 50)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], OBEY)
    assert s.fight == []  # who obeys and cannot pay does not attack
    assert s.zones[1]
    assert s.crowns[A] == 1


@pytest.mark.rule("WK-RULING-87")
def test_the_costs_of_two_laws_are_added():
    s = realm()
    law(s, "war_tax")
    law(s, "open_war_tax")
    noble(s, A, 0, "E4", 50)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], OBEY)
    assert s.crowns[A] == 10


@pytest.mark.rule("WK-EFFECT-15")
def test_a_master_engineer_counts_only_when_he_commands_an_assault():
    s = realm()
    leader = noble(s, A, CIRCLE, "D4", *BIG)
    office(s, leader, "master_engineer")
    drawn = cards_due(s, [leader], NOBODY, True)
    hand = fates("deal prevent prevent prevent prevent victory victory")
    assert drawn == 7
    stack_fate(s, *hand, *fates("prevent prevent prevent prevent prevent deal")[5:], 0, 0)
    mobilize(s, A, "D4")
    choose(s, ASSAULT)
    commit(s, a=[DISCARD[c] for c in hand[1:]])
    walls = told(s, "WallsRevealed")[0].fates
    from serai.games.warrior_knights.tables import FATE_BATTLE

    prevented = sum(FATE_BATTLE[c] == 1 for c in walls)
    assert told(s, "DamageCounted")[0].defender == max(0, 2 - prevented)
    s = clash("deal", "victory", [(CIRCLE, BIG)], [(CIRCLE, MIDDLE)], build=lambda s: office(s, 0, "master_engineer"))
    assert told(s, "DamageCounted")[0].defender == 1


@pytest.mark.rule("WK-BATTLE-18", "WK-ASSAULT-7", "WK-CASTLE-2")
def test_a_side_without_a_commander_discards_nothing():
    s = realm()
    castle(s, B, "E4")
    garrison(s, B, 100, 100)
    noble(s, A, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, ASSAULT)
    assert len(s.fate_walls) == 6
    assert s.foes == ()
    assert s.todo[-1].seats(s) == (A,)
    walls = list(s.fate_walls)
    commit(s, a=options(s, A)[:1])
    assert set(walls) <= set(told(s, "WallsRevealed")[0].fates)
    assert s.fate_walls == []
