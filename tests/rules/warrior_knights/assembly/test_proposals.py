"""Private motions, and the open motions of the optional rule."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import (
    AGENDUM,
    ANNUL,
    DEFY,
    DONE,
    OBEY,
    OPEN,
    POSTPONE,
    PROPOSE,
    READMIT,
)
from serai.games.warrior_knights.events import ProposalPassed
from serai.games.warrior_knights.rules.assembly.assembly import HOLD_ASSEMBLY
from serai.games.warrior_knights.rules.assembly.motions import PROPOSE_OBJECT, annul
from serai.games.warrior_knights.rules.money.deals import TableTalk, carry_out
from serai.games.warrior_knights.rules.money.deals import why_not as why_not_aside
from serai.games.warrior_knights.tables import NOBLES
from tests.rules.driver import rule_of
from tests.rules.warrior_knights.names import A, B, C, agenda, baron
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import sitting

PRIVATE = agenda("private_motion")


# ---- private motions


def proposing(seats: int = 4, build: Any = None, **chosen: Any) -> Position:
    """Baron C (zobel) has been drawn to propose."""
    play = sitting("private_motion", "tithe", "war_tax", seats=seats, **chosen)
    if build:
        build(play)
    play.stack_fate(6)
    play.run(HOLD_ASSEMBLY)
    play.s.votes[:] = [5] * seats
    assert play.asked == "third propose-motion"
    return play


@pytest.mark.rule("WK-ASSEMBLY-33", "WK-ASSEMBLY-32", "WK-D31")
def test_the_proposer_need_not_attend_and_proposes_only_what_has_an_object() -> None:
    play = proposing(build=lambda play: play.s.outlaw.__setitem__(B, 1))
    assert play.choices == [PROPOSE[READMIT], PROPOSE[POSTPONE], DONE]
    assert play.refused("propose annul") == "WK-ASSEMBLY-35"
    assert play.refused("propose recall") == "WK-ASSEMBLY-37"
    assert play.refused("propose open") == "WK-OPT-2.1"
    play = proposing(build=lambda play: play.charge("third", "ambassador"))
    assert play.refused("propose readmit") == "WK-ASSEMBLY-34"
    assert play.s.attends[C] == 0


@pytest.mark.rule("WK-ASSEMBLY-34", "WK-ASSEMBLY-38", "WK-ASSEMBLY-47", "WK-ASSEMBLY-48")
def test_an_outlaw_is_readmitted_by_a_vote() -> None:
    play = proposing(build=lambda play: play.s.outlaw.__setitem__(slice(0, 2), [0, 1]))
    play.choose("propose readmit")
    assert play.s.motion_seat == B  # the only outlaw
    play.vote(1, 0, 0, 2)
    play.choose("against", "for")
    assert play.s.outlaw[B] == 0
    assert play.s.attends[B] == 0  # from the next sitting on
    assert PRIVATE in play.s.agenda_discard
    assert play.events(ProposalPassed)
    play = proposing(build=lambda play: play.s.outlaw.__setitem__(slice(0, 2), [0, 1]))
    play.choose("propose readmit")
    play.vote(2, 0, 0, 1)
    play.choose("against", "for")
    assert play.s.outlaw[B] == 1


def test_which_outlaw_is_named() -> None:
    play = proposing(
        build=lambda play: play.s.outlaw.__setitem__(slice(0, 2), [0, 1]) or play.s.outlaw.__setitem__(3, 1)
    )
    play.choose("propose readmit")
    assert play.choices == [baron(B), baron(3)]
    assert play.refused("pick-seat first") == "WK-ASSEMBLY-34"


@pytest.mark.rule("WK-ASSEMBLY-35", "WK-ASSEMBLY-58", "WK-RULING-70")
def test_a_law_is_annulled_and_nobody_can_defy_that() -> None:
    play = proposing(build=lambda play: play.law("closed_ports"))
    play.choose("propose annul")
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.s.laws == []
    assert agenda("closed_ports") in play.s.agenda_discard
    assert play.s.law == [0] * 12
    assert play.kind == "order-agenda"


@pytest.mark.rule("WK-ASSEMBLY-35", "WK-ASSEMBLY-58", "WK-RULING-70")
@pytest.mark.parametrize("defied", [False, True])
def test_the_holder_may_defy_the_annulment_of_his_charge_or_office(defied: bool) -> None:
    def build(play: Position) -> None:
        play.charge("second", "tribune")
        play.office(NOBLES[play.noble("fourth-circle", "E4", "regular_50").army_number("fourth-circle")], "marshal")

    play = proposing(build=build)
    play.choose("propose annul", "pick-agenda tribune")
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.asked == "second obey-motion"
    play.choose(DEFY if defied else OBEY)
    assert play.s.charges[B] == ((agenda("tribune"),) if defied else ())
    assert play.s.outlaw[B] == int(defied)
    play = proposing(build=build)
    play.choose("propose annul", "pick-agenda marshal")
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.asked == "fourth obey-motion"
    play.choose(DEFY if defied else OBEY)
    assert play.s.office[12] == (agenda("marshal") if defied else -1)


def test_an_annulled_office_with_support_troops_may_kill() -> None:
    def build(play: Position) -> None:
        play.office(
            NOBLES[play.noble("fourth-circle", "E4", "regular_50", tokens=1).army_number("fourth-circle")], "constable"
        )

    play = proposing(build=build)
    play.choose("propose annul")
    play.vote(1, 0, 0, 0)
    play.choose("for", "obey")
    assert play.s.where[12] == -1
    assert agenda("constable") in play.s.agenda_discard


@pytest.mark.rule("WK-ASSEMBLY-36", "WK-ASSEMBLY-55", "WK-ASSEMBLY-58")
def test_postponing_ends_the_sitting_and_the_cards_wait() -> None:
    play = proposing()
    play.s.zones[2] = (2,)
    play.choose("propose postpone")
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.s.todo == []
    assert play.s.agenda_open[:2] == [agenda("tithe"), agenda("war_tax")]
    assert len(play.s.agenda_open) == 3
    assert play.s.returned == [2]
    assert play.s.proposal == -1
    play = proposing()
    play.choose("propose postpone")
    play.vote(1, 0, 0, 0)
    play.choose("against")
    assert play.kind == "order-agenda"


@pytest.mark.rule("WK-ASSEMBLY-37", "WK-ASSEMBLY-38", "WK-RULING-29")
def test_a_discarded_card_is_recalled_to_its_own_vote() -> None:
    def build(play: Position) -> None:
        for name in ("vote_of_thanks", "private_motion", "kings_peace"):
            play.s.agenda_pool.remove(agenda(name))
            play.s.agenda_discard.append(agenda(name))

    play = proposing(build=build)
    play.choose("propose recall")
    assert play.refused("pick-agenda private_motion") == "WK-ASSEMBLY-37"
    play.choose("pick-agenda vote_of_thanks")
    play.vote(0, 1, 0, 0)
    assert play.refused("for") == "WK-ASSEMBLY-18"  # a baron vote
    play.choose("pick-seat third", "obey")
    assert play.s.crowns[C] == 20
    assert sorted(play.s.agenda_discard) == sorted([PRIVATE, PRIVATE, agenda("vote_of_thanks"), agenda("kings_peace")])


# ---- open motions


@pytest.mark.rule("WK-OPT-2.1", "WK-OPT-2.2", "WK-OPT-2.4", "WK-EFFECT-20")
def test_with_the_option_any_other_rule_may_be_proposed() -> None:
    play = proposing(open_private_motions=True)
    play.choose("propose open")
    assert len(play.choices) == 12
    play.choose("pick-agenda open_war_tax")
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.s.laws == [agenda("open_war_tax")]
    assert play.s.law[0] == 3
    play.s.todo.clear()
    play.s.proposal = OPEN

    play.s.todo.append(PROPOSE_OBJECT[A])
    assert play.refused("pick-agenda open_war_tax") == "WK-OPT-2.4"
    play.s.todo.clear()
    play.s.proposal, play.s.matter = ANNUL, agenda("open_war_tax")

    annul(play.s)
    assert (play.s.laws, play.s.law[0]) == ([], 0)
    assert agenda("open_war_tax") not in play.s.agenda_discard


@pytest.mark.rule("WK-OPT-2.2", "WK-OPT-2.4")
@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("open_subsidy", lambda s: s.crowns[B] == 20),
        ("open_fine", lambda s: s.crowns[B] == 10),
        ("open_new_head", lambda s: s.sceptre == B),
        ("open_new_chairman", lambda s: s.gavel == B),
    ],
)
def test_an_open_motion_names_a_baron_who_may_defy_it(name: str, check: Any) -> None:
    for pick in (OBEY, DEFY):
        play = proposing(open_private_motions=True)
        play.s.sceptre = A
        play.choose("propose open", AGENDUM[agenda(name)])
        assert play.asked == "third propose-baron"
        play.choose("pick-seat second")
        play.vote(1, 0, 0, 0)
        play.choose("for")
        assert play.asked == "second obey-motion"
        play.choose(pick)
        assert check(play.s) == (pick is OBEY)
        assert play.s.outlaw[B] == int(pick is DEFY)


@pytest.mark.rule("WK-OPT-2.2")
@pytest.mark.parametrize(
    ("name", "kind_of_law"),
    [
        ("open_ban_sieges", 1), ("open_ban_assaults", 2), ("open_ban_razing", 3), ("open_ban_road_marches", 4),
        ("open_ban_sea_travel", 5), ("open_war_tax", 0), ("open_cap_companies", 7),
    ],
)  # fmt: skip
def test_every_permanent_open_motion_acts_as_a_law(name: str, kind_of_law: int) -> None:
    play = proposing(open_private_motions=True)
    play.choose("propose open", AGENDUM[agenda(name)])
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.s.law[kind_of_law] > 0


@pytest.mark.rule("WK-OPT-2.3")
def test_table_talk_is_recorded_in_the_proposers_words_and_does_nothing() -> None:
    play = proposing(open_private_motions=True)
    assert rule_of(why_not_aside(play.s, C, TableTalk("x"))) == "WK-OPT-2.3"
    play.choose("propose open", "pick-agenda open_table_talk")
    assert rule_of(why_not_aside(play.s, A, TableTalk("x"))) == "WK-OPT-2.3"
    assert why_not_aside(play.s, C, TableTalk("no hats at table")) is None
    carry_out(play.s, C, TableTalk("no hats at table"))
    before = (play.s.crowns[:], play.s.law[:], play.s.outlaw[:])
    play.vote(1, 0, 0, 0)
    play.choose("for")
    assert play.s.talk == ["no hats at table"]
    assert (play.s.crowns, play.s.law, play.s.outlaw) == before
    assert play.s.words == ""
