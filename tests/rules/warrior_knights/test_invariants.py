"""The invariants hold in random games of every size, and each one can fail."""

from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drafts import draft_at_random
from serai.engine.core.drive import answer, settle
from serai.engine.core.steps import ASK
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.invariants import check
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.cards.action_cards import CARD_STEPS
from tests.rules.warrior_knights.names import A, B, area
from tests.rules.warrior_knights.position import Position

SETS: tuple[dict[str, Any], ...] = (
    {},
    {"open_private_motions": True, "heir_exchange": True, "deserted_noble": True},
    {"baron_elimination": True, "miracles_can_happen": True, "baron_assignment": "choice"},
    {"might_makes_right": True, "round_limit": 12},
    {"noble_placement_direction": "counterclockwise", "two_player_majority_win": False, "influence_per_player": 8},
)


@pytest.mark.rule(
    "WK-INV-1", "WK-INV-2", "WK-INV-3", "WK-INV-4", "WK-INV-5", "WK-INV-6", "WK-INV-7", "WK-INV-8", "WK-INV-9",
    "WK-INV-10", "WK-INV-11", "WK-INV-12",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", range(len(SETS)))
def test_random_games_break_no_invariant(seats: int, number: int) -> None:
    s = GAME.new(seats, seeded(f"sound {seats} {number}"), GAME.settings(seats, SETS[number]))
    dice = seeded(f"dice {seats} {number}")
    settle(s)
    decisions = 0
    while s.todo and decisions < 700:
        step = s.todo[-1]
        if step.waits == ASK:
            listed = step.options(s)
            assert listed
            assert len(listed) <= 60
            answer(s, listed[dice.below(len(listed))])
        else:
            assert s.drafts is not None
            for seat in step.seats(s):
                if not (s.drafts[seat] and type(s.drafts[seat][-1]).__name__ == "Commit"):
                    draft_at_random(s, step, seat, dice)
            settle(s)
        decisions += 1
        if decisions % 3 == 0:
            assert check(s) == []


def calm() -> Position:
    play = Position(empty=True)
    play.s.neutral_rest[:] = [0, 0, 0, 1, 1, 2, 3, 4]
    for seat in range(3):
        for card in (24, 24, 24, 25):
            play.s.armies[24 + seat] = (*play.s.armies[24 + seat], card)
        play.s.power[24 + seat] = 250
    play.s.todo.append(CARD_STEPS[0][A])
    return play


@pytest.mark.parametrize(
    ("rule", "damage"),
    [
        ("WK-INV-1", lambda play: play.s.hand[A].pop()),
        ("WK-INV-2", lambda play: play.s.companies.pop()),
        (
            "WK-INV-3",
            lambda play: play.s.armies.__setitem__(24, play.s.armies[24][1:]) or play.s.power.__setitem__(24, 200),
        ),
        ("WK-INV-4", lambda play: play.s.track.__setitem__(slice(0, 4), [A, A, A, B])),
        ("WK-INV-5", lambda play: play.noble("first-circle", "E4", "")),
        ("WK-INV-6", lambda play: play.s.crowns.__setitem__(A, -1)),
        ("WK-INV-6", lambda play: play.s.breach.__setitem__(0, 4)),
        ("WK-INV-6", lambda play: play.baron("first", castle="E4", breach=5)),
        ("WK-INV-7", lambda play: play.baron("first", castle="D4")),
        (
            "WK-INV-7",
            lambda play: (
                play.baron("first", castle="E4"),
                play.baron("second", castle="E4"),
                play.s.walled.__setitem__(area("E4"), CASTLE + B),
            ),
        ),
        ("WK-INV-8", lambda play: play.s.alive.__setitem__(A, 0)),
        ("WK-INV-9", lambda play: play.charge("first", "tribune", "wine_trade", "salt_pans", "silver_mines")),
        ("WK-INV-10", lambda play: play.siege("monz", "second")),
        ("WK-INV-11", lambda play: play.s.fate_pool.pop()),
        ("WK-INV-11", lambda play: play.s.event_pool.pop()),
        ("WK-INV-11", lambda play: play.s.agenda_pool.pop()),
        ("WK-INV-11", lambda play: play.s.neutral_rest.pop()),
        ("WK-INV-12", lambda play: play.s.tokens.__setitem__(24, 4)),
        ("derived", lambda play: play.s.power.__setitem__(24, 999)),
    ],
)
def test_each_invariant_can_fail(rule: str, damage: Any) -> None:
    play = calm()
    assert check(play.s) == []
    damage(play)
    assert rule in check(play.s)
