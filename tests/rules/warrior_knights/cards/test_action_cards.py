"""Every baron action card and every house at least once; their chapters have the details."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import DECLINE, FOR_CROWNS, FOR_VOTE, SPACE, VERSATILES, ZONE
from serai.games.warrior_knights.events import (
    BY_CARD,
    FAITH,
    CardDeclined,
    CardLaid,
    CardRevealed,
    FateShuffled,
    Gained,
)
from serai.games.warrior_knights.rules.cards.action_cards import NEXT_CARD
from serai.games.warrior_knights.tables import (
    ACTION_DECK,
    ACTIONS,
    ASSEMBLY,
    HOUSES,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    RALLY_SUPPORT,
    TAXATION,
    VERSATILE_STRATEGY,
    WAGES,
)
from tests.rules.warrior_knights.names import A, B, C, city
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-COMP-4", "WK-SETUP-6")
def test_twelve_action_cards_two_of_each_kind() -> None:
    assert [ACTION_DECK.count(kind) for kind in range(len(ACTIONS))] == [2] * 6
    assert len(Position(seats=2).s.hand[0]) == 12


@pytest.mark.parametrize("seat", ["first", "third"])
@pytest.mark.rule("WK-ACTION-24", "WK-ACTION-25", "WK-ACTION-26", "WK-ACTION-8", "WK-ACTION-3", "WK-EX-27")
def test_levy_taxes(seat: str) -> None:
    position = Position(seats=3).noble(f"{seat}-circle", "D4", "regular_50").noble(f"{seat}-square", "D4", "regular_50")
    position.noble(f"{seat}-triangle", "overseas_tunis", "regular_50").noble(f"{seat}-hexagon", "sea G6", "regular_100")
    play = position.card(f"{seat}-levy_taxes")
    assert play.asked == f"{seat} levy-taxes"
    assert play.choose("use")[0] == f"gained {seat} 2 crowns action-card"
    assert play.cards_in("taxation") == f"{seat}-levy_taxes"


@pytest.mark.rule("WK-ACTION-28", "WK-ACTION-29", "WK-RULING-12", "WK-ACTION-9", "WK-D7")
def test_draft_soldiers() -> None:
    play = Position(seats=3).track("-", "second").card("first-draft_soldiers")
    assert play.options == ["pick-space 1", "pick-space 3", "pick-space 4", "decline"]
    assert play.refusal("pick-space 2") == ("WK-ACTION-28", {"space": "2"})
    assert play.refusal("pick-space 5") == ("WK-ACTION-29", {"space": "5"})
    play.choose("pick-space 4")
    assert play.markers == "- second - first - - -"
    assert play.cards_in("wages") == "first-draft_soldiers"


@pytest.mark.parametrize(("rival", "gavel"), [(1, "second"), (2, "first"), (3, "first")])
@pytest.mark.rule("WK-ACTION-30", "WK-ACTION-31", "WK-ACTION-10", "WK-TERM-28", "WK-EX-28")
def test_rally_support(rival: int, gavel: str) -> None:
    play = Position(seats=3).baron("first", votes=rival).baron("third", votes=1).card("second-rally_support")
    play.choose("use")
    assert play.s.votes[1] == 2
    assert play.gavel == gavel
    assert play.cards_in("assembly") == "second-rally_support"


@pytest.mark.rule("WK-ACTION-35")
def test_an_outlaw_does_not_rally_the_gavel() -> None:
    play = Position(seats=3).baron("second", outlaw=True).card("second-rally_support")
    play.choose("use")
    assert play.gavel == "first"
    assert play.s.votes == [0, 2, 0]


@pytest.mark.parametrize("zone", ["taxation", "wages", "assembly"])
@pytest.mark.rule("WK-ACTION-32", "WK-ACTION-33", "WK-ACTION-11", "WK-D8")
def test_serve_the_church(zone: str) -> None:
    play = Position(seats=3).card("first-serve_the_church")
    play.choose("use")
    assert play.s.faith == [1, 0, 0]
    assert play.sceptre == "first"
    assert play.asked == "first choose-zone"
    play.choose(f"pick-zone {zone}")
    assert play.cards_in(zone) == "first-serve_the_church"
    play = Position(seats=3).baron("third", faith=1).card("first-serve_the_church")
    play.choose("use")
    assert play.sceptre == "second"


@pytest.mark.rule("WK-ACTION-48")
def test_who_declines_to_serve_still_chooses_the_zone() -> None:
    play = Position(seats=3).card("first-serve_the_church")
    play.choose("decline", "pick-zone assembly")
    assert play.s.faith == [0, 0, 0]
    assert play.cards_in("assembly") == "first-serve_the_church"


@pytest.mark.rule("WK-ACTION-36", "WK-ACTION-12", "WK-ACTION-39")
def test_mobilize_forces() -> None:
    play = Position(seats=2).noble("first-circle", "A2", "english_50").card("first-mobilize_forces")
    play.choose("mobilize A3", "pick-noble first-circle", "done")
    assert play.where("first-circle") == "A3"
    assert play.is_exhausted("first-circle")
    assert play.cards_in("wages") == "first-mobilize_forces"


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.rule("WK-ACTION-4", "WK-D6")
def test_whoever_declines_a_card_is_heard(action: str) -> None:
    card = f"first-{action}"
    play = Position(seats=2).noble("first-circle", "D4", "english_100").card(card)
    assert play.choose("decline")[0] == f"card-declined {card}"


@pytest.mark.rule("WK-ACTION-40", "WK-ACTION-41", "WK-ACTION-42", "WK-ACTION-46", "WK-ACTION-47", "WK-ACTION-7")
def test_versatile_strategy() -> None:
    def play(crowns: int = 0) -> Play:
        return Position(seats=2).baron("first", crowns=crowns).card("first-versatile_strategy")

    made = play()
    assert made.options == ["pick-versatile crowns", "pick-versatile vote", "decline"]
    assert made.refusal("pick-versatile marker") == ("WK-ACTION-47", {})
    made.choose("pick-versatile crowns")
    assert made.s.crowns == [2, 0]
    assert [card % len(ACTIONS) for card in made.s.returned] == [ACTIONS.index("versatile_strategy")]
    made = play()
    made.choose("pick-versatile vote")
    assert made.s.votes == [1, 0]
    assert made.gavel == "first"
    made = play(3)
    made.choose("pick-versatile marker")
    assert made.options == ["pick-space 2", "pick-space 3"]
    assert made.refusal("pick-space 1") == ("WK-ACTION-47", {"space": "1", "number": 4})
    made.choose("pick-space 3")
    assert made.s.crowns == [0, 0]
    assert made.markers == "- - first - - - -"


# ---- the six houses


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.rule("WK-COMP-7", "WK-COMP-8", "WK-RULING-3", "WK-BATTLE-22")
def test_the_nobles_of_every_house_have_the_same_abilities(house: str) -> None:
    """He keeps one victory; Dunmere shows a deal and a victory."""
    rival = next(name for name in HOUSES if name != house)
    found = {}
    for base in ("circle", "square", "triangle", "hexagon"):
        position = Position(seats=2).houses(house, rival).noble(f"first-{base}", "H2", "regular_100")
        play = position.fates(6, 2, 8, 1, 9).card("first-versatile_strategy")
        play.choose("pick-versatile battle", "assault")
        play.draft("first", "discard 2", "discard 8", "commit")
        found[base] = (play.heard("damage-counted"), play.heard("victory-counted"))
    assert found == {
        "circle": (["1 0"], []),
        "square": (["0 0"], ["1 1"]),
        "triangle": (["1 1"], []),
        "hexagon": (["1 0"], []),
    }
    position = Position(seats=2).houses(house, rival).noble("first-hexagon", "H2", "regular_100")
    play = position.fates(10, 2, 8, 18, 9).card("first-versatile_strategy")
    play.choose("pick-versatile battle", "assault")
    play.draft("first", "discard 2", "discard 8", "commit")
    assert play.heard("victory-counted") == ["1 2"]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.rule("WK-TERM-24", "WK-ASSAULT-5", "WK-CASTLE-2")
def test_the_castle_of_every_house_has_strength_400(house: str) -> None:
    rival = next(name for name in HOUSES if name != house)
    for breach, cards in ((0, 6), (1, 5), (4, 2)):  # with a garrison of 250
        position = Position(seats=2).houses(rival, house).noble("first-circle", "G2", "english_50")
        play = position.baron("second", breach=breach).card("first-versatile_strategy")
        play.choose("pick-versatile battle", "assault")
        assert play.heard("fate-for-walls") == [f"second-castle {cards}"]


@pytest.mark.rule("WK-ACTION-1", "WK-ACTION-2", "WK-ACTION-3", "WK-ACTION-23", "WK-ROUND-2")
def test_stacks_are_played_to_their_ends_one_card_at_a_time() -> None:
    play = Position(2, empty=True)
    play.noble("second-circle", "E4", "regular_50")
    for plan, card in ((play.s.plan1, LEVY_TAXES), (play.s.plan2, RALLY_SUPPORT), (play.s.plan3, MOBILIZE_FORCES)):
        play.s.hand[B].remove(6 + card)
        plan[B].append(6 + card)
    play.run(NEXT_CARD)
    assert play.asked == "second levy-taxes"  # its owner resolves it, not the Chairman
    assert (play.s.card, play.s.plan1[B]) == (6 + LEVY_TAXES, [])
    assert play.s.plan2[B] == [6 + RALLY_SUPPORT]
    play.choose("use")
    assert play.asked == "second rally-support"
    play.choose("decline")
    assert play.asked == "second mobilize-forces"
    play.choose("decline")
    assert play.s.todo == []
    assert [e.stack for e in play.events(CardRevealed)] == [0, 1, 2]


@pytest.mark.rule("WK-ACTION-4", "WK-ACTION-8", "WK-ACTION-9", "WK-ACTION-10", "WK-D6")
def test_a_declined_card_still_goes_to_its_zone() -> None:
    play = Position(empty=True)
    for action, zone in (("levy_taxes", TAXATION), ("draft_soldiers", WAGES), ("rally_support", ASSEMBLY)):
        before = (list(play.s.crowns), list(play.s.votes), list(play.s.track))
        play.reveal(f"first-{action}")
        play.choose("decline")
        assert (play.s.crowns, play.s.votes, play.s.track) == before
        assert len(play.s.zones[zone]) == 1
        assert play.s.card == -1
    assert len(play.events(CardDeclined)) == 3


@pytest.mark.rule("WK-ACTION-5", "WK-ACTION-6", "WK-NEUTRAL-1")
def test_a_neutral_card_must_be_carried_out_and_goes_back() -> None:
    play = Position(empty=True)
    play.s.neutral1[:] = [4]  # Uncertain Times
    play.s.neutral_rest.remove(4)
    play.run(NEXT_CARD)
    assert play.s.neutral_used == [4]
    assert play.s.neutral == -1
    assert play.events(FateShuffled)


@pytest.mark.rule("WK-ACTION-7", "WK-ACTION-40", "WK-ACTION-41", "WK-ACTION-42", "WK-ACTION-48", "WK-D16")
@pytest.mark.parametrize(
    ("pick", "crowns", "votes"), [(VERSATILES[FOR_CROWNS], 17, 9), (VERSATILES[FOR_VOTE], 15, 10), (DECLINE, 15, 9)]
)
def test_versatile_strategy_gives_one_thing_and_returns_to_hand(pick: Any, crowns: int, votes: int) -> None:
    play = Position(empty=True)
    play.s.votes[B] = 9
    play.reveal("second-versatile_strategy")
    play.choose(pick)
    assert (play.s.crowns[B], play.s.votes[B]) == (crowns, votes)
    assert play.s.gavel == A  # a vote gained this way never moves the gavel
    assert play.s.returned == [6 + VERSATILE_STRATEGY]
    assert play.s.zones == [(), (), ()]


@pytest.mark.rule("WK-ACTION-29", "WK-OPT-4.5")
def test_the_usable_spaces_follow_the_barons_who_are_left() -> None:
    play = Position(4, empty=True)
    play.s.barons = 3
    play.reveal("first-draft_soldiers")
    assert play.choices == [*SPACE[:4], DECLINE]
    assert play.refused("pick-space 5") == "WK-ACTION-29"


@pytest.mark.rule("WK-ACTION-40", "WK-MOVE-2", "WK-BATTLE-1", "WK-ACTION-47")
def test_versatile_strategy_offers_only_what_is_possible_now() -> None:
    play = Position(empty=True)
    play.s.crowns[A] = 0
    play.reveal("first-versatile_strategy")
    assert play.choices == [VERSATILES[FOR_CROWNS], VERSATILES[FOR_VOTE], DECLINE]
    assert play.refused("pick-versatile move") == "WK-MOVE-2"
    assert play.refused("pick-versatile battle") == "WK-BATTLE-1"
    assert play.refused("pick-versatile marker") == "WK-ACTION-47"
    play.s.track[:] = [B] * 7
    assert play.refused("pick-versatile marker") == "WK-ACTION-28"


@pytest.mark.rule("WK-ACTION-11", "WK-ACTION-32", "WK-ACTION-48", "WK-D8")
@pytest.mark.parametrize("zone", [TAXATION, WAGES, ASSEMBLY])
def test_serve_the_church_goes_where_its_owner_likes_even_if_declined(zone: int) -> None:
    play = Position(empty=True)
    play.reveal("first-serve_the_church")
    play.choose("use", ZONE[zone])
    assert play.s.faith[A] == 1
    assert play.events(Gained) == [(A, 1, FAITH, BY_CARD)]
    assert play.s.zones[zone] == (3,)
    assert play.events(CardLaid) == [(3, zone)]
    play.reveal("second-serve_the_church")
    play.choose("decline", ZONE[zone])
    assert play.s.faith[B] == 0
    assert play.s.zones[zone] == (3, 9)


@pytest.mark.rule("WK-ACTION-33", "WK-ACTION-34")
@pytest.mark.parametrize(("held", "sceptre"), [(0, C), (1, B)])
def test_the_sceptre_goes_to_strictly_the_most_faith_only_through_this_card(held: int, sceptre: int) -> None:
    play = Position(empty=True)
    play.s.faith[:] = [0, held, 0]
    play.reveal("third-serve_the_church")
    play.choose("use", "pick-zone taxation")
    assert play.s.sceptre == sceptre
    play.s.faith[A], play.s.votes[C] = 9, 9  # totals that change in another way move nothing
    play.reveal("second-levy_taxes")
    play.choose("use")
    assert (play.s.gavel, play.s.sceptre) == (A, sceptre)


@pytest.mark.rule("WK-ACTION-35", "WK-TERM-29")
def test_an_outlaw_cannot_take_the_gavel() -> None:
    play = Position(empty=True)
    play.s.outlaw[B] = 1
    play.reveal("second-rally_support")
    play.choose("use")
    assert play.s.votes[B] == 2
    assert play.s.gavel == A


@pytest.mark.rule(
    "WK-ACTION-24", "WK-ACTION-25", "WK-ACTION-26", "WK-ACTION-27", "WK-RULING-11", "WK-EX-27", "WK-MOVE-17"
)
def test_levy_taxes_pays_for_areas_not_for_nobles() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_50")
    play.noble("first-square", "D4", "regular_50")
    play.noble("first-triangle", "overseas_tunis", "regular_50")
    play.noble("first-hexagon", "sea G6", "regular_50")
    play.s.owner[city("arvane")] = A
    play.s.besieger[city("arvane")] = B  # a siege stops city taxes, not this
    play.reveal("first-levy_taxes")
    play.choose("use")
    assert play.s.crowns[A] == 17
