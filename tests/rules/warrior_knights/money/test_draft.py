"""The Mercenary Draft."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import DEFY, DONE, OBEY
from serai.games.warrior_knights.events import MarkerRemoved
from serai.games.warrior_knights.rules.money.draft import HIRE_COMPANY, HOLD_DRAFT, posts_for
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import A, B, C, city, noble_name, troop, troop_names
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position


def drafting(track: Any, row: Any, seats: int = 3) -> Position:
    """Markers on the track and companies in the open row; every baron has his castle."""
    play = Position(seats, empty=True)
    for seat, place in zip(range(seats), ("E4", "E5", "C5", "C4"), strict=False):
        play.baron(SEATS[seat], castle=place)
    play.s.track[: len(track)] = track
    for name in row:
        play.s.companies.remove(troop(name))
        play.s.row.append(troop(name))
    return play


@pytest.mark.rule(
    "WK-EX-1", "WK-MERC-1", "WK-MERC-2", "WK-MERC-4", "WK-MERC-6", "WK-MERC-13", "WK-RULING-34", "WK-RULING-35",
    "WK-D42", "WK-D43",
)  # fmt: skip
def test_a_draft_of_three_barons() -> None:
    play = drafting([A, B, B, C], ["english_100", "polish_50", "polish_100", "romanian_50"])
    play.run(HOLD_DRAFT)
    assert play.asked == "first hire-company"
    play.choose("hire english_100", "pick-army first-castle")
    assert play.s.crowns[A] == 13
    assert play.s.track[0] == -1
    assert play.asked == "second hire-company"
    play.choose("hire polish_50")
    assert play.refused("hire romanian_50") == "WK-MERC-6"
    play.choose("hire polish_100")
    assert play.s.crowns[B] == 12
    assert play.s.track[1:3] == [-1, -1]
    play.choose("pick-army second-castle", "pick-army second-circle")
    assert play.s.armies[GARRISON + B] == (troop("polish_50"),)
    assert play.s.armies[4] == (troop("polish_100"),)
    assert play.asked == "third hire-company"
    assert play.refused("hire polish_50") == "WK-MERC-1"
    play.choose("hire romanian_50", "pick-army third-castle")
    assert play.s.crowns[C] == 14
    assert play.s.track == [-1] * 7
    assert len(play.s.row) == 4


@pytest.mark.rule("WK-MERC-3", "WK-MERC-11", "WK-MERC-12")
def test_who_does_not_hire_loses_his_marker_and_unhired_cards_return() -> None:
    play = drafting([A, B, A], ["swiss_50", "swiss_200"])
    play.s.crowns[B] = 0
    play.run(HOLD_DRAFT)
    play.choose("done")
    assert play.asked == "first hire-company"  # B cannot pay
    play.choose("done")
    assert play.s.track == [-1] * 7
    assert len(play.s.companies) + len(play.s.row) == 66
    assert len(play.events(MarkerRemoved)) == 3


@pytest.mark.rule("WK-MERC-5")
def test_a_baron_hires_once_for_each_marker_at_its_turn() -> None:
    play = drafting([A, B, A], ["swiss_50", "polish_50", "italian_50"])
    play.run(HOLD_DRAFT)
    seen = []
    while play.s.todo:
        if play.kind == "hire-company":
            seen.append(play.s.todo[-1].seat)
        pick = play.choices[0] if play.kind != "hire-company" or play.s.hirer[0] == 0 else DONE
        play.choose(pick)
    assert seen == [A, B, A]


@pytest.mark.rule("WK-MERC-2", "WK-MERC-4")
def test_a_card_must_be_paid_and_each_hire_costs_a_marker() -> None:
    play = drafting([A], ["swiss_200", "swiss_50", "swiss_150"])
    play.s.crowns[A] = 3
    play.run(HOLD_DRAFT)
    assert play.refused("hire swiss_200") == "WK-MERC-2"
    play.choose("hire swiss_150")
    assert play.kind == "post-company"
    play = drafting([A, A], ["swiss_50", "swiss_100", "swiss_150"])
    play.run(HOLD_DRAFT)
    play.choose("hire swiss_50", "hire swiss_100")
    assert play.kind == "post-company"  # no marker left for a third


@pytest.mark.rule("WK-RULING-35", "WK-MERC-6")
def test_the_owner_chooses_which_other_marker_he_spends() -> None:
    play = drafting([A, A, B, A], ["swiss_50", "swiss_100"])
    play.run(HOLD_DRAFT)
    play.choose("hire swiss_50", "hire swiss_100")
    assert play.asked == "first spend-marker"
    assert play.refused("pick-space 3") == "WK-MERC-6"
    play.choose("pick-space 4")
    assert play.s.track[:4] == [-1, A, B, -1]


@pytest.mark.rule("WK-MERC-7", "WK-MERC-9", "WK-RULING-36", "WK-RULING-82")
def test_where_hired_troops_gather() -> None:
    play = Position(empty=True)
    play.city("monz", "first")
    play.city("arvane", "first")
    play.baron("first", castle="E4")
    in_city = play.noble("first-circle", "C3", "regular_50").army_number("first-circle")
    outside = play.noble("first-square", "E5", "regular_50").army_number("first-square")
    sailing = play.noble("first-triangle", "sea C1", "regular_50").army_number("first-triangle")
    shut_in = play.noble("first-hexagon", "D4", "regular_50").army_number("first-hexagon")
    play.siege("arvane", "second")
    assert posts_for(play.s, A) == [in_city, GARRISON]
    play.s.where[outside] = -1
    assert posts_for(play.s, A) == [in_city, outside, GARRISON]
    play.s.outside[shut_in] = 1  # came during the siege: not himself besieged
    assert shut_in in posts_for(play.s, A)
    play.s.besieger[24] = B
    assert GARRISON not in posts_for(play.s, A)
    play.s.castle[A] = -1
    assert GARRISON not in posts_for(play.s, A)
    assert sailing not in posts_for(play.s, A)


@pytest.mark.rule("WK-MERC-7", "WK-MERC-9", "WK-MERC-8")
def test_refusals_of_a_post() -> None:
    play = drafting([A], ["swiss_50"])
    play.noble("first-circle", "E5", "regular_50")
    play.city("arvane", "first")
    play.noble("first-square", "D4", "regular_50")
    play.siege("arvane", "second")
    play.run(HOLD_DRAFT)
    play.choose("hire swiss_50")
    assert play.refused("pick-army first-circle") == "WK-MERC-7"
    assert play.refused("pick-army first-square") == "WK-MERC-9"
    assert play.refused("pick-army second-circle") == "WK-MERC-7"
    play.siege("first-castle", "second")
    assert play.refused("pick-army first-castle") == "WK-MERC-9"


@pytest.mark.rule("WK-MERC-10")
def test_without_a_legal_place_nothing_is_hired() -> None:
    play = drafting([A], ["swiss_50"])
    play.s.castle[A] = -1
    for base in range(4):
        play.noble(noble_name(A, base), "E5", "regular_50")
    play.run(HOLD_DRAFT)
    assert play.s.todo == []
    assert play.s.crowns[A] == 15

    play.s.row[:] = [troop("swiss_50")]
    play.s.todo.append(HIRE_COMPANY[A][0])
    assert play.refused("hire swiss_50") == "WK-MERC-10"


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-88", "WK-EFFECT-20")
@pytest.mark.parametrize("name", ["limit_of_companies", "open_cap_companies"])
def test_the_limit_of_companies_counts_card_by_card_and_is_broken_once_for_a_hire(name: str) -> None:
    owned = ["swiss_50"] * 3 + ["swiss_100"] * (2 if name == "limit_of_companies" else 0)
    for pick in (DEFY, OBEY):
        play = drafting([B, B, B], ["polish_50", "polish_100", "polish_150"])
        play.law(name)
        play.baron("second", garrison=troop_names(*owned))
        play.run(HOLD_DRAFT)
        play.choose("hire polish_50")
        assert play.kind == "hire-company"  # still one below the limit
        play.choose("hire polish_100")
        assert play.asked == "second break-law"
        play.choose(pick)
        if pick is DEFY:
            if play.kind == "spend-marker":
                play.choose(play.choices[0])
            assert play.s.outlaw[B] == 1
            play.choose("hire polish_150")  # freed for the rest of this hire
            assert play.s.crowns[B] == 15 - 6
        else:
            assert play.s.outlaw[B] == 0
            assert play.kind == "post-company"
            assert play.s.crowns[B] == 14
            assert troop("polish_100") in play.s.row


def test_crowns_given_away_before_the_hire_end_it() -> None:
    play = drafting([B, B], ["polish_50", "polish_100"])
    play.law("limit_of_companies")
    play.baron("second", garrison=troop_names(*["swiss_50"] * 3, *["swiss_100"] * 3))
    play.s.crowns[B] = 1
    play.run(HOLD_DRAFT)
    play.choose("hire polish_50")
    play.s.crowns[B] = 0
    play.choose("defy")
    assert play.s.crowns[B] == 0
    assert play.s.levy == []
    assert len(play.s.companies) + len(play.s.row) + 6 == 66


def test_the_rows_follow_the_number_of_barons_in_the_game() -> None:
    play = drafting([A], ["swiss_50"], seats=4)
    play.s.barons = 3
    play.run(HOLD_DRAFT)
    play.choose("done")
    assert len(play.s.row) == 4
    assert city("monz") == 6
