"""What may be chosen: everything listed is accepted, everything else is refused with its rule and changes nothing."""

from collections import Counter
from math import log
from typing import Any

import pytest

import serai
from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice, Reason, Unreadable
from serai.engine.core.game import Game
from serai.engine.core.steps import ASK
from serai.engine.play.questions import why_not_draft
from tests.battery.cases import Case, as_text, fingerprint, in_secret, stops, walk, walks
from tests.battery.universe import conceivable, written_wrongly
from tests.roots import ROOT
from tests.rules_plugin import read_rulebook

WALKS = pytest.mark.parametrize("case", walks(), ids=str)
RULEBOOKS = ROOT / "docs" / "rules"
ACCEPTED = 60  # options carried out at a stop


def rules_of(game: Game) -> set[str] | None:
    """The rules that a refusal may cite, or None for a game without a rulebook."""
    book = RULEBOOKS / f"{game.name}.md"
    if not book.exists():
        return None
    return {*read_rulebook(book).rules, *read_rulebook(RULEBOOKS / "serai.md").rules}


def check_reason(match: serai.Match, reason: Reason, rules: set[str] | None) -> None:
    """A refusal cites a rule there is, and its facts are numbers of the tables they are named after."""
    assert type(reason) is Reason
    assert rules is None or reason.rule in rules, f"{reason.rule} is no rule"
    as_text(reason.facts)
    tables = {"seat": match.game.colours[: match.state.seats], **match.game.notation.tables}
    for name, value in reason.facts.items():
        table = name.partition("_")[0]
        for entry in value if isinstance(value, tuple | list) else (value,):
            if table == "number":
                assert type(entry) is int, f"{reason} has a number that is none"
            elif table == "words":
                assert type(entry) is str
            else:
                assert table in tables, f"{reason}: the fact {name} is named after no table"
                assert type(entry) is int, f"{reason}: {name} is no number of its table"
                assert 0 <= entry < len(tables[table]), f"{reason}: {name} is not in its table"


@WALKS
def test_why_not_agrees_with_options_over_all_choices(case: Case) -> None:
    rng, rules = case.rng("why not"), rules_of(case.game)
    for match in stops(case):
        before = fingerprint(match)
        for asked in match.asks:
            listed = {(type(option), option) for option in asked.options}
            s, step = match.state, match.state.todo[-1]
            for pick in conceivable(case.game, asked.options, rng, case.budget.choices):
                legal = (type(pick), pick) in listed
                if step.waits == ASK:
                    taken = not step.takes or type(pick) in step.takes
                    reason = step.why_not(s, pick) if taken else Reason("SE-ASK-3", {})
                    assert step.allows(s, pick) == legal, f"allows() is wrong about {pick}"
                else:
                    reason = why_not_draft(step, s, asked.seat, s.drafts[asked.seat], pick)
                assert (reason is None) == legal, f"{asked.kind}: {pick} is listed: {legal}, but why_not says {reason}"
                if reason is not None:
                    check_reason(match, reason, rules)
                    assert match.why_not(asked.seat, pick) == reason
                else:
                    assert match.why_not(asked.seat, pick) is None
        assert fingerprint(match) == before


@WALKS
def test_every_listed_choice_is_accepted_in_each_of_its_forms(case: Case) -> None:
    rng, notation = case.rng("accepted"), case.game.notation
    for match in stops(case):
        before = fingerprint(match)
        for asked in match.asks:
            for place, option in enumerate(rng.sample(list(asked.options), min(len(asked.options), ACCEPTED))):
                copy = match.clone()
                written = (option, notation.to_row(option), notation.to_text(option))[place % 3]
                told = copy.choose(asked.seat, written, at=match.number)
                assert copy.game.check(copy.state) == [], f"{option} breaks the position"
                assert copy.over or copy.asks
                if in_secret(match):
                    assert copy.number in (match.number, match.number + 1)
                else:
                    assert copy.number == match.number + 1
                    row = copy.record.rows[-1]
                    assert (row.seat, row.act, row.what) == (asked.seat, "chose", notation.to_text(option))
                    assert told == copy.events(asked.seat, len(match.events(None)))
                    assert all(one.move == copy.number for one in told)
        assert fingerprint(match) == before


@WALKS
def test_everything_else_is_refused_and_changes_nothing(case: Case) -> None:
    rng, rules = case.rng("refused"), rules_of(case.game)
    for match in stops(case):
        for asked in match.asks:
            before = fingerprint(match)
            listed = {(type(option), option) for option in asked.options}
            illegal = [
                pick
                for pick in conceivable(case.game, asked.options, rng, case.budget.choices)
                if (type(pick), pick) not in listed
            ]
            tried = rng.sample(illegal, min(25, len(illegal)))
            for written in (*tried, *map(case.game.notation.to_row, tried), *map(case.game.notation.to_text, tried)):
                refusal = refused(match, asked.seat, written)
                check_reason(match, refusal.reason, rules)
                assert refusal.rule == refusal.reason.rule
                assert refusal.reason == match.why_not(asked.seat, written)
            assert fingerprint(match) == before
            for written in written_wrongly(case.game, asked.options, rng):
                if not reads_as_an_option(match, written, listed):
                    check_reason(match, refused(match, asked.seat, written).reason, rules)
            assert fingerprint(match) == before, "a malformed value changed something"


def refused(match: serai.Match, seat: Any, written: Any, at: int | None = None) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as error:
        match.choose(seat, written, at)
    return error.value


def reads_as_an_option(match: serai.Match, written: Any, listed: set[tuple[type, Any]]) -> bool:
    try:
        pick = match.game.notation.read(written)
    except Unreadable:
        return False
    return (type(pick), pick) in listed


@WALKS
def test_the_wrong_seat_and_a_stale_number_are_refused(case: Case) -> None:
    for match in stops(case):
        if match.over:
            continue
        before = fingerprint(match)
        asked = {one.seat for one in match.asks}
        for one in match.asks:
            pick = one.options[0]
            for seat in set(range(case.seats)) - asked:
                waits = in_secret(match) and match.state.drafts[seat]
                assert refused(match, seat, pick).rule == ("SE-DRAFT-1" if waits else "SE-ASK-1")
            for nobody in (-1, case.seats, None, "0", True, 0.0, case.game.colours[0], 10**30, (0,)):
                assert refused(match, nobody, pick).rule == "SE-SEAT-1"
            for number in (match.number - 1, match.number + 1, -1, 10**9):
                assert refused(match, one.seat, pick, at=number).rule == "SE-ASK-4"
        given: tuple[Any, ...] = (-1, case.seats, "0", True, 10**30)
        for nobody in given:
            for hidden_from_nobody in (match.view, match.events, match.asides):
                with pytest.raises(IllegalChoice, match="SE-SEAT-1"):
                    hidden_from_nobody(nobody)
        assert fingerprint(match) == before


@WALKS
def test_sample_and_only_agree_with_options(case: Case) -> None:
    """And sample reaches every option where there are few enough to tell."""
    chance = seeded(f"sample {case}")
    for match in stops(case):
        if match.over or match.state.todo[-1].waits != ASK:
            continue
        s, step = match.state.clone(), match.state.todo[-1]
        before, (asked,) = match.state_hash, match.asks
        listed = Counter((type(option), option) for option in asked.options)
        few = len(listed) <= 12
        tries = int(len(listed) * (log(len(listed)) + 14)) if few else 40
        found: Counter[tuple[type, Any]] = Counter()
        for _ in range(tries):
            pick = step.sample(s, chance)
            found[type(pick), pick] += 1
        assert set(found) <= set(listed)
        assert not few or set(found) == set(listed)
        only = step.only(s)
        assert only == (asked.options[0] if len(listed) == 1 else None)
        assert match.state_hash == before
        assert step.options(s) == asked.options, "options() gives another list the second time"


@WALKS
def test_what_has_one_answer_is_not_asked(case: Case) -> None:
    for match in walk(case):
        if not match.over and not in_secret(match):
            (asked,) = match.asks
            assert len(asked.options) > 1 or type(match.state.todo[-1]).always, f"{asked.kind} has one answer"
