"""axe-core looks at every kind of question that a walker meets, at a banner, and at the end of a game.

The suite takes a sample of each game. With `SERAI_WALK=all` in the environment, or `SERAI_WALK=khan,merv`, whole games
are looked at, each kind of question light and dark.
"""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from serai.engine.core.game import load
from serai.engine.play.match import Match
from tests.web.harness import Visitor, axe_finds
from tests.web.sampling import sample
from tests.web.walkers.test_by_keyboard import SHORT
from tests.web.walkers.walker import THEMES, Size, seated

log = logging.getLogger(__name__)
Visit = Callable[..., Visitor]
GAMES = ("khan", "merv", "warrior_knights")
OPTIONS = {"warrior_knights": SHORT}
FIRST = 10  # questions in a sample
DESK, PHONE = Size(1440, 900), Size(390, 844, "dark", phone=True)
WISH = os.environ.get("SERAI_WALK", "")
WHOLE = [name for name in WISH.replace("all", ",".join(GAMES)).split(",") if name in GAMES]
DRESS = "(theme) => { document.documentElement.dataset.theme = theme; }"
LOOKS = [
    *((game, size, FIRST) for game, size in zip(GAMES, (DESK, PHONE, DESK), strict=True)),
    *((game, size, 10**9) for game in WHOLE for size in (DESK, PHONE, Size(1024, 768, "dark"))),
]


@pytest.mark.parametrize(("game", "size", "most"), LOOKS, ids=lambda each: str(each))
def test_nothing_is_found_at_any_kind_of_question(visit: Visit, game: str, size: Size, most: int) -> None:
    walker = seated(visit, game, size, options=OPTIONS.get(game), pause=True)
    found: dict[str, list[str]] = {}
    kinds: set[str] = set()
    banner = False
    for seen in walker.questions():
        now = walker.page.locator(".banner").count() > 0
        if seen["kind"] not in kinds or (now and not banner):
            for theme in THEMES if most > FIRST else [size.theme]:
                walker.page.evaluate(DRESS, theme)
                told = axe_finds(walker.page)
                found.setdefault(f"{seen['kind']} ({theme})", []).extend(told)
            walker.page.evaluate(DRESS, size.theme)
            kinds.add(seen["kind"])
            banner = banner or now
        walker.seen += 1
        if walker.seen >= most:
            break
        walker.answer(seen["move"])
    log.info("%s at %s: %d questions of %d kinds", game, size, walker.seen, len(kinds))
    assert len(kinds) > 1
    assert not any(found.values()), "\n".join(f"{kind}: {line}" for kind, told in found.items() for line in told)


@pytest.mark.parametrize("size", sample(PHONE, DESK), ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_at_the_end(visit: Visit, game: str, size: Size) -> None:
    match = Match.new(load(game), 3, "the end", dict(OPTIONS.get(game, {})))
    dice = random.Random(1)
    while not match.over:
        asked = match.asks[0]
        match.make(asked.seat, dice.choice(list(asked.options)))
    ann = visit("Ann", phone=size.phone, theme=size.theme, animation="none")
    page = ann.go(f"/table/{ann.opened(match.record.to_json())}")
    expect(page.locator("[data-part=final]")).to_be_in_viewport()
    assert axe_finds(page) == []
