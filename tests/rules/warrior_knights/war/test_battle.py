"""Battle: who may attack whom, who commands, which cards are drawn and kept."""

from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.views.views import look, redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    ASSAULT,
    DISCARD,
    DONE,
    FIGHT,
)
from serai.games.warrior_knights.events import FateRevealed
from serai.games.warrior_knights.rules.war.armies import in_the_open, put
from serai.games.warrior_knights.rules.war.battle import attack_areas
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.state import NOBODY
from tests.rules.warrior_knights.names import A, B, C, area, attack_with, cards_showing, noble_name, troop_names
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-BATTLE-1", "WK-BATTLE-2", "WK-BATTLE-3", "WK-BATTLE-8")
def test_who_and_what_can_be_attacked() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_50")
    play.noble("second-circle", "D4", "regular_50")
    play.noble("third-circle", "D4", "regular_50")
    play.mobilize("first", "D4")
    assert set(play.choices) == {FIGHT[B], FIGHT[C], ASSAULT, DONE}
    assert play.refused("fight first") == "WK-BATTLE-1"
    assert play.refused("fight sixth") == "WK-BATTLE-1"
    play.choose("fight third")
    assert play.s.fight[1] == C
    assert play.s.foes == (8,)  # B takes no part
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.reveal("first-mobilize_forces")
    play.choose("mobilize E5", "done")
    assert play.s.fight == []
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.noble("second-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    assert play.refused("assault") == "WK-BATTLE-1"  # no walls here


@pytest.mark.rule("WK-BATTLE-1", "WK-MOVE-12", "WK-D13")
def test_versatile_strategy_fights_where_there_is_a_ready_noble_and_somebody_to_attack() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_50")
    play.noble("first-square", "E4", "regular_50")
    play.noble("first-triangle", "C3", "regular_50", exhausted=True)
    play.noble("first-hexagon", "F4", "regular_50")
    play.noble("second-circle", "F4", "regular_50")
    assert attack_areas(play.s, A) == [area("D4"), area("F4")]
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile battle")
    assert play.refused("pick-area E4") == "WK-BATTLE-1"
    assert play.refused("pick-area C3") == "WK-MOVE-12"
    play.choose("pick-area F4")
    assert play.asked == "first attack"


@pytest.mark.rule("WK-BATTLE-4", "WK-BATTLE-5", "WK-BATTLE-6", "WK-BATTLE-10", "WK-MOVE-12")
def test_the_attacker_chooses_armies_and_all_of_the_defenders_take_part() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    two = play.noble("first-square", "E4", "regular_50").army_number("first-square")
    play.noble("first-triangle", "E4", "regular_50", exhausted=True)
    play.noble("second-circle", "E4", "regular_50", exhausted=True)
    play.noble("second-square", "E4", "regular_50")
    play.noble("second-triangle", "sea E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("fight second")
    assert set(play.choices) == {attack_with(one), attack_with(two), attack_with(one, two)}
    assert play.refused("attack-with first-triangle") == "WK-BATTLE-4"
    assert play.refused("attack-with second-circle") == "WK-BATTLE-4"
    play.choose("attack-with first-circle,first-square")
    assert play.s.host == (one, two)
    assert play.s.foes == (4, 5)  # exhausted ones too; he cannot refuse or retreat beforehand


@pytest.mark.rule("WK-BATTLE-7", "WK-BATTLE-9", "WK-SIEGE-8", "WK-RULING-81", "WK-BATTLE-6")
def test_nobles_inside_walls_are_attacked_only_through_them_and_sally_into_the_open() -> None:
    play = Position(empty=True)
    play.city("arvane", "second")
    inside = play.noble("second-circle", "D4", "regular_50").army_number("second-circle")
    play.noble("first-circle", "D4", "regular_50")
    play.mobilize("first", "D4")
    assert play.refused("fight second") == "WK-BATTLE-7"
    play.s.todo.clear()
    play.siege("arvane", "first")
    play.noble("third-circle", "D4", "regular_50")
    play.mobilize("second", "D4")
    assert set(play.choices) == {FIGHT[A], FIGHT[C], DONE}  # not only the besieger
    assert play.refused("assault") == "WK-BATTLE-9"
    play.choose("fight first")
    assert play.s.host == (inside,)
    assert play.s.fight[2] == 0  # an open battle
    late = play.noble("second-square", "off", "regular_50").army_number("second-square")
    put(play.s, late, area("D4"))  # stays outside
    assert in_the_open(play.s, B, area("D4")) == [late]


@pytest.mark.rule("WK-BATTLE-12", "WK-TERM-15", "WK-TERM-17", "WK-D45")
def test_each_side_names_its_commander_the_attacker_first() -> None:
    play = Position(empty=True)
    for base in (0, 1):
        play.noble(noble_name(A, base), "E4", "regular_50")
        play.noble(noble_name(B, base), "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("fight second", "attack-with first-circle,first-square")
    assert play.asked == "first take-command"
    assert play.refused("pick-noble second-circle") == "WK-TERM-15"
    play.choose("pick-noble first-square")
    assert play.asked == "second take-command"
    play.choose("pick-noble second-square")
    assert play.s.fight[4:6] == [1, 5]


@pytest.mark.rule("WK-BATTLE-13", "WK-BATTLE-14", "WK-RULING-41", "WK-EX-2", "WK-ASSAULT-5", "WK-TERM-16")
def test_how_many_cards_are_drawn() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "E4", "regular_100 swiss_150").army_number("first-circle")
    assert cards_due(play.s, [one], NOBODY, True) == 4
    two = play.noble("first-square", "E4", "regular_50").army_number("first-square")
    assert cards_due(play.s, [two], NOBODY, True) == 2
    a = play.noble("second-circle", "E4", "swiss_150").army_number("second-circle")
    b = play.noble("second-square", "E4", "polish_150", tokens=1).army_number("second-square")
    assert cards_due(play.s, [a, b], NOBODY, True) == 4
    big = play.noble("third-circle", "E4", "english_200 english_200 italian_200 italian_200 regular_100").army_number(
        "third-circle"
    )
    assert cards_due(play.s, [big], NOBODY, True) == 10
    assert cards_due(play.s, [], play.city("monz", "neutral").wall_number("monz"), False) == 3
    froli = play.city("froli", "third", fortified=True, breach=1).wall_number("froli")
    small = play.noble("third-square", "C1", "spanish_150").army_number("third-square")
    assert cards_due(play.s, [small], froli, True) == 5


@pytest.mark.rule("WK-BATTLE-15", "WK-BATTLE-16", "WK-BATTLE-17", "WK-RULING-42", "WK-D46", "WK-EX-2")
@pytest.mark.parametrize(
    ("cards", "drawn", "least", "most"), [((50,), 2, 1, 1), ((100,), 3, 2, 2), ((100, "swiss_150"), 4, 2, 3)]
)
def test_how_many_cards_are_discarded(cards: Any, drawn: int, least: int, most: int) -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", troop_names(*cards))
    play.noble("second-circle", "E4", "regular_50")
    play.mobilize("first", "E4")
    play.choose("fight second")
    hand = list(play.s.fate_hand[A])
    assert len(hand) == drawn
    for made in range(most + 1):
        play.drafts[A] = tuple(DISCARD[card] for card in hand[:made])
        assert (play.refused("commit", "first") == "") == (made >= least)
        assert (play.refused(DISCARD[hand[-1]], "first") == "") == (made < most)
    assert play.refused(DISCARD[hand[-1]], "first") == "WK-BATTLE-17"
    play.drafts[A] = ()
    assert play.refused("commit", "first") == "WK-BATTLE-15"
    other = play.s.fate_hand[B][0]
    assert play.refused(DISCARD[other], "first") == "WK-BATTLE-15"
    assert play.refused("done", "first") == "SE-ASK-3"


@pytest.mark.rule("WK-BATTLE-15", "WK-BATTLE-19", "WK-FATE-2", "WK-FATE-5", "WK-HIDDEN-3", "WK-HIDDEN-4", "WK-HIDDEN-7")
def test_discards_go_under_the_deck_unseen_the_attackers_first() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_100 swiss_150")
    play.noble("second-circle", "E4", "regular_100")
    play.stack_fate(*cards_showing("prevent prevent prevent prevent"), *cards_showing("deal deal deal"))
    play.mobilize("first", "E4")
    play.choose("fight second")
    mine, theirs = list(play.s.fate_hand[A]), list(play.s.fate_hand[B])
    assert (len(mine), len(theirs)) == (4, 3)
    assert look(GAME, play.s, A)["fate_hand"] == [mine, 3, 0]
    assert look(GAME, play.s, C)["fate_hand"] == [4, 3, []]
    imagined = {tuple(sorted(redeal(GAME, play.s, C, seeded(str(n))).fate_hand[B])) for n in range(50)}
    assert len(imagined) > 20
    before = len(play.s.fate_order)
    play.commit(second=[DISCARD[theirs[1]], DISCARD[theirs[0]]])
    assert play.s.fate_shown == []
    play.commit(first=[DISCARD[mine[2]], DISCARD[mine[0]]])
    assert play.s.fate_order[before:] == [A, A, B, B]
    assert play.s.fate_under[A][-2:] == [mine[2], mine[0]]
    assert play.s.fate_under[B] == [theirs[1], theirs[0]]
    assert look(GAME, play.s, C)["fate_under"][B] == 2
    assert look(GAME, play.s, B)["fate_under"][B] == [theirs[1], theirs[0]]
    revealed = [(e.seat, set(e.fates)) for e in play.events(FateRevealed)]
    assert revealed == [(A, {mine[1], mine[3]}), (B, {theirs[2]})]


@pytest.mark.rule("WK-BATTLE-20")
def test_draw_one_draws_on_beyond_the_limit() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.noble("second-circle", "E4", "regular_50")
    draws, deals = cards_showing("draw draw draw"), cards_showing("deal deal")
    prevents = cards_showing("prevent prevent prevent")
    play.stack_fate(draws[0], prevents[0], prevents[1], prevents[2], draws[1], draws[2], deals[0])
    play.mobilize("first", "E4")
    play.choose("fight second")
    play.commit(first=[DISCARD[prevents[0]]], second=[DISCARD[prevents[1]]])
    first = play.events(FateRevealed)[0]
    assert first.fates == (draws[0], draws[1], draws[2], deals[0])
