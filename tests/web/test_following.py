"""Following a game: the race on the plates, banners of what others did, and the end that comes into view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.playing import FINAL, asked, play

Visit = Callable[..., Visitor]
BANNER = "[data-banner]"
# The plates in which something is cut or sticks out.
CUT_PLATES = """
() => [...document.querySelectorAll("[data-plate]")]
  .filter((plate) => {
    const { right, bottom } = plate.getBoundingClientRect();
    return plate.scrollHeight > plate.clientHeight + 1 || plate.scrollWidth > plate.clientWidth + 1
      || [...plate.querySelectorAll(".name, .points, .clock")].map((each) => each.getBoundingClientRect())
        .some((each) => each.right > right + 1 || each.bottom > bottom + 1);
  })
  .map((plate) => plate.innerText)
"""


@pytest.mark.parametrize(
    ("game", "seats", "far", "counts"),
    [
        ("khan", 3, "Rulers out: 0 of 5", "0 points, largest territory 0, 0 pieces"),
        ("merv", 1, "Year 1 of 3", "points"),
        ("warrior_knights", 3, "influence left: 30 of 30", "influence 0, 0 cities, 15 crowns"),
    ],
)
def test_the_plates_show_the_race_and_how_far_the_end_is(
    visit: Visit, game: str, seats: int, far: str, counts: str
) -> None:
    ann = visit("Ann")
    page = ann.go(f"/table/{ann.begun(game, 'me', *['bot'] * (seats - 1))}")
    expect(page.locator("[data-part=distance]")).to_contain_text(far)
    expect(page.locator("[data-plate='0'] .points")).to_contain_text(counts)
    beside = ["Magistrate"] if game == "merv" else []
    assert page.locator("[data-plate]").count() == seats + len(beside)
    for name in beside:
        expect(page.locator("[data-plate='5']")).to_contain_text(name)
    page.set_viewport_size({"width": 390, "height": 844})
    boxes = page.locator("[data-plate] .points").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({top, left, right}) => [top, left, right])"
    )
    assert len({top for top, _, _ in boxes}) == 1, "the plates are not in one line"
    assert all(0 <= left < right <= 390 for _, left, right in boxes), boxes
    assert wider_than_the_screen(page) <= 0


def test_a_clock_has_room_beside_many_points_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann", phone=True, language="ru")
    page = ann.go(f"/table/{ann.begun('khan', 'me', 'bot', 'bot', 'bot')}")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-plate] .clock").first).to_be_visible()  # who takes long is told so after a while
    page.locator("[data-plate] .points > :first-child").evaluate_all(
        "(all) => all.forEach((each) => (each.textContent = '141'))"
    )
    assert page.evaluate(CUT_PLATES) == []


def test_a_game_without_a_race_has_plain_plates(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go(f"/table/{ann.begun('tic_tac_toe', 'me', 'me')}")
    expect(page.locator("[data-plate]")).to_have_count(2)
    expect(page.locator("[data-part=distance]")).to_have_count(0)
    expect(page.locator(".points")).to_have_count(0)


def test_large_events_wait_to_be_read_and_the_end_comes_into_view(visit: Visit) -> None:
    """Alone against the Magistrate, on a phone: the end of a year is a banner, and the game ends in sight."""
    ann = visit("Ann", phone=True, pause=True, confirm="never")
    page = ann.go(f"/table/{ann.begun('merv', 'me')}")
    banner = page.locator(BANNER)
    for _ in range(100):
        if banner.count() > 0:
            break
        play(page, most=4)
    expect(banner).to_be_visible()
    assert page.locator("[data-part=banners]").get_attribute("aria-live") == "polite"
    first = banner.get_attribute("data-banner")
    assert first in ("year-ended", "invasion-began", "building-lost")
    words = banner.inner_text()
    page.locator(f"{BANNER} button").last.click()
    if banner.count() > 0:
        expect(banner).not_to_have_text(words)
    play(page)
    final = page.locator(FINAL)
    expect(final.locator("h2")).to_be_in_viewport()
    expect(final.locator("h2")).to_have_text("Magistrate wins")
    expect(final.locator("[data-part=verdict]")).to_contain_text("points")
    expect(final.locator("[data-part=mine]")).to_have_text("You lost.")
    expect(final.locator("table")).to_have_count(1)  # it lies over the board's own sheet, as there is no room for both
    expect(page.locator(".merv .sheet .total")).to_be_attached()
    expect(final.get_by_role("button", name="Rematch")).to_be_attached()
    expect(final.get_by_text("Fairness check")).to_be_attached()
    expect(banner).to_have_count(0)
    assert wider_than_the_screen(page) <= 0
    axe(page)


def test_a_game_that_is_ended_early_says_by_whom_and_how_things_stood(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.begun("khan", "me", "bot", "bot")
    page = ann.go(f"/table/{table}")
    expect(asked(page)).to_be_visible()
    ann.post(f"/tables/{table}/vote", {"ends": True})
    final = page.locator(FINAL)
    expect(final.locator("h2")).to_have_text("Ann: resigned")
    expect(final.locator("[data-part=stood] li")).to_have_count(3)
    expect(final.locator("[data-part=stood]")).to_contain_text("0 points")
    axe(page)


def test_pointing_at_a_line_of_the_log_lights_up_what_it_speaks_of(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go(f"/table/{ann.begun('khan', 'me', 'me')}")
    page.locator(".picture [data-legal]").first.dispatch_event("click")
    line = page.locator("#panel-log .event", has_text="places a yurt on").first
    if not line.count():
        play(page, most=2)
    line.hover()
    expect(page.locator("[data-part=lights] span")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator("[data-part=lights] span")).to_have_count(0)


def test_pausing_on_important_events_is_a_setting(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/settings")
    tick = page.get_by_label("Pause on important events")
    expect(tick).not_to_be_checked()
    tick.check()
    page.reload()
    expect(page.get_by_label("Pause on important events")).to_be_checked()
