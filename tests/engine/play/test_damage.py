"""Damaged records: every kind of damage is refused and named."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai import BadRecord, Match, Record
from serai.engine.play.record import ALL, ASIDE, CHOSE, UNDO, Row
from tests.battery.sample_game import GAME
from tests.engine.records import SEED, every_row, lines_of, opened, refusal, replaced


@pytest.fixture(scope="module")
def record() -> Record:
    return every_row()


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_a_missing_row_is_named(record: Record, number: int) -> None:
    text = "\n".join(line for line in lines_of(record) if not line.startswith(f"{number} "))
    assert refusal(text) == f"move {number}: the row says {number + 1}; a move is missing or out of order"
    whole = json.loads(record.to_json())
    del whole["rows"][number - 1]
    assert refusal(json.dumps(whole)) == f"move {number}: the row says {number + 1}; a move is missing or out of order"


@pytest.mark.rule("SE-REC-3")
def test_swapped_rows_are_named(record: Record) -> None:
    lines = lines_of(record)
    place = next(place for place, line in enumerate(lines) if line.startswith("5 "))
    lines[place : place + 2] = lines[place + 1], lines[place]
    assert refusal("\n".join(lines)) == "move 5: the row says 6; a move is missing or out of order"
    whole = json.loads(record.to_json())
    whole["rows"][4:6] = whole["rows"][5], whole["rows"][4]
    for row, number in zip(whole["rows"][4:6], (5, 6), strict=True):
        row[0] = number
    assert refusal(json.dumps(whole)) == "move 5: the record was changed here (its check does not fit)"


@pytest.mark.rule("SE-REC-3")
def test_a_changed_choice_is_named(record: Record) -> None:
    changed = "the record was changed here (its check does not fit)"
    assert refusal(replaced(record, 6, "roll", "draw")) == f"move 6: {changed}"
    assert refusal(replaced(record, 6, "blue", "red")) == f"move 6: {changed}"
    assert refusal(replaced(record, 8, "agreed red", "agreed blue")) == f"move 8: {changed}"
    assert refusal(replaced(record, 4, "undo: 3", "undo: 2")) == f"move 4: {changed}"
    assert refusal(replaced(record, 7, "aside: ", "")) == f"move 7: {changed}"
    for part, value in ((1, 0), (2, "aside"), (3, "pass"), (4, "00000000"), (4, ""), (4, 5)):
        whole = json.loads(record.to_json())
        whole["rows"][5][part] = value
        assert refusal(json.dumps(whole)) == f"move 6: {changed}"
    whole = json.loads(record.to_json())
    whole["rows"][0][3][0][0] = "bid salt1"
    assert refusal(json.dumps(whole)) == f"move 1: {changed}"


@pytest.mark.rule("SE-REC-3")
def test_a_changed_header_breaks_the_first_check(record: Record) -> None:
    for old, new in (('"rounds": 2', '"rounds": 4'), (SEED, SEED[::-1]), ('"mine"', '"thine"'), ("rules 3", "rules 4")):
        text = record.to_text()
        assert old in text
        assert refusal(text.replace(old, new)) == "move 1: the record was changed here (its check does not fit)"


@pytest.mark.rule("SE-REC-3")
def test_without_checks_the_replay_names_the_move(record: Record) -> None:
    """Whoever takes the checks out as well is stopped where the game no longer fits."""
    bare = "\n".join(line.split("  ~")[0] if not line.startswith("2 ") else line for line in lines_of(record))
    bare = "\n".join(line for line in bare.split("\n") if not line.startswith("2 ")).replace(
        "\n3 red show", "\n2 red show"
    )
    for number in range(4, 11):
        bare = bare.replace(f"\n{number} ", f"\n{number - 1} ")
    bare = bare.replace("undo: 3", "undo: 2").replace("undo: 6", "undo: 5")
    assert opened(bare).number == 9
    assert refusal(bare.replace("5 blue roll", "5 red roll")) == "move 5: roll is refused (SE-ASK-1 {'seat': 1})"
    assert refusal(bare.replace("5 blue roll", "5 blue bid salt1")).startswith("move 5: bid salt1 is refused (SE-ASK-3")
    assert refusal(bare.replace("5 blue roll", "5 blue rall")).startswith("move 5: rall is refused (SE-ASK-2")
    assert refusal(bare.replace("3 red undo: 2", "3 blue undo: 2")).startswith("move 3: [2] is refused (SE-UNDO-3")
    assert refusal(bare.replace("agreed red green", "agreed red")).startswith("move 7: [5, 0] is refused (SE-UNDO-3")
    assert refusal(bare.replace("give red 1", "give red 9")).startswith("move 6: give red 9 is refused (BZ-GIVE-2")
    other_end = bare.replace("8 blue pass", "8 blue roll")
    assert refusal(other_end) == "after move 9 the game is not in the state that the record names"


@pytest.mark.rule("SE-ASK-6", "SE-REC-3")
def test_a_row_must_answer_the_question_that_is_asked(record: Record) -> None:
    drafts = record.rows[0].what

    def replayed(*rows: tuple[int, str, Any]) -> str:
        numbered = [Row(number, *row) for number, row in enumerate(rows, 1)]
        with pytest.raises(BadRecord) as error:
            Match.replay(Record("bazaar", 3, record.seats, record.options, SEED, None, numbered), game=GAME)
        return str(error.value)

    first = (-1, ALL, drafts)
    assert replayed((0, CHOSE, drafts[0][0])) == f"move 1: {drafts[0][0]} is refused (SE-ASK-6)"
    assert replayed(first, first).startswith(f"move 2: {drafts} is refused (SE-ASK-6")
    incomplete = [drafts[0], drafts[1], drafts[2][:-1]]
    assert replayed((-1, ALL, incomplete)) == f"move 1: {incomplete} is refused (SE-ASK-6)"
    too_much = [drafts[0], drafts[1], [*drafts[2], "pass"]]
    assert replayed((-1, ALL, too_much)).startswith("move 1: ")
    assert "refused (BZ-BID-2" in replayed((-1, ALL, [drafts[1], drafts[0], drafts[2]]))
    assert "refused (SE-DRAFT-1)" in replayed((-1, ALL, [[*drafts[0], "commit"], *drafts[1:]]))


@pytest.mark.rule("SE-REC-3")
def test_a_file_that_breaks_off_says_where(record: Record) -> None:
    lines = lines_of(record)
    cut = "\n".join(lines[:12]) + "\n"
    assert refusal(cut) == "the record breaks off after move 4: its last line, the state, is missing"
    in_the_middle = "\n".join(lines[:12])[:-3]
    assert refusal(in_the_middle) == "move 4: the record was changed here (its check does not fit)"
    before_the_check = "\n".join(lines[:12])[:-8]
    assert refusal(before_the_check) == "move 4: the record was changed here (its check does not fit)"
    assert refusal(record.to_json()[:-40]).startswith("this is no record: not JSON (")
    whole = json.loads(record.to_json())
    del whole["rows"][-1]
    assert refusal(json.dumps(whole)).startswith("after move 9 the ")
    without_rows = {**whole, "rows": None}
    assert refusal(json.dumps(without_rows)) == "the record has no rows"


@pytest.mark.rule("SE-REC-3")
def test_another_version_is_named(record: Record) -> None:
    newer = json.loads(Record("bazaar", 4, record.seats, record.options, SEED).to_json())
    assert refusal(json.dumps(newer)) == "this record needs version 4 of the rules of bazaar; this is version 3"
    for other in (2, "1", None, True, 1.0):
        odd = {**newer, "serai": other}
        assert refusal(json.dumps(odd)) == f"this record has format {other!r}; this version reads format 1"
    assert refusal("serai 2\n") == "a text record begins with 'serai 1'"
    with pytest.raises(BadRecord, match="a text record begins with"):
        Record.from_text("")


@pytest.mark.rule("SE-REC-3")
def test_another_game_is_named(record: Record) -> None:
    with pytest.raises(BadRecord, match="this is a record of bazaar, not of tic_tac_toe"):
        Match.replay(record, game=serai.load("tic_tac_toe"))
    with pytest.raises(BadRecord, match=r"cannot be opened: no game is called 'bazaar'; there are .*tic_tac_toe"):
        Match.replay(record)
    with pytest.raises(BadRecord, match="not of tic_tac_toe"):
        Match.resume(record, {}, game=serai.load("tic_tac_toe"))


@pytest.mark.rule("SE-REC-3")
def test_seats_and_options_that_do_not_fit_are_refused(record: Record) -> None:
    def begun(**changes: Any) -> str:
        values = {"game": "bazaar", "rules": 3, "seats": ("red", "blue"), "options": {}, "seed": "s", **changes}
        with pytest.raises(BadRecord) as error:
            Match.replay(Record(**values), game=GAME)
        return str(error.value)

    assert begun(seats=("red",)) == "the game cannot begin: bazaar is for 2 to 4 seats, not 1"
    assert begun(seats=("blue", "red")) == "the seats of bazaar are called red, blue, green, white, not blue, red"
    assert begun(seats=("red", "blue", "green", "white", "black")).startswith("the seats of bazaar are called")
    assert begun(options={"rounds": 3}) == (
        "the game cannot begin: bazaar: option rounds takes one of (1, 2, 4, 6), not 3"
    )
    assert begun(options={"pace": 3}) == "the game cannot begin: bazaar has no option pace"
    assert begun(options={"rich": 1}).endswith("option rich takes one of (True, False), not 1")


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("game", 5, "the record's game is missing or of the wrong kind"),
        ("rules", "3", "the record's rules is missing or of the wrong kind"),
        ("rules", True, "the record's rules is missing or of the wrong kind"),
        ("seats", "red", "the record's seats is missing or of the wrong kind"),
        ("seats", ["Red", "blue"], "the record's seats are not named"),
        ("seats", ["red", 1], "the record's seats are not named"),
        ("seats", ["red", "blue one"], "the record's seats are not named"),
        ("options", [], "the record's options is missing or of the wrong kind"),
        ("seed", None, "the record's seed is missing or of the wrong kind"),
        ("state", None, "the record's state is missing or of the wrong kind"),
        ("fair", {}, "the record's seed material is incomplete"),
        ("fair", 5, "the record's seed material is incomplete"),
        ("fair", {"promise": "p", "secret": "s", "shares": None}, "the record's seed material is incomplete"),
        ("fair", {"promise": "p", "secret": "s", "shares": [1]}, "the record's seed material is incomplete"),
        ("fair", {"promise": 1, "secret": "s", "shares": []}, "the record's seed material is incomplete"),
        ("drafts", [[], []], "the record's drafts are not one a seat"),
        ("drafts", "x", "the record's drafts are not one a seat"),
        ("drafts", [[], [], [1]], "the record's drafts are not one a seat"),
        ("drafts", [[], [], "abc"], "the record's drafts are not one a seat"),
        ("seed", "\ud800", "the record holds characters that do not exist"),
    ],
)
def test_a_part_of_the_wrong_kind_is_named(key: str, value: Any, complaint: str) -> None:
    record = Record("bazaar", 3, ("red", "blue", "green"), {}, "s", state="ab")
    whole = {**json.loads(record.to_json()), key: value}
    assert refusal(json.dumps(whole)) == complaint
    if key not in ("serai", "state", "seed"):
        lines = [line for line in record.to_text().split("\n") if not line.startswith(key)]
        assert refusal("\n".join([*lines, f"{key} {json.dumps(value)}"])) == complaint
    without = {name: part for name, part in whole.items() if name != key}
    if key not in ("fair", "drafts"):
        assert refusal(json.dumps(without)).startswith(f"the record's {key} is missing")


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("x", "move 1: a row has five parts"),
        ([1, 0, CHOSE, "pass"], "move 1: a row has five parts"),
        ([2, 0, CHOSE, "pass", ""], "move 1: the row says 2; a move is missing or out of order"),
        ([True, 0, CHOSE, "pass", ""], "move 1: the row says True; a move is missing or out of order"),
        (["1", 0, CHOSE, "pass", ""], "move 1: the row says '1'; a move is missing or out of order"),
        ([1, 0, "chooses", "pass", ""], "move 1: 'chooses' is no act"),
        ([1, 0, None, "pass", ""], "move 1: None is no act"),
        ([1, 3, CHOSE, "pass", ""], "move 1: there is no seat 3"),
        ([1, -1, CHOSE, "pass", ""], "move 1: there is no seat -1"),
        ([1, -1, ASIDE, "pass", ""], "move 1: there is no seat -1"),
        ([1, True, CHOSE, "pass", ""], "move 1: there is no seat True"),
        ([1, "red", CHOSE, "pass", ""], "move 1: there is no seat 'red'"),
        ([1, 0, ALL, [[], [], []], ""], "move 1: there is no seat 0"),
        ([1, -2, ALL, [[], [], []], ""], "move 1: there is no seat -2"),
        ([1, -1, ALL, [[], []], ""], "move 1: the row cannot be read"),
        ([1, -1, ALL, "pass", ""], "move 1: the row cannot be read"),
        ([1, -1, ALL, [[], [], [5]], ""], "move 1: the row cannot be read"),
        ([1, 0, UNDO, [], ""], "move 1: the row cannot be read"),
        ([1, 0, UNDO, 1, ""], "move 1: the row cannot be read"),
        ([1, 0, UNDO, ["1"], ""], "move 1: the row cannot be read"),
        ([1, 0, UNDO, [True], ""], "move 1: the row cannot be read"),
        ([1, 0, CHOSE, ["pass"], ""], "move 1: the row cannot be read"),
        ([1, 0, ASIDE, 5, ""], "move 1: the row cannot be read"),
        ([1, 0, CHOSE, "pass", "00000000"], "move 1: the record was changed here (its check does not fit)"),
    ],
)
def test_a_row_of_the_wrong_kind_is_named(row: Any, complaint: str) -> None:
    whole = json.loads(Record("bazaar", 3, ("red", "blue", "green"), {}, "s").to_json())
    assert refusal(json.dumps({**whole, "rows": [row]})) == complaint


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("1 black pass", "move 1: nobody here is called 'black'"),
        ("1", "move 1: nobody here is called ''"),
        ("2 red pass", "move 1: the row says 2; a move is missing or out of order"),
        ("1 red undo: x", "move 1: the undo cannot be read"),
        ("1 red undo: 1 agreed black", "move 1: the undo cannot be read"),
        ("1 red undo: 1 agreed", "move 1: the undo cannot be read"),
        ("1 red undo: 1 blue", "move 1: the undo cannot be read"),
        ("1 red undo: ²", "move 1: the undo cannot be read"),
        ("1 all: pass", "move 1: the row cannot be read"),
        ("² red pass", "the line '² red pass' cannot be read"),
        ("1234567890 red pass", "the line '1234567890 red pass' cannot be read"),
        ("123456789 red pass", "move 1: the row says 123456789; a move is missing or out of order"),
        ("hello there", "the line 'hello there' cannot be read"),
        ("options {", "the line 'options {' cannot be read"),
        ("x " + "[" * 100_000, "the line 'x " + "[" * 58 + "' cannot be read"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, complaint: str) -> None:
    text = Record("bazaar", 3, ("red", "blue", "green"), {}, "s").to_text()
    assert refusal(text + line + "\n") == complaint


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize("text", ["", "{", "5", "null", "[]", "{}", '"serai"', "[" * 100_000, '{"a":' * 100_000])
def test_what_is_no_record_is_told_so(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^this is no record"):
        Record.from_json(text)


def test_open_drafts_that_do_not_fit_are_refused(record: Record) -> None:
    broken = record.copy()
    broken.drafts = [["bid nothing"], [], []]
    with pytest.raises(BadRecord, match="after move 10 the open drafts are refused"):
        Match.replay(broken, game=GAME)
    finished = Match.new(serai.load("tic_tac_toe"), 2, "s").record
    finished.drafts = [[], []]
    with pytest.raises(BadRecord, match=r"after move 0 the open drafts are refused \(SE-ASK-6\)"):
        Match.replay(finished)


def test_the_checks_tie_every_row_to_all_before(record: Record) -> None:
    checks = record.checks()
    assert len(set(checks)) == len(record.rows)
    shorter = record.copy()
    del shorter.rows[-1]
    assert shorter.checks() == checks[:-1]
    other = record.copy()
    other.seed = "another"
    assert not set(other.checks()) & set(checks)


def faults_of(change: Callable[[Record], None]) -> tuple[str, dict[str, Any]]:
    """The kind of fault and its facts in a record that was changed and sealed anew."""
    damaged = every_row()
    change(damaged)
    with pytest.raises(BadRecord) as error:
        Match.replay(damaged, game=GAME)
    return error.value.fault, error.value.facts


def test_every_fault_has_a_kind_and_facts_for_other_languages(record: Record) -> None:
    def refuse(damaged: Record) -> None:
        damaged.rows[4] = Row(5, 0, CHOSE, "bid salt1")

    assert faults_of(refuse) == ("refused", {"number": 5})
    assert faults_of(lambda damaged: setattr(damaged, "state", "0" * 64)) == ("state", {"number": 10})
    assert faults_of(lambda damaged: setattr(damaged, "rules", 4)) == ("rules", {"rules": 4, "rules_now": 3})
    assert faults_of(lambda damaged: setattr(damaged, "game", "chess")) == ("game", {"game": "chess"})
    assert faults_of(lambda damaged: setattr(damaged, "seats", ("x", "y", "z"))) == ("seats", {})
    assert faults_of(lambda damaged: setattr(damaged, "options", {"rounds": 0})) == ("options", {})
    text = record.to_text()
    for damaged, fault, facts in (
        (replaced(record, 6, "roll", "draw"), "changed", {"number": 6}),
        (replaced(record, 6, "6 ", "7 "), "row", {"number": 6}),
        (text[: text.index("state ")], "cut", {"number": 10}),
        (text.replace("serai 1", "serai 2", 1), "format", {"format": 1}),
        (
            record.to_json().replace('"serai":1', '"serai":2').replace('"serai": 1', '"serai": 2'),
            "format",
            {"format": 1},
        ),
        ("{}", "unreadable", {}),
    ):
        with pytest.raises(BadRecord) as error:
            Record.from_json(damaged) if damaged.startswith("{") else Record.from_text(damaged)
        assert (error.value.fault, error.value.facts) == (fault, facts)
