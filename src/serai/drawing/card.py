"""The picture that is sent to others: the board to the left, beside it the game, who plays, and how it stands."""

from __future__ import annotations

from typing import NamedTuple

from serai.drawing.colours import colours
from serai.drawing.seats import badge
from serai.drawing.svg import TITLE, Box, Drawing, Point, fitted, group, path, rect, shrunk, tag, words

WIDE, HIGH = 1200, 630  # what previews show whole
EDGE = 26
BOARD_WIDE = 800
GAP = 30
FOOT = 88  # below the players
TOP, ROW, BETWEEN = 138, 62, 8  # where the players begin, how high each is at most, and the room between two
MOST_ROWS = 6
LAUREL = "M0 -11 L3 -3.6 L11 -3.4 L4.8 1.4 L7 9 L0 4.6 L-7 9 L-4.8 1.4 L-11 -3.4 L-3 -3.6 Z"
ICON = (  # the same as web/public/icon.svg
    ("M8 52V28L20 16h24l12 12v24Z", "#fff4dd"),
    ("M20 52V38a12 12 0 0 1 24 0v14Z", "#9a3b1f"),
    ("M26 52V40a6 6 0 0 1 12 0v12Z", "#f0a24a"),
)


class Player(NamedTuple):
    """Somebody who plays: the seat whose badge stands before the name, or one beside the seats, and the score."""

    seat: int
    name: str
    score: str
    won: bool


class Card(NamedTuple):
    """All that is written on the picture, in the language of whoever asked."""

    title: str
    subtitle: str
    players: list[Player]
    standing: str  # "Move 40 of 120"
    share: float  # how much of the game that is


def picture(card: Card, board: Drawing) -> str:
    """The whole picture as SVG."""
    shown = _board(board)
    left = shown.x + shown.width + GAP
    column = Box(left, EDGE, WIDE - EDGE - left, HIGH - 2 * EDGE)
    scale = shown.width / board.width
    return tag(
        "svg",
        tag("rect", width=WIDE, height=HIGH, fill=colours()["paper"]),
        tag("clipPath", rect(shown, rx=16), id="board"),
        tag("g", group(board.svg, x=shown.x, y=shown.y, scale=scale), clip_path="url(#board)"),
        *_heading(card, column),
        *_players(card.players, column),
        *_foot(card, column),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDE,
        height=HIGH,
        viewBox=f"0 0 {WIDE} {HIGH}",
    )


def _board(board: Drawing) -> Box:
    """Where the board lies: as large as the picture allows."""
    scale = min(BOARD_WIDE / board.width, (HIGH - 2 * EDGE) / board.height)
    width, height = board.width * scale, board.height * scale
    return Box(EDGE, (HIGH - height) / 2, width, height)


def _heading(card: Card, column: Box) -> list[str]:
    size = shrunk(card.title, column.width, 54, 30)
    lines = [words(fitted(card.title, column.width, size), Point(column.x, 76), size, TITLE, fill=colours()["ink"])]
    if card.subtitle:
        small = fitted(card.subtitle, column.width, 21)
        lines.append(words(small, Point(column.x, 110), 21, fill=colours()["ink-soft"]))
    return lines


def _players(players: list[Player], column: Box) -> list[str]:
    """Everybody with badge, name and score, below the heading."""
    shown = players[:MOST_ROWS]
    room = HIGH - EDGE - FOOT - TOP
    row = min(ROW, room / max(len(shown), 1) - BETWEEN)
    top = TOP + 10 * max(0, MOST_ROWS - 1 - len(shown))
    return [
        _plate(player, Box(column.x, top + k * (row + BETWEEN), column.width, row)) for k, player in enumerate(shown)
    ]


def _plate(player: Player, box: Box) -> str:
    looks = colours()
    edge = looks["glow"] if player.won else looks["line"]
    score_wide = 20 + 17 * len(player.score)
    star = path(LAUREL, fill=looks["glow"], stroke=looks["mark-edge"], stroke_width=0.8)
    left = box.x + 62
    room = box.width - 62 - score_wide - (30 if player.won else 0)
    middle = box.y + box.height / 2
    name = fitted(player.name, room, 24)
    score = Point(box.x + box.width - 16, middle + 11)
    return "".join(
        (
            rect(box, rx=12, fill=looks["paper-raised"], stroke=edge, stroke_width=3 if player.won else 1.4),
            badge(player.seat, box.x + 34, middle, 38),
            words(name, Point(left, middle + 8.5), 24, fill=looks["ink"]),
            group(star, x=box.x + box.width - score_wide - 12, y=middle + 1) if player.won else "",
            words(player.score, score, 31, TITLE, fill=looks["ink"], text_anchor="end"),
        )
    )


def _foot(card: Card, column: Box) -> list[str]:
    """How far the game is, and where the picture comes from."""
    looks = colours()
    right, bottom = column.x + column.width, column.y + column.height
    bar = Box(column.x, bottom - 50, column.width, 7)
    done = Box(bar.x, bar.y, max(7.0, bar.width * card.share), bar.height)
    size = shrunk(card.standing, column.width, 20, 14)
    standing = fitted(card.standing, column.width, size)
    return [
        words(standing, Point(column.x, bar.y - 12), size, fill=looks["ink-soft"]),
        rect(bar, rx=3.5, fill=looks["paper-sunk"]),
        rect(done, rx=3.5, fill=looks["accent"]),
        group(_mark(), x=right - 30, y=bottom - 30, scale=30 / 64),
        words("Serai", Point(right - 40, bottom - 8), 21, TITLE, fill=looks["ink"], text_anchor="end"),
    ]


def _mark() -> str:
    ground = tag("rect", width=64, height=64, rx=14, fill="#9a3b1f")
    dot = tag("circle", cx=32, cy=21.5, r=2.6, fill="#9a3b1f")
    return (
        ground
        + "".join(path(d, fill=fill) for d, fill in ICON)
        + path("M12 28h40", stroke="#9a3b1f", stroke_width=3)
        + dot
    )
