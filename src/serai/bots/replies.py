"""How bots answer those they play with: what they are asked to agree to is answered with a reason.

A game's folder may hold a module `bot/replies.py` with what `Replies` names below. Reasons are keys that clients
translate; they say no more of what a bot thinks than its answer does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from serai.bots.search import Considered
from serai.engine.core.companions import companion
from serai.engine.core.game import Game
from serai.engine.core.state import State
from serai.engine.core.steps import Choice, listed_in

ALIKE = 0.01  # of the chance to win that makes no difference


class Replies(Protocol):
    """What `bot/replies.py` offers; a module with these names fulfils it."""

    CONSENTS: tuple[type, ...]  # the questions by which others ask something of a seat

    def answer(self, s: Any, seat: int, by: int, pick: Any) -> tuple[str, Any | None] | None:
        """The reason a bot in a seat gives for its answer to an aside of another, and the aside that it answers with.

        None where the aside is not meant for it. The state is an imagined one, in which the aside was carried out.
        """


def replies_of(game: Game) -> Replies | None:
    """The replies of a game, where it has any."""
    beside: Replies | None = companion(game, "bot.replies")
    return beside


def reason_for(game: Game, s: State, considered: Sequence[Considered], pick: Choice) -> str | None:
    """Why a bot gave this answer when somebody asked something of it; None for any other question."""
    replies = replies_of(game)
    if replies is None or type(s.todo[-1]) not in replies.CONSENTS:
        return None
    own = [one.value for one in considered if listed_in((one.pick,), pick)]
    others = [one.value for one in considered if not listed_in((one.pick,), pick)]
    if not own:
        return None
    if not others:
        return "consent-better"  # the other answer was not even worth a look
    return "consent-better" if own[0] - max(others) >= ALIKE else "consent-same"
