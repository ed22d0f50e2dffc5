"""Moving on: what happens by itself, what has one answer, and where the game stops to ask."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drafts import (
    draft_at_random,
    has_chosen,
    is_open,
    keep_legal,
    move_draft_on,
    reopened,
    waiting_seats,
)
from serai.engine.core.drive import answer, playout, settle
from serai.engine.core.errors import Reason
from serai.engine.core.steps import ASK, ASK_ALL, COMMIT, DO, Ask, AskAll, Commit, Do, Step, is_committed, listed_in
from tests.battery import sample_game as bz
from tests.engine.positions import auction, bazaar


def state(todo: list[Any], **more: Any) -> bz.Bazaar:
    s: bz.Bazaar = bazaar([[0, 7], [3, 4]], deck=[9, 10, 11, 12], todo=todo, **more).state
    return s


@dataclass(frozen=True, slots=True)
class Note(Do):
    """Leaves its mark in the price."""

    mark: int

    def run(self, s: bz.Bazaar) -> None:
        assert self not in s.todo, "a step is off the stack before it runs"
        s.price = 10 * max(s.price, 0) + self.mark


@dataclass(frozen=True, slots=True)
class One(Ask):
    """Has a single option."""

    seat: int

    def options(self, s: bz.Bazaar) -> list[Any]:
        return [bz.PASS]

    def chosen(self, s: bz.Bazaar, pick: Any) -> None:
        assert self not in s.todo
        assert pick is bz.PASS
        s.price = 10 * max(s.price, 0) + 7


class Consent(One):
    always = True


class WideOne(One):
    wide = True

    def only(self, s: bz.Bazaar) -> Any:
        return bz.PASS

    def options(self, s: bz.Bazaar) -> list[Any]:
        raise AssertionError("a wide question builds no list")


class WideConsent(WideOne):
    always = True


# ---- settle


def test_what_happens_by_itself_happens_last_pushed_first() -> None:
    s = state([Note(3), Note(2), Note(1)])
    assert settle(s) is None
    assert s.price == 123
    assert s.todo == []


def test_a_single_option_is_answered() -> None:
    s = state([bz.Turn(0), One(1), Note(1)])
    listed = settle(s)
    assert s.price == 17
    assert s.todo == [bz.Turn(0)]
    assert listed == bz.Turn(0).options(s)


def test_a_consent_is_asked_even_with_a_single_option() -> None:
    s = state([Note(9), Consent(0)])
    assert settle(s) == [bz.PASS]
    assert s.price == -1
    assert s.todo == [Note(9), Consent(0)]
    answer(s, bz.PASS)
    assert s.price == 79


def test_a_wide_question_is_never_listed() -> None:
    s = state([bz.Turn(0), WideOne(0)])
    settle(s)
    assert s.price == 7
    s = state([WideConsent(0)])
    assert settle(s) is None
    assert s.todo == [WideConsent(0)]
    s = state([bz.Pricing(0)], price=149)
    assert settle(s) is None
    assert (s.price, s.todo) == (150, [])
    s = state([bz.Pricing(0)], price=148)
    assert settle(s) is None
    assert (s.price, s.todo) == (148, [bz.Pricing(0)])


def test_drafts_are_opened_and_shown() -> None:
    s = auction([[0, 7], [3, 4]]).state
    assert s.drafts == [(), ()]
    s.drafts = [(bz.Bid(7), COMMIT), (bz.Bid(3), bz.Add(1), COMMIT)]
    listed = settle(s)
    assert s.drafts is None
    assert listed == bz.Turn(0).options(s)
    assert s.hands == [[0], [4]]
    assert s.coins == [2, 1]
    assert s.stalls == [[], [14]]


def test_seats_without_a_choice_are_moved_on_and_seats_not_asked_have_empty_drafts() -> None:
    shown = []

    @dataclass(frozen=True, slots=True)
    class Quiet(bz.Auction):
        def revealed(self, s: bz.Bazaar, drafts: Sequence[tuple[Any, ...]]) -> None:
            shown.append(drafts)

    s = bazaar([[], [3], []], coins=[1, 0, 0], todo=[bz.Turn(0), Quiet()], market=[14]).state
    settle(s)
    assert shown == [[(), (bz.Bid(3),), ()]]
    assert s.drafts is None
    assert s.todo == [bz.Turn(0)]


# ---- drafts


def test_a_draft_in_which_something_was_chosen_is_handed_in_by_the_seat() -> None:
    s = auction([[0, 7], [3]], coins=[0, 0]).state
    step = s.todo[-1]
    assert s.drafts == [(), (bz.Bid(3), COMMIT)]
    s.drafts[0] = (bz.Bid(0),)
    assert waiting_seats(s) == [0]
    assert s.drafts[0] == (bz.Bid(0),)
    assert is_open(s, step, 0, (bz.Bid(0),))
    assert is_open(s, step, 0, ())
    assert not is_open(s, step, 1, ())
    assert not is_open(s, step, 1, (bz.Bid(3),))
    assert has_chosen(s, step, 0, (bz.Bid(0),))
    assert not has_chosen(s, step, 0, ())
    assert not has_chosen(s, step, 1, (bz.Bid(3), COMMIT))


def test_waiting_seats_are_those_without_commit() -> None:
    s = auction([[0, 7], [3, 4], [5, 6]], coins=[0, 1, 0]).state
    assert waiting_seats(s) == [0, 1, 2]
    s.drafts[1] = (bz.Bid(3), COMMIT)
    assert waiting_seats(s) == [0, 2]
    move_draft_on(s, s.todo[-1], 1)
    assert s.drafts[1] == (bz.Bid(3), COMMIT)


def test_reopening_stops_at_the_last_real_choice() -> None:
    s = auction([[0, 7], [3]], coins=[0, 2]).state
    s.drafts = [(bz.Bid(0), COMMIT), (bz.Bid(3), bz.Add(1), COMMIT)]
    assert reopened(s, 0) == (bz.Bid(0),)
    assert reopened(s, 1) == (bz.Bid(3), bz.Add(1))
    s.drafts = [(bz.Bid(0),), (bz.Bid(3), bz.Add(1))]
    assert reopened(s, 0) == ()
    assert reopened(s, 1) == (bz.Bid(3),)


def test_only_what_is_no_longer_possible_is_reopened() -> None:
    s = auction([[0, 7], [3, 4]], coins=[2, 2]).state
    s.drafts = [(bz.Bid(0), bz.Add(2), COMMIT), (bz.Bid(3), COMMIT)]
    keep_legal(s)
    assert s.drafts == [(bz.Bid(0), bz.Add(2), COMMIT), (bz.Bid(3), COMMIT)]
    s.coins = [1, 0]
    keep_legal(s)
    assert s.drafts == [(bz.Bid(0),), (bz.Bid(3), COMMIT)]
    s.hands = [[7], [4]]
    keep_legal(s)
    assert s.drafts == [(), ()]


def test_a_draft_at_random_is_complete_and_reaches_every_draft() -> None:
    chance, found, made = seeded("drafts"), set(), set()
    for _ in range(200):
        s = auction([[0, 7], [3, 4]], coins=[1, 0]).state
        made.add(draft_at_random(s, s.todo[-1], 0, chance))
        assert is_committed(s.drafts[0])
        assert s.drafts[1] == ()
        found.add(s.drafts[0])
    assert found == {
        *((bz.Bid(card), bz.Add(1), COMMIT) for card in (0, 7)),
        *((bz.Bid(card), COMMIT) for card in (0, 7)),
    }
    assert made == {2}
    s = auction([[0], [3, 4]], coins=[0, 0]).state
    assert draft_at_random(s, s.todo[-1], 0, chance) == 0
    assert draft_at_random(s, s.todo[-1], 1, chance) == 1


# ---- playouts


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    s = bazaar([[0, 7], [3, 4]], deck=[9, 10, 11, 12]).state
    s.telling = False
    decisions = playout(s, seeded("p"), 1000)
    assert s.result is not None
    assert 4 <= decisions <= bz.GAME.max_decisions(2)
    assert s.told == []


def test_a_playout_stops_after_so_many_decisions() -> None:
    s = bazaar([[0, 7], [3, 4]], deck=[9, 10, 11, 12], todo=[bz.Turn(0) for _ in range(9)]).state
    assert playout(s, seeded("p"), 0) == 0
    assert len(s.todo) == 9
    assert playout(s, seeded("p"), 3) == 3
    assert s.result is None
    s.todo.clear()
    assert playout(s, seeded("p"), 3) == 0


def test_a_playout_counts_every_choice_of_a_draft() -> None:
    s = auction([[0, 7], [3, 4]], coins=[0, 0]).state
    s.todo[:-1] = []
    assert playout(s, seeded("p"), 50) == 2
    s = auction([[0, 7], [3, 4]], coins=[1, 0]).state
    s.todo[:-1] = []
    assert playout(s, seeded("p"), 50) == 3


def test_a_playout_samples_wide_questions() -> None:
    prices = set()
    chance = seeded("wide")
    for _ in range(60):
        s = state([bz.Pricing(0)], price=147)
        assert playout(s, chance, 50) == 1
        prices.add(s.price)
    assert prices == {148, 149, 150}


def test_playouts_reach_every_option() -> None:
    chance, seen = seeded("options"), set()
    for _ in range(400):
        s = state([bz.Turn(0)])
        playout(s, chance, 1)
        seen.add((tuple(s.hands[0]), tuple(s.coins), len(s.deck), tuple(step for step in s.todo), len(s.discard)))
    assert len(seen) >= 9


# ---- steps


def test_steps_say_how_they_wait() -> None:
    assert (DO, ASK, ASK_ALL) == (Do.waits, Ask.waits, AskAll.waits) == (0, 1, 2)
    assert Step.waits == DO
    assert not Ask.always
    assert not Ask.wide


@pytest.mark.parametrize(
    "call",
    [
        lambda: Do().run(None),
        lambda: Ask().options(None),
        lambda: Ask().chosen(None, None),
        lambda: AskAll().seats(None),
        lambda: AskAll().options(None, 0, ()),
        lambda: AskAll().revealed(None, ()),
    ],
)
def test_what_a_step_must_write_itself(call: Callable[[], object]) -> None:
    with pytest.raises(NotImplementedError):
        call()


class Plain(Ask):
    """A question that writes only what it must."""

    def options(self, s: list[Any]) -> list[Any]:
        return s

    seat = 0


class PlainAll(AskAll):
    def options(self, s: list[Any], seat: int, draft: tuple[Any, ...]) -> list[Any]:
        return s


def test_what_a_question_does_if_it_says_nothing_else() -> None:
    step = Plain()
    assert step.only([bz.PASS]) is bz.PASS
    assert step.only([bz.PASS, bz.ROLL]) is None
    assert step.allows([bz.PASS, bz.ROLL], bz.ROLL)
    assert not step.allows([bz.PASS, bz.ROLL], bz.DRAW)
    assert step.why_not([bz.PASS], bz.PASS) is None
    assert step.why_not([bz.PASS], bz.ROLL) == Reason("SE-ASK-5", {})
    assert step.facts([]) == {}
    chance = seeded("s")
    assert {step.sample([bz.PASS, bz.Show(1), bz.Show(2)], chance) for _ in range(60)} == {
        bz.PASS,
        bz.Show(1),
        bz.Show(2),
    }
    many = PlainAll()
    assert many.why_not([bz.PASS], 0, (), bz.PASS) is None
    assert many.why_not([bz.PASS], 0, (), bz.ROLL) == Reason("SE-ASK-5", {})
    assert many.facts([], 0) == {}


def test_choices_of_different_classes_are_different() -> None:
    assert len({bz.Show(3), bz.Bid(3)}) == 1, "they compare by value alone"
    assert listed_in([bz.Show(3)], bz.Show(3))
    assert not listed_in([bz.Show(3)], bz.Bid(3))
    assert not listed_in([bz.Show(3)], bz.Show(4))
    assert not listed_in([], bz.Show(3))
    assert listed_in([bz.Bid(3), bz.Show(3)], bz.Show(3))


def test_a_draft_is_handed_in_by_commit() -> None:
    assert is_committed((COMMIT,))
    assert is_committed((bz.Bid(1), Commit()))
    assert not is_committed(())
    assert not is_committed((bz.Bid(1),))
    assert not is_committed((COMMIT, bz.Bid(1)))
