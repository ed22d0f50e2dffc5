"""Important Event: the procedure, and every one of the event cards."""

import pytest

from serai.games.warrior_knights.board import CASTLE
from serai.games.warrior_knights.choices import (
    ARMY,
    CANCEL,
    CITY,
    DONE,
    EXPEDITION,
    KEEP_EVENT,
    LET_GO,
    NOBLE,
    PASS_EVENT,
    PAY_CROWNS,
    TAKE,
)
from serai.games.warrior_knights.events import IMPORTANT_EVENT, REVEAL_EVENT
from serai.games.warrior_knights.state import NO_HEIR
from serai.games.warrior_knights.tables import EVENT_DECK, EVENTS, GARRISON
from serai.games.warrior_knights.upkeep import END_ROUND
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    amount,
    area,
    asked,
    baron,
    besiege,
    castle,
    choose,
    city,
    event,
    garrison,
    hold,
    kind,
    law,
    noble,
    options,
    realm,
    run,
    stack_fate,
    told,
    troop,
    why_not,
)


def draw(s, name):
    """Let an event be drawn next."""
    number = event(name)
    s.event_pool.remove(number)
    s.event_discard[:] = s.event_pool
    s.event_pool[:] = [number]
    return s


def strike(s, name, victim=C):
    """An event card is drawn and given to a baron by the Head (B), who has no faith."""
    draw(s, name)
    s.event_seat = victim
    run(s, REVEAL_EVENT)
    if kind(s) == "AssignEvent":
        choose(s, PASS_EVENT if victim != B else KEEP_EVENT)
    return s


def hit(name, victim=B, build=None, **more):
    """A red event strikes the Head himself, who has no faith to pass it on or cancel it."""
    s = realm(**more)
    if build:
        build(s)
    return strike(s, name, victim)


def bless(name, build=None, victim=C, **more):
    """A green event goes to the candidate."""
    s = realm(**more)
    if build:
        build(s)
    return strike(s, name, victim)


# ---- the procedure


@pytest.mark.rule("WK-EVENT-1", "WK-RULING-15", "WK-EVENT-2", "WK-D20")
def test_the_head_names_another_baron_before_the_card_is_drawn():
    s = draw(realm(), "rich_harvest")
    run(s, IMPORTANT_EVENT)
    assert asked(s) == (B, "NameCandidate")
    assert options(s) == [baron(A), baron(C)]
    assert why_not(s, baron(B)) == "WK-RULING-15"
    assert told(s, "EventRevealed") == []
    choose(s, baron(C))
    assert [e.event for e in told(s, "EventRevealed")] == [event("rich_harvest")]
    assert s.crowns == [15, 15, 20]  # without faith the Head must give a green event away


@pytest.mark.rule("WK-EVENT-3", "WK-EVENT-8", "WK-EVENT-12", "WK-EX-19", "WK-D21", "WK-D22")
def test_the_head_passes_a_red_event_on_for_a_faith_and_only_the_victim_cancels():
    s = draw(realm(), "assassin")
    s.faith[:] = [9, 2, 2]
    noble(s, C, 0, "E4", 100, 50)
    run(s, IMPORTANT_EVENT)
    choose(s, baron(C))
    assert asked(s) == (B, "AssignEvent")
    choose(s, PASS_EVENT)
    assert s.faith == [9, 1, 2]
    assert asked(s) == (C, "CancelEvent")
    choose(s, CANCEL)
    assert s.faith == [9, 1, 0]
    assert s.tokens[8] == 0
    assert s.event_discard.count(event("assassin")) == 1
    assert told(s, "EventCancelled")

    s = draw(realm(), "assassin")
    s.faith[:] = [9, 2, 0]
    run(s, IMPORTANT_EVENT)
    choose(s, baron(C), KEEP_EVENT)
    assert asked(s) == (B, "CancelEvent")
    choose(s, CANCEL)
    assert s.faith == [9, 0, 0]


@pytest.mark.rule("WK-EVENT-4", "WK-EVENT-5", "WK-EVENT-10", "WK-D21")
def test_a_green_event_costs_the_head_a_faith_to_keep_and_cannot_be_cancelled():
    s = draw(realm(), "rich_harvest")
    s.faith[:] = [5, 1, 5]
    run(s, IMPORTANT_EVENT)
    choose(s, baron(A), KEEP_EVENT)
    assert s.crowns == [15, 20, 15]
    assert s.faith == [5, 0, 5]
    s = draw(realm(), "rich_harvest")
    s.faith[:] = [5, 1, 5]
    run(s, IMPORTANT_EVENT)
    choose(s, baron(A))
    s.faith[B] = 0
    assert options(s) == [PASS_EVENT]
    assert why_not(s, KEEP_EVENT) == "WK-EVENT-5"
    choose(s, PASS_EVENT)
    assert s.crowns == [20, 15, 15]
    assert told(s, "EventCancelled") == []


@pytest.mark.rule("WK-EVENT-5")
def test_without_faith_the_head_suffers_a_red_event_himself():
    s = draw(realm(), "highwaymen")
    run(s, IMPORTANT_EVENT)
    choose(s, baron(C))
    assert s.crowns == [15, 10, 15]


@pytest.mark.rule("WK-EVENT-6", "WK-EVENT-9", "WK-RULING-16", "WK-D23")
def test_barons_pledge_together_against_a_blue_event():
    s = draw(realm(), "drought")  # cancelled for 2
    for seat, name in ((A, "monz"), (B, "lorne")):
        hold(s, name, seat)
    s.faith[:] = [1, 1, 5]
    run(s, REVEAL_EVENT)
    assert asked(s) == (B, "Pledge")  # clockwise from the Head
    assert why_not(s, amount(2)) == "WK-RULING-16"
    choose(s, amount(1))
    assert asked(s) == (C, "Pledge")
    assert options(s) == [amount(0), amount(1)]  # at most what is missing
    choose(s, amount(0))
    choose(s, amount(1))
    assert s.faith == [0, 0, 5]
    assert s.crowns == [15, 15, 15]
    assert told(s, "EventCancelled")


@pytest.mark.rule("WK-RULING-16", "WK-EVENT-13")
def test_pledges_that_do_not_suffice_cost_nothing():
    s = draw(realm(), "drought")
    hold(s, "monz", A)
    s.faith[:] = [1, 0, 0]
    run(s, REVEAL_EVENT)
    choose(s, amount(1))
    assert s.faith == [1, 0, 0]
    assert s.crowns == [14, 15, 15]
    assert s.event_discard.count(event("drought")) == 1


@pytest.mark.rule("WK-EVENT-7", "WK-RULING-68", "WK-EFFECT-3", "WK-EVENT-15", "WK-RULING-78")
def test_the_fate_card_is_shown_before_anybody_cancels_and_choices_come_after():
    s = draw(realm(), "companies_disband")
    s.faith[:] = [2, 0, 0]
    garrison(s, A, "polish_50", "polish_100")
    stack_fate(s, 0)  # Polish
    run(s, REVEAL_EVENT)
    assert [e.fate for e in told(s, "FateTurned")] == [0]
    assert s.fate_shown == [0]
    assert asked(s) == (A, "Pledge")
    choose(s, amount(1))
    assert asked(s) == (A, "SelectCompany")
    choose(s, TAKE[GARRISON][troop("polish_50")])
    assert s.fate_discard == [0]
    assert s.armies[GARRISON] == (troop("polish_100"),)


@pytest.mark.rule("WK-EVENT-11")
def test_an_event_is_cancelled_at_once_or_never():
    from serai.games.warrior_knights.choices import Miracle
    from serai.games.warrior_knights.deals import why_not as why_not_aside

    s = hit("heretic")
    s.faith[B] = 9
    s.todo.append(IMPORTANT_EVENT)
    from serai.games.warrior_knights.events import NAME_CANDIDATE

    s.todo.append(NAME_CANDIDATE[B])
    assert why_not_aside(s, B, Miracle(event("heretic"))).rule == "WK-EVENT-11"


@pytest.mark.rule("WK-EVENT-14", "WK-SUPPLY-3")
def test_the_event_deck_is_renewed_from_its_discards():
    s = realm()
    s.event_discard[:] = s.event_pool[1:]
    s.event_pool[:] = s.event_pool[:1]
    s.event_seat = A
    run(s, REVEAL_EVENT)
    assert len(s.event_pool) == 35


@pytest.mark.rule("WK-EVENT-13", "WK-UPKEEP-18", "WK-EFFECT-19")
def test_a_round_event_ends_with_the_round_and_is_no_law():
    s = strike(realm(), "storms_at_sea")
    assert s.round_events == [event("storms_at_sea")]
    noble(s, A, 0, "C1", 50)
    noble(s, A, 1, "C1", 50)
    s.outlaw[A] = 1  # not even an outlaw sails in a storm
    from tests.rules.warrior_knights.realm import mobilize, sail

    mobilize(s, A, "C3")
    choose(s, NOBLE[0])
    assert kind(s) != "ChooseWay"  # only the road is open
    choose(s, DONE, DONE) if kind(s) == "TakeTroops" else None
    s.todo.clear()
    s.card = -1
    from serai.games.warrior_knights.movement import CHOOSE_WAY

    s.area = -1
    s.marched.clear()
    s.todo.append(CHOOSE_WAY[1])
    assert why_not(s, sail("C3")) == "WK-EFFECT-19"
    s.todo.clear()
    run(s, END_ROUND)
    assert s.round_events == []
    assert s.event_discard.count(event("storms_at_sea")) == 1
    assert s.storm == [0] * 12


# ---- the cards


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-5", "WK-DEATH-2", "WK-RULING-56", "WK-D24")
def test_assassin_the_head_picks_the_army_and_its_noble_may_die():
    def build(s):
        noble(s, B, 0, "E4", 100)
        noble(s, B, 1, "E5", 100, "swiss_200")
        garrison(s, B, "polish_200")

    s = hit("assassin", build=build)
    assert asked(s) == (B, "SelectArmy")
    assert options(s) == [ARMY[4], ARMY[5]]  # noble-led armies on the board
    assert why_not(s, ARMY[GARRISON + B]) == "WK-EFFECT-1"
    choose(s, ARMY[5])
    assert s.tokens[5] == 2
    s = hit("assassin", build=build)
    stack_fate(s)
    choose(s, ARMY[4])
    assert s.where[4] == -1  # capped at his capacity of 1, he dies
    assert told(s, "CasualtyTaken")[0].number == 1

    s = realm()
    s.faith[B] = 1
    noble(s, C, 0, "E4", 100, 50)
    noble(s, C, 1, "E4", 100, 50)
    strike(s, "assassin", C)
    assert asked(s) == (B, "SelectArmy")  # the Head picks among the victim's armies


@pytest.mark.rule("WK-EVENT-13", "WK-EFFECT-7")
def test_heretic_gains_no_faith_for_the_rest_of_the_game():
    from serai.games.warrior_knights.choices import USE, ZONE
    from tests.rules.warrior_knights.realm import reveal

    s = hit("heretic")
    assert s.lasting[B] == (event("heretic"),)
    assert event("heretic") not in s.event_discard
    s.sceptre = A
    reveal(s, B, "serve_the_church")
    choose(s, USE, ZONE[0])
    assert s.faith[B] == 0
    assert s.sceptre == A
    reveal(s, C, "serve_the_church")
    choose(s, USE, ZONE[0])
    assert s.faith[C] == 1


@pytest.mark.rule("WK-RULING-89", "WK-OPT-3.6")
@pytest.mark.parametrize(("name", "asks"), [("no_heir", C), ("broken_line", B)])
def test_no_heir_and_broken_line_take_an_heir_for_good(name, asks):
    s = realm()
    s.faith[B] = 1
    strike(s, name, C)
    assert asked(s) == (asks, "SelectNoble")
    s.heir[9] = NO_HEIR
    assert why_not(s, NOBLE[9]) == "WK-EFFECT-1"
    choose(s, NOBLE[10])
    assert s.heir[10] == NO_HEIR
    assert s.lasting[C] == (event(name) + 64 * 11,)
    assert event(name) not in s.event_discard

    s = realm()
    s.faith[B] = 1
    for number in range(8, 12):
        s.where[number] = -2
    strike(s, name, C)
    assert s.lasting[C] == ()
    assert event(name) in s.event_discard  # no object, no effect


@pytest.mark.rule("WK-EFFECT-17")
def test_camp_fever_strikes_armies_quartered_at_cities_and_at_the_castle():
    def build(s):
        castle(s, B, "E4")
        hold(s, "monz", -1)
        noble(s, B, 0, "E4", "swiss_200")
        noble(s, B, 1, "C3", "polish_200")
        noble(s, B, 2, "E5", "italian_200")
        noble(s, B, 3, "~C1", "english_200")
        garrison(s, B, "spanish_200")

    s = hit("camp_fever", build=build)
    assert [s.tokens[n] for n in (4, 5, 6, 7, GARRISON + B)] == [1, 1, 0, 0, 1]
    s = realm()
    castle(s, B, "E4")
    noble(s, B, 0, "E4", 100)
    noble(s, B, 1, "E4", 50)
    stack_fate(s)
    strike(s, "camp_fever", B)
    assert asked(s) == (B, "WhoFirst")  # the owner orders the deaths
    choose(s, NOBLE[5])
    assert [s.where[4], s.where[5]] == [-1, -1]


@pytest.mark.rule("WK-EFFECT-2")
@pytest.mark.parametrize(("crowns", "left"), [(15, 10), (3, 0)])
def test_highwaymen_take_five_crowns_or_what_is_there(crowns, left):
    s = hit("highwaymen", build=lambda s: s.crowns.__setitem__(B, crowns))
    assert s.crowns[B] == left


def test_great_fire_the_head_picks_a_city_that_takes_two_breaches():
    def build(s):
        hold(s, "arvane", B)
        hold(s, "surat", B, breach=1)
        hold(s, "lorne", B, breach=2)

    s = hit("great_fire", build=build)
    assert asked(s) == (B, "SelectCity")
    assert options(s) == [CITY[city("arvane")], CITY[city("surat")]]  # lorne stands at 0
    choose(s, CITY[city("arvane")])
    assert s.breach[city("arvane")] == 2
    s = hit("great_fire", build=build)
    choose(s, CITY[city("surat")])
    assert s.breach[city("surat")] == 2  # capped by its strength
    assert s.owner[city("surat")] == B
    assert hit("great_fire").crowns[B] == 15  # no city, no effect


@pytest.mark.parametrize(("crowns", "left"), [(15, 8), (4, 2)])
def test_crooked_steward_takes_half_rounded_down(crowns, left):
    s = hit("crooked_steward", build=lambda s: s.crowns.__setitem__(B, crowns))
    assert s.crowns[B] == left


@pytest.mark.rule("WK-EFFECT-3", "WK-EFFECT-4")
def test_peasant_rising_shows_all_cards_then_may_be_cancelled_then_ransomed():
    s = realm()
    for name in ("monz", "arvane", "lorne"):
        hold(s, name, B)
    noble(s, B, 0, "A6", 50)  # guards Lorne
    s.faith[B] = 2
    stack_fate(s, 2, 3, 0)  # two revolts, in the order arvane, monz
    draw(s, "peasant_rising")
    s.event_seat = C
    run(s, REVEAL_EVENT)
    choose(s, KEEP_EVENT)
    assert [e.fate for e in told(s, "FateTurned")] == [2, 3]
    assert asked(s) == (B, "CancelEvent")
    choose(s, DONE)
    assert asked(s) == (B, "Ransom")
    choose(s, LET_GO)
    assert s.owner[city("arvane")] == -1
    choose(s, PAY_CROWNS)
    assert s.crowns[B] == 15 - 8
    assert s.owner[city("monz")] == B
    assert s.owner[city("lorne")] == B


@pytest.mark.parametrize(("votes", "left"), [(5, 2), (1, 0)])
def test_bought_delegates_cost_three_votes(votes, left):
    s = hit("bought_delegates", build=lambda s: s.votes.__setitem__(B, votes))
    assert s.votes[B] == left


@pytest.mark.rule("WK-WAGES-13")
def test_mutinous_companies_every_mercenary_of_the_nationality_deserts():
    s = realm()
    noble(s, B, 0, "E4", "polish_50", "polish_100", 50)
    noble(s, B, 1, "E5", "polish_200")
    noble(s, B, 2, "~C1", "swiss_50")
    garrison(s, B, "polish_50", "swiss_100")
    stack_fate(s, 0)
    strike(s, "mutinous_companies", B)
    assert s.armies[4] == (troop(50),)
    assert s.where[5] == -1  # lost his last troops
    assert s.armies[6] == (troop("swiss_50"),)
    assert s.armies[GARRISON + B] == (troop("swiss_100"),)


def test_scandal_costs_an_influence_which_returns_to_the_pool():
    s = hit("scandal", build=lambda s: s.influence.__setitem__(B, 3))
    assert s.influence[B] == 2
    assert s.pool == 31
    assert hit("scandal").pool == 30


def test_mired_wagons_exhaust_two_ready_nobles_whom_the_head_picks():
    def build(s):
        for base, place, tired in ((0, "E4", False), (1, "E4", False), (2, "E4", False), (3, "E4", True)):
            noble(s, B, base, place, 50, tired=tired)

    s = hit("mired_wagons", build=build)
    assert options(s) == [NOBLE[4], NOBLE[5], NOBLE[6]]
    choose(s, NOBLE[4], NOBLE[6])
    assert s.exhausted[4:8] == [1, 0, 1, 1]
    s = hit("mired_wagons", build=lambda s: noble(s, B, 0, "E4", 50))
    assert s.exhausted[4] == 1


def test_rich_harvest_and_acclaim_and_loyal_delegates_and_pilgrims_gifts():
    assert bless("rich_harvest").crowns == [15, 15, 20]
    s = bless("acclaim")
    assert (s.influence, s.pool) == ([0, 0, 1], 29)
    s = bless("loyal_delegates")
    assert (s.votes, s.gavel) == ([0, 0, 3], A)
    s = bless("pilgrims_gifts")
    assert (s.faith, s.sceptre) == ([0, 0, 2], B)


@pytest.mark.rule("WK-UPKEEP-5")
def test_acclaim_is_paid_from_outside_when_the_pool_is_empty_even_without_a_castle():
    s = bless("acclaim", build=lambda s: setattr(s, "pool", 0))
    assert (s.influence[C], s.pool) == (1, 0)
    assert s.castle[C] == -1


@pytest.mark.rule("WK-EFFECT-11", "WK-D44")
def test_wandering_company_joins_at_home_or_goes_back():
    def build(s):
        castle(s, C, "E4")
        s.companies[:] = [troop("swiss_200")]

    s = bless("wandering_company", build=build)
    assert asked(s) == (C, "PostCompany")
    assert ARMY[GARRISON + C] in options(s)
    choose(s, ARMY[GARRISON + C])
    assert s.armies[GARRISON + C] == (troop("swiss_200"),)
    assert s.crowns[C] == 15

    def homeless(s):
        for base in range(4):
            noble(s, C, base, "E5", 50)
        s.companies[:] = [troop("swiss_200")]

    s = bless("wandering_company", build=homeless)
    assert s.companies == [troop("swiss_200")]
    assert s.levy == []


@pytest.mark.rule("WK-EFFECT-22", "WK-EFFECT-2")
def test_master_mason_fortifies_or_repairs_what_is_not_besieged():
    def build(s):
        hold(s, "monz", C, breach=2)
        hold(s, "arvane", C, breach=1)
        besiege(s, city("arvane"), A)

    s = bless("master_mason", build=build)
    assert asked(s) == (C, "ChooseOne")
    choose(s, amount(1))
    assert s.breach[city("monz")] == 0
    assert s.breach[city("arvane")] == 1
    s = bless("master_mason", build=build)
    choose(s, amount(0))
    assert s.fortified[city("monz")] == 1
    assert s.crowns[C] == 15

    def only_walls(s):
        hold(s, "monz", C)
        hold(s, "lorne", C)

    s = bless("master_mason", build=only_walls)
    assert kind(s) == "SelectCity"  # nothing to repair, so fortify: which city?
    assert why_not(s, CITY[city("arvane")]) == "WK-EFFECT-1"
    besiege(s, city("lorne"), A)
    assert why_not(s, CITY[city("lorne")]) == "WK-EFFECT-22"
    assert bless("master_mason").todo == []


def test_choose_one_refuses_a_list_without_an_object():
    def build(s):
        hold(s, "monz", C, fortified=True, breach=1)
        hold(s, "lorne", C, breach=1)

    s = bless("master_mason", build=build)
    assert options(s) == [amount(0), amount(1)]
    s.fortified[city("lorne")] = 1
    assert why_not(s, amount(0)) == "WK-EFFECT-2"


@pytest.mark.rule("WK-RULING-84")
def test_field_surgeons_heal_up_to_three_casualties_of_any_army():
    def build(s):
        noble(s, C, 0, "E4", "swiss_200", "polish_200", tokens=2)
        noble(s, C, 1, "E4", 50)
        garrison(s, C, "english_200", "english_150", "italian_200", tokens=5)

    s = bless("field_surgeons", build=build)
    assert options(s) == [ARMY[8], ARMY[9], ARMY[GARRISON + C]]  # also one without tokens
    choose(s, ARMY[GARRISON + C])
    assert s.tokens[GARRISON + C] == 2
    s = bless("field_surgeons", build=build)
    choose(s, ARMY[8])
    assert s.tokens[8] == 0


@pytest.mark.rule("WK-EFFECT-12")
@pytest.mark.parametrize("outlawed", [False, True])
def test_voice_of_the_hall_brings_the_gavel_but_not_to_an_outlaw(outlawed):
    s = bless("voice_of_the_hall", build=lambda s: s.outlaw.__setitem__(C, int(outlawed)))
    assert s.gavel == (A if outlawed else C)


@pytest.mark.rule("WK-EFFECT-10")
def test_hard_winter_crown_levy_and_great_council_hold_a_phase_and_return_its_cards():
    s = realm()
    s.zones[1] = (1, 7)
    s = strike(s, "hard_winter")
    assert [e.phase for e in told(s, "PhaseBegan")] == [1]
    assert s.returned == [1, 7]
    s = realm()
    hold(s, "monz", A)
    s.zones[0] = (0,)
    s = strike(s, "crown_levy")
    assert s.crowns[A] == 19
    assert s.zones[0] == ()
    s = realm()
    s.agenda_pool.clear()
    s.zones[2] = (2, 8)
    s = strike(s, "great_council")
    assert s.votes == [1, 1, 1]
    assert s.returned == [2, 8]
    assert s.event == -1


def test_drought_costs_a_crown_for_each_kingdom_city():
    def build(s):
        hold(s, "monz", A)
        hold(s, "arvane", A)
        hold(s, "tunis", B)

    s = hit("drought", build=build)
    assert s.crowns == [13, 15, 15]


@pytest.mark.parametrize("razed", [False, True])
def test_pestilence_strikes_all_in_the_area_of_the_city_on_the_fate_card(razed):
    def build(s):
        hold(s, "arvane", -2 if razed else A)
        noble(s, A, 0, "D4", "swiss_200")
        noble(s, B, 0, "D4", "polish_200")
        noble(s, C, 0, "D5", "italian_200")
        if razed:
            castle(s, C, "D4")
            garrison(s, C, 100, 100)
        stack_fate(s, 6)  # Arvane

    s = hit("pestilence", build=build)
    assert [s.tokens[n] for n in (0, 4, 8, GARRISON + C)] == [1, 1, 0, int(razed)]
    assert s.breach[city("arvane")] == int(not razed)


@pytest.mark.parametrize("noble_inside", [False, True])
def test_city_uprising_makes_a_controlled_city_revolt_even_with_a_noble(noble_inside):
    def build(s):
        hold(s, "arvane", A)
        s.crowns[A] = 20
        if noble_inside:
            noble(s, A, 0, "D4", 50)
        stack_fate(s, 6)

    s = hit("city_uprising", build=build)
    assert asked(s) == (A, "Ransom")
    choose(s, PAY_CROWNS)
    assert s.crowns[A] == 10
    s = hit("city_uprising", build=lambda s: stack_fate(s, 6))
    assert s.todo == []  # a neutral city does not revolt


@pytest.mark.rule("WK-FATE-3")
def test_disputed_see_makes_the_baron_on_the_card_head_of_the_church():
    s = hit("disputed_see", build=lambda s: stack_fate(s, 1, 17, 6))  # emeraude and niebieski are not here, zobel is C
    assert s.sceptre == C
    assert s.fate_discard == [1, 17, 6]


def test_shipwreck_the_head_picks_the_expedition_that_is_lost():
    def build(s):
        s.ship[:] = [1, 0, 2]
        s.stakes[0] = 5
        s.stakes[12] = 4

    s = hit("shipwreck", build=build)
    assert asked(s) == (B, "SelectExpedition")
    assert why_not(s, EXPEDITION[1]) == "WK-EFFECT-1"
    choose(s, EXPEDITION[2])
    assert s.ship == [1, 0, 0]
    assert (s.stakes[0], s.stakes[12]) == (5, 0)
    assert s.crowns[A] == 15
    assert hit("shipwreck").todo == []


def test_fair_winds_advance_every_expedition_and_bring_news():
    def build(s):
        s.ship[:] = [1, 2, 0]
        s.stakes[6] = 3  # A in the Spice Islands
        stack_fate(s, 3)  # x3

    s = hit("fair_winds", build=build)
    assert s.ship == [2, 0, 0]
    assert s.crowns[A] == 15 + 9


def test_companies_disband_every_baron_loses_one_of_the_nationality():
    def build(s):
        noble(s, A, 0, "E4", "polish_50", 50)
        noble(s, B, 0, "E5", "polish_100", "polish_150", 50)
        noble(s, C, 0, "E5", "swiss_50")
        stack_fate(s, 0)

    s = hit("companies_disband", build=build)
    assert asked(s) == (B, "SelectCompany")
    assert why_not(s, TAKE[4][troop(50)]) == "WK-EFFECT-1"
    choose(s, TAKE[4][troop("polish_100")])
    assert [len(s.armies[n]) for n in (0, 4, 8)] == [1, 2, 1]


@pytest.mark.rule("WK-EFFECT-6")
def test_burgher_rights_keep_fortified_cities_from_revolting():
    s = realm()
    hold(s, "arvane", A, fortified=True)
    law(s, "burgher_rights")
    stack_fate(s, 6)
    strike(s, "city_uprising")
    assert s.todo == []
    assert s.owner[city("arvane")] == A


def test_every_event_card_has_a_test_in_this_file():
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in EVENTS if f'"{name}"' not in text] == []
    assert len(EVENT_DECK) == 36
    assert CASTLE == 24
    assert area("C1") == 0
