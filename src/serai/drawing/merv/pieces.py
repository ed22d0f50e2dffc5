"""The small things of Merv: icons, cubes, and the wooden pieces of their owners."""

from __future__ import annotations

from serai.drawing.colours import colours
from serai.drawing.merv.shapes import SHAPES
from serai.drawing.seats import colour_of, sign
from serai.drawing.svg import group, path
from serai.games.merv.tables import COURTIER, MAGISTRATE

LOOKS = colours("merv")
WHITE = 4


def icon(name: str, size: float, x: float, y: float, colour: str) -> str:
    """One of the small drawings."""
    shape = SHAPES["icons"].get(name, SHAPES["icons"]["any"])
    rule = "nonzero" if name == "favour" else "evenodd"
    return group(path(shape, fill=colour, fill_rule=rule), x=x, y=y, scale=size / 24)


def cube(kind: int, size: float, x: float, y: float) -> str:
    """A cube: three faces of its colour, and a sign that tells the colour without it."""
    shape = SHAPES["cube"]
    name = shape["names"][kind]
    ink = "rgba(90,60,10,0.5)" if name == "sand" else "rgba(255,255,255,0.6)"
    faces = [
        path(face, fill=LOOKS[f"merv-cube-{name}-{side}"])
        for side, face in (("top", shape["top"]), ("left", shape["left"]), ("right", shape["right"]))
    ]
    mark = path(shape["signs"][kind], fill=ink) if shape["signs"][kind] else ""
    edge = path(shape["edge"], stroke="rgba(30,20,10,0.55)", stroke_width=0.9, stroke_linejoin="round")
    return group(*faces, mark, edge, x=x, y=y, scale=size / 24)


def reward(name: str, size: float, x: float, y: float) -> str:
    """The drawing for a reward; a white cube is a cube."""
    if name == "white_cube":
        return cube(WHITE, size, x, y)
    return icon(SHAPES["rewards"].get(name, "any"), size, x, y, LOOKS["ink-soft"])


def looks_like(owner: int) -> int:
    """The seat whose looks an owner has: the Courtier is grey, the Magistrate has a look of his own."""
    return {COURTIER: 5, MAGISTRATE: 4}.get(owner, owner)


def piece(kind: str, owner: int, x: float, y: float, scale: float = 1) -> str:
    """A wooden piece of an owner, around its middle; a light line around it stands out on every glaze."""
    shape = SHAPES["pieces"][kind]
    body, (down, small) = shape["body"], shape["sign"]
    roof = path(
        SHAPES["roof"],
        stroke="rgba(25,15,5,0.8)",
        stroke_width=3.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    seat = looks_like(owner)
    return group(
        path(body, fill="rgba(20,12,4,0.4)", transform="translate(1.6 2.4)"),
        path(body, stroke="#fff9ee", stroke_width=6, stroke_linejoin="round"),
        path(body, fill=colour_of(seat), stroke="#190f05", stroke_width=2.4, stroke_linejoin="round"),
        roof if kind == "house" else "",
        sign(seat, 0, down, small),
        x=x,
        y=y,
        scale=scale,
    )
