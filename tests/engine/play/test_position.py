"""Positions as text, games that begin with one, and their records."""

from typing import Any

import pytest

from serai.engine.core.errors import BadPosition, BadRecord
from serai.engine.core.game import load
from serai.engine.core.snapshot import state_hash
from serai.engine.play.match import Match
from serai.engine.play.position import Position, read_position, write_position
from serai.engine.play.record import LONGEST_POSITION, Record
from tests.golden.transcript import Golden, goldens, kept

EVERY = 5  # moves of a long game after which a position is read back
CROWNS = [f"{seat}=1000000000" for seat in ("first", "second", "third", "fourth", "fifth")]


def khan(moves: int = 75) -> Match:
    return Match.replay(kept(next(golden for golden in goldens() if str(golden) == "khan-3-1")), upto=moves)


def changed(text: str, name: str, line: str | None) -> str:
    """A position with another line in place of the one of a name and those below it."""
    lines = text.split("\n")
    place = next(place for place, old in enumerate(lines) if old.split(" ")[0] == name)
    end = next(end for end in range(place + 1, len(lines)) if not lines[end].startswith(" "))
    lines[place:end] = [] if line is None else [line]
    return "\n".join(lines)


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_every_position_is_read_back_as_it_was(golden: Golden) -> None:
    record = kept(golden)
    match = Match.beginning(record, golden.game)
    step = EVERY if len(record.rows) > 100 else 1
    for row in match.replayed(record):
        if row.number % step == 0 or row.number == len(record.rows) or match.state.drafts is not None:
            again = read_position(write_position(match.position), golden.game)
            assert state_hash(golden.game, again.state) == match.state_hash
            assert again.options == record.options
            assert golden.game.check(again.state) == golden.game.check(match.state)


def test_what_is_as_at_the_beginning_is_left_out() -> None:
    game = load("tic_tac_toe")
    text = write_position(Match.new(game, 2, "position").position)
    assert text == (
        'position 1\ngame "tic_tac_toe"\nrules 1\nseats ["cross", "nought"]\noptions {}\n\ntodo\n  Claim seat=cross\n'
    )


def test_a_board_of_khan_is_a_map() -> None:
    text = write_position(khan().position)
    drawn = text[text.index("\nmap\n") :].split("\n")[2:5]
    assert [line.split()[0] for line in drawn] == ["1", "2", "3"]
    assert "\nground " not in text
    assert "\nhands red=[" in text


@pytest.mark.parametrize(
    ("last", "written"),
    [
        (10**9, [f"crowns {' '.join(CROWNS)} sixth=1000000000"]),
        (10**10, ["crowns", *(f"  {entry}" for entry in CROWNS), "  sixth=10000000000"]),
    ],
)
def test_a_list_by_name_is_one_line_up_to_110_characters(last: int, written: list[str]) -> None:
    position = Match.new(load("warrior_knights"), 6, "width").position
    realm: Any = position.state
    realm.crowns[:] = [10**9] * 5 + [last]
    lines = write_position(position).split("\n")
    place = next(place for place, line in enumerate(lines) if line.split(" ")[0] == "crowns")
    assert lines[place : place + len(written)] == written
    assert len(written) > 1 or len(lines[place]) == 110
    assert state_hash(position.game, read_position("\n".join(lines)).state) == state_hash(position.game, realm)


@pytest.mark.parametrize(
    ("name", "line", "said"),
    [
        ("position", "position 2", "line 1: a position begins"),
        ("game", 'game "chess"', "no game is called 'chess'"),
        ("game", None, "the line 'game' is missing"),
        ("rules", "rules 99", "needs version 99"),
        ("seats", 'seats ["red", "black"]', "the seats of khan are called"),
        ("options", "options 5", "line 5: options is of the wrong kind"),
        ("options", 'options {"nonsense": 1}', "khan has no option nonsense"),
        ("turn", "turn purple", "there is no 'purple' here"),
        ("turn", "turn [red]", "turn is of another kind"),
        ("supply", "supply many", "'many' is no number"),
        ("hands", "hands red=[c99]", "there is no 'c99' here"),
        ("hands", "hands red=[c14", "a list has no end"),
        ("hands", "hands nobody=[c14]", "is no entry by name"),
        ("hands", "hands 5", "is no entry by name"),
        ("turns", "turns 5 6", "'6' is too much here"),
        ("turns", "trousers 5", "khan has no field trousers"),
        ("turns", "first red", "there is a second first"),
        ("chance", "chance 5", "chance is a seed"),
        ("todo", "todo\n  Sleep seat=red", "khan has no step Sleep"),
        ("todo", "todo\n  Turn", "Turn takes seat"),
        ("map", "map\n  99 ....", "a row of the map is its number"),
        ("map", "map\n  1  ~", "a1 is drawn as '~'"),
        ("map", "map\n  1  22", "1 pieces are called 1"),
        ("map", "map\n  1  S\n  2  S", "S is drawn twice"),
        ("map", "map\n  1  S\n  1  R", "row 1 is drawn twice"),
        ("map", "map\n  1  1.1", "no piece has the shape of 1"),
    ],
)
def test_bad_text_is_refused_with_its_line(name: str, line: str | None, said: str) -> None:
    text = write_position(khan().position)
    with pytest.raises(BadPosition, match=said) as refusal:
        read_position(changed(text, name, line))
    if name not in ("game", "rules", "seats") and "option" not in said:
        assert str(refusal.value).startswith("line ")


def test_a_position_may_be_as_long_as_the_limit_and_no_longer() -> None:
    match = khan()
    text = write_position(match.position) + "#"
    longest = text.ljust(LONGEST_POSITION, "#")
    assert state_hash(match.game, read_position(longest).state) == match.state_hash
    with pytest.raises(BadPosition, match=f"at most {LONGEST_POSITION} characters"):
        read_position(longest + "#")


def test_the_line_of_an_error_is_the_one_in_the_file() -> None:
    text = write_position(khan().position)
    lines = text.split("\n")
    place = next(place for place, line in enumerate(lines) if line.startswith("  3 "))
    lines[place] = lines[place][:-1] + "?"
    with pytest.raises(BadPosition, match=f"^line {place + 1}: "):
        read_position("\n".join(lines))


def test_a_seed_may_be_typed() -> None:
    text = write_position(khan().position)
    one, other = (read_position(changed(text, "chance", f'chance "{seed}"')).state.chance for seed in ("one", "other"))
    assert one.key != other.key
    assert one.drawn == other.drawn == 0


def played_on(match: Match, moves: int) -> Match:
    for _ in range(moves):
        asked = match.asks[0]
        match.make(asked.seat, asked.options[0])
    return match


def forms(record: Record) -> list[Record]:
    return [Record.from_json(record.to_json()), Record.from_text(record.to_text())]


def test_a_game_goes_on_from_a_position_and_its_record_begins_with_it() -> None:
    earlier = khan()
    match = Match.from_position(write_position(earlier.position))
    assert match.state_hash == earlier.state_hash
    assert match.asks == earlier.asks
    assert match.number == 0
    played_on(match, 12)
    for record in forms(match.record):
        assert record == match.record
        assert Match.replay(record).state_hash == match.state_hash


@pytest.mark.parametrize("name", ["merv-2-1", "warrior_knights-3-1", "bazaar-3-1", "connect_four-2-1"])
def test_every_game_goes_on_from_a_position(name: str) -> None:
    golden = next(golden for golden in goldens() if str(golden) == name)
    record = kept(golden)
    whole = Match.replay(record, game=golden.game)
    half = Match.replay(record, upto=len(record.rows) // 2, game=golden.game)
    match = Match.from_position(half.position, golden.game)
    assert match.state_hash == half.state_hash
    assert not whole.record.position
    played_on(match, 5)
    for again in forms(match.record):
        assert Match.replay(again, game=golden.game).state_hash == match.state_hash


def test_moves_made_from_a_position_are_taken_back_to_it() -> None:
    match = Match.from_position(khan(0).position)
    before = match.state_hash
    seat = match.asks[0].seat
    match.make(seat, match.asks[0].options[0])
    match.undo(seat, to=1, agreed=tuple(other for other in range(3) if other != seat))
    assert match.state_hash == before
    assert Match.replay(match.record).state_hash == before


def test_a_record_with_a_changed_position_is_refused() -> None:
    record = played_on(Match.from_position(khan().position), 3).record
    for text in (record.to_text(), record.to_json()):
        read = Record.from_json if text.startswith("{") else Record.from_text
        with pytest.raises(BadRecord) as refusal:
            read(text.replace("normal", "final", 1))
        assert refusal.value.fault == "changed"


def test_a_record_whose_position_fits_it_badly_is_refused() -> None:
    record = khan().record
    record.rows = []
    record.state = ""
    two = Match.new(load("khan"), 2, "x").position
    for position in (write_position(two), "nonsense"):
        record.position = position
        with pytest.raises(BadRecord) as refusal:
            Match.replay(record)
        assert refusal.value.fault == "position"


def test_a_position_that_does_not_hold_together_is_refused() -> None:
    text = write_position(khan().position)
    with pytest.raises(BadPosition, match="does not hold together"):
        read_position(changed(text, "camps", "camps seljuk=300"))


def test_a_position_from_elsewhere_is_not_changed_by_the_game() -> None:
    position = khan().position
    before = state_hash(position.game, position.state)
    played_on(Match.from_position(position), 5)
    assert state_hash(position.game, position.state) == before
    assert isinstance(position, Position)
