"""Deals, hostages, miracles and elimination."""

from typing import Any

import pytest

import serai
from serai.engine.core.errors import IllegalChoice
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    NOBLE,
    Buy,
)
from serai.games.warrior_knights.events import CrownsGiven, FateTurned, HeirExecuted
from serai.games.warrior_knights.rules.cards.phases import is_due
from serai.games.warrior_knights.rules.cards.selections import work_on_noble
from serai.games.warrior_knights.rules.money.deals import (
    AcceptHeir,
    ExecuteHeir,
    Give,
    Miracle,
    OfferHeir,
    ReleaseHeir,
)
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import RETURN_NOBLES
from serai.games.warrior_knights.rules.war.castles import CASTLE_GONE, eliminate, fall
from serai.games.warrior_knights.rules.war.death import DIE
from serai.games.warrior_knights.state import AT_HOME, HOSTAGE, NO_HEIR, Realm
from serai.games.warrior_knights.tables import EFFECTS, EVENT_CANCEL, EVENT_EFFECTS, GARRISON, NOBLES
from tests.rules.warrior_knights.names import A, B, C, agenda, area, city, event, troop
from tests.rules.warrior_knights.position import Position


def aside(play: Position, seat: int, pick: Any) -> None:
    """Do something beside the question."""
    assert type(pick) is Give or pick in play.match.asides(seat)
    play.match.aside(seat, pick)


def refusal(s: Realm, seat: int, pick: Any) -> Any:
    reason = GAME.why_not_aside(s, seat, pick)
    return "" if reason is None else reason.rule


def waiting(**chosen: Any) -> Position:
    """The game waits for A's decision."""
    return Position(3, options=chosen, empty=True).reveal("first-levy_taxes")


@pytest.mark.rule("WK-DEAL-1", "WK-DEAL-5", "WK-DEAL-6", "WK-RULING-63", "WK-D59", "WK-DEAL-4")
def test_crowns_are_given_at_once_whenever_the_game_waits() -> None:
    play = waiting()
    aside(play, B, Give(C, 4, "for the bridge"))
    assert play.s.crowns == [15, 11, 19]
    assert play.kind == "levy-taxes"  # never the answer to a question
    assert tuple(play.events(CrownsGiven)[0]) == (B, C, 4, "for the bridge")
    assert refusal(play.s, B, Give(C, 0, "")) == "WK-DEAL-6"
    assert refusal(play.s, B, Give(C, 12, "")) == "WK-RULING-63"
    assert refusal(play.s, B, Give(B, 1, "")) == "WK-DEAL-1"
    assert refusal(play.s, B, Give(5, 1, "")) == "WK-DEAL-1"
    assert all(type(option) is not Give for option in play.choices)
    assert len([pick for pick in GAME.asides(play.s, B) if type(pick) is Give]) == 22


@pytest.mark.rule("WK-DEAL-2", "WK-DEAL-3")
def test_nothing_but_crowns_and_heirs_changes_hands_by_agreement() -> None:
    play = waiting(heir_exchange=True, miracles_can_happen=True)
    kinds = {type(pick).__name__ for pick in GAME.asides(play.s, B)}
    assert kinds == {"Give", "OfferHeir"}
    assert refusal(play.s, B, Buy()) == "SE-ASIDE-1"


@pytest.mark.rule("WK-DEAL-5", "WK-D59")
def test_a_gift_is_on_record_and_replayed() -> None:
    match = serai.Match.new(GAME, seats=2, seed="gift")
    match.aside(1, Give(0, 5, "a gift"))
    assert match.state.crowns == [20, 10]
    assert serai.Match.replay(match.record, game=GAME).state.crowns == [20, 10]
    with pytest.raises(IllegalChoice) as refused:
        match.aside(1, Give(0, 50, ""))
    assert refused.value.rule == "WK-RULING-63"


@pytest.mark.rule("WK-OPT-3.1", "WK-OPT-3.2", "WK-D60")
def test_heirs_are_handed_over_only_when_both_agree() -> None:
    play = waiting(heir_exchange=True)
    assert play.s.heir == [AT_HOME] * 24
    aside(play, A, OfferHeir(0, B))
    assert refusal(play.s, A, OfferHeir(0, B)) == "WK-OPT-3.2"
    assert play.s.heir[0] == AT_HOME
    assert refusal(play.s, C, AcceptHeir(0)) == "WK-OPT-3.2"
    aside(play, B, AcceptHeir(0))
    assert play.s.heir[0] == HOSTAGE + B
    assert refusal(play.s, A, OfferHeir(0, C)) == "WK-OPT-3.2"  # he is not at home
    assert refusal(play.s, B, OfferHeir(1, C)) == "WK-OPT-3.2"  # not his noble
    assert refusal(play.s, A, OfferHeir(1, A)) == "WK-OPT-3.2"
    off = waiting()
    assert refusal(off.s, A, OfferHeir(0, B)) == "WK-OPT-3.2"


@pytest.mark.rule("WK-OPT-3.3", "WK-OPT-3.4")
def test_the_holder_releases_or_executes_a_hostage() -> None:
    play = waiting(heir_exchange=True)
    play.s.heir[0] = play.s.heir[1] = HOSTAGE + B
    assert refusal(play.s, C, ReleaseHeir(0)) == "WK-OPT-3.3"
    assert refusal(play.s, A, ExecuteHeir(0)) == "WK-OPT-3.4"
    aside(play, B, ReleaseHeir(0))
    assert play.s.heir[0] == AT_HOME
    aside(play, B, ExecuteHeir(1))
    assert play.s.heir[1] == NO_HEIR
    assert play.events(HeirExecuted)


@pytest.mark.rule("WK-OPT-3.5", "WK-OPT-3.7")
def test_a_noble_whose_heir_is_a_hostage_returns_only_after_the_release() -> None:
    play = Position(options={"heir_exchange": True}, empty=True)
    play.baron("first", castle="E5")
    leader = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    other = play.noble("first-square", "off", "regular_50").army_number("first-square")
    play.s.heir[leader] = HOSTAGE + B
    play.stack_fate()
    play.run(DIE[leader])
    assert (play.s.where[leader], play.s.orphan[leader]) == (-1, 1)
    play.run(RETURN_NOBLES[A])

    assert play.refused(NOBLE[leader]) == "WK-OPT-3.5"
    aside(play, B, ReleaseHeir(leader))
    assert play.refused(NOBLE[leader]) == ""
    assert play.s.heir[leader] == AT_HOME  # a new heir at once, at home
    assert play.s.heir[other] == AT_HOME


@pytest.mark.rule("WK-OPT-3.8")
def test_executing_the_heir_of_a_dead_noble_ends_his_line() -> None:
    play = waiting(heir_exchange=True)
    leader = play.noble("first-circle", "off", "regular_50 swiss_50").army_number("first-circle")
    play.s.heir[leader], play.s.orphan[leader] = HOSTAGE + B, 1
    aside(play, B, ExecuteHeir(leader))
    assert play.s.where[leader] == -2
    assert play.s.armies[leader] == ()
    assert len(play.s.companies) == 66


@pytest.mark.rule("WK-OPT-3.6")
def test_no_heir_takes_a_hostage_too() -> None:
    play = Position(options={"heir_exchange": True}, empty=True)
    play.s.heir[0] = HOSTAGE + B
    play.s.event, play.s.event_seat = event("no_heir"), A

    work_on_noble(play.s, EFFECTS[EVENT_EFFECTS[play.s.event][0]], 0)
    assert play.s.heir[0] == NO_HEIR


@pytest.mark.rule("WK-OPT-7.1", "WK-OPT-7.2", "WK-D61", "WK-EVENT-11")
def test_miracles_can_happen() -> None:
    play = waiting(miracles_can_happen=True)
    play.s.lasting[A] = (event("heretic"), event("no_heir") + 64 * 3)
    play.s.heir[2] = NO_HEIR
    play.s.lasting[B] = (event("broken_line") + 64 * 5,)
    play.s.event_pool[:] = [e for e in play.s.event_pool if e not in map(event, ("heretic", "no_heir", "broken_line"))]
    play.s.faith[:] = [5, 9, 0]
    assert refusal(play.s, B, Miracle(event("broken_line"))) == "WK-OPT-7.2"  # he is not asked
    assert refusal(play.s, A, Miracle(event("broken_line"))) == "WK-OPT-7.1"
    assert EVENT_CANCEL[event("no_heir")] == 1
    aside(play, A, Miracle(event("no_heir")))
    assert play.s.faith[A] == 3
    assert play.s.heir[2] == AT_HOME
    assert play.s.lasting[A] == (event("heretic"),)
    aside(play, A, Miracle(event("heretic")))
    assert play.s.faith[A] == 0
    assert play.s.lasting[A] == ()
    play.s.lasting[A] = (event("heretic"),)
    assert refusal(play.s, A, Miracle(event("heretic"))) == "WK-OPT-7.1"  # 3 faith needed
    assert refusal(waiting().s, A, Miracle(event("heretic"))) == "WK-EVENT-11"


# ---- elimination


def doomed(seats: int = 4) -> Position:
    """Baron B is about to lose his castle to A, under the option."""
    play = Position(seats, options={"baron_elimination": True}, empty=True)
    play.baron("second", castle="E4")
    play.s.crowns[B], play.s.votes[:], play.s.faith[:] = 9, [1, 9, 5, 5][:seats], [2, 9, 0, 3][:seats]
    return play


@pytest.mark.rule("WK-OPT-4.1", "WK-OPT-4.2", "WK-OPT-4.4", "WK-RULING-85")
def test_a_baron_whose_castle_falls_is_out_of_the_game() -> None:
    play = doomed()
    play.city("monz", "second", fortified=True)
    leader = play.noble("second-circle", "E5", "regular_50 swiss_50").army_number("second-circle")
    play.baron("second", garrison="polish_50 regular_100")
    play.s.influence[B] = 6
    pool = play.s.pool
    play.stack_fate(0)  # the garrison makes its desertion draw first

    fall(play.s, B, A)
    play.run()
    assert len(play.events(FateTurned)) == 1
    assert play.s.alive == [1, 0, 1, 1]
    assert play.s.crowns[:2] == [19, 0]
    assert play.s.where[leader] == -2
    assert play.s.owner[city("monz")] == -1
    assert play.s.fortified[city("monz")] == 0
    assert (play.s.influence[B], play.s.pool) == (0, pool)
    assert play.kind == ""  # no ransom city
    assert len(play.s.companies) == 66
    assert play.s.armies[GARRISON + B] == ()


@pytest.mark.rule("WK-OPT-4.3", "WK-OPT-4.8", "WK-RANDOM-5")
def test_gavel_and_sceptre_pass_to_who_has_the_most() -> None:
    play = doomed()
    play.s.gavel = play.s.sceptre = B
    play.s.outlaw[C] = 1  # passed over for the gavel
    eliminate(play.s, B)
    assert play.s.gavel == 3
    assert play.s.sceptre == 3
    play = doomed()
    play.s.gavel = B
    play.s.outlaw[:] = [1, 0, 1, 1]
    play.s.votes[:] = [8, 1, 2, 3]
    eliminate(play.s, B)
    assert play.s.gavel == A  # all are outlawed


@pytest.mark.rule("WK-OPT-4.5", "WK-OPT-4.9", "WK-INV-1")
def test_his_cards_and_markers_leave_and_thresholds_fall() -> None:
    play = doomed()
    play.s.zones[0] = (0, 1, 6, 12, 13, 18, 19)
    play.s.track[:5] = [A, B, C, C, 3]
    play.s.plan2[B].append(7)
    play.s.returned += [8, 2]
    assert not is_due(play.s, 0)
    play.noble("second-circle", "C3", "regular_50")
    play.siege("monz", "second")
    eliminate(play.s, B)
    assert play.s.barons == 3
    assert play.s.zones[0] == (0, 1, 12, 13, 18, 19)
    assert is_due(play.s, 0)
    assert play.s.track[:5] == [A, -1, C, C, 3]
    assert is_due(play.s, 3)
    assert (play.s.plan2[B], play.s.hand[B], play.s.returned) == ([], [], [2])
    assert play.s.besieger[city("monz")] == -1


@pytest.mark.rule("WK-OPT-4.6", "WK-OPT-4.9")
def test_his_stakes_charges_offices_and_lasting_events_go_his_laws_stay() -> None:
    play = doomed()
    play.s.stakes[B] = 4
    play.charge("second", "tribune")
    play.office(NOBLES[play.noble("second-circle", "E5", "regular_50").army_number("second-circle")], "marshal")
    play.s.lasting[B] = (event("heretic"),)
    play.s.laws.append(agenda("war_tax"))
    play.s.heir[0] = HOSTAGE + B
    eliminate(play.s, B)
    assert play.s.stakes[B] == 0
    assert play.s.charges[B] == ()
    assert sorted(play.s.agenda_discard) == sorted([agenda("tribune"), agenda("marshal")])
    assert event("heretic") in play.s.event_discard
    assert play.s.laws == [agenda("war_tax")]
    assert play.s.heir[0] == AT_HOME
    assert refusal(play.s, B, Give(A, 1, "")) == "WK-OPT-4.1"


@pytest.mark.rule("WK-OPT-4.7")
def test_the_last_baron_wins_at_once() -> None:
    play = Position(2, options={"baron_elimination": True}, empty=True)
    play.baron("second", castle="E4")
    play.run(CASTLE_GONE[B][A])
    assert play.result.scores == (1, 0)
    assert play.s.todo == []


def test_without_the_option_nobody_is_eliminated() -> None:
    play = Position(2, empty=True)
    play.baron("second", castle="E4")
    play.city("monz", "second")
    play.run(CASTLE_GONE[B][A])
    assert play.s.alive == [1, 1]
    play.choose("keep")
    assert play.s.owner[city("monz")] == A
    assert area("E4") == 22
    assert troop(50) == 24


@pytest.mark.rule("WK-OPT-3.4", "WK-OPT-3.8")
def test_a_noble_who_is_alive_off_the_board_outlives_his_heir() -> None:
    play = waiting(heir_exchange=True)
    aside(play, A, OfferHeir(0, B))
    aside(play, B, AcceptHeir(0))
    assert play.s.where[0] == -1
    aside(play, B, ExecuteHeir(0))
    assert (play.s.where[0], play.s.heir[0]) == (-1, 0)
