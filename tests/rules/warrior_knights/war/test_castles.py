"""The fall of castles, and what becomes of cities."""

import pytest

from serai.games.warrior_knights.choices import (
    DEFY,
    OBEY,
)
from serai.games.warrior_knights.events import VictoryCounted
from serai.games.warrior_knights.rules.board import CASTLE, CITY_INCOME
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import AFFAIRS, REBUILD
from serai.games.warrior_knights.rules.war.armies import is_inside, wall_strength
from serai.games.warrior_knights.rules.war.assault import defence_stands
from serai.games.warrior_knights.rules.war.castles import fall
from serai.games.warrior_knights.rules.war.cities import breach_city, free_city, take_city
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.state import NEUTRAL, NOBODY, RAZED
from tests.rules.warrior_knights.names import A, B, C, area, city, noble_name, troop, troop_names
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import storm

FOUR = ("swiss_200", "polish_200")


# ---- castles


def fallen(play: Position, loser: int = B, winner: int = A) -> Position:
    play.s.falling = loser
    fall(play.s, loser, winner)
    return play.run()


@pytest.mark.rule(
    "WK-CASTLE-5", "WK-CASTLE-7", "WK-CASTLE-8", "WK-CASTLE-13", "WK-RULING-50", "WK-RULING-51", "WK-EX-24", "WK-D53"
)
def test_fall_of_a_castle() -> None:
    play = Position(empty=True)
    play.baron("second", castle="E4")
    play.s.crowns[B] = 9
    play.city("monz", "second", breach=1, fortified=True)
    play.city("lorne", "second")
    play.siege("monz", "third")
    outside = play.noble("second-circle", "C3", "regular_50").army_number("second-circle")
    play.noble("third-circle", "C3", "regular_50")
    play.stack_fate()
    fallen(play)
    assert play.s.castle[B] == -1
    assert play.s.walled[area("E4")] == NOBODY
    assert play.s.crowns[:2] == [19, 5]
    assert play.asked == "second ransom-city"
    assert play.refused("pick-city arvane") == "WK-CASTLE-8"
    play.choose("pick-city monz")
    assert play.asked == "first keep-or-raze"
    play.choose("keep")
    monz = city("monz")
    assert (play.s.owner[monz], play.s.breach[monz], play.s.fortified[monz], play.s.besieger[monz]) == (A, 1, 1, NOBODY)

    assert not is_inside(play.s, outside)
    assert play.s.owner[city("lorne")] == B
    assert play.s.where[outside] == area("C3")


@pytest.mark.rule("WK-CASTLE-9", "WK-CASTLE-10", "WK-CASTLE-11", "WK-UPKEEP-4", "WK-UPKEEP-13", "WK-D56", "WK-EX-24")
def test_without_a_castle_no_influence_until_it_is_rebuilt_whole() -> None:
    play = Position(4, empty=True)
    play.baron("second", castle="E4", breach=3)
    play.stack_fate()
    play.city("monz", "second")
    play.city("lorne", "second")
    fallen(play)
    play.choose("pick-city lorne", "keep")
    play.run(GATHER_INFLUENCE)
    assert play.s.influence[B] == 0
    play.noble("first-circle", "E5", "regular_50")
    play.run(AFFAIRS[B])
    assert play.asked == "second rebuild"
    assert play.refused("place-castle E5") == "WK-UPKEEP-13"  # an opponent's noble
    assert play.refused("place-castle D4") == "WK-UPKEEP-13"  # a city
    play.baron("third", castle="C4")
    assert play.refused("place-castle C4") == "WK-UPKEEP-13"
    play.choose("place-castle E4")
    assert play.s.castle[B] == area("E4")
    assert play.s.breach[CASTLE + B] == 0


@pytest.mark.rule("WK-RULING-8", "WK-UPKEEP-13", "WK-PLAYERS-4")
def test_a_rebuilt_castle_keeps_off_the_rim_too() -> None:
    play = Position(3, empty=True)
    play.run(REBUILD[B])
    assert play.refused("place-castle D1") == "WK-PLAYERS-4"
    assert play.refused("place-castle overseas_tunis") == "WK-RULING-5"
    play.choose("done")
    assert play.s.castle[B] == -1


@pytest.mark.rule("WK-CASTLE-6", "WK-CASTLE-14", "WK-RULING-49", "WK-DEATH-4", "WK-DEATH-5")
def test_the_garrison_of_a_fallen_castle_deserts_and_takes_losses() -> None:
    play = Position(empty=True)
    play.baron("second", castle="E4")
    guard = play.baron("second", garrison="polish_100 swiss_100 regular_50", tokens=1).army_number("second-castle")
    play.stack_fate(0)  # Polish
    fallen(play)
    assert play.s.armies[guard] == (troop(50),)  # the Polish desert, the Swiss are lost to the token
    assert play.s.tokens[guard] == 0
    assert play.s.castle[B] == -1
    order = [type(e).__name__ for e in play.events() if type(e).__name__ in ("TroopLeft", "CastleFell", "Paid")]
    assert order == ["TroopLeft", "TroopLeft", "CastleFell", "Paid"]


@pytest.mark.rule("WK-CASTLE-1", "WK-CASTLE-2", "WK-CASTLE-3", "WK-CASTLE-4")
def test_a_castle_falls_when_walls_and_garrison_are_spent() -> None:
    play = Position(empty=True)
    keep = play.baron("second", castle="E4", breach=3).wall_number("second-castle")
    guard = play.baron("second", garrison="regular_100").army_number("second-castle")
    leader = play.noble("first-circle", "E4", troop_names(*FOUR)).army_number("first-circle")
    play.s.crowns[B] = 8
    storm("deal deal", "victory victory", play, "E4", [leader], wall=keep)
    play.choose("breach")
    assert play.s.castle[B] == -1
    assert play.s.crowns[A] == 19
    assert play.s.tokens[guard] == 0
    assert play.events(VictoryCounted) == []
    play = Position(empty=True)
    keep = play.baron("second", castle="E4", breach=4).wall_number("second-castle")
    guard = play.baron("second", garrison="regular_100 swiss_50", tokens=1).army_number("second-castle")
    play.s.fight = [A, B, 1, keep, 0, -1, 0, 0, 0, 0, 0]
    assert defence_stands(play.s, [])  # the garrison still holds
    play.s.tokens[guard] = 2
    assert not defence_stands(play.s, [])

    check_army(play.s, guard)
    assert play.s.doomed == []  # nobody to die
    assert play.s.tokens[guard] == 2


@pytest.mark.rule("WK-CASTLE-14", "WK-RETREAT-9", "WK-RULING-55", "WK-EX-33")
@pytest.mark.parametrize("free", [True, False])
def test_castle_lost_by_a_partial_victory(free: bool) -> None:
    play = Position(empty=True)
    keep = play.baron("second", castle="E4").wall_number("second-castle")
    play.baron("second", garrison="regular_50 romanian_50")
    inside = play.noble("second-circle", "E4", "regular_100 italian_100").army_number("second-circle")
    leader = play.noble("first-circle", "E4", troop_names(*FOUR)).army_number("first-circle")
    play.city("monz", "second")
    if not free:
        for place in ("D3", "E3", "F4", "E5", "F3", "F5"):
            play.noble(noble_name(C, ("D3", "E3", "F4", "E5", "F3", "F5").index(place) % 4), "off", "")
        for number, place in enumerate(("F3", "F4", "E5", "F5")):
            play.noble(noble_name(C, number), place, "regular_50")
    play.s.crowns[B] = 5
    storm("victory", "prevent", play, "E4", [leader], foes=[inside], wall=keep, extra=(1,))
    if free:
        assert play.asked == "second retreat-to"
        assert play.s.castle[B] == area("E4")
        play.choose(play.choices[0])
        assert play.s.where[inside] >= 0
    else:
        assert play.s.where[inside] == -1
    assert play.s.castle[B] == -1
    assert play.s.crowns[A] == 17
    assert play.asked == "first keep-or-raze"  # of the only city


@pytest.mark.rule("WK-SIEGE-13", "WK-CASTLE-1", "WK-SIEGE-17")
def test_a_besieged_castle_falls_too() -> None:
    play = Position(empty=True)
    keep = play.baron("second", castle="E4").wall_number("second-castle")
    inside = play.noble("second-circle", "E4", "regular_50").army_number("second-circle")
    play.noble("first-circle", "E4", troop_names(*FOUR, "italian_200", "italian_200"))
    play.siege("second-castle", "first")
    play.s.round = 3
    play.s.crowns[B] = 1
    play.stack_fate()
    play.mobilize("first", "E4")
    play.choose("besiege")
    assert play.s.where[inside] == -1
    assert play.s.castle[B] == -1
    assert (play.s.besieger[keep], play.s.crowns[:2]) == (NOBODY, [15, 1])


# ---- cities


@pytest.mark.rule("WK-CITY-5", "WK-EX-10")
def test_fortified_city_at_zero() -> None:
    play = Position(empty=True)
    froli = play.city("froli", "first", fortified=True, breach=2).wall_number("froli")
    assert wall_strength(play.s, froli) == 100
    breach_city(play.s, froli)
    assert (play.s.fortified[froli], play.s.breach[froli]) == (0, 2)
    assert wall_strength(play.s, froli) == 0


@pytest.mark.rule("WK-CITY-6", "WK-CITY-7", "WK-CITY-8", "WK-RULING-52", "WK-EX-30")
def test_razing() -> None:
    play = Position(empty=True)
    arvane = play.city("arvane", "second", fortified=True, breach=1).wall_number("arvane")
    assert CITY_INCOME[arvane] == 5
    take_city(play.s, A, arvane)
    play.run().choose("raze")
    assert play.s.crowns[A] == 30
    assert (play.s.owner[arvane], play.s.fortified[arvane], play.s.breach[arvane]) == (RAZED, 0, 0)
    assert income(play.s, A) == 0

    assert play.s.walled[area("D4")] == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21")
@pytest.mark.parametrize("name", ["mercy_to_cities", "open_ban_razing"])
def test_mercy_to_the_cities_is_broken_by_razing(name: str) -> None:
    for pick, owner in ((OBEY, B), (DEFY, RAZED)):
        play = Position(empty=True)
        play.law(name)
        take_city(play.s, B, city("monz"))
        play.run().choose("raze", pick)
        assert play.s.owner[city("monz")] == owner
        assert play.s.outlaw[B] == int(pick is DEFY)
        assert play.s.crowns[B] == (27 if pick is DEFY else 15)


@pytest.mark.rule("WK-CITY-3", "WK-CITY-9", "WK-ASSAULT-18")
def test_a_change_of_control_keeps_the_fortification_and_ends_the_siege() -> None:
    play = Position(empty=True)
    monz = play.city("monz", "second", fortified=True).wall_number("monz")
    play.noble("third-circle", "C3", "regular_50")
    late = play.noble("second-circle", "C3", "regular_50").army_number("second-circle")
    play.siege("monz", "third")
    play.s.outside[late] = 1
    take_city(play.s, A, monz)
    assert (play.s.owner[monz], play.s.fortified[monz], play.s.besieger[monz]) == (A, 1, NOBODY)
    assert play.s.outside[late] == 0


@pytest.mark.rule("WK-CITY-4", "WK-CITY-9", "WK-CITY-1")
def test_a_city_that_turns_neutral_loses_its_fortification_and_stays_besieged() -> None:
    play = Position(empty=True)
    monz = play.city("monz", "second", fortified=True, breach=2).wall_number("monz")
    play.noble("third-circle", "C3", "regular_50")
    play.siege("monz", "third")
    free_city(play.s, monz)
    assert (play.s.owner[monz], play.s.fortified[monz], play.s.breach[monz], play.s.besieger[monz]) == (
        NEUTRAL,
        0,
        2,
        C,
    )
