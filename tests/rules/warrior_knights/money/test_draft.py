"""The Mercenary Draft."""

import pytest

from serai.games.warrior_knights.choices import ARMY, DEFY, DONE, HIRE, OBEY, SPACE
from serai.games.warrior_knights.rules.money.draft import HOLD_DRAFT, posts_for
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    asked,
    besiege,
    castle,
    choose,
    city,
    garrison,
    hold,
    kind,
    law,
    noble,
    options,
    realm,
    run,
    told,
    troop,
    why_not,
)


def drafting(track, row, seats=3):
    """Markers on the track and companies in the open row; every baron has his castle."""
    s = realm(seats)
    for seat, place in zip(range(seats), ("E4", "E5", "C5", "C4"), strict=False):
        castle(s, seat, place)
    s.track[: len(track)] = track
    for name in row:
        s.companies.remove(troop(name))
        s.row.append(troop(name))
    return s


@pytest.mark.rule(
    "WK-EX-1", "WK-MERC-1", "WK-MERC-2", "WK-MERC-4", "WK-MERC-6", "WK-MERC-13", "WK-RULING-34", "WK-RULING-35",
    "WK-D42", "WK-D43",
)  # fmt: skip
def test_a_draft_of_three_barons():
    s = drafting([A, B, B, C], ["english_100", "polish_50", "polish_100", "romanian_50"])
    run(s, HOLD_DRAFT)
    assert asked(s) == (A, "HireCompany")
    choose(s, HIRE[troop("english_100")], ARMY[GARRISON])
    assert s.crowns[A] == 13
    assert s.track[0] == -1
    assert asked(s) == (B, "HireCompany")
    choose(s, HIRE[troop("polish_50")])
    assert why_not(s, HIRE[troop("romanian_50")]) == "WK-MERC-6"
    choose(s, HIRE[troop("polish_100")])
    assert s.crowns[B] == 12
    assert s.track[1:3] == [-1, -1]
    choose(s, ARMY[GARRISON + B], ARMY[4])
    assert s.armies[GARRISON + B] == (troop("polish_50"),)
    assert s.armies[4] == (troop("polish_100"),)
    assert asked(s) == (C, "HireCompany")
    assert why_not(s, HIRE[troop("polish_50")]) == "WK-MERC-1"
    choose(s, HIRE[troop("romanian_50")], ARMY[GARRISON + C])
    assert s.crowns[C] == 14
    assert s.track == [-1] * 7
    assert len(s.row) == 4


@pytest.mark.rule("WK-MERC-3", "WK-MERC-11", "WK-MERC-12")
def test_who_does_not_hire_loses_his_marker_and_unhired_cards_return():
    s = drafting([A, B, A], ["swiss_50", "swiss_200"])
    s.crowns[B] = 0
    run(s, HOLD_DRAFT)
    choose(s, DONE)
    assert asked(s) == (A, "HireCompany")  # B cannot pay
    choose(s, DONE)
    assert s.track == [-1] * 7
    assert len(s.companies) + len(s.row) == 66
    assert len(told(s, "MarkerRemoved")) == 3


@pytest.mark.rule("WK-MERC-5")
def test_a_baron_hires_once_for_each_marker_at_its_turn():
    s = drafting([A, B, A], ["swiss_50", "polish_50", "italian_50"])
    run(s, HOLD_DRAFT)
    seen = []
    while s.todo:
        if kind(s) == "HireCompany":
            seen.append(s.todo[-1].seat)
        pick = options(s)[0] if kind(s) != "HireCompany" or s.hirer[0] == 0 else DONE
        choose(s, pick)
    assert seen == [A, B, A]


@pytest.mark.rule("WK-MERC-2", "WK-MERC-4")
def test_a_card_must_be_paid_and_each_hire_costs_a_marker():
    s = drafting([A], ["swiss_200", "swiss_50", "swiss_150"])
    s.crowns[A] = 3
    run(s, HOLD_DRAFT)
    assert why_not(s, HIRE[troop("swiss_200")]) == "WK-MERC-2"
    choose(s, HIRE[troop("swiss_150")])
    assert kind(s) == "PostCompany"
    s = drafting([A, A], ["swiss_50", "swiss_100", "swiss_150"])
    run(s, HOLD_DRAFT)
    choose(s, HIRE[troop("swiss_50")], HIRE[troop("swiss_100")])
    assert kind(s) == "PostCompany"  # no marker left for a third


@pytest.mark.rule("WK-RULING-35", "WK-MERC-6")
def test_the_owner_chooses_which_other_marker_he_spends():
    s = drafting([A, A, B, A], ["swiss_50", "swiss_100"])
    run(s, HOLD_DRAFT)
    choose(s, HIRE[troop("swiss_50")], HIRE[troop("swiss_100")])
    assert asked(s) == (A, "SpendMarker")
    assert why_not(s, SPACE[2]) == "WK-MERC-6"
    choose(s, SPACE[3])
    assert s.track[:4] == [-1, A, B, -1]


@pytest.mark.rule("WK-MERC-7", "WK-MERC-9", "WK-RULING-36", "WK-RULING-82")
def test_where_hired_troops_gather():
    s = realm()
    hold(s, "monz", A)
    arvane = hold(s, "arvane", A)
    castle(s, A, "E4")
    in_city = noble(s, A, 0, "C3", 50)
    outside = noble(s, A, 1, "E5", 50)
    sailing = noble(s, A, 2, "~C1", 50)
    shut_in = noble(s, A, 3, "D4", 50)
    besiege(s, arvane, B)
    assert posts_for(s, A) == [in_city, GARRISON]
    s.where[outside] = -1
    assert posts_for(s, A) == [in_city, outside, GARRISON]
    s.outside[shut_in] = 1  # came during the siege: not himself besieged
    assert shut_in in posts_for(s, A)
    s.besieger[24] = B
    assert GARRISON not in posts_for(s, A)
    s.castle[A] = -1
    assert GARRISON not in posts_for(s, A)
    assert sailing not in posts_for(s, A)


@pytest.mark.rule("WK-MERC-7", "WK-MERC-9", "WK-MERC-8")
def test_refusals_of_a_post():
    s = drafting([A], ["swiss_50"])
    noble(s, A, 0, "E5", 50)
    arvane = hold(s, "arvane", A)
    noble(s, A, 1, "D4", 50)
    besiege(s, arvane, B)
    run(s, HOLD_DRAFT)
    choose(s, HIRE[troop("swiss_50")])
    assert why_not(s, ARMY[0]) == "WK-MERC-7"
    assert why_not(s, ARMY[1]) == "WK-MERC-9"
    assert why_not(s, ARMY[4]) == "WK-MERC-7"
    besiege(s, 24, B)
    assert why_not(s, ARMY[GARRISON]) == "WK-MERC-9"


@pytest.mark.rule("WK-MERC-10")
def test_without_a_legal_place_nothing_is_hired():
    s = drafting([A], ["swiss_50"])
    s.castle[A] = -1
    for base in range(4):
        noble(s, A, base, "E5", 50)
    run(s, HOLD_DRAFT)
    assert s.todo == []
    assert s.crowns[A] == 15
    from serai.games.warrior_knights.rules.money.draft import HIRE_COMPANY

    s.row[:] = [troop("swiss_50")]
    s.todo.append(HIRE_COMPANY[A][0])
    assert why_not(s, HIRE[troop("swiss_50")]) == "WK-MERC-10"


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-88", "WK-EFFECT-20")
@pytest.mark.parametrize("name", ["limit_of_companies", "open_cap_companies"])
def test_the_limit_of_companies_counts_card_by_card_and_is_broken_once_for_a_hire(name):
    owned = ["swiss_50"] * 3 + ["swiss_100"] * (2 if name == "limit_of_companies" else 0)
    for pick in (DEFY, OBEY):
        s = drafting([B, B, B], ["polish_50", "polish_100", "polish_150"])
        law(s, name)
        garrison(s, B, *owned)
        run(s, HOLD_DRAFT)
        choose(s, HIRE[troop("polish_50")])
        assert kind(s) == "HireCompany"  # still one below the limit
        choose(s, HIRE[troop("polish_100")])
        assert asked(s) == (B, "BreakLaw")
        choose(s, pick)
        if pick is DEFY:
            if kind(s) == "SpendMarker":
                choose(s, options(s)[0])
            assert s.outlaw[B] == 1
            choose(s, HIRE[troop("polish_150")])  # freed for the rest of this hire
            assert s.crowns[B] == 15 - 6
        else:
            assert s.outlaw[B] == 0
            assert kind(s) == "PostCompany"
            assert s.crowns[B] == 14
            assert troop("polish_100") in s.row


def test_crowns_given_away_before_the_hire_end_it():
    s = drafting([B, B], ["polish_50", "polish_100"])
    law(s, "limit_of_companies")
    garrison(s, B, *["swiss_50"] * 3, *["swiss_100"] * 3)
    s.crowns[B] = 1
    run(s, HOLD_DRAFT)
    choose(s, HIRE[troop("polish_50")])
    s.crowns[B] = 0
    choose(s, DEFY)
    assert s.crowns[B] == 0
    assert s.levy == []
    assert len(s.companies) + len(s.row) + 6 == 66


def test_the_rows_follow_the_number_of_barons_in_the_game():
    s = drafting([A], ["swiss_50"], seats=4)
    s.barons = 3
    run(s, HOLD_DRAFT)
    choose(s, DONE)
    assert len(s.row) == 4
    assert city("monz") == 6
