"""What stands and lies on Khan's map: pieces, yurts, rulers, courts."""

from __future__ import annotations

import math
from collections.abc import Sequence

from serai.drawing.colours import colours
from serai.drawing.khan.ground import WIDE
from serai.drawing.khan.outlines import Square, outline
from serai.drawing.khan.shapes import SHAPES, SIDE
from serai.drawing.seats import colour_of, sign
from serai.drawing.svg import Box, Look, group, path, rect, tag
from serai.games.khan.tables import read_table

LOOKS = colours("khan")
RULERS: list[dict[str, str]] = read_table("rulers.toml")["ruler"]
CAMP: int = read_table("game.toml")["yurts"]["per_camp"]
COURT_WIDE = WIDE / len(RULERS)


def materials() -> str:
    """Wood and stone, which pieces are made of."""
    grain = [path(d, stroke=LOOKS["wood-grain"], stroke_width=1.2) for d in SHAPES["grain"]]
    blocks = path(SHAPES["blocks"], stroke=LOOKS["stone-line"], stroke_width=1.4)
    return "".join(
        (
            tag("pattern", *grain, id="khan-grain", width=120, height=30, patternUnits="userSpaceOnUse"),
            tag("pattern", blocks, id="khan-blocks", width=40, height=30, patternUnits="userSpaceOnUse"),
            _gloss("khan-lacquer", LOOKS["wood-1"], LOOKS["wood-2"]),
            _gloss("khan-stone", LOOKS["stone-1"], LOOKS["stone-2"]),
        )
    )


def _gloss(name: str, high: str, low: str) -> str:
    stops = (tag("stop", offset=0, stop_color=high), tag("stop", offset=1, stop_color=low))
    return tag("linearGradient", *stops, id=name, x1=0, y1=0, x2=0.4, y2=1)


def yurt(seat: int | None, x: float, y: float, scale: float = 1) -> str:
    """A yurt: in a player's colour with the player's shape as its door, or a black one that is nobody's."""
    shape = SHAPES["yurt"]
    fill = LOOKS["neutral"] if seat is None else colour_of(seat)
    edge = LOOKS["neutral-edge"] if seat is None else LOOKS["thing-edge"]
    return group(
        tag("ellipse", cx=2, cy=16, rx=19, ry=5, fill=LOOKS["thing-shadow"]),
        path(shape["felt"], fill=fill, stroke=edge, stroke_width=2.2, stroke_linejoin="round"),
        path(shape["seam"], stroke=LOOKS["thing-edge"], stroke_opacity=0.55, stroke_width=1.3),
        path(shape["door"], fill=LOOKS["neutral-door"]) if seat is None else sign(seat, 0, 8, 0.62, 1.6),
        x=x,
        y=y,
        scale=scale,
    )


def piece(number: int, squares: Sequence[Square], bridge: bool, owners: Sequence[int]) -> str:
    """A piece as it lies: a lacquered tile or a bridge, in the colours of its owners, with their marker yurts."""
    body, rim = outline(squares, 2.5, 9), outline(squares, 6.5, 6)
    own = f"khan-owners-{number}"
    material = "url(#khan-stone)" if bridge else "url(#khan-lacquer)"
    edge = LOOKS["owned-edge"] if owners else LOOKS["stone-edge" if bridge else "wood-edge"]
    return "".join(
        (
            _owners(own, owners) if owners else "",
            path(body, fill=LOOKS["thing-shadow"], transform="translate(2.5 3.5)"),
            path(body, fill=f"url(#{own})" if owners else material, stroke=edge, stroke_width=4.5 if owners else 2.2),
            path(body, fill="url(#khan-blocks)" if bridge else "url(#khan-grain)"),
            _upper_side(squares, rim, bridge, bool(owners)),
            path(rim, stroke=LOOKS["owned-inlay"], stroke_width=3) if owners else "",
            *_markers(squares, owners),
        )
    )


def _owners(name: str, owners: Sequence[int]) -> str:
    stops = [
        tag("stop", offset=(k + end) / len(owners), stop_color=colour_of(seat))
        for k, seat in enumerate(owners)
        for end in (0, 1)
    ]
    return tag("linearGradient", *stops, id=name, x1=0, y1=0, x2=1, y2=1)


def _upper_side(squares: Sequence[Square], rim: str, bridge: bool, owned: bool) -> str:
    if not bridge:
        gloss = path(rim, stroke="#fff", stroke_opacity=0.16, stroke_width=2, transform="translate(-1 -2)")
        return "" if owned else gloss
    road = outline(squares, 14, 5)
    if owned:
        return path(road, stroke=LOOKS["stone-road"], stroke_opacity=0.6, stroke_width=2)
    return path(road, fill=LOOKS["stone-road"], fill_opacity=0.6)


def _markers(squares: Sequence[Square], owners: Sequence[int]) -> list[str]:
    """Markers stand on the squares nearest to the middle."""
    row = sum(square[0] for square in squares) / len(squares)
    column = sum(square[1] for square in squares) / len(squares)
    near = sorted(squares, key=lambda square: math.hypot(square[0] - row, square[1] - column))
    stands = [near[min(k, len(near) - 1)] for k in range(len(owners))]
    return [
        yurt(seat, (square[1] + 0.5) * SIDE, (square[0] + 0.5) * SIDE, 0.78)
        for seat, square in zip(owners, stands, strict=True)
    ]


def ruler(number: int, x: float, y: float, scale: float = 1) -> str:
    """A ruler as a pawn in a coloured robe, with the crest on it."""
    shape = SHAPES["ruler"]
    edge: Look = {"stroke": LOOKS["thing-edge"], "stroke_width": 2, "stroke_linejoin": "round"}
    fold = path(shape["fold"], stroke=LOOKS["thing-edge"], stroke_opacity=0.4, stroke_width=1.2)
    return group(
        tag("ellipse", cx=2, cy=20, rx=17, ry=5, fill=LOOKS["thing-shadow"]),
        path(shape["robe"], fill=_robe(number), **edge),
        fold,
        tag("circle", cx=0, cy=-10, r=6.6, fill=LOOKS["skin"], **edge),
        path(shape["crown"], fill=LOOKS["gold"], **edge),
        _crest(number, 8.5, 0.86),
        x=x,
        y=y,
        scale=scale,
    )


def _robe(number: int, ink: str = "") -> str:
    return LOOKS[f"robe-{RULERS[number]['colour'].replace('_', '-')}{ink}"]


def _crest(number: int, y: float, scale: float) -> str:
    shape = SHAPES["signs"].get(RULERS[number]["id"], SHAPES["lozenge"])
    return group(path(shape, fill=_robe(number, "-ink"), fill_rule="evenodd"), y=y, scale=scale)


def guard(seat: int, x: float, y: float) -> str:
    """The protection that some yurts enjoy."""
    return group(path(SHAPES["guard"], stroke=colour_of(seat), stroke_width=3, stroke_dasharray="5 4"), x=x, y=y)


def court(number: int, out: bool, camps: int) -> str:
    """A court above the board: a pavilion in the ruler's colour, and the camp with the yurts that are left."""
    shape = SHAPES["court"]
    edge: Look = {"stroke": LOOKS["thing-edge"], "stroke_width": 2, "stroke_linejoin": "round"}
    plot = Box(-COURT_WIDE / 2 + 3, 2, COURT_WIDE - 6, 112)
    pillars = path(shape["pillars"], stroke=LOOKS["thing-edge"], stroke_opacity=0.5, stroke_width=3)
    inside = (
        ruler(number, 0, 58, 0.82)
        if out
        else path(shape["doorway"], fill=LOOKS["thing-edge"], fill_opacity=0.75) + pillars
    )
    places = [((k - (CAMP - 1) / 2) * 18, k < camps and not out) for k in range(CAMP)]
    return group(
        rect(plot, rx=10, fill=LOOKS["court"], stroke=colours()["line"], stroke_width=1.5),
        path(shape["hall"], fill=LOOKS["hall"], **edge),
        inside,
        path(shape["roof"], fill=_robe(number), opacity=0.45 if out else 1, **edge),
        "" if out else _crest(number, 30, 0.92),
        path(shape["step"], fill=LOOKS["hall"], **edge),
        *(yurt(None, x, 97, 0.46) if full else _bare(x) for x, full in places),
        x=(number + 0.5) * COURT_WIDE,
    )


def _bare(x: float) -> str:
    look: Look = {"fill": "none", "stroke": colours()["line-strong"], "stroke_dasharray": "3 2", "stroke_width": 1.2}
    return tag("ellipse", cx=x, cy=102, rx=6.5, ry=3, **look)
