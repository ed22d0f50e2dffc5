"""What one client knows of one table as one audience, and whether what it is told fits what it was told before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.server.chaos.ledger import Ledger
from tests.server.chaos.lines import Message

OVER = "over"


@dataclass
class Pending:
    """An act that was sent and not answered yet; the same key goes with it until it is."""

    key: str
    do: str
    at: int
    choice: Any = None
    to: int | None = None
    sent: int = 0
    wait: float = 0.0  # not before this time again

    def message(self) -> Message:
        """What is sent."""
        message: Message = {"do": self.do, "at": self.at, "key": self.key}
        if self.do == "undo":
            return message if self.to is None else {**message, "to": self.to}
        return {**message, "choice": self.choice}


class Sight:
    """A table as one client sees it: across lines and nodes it never runs backwards."""

    def __init__(self, ledger: Ledger, who: str, table: str, seat: int | None) -> None:
        self.ledger = ledger
        self.who = who
        self.table = table
        self.seat = seat
        self.number = 0  # on the line as it is now
        self.next_event = 0
        self.seen = (0, 0)  # the furthest on any line: the number of the last move, and of the next event
        self.version: list[int] | None = None  # the newest that a node told: number, changed
        self.since = 0  # from where on events were asked for
        self.view: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.asides: dict[str, list[list[Any]]] = {}
        self.undo = False
        self.backs: list[int] = []
        self.status = ""
        self.proposal: dict[str, Any] | None = None
        self.pending: Pending | None = None

    # ---- what is told

    def positioned(self, message: Message, where: str) -> None:
        """Everything at once: the answer to watching, or to a request."""
        numbers = [event["number"] for event in message["events"]]
        if numbers != list(range(self.since, max(self.since, message["next_event"]))):
            self._wrong("gap", where, f"asked from {self.since}, told {numbers[:3]}…, next {message['next_event']}")
        self.view = message["view"]
        self.shown(message["shown"])
        self._told(message, where)

    def moved(self, message: Message, where: str) -> None:
        """What is new."""
        numbers = [event["number"] for event in message["events"]]
        if numbers != list(range(self.next_event, message["next_event"])):
            said = f"stood at {self.next_event}, told {numbers[:3]}…{numbers[-1:]}, next {message['next_event']}"
            self._wrong("gap", where, said)
        for name in message["gone"]:
            self.view.pop(name, None)
        self.view |= message["changes"]
        self._status(message["status"], message["number"])
        self._told(message, where)

    def shown(self, shown: Message) -> None:
        """The table itself: its status, and whether somebody asks to take back."""
        self.proposal = shown["proposal"]
        self._version(shown.get("version"), "shown")
        self._status(shown["status"], shown["number"])

    def _told(self, message: Message, where: str) -> None:
        stands = (message["number"], message["next_event"])
        if stands[0] < self.seen[0] or stands[1] < self.seen[1]:
            self._wrong("backwards", where, f"saw {self.seen} before, and now {stands} by {message['tell']}")
        self.number, self.next_event = stands
        self.seen = (max(stands[0], self.seen[0]), max(stands[1], self.seen[1]))
        self._version(message.get("version"), where)
        self.question, self.asides = message["question"], message["asides"]
        self.undo, self.backs = message["undo"], message["backs"]
        self.ledger.heard(self.table, self.seat, message["events"])
        self.ledger.sample(self.table, self.seat, self.number, self.view)

    def acknowledged(self, number: int, version: list[int] | None) -> None:
        """Whoever was told that an act is done has seen it."""
        self.seen = (max(number, self.seen[0]), self.seen[1])
        if version is not None:
            self.version = _newest(version, self.version or version)

    def _version(self, version: list[int] | None, where: str) -> None:
        if version is None:
            return
        newest = _newest(version, self.version or version)
        if newest != version:
            self._wrong("backwards", where, f"saw version {self.version} before, and now {version}")
        self.version = newest

    def _status(self, status: str, number: int) -> None:
        if self.status == OVER and status != OVER:
            self._wrong("backwards", "", f"was over, and is {status} at move {number}")
        if status == OVER:
            self.ledger.ended(self.table, number)
        self.status = status

    def _wrong(self, kind: str, where: str, said: str) -> None:
        self.ledger.wrong(kind, f"{self.who} at {where}, table {self.table} seat {self.seat}: {said}")


def _newest(one: list[int], other: list[int]) -> list[int]:
    """Neither the number of the last move nor that of changes beside the game ever goes down."""
    return [max(pair) for pair in zip(one, other, strict=True)]
