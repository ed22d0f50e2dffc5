"""What a position may hold: whoever made it up may be careless, or want to keep the rules busy for ever."""

from __future__ import annotations

import pytest

from serai.engine.core.drive import settle
from serai.engine.core.errors import BadPosition, Endless
from serai.engine.core.game import load
from serai.engine.core.steps import Do
from serai.engine.play.match import Match
from serai.engine.play.position import read_position, with_rules, write_position
from serai.engine.play.position_check import checked_position
from serai.engine.play.position_values import DEEPEST, Numbers, parse
from tests.golden.transcript import Golden, goldens, kept


def text_of(name: str, moves: int) -> str:
    golden = next(golden for golden in goldens() if str(golden) == name)
    return write_position(Match.replay(kept(golden), upto=moves, game=golden.game).position)


KHAN = text_of("khan-3-1", 75)
MERV = text_of("merv-2-1", 90)
KNIGHTS = text_of("warrior_knights-3-1", 120)
CROSSES = "position 1\ngame {}\nrules 1\nseats {}\noptions {{}}\n".format('"tic_tac_toe"', '["cross", "nought"]')
FOUR = text_of("connect_four-2-1", 8)


def with_line(text: str, name: str, line: str) -> str:
    """The text with another line in place of the one of this name and those below it."""
    lines = text.split("\n")
    place = next(place for place, old in enumerate(lines) if old.split(" ")[0] == name)
    end = next(end for end in range(place + 1, len(lines)) if not lines[end].startswith(" "))
    return "\n".join([*lines[:place], line, *lines[end:]])


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_positions_of_games_are_sound(golden: Golden) -> None:
    record = kept(golden)
    match = Match.beginning(record, golden.game)
    last = len(record.rows)
    for row in match.replayed(record):
        if row.number in (1, last // 3, last // 2, last):
            checked_position(write_position(match.position), golden.game)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("position 1\n" + "#" * 50_000, "at most 40000 characters"),
        (with_line(KHAN, "supply", "supply 12"), "breaks KH-CHECK-10"),
        (with_line(KHAN, "supply", "supply 99999999"), "a number of supply is out of bounds"),
        (with_line(KHAN, "todo", "todo" + "\n  Act seat=red nth=1" * 300), "at most 200 steps"),
        (with_line(KHAN, "todo", "todo"), "nobody is asked anything"),
        (with_line(KHAN, "todo", 'todo\nresult [[1, 2], [1], ["x"]]'), "no game can go on|not one of a game"),
        (KHAN + "result [[1, 2, 3], [1, 2, 3], [{}, {}, {}]]\n", "not one of a game that is over"),
        (KHAN + "drafts\n", "seats do not choose at once"),
        (with_line(MERV, "row_camels", "row_camels [9 1 1 0 0 0 0 0]"), "breaks ME-COMP-3"),
        (with_line(KNIGHTS, "crowns", "crowns [5 5]"), "no game can go on from it|breaks"),
        (with_line(KNIGHTS, "gavel", "gavel #19000"), "no game can go on from it"),
        (with_line(KNIGHTS, "gavel", "gavel -"), "breaks|no game can go on from it"),
        (with_line(with_line(KNIGHTS, "gavel", "gavel -"), "crowns", "crowns first=9000"), "breaks|no game can go on"),
        (CROSSES + "todo\n  Claim seat=cross\nowner [0 0 0 null null null null null null]\n", "breaks TT-TURN-1"),
        (CROSSES + "todo\n  Claim seat=cross\nowner [0 null null null null null null null null]\n", "TT-TURN-1"),
        (CROSSES + "todo\n  Claim seat=cross\nowner [null null]\n", "no game can go on"),
        (CROSSES + "todo\n  Claim seat=#7\n", "no game can go on"),
        (with_line(FOUR, "discs", "discs red=#99999999999999999"), "is no number|there is no"),
        (with_line(FOUR, "discs", "discs red=#9999999999999999"), "a number of discs is out of bounds"),
        (with_line(FOUR, "heights", "heights a=9"), "breaks CF-TURN-3"),
    ],
)
def test_what_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        checked_position(text)


def test_lists_lie_only_so_deep() -> None:
    assert parse("[" * DEEPEST + "]" * DEEPEST, Numbers()) == [[[[[[[[]]]]]]]]
    with pytest.raises(BadPosition, match="lists lie at most"):
        read_position(with_line(KHAN, "deck", "deck " + "[" * 20_000))


def test_long_lines_are_read_once() -> None:
    """Looking again at the rest of a line for each entry took minutes for a few of these."""
    for line in ("deck [" + "c1 " * 12_000, "deck [" + "[] " * 12_000, "hands " + "red=[] " * 5_000 + "x"):
        with pytest.raises(BadPosition):
            read_position(with_line(KHAN, line.split(" ")[0], line))
    with pytest.raises(BadPosition, match="there is no 'seat=' here"):
        read_position(with_line(KHAN, "todo", "todo\n  Act " + "seat=[ " * 5_000))


def test_a_position_can_be_read_by_other_rules_that_play_alike() -> None:
    text = with_rules(KHAN, 7)
    assert text.count("rules 7\n") == 1
    assert with_rules(text, 1) == KHAN


class Again(Do):
    """A step that follows itself."""

    def run(self, s: object) -> None:
        s.todo.append(self)  # type: ignore[attr-defined]


def test_a_game_that_never_asks_is_stopped() -> None:
    s = Match.new(load("tic_tac_toe"), 2, "x").state
    s.todo.append(Again())
    with pytest.raises(Endless):
        settle(s)


def test_the_steps_of_knights_that_follow_each_other_for_ever_are_refused() -> None:
    again = "\n".join(f"  Sit\n  NameChair seat={seat}" for seat in ("first", "second") * 40)
    with pytest.raises(BadPosition):
        checked_position(with_line(KNIGHTS, "todo", f"todo\n{again}"))
