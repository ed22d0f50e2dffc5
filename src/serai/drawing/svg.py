"""Putting SVG text together: elements, text that fits its room, and nothing that could be read as anything else."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import quoteattr

Value = str | float
Look = dict[str, Value]  # attributes that several elements have
NARROW = frozenset("iljtfrI.,:;'|!()[] ’ґії")
WIDE = frozenset("mwMWШЩЖЮФшщжюфм@%—…")
TITLE, TEXT = "Spectral", "Inter"  # the families of the fonts in fonts/
NO_CHARACTERS = dict.fromkeys(range(32))  # control characters, which XML has no way to write


class Point(NamedTuple):
    """A place in a drawing."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle in a drawing."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """The point in its middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)


class Drawing(NamedTuple):
    """SVG text that fills a rectangle from its upper left corner, and how large that is."""

    svg: str
    width: float
    height: float


def number(value: float) -> str:
    """A number as it is written, with a decimal where it needs one."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def escaped(text: str) -> str:
    """Text as it stands between two tags."""
    plain = text.translate(NO_CHARACTERS)
    return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def tag(name: str, *inside: str, **attributes: Value | None) -> str:
    """An element; an underscore in an attribute's name is a dash, and None leaves it out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def path(d: str, **attributes: Value | None) -> str:
    """A path; without a fill it is only a line."""
    return tag("path", d=d, **{"fill": "none", **attributes})


def rect(box: Box, **attributes: Value | None) -> str:
    """A rectangle."""
    return tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, **attributes)


def circle(at: Point, r: float, **attributes: Value | None) -> str:
    """A circle."""
    return tag("circle", cx=at.x, cy=at.y, r=r, **attributes)


def group(*inside: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Value | None) -> str:
    """Elements somewhere else, and of another size."""
    moved = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
    return tag("g", *inside, transform=moved, **attributes)


def words(text: str, at: Point, size: float, family: Value = TEXT, **attributes: Value | None) -> str:
    """A line of text; it begins at the point unless `text_anchor` says otherwise."""
    return tag("text", escaped(text), x=at.x, y=at.y, font_family=family, font_size=size, font_weight=600, **attributes)


def width_of(text: str, size: float) -> float:
    """About how wide a line is; rather more than less, since nothing may run out of its room."""
    return size * sum(_em(sign) for sign in text)


def _em(sign: str) -> float:
    if sign in NARROW:
        return 0.33
    if sign in WIDE:
        return 0.9
    if ord(sign) >= 0x2E80:  # as wide as they are high
        return 1.05
    return 0.69 if sign.isupper() else 0.6


def fitted(text: str, room: float, size: float) -> str:
    """The text, cut short with an ellipsis where it is wider than its room."""
    if width_of(text, size) <= room:
        return text
    kept = text
    while kept and width_of(f"{kept}…", size) > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def shrunk(text: str, room: float, size: float, least: float) -> float:
    """The size in which a text fits its room, but none below the least."""
    wide = width_of(text, size)
    return size if wide <= room else max(least, size * room / wide)
