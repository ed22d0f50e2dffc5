"""What is painted: pixels of a screenshot, and how far two colours stand apart."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from statistics import median

from playwright.sync_api import Page

Colour = tuple[float, float, float]
Line = tuple[float, float, float, float]

# The pixels along lines of a screenshot, two for every pixel of their length.
ALONG = """
async ([picture, lines]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / document.documentElement.clientWidth;
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  return lines.map(([x0, y0, x1, y1]) => {
    const steps = Math.max(8, Math.ceil(2 * scale * Math.hypot(x1 - x0, y1 - y0)));
    return [...Array(steps + 1).keys()].map((step) => {
      const x = Math.floor((x0 + ((x1 - x0) * step) / steps) * scale);
      const y = Math.floor((y0 + ((y1 - y0) * step) / steps) * scale);
      const at = 4 * (y * bitmap.width + x);
      return [data[at], data[at + 1], data[at + 2]];
    });
  });
}
"""


def along(page: Page, lines: Sequence[Line]) -> list[list[Colour]]:
    """The painted pixels along some lines."""
    picture = base64.b64encode(page.screenshot()).decode()
    found: list[list[Colour]] = page.evaluate(ALONG, [picture, lines])
    return found


def luminance(colour: Colour) -> float:
    def linear(part: float) -> float:
        part /= 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How far two colours stand apart, as WCAG counts it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def middling(colours: Iterable[Colour]) -> Colour:
    """What most of some pixels look like."""
    reds, greens, blues = zip(*colours, strict=True)
    return median(reds), median(greens), median(blues)


def part(line: list[Colour], start: float, end: float) -> list[Colour]:
    """A stretch of a line, from one share of its length to another."""
    return line[int(start * len(line)) : max(int(end * len(line)), int(start * len(line)) + 1)]


def crossing(line: list[Colour], start: float = 0.36, end: float = 0.62) -> float:
    """How far a mark between two grounds stands out against the nearer of both."""
    inside, outside = middling(part(line, 0.14, 0.32)), middling(part(line, 0.68, 0.86))
    marked = part(line, start, end)
    return min(max(contrast(pixel, ground) for pixel in marked) for ground in (inside, outside))
