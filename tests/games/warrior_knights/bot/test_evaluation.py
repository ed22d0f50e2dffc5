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
from tests.rules.warrior_knights.names import (
    A,
    B,
    noble_name,
)
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import kingdom

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
    play = kingdom()
    if base:
        base(play)
    before = evaluation.value(play.s)[seat]
    build(play)
    return evaluation.value(play.s)[seat] - before


def prospects_at(play: Any) -> float:
    return evaluation.prospects(play.s, A, [effective(play.s, leader) for leader in nobles_of(A)])


def test_the_game_has_this_evaluation() -> None:
    assert evaluation_of(GAME) is evaluation


# ---- positions


def test_all_barons_are_equal_at_first() -> None:
    chairman, head, *others = evaluation.value(kingdom(6).s)
    assert len(set(others)) == 1
    assert chairman > head > others[0]


def test_goods_troops_and_posts_are_worth_something() -> None:
    assert gain(lambda play: play.s.influence.__setitem__(A, 3)) == pytest.approx(3.0)
    assert 0 < gain(lambda play: play.s.crowns.__setitem__(A, 16)) < gain(lambda play: play.s.crowns.__setitem__(A, 30))
    assert gain(lambda play: play.s.faith.__setitem__(A, 1)) > gain(lambda play: play.s.votes.__setitem__(A, 1)) > 0
    assert gain(lambda play: play.charge("first", "tribune")) > 0
    assert gain(lambda play: play.s.outlaw.__setitem__(A, 1)) < 0
    assert gain(lambda play: play.baron("first", garrison="regular_100")) > 0
    assert (
        gain(lambda play: play.noble("first-circle", "D1", "swiss_200"))
        > gain(lambda play: play.noble("first-circle", "D1", "regular_50"))
        > 0
    )
    assert gain(lambda play: play.s.heir.__setitem__(0, 0)) < 0
    assert gain(lambda play: play.s.track.__setitem__(1, A)) > 0
    assert gain(lambda play: play.s.stakes.__setitem__(6 + A, 5)) > 0
    assert gain(lambda play: play.s.stakes.__setitem__(6 + B, 5)) == 0


def test_an_office_is_worth_something_to_its_baron() -> None:
    assert gain(lambda play: play.office("first-circle", "marshal")) > 0
    assert gain(lambda play: play.office("second-circle", "marshal")) == 0


def test_a_city_is_better_than_a_siege_and_a_siege_better_than_none() -> None:
    def before_the_walls(play: Position) -> None:
        play.noble("first-circle", "D4", "swiss_200 polish_100")

    taken = gain(lambda play: play.city("arvane", "first"), base=before_the_walls)
    besieged = gain(lambda play: play.siege("arvane", "first"), base=before_the_walls)
    assert taken > besieged > 0


def test_a_siege_that_is_too_weak_promises_less() -> None:
    def siege(troops: str) -> float:
        play = kingdom()
        play.noble("first-circle", "D4", troops)
        play.siege("arvane", "first")
        return prospects_at(play)

    assert siege("swiss_200 regular_50") > 1.9 * siege("swiss_200")


def test_a_noble_is_worth_most_before_walls_he_can_besiege() -> None:
    def prospect(place: str, troops: str) -> float:
        play = kingdom()
        play.noble("first-circle", place, troops)
        return prospects_at(play)

    assert prospect("H2", "regular_50") > prospect("H1", "regular_50") > 0
    assert prospect("H2", "regular_50") > prospect("D4", "regular_50")  # Arvane is too strong for him
    assert prospect("D4", "swiss_200 regular_50") > prospect("D4", "regular_50")


def test_two_nobles_do_not_count_on_the_same_city() -> None:
    play = kingdom()
    for name in range(24):
        play.s.owner[name] = -2
    play.city("dunmere", "neutral")
    play.noble("first-circle", "H2", "regular_50")
    alone = prospects_at(play)
    play.noble("first-square", "H2", "regular_50")
    assert prospects_at(play) == alone > 0


def test_a_besieged_or_unguarded_city_is_worth_less() -> None:
    def held(build: Any) -> float:
        play = kingdom()
        play.s.crowns[A] = 0
        play.city("monz", "first")
        build(play)
        return evaluation.holdings(play.s, A)[0]

    guarded = held(lambda play: play.noble("first-circle", "C3", "regular_50"))
    bare = held(lambda play: None)
    with_faith = held(lambda play: play.s.faith.__setitem__(A, 1))
    with_crowns = held(lambda play: play.s.crowns.__setitem__(A, 8))
    assert guarded > with_faith == with_crowns > bare
    assert held(lambda play: play.s.crowns.__setitem__(A, 7)) == bare
    assert bare > held(lambda play: play.siege("monz", "second"))


def test_faith_pays_for_one_revolt_only() -> None:
    play = kingdom()
    play.s.crowns[A], play.s.faith[A] = 0, 1
    play.city("monz", "first")
    one = evaluation.holdings(play.s, A)[1]
    play.city("kovel", "first")
    assert evaluation.holdings(play.s, A)[1] - one < one


def test_the_nearer_the_majority_the_dearer_the_next_city() -> None:
    def step(number: int) -> float:
        play = kingdom()
        play.s.pool, play.s.crowns[A] = 100, 200
        play.s.owner[:number] = [A] * number
        before = evaluation.value(play.s)[A]
        play.s.owner[number] = A
        return evaluation.value(play.s)[A] - before

    assert step(6) > step(1)
    overseas = gain(lambda play: play.city("tunis", "first"))
    assert gain(lambda play: play.city("monz", "first")) > overseas > 0


def test_without_a_castle_cities_bring_less_and_who_is_out_is_last() -> None:
    play = kingdom()
    play.city("monz", "first")
    whole = evaluation.value(play.s)[A]
    play.s.castle[A] = -1
    assert evaluation.value(play.s)[A] < whole
    play.s.alive[B] = 0
    assert evaluation.value(play.s)[B] == min(evaluation.value(play.s))


def test_under_might_makes_right_influence_counts_nothing() -> None:
    play = kingdom(might_makes_right=True)
    before = evaluation.value(play.s)
    play.s.influence[A] = 9
    assert evaluation.value(play.s) == before
    assert evaluation.rounds_left(play.s) == evaluation.LONGEST


def test_the_end_comes_nearer() -> None:
    play = kingdom(round_limit=20)
    far = evaluation.uncertainty(play.s)
    play.s.owner[:9] = [B] * 9
    play.s.pool = 5
    near = evaluation.uncertainty(play.s)
    play.s.round = 20
    play.s.pool = 30
    limit = evaluation.rounds_left(play.s)
    play.s.last = True
    assert far > near > evaluation.uncertainty(play.s)
    assert limit == pytest.approx(1.0)


def test_a_position_is_at_rest_between_rounds_only() -> None:
    play = kingdom()
    play.noble("first-circle", "H2", "regular_50")
    play.run(PLANNING)
    assert evaluation.is_quiet(play.s)
    play.drafts[A] = (PLAN[0][ACTIONS.index("mobilize_forces")],)
    assert not evaluation.is_quiet(play.s)  # a plan is judged by what comes of it
    play.s.todo.clear()
    play.s.drafts = None
    assert not evaluation.is_quiet(play.reveal("first-versatile_strategy").s)
    play.s.todo.clear()
    assert evaluation.is_quiet(play.s)  # the game is over


def test_nobles_too_weak_alone_promise_something_together() -> None:
    def prospect(*places: str) -> float:
        play = kingdom()
        for name in range(24):
            play.s.owner[name] = -2
        play.city("arvane", "neutral")  # 400 strong
        for number, place in enumerate(places):
            play.noble(noble_name(A, number), place, "swiss_150" if number == 0 else "polish_150")
        return prospects_at(play)

    alone, both = prospect("D4"), prospect("D4", "D4")
    assert both > 2 * alone > 0
    assert prospect("D4", "H1") == alone  # too far away to help
    assert prospect("D3", "D4") == both  # one move away he will


def test_a_marker_on_the_track_is_worth_more_to_who_can_pay() -> None:
    def marker(crowns: int) -> float:
        return gain(lambda play: play.s.track.__setitem__(1, A), base=lambda play: play.s.crowns.__setitem__(A, crowns))

    assert marker(16) > 2 * marker(6) > 0
    assert marker(6) == pytest.approx(marker(0))


# ---- whole games


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
