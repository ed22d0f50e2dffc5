"""Whatever depends on a seat works for the first seat, whose number is nothing, as for all others."""

import pytest

from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    ARMY,
    ASSAULT,
    CITY,
    DISCARD,
    FIGHT,
    HIRE,
    NOBLE,
    OBEY,
    PAY,
    PAY_ALL,
    REPAIR,
    TAKE,
    AttackWith,
)
from serai.games.warrior_knights.rules.cards.neutral_cards import UPGRADE
from serai.games.warrior_knights.rules.money.deals import (
    Give,
)
from serai.games.warrior_knights.rules.money.deals import why_not as why_not_aside
from serai.games.warrior_knights.rules.money.draft import HOLD_DRAFT, posts_for
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.money.wages import PAY_TURN
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import homes
from serai.games.warrior_knights.rules.war.armies import armies_of, capacity, clockwise, owner_of
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.rules.war.fighting import cards_due
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import EFFECTS, EVENT_EFFECTS, GARRISON
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    HEXAGON,
    SQUARE,
    A,
    B,
    C,
    agenda,
    area,
    asked,
    attack_with,
    besiege,
    castle,
    choose,
    city,
    commit,
    event,
    fates,
    garrison,
    hold,
    kind,
    mobilize,
    noble,
    office,
    options,
    realm,
    reveal,
    run,
    stack_fate,
    told,
    troop,
    why_not,
)
from tests.rules.warrior_knights.scenes import strike


@pytest.mark.rule("WK-TAX-3", "WK-UPKEEP-3", "WK-NEUTRAL-6", "WK-UPKEEP-17")
def test_a_siege_by_the_first_seat_stops_taxes_influence_repairs_and_returns():
    s = realm()
    castle(s, B, "E4")
    hold(s, "monz", B, breach=1)
    hold(s, "lorne", B, breach=1)
    besiege(s, city("monz"), A)
    assert income(s, B) == 3
    run(s, GATHER_INFLUENCE)
    assert s.influence[B] == 1
    assert homes(s, B) == [area("A6"), area("E4")]
    run(s, UPGRADE[B])
    assert REPAIR[city("lorne")] in options(s)
    assert why_not(s, REPAIR[city("monz")]) == "WK-NEUTRAL-6"


@pytest.mark.rule("WK-MERC-7", "WK-MERC-9")
def test_the_first_area_and_the_first_seat_are_as_good_as_any():
    s = realm()
    hold(s, "froli", A)
    one = noble(s, A, 0, "C1", 50)  # C1 is the first area
    s.owner[city("froli")] = A
    assert posts_for(s, A)[0] == one
    besiege(s, city("froli"), B)
    assert one not in posts_for(s, A)
    s.track[0] = A
    castle(s, A, "E4")
    s.companies.remove(troop("swiss_50"))
    s.row.append(troop("swiss_50"))
    run(s, HOLD_DRAFT)
    choose(s, HIRE[troop("swiss_50")])
    assert why_not(s, ARMY[one]) == "WK-MERC-9"
    assert owner_of(GARRISON) == A
    assert armies_of(A) == (0, 1, 2, 3, 24)


@pytest.mark.rule("WK-BATTLE-29", "WK-BATTLE-22")
def test_the_defending_commanders_victory_counts_for_him():
    s = realm()
    noble(s, A, CIRCLE, "E4", "swiss_200", 100)
    noble(s, B, HEXAGON, "E4", "polish_200", 100)
    wanted = fates("prevent victory")
    rest = [c for c in range(24) if c not in wanted]
    stack_fate(s, wanted[0], *rest[:4], wanted[1], *rest[4:8])
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    commit(s, a=[DISCARD[c] for c in rest[:4]], b=[DISCARD[c] for c in rest[4:8]])
    assert tuple(told(s, "VictoryCounted")[0]) == (0, 2)
    assert s.where[0] == -1


@pytest.mark.rule("WK-BATTLE-4")
def test_an_attack_needs_some_noble_and_each_of_them_once():
    s = realm()
    noble(s, A, 0, "E4", 50)
    noble(s, A, 1, "E4", 50)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    assert why_not(s, AttackWith(())) == "WK-BATTLE-4"
    assert why_not(s, AttackWith((1, 0))) == "WK-BATTLE-4"
    assert attack_with(0, 1) in options(s)


@pytest.mark.rule("WK-WAGES-6")
def test_cards_are_paid_army_by_army():
    s = realm()
    noble(s, A, SQUARE, "E4", "swiss_50", "swiss_50")
    noble(s, A, 2, "E4", "swiss_50")
    run(s, PAY_TURN[A])
    choose(s, PAY[SQUARE][troop("swiss_50")])
    assert options(s)[:2] == [PAY[SQUARE][troop("swiss_50")], PAY[2][troop("swiss_50")]]
    choose(s, PAY[SQUARE][troop("swiss_50")])
    assert PAY[SQUARE][troop("swiss_50")] not in options(s)
    choose(s, PAY_ALL)
    assert s.crowns[A] == 12
    assert len(s.armies[SQUARE]) == 2


@pytest.mark.rule("WK-DEAL-1")
def test_there_is_no_fourth_baron_among_three():
    s = reveal(realm(), A, "levy_taxes")
    assert why_not_aside(s, A, Give(3, 1, "")).rule == "WK-DEAL-1"


@pytest.mark.rule("WK-EFFECT-2")
def test_an_effect_takes_several_companies_one_by_one():
    from serai.games.warrior_knights.rules.cards.selections import SelectCompany

    s = realm()
    garrison(s, A, "swiss_50", "polish_50", "english_50")
    number = next(n for n in range(len(EFFECTS)) if EFFECTS[n].name == "lose_mercenary")
    run(s, SelectCompany(A, number, 2))
    choose(s, TAKE[GARRISON][troop("polish_50")])
    assert kind(s) == "SelectCompany"
    choose(s, TAKE[GARRISON][troop("swiss_50")])
    assert kind(s) == ""
    assert s.armies[GARRISON] == (troop("english_50"),)


@pytest.mark.rule("WK-TERM-2")
def test_a_motion_goes_clockwise_from_its_chairman_even_the_first_seat():
    from serai.games.warrior_knights.rules.cards.work import targets

    s = realm(4)
    s.gavel, s.chair, s.sceptre = C, A, B
    s.bound[:] = [1, 1, 1, 1]
    tithe = EFFECTS[next(n for n in range(len(EFFECTS)) if EFFECTS[n].target == "all_except_head")]
    assert targets(s, tithe, True) == [A, C, 3]
    assert targets(s, tithe, False) == [C, 3, A]
    assert clockwise(s, A) == [A, B, C, 3]


@pytest.mark.rule("WK-ASSEMBLY-29", "WK-DEATH-3")
def test_support_troops_keep_a_noble_alive_only_in_the_field():
    s = realm()
    leader = noble(s, A, 0, "E4", 50, tokens=1)
    office(s, leader, "marshal")
    assert capacity(s, leader) == 2
    check_army(s, leader)
    assert s.doomed == []
    s.office[leader] = NOBODY
    check_army(s, leader)
    assert s.doomed == [leader]


@pytest.mark.rule("WK-EFFECT-6")
def test_two_limits_of_companies_do_not_add_up():
    from serai.games.warrior_knights.state import MERCENARY_LIMIT, weigh

    s = realm()
    s.laws += [agenda("limit_of_companies"), agenda("open_cap_companies")]
    weigh(s)
    assert s.law[MERCENARY_LIMIT] == 4


@pytest.mark.rule("WK-CASTLE-14")
def test_a_fallen_castle_leaves_no_siege_behind():
    from serai.games.warrior_knights.rules.war.castles import CASTLE_GONE

    s = realm()
    keep = castle(s, B, "E4", breach=2)
    noble(s, A, 0, "E4", 50)
    late = noble(s, B, 0, "E4", 50)
    besiege(s, keep, A)
    s.outside[late] = 1
    s.falling = B
    run(s, CASTLE_GONE[B][A])
    assert (s.besieger[keep], s.breach[keep], s.outside[late], s.falling) == (NOBODY, 0, 0, NOBODY)
    assert told(s, "SiegeLifted")


@pytest.mark.rule("WK-EVENT-13")
def test_pestilence_spares_armies_elsewhere_and_events_are_discarded_once():
    from serai.games.warrior_knights.rules.cards.selections import armies_for, cities_for

    s = realm()
    number = EVENT_EFFECTS[event("pestilence")][0]
    assert armies_for(s, EFFECTS[number], A) == []  # no fate card is shown
    assert cities_for(s, EFFECTS[EVENT_EFFECTS[event("pestilence")][1]], NOBODY) == []
    s.fate_shown.append(0)  # Alexandria
    noble(s, A, 0, "overseas_alexandria", 50)
    assert armies_for(s, EFFECTS[number], A) == [0]
    assert cities_for(s, EFFECTS[EVENT_EFFECTS[event("pestilence")][1]], NOBODY) == [city("alexandria")]


@pytest.mark.rule("WK-ASSAULT-5", "WK-BATTLE-14")
def test_walls_and_troops_together_draw_at_most_ten():
    s = realm()
    keep = castle(s, B, "E4")
    guard = garrison(s, B, "swiss_200", "swiss_200", "polish_200")
    inside = noble(s, B, 0, "E4", 100)
    assert cards_due(s, [inside, guard], keep, True) == 10
    noble(s, A, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, ASSAULT)
    assert len(s.fate_hand[B]) == 10


@pytest.mark.rule("WK-ASSEMBLY-41")
def test_one_bound_baron_is_asked_once():
    from serai.games.warrior_knights.rules.assembly.motions import carry_motion
    from serai.games.warrior_knights.tables import AGENDA_EFFECTS

    s = realm(3)
    s.chair, s.motion_seat = A, A
    s.motion = agenda("fine_for_misrule")
    carry_motion(s, AGENDA_EFFECTS[s.motion])
    run(s)
    assert asked(s) == (A, "ObeyMotion")
    choose(s, OBEY)
    assert s.crowns == [10, 15, 15]
    assert s.todo == []
    assert NOBLE[0].noble == 0
    assert CITY[0].city == 0


@pytest.mark.rule("WK-INV-7")
def test_two_castles_in_the_first_area_are_one_too_many():
    s = realm()
    hold(s, "froli", -2)
    castle(s, A, "C1")
    assert "WK-INV-7" not in GAME.check(s)
    s.castle[B] = s.castle[A]
    assert "WK-INV-7" in GAME.check(s)


@pytest.mark.rule("WK-ACTION-50")
def test_a_noble_in_the_first_area_is_on_the_board_like_any_other():
    s = realm()
    one = noble(s, A, 0, "C1", 50)
    noble(s, A, 1, "C1", 50)
    mobilize(s, A, "C2")
    s.marched.append(one)
    assert why_not(s, NOBLE[one]) == "WK-ACTION-50"


@pytest.mark.rule("WK-EFFECT-17")
def test_camp_fever_strikes_the_garrison_of_a_castle_in_the_first_area():
    s = realm()
    hold(s, "froli", -2)
    castle(s, B, "C1")
    held = garrison(s, B, 100, "swiss_100")
    strike(s, "camp_fever", B)
    assert s.tokens[held] == 1
