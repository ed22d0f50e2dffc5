"""Mobilize Forces and the track, and when special phases are due."""

import pytest

from serai.games.warrior_knights.choices import (
    ASSAULT,
    DECLINE,
    DONE,
    FOR_BATTLE,
    FOR_MARKER,
    FOR_MOVE,
    FOR_VOTE,
    MOBILIZE,
    NOBLE,
    SPACE,
    VERSATILES,
    ZONE,
)
from serai.games.warrior_knights.rules.cards.action_cards import DUE
from serai.games.warrior_knights.rules.cards.phases import is_due
from serai.games.warrior_knights.tables import (
    ASSEMBLY,
    MOBILIZE_FORCES,
    TAXATION,
    VERSATILE_STRATEGY,
    WAGES,
)
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    area,
    attack_with,
    choose,
    commit,
    fates,
    kind,
    law,
    march,
    mobilize,
    move,
    noble,
    office,
    options,
    realm,
    reveal,
    run,
    sail,
    stack_fate,
    told,
    why_not,
)


def fill(s, zone, number):
    """Cards of all barons lie in a zone."""
    cards = []
    for seat in range(s.seats):
        for card in list(s.hand[seat]):
            if len(cards) < number and card % 6 != VERSATILE_STRATEGY:
                s.hand[seat].remove(card)
                cards.append(card)
    s.zones[zone] = tuple(cards)


@pytest.mark.rule("WK-ACTION-12", "WK-ACTION-13", "WK-ACTION-14", "WK-ACTION-15", "WK-RULING-10", "WK-EX-18", "WK-D15")
def test_where_mobilize_forces_goes():
    s = realm()
    noble(s, A, 0, "E4", 50)
    mobilize(s, A, "E5")
    choose(s, NOBLE[0])
    assert s.zones[WAGES] == (MOBILIZE_FORCES,)  # only moved

    s = realm()
    noble(s, A, 0, "D4", 50)
    stack_fate(s)
    mobilize(s, A, "D4")
    choose(s, ASSAULT)
    while kind(s) == "HoldFate":
        commit(s, a=options(s, A)[:1])
    while s.todo:
        choose(s, options(s)[0])
    assert s.zones[ASSEMBLY] == (MOBILIZE_FORCES,)  # only attacked

    s = realm()
    noble(s, A, 0, "D4", 50)
    reveal(s, A, "mobilize_forces")
    choose(s, DECLINE)
    assert s.zones[WAGES] == (MOBILIZE_FORCES,)  # neither


@pytest.mark.rule("WK-ACTION-14", "WK-ACTION-38", "WK-ACTION-39", "WK-ACTION-50", "WK-RULING-67", "WK-D9", "WK-D13")
def test_a_noble_who_moved_may_fight_and_the_owner_then_chooses_the_zone():
    s = realm()
    walker = noble(s, A, 0, "D3", 100)
    waiting = noble(s, A, 1, "D4", 100)
    away = noble(s, A, 2, "D3", 50)
    stack_fate(s, *fates("prevent prevent prevent prevent"), 1)
    mobilize(s, A, "D4")
    choose(s, NOBLE[walker], march("D3", "D4"), DONE, DONE)
    assert s.exhausted[walker] == 0
    choose(s, DONE)
    assert kind(s) == "Attack"
    choose(s, ASSAULT)
    assert attack_with(walker, waiting) in options(s)
    assert why_not(s, attack_with(away)) == "WK-BATTLE-4"
    choose(s, attack_with(waiting))
    held = list(s.fate_hand[A])
    assert len(held) == 3
    from serai.games.warrior_knights.choices import DISCARD

    commit(s, a=[DISCARD[card] for card in held[:2]])
    while kind(s) not in ("ChooseZone", ""):
        choose(s, options(s)[0])
    assert kind(s) == "ChooseZone"
    assert why_not(s, ZONE[TAXATION]) == "WK-ACTION-14"
    assert [s.exhausted[n] for n in (walker, away)] == [1, 0]
    choose(s, ZONE[ASSEMBLY])
    assert s.zones[ASSEMBLY] == (MOBILIZE_FORCES,)


@pytest.mark.rule("WK-ACTION-36", "WK-ACTION-37", "WK-ACTION-50", "WK-D10", "WK-D9", "WK-RULING-91")
def test_every_noble_moved_ends_in_the_chosen_area_and_moves_once():
    s = realm()
    first, second = noble(s, A, 0, "E4", 50), noble(s, A, 1, "F5", 50)
    far, foreign = noble(s, A, 2, "A5", 50), noble(s, B, 0, "E4", 50)
    reveal(s, A, "mobilize_forces")
    assert why_not(s, MOBILIZE[area("H5")]) == "WK-RULING-91"  # nobody could get there
    choose(s, MOBILIZE[area("E5")])
    assert why_not(s, NOBLE[far]) == "WK-ACTION-37"
    assert why_not(s, NOBLE[foreign]) == "WK-ACTION-36"
    choose(s, NOBLE[first])
    # there is a single way, so it was taken
    assert s.where[first] == area("E5")
    assert why_not(s, NOBLE[first]) == "WK-ACTION-50"
    assert s.where[second] == area("F5")
    s2 = realm()
    lone = noble(s2, A, 0, "C3", 50)
    mobilize(s2, A, "E3")
    choose(s2, NOBLE[lone])
    assert s2.where[lone] == area("E3")
    assert why_not(s2, march("C3", "D3")) == "SE-ASK-3"


@pytest.mark.rule("WK-ACTION-51", "WK-MOVE-15", "WK-MOVE-16")
def test_a_sea_move_of_mobilize_leads_to_its_area_and_takes_no_part_in_the_battle():
    s = realm()
    sailor, other = noble(s, A, 0, "C1", 50), noble(s, A, 1, "C1", 50)
    mobilize(s, A, "G6")
    choose(s, NOBLE[sailor], DONE)  # takes no troops along
    assert s.where[sailor] == 64 + area("G6")
    choose(s, DONE)
    assert s.zones[WAGES]  # nobody on the board there could attack
    assert s.exhausted[sailor] == 1
    assert s.where[other] == area("C1")
    s = realm()
    noble(s, A, 0, "C1", 50)
    noble(s, A, 1, "B4", 50)
    mobilize(s, A, "C3")
    choose(s, NOBLE[0])
    assert set(options(s)) == {march("C1", "C2", "C3"), sail("C3")}
    assert why_not(s, sail("G6")) == "WK-ACTION-51"
    assert why_not(s, march("C1", "C2")) == "WK-ACTION-37"


@pytest.mark.rule("WK-ACTION-43", "WK-ACTION-45", "WK-RULING-12")
def test_versatile_strategy_moves_one_noble_and_does_not_fight():
    s = realm()
    one, two = noble(s, A, 0, "D3", 50), noble(s, A, 1, "E4", 50)
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE])
    assert why_not(s, DONE) == "WK-ACTION-43"
    choose(s, NOBLE[one], march("D3", "D4"))
    assert s.where[one] == area("D4")
    assert (s.exhausted[one], s.exhausted[two]) == (1, 0)
    assert s.todo == []


@pytest.mark.rule("WK-ACTION-44", "WK-BATTLE-11")
def test_versatile_strategy_fights_and_exhausts_who_took_part():
    s = realm()
    one, two = noble(s, A, 0, "D4", 100, "swiss_200"), noble(s, A, 1, "D4", 50)
    stack_fate(s, *fates("prevent prevent prevent prevent prevent draw deal deal deal deal"))
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_BATTLE], ASSAULT, attack_with(one))
    held = list(s.fate_hand[A])
    from serai.games.warrior_knights.choices import DISCARD

    commit(s, a=[DISCARD[c] for c in held[3:]])
    while s.todo:
        choose(s, options(s)[-1])
    assert (s.exhausted[one], s.exhausted[two]) == (1, 0)
    assert s.returned == [VERSATILE_STRATEGY]


@pytest.mark.rule("WK-ACTION-28", "WK-ACTION-29", "WK-RULING-12", "WK-D7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_draft_soldiers_places_a_marker_free_on_a_usable_space(seats):
    s = realm(seats)
    reveal(s, B, "draft_soldiers")
    assert len(options(s)) == seats + 1 + 1
    if seats < 6:
        assert why_not(s, SPACE[seats + 1]) == "WK-ACTION-29"
    s.track[1] = A
    assert why_not(s, SPACE[1]) == "WK-ACTION-28"
    choose(s, SPACE[0])
    assert s.track[0] == B
    assert s.crowns[B] == 15


@pytest.mark.rule("WK-ACTION-46", "WK-ACTION-47", "WK-D17")
def test_versatile_strategy_pays_for_a_space():
    s = realm(2)
    s.crowns[A] = 3
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MARKER])
    assert options(s) == [SPACE[1], SPACE[2]]
    assert why_not(s, SPACE[0]) == "WK-ACTION-47"
    assert why_not(s, SPACE[6]) == "WK-ACTION-29"
    assert why_not(s, DECLINE) == "WK-ACTION-40"
    choose(s, SPACE[1])
    assert (s.track[1], s.crowns[A]) == (A, 0)


@pytest.mark.rule("WK-ACTION-16", "WK-ACTION-17", "WK-ACTION-18", "WK-ACTION-20", "WK-ACTION-22")
@pytest.mark.parametrize("zone", [TAXATION, WAGES, ASSEMBLY])
def test_a_zone_with_twice_as_many_cards_as_barons_starts_its_phase(zone):
    s = realm(3)
    fill(s, zone, 5)
    assert not is_due(s, zone)
    reveal(s, A, "serve_the_church")
    s.todo.insert(0, DUE)
    s.agenda_pool.clear()
    choose(s, DECLINE, ZONE[zone])
    assert [e.phase for e in told(s, "PhaseBegan")] == [zone]
    assert s.zones[zone] == ()
    assert len(s.returned) == 6


@pytest.mark.rule("WK-ACTION-19")
def test_one_marker_more_than_barons_starts_the_draft():
    s = realm(3)
    s.track[:3] = [A, B, C]
    run(s, DUE)
    assert told(s, "PhaseBegan") == []
    s.track[3] = A
    s.crowns[:] = [0, 0, 0]
    run(s, DUE)
    assert [e.phase for e in told(s, "PhaseBegan")] == [3]
    assert s.track == [-1] * 7


@pytest.mark.rule("WK-ACTION-21", "WK-ACTION-49", "WK-RULING-66", "WK-EX-17")
def test_wages_come_before_the_draft_and_phases_follow_their_chapters():
    s = realm(4)
    fill(s, WAGES, 7)
    s.track[:4] = [A, B, C, 3]
    noble(s, A, 0, "E4", 100)
    noble(s, A, 1, "E4", 100)
    s.armies[0], s.armies[1] = (), (25, 25)
    s.where[0] = -1
    s.crowns[:] = [4, 0, 0, 0]
    s.row[:] = [s.companies.pop(s.companies.index(1))]
    from tests.rules.warrior_knights.realm import castle

    castle(s, A, "E4")
    reveal(s, B, "draft_soldiers")
    s.todo.insert(0, DUE)
    choose(s, SPACE[4])
    assert [e.phase for e in told(s, "PhaseBegan")] == [1, 3]
    assert s.crowns[A] == 0  # the wages took what the hire would have cost
    assert s.zones[WAGES] == ()
    s = realm(2)
    for zone in (ASSEMBLY, WAGES, TAXATION):
        fill(s, zone, 4)
    s.agenda_pool.clear()
    run(s, DUE)
    assert [e.phase for e in told(s, "PhaseBegan")] == [0, 1, 2]


@pytest.mark.rule("WK-ACTION-42")
def test_a_vote_of_versatile_strategy_leaves_the_gavel():
    s = realm()
    s.votes[B] = 50
    reveal(s, B, "versatile_strategy")
    choose(s, VERSATILES[FOR_VOTE])
    assert (s.votes[B], s.gavel) == (51, A)


def test_laws_and_offices_do_not_matter_to_a_plain_step():
    s = realm()
    one = noble(s, A, 0, "E4", 50)
    law(s, "road_tolls")
    office(s, one, "treasurer")
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE])
    move(s, one, march("E4", "E5")) if kind(s) == "MoveNoble" else choose(s, march("E4", "E5"))
    assert s.where[one] == area("E5")
    assert s.crowns[A] == 15
