"""What happens in the process that draws: from a position to the bytes of a picture."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import resvg_py

from serai.drawing.boards import drawn
from serai.drawing.card import Card, Player, picture
from serai.engine.views.race import Contender, Verdict
from serai.protocol.games import game_of
from serai.server.sharing.finished import Finished
from serai.words import Words


class Position(NamedTuple):
    """A position of the past as everybody sees it."""

    number: int
    view: dict[str, Any]
    facts: dict[str, Any]


def draw(game: Finished, position: Position) -> bytes:
    """The picture of a position as PNG."""
    played = game_of(game.game)
    words = Words(game.language, played)
    words.lay(position.view)
    board = drawn(played, position.view, position.facts, words)
    standing = game.standing(position.number)
    share = position.number / game.last if game.last else 1.0
    card = Card(game.called, game.title, players_of(game, position, words), standing, share)
    return as_png(picture(card, board))


def as_png(svg: str) -> bytes:
    """A drawing as a picture; the fonts are our own, so that it looks the same on every machine."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=_fonts()))


@lru_cache(maxsize=1)
def _fonts() -> list[str]:
    folder = files("serai.drawing") / "fonts"
    return [str(folder / name) for name in ("Inter-SemiBold.ttf", "Spectral-SemiBold.ttf")]


def players_of(game: Finished, position: Position, words: Words) -> list[Player]:
    """Everybody with what counts most now, also who plays by rule beside the seats.

    At the end the winners are marked.
    """
    scores = _scores(position)
    beside = [owner for owner in scores if owner >= len(game.names)]
    named = {seat: name or words.seat(seat) for seat, name in enumerate(game.names)}
    named |= {owner: words.entry("owner", owner) for owner in beside}
    verdict: Verdict | None = position.facts.get("verdict")
    won = verdict["winners"] if verdict is not None and beside else game.winners
    over = position.number == game.last
    return [
        Player(owner, name, str(scores[owner]) if owner in scores else "", over and owner in won)
        for owner, name in named.items()
    ]


def _scores(position: Position) -> dict[int, int]:
    """By owner: what counts most; a game that tells nothing of its race has the points of its result."""
    race: list[Contender] | None = position.facts.get("race")
    if race is not None:
        return {one["owner"]: one["counts"][0]["number"] for one in race if one["counts"]}
    result: list[list[int]] | None = position.view.get("result")
    points: list[int] = position.facts.get("points") or (result[0] if result else [])
    return dict(enumerate(points))
