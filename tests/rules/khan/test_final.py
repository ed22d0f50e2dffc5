"""Chapter 12: the final phase."""

from typing import Any

import pytest

from tests.rules.khan.position import COLOURS, FOUR_CARDS, khan_position

FOUR_OUT = "rus kyrgyz goryeo kipchak"
# Seljuk at b8, Song at l7, Delhi at g10, Dai Viet at l10 remain.


@pytest.mark.rule("KH-FINAL-1", "KH-FINAL-2", "KH-FINAL-3", "KH-FINAL-4")
def test_trigger_in_step_one() -> None:
    play = khan_position(
        "1 ro",
        at="turn",
        turn="yellow",
        out=FOUR_OUT,
        top="c01",
        camps={"seljuk": 1, "song": 3},
        hands={"yellow": "c09"},
        specials={"yellow": "high_morale"},
    )
    assert (
        play.told()
        == [
            "turn-began yellow 2",
            "turned yellow c01 seljuk N",
            "last-yurt seljuk b8",
            "final-phase-triggered yellow",
            "replaced song l7",
            "replaced delhi g10",
            "replaced dai_viet l10",
            "final-turn-began yellow",  # the same player; steps 2 to 5 are dropped
            "passed yellow",
            "final-turn-began blue",
            "passed blue",
            "final-turn-began green",
            "passed green",
            "final-turn-began red",
            "conquered red tile_i2:a1-b1 red 1,0,0,0 1 3",
            *play.told()[15:],
        ]
    )
    assert play.at("b8 l7 g10 l10") == "oooo"
    assert [play.camp(ruler) for ruler in ("seljuk", "song", "delhi", "dai_viet")] == [0, 2, 4, 4]
    assert all(cell == -1 for cell in play.s.rulers)
    assert play.hand("yellow") == "c09"


@pytest.mark.rule("KH-FINAL-1")
def test_trigger_by_a_ruler_without_escape() -> None:
    drawn = """
        1 Sooo
        2 oo..
        3 o.o
        4 o..o
    """
    play = khan_position(drawn, at="turn", out=FOUR_OUT, top="c01")
    assert play.told()[2:4] == ["no-escape seljuk a1 4", "final-phase-triggered red"]


@pytest.mark.rule("KH-FINAL-5", "KH-FINAL-6", "KH-FINAL-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trigger_in_step_two(seats: int) -> None:
    play = khan_position(
        "1 ro.yy.yyy",
        seats=seats,
        out=FOUR_OUT,
        camps={"seljuk": 1},
        hands={"red": "c09"},
        protector="red",
        specials={"red": "reconnaissance"},
    )
    told = play.choose("chase seljuk")
    assert told[2:] == [
        "last-yurt seljuk b8",
        "final-phase-triggered red",
        "replaced song l7",
        "replaced delhi g10",
        "replaced dai_viet l10",
    ]
    assert (play.asked, play.phase) == ("red act", "triggered")  # the second action
    assert {option.split()[0] for option in play.options} == {"invade", "conquer"}
    assert play.refusal("chase song") == ("KH-CHASE-10", {"ruler": "song"})
    assert play.refusal("free-invade n1") == ("KH-TURN-9", {})
    assert play.refusal("pass") == ("KH-TURN-10", {})
    assert play.choose("invade c09 n1") == ["invaded red c09 n1", "put-away red khan_protection"]  # step 3
    assert play.asked == "red use-special"  # step 4
    told = play.choose("reconnoitre tile_i5")
    assert told[2:4] == ["drew-unseen red 4", "final-turn-began yellow"]  # step 5, and the player to the left
    assert (play.asked, play.phase) == ("yellow final-conquest", "final")


@pytest.mark.rule("KH-FINAL-5")
def test_trigger_by_the_second_action() -> None:
    play = khan_position("1 ro.yy.yyy", out=FOUR_OUT, camps={"seljuk": 1}, at="second action", hands={"red": "c09"})
    told = play.choose("chase seljuk")
    assert told[-2:] == ["drew-unseen red 3", "final-turn-began yellow"]
    assert len(play.hand("red").split()) == 4


@pytest.mark.rule("KH-FINAL-8", "KH-RULING-16")
def test_trigger_in_step_four() -> None:
    play = khan_position(
        "1 ro.yy.yyy", out=FOUR_OUT, camps={"seljuk": 1}, at="step 3", specials={"red": "high_morale khan_protection"}
    )
    told = play.choose("use-high-morale", "chase seljuk")
    assert told[-3:] == ["put-away red high_morale", "drew-unseen red 4", "final-turn-began yellow"]
    assert "final-phase-triggered red" in told
    assert play.asked == "yellow final-conquest"
    assert play.specials("red") == "khan_protection"


@pytest.mark.rule("KH-FINAL-9", "KH-FINAL-16", "KH-TURN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_conquests_a_turn_clockwise(seats: int) -> None:
    rows = ["1 rrrrrrrrrrrrr", "3 yyyyyyyyyyyyy", "9 ....~bbbbbbbbb", "11 ....~ggggggggg"]
    play = khan_position("\n".join(rows[:seats]), at="final turn", seats=seats, turn=COLOURS[seats - 1])
    asked = []
    for _ in range(6):
        asked.append(f"{play.asked} {play.asks[0].prompt['number']}")
        assert play.match.view(None)["turn"] == play.asks[0].seat
        play.choose(play.options[0])
    last, first, second = COLOURS[seats - 1], COLOURS[0], COLOURS[1 % seats]
    turns = [last, first, second if seats > 2 else last]
    assert asked == [f"{colour} final-conquest {number}" for colour in turns for number in (1, 2)]


@pytest.mark.rule("KH-FINAL-10")
def test_nothing_but_conquests() -> None:
    specials = {"red": "high_morale khan_protection divine_support reconnaissance"}
    play = khan_position("1 rr.rr.rr.yy", at="final turn", hands=FOUR_CARDS, specials=specials)
    assert {option.split()[0] for option in play.options} == {"conquer"}
    for choice in (
        *("invade c64 a2", "chase seljuk", "free-invade a2", "discard c64"),
        *("use-high-morale", "use-protection", "divine-support ice", "reconnoitre tile_i2"),
    ):
        assert play.refusal(choice) == ("KH-FINAL-10", {})
    for choice in ("done", "agree", "settle a2"):
        assert play.refusal(choice) == ("SE-ASK-3", {})
    deck, barrier = list(play.s.deck), play.s.barrier
    told = play.choose("conquer tile_i2:a1-b1", "conquer tile_i2:d1-e1")
    assert (
        told
        == [
            "conquered red tile_i2:a1-b1 red 2,0,0,0 0 3",
            "conquered red tile_i2:d1-e1 red 2,0,0,0 0 2",
            "final-turn-began yellow",  # no card was drawn, no ruler expelled
            *told[3:],
        ]
    )
    assert (play.s.deck, play.s.barrier) == (deck, barrier)
    assert play.hand("red") == FOUR_CARDS["red"]


@pytest.mark.rule("KH-FINAL-11", "KH-SPECIAL-5", "KH-SPECIAL-RC-6")
def test_active_cards_end_when_their_owner_is_next() -> None:
    # Blue protects the ice and has a pair reserved; red protects its yurts.
    drawn = "1 .ry.yo.yy.bb.\n2 .......bb"
    play = khan_position(
        drawn,
        at="final turn",
        seats=4,
        turn="yellow",
        protector="red",
        divine={"blue": "ice"},
        reserved={"blue": "tile_i5"},
    )
    assert play.asked == "yellow final-conquest"
    assert play.refusal("conquer tile_i2:e1-f1") == (
        "KH-SPECIAL-DS-6",
        {"seat": "blue", "cell": "f1", "region": "ice"},
    )
    told = play.choose("conquer tile_i2:h1-i1", "conquer tile_i2:b1-c1", "refuse")
    place = told.index("final-turn-began blue")
    assert told[place : place + 3] == [
        "final-turn-began blue",
        "released blue tile_i5",
        "put-away blue divine_support",
    ]
    assert play.active == {"red": "protection"}
    assert play.asked == "blue final-conquest"


@pytest.mark.rule("KH-FINAL-11")
def test_a_reservation_restricts_until_then() -> None:
    play = khan_position("1 yyy.rr", at="final turn", seats=2, turn="yellow", reserved={"red": "tile_i3"})
    assert play.offers("conquer") == {"tile_i2:a1-b1", "tile_i2:b1-c1"}
    assert play.refusal("conquer tile_i3:a1-b1-c1") == ("KH-SPECIAL-RC-4", {"kind": "tile_i3", "seat": "red"})


@pytest.mark.rule("KH-FINAL-5", "KH-FINAL-11", "KH-SPECIAL-5")
def test_a_card_used_in_the_turn_of_the_trigger_holds_until_the_own_final_turn() -> None:
    play = khan_position(
        "1 yyr.yy.yyy.rr", at="step 3, triggered", specials={"red": "khan_protection"}, seats=2, hands=FOUR_CARDS
    )
    play.choose("use-protection")
    assert (play.asked, play.active) == ("yellow final-conquest", {"red": "protection"})
    assert play.refusal("conquer tile_i3:a1-b1-c1") == ("KH-SPECIAL-KP-4", {"seat": "red", "cell": "c1"})
    told = play.choose("conquer tile_i2:e1-f1", "conquer tile_i2:h1-i1")
    assert told[2:4] == ["final-turn-began red", "put-away red khan_protection"]
    assert play.active == {}


@pytest.mark.rule("KH-RULING-33", "KH-FINAL-11", "KH-FINAL-4")
def test_the_cards_of_who_triggers_in_step_one_end_at_once() -> None:
    play = khan_position(
        "1 rr.rr", at="turn", out=FOUR_OUT, top="c01", camps={"seljuk": 1}, protector="red", reserved={"red": "tile_i4"}
    )
    told = play.told()
    place = told.index("final-turn-began red")
    assert told[:2] == ["turn-began red 2", "released red tile_i4"]
    assert told[place + 1] == "put-away red khan_protection"
    assert play.active == {}


@pytest.mark.rule("KH-FINAL-12", "KH-FINAL-13", "KH-DEC-14", "KH-DEC-18")
def test_one_conquest_or_none() -> None:
    # Red can lay a pair once, blue nothing; both go by themselves. Green has a choice.
    play = khan_position("1 rr.ggg.bo\n9 b..g~", at="final turn", seats=4, divine={"green": "ice"})
    assert play.told() == [
        "final-turn-began red",
        "conquered red tile_i2:a1-b1 red 2,0,0,0 0 3",
        "passed red",  # nothing for a second conquest
        "final-turn-began yellow",
        "passed yellow",
        "final-turn-began blue",
        "passed blue",  # the pair with the neutral yurt is green's to allow, and green would not own it
        "final-turn-began green",
        "put-away green divine_support",
    ]
    assert play.asked == "green final-conquest"


@pytest.mark.rule("KH-FINAL-14")
def test_who_passed_may_conquer_later() -> None:
    play = khan_position("1 rr.ggg.bo\n9 b..g~", at="final turn", seats=4, divine={"green": "ice"})
    assert "passed blue" in play.told()
    told = play.choose("conquer tile_i3:d1-e1-f1")
    assert "conquered blue tile_i2:h1-i1 blue 0,0,1,0 1 2" in told


@pytest.mark.rule("KH-FINAL-15", "KH-RULING-29", "KH-DEC-14")
def test_passing_only_when_nothing_is_possible_without_consent() -> None:
    play = khan_position("1 rr.ry", at="final turn", protector="yellow")
    assert play.options == ["conquer tile_i2:a1-b1", "conquer tile_i2:d1-e1"]
    assert play.refusal("pass") == ("KH-FINAL-15", {})
    play.choose("conquer tile_i2:a1-b1")
    assert play.options == ["conquer tile_i2:d1-e1", "pass"]  # may be proposed, need not be
    told = play.choose("pass")
    assert told[:3] == ["passed red", "final-turn-began yellow", "put-away yellow khan_protection"]
    play = khan_position("1 rr.ry", at="final turn")
    assert play.refusal("pass") == ("KH-FINAL-15", {})


@pytest.mark.rule("KH-FINAL-15", "KH-DEC-18")
def test_a_single_conquest_that_needs_consent_is_not_laid_unasked() -> None:
    play = khan_position("1 ry", at="final turn", protector="yellow")
    assert play.asked == "red final-conquest"
    assert play.options == ["conquer tile_i2:a1-b1", "pass"]
    told = play.choose("conquer tile_i2:a1-b1")
    assert told == ["consent-asked yellow red tile_i2:a1-b1"]


@pytest.mark.rule("KH-FINAL-17")
def test_the_game_ends_with_the_last_possible_conquest() -> None:
    play = khan_position("1 rrr.y", at="final turn")
    play.choose("conquer tile_i2:a1-b1")  # c1 is left alone: nobody can do anything any more
    assert play.match.over
    assert play.asked == ""
    assert "passed red" not in play.told()
    assert play.refusal("pass") == ("SE-END-1", {})


@pytest.mark.rule("KH-FINAL-17", "KH-RULING-30")
@pytest.mark.parametrize(
    "active",
    [{"protector": "red"}, {"divine": {"red": "all"}}, {"reserved": {"red": "tile_i3"}}],
    ids=["protection", "divine support", "reservation"],
)
def test_the_end_test_disregards_active_cards(active: dict[str, Any]) -> None:
    # Yellow cannot lay the straight three now; two turns later nothing is in the way.
    drawn = {"protector": "1 yyr", "divine": "1 yo", "reserved": "1 ooy"}[next(iter(active))]
    gone = "tile_i2" if "divine" not in active else ""
    play = khan_position(drawn, at="final turn", seats=2, turn="yellow", gone=gone, **active)
    assert play.told()[:3] == ["final-turn-began yellow", "passed yellow", "final-turn-began red"]
    assert play.told()[4:6] == ["passed red", "final-turn-began yellow"]
    assert play.told()[6].startswith("conquered yellow")
    assert play.match.over


@pytest.mark.rule("KH-FINAL-17", "KH-RULING-30")
def test_the_end_test_after_a_conquest_disregards_active_cards_too() -> None:
    play = khan_position("1 yyr\n3 yy\n4 y", at="final turn", seats=2, turn="yellow", gone="tile_i2", protector="red")
    told = play.told()  # after the corner only the straight three is left, and red's card forbids it at first
    assert told[1].startswith("conquered yellow tile_v3:a3-b3-a4 yellow")
    assert told[2:5] == ["passed yellow", "final-turn-began red", "put-away red khan_protection"]
    assert told[5:7] == ["passed red", "final-turn-began yellow"]
    assert told[7].startswith("conquered yellow tile_i3:a1-b1-c1 yellow")
    assert play.match.over


@pytest.mark.rule("KH-FINAL-17", "KH-CONQ-2")
def test_yurts_for_a_kind_that_is_used_up_are_no_conquest() -> None:
    assert khan_position("1 rr", at="final turn", gone="tile_i2").told()[0].startswith("territory-scored")
    assert khan_position("1 rr", at="final turn", gone="tile_i3").told()[0] == "final-turn-began red"


@pytest.mark.rule("KH-FINAL-18")
def test_no_turn_at_all() -> None:
    play = khan_position("1 r.y", at="final turn")
    assert play.match.over
    assert play.told()[0] == "territory-scored red - 0"
    # Also straight from the trigger.
    play = khan_position("1 r.y", at="turn", out=FOUR_OUT, top="c01", camps={"seljuk": 1})
    assert play.match.over
    assert "final-turn-began red" not in play.told()


@pytest.mark.rule("KH-RULING-12", "KH-SPECIAL-6")
@pytest.mark.parametrize(
    "active", [{"protector": "red"}, {"divine": {"red": "ice"}}], ids=["protection", "divine support"]
)
def test_an_own_active_card_does_not_excuse_from_the_second_action(active: dict[str, Any]) -> None:
    play = khan_position("1 ro", out=FOUR_OUT, camps={"seljuk": 1}, **active)
    told = play.choose("chase seljuk")  # one conquest is left, and it asks nobody
    assert "conquered red tile_i2:a1-b1 red 1,0,0,0 1 3" in told
    assert "passed red" not in told


@pytest.mark.rule("KH-RULING-12", "KH-DEC-14", "KH-TURN-10")
def test_a_second_action_that_is_impossible_is_forfeited() -> None:
    hands = {"yellow": FOUR_CARDS["yellow"]}
    play = khan_position("1 r..yy.yyy", out=FOUR_OUT, camps={"seljuk": 1}, hands=hands)
    told = play.choose("chase seljuk")
    assert told[-3:] == ["passed red", "drew-unseen red 4", "final-turn-began yellow"]
    # With a shared conquest that needs consent red may propose it or forfeit the action.
    play = khan_position("1 ry.yy.yyy", out=FOUR_OUT, camps={"seljuk": 1}, hands=hands, protector="yellow")
    play.choose("chase seljuk")
    assert play.options == ["conquer tile_i2:a1-b1", "pass"]
    assert play.choose("pass")[:2] == ["passed red", "drew-unseen red 4"]
    # With a card to play, or a conquest that needs nobody, it is not.
    for drawn, hand in (("1 ry.yy.yyy", "c01"), ("1 ry.ro.yyy", "")):
        play = khan_position(drawn, out=FOUR_OUT, camps={"seljuk": 1}, hands={**hands, "red": hand}, protector="yellow")
        play.choose("chase seljuk")
        assert play.refusal("pass") == ("KH-TURN-10", {})
        assert "pass" not in play.options


@pytest.mark.rule("KH-RULING-12")
def test_after_a_refusal_the_second_action_is_forfeited_too() -> None:
    play = khan_position("1 ry.yy.yyy", at="second action, triggered", protector="yellow")
    told = play.choose("conquer tile_i2:a1-b1", "refuse")
    assert told[1:4] == ["refused yellow red tile_i2:a1-b1", "passed red", "drew-unseen red 4"]


@pytest.mark.rule("KH-RULING-13")
@pytest.mark.parametrize("at", ["first action", "second action"])
def test_before_the_trigger_there_is_always_action_b(at: str) -> None:
    play = khan_position(at=at, out=FOUR_OUT)
    assert play.offers("chase") == {"seljuk", "song", "delhi", "dai_viet"}
    assert play.offers("conquer") == play.offers("invade") == set()
    assert "pass" not in play.options
    assert play.asked == "red act"
