"""What is wished for when a table is opened, and whether it can be had."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Literal

from serai.bots.specs import bot_names, present_name
from serai.engine.core.errors import BadOption
from serai.engine.core.game import Game
from serai.engine.play.record import LONGEST_POSITION, Record
from serai.languages import LANGUAGES
from serai.protocol.clocks import Clocks, Pace, now
from serai.protocol.games import game_called
from serai.protocol.refusals import wrong
from serai.protocol.table import OPEN, TableRow
from serai.protocol.visible import is_visible

LEVELS: tuple[str, ...] = bot_names()  # Serai's own bots, and those that other packages register
STAND_IN = "novice"  # plays for a person who left or ran out of time
LONGEST_TITLE = 80
LONGEST_WISH = 200  # letters of a name, before anybody has looked at it


@dataclass(slots=True)
class SeatWish:
    """How a seat is to be filled: by the opener (several times for play on one screen), by anybody, or by a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    level: str = "random"
    name: str = ""  # of somebody at the opener's screen

    def __post_init__(self) -> None:
        if len(self.name) > LONGEST_WISH:
            raise ValueError(f"a name has at most {LONGEST_WISH} letters")


@dataclass(slots=True)
class NewTable:
    """A request to open a table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    language: str = "en"
    public: bool = True
    pace: Pace = field(default_factory=Pace)
    position: str = ""  # to begin with, instead of a shuffle
    rated: bool = False  # whoever sits down agrees to it

    def __post_init__(self) -> None:
        if len(self.position) > LONGEST_POSITION:  # before anybody reads it
            raise ValueError(f"a position has at most {LONGEST_POSITION} letters")


def checked_level(level: str) -> str:
    """A level that bots play at, by its present name."""
    level = present_name(level)
    if level not in LEVELS:
        raise wrong("no-such-level", f"bots play at {', '.join(LEVELS)}")
    return level


def checked_wish(wish: NewTable) -> tuple[Game, dict[str, Any]]:
    """The game of a table that can be opened, and all its options."""
    game = game_called(wish.game)
    try:
        options = game.settings(len(wish.seats), wish.options)
    except BadOption as error:
        raise wrong("bad-option", str(error)) from None
    odd = wish.title.strip() != "" and not is_visible(" ".join(wish.title.split()))
    if wish.language not in LANGUAGES or len(wish.title) > LONGEST_TITLE or odd:
        raise wrong("bad-table", f"a title has at most {LONGEST_TITLE} visible letters; languages are {LANGUAGES}")
    if problem := wish.pace.wrong():
        raise wrong("bad-pace", problem)
    return game, options


def must_fit(header: Record, wish: NewTable) -> None:
    """Refuse a position of another game than the table is for."""
    same = (header.game, len(header.seats)) == (wish.game, len(wish.seats))
    if not same or wish.options not in ({}, header.options):
        raise wrong("bad-position", "the position has another game, other seats or options than the table")


def fresh_row(host: str | None, wish: NewTable, options: dict[str, Any], origin: dict[str, Any] | None) -> TableRow:
    """A table before anything happened at it, with a secret of its own."""
    opened = now()
    return TableRow(
        id=secrets.token_hex(16),  # letters and digits alone: an id is also typed after an option of a command
        game=wish.game,
        rules=game_called(wish.game).rules,
        options=options,
        title=" ".join(wish.title.split()) or wish.game,
        language=wish.language,
        public=int(wish.public),
        pace=wish.pace,
        host=host,
        status=OPEN,
        created=opened,
        started=None,
        ended=None,
        moved=opened,
        secret=secrets.token_hex(32),
        seed=None,
        fair=None,
        origin=origin,
        number=0,
        drafted=0,
        changed=0,
        asked=[],
        clocks=Clocks(),
        deadline=None,
        proposal=None,
        result=None,
        position=None,
        rated=int(wish.rated),
    )
