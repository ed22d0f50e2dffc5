"""The round and planning."""

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.steps import COMMIT
from serai.engine.views.views import look, redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import DONE, PLAN
from serai.games.warrior_knights.events import NeutralRevealed, Planned
from serai.games.warrior_knights.rules.cards.planning import BEGIN_ROUND, DEAL_NEUTRAL, PLANNING
from serai.games.warrior_knights.rules.upkeep.upkeep import start_of_round
from serai.games.warrior_knights.tables import (
    DRAFT_SOLDIERS,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    NEUTRAL_DECK,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    VERSATILE_STRATEGY,
)
from tests.rules.warrior_knights.names import A, B, C
from tests.rules.warrior_knights.position import Position


def planning(seats: int = 3) -> Position:
    play = Position(seats, empty=True)
    return play.run(PLANNING)


@pytest.mark.rule("WK-ROUND-1", "WK-ROUND-3")
def test_a_round_is_planning_actions_and_upkeep_and_then_the_next() -> None:
    names = [type(step).__name__ for step in reversed(start_of_round())]
    assert names == ["BeginRound", "Planning", "DealNeutral", "NextCard", "Upkeep"]
    play = Position(2, empty=True)
    play.run(*reversed(start_of_round()))
    assert (play.s.round, play.kind) == (2, "planning")
    play.s.neutral_rest[:] = NEUTRAL_DECK
    play.commit(first=[], second=[])
    # only neutral cards are left to be played
    assert play.events(NeutralRevealed)


@pytest.mark.rule("WK-PLAN-1", "WK-PLAN-2", "WK-PLAN-3", "WK-D5")
def test_up_to_two_cards_go_on_each_stack() -> None:
    play = planning()
    assert len(play.choices_for("first")) == 3 * 6 + 1
    play.drafts[A] = (PLAN[0][LEVY_TAXES], PLAN[0][LEVY_TAXES])
    assert play.refused("plan-card 1 rally_support", "first") == "WK-PLAN-3"
    assert play.refused("plan-card 2 rally_support", "first") == ""
    assert play.refused("commit", "first") == ""
    both = tuple(PLAN[stack][kind] for stack in range(2) for kind in (RALLY_SUPPORT, MOBILIZE_FORCES))
    play.drafts[A] = (*both, PLAN[2][LEVY_TAXES])
    assert len(play.choices_for("first")) == 1 + 4
    play.drafts[A] = (
        PLAN[0][RALLY_SUPPORT], PLAN[0][RALLY_SUPPORT], PLAN[1][LEVY_TAXES], PLAN[1][LEVY_TAXES],
        PLAN[2][DRAFT_SOLDIERS], PLAN[2][DRAFT_SOLDIERS],
    )  # fmt: skip
    assert play.choices_for("first") == [COMMIT]


@pytest.mark.rule("WK-PLAN-4", "WK-HIDDEN-6")
def test_cards_in_zones_cannot_be_planned() -> None:
    play = Position(empty=True)
    play.s.zones[0] = (LEVY_TAXES, LEVY_TAXES)
    for _ in range(2):
        play.s.hand[A].remove(LEVY_TAXES)
    play.run(PLANNING)
    assert play.refused("plan-card 1 levy_taxes", "first") == "WK-PLAN-4"
    assert play.refused("plan-card 1 levy_taxes", "second") == ""
    play.drafts[A] = (PLAN[0][SERVE_THE_CHURCH], PLAN[1][SERVE_THE_CHURCH])
    assert play.refused("plan-card 3 serve_the_church", "first") == "WK-PLAN-4"
    assert sorted(play.s.hand[B]) == [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11]


@pytest.mark.rule("WK-PLAN-5", "WK-PLAN-9", "WK-RULING-9")
def test_all_plan_at_once_and_nothing_moves_before_the_last_has_committed() -> None:
    play = planning()
    play.commit(first=["plan-card 1 levy_taxes"], third=[])
    assert play.kind == "planning"
    assert play.s.plan1 == [[], [], []]
    assert len(play.s.hand[A]) == 12
    play.drafts[A] = ()  # taken back
    play.commit(first=["plan-card 3 versatile_strategy"])
    play.commit(second=["plan-card 2 rally_support", "plan-card 2 levy_taxes"])
    assert play.s.plan3[A] == [VERSATILE_STRATEGY]
    assert play.s.plan1[A] == []
    assert play.s.plan2[B] == [6 + RALLY_SUPPORT, 6 + LEVY_TAXES]
    assert [len(hand) for hand in play.s.hand] == [11, 10, 12]
    assert [tuple(e) for e in play.events(Planned)] == [(A, 0, 0, 1), (B, 0, 2, 0), (C, 0, 0, 0)]


@pytest.mark.rule("WK-PLAN-6", "WK-PLAN-7", "WK-HIDDEN-1")
def test_two_neutral_cards_lie_unseen_on_each_stack_and_two_apart() -> None:
    play = Position(empty=True).run(DEAL_NEUTRAL)
    piles = (play.s.neutral1, play.s.neutral2, play.s.neutral3, play.s.neutral_rest)
    assert [len(pile) for pile in piles] == [2, 2, 2, 2]
    assert tuple(sorted(card for pile in piles for card in pile)) == NEUTRAL_DECK
    for seat in (A, B, C, None):
        seen = look(GAME, play.s, seat)
        assert [seen[name] for name in ("neutral1", "neutral2", "neutral3", "neutral_rest")] == [2, 2, 2, 2]
    deals = {tuple(redeal(GAME, play.s, A, seeded(str(n))).neutral1) for n in range(60)}
    assert len(deals) > 8
    deals = {tuple(Position(seed=str(n), empty=True).run(DEAL_NEUTRAL).s.neutral1) for n in range(60)}
    assert len(deals) > 8  # shuffled, round by round


@pytest.mark.rule("WK-HIDDEN-2", "WK-HIDDEN-7")
def test_others_see_how_many_cards_lie_on_a_stack_but_not_which() -> None:
    play = planning()
    play.commit(first=["plan-card 1 mobilize_forces", "plan-card 1 levy_taxes"], second=[], third=[])
    assert look(GAME, play.s, A)["plan1"][A] == [MOBILIZE_FORCES, LEVY_TAXES]
    assert look(GAME, play.s, B)["plan1"][A] == [A, A]  # two cards of A
    assert look(GAME, play.s, None)["hand"][A] == [A] * 10
    imagined = {tuple(sorted(redeal(GAME, play.s, B, seeded(str(n))).plan1[A])) for n in range(80)}
    assert len(imagined) > 10
    assert all(card // 6 == A for plan in imagined for card in plan)
    own = {tuple(redeal(GAME, play.s, A, seeded(str(n))).plan1[A]) for n in range(5)}
    assert own == {(MOBILIZE_FORCES, LEVY_TAXES)}


def test_cards_that_came_back_are_in_hand_again_and_known_until_then() -> None:
    play = Position(empty=True)
    play.s.hand[B].remove(6 + VERSATILE_STRATEGY)
    play.s.returned.append(6 + VERSATILE_STRATEGY)
    assert look(GAME, play.s, A)["returned"] == [11]
    play.run(BEGIN_ROUND)
    assert play.s.returned == []
    assert play.s.hand[B] == [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11]
    assert play.s.round == 2


def test_a_question_of_planning_takes_no_other_choice() -> None:
    play = planning()
    assert play.refused(DONE, "first") == "SE-ASK-3"
