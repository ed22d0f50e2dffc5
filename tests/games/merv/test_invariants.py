"""Every invariant notices when it is broken, and content that does not fit is named."""

from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.rules.magistrate.tables import HIS_MARKET_REWARD, PALACE_INDICES, WALL_RANKS
from serai.games.merv.tables import ids, number_of, numbers_of


def new(seats: int = 3) -> Any:
    return GAME.new(seats, seeded("broken"), {})


def change(name: str, place: int, by: int) -> Any:
    def carry_out(s: Any) -> None:
        getattr(s, name)[place] += by

    return carry_out


def outer_post(s: Any) -> None:
    s.posts[4] = 1
    s.discs[0] -= 1


def soldier_without_building(s: Any) -> None:
    s.soldier[0] = 0
    s.servants[0] -= 1


def soldier_on_an_upgrade(s: Any) -> None:
    s.building[0] = s.soldier[0] = 0
    s.buildings[0] -= 1
    s.servants[0] -= 1
    s.upgrade[0] = 4
    s.upgrades[4] -= 1


def building_on_the_market(s: Any) -> None:
    s.building[12] = 0
    s.buildings[0] -= 1


def upgrade_on_the_market(s: Any) -> None:
    s.upgrade[12] = 4
    s.upgrades[4] -= 1


def four_in_a_court(s: Any) -> None:
    s.courtiers[0] = 4
    s.servants[0] -= 4


def long_row(s: Any) -> None:
    s.row.append(s.deck.pop())
    s.row_camels.append(0)


def camel_without_card(s: Any) -> None:
    s.row_camels.append(0)


def two_masters(s: Any) -> None:
    s.queue[:] = [0, 0, 1]


def minus_one_camel(s: Any) -> None:
    s.camels[0] = -1
    s.camels_out += 1


def minus_one_building(s: Any) -> None:
    s.buildings[0] = -1
    s.building[:11] = [0] * 11
    s.buildings[0] = 9 - 11


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        *((change(name, 0, 1), "ME-COMP-3") for name in ("camels", "row_camels", "mosque_camels", "city_camels")),
        *((change(name, 0, 1), "ME-COMP-3") for name in ("link_camels", "queue_camels", "corners")),
        (minus_one_camel, "ME-COMP-3"),
        *((change(name, 0, -1), "ME-PAY-1") for name in ("cubes", "free", "placed")),
        *((change(name, 0, 1), "ME-COMP-1") for name in ("buildings", "servants", "discs", "vp", "points")),
        *((change(name, 4, 1), "ME-COMP-1") for name in ("buildings", "servants", "discs")),
        (two_masters, "ME-COMP-1"),
        (minus_one_building, "ME-COMP-1"),
        (change("spices", 0, 1), "ME-CARAVAN-11"),
        (long_row, "ME-CARAVAN-1"),
        (camel_without_card, "ME-CARAVAN-1"),
        (change("pieces", 11, 1), "ME-WALL-10"),
        (change("upgrades", 4, 1), "ME-UPGRADE-1"),
        (four_in_a_court, "ME-PALACE-5"),
        (soldier_without_building, "ME-SOLDIER-2"),
        (soldier_on_an_upgrade, "ME-SOLDIER-2"),
        (building_on_the_market, "ME-GEO-3"),
        (upgrade_on_the_market, "ME-GEO-3"),
        *((change("favour", 0, by), "ME-FAVOUR-4") for by in (-1, 11)),
        *((change("influence", 0, by), "ME-FAVOUR-4") for by in (-1, 21)),
        (outer_post, "ME-SILK-4"),
    ],
)
def test_a_broken_state_names_its_rule(spoil: Any, rule: str) -> None:
    s = new()
    assert GAME.check(s) == []
    spoil(s)
    assert GAME.check(s) == [rule]


def test_the_cards_of_the_magistrate_are_counted() -> None:
    s = new(1)
    assert GAME.check(s) == []
    s.card = s.orders.pop()
    assert GAME.check(s) == []
    s.card = t.NOBODY
    assert GAME.check(s) == ["ME-HIDE-2"]


def test_courtier_and_magistrate_have_pieces_only_where_they_play() -> None:
    for seats in (1, 2):
        s = new(seats)
        s.buildings[4] -= 1
        assert GAME.check(s) == ["ME-COMP-1"]
    s = new(2)
    s.servants[5] += 1
    assert GAME.check(s) == ["ME-COMP-1"]
    s = new(1)
    s.servants[5] -= 1
    assert GAME.check(s) == ["ME-COMP-1"]


def test_content_that_does_not_fit_is_named() -> None:
    assert numbers_of(("a", "b"), ("b", "a"), "there") == (1, 0)
    with pytest.raises(ValueError, match="content of merv, there: 'c' is none of a, b"):
        number_of(("a", "b"), "c", "there")
    with pytest.raises(ValueError, match="content of merv, tiles: two rows have the same id"):
        ids([{"id": "x"}, {"id": "x"}], "tiles")


def test_the_tables_say_what_the_content_says() -> None:
    assert HIS_MARKET_REWARD == {
        t.A_SCROLL: t.LIBRARY_ACTION,
        t.CARAVAN_CARD: t.CARAVANSARY_ACTION,
        t.RARE_GOOD: t.RARE_GOOD,
        t.MOSQUE_STEP: t.MOSQUE_ACTION,
    }
    assert PALACE_INDICES == (4, 3, 2)
    assert t.WILD_OF[4:8] == (0, 1, 2, 3)
    assert t.DISCOUNT_OF[:4] == (t.CARAVANSARY, t.PALACE, t.SILK_ROAD, t.MOSQUE)
    assert t.NEAR == (-1, -1, -1, -1, 0, 1, 2, 3)
    assert tuple(range(8)) == t.LINK_TO
    assert t.STEPS[t.OUTSIDE] == ((0, (3,)), (1, (2,)), (2, (0,)), (3, (1,)))
    assert t.STEPS[-2] == ()  # the top
    assert WALL_RANKS[()] == 8
    assert t.UPGRADES[t.WHITE] == "white"
