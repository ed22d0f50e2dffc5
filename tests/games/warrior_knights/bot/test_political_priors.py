"""Barons among themselves: how bots vote, whom they let pass, when they obey, and what a vote under way is worth."""

from typing import Any

import pytest

from serai.games.warrior_knights.bot import evaluation, rivals
from serai.games.warrior_knights.bot.political_priors import is_crowned_by_one_more, wall_favour
from serai.games.warrior_knights.choices import (
    AGAINST,
    AGENDUM,
    ALLOW,
    DEFY,
    DONE,
    FOR,
    KEEP_EVENT,
    NOBLE,
    OBEY,
    PASS_EVENT,
    PROPOSE,
    READMIT,
    REFUSE,
)
from serai.games.warrior_knights.rules.assembly.assembly import WRITE_VOTES
from serai.games.warrior_knights.rules.assembly.motions import PROPOSE_MOTION, PROPOSE_OBJECT
from serai.games.warrior_knights.rules.assembly.posts import DROP_CHARGE, GIVE_OFFICE
from serai.games.warrior_knights.rules.assembly.voting import AGAINST_IT, FOR_IT
from serai.games.warrior_knights.rules.cards.important_event import ASSIGN_EVENT, NAME_CANDIDATE
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    amount,
    asked,
    baron,
    besiege,
    charge,
    choose,
    city,
    event,
    hold,
    kingdom,
    law,
    march,
    moving,
    noble,
    office,
    options,
)
from tests.rules.warrior_knights.scenes import attacked, put_to_vote, vote

D = 3


def liked(s: Any, listed: Any = None, seat: int = A) -> Any:
    """The option that looks best."""
    listed = options(s, seat) if listed is None else listed
    weights = evaluation.priors(s, seat, listed)
    return listed[max(range(len(listed)), key=weights.__getitem__)]


def weight_of(s: Any, pick: Any, seat: int) -> float:
    listed = list(options(s, seat))
    return evaluation.priors(s, seat, listed)[next(place for place, one in enumerate(listed) if one is pick)]


# ---- whom to fear


def test_the_leader_is_feared_most_and_all_fear_together_is_one() -> None:
    s = kingdom(4)
    assert rivals.fears(s, A) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])
    s.influence[B] = 5
    fears = rivals.fears(s, A)
    assert fears[B] == pytest.approx(3 * fears[C], rel=1e-3)
    assert sum(fears) == pytest.approx(1)
    hold(s, "monz", C)
    hold(s, "kovel", C)
    assert rivals.fears(s, A)[C] > rivals.fears(s, A)[B] > rivals.fears(s, A)[D]
    s.alive[B] = 0
    assert rivals.fears(s, A)[B] == 0


def test_a_gain_counts_against_those_of_the_others() -> None:
    s = kingdom(4)
    assert rivals.stake(s, A, [1, 0, 0, 0]) == pytest.approx(1)
    assert rivals.stake(s, A, [1, 1, 1, 1]) == pytest.approx(0)
    s.influence[C] = 9
    assert rivals.stake(s, A, [0, 0, -1, 0]) > rivals.stake(s, A, [0, -1, 0, 0]) > 0


# ---- votes


def leader(s: Any) -> None:
    s.influence[C] = 9
    hold(s, "monz", C)
    hold(s, "kovel", B)


@pytest.mark.parametrize("card", ["honours", "vote_of_thanks", "silver_mines", "papal_legate", "new_chairman"])
def test_what_is_good_a_baron_votes_to_himself(card: str) -> None:
    s = put_to_vote(card, build=leader)
    vote(s, 0, 2, 0, 0)
    assert asked(s) == (B, "Declare")
    assert liked(s, seat=B) == baron(B)


@pytest.mark.parametrize("card", ["fine_for_misrule", "restitution"])
def test_what_is_bad_a_baron_votes_to_the_leader(card: str) -> None:
    s = put_to_vote(card, build=leader)
    vote(s, 0, 2, 0, 0)
    assert liked(s, seat=B) == baron(C)


def test_nobody_names_a_baron_who_has_nothing_to_lose() -> None:
    s = put_to_vote("restitution", build=leader)
    assert rivals.boon(s, agenda("restitution"), D) == 0
    assert rivals.boon(s, agenda("restitution"), C) < 0
    s.crowns[:] = [0, 9, 9, 3]
    fine = agenda("fine_for_misrule")
    assert rivals.boon(s, fine, A) == 0 > rivals.boon(s, fine, D) > rivals.boon(s, fine, C)


def test_the_gavel_is_worth_nothing_to_who_has_it() -> None:
    s = kingdom()
    assert rivals.boon(s, agenda("new_chairman"), A) == 0 < rivals.boon(s, agenda("new_chairman"), C)
    assert rivals.boon(s, agenda("investiture"), B) == 0 < rivals.boon(s, agenda("investiture"), C)


def test_peace_is_voted_for_by_who_is_ahead() -> None:
    s = put_to_vote("kings_peace", build=leader)
    vote(s, 0, 2, 2, 2)
    assert liked(s, seat=B) is AGAINST
    choose(s, AGAINST)
    assert asked(s) == (C, "Declare")
    assert liked(s, seat=C) is FOR


def test_laws_and_motions_are_judged_by_who_profits() -> None:
    s = kingdom(4)
    leader(s)
    market = rivals.common(s, agenda("market_charter"))
    assert market[C] == market[B] > market[A] == 0
    tithe = rivals.common(s, agenda("tithe"))
    assert tithe[B] > 0 > tithe[A] == tithe[C]
    s.outlaw[D] = 1
    assert rivals.common(s, agenda("general_pardon")) == [0, 0, 0, pytest.approx(rivals.OUTLAWRY)]
    noble(s, D, 0, "D1", "swiss_100")
    disbanded = rivals.common(s, agenda("disbandment"))
    assert disbanded[D] < 0 == disbanded[A]
    hold(s, "froli", A, fortified=True)
    rights = rivals.common(s, agenda("burgher_rights"))
    assert rights[A] > 0 == rights[C]


def test_more_votes_are_spent_on_what_matters_more() -> None:
    small = put_to_vote("vote_of_thanks", build=leader)
    great = put_to_vote("restitution", build=leader)
    none = put_to_vote("closed_ports", build=leader)
    assert liked(none, seat=B) == amount(0)
    assert liked(great, seat=C).number > liked(small, seat=C).number > 0
    assert liked(small, seat=A).number < liked(small, seat=D).number  # the chairman breaks the tie


def test_written_votes_are_shared_out_by_what_matters() -> None:
    s = kingdom(2)
    hold(s, "monz", B)
    s.agenda_open[:] = [agenda("closed_ports"), agenda("restitution")]
    s.votes[:] = [6, 6]
    s.attends[:] = [1, 1]
    s.chair = A
    s.todo.append(WRITE_VOTES)
    s.drafts = [(), ()]
    assert liked(s, seat=B) == amount(0)
    s.drafts[B] = (amount(0),)
    assert liked(s, seat=B).number >= 4


def test_votes_cast_are_worth_what_they_will_bring() -> None:
    s = put_to_vote("honours", build=leader)
    before = evaluation.value(s)
    vote(s, 0, 3, 1, 0)
    after = evaluation.value(s)
    assert after[B] - before[B] == pytest.approx(1 - 3 * 0.05)  # B will name himself and win
    assert after[C] < before[C]
    choose(s, baron(B), baron(C), OBEY)
    assert s.influence[B] == 1
    assert rivals.verdicts(s) == [0, 0, 0, 0]  # counted once


def test_a_tie_goes_as_the_chairman_likes() -> None:
    s = put_to_vote("honours", build=leader)
    vote(s, 2, 2, 0, 0)
    assert rivals.verdicts(s) == [1, 0, 0, 0]
    choose(s, baron(A), baron(B))
    assert asked(s) == (A, "BreakTie")
    assert rivals.verdicts(s) == [1, 0, 0, 0]
    assert liked(s) == baron(A)


def test_what_is_written_for_later_cards_counts_too() -> None:
    s = kingdom(2)
    s.chair, s.attends[:] = A, [1, 1]
    s.agenda_open[:] = [agenda("honours")]
    assert rivals.verdicts(s) == [0, 0]
    s.sheets[:] = [(1,), (2,)]
    assert rivals.verdicts(s) == [0, 1]
    s.sheets[:] = [(2,), ()]
    assert rivals.verdicts(s) == [1, 0]


# ---- proposals, obeying, posts


def test_an_outlaw_proposes_to_be_readmitted_and_nobody_else_does() -> None:
    s = kingdom(3)
    s.outlaw[B] = 1
    s.motion = agenda("private_motion")
    s.todo.append(PROPOSE_MOTION[B])
    assert liked(s, seat=B) is PROPOSE[READMIT]
    s.todo.append(PROPOSE_MOTION[C])
    assert liked(s, seat=C) is DONE


def test_the_leaders_posts_are_annulled_not_ones_own() -> None:
    s = kingdom(3)
    charge(s, C, "silver_mines")
    charge(s, B, "wine_trade")
    s.influence[C] = 9
    s.motion, s.proposal = agenda("private_motion"), 1
    s.todo.append(PROPOSE_OBJECT[B])
    assert liked(s, seat=B) == AGENDUM[agenda("silver_mines")]
    assert rivals.gains_of(s, s.motion, 1, AGAINST_IT) == [0, 0, 0]
    s.matter = agenda("silver_mines")
    assert rivals.gains_of(s, s.motion, 1, FOR_IT) == [0, 0, -rivals.BOONS[s.matter]]
    law(s, "market_charter")
    hold(s, "monz", C)
    s.matter = agenda("market_charter")
    assert rivals.gains_of(s, s.motion, 1, FOR_IT)[C] < 0


def test_a_motion_is_defied_when_it_costs_more_than_outlawry() -> None:
    def answer(card: str) -> Any:
        s = put_to_vote(card, build=leader)
        vote(s, 1, 0, 0, 0)
        choose(s, baron(C))
        assert asked(s) == (C, "ObeyMotion")
        return liked(s, seat=C)

    assert answer("restitution") is DEFY
    assert answer("fine_for_misrule") is OBEY
    assert answer("honours") is OBEY


def test_posts_are_taken_the_poorest_dropped_and_offices_given_in_the_field() -> None:
    s = put_to_vote("silver_mines")
    vote(s, 0, 1, 0, 0)
    choose(s, baron(B))
    assert asked(s) == (B, "OfferPost")
    assert liked(s, seat=B) is OBEY
    s = kingdom()
    charge(s, A, "silver_mines", "fishing_rights", "patron_of_arts", "wine_trade")
    s.todo.append(DROP_CHARGE[A])
    assert liked(s) == AGENDUM[agenda("fishing_rights")]
    noble(s, A, 1, "D4", "swiss_200")
    noble(s, A, 2, "D4", "polish_50")
    s.motion = agenda("marshal")
    s.todo.append(GIVE_OFFICE[A])
    assert liked(s) is NOBLE[1]
    office(s, 1, "constable")
    assert liked(s) is NOBLE[2]


def test_posts_and_laws_count_for_whom_they_serve() -> None:
    s = kingdom()
    charge(s, A, "silver_mines")
    office(s, 4, "papal_legate")
    held = rivals.order(s)
    assert held[A] == pytest.approx(0.8)
    assert held[B] == pytest.approx(1.0)
    assert held[C] == 0
    hold(s, "monz", C)
    law(s, "market_charter")
    assert rivals.order(s)[C] > 0


# ---- consent


def passage(build: Any) -> Any:
    """A's noble asks B for passage from C1 through C3 to B4, D3 or D4."""
    s = kingdom(3)
    noble(s, A, 0, "C1", 50)
    noble(s, B, 0, "C3", 50)
    build(s)
    moving(s)
    return s


def test_nobody_is_let_through_to_a_neutral_city_for_nothing() -> None:
    s = passage(lambda s: hold(s, "monz", -2))
    choose(s, march("C1", "C2", "C3", "D3"))
    assert asked(s) == (B, "PermitPassage")
    assert weight_of(s, REFUSE, B) > weight_of(s, ALLOW, B)


def favour(seat: int, attacker: int, wall: str, build: Any = None) -> float:
    s = kingdom(4)
    if build:
        build(s)
    return wall_favour(s, seat, attacker, city(wall))


def test_a_rival_is_let_at_the_leaders_walls_only() -> None:
    def led(s: Any) -> None:
        hold(s, "monz", C)
        s.influence[C] = 9

    assert favour(B, A, "monz", led) > 0.3
    assert favour(B, A, "kovel", led) < 0  # neutral: he gains and nobody loses
    assert favour(B, C, "kovel", led) < favour(B, A, "kovel", led)  # the leader least of all
    assert favour(C, A, "monz", led) < -2  # one's own


def test_nobody_is_let_to_walls_that_make_him_king() -> None:
    def nearly(s: Any) -> None:
        for name in ("froli", "halben", "iskar", "dunmere", "thira", "carrow", "valbruck", "arvane", "tarsin"):
            hold(s, name, A)
        hold(s, "monz", C)
        s.influence[C] = 60

    s = kingdom(4)
    nearly(s)
    assert is_crowned_by_one_more(s, A)
    assert not is_crowned_by_one_more(s, C)
    assert favour(B, A, "monz", nearly) < -5
    assert favour(B, A, "tunis", nearly) > -5  # overseas crowns nobody


def test_who_besieges_walls_leaves_them_to_nobody() -> None:
    def besieging(s: Any) -> None:
        hold(s, "monz", C)
        s.influence[C] = 9
        besiege(s, city("monz"), B)

    assert favour(B, A, "monz", besieging) < 0
    assert favour(D, A, "monz", besieging) > 0


def test_an_attack_on_the_leader_is_permitted_and_one_on_neutral_walls_is_not() -> None:
    leading, neutral = attacked(B), attacked(-1)
    assert liked(leading, seat=C) is ALLOW
    assert liked(neutral, seat=C) is REFUSE
    assert weight_of(neutral, ALLOW, C) == 0  # not even considered


# ---- events


def test_the_candidate_is_the_leader_for_who_can_pay() -> None:
    s = kingdom(4)
    s.influence[C] = 9
    s.faith[B] = 1
    s.todo.append(NAME_CANDIDATE[B])
    assert liked(s, seat=B) == baron(C)
    s.faith[B] = 0
    assert liked(s, seat=B) != baron(C)  # he could only be given what is good


def test_bad_events_are_passed_on_and_good_ones_kept() -> None:
    s = kingdom(4)
    s.faith[B] = 2
    s.event, s.event_seat = event("scandal"), C
    s.todo.append(ASSIGN_EVENT[B])
    assert liked(s, seat=B) is PASS_EVENT
    s.event = event("acclaim")
    assert liked(s, seat=B) is KEEP_EVENT
