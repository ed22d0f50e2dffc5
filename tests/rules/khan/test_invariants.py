"""Chapter 20: what holds in every game, seen on random ones, and what Khan itself checks."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from serai.games.khan import GAME
from serai.games.khan.rules.board import GAME_TABLE, IS_LAND
from serai.games.khan.rules.cards import CARDS, RULERS
from serai.games.khan.rules.placements import COVERED, COVERED_LAND, KIND_NAMES, KIND_OF, KINDS, PLACEMENTS
from serai.games.khan.state import Khan
from serai.games.khan.tables import read_table
from tests.rules.khan.position import COLOURS, Play, khan_position
from tests.rules.khan.random_games import Moment, Trace, traces

PIECES = {piece["id"]: piece for piece in read_table("pieces.toml")["piece"]}


def moments() -> list[Moment]:
    return [moment for trace in traces() for moment in trace.moments]


def states() -> list[Any]:
    return [moment.after for moment in moments()]


def yurts(s: Khan) -> int:
    """Yurts on cells, of players and neutral ones."""
    return sum(1 <= standing < 6 for standing in s.ground)


def rulers_on_board(s: Khan) -> int:
    return sum(cell != -1 for cell in s.rulers)


@pytest.mark.rule("KH-CHECK-1")
def test_all_72_cards_each_once() -> None:
    for s in states():
        assert sorted([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)]) == list(range(72))


@pytest.mark.rule("KH-CHECK-2")
def test_rulers_and_their_camps() -> None:
    for s in states():
        standing = [cell for cell in range(154) if 6 <= s.ground[cell] < 14]
        assert sorted(cell for cell in s.rulers if cell != -1) == standing
        assert len(s.rulers) == 8
        for ruler in range(8):
            assert s.rulers[ruler] == -1 or 1 <= s.camps[ruler] <= 5


@pytest.mark.rule("KH-CHECK-3", "KH-EXPEL-18")
def test_camps_never_grow_and_nobody_comes_back() -> None:
    for moment in moments():
        for ruler in range(8):
            assert moment.after.camps[ruler] <= moment.before.camps[ruler]
            assert moment.before.rulers[ruler] != -1 or moment.after.rulers[ruler] == -1


@pytest.mark.rule("KH-CHECK-4", "KH-CONQ-29")
def test_all_38_pieces() -> None:
    for moment in moments():
        s = moment.after
        laid = Counter(KIND_NAMES[KIND_OF[placement]] for placement in s.laid)
        assert {name: s.beside[kind] + laid[name] for kind, name in enumerate(KIND_NAMES)} == {
            name: piece["count"] for name, piece in PIECES.items()
        }
        assert sum(s.beside) + len(s.laid) == 38
        assert s.laid[: len(moment.before.laid)] == moment.before.laid  # what lies stays
        assert s.owners[: len(moment.before.owners)] == moment.before.owners


@pytest.mark.rule("KH-CHECK-5", "KH-BOARD-14", "KH-BOARD-16")
def test_one_thing_a_cell() -> None:
    for s in states():
        covered = [cell for placement in s.laid for cell in COVERED[placement]]
        assert len(covered) == len(set(covered))
        assert set(covered).isdisjoint(s.rulers)
        for cell in range(154):
            if cell in covered:
                assert s.ground[cell] >= 14
            elif not IS_LAND[cell]:
                assert s.ground[cell] == 0
            else:
                assert s.ground[cell] < 14


@pytest.mark.rule("KH-CHECK-6", "KH-CONQ-22")
def test_owners_had_most_yurts_below() -> None:
    for moment in moments():
        ground = moment.before.ground
        for told in moment.told:
            if told.startswith("conquered"):
                _, colour, placement, owners, counts, neutral, left = told.split()
                number = PLACEMENTS.index(placement)
                numbers = [int(count) for count in counts.split(",")]
                land = len(COVERED_LAND[number])
                assert sum(numbers) + int(neutral) == land
                best = [COLOURS[seat] for seat, count in enumerate(numbers) if count == max(numbers)]
                assert owners.split(",") == best
                assert colour in best
                assert max(numbers) >= 1
                assert 0 <= int(left) < PIECES[placement.partition(":")[0]]["count"]
                if moment.choice == f"conquer {placement}":
                    standing = [ground[cell] for cell in COVERED[number]]
                    assert numbers == [standing.count(2 + seat) for seat in range(moment.before.seats)]


@pytest.mark.rule("KH-CHECK-7", "KH-REFILL-2")
def test_everybody_has_four_cards_when_a_turn_begins() -> None:
    for moment in moments():
        s = moment.after
        if s.phase == 1:
            for seat, hand in enumerate(s.hands):
                assert len(hand) == 4 or (seat == s.turn and len(hand) < 4)
            if any(told.startswith("turn-began") for told in moment.told):
                assert [len(hand) for hand in s.hands] == [4] * s.seats


@pytest.mark.rule("KH-CHECK-8")
def test_rulers_before_and_after_the_trigger() -> None:
    for s in states():
        assert 4 <= rulers_on_board(s) <= 8 if s.phase < 2 else rulers_on_board(s) == 0
    assert all(trace.play.match.over for trace in traces())


@pytest.mark.rule("KH-CHECK-9")
def test_at_most_37_turns() -> None:
    assert GAME_TABLE["limits"]["max_normal_turns"] == 4 * 5 + 4 * 4 + 1 == 37
    for trace in traces():
        begun = [told for told in trace.play.told() if told.startswith("turn-began")]
        assert len(begun) == trace.play.s.turns <= 37


@pytest.mark.rule("KH-CHECK-9", "KH-EXPEL-19")
def test_the_longest_game() -> None:
    # Every ruler flees four times, then four are removed, then the fifth: cards in this order, and nobody chases.
    hands = {"red": "c09 c18 c27 c36", "yellow": "c45 c54 c63 c72"}
    order = [9 * ruler + nth for nth in range(4) for ruler in range(8)] + [9 * ruler + 4 for ruler in range(5)]
    play = khan_position(at="turn", seats=2, hands=hands, top=" ".join(CARDS[card] for card in order))
    turns = 1
    while play.phase == "normal":
        play.choose(next(option for option in reversed(play.options) if option.startswith("free-invade")), "done")
        turns += play.phase == "normal"
    told = play.told()
    assert sum(words.startswith("fled") for words in told) == 32
    assert sum(words.startswith("last-yurt") for words in told) == 5
    assert sum(words.startswith("turn-began") for words in told) == 37 == turns + 1


@pytest.mark.rule("KH-CHECK-10")
def test_yurts_come_one_by_one_and_go_under_pieces() -> None:
    one_more = (
        *("settled", "invaded", "invaded-freely"),
        *("yurt-from-camp", "yurt-from-supply", "last-yurt", "no-escape", "replaced"),
    )
    for moment in moments():
        words = Counter(told.partition(" ")[0] for told in moment.told)
        gone = sum(
            len(COVERED_LAND[PLACEMENTS.index(told.split()[2])]) for told in moment.told if told.startswith("conquered")
        )
        assert yurts(moment.after) - yurts(moment.before) == sum(words[word] for word in one_more) - gone
        assert words["replaced"] == (3 if words["final-phase-triggered"] else 0)
        assert words["fled"] + words["last-yurt"] + words["no-escape"] == words["turned"]
        assert words["yurt-from-camp"] + words["yurt-from-supply"] == words["fled"]
        assert words["announced"] == (1 if moment.choice.startswith("chase") else 0)


@pytest.mark.rule("KH-CHECK-10", "KH-COMP-7")
def test_neutral_yurts_are_neither_made_nor_lost() -> None:
    for s in states():
        assert s.ground.count(1) + sum(s.camps) + s.supply == 60


@pytest.mark.rule("KH-CHECK-11")
def test_the_final_phase_ends() -> None:
    for trace in traces():
        told = trace.play.told()
        final = told[told.index(next(words for words in told if words.startswith("final-phase-triggered"))) :]
        assert sum(words.startswith("conquered") for words in final) <= 38
        assert told[-1].startswith("ended")
        assert trace.play.match.over
        assert len(trace.moments) <= GAME.max_decisions(trace.play.s.seats)


@pytest.mark.rule("KH-CHECK-9", "KH-CHECK-11")
@pytest.mark.parametrize(("seats", "yurts", "cards"), [(2, 6, 8), (3, 6, 6), (4, 4, 8)])
def test_the_declared_bound(seats: int, yurts: int, cards: int) -> None:
    # 37 turns of seven choices and three conquests that ask everybody else; 38 conquests of the final phase that do.
    # On top, under each of so many protecting cards, every other player may propose and be refused all placements.
    others = seats - 1
    guarded = cards * others
    usual = yurts + 37 * (7 + 3 * others) + 38 * seats + guarded
    assert GAME.max_decisions(seats) == usual + guarded * 5920 * (seats + 1)


@pytest.mark.rule("KH-CHECK-12")
def test_points_for_pieces_add_up() -> None:
    for trace in traces():
        s, result = trace.play.s, trace.play.result
        worth = [KINDS[KIND_OF[placement]].points for placement in s.laid]
        given = sum(reason["pieces"] for reason in result.reasons)
        rounding = sum(owners.bit_count() - 1 for owners in s.owners)
        assert sum(worth) <= given <= sum(worth) + rounding
        assert result.scores == tuple(reason["pieces"] + reason["bonus"] for reason in result.reasons)
        best = max(result.scores)
        assert all(result.scores[seat] == best for seat in range(s.seats) if result.places[seat] == 1)


@pytest.mark.rule("KH-CHECK-13", "KH-SPECIAL-7")
def test_how_many_cards_are_active() -> None:
    seen: Counter[tuple[int, bool, bool]] = Counter()
    for s in states():
        active = [seat for seat in range(s.seats) if s.divine[seat] != -1]
        if s.seats < 4:
            assert len(active) <= 1
            assert all(s.divine[seat] == 6 for seat in active)
        else:
            assert len({s.divine[seat] for seat in active}) == len(active)
        assert s.protector not in active
        seen[(s.seats, bool(active), s.protector >= 0)] += 1
    assert any(some for _, some, _ in seen)
    assert any(protected for *_, protected in seen)


# ---- what the game itself says about a state


def test_sound_states_are_called_sound() -> None:
    for trace in traces():
        for moment in trace.moments[::3]:
            assert GAME.check(moment.after) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_is_sound(seats: int) -> None:
    s = Play.new(seats).s
    assert GAME.check(s) == []
    assert s.alive.bit_count() == 5920
    assert [s.ready, *s.own1, *s.own2, *s.own3, s.top2, s.top3, *s.neutral] == [0] * (9 + 3 * seats)


def test_the_37th_turn_is_sound() -> None:
    play = khan_position(hands=dict(zip(COLOURS, ("c01 c02 c03 c04", "c05 c06 c07 c08"), strict=False)), seats=2)
    play.s.turns = 37
    assert GAME.check(play.s) == []


def set_to(name: str, place: int | None, value: Any) -> Callable[[Any], None]:
    def spoil(s: Khan) -> None:
        if place is None:
            setattr(s, name, value)
        else:
            getattr(s, name)[place] = value

    return spoil


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("KH-CHECK-1", lambda s: s.deck.pop()),
        ("KH-CHECK-1", lambda s: s.discard.append(3)),
        ("KH-CHECK-1", lambda s: s.hands[1].append(s.hands[0][0])),
        ("KH-CHECK-2", set_to("camps", 0, 6)),
        ("KH-CHECK-2", set_to("camps", 0, 0)),
        ("KH-CHECK-4", set_to("beside", 0, 4)),
        ("KH-CHECK-4", lambda s: s.owners.pop()),
        ("KH-CHECK-5", set_to("ground", 56, 1)),  # a yurt on the river
        ("KH-CHECK-5", set_to("ground", 0, 0)),  # a piece without one of its cells
        ("KH-CHECK-5", set_to("ground", 20, 0)),  # a ruler who is nowhere
        ("KH-CHECK-5", set_to("ground", 3, 6)),  # a ruler who is somewhere else
        ("KH-CHECK-5", set_to("ground", 3, 15)),  # a piece that was not laid
        ("KH-CHECK-5", set_to("rulers", 0, 0)),  # a ruler on a piece
        ("KH-CHECK-6", set_to("owners", 0, 0)),
        ("KH-CHECK-6", set_to("owners", 0, 16)),
        ("KH-CHECK-7", lambda s: s.deck.append(s.hands[1].pop())),
        ("KH-CHECK-7", lambda s: s.hands[0].append(s.deck.pop())),
        ("KH-CHECK-7", set_to("phase", None, 0)),
        ("KH-CHECK-8", lambda s: s.rulers.__setitem__(slice(0, 5), [-1] * 5)),
        ("KH-CHECK-8", set_to("phase", None, 2)),
        ("KH-CHECK-8", set_to("phase", None, 3)),
        ("KH-CHECK-9", set_to("turns", None, 38)),
        ("KH-CHECK-10", set_to("supply", None, 18)),
        ("KH-SPECIAL-7", lambda s: (set_to("protector", None, 1)(s), set_to("divine", 1, 2)(s))),
        ("KH-SETUP-4", set_to("special", 0, 2)),
        ("KH-INFO-10", lambda s: set_to("deck_of", s.deck[0], 1)(s)),
        ("derived guards", set_to("guards", None, 1)),
        ("derived alive", lambda s: set_to("alive", None, s.alive ^ 1)(s)),
        ("derived ready", lambda s: set_to("ready", None, s.ready ^ 1)(s)),
        ("derived own1", lambda s: set_to("own1", 0, s.own1[0] ^ (s.alive & -s.alive))(s)),
        ("derived top2", lambda s: set_to("top2", None, s.top2 ^ (s.alive & -s.alive))(s)),
        ("derived neutral", lambda s: set_to("neutral", 1, s.neutral[1] ^ (s.alive & -s.alive))(s)),
    ],
)
def test_a_spoiled_state_is_noticed(rule: str, spoil: Callable[[Any], None]) -> None:
    hands = {colour: " ".join(CARDS[4 * seat + card] for card in range(4)) for seat, colour in enumerate(COLOURS)}
    play = khan_position("1 11.ro.rr", pieces={"1": "red"}, hands=hands)
    assert GAME.check(play.s) == []
    spoil(play.s)
    assert rule in GAME.check(play.s)


def test_two_divine_supports_are_noticed_unless_four_play() -> None:
    hands = {colour: " ".join(CARDS[4 * seat + card] for card in range(4)) for seat, colour in enumerate(COLOURS)}
    for seats in (3, 4):
        play = khan_position(seats=seats, hands=hands, divine={"red": "ice", "yellow": "forest"})
        assert ("KH-CHECK-13" in GAME.check(play.s)) == (seats == 3)


def test_points_that_are_missing_are_noticed() -> None:
    trace: Trace = traces()[0]
    s, result = trace.play.s.clone(), trace.play.result
    assert GAME.check(s) == []
    reasons = ({**result.reasons[0], "pieces": -200}, *result.reasons[1:])
    s.result = result._replace(reasons=reasons)
    assert GAME.check(s) == ["KH-CHECK-12"]


@pytest.mark.rule("KH-RULING-25", "KH-EXPEL-3")
def test_step_one_always_finds_a_ruler() -> None:
    # The worst case: four rulers are out, 16 cards of the others are in hands, and 36 cards come in vain.
    out = [card for card in CARDS if int(card[1:]) <= 36]
    held = [card for card in CARDS if int(card[1:]) > 36][:16]
    hands = {colour: " ".join(held[4 * seat : 4 * seat + 4]) for seat, colour in enumerate(COLOURS)}
    play = khan_position(at="turn", out=" ".join(RULERS[:4]), hands=hands, top=" ".join(out), discard="rest")
    told = play.told()
    assert [words.split()[2] for words in told if words.startswith("turned-in-vain")][:36] == out
    assert told[37] == "reshuffled 56"
    assert sum(words.startswith("turned ") for words in told) == 1
    effective = next(words.split()[2] for words in told if words.startswith("turned "))
    assert effective not in out
    assert len(CARDS) - len(out) - len(held) == 20
