"""The sets that tell what can be conquered, against a plain count of the cells."""

import random
from collections import Counter
from typing import Any

import pytest

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.games.khan import GAME
from serai.games.khan.choices import CONQUERS
from serai.games.khan.invariants import wrong_derived
from serai.games.khan.rules.action import ACTS
from serai.games.khan.rules.bits import members, nth_member
from serai.games.khan.rules.board import LAND
from serai.games.khan.rules.conquer import allows_conquest, lay, open_to, why_not_conquer
from serai.games.khan.rules.final import FINAL_CONQUESTS
from serai.games.khan.rules.placement_index import led_by, place_yurt, somebody_leads
from serai.games.khan.rules.placements import ALL_PLACES, COVERED, COVERED_LAND, KIND_OF, KINDS, PLACEMENTS
from serai.games.khan.state import NEUTRAL, NORMAL, PIECE, RULER, YURT, Khan


def crowded(seats: int, seed: str, yurts: int) -> Any:
    """A board with many yurts of everybody, and a few pieces among them."""
    rng = random.Random(seed)
    s = GAME.new(seats, seeded(seed), {"ruler_cells": None})
    s.phase = NORMAL
    free = [cell for cell in LAND if not s.ground[cell]]
    for cell in rng.sample(free, yurts):
        seat = rng.randrange(seats + 1)
        if seat == seats:
            place_yurt(s, cell, NEUTRAL)
        else:
            place_yurt(s, cell, YURT + seat)
        legal = members(led_by(s, 0))
        if legal and rng.random() < 0.15:
            lay(s, 0, rng.choice(legal))
    return s


def owners_by_count(s: Khan, placement: int) -> list[int]:
    """Who would own a placement, or nobody where it is not possible: counted cell by cell."""
    kind = KIND_OF[placement]
    if sum(KIND_OF[other] == kind for other in s.laid) == KINDS[kind].copies:
        return []
    if any(s.ground[cell] >= PIECE for cell in COVERED[placement]):
        return []
    standing = [s.ground[cell] for cell in COVERED_LAND[placement]]
    if not all(NEUTRAL <= what < RULER for what in standing):
        return []
    yurts = [standing.count(YURT + seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if yurts[seat] == max(yurts) > 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("yurts", [40, 75, 110])
def test_what_a_seat_leads_is_what_counting_says(seats: int, yurts: int) -> None:
    s = crowded(seats, f"crowd {yurts}", yurts)
    led = [set(members(led_by(s, seat))) for seat in range(seats)]
    for placement in ALL_PLACES:
        owners = owners_by_count(s, placement)
        assert [seat for seat in range(seats) if placement in led[seat]] == owners, PLACEMENTS[placement]
    assert somebody_leads(s) == any(led)


def test_nobody_leads_where_only_neutral_yurts_stand() -> None:
    s = GAME.new(2, seeded("neutral"), {"ruler_cells": None})
    for cell in LAND:
        if not s.ground[cell]:
            place_yurt(s, cell, NEUTRAL)
    assert s.ready
    assert not somebody_leads(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sets_kept_up_to_date_equal_sets_made_anew(seats: int) -> None:
    for number in range(6):
        s = GAME.new(seats, seeded(f"anew {number}"), {"ruler_cells": None})
        settle(s)
        while s.result is None:
            playout(s, seeded(f"dice {number} {s.barrier} {len(s.laid)}"), 7)
            assert wrong_derived(s) == []
            again = snapshot.restore(GAME, snapshot.save(GAME, s))
    assert isinstance(again, Khan)
    assert wrong_derived(again) == []


def test_wrong_sets_are_noticed() -> None:
    for name in ("alive", "ready", "fill0", "fill1", "fill2", "top2", "top3", "guards"):
        s = crowded(3, "wrong", 60)
        setattr(s, name, getattr(s, name) ^ (s.alive & -s.alive))
        assert wrong_derived(s) == [name]
    for name in ("own1", "counted1", "own2", "own3", "neutral"):
        s = crowded(3, "wrong", 60)
        getattr(s, name)[1] ^= s.alive & -s.alive
        assert wrong_derived(s) == [name]


def test_a_wrong_set_breaks_a_sound_state() -> None:
    s = GAME.new(2, seeded("sound"), {"ruler_cells": None})
    settle(s)
    playout(s, seeded("sound dice"), 30)
    assert GAME.check(s) == []
    s.ready ^= s.alive & -s.alive
    assert GAME.check(s) == ["derived ready"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_active_cards_reservations_and_refusals_close_what_the_cells_say(seats: int) -> None:
    rng = random.Random(seats)
    closed = 0
    for number in range(4):
        s = crowded(seats, f"guards {number}", 90)
        s.protector = rng.randrange(seats)
        holder = rng.randrange(seats)
        s.divine[holder] = 6 if seats < 4 else rng.randrange(6)
        s.reserved[rng.randrange(seats)] = rng.randrange(5)
        s.unwilling = rng.randrange(1 << seats)
        s.refused = rng.sample(members(led_by(s, 0)), 3)
        GAME.derive(s)
        for seat in range(seats):
            allowed = [pick.placement for pick in CONQUERS if why_not_conquer(s, seat, pick) is None]
            assert members(open_to(s, seat)) == allowed
            assert [placement for placement in ALL_PLACES if allows_conquest(s, seat, placement)] == allowed
            closed += led_by(s, seat).bit_count() - len(allowed)
    assert closed > 100


# ---- picking without listing


def test_members_are_listed_and_found_by_rank() -> None:
    rng = random.Random(1)
    for size in (1, 7, 8, 63, 64, 65, 500, 5920):
        numbers = sorted(rng.sample(range(size), rng.randint(1, min(size, 90))))
        bits = sum(1 << number for number in numbers)
        assert members(bits) == numbers
        assert [nth_member(bits, rank) for rank in range(len(numbers))] == numbers
    assert members(0) == []


def drawn_alike(step: Any, s: Khan) -> None:
    """Every option is drawn, nothing else is, and none much more often than others."""
    options = step.options(s)
    chance = seeded(type(step).__name__)
    draws = 60 * len(options)
    drawn: Counter[tuple[str, Any]] = Counter()
    for _ in range(draws):
        pick = step.sample(s, chance)
        drawn[type(pick).__name__, pick] += 1
    assert set(drawn) == {(type(option).__name__, option) for option in options}
    spread = sum((times - 60) ** 2 / 60 for times in drawn.values())
    free = len(options) - 1
    assert spread < free + 5 * (2 * free) ** 0.5


@pytest.mark.parametrize("nth", [0, 1])
def test_an_action_is_drawn_from_all_alike(nth: int) -> None:
    s = crowded(4, "alike", 95)
    s.hands[2] = [8, 15, 23, 43]
    s.rulers[3] = -1
    assert {type(option).__name__ for option in ACTS[2][nth].options(s)} >= {"Invade", "Chase", "Conquer"}
    drawn_alike(ACTS[2][nth], s)


def test_a_last_conquest_is_drawn_from_all_alike() -> None:
    drawn_alike(FINAL_CONQUESTS[1][0], crowded(3, "alike", 80))


def test_a_first_yurt_is_drawn_from_all_alike() -> None:
    s = GAME.new(3, seeded("first yurt"), {"ruler_cells": None})
    settle(s)
    playout(s, seeded("place"), 2)
    drawn_alike(s.todo[-1], s)
