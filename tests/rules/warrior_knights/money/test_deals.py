"""Deals, hostages, miracles and elimination."""

import pytest

import serai
from serai.engine.core.errors import IllegalChoice
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    KEEP,
    Buy,
)
from serai.games.warrior_knights.rules.cards.phases import is_due
from serai.games.warrior_knights.rules.money.deals import (
    AcceptHeir,
    ExecuteHeir,
    Give,
    Miracle,
    OfferHeir,
    ReleaseHeir,
)
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import RETURN_NOBLES
from serai.games.warrior_knights.rules.war.castles import CASTLE_GONE, eliminate
from serai.games.warrior_knights.rules.war.death import DIE
from serai.games.warrior_knights.state import AT_HOME, HOSTAGE, NO_HEIR
from serai.games.warrior_knights.tables import EVENT_CANCEL, GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    area,
    besiege,
    castle,
    charge,
    choose,
    city,
    event,
    garrison,
    hold,
    kind,
    noble,
    office,
    options,
    realm,
    reveal,
    run,
    stack_fate,
    told,
    troop,
    why_not,
)


def aside(s, seat, pick):
    """Do something beside the question."""
    reason = GAME.why_not_aside(s, seat, pick)
    assert reason is None, reason
    assert pick in GAME.asides(s, seat) or type(pick) is Give
    GAME.aside(s, seat, pick)
    return s


def refusal(s, seat, pick):
    reason = GAME.why_not_aside(s, seat, pick)
    return "" if reason is None else reason.rule


def waiting(**chosen):
    """The game waits for A's decision."""
    return reveal(realm(3, **chosen), A, "levy_taxes")


@pytest.mark.rule("WK-DEAL-1", "WK-DEAL-5", "WK-DEAL-6", "WK-RULING-63", "WK-D59", "WK-DEAL-4")
def test_crowns_are_given_at_once_whenever_the_game_waits():
    s = waiting()
    aside(s, B, Give(C, 4, "for the bridge"))
    assert s.crowns == [15, 11, 19]
    assert kind(s) == "LevyTaxes"  # never the answer to a question
    assert tuple(told(s, "CrownsGiven")[0]) == (B, C, 4, "for the bridge")
    assert refusal(s, B, Give(C, 0, "")) == "WK-DEAL-6"
    assert refusal(s, B, Give(C, 12, "")) == "WK-RULING-63"
    assert refusal(s, B, Give(B, 1, "")) == "WK-DEAL-1"
    assert refusal(s, B, Give(5, 1, "")) == "WK-DEAL-1"
    assert all(type(option) is not Give for option in options(s))
    assert len([pick for pick in GAME.asides(s, B) if type(pick) is Give]) == 22


@pytest.mark.rule("WK-DEAL-2", "WK-DEAL-3")
def test_nothing_but_crowns_and_heirs_changes_hands_by_agreement():
    s = waiting(heir_exchange=True, miracles_can_happen=True)
    kinds = {type(pick).__name__ for pick in GAME.asides(s, B)}
    assert kinds == {"Give", "OfferHeir"}
    assert refusal(s, B, Buy()) == "SE-ASIDE-1"


@pytest.mark.rule("WK-DEAL-5", "WK-D59")
def test_a_gift_is_on_record_and_replayed():
    match = serai.Match.new(GAME, seats=2, seed="gift")
    match.aside(1, Give(0, 5, "a gift"))
    assert match.state.crowns == [20, 10]
    assert serai.Match.replay(match.record, game=GAME).state.crowns == [20, 10]
    with pytest.raises(IllegalChoice) as refused:
        match.aside(1, Give(0, 50, ""))
    assert refused.value.rule == "WK-RULING-63"


@pytest.mark.rule("WK-OPT-3.1", "WK-OPT-3.2", "WK-D60")
def test_heirs_are_handed_over_only_when_both_agree():
    s = waiting(heir_exchange=True)
    assert s.heir == [AT_HOME] * 24
    aside(s, A, OfferHeir(0, B))
    assert refusal(s, A, OfferHeir(0, B)) == "WK-OPT-3.2"
    assert s.heir[0] == AT_HOME
    assert refusal(s, C, AcceptHeir(0)) == "WK-OPT-3.2"
    aside(s, B, AcceptHeir(0))
    assert s.heir[0] == HOSTAGE + B
    assert refusal(s, A, OfferHeir(0, C)) == "WK-OPT-3.2"  # he is not at home
    assert refusal(s, B, OfferHeir(1, C)) == "WK-OPT-3.2"  # not his noble
    assert refusal(s, A, OfferHeir(1, A)) == "WK-OPT-3.2"
    off = waiting()
    assert refusal(off, A, OfferHeir(0, B)) == "WK-OPT-3.2"


@pytest.mark.rule("WK-OPT-3.3", "WK-OPT-3.4")
def test_the_holder_releases_or_executes_a_hostage():
    s = waiting(heir_exchange=True)
    s.heir[0] = s.heir[1] = HOSTAGE + B
    assert refusal(s, C, ReleaseHeir(0)) == "WK-OPT-3.3"
    assert refusal(s, A, ExecuteHeir(0)) == "WK-OPT-3.4"
    aside(s, B, ReleaseHeir(0))
    assert s.heir[0] == AT_HOME
    aside(s, B, ExecuteHeir(1))
    assert s.heir[1] == NO_HEIR
    assert told(s, "HeirExecuted")


@pytest.mark.rule("WK-OPT-3.5", "WK-OPT-3.7")
def test_a_noble_whose_heir_is_a_hostage_returns_only_after_the_release():
    s = realm(heir_exchange=True)
    castle(s, A, "E5")
    leader = noble(s, A, 0, "E4", 50)
    other = noble(s, A, 1, None, 50)
    s.heir[leader] = HOSTAGE + B
    stack_fate(s)
    run(s, DIE[leader])
    assert (s.where[leader], s.orphan[leader]) == (-1, 1)
    run(s, RETURN_NOBLES[A])
    from serai.games.warrior_knights.choices import NOBLE

    assert why_not(s, NOBLE[leader]) == "WK-OPT-3.5"
    aside(s, B, ReleaseHeir(leader))
    assert why_not(s, NOBLE[leader]) == ""
    assert s.heir[leader] == AT_HOME  # a new heir at once, at home
    assert s.heir[other] == AT_HOME


@pytest.mark.rule("WK-OPT-3.8")
def test_executing_the_heir_of_a_dead_noble_ends_his_line():
    s = waiting(heir_exchange=True)
    leader = noble(s, A, 0, None, 50, "swiss_50")
    s.heir[leader], s.orphan[leader] = HOSTAGE + B, 1
    aside(s, B, ExecuteHeir(leader))
    assert s.where[leader] == -2
    assert s.armies[leader] == ()
    assert len(s.companies) == 66


@pytest.mark.rule("WK-OPT-3.6")
def test_no_heir_takes_a_hostage_too():
    s = realm(heir_exchange=True)
    s.heir[0] = HOSTAGE + B
    s.event, s.event_seat = event("no_heir"), A
    from serai.games.warrior_knights.rules.cards.selections import work_on_noble
    from serai.games.warrior_knights.tables import EFFECTS, EVENT_EFFECTS

    work_on_noble(s, EFFECTS[EVENT_EFFECTS[s.event][0]], 0)
    assert s.heir[0] == NO_HEIR


@pytest.mark.rule("WK-OPT-7.1", "WK-OPT-7.2", "WK-D61", "WK-EVENT-11")
def test_miracles_can_happen():
    s = waiting(miracles_can_happen=True)
    s.lasting[A] = (event("heretic"), event("no_heir") + 64 * 3)
    s.heir[2] = NO_HEIR
    s.lasting[B] = (event("broken_line") + 64 * 5,)
    s.event_pool[:] = [e for e in s.event_pool if e not in map(event, ("heretic", "no_heir", "broken_line"))]
    s.faith[:] = [5, 9, 0]
    assert refusal(s, B, Miracle(event("broken_line"))) == "WK-OPT-7.2"  # he is not asked
    assert refusal(s, A, Miracle(event("broken_line"))) == "WK-OPT-7.1"
    assert EVENT_CANCEL[event("no_heir")] == 1
    aside(s, A, Miracle(event("no_heir")))
    assert s.faith[A] == 3
    assert s.heir[2] == AT_HOME
    assert s.lasting[A] == (event("heretic"),)
    aside(s, A, Miracle(event("heretic")))
    assert s.faith[A] == 0
    assert s.lasting[A] == ()
    s.lasting[A] = (event("heretic"),)
    assert refusal(s, A, Miracle(event("heretic"))) == "WK-OPT-7.1"  # 3 faith needed
    assert refusal(waiting(), A, Miracle(event("heretic"))) == "WK-EVENT-11"


# ---- elimination


def doomed(seats=4):
    """Baron B is about to lose his castle to A, under the option."""
    s = realm(seats, baron_elimination=True)
    castle(s, B, "E4")
    s.crowns[B], s.votes[:], s.faith[:] = 9, [1, 9, 5, 5][:seats], [2, 9, 0, 3][:seats]
    return s


@pytest.mark.rule("WK-OPT-4.1", "WK-OPT-4.2", "WK-OPT-4.4", "WK-RULING-85")
def test_a_baron_whose_castle_falls_is_out_of_the_game():
    s = doomed()
    hold(s, "monz", B, fortified=True)
    leader = noble(s, B, 0, "E5", 50, "swiss_50")
    garrison(s, B, "polish_50", 100)
    s.influence[B] = 6
    pool = s.pool
    stack_fate(s, 0)  # the garrison makes its desertion draw first
    from serai.games.warrior_knights.rules.war.castles import fall

    fall(s, B, A)
    run(s)
    assert len(told(s, "FateTurned")) == 1
    assert s.alive == [1, 0, 1, 1]
    assert s.crowns[:2] == [19, 0]
    assert s.where[leader] == -2
    assert s.owner[city("monz")] == -1
    assert s.fortified[city("monz")] == 0
    assert (s.influence[B], s.pool) == (0, pool)
    assert kind(s) == ""  # no ransom city
    assert len(s.companies) == 66
    assert s.armies[GARRISON + B] == ()


@pytest.mark.rule("WK-OPT-4.3", "WK-OPT-4.8", "WK-RANDOM-5")
def test_gavel_and_sceptre_pass_to_who_has_the_most():
    s = doomed()
    s.gavel = s.sceptre = B
    s.outlaw[C] = 1  # passed over for the gavel
    eliminate(s, B)
    assert s.gavel == 3
    assert s.sceptre == 3
    s = doomed()
    s.gavel = B
    s.outlaw[:] = [1, 0, 1, 1]
    s.votes[:] = [8, 1, 2, 3]
    eliminate(s, B)
    assert s.gavel == A  # all are outlawed


@pytest.mark.rule("WK-OPT-4.5", "WK-OPT-4.9", "WK-INV-1")
def test_his_cards_and_markers_leave_and_thresholds_fall():
    s = doomed()
    s.zones[0] = (0, 1, 6, 12, 13, 18, 19)
    s.track[:5] = [A, B, C, C, 3]
    s.plan2[B].append(7)
    s.returned += [8, 2]
    assert not is_due(s, 0)
    noble(s, B, 0, "C3", 50)
    besiege(s, city("monz"), B)
    eliminate(s, B)
    assert s.barons == 3
    assert s.zones[0] == (0, 1, 12, 13, 18, 19)
    assert is_due(s, 0)
    assert s.track[:5] == [A, -1, C, C, 3]
    assert is_due(s, 3)
    assert (s.plan2[B], s.hand[B], s.returned) == ([], [], [2])
    assert s.besieger[city("monz")] == -1


@pytest.mark.rule("WK-OPT-4.6", "WK-OPT-4.9")
def test_his_stakes_charges_offices_and_lasting_events_go_his_laws_stay():
    s = doomed()
    s.stakes[B] = 4
    charge(s, B, "tribune")
    office(s, noble(s, B, 0, "E5", 50), "marshal")
    s.lasting[B] = (event("heretic"),)
    s.laws.append(agenda("war_tax"))
    s.heir[0] = HOSTAGE + B
    eliminate(s, B)
    assert s.stakes[B] == 0
    assert s.charges[B] == ()
    assert sorted(s.agenda_discard) == sorted([agenda("tribune"), agenda("marshal")])
    assert event("heretic") in s.event_discard
    assert s.laws == [agenda("war_tax")]
    assert s.heir[0] == AT_HOME
    assert refusal(s, B, Give(A, 1, "")) == "WK-OPT-4.1"


@pytest.mark.rule("WK-OPT-4.7")
def test_the_last_baron_wins_at_once():
    s = realm(2, baron_elimination=True)
    castle(s, B, "E4")
    run(s, CASTLE_GONE[B][A])
    assert s.result.scores == (1, 0)
    assert s.todo == []


def test_without_the_option_nobody_is_eliminated():
    s = realm(2)
    castle(s, B, "E4")
    hold(s, "monz", B)
    run(s, CASTLE_GONE[B][A])
    assert s.alive == [1, 1]
    choose(s, KEEP)
    assert s.owner[city("monz")] == A
    assert area("E4") == 22
    assert troop(50) == 24


@pytest.mark.rule("WK-OPT-3.4", "WK-OPT-3.8")
def test_a_noble_who_is_alive_off_the_board_outlives_his_heir():
    s = waiting(heir_exchange=True)
    aside(s, A, OfferHeir(0, B))
    aside(s, B, AcceptHeir(0))
    assert s.where[0] == -1
    aside(s, B, ExecuteHeir(0))
    assert (s.where[0], s.heir[0]) == (-1, 0)
