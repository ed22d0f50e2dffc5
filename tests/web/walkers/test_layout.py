"""At every size: what a question is about is in reach, nothing is cut, nothing moves, and lists are short.

Every question is looked at light and dark. The suite takes a sample. With `SERAI_WALK=all` in the environment whole
games are played at all sizes; with `SERAI_WALK=khan,merv` those of these games, with `SERAI_WALK=merv:1` or `khan:4`
such games of one alone or of four, with `SERAI_WALK=khan:3:ru` in Russian. At one size all animations are played.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable

import pytest

import serai
from serai.teach.coach import is_coached
from tests.web.harness import Visitor
from tests.web.walkers.walker import THEMES, Size, seated

log = logging.getLogger(__name__)
Visit = Callable[..., Visitor]
MOVING = Size(1440, 900, "dark")  # where all animations are played
SIZES = (
    Size(1920, 1080),
    MOVING,
    Size(1366, 768, "dark"),
    Size(1024, 768),
    Size(390, 844, phone=True),
    Size(844, 390, "dark", phone=True),
    Size(720, 450, "dark"),  # 1440 by 900 at 200 %
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
    *((game, size, 10**9) for game in WHOLE for size in SIZES),
]


@pytest.mark.parametrize(("wish", "size", "most"), WALKS, ids=lambda each: str(each))
def test_everything_a_question_is_about_is_in_reach(visit: Visit, wish: str, size: Size, most: int) -> None:
    game, players, language = [*wish.split(":"), "", ""][:3]
    bots, animation = int(players or 2) - 1, "full" if size is MOVING else "none"
    walker = seated(visit, game, size, bots, options=OPTIONS.get(game), animation=animation, language=language or "en")
    assert walker.walk(most, THEMES) > 2
    told = (wish, size, walker.seen, walker.presses, walker.explained, len(walker.faults))
    log.info("%s at %s: %d questions, %d presses, %d explanations, %d faults", *told)
    assert bool(walker.notes) == is_coached(serai.load(game)), "the coach says something in a first game"
    assert not walker.faults, "\n".join(walker.faults)
