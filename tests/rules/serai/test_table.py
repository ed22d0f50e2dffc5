"""The rules of the table, each on the smallest game that shows it."""

import json
from typing import Any

import pytest

import serai
from serai import BadRecord, Match, Reason, Record, TakenBack
from serai.engine.core.chance import seeded
from serai.engine.core.steps import Ask, AskAll
from serai.engine.play.commitment import check_fair, make_fair, seed_of
from serai.engine.views.views import look
from tests.battery import sample_game as bz
from tests.engine.positions import auction, bazaar, events, rule
from tests.rules.driver import rule_of

GAME = bz.GAME


def tic_tac_toe(*cells: str) -> Match:
    match = Match.new(serai.load("tic_tac_toe"), 2, "table")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    return match


def bid_lowest(match: Match) -> None:
    while match.state.drafts is not None:
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[0] if not match.state.drafts[asked.seat] else "commit")


# ---- choosing


@pytest.mark.rule("SE-ASK-1")
def test_only_who_is_asked_may_choose() -> None:
    match = tic_tac_toe()
    assert match.why_not(1, "square a1") == Reason("SE-ASK-1", {"seat": 0})
    assert rule(match.choose, 1, "square a1") == "SE-ASK-1"
    match.choose(0, "square a1")
    assert rule(match.choose, 0, "square a2") == "SE-ASK-1"
    match.choose(1, "square a2")


@pytest.mark.rule("SE-ASK-1")
def test_a_seat_that_is_not_asked_at_once_with_the_others_may_not_choose() -> None:
    match = auction([[0, 7], [3, 4], []], coins=[1, 1, 0])
    assert match.why_not(2, "commit") == Reason("SE-ASK-1", {})


@pytest.mark.rule("SE-ASK-2")
@pytest.mark.parametrize("written", ["square", "square z9", "square a1 a2", ["square", 9], ["square", True], 4, None])
def test_a_choice_is_written_in_the_notation_of_the_game(written: Any) -> None:
    match = tic_tac_toe()
    assert rule_of(match.why_not(0, written)) == "SE-ASK-2"
    assert rule(match.choose, 0, written) == "SE-ASK-2"
    assert match.number == 0


@pytest.mark.rule("SE-ASK-3")
def test_a_question_takes_only_its_own_kinds_of_choices() -> None:
    assert tic_tac_toe().why_not(0, "commit") == Reason("SE-ASK-3", {})
    assert Match.new(serai.load("connect_four"), 2, "x").why_not(0, "commit") == Reason("SE-ASK-3", {})
    assert bazaar([[0, 7], [3]]).why_not(0, bz.Bid(0)) == Reason("SE-ASK-3", {})
    assert auction([[0, 7], [3, 4]]).why_not(0, bz.PASS) == Reason("SE-ASK-3", {})


@pytest.mark.rule("SE-ASK-4")
def test_a_choice_for_an_earlier_position_is_refused() -> None:
    match = tic_tac_toe("a1", "a2")
    with pytest.raises(serai.IllegalChoice) as refusal:
        match.choose(0, "square b1", at=1)
    assert refusal.value.reason == Reason("SE-ASK-4", {"number": 1, "number_now": 2})
    match.choose(0, "square b1", at=2)


@pytest.mark.rule("SE-ASK-5")
def test_a_choice_must_be_one_of_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that gives no better reason gives this one."""
    monkeypatch.setattr(bz.Turn, "why_not", Ask.why_not)
    match = bazaar([[0, 7], [3]])
    assert match.why_not(0, bz.Show(3)) == Reason("SE-ASK-5", {})
    assert match.why_not(0, bz.Show(7)) is None
    monkeypatch.setattr(bz.Auction, "why_not", AskAll.why_not)
    match = auction([[0, 7], [3, 4]])
    assert match.why_not(0, bz.Bid(3)) == Reason("SE-ASK-5", {})
    assert match.why_not(0, bz.Bid(7)) is None


@pytest.mark.rule("SE-ASK-6")
def test_a_row_must_answer_the_question_of_its_place() -> None:
    """A choice that answers nothing by itself, as one of several made in secret, is no row."""
    match = Match.new(GAME, 2, "rows")
    choice = GAME.notation.to_text(match.asks[0].options[0])
    text = match.record.to_text().replace("\n\n\n", f"\n\n1 red {choice}\n\n")
    text = "\n".join(line for line in text.split("\n") if not line.startswith(("drafts", "state")))
    with pytest.raises(BadRecord, match=r"move 1: bid \w+ is refused \(SE-ASK-6\)"):
        Match.replay(Record.from_text(text), game=GAME)


@pytest.mark.rule("SE-ASK-7")
def test_a_single_option_is_answered_unless_it_is_always_asked() -> None:
    match = bazaar([[0, 7], [3]], price=149, coins=[1, 0], todo=[bz.Round(), bz.Turn(1), bz.Turn(0)])
    match.choose(0, bz.NAME)
    assert match.state.price == 150
    assert match.asks[0].kind == "turn"
    assert [row.what for row in match.record.rows] == ["name"]
    match = bazaar([[0, 7], [3]], coins=[1, 0])
    match.choose(0, bz.Sell(7, 1))
    assert (match.asks[0].kind, match.asks[0].options) == ("consent", [bz.REFUSE])
    match.choose(1, bz.REFUSE)
    assert [row.what for row in match.record.rows] == ["sell salt3 blue", "refuse"]


@pytest.mark.rule("SE-SEAT-1")
@pytest.mark.parametrize("seat", [-1, 2, 10**9, True, False, None, "0", 0.0])
def test_there_are_no_other_seats(seat: Any) -> None:
    match = tic_tac_toe()
    assert match.why_not(seat, "square a1") == Reason("SE-SEAT-1", {})
    assert rule(match.choose, seat, "square a1") == "SE-SEAT-1"
    assert rule(match.aside, seat, "square a1") == "SE-SEAT-1"
    assert rule(match.undo, seat) == "SE-SEAT-1"
    if seat is not None:
        assert rule(match.view, seat) == "SE-SEAT-1"


@pytest.mark.rule("SE-END-1")
def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    match = tic_tac_toe("a1", "a2", "b1", "b2", "c1")
    assert match.over
    assert match.why_not(0, "square a3") == match.why_not(1, "square a3") == Reason("SE-END-1", {})
    assert rule(match.choose, 1, "square a3") == "SE-END-1"
    assert rule(match.aside, 1, "square a3") == "SE-END-1"
    assert match.asides(0) == ()


# ---- choosing at once and in secret


@pytest.mark.rule("SE-DRAFT-1")
def test_who_has_handed_in_takes_back_before_choosing_again() -> None:
    match = auction([[0, 7], [3, 4]], coins=[0, 0])
    match.choose(0, bz.Bid(0))
    match.choose(0, "commit")
    assert match.why_not(0, bz.Bid(7)) == Reason("SE-DRAFT-1", {})
    assert rule(match.choose, 0, "commit") == "SE-DRAFT-1"
    match.undo(0)
    match.undo(0)
    match.choose(0, bz.Bid(7))


@pytest.mark.rule("SE-DRAFT-2")
def test_until_the_last_has_handed_in_everybody_may_change() -> None:
    match = auction([[0, 7], [3, 4], [5, 6]], coins=[0, 0, 0])
    for seat, card in ((0, 0), (1, 3)):
        match.choose(seat, bz.Bid(card))
        match.choose(seat, "commit")
    match.choose(2, bz.Bid(5))
    for seat, card in ((0, 7), (1, 4)):
        match.undo(seat)
        match.undo(seat)
        match.choose(seat, bz.Bid(card))
        match.choose(seat, "commit")
    match.choose(2, "commit")
    assert match.number == 1
    assert [event.card for event in events(match, None) if type(event) is bz.Bidden] == [7, 4, 5]
    assert rule_of(match.why_not_undo(0)) == "SE-UNDO-1"


@pytest.mark.rule("SE-DRAFT-3")
def test_others_learn_only_whether_a_seat_has_handed_in() -> None:
    match = auction([[0, 7], [3, 4]], coins=[1, 0])
    before = {seat: look(GAME, match.state, seat) for seat in (1, None)}
    match.choose(0, bz.Bid(0))
    match.choose(0, bz.Add(1))
    for seat, view in before.items():
        assert look(GAME, match.state, seat) == view
        assert events(match, seat) == []
    match.choose(0, "commit")
    for seat, view in before.items():
        assert look(GAME, match.state, seat) == {**view, "asked": [[1, "auction"]]}
        assert events(match, seat) == []
    assert look(GAME, match.state, 0)["draft"] == [["bid", 0], ["add", 1], ["commit"]]


@pytest.mark.rule("SE-DRAFT-4")
def test_all_secret_choices_together_are_one_row() -> None:
    match = auction([[0, 7], [3, 4]], coins=[1, 0])
    for choice in (bz.Bid(0), bz.Add(1), "commit"):
        match.choose(0, choice)
        assert match.record.rows == []
    match.choose(1, bz.Bid(3))
    assert match.record.rows == []
    match.choose(1, "commit")
    (row,) = match.record.rows
    assert row == (1, -1, "all", [["bid silk1", "add 1", "commit"], ["bid silk4", "commit"]])


# ---- beside the question


@pytest.mark.rule("SE-ASIDE-1")
def test_beside_the_question_only_what_the_game_allows() -> None:
    match = bazaar([[0, 7], [3]], coins=[2, 2])
    assert rule(match.aside, 1, bz.PASS) == "SE-ASIDE-1"
    assert rule(tic_tac_toe().aside, 0, "square a1") == "SE-ASIDE-1"
    match.aside(1, bz.Give(0, 1))
    assert match.state.coins == [3, 1]


@pytest.mark.rule("SE-ASIDE-2")
def test_an_aside_is_recorded_and_does_not_answer() -> None:
    match = bazaar([[0, 7], [3]], coins=[2, 2])
    before = match.asks[0]
    match.aside(0, bz.Give(1, 1))
    assert match.record.rows == [(1, 0, "aside", "give blue 1")]
    assert match.asks[0] == before
    assert rule(match.choose, 0, bz.Give(1, 1)) == "SE-ASK-3"


# ---- taking back


@pytest.mark.rule("SE-UNDO-1")
def test_a_move_can_be_taken_back_while_nothing_was_learned_and_nobody_else_decided() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9], todo=[bz.Round(), bz.Turn(1), bz.Turn(0), bz.Turn(0)])
    match.choose(0, bz.Show(0))
    match.undo(0)
    assert match.state.hands[0] == [0, 7, 8]
    match.choose(0, bz.Show(0))
    match.choose(0, bz.DRAW)
    assert match.asks[0].seat == 0
    assert rule(match.undo, 0) == "SE-UNDO-1"
    match.choose(0, bz.PASS)
    assert match.asks[0].seat == 1
    assert rule(match.undo, 0) == "SE-UNDO-1"


@pytest.mark.rule("SE-UNDO-2")
def test_only_a_move_in_force_can_be_taken_back() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(0))
    match.undo(0)
    assert match.why_not_undo(0, 1, (1,)) == Reason("SE-UNDO-2", {"number": 1})
    assert match.why_not_undo(0, 2, (1,)) == Reason("SE-UNDO-2", {"number": 2})


@pytest.mark.rule("SE-UNDO-3")
def test_beyond_that_all_others_must_agree() -> None:
    match = Match.new(GAME, 3, "agree")
    bid_lowest(match)
    before = match.state_hash
    match.choose(0, bz.ROLL)
    assert match.why_not_undo(0, 2) == Reason("SE-UNDO-3", {"number": 2})
    assert match.why_not_undo(0, 2, (1,)) == Reason("SE-UNDO-3", {"number": 2})
    match.undo(0, to=2, agreed=(1, 2))
    assert match.state_hash == before


@pytest.mark.rule("SE-UNDO-4")
def test_showing_ones_own_card_does_not_prevent_taking_back() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.Show(7))
    assert events(match, 1) == [bz.Shown(0, 7)]
    match.undo(0)
    assert match.state.hands[0] == [0, 7]


@pytest.mark.rule("SE-UNDO-5")
def test_taking_back_is_a_row_and_everybody_is_told_what_is_void() -> None:
    match = bazaar([[0, 7, 8], [3]], deck=[9])
    match.choose(0, bz.Show(7))
    match.choose(0, bz.Show(8))
    match.undo(0, to=1)
    assert match.record.rows[-1] == (3, 0, "undo", [1])
    for seat in (0, 1, None):
        assert events(match, seat)[-1] == TakenBack(0, 1)


# ---- chance and knowledge


@pytest.mark.rule("SE-CHANCE-1")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    def played(seed: str) -> list[str]:
        match, hashes = Match.new(GAME, 3, seed), []
        while not match.over:
            match.choose(match.asks[0].seat, match.asks[0].options[-1])
            hashes.append(match.state_hash)
        return hashes

    assert played("one") == played("one")
    assert played("one") != played("two")


@pytest.mark.rule("SE-CHANCE-2")
def test_every_card_is_equally_likely_to_be_drawn_first() -> None:
    chance, found = seeded("first cards"), [0] * 5
    for _ in range(2000):
        found[chance.shuffled([0, 1, 2, 3, 4])[0]] += 1
    assert all(abs(count - 400) < 90 for count in found)


@pytest.mark.rule("SE-CHANCE-3")
def test_the_seed_of_a_game_can_be_checked_against_the_promise() -> None:
    shares = ("tea", "salt")
    fair, seed = make_fair("the host's secret", shares), seed_of("the host's secret", shares)
    record = Record.from_json(Match.new(GAME, 2, seed, {}, fair).record.to_json())
    assert record.fair is not None
    assert check_fair(record.fair, record.seed) is None
    assert check_fair(record.fair._replace(shares=("tea", "silk")), record.seed) is not None
    assert check_fair(record.fair._replace(secret="another"), record.seed) is not None


@pytest.mark.rule("SE-KNOW-1")
def test_a_seat_sees_all_it_has_learned_and_nothing_else() -> None:
    match = bazaar([[0, 7], [3]], deck=[9])
    match.choose(0, bz.DRAW)
    assert match.view(0)["hands"] == [[0, 7, 9], [0]]
    assert match.view(1)["hands"] == [[0, 0, 0], [3]]
    assert events(match, 0)[0] == bz.Drew(0, 9)
    assert events(match, 1)[0] == events(match, None)[0] == bz.DrewSomething(0)
    assert "omen" not in json.dumps(match.view(0))


@pytest.mark.rule("SE-KNOW-2")
def test_an_imagined_position_looks_the_same_and_has_another_future() -> None:
    match = bazaar([[0, 7], [3, 4]], deck=[9, 10, 11])
    world = match.redealt(0, seeded("bot"))
    assert look(GAME, world, 0) == look(GAME, match.state, 0)
    assert world.chance.below(1 << 40) != match.state.chance.clone().below(1 << 40)


@pytest.mark.rule("SE-KNOW-3")
def test_in_imagined_positions_every_unseen_card_can_be_anywhere_it_may_be() -> None:
    match = bazaar([[0, 7], [3, 4]], deck=[9, 10], lots={4: 1})
    chance, first, second = seeded("bot"), set(), set()
    for _ in range(100):
        world = match.redealt(0, chance)
        first.add(world.hands[1][0])
        second.add(world.hands[1][1])
    assert first == {3, 9, 10}
    assert second == {4}


# ---- records


@pytest.mark.rule("SE-REC-1")
def test_a_record_is_complete() -> None:
    record = tic_tac_toe("a1", "b2").record
    assert (record.game, record.rules, record.seats) == ("tic_tac_toe", 1, ("cross", "nought"))
    assert (record.options, record.seed) == ({}, "table")
    assert record.rows == [(1, 0, "chose", "square a1"), (2, 1, "chose", "square b2")]


@pytest.mark.rule("SE-REC-2")
def test_a_record_is_the_game() -> None:
    match = tic_tac_toe("a1", "b2", "c3")
    again = Match.replay(Record.from_text(match.record.to_text()))
    assert again.state_hash == match.state_hash
    assert again.events(None) == match.events(None)


@pytest.mark.rule("SE-REC-3")
def test_a_broken_record_names_the_move_and_an_old_one_the_version() -> None:
    text = tic_tac_toe("a1", "b2", "c3").record.to_text()
    with pytest.raises(BadRecord, match="move 2: the record was changed here"):
        Record.from_text(text.replace("square b2", "square b1"))
    with pytest.raises(BadRecord, match="needs version 9 of the rules of tic_tac_toe; this is version 1"):
        Match.replay(Record("tic_tac_toe", 9, ("cross", "nought"), {}, "s"))
