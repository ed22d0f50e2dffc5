"""Chapter 15: what is asked, and that options, samples and refusals agree."""

from collections import Counter
from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.core.errors import Reason
from serai.engine.core.steps import ASK
from serai.engine.play.questions import why_not
from serai.games.khan import GAME, choices
from serai.games.khan.rules.board import CELLS
from serai.games.khan.rules.placements import PLACEMENTS
from tests.rules.khan.position import Play, khan_position
from tests.rules.khan.random_games import trace, traces

EVERY_CHOICE = (
    *(choices.Settle(cell) for cell in range(154)),
    *(choices.FreeInvade(cell) for cell in range(154)),
    *(choices.Invade(card, cell) for card in range(72) for cell in range(154)),
    *(choices.Chase(ruler) for ruler in range(8)),
    *(choices.Conquer(placement) for placement in range(len(PLACEMENTS))),
    *(choices.Discard(card) for card in range(72)),
    *(choices.DivineSupport(region) for region in range(7)),
    *(choices.Reconnoitre(kind) for kind in range(23)),
    *(choices.Done(), choices.UseHighMorale(), choices.UseProtection(), choices.Pass()),
    *(choices.Agree(), choices.Refuse(), choices.RefuseForTurn()),
)


def key(pick: Any) -> tuple[Any, ...]:
    """Choices of different classes compare equal when their values do."""
    return (type(pick).__name__, *pick)


@pytest.mark.rule("KH-DEC-19", "KH-DEC-10", "KH-DEC-2", "KH-DEC-7")
def test_nothing_else_is_asked() -> None:
    asked = Counter(moment.asked.split()[1] for trace in traces() for moment in trace.moments)
    assert set(asked) == {"place-yurt", "act", "discard-any", "use-special", "consent", "final-conquest"}


@pytest.mark.rule("KH-DEC-18")
def test_only_consent_is_asked_with_a_foregone_answer() -> None:
    for play in traces():
        for moment in play.moments:
            options = moment.before.todo[-1].options(moment.before)
            assert len(options) > 1
    # A single conquest in the final phase goes by itself; consent to it does not.
    assert khan_position("1 ro.yo", at="final turn").match.over


@pytest.mark.rule("KH-DEC-15")
def test_a_conquest_is_its_kind_and_its_cells() -> None:
    assert len(set(PLACEMENTS)) == len(PLACEMENTS)
    square = [name for name in PLACEMENTS if name.startswith("tile_o4:a1-")]
    assert square == ["tile_o4:a1-b1-a2-b2"]
    # Listed in the order of the board, whatever the orientation.
    for name in PLACEMENTS[::97]:
        cells = [CELLS.index(cell) for cell in name.partition(":")[2].split("-")]
        assert cells == sorted(cells)


def positions() -> list[Any]:
    """Questions of every kind, from random games and from drawn positions."""
    found = [
        play.moments[place].before for play in traces() for place in (0, 20, 50, 90, -4) if place < len(play.moments)
    ]
    guarded: dict[str, Any] = {
        "protector": "red",
        "divine": {"blue": "tundra"},
        "reserved": {"green": "tile_i3", "blue": "tile_i4"},
    }
    drawn = "1 yyryooyyyy\n2 ogbyr.K11\n3 yyR.....1\n4 yrbo\n5 ~~~~oooy\n6 yro~"
    for at in ("first action", "second action"):
        play = khan_position(
            drawn, at=at, turn="yellow", pieces={"1": "red"}, hands={"yellow": "c09 c08 c07 c06"}, **guarded
        )
        found.append(play.s)
    special = "high_morale khan_protection divine_support reconnaissance"
    for seats in (2, 3, 4):
        for used in ("khan_protection", "divine_support"):
            last = {"red": used}
            reserved = {"yellow": "tile_i2" if used == "khan_protection" else "tile_i4"}
            found.append(
                khan_position(at="step 3", seats=seats, specials={"red": special}, last_used=last, reserved=reserved).s
            )
    reserved = {"yellow": "bridge_l4", "blue": "bridge_l4", "green": "bridge_i4"}
    divine = {"blue": "ice", "green": "forest"}
    found.append(
        khan_position(at="step 3", specials={"red": special}, protector="green", divine=divine, reserved=reserved).s
    )
    final = drawn.replace("K", ".").replace("R", ".")
    found.append(khan_position(final, at="final turn", turn="yellow", pieces={"1": "red"}, **guarded).s)
    triggered = khan_position(
        final, at="second action, triggered", turn="yellow", pieces={"1": "red"}, hands={"yellow": "c09"}, **guarded
    )
    found.append(triggered.s)
    refused = khan_position("1 yr.yr", turn="yellow", protector="red")
    refused.choose("conquer tile_i2:a1-b1", "refuse-for-turn")
    found.append(refused.s)
    return found


@pytest.mark.rule("KH-DEC-2", "KH-DEC-6", "KH-TURN-11")
def test_options_and_refusals_agree_on_every_conceivable_choice() -> None:
    for s in positions():
        step = s.todo[-1]
        assert step.waits == ASK
        listed = step.options(s)
        options = {key(pick) for pick in listed}
        assert len(options) == len(listed)
        for pick in EVERY_CHOICE:
            legal = key(pick) in options
            assert step.allows(s, pick) == legal, (step, pick)
            if type(pick) not in step.takes:
                assert not legal
                assert why_not(step, s, pick) == Reason("SE-ASK-3", {})
                continue
            reason = step.why_not(s, pick)
            assert (reason is None) == legal, (step, pick, reason)
            assert reason is None or reason.rule.startswith("KH-")


@pytest.mark.rule("KH-DEC-2")
def test_samples_are_options_and_every_option_is_sampled() -> None:
    chance = seeded("samples")
    few_options = (
        khan_position("1 rrr", hands={"red": "c01"}),
        khan_position("1 rrr", at="second action", hands={"red": "c01 c02"}, out="rus"),
        khan_position("3 rr", at="second action", hands={"red": "c64"}),
        khan_position("1 ryy.ro.gr", at="second action", protector="green"),  # not all that red stands under is red's
        khan_position("1 ryy.ro.ggr.rb", at="second action", protector="green", divine={"yellow": "ice"}),
        khan_position("2 rr", hands={"red": "c01 c02 c03 c04"}, out="seljuk dai_viet"),
        khan_position("1 rrr", at="second action, triggered", hands={"red": "c01"}),
        khan_position("1 rrr.r", at="final turn"),
        khan_position("1 rrr.ry", at="final turn", protector="yellow"),
        khan_position("1 ry.ry", at="final turn", protector="yellow"),
        khan_position(at="settling"),
        khan_position("1 r\n9 y", at="settling"),
    )
    for play in few_options:
        step, s = play.s.todo[-1], play.s
        options = [key(pick) for pick in step.options(s)]
        sampled = Counter(key(step.sample(s, chance)) for _ in range(30 * len(options)))
        assert set(sampled) == set(options)
        assert max(sampled.values()) < 75  # of 30 that are to be expected


@pytest.mark.rule("KH-DEC-18")
def test_the_single_option_is_found_without_a_list() -> None:
    for s in positions():
        step = s.todo[-1]
        assert step.only(s) is None
        assert len(step.options(s)) > 1


def test_playouts_end_and_are_sound() -> None:
    for seats in (2, 3, 4):
        s = Play.new(seats, "playout").s.clone()
        settle(s)
        decisions = playout(s, seeded("playout"), 10_000)
        assert s.result is not None
        assert 50 < decisions < 400
        assert GAME.check(s) == []
        assert s.told == []


def test_clones_share_nothing() -> None:
    moment = trace(4, "a").moments[60]
    s = moment.before
    kept = {name: str(getattr(s, name)) for name in s.__slots__}
    copy = s.clone()
    for name in s.__slots__:
        value, other = getattr(s, name), getattr(copy, name)
        assert value == other
        if isinstance(value, list | bytearray):
            assert value is not other
    playout(copy, seeded("clone"), 10_000)
    assert {name: str(getattr(s, name)) for name in s.__slots__} == kept
