"""The terminal board shows everything at a glance, from a view alone."""

from typing import Any

import pytest

from serai.commands.play.board import STYLES, style_of
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.views.views import look
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.terminal import WIDTH

WORDS_OF = ("caravan", "palace", "library", "road", "mosque", "wall")  # by action


def drawn(s: Any, *marked: str) -> list[list[tuple[str, str]]]:
    return GAME.draw_text(look(GAME, s, 0), frozenset(marked))


def lines(s: Any, *marked: str) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in drawn(s, *marked)]


def spans(s: Any, *marked: str) -> list[tuple[str, str]]:
    return [span for line in drawn(s, *marked) for span in line]


def legal(s: Any, *marked: str) -> list[str]:
    return [text.rstrip() for text, style in spans(s, *marked) if style == "legal"]


def start(seats: int) -> Any:
    s = GAME.new(seats, seeded("terminal"), {})
    settle(s)
    return s


def late_for_four() -> Any:
    """A position with something in every place."""
    s = start(4)
    s.year, s.round, s.market_side = 2, 1, 0
    s.queue[:], s.queue_camels[:] = [3, 1, -1, 2], [0, 2, 0, 0]
    s.masters[:] = [-1, 2, -1, -1, 0]
    s.building[0], s.building[24], s.soldier[24], s.upgrade[0], s.upgrade[24] = 1, 3, 2, 4, 1
    s.walls[0], s.walls[7], s.walls[12], s.walls[19] = 0, 2, 5, 4
    s.corners[:] = [1, 0, 0, 1]
    s.row_camels[:] = [1, 0, 0, 0, 0, 0, 0, 1]
    s.courtiers[0:8] = [1, 0, 0, 0, 2, 0, 0, 0]
    for owner in range(4):
        s.posts[owner * 8 + 1] = s.posts[owner * 8 + 6] = 1
    s.link_camels[4], s.city_camels[0], s.city_camels[1] = 1, 0, 1
    s.mosque[0], s.mosque[1], s.mosque[2], s.mosque_camels[0] = 8, 17, 1, 0
    s.breakthroughs[0], s.breakthroughs[15], s.tokens[2] = 1, 2, 0
    s.contracts[0] = 1
    s.contracts[3:6] = [2, 2, 3]
    s.pieces[0], s.pieces[1], s.upgrades[0] = 1, 0, 0
    s.vp[2], s.favour[2], s.influence[2], s.camels[2] = 131, 4, 12, 6
    s.cubes[10:15] = [1, 2, 3, 4, 5]
    s.free[6:9], s.placed[6:9] = [1, 2, 3], [1, 0, 0]
    s.spices[8:12] = [7, 0, 8, 9]
    s.points[18:27] = [1, 2, 3, 4, 5, 6, 7, 99, 0]
    return s


FOUR = """
year 2/3   side east   queue 1★ green  2■ yellow♞♞  3·  4◆ blue   turn ● red

       1        2        3        4        5          caravan 1 ginger ♞      2 juniper
    ════════ ········ ········ ········ ········      deck 16 3 ginger        4 ginger
5 ║ road     mosque   caravan  caravan  wall     · 1          5 ginger        6 ginger
  ║ o  ■  +w t  ·     s  ·     p  ·     s  ·     ·            7 pepper        8 cinnamon ♞
4 · palace   road     library  road     caravan  · ◆  market  scroll ♞        caravan_card
  · p  ·     p  ·     p  ·     s  ·     t  ·     ·            white_cube ♞    favour
3 · wall     caravan    ♞  ·   palace   road     ╬ 3  palace  learning ●■■    spices ···
  · p  ·     o  ·       ♞  ·   s  ·     t  ·     ╬            trade ···       faith ···
2 · wall     wall     library  mosque   library  · 4  road    ─rey p           ♞baghdad ot
  · t  ·     o  ·     s  ·     p  ·     t  ·     ·            ─samarkand o♞●■◆★─kashgar ts
1 · library  mosque   palace   mosque   palace   · ●          ─balkh t♞        ─peshawar sp ●■◆★
  · o  ·     o  ·     t  ·     s  ·     o  ★ ♟+s ·            ─nishapur s♞     ─basra po
    ········ ········ ╬╬╬╬╬╬╬╬ ········ ········      mosque  m1b♞◆  m1c♞  m1d♞  m3l●  m10■
       5        4        3        2        1

library 2 discount_caravansary ■  discount_palace      discount_silk_road    discount_mosque
        4 wild_purple             wild_sand            wild_turquoise        wild_orange
        6 free_caravan_card       free_trading_post    free_mosque_step      free_wall
        8 two_favour              two_soldiers         favour_and_soldier    eight_points ◆
walls     p ═1×1 ═2×0 ╬3×1   s ═1×2 ═2×2 ╬3×1   t ═1×2 ═2×2 ╬3×1   o ═1×2 ═2×2 ╬3×1
upgrades  +p×0  +s×1  +t×1  +o×1  +w×6   bonus  caravan  palace  library ●  road
contracts influence  2+  favour   4 vp  scroll any             soldier ·
          influence  6+  favour   8 vp  scroll common rare     soldier  8 vp  common×2 rare
          influence 10+  favour  12 vp  scroll common rare×2   soldier 12 vp  common×2 rare×2

players     ●   ■   ◆   ★  cubes      ●  ■  ◆  ★  items      ●  ■  ◆  ★  points     ●  ■  ◆  ★
vp          ·   · 131   ·  purple     ·  ·  1  ·  scroll     ·  ·  2  ·  favour     ·  ·  1  ·
favour      ·   ·   4   ·  sand       ·  ·  2  ·  common     ·  ·  2  ·  influence  ·  ·  2  ·
influence   ·   ·  12   ·  turquoise  ·  ·  3  ·  rare       ·  ·  3  ·  contracts  ·  ·  3  ·
camels      ·   ·   6   ·  orange     ·  ·  4  ·  cinnamon   ·  ·  7  ·  library    ·  ·  4  ·
buildings   9   9   9   9  white      ·  ·  5  ·  ginger     ·  ·  ·  ·  mosque     ·  ·  5  ·
servants    8   8   8   8                         juniper    ·  ·  8  ·  palace     ·  ·  6  ·
discs       7   7   7   7                         pepper     ·  ·  9  ·  city       ·  ·  7  ·
                                                                         spices     ·  · 99  ·
"""

ALONE = """
year 1/3   side north   queue 1♛ magistrate  2● red  3♜ courtier   turn ● red
♛ magistrate   card wall   deck ▮▮   discard palace mosque   removed library

       1        2        3        4        ♛          caravan 1 cinnamon ♞    2 juniper ♞
    ········ ········ ········ ········ ········      deck 16 3 cinnamon      4 juniper
5 · mosque   caravan  library  mosque   caravan  · 1          5 ginger        6 ginger
  · p  ·     o  ·     p  ·     o  ♛     t  ♜     ·            7 juniper       8 ginger
4 · library  caravan  palace   road     road     · 2  market  rare_good       mosque_step
  · o  ●     s  ·     t  ·     p  ·     s  ♛     ·            white_cube      soldier
3 · library  caravan    ·  ·   library  wall     · 3  palace  learning ···    spices ···
  · t  ·     p  ·       ·  ·   s  ·     o  ·     ·            trade ···       faith ···
2 · palace   mosque   wall     wall     palace   · 4  road    ─rey p ♛         ─baghdad ot
  · o  ·     t  ·     s  ·     p  ·     p  ·     ·            ─samarkand o♞    ─kashgar ts
1 · road     palace   mosque   road     wall     · 5          ─balkh t♞        ─peshawar sp
  · o  ·     s  ·     s  ·     t  ·     t  ·     ·            ─nishapur s♞     ─basra po
    ········ ········ ········ ········ ········      mosque  m1a♞  m1b♞  m1c♞  m1d♞
       5        4        3        2        1

library 2 discount_caravansary    discount_palace      discount_silk_road    discount_mosque
        4 wild_purple             wild_sand            wild_turquoise        wild_orange
        6 free_caravan_card       free_trading_post    free_mosque_step      free_wall
        8 two_favour              two_soldiers         favour_and_soldier    eight_points
walls     p ═1×2 ═2×2 ╬3×1   s ═1×2 ═2×2 ╬3×1   t ═1×2 ═2×2 ╬3×1   o ═1×2 ═2×2 ╬3×1
upgrades  +p×1  +s×1  +t×1  +o×1  +w×6   bonus  caravan  palace  library  road
contracts influence  2+  favour   5 vp  scroll common          soldier  5 vp  common×2
          influence  6+  favour   8 vp  scroll common rare     soldier  8 vp  common×2 rare
          influence 10+  favour  12 vp  scroll common rare×2   soldier 12 vp  common×2 rare×2

players     ●   ♛  cubes      ●  ♛  items      ●  ♛  points      ●  ♛
vp          ·  41  purple     ·  ·  scroll     ·  4  favour      ·  1
favour      ·   3  sand       ·  ·  common     ·  5  influence   ·  2
influence   ·   ·  turquoise  ·  ·  rare       ·  6  contracts   ·  3
camels      ·   1  orange     ·  ·  cinnamon   ·  1  library     ·  4
buildings   9   8  white      ·  ·  ginger     ·  2  mosque      ·  5
servants    8   8                   juniper    ·  3  palace      ·  6
discs       7   6                   pepper     ·  4  city        ·  7
                                                     spices      ·  8
                                                     magistrate  ·  5
"""


def late_alone() -> Any:
    """A position against the Magistrate."""
    s = start(1)
    s.market_side = 1
    s.card, s.orders[:], s.discard[:], s.removed[:] = t.WALL, [1, 2], [t.PALACE, t.MOSQUE], [t.LIBRARY]
    s.building[3], s.building[4], s.building[5] = t.MAGISTRATE, t.COURTIER, 0
    s.vp[t.MAGISTRATE], s.favour[t.MAGISTRATE] = 41, 3
    s.points[5 * t.KINDS_OF_POINTS : 6 * t.KINDS_OF_POINTS] = [1, 2, 3, 4, 5, 6, 7, 8, 5]
    s.spices[20:24] = [1, 2, 3, 4]
    s.free[15:18] = [4, 5, 6]
    return s


def test_the_whole_picture_for_four() -> None:
    assert "\n".join(lines(late_for_four())) == FOUR.strip("\n")


def test_the_whole_picture_alone_with_the_magistrate() -> None:
    assert "\n".join(lines(late_alone())) == ALONE.strip("\n")


def test_the_magistrate_is_shown_only_when_you_are_alone() -> None:
    s = start(1)
    s.card, s.orders[:] = -1, []
    assert lines(s)[1] == "♛ magistrate   card ·   deck ·   discard ·   removed ·"
    assert "magistrate" not in "\n".join(lines(start(2)))


def test_what_may_be_chosen_stands_out() -> None:
    s = start(4)
    assert legal(s) == []
    assert legal(s, "r1c2", "north_2") == ["2", WORDS_OF[s.action_at[1]]]
    assert legal(s, "rey", "faith", "top_right", "m2a") == [
        t.REWARDS[t.CORNER_REWARDS[s.market_side][1]],
        "faith",
        "rey",
        "m2a",
    ]
    assert legal(s, "wild_sand", "wall_sand_2", "extra_orange", "bonus_palace", "contract_2_favour_1") == [
        "wild_sand",
        "═2×2",
        "+o×1",
        "palace",
        "favour   8 vp  scroll common rare",
    ]
    assert legal(s, "purple", "white", "wild", "rare", "scroll") == ["purple", "rare", "white"]


def test_a_number_marks_a_card_of_the_row_or_a_place_of_the_queue() -> None:
    view = look(GAME, start(4), 0)
    view["asked"] = [[0, "caravansary"]]
    found = [span for line in GAME.draw_text(view, frozenset("3")) for span in line if span[1] == "legal"]
    assert found == [(f"3 {t.SPICES[view['row'][2]]}", "legal")]
    view["asked"] = [[0, "queue"]]
    found = [span for line in GAME.draw_text(view, frozenset("3")) for span in line if span[1] == "legal"]
    assert found == [("3", "legal")]


def test_the_deck_is_counted_even_below_a_row_of_one_card() -> None:
    s = start(2)
    s.row[:], s.row_camels[:], s.deck[:] = [0], [1], []
    assert lines(s)[2].endswith("  caravan 1 cinnamon ♞")
    assert lines(s)[3].endswith("  deck 0")
    assert "  market  " in lines(s)[4]


def test_owners_colours_and_supplies_have_their_styles() -> None:
    s = late_for_four()
    found = set(spans(s))
    assert (" ■ ", "seat1-piece") in found
    assert ("♟", "seat2") in found
    assert ("★", "seat3") in found
    assert ("+w", "cube-white") in found
    assert ("════════", f"cube-{t.COLOURS[t.PIECE_COLOUR[0]]}") in found
    assert ("╬", f"cube-{t.COLOURS[t.PIECE_COLOUR[2]]}") in found
    assert ("········", "empty") in found
    assert ("1", "title") in found
    assert ("1", "label") in found
    assert ("discount_caravansary", "empty") in found
    assert ("discount_palace", "") in found
    assert ("library", "empty") in found
    assert ("═1×1", "cube-purple") in found
    assert ("═2×0", "empty") in found
    assert ("+p×0", "empty") in found
    assert ("+s×1", "cube-sand") in found
    assert ("soldier ·", "empty") in found
    assert ("learning", f"cube-{t.COLOURS[t.COURT_COLOUR[0]]}") in found
    assert (" 131", "") in found
    assert ("   ·", "empty") in found
    for tile, word in zip(s.tiles, s.action_at, strict=True):
        if tile >= 0:
            assert (WORDS_OF[word].ljust(8), f"glaze-{t.COLOURS[t.TILE_COLOUR[tile]]}") in found
    alone = set(spans(late_alone()))
    assert (" ♛ ", "ruler-piece") in alone
    assert (" ♜ ", "neutral-piece") in alone


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_is_narrow_and_every_style_is_known(seats: int) -> None:
    s = GAME.new(seats, seeded("drawn"), {})
    chance = seeded("draw")
    playout(s, chance, 0)
    used = set()
    while s.todo:
        for line in GAME.draw_text(look(GAME, s, None), frozenset()):
            assert sum(len(text) for text, _ in line) <= WIDTH <= 96
            used |= {style for _, style in line if style}
        playout(s, chance, 9)
    assert all(style_of(style, GAME) for style in used)
    assert {f"glaze-{colour}" for colour in t.COLOURS} | {f"cube-{cube}" for cube in t.CUBES} <= STYLES.keys()
    assert {f"glaze-{colour}" for colour in t.COLOURS} <= used
