"""Why a choice is good, in terms that its game names: what it changes, compared with the other choices.

A game's folder may hold a module `bot/terms.py` with the function of `Explained` below, which splits the value of a
position into named terms. Each choice is tried out in the same imagined worlds and played on until its value can be
trusted; the terms in which it does better than the others, in most of these worlds, become reasons. Where there is no
such term, what the choice changes at once may be one, or what it leads to. No reason is better than a false one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, Literal, NamedTuple, Protocol

from serai.bots.bot import View
from serai.bots.dice import Dice
from serai.bots.evaluation import Evaluation, result_values, softmax
from serai.bots.policy import play_to_quiet, take, to_question
from serai.engine.core.chance import seeded
from serai.engine.core.companions import companion
from serai.engine.core.game import Game
from serai.engine.core.steps import Choice

WORLDS: Final = 12  # in which every choice is tried out
FAR: Final = 24  # choices that are played on with at most
LEAST: Final = 0.04  # points that a reason must be worth
SMALL: Final = 0.012  # where there is no such reason: a choice that matters little has small reasons
CERTAIN: Final = 1.5  # times the standard error that it must be worth
SHARE: Final = 0.3  # of the best reason that another must be worth
CAUSED: Final = 0.5  # of a change that other choices must not bring, to be called the choice's own
MOST: Final = 2  # reasons for a choice, beside what it costs
SURE: Final = 0.99  # of being first, to say that a choice wins
LIKELY: Final = 0.25  # of something counted, to say that it follows
NOTICED: Final = 1e-3  # of something counted
How = Literal["gain", "keep", "harm", "deny", "cost", "follow"]
GAIN: Final = "gain"
KEEP: Final = "keep"
HARM: Final = "harm"
DENY: Final = "deny"
COST: Final = "cost"
FOLLOW: Final = "follow"

Terms = Mapping[str, tuple[float, float | None]]
POINTS, AMOUNT = 0, 1  # of a term


class Explained(Protocol):
    """What `bot/terms.py` offers; a module with these names fulfils it."""

    SPENT: frozenset[str]  # terms that a player pays with, of which a loss is worth telling

    def terms(self, s: Any) -> Sequence[Terms]:
        """The value of every entry of `Evaluation.value`, split into terms by name; they add up to it.

        With its points each term has an amount, how much there is of what a player would count; None for what no choice
        is made for, as the turn itself. More of it is better, so what is bad is counted below zero.
        """


class Because(NamedTuple):
    """A reason: a term, how it changes, by how many (0: by less than one), and whose it is where that is a rival's.

    `gain` is what the chooser will have more than now, `keep` what other choices would cost, `cost` what this one does;
    `harm` is what a rival loses, `deny` what other choices would give them; `follow` is what will probably come next,
    whether or not other choices lead to it too. A rival that is no seat comes after the seats.
    """

    term: str
    how: How
    number: int
    rival: int | None = None


class Outlook(NamedTuple):
    """What lies ahead in each imagined world: the terms of all entries, or None where the game is over."""

    worlds: list[Sequence[Terms] | None]
    won: float  # how often, of those that are over
    score: float  # in those, on average

    @property
    def ended(self) -> bool:
        """Whether the game is over in every world."""
        return not any(self.worlds)


class Change(NamedTuple):
    """A term of an entry: what it is worth more to the chooser than elsewhere, and how its amount has grown."""

    entry: int
    term: str
    worth: float
    grown: float  # from now
    ahead: float  # of what the others lead to
    at_once: float  # how it has grown from now by the choice alone

    @property
    def is_own(self) -> bool:
        """Whether the choice itself makes most of the change: at once, or unlike the others."""
        return max(self.ahead / self.grown, self.at_once / self.grown) >= CAUSED if self.grown else False


class Compared(NamedTuple):
    """One imagined world: as it is now, as the choice leads to it, at once and in the end, and as others do."""

    now: Sequence[Terms]
    own: Sequence[Terms]
    soon: Sequence[Terms]
    others: Sequence[Sequence[Terms]]

    def grown(self, entry: int, term: str) -> float:
        """How much more of a term there is than now."""
        return _of(self.own, entry, term, AMOUNT) - _of(self.now, entry, term, AMOUNT)

    def at_once(self, entry: int, term: str) -> float:
        """How much more of it there is as soon as the choice is made."""
        return _of(self.soon, entry, term, AMOUNT) - _of(self.now, entry, term, AMOUNT)

    def ahead(self, entry: int, term: str, part: int) -> float:
        """How much more there is than the others lead to."""
        return _of(self.own, entry, term, part) - _mean(_of(one, entry, term, part) for one in self.others)


class Explainer:
    """Compares choices for one question, in worlds that are the same for all of them."""

    def __init__(self, explained: Explained, evaluation: Evaluation, view: View, seed: str) -> None:
        self._explained = explained
        self._evaluation = evaluation
        self._view = view
        self._seed = seed
        self._known: dict[tuple[type, Choice], Outlook] = {}
        self._now = self._ahead(None, 0)
        self._threats = self._threatening()

    def reasons(self, pick: Choice, rivals: Sequence[Choice], strangers: Sequence[Choice]) -> list[Because]:
        """Why to choose this rather than its rivals, else than any other choice, else at all; the best reason first."""
        mine = self.outlook(pick)
        against = [self.outlook(other) for other in rivals]
        if mine.ended:
            return _of_the_end(mine, against) or _of_the_end(mine, [self.outlook(other) for other in strangers])
        soon = self._ahead(pick, 0)
        for least in (LEAST, SMALL):
            found = self._told(self._changes(mine, soon, against), least)
            if not found:
                found = self._told(self._changes(mine, soon, [self.outlook(other) for other in strangers]), least)
            if not found:
                found = self._told(self._changes(soon, soon, [self._now]), least)
            found = found or self._following(self._changes(mine, soon, [self._now]), least)
            if found:
                return found
        return []

    def outlook(self, pick: Choice) -> Outlook:
        """What a choice leads to, where its value can be trusted."""
        key = (type(pick), pick)
        if key not in self._known:
            self._known[key] = self._ahead(pick, FAR)
        return self._known[key]

    def _ahead(self, pick: Choice | None, far: int) -> Outlook:
        """What lies after a choice and so many more, or now."""
        worlds: list[Sequence[Terms] | None] = []
        won = score = 0.0
        for number in range(WORLDS):
            seed, seat = f"{self._seed}/{number}", self._view.seat
            s, dice = self._view.imagine(seeded(seed)), Dice(seed)
            if pick is not None:
                take(s, seat, pick)
                listed = to_question(self._evaluation, s, seat, dice)
                play_to_quiet(self._evaluation, s, seat, dice, far, listed=listed)
            worlds.append(self._explained.terms(s) if s.result is None else None)
            won += 0.0 if s.result is None else result_values(s.result, s.seats)[seat]
            score += 0.0 if s.result is None else s.result.scores[seat]
        over = max(1, worlds.count(None))
        return Outlook(worlds, won / over, score / over)

    def _threatening(self) -> list[float]:
        """By entry, how much of its gain is the chooser's loss: its share of the chances that are not the chooser's."""
        s = self._view.imagine(seeded(self._seed))
        chances = softmax(self._evaluation.value(s), self._evaluation.uncertainty(s))
        left = sum(chances) - chances[self._view.seat]
        return [chance / left if left > NOTICED else 1.0 / max(1, len(chances) - 1) for chance in chances]

    def _changes(self, mine: Outlook, soon: Outlook, others: Sequence[Outlook]) -> list[Change]:
        """Every term that is surely worth more, or less, than the others lead to."""
        compared = [
            Compared(now, own, at_once or own, them)
            for place, (now, own, at_once) in enumerate(zip(self._now.worlds, mine.worlds, soon.worlds, strict=True))
            if now is not None and own is not None and (them := [one for one in _at(others, place) if one is not None])
        ]
        if not compared:
            return []
        found = []
        for entry, terms in enumerate(compared[0].own):
            weight = 1.0 if entry == self._view.seat else -self._threats[entry]
            for term, (_, amount) in terms.items():
                worths = [world.ahead(entry, term, POINTS) for world in compared]
                if amount is None or not _is_sure(worths):
                    continue
                grown = _mean(world.grown(entry, term) for world in compared)
                ahead = _mean(world.ahead(entry, term, AMOUNT) for world in compared)
                at_once = _mean(world.at_once(entry, term) for world in compared)
                found.append(Change(entry, term, weight * _mean(worths), grown, ahead, at_once))
        return found

    def _told(self, changes: Sequence[Change], least: float) -> list[Because]:
        """The changes that speak for a choice, as reasons; after them what it costs most, if that is much."""
        good = [(change.worth, because) for change in changes if (because := self._for(change, least)) is not None]
        good.sort(key=lambda one: -one[0])
        best = good[0][0] if good else 0.0
        found = [because for worth, because in good[:MOST] if worth >= SHARE * best]
        spent = [change for change in changes if found and self._is_spent(change) and -change.worth >= SHARE * best]
        dearest = min(spent, key=lambda change: change.worth, default=None)
        return found if dearest is None else [*found, Because(dearest.term, COST, round(-dearest.grown))]

    def _for(self, change: Change, least: float) -> Because | None:
        """What can be said of a change that speaks for a choice."""
        entry, term = change.entry, change.term
        if change.worth < least or abs(change.ahead) < NOTICED or (entry == self._view.seat) != (change.ahead > 0):
            return None
        if entry == self._view.seat:
            gained = change.grown > NOTICED and change.is_own
            return Because(term, GAIN, round(change.grown)) if gained else Because(term, KEEP, round(change.ahead))
        lost = change.grown < -NOTICED and change.is_own
        number = -change.grown if lost else -change.ahead
        return Because(term, HARM if lost else DENY, round(number), entry)

    def _following(self, changes: Sequence[Change], least: float) -> list[Because]:
        """What the chooser will probably have more of, whatever it is that brings it."""
        own = [change for change in changes if change.entry == self._view.seat and change.worth >= least]
        likely = [change for change in own if change.grown >= LIKELY]
        best = max(likely, key=lambda change: change.worth, default=None)
        return [] if best is None else [Because(best.term, FOLLOW, round(best.grown))]

    def _is_spent(self, change: Change) -> bool:
        """Whether a change is a price that the choice itself has."""
        own = change.entry == self._view.seat and change.term in self._explained.SPENT
        return own and change.worth <= -LEAST and round(-change.grown) > 0 and change.is_own


def _of_the_end(mine: Outlook, others: Sequence[Outlook]) -> list[Because]:
    """Why to choose what ends the game: it wins where others do not, or brings more points than they do."""
    over = [one for one in others if one.ended]
    if mine.won >= SURE and any(one.won < SURE for one in over or others):
        return [Because("win", GAIN, 0)]
    more = mine.score - _mean(one.score for one in over) if over else 0.0
    return [Because("score", KEEP, round(more))] if round(more) > 0 else []


def explained_by(game: Game) -> Explained | None:
    """What splits the values of a game into terms, where it has that."""
    beside: Explained | None = getattr(game, "terms", None) or companion(game, "bot.terms")
    return beside


def _at(others: Sequence[Outlook], place: int) -> list[Sequence[Terms] | None]:
    return [one.worlds[place] for one in others]


def _of(world: Sequence[Terms], entry: int, term: str, part: int) -> float:
    return float(world[entry].get(term, (0.0, 0.0))[part] or 0.0)


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _is_sure(values: Sequence[float]) -> bool:
    """Whether values differ from nothing by more than they differ among themselves."""
    middle = _mean(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return abs(middle) > CERTAIN * spread / sqrt(len(values))
