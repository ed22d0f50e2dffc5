"""Chapter 24: the Magistrate's camel market, cards and years."""

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.events import (
    BuildingPlaced,
    CamelPlaced,
    CamelsTaken,
    CardRemoved,
    CardRevealed,
    CardsShuffled,
    CardTaken,
    FavourGained,
    NoCard,
    RowRefilled,
    WallBuilt,
)
from serai.games.merv.rules.magistrate.deck import discard_current, is_spent, shuffle_discards
from serai.games.merv.rules.magistrate.turn import visit_market
from serai.games.merv.rules.year import ROUND_OVER, YEAR_OVER
from tests.rules.merv.magistrate.solo import HIM, his_turn, solo_turn
from tests.rules.merv.position import COURTIER, RED, Position

# ---- camel market


def at_market(side: int, his: int, *corners: int) -> Position:
    p = solo_turn()
    p.s.market_side = side
    for corner in corners:
        p.s.corners[corner] = 1
        p.s.camels_out -= 1
    p.camels(HIM, his)
    p.s.slot = 2
    return p


@pytest.mark.rule("ME-SOLO-8", "ME-SOLO-21")
def test_he_visits_the_market_after_his_action_on_every_line_through_it() -> None:
    p = solo_turn("wall")
    p.build(HIM, "r1c3")
    p.camels(HIM, 1)
    p.s.market_side = 1
    his_turn(p)
    assert p.slot_of(HIM) == "north_3"
    assert p.events(CamelPlaced) == [(HIM, 0)]
    assert p.s.free[HIM * 3 + t.RARE] == 1
    kinds = [type(event) for event in p.events()]
    assert kinds.index(WallBuilt) < kinds.index(CamelPlaced)
    q = solo_turn("wall")
    q.build(HIM, "r1c4")
    q.camels(HIM, 1)
    his_turn(q)
    assert q.events(CamelPlaced) == []


@pytest.mark.rule("ME-SOLO-22")
def test_he_takes_two_camels_or_any_if_he_has_none() -> None:
    p = at_market(1, 1, 2, 3)
    visit_market(p.s)
    assert p.s.camels[HIM] == 3
    assert p.events(CamelsTaken) == [(HIM, 2)]
    p = at_market(1, 0, 2)
    visit_market(p.s)
    assert p.s.camels[HIM] == 1
    p = at_market(1, 0)
    visit_market(p.s)
    assert p.events(CamelsTaken) == p.events(CamelPlaced) == []


@pytest.mark.rule("ME-SOLO-23", "ME-SOLO-26")
def test_else_he_places_one_on_an_upper_corner() -> None:
    p = at_market(1, 2)
    visit_market(p.s)
    assert p.events(CamelPlaced) == [(HIM, 0)]
    assert p.s.free[HIM * 3 :] == [0, 0, 1]
    p = at_market(1, 2, 2)
    visit_market(p.s)
    assert p.events(CamelPlaced) == [(HIM, 0)]
    p = at_market(1, 1, 0)
    visit_market(p.s)
    assert p.events(CamelPlaced) == [(HIM, 1)]


@pytest.mark.rule("ME-SOLO-24")
def test_his_market_reward_scroll_is_a_library_action() -> None:
    p = at_market(0, 1)
    visit_market(p.s)
    assert p.s.free[HIM * 3] == 1


@pytest.mark.rule("ME-SOLO-25")
def test_his_market_reward_card_is_a_caravansary_action() -> None:
    p = at_market(0, 1, 0)
    visit_market(p.s)
    assert sum(p.s.spices[HIM * 4 :]) == 1
    assert len(p.s.row) == 7  # the row waits for the end of his turn


@pytest.mark.rule("ME-SOLO-27")
def test_his_market_reward_step_is_a_mosque_action() -> None:
    p = at_market(1, 1, 0)
    visit_market(p.s)
    assert p.s.mosque[HIM] == 0


# ---- rounds, years, deck


@pytest.mark.rule("ME-SOLO-29")
def test_the_current_card_is_discarded_at_the_end_of_a_round() -> None:
    p = solo_turn("wall palace")
    his_turn(p)
    assert (p.s.card, p.s.discard) == (t.WALL, [])
    p.s.masters[:] = [-1] * 5
    p.run(ROUND_OVER)
    assert p.s.discard[:1] == [t.WALL]
    assert p.s.card == t.PALACE  # the next round has begun with his turn
    q = solo_turn("wall")
    discard_current(q.s)
    assert q.s.discard == []


@pytest.mark.rule("ME-SOLO-34", "ME-RND-8")
def test_after_scoring_the_discards_are_shuffled_onto_his_deck() -> None:
    tops = set()
    for seed in range(40):
        p = solo_turn("wall mosque")
        p.s.chance = seeded(str(seed))
        p.s.removed[:] = []
        p.s.discard[:] = [t.CARAVANSARY, t.PALACE, t.LIBRARY, t.SILK_ROAD]
        shuffle_discards(p.s)
        assert p.s.orders[:2] == [t.MOSQUE, t.WALL]  # what was not revealed stays below
        assert p.s.discard == []
        tops.add(tuple(p.s.orders[2:]))
        assert p.events(CardsShuffled) == [(4,)]
        assert p.s.barrier == 1
        assert [p.s.layer[card] for card in p.s.orders] == [0, 0, 1, 1, 1, 1]
    assert len(tops) > 15
    q = solo_turn("wall")
    shuffle_discards(q.s)
    assert (q.s.barrier, q.events(CardsShuffled)) == (0, [])
    r = solo_turn("wall palace mosque")
    r.s.discard[:] = [r.s.orders.pop()]
    r.run(YEAR_OVER)
    assert len(r.events(CardsShuffled)) == 1


@pytest.mark.rule("ME-RULING-49")
def test_an_empty_deck_is_made_of_the_discards_but_not_of_cards_refused_this_turn() -> None:
    p = solo_turn("wall palace")
    p.s.discard[:] = [p.s.orders.pop(0)]  # the Palace card was played before
    p.build(RED, *(t.CELLS[c] for c in t.TILE_CELLS if p.s.action_at[c] == t.WALL))
    his_turn(p)
    assert p.events(CardRevealed) == [(t.WALL,), (t.PALACE,)]
    assert p.s.card == t.PALACE
    assert p.s.discard == [t.WALL]
    assert p.events(CardsShuffled) == [(1,)]
    assert p.s.fresh is False
    assert p.s.layer[t.PALACE] == 1  # nothing lies below, so it is the first shuffled part


@pytest.mark.rule("ME-RULING-50", "ME-RULING-62")
def test_without_any_card_he_takes_the_farthest_slot_and_only_visits_the_market() -> None:
    p = solo_turn("wall")
    p.build(RED, *(t.CELLS[c] for c in t.TILE_CELLS if p.s.action_at[c] == t.WALL))
    p.s.masters[4] = RED
    his_turn(p)
    assert p.slot_of(HIM) == "north_4"
    assert p.events(NoCard) == [()]
    assert p.events(BuildingPlaced) == []
    assert p.s.card == t.NOBODY
    assert p.s.discard == [t.WALL]
    q = solo_turn("wall")
    q.build(RED, *(t.CELLS[c] for c in t.TILE_CELLS if q.s.action_at[c] == t.WALL))
    q.s.masters[3:] = [COURTIER, RED]
    q.camels(HIM, 1)
    q.items(HIM, scrolls=1, common=1)
    his_turn(q)
    assert q.slot_of(HIM) == "north_3"
    assert len(q.events(CamelPlaced)) == 1
    assert q.s.contracts[0] == HIM


@pytest.mark.rule("ME-RULING-51", "ME-RULING-61", "ME-SOLO-79")
def test_a_spent_card_is_removed_when_revealed_or_at_the_end_of_his_turn() -> None:
    p = solo_turn("mosque wall")
    p.on_mosque(HIM, "m10")
    his_turn(p)
    assert p.events(CardRemoved) == [(t.MOSQUE,)]
    assert t.MOSQUE in p.s.removed
    assert p.s.card == t.WALL
    q = solo_turn("mosque")
    q.on_mosque(HIM, "m9")
    his_turn(q)
    assert q.s.mosque[HIM] == t.SPACES.index("m10")
    assert q.s.card == t.NOBODY
    assert t.MOSQUE in q.s.removed
    r = solo_turn("mosque")
    r.on_mosque(HIM, "m8")
    his_turn(r)
    assert r.s.card == t.MOSQUE


@pytest.mark.rule("ME-SOLO-50")
def test_the_caravansary_card_goes_with_the_last_caravan_card() -> None:
    p = solo_turn()
    assert not is_spent(p.s, t.CARAVANSARY)
    p.no_cards(RED)
    assert is_spent(p.s, t.CARAVANSARY)
    p.s.deck.append(0)
    assert not is_spent(p.s, t.CARAVANSARY)


@pytest.mark.rule("ME-SOLO-64")
def test_the_library_card_goes_with_the_eighth_scroll() -> None:
    p = solo_turn()
    p.items(HIM, scrolls=7)
    assert not is_spent(p.s, t.LIBRARY)
    p.s.placed[HIM * 3] = 1
    assert is_spent(p.s, t.LIBRARY)
    assert not any(is_spent(p.s, card) for card in (t.PALACE, t.SILK_ROAD, t.WALL, t.MOSQUE))


@pytest.mark.rule("ME-SOLO-48")
def test_the_row_is_refilled_once_at_the_end_of_his_turn() -> None:
    p = solo_turn("caravansary")
    p.lay("r5c5", "caravansary_orange")
    p.build(HIM, "r1c5", "r2c5", "r3c5")
    his_turn(p)
    assert len(p.events(CardTaken)) == 4
    assert len(p.events(RowRefilled)) == 1
    assert len(p.events(RowRefilled)[0][0]) == 4
    assert len(p.s.row) == 8


@pytest.mark.rule("ME-RULING-68")
def test_his_pair_rewards_come_before_the_refill() -> None:
    p = solo_turn("caravansary")
    p.lay("r5c5", "caravansary_orange")
    p.spices(HIM, juniper=1)
    p.row("juniper juniper juniper juniper ginger ginger ginger ginger")
    p.s.row[4:] = [0, 0, 0, 0]
    p.s.deck[:] = [1, 1, 1, 1, *p.s.deck]
    for _ in range(4):
        p.s.deck.remove(0)
    p.build(HIM, "r1c5", "r2c5")
    his_turn(p)
    kinds = [type(event) for event in p.events()]
    assert kinds.index(FavourGained) < kinds.index(RowRefilled)


@pytest.mark.rule("ME-RULING-43")
def test_he_completes_contracts_at_the_end_of_every_turn() -> None:
    p = solo_turn("wall")
    p.items(HIM, scrolls=1, common=1)
    his_turn(p)
    assert p.s.contracts[0] == HIM


@pytest.mark.rule("ME-SOLO-8")
def test_whole_solo_games_keep_every_card_and_piece() -> None:
    for seed in range(6):
        s = GAME.new(1, seeded(f"solo {seed}"), {})
        chance = seeded(f"play {seed}")
        playout(s, chance, 0)
        while s.todo:
            playout(s, chance, 1)
            assert GAME.check(s) == []
        assert s.vp[HIM] > 60
