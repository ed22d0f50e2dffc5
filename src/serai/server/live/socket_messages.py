"""The messages of the socket, one definition for reading, writing and the schema that clients are made from."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from serai.server.bots.advising import Advice
from serai.server.live.hub import Again, BotWaits, Said, TableTold
from serai.server.tables.shown import Moved, Position, TableShown
from serai.server.tables.table import PublicVersion

TableId = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Watch(msgspec.Struct, tag_field="do", tag="watch"):
    """Hear about a table, as one of one's seats or as a spectator, with the events from `since` on.

    `seen` is the newest version that one was told of the table: nothing older is shown.
    """

    table: TableId
    seat: int | None = None
    since: Count | None = None
    seen: tuple[Count, Count] | None = None


class Unwatch(msgspec.Struct, tag_field="do", tag="unwatch"):
    """Hear no more about a table."""

    table: TableId
    seat: int | None = None


class Choose(msgspec.Struct, tag_field="do", tag="choose"):
    """Choose for a seat; `at` is the number of the last move seen, and the same key is the same choice."""

    id: int
    table: TableId
    seat: int
    at: Count
    choice: Any
    key: Key


class Aside(msgspec.Struct, tag_field="do", tag="aside"):
    """Do something beside the question."""

    id: int
    table: TableId
    seat: int
    at: Count
    choice: Any
    key: Key


class Undo(msgspec.Struct, tag_field="do", tag="undo"):
    """Take back the last choice, or everything from move `to` on; what needs consent is proposed to the others."""

    id: int
    table: TableId
    seat: int
    at: Count
    key: Key
    to: Count | None = None


class Why(msgspec.Struct, tag_field="do", tag="why"):
    """Ask which rule forbids a choice."""

    id: int
    table: TableId
    seat: int
    choice: Any


class Preview(msgspec.Struct, tag_field="do", tag="preview"):
    """Ask what a choice would cause; `deeper` asks also what each answer to the question after it would cause."""

    id: int
    table: TableId
    seat: int
    choice: Any
    deeper: bool = False


class Say(msgspec.Struct, tag_field="do", tag="say"):
    """Say something at a table."""

    id: int
    table: TableId
    words: Annotated[str, Meta(max_length=2000)]


class Imagine(msgspec.Struct, tag_field="do", tag="imagine"):
    """Make a private world from what a seat knows now, or knew after move `at`; its table is called imagined:<id>."""

    id: Count
    table: TableId
    seat: int | None = None
    at: Count | None = None


class Advise(msgspec.Struct, tag_field="do", tag="advise"):
    """Ask what a bot would do for a seat, and why: in an imagined world, or where nobody but bots plays against one.

    `at` is the number of the last move seen.
    """

    id: int
    table: TableId
    seat: int
    at: Count | None = None


class Unadvise(msgspec.Struct, tag_field="do", tag="unadvise"):
    """Wait no longer for advice: it is refused with `advice-ended`."""

    table: TableId


class Ping(msgspec.Struct, tag_field="do", tag="ping"):
    """Ask whether the line is alive."""


FromClient = Watch | Unwatch | Choose | Aside | Undo | Why | Preview | Say | Imagine | Advise | Unadvise | Ping


class Done(msgspec.Struct, tag_field="tell", tag="done"):
    """What was asked under this id is done and on disk."""

    id: int
    number: int | None = None
    repeated: bool = False
    version: PublicVersion | None = None


class Refusal(msgspec.Struct, tag_field="tell", tag="refused"):
    """What was asked under this id is refused: a key to translate and words, or a rule of the game with its facts."""

    id: int | None
    key: str
    words: str
    rule: str | None = None
    facts: dict[str, Any] = {}


class Reasoned(msgspec.Struct, tag_field="tell", tag="reason"):
    """The rule that forbids a choice, or none."""

    id: int
    rule: str | None
    facts: dict[str, Any]


class Answered(msgspec.Struct):
    """An answer to the question that a choice leads to, and the events that it would cause."""

    choice: list[Any]
    events: list[dict[str, Any]]


class Previewed(msgspec.Struct, tag_field="tell", tag="preview"):
    """The events that a choice would cause, whether taking it back needs consent, and the facts it would change."""

    id: int
    events: list[dict[str, Any]]
    final: bool
    then: list[Answered] = []
    facts: dict[str, Any] = {}


class Advised(msgspec.Struct, tag_field="tell", tag="advice"):
    """What a bot considers, the choice that it would make first."""

    id: int
    advice: Advice


class Pong(msgspec.Struct, tag_field="tell", tag="pong"):
    """The line is alive."""


class TableOnly(msgspec.Struct, tag_field="tell", tag="waiting"):
    """A table that has not begun: there is no position yet."""

    table: str
    seat: int | None
    shown: TableShown


ToClient = (
    Position
    | Moved
    | TableTold
    | TableOnly
    | Again
    | Said
    | BotWaits
    | Done
    | Refusal
    | Reasoned
    | Previewed
    | Advised
    | Pong
)
