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
from tests.rules.warrior_knights.names import (
    A,
    B,
    C,
    D,
    agenda,
    amount,
    baron,
    city,
    event,
    march,
)
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import attacked, kingdom, put_to_vote


def liked(play: Position, listed: Any = None, seat: int = A) -> Any:
    """The option that looks best."""
    listed = play.choices_for(SEATS[seat]) if listed is None else listed
    weights = evaluation.priors(play.s, seat, listed)
    return listed[max(range(len(listed)), key=weights.__getitem__)]


def weight_of(play: Position, pick: Any, seat: int) -> float:
    listed = list(play.choices_for(SEATS[seat]))
    return evaluation.priors(play.s, seat, listed)[next(place for place, one in enumerate(listed) if one is pick)]


# ---- whom to fear


def test_the_leader_is_feared_most_and_all_fear_together_is_one() -> None:
    play = kingdom(4)
    assert rivals.fears(play.s, A) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])
    play.s.influence[B] = 5
    fears = rivals.fears(play.s, A)
    assert fears[B] == pytest.approx(3 * fears[C], rel=1e-3)
    assert sum(fears) == pytest.approx(1)
    play.city("monz", "third")
    play.city("kovel", "third")
    assert rivals.fears(play.s, A)[C] > rivals.fears(play.s, A)[B] > rivals.fears(play.s, A)[D]
    play.s.alive[B] = 0
    assert rivals.fears(play.s, A)[B] == 0


def test_a_gain_counts_against_those_of_the_others() -> None:
    play = kingdom(4)
    assert rivals.stake(play.s, A, [1, 0, 0, 0]) == pytest.approx(1)
    assert rivals.stake(play.s, A, [1, 1, 1, 1]) == pytest.approx(0)
    play.s.influence[C] = 9
    assert rivals.stake(play.s, A, [0, 0, -1, 0]) > rivals.stake(play.s, A, [0, -1, 0, 0]) > 0


# ---- votes


def leader(play: Position) -> None:
    play.s.influence[C] = 9
    play.city("monz", "third")
    play.city("kovel", "second")


@pytest.mark.parametrize("card", ["honours", "vote_of_thanks", "silver_mines", "papal_legate", "new_chairman"])
def test_what_is_good_a_baron_votes_to_himself(card: str) -> None:
    play = put_to_vote(card, build=leader)
    play.vote(0, 2, 0, 0)
    assert play.asked == "second declare"
    assert liked(play, seat=B) == baron(B)


@pytest.mark.parametrize("card", ["fine_for_misrule", "restitution"])
def test_what_is_bad_a_baron_votes_to_the_leader(card: str) -> None:
    play = put_to_vote(card, build=leader)
    play.vote(0, 2, 0, 0)
    assert liked(play, seat=B) == baron(C)


def test_nobody_names_a_baron_who_has_nothing_to_lose() -> None:
    play = put_to_vote("restitution", build=leader)
    assert rivals.boon(play.s, agenda("restitution"), D) == 0
    assert rivals.boon(play.s, agenda("restitution"), C) < 0
    play.s.crowns[:] = [0, 9, 9, 3]
    fine = agenda("fine_for_misrule")
    assert rivals.boon(play.s, fine, A) == 0 > rivals.boon(play.s, fine, D) > rivals.boon(play.s, fine, C)


def test_the_gavel_is_worth_nothing_to_who_has_it() -> None:
    play = kingdom()
    assert rivals.boon(play.s, agenda("new_chairman"), A) == 0 < rivals.boon(play.s, agenda("new_chairman"), C)
    assert rivals.boon(play.s, agenda("investiture"), B) == 0 < rivals.boon(play.s, agenda("investiture"), C)


def test_peace_is_voted_for_by_who_is_ahead() -> None:
    play = put_to_vote("kings_peace", build=leader)
    play.vote(0, 2, 2, 2)
    assert liked(play, seat=B) is AGAINST
    play.choose(AGAINST)
    assert play.asked == "third declare"
    assert liked(play, seat=C) is FOR


def test_laws_and_motions_are_judged_by_who_profits() -> None:
    play = kingdom(4)
    leader(play)
    market = rivals.common(play.s, agenda("market_charter"))
    assert market[C] == market[B] > market[A] == 0
    tithe = rivals.common(play.s, agenda("tithe"))
    assert tithe[B] > 0 > tithe[A] == tithe[C]
    play.s.outlaw[D] = 1
    assert rivals.common(play.s, agenda("general_pardon")) == [0, 0, 0, pytest.approx(rivals.OUTLAWRY)]
    play.noble("fourth-circle", "D1", "swiss_100")
    disbanded = rivals.common(play.s, agenda("disbandment"))
    assert disbanded[D] < 0 == disbanded[A]
    play.city("froli", "first", fortified=True)
    rights = rivals.common(play.s, agenda("burgher_rights"))
    assert rights[A] > 0 == rights[C]


def test_more_votes_are_spent_on_what_matters_more() -> None:
    small = put_to_vote("vote_of_thanks", build=leader)
    great = put_to_vote("restitution", build=leader)
    none = put_to_vote("closed_ports", build=leader)
    assert liked(none, seat=B) == amount(0)
    assert liked(great, seat=C).number > liked(small, seat=C).number > 0
    assert liked(small, seat=A).number < liked(small, seat=D).number  # the chairman breaks the tie


def test_written_votes_are_shared_out_by_what_matters() -> None:
    play = kingdom(2)
    play.city("monz", "second")
    play.s.agenda_open[:] = [agenda("closed_ports"), agenda("restitution")]
    play.s.votes[:] = [6, 6]
    play.s.attends[:] = [1, 1]
    play.s.chair = A
    play.s.todo.append(WRITE_VOTES)
    play.s.drafts = [(), ()]
    assert liked(play, seat=B) == amount(0)
    play.s.drafts[B] = (amount(0),)
    assert liked(play, seat=B).number >= 4


def test_votes_cast_are_worth_what_they_will_bring() -> None:
    play = put_to_vote("honours", build=leader)
    before = evaluation.value(play.s)
    play.vote(0, 3, 1, 0)
    after = evaluation.value(play.s)
    assert after[B] - before[B] == pytest.approx(1 - 3 * 0.05)  # B will name himself and win
    assert after[C] < before[C]
    play.choose(baron(B), baron(C), OBEY)
    assert play.s.influence[B] == 1
    assert rivals.verdicts(play.s) == [0, 0, 0, 0]  # counted once


def test_a_tie_goes_as_the_chairman_likes() -> None:
    play = put_to_vote("honours", build=leader)
    play.vote(2, 2, 0, 0)
    assert rivals.verdicts(play.s) == [1, 0, 0, 0]
    play.choose(baron(A), baron(B))
    assert play.asked == "first break-tie"
    assert rivals.verdicts(play.s) == [1, 0, 0, 0]
    assert liked(play) == baron(A)


def test_what_is_written_for_later_cards_counts_too() -> None:
    play = kingdom(2)
    play.s.chair, play.s.attends[:] = A, [1, 1]
    play.s.agenda_open[:] = [agenda("honours")]
    assert rivals.verdicts(play.s) == [0, 0]
    play.s.sheets[:] = [(1,), (2,)]
    assert rivals.verdicts(play.s) == [0, 1]
    play.s.sheets[:] = [(2,), ()]
    assert rivals.verdicts(play.s) == [1, 0]


# ---- proposals, obeying, posts


def test_an_outlaw_proposes_to_be_readmitted_and_nobody_else_does() -> None:
    play = kingdom(3)
    play.s.outlaw[B] = 1
    play.s.motion = agenda("private_motion")
    play.s.todo.append(PROPOSE_MOTION[B])
    assert liked(play, seat=B) is PROPOSE[READMIT]
    play.s.todo.append(PROPOSE_MOTION[C])
    assert liked(play, seat=C) is DONE


def test_others_readmit_an_outlaw_against_whoever_leads() -> None:
    play = kingdom(3)
    play.s.outlaw[B] = 1
    play.s.influence[A] = 9
    play.s.motion = agenda("private_motion")
    play.s.todo.append(PROPOSE_MOTION[C])
    assert liked(play, seat=C) is PROPOSE[READMIT]  # B will vote against A
    play.s.todo.append(PROPOSE_MOTION[A])
    assert liked(play, seat=A) is DONE
    assert rivals.order(play.s) == [rivals.SILENCED, 0, 0]


def test_the_leaders_posts_are_annulled_not_ones_own() -> None:
    play = kingdom(3)
    play.charge("third", "silver_mines")
    play.charge("second", "wine_trade")
    play.s.influence[C] = 9
    play.s.motion, play.s.proposal = agenda("private_motion"), 1
    play.s.todo.append(PROPOSE_OBJECT[B])
    assert liked(play, seat=B) == AGENDUM[agenda("silver_mines")]
    assert rivals.gains_of(play.s, play.s.motion, 1, AGAINST_IT) == [0, 0, 0]
    play.s.matter = agenda("silver_mines")
    assert rivals.gains_of(play.s, play.s.motion, 1, FOR_IT) == [0, 0, -rivals.BOONS[play.s.matter]]
    play.law("market_charter")
    play.city("monz", "third")
    play.s.matter = agenda("market_charter")
    assert rivals.gains_of(play.s, play.s.motion, 1, FOR_IT)[C] < 0


def test_a_motion_is_defied_when_it_costs_more_than_outlawry() -> None:
    def answer(card: str) -> Any:
        play = put_to_vote(card, build=leader)
        play.vote(1, 0, 0, 0)
        play.choose(baron(C))
        assert play.asked == "third obey-motion"
        return liked(play, seat=C)

    assert answer("restitution") is DEFY
    assert answer("fine_for_misrule") is OBEY
    assert answer("honours") is OBEY


def test_posts_are_taken_the_poorest_dropped_and_offices_given_in_the_field() -> None:
    play = put_to_vote("silver_mines")
    play.vote(0, 1, 0, 0)
    play.choose(baron(B))
    assert play.asked == "second offer-post"
    assert liked(play, seat=B) is OBEY
    play = kingdom()
    play.charge("first", "silver_mines", "fishing_rights", "patron_of_arts", "wine_trade")
    play.s.todo.append(DROP_CHARGE[A])
    assert liked(play) == AGENDUM[agenda("fishing_rights")]
    play.noble("first-square", "D4", "swiss_200")
    play.noble("first-triangle", "D4", "polish_50")
    play.s.motion = agenda("marshal")
    play.s.todo.append(GIVE_OFFICE[A])
    assert liked(play) is NOBLE[1]
    play.office("first-square", "constable")
    assert liked(play) is NOBLE[2]


def test_posts_and_laws_count_for_whom_they_serve() -> None:
    play = kingdom()
    play.charge("first", "silver_mines")
    play.office("second-circle", "papal_legate")
    held = rivals.order(play.s)
    assert held[A] == pytest.approx(0.8)
    assert held[B] == pytest.approx(1.0)
    assert held[C] == 0
    play.city("monz", "third")
    play.law("market_charter")
    assert rivals.order(play.s)[C] > 0


# ---- consent


def passage(build: Any) -> Any:
    """A's noble asks B for passage from C1 through C3 to B4, D3 or D4."""
    play = kingdom(3)
    play.noble("first-circle", "C1", "regular_50")
    play.noble("second-circle", "C3", "regular_50")
    build(play)
    play.moving()
    return play


def test_nobody_is_let_through_to_a_neutral_city_for_nothing() -> None:
    play = passage(lambda play: play.city("monz", "razed"))
    play.choose(march("C1", "C2", "C3", "D3"))
    assert play.asked == "second permit-passage"
    assert weight_of(play, REFUSE, B) > weight_of(play, ALLOW, B)


def favour(seat: int, attacker: int, wall: str, build: Any = None) -> float:
    play = kingdom(4)
    if build:
        build(play)
    return wall_favour(play.s, seat, attacker, city(wall))


def test_a_rival_is_let_at_the_leaders_walls_only() -> None:
    def led(play: Position) -> None:
        play.city("monz", "third")
        play.s.influence[C] = 9

    assert favour(B, A, "monz", led) > 0.3
    assert favour(B, A, "kovel", led) < 0  # neutral: he gains and nobody loses
    assert favour(B, C, "kovel", led) < favour(B, A, "kovel", led)  # the leader least of all
    assert favour(C, A, "monz", led) < -2  # one's own


def test_nobody_is_let_to_walls_that_make_him_king() -> None:
    def nearly(play: Position) -> None:
        for name in ("froli", "halben", "iskar", "dunmere", "thira", "carrow", "valbruck", "arvane", "tarsin"):
            play.city(name, "first")
        play.city("monz", "third")
        play.s.influence[C] = 60

    play = kingdom(4)
    nearly(play)
    assert is_crowned_by_one_more(play.s, A)
    assert not is_crowned_by_one_more(play.s, C)
    assert favour(B, A, "monz", nearly) < -5
    assert favour(B, A, "tunis", nearly) > -5  # overseas crowns nobody


def test_who_besieges_walls_leaves_them_to_nobody() -> None:
    def besieging(play: Position) -> None:
        play.city("monz", "third")
        play.s.influence[C] = 9
        play.siege("monz", "second")

    assert favour(B, A, "monz", besieging) < 0
    assert favour(D, A, "monz", besieging) > 0


def test_an_attack_on_the_leader_is_permitted_and_one_on_neutral_walls_is_not() -> None:
    leading, neutral = attacked(B), attacked(-1)
    assert liked(leading, seat=C) is ALLOW
    assert liked(neutral, seat=C) is REFUSE
    assert weight_of(neutral, ALLOW, C) == 0  # not even considered


# ---- events


def test_the_candidate_is_the_leader_for_who_can_pay() -> None:
    play = kingdom(4)
    play.s.influence[C] = 9
    play.s.faith[B] = 1
    play.s.todo.append(NAME_CANDIDATE[B])
    assert liked(play, seat=B) == baron(C)
    play.s.faith[B] = 0
    assert liked(play, seat=B) != baron(C)  # he could only be given what is good


def test_bad_events_are_passed_on_and_good_ones_kept() -> None:
    play = kingdom(4)
    play.s.faith[B] = 2
    play.s.event, play.s.event_seat = event("scandal"), C
    play.s.todo.append(ASSIGN_EVENT[B])
    assert liked(play, seat=B) is PASS_EVENT
    play.s.event = event("acclaim")
    assert liked(play, seat=B) is KEEP_EVENT
