"""Chapters 14 and 15: a garrison fights for its castle, that of the first seat as well as any other."""

import pytest

from tests.rules.warrior_knights.names import showing
from tests.rules.warrior_knights.pieces import HOME
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position

FOES = {"first": "second", "second": "first", "third": "first"}
BESIDE = {"B6": "B5 A6 B7", "G2": "G1 H1 F2 H2", "E5": "E4 F5 E6"}  # where one could flee to from these castles
seats = pytest.mark.parametrize("seat", FOES)


def storm(seat: str, breach: int, fates: str) -> Play:
    """An opponent with 200 assaults a castle: he draws four cards, the castle one for each 100 it has left."""
    foe, area = FOES[seat], HOME[("first", "second", "third").index(seat)]
    position = Position(seats=3).baron(seat, breach=breach, crowns=7).noble(f"{foe}-circle", area, "swiss_200")
    play = position.fates(*showing(fates)).card(f"{foe}-mobilize_forces")
    play.choose(f"mobilize {area}", "assault")
    assert play.asked == f"{foe} hold-fate"
    first, second = (number for number in showing(fates)[:2])
    play.draft(foe, f"discard {first}", f"discard {second}", "commit")
    return play


@seats
@pytest.mark.rule("WK-CASTLE-2", "WK-ASSAULT-5")
def test_a_garrison_adds_its_strength_to_the_walls(seat: str) -> None:
    play = storm(seat, 2, "victory victory deal deal prevent prevent prevent prevent")
    assert play.heard("host-counted")[1] == f"{seat} {seat}-castle 250"
    assert play.heard("walls-counted") == [f"{seat}-castle 200"]
    assert play.heard("fate-for-walls") == [f"{seat}-castle 4"]


@seats
@pytest.mark.rule("WK-CASTLE-2", "WK-ASSAULT-8")
def test_a_garrison_bears_damage_beside_the_walls(seat: str) -> None:
    play = storm(seat, 2, "victory victory deal deal victory victory victory deal")
    assert play.asked == f"{seat} place-damage"
    assert play.options == [f"casualty {seat}-castle", "breach"]
    play.choose(f"casualty {seat}-castle", "breach")
    assert play.army(f"{seat}-castle").endswith("*")
    assert play.walls(f"{seat}-castle") == "breach 3"


@seats
@pytest.mark.rule("WK-CASTLE-3", "WK-ASSAULT-12")
def test_a_castle_without_walls_stands_as_long_as_its_garrison_does(seat: str) -> None:
    play = storm(seat, 4, "deal deal prevent prevent prevent prevent")
    assert play.castle(seat) != "off"
    assert play.heard("victory-counted") == ["0 0"]
    assert play.is_done


@seats
@pytest.mark.rule("WK-SIEGE-2", "WK-CASTLE-2")
def test_a_garrison_counts_against_a_siege(seat: str) -> None:
    foe, area = FOES[seat], HOME[("first", "second", "third").index(seat)]
    position = Position(seats=3).noble(f"{foe}-circle", area, "swiss_200 polish_200")
    play = position.card(f"{foe}-mobilize_forces")
    play.choose(f"mobilize {area}")
    facts = {"wall": f"{seat}-castle", "number": 600, "number_against": 650}  # walls 400, regulars 250
    assert play.refusal("besiege") == ("WK-SIEGE-1", facts)


@seats
@pytest.mark.rule("WK-RETREAT-9", "WK-RULING-55", "WK-CASTLE-14")
def test_nobody_flees_into_the_castle_that_is_falling(seat: str) -> None:
    foe, area = FOES[seat], HOME[("first", "second", "third").index(seat)]
    other = next(name for name in FOES if name not in (seat, foe))
    position = Position(seats=3).baron(seat, breach=4).noble(f"{foe}-circle", area, "swiss_200")
    position.noble(f"{seat}-circle", area, "english_100")
    for base, place in zip(("circle", "square", "triangle", "hexagon"), BESIDE[area].split(), strict=False):
        position.noble(f"{other}-{base}", place, "regular_50" if base != "hexagon" else "regular_100")
    fates = showing("deal deal prevent victory prevent prevent prevent prevent prevent")
    play = position.fates(*fates).card(f"{foe}-mobilize_forces")
    play.choose(f"mobilize {area}", "assault")
    play.draft(foe, f"discard {fates[0]}", f"discard {fates[1]}", "commit")
    play.draft(seat, f"discard {fates[4]}", f"discard {fates[5]}", "commit")
    assert play.heard("noble-died") == [f"{seat}-circle"]
    assert play.heard("retreat-began") == []
    assert play.castle(seat) == "off"
