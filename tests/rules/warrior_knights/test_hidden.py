"""What nobody, or not everybody, may see; and chance."""

import json
from typing import Any

import pytest

import serai
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.views.views import look, redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.rules.cards.fate import turn
from serai.games.warrior_knights.tables import FATES
from tests.rules.warrior_knights.names import A, B, C
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import attack, fight, put_to_vote


@pytest.mark.rule("WK-HIDDEN-5")
def test_everything_but_cards_in_hand_stacks_and_the_fate_deck_is_public() -> None:
    hidden = {field.name for field in GAME.fields if field.visibility not in (0, 4)}
    assert hidden == {
        "hand", "plan1", "plan2", "plan3", "neutral1", "neutral2", "neutral3", "neutral_rest", "fate_pool",
        "fate_walls", "fate_under", "fate_hand",
    }  # fmt: skip


@pytest.mark.rule("WK-HIDDEN-1", "WK-HIDDEN-7")
def test_views_hold_no_order_of_decks_and_no_cards_of_others() -> None:
    play = Position(empty=True)
    play.s.plan1[B][:] = [10]
    play.s.hand[B].remove(10)
    for seat in (A, C, None):
        seen = look(GAME, play.s, seat)
        assert seen["plan1"][B] == [B]
        assert seen["fate_pool"] == 24
    assert look(GAME, play.s, B)["plan1"][B] == [10]


@pytest.mark.rule("WK-HIDDEN-7", "WK-HIDDEN-3")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_imagined_realm_looks_the_same_to_the_seat_at_every_moment(seats: int) -> None:
    s = GAME.new(seats, seeded("hidden"), GAME.settings(seats, {}))
    dice = seeded("dice")
    for number in range(60):
        playout(s, dice, 23)
        settle(s)
        if s.result is not None:
            break
        for seat in range(seats):
            first = redeal(GAME, s, seat, seeded(f"one {number}"))
            again = redeal(GAME, first, seat, seeded(f"two {number}"))
            once = redeal(GAME, s, seat, seeded(f"two {number}"))
            assert json.dumps(look(GAME, first, seat)) == json.dumps(look(GAME, s, seat))
            for field in GAME.fields:
                assert getattr(again, field.name) == getattr(once, field.name)


@pytest.mark.rule("WK-RANDOM-1", "WK-RANDOM-6")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    def play() -> Any:
        match = serai.Match.new(GAME, seats=3, seed="same")
        dice = seeded("choices")
        for _ in range(400):
            asked = match.asks[dice.below(len(match.asks))]
            match.choose(asked.seat, asked.options[dice.below(len(asked.options))])
        return match

    one, two = play(), play()
    assert one.state_hash == two.state_hash
    assert serai.Match.replay(one.record, game=GAME).state_hash == one.state_hash
    assert serai.Match.new(GAME, seats=3, seed="other").state_hash != serai.Match.new(GAME, 3, "same").state_hash


@pytest.mark.rule("WK-RANDOM-1")
def test_nothing_is_drawn_without_a_barrier() -> None:
    play = Position(empty=True)
    drawn, barrier = play.s.chance.drawn, play.s.barrier

    turn(play.s)
    assert play.s.chance.drawn > drawn
    assert play.s.barrier > barrier


def test_a_saved_game_goes_on_as_if_nothing_had_happened() -> None:
    match = serai.Match.new(GAME, seats=4, seed="saved")
    dice = seeded("save")
    for _ in range(300):
        asked = match.asks[dice.below(len(match.asks))]
        match.choose(asked.seat, asked.options[dice.below(len(asked.options))])
    kept = json.loads(json.dumps(match.save()))
    resumed = serai.Match.resume(match.record, kept, game=GAME)
    assert resumed.state_hash == match.state_hash
    for _ in range(100):
        asked = match.asks[dice.below(len(match.asks))]
        pick = asked.options[dice.below(len(asked.options))]
        match.choose(asked.seat, pick)
        resumed.choose(asked.seat, pick)
    assert resumed.state_hash == match.state_hash


@pytest.mark.rule("WK-HIDDEN-3")
def test_nothing_is_taken_back_once_votes_or_battle_cards_are_revealed() -> None:
    play = put_to_vote("war_tax")
    before = play.s.barrier
    play.vote(1, 0, 0, 0)
    assert play.s.barrier > before
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_100")
    play.noble("second-circle", "E4", "regular_100")
    drop_a, drop_b = fight(play, "deal", "prevent", (3, 3))
    attack(play, "E4", "fight second", [0])
    before = play.s.barrier
    play.commit(first=drop_a, second=drop_b)
    assert play.s.barrier > before


@pytest.mark.rule("WK-HIDDEN-3", "WK-HIDDEN-4", "WK-HIDDEN-7")
def test_nobody_is_told_which_fate_cards_another_draws_and_puts_away() -> None:
    position = Position(seats=3).noble("first-circle", "E4", "english_100").noble("second-circle", "E4", "swiss_100")
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile battle", "fight second")
    for seat, held in (("first", play.s.fate_hand[A]), ("second", play.s.fate_hand[B])):
        play.draft(seat, *(f"discard {FATES[card]}" for card in held[:2]), "commit")
    for hearer in ("first", "second", "third", None):
        told = [line.split() for line in play.told(seat=hearer)]
        shown = {(word, whose) for word, whose, *_ in told if word in ("fate-drawn", "fate-buried")}
        assert shown == ({("fate-drawn", hearer), ("fate-buried", hearer)} if hearer in ("first", "second") else set())
        counted = {(word, whose) for word, whose, *_ in told if word in ("fate-counted", "fate-hidden")}
        others = {"first", "second"} - {hearer}
        assert counted == {(word, whose) for word in ("fate-counted", "fate-hidden") for whose in others}
