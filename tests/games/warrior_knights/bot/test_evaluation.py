"""What a bot is told of Warrior Knights: which positions are good, and which choices deserve a look first."""

from functools import partial
from typing import Any

import pytest

from serai.bots.bot import Budget, View
from serai.bots.dice import Dice
from serai.bots.evaluation import evaluation_of
from serai.bots.levels import TRADER, OneMoveBot
from serai.engine.core.chance import seeded
from serai.engine.core.drafts import draft_at_random, waiting_seats
from serai.engine.core.drive import settle
from serai.engine.core.snapshot import state_hash
from serai.engine.core.steps import ASK
from serai.engine.play.history import Asked
from serai.engine.views.views import redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.bot import evaluation
from serai.games.warrior_knights.choices import PLAN
from serai.games.warrior_knights.rules.cards.planning import PLANNING
from serai.games.warrior_knights.rules.war.armies import effective, nobles_of
from serai.games.warrior_knights.tables import ACTIONS
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    SQUARE,
    A,
    B,
    besiege,
    charge,
    city,
    garrison,
    hold,
    kingdom,
    noble,
    office,
    reveal,
    run,
)

ALL_OPTIONS = {
    "open_private_motions": True,
    "heir_exchange": True,
    "baron_elimination": True,
    "deserted_noble": True,
    "miracles_can_happen": True,
    "baron_assignment": "choice",
    "round_limit": 5,
}


def gain(build: Any, seat: int = A, base: Any = None) -> float:
    """By how much a change makes a position better for a baron."""
    s = kingdom()
    if base:
        base(s)
    before = evaluation.value(s)[seat]
    build(s)
    return evaluation.value(s)[seat] - before


def prospects_at(s: Any) -> float:
    return evaluation.prospects(s, A, [effective(s, leader) for leader in nobles_of(A)])


def test_the_game_has_this_evaluation() -> None:
    assert evaluation_of(GAME) is evaluation


# ---- positions


def test_all_barons_are_equal_at_first() -> None:
    chairman, head, *others = evaluation.value(kingdom(6))
    assert len(set(others)) == 1
    assert chairman > head > others[0]


def test_goods_troops_and_posts_are_worth_something() -> None:
    assert gain(lambda s: s.influence.__setitem__(A, 3)) == pytest.approx(3.0)
    assert 0 < gain(lambda s: s.crowns.__setitem__(A, 16)) < gain(lambda s: s.crowns.__setitem__(A, 30))
    assert gain(lambda s: s.faith.__setitem__(A, 1)) > gain(lambda s: s.votes.__setitem__(A, 1)) > 0
    assert gain(lambda s: charge(s, A, "tribune")) > 0
    assert gain(lambda s: s.outlaw.__setitem__(A, 1)) < 0
    assert gain(lambda s: garrison(s, A, 100)) > 0
    assert gain(lambda s: noble(s, A, CIRCLE, "D1", "swiss_200")) > gain(lambda s: noble(s, A, CIRCLE, "D1", 50)) > 0
    assert gain(lambda s: s.heir.__setitem__(0, 0)) < 0
    assert gain(lambda s: s.track.__setitem__(1, A)) > 0
    assert gain(lambda s: s.stakes.__setitem__(6 + A, 5)) > 0
    assert gain(lambda s: s.stakes.__setitem__(6 + B, 5)) == 0


def test_an_office_is_worth_something_to_its_baron() -> None:
    assert gain(lambda s: office(s, 0, "marshal")) > 0
    assert gain(lambda s: office(s, 4, "marshal")) == 0


def test_a_city_is_better_than_a_siege_and_a_siege_better_than_none() -> None:
    def before_the_walls(s: Any) -> None:
        noble(s, A, CIRCLE, "D4", "swiss_200", "polish_100")

    taken = gain(lambda s: hold(s, "arvane", A), base=before_the_walls)
    besieged = gain(lambda s: besiege(s, city("arvane"), A), base=before_the_walls)
    assert taken > besieged > 0


def test_a_siege_that_is_too_weak_promises_less() -> None:
    def siege(*troops: Any) -> float:
        s = kingdom()
        noble(s, A, CIRCLE, "D4", *troops)
        besiege(s, city("arvane"), A)
        return prospects_at(s)

    assert siege("swiss_200", 50) > 1.9 * siege("swiss_200")


def test_a_noble_is_worth_most_before_walls_he_can_besiege() -> None:
    def prospect(place: str, *troops: Any) -> float:
        s = kingdom()
        noble(s, A, CIRCLE, place, *troops)
        return prospects_at(s)

    assert prospect("H2", 50) > prospect("H1", 50) > 0
    assert prospect("H2", 50) > prospect("D4", 50)  # Arvane is too strong for him
    assert prospect("D4", "swiss_200", 50) > prospect("D4", 50)


def test_two_nobles_do_not_count_on_the_same_city() -> None:
    s = kingdom()
    for name in range(24):
        s.owner[name] = -2
    hold(s, "dunmere", -1)
    noble(s, A, CIRCLE, "H2", 50)
    alone = prospects_at(s)
    noble(s, A, SQUARE, "H2", 50)
    assert prospects_at(s) == alone > 0


def test_a_besieged_or_unguarded_city_is_worth_less() -> None:
    def held(build: Any) -> float:
        s = kingdom()
        s.crowns[A] = 0
        hold(s, "monz", A)
        build(s)
        return evaluation.holdings(s, A)[0]

    guarded = held(lambda s: noble(s, A, CIRCLE, "C3", 50))
    bare = held(lambda s: None)
    with_faith = held(lambda s: s.faith.__setitem__(A, 1))
    with_crowns = held(lambda s: s.crowns.__setitem__(A, 8))
    assert guarded > with_faith == with_crowns > bare
    assert held(lambda s: s.crowns.__setitem__(A, 7)) == bare
    assert bare > held(lambda s: besiege(s, city("monz"), B))


def test_faith_pays_for_one_revolt_only() -> None:
    s = kingdom()
    s.crowns[A], s.faith[A] = 0, 1
    hold(s, "monz", A)
    one = evaluation.holdings(s, A)[1]
    hold(s, "kovel", A)
    assert evaluation.holdings(s, A)[1] - one < one


def test_the_nearer_the_majority_the_dearer_the_next_city() -> None:
    def step(number: int) -> float:
        s = kingdom()
        s.pool, s.crowns[A] = 100, 200
        s.owner[:number] = [A] * number
        before = evaluation.value(s)[A]
        s.owner[number] = A
        return evaluation.value(s)[A] - before

    assert step(6) > step(1)
    overseas = gain(lambda s: hold(s, "tunis", A))
    assert gain(lambda s: hold(s, "monz", A)) > overseas > 0


def test_without_a_castle_cities_bring_less_and_who_is_out_is_last() -> None:
    s = kingdom()
    hold(s, "monz", A)
    whole = evaluation.value(s)[A]
    s.castle[A] = -1
    assert evaluation.value(s)[A] < whole
    s.alive[B] = 0
    assert evaluation.value(s)[B] == min(evaluation.value(s))


def test_under_might_makes_right_influence_counts_nothing() -> None:
    s = kingdom(might_makes_right=True)
    before = evaluation.value(s)
    s.influence[A] = 9
    assert evaluation.value(s) == before
    assert evaluation.rounds_left(s) == evaluation.LONGEST


def test_the_end_comes_nearer() -> None:
    s = kingdom(round_limit=20)
    far = evaluation.uncertainty(s)
    s.owner[:9] = [B] * 9
    s.pool = 5
    near = evaluation.uncertainty(s)
    s.round = 20
    s.pool = 30
    limit = evaluation.rounds_left(s)
    s.last = True
    assert far > near > evaluation.uncertainty(s)
    assert limit == pytest.approx(1.0)


def test_a_position_is_at_rest_between_rounds_only() -> None:
    s = kingdom()
    noble(s, A, CIRCLE, "H2", 50)
    run(s, PLANNING)
    assert evaluation.is_quiet(s)
    s.drafts[A] = (PLAN[0][ACTIONS.index("mobilize_forces")],)
    assert not evaluation.is_quiet(s)  # a plan is judged by what comes of it
    s.todo.clear()
    s.drafts = None
    assert not evaluation.is_quiet(reveal(s, A, "versatile_strategy"))
    s.todo.clear()
    assert evaluation.is_quiet(s)  # the game is over


def test_nobles_too_weak_alone_promise_something_together() -> None:
    def prospect(*places: str) -> float:
        s = kingdom()
        for name in range(24):
            s.owner[name] = -2
        hold(s, "arvane", -1)  # 400 strong
        for number, place in enumerate(places):
            noble(s, A, number, place, "swiss_150" if number == 0 else "polish_150")
        return prospects_at(s)

    alone, both = prospect("D4"), prospect("D4", "D4")
    assert both > 2 * alone > 0
    assert prospect("D4", "H1") == alone  # too far away to help
    assert prospect("D3", "D4") == both  # one move away he will


def test_a_marker_on_the_track_is_worth_more_to_who_can_pay() -> None:
    def marker(crowns: int) -> float:
        return gain(lambda s: s.track.__setitem__(1, A), base=lambda s: s.crowns.__setitem__(A, crowns))

    assert marker(16) > 2 * marker(6) > 0
    assert marker(6) == pytest.approx(marker(0))


# ---- whole plays


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, ALL_OPTIONS), (6, {"round_limit": 5})])
def test_every_question_is_weighed_and_nothing_changed(seats: int, options: dict[str, Any]) -> None:
    s: Any = GAME.new(seats, seeded(f"weighed {seats}"), GAME.settings(seats, options))
    dice = Dice(f"weighed {seats}")
    asked = set()
    settle(s)
    for _ in range(700):
        if not s.todo:
            break
        step = s.todo[-1]
        seat = step.seat if step.waits == ASK else waiting_seats(s)[0]
        listed = step.options(s) if step.waits == ASK else step.options(s, seat, s.drafts[seat])
        copy = s.clone()
        points, weights = evaluation.value(s), evaluation.priors(s, seat, listed)
        assert len(points) == seats
        assert len(weights) in (0, len(listed))
        assert min(weights, default=0.0) >= 0.0
        assert evaluation.uncertainty(s) > 0
        assert state_hash(GAME, s) == state_hash(GAME, copy)
        asked.add(type(step).__name__)
        if step.waits == ASK:
            s.todo.pop()
            step.chosen(s, listed[dice.below(len(listed))])
        else:
            for other in waiting_seats(s):
                draft_at_random(s, step, other, dice)
        settle(s)
    assert len(asked) > 25


def trader_wins(number: int) -> bool:
    """Whether a Trader wins against three barons who choose at random."""
    me = number % 4
    bot, dice = OneMoveBot(GAME, f"trader {number}", TRADER), Dice(f"others {number}")
    s: Any = GAME.new(4, seeded(f"trader {number}"), GAME.settings(4, {"round_limit": 15}))

    def thought(listed: Any) -> Any:
        if len(listed) == 1:
            return listed[0]
        view = View(me, {}, partial(redeal, GAME, s, me))
        return bot.choose(view, (Asked(me, "", listed, {}),), Budget())

    settle(s)
    while s.todo:
        step = s.todo[-1]
        if step.waits == ASK:
            pick = thought(step.options(s)) if step.seat == me else step.sample(s, dice)
            s.todo.pop()
            step.chosen(s, pick)
        else:
            for seat in waiting_seats(s):
                if seat != me:
                    draft_at_random(s, step, seat, dice)
            while me in waiting_seats(s):
                s.drafts[me] = (*s.drafts[me], thought(step.options(s, me, s.drafts[me])))
        settle(s)
    return bool(s.result.places[me] == 1 and s.result.scores[me])


def test_a_trader_beats_three_random_barons() -> None:
    assert sum(map(trader_wins, range(3))) >= 2
