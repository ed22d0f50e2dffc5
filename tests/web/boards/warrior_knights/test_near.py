"""What a finger has brought near stays near while others act."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.boards.warrior_knights.table import WK, Visit, asked_at, on_board, sample_play, spot


def test_the_map_stays_near_while_others_hand_in(visit: Visit) -> None:
    ann = visit("Ann", phone=True, animation="none", confirm="never")
    ann.page.set_viewport_size({"width": 844, "height": 390})
    bob = visit("Bob", animation="none", confirm="never")
    table = ann.gone_on(sample_play(3)[0], asked_at(3, "planning", 1), 3, beside=bob)
    page, other = on_board(ann, table), on_board(bob, table)
    picture = page.locator(f"{WK} .map svg").first
    whole = picture.get_attribute("viewBox") or ""
    page.get_by_role("button", name="Zoom in").click()
    expect(picture).not_to_have_attribute("viewBox", whole)
    near = picture.get_attribute("viewBox") or ""
    spot(other, "hand-in").click()
    expect(page.locator(f"{WK} [data-place=planning] .ready svg")).to_have_count(1)
    expect(picture).to_have_attribute("viewBox", near)
