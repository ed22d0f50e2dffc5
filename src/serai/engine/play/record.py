"""The record of a game: everything needed to play it again, as JSON and as a text that a person can read and type."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, NamedTuple

from serai.engine.core.errors import BadRecord
from serai.engine.play.commitment import Commitment

FORMAT = 1
CHOSE, ALL, ASIDE, UNDO = "chose", "all", "aside", "undo"
ACTS = (CHOSE, ALL, ASIDE, UNDO)
LONGEST_ROW = 20_000  # characters of one move in either form; no game comes near it
LONGEST_HEADER = 20_000
LONGEST_POSITION = 40_000  # the longest of Warrior Knights has 7,000
INDENT = "  "  # before each line of the position with which a text record begins
QUOTED = r'"[^"\\]*+(?:\\.[^"\\]*+)*+("?)'  # the group is empty where the quotation has no end
PIECES = {mark: re.compile(rf'[^"{mark}]++|[{mark}]|{QUOTED}', re.DOTALL) for mark in (";", "|")}


class Row(NamedTuple):
    """One numbered line of a record.

    What it holds depends on the act: a choice in its text form (chose, aside), the texts of every seat's draft (all),
    or the first move taken back and the seats that agreed (undo). The seat of an `all` row is -1.
    """

    number: int
    seat: int
    act: str
    what: Any


@dataclass
class Record:
    """A game played: its name, version of its rules, options, seats, seed material and every choice with its number."""

    game: str  # this and all that follows: SE-REC-1
    rules: int
    seats: tuple[str, ...]  # the name of each in the text form
    options: dict[str, Any]
    seed: str
    fair: Commitment | None = None
    rows: list[Row] = field(default_factory=list)
    drafts: list[list[str]] | None = None  # what seats have chosen in secret so far, when the game waits for others
    state: str = ""  # the hash of the state after the last row
    position: str = ""  # with which the game begins, as text; then there is no seed

    def copy(self) -> Record:
        """An independent copy."""
        return replace(self, options=dict(self.options), rows=list(self.rows))

    # ---- JSON

    def to_json(self) -> str:
        """The record as JSON, each row with the check that ties it to all rows before."""
        rows = [[*row[:3], row.what, check] for row, check in zip(self.rows, self.checks(), strict=True)]
        whole: dict[str, Any] = {"serai": FORMAT, **self._header(), "rows": rows, "state": self.state}
        if self.drafts is not None:
            whole["drafts"] = self.drafts
        lines = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
        return lines + "\n"

    def _header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules,
            "seats": list(self.seats),
            "options": self.options,
            "seed": self.seed,
        }
        if self.position:
            header["position"] = self.position
        if self.fair is not None:
            header["fair"] = {**self.fair._asdict(), "shares": list(self.fair.shares)}
        return header

    def checks(self) -> list[str]:
        """A running hash a row: a changed row no longer fits its own."""
        sofar = _chain("", self._header())
        found = []
        for row in self.rows:
            sofar = _chain(sofar, list(row))
            found.append(sofar)
        return found

    @staticmethod
    def from_json(text: str, most: int | None = None) -> Record:
        """The record that the JSON holds, of so many moves at most; what is wrong with it is said with the move."""
        try:
            whole = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is no record: not JSON ({error})") from None
        if not isinstance(whole, dict) or "serai" not in whole:
            raise BadRecord("this is no record of Serai")
        if type(whole["serai"]) is not int or whole["serai"] != FORMAT:
            said = f"this record has format {whole['serai']!r}; this version reads format {FORMAT}"
            raise BadRecord(said, "format", format=FORMAT)
        record = _header_of(whole)
        if not isinstance(whole.get("rows"), list):
            raise BadRecord("the record has no rows")
        _check_number(len(whole["rows"]), most)
        checks = []
        for place, entry in enumerate(whole["rows"], 1):
            if not isinstance(entry, list) or len(entry) != 5:
                raise BadRecord(f"move {place}: a row has five parts", "row", number=place)
            record.rows.append(_row(place, entry[0], entry[1], entry[2], entry[3], len(record.seats)))
            checks.append(entry[4])
        _compare_checks(record, checks)
        record.state = _expect(whole, "state", str)
        record.drafts = _drafts_of(whole, record)
        return record

    # ---- text

    def to_text(self) -> str:
        """The record as lines of text: a header, then one line a move, its check at the end."""
        lines = [f"serai {FORMAT}"]
        for key, value in self._header().items():
            if key == "position":
                lines += [key, *(f"{INDENT}{line}" for line in self.position.splitlines())]
            else:
                lines.append(f"{key} {json.dumps(value, ensure_ascii=False, sort_keys=True)}")
        lines.append("")
        for row, check in zip(self.rows, self.checks(), strict=True):
            lines.append(f"{_line(row, self.seats)}  ~{check}")
        lines.append("")
        if self.drafts is not None:
            lines.append(f"drafts {json.dumps(self.drafts, ensure_ascii=False)}")
        if self.state:
            lines.append(f"state {self.state}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str, most: int | None = None) -> Record:
        """The record that the lines hold; checks may be left out, as by a person who types a game."""
        lines = text.replace("\r\n", "\n").split("\n")
        if lines[0].strip() != f"serai {FORMAT}":
            raise BadRecord(f"a text record begins with 'serai {FORMAT}'", "format", format=FORMAT)
        header: dict[str, Any] = {}
        moves: list[str] = []
        tail: dict[str, Any] = {}
        position: list[str] = []
        for line in lines[1:]:
            if line.startswith(INDENT):
                position.append(line.removeprefix(INDENT))
                continue
            if not line.strip() or line.startswith("#") or line.strip() == "position":
                continue
            word, _, rest = line.partition(" ")
            if re.fullmatch(r"[0-9]{1,9}", word):
                moves.append(line)
            elif word == "state":
                tail["state"] = rest.strip()
            else:
                try:
                    (tail if word == "drafts" else header)[word] = json.loads(rest)
                except (ValueError, RecursionError):
                    raise BadRecord(f"the line {line[:60]!r} cannot be read") from None
        if position:
            header["position"] = "\n".join(position) + "\n"
        record = _header_of(header)
        _check_number(len(moves), most)
        places = {name: seat for seat, name in enumerate(record.seats)}
        checks: list[str | None] = []
        for place, line in enumerate(moves, 1):
            row, check = _read_line(place, line, places)
            record.rows.append(row)
            checks.append(check)
        _compare_checks(record, checks)
        if any(checks) and "state" not in tail:
            said = f"the record breaks off after move {len(moves)}: its last line, the state, is missing"
            raise BadRecord(said, "cut", number=len(moves))
        record.state = tail.get("state", "")
        record.drafts = _drafts_of(tail, record)
        return record


def _check_number(rows: int, most: int | None) -> None:
    if most is not None and rows > most:
        raise BadRecord(f"a record may have {most} moves", "long", number=most)


def _chain(before: str, part: Any) -> str:
    text = before + json.dumps(part, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def _compare_checks(record: Record, checks: list[Any]) -> None:
    try:
        rights = record.checks()
    except UnicodeEncodeError:
        raise BadRecord("the record holds characters that do not exist") from None
    for row, right, found in zip(record.rows, rights, checks, strict=True):
        if found is not None and found != right:  # SE-REC-3
            said = f"move {row.number}: the record was changed here (its check does not fit)"
            raise BadRecord(said, "changed", number=row.number)


def _expect(whole: dict[str, Any], key: str, kind: type) -> Any:
    value = whole.get(key)
    if type(value) is not kind:
        raise BadRecord(f"the record's {key} is missing or of the wrong kind")
    return value


def _header_of(whole: dict[str, Any]) -> Record:
    fair = whole.get("fair")
    if fair is not None:
        try:
            fair = Commitment(fair["promise"], fair["secret"], tuple(fair["shares"]))
        except (TypeError, KeyError):
            raise BadRecord("the record's seed material is incomplete") from None
        if not _are_texts([fair.promise, fair.secret, *fair.shares]):
            raise BadRecord("the record's seed material is incomplete")
    seats = tuple(_expect(whole, "seats", list))
    if not all(isinstance(seat, str) and re.fullmatch(r"[a-z][a-z0-9_-]*", seat) for seat in seats):
        raise BadRecord("the record's seats are not named")
    record = Record(
        game=_expect(whole, "game", str),
        rules=_expect(whole, "rules", int),
        seats=seats,
        options=_expect(whole, "options", dict),
        seed=_expect(whole, "seed", str),
        fair=fair,
        position=_expect({"position": "", **whole}, "position", str),
    )
    if len(record.position) > LONGEST_POSITION:
        raise BadRecord("the position with which the record begins is too long", "position")
    beside = {**record._header(), "position": ""}
    if not 0 <= record.rules < 1 << 31 or len(json.dumps(beside)) > LONGEST_HEADER:
        raise BadRecord("the record's header is too long")
    return record


def _drafts_of(whole: dict[str, Any], record: Record) -> list[list[str]] | None:
    drafts = whole.get("drafts")
    if drafts is None:
        return None
    if not isinstance(drafts, list) or len(drafts) != len(record.seats) or not all(map(_are_texts, drafts)):
        raise BadRecord("the record's drafts are not one a seat")
    return drafts


def _row(place: int, number: Any, seat: Any, act: Any, what: Any, seats: int) -> Row:
    if number != place or type(number) is not int:
        said = f"move {place}: the row says {number!r}; a move is missing or out of order"
        raise BadRecord(said, "row", number=place)
    if act not in ACTS:
        raise BadRecord(f"move {place}: {act!r} is no act", "row", number=place)
    lowest = -1 if act == ALL else 0
    if type(seat) is not int or not lowest <= seat < seats or (act == ALL and seat != -1):
        raise BadRecord(f"move {place}: there is no seat {seat!r}", "row", number=place)
    if act == ALL:
        fits = isinstance(what, list) and len(what) == seats and all(map(_are_texts, what))
    elif act == UNDO:
        fits = isinstance(what, list) and len(what) >= 1 and all(type(part) is int for part in what)
    else:
        fits = isinstance(what, str)
    if not fits:
        raise BadRecord(f"move {place}: the row cannot be read", "row", number=place)
    if _length(what) > LONGEST_ROW:
        raise _too_long(place)
    return Row(number, seat, act, what)


def _length(what: Any) -> int:
    """About how many characters a row has."""
    return len(what) if isinstance(what, str) else sum(8 if type(part) is int else _length(part) for part in what)


def _too_long(place: int) -> BadRecord:
    return BadRecord(f"move {place}: a move has at most {LONGEST_ROW} characters", "wide", number=place)


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _line(row: Row, colours: tuple[str, ...]) -> str:
    if row.act == CHOSE:
        return f"{row.number} {colours[row.seat]} {row.what}"
    if row.act == ASIDE:
        return f"{row.number} {colours[row.seat]} aside: {row.what}"
    if row.act == ALL:
        return f"{row.number} all: " + " | ".join("; ".join(draft) for draft in row.what)
    back, *agreed = row.what
    line = f"{row.number} {colours[row.seat]} undo: {back}"
    return line + (" agreed " + " ".join(colours[seat] for seat in agreed) if agreed else "")


def _read_line(place: int, line: str, seats: dict[str, int]) -> tuple[Row, str | None]:
    if len(line) > LONGEST_ROW:
        raise _too_long(place)
    body, mark, check = line.rstrip().rpartition("  ~")
    checked = bool(mark) and re.fullmatch(r"[0-9a-f]*", check) is not None
    return _read_move(place, body if checked else line, seats), check if checked else None


def _read_move(place: int, body: str, seats: dict[str, int]) -> Row:
    number, _, rest = body.strip().partition(" ")
    who, _, what = rest.strip().partition(" ")
    if who == "all:":
        drafts = [[pick for pick in _split(";", draft, place) if pick] for draft in _split("|", what, place)]
        return _row(place, int(number), -1, ALL, drafts, len(seats))
    if who not in seats:
        raise BadRecord(f"move {place}: nobody here is called {who[:60]!r}", "row", number=place)
    act, colon, value = what.partition(": ")
    if colon and act == ASIDE:
        return _row(place, int(number), seats[who], ASIDE, value.strip(), len(seats))
    if colon and act == UNDO:
        match = re.fullmatch(r"([0-9]{1,9})(?: agreed ([a-z0-9_ -]+))?", value.strip())
        agreed = (match.group(2) or "").split() if match else []
        if match is None or any(name not in seats for name in agreed):
            raise BadRecord(f"move {place}: the undo cannot be read", "row", number=place)
        back = [int(match.group(1)), *map(seats.__getitem__, agreed)]
        return _row(place, int(number), seats[who], UNDO, back, len(seats))
    return _row(place, int(number), seats[who], CHOSE, what.strip(), len(seats))


def _split(mark: str, text: str, place: int) -> list[str]:
    """The parts between the marks, except marks inside words in quotation; each character is looked at once."""
    parts: list[list[str]] = [[]]
    for piece in PIECES[mark].finditer(text):
        if piece.group() == mark:
            parts.append([])
        elif piece.group(1) == "":
            raise BadRecord(f"move {place}: a quotation has no end", "row", number=place)
        else:
            parts[-1].append(piece.group())
    return ["".join(part).strip() for part in parts]
