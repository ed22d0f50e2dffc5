"""Games played by keys alone: Warrior Knights whole, the others for a while; in an ordinary run parts of two."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.harness import Visitor
from tests.web.sampling import ALL, sample
from tests.web.walkers.keyboard import Typist

Visit = Callable[..., Visitor]
SHORT = {"influence_per_player": 8, "round_limit": 5}
ONE = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}


def typist(visit: Visit, game: str, **wish: object) -> Typist:
    ann = visit("Ann", animation="none")
    table = str(ann.post("/tables", {"game": game, "seats": [ONE, BOT], **wish})["id"])
    ann.start(table)
    return Typist(ann.go(f"/table/{table}"))


def test_warrior_knights_is_played_whole_by_keys(visit: Visit) -> None:
    player = typist(visit, "warrior_knights", options=SHORT)
    assert player.play(**({} if ALL else {"most": 26})) > 25
    assert {"digit", "arrows"} <= player.used
    if ALL:
        assert {"decline", "board", "sure"} <= player.used
        expect(player.page.locator("#final-title")).to_be_focused()


@pytest.mark.parametrize("game", sample("khan", "merv", "tic_tac_toe"))
def test_the_others_are_played_by_keys(visit: Visit, game: str) -> None:
    player = typist(visit, game)
    assert player.play(most=20) > 2
    assert "digit" in player.used
