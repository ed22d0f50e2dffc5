"""Chapter 17: randomness."""

import pytest

from serai import Match, Record
from serai.engine.core.chance import seeded
from tests.rules.khan.position import Play


def play_on(play: Play, decisions: int, seed: str = "choices") -> list[str]:
    """Let every player choose at random; gives the choices."""
    chance = seeded(seed)
    made: list[str] = []
    while play.asked and len(made) < decisions:
        options = play.options
        made.append(options[chance.below(len(options))])
        play.choose(made[-1])
    return made


@pytest.mark.rule("KH-RAND-1")
@pytest.mark.parametrize("seats", [2, 4])
def test_chance_is_drawn_for_start_shuffle_and_reshuffle_only(seats: int) -> None:
    play = Play.new(seats, "chance")
    assert play.s.chance.drawn == 1  # the starting player
    chance, since, reshuffles = seeded("choices"), 0, 0
    while play.asked:
        before, options = play.s.chance.drawn, play.options
        told = play.choose(options[chance.below(len(options))])
        dealt = "turn-began" in " ".join(told) and before == 1
        reshuffled = sum(words.startswith("reshuffled") for words in told)
        reshuffles += reshuffled
        assert (play.s.chance.drawn > before) == bool(dealt or reshuffled), told
        since += 1
    assert play.match.over
    assert reshuffles >= 1


@pytest.mark.rule("KH-RAND-2")
def test_same_seed_and_same_choices_same_game() -> None:
    first, second = Play.new(3, "same"), Play.new(3, "same")
    made = play_on(first, 60)
    second.choose(*made)
    assert second.match.state_hash == first.match.state_hash
    assert second.told() == first.told()
    other = Play.new(3, "another")
    assert other.match.state_hash != Play.new(3, "same").match.state_hash


@pytest.mark.rule("KH-RAND-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_holds_seed_and_decisions_and_is_enough(seats: int) -> None:
    play = Play.new(seats, "record")
    made = play_on(play, 10_000)
    assert play.match.over
    record = Record.from_text(play.match.record.to_text())
    assert [row.what for row in record.rows] == made
    again = Match.replay(record)
    assert again.state_hash == play.match.state_hash
    assert again.result == play.match.result
    assert again.events(None) == play.match.events(None)
