"""What bots know of Merv: how a position will end."""

from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.core.game import load
from serai.games.merv import tables as t
from serai.games.merv.bot import deep_evaluation, network
from serai.games.merv.bot.evaluation import value
from serai.games.merv.bot.features import best_contract, half_turns_left, of_magistrate, of_seat
from serai.games.merv.bot.weights import AT_THE_END, FEATURES
from serai.games.merv.rules.scoring import city_value, court_value, set_points

MERV = load("merv")


def merv_at(seats: int = 2, year: int = 1) -> Any:
    """The first question of a game, in any year."""
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
    assert value(s) == pytest.approx(due)


def test_a_unit_counts_where_its_activation_is_above_zero() -> None:
    units = [network.Unit([1.0, 0.0], -2.0, 10.0), network.Unit([0.5, 0.5], -1.0, -1.0)]
    small = network.Network(units, [0.25, 4.0], 100.0, {})
    assert network.evaluate(small, [0, 0]) == 100.0
    assert network.evaluate(small, [2, 0]) == 100.5  # both are at zero
    assert network.evaluate(small, [3, 1]) == 100.0 + 0.75 + 4.0 + 10.0 - 1.0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_network_has_a_weight_for_every_input(seats: int) -> None:
    s = merv_at(seats)
    networks = [(network.ALONE if seats == 1 else network.SEAT, network.seat_inputs(s, 0))]
    if seats == 1:
        networks.append((network.MAGISTRATE, network.magistrate_inputs(s)))
    for each, inputs in networks:
        assert {len(inputs), len(each.skip)} == {len(unit.weights) for unit in each.units}
    assert len(deep_evaluation.value(s)) == len(value(s))


def test_the_network_knows_what_points_and_buildings_are_for() -> None:
    s = merv_at(2, 2)
    before = deep_evaluation.value(s)
    s.vp[1] += 5
    assert deep_evaluation.value(s) == [before[0], pytest.approx(before[1] + 5)]
    s.vp[1] -= 5
    for cell in t.TILE_CELLS[:3]:
        s.building[cell] = 0
    assert deep_evaluation.value(s)[0] > before[0] + 1


def test_turns_are_counted_by_halves() -> None:
    s = merv_at(3)
    ahead, under_way, behind = s.queue
    s.turn = 2  # of which the first is over and the second under way
    assert [half_turns_left(s, seat) for seat in (ahead, under_way, behind)] == [22, 23, 24]
    s.year, s.round = t.YEARS, t.ROUNDS - 1
    assert [half_turns_left(s, seat) for seat in (ahead, under_way, behind)] == [0, 1, 2]


def test_a_weight_stands_for_everything_that_is_counted() -> None:
    s = merv_at(1)
    assert len(of_seat(s, 0)) == len(FEATURES["seat"]) == len(FEATURES["alone"])
    assert len(of_magistrate(s)) == len(FEATURES["magistrate"])
    assert list(FEATURES["seat"]) == list(FEATURES["alone"])
    assert set(AT_THE_END) <= set(FEATURES["seat"]) | set(FEATURES["magistrate"])


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
    place = list(FEATURES["seat"]).index(name)
    before = of_seat(s, 0)
    change(s)
    assert of_seat(s, 0)[place] == before[place] + 2
    assert of_seat(s, 1) == of_seat(merv_at(), 1)


def test_buildings_are_counted_as_safe_guarded_or_exposed() -> None:
    s = merv_at()
    corner, middle = 0, t.MARKET_CELL - 1
    s.building[corner] = s.building[middle] = 0
    names = list(FEATURES["seat"])
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


@pytest.mark.parametrize(
    ("field", "place"),
    [("vp", 0), ("camels", 0), ("cubes", 0), ("cubes", t.WHITE), ("influence", 0), ("favour", 0), ("free", 0)],
)
def test_more_of_anything_is_better(field: str, place: int) -> None:
    s = merv_at()
    before = value(s)
    getattr(s, field)[place] += 1
    after = value(s)
    assert after[0] > before[0]
    assert after[1] == before[1]


def test_a_wall_makes_buildings_safer_and_a_soldier_for_a_year() -> None:
    s = merv_at()
    cell = t.COVERS[0][0]
    s.building[cell] = 0
    s.year = 2
    bare = value(s)[0]
    s.soldier[cell] = 1
    guarded = value(s)[0]
    s.soldier[cell] = t.NOBODY
    for slot in t.COVERED_BY[cell]:
        s.walls[slot] = 0
    walled = value(s)[0]
    assert bare < guarded < walled


def test_means_are_worth_nothing_at_the_end() -> None:
    s = merv_at()
    s.year, s.round, s.turn = t.YEARS, t.ROUNDS - 1, len(s.queue) + 1
    before = value(s)[0]
    s.cubes[0] += 5
    s.camels[0] += 2
    assert value(s)[0] == before
    s.spices[0] += 1
    assert value(s)[0] > before


def test_courtiers_count_as_far_as_favour_pays() -> None:
    s = merv_at()
    s.free[0] = 6  # scrolls
    s.courtiers[t.COURT_SCORES.index("scrolls")] = 2
    poor = value(s)[0]
    s.favour[0] = 6
    assert value(s)[0] > poor + 4


def test_alone_the_magistrate_is_judged_too() -> None:
    s = merv_at(1)
    points = value(s)
    assert len(points) == 2
    s.vp[t.MAGISTRATE] += 10
    assert value(s)[1] == pytest.approx(points[1] + 10)
