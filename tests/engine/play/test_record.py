"""Records: complete, and the same in both forms."""

import contextlib
import json
import time
from dataclasses import replace

import pytest

import serai
from serai import BadRecord, Match, Record
from serai.engine.play.commitment import make_fair
from serai.engine.play.record import ALL, CHOSE, FORMAT, UNDO, Row
from tests.battery.sample_game import GAME
from tests.engine.records import SEED, SHARES, every_row


@pytest.fixture(scope="module")
def record() -> Record:
    return every_row()


@pytest.mark.rule("SE-REC-1")
def test_a_record_holds_everything_needed(record: Record) -> None:
    whole = json.loads(record.to_json())
    assert whole["serai"] == FORMAT == 1
    assert (whole["game"], whole["rules"], whole["seats"]) == ("bazaar", 3, ["red", "blue", "green"])
    assert whole["options"] == {"rounds": 2, "rich": False, "purse": 2}
    assert whole["seed"] == SEED
    assert whole["fair"] == {**make_fair("secret", SHARES)._asdict(), "shares": list(SHARES)}
    assert [row[:3] for row in whole["rows"]] == [
        [1, -1, "all"],
        [2, 2, "aside"],
        [3, 0, "chose"],
        [4, 0, "undo"],
        [5, 0, "chose"],
        [6, 1, "chose"],
        [7, 1, "aside"],
        [8, 1, "undo"],
        [9, 1, "chose"],
        [10, 2, "chose"],
    ]
    assert whole["rows"][3][3] == [3]
    assert whole["rows"][7][3] == [6, 0, 2]
    assert whole["rows"][8][3] == "pass"
    assert whole["drafts"] == record.drafts
    assert any(whole["drafts"])
    assert whole["state"] == record.state
    assert all(len(row) == 5 and len(row[4]) == 8 for row in whole["rows"])


@pytest.mark.rule("SE-REC-1")
def test_the_text_can_be_read_by_a_person(record: Record) -> None:
    text = record.to_text()
    lines = text.split("\n")
    assert lines[:5] == [
        "serai 1",
        'game "bazaar"',
        "rules 3",
        'seats ["red", "blue", "green"]',
        'options {"purse": 2, "rich": false, "rounds": 2}',
    ]
    assert lines[5] == f'seed "{SEED}"'
    assert lines[6].startswith('fair {"promise": "')
    assert lines[7] == ""
    moves = [line.rpartition("  ~")[0] for line in lines[8:18]]
    assert moves[0].startswith("1 all: bid ")
    assert moves[0].count(" | ") == 2
    assert moves[0].count("; commit") == 3
    assert moves[1] == '2 green aside: say "he said: \\"all: 1 | 2; 3\\"  ~abc"'
    assert moves[2].startswith("3 red show ")
    assert moves[3] == "4 red undo: 3"
    assert moves[4] == "5 red pass"
    assert moves[6] == "7 blue aside: give red 1"
    assert moves[7] == "8 blue undo: 6 agreed red green"
    assert lines[18] == ""
    assert lines[19] == f"drafts {json.dumps(record.drafts)}"
    assert lines[20] == f"state {record.state}"
    assert lines[21:] == [""]
    assert text.endswith("\n")


@pytest.mark.rule("SE-REC-2")
def test_both_forms_come_back_as_the_same_record(record: Record) -> None:
    for again in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert again == record
        assert again.to_text() == record.to_text()
        assert json.loads(again.to_json()) == json.loads(record.to_json())
        match = Match.replay(again, game=GAME)
        assert match.record == record
        assert match.state_hash == record.state


def test_a_record_without_seed_material_drafts_or_moves() -> None:
    match = Match.new(serai.load("tic_tac_toe"), 2, "line separator:\u2028, next line:\x85, \x1c and é")
    record = match.record
    assert record.fair is None
    assert record.drafts is None
    assert "fair" not in json.loads(record.to_json())
    assert "drafts" not in json.loads(record.to_json())
    assert "drafts" not in record.to_text()
    for again in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert again == record
        assert Match.replay(again).state_hash == match.state_hash


def test_a_game_typed_by_a_person_needs_no_checks_and_no_state() -> None:
    typed = """serai 1
# a short one
game "tic_tac_toe"
rules 1
seats ["cross", "nought"]
options {}
seed "any"

1 cross square b2
   2 nought square a1
3  cross   square  c3
"""
    typed = typed.replace("   2 ", "2 ")
    match = Match.replay(Record.from_text(typed))
    assert match.number == 3
    assert match.state.owner == [None, None, 0, None, 0, None, 1, None, None]
    assert Match.replay(Record.from_text(typed.replace("\n", "\r\n"))).state_hash == match.state_hash


def test_words_in_drafts_may_hold_the_marks_that_part_them() -> None:
    rows = [Row(1, -1, ALL, [['say "a; b | c"', "commit"], [], ["pass"]])]
    record = Record("bazaar", 3, ("red", "blue", "green"), {}, "s", None, rows, None, "ab")
    assert Record.from_text(record.to_text()) == record


def test_a_seat_may_have_a_dash_in_its_name() -> None:
    rows = [Row(1, 0, CHOSE, "pass"), Row(2, 1, UNDO, [1, 0])]
    record = Record("bazaar", 3, ("dark-blue", "light_blue2"), {}, "s", None, rows, None, "ab")
    assert Record.from_text(record.to_text()) == record


def test_a_copy_goes_on_without_its_original(record: Record) -> None:
    copy = record.copy()
    assert copy == record
    copy.rows.append(Row(11, 0, CHOSE, "pass"))
    copy.options["rounds"] = 9
    assert len(record.rows) == 10
    assert record.options["rounds"] == 2


HOSTILE = 'serai 1\ngame "bazaar"\nrules 3\nseats ["red", "blue", "green"]\noptions {}\nseed "s"\n\n1 all: '


@pytest.mark.parametrize("marks", [2_000, 9_900, 40_000, 500_000])
def test_quotations_without_an_end_are_refused_at_once(marks: int) -> None:
    """Each mark once began a search to the end of the line: 80 kB took a minute, and a megabyte hours."""
    began = time.process_time()
    with pytest.raises(BadRecord) as error:
        Record.from_text(HOSTILE + '"\\' * marks)
    assert (error.value.fault, error.value.facts) == ("row" if marks < 10_000 else "wide", {"number": 1})
    assert time.process_time() - began < 10


@pytest.mark.parametrize("part", ['"\\" "', "a;", "|", '"a;|"', " ", "  ~", "  ~a"])
def test_reading_a_megabyte_of_anything_takes_no_time(part: str) -> None:
    lines = [f"{number} all: {part * (19_000 // len(part))} ~x" for number in range(1, 51)]
    text = HOSTILE.replace("1 all: ", "\n".join(lines))
    began = time.process_time()
    with contextlib.suppress(BadRecord):
        Record.from_text(text)
    assert time.process_time() - began < 10


def test_a_move_and_a_header_have_a_longest_length(record: Record) -> None:
    for what in ("x" * 20_001, [["x" * 10_001, "y" * 10_000], [], []]):
        act = CHOSE if isinstance(what, str) else ALL
        long = replace(record, rows=[Row(1, 0 if act == CHOSE else -1, act, what)])
        for read, text in ((Record.from_json, long.to_json()), (Record.from_text, long.to_text())):
            with pytest.raises(BadRecord) as error:
                read(text)
            assert (error.value.fault, error.value.facts) == ("wide", {"number": 1})
    with pytest.raises(BadRecord, match="header"):
        Record.from_json(replace(record, seed="x" * 20_001).to_json())
    with pytest.raises(BadRecord, match="header"):
        Record.from_json(replace(record, rules=1 << 70).to_json())


def test_a_record_may_be_read_up_to_so_many_moves(record: Record) -> None:
    for read, text in ((Record.from_json, record.to_json()), (Record.from_text, record.to_text())):
        assert read(text, 10) == record
        with pytest.raises(BadRecord) as error:
            read(text, 9)
        assert (error.value.fault, error.value.facts) == ("long", {"number": 9})
