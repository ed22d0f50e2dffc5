"""What a client is told: one definition for writing and for the schema that clients are made from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from serai.protocol.advice import Advice
from serai.protocol.shown import Moved, Position, TableShown
from serai.protocol.table import PublicVersion

PLAYERS, SPECTATORS, TABLE = "players", "spectators", "table"  # rooms of the chat; the last is for everybody


@dataclass(slots=True)
class TableTold:
    """The table itself changed: who sits where, its status, proposals."""

    tell: Literal["table"] = field(default="table", init=False)
    table: str
    shown: TableShown


@dataclass(slots=True)
class TableOnly:
    """A table that has not begun: there is no position yet."""

    tell: Literal["waiting"] = field(default="waiting", init=False)
    table: str
    seat: int | None
    shown: TableShown


@dataclass(slots=True)
class Again:
    """More happened than can be told now: watch again from the last event you know; nothing is told before that."""

    tell: Literal["again"] = field(default="again", init=False)
    table: str
    seat: int | None


@dataclass(slots=True)
class Remark:
    """What a bot says, as a key: after which move, and which choice of its own it is about."""

    key: str
    move: int
    choice: list[Any] | None = None


@dataclass(slots=True)
class Said:
    """A line of chat, or a bot's remark; `nameless` is the number of somebody whose name one may not know."""

    tell: Literal["said"] = field(default="said", init=False)
    table: str
    number: int
    room: str
    person: str
    name: str
    words: str
    said: int
    seat: int | None = None
    remark: Remark | None = None
    nameless: int | None = None


@dataclass(slots=True)
class BotWaits:
    """The computer is busy: a bot waits for the processor; told again and again while it does."""

    tell: Literal["bot-waits"] = field(default="bot-waits", init=False)
    table: str
    seat: int


@dataclass(slots=True)
class Ack:
    """A choice is on disk: the number of the last move and of the next event; `repeated` if it was there already."""

    number: int
    events: int
    version: PublicVersion
    repeated: bool = False


@dataclass(slots=True)
class Done:
    """What was asked under this id is done and on disk."""

    tell: Literal["done"] = field(default="done", init=False)
    id: int
    number: int | None = None
    repeated: bool = False
    version: PublicVersion | None = None


@dataclass(slots=True)
class Refusal:
    """What was asked under this id is refused: a key to translate and words, or a rule of the game with its facts."""

    tell: Literal["refused"] = field(default="refused", init=False)
    id: int | None
    key: str
    words: str
    rule: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Reasoned:
    """The rule that forbids a choice, or none."""

    tell: Literal["reason"] = field(default="reason", init=False)
    id: int
    rule: str | None
    facts: dict[str, Any]


@dataclass(slots=True)
class Answered:
    """An answer to the question that a choice leads to, and the events that it would cause."""

    choice: list[Any]
    events: list[dict[str, Any]]


@dataclass(slots=True)
class Previewed:
    """The events that a choice would cause, whether taking it back needs consent, and the facts it would change."""

    tell: Literal["preview"] = field(default="preview", init=False)
    id: int
    events: list[dict[str, Any]]
    final: bool
    then: list[Answered] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Advised:
    """What a bot considers, the choice that it would make first."""

    tell: Literal["advice"] = field(default="advice", init=False)
    id: int
    advice: Advice


@dataclass(slots=True)
class News:
    """Something waits for this person beside the tables that they watch: an invitation, a friend, a moderator."""

    tell: Literal["news"] = field(default="news", init=False)


@dataclass(slots=True)
class Pong:
    """The line is alive."""

    tell: Literal["pong"] = field(default="pong", init=False)


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
    | News
    | Pong
)
