"""Chapter 19: the worked examples of examples.toml, replayed on the engine."""

from typing import Any

import pytest

from serai.games.khan.rules.board import CELLS, DIRECTIONS, IS_LAND
from serai.games.khan.rules.cards import CARDS, DIRECTION_OF, RULER_OF, RULERS
from serai.games.khan.rules.placements import placement_name
from serai.games.khan.rules.scoring import bonuses, share_of
from serai.games.khan.state import RULER
from serai.games.khan.tables import read_table
from tests.rules.khan.position import COLOURS, YURTS, khan_position, kind_of

EXAMPLES = read_table("examples.toml")
FLIGHTS = [
    pytest.param(example, direction, marks=pytest.mark.rule(example["id"]), id=f"{example['id']} {direction}")
    for example in EXAMPLES["flee"]
    for direction in example["expect"]
]
CONQUESTS = [
    pytest.param(example, attempt, marks=pytest.mark.rule(example["id"]), id=f"{example['id']} {number}")
    for example in EXAMPLES["conquest"]
    for number, attempt in enumerate(example["tries"], 1)
]
BONUSES = [
    pytest.param(example, marks=pytest.mark.rule(example["id"]), id=example["id"]) for example in EXAMPLES["bonus"]
]


def name(place: list[int]) -> str:
    return CELLS[place[0] * 14 + place[1]]


def drawing(letters: dict[str, str]) -> str:
    """A map with these letters on these cells."""
    rows = []
    for row in range(11):
        cells = range(14 * row, 14 * row + 14)
        line = "".join(letters.get(CELLS[cell], "." if IS_LAND[cell] else "~") for cell in cells)
        rows.append(f"{row + 1} {line}")
    return "\n".join(rows)


@pytest.mark.parametrize(("example", "direction"), FLIGHTS)
def test_flight(example: dict[str, Any], direction: str) -> None:
    # The Seljuk stands for the ruler; four others, who must be somewhere, stand far away.
    start, landing = name(example["ruler"]), example["expect"][direction]
    letters = {name(place): "o" for place in example["neutral_yurts"]}
    pieces = {}
    covered = [14 * row + column for row, column in example["covered"]]
    for mark, part in zip("123", together(covered), strict=False):
        letters |= {CELLS[cell]: mark for cell in part}
        pieces[mark] = "red"
        kind_of(part)
    letters[start] = "S"
    far = iter(("m10", "n10", "m11", "n11") if example["ruler"][1] < 8 else ("a9", "b9", "a10", "b10"))
    letters |= {next(far): letter for letter in "GNDV"}
    card = next(card for card in range(72) if RULER_OF[card] == 0 and DIRECTIONS[DIRECTION_OF[card]] == direction)
    play = khan_position(drawing(letters), at="turn", out="rus kyrgyz kipchak", top=CARDS[card], pieces=pieces)
    if landing:
        assert play.ruler("seljuk") == name(landing)
        assert play.told()[2].startswith(f"fled seljuk {start} {name(landing)} {direction} ")
    else:
        assert play.ruler("seljuk") is None
        assert play.told()[2] == f"no-escape seljuk {start} 4"
    assert play.at(start) == "o"


def together(cells: list[int]) -> list[list[int]]:
    """Covered cells as pieces: neighbours belong together."""
    parts: list[list[int]] = []
    for cell in sorted(cells):
        for part in parts:
            if any(abs(cell - other) in (1, 14) for other in part):
                part.append(cell)
                break
        else:
            parts.append([cell])
    return parts


@pytest.mark.parametrize(("example", "attempt"), CONQUESTS)
def test_conquest(example: dict[str, Any], attempt: dict[str, Any]) -> None:
    letters = {
        name(place): "o" if colour == "neutral" else YURTS[COLOURS.index(colour)]
        for colour, places in example["yurts"].items()
        for place in places
    }
    letters |= {name(place): "S" for place in example["rulers"]}
    letters |= dict(zip(("m10", "n10", "m11", "n11"), "GNDV", strict=True))
    out = "rus kyrgyz kipchak" if example["rulers"] else "seljuk rus kyrgyz kipchak"
    cells = sorted(14 * row + column for row, column in attempt["cells"])
    choice = f"conquer {placement_name(attempt['piece'], cells)}"
    for colour in COLOURS:
        play = khan_position(drawing(letters), turn=colour, out=out)
        reason = play.refusal(choice)
        assert (reason is None) == (colour in attempt["may"])
        assert (choice in play.options) == (colour in attempt["may"])
        if reason is None:
            play.choose(choice)
            assert set(play.laid[0].split()[1:]) == set(attempt["owners"])
        else:
            assert reason[0].startswith("KH-CONQ-")


@pytest.mark.parametrize("example", BONUSES)
def test_bonus(example: dict[str, Any]) -> None:
    sizes = [tuple(listed) for listed in example["sizes"].values()]
    assert bonuses(sizes) == [example["expect"][colour] for colour in example["sizes"]]
    backwards = bonuses(sizes[::-1])
    assert backwards[::-1] == bonuses(sizes)


@pytest.mark.rule("KH-EX-12")
def test_shares() -> None:
    (example,) = EXAMPLES["share"]
    for points, owners, each in zip(example["vp"], example["owners"], example["each"], strict=True):
        assert share_of(points, owners) == each


def test_every_worked_example_is_here() -> None:
    listed = {example["id"] for kind in ("flee", "conquest", "bonus", "share") for example in EXAMPLES[kind]}
    assert listed == {f"KH-EX-{number}" for number in range(1, 13)}
    assert len(RULERS) == 8
    assert RULER == 6
