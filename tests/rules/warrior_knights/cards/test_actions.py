"""Action cards: revealing, declining, and what each brings."""

import pytest

from serai.games.warrior_knights.choices import (
    DECLINE,
    FOR_BATTLE,
    FOR_CROWNS,
    FOR_MARKER,
    FOR_MOVE,
    FOR_VOTE,
    SPACE,
    USE,
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
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    asked,
    choose,
    city,
    noble,
    options,
    realm,
    reveal,
    run,
    told,
    why_not,
)


@pytest.mark.rule("WK-ACTION-1", "WK-ACTION-2", "WK-ACTION-3", "WK-ACTION-23", "WK-ROUND-2")
def test_stacks_are_played_to_their_ends_one_card_at_a_time():
    s = realm(2)
    noble(s, B, 0, "E4", 50)
    for plan, card in ((s.plan1, LEVY_TAXES), (s.plan2, RALLY_SUPPORT), (s.plan3, MOBILIZE_FORCES)):
        s.hand[B].remove(6 + card)
        plan[B].append(6 + card)
    run(s, NEXT_CARD)
    assert asked(s) == (B, "LevyTaxes")  # its owner resolves it, not the Chairman
    assert (s.card, s.plan1[B]) == (6 + LEVY_TAXES, [])
    assert s.plan2[B] == [6 + RALLY_SUPPORT]
    choose(s, USE)
    assert asked(s) == (B, "RallySupport")
    choose(s, DECLINE)
    assert asked(s) == (B, "MobilizeForces")
    choose(s, DECLINE)
    assert s.todo == []
    assert [e.stack for e in told(s, "CardRevealed")] == [0, 1, 2]


@pytest.mark.rule("WK-ACTION-4", "WK-ACTION-8", "WK-ACTION-9", "WK-ACTION-10", "WK-D6")
def test_a_declined_card_still_goes_to_its_zone():
    s = realm()
    for action, zone in (("levy_taxes", TAXATION), ("draft_soldiers", WAGES), ("rally_support", ASSEMBLY)):
        before = (list(s.crowns), list(s.votes), list(s.track))
        reveal(s, A, action)
        choose(s, DECLINE)
        assert (s.crowns, s.votes, s.track) == before
        assert len(s.zones[zone]) == 1
        assert s.card == -1
    assert len(told(s, "CardDeclined")) == 3


@pytest.mark.rule("WK-ACTION-5", "WK-ACTION-6", "WK-NEUTRAL-1")
def test_a_neutral_card_must_be_carried_out_and_goes_back():
    s = realm()
    s.neutral1[:] = [4]  # Uncertain Times
    s.neutral_rest.remove(4)
    run(s, NEXT_CARD)
    assert s.neutral_used == [4]
    assert s.neutral == -1
    assert told(s, "FateShuffled")


@pytest.mark.rule("WK-ACTION-7", "WK-ACTION-40", "WK-ACTION-41", "WK-ACTION-42", "WK-ACTION-48", "WK-D16")
@pytest.mark.parametrize(
    ("pick", "crowns", "votes"), [(VERSATILES[FOR_CROWNS], 17, 9), (VERSATILES[FOR_VOTE], 15, 10), (DECLINE, 15, 9)]
)
def test_versatile_strategy_gives_one_thing_and_returns_to_hand(pick, crowns, votes):
    s = realm()
    s.votes[B] = 9
    reveal(s, B, "versatile_strategy")
    choose(s, pick)
    assert (s.crowns[B], s.votes[B]) == (crowns, votes)
    assert s.gavel == A  # a vote gained this way never moves the gavel
    assert s.returned == [6 + VERSATILE_STRATEGY]
    assert s.zones == [(), (), ()]


@pytest.mark.rule("WK-ACTION-29", "WK-OPT-4.5")
def test_the_usable_spaces_follow_the_barons_who_are_left():
    s = realm(4)
    s.barons = 3
    reveal(s, A, "draft_soldiers")
    assert options(s) == [*SPACE[:4], DECLINE]
    assert why_not(s, SPACE[4]) == "WK-ACTION-29"


@pytest.mark.rule("WK-ACTION-40", "WK-MOVE-2", "WK-BATTLE-1", "WK-ACTION-47")
def test_versatile_strategy_offers_only_what_is_possible_now():
    s = realm()
    s.crowns[A] = 0
    reveal(s, A, "versatile_strategy")
    assert options(s) == [VERSATILES[FOR_CROWNS], VERSATILES[FOR_VOTE], DECLINE]
    assert why_not(s, VERSATILES[FOR_MOVE]) == "WK-MOVE-2"
    assert why_not(s, VERSATILES[FOR_BATTLE]) == "WK-BATTLE-1"
    assert why_not(s, VERSATILES[FOR_MARKER]) == "WK-ACTION-47"
    s.track[:] = [B] * 7
    assert why_not(s, VERSATILES[FOR_MARKER]) == "WK-ACTION-28"


@pytest.mark.rule("WK-ACTION-11", "WK-ACTION-32", "WK-ACTION-48", "WK-D8")
@pytest.mark.parametrize("zone", [TAXATION, WAGES, ASSEMBLY])
def test_serve_the_church_goes_where_its_owner_likes_even_if_declined(zone):
    s = realm()
    reveal(s, A, "serve_the_church")
    choose(s, USE, ZONE[zone])
    assert s.faith[A] == 1
    assert told(s, "Gained") == [(A, 1, FAITH, BY_CARD)]
    assert s.zones[zone] == (3,)
    assert told(s, "CardLaid") == [(3, zone)]
    reveal(s, B, "serve_the_church")
    choose(s, DECLINE, ZONE[zone])
    assert s.faith[B] == 0
    assert s.zones[zone] == (3, 9)


@pytest.mark.rule("WK-ACTION-33", "WK-ACTION-34")
@pytest.mark.parametrize(("held", "sceptre"), [(0, C), (1, B)])
def test_the_sceptre_goes_to_strictly_the_most_faith_only_through_this_card(held, sceptre):
    s = realm()
    s.faith[:] = [0, held, 0]
    reveal(s, C, "serve_the_church")
    choose(s, USE, ZONE[0])
    assert s.sceptre == sceptre
    s.faith[A], s.votes[C] = 9, 9  # totals that change in another way move nothing
    reveal(s, B, "levy_taxes")
    choose(s, USE)
    assert (s.gavel, s.sceptre) == (A, sceptre)


@pytest.mark.rule("WK-ACTION-35", "WK-TERM-29")
def test_an_outlaw_cannot_take_the_gavel():
    s = realm()
    s.outlaw[B] = 1
    reveal(s, B, "rally_support")
    choose(s, USE)
    assert s.votes[B] == 2
    assert s.gavel == A


@pytest.mark.rule(
    "WK-ACTION-24", "WK-ACTION-25", "WK-ACTION-26", "WK-ACTION-27", "WK-RULING-11", "WK-EX-27", "WK-MOVE-17"
)
def test_levy_taxes_pays_for_areas_not_for_nobles():
    s = realm()
    noble(s, A, 0, "D4", 50)
    noble(s, A, 1, "D4", 50)
    noble(s, A, 2, "overseas_tunis", 50)
    noble(s, A, 3, "~G6", 50)
    s.owner[city("arvane")] = A
    s.besieger[city("arvane")] = B  # a siege stops city taxes, not this
    reveal(s, A, "levy_taxes")
    choose(s, USE)
    assert s.crowns[A] == 17
