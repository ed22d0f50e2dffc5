"""What happens in the process that draws: from a position to the bytes of a picture."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import resvg_py

from serai.drawing.boards import drawn
from serai.drawing.card import Card, Player, picture
from serai.engine.views.race import Contender
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
    card = Card(game.called, game.title, _players(game, position, words), standing, share)
    return as_png(picture(card, board))


def as_png(svg: str) -> bytes:
    """A drawing as a picture; the fonts are our own, so that it looks the same on every machine."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=_fonts()))


@lru_cache(maxsize=1)
def _fonts() -> list[str]:
    folder = files("serai.drawing") / "fonts"
    return [str(folder / name) for name in ("Inter-SemiBold.ttf", "Spectral-SemiBold.ttf")]


def _players(game: Finished, position: Position, words: Words) -> list[Player]:
    """Everybody with what counts most now; at the end the winners are marked."""
    over = position.number == game.last
    scores = _scores(position)
    return [
        Player(
            seat,
            name or words.seat(seat),
            str(scores[seat]) if seat in scores else "",
            over and seat in game.winners,
        )
        for seat, name in enumerate(game.names)
    ]


def _scores(position: Position) -> dict[int, int]:
    """By seat: what counts most; a game that tells nothing of its race has the points of its result."""
    race: list[Contender] | None = position.facts.get("race")
    if race is not None:
        return {one["owner"]: one["counts"][0]["number"] for one in race if one["counts"]}
    result: list[list[int]] | None = position.view.get("result")
    points: list[int] = position.facts.get("points") or (result[0] if result else [])
    return dict(enumerate(points))
