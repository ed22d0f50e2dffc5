"""The round and planning."""

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.steps import COMMIT
from serai.engine.views.views import look, redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import PLAN
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
from tests.rules.warrior_knights.realm import A, B, C, commit, kind, options, realm, run, told, why_not


def planning(seats=3):
    s = realm(seats)
    return run(s, PLANNING)


@pytest.mark.rule("WK-ROUND-1", "WK-ROUND-3")
def test_a_round_is_planning_actions_and_upkeep_and_then_the_next():
    names = [type(step).__name__ for step in reversed(start_of_round())]
    assert names == ["BeginRound", "Planning", "DealNeutral", "NextCard", "Upkeep"]
    s = realm(2)
    run(s, *reversed(start_of_round()))
    assert (s.round, kind(s)) == (2, "Planning")
    s.neutral_rest[:] = NEUTRAL_DECK
    commit(s, a=[], b=[])
    # only neutral cards are left to be played
    assert told(s, "NeutralRevealed")


@pytest.mark.rule("WK-PLAN-1", "WK-PLAN-2", "WK-PLAN-3", "WK-D5")
def test_up_to_two_cards_go_on_each_stack():
    s = planning()
    assert len(options(s, A)) == 3 * 6 + 1
    s.drafts[A] = (PLAN[0][LEVY_TAXES], PLAN[0][LEVY_TAXES])
    assert why_not(s, PLAN[0][RALLY_SUPPORT], A) == "WK-PLAN-3"
    assert why_not(s, PLAN[1][RALLY_SUPPORT], A) == ""
    assert why_not(s, COMMIT, A) == ""
    s.drafts[A] = tuple(PLAN[stack][kind] for stack in range(3) for kind in (RALLY_SUPPORT, MOBILIZE_FORCES))
    s.drafts[A] = (*s.drafts[A][:5],)
    assert len(options(s, A)) == 1 + 4
    s.drafts[A] = (
        PLAN[0][RALLY_SUPPORT], PLAN[0][RALLY_SUPPORT], PLAN[1][LEVY_TAXES], PLAN[1][LEVY_TAXES],
        PLAN[2][DRAFT_SOLDIERS], PLAN[2][DRAFT_SOLDIERS],
    )  # fmt: skip
    assert options(s, A) == [COMMIT]


@pytest.mark.rule("WK-PLAN-4", "WK-HIDDEN-6")
def test_cards_in_zones_cannot_be_planned():
    s = realm()
    s.zones[0] = (LEVY_TAXES, LEVY_TAXES)
    for _ in range(2):
        s.hand[A].remove(LEVY_TAXES)
    run(s, PLANNING)
    assert why_not(s, PLAN[0][LEVY_TAXES], A) == "WK-PLAN-4"
    assert why_not(s, PLAN[0][LEVY_TAXES], B) == ""
    s.drafts[A] = (PLAN[0][SERVE_THE_CHURCH], PLAN[1][SERVE_THE_CHURCH])
    assert why_not(s, PLAN[2][SERVE_THE_CHURCH], A) == "WK-PLAN-4"
    assert sorted(s.hand[B]) == [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11]


@pytest.mark.rule("WK-PLAN-5", "WK-PLAN-9", "WK-RULING-9")
def test_all_plan_at_once_and_nothing_moves_before_the_last_has_committed():
    s = planning()
    commit(s, a=[PLAN[0][LEVY_TAXES]], c=[])
    assert kind(s) == "Planning"
    assert s.plan1 == [[], [], []]
    assert len(s.hand[A]) == 12
    s.drafts[A] = ()  # taken back
    commit(s, a=[PLAN[2][VERSATILE_STRATEGY]])
    commit(s, b=[PLAN[1][RALLY_SUPPORT], PLAN[1][LEVY_TAXES]])
    assert s.plan3[A] == [VERSATILE_STRATEGY]
    assert s.plan1[A] == []
    assert s.plan2[B] == [6 + RALLY_SUPPORT, 6 + LEVY_TAXES]
    assert [len(hand) for hand in s.hand] == [11, 10, 12]
    assert [tuple(e) for e in told(s, "Planned")] == [(A, 0, 0, 1), (B, 0, 2, 0), (C, 0, 0, 0)]


@pytest.mark.rule("WK-PLAN-6", "WK-PLAN-7", "WK-HIDDEN-1")
def test_two_neutral_cards_lie_unseen_on_each_stack_and_two_apart():
    s = run(realm(), DEAL_NEUTRAL)
    piles = (s.neutral1, s.neutral2, s.neutral3, s.neutral_rest)
    assert [len(pile) for pile in piles] == [2, 2, 2, 2]
    assert tuple(sorted(card for pile in piles for card in pile)) == NEUTRAL_DECK
    for seat in (A, B, C, None):
        seen = look(GAME, s, seat)
        assert [seen[name] for name in ("neutral1", "neutral2", "neutral3", "neutral_rest")] == [2, 2, 2, 2]
    deals = {tuple(redeal(GAME, s, A, seeded(str(n))).neutral1) for n in range(60)}
    assert len(deals) > 8
    deals = {tuple(run(realm(seed=str(n)), DEAL_NEUTRAL).neutral1) for n in range(60)}
    assert len(deals) > 8  # shuffled, round by round


@pytest.mark.rule("WK-HIDDEN-2", "WK-HIDDEN-7")
def test_others_see_how_many_cards_lie_on_a_stack_but_not_which():
    s = planning()
    commit(s, a=[PLAN[0][MOBILIZE_FORCES], PLAN[0][LEVY_TAXES]], b=[], c=[])
    assert look(GAME, s, A)["plan1"][A] == [MOBILIZE_FORCES, LEVY_TAXES]
    assert look(GAME, s, B)["plan1"][A] == [A, A]  # two cards of A
    assert look(GAME, s, None)["hand"][A] == [A] * 10
    imagined = {tuple(sorted(redeal(GAME, s, B, seeded(str(n))).plan1[A])) for n in range(80)}
    assert len(imagined) > 10
    assert all(card // 6 == A for plan in imagined for card in plan)
    own = {tuple(redeal(GAME, s, A, seeded(str(n))).plan1[A]) for n in range(5)}
    assert own == {(MOBILIZE_FORCES, LEVY_TAXES)}


def test_cards_that_came_back_are_in_hand_again_and_known_until_then():
    s = realm()
    s.hand[B].remove(6 + VERSATILE_STRATEGY)
    s.returned.append(6 + VERSATILE_STRATEGY)
    assert look(GAME, s, A)["returned"] == [11]
    run(s, BEGIN_ROUND)
    assert s.returned == []
    assert s.hand[B] == [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11]
    assert s.round == 2


def test_a_question_of_planning_takes_no_other_choice():
    from serai.games.warrior_knights.choices import DONE

    s = planning()
    assert why_not(s, DONE, A) == "SE-ASK-3"
