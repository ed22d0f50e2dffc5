"""Up to three good choices for a question, each with reasons: what a bot would do there, by what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from serai.bots.bot import asks_of, view_of
from serai.bots.dice import Dice
from serai.bots.evaluation import evaluation_of
from serai.bots.reasons import Because, Explainer, explained_by
from serai.bots.search import Considered
from serai.engine.core.steps import Choice, listed_in
from serai.engine.play.match import Match

MOST: Final = 3
CLOSE: Final = 0.25  # of the visits of the best choice that another must have had, to be as good as suggested
RIVALS: Final = 5  # other choices that were considered and are compared with
STRANGERS: Final = 3  # and so many that were not


class Suggestion(NamedTuple):
    """A choice that a bot considered, and the reasons for it; none where nothing true can be said."""

    considered: Considered
    reasons: list[Because]


def suggestions(
    match: Match,
    seat: int,
    considered: Sequence[Considered],
    seed: str,
    alike: Callable[[Choice], object] = repr,
    most: int = MOST,
) -> list[Suggestion]:
    """The best of what a bot considered for a seat, with reasons; `seed` decides in which worlds these are found.

    Of choices that are `alike` to a person, as two equal cards are, only the best is suggested.
    """
    if not considered:
        return []
    good = [one for one in considered if one.visits >= CLOSE * considered[0].visits]
    first = {alike(one.pick): one for one in reversed(good)}
    good = [one for one in good if first[alike(one.pick)] is one][:most]
    return [Suggestion(one, why) for one, why in zip(good, _reasons(match, seat, good, considered, seed), strict=True)]


def _reasons(
    match: Match, seat: int, good: Sequence[Considered], considered: Sequence[Considered], seed: str
) -> list[list[Because]]:
    """Why to make each of these choices rather than another; nothing where the game names no terms."""
    explained = explained_by(match.game)
    if explained is None:
        return [[] for _ in good]
    explainer = Explainer(explained, evaluation_of(match.game), view_of(match, seat), seed)
    options: Sequence[Choice] = asks_of(match, seat)[0].options
    dice = Dice(seed)
    strangers = [options[dice.below(len(options))] for _ in range(STRANGERS)]
    rivals = [one.pick for one in considered[: RIVALS + 1]]
    return [explainer.reasons(one.pick, _without(rivals, one.pick), _without(strangers, one.pick)) for one in good]


def _without(picks: Sequence[Choice], pick: Choice) -> list[Choice]:
    return [other for other in picks if not listed_in((pick,), other)]
