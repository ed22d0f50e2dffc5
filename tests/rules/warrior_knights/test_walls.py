"""Assault, siege, castles and cities."""

import pytest

from serai.games.warrior_knights.armies import wall_strength
from serai.games.warrior_knights.assault import defence_stands
from serai.games.warrior_knights.battle import attack_strength, defence_strength
from serai.games.warrior_knights.board import CASTLE, CITY_INCOME
from serai.games.warrior_knights.choices import (
    ALLOW,
    ASSAULT,
    BESIEGE,
    BREACH,
    CASTLE_AT,
    CASUALTY,
    CITY,
    DEFY,
    DISCARD,
    DONE,
    FIGHT,
    KEEP,
    OBEY,
    RAZE,
    REFUSE,
)
from serai.games.warrior_knights.cities import breach_city, free_city, take_city
from serai.games.warrior_knights.fighting import cards_due
from serai.games.warrior_knights.state import NEUTRAL, NOBODY, RAZED
from serai.games.warrior_knights.tables import GARRISON
from serai.games.warrior_knights.taxation import income
from serai.games.warrior_knights.upkeep import GATHER_INFLUENCE
from tests.rules.warrior_knights.realm import (
    CIRCLE,
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
    options,
    realm,
    run,
    stack_fate,
    to,
    told,
    troop,
    why_not,
)


def storm(ours, theirs, s, place, hosts, foes=(), wall=None, extra=()):
    """A assaults the walls at a place; the sides keep just these results (walls without a noble keep all they draw)."""
    wall = wall if wall is not None else s.castle_in[area(place)]
    armies = [*foes] + ([GARRISON + wall - CASTLE] if wall >= CASTLE else [])
    draws = (cards_due(s, hosts, NOBODY, True), cards_due(s, armies, wall, bool(foes)))
    wanted = fates(f"{ours} {theirs}")
    kept_a, kept_b = wanted[: len(ours.split())], wanted[len(ours.split()) :]
    rest = [c for c in range(24) if c not in wanted]
    hand_a = kept_a + rest[: draws[0] - len(kept_a)]
    rest = rest[draws[0] - len(kept_a) :]
    assert foes or draws[1] == len(kept_b), f"the walls draw {draws[1]} cards"
    hand_b = kept_b + rest[: draws[1] - len(kept_b)]
    stack_fate(s, *hand_a, *hand_b, *extra)
    mobilize(s, A, place)
    choose(s, ASSAULT)
    if kind(s) == "ChooseHost":
        choose(s, attack_with(*hosts))
    while kind(s) == "TakeCommand":
        choose(s, options(s)[0])
    drafts = {"a": [DISCARD[c] for c in hand_a[len(kept_a) :]]}
    if foes:
        drafts["b"] = [DISCARD[c] for c in hand_b[len(kept_b) :]]
    return commit(s, **drafts)


TWO = ("swiss_200",)
FOUR = ("swiss_200", "polish_200")


# ---- when walls may be attacked


@pytest.mark.rule(
    "WK-ASSAULT-1", "WK-ASSAULT-2", "WK-ASSAULT-3", "WK-ASSAULT-20", "WK-RULING-46", "WK-RULING-71", "WK-D14"
)
def test_every_third_baron_on_the_spot_must_permit_an_attack_on_walls():
    s = realm(4)
    hold(s, "arvane", B)
    noble(s, A, 0, "D4", *FOUR)
    noble(s, B, 0, "D4", 50)  # the owner is no third baron
    noble(s, C, 0, "D4", 50)
    noble(s, 3, 0, "~C1", 50)  # nobles at sea do not count
    mobilize(s, A, "D4")
    choose(s, ASSAULT)
    assert asked(s) == (C, "PermitAttack")
    choose(s, REFUSE)
    assert asked(s) == (A, "Attack")
    assert why_not(s, ASSAULT) == "WK-ASSAULT-2"
    assert why_not(s, BESIEGE) == "WK-ASSAULT-2"
    choose(s, FIGHT[C])  # he may fight him in the open instead
    assert s.fight[:2] == [A, C]
    s = realm(4)
    hold(s, "arvane", B)
    noble(s, A, 0, "D4", *FOUR)
    noble(s, C, 0, "D4", 50)
    mobilize(s, A, "D4")
    choose(s, ASSAULT, ALLOW)
    assert kind(s) == "HoldFate"


# ---- assault


@pytest.mark.rule(
    "WK-ASSAULT-4", "WK-ASSAULT-6", "WK-ASSAULT-7", "WK-ASSAULT-10", "WK-ASSAULT-11", "WK-EX-8", "WK-TERM-27"
)
def test_an_assault_that_fails():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", *TWO)
    storm("deal deal", "prevent deal", s, "C1", [leader], wall=city("froli"))
    assert s.breach[city("froli")] == 1
    assert wall_strength(s, city("froli")) == 100
    assert s.tokens[leader] == 1
    assert s.owner[city("froli")] == NEUTRAL
    assert s.where[leader] == area("C1")
    assert cards_due(s, [], city("froli"), False) == 1
    assert s.zones[2]


@pytest.mark.rule("WK-ASSAULT-12", "WK-ASSAULT-18", "WK-EX-9", "WK-BATTLE-28", "WK-D52")
def test_walls_broken():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    storm("deal deal", "victory victory", s, "C1", [leader], wall=city("froli"))
    assert asked(s) == (A, "KeepOrRaze")
    assert told(s, "VictoryCounted") == []
    choose(s, KEEP)
    assert s.owner[city("froli")] == A
    assert s.breach[city("froli")] == 2


@pytest.mark.rule("WK-ASSAULT-13", "WK-ASSAULT-16", "WK-RULING-47")
@pytest.mark.parametrize(("theirs", "dead"), [("victory prevent", False), ("victory victory", True)])
def test_a_neutral_city_can_repel_an_assault(theirs, dead):
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", 100, 100)
    storm("prevent", theirs, s, "C1", [leader], wall=city("froli"))
    if dead:
        assert s.where[leader] == -1
    else:
        assert asked(s) == (A, "RetreatTo")
        assert why_not(s, to("D3")) == "WK-TERM-7"
    assert s.owner[city("froli")] == NEUTRAL


@pytest.mark.rule("WK-ASSAULT-14", "WK-ASSAULT-15", "WK-ASSAULT-17")
def test_a_partial_victory_takes_the_city_and_its_nobles_retreat_first():
    s = realm()
    hold(s, "froli", B)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100)
    storm("victory", "prevent", s, "C1", [leader], foes=[inside], wall=city("froli"))
    assert asked(s) == (B, "RetreatTo")
    assert s.owner[city("froli")] == B
    choose(s, to("D1"))
    assert s.owner[city("froli")] == A
    assert s.where[inside] == area("D1")


@pytest.mark.rule("WK-ASSAULT-14")
def test_a_complete_victory_kills_the_defenders():
    s = realm()
    hold(s, "froli", B)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100)
    storm("victory victory", "prevent", s, "C1", [leader], foes=[inside], wall=city("froli"))
    assert s.where[inside] == -1
    assert s.owner[city("froli")] == A


@pytest.mark.rule("WK-ASSAULT-5", "WK-ASSAULT-8", "WK-ASSAULT-9", "WK-BATTLE-37", "WK-EX-34")
@pytest.mark.parametrize("damage", [3, 2])
def test_walls_or_troops(damage):
    s = realm()
    hold(s, "froli", B)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100)
    storm(
        " ".join(["deal"] * damage),
        "prevent draw"[:0] or "victory",
        s,
        "C1",
        [leader],
        foes=[inside],
        wall=city("froli"),
    )
    assert asked(s) == (B, "PlaceDamage")
    assert options(s) == [CASUALTY[inside], BREACH]
    choose(s, BREACH)
    if kind(s) == "PlaceDamage":
        choose(s, BREACH)
    if damage == 3:
        assert s.where[inside] == -1  # all three points had to be placed
        assert s.owner[city("froli")] == A
    else:
        assert s.tokens[inside] == 0
        assert s.breach[city("froli")] == 2
        assert s.owner[city("froli")] == B


@pytest.mark.rule("WK-ASSAULT-9")
def test_no_more_breaches_than_bring_the_strength_to_zero():
    s = realm()
    hold(s, "froli", B, breach=1)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100, "english_200")
    storm("deal deal deal", "victory victory", s, "C1", [leader], foes=[inside], wall=city("froli"))
    choose(s, BREACH)
    assert s.tokens[inside] == 2  # the walls stand at 0 and take no more
    s.fight = [A, B, 1, city("froli"), 0, 4, 0, 1, 0, 0, 0]
    s.foes = (inside,)
    from serai.games.warrior_knights.fighting import PLACE_DAMAGE

    s.todo.clear()
    s.todo.append(PLACE_DAMAGE[B])
    assert why_not(s, BREACH) == "WK-ASSAULT-9"


@pytest.mark.rule("WK-ASSAULT-19", "WK-RULING-73", "WK-EX-32")
def test_nobody_left_at_the_walls():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", 100, 100)
    storm("deal deal", "deal deal", s, "C1", [leader], wall=city("froli"))
    assert s.where[leader] == -1
    assert s.owner[city("froli")] == NEUTRAL
    assert s.breach[city("froli")] == 2
    s2 = realm()
    hold(s2, "froli", NEUTRAL, breach=2)
    leader = noble(s2, A, CIRCLE, "C1", 50)
    storm("prevent", "", s2, "C1", [leader], wall=city("froli"))
    assert s2.owner[city("froli")] == A  # meets no cards and takes it


# ---- siege


@pytest.mark.rule("WK-SIEGE-1", "WK-SIEGE-2", "WK-SIEGE-3", "WK-SIEGE-4", "WK-EX-11")
def test_the_siege_comparison():
    s = realm()
    one, two = noble(s, A, 0, "C3", "swiss_200", tokens=1), noble(s, A, 1, "C3", 100)
    noble(s, A, 2, "C3", 50)
    assert attack_strength(s, (one, two)) == 400
    assert defence_strength(s, city("monz")) == 300
    mobilize(s, A, "C3")
    assert BESIEGE in options(s)
    choose(s, BESIEGE)
    assert why_not(s, attack_with(two)) == "WK-SIEGE-1"  # not with so few
    choose(s, attack_with(one, two))
    assert s.besieger[city("monz")] == A
    s = realm()
    noble(s, A, 0, "E3", "swiss_200", tokens=1)
    noble(s, A, 1, "E3", 100)
    assert defence_strength(s, city("carrow")) == 400
    mobilize(s, A, "E3")
    assert why_not(s, BESIEGE) == "WK-SIEGE-1"  # equal is not enough
    s = realm()
    hold(s, "froli", B)
    noble(s, B, HEX := 3, "C1", 50)
    assert defence_strength(s, city("froli")) == 450
    assert HEX == 3
    castle(s, B, "E4")
    garrison(s, B, 100, tokens=1)
    assert defence_strength(s, CASTLE + B) == 400


@pytest.mark.rule("WK-SIEGE-5", "WK-SIEGE-12", "WK-EX-12", "WK-SIEGE-7", "WK-UPKEEP-3")
def test_a_siege_token_is_placed_without_cards_and_the_siege_cannot_end_in_that_round():
    s = realm()
    hold(s, "froli", B)
    castle(s, B, "E5")
    leader = noble(s, A, 0, "C1", *FOUR)
    mobilize(s, A, "C1")
    choose(s, BESIEGE)
    assert (s.besieger[city("froli")], s.siege_round[city("froli")]) == (A, 1)
    assert told(s, "DamageCounted") == []
    assert s.exhausted[leader] == 1
    assert s.zones[2]
    s.exhausted[leader] = 0
    mobilize(s, A, "C1")
    assert why_not(s, BESIEGE) == "WK-SIEGE-12"
    assert income(s, B) == 0
    run(s, GATHER_INFLUENCE)
    assert s.influence[B] == 0


@pytest.mark.rule("WK-SIEGE-11", "WK-SIEGE-13", "WK-SIEGE-17", "WK-EX-12", "WK-DEATH-1")
def test_in_a_later_round_the_walls_fall_and_all_inside_die():
    s = realm()
    hold(s, "froli", B, fortified=True)
    noble(s, A, 0, "C1", *FOUR, "italian_200")
    inside = noble(s, B, 0, "C1", 50)
    besiege(s, city("froli"), A)
    s.round = 2
    stack_fate(s)
    mobilize(s, A, "C1")
    choose(s, BESIEGE)
    assert s.where[inside] == -1
    assert asked(s) == (A, "KeepOrRaze")
    choose(s, KEEP)
    assert s.owner[city("froli")] == A
    assert s.fortified[city("froli")] == 1  # stays fortified
    assert s.besieger[city("froli")] == NOBODY


@pytest.mark.rule("WK-SIEGE-11")
def test_the_second_declaration_must_meet_the_comparison_again():
    s = realm()
    hold(s, "froli", B)
    noble(s, A, 0, "C1", 50)
    noble(s, B, 0, "C1", 50)
    besiege(s, city("froli"), A)
    s.round = 2
    mobilize(s, A, "C1")
    assert why_not(s, BESIEGE) == "WK-SIEGE-1"


@pytest.mark.rule("WK-SIEGE-15")
def test_the_besieger_may_assault_and_the_token_stays_if_it_fails():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    besiege(s, city("froli"), A)
    storm("prevent", "prevent prevent", s, "C1", [leader], wall=city("froli"))
    assert s.besieger[city("froli")] == A


@pytest.mark.rule("WK-SIEGE-16")
def test_another_baron_cannot_besiege_but_may_assault_if_the_besieger_permits():
    s = realm()
    noble(s, A, 0, "C1", 50)
    noble(s, B, 0, "C1", *FOUR)
    besiege(s, city("froli"), A)
    mobilize(s, B, "C1")
    assert why_not(s, BESIEGE) == "WK-SIEGE-16"
    choose(s, ASSAULT)
    assert asked(s) == (A, "PermitAttack")


@pytest.mark.rule("WK-SIEGE-10", "WK-SIEGE-9")
def test_a_siege_goes_on_when_strength_falls_and_ends_with_a_death():
    from serai.games.warrior_knights.death import DIE

    s = realm()
    one, two = noble(s, A, 0, "C1", 50), noble(s, A, 1, "C1", 50)
    besiege(s, city("froli"), A)
    stack_fate(s)
    run(s, DIE[one])
    assert s.besieger[city("froli")] == A
    run(s, DIE[two])
    assert s.besieger[city("froli")] == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-87", "WK-EFFECT-20")
def test_kings_peace_and_the_ban_of_assaults_are_broken_by_the_act():
    s = realm()
    law(s, "kings_peace")
    law(s, "war_tax")
    noble(s, B, 0, "C1", *FOUR)
    mobilize(s, B, "C1")
    choose(s, BESIEGE)
    assert asked(s) == (B, "BreakLaw")
    choose(s, OBEY)
    assert s.besieger[city("froli")] == NOBODY
    assert why_not(s, BESIEGE) == "WK-EFFECT-21"
    s.todo.clear()
    s.bowed = 0
    mobilize(s, B, "C1")
    choose(s, BESIEGE, DEFY)
    assert s.besieger[city("froli")] == B
    assert (s.outlaw[B], s.crowns[B]) == (1, 15)  # one defiance breaks the war tax too
    s = realm()
    law(s, "open_ban_assaults")
    noble(s, B, 0, "C1", *FOUR)
    mobilize(s, B, "C1")
    choose(s, ASSAULT, OBEY)
    assert why_not(s, ASSAULT) == "WK-EFFECT-21"
    assert BESIEGE in options(s)


def test_a_ban_of_sieges_works_like_kings_peace():
    s = realm()
    law(s, "open_ban_sieges")
    noble(s, B, 0, "C1", *FOUR)
    mobilize(s, B, "C1")
    choose(s, BESIEGE)
    assert asked(s) == (B, "BreakLaw")


# ---- castles


def fallen(s, loser=B, winner=A):
    from serai.games.warrior_knights.castles import fall

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
    from serai.games.warrior_knights.armies import is_inside

    assert not is_inside(s, outside)
    assert s.owner[city("lorne")] == B
    assert s.where[outside] == area("C3")


@pytest.mark.rule("WK-CASTLE-9", "WK-CASTLE-10", "WK-CASTLE-11", "WK-UPKEEP-4", "WK-UPKEEP-13", "WK-D56", "WK-EX-24")
def test_without_a_castle_no_influence_until_it_is_rebuilt_whole():
    from serai.games.warrior_knights.affairs import AFFAIRS

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
    from serai.games.warrior_knights.affairs import REBUILD

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
    from serai.games.warrior_knights.death import check_army

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
    from serai.games.warrior_knights.armies import walls_in

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


@pytest.mark.rule("WK-CITY-3", "WK-CITY-9")
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
