"""What a client may ask: one definition for reading and for the schema that clients are made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from serai.protocol.json_text import Unreadable, reader

LONGEST = {"table": 40, "key": 64, "words": 2_000}  # letters
LARGEST_COUNT = 1_000_000_000
COUNTS = {"at", "to", "since", "seen"}  # whose numbers are not beyond it, nor below zero


def _check(table: str, *counts: int | None, key: str = "-") -> None:
    """Refuse what no client of ours would say."""
    if len(table) > LONGEST["table"]:
        raise ValueError(f"the name of a table has at most {LONGEST['table']} letters")
    for count in counts:
        if count is not None and not 0 <= count <= LARGEST_COUNT:
            raise ValueError(f"such a number is 0 to {LARGEST_COUNT}")
    if not 1 <= len(key) <= LONGEST["key"]:
        raise ValueError(f"a key has 1 to {LONGEST['key']} letters")


@dataclass(slots=True)
class Watch:
    """Hear about a table, as one of one's seats or as a spectator, with the events from `since` on.

    `seen` is the newest version that one was told of the table: nothing older is shown.
    """

    do: Literal["watch"] = field(default="watch", init=False)
    table: str
    seat: int | None = None
    since: int | None = None
    seen: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        _check(self.table, self.since, *(self.seen or ()))


@dataclass(slots=True)
class Unwatch:
    """Hear no more about a table."""

    do: Literal["unwatch"] = field(default="unwatch", init=False)
    table: str
    seat: int | None = None

    def __post_init__(self) -> None:
        _check(self.table)


@dataclass(slots=True)
class Choose:
    """Choose for a seat; `at` is the number of the last move seen, and the same key is the same choice."""

    do: Literal["choose"] = field(default="choose", init=False)
    id: int
    table: str
    seat: int
    at: int
    choice: Any
    key: str

    def __post_init__(self) -> None:
        _check(self.table, self.at, key=self.key)


@dataclass(slots=True)
class Aside:
    """Do something beside the question."""

    do: Literal["aside"] = field(default="aside", init=False)
    id: int
    table: str
    seat: int
    at: int
    choice: Any
    key: str

    def __post_init__(self) -> None:
        _check(self.table, self.at, key=self.key)


@dataclass(slots=True)
class Undo:
    """Take back the last choice, or everything from move `to` on; what needs consent is proposed to the others."""

    do: Literal["undo"] = field(default="undo", init=False)
    id: int
    table: str
    seat: int
    at: int
    key: str
    to: int | None = None

    def __post_init__(self) -> None:
        _check(self.table, self.at, self.to, key=self.key)


@dataclass(slots=True)
class Why:
    """Ask which rule forbids a choice."""

    do: Literal["why"] = field(default="why", init=False)
    id: int
    table: str
    seat: int
    choice: Any

    def __post_init__(self) -> None:
        _check(self.table)


@dataclass(slots=True)
class Preview:
    """Ask what a choice would cause; `deeper` asks also what each answer to the question after it would cause."""

    do: Literal["preview"] = field(default="preview", init=False)
    id: int
    table: str
    seat: int
    choice: Any
    deeper: bool = False

    def __post_init__(self) -> None:
        _check(self.table)


@dataclass(slots=True)
class Say:
    """Say something at a table."""

    do: Literal["say"] = field(default="say", init=False)
    id: int
    table: str
    words: str

    def __post_init__(self) -> None:
        _check(self.table)
        if len(self.words) > LONGEST["words"]:
            raise ValueError(f"one says at most {LONGEST['words']} letters")


@dataclass(slots=True)
class Imagine:
    """Make a private world from what a seat knows now, or knew after move `at`; its table is called imagined:<id>."""

    do: Literal["imagine"] = field(default="imagine", init=False)
    id: int
    table: str
    seat: int | None = None
    at: int | None = None

    def __post_init__(self) -> None:
        _check(self.table, self.id, self.at)


@dataclass(slots=True)
class Advise:
    """Ask what a bot would do for a seat, and why: in an imagined world, or where nobody but bots plays against one.

    `at` is the number of the last move seen.
    """

    do: Literal["advise"] = field(default="advise", init=False)
    id: int
    table: str
    seat: int
    at: int | None = None

    def __post_init__(self) -> None:
        _check(self.table, self.at)


@dataclass(slots=True)
class Unadvise:
    """Wait no longer for advice: it is refused with `advice-ended`."""

    do: Literal["unadvise"] = field(default="unadvise", init=False)
    table: str

    def __post_init__(self) -> None:
        _check(self.table)


@dataclass(slots=True)
class Ping:
    """Ask whether the line is alive."""

    do: Literal["ping"] = field(default="ping", init=False)


FromClient = Watch | Unwatch | Choose | Aside | Undo | Why | Preview | Say | Imagine | Advise | Unadvise | Ping
KINDS: tuple[type[FromClient], ...] = (
    Watch,
    Unwatch,
    Choose,
    Aside,
    Undo,
    Why,
    Preview,
    Say,
    Imagine,
    Advise,
    Unadvise,
    Ping,
)


@dataclass(slots=True)
class Head:
    """As much of a message as says which one it is."""

    do: str


_read_head = reader(Head)
_READERS: dict[bytes | str, Callable[[bytes | str], FromClient]] = {}
for _kind in KINDS:
    _word = _kind.__name__.lower()
    _READERS[_word] = _READERS[_word.encode()] = reader(_kind)


def read(text: bytes | str) -> FromClient:
    """A message of a client; raises `Unreadable` for what is none."""
    found = None
    if isinstance(text, bytes) and text[:7] == b'{"do":"':  # as nearly all messages begin
        found = _READERS.get(text[7 : text.find(b'"', 7)])
    if found is None:
        kind = _read_head(text).do
        found = _READERS.get(kind)
        if found is None:
            raise Unreadable(f"Invalid value '{kind[:40]}' - at `$.do`")
    return found(text)
