"""The table on a terminal, to the last character: what stands where, and in which style."""

from typing import Any

import pytest

from serai.games.khan import GAME
from tests.rules.khan.position import Play, khan_position

MARKED = frozenset({"a9", "c04", "seljuk", "bridge_l4", "tile_i2:c3-d3"})
DRAWN = """
     a   b   c   d   e   f   g   h   i   j   k   l   m   n
   ┌───────┬───────┬───────┬───────────────────────────────┐
 1 │ ●   ⌂ │‹◆› ‹◆›│‹●› ‹■›│ *   *   *   *   ▲   ▲   ▲   ▲ │   SE ⌂⌂⌂⌂⌂ b8
   │       │   ┌───┤       │                               │
 2 │ ■   ◆ │‹◆›│ * │‹●› ‹■›│KY   *   *   ▲   ▲   ▲   ▲   ▲ │   RU       –
   │       └───┘   └───────┘                               │
 3 │ „   ⌂  [⌂] [⌂]  *   *   *   *   ▲   ▲   ▲  GO   ▲   ▲ │   KY ⌂⌂⌂⌂⌂ g2
   ├───┐                                                   │
 4 │‹■›│ „   „   „   „   „   „   ▲   ▲   ▲   ▲   ▲   ▲   ▲ │   GO ⌂⌂⌂⌂⌂ l3
   │   │                                                   │
 5 │‹■›│ ≈   ≈   ≈   „   „   „   „   ≈   ≈   ≈   ≈   ≈   ≈ │   KI ⌂⌂⌂⌂⌂ f6
   │   │                                                   │
 6 │‹■›│ ∴   ∴   ≈   „  KI   „   „   ≈   ∷   ∷   ∷   ∷   ∷ │   SO ⌂⌂    l7
   ├───┘                                                   │
 7 │ ∴   ∴   ∴   ≈   ≈   ≈   ≈   ≈   ≈   ∷   ∷  SO   ∷   ∷ │   DE ⌂⌂⌂⌂⌂ g10
   │                                                       │
 8 │ ∴  SE   ∴   ∴   ≈   ♣   ♣   ∷   ∷   ∷   ∷   ∷   ∷   ∷ │   DA ⌂⌂⌂⌂⌂ l10
   │                                                       │
 9 │[∴]  ∴   ∴   ∴   ≈   ♣   ♣   ♣   ♣   ♣   ∷   ∷   ∷   ∷ │
   │                                                       │
10 │ ∴   ∴   ∴   ∴   ≈   ♣  DE   ♣   ♣   ♣   ♣  DA   ♣   ♣ │
   │                                                       │
11 │ ∴   ∴   ∴   ∴   ≈   ♣   ♣   ♣   ♣   ♣   ♣   ♣   ♣   ♣ │
   └───────────────────────────────────────────────────────┘

deck 63   discard 2 c21   ⌂ 24
tile   i2×4◆  i3×4  v3×3  i4  t4  s4  l4  f5  i5  l5  n5  p5  t5  u5  v5
       w5  x5  y5  z5
bridge i3×4●  i4×2  l4×2

▸● red    ▯▯▯▯ high_morale×2 reconnaissance
            ◈ reconnaissance:bridge_i3
 ■ yellow ▯
            ◈ khan_protection
 ◆ blue   ▯▯   divine_support
            ◈ divine_support:all  reconnaissance:tile_i2

 c09  khan          ↑ N  SE
 c04  rocky_desert  ↗ NE SE
 c07  river         → E  SE
 c08  neighbour     ↙ SW SE
"""


@pytest.fixture
def play() -> Play:
    return khan_position(
        "1 ro1122\n2 yb1.22\n3 .ooo\n4 3\n5 3\n6 3",
        seats=3,
        pieces={"1": "blue", "2": "red yellow", "3": "yellow"},
        hands={"red": "c09 c04 c07 c08", "yellow": "c10", "blue": "c11 c12"},
        discard="c20 c21",
        out="rus",
        camps={"song": 2},
        specials={"red": "high_morale high_morale reconnaissance", "blue": "divine_support"},
        protector="yellow",
        divine={"blue": "all"},
        reserved={"blue": "tile_i2", "red": "bridge_i3"},
    )


def text_of(lines: Any) -> str:
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def test_the_whole_table_as_red_sees_it(play: Play) -> None:
    assert text_of(GAME.draw_text(play.match.view(0), MARKED)) == DRAWN.strip("\n")


def test_others_and_spectators_see_no_cards(play: Play) -> None:
    upto_players = DRAWN.strip("\n").partition("\n\n c09")[0].replace("[", " ").replace("]", " ")
    assert text_of(GAME.draw_text(play.match.view(None), frozenset())) == upto_players
    assert text_of(GAME.draw_text(play.match.view(1), frozenset())).splitlines()[-1] == " c10  mountain      ↗ NE RU"


def test_every_span_has_its_style(play: Play) -> None:
    lines = GAME.draw_text(play.match.view(0), MARKED)
    for number, spans in STYLED.items():
        assert lines[number] == spans


def test_at_the_end_places_and_points_stand_where_the_hands_were() -> None:
    play = khan_position(
        "1 11\n2 22.33\n", at="final turn", seats=3, pieces={"1": "blue", "2": "red", "3": "red yellow"}
    )
    assert play.match.over
    seen = text_of(GAME.draw_text(play.match.view(0), frozenset())).splitlines()
    result = play.match.result
    assert result
    scores, places = result.scores, result.places
    assert seen[-3:] == [
        f" {sign} {name:<7}{place}.  {score:>3}"
        for sign, name, place, score in zip("●■◆", ("red", "yellow", "blue"), places, scores, strict=True)
    ]


STYLED = {
    0: [("     a   b   c   d   e   f   g   h   i   j   k   l   m   n ", "label")],
    1: [
        ("   ", "label"),
        ("┌", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("┬", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("┬", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("┬", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("─", "frame"),
        ("───", "frame"),
        ("┐", "frame"),
    ],
    2: [
        (" 1 ", "label"),
        ("│", "frame"),
        (" ● ", "seat0"),
        (" ", "terrain-ice"),
        (" ⌂ ", "neutral"),
        ("│", "frame"),
        ("‹◆›", "seat2-piece"),
        (" ", "terrain-ice"),
        ("‹◆›", "seat2-piece"),
        ("│", "frame"),
        ("‹●›", "seat0-piece"),
        (" ", "terrain-ice"),
        ("‹■›", "seat1-piece"),
        ("│", "frame"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        ("│", "frame"),
        ("   ", ""),
        ("SE", "legal"),
        (" ⌂⌂⌂⌂⌂ ", "neutral"),
        ("b8", "label"),
    ],
    4: [
        (" 2 ", "label"),
        ("│", "frame"),
        (" ■ ", "seat1"),
        (" ", "terrain-tundra"),
        (" ◆ ", "seat2"),
        ("│", "frame"),
        ("‹◆›", "seat2-piece"),
        ("│", "frame"),
        (" * ", "terrain-ice"),
        ("│", "frame"),
        ("‹●›", "seat0-piece"),
        (" ", "terrain-ice"),
        ("‹■›", "seat1-piece"),
        ("│", "frame"),
        ("KY ", "ruler-kyrgyz"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        ("│", "frame"),
        ("   ", ""),
        ("RU", "ruler-rus"),
        ("       ", "neutral"),
        ("–", "empty"),
    ],
    6: [
        (" 3 ", "label"),
        ("│", "frame"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" ⌂ ", "neutral"),
        (" ", "terrain-tundra"),
        ("[⌂]", "legal"),
        (" ", "terrain-tundra"),
        ("[⌂]", "legal"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-ice"),
        (" * ", "terrain-ice"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        ("GO ", "ruler-goryeo"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        ("│", "frame"),
        ("   ", ""),
        ("KY", "ruler-kyrgyz"),
        (" ⌂⌂⌂⌂⌂ ", "neutral"),
        ("g2", "label"),
    ],
    8: [
        (" 4 ", "label"),
        ("│", "frame"),
        ("‹■›", "seat1-piece"),
        ("│", "frame"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        (" ", "terrain-mountain"),
        (" ▲ ", "terrain-mountain"),
        ("│", "frame"),
        ("   ", ""),
        ("GO", "ruler-goryeo"),
        (" ⌂⌂⌂⌂⌂ ", "neutral"),
        ("l3", "label"),
    ],
    10: [
        (" 5 ", "label"),
        ("│", "frame"),
        ("‹■›", "seat1-piece"),
        ("│", "frame"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-tundra"),
        (" „ ", "terrain-tundra"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        (" ", "terrain-river"),
        (" ≈ ", "terrain-river"),
        ("│", "frame"),
        ("   ", ""),
        ("KI", "ruler-kipchak"),
        (" ⌂⌂⌂⌂⌂ ", "neutral"),
        ("f6", "label"),
    ],
    26: [
        ("tile   ", "label"),
        ("i2×4", "piece"),
        ("◆", "seat2"),
        ("  ", ""),
        ("i3×4", "piece"),
        ("  ", ""),
        ("v3×3", "piece"),
        ("  ", ""),
        ("i4", "piece"),
        ("  ", ""),
        ("t4", "piece"),
        ("  ", ""),
        ("s4", "piece"),
        ("  ", ""),
        ("l4", "piece"),
        ("  ", ""),
        ("f5", "piece"),
        ("  ", ""),
        ("i5", "piece"),
        ("  ", ""),
        ("l5", "piece"),
        ("  ", ""),
        ("n5", "piece"),
        ("  ", ""),
        ("p5", "piece"),
        ("  ", ""),
        ("t5", "piece"),
        ("  ", ""),
        ("u5", "piece"),
        ("  ", ""),
        ("v5", "piece"),
        ("  ", ""),
    ],
    27: [
        ("       ", "label"),
        ("w5", "piece"),
        ("  ", ""),
        ("x5", "piece"),
        ("  ", ""),
        ("y5", "piece"),
        ("  ", ""),
        ("z5", "piece"),
        ("  ", ""),
    ],
    29: [],
    31: [("            ◈ ", "seat0"), ("reconnaissance:bridge_i3", "note")],
    32: [(" ", "label"), ("■ yellow ", "seat1"), ("▯    ", "hand"), ("", "label")],
    33: [("            ◈ ", "seat1"), ("khan_protection", "note")],
    34: [(" ", "label"), ("◆ blue   ", "seat2"), ("▯▯   ", "hand"), ("divine_support", "label")],
    35: [("            ◈ ", "seat2"), ("divine_support:all  reconnaissance:tile_i2", "note")],
    38: [
        (" ", ""),
        ("c04", "legal"),
        ("  rocky_desert ", "terrain-rocky_desert"),
        (" ↗ NE ", "label"),
        ("SE", "ruler-seljuk"),
    ],
    40: [
        (" ", ""),
        ("c08", "hand"),
        ("  neighbour    ", "terrain-neighbour"),
        (" ↙ SW ", "label"),
        ("SE", "ruler-seljuk"),
    ],
}
