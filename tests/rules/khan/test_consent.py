"""Chapters 10 and 15: the consent of a protecting player."""

from typing import Any

import pytest

from serai.engine.core import snapshot
from serai.games.khan import GAME
from serai.games.khan.state import Khan
from tests.rules.driver import rule_of
from tests.rules.khan.position import FOUR_CARDS, khan_position

PAIR = "tile_i2:a1-b1"


@pytest.mark.rule("KH-DEC-7", "KH-DEC-18", "KH-DEC-17")
def test_the_protector_is_asked_after_the_announcement() -> None:
    play = khan_position("1 yr", turn="yellow", protector="red")
    play.choose(f"conquer {PAIR}")
    (asked,) = play.asks
    assert play.asked == "red consent"  # always asked, whatever the protector could want
    assert play.options == ["agree", "refuse", "refuse-for-turn"]
    assert asked.prompt == {"seat_by": 1, "placement": GAME.notation.tables["placement"].index(PAIR)}
    assert play.refusal("agree", seat="yellow") == ("SE-ASK-1", {"seat": "red"})
    assert play.refusal("pass") == ("SE-ASK-3", {})
    assert play.told() == [f"consent-asked red yellow {PAIR}"]  # public
    assert play.laid == []


@pytest.mark.rule("KH-DEC-7")
@pytest.mark.parametrize(
    ("answer", "word"), [("agree", "consented"), ("refuse", "refused"), ("refuse-for-turn", "refused-for-turn")]
)
def test_every_answer_is_public(answer: str, word: str) -> None:
    play = khan_position("1 yr", turn="yellow", protector="red")
    play.choose(f"conquer {PAIR}")
    assert play.choose(answer)[0] == f"{word} red yellow {PAIR}"


@pytest.mark.rule("KH-DEC-20", "KH-RULING-18")
def test_after_a_refusal_the_action_is_chosen_again_without_the_placement() -> None:
    play = khan_position("1 yr.yr", turn="yellow", protector="red", hands={"yellow": "c21 c30"})
    assert play.offers("conquer") == {PAIR, "tile_i2:d1-e1"}
    play.choose(f"conquer {PAIR}", "refuse")
    assert (play.asked, play.asks[0].prompt["number"]) == ("yellow act", 1)
    assert play.offers("conquer") == {"tile_i2:d1-e1"}
    assert play.refusal(f"conquer {PAIR}") == ("KH-RULING-18", {"placement": PAIR})
    play.choose("conquer tile_i2:d1-e1", "refuse")
    assert {option.split()[0] for option in play.options} == {"invade", "chase", "free-invade"}  # no C any more
    # The ban holds for the second action as well.
    play.choose("invade c21 a2")
    assert play.refusal(f"conquer {PAIR}") == ("KH-RULING-18", {"placement": PAIR})
    assert play.offers("conquer") == {"tile_i2:a1-a2"}


@pytest.mark.rule("KH-RULING-18")
def test_the_ban_holds_for_the_turn_only() -> None:
    play = khan_position("1 yr", seats=2, turn="yellow", protector="red", hands=FOUR_CARDS)
    play.choose(f"conquer {PAIR}", "refuse", "free-invade n1", "done")  # yellow's turn ends
    assert play.s.refused == []
    assert play.s.guards == 1
    play.choose("free-invade n2", "done")  # red's turn: Protection is put away
    assert play.s.guards == 0
    assert PAIR in play.offers("conquer")
    assert play.choose(f"conquer {PAIR}")[0].startswith("conquered yellow")


@pytest.mark.rule("KH-RULING-18")
def test_the_ban_is_for_the_placement_not_for_the_cells() -> None:
    play = khan_position("1 yr", turn="yellow", protector="red", hands={"yellow": "c21"})
    play.choose(f"conquer {PAIR}", "refuse", "invade c21 a2")
    assert play.offers("conquer") == {"tile_i2:a1-a2"}  # the angle would have two of yellow: no consent possible
    assert play.refusal("conquer tile_v3:a1-b1-a2") == ("KH-SPECIAL-KP-4", {"seat": "red", "cell": "b1"})


@pytest.mark.rule("KH-RULING-39")
def test_no_for_the_rest_of_the_turn() -> None:
    play = khan_position("1 yr.yr.yy\n4 yb", turn="yellow", protector="red", divine={"blue": "ice"}, hands=FOUR_CARDS)
    open_before = play.offers("conquer")
    assert open_before == {PAIR, "tile_i2:d1-e1", "tile_i2:g1-h1", "tile_i2:a4-b4"}
    play.choose(f"conquer {PAIR}", "refuse-for-turn")
    assert play.asked == "yellow act"
    assert play.offers("conquer") == {"tile_i2:g1-h1", "tile_i2:a4-b4"}  # nothing that needs red
    assert play.refusal("conquer tile_i2:d1-e1") == ("KH-RULING-39", {"seat": "red"})
    assert play.refusal(f"conquer {PAIR}") == ("KH-RULING-18", {"placement": PAIR})
    play.choose("free-invade n1", "done")
    assert play.s.unwilling == 0  # the next turn begins without it


@pytest.mark.rule("KH-RULING-39")
def test_one_unwilling_player_does_not_speak_for_another() -> None:
    play = khan_position("1 yr.ybo", turn="yellow", protector="red", divine={"blue": "ice"})
    play.choose(f"conquer {PAIR}", "refuse-for-turn")
    assert play.offers("conquer") == {"tile_i2:d1-e1", "tile_i3:d1-e1-f1"}
    play.choose("conquer tile_i3:d1-e1-f1")
    assert play.asked == "blue consent"


@pytest.mark.rule("KH-RULING-19", "KH-DEC-7")
def test_several_protectors_are_asked_clockwise() -> None:
    # One yurt of everybody and two neutral ones: red protects its own, blue the ice, green the tundra.
    drawn = "1 oorby"
    wide = "tile_i5:a1-b1-c1-d1-e1"
    active: dict[str, Any] = {"protector": "red", "divine": {"blue": "ice", "green": "forest"}}
    play = khan_position(drawn, turn="yellow", **active)
    assert play.choose(f"conquer {wide}") == [f"consent-asked blue yellow {wide}"]
    assert play.asked == "blue consent"
    assert play.choose("agree") == [f"consented blue yellow {wide}", f"consent-asked red yellow {wide}"]
    assert play.asked == "red consent"
    assert play.choose("agree") == [
        f"consented red yellow {wide}",
        f"conquered yellow {wide} red,yellow,blue 1,1,1,0 2 0",
    ]
    # From blue's side the order is red, then nobody else; from green's: red before blue.
    play = khan_position("1 ogrby", turn="green", protector="red", divine={"blue": "tundra"})
    play.choose(f"conquer {wide}")
    assert play.asked == "red consent"
    play.choose("agree")
    assert play.asked == "blue consent"


@pytest.mark.rule("KH-RULING-19")
def test_the_first_refusal_ends_the_proposal() -> None:
    wide = "tile_i5:a1-b1-c1-d1-e1"
    play = khan_position("1 oorby", turn="yellow", protector="red", divine={"blue": "ice"})
    play.choose(f"conquer {wide}")
    assert play.choose("refuse") == [f"refused blue yellow {wide}"]
    assert play.asked == "yellow act"  # red is not asked any more
    play = khan_position("1 oorby", turn="yellow", protector="red", divine={"blue": "ice"})
    play.choose(f"conquer {wide}", "agree")
    assert play.choose("refuse") == [f"refused red yellow {wide}"]  # all must agree
    assert (play.asked, play.laid) == ("yellow act", [])


@pytest.mark.rule("KH-RULING-20")
def test_nobody_is_asked_about_what_is_illegal_anyway() -> None:
    wide = "tile_i5:a1-b1-c1-d1-e1"
    # Red would own it, but blue, who protects the ice, would not.
    play = khan_position("1 oorry", turn="red", protector="yellow", divine={"blue": "ice"})
    assert play.refused(f"conquer {wide}") in {"KH-SPECIAL-KP-4", "KH-SPECIAL-DS-6"}
    play = khan_position("1 o.yor", turn="yellow", protector="red", divine={"blue": "ice"})
    assert play.refusal("conquer tile_i3:c1-d1-e1") == (
        "KH-SPECIAL-DS-6",
        {"seat": "blue", "cell": "d1", "region": "ice"},
    )
    assert play.offers("conquer") == set()
    # Shared with red, but the kind is reserved.
    play = khan_position("1 yr", seats=3, turn="yellow", protector="red", reserved={"blue": "tile_i2"})
    assert play.refusal(f"conquer {PAIR}") == ("KH-SPECIAL-RC-4", {"kind": "tile_i2", "seat": "blue"})


@pytest.mark.rule("KH-RULING-20")
def test_co_owners_without_an_active_card_are_not_asked() -> None:
    play = khan_position("1 yrb", turn="yellow", protector="red", specials={"blue": "khan_protection"})
    play.choose("conquer tile_i3:a1-b1-c1", "agree")
    assert play.laid == ["tile_i3:a1-b1-c1 red yellow blue"]
    play = khan_position("1 yb", turn="yellow", protector="red")
    play.choose(f"conquer {PAIR}")
    assert play.laid == [f"{PAIR} yellow blue"]


@pytest.mark.rule("KH-DEC-7")
def test_one_question_for_a_player_with_two_reasons() -> None:
    # Red protects nothing twice: own yurt under Protection. Blue has a yurt and the ice, and is asked once.
    play = khan_position("1 oyb", turn="yellow", divine={"blue": "tundra"})
    play.choose("conquer tile_i3:a1-b1-c1", "agree")
    assert play.laid == ["tile_i3:a1-b1-c1 yellow blue"]


@pytest.mark.rule("KH-RULING-21")
def test_a_third_action_that_was_refused_is_not_used_up() -> None:
    # After the trigger red has no card and one shared conquest only.
    play = khan_position(
        "1 ry", at="step 3, triggered", protector="yellow", specials={"red": "high_morale reconnaissance"}
    )
    assert play.choose("use-high-morale") == ["used-high-morale red", f"consent-asked yellow red {PAIR}"]
    assert play.choose("refuse") == [f"refused yellow red {PAIR}", "high-morale-kept red"]
    assert play.asked == "red use-special"
    assert play.specials("red") == "high_morale reconnaissance"
    assert "use-high-morale" not in play.options  # no action is left
    assert play.refusal("use-high-morale") == ("KH-SPECIAL-HM-4", {})
    play.choose("reconnoitre tile_i5")
    assert play.specials("red") == "high_morale"


@pytest.mark.rule("KH-RULING-21", "KH-DEC-20")
def test_with_another_action_left_the_third_action_is_chosen_again() -> None:
    play = khan_position("1 ry.ry.ry", at="step 3, triggered", protector="yellow", specials={"red": "high_morale"})
    play.choose("use-high-morale", f"conquer {PAIR}")
    assert play.choose("refuse") == [f"refused yellow red {PAIR}"]
    assert (play.asked, play.asks[0].prompt["number"]) == ("red act", 3)
    assert play.offers("conquer") == {"tile_i2:d1-e1", "tile_i2:g1-h1"}
    play.choose("conquer tile_i2:d1-e1")
    told = play.choose("agree")
    assert told[1:3] == ["conquered red tile_i2:d1-e1 red,yellow 1,1,0,0 0 3", "put-away red high_morale"]
    assert play.specials("red") == ""


@pytest.mark.rule("KH-RULING-21", "KH-RULING-39")
def test_no_for_the_turn_can_leave_no_third_action() -> None:
    specials = {"red": "high_morale divine_support"}
    play = khan_position("1 ry.ry.ry", at="step 3, triggered", protector="yellow", specials=specials)
    play.choose("use-high-morale", f"conquer {PAIR}")
    assert play.choose("refuse-for-turn") == [f"refused-for-turn yellow red {PAIR}", "high-morale-kept red"]
    assert play.asked == "red use-special"
    assert "use-high-morale" not in play.options
    assert "divine-support ice" in play.options


@pytest.mark.rule("KH-DEC-20")
def test_the_question_marks_the_placements_that_need_consent() -> None:
    play = khan_position("1 yr.yo.y", turn="yellow", protector="red")
    assert play.offers("conquer") == {PAIR, "tile_i2:d1-e1"}
    number = GAME.notation.tables["placement"].index(PAIR)
    assert play.asks[0].prompt == {"number": 1, "consents": [[number, 0]]}


@pytest.mark.rule("KH-DEC-20", "KH-RULING-19")
def test_a_placement_over_yurts_of_two_protectors_is_marked_with_both() -> None:
    play = khan_position("1 yobr", turn="yellow", protector="red", divine={"blue": "ice"})
    marks = play.asks[0].prompt["consents"]
    assert [seats for _, *seats in marks if len(seats) == 2] == [[2, 0]]  # clockwise from yellow


@pytest.mark.rule("KH-DEC-20")
def test_a_preview_shows_who_would_be_asked() -> None:
    play = khan_position("1 yr.yo", turn="yellow", protector="red")
    before = play.match.state_hash
    assert [play.words.of(event) for event in play.match.preview(1, f"conquer {PAIR}")] == [
        f"consent-asked red yellow {PAIR}"
    ]
    assert [play.words.of(event) for event in play.match.preview(1, "conquer tile_i2:d1-e1")] == [
        "conquered yellow tile_i2:d1-e1 yellow 0,1,0,0 1 3"
    ]
    assert play.match.state_hash == before


@pytest.mark.rule("KH-RULING-21")
def test_before_the_trigger_a_ruler_can_always_be_chased_instead() -> None:
    play = khan_position("1 ry", at="step 3", protector="yellow", specials={"red": "high_morale"})
    play.choose("use-high-morale", f"conquer {PAIR}")
    assert play.choose("refuse") == [f"refused yellow red {PAIR}"]
    assert (play.asked, play.asks[0].prompt) == ("red act", {"number": 3})
    assert {option.split()[0] for option in play.options} == {"chase"}


@pytest.mark.rule("KH-DEC-20")
def test_refusals_in_the_final_phase() -> None:
    play = khan_position("1 ry.ry", at="final turn", protector="yellow")
    assert play.asked == "red final-conquest"
    assert play.options == [f"conquer {PAIR}", "conquer tile_i2:d1-e1", "pass"]
    play.choose(f"conquer {PAIR}", "refuse")
    assert (play.asked, play.asks[0].prompt) == ("red final-conquest", {"number": 1, "consents": [[6, 1]]})
    assert play.options == ["conquer tile_i2:d1-e1", "pass"]
    told = play.choose("conquer tile_i2:d1-e1", "agree")
    assert told[2:5] == [
        "conquered red tile_i2:d1-e1 red,yellow 1,1,0,0 0 3",
        "passed red",  # the refused pair stays refused for the second conquest
        "final-turn-began yellow",
    ]
    assert play.laid == ["tile_i2:d1-e1 red yellow", f"{PAIR} red yellow"]  # yellow itself was free to lay it


def test_a_question_inside_an_action_survives_saving() -> None:
    play = khan_position("1 oorby", turn="yellow", protector="red", divine={"blue": "ice"})
    play.choose("conquer tile_i5:a1-b1-c1-d1-e1", "agree")
    again = snapshot.restore(GAME, play.match.save())
    assert isinstance(again, Khan)
    assert snapshot.state_hash(GAME, again) == play.match.state_hash
    assert again.todo == play.s.todo
    assert again.guards == play.s.guards == 2


def test_what_others_decided_cannot_be_taken_back() -> None:
    play = khan_position("1 yr", turn="yellow", protector="red")
    play.choose(f"conquer {PAIR}", "refuse")
    assert rule_of(play.match.why_not_undo(1)) == "SE-UNDO-1"
    assert rule_of(play.match.why_not_undo(0)) == "SE-UNDO-1"
