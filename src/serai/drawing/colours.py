"""The colours of pages and boards, read from the style sheets that browsers read: by day, and in the palette of all."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
NAMED = re.compile(r"--([\w-]+):\s*([^;]+);")
OTHER = re.compile(r"\[data-|@media")  # by night, or in another palette
VARIABLE = re.compile(r"var\(--([\w-]+)\)")
SPACED = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")


class Colours(dict[str, str]):
    """Colours by their names, without the dashes before them."""


def _named(sheet: str) -> dict[str, str]:
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    blocks = [body for head, body in BLOCK.findall(plain) if not OTHER.search(head)]
    return {name: value.strip() for body in blocks for name, value in NAMED.findall(body)}


def _written(value: str, named: dict[str, str]) -> str:
    """A colour as SVG writes it, whatever it is called after."""
    while found := VARIABLE.search(value):
        value = value.replace(found[0], named[found[1]])
    return SPACED.sub(r"rgba(\1,\2,\3,\4)", value)


@lru_cache(maxsize=16)
def colours(board: str = "") -> Colours:
    """The colours of everything, and of a board."""
    folder = files(__package__)
    sheets = [folder / "colours.css", *([folder / board / "colours.css"] if board else [])]
    named = {name: value for sheet in sheets for name, value in _named(sheet.read_text(encoding="utf-8")).items()}
    return Colours({name: _written(value, named) for name, value in named.items()})
