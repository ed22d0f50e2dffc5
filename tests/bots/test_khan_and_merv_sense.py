"""What bots are told of Khan and Merv, in positions where every player would agree."""

from collections.abc import Iterator
from typing import Any

import pytest

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.levels import TRADER, OneMoveBot
from serai.engine.chance import seeded
from serai.engine.drive import settle
from serai.engine.game import load
from serai.engine.match import Match
from serai.games.khan import sense as khan_sense
from serai.games.khan.board import CELL_OF_NAME
from serai.games.khan.choices import Agree, Conquer
from serai.games.khan.final import FINAL_TURNS
from serai.games.khan.placements import KIND_OF, KINDS
from serai.games.khan.state import FINAL, NONE, RULER
from serai.games.khan.tally import place_neutral, place_yurt
from serai.games.merv import sense as merv_sense
from serai.games.merv import tables as t
from serai.games.merv.hunch import first as hunches

KHAN, MERV = load("khan"), load("merv")


def khan_at(*yurts: str, turn: int = 0, seats: int = 2) -> Any:
    """The final phase begins with these yurts, each `seat:cell` or `n:cell`, and no rulers."""
    s = KHAN.new(seats, seeded("position"), KHAN.settings(seats, {}))
    settle(s)
    for cell, standing in enumerate(s.ground):
        if RULER <= standing < RULER + 8:
            s.ground[cell] = 0
    s.rulers[:] = [NONE] * 8
    for yurt in yurts:
        owner, name = yurt.split(":")
        if owner == "n":
            place_neutral(s, CELL_OF_NAME[name])
        else:
            place_yurt(s, CELL_OF_NAME[name], int(owner))
    s.todo[:] = [FINAL_TURNS[turn]]
    s.phase = FINAL
    settle(s)
    return s


def test_a_row_of_five_is_worth_five_and_the_largest_territory() -> None:
    s = khan_at("0:a1", "0:b1", "0:c1", "0:d1", "0:e1", "1:n11", "1:m11")
    points = khan_sense.worth(s)
    assert points[0] - points[1] >= 5 - 2


def test_the_first_to_lay_takes_what_both_could() -> None:
    shared = ("0:a1", "1:b1", "n:c1", "n:d1", "n:e1")  # one yurt each: whoever lays shares it
    points = khan_sense.worth(khan_at(*shared))
    assert points[0] == points[1]
    mine = khan_sense.worth(khan_at("0:a1", "n:b1", "n:c1", "1:d1", turn=0))
    theirs = khan_sense.worth(khan_at("0:a1", "n:b1", "n:c1", "1:d1", turn=1))
    assert mine[0] - mine[1] >= theirs[0] - theirs[1]


def test_the_largest_piece_is_looked_at_first() -> None:
    s = khan_at("0:a1", "0:b1", "0:c1", "0:d1", "0:e1")
    options = s.todo[-1].options(s)
    promised = khan_sense.first(s, 0, options)
    best = options[promised.index(max(promised))]
    assert type(best) is Conquer
    assert KINDS[KIND_OF[best.placement]].points == 5


def test_the_forecast_is_surer_later() -> None:
    early = KHAN.new(2, seeded("s"), KHAN.settings(2, {}))
    settle(early)
    late = khan_at("0:a1", "0:b1")
    assert khan_sense.spread(early) > 3 * khan_sense.spread(late)
    assert khan_sense.time_left(late) == 0.0


def consents() -> Iterator[Match]:
    """Plays of Khan that wait for a consent."""
    for number in range(60):
        match = Match.new(KHAN, 2, f"consent {number}")
        picks = seeded(f"{number}")
        while not match.over:
            asked = match.asks[0]
            if asked.kind == "consent":
                yield match
            guarding = [pick for pick in asked.options if type(pick).__name__ in ("UseProtection", "DivineSupport")]
            sharing = [pick[0] for pick in asked.prompt.get("consents", [])]
            options = [pick for pick in asked.options if type(pick) is Conquer and pick.placement in sharing]
            wanted = options or guarding or asked.options
            match.choose(asked.seat, wanted[picks.below(len(wanted))])


def test_a_consent_is_given_or_refused_for_what_it_leaves() -> None:
    seen = {True: 0, False: 0}
    for match in consents():
        seat = match.asks[0].seat
        bot = OneMoveBot(KHAN, "protector", TRADER)
        pick = bot.choose(view_of(match, seat), asks_of(match, seat), Budget())
        value = {type(one.pick): one.value for one in bot.considered}
        agreed = type(pick) is Agree
        assert agreed == (value[Agree] >= max(value.values()))
        seen[agreed] += 1
        if min(seen.values()) >= 2:
            return
    pytest.fail(f"only {seen} were asked for")


def merv_at(seats: int = 2) -> Any:
    s = MERV.new(seats, seeded("merv"), MERV.settings(seats, {}))
    settle(s)
    return s


@pytest.mark.parametrize(
    ("field", "place"),
    [("vp", 0), ("camels", 0), ("cubes", 0), ("cubes", t.WHITE), ("influence", 0), ("favour", 0), ("free", 0)],
)
def test_more_of_anything_is_better(field: str, place: int) -> None:
    s = merv_at()
    before = merv_sense.worth(s)
    getattr(s, field)[place] += 1
    after = merv_sense.worth(s)
    assert after[0] > before[0]
    assert after[1] == before[1]


def test_a_wall_makes_buildings_safer_and_a_soldier_for_a_year() -> None:
    s = merv_at()
    cell = t.COVERS[0][0]
    s.building[cell] = 0
    s.year = 2
    bare = merv_sense.worth(s)[0]
    s.soldier[cell] = 1
    guarded = merv_sense.worth(s)[0]
    s.soldier[cell] = t.NOBODY
    for slot in t.COVERED_BY[cell]:
        s.walls[slot] = 0
    walled = merv_sense.worth(s)[0]
    assert bare < guarded < walled


def test_means_are_worth_nothing_at_the_end() -> None:
    s = merv_at()
    s.year, s.round, s.turn = t.YEARS, t.ROUNDS - 1, len(s.queue) + 1
    before = merv_sense.worth(s)[0]
    s.cubes[0] += 5
    s.camels[0] += 2
    assert merv_sense.worth(s)[0] == before
    s.spices[0] += 1
    assert merv_sense.worth(s)[0] > before


def test_courtiers_count_as_far_as_favour_pays() -> None:
    s = merv_at()
    s.free[0] = 6  # scrolls
    s.courtiers[t.COURT_SCORES.index("scrolls")] = 2
    poor = merv_sense.worth(s)[0]
    s.favour[0] = 6
    assert merv_sense.worth(s)[0] > poor + 4


def test_alone_the_magistrate_is_judged_too() -> None:
    s = merv_at(1)
    points = merv_sense.worth(s)
    assert len(points) == 2
    s.vp[t.MAGISTRATE] += 10
    assert merv_sense.worth(s)[1] == points[1] + 10


def test_exact_cubes_are_paid_before_white_ones() -> None:
    s = merv_at()
    pay = next(shape for shape in MERV.notation.shapes if shape.word == "pay-with").make
    promised = hunches(s, 0, [pay(0), pay(t.WHITE), pay(t.WILD), pay(t.DISCOUNT)])
    assert promised[3] > promised[0] > promised[2] > promised[1]
