"""Chapter 9: action D, a yurt anywhere, then cards discarded."""

import pytest

from serai.games.khan.rules.board import CELLS, LAND
from tests.rules.khan.position import khan_position

STARTS = {"b8", "c3", "g2", "l3", "f6", "l7", "g10", "l10"}
FULL_BOARD = """
    1  bbbbbbbbbbbbbb
    2  bbbbbbKbbbbbbb
    3  bbRbbbbbbbbGbb
    4  bbbbbbbbbbbbbb
    5  ~~~~bbbb~~~~~~
    6  bbb~bPbb~bbbbb
    7  bbb~~~~~~bbNbb
    8  bSbb~bbbbbbbbb
    9  bbbb~bbbbbbbbb
    10 bbbb~bDbbbbVbb
    11 bbbb~bbbbbbbbb
"""


@pytest.mark.rule("KH-FREE-1", "KH-DEC-8")
def test_any_empty_cell_without_a_card() -> None:
    play = khan_position("1 ro", hands={"red": "c01"})
    assert play.offers("free-invade") == {CELLS[cell] for cell in LAND} - STARTS - {"a1", "b1"}
    assert play.refusal("free-invade b1") == ("KH-FREE-1", {"cell": "b1"})
    assert play.refusal("free-invade l3") == ("KH-FREE-1", {"cell": "l3"})
    assert play.choose("free-invade n11") == ["invaded-freely red n11"]
    assert play.at("n11") == "r"
    assert (play.hand("red"), play.discard) == ("c01", "")


@pytest.mark.rule("KH-FREE-2", "KH-FREE-3", "KH-DEC-9")
@pytest.mark.parametrize("discarded", ["", "c09", "c09 c01", "c01 c09 c18"])
def test_any_number_of_cards_is_discarded(discarded: str) -> None:
    play = khan_position(hands={"red": "c01 c09 c18"}, discard="c72", top="c27 c36 c45 c54")
    play.choose("free-invade n11")
    assert play.asked == "red discard-any"
    assert play.options == ["discard c01", "discard c09", "discard c18", "done"]
    for card in discarded.split():
        assert play.choose(f"discard {card}")[0] == f"discarded red {card}"
    if len(discarded.split()) < 3:
        assert play.refusal("discard c72") == ("KH-FREE-2", {"card": "c72"})  # not in the hand
        play.choose("done")
    assert play.discard.split()[:-1] == ["c72", *discarded.split()]  # face up, and step 1 of the next turn
    kept = [card for card in ("c01", "c09", "c18") if card not in discarded]
    assert play.hand("red").split() == [*kept, *["c27", "c36", "c45", "c54"][: 4 - len(kept)]]
    assert play.asked == "yellow act"


@pytest.mark.rule("KH-FREE-2")
def test_a_card_is_discarded_once_and_may_be_taken_back() -> None:
    play = khan_position(hands={"red": "c01 c09"})
    play.choose("free-invade n11", "discard c01")
    assert play.options == ["discard c09", "done"]
    assert play.refusal("discard c01") == ("KH-FREE-2", {"card": "c01"})
    assert play.refusal("pass") == ("SE-ASK-3", {})
    play.match.undo(0)
    assert play.hand("red") == "c01 c09"
    play.match.undo(0)
    assert play.asked == "red act"
    assert play.at("n11") == "."


@pytest.mark.rule("KH-FREE-5")
def test_action_d_needs_an_empty_cell() -> None:
    play = khan_position(FULL_BOARD, turn="blue")
    assert play.offers("free-invade") == set()
    assert play.refusal("free-invade a1") == ("KH-FREE-5", {"cell": "a1"})
    play = khan_position(FULL_BOARD.replace("1  b", "1  ."), turn="blue")
    assert play.offers("free-invade") == {"a1"}
    assert play.refusal("free-invade a1") is None
    assert play.refusal("free-invade b1") == ("KH-FREE-1", {"cell": "b1"})


@pytest.mark.rule("KH-RULING-14", "KH-INVADE-9")
def test_no_card_is_discarded_without_action_d() -> None:
    play = khan_position(FULL_BOARD, hands={"red": "c01"})
    assert play.offers("invade") == set()
    assert play.refusal("discard c01") == ("KH-RULING-14", {"card": "c01"})
    assert {option.split()[0] for option in play.options} == {"chase"}
