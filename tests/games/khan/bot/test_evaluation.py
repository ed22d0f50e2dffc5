"""What bots know of Khan, in positions where every player would agree."""

from collections.abc import Iterator
from typing import Any

import pytest

from serai.bots.bot import Budget, View, asks_of, view_of
from serai.bots.levels import TRADER, OneMoveBot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.core.game import load
from serai.engine.play.history import Asked
from serai.engine.play.match import Match
from serai.games.khan.bot import evaluation
from serai.games.khan.bot.forecast import bonus_of, time_left
from serai.games.khan.choices import CONQUERS, Agree, Chase, Conquer, FreeInvade, Invade
from serai.games.khan.rules.action import ACTS
from serai.games.khan.rules.board import CELL_OF_NAME
from serai.games.khan.rules.cards import INVASION_OF, KHAN_CARD
from serai.games.khan.rules.conquer import lay
from serai.games.khan.rules.final import FINAL_TURNS
from serai.games.khan.rules.placement_index import place_yurt
from serai.games.khan.rules.placements import KIND_OF, KINDS, PLACEMENTS
from serai.games.khan.state import FINAL, NEUTRAL, NONE, NORMAL, RULER, YURT

KHAN = load("khan")


def khan_at(*yurts: str, turn: int = 0, seats: int = 2) -> Any:
    """The final phase begins with these yurts, each `seat:cell` or `n:cell`, and no rulers."""
    s = KHAN.new(seats, seeded("position"), KHAN.settings(seats, {}))
    settle(s)
    for cell, standing in enumerate(s.ground):
        if RULER <= standing < RULER + 8:
            s.ground[cell] = 0
    s.rulers[:] = [NONE] * 8
    for yurt in yurts:
        owner, name = yurt.split(":")
        if owner == "n":
            place_yurt(s, CELL_OF_NAME[name], NEUTRAL)
        else:
            place_yurt(s, CELL_OF_NAME[name], YURT + int(owner))
    s.todo[:] = [FINAL_TURNS[turn]]
    s.phase = FINAL
    settle(s)
    return s


def test_a_row_of_five_is_worth_five_and_the_largest_territory() -> None:
    s = khan_at("0:a1", "0:b1", "0:c1", "0:d1", "0:e1", "1:n11", "1:m11")
    points = evaluation.value(s)
    assert points[0] - points[1] >= 5 - 2


def test_the_first_to_lay_takes_what_both_could() -> None:
    shared = ("0:a1", "1:b1", "n:c1", "n:d1", "n:e1")  # one yurt each: whoever lays shares it
    points = evaluation.value(khan_at(*shared))
    assert points[0] == points[1]
    mine = evaluation.value(khan_at("0:a1", "n:b1", "n:c1", "1:d1", turn=0))
    theirs = evaluation.value(khan_at("0:a1", "n:b1", "n:c1", "1:d1", turn=1))
    assert mine[0] - mine[1] >= theirs[0] - theirs[1]


def test_the_largest_piece_is_looked_at_first() -> None:
    s = khan_at("0:a1", "0:b1", "0:c1", "0:d1", "0:e1")
    options = s.todo[-1].options(s)
    weights = evaluation.priors(s, 0, options)
    best = options[weights.index(max(weights))]
    assert type(best) is Conquer
    assert KINDS[KIND_OF[best.placement]].points == 5


def test_the_forecast_is_surer_later() -> None:
    early = KHAN.new(2, seeded("s"), KHAN.settings(2, {}))
    settle(early)
    late = khan_at("0:a1", "0:b1")
    assert evaluation.uncertainty(early) > 2 * evaluation.uncertainty(late)
    assert time_left(early) == 1.0
    assert time_left(late) == 0.0


def khan_acting(*yurts: str, seats: int = 2) -> Any:
    """The same in the middle of the normal phase: seat 0 has both actions, and two rulers are still there."""
    s = khan_at(*yurts, seats=seats)
    s.phase, s.turn = NORMAL, 0
    s.hands[0] = [INVASION_OF.index(KHAN_CARD)]
    s.rulers[:2] = [CELL_OF_NAME["n1"], CELL_OF_NAME["n11"]]
    s.camps[:] = bytes([3] * 8)
    s.todo[:] = [ACTS[0][0]]
    return s


def test_what_lies_is_worth_more_than_what_could_be_laid() -> None:
    s = khan_acting("0:a1", "n:b1", "n:c1", "n:d1", "n:e1")
    before = evaluation.value(s)
    lay(s, 0, PLACEMENTS.index("tile_i5:a1-b1-c1-d1-e1"))
    after = evaluation.value(s)
    assert after[0] - after[1] > before[0] - before[1] + 2


def test_a_yurt_is_worth_something_while_there_is_time() -> None:
    bare, more = evaluation.value(khan_acting("0:a1")), evaluation.value(khan_acting("0:a1", "0:j8"))
    assert 0.5 < more[0] - bare[0] < 1.5
    assert evaluation.value(khan_at("0:a1")) == evaluation.value(khan_at("0:a1", "0:j8"))


def test_an_action_used_up_is_an_action_less() -> None:
    s = khan_acting("0:a1")
    both = evaluation.value(s)[0]
    s.todo[:] = [ACTS[0][1]]
    one = evaluation.value(s)[0]
    s.todo[:] = [ACTS[0][2]]
    assert evaluation.value(s)[0] == one < both


def priors_at(s: Any) -> dict[str, float]:
    options = s.todo[-1].options(s)
    texts = [KHAN.notation.to_text(pick) for pick in options]
    return dict(zip(texts, evaluation.priors(s, 0, options), strict=True))


def test_a_yurt_that_completes_a_piece_is_looked_at_before_others() -> None:
    found = priors_at(khan_acting("n:b1", "n:c1", "n:d1", "n:e1", "1:k6", "1:l6"))
    ends = found["free-invade a1"], found["free-invade f1"]
    assert min(ends) > 5 * found["free-invade m6"]  # two yurts of a rival and one's own: nothing to be had
    assert min(ends) > 5 * found["free-invade h9"]


def test_a_piece_over_neutral_yurts_is_looked_at_before_one_over_own_yurts() -> None:
    found = priors_at(khan_acting("0:a1", "n:b1", "n:c1", "0:a11", "0:b11", "0:c11"))
    assert found["conquer tile_i3:a1-b1-c1"] > found["conquer tile_i3:a11-b11-c11"]


def test_a_piece_alone_is_looked_at_before_one_that_is_shared() -> None:
    found = priors_at(khan_acting("0:a1", "n:b1", "n:c1", "0:a11", "1:b11", "n:c11"))
    assert found["conquer tile_i3:a1-b1-c1"] > found["conquer tile_i3:a11-b11-c11"]


def test_a_piece_beside_the_own_territory_is_looked_at_before_one_elsewhere() -> None:
    s = khan_acting("0:a1", "n:b1", "n:c1", "0:a2", "n:b2", "0:a11", "n:b11")
    lay(s, 0, PLACEMENTS.index("tile_i3:a1-b1-c1"))
    found = priors_at(s)
    assert found["conquer tile_i2:a2-b2"] > found["conquer tile_i2:a11-b11"]


def test_what_a_rival_could_lay_is_looked_at_before_what_nobody_wants() -> None:
    found = priors_at(khan_acting("0:a1", "n:b1", "1:c1", "1:d1", "n:e1", "0:a11", "n:b11", "n:n6"))
    assert found["conquer tile_i2:a1-b1"] > found["conquer tile_i2:a11-b11"]


def test_one_action_is_looked_at_before_two_for_the_same() -> None:
    s = khan_acting("n:b1", "n:c1", "n:d1", "n:e1")
    options = s.todo[-1].options(s)
    weights = evaluation.priors(s, 0, options)
    best = dict.fromkeys((Invade, FreeInvade, Chase), 0.0)
    for pick, weight in zip(options, weights, strict=True):
        best[type(pick)] = max(best[type(pick)], weight)
    assert best[Invade] > best[FreeInvade] > 0.0
    assert best[Invade] > best[Chase] > 0.0


def test_the_bonus_is_shared_the_more_evenly_the_closer_territories_are() -> None:
    assert bonus_of((30, 10), 0) == 10
    assert bonus_of((30, 10), 1) == 6
    assert bonus_of((20, 20), 0) == bonus_of((20, 20), 1) == 8
    assert 8 < bonus_of((20, 17), 0) < 10
    assert bonus_of((0, 5), 0) == 0
    assert [bonus_of((40, 27, 14, 1), seat) for seat in range(4)] == [10, 6, 3, 0]


def consents() -> Iterator[Match]:
    """Games of Khan that wait for a consent."""
    for number in range(60):
        match = Match.new(KHAN, 2, f"consent {number}")
        picks = seeded(f"{number}")
        while not match.over:
            asked = match.asks[0]
            if asked.kind == "consent":
                yield match
            guarding = [pick for pick in asked.options if type(pick).__name__ in ("UseProtection", "DivineSupport")]
            sharing = [pick[0] for pick in asked.prompt.get("consents", [])]
            options = [pick for pick in asked.options if type(pick) is Conquer and pick.placement in sharing]
            wanted = options or guarding or asked.options
            match.choose(asked.seat, wanted[picks.below(len(wanted))])


def test_a_shared_conquest_is_agreed_to_when_it_costs_the_other_an_action() -> None:
    for asked, match in enumerate(consents()):
        seat = match.asks[0].seat
        bot = OneMoveBot(KHAN, "protector", TRADER)
        pick = bot.choose(view_of(match, seat), asks_of(match, seat), Budget())
        assert type(pick) is Agree
        assert bot.considered[0].value > bot.considered[1].value
        if asked == 5:
            return
    pytest.fail("nobody was asked")


def answer_to(placement: str, *yurts: str) -> Any:
    """What a trader in seat 1 answers when seat 0 would lay over yurts that it protects."""
    s = khan_at(*yurts)
    s.protector, s.guards = 1, 1
    s.todo.pop().chosen(s, CONQUERS[PLACEMENTS.index(placement)])
    asked = Asked(1, "consent", s.todo[-1].options(s), {})
    view = View(1, {}, lambda chance: s.clone())
    return OneMoveBot(KHAN, "protector", TRADER).choose(view, (asked,), Budget())


def test_a_shared_conquest_that_breaks_a_better_piece_is_refused() -> None:
    elsewhere = ("0:a11", "n:b11", "n:c11")
    broken = answer_to("tile_i2:a1-b1", "0:a1", "1:b1", "1:c1", "1:d1", "1:e1", *elsewhere)
    assert type(broken) is not Agree  # five points would become four, and the other's one more
