"""Options that change how and when a game ends."""

from typing import Any

import pytest

from serai.games.warrior_knights.rules.board import CITIES
from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, LAW, PRINTED_AGENDA
from tests.rules.warrior_knights.play import SEATS, Play
from tests.rules.warrior_knights.position import Position

OPEN = AGENDA[PRINTED_AGENDA:]
OPEN_LAWS = [name for name in OPEN if AGENDA_TYPE[AGENDA.index(name)] == LAW]


def through_upkeep(position: Position) -> Play:
    """Upkeep, in which nobody does anything."""
    play = position.upkeep()
    while play.s.result is None and len(play.asks) == 1:
        play.choose("done")
    return play


# ---- might makes right


@pytest.mark.rule("WK-OPT-5.1", "WK-UPKEEP-6")
def test_might_makes_right_knows_no_last_round_by_influence() -> None:
    for might, over in ((True, False), (False, True)):
        position = Position(seats=2, options={"might_makes_right": might}).baron("first", influence=3)
        position.s.pool = 0
        play = through_upkeep(position)
        assert play.match.over == over
        assert play.s.last == over


@pytest.mark.rule("WK-OPT-5.1", "WK-WIN-1")
def test_might_makes_right_still_knows_the_majority() -> None:
    position = Position(seats=3, options={"might_makes_right": True}).cities("second", " ".join(CITIES[:10]))
    play = position.upkeep()
    assert play.match.result is not None
    assert play.match.result.places == (2, 1, 2)


@pytest.mark.parametrize("options", [{"might_makes_right": True, "round_limit": 5}, {"might_makes_right": True}])
@pytest.mark.rule("WK-OPT-5.2", "WK-WIN-10")
def test_might_makes_right_may_end_without_a_winner(options: dict[str, Any]) -> None:
    position = Position(seats=2, options=options).baron("first", influence=3).round(5)
    if "round_limit" not in options:
        position.cities("razed", " ".join(CITIES))
    play = through_upkeep(position)
    assert play.match.result is not None
    assert play.match.result.scores == (0, 0)
    assert play.heard("nobody-won") == [""]


# ---- two barons and the majority, the round limit


@pytest.mark.rule("WK-OPT-9.1", "WK-OPT-9.2")
def test_two_barons_may_play_without_the_majority() -> None:
    for seats, option, over in ((2, True, True), (2, False, False), (3, False, True)):
        position = Position(seats=seats, options={"two_player_majority_win": option})
        position.cities("first", " ".join(CITIES[:10])).fates(1, 2, 6, 7, 9, 10, 12, 13, 14, 15, 16)
        assert position.upkeep().match.over == over


@pytest.mark.rule("WK-RULING-93", "WK-OPT-5.1")
def test_might_makes_right_wins_for_two_barons_whatever_else_is_agreed() -> None:
    options = {"might_makes_right": True, "two_player_majority_win": False}
    play = Position(seats=2, options=options).cities("second", " ".join(CITIES[:10])).upkeep()
    assert play.match.result is not None
    assert play.match.result.places == (2, 1)


@pytest.mark.parametrize(("number", "over"), [(5, False), (6, True), (7, True)])
@pytest.mark.rule("WK-OPT-11.1", "WK-RULING-77", "WK-WIN-4")
def test_the_round_of_the_limit_is_the_last(number: int, over: bool) -> None:
    position = Position(seats=3, options={"round_limit": 6}).baron("second", influence=1).round(number)
    play = through_upkeep(position)
    assert play.match.over == over
    if over:
        assert play.match.result is not None
        assert play.match.result.places == (2, 1, 2)
        assert play.heard("game-won") == [SEATS[1]]


@pytest.mark.parametrize(("number", "over"), [(60, False), (99_999, False), (100_000, True)])
@pytest.mark.rule("WK-OPT-11.1", "WK-WIN-11", "WK-RULING-92")
def test_without_a_limit_rounds_go_on_until_the_hundred_thousandth(number: int, over: bool) -> None:
    position = Position(seats=3).baron("third", influence=1).round(number)
    play = through_upkeep(position)
    assert play.match.over == over
    assert play.heard("game-won") == (["third"] if over else [])
