"""Which choices of Merv look best to bots without trying them."""

from typing import Any

from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.core.game import load
from serai.games.merv import tables as t
from serai.games.merv.bot.action_priors import action_at, climbing, court_at, neighbours, tile_at
from serai.games.merv.bot.priors import BY_CHOICE, PLAIN, priors
from serai.games.merv.choices import ACT, GAIN_FAVOUR, TAKE_CARD, TAKE_SLOT
from serai.games.merv.rules.turn import MENU, SLOT

MERV = load("merv")


def merv_at(seats: int = 2, year: int = 1) -> Any:
    """The first question of a game, in any year."""
    s = MERV.new(seats, seeded("merv"), MERV.settings(seats, {}))
    settle(s)
    s.year = year
    return s


def cell_with(s: Any, action: int, among: Any = t.TILE_CELLS) -> int:
    found: int = next(cell for cell in among if s.action_at[cell] == action)
    return found


def test_a_line_of_own_buildings_looks_better_than_an_empty_one() -> None:
    s = merv_at()
    free = [slot for slot in range(t.SLOTS_A_SIDE) if s.masters[slot] == t.NOBODY and not t.THROUGH_MARKET[slot]]
    before = priors(s, 0, [TAKE_SLOT[slot] for slot in free])
    for cell in t.LINES[free[-1]][:3]:
        s.building[cell] = 0
    after = priors(s, 0, [TAKE_SLOT[slot] for slot in free])
    assert after[-1] > max(after[:-1])
    assert after[-1] > before[-1]


def test_a_tile_of_the_magistrate_promises_nothing() -> None:
    s = merv_at(1)
    cell = t.LINES[0][0]
    assert tile_at(s, 0, cell, 0) > 0
    s.building[cell] = t.MAGISTRATE
    assert tile_at(s, 0, cell, 0) == 0
    s.building[cell] = t.NOBODY
    s.buildings[0] = 0
    assert tile_at(s, 0, cell, 0) == 0


def test_own_buildings_are_counted_in_both_lines() -> None:
    s = merv_at()
    for cell in (1, 4, 5, 6, 24):
        s.building[cell] = 0
    assert neighbours(s, 0, 0) == 3
    assert neighbours(s, 1, 0) == 0


def test_a_courtier_is_worth_the_more_the_more_its_court_counts_and_the_more_favour_pays() -> None:
    s = merv_at()
    learning = t.COURT_SCORES.index("scrolls")
    bare = court_at(s, 0, learning)
    s.free[0] = 5
    counted = court_at(s, 0, learning)
    assert counted > bare
    s.courtiers[1:4] = [1, 1, 1]
    assert court_at(s, 0, learning) < counted
    s.favour[0] = 10
    assert court_at(s, 0, learning) > counted - 1


def test_a_court_that_cannot_be_paid_or_is_full_promises_nothing() -> None:
    s = merv_at()
    learning = t.COURT_SCORES.index("scrolls")
    s.free[0] = 8
    purse = [0] * t.KINDS_OF_CUBES
    assert action_at(s, 0, t.PALACE, purse) == 0
    purse[t.COURT_COLOUR[learning]] = 1
    assert action_at(s, 0, t.PALACE, purse) > 0
    s.courtiers[4 + learning] = t.COURT_PLACES
    assert action_at(s, 0, t.PALACE, purse) == 0


def test_a_breakthrough_that_lasts_is_worth_more_early() -> None:
    purse = [1, 1, 0, 0, 0]
    assert action_at(merv_at(2, 1), 0, t.LIBRARY, purse) > action_at(merv_at(2, 3), 0, t.LIBRARY, purse)


def test_steps_up_the_mosque_need_their_cubes() -> None:
    s = merv_at()
    assert climbing(s, 0, [0] * t.KINDS_OF_CUBES) == 0
    assert climbing(s, 0, [0, 0, 0, 0, 2]) > 0
    assert climbing(s, 0, [1, 1, 1, 1, 0]) >= climbing(s, 0, [1, 0, 0, 0, 0])


def test_favour_looks_better_than_an_action_without_cubes_where_courtiers_lack_it() -> None:
    s = merv_at()
    s.cell, s.courtiers[0] = cell_with(s, t.MOSQUE), 1
    s.todo[:] = [MENU[0]]
    act, favour = priors(s, 0, [ACT, GAIN_FAVOUR])
    assert favour > act


def test_the_card_that_completes_a_set_looks_best() -> None:
    s = merv_at()
    s.row[:3] = [0, 1, 2]
    s.row_camels[:3] = [0, 0, 0]
    s.spices[:4] = [2, 2, 1, 2]
    found = priors(s, 0, [TAKE_CARD[position] for position in range(3)])
    assert found[2] > found[0] == found[1]


def test_every_choice_has_a_habit_of_its_own() -> None:
    covered = set(BY_CHOICE) | set(PLAIN)
    assert not set(BY_CHOICE) & set(PLAIN)
    unheard = [shape.word for shape in MERV.notation.shapes if shape.make not in covered]
    assert unheard == ["commit"]  # the engine's own, for secret choices, of which there are none


def test_no_option_of_a_game_promises_less_than_nothing() -> None:
    for seats in (1, 4):
        s = MERV.new(seats, seeded(f"promises {seats}"), MERV.settings(seats, {}))
        picks = seeded("picks")
        listed = settle(s)
        while s.todo:
            step = s.todo[-1]
            options = step.options(s) if listed is None else listed
            found = priors(s, step.seat, options)
            assert len(found) == len(options)
            assert min(found) >= 0 < max(found)
            s.todo.pop()
            step.chosen(s, options[picks.below(len(options))])
            listed = settle(s)


def test_the_courtier_is_sent_by_what_stands_in_the_line() -> None:
    s = merv_at()
    slot = SLOT[0]
    s.todo[:] = []
    bare = priors(s, 0, [TAKE_SLOT[0]])[0]
    for owner in (0, 1, t.COURTIER):
        s.building[t.LINES[0][0]] = owner
        assert priors(s, 0, [TAKE_SLOT[0]])[0] != bare
    s.todo[:] = [slot]
    assert priors(s, 0, [TAKE_SLOT[0]])[0] > bare


def test_exact_cubes_are_paid_before_white_ones() -> None:
    s = merv_at()
    pay = next(shape for shape in MERV.notation.shapes if shape.word == "pay-with").make
    weights = priors(s, 0, [pay(0), pay(t.WHITE), pay(t.WILD), pay(t.DISCOUNT)])
    assert weights[3] > weights[0] > weights[2] > weights[1]
