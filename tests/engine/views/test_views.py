"""What a seat sees and what it may imagine, from the declarations alone."""

from collections import Counter

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.snapshot import save
from serai.engine.core.steps import COMMIT
from serai.engine.views.views import Imagining, look, redeal, unseen_piles
from tests.battery import sample_game as bz
from tests.engine.positions import auction, bazaar

GAME = bz.GAME


@pytest.mark.rule("SE-KNOW-1")
def test_each_kind_of_field_is_shown_as_declared() -> None:
    s = bazaar([[0, 7], [3, 12]], deck=[9, 10, 11], lots={12: 2, 3: 1}).state
    s.stalls[1].append(1)
    mine = look(GAME, s, 0)
    assert mine["coins"] == [2, 2]
    assert mine["hands"] == [[0, 7], [1, 2]]  # the lots of the other's cards, in no order
    assert mine["goals"] == [[0], 1]
    assert mine["deck"] == 3
    assert "omen" not in mine
    assert "spare" not in mine
    assert "totals" not in mine
    assert mine["stalls"] == [[], [1]]
    assert mine["lot"] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0]
    assert mine["seats"] == 2
    assert mine["seat"] == 0
    assert look(GAME, s, None)["seat"] is None
    assert mine["asked"] == [[0, "turn"]]
    assert mine["result"] is None
    assert "draft" not in mine
    assert look(GAME, s, 1)["hands"] == [[0, 0], [3, 12]]
    assert look(GAME, s, 1)["goals"] == [1, [1]]
    assert look(GAME, s, None)["hands"] == [[0, 0], [1, 2]]
    assert look(GAME, s, None)["goals"] == [1, 1]


def test_the_order_in_a_hand_tells_nobody_else_anything() -> None:
    s = bazaar([[0], [3, 12]], lots={3: 2, 12: 1}).state
    assert look(GAME, s, 0)["hands"][1] == [1, 2]
    s.hands[1].reverse()
    assert look(GAME, s, 0)["hands"][1] == [1, 2]


def test_a_view_shares_nothing_with_the_state() -> None:
    s = bazaar([[0, 7], [3]], deck=[9]).state
    shown = look(GAME, s, 0)
    before = save(GAME, s)
    for value in shown.values():
        if isinstance(value, list):
            for row in value:
                if isinstance(row, list):
                    row.append(99)
            value.append(99)
    assert save(GAME, s) == before


def test_a_seat_sees_its_own_draft_and_who_is_still_choosing() -> None:
    match = auction([[0, 7], [3, 4], [5, 6]], coins=[0, 0, 1])
    match.choose(1, bz.Bid(4))
    match.choose(0, bz.Bid(0))
    match.choose(0, "commit")
    s = match.state
    assert look(GAME, s, 0)["draft"] == [["bid", 0], ["commit"]]
    assert look(GAME, s, 1)["draft"] == [["bid", 4]]
    assert look(GAME, s, 2)["draft"] == []
    assert look(GAME, s, None)["draft"] == []
    assert look(GAME, s, None)["asked"] == [[1, "auction"], [2, "auction"]]


def test_a_finished_game_asks_nobody_and_shows_its_result() -> None:
    s = bazaar([[0, 7], [3]], deck=[9], todo=[bz.End()]).state
    s.todo.pop().run(s)
    assert look(GAME, s, None)["asked"] == []
    assert look(GAME, s, None)["result"] == [[1, 2], [2, 1], [{"wares": 0, "bonus": 1}, {"wares": 0, "bonus": 2}]]


def test_unseen_piles_by_deck_and_lots() -> None:
    s = bazaar([[0, 7], [3], [4]], deck=[9, 10]).state
    assert unseen_piles(GAME, s, 0) == {
        ("card", "lot"): [[9, 10], [3], [4]],
        ("goal", ""): [[1], [2], [4, 5]],
    }
    assert unseen_piles(GAME, s, None) == {
        ("card", "lot"): [[9, 10], [0, 7], [3], [4]],
        ("goal", ""): [[0], [1], [2], [4, 5]],
    }


@pytest.mark.rule("SE-KNOW-2")
def test_an_imagined_position_keeps_what_is_known_and_has_another_future() -> None:
    s = bazaar([[0, 7], [3, 12]], deck=[9, 10, 11], lots={12: 2}).state
    before = save(GAME, s)
    chance = seeded("imagine")
    futures = set()
    for _ in range(30):
        imagined = redeal(GAME, s, 0, chance)
        assert look(GAME, imagined, 0) == look(GAME, s, 0)
        assert imagined.hands[0] == [0, 7]
        assert imagined.hands[1][1] == 12  # alone in its lot
        assert sorted([*imagined.deck, imagined.hands[1][0]]) == [3, 9, 10, 11]
        assert imagined.goals[0] == [0]
        assert not imagined.telling
        futures.add(imagined.chance.below(1 << 40))
    assert len(futures) == 30
    assert save(GAME, s) == before
    assert s.chance.clone().below(1 << 40) not in futures


@pytest.mark.rule("SE-KNOW-2")
def test_imagining_twice_is_imagining_once() -> None:
    s = bazaar([[0, 7], [3, 12], [1, 2]], deck=[9, 10, 11], lots={12: 2, 1: 2, 9: 2}).state
    for seat in (0, 1, 2, None):
        once = redeal(GAME, s, seat, seeded("second"))
        twice = redeal(GAME, redeal(GAME, s, seat, seeded("first")), seat, seeded("second"))
        assert save(GAME, once) == save(GAME, twice)


@pytest.mark.rule("SE-KNOW-2")
def test_worlds_imagined_one_after_the_other_are_those_imagined_each_by_itself() -> None:
    s = bazaar([[0, 7], [3, 12], [1, 2]], deck=[9, 10, 11], lots={12: 2, 1: 2, 9: 2}).state
    before = save(GAME, s)
    for seat in (0, 1, 2, None):
        worlds, chance, other = Imagining(GAME, s, seat), seeded("many"), seeded("many")
        for _ in range(5):
            assert save(GAME, worlds.world(chance)) == save(GAME, redeal(GAME, s, seat, other))
    assert save(GAME, s) == before


def test_worlds_of_a_match_stay_those_of_their_moment() -> None:
    match = bazaar([[0, 7], [3, 12], [1, 2]], deck=[9, 10, 11])
    worlds, asked = match.worlds(0), match.asks[0]
    before = save(GAME, worlds.world(seeded("x")))
    match.choose(asked.seat, asked.options[0])
    assert save(GAME, worlds.world(seeded("x"))) == before


@pytest.mark.rule("SE-KNOW-3")
def test_every_unseen_card_is_equally_likely_in_every_place_of_its_lot() -> None:
    s = bazaar([[0, 7], [3, 12], [4, 5]], deck=[9, 10, 11], lots={12: 1, 10: 1, 5: 1}).state
    chance, tries = seeded("uniform"), 3000
    found: dict[str, Counter[int]] = {
        place: Counter() for place in ("deck0", "deck1", "deck2", "h10", "h11", "h20", "h21")
    }
    goals: Counter[int] = Counter()
    omens: Counter[int] = Counter()
    for _ in range(tries):
        world = redeal(GAME, s, 0, chance)
        for place, card in zip(found, [*world.deck, *world.hands[1], *world.hands[2]], strict=True):
            found[place][card] += 1
        goals[world.goals[1][0]] += 1
        omens[world.omen] += 1
    lots = {"deck0": 0, "deck1": 1, "deck2": 0, "h10": 0, "h11": 1, "h20": 0, "h21": 1}
    for place, cards in found.items():
        expected = {9, 11, 3, 4} if lots[place] == 0 else {10, 12, 5}
        assert set(cards) == expected
        each = tries / len(expected)
        assert all(abs(count - each) < 5 * each**0.5 for count in cards.values())
    assert set(goals) == {1, 2, 4, 5}
    assert all(abs(count - tries / 4) < 5 * (tries / 4) ** 0.5 for count in goals.values())
    assert all(abs(omens[omen] - tries / 3) < 5 * (tries / 3) ** 0.5 for omen in range(3))


@pytest.mark.rule("SE-KNOW-2", "SE-DRAFT-3")
def test_the_drafts_of_others_are_imagined() -> None:
    match = auction([[0, 7], [3, 4], [5, 6]], coins=[0, 0, 1])
    match.choose(0, bz.Bid(0))
    match.choose(1, bz.Bid(4))
    match.choose(1, "commit")
    match.choose(2, bz.Bid(6))
    chance, drafts = seeded("drafts"), set()
    for _ in range(60):
        world = redeal(GAME, match.state, 0, chance)
        assert world.drafts[0] == (bz.Bid(0),)
        assert world.drafts[2] == ()
        assert world.drafts[1][-1] is COMMIT
        assert world.drafts[1][0].card in world.hands[1]
        assert look(GAME, world, 0) == look(GAME, match.state, 0)
        drafts.add(world.drafts[1][0])
    assert len(drafts) > 3
    assert match.state.drafts == [(bz.Bid(0),), (bz.Bid(4), COMMIT), (bz.Bid(6),)]
    spectator = redeal(GAME, match.state, None, chance)
    assert spectator.drafts[0] == ()
    assert spectator.drafts[1][-1] is COMMIT


def test_drafts_that_go_by_themselves_go_so_in_imagined_positions_too() -> None:
    match = auction([[0, 7], [3], [], [1, 2]], coins=[0, 0, 0, 0])
    assert match.state.drafts == [(), (bz.Bid(3), COMMIT), (), ()]
    world = redeal(GAME, match.state, 0, seeded("x"))
    assert world.drafts[1] == (bz.Bid(world.hands[1][0]), COMMIT)
    assert world.drafts[2] == ()
    match = auction([[0, 7], [3], [1, 2]], coins=[0, 1, 0])
    assert match.state.drafts == [(), (bz.Bid(3),), ()]
    world = redeal(GAME, match.state, 0, seeded("y"))
    assert world.drafts[1] == (bz.Bid(world.hands[1][0]),)
    assert world.drafts[0] == ()
