"""The realm on a terminal, to the last character: what stands where, in which style, and never too wide."""

from random import Random
from typing import Any

import pytest

from serai.commands.play.board import SEAT, STYLES, marked_by
from serai.engine.play.match import Match
from serai.engine.views.views import look
from serai.games.warrior_knights import GAME
from tests.rules.warrior_knights.names import A, B, C, agenda, event, troop
from tests.rules.warrior_knights.position import Position

DRAWN = """
                      ▟C1≈×    ▙ ▟D1      ▙ ▟E1 200◎3▙            ▟G1≈300◎4▙ ▟H1      ▙
                                             Halben                Iskar
                      ▜        ▛ ▜        ▛ ▜        ▛            ▜        ▛ ▜        ▛
                             ╲                     ╲                ╱
     ▟A2      ▙            ▟C2      ▙ ▟D2 300◎3▙ ▟E2      ▙┃▟F2      ▙ ▟G2      ▙ ▟H2 200◎2▙
                                     ─ Kovel               ┃                       Dunmere
     ▜        ▛            ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛
                             ╱   ^^^^ ^^^^^ ^^^^   ╱   ━━━━   ╱        ^^^^^ ^^^^
▟A3≈300◎4▙            ▟C3≈200◎5▙ ▟D3      ▙ ▟E3 400◎5▙┃▟F3      ▙ ▟G3 300◎4▙ ▟H3      ▙
 Thira                 Monz+''! ─          ─ Carrow   ═          ─ Valbruck ─
▜        ▛            ●°≈■150▲50 ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛
                        ╱                     ╱  ━━━━━        ╲                     ╲
                ▟B4      ▙ ▟C4      ▙ ▟D4 400◎5▙┃▟E4      ▙ ▟F4      ▙^▟G4      ▙ ▟H4 200◎2▙
                                       Arvane   ┃ ♜300+150'           ^            Tarsin
                ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛^▜        ▛ ▜        ▛
                ━━║━━ ━━━━ ━━━━━ ━━━━ ━━║━━ ━━━━              ╱   ^^^^
▟A5      ▙ ▟B5 200◎2▙ ▟C5      ▙ ▟D5      ▙┃▟E5      ▙ ▟F5 200◎3▙^▟G5      ▙ ▟H5      ▙
            Surat                          ┃            Estrel   ^
▜        ▛ ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛^▜        ▛ ▜◆200    ▛
             ╱        ^^^^         ╱        ━━━━         ╱
     ▟A6≈200◎3▙ ▟B6      ▙^▟C6 300◎4▙ ▟D6      ▙┃▟E6 300◎3▙ ▟F6      ▙ ▟G6≈400◎5▙
      Lorne               ^ Belcort  ─          ═ Pelmar   ─          ─ Gedze
     ▜        ▛ ▜        ▛^▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛
                      ^^^^   ╱              ━━━━
           ▟B7      ▙ ▟C7 200◎2▙ ▟D7      ▙┃▟E7      ▙ ▟F7      ▙ ▟G7      ▙
                       Nesque              ┃
           ▜        ▛ ▜        ▛ ▜        ▛┃▜        ▛ ▜        ▛ ▜        ▛

▟≈ 300◎4      ▙ ▟≈ 300◎4      ▙ ▟≈ 300◎5      ▙ ▟≈ 500◎8      ▙ ▟≈ 400◎7      ▙ ▟≈ 400◎6      ▙
 Valencia        Tunis           Syracuse        Constantinople  Jerusalem       Alexandria
▜             ▛ ▜             ▛ ▜             ▛ ▜             ▛ ▜             ▛ ▜             ▛

^^ mountain  ━━ river  ━║━ bridge  ╱─╲ road  ≈ port  ♜ castle  ◎ income  + fortified
' breach/casualty  ! besieged  × razed  ° exhausted  ● circle ■ square ▲ triangle ◆ hexagon

seat   house      crowns votes faith influence cities troops hand  plan
first  madder         15     0     0         0      0    150    3 1·0·0 gavel
second limon          15     0     0         0      1    200   12 0·0·0 sceptre ◆marshal tribune
third  zobel          15     0     0         0      0    200   12 0·0·0 outlaw

round      1  influence 30  taxation 2/6  wages 0/6  assembly 0/6
track      1:◎4  2:third  3:◎3  4:◎2  5:◎2  6:◎1  7:◎1
expedition  ceylon 0/3  spice_islands 0/3  china✝ 2/3 ◎4
agenda     tithe
law        war_tax
event      storms_at_sea
mercenary  swiss_50◎1
hand       levy_taxes×2 serve_the_church
plan       1:mobilize_forces
fate       8:prevent_100
"""


def drawn(s: Any, seat: int | None, *marked: str) -> list[list[tuple[str, str]]]:
    return GAME.draw_text(look(GAME, s, seat), frozenset(marked))


def text(lines: list[list[tuple[str, str]]]) -> list[str]:
    return ["".join(part for part, _ in line).rstrip() for line in lines]


@pytest.fixture
def war() -> Position:
    play = Position(empty=True)
    play.city("monz", "second", fortified=True, breach=2)
    play.noble("first-circle", "C3", "regular_50", exhausted=True)
    play.noble("third-triangle", "C3", "regular_50")
    play.noble("first-square", "sea C3", "swiss_100")
    play.noble("second-hexagon", "H5", "regular_100")
    play.siege("monz", "first")
    play.city("froli", "razed")
    play.baron("third", castle="E4", breach=1)
    play.baron("third", garrison="regular_100 polish_50", tokens=1)
    play.s.outlaw[C] = 1
    play.charge("second", "tribune")
    play.s.office[4 * B + 3] = agenda("marshal")
    play.law("war_tax")
    play.s.agenda_open.append(agenda("tithe"))
    play.s.round_events.append(event("storms_at_sea"))
    play.s.track[1] = C
    play.s.ship[2], play.s.blessed[2] = 2, 1
    play.s.stakes[12 + C] = 4
    play.s.row.append(troop("swiss_50"))
    play.s.zones[0] = (0, 1)
    play.s.hand[A][:] = [0, 0, 3]
    play.s.plan1[A][:] = [4]
    play.s.fate_hand[A][:] = [7]
    return play


def test_a_realm_at_war_to_the_last_character(war: Position) -> None:
    assert text(drawn(war.s, A)) == DRAWN.strip("\n").split("\n")


def test_colours_tell_owners_and_what_may_be_named(war: Position) -> None:
    plain = [part for line in drawn(war.s, A) for part in line]
    assert ("Monz+''", "seat1-piece") in plain
    assert ("!", "seat0-piece") in plain
    assert ("◆200", "seat1-piece") in plain
    assert ("♜300+150'", "seat2-piece") in plain
    assert ("●°", "seat0-piece") in plain
    assert ("Iskar", "area-city") in plain
    assert {("┃", "river"), ("^", "mountain"), ("═", "bridge"), ("─", "road")} <= set(plain)
    assert not any(style == "legal" for _, style in plain)
    names = ("C2", "C4-D4", "third-triangle", "lorne", "third-castle", "second", "wages", "2", "china", "tithe")
    marked = [part for line in drawn(war.s, A, *names, "swiss_50", "serve_the_church", "8") for part in line]
    assert [word.strip() for word, style in marked if style == "legal"] == [
        "C2", "▲", "D4", "♜300+150'", "Lorne", "second", "wages 0/6", "china✝ 2/3", "tithe", "swiss_50◎1",
        "serve_the_church", "8:prevent_100",
    ]  # fmt: skip


def test_a_siege_is_marked_in_the_besiegers_colour(war: Position) -> None:
    war.siege("monz", "third")
    parts = [part for line in drawn(war.s, A) for part in line]
    assert ("Monz+''", "seat1-piece") in parts
    assert ("!", "seat2-piece") in parts


def test_a_spectator_sees_nobodys_cards(war: Position) -> None:
    watched = text(drawn(war.s, None))
    assert not any(line.startswith(("hand", "plan", "fate")) for line in watched)
    assert watched == [line for line in text(drawn(war.s, A)) if not line.startswith(("hand", "plan", "fate"))]


def test_two_nobles_stand_apart_and_many_are_added_up() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "H5", "regular_50")
    play.noble("first-square", "H5", "regular_50")
    assert "▜●50 ■50 ▛" in "\n".join(text(drawn(play.s, A)))
    play.noble("first-triangle", "H5", "regular_100 regular_100")
    assert "▜        ▛ ●50■50▲200" in "\n".join(text(drawn(play.s, A)))
    play.noble("second-circle", "H5", "regular_100")
    assert "▜        ▛ ●■▲300●100" in "\n".join(text(drawn(play.s, A)))
    play.noble("first-hexagon", "H5", "regular_100")
    assert "▜●■▲◆●   ▛" in "\n".join(text(drawn(play.s, A)))


def test_before_houses_are_taken_and_after_a_baron_has_fallen() -> None:
    play = Position(empty=True)
    play.s.house[:] = [-1, -1, -1]
    play.s.alive[C] = 0
    shown = drawn(play.s, A)
    assert any(line.startswith("first  ?") for line in text(shown))
    assert ("third  ", "empty") in [part for line in shown for part in line]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_picture_of_a_game_is_narrow_and_in_known_styles(seats: int) -> None:
    random = Random(seats)
    match = Match.new(GAME, seats, "pictures", {})
    for _ in range(150):
        if match.over:
            break
        asked = match.asks[0]
        for seat in (asked.seat, None):
            lines = GAME.draw_text(
                match.view(seat), marked_by(GAME, asked.options[:200]) if seat is not None else frozenset()
            )
            assert max(len(line) for line in text(lines)) <= 98
            assert all(style in STYLES or SEAT.fullmatch(style) for line in lines for _, style in line)
        match.choose(asked.seat, random.choice(asked.options))
    assert match.number > 20
