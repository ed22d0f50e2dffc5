"""What bots say to people, as far as it hangs on the game alone: who speaks, and how asides are answered."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from serai.bots.replies import replies_of
from serai.engine.core.chance import seeded
from serai.protocol.table import RUNNING, Table


class Reply(NamedTuple):
    """What a bot in a seat says to an aside, and the aside that it makes in its turn."""

    seat: int
    key: str
    back: list[Any] | None


def speaker(table: Table) -> int | None:
    """The bot that speaks for all that have a seat of their own."""
    return next((place.seat for place in table.seats if place.bot), None)


def answers_to(table: Table, by: int, choice: Any) -> list[Reply]:
    """What the bots at a table answer to an aside, each in a world of its own."""
    replies, match = replies_of(table.game), table.playing().match
    if replies is None or table.row.status != RUNNING:
        return []
    notation = table.game.notation
    pick = notation.read(choice)
    answers = []
    for place in table.seats:
        if place.level and place.seat != by:
            imagined = match.redealt(place.seat, seeded(secrets.token_hex(16)))
            if (answer := replies.answer(imagined, place.seat, by, pick)) is not None:
                key, back = answer
                answers.append(Reply(place.seat, key, None if back is None else notation.to_row(back)))
    return answers
