"""Chapter 3: setting up."""

from collections import Counter

import pytest

from serai import BadOption, Match
from serai.games.khan import GAME
from serai.games.khan.rules.board import CELLS, REGION_CELLS
from serai.games.khan.rules.cards import CARDS
from tests.rules.khan.position import COLOURS, Play, khan_position

REGIONS = ("mountain", "ice", "tundra", "rocky_desert", "sand_desert", "forest")
ONE_CELL_EACH = ("m1", "d1", "a1", "n6", "a7", "n11")  # an empty cell of every region


def settled(seats: int, seed: str = "seed") -> Play:
    """A game after its initial yurts."""
    play = Play.new(seats, seed)
    for cell in ONE_CELL_EACH:
        if play.asked.endswith("place-yurt"):
            play.choose(f"settle {cell}")
    return play


@pytest.mark.rule("KH-SETUP-1")
def test_for_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(Play.new(seats).s.hands) == seats
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 seats"):
            Match.new(GAME, seats, "seed")


@pytest.mark.rule("KH-SETUP-2", "KH-SETUP-3", "KH-SETUP-7")
def test_what_lies_where() -> None:
    play = Play.new(4)
    assert (list(play.s.camps), play.s.supply) == ([5] * 8, 20)
    for seat in (0, 1, 2, 3, None):
        assert play.match.view(seat)["beside"] == [4, 4, 4, 1, 1, 1, 1, 1, *[1] * 12, 5, 2, 2]
        assert play.match.view(seat)["laid"] == []
    assert (
        play.map
        == """\
1  ..............
2  ......K.......
3  ..R........G..
4  ..............
5  ~~~~....~~~~~~
6  ...~.P..~.....
7  ...~~~~~~..N..
8  .S..~.........
9  ....~.........
10 ....~.D....V..
11 ....~........."""
    )


@pytest.mark.rule("KH-SETUP-4", "KH-SETUP-5", "KH-SETUP-6")
@pytest.mark.parametrize(
    ("seats", "dealt", "left_over"), [(2, [2, 2, 2, 2], 2), (3, [2, 1, 1, 1], 3), (4, [1, 1, 1, 1], 2)]
)
def test_special_cards_are_dealt(seats: int, dealt: list[int], left_over: int) -> None:
    play = Play.new(seats)
    for seat in (None, *range(seats)):  # face up: everybody sees everybody's
        assert play.match.view(seat)["special"] == dealt * seats
    in_the_box = {"high_morale": 6, "khan_protection": 4, "divine_support": 4, "reconnaissance": 4}
    in_play = Counter(card for colour in COLOURS[:seats] for card in play.specials(colour).split())
    assert sum(in_the_box.values()) - in_play.total() == {2: 2, 3: 3, 4: 2}[seats] == left_over


@pytest.mark.rule("KH-SETUP-8", "KH-RULING-37")
def test_rulers_on_other_cells() -> None:
    cells = ["a1", "n1", "h4", "e5", "a6", "j6", "a11", "n11"]
    play = Play.new(4, options={"ruler_cells": cells})
    names = ("seljuk", "rus", "kyrgyz", "goryeo", "kipchak", "song", "delhi", "dai_viet")
    assert [play.ruler(name) for name in names] == cells
    assert play.at(" ".join(cells)) == "SRKGPNDV"
    assert play.at("b8 c3 g2 l3 f6 l7 g10 l10") == "........"
    assert play.told() == ["began red a1,n1,h4,e5,a6,j6,a11,n11"]
    assert play.asked == "red place-yurt"  # no decision of the game: the first question is the first yurt
    assert play.match.record.options == {"ruler_cells": cells}
    assert Play.new(4).match.record.options == {"ruler_cells": None}  # off unless agreed


@pytest.mark.rule("KH-SETUP-8", "KH-RULING-37")
@pytest.mark.parametrize(
    ("cells", "complaint"),
    [
        (["a1", "n1", "h4", "e5", "a6", "j6", "a11"], "8 cells are needed, one for each ruler, not 7"),
        (["a1", "n1", "h4", "e5", "a6", "j6", "a11", "n11", "b1"], "8 cells are needed, one for each ruler, not 9"),
        (["a1", "n1", "h4", "e5", "a6", "j6", "a11", "a1"], "a1 is named twice"),
        (["a1", "n1", "h4", "e5", "a6", "j6", "a11", "a5"], "a5 is a river cell"),
        (["a1", "n1", "h4", "e5", "a6", "j6", "a11", "o1"], "there is no cell o1"),
        (["a1", "n1", "h4", "e5", "a6", "j6", "a11", 3], "ruler_cells is a list of cells"),
        ("a1", "ruler_cells is a list of cells"),
    ],
)
def test_rulers_need_eight_different_land_cells(cells: object, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Play.new(4, options={"ruler_cells": cells})


def test_no_other_option() -> None:
    with pytest.raises(BadOption, match="khan has no option rulers"):
        Play.new(4, options={"rulers": None})


@pytest.mark.rule("KH-SETUP-9", "KH-RULING-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    games = [Play.new(seats, f"seed {number}") for number in range(120)]
    starters = Counter(play.s.first for play in games)
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 120 / seats / 2
    for play in games[:10]:
        assert play.asked == f"{COLOURS[play.s.first]} place-yurt"
        assert play.told() == [f"began {COLOURS[play.s.first]} b8,c3,g2,l3,f6,l7,g10,l10"]


@pytest.mark.rule("KH-SETUP-10")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, "yellow red yellow red yellow red"),
        (3, "yellow blue red yellow blue red"),
        (4, "yellow blue green red"),
    ],
)
def test_the_players_place_yurts_in_turn(seats: int, order: str) -> None:
    play = starting_with("yellow", seats)
    asked = []
    for cell in ONE_CELL_EACH[: len(order.split())]:
        asked.append(play.asked.split()[0])
        assert play.asked.endswith("place-yurt")
        told = play.choose(f"settle {cell}")
        assert told[0] == f"settled {asked[-1]} {cell}"
        assert play.at(cell) == asked[-1][0]
    assert " ".join(asked) == order
    assert not play.asked.endswith("place-yurt")


def starting_with(colour: str, seats: int) -> Play:
    """A game that this player happens to start."""
    for number in range(100):
        play = Play.new(seats, f"seed {number}")
        if play.s.first == COLOURS.index(colour):
            return play
    raise AssertionError(colour)


@pytest.mark.rule("KH-SETUP-11", "KH-DEC-1", "KH-RULING-4")
def test_an_initial_yurt_needs_a_region_without_yurts() -> None:
    play = Play.new(4)
    rulers = {"b8", "c3", "g2", "l3", "f6", "l7", "g10", "l10"}
    assert play.offers("settle") == {CELLS[cell] for cells in REGION_CELLS for cell in cells} - rulers
    assert len(play.options) == 132 - 8
    play.choose("settle a7")
    sand = {CELLS[cell] for cell in REGION_CELLS[REGIONS.index("sand_desert")]}
    assert len(play.options) == 132 - 22 - 7  # the desert is taken, with the Seljuk in it
    assert play.offers("settle").isdisjoint(sand)
    assert play.refusal("settle a8") == (
        "KH-SETUP-11",
        {"cell": "a8", "region": "sand_desert", "cell_yurt": "a7"},
    )
    assert play.refusal("settle c3") == ("KH-BOARD-14", {"cell": "c3"})
    assert play.refusal("settle a5") == ("KH-INVADE-6", {"cell": "a5"})
    assert play.refusal("free-invade a1") == ("SE-ASK-3", {})


@pytest.mark.rule("KH-SETUP-11")
@pytest.mark.parametrize(("cell", "region"), [("a1", "tundra"), ("n11", "forest"), ("n4", "mountain")])
def test_a_yurt_in_the_corner_takes_its_region_too(cell: str, region: str) -> None:
    play = Play.new(4)
    play.choose(f"settle {cell}")
    others = {CELLS[other] for other in REGION_CELLS[REGIONS.index(region)]}
    assert play.offers("settle").isdisjoint(others)
    for other in others - {cell, "c3", "f6", "g10", "l10", "l3"}:
        assert play.refused(f"settle {other}") == "KH-SETUP-11"


@pytest.mark.rule("KH-SETUP-12")
@pytest.mark.parametrize(("seats", "empty_regions"), [(2, 0), (3, 0), (4, 2)])
def test_one_yurt_a_region(seats: int, empty_regions: int) -> None:
    for seed in ("a", "b", "c"):
        play = Play.new(seats, seed)
        while play.asked.endswith("place-yurt"):
            play.choose(play.options[len(play.options) // 3])
        settled_cells = [CELLS.index(told.split()[-1]) for told in play.told() if told.startswith("settled")]
        yurts = [sum(cell in cells for cell in settled_cells) for cells in REGION_CELLS]
        assert sorted(yurts) == [0] * empty_regions + [1] * (6 - empty_regions)


@pytest.mark.rule("KH-SETUP-13", "KH-SETUP-14", "KH-SETUP-15", "KH-RAND-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_are_dealt_after_the_yurts(seats: int) -> None:
    play = starting_with("yellow", seats)
    yurts = {2: 6, 3: 6, 4: 4}[seats]
    for cell in ONE_CELL_EACH[: yurts - 1]:
        play.choose(f"settle {cell}")
    assert all(hand == [] for hand in play.s.hands)
    deck = play.s.chance.clone().shuffled(list(range(72)))  # what the shuffle will give, the top card last
    play.choose(f"settle {ONE_CELL_EACH[yurts - 1]}")
    top = deck[::-1]
    assert [CARDS[card] for card in top] != sorted(CARDS)
    for place in range(seats):  # one card a player and round, from the starting player on
        seat = (1 + place) % seats
        assert play.s.hands[seat] == top[place : 4 * seats : seats]
    discarded = len(play.s.discard)  # step 1 of the first turn has begun to turn cards over
    assert play.s.discard == top[4 * seats : 4 * seats + discarded]
    assert play.s.deck == deck[: 72 - 4 * seats - discarded]
    assert discarded == 1
    for seat in range(seats):
        hands = play.match.view(seat)["hands"]
        assert hands[seat] == play.s.hands[seat]
        assert [hand for other, hand in enumerate(hands) if other != seat] == [[0, 0, 0, 0]] * (seats - 1)


@pytest.mark.rule("KH-SETUP-13", "KH-INFO-1")
def test_everybody_is_told_of_the_own_cards_only() -> None:
    play = settled(3)
    first = play.s.first
    for seat, colour in enumerate(COLOURS[:3]):
        cards = ",".join(CARDS[card] for card in play.s.hands[seat])
        heard = [words for words in play.told(seat=colour) if words.startswith("drew")]
        order = [COLOURS[(first + place) % 3] for place in range(3)]
        assert heard == [f"drew {colour} {cards}" if who == colour else f"drew-unseen {who} 4" for who in order]
    assert play.told()[7:10] == [f"drew-unseen {COLOURS[(first + place) % 3]} 4" for place in range(3)]


@pytest.mark.rule("KH-SETUP-13", "KH-SETUP-15")
def test_before_the_deal_all_cards_wait_in_the_deck() -> None:
    play = Play.new(3)
    for cell in ONE_CELL_EACH[:5]:
        play.choose(f"settle {cell}")
        view = play.match.view(0)
        assert (view["deck"], view["discard"], view["hands"]) == (72, [], [[], [], []])


@pytest.mark.rule("KH-SETUP-15")
def test_the_discard_pile_is_face_up_and_begins_with_the_first_card_turned() -> None:
    play = settled(4)
    (card,) = play.s.discard
    assert any(told.startswith(f"turned {COLOURS[play.s.first]} {CARDS[card]} ") for told in play.told())
    assert all(play.match.view(seat)["discard"] == [card] for seat in (None, 0, 1, 2, 3))


@pytest.mark.rule("KH-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_takes_the_first_turn(seats: int) -> None:
    for number in range(4):
        play = settled(seats, f"seed {number}")
        starter = COLOURS[play.s.first]
        assert play.asked == f"{starter} act"
        assert f"turn-began {starter} 1" in play.told()
        assert play.phase == "normal"
    assert khan_position(at="settling").phase == "settling"


def test_no_taking_back_beyond_the_deal() -> None:
    play = Play.new(4)
    for cell in ONE_CELL_EACH[:4]:
        seat = play.asks[0].seat
        play.choose(f"settle {cell}")
        assert play.match.why_not_undo(seat) is not None  # somebody else is asked, or the cards are dealt
