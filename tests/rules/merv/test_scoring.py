"""Chapters 21 and 22: scoring and the end of the game; decision 26."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import (
    CityScored,
    CourtScored,
    Ended,
    FavourSpent,
    SetScored,
    SpicesScored,
    TokenScored,
    TopScored,
    YearEnded,
)
from serai.games.merv.rules.scoring import END, SCORING, city_value, set_points
from serai.games.merv.rules.year import YEAR_OVER
from tests.rules.merv.position import BLUE, MAGISTRATE, RED, YELLOW, Position, cell


def scored(p: Position, seat: int = RED) -> tuple[int, int]:
    """Points and favour left after a scoring phase."""
    p.run(SCORING)
    return p.s.vp[seat], p.s.favour[seat]


@pytest.mark.rule("ME-SCORE-1", "ME-SCORE-2")
def test_a_favour_for_each_courtier_and_a_court_for_each_favour() -> None:
    p = Position()
    p.s.favour[RED] = 5
    p.courtiers(RED, "learning", "trade")
    p.items(RED, scrolls=3, common=1)
    assert scored(p) == (3 + 1, 3)
    assert p.events(FavourSpent) == [(RED, 2)]
    assert p.events(CourtScored) == [(RED, 0, 3, 3), (RED, 2, 1, 1)]
    assert p.s.points[t.FROM_PALACE] == 4


@pytest.mark.rule("ME-SCORE-3", "ME-DEC-26", "ME-RULING-59")
def test_a_player_short_of_favour_chooses_who_scores() -> None:
    p = Position()
    p.s.queue[:] = [YELLOW, RED, BLUE]
    p.s.favour[:2] = [2, 2]
    p.courtiers(YELLOW, "learning", "faith", "faith")
    p.courtiers(RED, "learning", "faith", "spices")
    p.items(RED, scrolls=1)
    p.on_mosque(RED, "m3l")
    p.run(SCORING)
    assert p.asked == "yellow choose-court"  # in queue order
    p.choose("score-court faith", "score-court faith")
    assert p.asked == "red choose-court"
    assert p.prompt == {"number": 2}
    assert p.options == ["score-court learning", "score-court spices", "score-court faith"]
    assert p.refused("score-court trade") == "ME-SCORE-3"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("score-court faith", "score-court learning")
    assert p.s.vp[RED] == 3 + 1
    assert p.s.favour[RED] == 0
    assert p.s.unscored == [0, 0, 0, 0]


@pytest.mark.rule("ME-SCORE-3")
def test_without_favour_nobody_scores() -> None:
    p = Position()
    p.courtiers(RED, "learning")
    p.items(RED, scrolls=3)
    assert scored(p) == (0, 0)
    assert p.events(CourtScored) == []


@pytest.mark.rule("ME-SCORE-4")
def test_favour_is_spent_for_nothing_too() -> None:
    p = Position()
    p.s.favour[RED] = 3
    p.courtiers(RED, "spices", "trade")
    assert scored(p) == (0, 1)


@pytest.mark.rule("ME-SCORE-5", "ME-SCORE-6", "ME-SCORE-7", "ME-SCORE-8", "ME-CONTRACT-8")
def test_what_each_court_scores() -> None:
    for court, points in (("learning", 3), ("spices", 5), ("trade", 7), ("faith", 6)):
        p = Position()
        p.s.favour[RED] = 1
        p.courtiers(RED, court)
        p.items(RED, scrolls=2, common=3, rare=2)
        p.s.placed[:3] = [1, 1, 1]
        p.spices(RED, ginger=3, pepper=2)
        p.on_mosque(RED, "m6")
        assert scored(p) == (points, 0)


@pytest.mark.rule("ME-SCORE-9")
def test_several_courtiers_score_a_court_several_times() -> None:
    p = Position()
    p.s.favour[RED] = 3
    p.courtiers(RED, "learning", "learning", "learning")
    p.items(RED, scrolls=2)
    assert scored(p) == (6, 0)


@pytest.mark.rule("ME-SCORE-10", "ME-SCORE-11", "ME-SCORE-12", "ME-SCORE-13")
def test_buildings_tokens_and_the_top_of_the_mosque_add_up() -> None:
    p = Position()
    p.build(RED, "r1c1", "r1c2", "r4c3", "r5c5")  # two caravansaries, a mosque, a wall
    p.build(YELLOW, "r1c3")
    assert city_value(p.s, RED) == 4
    p.s.tokens[t.TOKENS.index("bonus_caravansary")] = RED
    p.s.tokens[t.TOKENS.index("bonus_palace")] = RED
    p.s.tokens[t.TOKENS.index("bonus_library")] = YELLOW
    assert city_value(p.s, RED) == 4 + 2 * 3
    p.on_mosque(RED, "m9")
    assert city_value(p.s, RED) == 10
    p.on_mosque(RED, "m10")
    assert city_value(p.s, RED) == 10 + 4
    p.run(SCORING)
    assert p.s.vp[:3] == [14, 1, 0]
    his = (cell("r1c1"), cell("r1c2"), cell("r4c3"), cell("r5c5"))
    assert p.events(CityScored) == [(RED, 14, his), (YELLOW, 1, (cell("r1c3"),)), (BLUE, 0, ())]
    assert p.events(TokenScored) == [(RED, 6, t.TOKENS.index("bonus_caravansary"), his[:2])]
    assert p.events(TopScored) == [(RED, 4, (cell("r4c3"),))]
    assert p.events(YearEnded) == [(1,)]
    assert p.s.points[t.FROM_CITY] == 14


@pytest.mark.rule("ME-SCORE-11", "ME-SCORE-12")
def test_the_top_of_the_mosque_adds_nothing_without_a_building_there() -> None:
    p = Position()
    p.build(RED, "r1c1")
    p.on_mosque(RED, "m10")
    p.build(YELLOW, "r4c3")
    p.run(SCORING)
    assert [number for _, number, _ in p.events(CityScored)] == [1, 1, 0]
    assert p.events(TopScored) == p.events(TokenScored) == []


@pytest.mark.rule("ME-END-1")
def test_the_game_ends_after_the_third_year() -> None:
    p = Position()
    p.s.year = 3
    p.run(YEAR_OVER)
    assert p.s.result is not None
    assert p.s.todo == []
    q = Position()
    q.s.year = 2
    q.run(YEAR_OVER)
    assert q.s.result is None


@pytest.mark.rule("ME-END-2", "ME-END-3", "ME-EX-13")
def test_spices_score_in_sets_of_different_kinds() -> None:
    assert set_points([0, 5, 1, 2]) == 6 + 3 + 1 + 1 + 1 == 12
    assert [set_points(counts) for counts in ([0] * 4, [1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1])] == [
        0,
        1,
        3,
        6,
        10,
    ]
    assert set_points([2, 2, 1, 1]) == 13
    p = Position()
    p.spices(RED, ginger=5, pepper=2, juniper=1)
    p.run(END)
    assert p.s.vp[RED] == 12
    assert p.events(SpicesScored)[0] == (RED, 12)
    ginger, juniper, pepper = (t.SPICES.index(spice) for spice in ("ginger", "juniper", "pepper"))
    assert [(number, set(spices)) for owner, number, spices in p.events(SetScored) if owner == RED] == [
        (6, {ginger, juniper, pepper}),
        (3, {ginger, pepper}),
        (1, {ginger}),
        (1, {ginger}),
        (1, {ginger}),
    ]
    assert p.s.points[t.FROM_SPICES] == 12


def finish(**more: list[int]) -> Position:
    p = Position(whole=False)
    p.s.queue[:] = [BLUE, RED, YELLOW]
    for name, values in more.items():
        getattr(p.s, name)[:3] = values
    p.s.points[t.FROM_CITY] = p.s.vp[RED]
    return p.run(END)


@pytest.mark.rule("ME-END-4")
def test_most_points_win() -> None:
    p = finish(vp=[10, 30, 20])
    assert p.result.scores == (10, 30, 20)
    assert p.result.places == (3, 1, 2)
    assert p.events(Ended) == [(YELLOW,)]


@pytest.mark.rule("ME-END-5")
def test_then_favour() -> None:
    assert finish(vp=[10, 10, 10], favour=[1, 2, 3], influence=[9, 8, 7]).result.places == (3, 2, 1)


@pytest.mark.rule("ME-END-6")
def test_then_influence() -> None:
    assert finish(vp=[10, 10, 10], favour=[1, 1, 1], influence=[9, 8, 7]).result.places == (1, 2, 3)


@pytest.mark.rule("ME-END-7")
def test_then_the_last_queue_so_that_there_is_one_winner() -> None:
    p = finish(vp=[10, 10, 10])
    assert p.result.places == (2, 3, 1)
    reasons = p.result.reasons[RED]
    assert reasons == {
        "favour": 0,
        "influence": 0,
        "contracts": 0,
        "library": 0,
        "mosque": 0,
        "palace": 0,
        "city": 10,
        "spices": 0,
        "favour_left": 0,
        "influence_left": 0,
        "queue": 2,
    }


@pytest.mark.rule("ME-SOLO-36", "ME-RULING-53", "ME-SOLO-35", "ME-RULING-70")
def test_alone_you_must_surpass_the_magistrate() -> None:
    for yours, his, place in ((31, 30, 1), (30, 30, 2), (29, 30, 2)):
        p = Position(1, whole=False)
        p.s.vp[RED] = yours
        p.s.vp[MAGISTRATE] = his
        p.run(END)
        assert p.result.places == (place,)
        assert p.result.reasons[0]["magistrate"] == his
        assert p.events(Ended) == [(RED if place == 1 else MAGISTRATE,)]
    p = Position(1)
    p.spices(MAGISTRATE, ginger=2, pepper=1)
    p.run(END)
    assert p.s.vp[MAGISTRATE] == 3 + 1
    assert p.result.reasons[0]["magistrate"] == 4


@pytest.mark.rule("ME-SOLO-32", "ME-SOLO-33", "ME-SOLO-38")
def test_the_magistrate_scores_every_courtier_without_favour() -> None:
    p = Position(1)
    p.courtiers(MAGISTRATE, "learning", "learning", "faith")
    p.items(MAGISTRATE, scrolls=3)
    p.on_mosque(MAGISTRATE, "m10")
    p.s.favour[MAGISTRATE] = 2
    p.build(MAGISTRATE, "r4c3", "r1c1")
    p.s.tokens[0] = MAGISTRATE
    p.run(SCORING)
    assert p.s.vp[MAGISTRATE] == 3 + 3 + 10 + 2 + 4 + 3
    assert p.s.favour[MAGISTRATE] == 2


@pytest.mark.rule("ME-EX-4")
def test_example_a_courtier_without_scrolls() -> None:
    p = Position()
    p.s.favour[RED] = 1
    p.courtiers(RED, "learning")
    p.build(RED, "r1c1", "r1c2", "r1c3", "r1c4")
    assert scored(p) == (0 + 4, 0)


@pytest.mark.rule("ME-EX-5")
def test_example_two_courtiers_and_one_favour() -> None:
    p = Position()
    p.s.favour[BLUE] = 1
    p.courtiers(BLUE, "trade", "learning")
    p.items(BLUE, common=2, rare=1)
    p.build(BLUE, "r1c1", "r1c2", "r1c3", "r1c4")
    p.run(SCORING).choose("score-court trade")
    assert (p.s.vp[BLUE], p.s.favour[BLUE]) == (3 + 4, 0)


@pytest.mark.rule("ME-EX-6")
def test_example_two_courtiers_in_the_court_of_spices() -> None:
    p = Position()
    p.s.favour[YELLOW] = 2
    p.courtiers(YELLOW, "spices", "spices")
    p.spices(YELLOW, ginger=2)
    p.build(YELLOW, "r1c1", "r1c2", "r1c3")
    assert scored(p, YELLOW) == (2 + 2 + 3, 0)
