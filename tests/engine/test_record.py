"""Records: complete, the same in both forms, and outspoken about every kind of damage."""

import json
from typing import Any

import pytest

import serai
from serai import BadRecord, Match, Record
from serai.engine.fair import make_fair, seed_of
from serai.engine.record import ALL, ASIDE, CHOSE, FORMAT, UNDO, Row
from tests.battery.sample_game import GAME, Give, Say

SHARES = ("mine", "yours", "hers")
SEED = seed_of("secret", SHARES)


@pytest.fixture(scope="module")
def record() -> Record:
    """A play with every kind of row: choices, asides, drafts, an undo, and an undo with consent."""
    match = Match.new(GAME, 3, SEED, {"rounds": 2}, make_fair("secret", SHARES))
    bid(match)
    match.aside(2, Say('he said: "all: 1 | 2; 3"  ~abc'))
    shown = next(option for option in match.asks[0].options if type(option).__name__ == "Show")
    match.choose(0, shown)
    match.undo(0)
    match.choose(0, "pass")
    match.choose(1, "roll")
    match.aside(1, Give(0, 1))
    match.undo(1, to=6, agreed=(0, 2))
    match.choose(1, "pass")
    match.choose(2, "draw")
    asked = match.asks[0]
    match.choose(asked.seat, asked.options[0])
    return match.record


def bid(match: Match) -> None:
    for _ in range(3):
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[0])
        match.choose(asked.seat, "commit")


def lines_of(record: Record) -> list[str]:
    return record.to_text().split("\n")


def replaced(record: Record, number: int, old: str, new: str) -> str:
    """The text with one thing changed in the line of a move."""
    lines = lines_of(record)
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{number} "))
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new)
    return "\n".join(lines)


def opened(text: str) -> Match:
    record = Record.from_text(text) if text.startswith("serai") else Record.from_json(text)
    return Match.replay(record, game=GAME)


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        opened(text)
    return str(error.value)


# ---- complete and the same in both forms


@pytest.mark.rule("SE-REC-1")
def test_a_record_holds_everything_needed(record: Record):
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
def test_the_text_can_be_read_by_a_person(record: Record):
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
def test_both_forms_come_back_as_the_same_record(record: Record):
    for again in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert again == record
        assert again.to_text() == record.to_text()
        assert json.loads(again.to_json()) == json.loads(record.to_json())
        match = Match.replay(again, game=GAME)
        assert match.record == record
        assert match.state_hash == record.state


def test_a_record_without_seed_material_drafts_or_moves():
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


def test_a_play_typed_by_a_person_needs_no_checks_and_no_state():
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


def test_words_in_drafts_may_hold_the_marks_that_part_them():
    rows = [Row(1, -1, ALL, [['say "a; b | c"', "commit"], [], ["pass"]])]
    record = Record("bazaar", 3, ("red", "blue", "green"), {}, "s", None, rows, None, "ab")
    assert Record.from_text(record.to_text()) == record


def test_a_seat_may_have_a_dash_in_its_name():
    rows = [Row(1, 0, CHOSE, "pass"), Row(2, 1, UNDO, [1, 0])]
    record = Record("bazaar", 3, ("dark-blue", "light_blue2"), {}, "s", None, rows, None, "ab")
    assert Record.from_text(record.to_text()) == record


def test_a_copy_goes_on_without_its_original(record: Record):
    copy = record.copy()
    assert copy == record
    copy.rows.append(Row(11, 0, CHOSE, "pass"))
    copy.options["rounds"] = 9
    assert len(record.rows) == 10
    assert record.options["rounds"] == 2


# ---- damage


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_a_missing_row_is_named(record: Record, number: int):
    text = "\n".join(line for line in lines_of(record) if not line.startswith(f"{number} "))
    assert refusal(text) == f"move {number}: the row says {number + 1}; a move is missing or out of order"
    whole = json.loads(record.to_json())
    del whole["rows"][number - 1]
    assert refusal(json.dumps(whole)) == f"move {number}: the row says {number + 1}; a move is missing or out of order"


@pytest.mark.rule("SE-REC-3")
def test_swapped_rows_are_named(record: Record):
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
def test_a_changed_choice_is_named(record: Record):
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
def test_a_changed_header_breaks_the_first_check(record: Record):
    for old, new in (('"rounds": 2', '"rounds": 4'), (SEED, SEED[::-1]), ('"mine"', '"thine"'), ("rules 3", "rules 4")):
        text = record.to_text()
        assert old in text
        assert refusal(text.replace(old, new)) == "move 1: the record was changed here (its check does not fit)"


@pytest.mark.rule("SE-REC-3")
def test_without_checks_the_replay_names_the_move(record: Record):
    """Whoever takes the checks out as well is stopped where the play no longer fits."""
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
    assert refusal(other_end) == "after move 9 the play is not in the state that the record names"


@pytest.mark.rule("SE-ASK-6", "SE-REC-3")
def test_a_row_must_answer_the_question_that_is_asked(record: Record):
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
def test_a_file_that_breaks_off_says_where(record: Record):
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
def test_another_version_is_named(record: Record):
    newer = json.loads(Record("bazaar", 4, record.seats, record.options, SEED).to_json())
    assert refusal(json.dumps(newer)) == "this record needs version 4 of the rules of bazaar; this is version 3"
    for other in (2, "1", None, True, 1.0):
        odd = {**newer, "serai": other}
        assert refusal(json.dumps(odd)) == f"this record has format {other!r}; this version reads format 1"
    assert refusal("serai 2\n") == "a text record begins with 'serai 1'"
    with pytest.raises(BadRecord, match="a text record begins with"):
        Record.from_text("")


@pytest.mark.rule("SE-REC-3")
def test_another_game_is_named(record: Record):
    with pytest.raises(BadRecord, match="this is a record of bazaar, not of tic_tac_toe"):
        Match.replay(record, game=serai.load("tic_tac_toe"))
    with pytest.raises(BadRecord, match=r"cannot be opened: no game is called 'bazaar'; there are .*tic_tac_toe"):
        Match.replay(record)
    with pytest.raises(BadRecord, match="not of tic_tac_toe"):
        Match.resume(record, {}, game=serai.load("tic_tac_toe"))


@pytest.mark.rule("SE-REC-3")
def test_seats_and_options_that_do_not_fit_are_refused(record: Record):
    def begun(**changes: Any) -> str:
        values = {"game": "bazaar", "rules": 3, "seats": ("red", "blue"), "options": {}, "seed": "s", **changes}
        with pytest.raises(BadRecord) as error:
            Match.replay(Record(**values), game=GAME)
        return str(error.value)

    assert begun(seats=("red",)) == "the play cannot begin: bazaar is for 2 to 4 seats, not 1"
    assert begun(seats=("blue", "red")) == "the seats of bazaar are called red, blue, green, white, not blue, red"
    assert begun(seats=("red", "blue", "green", "white", "black")).startswith("the seats of bazaar are called")
    assert begun(options={"rounds": 3}) == (
        "the play cannot begin: bazaar: option rounds takes one of (1, 2, 4, 6), not 3"
    )
    assert begun(options={"pace": 3}) == "the play cannot begin: bazaar has no option pace"
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
def test_a_part_of_the_wrong_kind_is_named(key: str, value: Any, complaint: str):
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
def test_a_row_of_the_wrong_kind_is_named(row: Any, complaint: str):
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
def test_a_line_that_cannot_be_read_is_named(line: str, complaint: str):
    text = Record("bazaar", 3, ("red", "blue", "green"), {}, "s").to_text()
    assert refusal(text + line + "\n") == complaint


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize("text", ["", "{", "5", "null", "[]", "{}", '"serai"', "[" * 100_000, '{"a":' * 100_000])
def test_what_is_no_record_is_told_so(text: str):
    with pytest.raises(BadRecord, match=r"^this is no record"):
        Record.from_json(text)


def test_open_drafts_that_do_not_fit_are_refused(record: Record):
    broken = record.copy()
    broken.drafts = [["bid nothing"], [], []]
    with pytest.raises(BadRecord, match="after move 10 the open drafts are refused"):
        Match.replay(broken, game=GAME)
    finished = Match.new(serai.load("tic_tac_toe"), 2, "s").record
    finished.drafts = [[], []]
    with pytest.raises(BadRecord, match=r"after move 0 the open drafts are refused \(SE-ASK-6\)"):
        Match.replay(finished)


def test_the_checks_tie_every_row_to_all_before(record: Record):
    checks = record.checks()
    assert len(set(checks)) == len(record.rows)
    shorter = record.copy()
    del shorter.rows[-1]
    assert shorter.checks() == checks[:-1]
    other = record.copy()
    other.seed = "another"
    assert not set(other.checks()) & set(checks)
