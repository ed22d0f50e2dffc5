"""Chapter 19: the next queue; decision 24."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import PlaceTaken
from serai.games.merv.rules.order import FORM_QUEUE
from serai.games.merv.rules.year import NEXT_MASTER
from tests.rules.merv.position import BLUE, COURTIER, GREEN, MAGISTRATE, RED, YELLOW, Position


def form(masters: dict[int, int], seats: int = 3, **camels: int) -> Position:
    """Masters by slot 1 to 5, and camels by colour; the owner of the lowest slot is asked first."""
    p = Position(seats)
    for slot, owner in masters.items():
        p.s.masters[slot - 1] = owner
    for colour, number in camels.items():
        p.camels(t.OWNER_NAMES.index(colour), number)
    return p.run(FORM_QUEUE)


@pytest.mark.rule("ME-ORDER-1", "ME-ORDER-2", "ME-ORDER-4", "ME-DEC-24")
def test_masters_are_placed_from_the_lowest_slot_each_farthest_back() -> None:
    p = form({2: BLUE, 3: RED, 5: YELLOW})
    assert p.s.queue == [YELLOW, RED, BLUE]
    assert p.s.masters == [-1] * 5
    assert p.events(PlaceTaken) == [(BLUE, 2, 0, 0), (RED, 1, 0, 0), (YELLOW, 0, 0, 0)]


@pytest.mark.rule("ME-ORDER-3")
def test_a_queue_has_as_many_spaces_as_masters() -> None:
    p = form({1: GREEN, 2: BLUE, 3: RED, 5: YELLOW}, 4, green=1)
    assert p.options == ["take-place 4", "take-place 3"]
    q = form({1: BLUE, 2: RED, 3: YELLOW}, blue=2)
    assert q.options == ["take-place 3", "take-place 2", "take-place 1"]
    assert q.refused("take-place 4") == "ME-ORDER-3"
    assert q.refused("end-turn") == "SE-ASK-3"
    assert len(Position(1).s.queue) == len(Position(2).s.queue) == 3


@pytest.mark.rule("ME-ORDER-5", "ME-RULING-32")
def test_a_place_in_front_costs_a_camel_for_each_free_space_behind() -> None:
    p = form({1: BLUE, 2: RED, 3: YELLOW}, blue=1)
    assert p.options == ["take-place 3", "take-place 2"]
    assert p.refusal("take-place 1") == ("ME-ORDER-5", {"place": "1", "number": 2})
    p.choose("take-place 2")
    assert p.s.camels[BLUE] == 0
    assert p.s.queue[1] == BLUE


@pytest.mark.rule("ME-RULING-32")
def test_camels_on_the_chosen_space_do_not_pay_for_it() -> None:
    p = form({1: BLUE, 2: RED, 3: YELLOW}, blue=2, red=1)
    p.choose("take-place 1")
    assert p.s.queue_camels == [0, 1, 1]
    assert p.asked == "red queue"
    assert p.options == ["take-place 3", "take-place 2"]
    p.choose("take-place 2")
    assert p.s.camels[RED] == 1  # one left on space 3, one found on space 2
    assert p.s.camels[YELLOW] == 2
    q = form({1: BLUE, 2: RED, 3: YELLOW}, blue=2).after("take-place 1")
    assert q.s.queue == [BLUE, YELLOW, RED]  # red had none to pay for space 2, although one lay there
    assert q.s.camels[:3] == [1, 1, 0]


@pytest.mark.rule("ME-ORDER-6")
def test_occupied_spaces_are_passed_free_of_charge() -> None:
    p = form({1: BLUE, 2: RED, 3: YELLOW}, blue=1, red=1).after("take-place 2")
    assert p.options == ["take-place 3", "take-place 1"]
    assert p.refused("take-place 2") == "ME-ORDER-4"
    p.choose("take-place 1")
    assert p.s.camels == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("ME-ORDER-7", "ME-ORDER-8", "ME-ORDER-9")
def test_several_camels_on_one_space_all_go_to_whoever_takes_it() -> None:
    p = form({1: GREEN, 2: BLUE, 3: RED, 4: YELLOW}, 4, green=3, blue=2, red=1)
    p.choose("take-place 1")
    assert p.s.queue_camels == [0, 1, 1, 1]
    p.choose("take-place 2")
    assert p.s.queue_camels == [0, 0, 2, 2]
    assert p.s.camels[BLUE] == 1
    p.choose("take-place 3")
    assert p.s.camels[RED] == 2
    assert p.s.camels[YELLOW] == 3
    assert p.s.queue_camels == [0, 0, 0, 0]
    assert p.events(PlaceTaken)[-1] == (YELLOW, 3, 0, 3)


@pytest.mark.rule("ME-RULING-33")
def test_the_queue_is_formed_after_every_round_also_the_fourth_of_year_three() -> None:
    p = Position()
    p.s.year, p.s.round = 3, 3
    p.s.turn = 3
    p.s.masters[:3] = [RED, BLUE, YELLOW]
    p.run(NEXT_MASTER)
    assert p.s.queue == [YELLOW, BLUE, RED]
    assert p.s.result is not None


@pytest.mark.rule("ME-EX-3")
def test_example_yellow_red_and_blue_form_a_queue() -> None:
    p = form({1: YELLOW, 3: RED, 4: BLUE}, yellow=2, red=1)
    assert p.options == ["take-place 3", "take-place 2", "take-place 1"]
    p.choose("take-place 2")
    assert p.s.camels[YELLOW] == 1
    p.choose("take-place 1")
    assert p.s.queue == [RED, YELLOW, BLUE]
    assert p.s.camels[BLUE] == 2


@pytest.mark.rule("ME-EX-18", "ME-TWO-7", "ME-TWO-8")
def test_example_the_courtier_must_spend_its_camels() -> None:
    p = form({1: COURTIER, 2: RED, 3: YELLOW}, 2, courtier=2)
    assert p.s.queue == [COURTIER, YELLOW, RED]
    assert p.s.camels == [1, 1, 0, 0, 0, 0]
    q = form({1: RED, 2: COURTIER, 3: YELLOW}, 2, red=1, courtier=1)
    q.choose("take-place 2")
    assert q.s.queue == [COURTIER, RED, YELLOW]
    assert q.s.camels[YELLOW] == 2


@pytest.mark.rule("ME-SOLO-28", "ME-RULING-38")
def test_courtier_and_magistrate_take_the_place_that_costs_most() -> None:
    p = form({1: MAGISTRATE, 2: COURTIER, 3: RED}, 1, magistrate=1, courtier=5)
    assert p.s.queue == [COURTIER, MAGISTRATE, RED]
    assert p.s.camels == [2, 0, 0, 0, 4, 0]
    q = form({1: COURTIER, 2: MAGISTRATE, 3: RED}, 1, magistrate=3)
    assert q.s.queue == [MAGISTRATE, RED, COURTIER]
    assert q.s.camels == [1, 0, 0, 0, 0, 2]
    r = form({1: MAGISTRATE, 2: COURTIER, 3: RED}, 1, magistrate=2)
    assert r.s.queue == [MAGISTRATE, RED, COURTIER]
    assert r.s.camels == [1, 0, 0, 0, 1, 0]
