"""The fall of castles, and what becomes of cities."""

import pytest

from serai.games.warrior_knights.choices import (
    BESIEGE,
    BREACH,
    CASTLE_AT,
    CITY,
    DEFY,
    DONE,
    KEEP,
    OBEY,
    RAZE,
)
from serai.games.warrior_knights.rules.board import CASTLE, CITY_INCOME
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.rules.war.armies import wall_strength
from serai.games.warrior_knights.rules.war.assault import defence_stands
from serai.games.warrior_knights.rules.war.cities import breach_city, free_city, take_city
from serai.games.warrior_knights.state import NEUTRAL, NOBODY, RAZED
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    A,
    B,
    C,
    area,
    asked,
    besiege,
    castle,
    choose,
    city,
    garrison,
    hold,
    law,
    mobilize,
    noble,
    options,
    realm,
    run,
    stack_fate,
    told,
    troop,
    why_not,
)
from tests.rules.warrior_knights.scenes import storm

FOUR = ("swiss_200", "polish_200")


# ---- castles


def fallen(s, loser=B, winner=A):
    from serai.games.warrior_knights.rules.war.castles import fall

    s.falling = loser
    fall(s, loser, winner)
    return run(s)


@pytest.mark.rule(
    "WK-CASTLE-5", "WK-CASTLE-7", "WK-CASTLE-8", "WK-CASTLE-13", "WK-RULING-50", "WK-RULING-51", "WK-EX-24", "WK-D53"
)
def test_fall_of_a_castle():
    s = realm()
    castle(s, B, "E4")
    s.crowns[B] = 9
    hold(s, "monz", B, breach=1, fortified=True)
    hold(s, "lorne", B)
    besiege(s, city("monz"), C)
    outside = noble(s, B, 0, "C3", 50)
    noble(s, C, 0, "C3", 50)
    stack_fate(s)
    fallen(s)
    assert s.castle[B] == -1
    assert s.castle_in[area("E4")] == NOBODY
    assert s.crowns[:2] == [19, 5]
    assert asked(s) == (B, "RansomCity")
    assert why_not(s, CITY[city("arvane")]) == "WK-CASTLE-8"
    choose(s, CITY[city("monz")])
    assert asked(s) == (A, "KeepOrRaze")
    choose(s, KEEP)
    monz = city("monz")
    assert (s.owner[monz], s.breach[monz], s.fortified[monz], s.besieger[monz]) == (A, 1, 1, NOBODY)
    from serai.games.warrior_knights.rules.war.armies import is_inside

    assert not is_inside(s, outside)
    assert s.owner[city("lorne")] == B
    assert s.where[outside] == area("C3")


@pytest.mark.rule("WK-CASTLE-9", "WK-CASTLE-10", "WK-CASTLE-11", "WK-UPKEEP-4", "WK-UPKEEP-13", "WK-D56", "WK-EX-24")
def test_without_a_castle_no_influence_until_it_is_rebuilt_whole():
    from serai.games.warrior_knights.rules.upkeep.upkeep_baron import AFFAIRS

    s = realm(4)
    castle(s, B, "E4", breach=3)
    stack_fate(s)
    hold(s, "monz", B)
    hold(s, "lorne", B)
    fallen(s)
    choose(s, CITY[city("lorne")], KEEP)
    run(s, GATHER_INFLUENCE)
    assert s.influence[B] == 0
    noble(s, A, 0, "E5", 50)
    run(s, AFFAIRS[B])
    assert asked(s) == (B, "Rebuild")
    assert why_not(s, CASTLE_AT[area("E5")]) == "WK-UPKEEP-13"  # an opponent's noble
    assert why_not(s, CASTLE_AT[area("D4")]) == "WK-UPKEEP-13"  # a city
    castle(s, C, "C4")
    assert why_not(s, CASTLE_AT[area("C4")]) == "WK-UPKEEP-13"
    choose(s, CASTLE_AT[area("E4")])
    assert s.castle[B] == area("E4")
    assert s.breach[CASTLE + B] == 0


@pytest.mark.rule("WK-RULING-8", "WK-UPKEEP-13", "WK-PLAYERS-4")
def test_a_rebuilt_castle_keeps_off_the_rim_too():
    from serai.games.warrior_knights.rules.upkeep.upkeep_baron import REBUILD

    s = realm(3)
    run(s, REBUILD[B])
    assert why_not(s, CASTLE_AT[area("D1")]) == "WK-PLAYERS-4"
    assert why_not(s, CASTLE_AT[area("overseas_tunis")]) == "WK-RULING-5"
    choose(s, DONE)
    assert s.castle[B] == -1


@pytest.mark.rule("WK-CASTLE-6", "WK-CASTLE-14", "WK-RULING-49", "WK-DEATH-4", "WK-DEATH-5")
def test_the_garrison_of_a_fallen_castle_deserts_and_takes_losses():
    s = realm()
    castle(s, B, "E4")
    guard = garrison(s, B, "polish_100", "swiss_100", 50, tokens=1)
    stack_fate(s, 0)  # Polish
    fallen(s)
    assert s.armies[guard] == (troop(50),)  # the Polish desert, the Swiss are lost to the token
    assert s.tokens[guard] == 0
    assert s.castle[B] == -1
    order = [type(e).__name__ for e in s.told if type(e).__name__ in ("TroopLeft", "CastleFell", "Paid")]
    assert order == ["TroopLeft", "TroopLeft", "CastleFell", "Paid"]


@pytest.mark.rule("WK-CASTLE-1", "WK-CASTLE-2", "WK-CASTLE-3", "WK-CASTLE-4")
def test_a_castle_falls_when_walls_and_garrison_are_spent():
    s = realm()
    keep = castle(s, B, "E4", breach=3)
    guard = garrison(s, B, 100)
    leader = noble(s, A, CIRCLE, "E4", *FOUR)
    s.crowns[B] = 8
    storm("deal deal", "victory victory", s, "E4", [leader], wall=keep)
    choose(s, BREACH)
    assert s.castle[B] == -1
    assert s.crowns[A] == 19
    assert s.tokens[guard] == 0
    assert told(s, "VictoryCounted") == []
    s = realm()
    keep = castle(s, B, "E4", breach=4)
    guard = garrison(s, B, 100, "swiss_50", tokens=1)
    s.fight = [A, B, 1, keep, 0, -1, 0, 0, 0, 0, 0]
    assert defence_stands(s, [])  # the garrison still holds
    s.tokens[guard] = 2
    assert not defence_stands(s, [])
    from serai.games.warrior_knights.rules.war.death import check_army

    check_army(s, guard)
    assert s.doomed == []  # nobody to die
    assert s.tokens[guard] == 2


@pytest.mark.rule("WK-CASTLE-14", "WK-RETREAT-9", "WK-RULING-55", "WK-EX-33")
@pytest.mark.parametrize("free", [True, False])
def test_castle_lost_by_a_partial_victory(free):
    s = realm()
    keep = castle(s, B, "E4")
    garrison(s, B, 50, "romanian_50")
    inside = noble(s, B, CIRCLE, "E4", 100, "italian_100")
    leader = noble(s, A, CIRCLE, "E4", *FOUR)
    hold(s, "monz", B)
    if not free:
        for place in ("D3", "E3", "F4", "E5", "F3", "F5"):
            noble(s, C, ("D3", "E3", "F4", "E5", "F3", "F5").index(place) % 4, None)
        for number, place in enumerate(("F3", "F4", "E5", "F5")):
            noble(s, C, number, place, 50)
    s.crowns[B] = 5
    storm("victory", "prevent", s, "E4", [leader], foes=[inside], wall=keep, extra=(1,))
    if free:
        assert asked(s) == (B, "RetreatTo")
        assert s.castle[B] == area("E4")
        choose(s, options(s)[0])
        assert s.where[inside] >= 0
    else:
        assert s.where[inside] == -1
    assert s.castle[B] == -1
    assert s.crowns[A] == 17
    assert asked(s) == (A, "KeepOrRaze")  # of the only city


@pytest.mark.rule("WK-SIEGE-13", "WK-CASTLE-1", "WK-SIEGE-17")
def test_a_besieged_castle_falls_too():
    s = realm()
    keep = castle(s, B, "E4")
    inside = noble(s, B, 0, "E4", 50)
    noble(s, A, 0, "E4", *FOUR, "italian_200", "italian_200")
    besiege(s, keep, A)
    s.round = 3
    s.crowns[B] = 1
    stack_fate(s)
    mobilize(s, A, "E4")
    choose(s, BESIEGE)
    assert s.where[inside] == -1
    assert s.castle[B] == -1
    assert (s.besieger[keep], s.crowns[:2]) == (NOBODY, [15, 1])


# ---- cities


@pytest.mark.rule("WK-CITY-5", "WK-EX-10")
def test_fortified_city_at_zero():
    s = realm()
    froli = hold(s, "froli", A, fortified=True, breach=2)
    assert wall_strength(s, froli) == 100
    breach_city(s, froli)
    assert (s.fortified[froli], s.breach[froli]) == (0, 2)
    assert wall_strength(s, froli) == 0


@pytest.mark.rule("WK-CITY-6", "WK-CITY-7", "WK-CITY-8", "WK-RULING-52", "WK-EX-30")
def test_razing():
    s = realm()
    arvane = hold(s, "arvane", B, fortified=True, breach=1)
    assert CITY_INCOME[arvane] == 5
    take_city(s, A, arvane)
    choose(run(s), RAZE)
    assert s.crowns[A] == 30
    assert (s.owner[arvane], s.fortified[arvane], s.breach[arvane]) == (RAZED, 0, 0)
    assert income(s, A) == 0
    from serai.games.warrior_knights.rules.war.armies import walls_in

    assert walls_in(s, area("D4")) == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21")
@pytest.mark.parametrize("name", ["mercy_to_cities", "open_ban_razing"])
def test_mercy_to_the_cities_is_broken_by_razing(name):
    for pick, owner in ((OBEY, B), (DEFY, RAZED)):
        s = realm()
        law(s, name)
        take_city(s, B, city("monz"))
        choose(run(s), RAZE, pick)
        assert s.owner[city("monz")] == owner
        assert s.outlaw[B] == int(pick is DEFY)
        assert s.crowns[B] == (27 if pick is DEFY else 15)


@pytest.mark.rule("WK-CITY-3", "WK-CITY-9", "WK-ASSAULT-18")
def test_a_change_of_control_keeps_the_fortification_and_ends_the_siege():
    s = realm()
    monz = hold(s, "monz", B, fortified=True)
    noble(s, C, 0, "C3", 50)
    late = noble(s, B, 0, "C3", 50)
    besiege(s, monz, C)
    s.outside[late] = 1
    take_city(s, A, monz)
    assert (s.owner[monz], s.fortified[monz], s.besieger[monz]) == (A, 1, NOBODY)
    assert s.outside[late] == 0


@pytest.mark.rule("WK-CITY-4", "WK-CITY-9", "WK-CITY-1")
def test_a_city_that_turns_neutral_loses_its_fortification_and_stays_besieged():
    s = realm()
    monz = hold(s, "monz", B, fortified=True, breach=2)
    noble(s, C, 0, "C3", 50)
    besiege(s, monz, C)
    free_city(s, monz)
    assert (s.owner[monz], s.fortified[monz], s.breach[monz], s.besieger[monz]) == (NEUTRAL, 0, 2, C)
