"""Chapter 17: where a beaten noble goes."""

import pytest

from tests.rules.warrior_knights.names import showing
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-RETREAT-5")
def test_a_noble_who_flees_into_his_castle_is_there_and_nowhere_else() -> None:
    position = Position(seats=3).noble("first-circle", "D4", "swiss_200").noble("second-circle", "D4", "swiss_100")
    position.noble("third-circle", "C4", "english_50").noble("third-square", "D3", "english_50")
    position.noble("third-triangle", "E3", "english_50").noble("third-hexagon", "D5", "english_100")
    cards = showing("victory prevent prevent prevent prevent prevent prevent")
    play = position.fates(*cards, *showing("deal deal")).card("first-mobilize_forces")
    play.choose("mobilize D4", "fight second")
    play.draft("first", f"discard {cards[1]}", f"discard {cards[2]}", "commit")
    play.draft("second", f"discard {cards[4]}", f"discard {cards[5]}", "commit")
    assert play.heard("noble-retreated") == ["second-circle G2"]
    assert play.where("second-circle") == "G2"
    assert play.is_exhausted("second-circle")
    assert play.nobles_in("D4") == "first-circle"
    assert play.nobles_in("G2") == "second-circle"
