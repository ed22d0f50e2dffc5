"""What is told of battles, retreats, votes, events, the draft and Upkeep is enough to show each step by step."""

from typing import Any

import pytest

from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import ANNUL, POSTPONE, PROPOSALS
from serai.games.warrior_knights.events import (
    PARTS,
    AffairsBegan,
    BlowsCounted,
    CityTested,
    DamageCounted,
    DesertionDrawn,
    FaithPledged,
    HostCounted,
    NobodyDeserted,
    PartBegan,
    RetreatBegan,
    SiegeCounted,
    SiegeLaid,
    SiegeWon,
    TroopLeft,
    UpkeepBegan,
    WallsCounted,
)
from serai.games.warrior_knights.rules.upkeep.upkeep import UPKEEP
from serai.games.warrior_knights.rules.war.death import DESERTION
from serai.games.warrior_knights.rules.war.retreat import FLEE
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import AGENDA
from serai.words import LANGUAGES, Words
from tests.rules.warrior_knights.names import CIRCLE, A, B, C, city
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import clash, hit, storm

REVOLT, QUIET = 2, 0  # fate cards
POLISH, SWISS = "polish_50", "swiss_50"


def names(play: Position) -> list[str]:
    """The classes of what was told, in order; of what is private the part that all hear."""
    return [type(each).__name__ for each in play.events()]


# ---- battle


@pytest.mark.rule("WK-BATTLE-13", "WK-BATTLE-21", "WK-BATTLE-23")
def test_a_battle_is_told_from_its_forces_to_its_damage() -> None:
    play = clash("deal deal prevent", "deal prevent", [(CIRCLE, ("polish_200", 100))], [(CIRCLE, ("swiss_200",))])
    heard = names(play)
    battle = heard[heard.index("BattleJoined") :]
    assert battle[:14] == [
        *("BattleJoined", "HostCounted", "HostCounted", "CommandTaken", "CommandTaken"),
        *("FateCounted", "FateCounted", "FateHidden", "FateHidden", "FateRevealed", "FateRevealed"),
        *("BlowsCounted", "DamageCounted", "CasualtyTaken"),
    ]
    assert play.events(HostCounted) == [HostCounted(A, (0,), (300,)), HostCounted(B, (4,), (200,))]
    assert play.events(WallsCounted) == []
    assert play.events(BlowsCounted) == [BlowsCounted(2, 1, 1, 1)]
    assert play.events(DamageCounted) == [DamageCounted(0, 1)]


@pytest.mark.rule("WK-ASSAULT-5", "WK-CASTLE-2")
def test_an_assault_tells_the_strength_of_the_garrison_and_of_the_walls() -> None:
    play = Position(empty=True)
    wall = play.baron("second", castle="E4", breach=1).wall_number("second-castle")
    guard = play.baron("second", garrison="regular_100 regular_50").army_number("second-castle")
    leader = play.noble("first-circle", "E4", "polish_200", tokens=1).army_number("first-circle")
    storm("deal", "prevent prevent prevent deal", play, "E4", [leader], wall=wall)
    assert play.events(HostCounted) == [HostCounted(A, (leader,), (100,)), HostCounted(B, (guard,), (150,))]
    assert play.events(WallsCounted) == [WallsCounted(wall, 300)]


@pytest.mark.rule("WK-SIEGE-1", "WK-SIEGE-5", "WK-SIEGE-11")
def test_a_siege_is_told_with_its_forces_when_it_is_laid_and_when_it_is_won() -> None:
    for since, event in ((None, SiegeLaid), (1, SiegeWon)):
        play = Position(empty=True)
        wall = play.city("froli", "second").wall_number("froli")
        leader = play.noble("first-circle", "C1", "swiss_200 polish_200").army_number("first-circle")
        if since:
            play.siege("froli", "first", since)
        play.s.round = 2
        play.mobilize("first", "C1")
        play.choose("besiege")
        assert [(each.seat, each.wall) for each in play.events(event)] == [(A, wall)]
        assert play.events(HostCounted) == [HostCounted(A, (leader,), (400,))]
        assert len(play.events(WallsCounted)) == 1
        heard = names(play)
        assert heard.index(event.__name__) < heard.index("HostCounted") < heard.index("WallsCounted")
        assert play.events(SiegeCounted) == [SiegeCounted(600, 200)]  # leadership adds 200 to an army, nobody is inside


# ---- retreat and desertion


@pytest.mark.rule("WK-RETREAT-2")
def test_a_retreat_is_told_before_the_card_that_says_who_deserts() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50 regular_50").army_number("first-circle")
    play.run(FLEE[leader])
    deserted = bool(play.events(TroopLeft))
    assert names(play)[:3] == ["RetreatBegan", "DesertionDrawn", "FateTurned"]
    assert names(play)[3] == ("TroopLeft" if deserted else "NobodyDeserted")
    assert play.events(RetreatBegan) == [RetreatBegan(leader)]
    assert play.events(DesertionDrawn) == [DesertionDrawn(leader)]


@pytest.mark.rule("WK-DEATH-13")
def test_an_army_without_mercenaries_draws_and_nobody_deserts_but_an_empty_one_does_not_draw() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    play.run(DESERTION[leader])
    assert names(play) == ["DesertionDrawn", "FateTurned", "NobodyDeserted"]
    assert play.events(NobodyDeserted) == [NobodyDeserted(leader)]
    play = Position(empty=True)
    play.run(DESERTION[play.noble("first-circle", "E4", "").army_number("first-circle")])
    assert names(play) == []


# ---- the Assembly


def cards_asked(play: Any) -> tuple[list[str], int]:
    """The cards that a question lists, and its number."""
    prompt = play.asks[0].prompt
    return [AGENDA[card] for card in prompt["agenda_left"]], prompt["number"]


@pytest.mark.rule("WK-ASSEMBLY-6", "WK-ASSEMBLY-7")
def test_the_chairman_is_asked_with_the_cards_that_are_left() -> None:
    play = Position(seats=3).agenda("tithe", "honours", "war_tax").hold("assembly")
    assert play.heard("vote-called") == []
    assert cards_asked(play) == (["tithe", "honours", "war_tax"], 1)
    play.choose("pick-agenda honours")
    assert cards_asked(play) == (["tithe", "war_tax"], 2)
    play.choose("pick-agenda tithe")
    assert play.heard("vote-called") == ["honours"]


@pytest.mark.rule("WK-ASSEMBLY-52")
def test_whoever_writes_votes_is_asked_card_by_card_with_what_is_left() -> None:
    position = Position(seats=2).agenda("honours", "tithe").baron("first", votes=3)
    play = position.hold("assembly")
    play.choose("pick-agenda honours")
    first = play.asks[0].prompt
    play.draft("first", "amount 3")
    second = play.asks[0].prompt
    play.draft("first", "amount 0")
    last = play.asks[0].prompt
    assert [AGENDA[asked["agenda"]] for asked in (first, second)] == ["honours", "tithe"]
    assert (first["number"], second["number"]) == (4, 1)
    assert last == {"agenda": -1, "number": 1}
    assert AGENDA[play.asks[1].prompt["agenda"]] == "honours"  # the other has written nothing yet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("WK-ASSEMBLY-7", "WK-ASSEMBLY-33")
def test_whoever_votes_on_a_proposal_is_told_which_and_about_what(language: str) -> None:
    words = Words(language, GAME)
    for proposal, about in ((ANNUL, AGENDA.index("kings_peace")), (POSTPONE, NOBODY)):
        position = Position(seats=2).agenda("private_motion", "tithe").law("kings_peace").baron("first", votes=4)
        play = position.hold("assembly")
        play.choose(f"propose {PROPOSALS[proposal]}")
        asked = play.asks[0]
        assert (asked.kind, asked.prompt) == ("commit-votes", {"proposal": proposal, "agenda": about, "number": 5})
        said = words.prompt(asked)
        assert words.entry("proposal", proposal) in said
        assert "{" not in said
        assert about < 0 or words.entry("agenda", about) in said
        play.vote(first=2)
        assert play.asks[0].prompt == {"proposal": proposal, "agenda": about, "number": 2}


# ---- events


@pytest.mark.rule("WK-EVENT-9", "WK-RULING-16")
def test_pledges_are_told_with_what_is_missing_and_when_they_fail() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=1).event("crown_levy")
    play = position.neutral("important_event")
    play.choose("pick-seat third")
    cost = play.prompt["number"]
    play.choose("amount 1", "amount 0")  # the first has no faith: nobody asks him
    pledged = [each.event for each in play.match.events(None) if type(each.event) is FaithPledged]
    assert pledged == [FaithPledged(B, 1, cost - 1), FaithPledged(C, 0, cost - 1), FaithPledged(A, 0, cost - 1)]
    assert play.heard("pledges-failed") == ["crown_levy"]
    assert play.heard("event-worked") == ["crown_levy"]
    assert play.heard("event-cancelled") == []


@pytest.mark.rule("WK-EVENT-12")
def test_a_cancelled_event_does_not_take_effect() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=9).event("highwaymen")
    play = position.neutral("important_event")
    play.choose("pick-seat third", "pass-event", "cancel")
    assert (play.heard("event-cancelled"), play.heard("event-worked")) == (["highwaymen"], [])


@pytest.mark.rule("WK-EVENT-7")
def test_an_event_that_raises_revolts_names_the_city_before_its_card() -> None:
    play = hit(
        "peasant_rising", B, lambda play: (play.city("monz", "second").wall_number("monz"), play.stack_fate(QUIET))
    )
    heard = names(play)
    assert play.events(CityTested) == [CityTested(city("monz"))]
    assert heard[heard.index("CityTested") + 1] == "FateTurned"


# ---- the draft


@pytest.mark.rule("WK-MERC-1")
def test_the_draft_tells_whose_marker_is_next() -> None:
    position = Position(seats=2).track("second", "first", "second").row("english_50 swiss_50")
    play = position.baron("first", crowns=9).baron("second", crowns=9).hold("mercenary_draft")
    assert play.heard("hiring-began") == ["second 1"]
    play.choose("done")
    assert play.heard("hiring-began") == ["second 1", "first 2"]


# ---- upkeep


@pytest.mark.rule("WK-UPKEEP-7", "WK-UPKEEP-12", "WK-RULING-59")
def test_upkeep_is_told_part_by_part() -> None:
    play = Position(empty=True).castles()
    play.s.round, play.s.gavel = 3, C
    play.city("monz", "second")
    play.stack_fate(REVOLT)
    play.run(UPKEEP)
    assert play.events()[0] == UpkeepBegan(3)
    assert play.events(CityTested) == [CityTested(city("monz"))]
    assert names(play)[-3:] == ["CityTested", "FateTurned", "RevoltBegan"]
    play.choose("let-go")
    play.go_on()
    assert [PARTS[each.part] for each in play.events(PartBegan)] == [*PARTS]
    assert play.events(AffairsBegan) == [AffairsBegan(C), AffairsBegan(A), AffairsBegan(B)]


@pytest.mark.rule("WK-UPKEEP-1")
def test_whoever_wins_at_once_has_no_upkeep() -> None:
    play = Position(empty=True).castles()
    for each in range(len(play.s.owner)):
        play.s.owner[each] = A
    play.run(UPKEEP)
    assert play.s.result is not None
    assert play.events(UpkeepBegan) == []
