"""Chapter 12: upgrades; decision 8."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import RewardLost, SoldierReturned, UpgradePlaced
from serai.games.merv.rules.upgrades import EXTRA, give_upgrade
from tests.rules.merv.position import BLUE, RED, YELLOW, Position, cell


@pytest.mark.rule("ME-UPGRADE-1", "ME-UPGRADE-2", "ME-DEC-8", "ME-MOSQUE-8")
def test_a_white_upgrade_goes_onto_an_own_tile_without_upgrade() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2", "r1c3")
    p.build(YELLOW, "r1c4")
    p.upgrade("r1c3", "extra_sand")
    give_upgrade(p.s, RED, t.UPGRADE_OWN)
    assert p.run().asked == "red upgrade-tile"
    assert p.prompt == {"upgrade": "white"}
    assert p.options == ["place-upgrade r1c1", "place-upgrade r1c2"]
    assert p.refused("place-upgrade r1c3") == "ME-UPGRADE-1"
    assert p.refused("place-upgrade r1c4") == "ME-UPGRADE-2"
    assert p.refused("place-upgrade r5c5") == "ME-UPGRADE-2"
    assert p.refused("no-soldier") == "SE-ASK-3"
    p.choose("place-upgrade r1c2")
    assert p.s.upgrade[cell("r1c2")] == t.WHITE
    assert p.s.upgrades[t.WHITE] == 5
    assert p.events(UpgradePlaced) == [(RED, t.WHITE, 1)]


@pytest.mark.rule("ME-UPGRADE-3", "ME-DEC-8", "ME-MOSQUE-8")
def test_of_the_extra_upgrades_the_colour_is_chosen_first() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2")
    p.build(YELLOW, "r2c1")
    p.upgrade("r2c1", "extra_sand")
    give_upgrade(p.s, RED, t.EXTRA_OWN)
    p.run()
    assert p.offers("take-upgrade") == {"extra_purple", "extra_turquoise", "extra_orange"}
    assert p.refused("take-upgrade extra_sand") == "ME-UPGRADE-3"
    assert p.refused("take-upgrade white") == "ME-UPGRADE-3"
    assert p.refused("place-upgrade r1c1") == "SE-ASK-3"
    p.choose("take-upgrade extra_orange")
    assert p.refused("place-upgrade r2c2") == "ME-UPGRADE-3"
    p.choose("place-upgrade r1c1")
    assert p.s.upgrade[0] == t.UPGRADES.index("extra_orange")
    assert p.s.upgrades == [1, 0, 1, 0, 6]


@pytest.mark.rule("ME-UPGRADE-4", "ME-UPGRADE-6")
def test_a_pepper_upgrade_goes_onto_any_tile_and_works_for_a_later_building() -> None:
    p = Position()
    p.build(YELLOW, "r1c4")
    p.upgrade("r1c1", "white")
    give_upgrade(p.s, RED, t.UPGRADE_ANYWHERE)
    p.run()
    assert len(p.options) == 23
    assert {"place-upgrade r1c4", "place-upgrade r5c5"} <= set(p.options)
    assert p.refused("place-upgrade r1c1") == "ME-UPGRADE-1"
    p.choose("place-upgrade r5c5")
    p.turn(RED).choose("take-slot north_5", "activate r5c5")
    assert p.purse(RED) == "white 1"


@pytest.mark.rule("ME-UPGRADE-1", "ME-RULING-5")
@pytest.mark.parametrize("kind", t.UPGRADES)
def test_a_tile_with_any_upgrade_takes_no_other(kind: str) -> None:
    for reward in (t.UPGRADE_OWN, t.UPGRADE_ANYWHERE):
        p = Position()
        p.build(RED, "r1c1", "r1c2")
        p.upgrade("r1c1", kind)
        give_upgrade(p.s, RED, reward)
        assert "r1c2" in p.offers("place-upgrade")
        assert "r1c1" not in p.offers("place-upgrade")
    q = Position()
    q.build(RED, "r1c1")
    q.upgrade("r1c1", kind)
    for reward in (t.UPGRADE_OWN, t.EXTRA_OWN):
        give_upgrade(q.s, RED, reward)
        assert q.asked == ""
    assert q.events(RewardLost) == [(RED, t.UPGRADE_OWN), (RED, t.EXTRA_OWN)]


@pytest.mark.rule("ME-UPGRADE-5")
def test_an_upgrade_sends_a_soldier_home() -> None:
    p = Position()
    p.build(YELLOW, "r1c4")
    p.soldier(BLUE, "r1c4")
    give_upgrade(p.s, RED, t.UPGRADE_ANYWHERE)
    p.run().choose("place-upgrade r1c4")
    assert p.s.soldier[cell("r1c4")] == t.NOBODY
    assert p.s.servants[BLUE] == 8
    assert p.events(SoldierReturned) == [(BLUE, cell("r1c4"))]


@pytest.mark.rule("ME-RULING-5")
def test_an_upgrade_without_a_legal_way_is_lost_and_else_it_cannot_be_declined() -> None:
    for reward in (t.UPGRADE_OWN, t.EXTRA_OWN):
        p = Position()
        p.build(RED, "r1c1")
        p.upgrade("r1c1", "white")
        give_upgrade(p.s, RED, reward)
        assert p.run().asked == ""
        assert p.events(RewardLost) == [(RED, reward)]
    for reward in (t.UPGRADE_OWN, t.UPGRADE_ANYWHERE):
        p = Position(whole=False)
        p.build(RED, "r1c1")
        p.s.upgrades[t.WHITE] = 0
        give_upgrade(p.s, RED, reward)
        assert p.run().asked == ""
    p = Position(whole=False)
    p.build(RED, "r1c1")
    p.s.upgrades[:4] = [0, 0, 0, 0]
    give_upgrade(p.s, RED, t.EXTRA_OWN)
    assert p.run().asked == ""
    q = Position()
    q.build(RED, "r1c1", "r1c2")
    q.run(EXTRA[RED])
    assert all(option.startswith("take-upgrade") for option in q.options)
