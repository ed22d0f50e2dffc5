"""The shapes and measures of Merv's board."""

from __future__ import annotations

from typing import TypedDict

from serai.drawing.reading import read_shapes


class Glaze(TypedDict, total=False):
    """The pattern on the tiles of a colour."""

    width: int
    height: int
    path: str
    dot: list[float]


class CubeShape(TypedDict):
    """A cube: three faces, its edge, and a sign for each colour."""

    names: list[str]
    top: str
    left: str
    right: str
    edge: str
    signs: list[str]


class PieceShape(TypedDict):
    """A wooden piece, and where on it the owner's sign stands, how large."""

    body: str
    sign: tuple[float, float]


class Lying(TypedDict):
    """Where the towns lie to the left and right of the city: how wide that is, and those of the first corner."""

    side: int
    band: int
    near: tuple[int, int]
    far: tuple[int, int]


class Shapes(TypedDict):
    """All of them."""

    tile: int
    gap: int
    rim: int
    wall: dict[str, int]
    slot: dict[str, int]
    town: dict[str, int]
    inset: int
    lying: Lying
    glazes: list[Glaze]
    dunes: str
    cube: CubeShape
    pieces: dict[str, PieceShape]
    roof: str
    corners: list[tuple[int, int]]
    towers: list[tuple[int, int]]
    arrow: str
    icons: dict[str, str]
    rewards: dict[str, str]


SHAPES: Shapes = read_shapes("merv")
