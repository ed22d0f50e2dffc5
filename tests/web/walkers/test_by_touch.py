"""Games played by fingers alone on a phone: Warrior Knights whole, the others for a while; ordinarily parts of two."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.harness import Visitor
from tests.web.sampling import ALL, sample
from tests.web.walkers.test_by_keyboard import SHORT
from tests.web.walkers.walker import Size, Walker, seated

Visit = Callable[..., Visitor]
PHONE = Size(390, 844, phone=True)
# Whatever answers, in the ask, and is too small for a finger.
SMALL = """
() => [...document.querySelectorAll("[data-part=asked] :is(.option, .verb, .main, .more, footer button)")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.innerText, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
  .map(([name, { width, height }]) => `${name}: ${width} by ${height}`)
"""


def played(walker: Walker, most: int = 10**9) -> int:
    """Play until the end or so many questions long; whatever answers is large enough."""
    for seen in walker.questions():
        assert walker.page.evaluate(SMALL) == [], seen["kind"]
        walker.answer(seen["move"])
        walker.seen += 1
        if walker.seen >= most:
            break
    return walker.seen


def test_warrior_knights_is_played_whole_by_fingers(visit: Visit) -> None:
    walker = seated(visit, "warrior_knights", PHONE, options=SHORT)
    assert played(walker, **({} if ALL else {"most": 20})) >= 20
    if ALL:
        expect(walker.page.locator("[data-part=final]")).to_be_in_viewport()


@pytest.mark.parametrize("game", sample("merv", "khan", "tic_tac_toe"))
def test_the_others_are_played_by_fingers(visit: Visit, game: str) -> None:
    assert played(seated(visit, game, PHONE), most=12) > 2
