"""What is told of battles, retreats, votes, events, the draft and Upkeep is enough to show each step by step."""

from typing import Any

import pytest

from serai.engine.play.history import Hidden
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import ANNUL, BESIEGE, LET_GO, POSTPONE, PROPOSALS
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
    RetreatBegan,
    SiegeCounted,
    UpkeepBegan,
    WallsCounted,
)
from serai.games.warrior_knights.rules.upkeep.upkeep import UPKEEP
from serai.games.warrior_knights.rules.war.death import DESERTION
from serai.games.warrior_knights.rules.war.retreat import FLEE
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import AGENDA
from serai.words import LANGUAGES, Words
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    A,
    B,
    C,
    besiege,
    castle,
    choose,
    city,
    garrison,
    go_on,
    hold,
    kingdom,
    mobilize,
    noble,
    realm,
    run,
    stack_fate,
    told,
)
from tests.rules.warrior_knights.scenes import clash, hit, storm

REVOLT, QUIET = 2, 0  # fate cards
POLISH, SWISS = "polish_50", "swiss_50"


def names(s: Any) -> list[str]:
    """The classes of what was told, in order; of what is private the part that all hear."""
    heard = [each.twin if isinstance(each, Hidden) else each for each in s.told]
    return [type(each).__name__ for each in heard if type(each).__name__ != "Bar"]


# ---- battle


@pytest.mark.rule("WK-BATTLE-13", "WK-BATTLE-21", "WK-BATTLE-23")
def test_a_battle_is_told_from_its_forces_to_its_damage() -> None:
    s = clash("deal deal prevent", "deal prevent", [(CIRCLE, ("polish_200", 100))], [(CIRCLE, ("swiss_200",))])
    heard = names(s)
    battle = heard[heard.index("BattleJoined") :]
    assert battle[:14] == [
        *("BattleJoined", "HostCounted", "HostCounted", "CommandTaken", "CommandTaken"),
        *("FateCounted", "FateCounted", "FateHidden", "FateHidden", "FateRevealed", "FateRevealed"),
        *("BlowsCounted", "DamageCounted", "CasualtyTaken"),
    ]
    assert told(s, "HostCounted") == [HostCounted(A, (0,), (300,)), HostCounted(B, (4,), (200,))]
    assert told(s, "WallsCounted") == []
    assert told(s, "BlowsCounted") == [BlowsCounted(2, 1, 1, 1)]
    assert told(s, "DamageCounted") == [DamageCounted(0, 1)]


@pytest.mark.rule("WK-ASSAULT-5", "WK-CASTLE-2")
def test_an_assault_tells_the_strength_of_the_garrison_and_of_the_walls() -> None:
    s = realm()
    wall = castle(s, B, "E4", breach=1)
    guard = garrison(s, B, 100, 50)
    leader = noble(s, A, CIRCLE, "E4", "polish_200", tokens=1)
    storm("deal", "prevent prevent prevent deal", s, "E4", [leader], wall=wall)
    assert told(s, "HostCounted") == [HostCounted(A, (leader,), (100,)), HostCounted(B, (guard,), (150,))]
    assert told(s, "WallsCounted") == [WallsCounted(wall, 300)]


@pytest.mark.rule("WK-SIEGE-1", "WK-SIEGE-5", "WK-SIEGE-11")
def test_a_siege_is_told_with_its_forces_when_it_is_laid_and_when_it_is_won() -> None:
    for since, event in ((None, "SiegeLaid"), (1, "SiegeWon")):
        s = realm()
        wall = hold(s, "froli", B)
        leader = noble(s, A, 0, "C1", "swiss_200", "polish_200")
        if since:
            besiege(s, wall, A, since)
        s.round = 2
        mobilize(s, A, "C1")
        choose(s, BESIEGE)
        assert [(each.seat, each.wall) for each in told(s, event)] == [(A, wall)]
        assert told(s, "HostCounted") == [HostCounted(A, (leader,), (400,))]
        assert len(told(s, "WallsCounted")) == 1
        heard = names(s)
        assert heard.index(event) < heard.index("HostCounted") < heard.index("WallsCounted")
        assert told(s, "SiegeCounted") == [SiegeCounted(600, 200)]  # leadership adds 200 to an army, nobody is inside


# ---- retreat and desertion


@pytest.mark.rule("WK-RETREAT-2")
def test_a_retreat_is_told_before_the_card_that_says_who_deserts() -> None:
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", POLISH, 50)
    run(s, FLEE[leader])
    deserted = bool(told(s, "TroopLeft"))
    assert names(s)[:3] == ["RetreatBegan", "DesertionDrawn", "FateTurned"]
    assert names(s)[3] == ("TroopLeft" if deserted else "NobodyDeserted")
    assert told(s, "RetreatBegan") == [RetreatBegan(leader)]
    assert told(s, "DesertionDrawn") == [DesertionDrawn(leader)]


@pytest.mark.rule("WK-DEATH-13")
def test_an_army_without_mercenaries_draws_and_nobody_deserts_but_an_empty_one_does_not_draw() -> None:
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", 50)
    run(s, DESERTION[leader])
    assert names(s) == ["DesertionDrawn", "FateTurned", "NobodyDeserted"]
    assert told(s, "NobodyDeserted") == [NobodyDeserted(leader)]
    s = realm()
    run(s, DESERTION[noble(s, A, CIRCLE, "E4")])
    assert names(s) == []


# ---- the Assembly


def cards_asked(play: Any) -> tuple[list[str], int]:
    """The cards that a question lists, and its number."""
    prompt = play.match.asks[0].prompt
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
    first = play.match.asks[0].prompt
    play.draft("first", "amount 3")
    second = play.match.asks[0].prompt
    play.draft("first", "amount 0")
    last = play.match.asks[0].prompt
    assert [AGENDA[asked["agenda"]] for asked in (first, second)] == ["honours", "tithe"]
    assert (first["number"], second["number"]) == (4, 1)
    assert last == {"agenda": -1, "number": 1}
    assert AGENDA[play.match.asks[1].prompt["agenda"]] == "honours"  # the other has written nothing yet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("WK-ASSEMBLY-7", "WK-ASSEMBLY-33")
def test_whoever_votes_on_a_proposal_is_told_which_and_about_what(language: str) -> None:
    words = Words(language, GAME)
    for proposal, about in ((ANNUL, AGENDA.index("kings_peace")), (POSTPONE, NOBODY)):
        position = Position(seats=2).agenda("private_motion", "tithe").law("kings_peace").baron("first", votes=4)
        play = position.hold("assembly")
        play.choose(f"propose {PROPOSALS[proposal]}")
        asked = play.match.asks[0]
        assert (asked.kind, asked.prompt) == ("commit-votes", {"proposal": proposal, "agenda": about, "number": 5})
        said = words.prompt(asked)
        assert words.entry("proposal", proposal) in said
        assert "{" not in said
        assert about < 0 or words.entry("agenda", about) in said
        play.vote(first=2)
        assert play.match.asks[0].prompt == {"proposal": proposal, "agenda": about, "number": 2}


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
    s = hit("peasant_rising", B, lambda s: (hold(s, "monz", B), stack_fate(s, QUIET)))
    heard = names(s)
    assert told(s, "CityTested") == [CityTested(city("monz"))]
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
    s = kingdom()
    s.round, s.gavel = 3, C
    hold(s, "monz", B)
    stack_fate(s, REVOLT)
    run(s, UPKEEP)
    assert s.told[0] == UpkeepBegan(3)
    assert told(s, "CityTested") == [CityTested(city("monz"))]
    assert names(s)[-3:] == ["CityTested", "FateTurned", "RevoltBegan"]
    choose(s, LET_GO)
    go_on(s)
    assert [PARTS[each.part] for each in told(s, "PartBegan")] == [*PARTS]
    assert told(s, "AffairsBegan") == [AffairsBegan(C), AffairsBegan(A), AffairsBegan(B)]


@pytest.mark.rule("WK-UPKEEP-1")
def test_whoever_wins_at_once_has_no_upkeep() -> None:
    s = kingdom()
    for each in range(len(s.owner)):
        s.owner[each] = A
    run(s, UPKEEP)
    assert s.result is not None
    assert told(s, "UpkeepBegan") == []
