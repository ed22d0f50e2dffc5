"""The terminal board shows everything at a glance, from a view alone."""

from serai.engine.chance import seeded
from serai.engine.drive import playout, settle
from serai.engine.sight import look
from serai.games.merv import GAME
from serai.games.merv import tables as t


def lines(s, *marked: str) -> list[str]:
    drawn = GAME.picture(look(GAME, s, 0), frozenset(marked))
    return ["".join(text for text, _ in line) for line in drawn]


def spans(s, *marked: str) -> list[tuple[str, str]]:
    return [span for line in GAME.picture(look(GAME, s, 0), frozenset(marked)) for span in line]


def start(seats: int):
    s = GAME.new(seats, seeded("terminal"), {})
    settle(s)
    return s


def test_the_city_shows_tiles_buildings_soldiers_upgrades_and_walls():
    s = start(4)
    s.building[0], s.building[24], s.soldier[24], s.upgrade[0] = 1, 3, 2, 4
    s.walls[0], s.walls[7], s.walls[12], s.walls[19] = 0, 2, 5, 4
    s.masters[:] = [-1, 2, -1, -1, 0]
    s.corners[:] = [1, 0, 0, 1]
    text = lines(s)
    tile = s.tiles[0]
    name = f" {t.ACTIONS[t.TILE_ACTION[tile]][:4]}·{t.COLOURS[t.TILE_COLOUR[tile]][:2]} "
    assert text[2].split()[:5] == ["1", "◆", "3", "4", "●"]
    assert text[3].startswith("    ═══════  ·······  ")
    assert text[4].startswith(f"5 ═{name}")
    assert text[5].startswith("  ═ ■   +wh ")
    assert text[13][39:47] == " ★ ♟    "
    assert "╬ 3" in text[8]
    assert text[8][21:30] == "  ♞   ·  "
    assert text[9][21:30] == "  ♞   ·  "
    assert text[14].startswith("    ·······  ·······  ╬╬╬╬╬╬╬  ")
    assert text[15].split()[:5] == ["5", "4", "3", "2", "1"]


def test_head_and_players():
    s = start(4)
    s.queue[:] = [3, 1, 0, 2]
    s.queue_camels[:] = [0, 2, 0, 0]
    s.year, s.round = 2, 1
    s.vp[2], s.favour[2], s.influence[2] = 31, 4, 12
    s.cubes[10:15] = [1, 2, 3, 4, 5]
    s.camels[2] = 6
    s.free[6:9], s.placed[6:9] = [1, 2, 3], [1, 0, 0]
    s.spices[8:12] = [7, 0, 8, 9]
    text = lines(s)
    assert text[0] == "2/3 east  queue ★ ■♞♞ ● ◆ "
    blue = next(line for line in text if line.startswith("◆ blue"))
    assert blue.split()[2:] == [
        "31",
        "4",
        "12",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "2",
        "2",
        "3",
        "7",
        "0",
        "8",
        "9",
        "9",
        "8",
        "7",
    ]
    assert text[-5].split() == (
        [
            "vp",
            "favour",
            "influence",
            "pur",
            "san",
            "tur",
            "ora",
            "whi",
            "camels",
            "scr",
            "com",
            "rar",
            "cin",
            "gin",
            "jun",
            "pep",
            "buildings",
            "servants",
            "discs",
        ]
    )


def test_what_lies_around_the_city():
    s = start(2)
    s.row_camels[:] = [1, 0, 0, 0, 0, 0, 0, 1]
    s.corners[1] = 1
    s.market_side = 0
    s.courtiers[0:8] = [1, 0, 0, 0, 2, 0, 0, 0]
    s.posts[0], s.posts[8], s.posts[12] = 1, 1, 1
    s.link_camels[4] = 1
    s.city_camels[0] = 0
    s.mosque[0], s.mosque[1] = 8, 17
    s.mosque_camels[0] = 0
    s.breakthroughs[0] = 1
    s.tokens[2] = 0
    s.contracts[0] = 1
    s.pieces[0] = 1
    text = "\n".join(lines(s))
    assert f"1 {t.SPICES[s.row[0]]}♞" in text
    assert f"8 {t.SPICES[s.row[7]]}♞" in text
    assert "deck 16" in text
    assert "scroll  caravan_card♞  favour  white_cube" in text
    assert "learning ●■■" in text
    assert "spices ···" in text
    assert "─rey ●■♞baghdad ■" in text
    assert "─samarkand♞ ─kashgar" in text
    assert "mosque     m1b♞ m1c♞ m1d♞ m3l● m10■" in text
    assert "discount_caravansary■  discount_palace" in text
    assert "bonus_caravansary·  bonus_palace·  bonus_library●" in text
    assert "contract_1_favour_2 4: scroll×1 any×1" in text
    assert "contract_1_favour_1 " not in text
    assert "wall_purple_1×1  wall_purple_2×2  gate_purple_3×1" in text
    assert "extra_purple×1" in text
    s.contracts[:3] = [0, 0, 0]
    s.upgrades[0] = 0
    text = "\n".join(lines(s))
    assert "contract_1_favour" not in text
    assert "extra_purple" not in text


def test_the_magistrate_is_shown_when_you_are_alone():
    s = start(1)
    s.card, s.discard[:] = t.WALL, [t.PALACE, t.MOSQUE]
    text = lines(s)
    assert f"magistrate wall  deck {len(s.orders)}  discard palace mosque" in text[0]
    assert text[-1].startswith("♛ magistrate")
    s.card = -1
    assert "magistrate ·" in lines(s)[0]
    assert "magistrate" not in "\n".join(lines(start(2)))


def test_what_may_be_chosen_stands_out_and_owners_have_their_styles():
    s = start(4)
    s.building[6], s.soldier[6], s.walls[3] = 2, 1, 4
    s.masters[0] = 3
    legal = {
        text for text, style in spans(s, "r1c2", "north_2", "rey", "3", "faith", "wall_sand_2") if style == "legal"
    }
    assert t.ACTIONS[s.action_at[1]][:4] in legal
    assert {"2", "rey", f"3 {t.SPICES[s.row[2]]}", "faith", "wall_sand_2×2"} <= legal
    assert not [style for _, style in spans(s) if style == "legal"]
    found = set(spans(s))
    assert ("◆", "seat2") in found
    assert ("♟", "seat1") in found
    assert ("★", "seat3") in found
    assert (" ═══════ ", f"cube-{t.COLOURS[t.PIECE_COLOUR[4]]}") in found


def test_every_position_of_a_play_can_be_drawn():
    for seats in (1, 2, 3, 4):
        s = GAME.new(seats, seeded("drawn"), {})
        chance = seeded("draw")
        playout(s, chance, 0)
        while s.todo:
            drawn = GAME.picture(look(GAME, s, None), frozenset())
            assert max(sum(len(text) for text, _ in line) for line in drawn) < 125
            playout(s, chance, 9)
