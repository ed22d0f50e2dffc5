"""Declaring battle and the open battle."""

import pytest

from serai.engine.chance import seeded
from serai.engine.sight import look, redeal
from serai.engine.steps import COMMIT
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.battle import attack_areas
from serai.games.warrior_knights.choices import (
    ASSAULT,
    BREACH,
    CASUALTY,
    DEFY,
    DISCARD,
    DONE,
    FIGHT,
    FOR_BATTLE,
    MOBILIZE,
    NOBLE,
    OBEY,
    VERSATILES,
)
from serai.games.warrior_knights.fighting import cards_due
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
    reveal,
    stack_fate,
    to,
    told,
    why_not,
)


def fight(ours, theirs, s=None, **more):
    """Play a battle in which the sides reveal these results; the rest of what they draw is discarded."""
    s = s or realm()
    kept_a, kept_b = fates(ours + " " + theirs)[: len(ours.split())], fates(ours + " " + theirs)[len(ours.split()) :]
    rest = [card for card in range(24) if card not in kept_a + kept_b]
    number_a, number_b = more["draws"]
    hand_a = kept_a + rest[: number_a - len(kept_a)]
    rest = rest[number_a - len(kept_a) :]
    hand_b = kept_b + rest[: number_b - len(kept_b)]
    stack_fate(s, *hand_a, *hand_b)
    return s, hand_a[len(kept_a) :], hand_b[len(kept_b) :]


def clash(ours, theirs, attackers, defenders, seats=3, build=None):
    """A attacks B in the open at E4 with everybody; results kept as given. Gives the state after the reveal."""
    s = realm(seats)
    hosts = [noble(s, A, base, "E4", *cards) for base, cards in attackers]
    foes = [noble(s, B, base, "E4", *cards) for base, cards in defenders]
    if build:
        build(s)
    draws = (cards_due(s, hosts, NOBODY, True), cards_due(s, foes, NOBODY, True))
    s, drop_a, drop_b = fight(ours, theirs, s, draws=draws)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    if kind(s) == "ChooseHost":
        choose(s, attack_with(*hosts))
    while kind(s) == "TakeCommand":
        choose(s, options(s)[0])
    commit(s, a=[DISCARD[c] for c in drop_a], b=[DISCARD[c] for c in drop_b])
    return s


BIG = (100, "swiss_200", "polish_200")  # 500
MIDDLE = (100, "english_200")  # 300


@pytest.mark.rule("WK-BATTLE-1", "WK-BATTLE-2", "WK-BATTLE-3", "WK-BATTLE-8")
def test_who_and_what_can_be_attacked():
    s = realm()
    noble(s, A, 0, "D4", 50)
    noble(s, B, 0, "D4", 50)
    noble(s, C, 0, "D4", 50)
    mobilize(s, A, "D4")
    assert set(options(s)) == {FIGHT[B], FIGHT[C], ASSAULT, DONE}
    assert why_not(s, FIGHT[A]) == "WK-BATTLE-1"
    assert why_not(s, FIGHT[5]) == "WK-BATTLE-1"
    choose(s, FIGHT[C])
    assert s.fight[1] == C
    assert s.foes == (8,)  # B takes no part
    s = realm()
    noble(s, A, 0, "E4", 50)
    reveal(s, A, "mobilize_forces")
    choose(s, MOBILIZE[area("E5")], DONE)
    assert s.fight == []
    s = realm()
    noble(s, A, 0, "E4", 50)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    assert why_not(s, ASSAULT) == "WK-BATTLE-1"  # no walls here


@pytest.mark.rule("WK-BATTLE-1", "WK-MOVE-12", "WK-D13")
def test_versatile_strategy_fights_where_there_is_a_ready_noble_and_somebody_to_attack():
    s = realm()
    noble(s, A, 0, "D4", 50)
    noble(s, A, 1, "E4", 50)
    noble(s, A, 2, "C3", 50, tired=True)
    noble(s, A, 3, "F4", 50)
    noble(s, B, 0, "F4", 50)
    assert attack_areas(s, A) == [area("D4"), area("F4")]
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_BATTLE])
    assert why_not(s, to("E4")) == "WK-BATTLE-1"
    assert why_not(s, to("C3")) == "WK-MOVE-12"
    choose(s, to("F4"))
    assert asked(s) == (A, "Attack")


@pytest.mark.rule("WK-BATTLE-4", "WK-BATTLE-5", "WK-BATTLE-6", "WK-BATTLE-10", "WK-MOVE-12")
def test_the_attacker_chooses_armies_and_all_of_the_defenders_take_part():
    s = realm()
    one, two, tired = noble(s, A, 0, "E4", 50), noble(s, A, 1, "E4", 50), noble(s, A, 2, "E4", 50, tired=True)
    noble(s, B, 0, "E4", 50, tired=True)
    noble(s, B, 1, "E4", 50)
    noble(s, B, 2, "~E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    assert set(options(s)) == {attack_with(one), attack_with(two), attack_with(one, two)}
    assert why_not(s, attack_with(tired)) == "WK-BATTLE-4"
    assert why_not(s, attack_with(4)) == "WK-BATTLE-4"
    choose(s, attack_with(one, two))
    assert s.host == (one, two)
    assert s.foes == (4, 5)  # exhausted ones too; he cannot refuse or retreat beforehand


@pytest.mark.rule("WK-BATTLE-7", "WK-BATTLE-9", "WK-SIEGE-8", "WK-RULING-81", "WK-BATTLE-6")
def test_nobles_inside_walls_are_attacked_only_through_them_and_sally_into_the_open():
    s = realm()
    hold(s, "arvane", B)
    inside = noble(s, B, 0, "D4", 50)
    noble(s, A, 0, "D4", 50)
    mobilize(s, A, "D4")
    assert why_not(s, FIGHT[B]) == "WK-BATTLE-7"
    s.todo.clear()
    besiege(s, city("arvane"), A)
    noble(s, C, 0, "D4", 50)
    mobilize(s, B, "D4")
    assert set(options(s)) == {FIGHT[A], FIGHT[C], DONE}  # not only the besieger
    assert why_not(s, ASSAULT) == "WK-BATTLE-9"
    choose(s, FIGHT[A])
    assert s.host == (inside,)
    assert s.fight[2] == 0  # an open battle
    late = 5
    noble(s, B, 1, "D4", 50)  # stays outside
    from serai.games.warrior_knights.armies import in_the_open

    assert in_the_open(s, B, area("D4")) == [late]


@pytest.mark.rule("WK-BATTLE-12", "WK-TERM-15", "WK-TERM-17", "WK-D45")
def test_each_side_names_its_commander_the_attacker_first():
    s = realm()
    for base in (0, 1):
        noble(s, A, base, "E4", 50)
        noble(s, B, base, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], attack_with(0, 1))
    assert asked(s) == (A, "TakeCommand")
    assert why_not(s, NOBLE[4]) == "WK-TERM-15"
    choose(s, NOBLE[1])
    assert asked(s) == (B, "TakeCommand")
    choose(s, NOBLE[5])
    assert s.fight[4:6] == [1, 5]


@pytest.mark.rule("WK-BATTLE-13", "WK-BATTLE-14", "WK-RULING-41", "WK-EX-2", "WK-ASSAULT-5", "WK-TERM-16")
def test_how_many_cards_are_drawn():
    s = realm()
    one = noble(s, A, 0, "E4", 100, "swiss_150")
    assert cards_due(s, [one], NOBODY, True) == 4
    two = noble(s, A, 1, "E4", 50)
    assert cards_due(s, [two], NOBODY, True) == 2
    a, b = noble(s, B, 0, "E4", "swiss_150"), noble(s, B, 1, "E4", "polish_150", tokens=1)
    assert cards_due(s, [a, b], NOBODY, True) == 4
    big = noble(s, C, 0, "E4", "english_200", "english_200", "italian_200", "italian_200", 100)
    assert cards_due(s, [big], NOBODY, True) == 10
    assert cards_due(s, [], hold(s, "monz", -1), False) == 3
    froli = hold(s, "froli", C, fortified=True, breach=1)
    small = noble(s, C, 1, "C1", "spanish_150")
    assert cards_due(s, [small], froli, True) == 5


@pytest.mark.rule("WK-BATTLE-15", "WK-BATTLE-16", "WK-BATTLE-17", "WK-RULING-42", "WK-D46", "WK-EX-2")
@pytest.mark.parametrize(
    ("cards", "drawn", "least", "most"), [((50,), 2, 1, 1), ((100,), 3, 2, 2), ((100, "swiss_150"), 4, 2, 3)]
)
def test_how_many_cards_are_discarded(cards, drawn, least, most):
    s = realm()
    noble(s, A, 0, "E4", *cards)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    hand = list(s.fate_hand[A])
    assert len(hand) == drawn
    for made in range(most + 1):
        s.drafts[A] = tuple(DISCARD[card] for card in hand[:made])
        assert (why_not(s, COMMIT, A) == "") == (made >= least)
        assert (why_not(s, DISCARD[hand[-1]], A) == "") == (made < most)
    assert why_not(s, DISCARD[hand[-1]], A) == "WK-BATTLE-17"
    s.drafts[A] = ()
    assert why_not(s, COMMIT, A) == "WK-BATTLE-15"
    other = s.fate_hand[B][0]
    assert why_not(s, DISCARD[other], A) == "WK-BATTLE-15"
    assert why_not(s, DONE, A) == "SE-ASK-3"


@pytest.mark.rule("WK-BATTLE-15", "WK-BATTLE-19", "WK-FATE-2", "WK-FATE-5", "WK-HIDDEN-3", "WK-HIDDEN-4", "WK-HIDDEN-7")
def test_discards_go_under_the_deck_unseen_the_attackers_first():
    s = realm()
    noble(s, A, 0, "E4", 100, "swiss_150")
    noble(s, B, 0, "E4", 100)
    stack_fate(s, *fates("prevent prevent prevent prevent"), *fates("deal deal deal"))
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    mine, theirs = list(s.fate_hand[A]), list(s.fate_hand[B])
    assert (len(mine), len(theirs)) == (4, 3)
    assert look(GAME, s, A)["fate_hand"] == [mine, 3, 0]
    assert look(GAME, s, C)["fate_hand"] == [4, 3, []]
    imagined = {tuple(sorted(redeal(GAME, s, C, seeded(str(n))).fate_hand[B])) for n in range(50)}
    assert len(imagined) > 20
    before = len(s.fate_order)
    commit(s, b=[DISCARD[theirs[1]], DISCARD[theirs[0]]])
    assert s.fate_shown == []
    commit(s, a=[DISCARD[mine[2]], DISCARD[mine[0]]])
    assert s.fate_order[before:] == [A, A, B, B]
    assert s.fate_under[A][-2:] == [mine[2], mine[0]]
    assert s.fate_under[B] == [theirs[1], theirs[0]]
    assert look(GAME, s, C)["fate_under"][B] == 2
    assert look(GAME, s, B)["fate_under"][B] == [theirs[1], theirs[0]]
    revealed = [(e.seat, set(e.fates)) for e in told(s, "FateRevealed")]
    assert revealed == [(A, {mine[1], mine[3]}), (B, {theirs[2]})]


@pytest.mark.rule("WK-BATTLE-20")
def test_draw_one_draws_on_beyond_the_limit():
    s = realm()
    noble(s, A, 0, "E4", 50)
    noble(s, B, 0, "E4", 50)
    draws, deals = fates("draw draw draw"), fates("deal deal")
    prevents = fates("prevent prevent prevent")
    stack_fate(s, draws[0], prevents[0], prevents[1], prevents[2], draws[1], draws[2], deals[0])
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    commit(s, a=[DISCARD[prevents[0]]], b=[DISCARD[prevents[1]]])
    first = told(s, "FateRevealed")[0]
    assert first.fates == (draws[0], draws[1], draws[2], deals[0])


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


@pytest.mark.rule("WK-BATTLE-11", "WK-BATTLE-35", "WK-BATTLE-36", "WK-BATTLE-38")
def test_attackers_are_exhausted_defenders_not_and_cards_are_discarded():
    s = clash("prevent", "prevent", [(CIRCLE, BIG)], [(CIRCLE, MIDDLE)])
    assert (s.exhausted[0], s.exhausted[4]) == (1, 0)
    assert len(s.fate_discard) == 2
    assert s.fate_shown == []
    assert s.fight == []
    assert (s.where[0], s.where[4]) == (area("E4"), area("E4"))


@pytest.mark.rule("WK-BATTLE-38")
def test_who_sallied_is_inside_again_and_a_siege_does_not_stop_his_retreat():
    from serai.games.warrior_knights.armies import is_inside

    s = realm()
    hold(s, "arvane", B)
    inside = noble(s, B, CIRCLE, "D4", *MIDDLE)
    noble(s, A, CIRCLE, "D4", *BIG)
    besiege(s, city("arvane"), A)
    draws = (cards_due(s, [inside], NOBODY, True), cards_due(s, [0], NOBODY, True))
    s, drop_b, drop_a = fight("prevent", "victory", s, draws=draws)
    mobilize(s, B, "D4")
    choose(s, FIGHT[A])
    commit(s, b=[DISCARD[c] for c in drop_b], a=[DISCARD[c] for c in drop_a])
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
    from serai.games.warrior_knights.fate import draw

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
