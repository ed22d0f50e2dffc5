"""What bots know of Merv: how a position will end, and what looks promising."""

from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.core.game import load
from serai.games.merv import tables as t
from serai.games.merv.bot import deep_evaluation, network, weights
from serai.games.merv.bot.action_priors import action_at, climbing, court_at, neighbours, tile_at
from serai.games.merv.bot.evaluation import worth
from serai.games.merv.bot.features import best_contract, half_turns_left, of_magistrate, of_seat
from serai.games.merv.bot.priors import HABITS, PLAIN, first
from serai.games.merv.choices import ACT, GAIN_FAVOUR, TAKE_CARD, TAKE_SLOT
from serai.games.merv.rules.scoring import city_value, court_value, set_points
from serai.games.merv.rules.turn import MENU, SLOT

MERV = load("merv")


def merv_at(seats: int = 2, year: int = 1) -> Any:
    """The first question of a play, in any year."""
    s = MERV.new(seats, seeded("merv"), MERV.settings(seats, {}))
    settle(s)
    s.year = year
    return s


def cell_with(s: Any, action: int, among: Any = t.TILE_CELLS) -> int:
    return int(next(cell for cell in among if s.action_at[cell] == action))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_after_the_last_turn_the_forecast_is_the_score(seats: int) -> None:
    s = merv_at(seats, t.YEARS)
    s.round, s.turn = t.ROUNDS - 1, len(s.queue) + 1
    s.walls[:] = [0] * len(s.walls)
    owners = [*range(seats), t.MAGISTRATE] if seats == 1 else list(range(seats))
    cells = list(t.TILE_CELLS)
    for owner in owners:
        for _ in range(3 + owner % 3):
            s.building[cells.pop()] = owner
            s.buildings[owner] -= 1
        s.vp[owner] = 7 * owner + 1
        s.favour[owner] = 3
        s.free[owner * t.ITEMS] = 4
        s.spices[owner * 4 : owner * 4 + 4] = [3, 2, 1, owner % 2]
        s.courtiers[owner * 4 : owner * 4 + 2] = [1, 1]
    s.tokens[0] = 0
    due = [
        s.vp[owner]
        + city_value(s, owner)
        + court_value(s, owner, 0)
        + court_value(s, owner, 1)
        + set_points(s.spices[owner * 4 : owner * 4 + 4])
        for owner in owners
    ]
    assert worth(s) == pytest.approx(due)


def test_a_judge_speaks_above_its_threshold_alone() -> None:
    judges = [network.Judge([1.0, 0.0], 2.0, 10.0), network.Judge([0.5, 0.5], 1.0, -1.0)]
    panel = network.Judges(judges, [0.25, 4.0], 100.0)
    assert network.judged(panel, [0, 0]) == 100.0
    assert network.judged(panel, [2, 0]) == 100.5  # both are at their thresholds
    assert network.judged(panel, [3, 1]) == 100.0 + 0.75 + 4.0 + 10.0 - 1.0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_judges_weigh_everything_that_is_looked_at(seats: int) -> None:
    s = merv_at(seats)
    panels = [(network.ALONE if seats == 1 else network.SEAT, network.seat_numbers(s, 0))]
    if seats == 1:
        panels.append((network.MAGISTRATE, network.magistrate_numbers(s)))
    for panel, numbers in panels:
        assert {len(numbers), len(panel.straight)} == {len(judge.weights) for judge in panel.judges}
    assert len(deep_evaluation.worth(s)) == len(worth(s))


def test_the_finer_judgement_knows_what_points_and_buildings_are_for() -> None:
    s = merv_at(2, 2)
    before = deep_evaluation.worth(s)
    s.vp[1] += 5
    assert deep_evaluation.worth(s) == [before[0], pytest.approx(before[1] + 5)]
    s.vp[1] -= 5
    for cell in t.TILE_CELLS[:3]:
        s.building[cell] = 0
    assert deep_evaluation.worth(s)[0] > before[0] + 1


def test_turns_are_counted_by_halves() -> None:
    s = merv_at(3)
    ahead, under_way, behind = s.queue
    s.turn = 2  # of which the first is over and the second under way
    assert [half_turns_left(s, seat) for seat in (ahead, under_way, behind)] == [22, 23, 24]
    s.year, s.round = t.YEARS, t.ROUNDS - 1
    assert [half_turns_left(s, seat) for seat in (ahead, under_way, behind)] == [0, 1, 2]


def test_a_weight_stands_for_everything_that_is_counted() -> None:
    s = merv_at(1)
    assert len(of_seat(s, 0)) == len(weights.SEAT) == len(weights.ALONE)
    assert len(of_magistrate(s)) == len(weights.MAGISTRATE)
    assert list(weights.SEAT) == list(weights.ALONE)
    assert set(weights.AT_THE_END) <= set(weights.SEAT) | set(weights.MAGISTRATE)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("cubes", lambda s: s.cubes.__setitem__(1, 2)),
        ("white_cubes", lambda s: s.cubes.__setitem__(t.WHITE, 2)),
        ("camels", lambda s: s.camels.__setitem__(0, 2)),
        ("free_rare", lambda s: s.free.__setitem__(t.RARE, 2)),
        ("scrolls", lambda s: s.placed.__setitem__(0, 2)),
        ("influence", lambda s: s.influence.__setitem__(0, 2)),
        ("courtiers", lambda s: s.courtiers.__setitem__(0, 2)),
        ("cards", lambda s: s.spices.__setitem__(0, 2)),
        ("inner_posts", lambda s: [s.posts.__setitem__(t.IS_INNER.index(True) + more, 1) for more in (0, 1)]),
    ],
)
def test_what_a_player_has_is_counted_at_its_place(name: str, change: Any) -> None:
    s = merv_at()
    place = list(weights.SEAT).index(name)
    before = of_seat(s, 0)
    change(s)
    assert of_seat(s, 0)[place] == before[place] + 2
    assert of_seat(s, 1) == of_seat(merv_at(), 1)


def test_buildings_are_counted_as_safe_guarded_or_exposed() -> None:
    s = merv_at()
    corner, middle = 0, t.MARKET_CELL - 1
    s.building[corner] = s.building[middle] = 0
    names = list(weights.SEAT)
    safe, guarded, exposed = (names.index(name) for name in ("safe", "guarded", "exposed"))
    assert [of_seat(s, 0)[place] for place in (safe, guarded, exposed)] == [0, 0, 2]
    s.soldier[corner] = 1
    assert [of_seat(s, 0)[place] for place in (safe, guarded, exposed)] == [0, 1, 1]
    for slot in t.COVERED_BY[middle]:
        s.walls[slot] = 0
    assert [of_seat(s, 0)[place] for place in (safe, guarded, exposed)] == [1, 1, 0]


def test_the_best_contract_is_one_that_influence_and_items_allow() -> None:
    s = merv_at()
    s.free[: t.ITEMS] = [1, 1, 2]
    assert best_contract(s, 0) == 0
    s.influence[0] = t.LEVEL_SPACE[1]
    assert best_contract(s, 0) == 5
    s.influence[0] = t.LAST_INFLUENCE
    assert best_contract(s, 0) == 12


def test_a_line_of_own_buildings_looks_better_than_an_empty_one() -> None:
    s = merv_at()
    free = [slot for slot in range(t.SLOTS_A_SIDE) if s.masters[slot] == t.NOBODY and not t.THROUGH_MARKET[slot]]
    before = first(s, 0, [TAKE_SLOT[slot] for slot in free])
    for cell in t.LINES[free[-1]][:3]:
        s.building[cell] = 0
    after = first(s, 0, [TAKE_SLOT[slot] for slot in free])
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
    act, favour = first(s, 0, [ACT, GAIN_FAVOUR])
    assert favour > act


def test_the_card_that_completes_a_set_looks_best() -> None:
    s = merv_at()
    s.row[:3] = [0, 1, 2]
    s.row_camels[:3] = [0, 0, 0]
    s.spices[:4] = [2, 2, 1, 2]
    promised = first(s, 0, [TAKE_CARD[position] for position in range(3)])
    assert promised[2] > promised[0] == promised[1]


def test_every_choice_has_a_habit_of_its_own() -> None:
    covered = set(HABITS) | set(PLAIN)
    assert not set(HABITS) & set(PLAIN)
    unheard = [shape.word for shape in MERV.notation.shapes if shape.make not in covered]
    assert unheard == ["commit"]  # the engine's own, for secret choices, of which there are none


def test_no_option_of_a_play_promises_less_than_nothing() -> None:
    for seats in (1, 4):
        s = MERV.new(seats, seeded(f"promises {seats}"), MERV.settings(seats, {}))
        picks = seeded("picks")
        listed = settle(s)
        while s.todo:
            step = s.todo[-1]
            options = step.options(s) if listed is None else listed
            promised = first(s, step.seat, options)
            assert len(promised) == len(options)
            assert min(promised) >= 0 < max(promised)
            s.todo.pop()
            step.chosen(s, options[picks.below(len(options))])
            listed = settle(s)


def test_the_courtier_is_sent_by_what_stands_in_the_line() -> None:
    s = merv_at()
    slot = SLOT[0]
    s.todo[:] = []
    bare = first(s, 0, [TAKE_SLOT[0]])[0]
    for owner in (0, 1, t.COURTIER):
        s.building[t.LINES[0][0]] = owner
        assert first(s, 0, [TAKE_SLOT[0]])[0] != bare
    s.todo[:] = [slot]
    assert first(s, 0, [TAKE_SLOT[0]])[0] > bare
