"""Action cards: revealing, declining, and what each brings."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import (
    DECLINE,
    FOR_CROWNS,
    FOR_VOTE,
    SPACE,
    VERSATILES,
    ZONE,
)
from serai.games.warrior_knights.events import BY_CARD, FAITH
from serai.games.warrior_knights.rules.cards.action_cards import NEXT_CARD
from serai.games.warrior_knights.tables import (
    ASSEMBLY,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    RALLY_SUPPORT,
    TAXATION,
    VERSATILE_STRATEGY,
    WAGES,
)
from tests.rules.warrior_knights.names import A, B, C, city
from tests.rules.warrior_knights.position import Position


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
    assert [e.stack for e in play.told_of("CardRevealed")] == [0, 1, 2]


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
    assert len(play.told_of("CardDeclined")) == 3


@pytest.mark.rule("WK-ACTION-5", "WK-ACTION-6", "WK-NEUTRAL-1")
def test_a_neutral_card_must_be_carried_out_and_goes_back() -> None:
    play = Position(empty=True)
    play.s.neutral1[:] = [4]  # Uncertain Times
    play.s.neutral_rest.remove(4)
    play.run(NEXT_CARD)
    assert play.s.neutral_used == [4]
    assert play.s.neutral == -1
    assert play.told_of("FateShuffled")


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
    assert play.rule_against("pick-space 5") == "WK-ACTION-29"


@pytest.mark.rule("WK-ACTION-40", "WK-MOVE-2", "WK-BATTLE-1", "WK-ACTION-47")
def test_versatile_strategy_offers_only_what_is_possible_now() -> None:
    play = Position(empty=True)
    play.s.crowns[A] = 0
    play.reveal("first-versatile_strategy")
    assert play.choices == [VERSATILES[FOR_CROWNS], VERSATILES[FOR_VOTE], DECLINE]
    assert play.rule_against("pick-versatile move") == "WK-MOVE-2"
    assert play.rule_against("pick-versatile battle") == "WK-BATTLE-1"
    assert play.rule_against("pick-versatile marker") == "WK-ACTION-47"
    play.s.track[:] = [B] * 7
    assert play.rule_against("pick-versatile marker") == "WK-ACTION-28"


@pytest.mark.rule("WK-ACTION-11", "WK-ACTION-32", "WK-ACTION-48", "WK-D8")
@pytest.mark.parametrize("zone", [TAXATION, WAGES, ASSEMBLY])
def test_serve_the_church_goes_where_its_owner_likes_even_if_declined(zone: int) -> None:
    play = Position(empty=True)
    play.reveal("first-serve_the_church")
    play.choose("use", ZONE[zone])
    assert play.s.faith[A] == 1
    assert play.told_of("Gained") == [(A, 1, FAITH, BY_CARD)]
    assert play.s.zones[zone] == (3,)
    assert play.told_of("CardLaid") == [(3, zone)]
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
