"""One position shown to many: what everybody sees, and the fields in which a seat sees something else."""

from __future__ import annotations

import pytest

from serai import IllegalChoice, Match, load
from serai.engine.core.chance import seeded
from serai.engine.core.state import Hidden
from serai.engine.play.history import as_known


def played(game: str, moves: int) -> Match:
    match, dice = Match.new(load(game), 3, "shared"), seeded("dice")
    for _ in range(moves):
        asked = match.asks[dice.below(len(match.asks))]
        match.choose(asked.seat, asked.options[dice.below(len(asked.options))])
    return match


@pytest.mark.parametrize(
    ("game", "moves"), [("khan", 40), ("merv", 40), ("warrior_knights", 0), ("warrior_knights", 60)]
)
def test_a_seats_view_is_everybodys_with_its_own_fields_instead(game: str, moves: int) -> None:
    match = played(game, moves)
    everybodys = match.view(None)
    before = str(everybodys)
    for seat in range(3):
        own = match.apart_view(seat, everybodys)
        assert {**everybodys, **own} == match.view(seat)
        assert list(match.view(seat)) == list(everybodys)
        assert own["seat"] == seat
    assert str(everybodys) == before
    with pytest.raises(IllegalChoice) as refused:
        match.apart_view(3, everybodys)
    assert refused.value.reason.rule == "SE-SEAT-1"


def test_what_happened_becomes_what_each_seat_heard() -> None:
    match = played("khan", 40)
    raw = match.happened()
    assert any(type(event) is Hidden for _, event in raw)
    for seat in (0, 1, 2, None):
        heard = [(told.move, told.event) for told in match.events(seat)]
        assert heard == [(move, as_known(event, seat)) for move, event in raw]
    assert match.happened(len(raw) - 2) == raw[-2:]
