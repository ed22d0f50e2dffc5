"""The terminal map shows the realm."""

from serai.engine.sight import look
from serai.games.warrior_knights import GAME
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    besiege,
    castle,
    charge,
    city,
    event,
    garrison,
    hold,
    law,
    noble,
    realm,
    troop,
)


def drawn(s, *marked):
    return GAME.picture(look(GAME, s, A), frozenset(marked))


def text(lines):
    return ["".join(part for part, _ in line).rstrip() for line in lines]


def test_the_map_of_an_empty_realm():
    assert text(drawn(realm()))[:21] == [
        "                      C1* Froli  D1         E1 Halbe              G1* Iskar  H1",
        "",
        "                             \\                     \\               /",
        "     A2                    C2        =D2 Kovel   E2        ~F2         G2         H2 Dunme",
        "",
        "                            /     ^    ^     ^    /     ~    /          ^     ^",
        "A3* Thira             C3* Monz  =D3        =E3 Carro  #F3        =G3 Valbr  =H3",
        "",
        "                       /                     /     ~          \\                     \\",
        "                B4         C4         D4 Arvan  ~E4         F4        ^G4         H4 Tarsi",
        "",
        "                 #     ~    ~     ~    #     ~               /     ^",
        "A5         B5 Surat   C5         D5        ~E5         F5 Estre  ^G5         H5",
        "",
        "            /          ^          /          ~          /",
        "     A6* Lorne  B6        ^C6 Belco  =D6        #E6 Pelma  =F6        =G6* Gedze",
        "",
        "                       ^    /                ~",
        "           B7         C7 Nesqu   D7        ~E7         F7         G7",
        "",
        "",
    ]


def test_pieces_walls_goods_and_marks():
    s = realm()
    hold(s, "monz", B, fortified=True, breach=2)
    noble(s, A, 0, "C3", 50, tired=True)
    noble(s, C, 2, "C3", 50)
    noble(s, A, 1, "~C3", "swiss_100")
    besiege(s, city("monz"), A)
    hold(s, "froli", -2)
    castle(s, C, "E4", breach=1)
    garrison(s, C, 100, "polish_50", tokens=1)
    s.outlaw[C] = 1
    charge(s, B, "tribune")
    law(s, "war_tax")
    s.agenda_open.append(agenda("tithe"))
    s.round_events.append(event("storms_at_sea"))
    s.track[1] = C
    s.ship[2], s.blessed[2] = 2, 1
    s.row.append(troop("swiss_50"))
    s.zones[0] = (0, 1)
    lines = drawn(s, "C2", "third-triangle", "lorne")
    shown = "\n".join(text(lines))
    assert "C3* Monz+'" in shown
    assert "1c- 1s≈ 3t" in shown
    assert "C1* ·" in shown
    assert "E4 ♜3'" in shown
    assert "1 madder    ⚒   ◎15  ✓0   ✝0   ★0   ⌂0   c50 s100" in shown
    assert "2 limon      ⚜  ◎15  ✓0   ✝0   ★0   ⌂1   tribune" in shown
    assert "3 zobel       ✗ ◎15  ✓0   ✝0   ★0   ⌂0   t50 ♜150'" in shown
    assert "№1 ★30  taxation:2 wages:0 assembly:0  | 1 2:3 3 4 5 6 7  | ceylon:0 spice_islands:0 china:2✝" in shown
    assert "? tithe" in shown
    assert "§ war_tax storms_at_sea" in shown
    assert "+ swiss_50" in shown
    parts = [part for line in lines for part in line]
    assert ("C2 ", "legal") in parts
    assert ("3t ", "legal") in parts
    assert ("Lorne", "legal") in parts
    assert ("1c- ", "seat0") in parts
    assert any(style == "river" and sign == "~" for sign, style in parts)
    assert ("^", "mountain") in parts
    assert ("#", "bridge") in parts
    assert ("=", "road") in parts


def test_a_siege_is_marked_in_the_besiegers_colour():
    s = realm()
    hold(s, "monz", B)
    besiege(s, city("monz"), C)
    parts = [part for line in drawn(s) for part in line]
    assert ("Monz", "seat1") in parts
    assert ("!", "seat2") in parts


def test_a_picture_can_be_drawn_before_the_barons_are_known():
    s = realm()
    s.house[:] = [-1, -1, -1]
    assert any("?" in line for line in text(drawn(s)))
