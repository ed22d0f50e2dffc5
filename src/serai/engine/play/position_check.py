"""Whether a game can go on from a position that a person wrote: what it holds, and what comes of it in random play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.engine.core.errors import BadPosition
from serai.engine.core.game import Game
from serai.engine.core.state import DERIVED
from serai.engine.core.steps import ASK_ALL
from serai.engine.play.match import Match
from serai.engine.play.position import Position, PositionWords, read_position, words_of
from serai.engine.play.position_values import Numbers
from serai.engine.play.questions import checked_draft

MOST_STEPS = 200  # still to happen; games have a dozen
LARGEST_NUMBER = 20_000  # unless it is a set of bits: rules count up to what they find
TRIALS = 12  # random games that are played from a position before it is accepted
MOST_DECISIONS = 2_000  # in each of these


def checked_position(text: str, game: Game | None = None) -> Position:
    """The position that the text holds; BadPosition if the rules cannot have led there or cannot go on from there."""
    position = read_position(text, game)
    _check_size(position)
    try:
        _check_result(position)
        _check_drafts(position)
        broken = position.game.check(position.state) or _tried_out(position)
    except BadPosition:
        raise
    except Exception as error:  # whatever a game's own code makes of a state that cannot be
        raise BadPosition(f"no game can go on from it ({type(error).__name__}: {str(error)[:100]})") from None
    if broken:
        raise BadPosition(f"the position breaks {', '.join(broken)}")
    return position


def _check_size(position: Position) -> None:
    """Refuse numbers and stacks that would keep the rules busy for long."""
    game, _, s = position
    words, kept = words_of(game), snapshot.save(game, s)
    if len(s.todo) > MOST_STEPS:
        raise BadPosition(f"at most {MOST_STEPS} steps can be still to happen")
    for name in ("todo", "barrier", "drafts", *(field.name for field in game.fields if field.visibility != DERIVED)):
        least, most = _bounds(words, name)
        if any(not least <= number <= most for number in _numbers(kept[name])):
            raise BadPosition(f"a number of {name} is out of bounds, which are {least} and {most}")


def _bounds(words: PositionWords, name: str) -> tuple[int, int]:
    numbers = words.numbers.get(name, Numbers())
    return (0, (1 << len(numbers.of)) - 1) if numbers.bits and numbers.of else (-LARGEST_NUMBER, LARGEST_NUMBER)


def _numbers(value: Any) -> Iterable[int]:
    """Every number in a value as it is saved."""
    if type(value) is int:
        yield value
    elif isinstance(value, list | tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)


def _check_result(position: Position) -> None:
    """A game has a result when nothing is left to happen, with points, a place and reasons for every seat."""
    s = position.state
    if s.result is None:
        return
    scores, places, reasons = s.result
    numbers = [*scores, *places, *(number for reason in reasons for number in reason.values())]
    if s.todo or {len(part) for part in s.result} != {s.seats} or any(type(number) is not int for number in numbers):
        raise BadPosition("the result is not one of a game that is over")


def _check_drafts(position: Position) -> None:
    """What seats have chosen in secret so far is something that they could choose."""
    game, _, s = position
    if s.drafts is None:
        return
    if not s.todo or s.todo[-1].waits != ASK_ALL:
        raise BadPosition("there are drafts, but seats do not choose at once")
    for seat, draft in enumerate(s.drafts):
        checked_draft(game, s, seat, list(map(game.notation.to_text, draft)))


def _tried_out(position: Position) -> list[str]:
    """What the position breaks once it is shown to all and played on at random."""
    game = position.game
    match = Match.from_position(position)
    if not match.over and not match.asks:
        raise BadPosition("the game is not over, and nobody is asked anything")
    for seat in (None, *range(match.state.seats)):
        match.facts(seat)
    for trial in range(TRIALS):
        s = match.state.clone()
        s.telling = True
        playout(s, seeded(f"trial {trial}"), min(MOST_DECISIONS, game.max_decisions(s.seats)))
        broken = game.check(s)
        if broken or not (s.result or s.todo):
            return broken or ["what a game is: it has no end"]
    return []
