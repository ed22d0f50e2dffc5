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
    assert text(drawn(realm()))[:27] == [
        "                      ▟C1≈200◎3▙ ▟D1      ▙ ▟E1 200◎3▙            ▟G1≈300◎4▙ ▟H1      ▙",
        "                       Froli                 Halben                Iskar",
        "                      ▜        ▛ ▜        ▛ ▜        ▛            ▜        ▛ ▜        ▛",
        "                             ╲                     ╲                ╱",
        "     ▟A2      ▙            ▟C2      ▙ ▟D2 300◎3▙ ▟E2      ▙┃▟F2      ▙ ▟G2      ▙ ▟H2 200◎2▙",
        "                                     ─ Kovel               ┃                       Dunmere",
        "     ▜        ▛            ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛",
        "                             ╱   ^^^^ ^^^^^ ^^^^   ╱   ━━━━   ╱        ^^^^^ ^^^^",
        "▟A3≈300◎4▙            ▟C3≈300◎4▙ ▟D3      ▙ ▟E3 400◎5▙┃▟F3      ▙ ▟G3 300◎4▙ ▟H3      ▙",
        " Thira                 Monz     ─          ─ Carrow   ═          ─ Valbruck ─",
        "▜        ▛            ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛",
        "                        ╱                     ╱  ━━━━━        ╲                     ╲",
        "                ▟B4      ▙ ▟C4      ▙ ▟D4 400◎5▙┃▟E4      ▙ ▟F4      ▙^▟G4      ▙ ▟H4 200◎2▙",
        "                                       Arvane   ┃                     ^            Tarsin",
        "                ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛^▜        ▛ ▜        ▛",
        "                ━━║━━ ━━━━ ━━━━━ ━━━━ ━━║━━ ━━━━              ╱   ^^^^",
        "▟A5      ▙ ▟B5 200◎2▙ ▟C5      ▙ ▟D5      ▙┃▟E5      ▙ ▟F5 200◎3▙^▟G5      ▙ ▟H5      ▙",
        "            Surat                          ┃            Estrel   ^",
        "▜        ▛ ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛^▜        ▛ ▜        ▛",
        "             ╱        ^^^^         ╱        ━━━━         ╱",
        "     ▟A6≈200◎3▙ ▟B6      ▙^▟C6 300◎4▙ ▟D6      ▙┃▟E6 300◎3▙ ▟F6      ▙ ▟G6≈400◎5▙",
        "      Lorne               ^ Belcort  ─          ═ Pelmar   ─          ─ Gedze",
        "     ▜        ▛ ▜        ▛^▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛",
        "                      ^^^^   ╱              ━━━━",
        "           ▟B7      ▙ ▟C7 200◎2▙ ▟D7      ▙┃▟E7      ▙ ▟F7      ▙ ▟G7      ▙",
        "                       Nesque              ┃",
        "           ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛",
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
    assert " Monz+''!" in shown
    assert "●°≈■150▲50" in shown
    assert "C1≈×" in shown
    assert "♜300+150'" in shown
    assert "first  madder         15     0     0         0      0    150   12 0·0·0 gavel" in shown
    assert "second limon          15     0     0         0      1      0   12 0·0·0 sceptre tribune" in shown
    assert "third  zobel          15     0     0         0      0    200   12 0·0·0 outlaw" in shown
    assert "round      1  influence 30  taxation 2/6  wages 0/6  assembly 0/6" in shown
    assert "track      1:◎4  2:third  3:◎3  4:◎2  5:◎2  6:◎1  7:◎1" in shown
    assert "expedition  ceylon 0/3  spice_islands 0/3  china✝ 2/3" in shown
    assert "agenda     tithe" in shown
    assert "law        war_tax" in shown
    assert "event      storms_at_sea" in shown
    assert "mercenary  swiss_50◎1" in shown
    parts = [part for line in lines for part in line]
    assert ("C2", "legal") in parts
    assert ("▲", "legal") in parts
    assert ("Lorne", "legal") in parts
    assert ("●°", "seat0-piece") in parts
    assert any(style == "river" and sign == "┃" for sign, style in parts)
    assert ("^", "mountain") in parts
    assert ("═", "bridge") in parts
    assert ("─", "road") in parts


def test_a_siege_is_marked_in_the_besiegers_colour():
    s = realm()
    hold(s, "monz", B)
    besiege(s, city("monz"), C)
    parts = [part for line in drawn(s) for part in line]
    assert ("Monz", "seat1-piece") in parts
    assert ("!", "seat2-piece") in parts


def test_a_picture_can_be_drawn_before_the_barons_are_known():
    s = realm()
    s.house[:] = [-1, -1, -1]
    assert any("?" in line for line in text(drawn(s)))
