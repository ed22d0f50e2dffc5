"""How the marks of boards are measured on what is painted: against what they lie on, and by the colour of an owner."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from serai import Match
from tests.web.harness import Visitor
from tests.web.walkers.pixels import Colour, contrast, middling, part

Visit = Callable[..., Visitor]
Stretch = tuple[float, float]  # from one share of the length of a line to another
LEAST = 3.0
TINTED = 60  # how far a tint may be from the colour of its owner, over all three parts
LOOKS = [(theme, palette) for theme in ("light", "dark") for palette in ("distinct", "classic")]
COLOURS = """
() => [0, 1, 2, 3].map((seat) => {
  const each = document.createElement("i");
  each.style.color = `var(--seat-${seat})`;
  document.body.append(each);
  const found = getComputedStyle(each).color.match(/\\d+/g).map(Number);
  each.remove();
  return found;
})
"""


def come(visit: Visit, theme: str, palette: str, match: Match, lit: str = "[data-legal]") -> Page:
    """The page of whoever is asked in a match."""
    ann = visit("Ann", animation="none", theme=theme, palette=palette)
    record, seats = match.record.to_json(), len(match.record.seats)
    page = ann.go(f"/table/{ann.gone_on(record, match.number, seats, match.asks[0].seat)}")
    expect(page.locator(lit).first).to_be_visible()
    return page


def seat_colours(page: Page) -> list[Colour]:
    """The colours of the first seats, as the page has them."""
    found: list[Colour] = page.evaluate(COLOURS)
    return found


def apart_from(tint: Colour, colour: Colour) -> float:
    """How far two colours are from each other, over all three parts."""
    return sum(abs(one - other) for one, other in zip(tint, colour, strict=True))


def check_tint(tint: Colour, colour: Colour, what: str) -> None:
    """Whether something is painted in the colour of its owner."""
    near = apart_from(tint, colour)
    assert near < TINTED, f"{what} is painted {tint}, {near} from its owner's colour"


def check_outline(line: list[Colour], what: str, *, ground: Stretch, edge: Stretch, tint: Stretch) -> Colour:
    """Whether the edge of something stands out on the ground and on its own colour; gives that colour."""
    beside, within = middling(part(line, *ground)), middling(part(line, *tint))
    for other in (beside, within):
        apart = max(contrast(pixel, other) for pixel in part(line, *edge))
        assert apart >= LEAST, f"the edge of {what} on {other}: {apart:.2f}"
    return within
