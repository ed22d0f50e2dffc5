"""At every size: what a question is about is in reach, nothing is cut, nothing moves, and lists are short.

The suite takes a sample. With `SERAI_WALK=all` in the environment whole games are played at all sizes, light and dark;
with `SERAI_WALK=khan,merv` those of these games, and with `SERAI_WALK=khan:4` such games of four players.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import replace

import pytest

import serai
from serai.teach.coach import is_coached
from tests.web.harness import Visitor
from tests.web.walkers.walker import Size, seated

log = logging.getLogger(__name__)
Visit = Callable[..., Visitor]
SIZES = (
    Size(1920, 1080),
    Size(1440, 900),
    Size(1366, 768),
    Size(1024, 768),
    Size(390, 844, phone=True),
    Size(844, 390, phone=True),
    Size(720, 450),  # 1440 by 900 at 200 %
)
SAMPLE = (Size(1024, 768), Size(390, 844, "dark", phone=True))
QUESTIONS = 8
# Random barons go on for hundreds of rounds; people and good bots need ten at most.
OPTIONS = {"warrior_knights": {"round_limit": 12}}
GAMES = ("khan", "merv", "warrior_knights", "tic_tac_toe")
WISH = os.environ.get("SERAI_WALK", "")
WHOLE = [name for name in WISH.replace("all", "khan,merv,warrior_knights,tic_tac_toe").split(",") if name]
WALKS = [
    *((game, size, QUESTIONS) for game in GAMES for size in SAMPLE),
    *((game, replace(size, theme=theme), 10**9) for game in WHOLE for size in SIZES for theme in ("light", "dark")),
]


@pytest.mark.parametrize(("wish", "size", "most"), WALKS, ids=lambda each: str(each))
def test_everything_a_question_is_about_is_in_reach(visit: Visit, wish: str, size: Size, most: int) -> None:
    game, _, players = wish.partition(":")
    walker = seated(visit, game, size, bots=int(players or 2) - 1, options=OPTIONS.get(game))
    assert walker.walk(most) > 2
    log.info("%s at %s: %d questions, %d faults", game, size, walker.seen, len(walker.faults))
    assert bool(walker.notes) == is_coached(serai.load(game)), "the coach says something in a first game"
    assert not walker.faults, "\n".join(walker.faults)
