"""Whatever depends on a seat works for the first seat, whose number is nothing, as for all others."""

import pytest

from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    CITY,
    DISCARD,
    NOBLE,
    PAY,
    REPAIR,
)
from serai.games.warrior_knights.events import SiegeLifted, VictoryCounted
from serai.games.warrior_knights.rules.assembly.motions import carry_motion
from serai.games.warrior_knights.rules.cards.neutral_cards import UPGRADE
from serai.games.warrior_knights.rules.cards.selections import SelectCompany, armies_for, cities_for
from serai.games.warrior_knights.rules.cards.work import targets
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
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.rules.war.castles import CASTLE_GONE
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.state import MERCENARY_LIMIT, NOBODY, weigh
from serai.games.warrior_knights.tables import AGENDA_EFFECTS, EFFECTS, EVENT_EFFECTS, GARRISON
from tests.rules.driver import rule_of
from tests.rules.warrior_knights.names import (
    SQUARE,
    A,
    B,
    C,
    agenda,
    area,
    attack_with,
    cards_showing,
    city,
    event,
    troop,
)
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import strike


@pytest.mark.rule("WK-TAX-3", "WK-UPKEEP-3", "WK-NEUTRAL-6", "WK-UPKEEP-17")
def test_a_siege_by_the_first_seat_stops_taxes_influence_repairs_and_returns() -> None:
    play = Position(empty=True)
    play.baron("second", castle="E4")
    play.city("monz", "second", breach=1)
    play.city("lorne", "second", breach=1)
    play.siege("monz", "first")
    assert income(play.s, B) == 3
    play.run(GATHER_INFLUENCE)
    assert play.s.influence[B] == 1
    assert homes(play.s, B) == [area("A6"), area("E4")]
    play.run(UPGRADE[B])
    assert REPAIR[city("lorne")] in play.choices
    assert play.refused("repair monz") == "WK-NEUTRAL-6"


@pytest.mark.rule("WK-MERC-7", "WK-MERC-9")
def test_the_first_area_and_the_first_seat_are_as_good_as_any() -> None:
    play = Position(empty=True)
    play.city("froli", "first")
    one = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")  # C1 is the first area
    play.s.owner[city("froli")] = A
    assert posts_for(play.s, A)[0] == one
    play.siege("froli", "second")
    assert one not in posts_for(play.s, A)
    play.s.track[0] = A
    play.baron("first", castle="E4")
    play.s.companies.remove(troop("swiss_50"))
    play.s.row.append(troop("swiss_50"))
    play.run(HOLD_DRAFT)
    play.choose("hire swiss_50")
    assert play.refused("pick-army first-circle") == "WK-MERC-9"
    assert owner_of(GARRISON) == A
    assert armies_of(A) == (0, 1, 2, 3, 24)


@pytest.mark.rule("WK-BATTLE-29", "WK-BATTLE-22")
def test_the_defending_commanders_victory_counts_for_him() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "swiss_200 regular_100")
    play.noble("second-hexagon", "E4", "polish_200 regular_100")
    wanted = cards_showing("prevent victory")
    rest = [c for c in range(24) if c not in wanted]
    play.stack_fate(wanted[0], *rest[:4], wanted[1], *rest[4:8])
    play.mobilize("first", "E4")
    play.choose("fight second")
    play.commit(first=[DISCARD[c] for c in rest[:4]], second=[DISCARD[c] for c in rest[4:8]])
    assert tuple(play.events(VictoryCounted)[0]) == (0, 2)
    assert play.s.where[0] == -1


@pytest.mark.rule("WK-BATTLE-4")
def test_an_attack_needs_some_noble_and_each_of_them_once() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.noble("first-square", "E4", "regular_50")
    play.noble("second-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("fight second")
    assert play.refused("attack-with -") == "WK-BATTLE-4"
    assert play.refused("attack-with first-square,first-circle") == "WK-BATTLE-4"
    assert attack_with(0, 1) in play.choices


@pytest.mark.rule("WK-WAGES-6")
def test_cards_are_paid_army_by_army() -> None:
    play = Position(empty=True)
    play.noble("first-square", "E4", "swiss_50 swiss_50")
    play.noble("first-triangle", "E4", "swiss_50")
    play.run(PAY_TURN[A])
    play.choose("pay first-square swiss_50")
    assert play.choices[:2] == [PAY[SQUARE][troop("swiss_50")], PAY[2][troop("swiss_50")]]
    play.choose("pay first-square swiss_50")
    assert PAY[SQUARE][troop("swiss_50")] not in play.choices
    play.choose("pay-all")
    assert play.s.crowns[A] == 12
    assert len(play.s.armies[SQUARE]) == 2


@pytest.mark.rule("WK-DEAL-1")
def test_there_is_no_fourth_baron_among_three() -> None:
    play = Position(empty=True).reveal("first-levy_taxes")
    assert rule_of(why_not_aside(play.s, A, Give(3, 1, ""))) == "WK-DEAL-1"


@pytest.mark.rule("WK-EFFECT-2")
def test_an_effect_takes_several_companies_one_by_one() -> None:
    play = Position(empty=True)
    play.baron("first", garrison="swiss_50 polish_50 english_50")
    number = next(n for n in range(len(EFFECTS)) if EFFECTS[n].name == "lose_mercenary")
    play.run(SelectCompany(A, number, 2))
    play.choose("take first-castle polish_50")
    assert play.kind == "select-company"
    play.choose("take first-castle swiss_50")
    assert play.kind == ""
    assert play.s.armies[GARRISON] == (troop("english_50"),)


@pytest.mark.rule("WK-TERM-2")
def test_a_motion_goes_clockwise_from_its_chairman_even_the_first_seat() -> None:
    play = Position(4, empty=True)
    play.s.gavel, play.s.chair, play.s.sceptre = C, A, B
    play.s.bound[:] = [1, 1, 1, 1]
    tithe = EFFECTS[next(n for n in range(len(EFFECTS)) if EFFECTS[n].target == "all_except_head")]
    assert targets(play.s, tithe, True) == [A, C, 3]
    assert targets(play.s, tithe, False) == [C, 3, A]
    assert clockwise(play.s, A) == [A, B, C, 3]


@pytest.mark.rule("WK-ASSEMBLY-29", "WK-DEATH-3")
def test_support_troops_keep_a_noble_alive_only_in_the_field() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "regular_50", tokens=1).army_number("first-circle")
    play.office("first-circle", "marshal")
    assert capacity(play.s, leader) == 2
    check_army(play.s, leader)
    assert play.s.doomed == []
    play.s.office[leader] = NOBODY
    check_army(play.s, leader)
    assert play.s.doomed == [leader]


@pytest.mark.rule("WK-EFFECT-6")
def test_two_limits_of_companies_do_not_add_up() -> None:
    play = Position(empty=True)
    play.s.laws += [agenda("limit_of_companies"), agenda("open_cap_companies")]
    weigh(play.s)
    assert play.s.law[MERCENARY_LIMIT] == 4


@pytest.mark.rule("WK-CASTLE-14")
def test_a_fallen_castle_leaves_no_siege_behind() -> None:
    play = Position(empty=True)
    keep = play.baron("second", castle="E4", breach=2).wall_number("second-castle")
    play.noble("first-circle", "E4", "regular_50")
    late = play.noble("second-circle", "E4", "regular_50").army_number("second-circle")
    play.siege("second-castle", "first")
    play.s.outside[late] = 1
    play.s.falling = B
    play.run(CASTLE_GONE[B][A])
    assert (play.s.besieger[keep], play.s.breach[keep], play.s.outside[late], play.s.falling) == (NOBODY, 0, 0, NOBODY)
    assert play.events(SiegeLifted)


@pytest.mark.rule("WK-EVENT-13")
def test_pestilence_spares_armies_elsewhere_and_events_are_discarded_once() -> None:
    play = Position(empty=True)
    number = EVENT_EFFECTS[event("pestilence")][0]
    assert armies_for(play.s, EFFECTS[number], A) == []  # no fate card is shown
    assert cities_for(play.s, EFFECTS[EVENT_EFFECTS[event("pestilence")][1]], NOBODY) == []
    play.s.fate_shown.append(0)  # Alexandria
    play.noble("first-circle", "overseas_alexandria", "regular_50")
    assert armies_for(play.s, EFFECTS[number], A) == [0]
    assert cities_for(play.s, EFFECTS[EVENT_EFFECTS[event("pestilence")][1]], NOBODY) == [city("alexandria")]


@pytest.mark.rule("WK-ASSAULT-5", "WK-BATTLE-14")
def test_walls_and_troops_together_draw_at_most_ten() -> None:
    play = Position(empty=True)
    keep = play.baron("second", castle="E4").wall_number("second-castle")
    guard = play.baron("second", garrison="swiss_200 swiss_200 polish_200").army_number("second-castle")
    inside = play.noble("second-circle", "E4", "regular_100").army_number("second-circle")
    assert cards_due(play.s, [inside, guard], keep, True) == 10
    play.noble("first-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("assault")
    assert len(play.s.fate_hand[B]) == 10


@pytest.mark.rule("WK-ASSEMBLY-41")
def test_one_bound_baron_is_asked_once() -> None:
    play = Position(3, empty=True)
    play.s.chair, play.s.motion_seat = A, A
    play.s.motion = agenda("fine_for_misrule")
    carry_motion(play.s, AGENDA_EFFECTS[play.s.motion])
    play.run()
    assert play.asked == "first obey-motion"
    play.choose("obey")
    assert play.s.crowns == [10, 15, 15]
    assert play.s.todo == []
    assert NOBLE[0].noble == 0
    assert CITY[0].city == 0


@pytest.mark.rule("WK-INV-7")
def test_two_castles_in_the_first_area_are_one_too_many() -> None:
    play = Position(empty=True)
    play.city("froli", "razed")
    play.baron("first", castle="C1")
    assert "WK-INV-7" not in GAME.check(play.s)
    play.s.castle[B] = play.s.castle[A]
    assert "WK-INV-7" in GAME.check(play.s)


@pytest.mark.rule("WK-ACTION-50")
def test_a_noble_in_the_first_area_is_on_the_board_like_any_other() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.noble("first-square", "C1", "regular_50")
    play.mobilize("first", "C2")
    play.s.marched.append(one)
    assert play.refused("pick-noble first-circle") == "WK-ACTION-50"


@pytest.mark.rule("WK-EFFECT-17")
def test_camp_fever_strikes_the_garrison_of_a_castle_in_the_first_area() -> None:
    play = Position(empty=True)
    play.city("froli", "razed")
    play.baron("second", castle="C1")
    held = play.baron("second", garrison="regular_100 swiss_100").army_number("second-castle")
    strike(play, "camp_fever", B)
    assert play.s.tokens[held] == 1
